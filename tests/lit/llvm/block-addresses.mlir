// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Addresses of blocks, and branches to them.

llvm.blocktag <id = 1>

// CHECK: module {
// CHECK-NEXT:   llvm.blocktag <id = 1>
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.blocktag"() <{tag = #llvm.blocktag<id = 1>}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f(%x: !llvm.ptr) {
  "llvm.indirectbr"(%x) <{indbr_operand_segments = array<i32>}> : (!llvm.ptr) -> ()
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr) {
// CHECK-NEXT:     llvm.indirectbr %arg0 : !llvm.ptr, []
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: !llvm.ptr):
// GENERIC-NEXT:     "llvm.indirectbr"(%arg0) <{indbr_operand_segments = array<i32>}> : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f(%c: i1) -> !llvm.ptr {
  %0 = llvm.blockaddress <function = @f, tag = <id = 0>> : !llvm.ptr
  llvm.cond_br %c, ^a, ^b
^d:
  llvm.blocktag <id = 0>
  llvm.return %0 : !llvm.ptr
^a:
  llvm.br ^d
^b:
  llvm.br ^d
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i1) -> !llvm.ptr {
// CHECK-NEXT:     %0 = llvm.blockaddress <function = @f, tag = <id = 0>> : !llvm.ptr
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb2, ^bb3
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT:     llvm.blocktag <id = 0>
// CHECK-NEXT:     llvm.return %0 : !llvm.ptr
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     llvm.br ^bb1
// CHECK-NEXT:   ^bb3:  // pred: ^bb0
// CHECK-NEXT:     llvm.br ^bb1
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (i1)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i1):
// GENERIC-NEXT:     %0 = "llvm.blockaddress"() <{block_addr = #llvm.blockaddress<function = @f, tag = <id = 0>>}> : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.cond_br"(%arg0)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
// GENERIC-NEXT:   ^bb1:  // 2 preds: ^bb2, ^bb3
// GENERIC-NEXT:     "llvm.blocktag"() <{tag = #llvm.blocktag<id = 0>}> : () -> ()
// GENERIC-NEXT:     "llvm.return"(%0) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   ^bb2:  // pred: ^bb0
// GENERIC-NEXT:     "llvm.br"()[^bb1] : () -> ()
// GENERIC-NEXT:   ^bb3:  // pred: ^bb0
// GENERIC-NEXT:     "llvm.br"()[^bb1] : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
