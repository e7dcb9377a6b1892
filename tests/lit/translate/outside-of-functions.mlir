// RUN: pyopt-translate --split-input-file --mlir-to-llvmir %s | FileCheck %s

// Constants that nothing uses, and modules inside, are left out.

llvm.mlir.global external @x() : i32
%0 = llvm.mlir.constant(3 : i32) : i32
%1 = llvm.add %0, %0 : i32
%2 = llvm.mlir.undef : i32
%3 = llvm.mlir.zero : !llvm.ptr
%4 = llvm.mlir.addressof @x : !llvm.ptr
module {
  llvm.func @f()
}
llvm.func @g() {
  builtin.module {
    llvm.mlir.global external @x() : i32
  }
  llvm.return
}

// CHECK: @x = external global i32
// CHECK-EMPTY:
// CHECK-NEXT: define void @g() {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
