// RUN: pyopt --sroa %s | FileCheck %s
// RUN: pyopt --mem2reg %s | FileCheck %s

// An address without indices, which only the generic form can have, is not known to be that of a part.
// NO-ROUND-TRIP: the custom form of such an address is not read, by mlir-opt neither.

// CHECK-LABEL: llvm.func @no_indices(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(i32, i32)>
llvm.func @no_indices(%x: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %1 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %g = "llvm.getelementptr"(%q) <{elem_type = i8, rawConstantIndices = array<i32>}>
      : (!llvm.ptr) -> !llvm.ptr
  llvm.store %x, %g : i32, !llvm.ptr
  llvm.return
}
