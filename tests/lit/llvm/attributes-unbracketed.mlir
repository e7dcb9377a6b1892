// RUN: pyopt --split-input-file --allow-unregistered-dialect %s | FileCheck %s

// Attributes without brackets are read behind `#llvm<`.

#comdat = #llvm<comdat any>
"test.op"() {
  a = #comdat,
  b = #llvm<comdat "largest">,
  c = [#llvm<comdat samesize>, #llvm<comdat exactmatch>],
  d = #llvm<comdat nodeduplicate>
} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.op"() {a = #llvm<comdat any>, b = #llvm<comdat largest>, c = [#llvm<comdat samesize>, #llvm<comdat exactmatch>], d = #llvm<comdat nodeduplicate>} : () -> ()
// CHECK-NEXT: }

// -----

"test.op"() {a = #llvm<dso_local_equivalent @f>, b = #llvm<dso_local_equivalent @g>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.op"() {a = #llvm<dso_local_equivalent @f>, b = #llvm<dso_local_equivalent @g>} : () -> ()
// CHECK-NEXT: }

// -----

// Numbers have 64 bits; what is convertible has an encoding, by name or number.
"test.op"() {
  a = #llvm.di_expression<>,
  b = #llvm.di_expression<[DW_OP_deref, DW_OP_lit31, DW_OP_breg7(-8), DW_OP_constu(0x10), DW_OP_LLVM_arg(0)]>,
  c = #llvm.di_expression<[DW_OP_LLVM_convert(16, DW_ATE_signed), DW_OP_LLVM_convert(8, 4)]>,
  d = #llvm.di_expression<[DW_OP_LLVM_convert(16, 99), DW_OP_LLVM_convert(16, 3, 4), DW_OP_LLVM_convert(16, 0)]>,
  e = #llvm.di_expression<[DW_OP_LLVM_convert, DW_OP_LLVM_convert(3), DW_OP_plus(1, 2, 3)]>,
  f = #llvm.di_expression<[DW_OP_constu(18446744073709551615)]>,
  g = #llvm.di_expression<[DW_OP_GNU_entry_value, DW_OP_HP_tls, DW_OP_WASM_location]>
} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.op"() {a = #llvm.di_expression<>, b = #llvm.di_expression<[DW_OP_deref, DW_OP_lit31, DW_OP_breg7(18446744073709551608), DW_OP_constu(16), DW_OP_LLVM_arg(0)]>, c = #llvm.di_expression<[DW_OP_LLVM_convert(16, DW_ATE_signed), DW_OP_LLVM_convert(8, DW_ATE_float)]>, d = #llvm.di_expression<[DW_OP_LLVM_convert(16, 99), DW_OP_LLVM_convert(16, DW_ATE_complex_float, DW_ATE_float), DW_OP_LLVM_convert(16, 0)]>, e = #llvm.di_expression<[DW_OP_LLVM_convert, DW_OP_LLVM_convert(3), DW_OP_plus(1, 2, 3)]>, f = #llvm.di_expression<[DW_OP_constu(18446744073709551615)]>, g = #llvm.di_expression<[DW_OP_GNU_entry_value, DW_OP_HP_tls, DW_OP_WASM_location]>} : () -> ()
// CHECK-NEXT: }
