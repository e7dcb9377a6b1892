// RUN: pyopt --split-input-file --allow-unregistered-dialect %s | FileCheck %s

// A single operation of an expression. The reference reads it, too, but prints no space: it cannot read that again.

"test.op"() {a = #llvm<di_expression_elem DW_OP_deref>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.op"() {a = #llvm<di_expression_elem DW_OP_deref>} : () -> ()
// CHECK-NEXT: }

// -----

"test.op"() {a = #llvm<di_expression_elem DW_OP_plus_uconst(1)>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.op"() {a = #llvm<di_expression_elem DW_OP_plus_uconst(1)>} : () -> ()
// CHECK-NEXT: }

// -----

"test.op"() {a = #llvm<di_expression_elem DW_OP_LLVM_convert(16, DW_ATE_signed)>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.op"() {a = #llvm<di_expression_elem DW_OP_LLVM_convert(16, DW_ATE_signed)>} : () -> ()
// CHECK-NEXT: }
