// RUN: pyopt %s | FileCheck %s

// An alignment of 0 says nothing.

// CHECK-LABEL: llvm.func @f
// CHECK-NEXT: %0 = llvm.alloca %arg0 x i32 : (i64) -> !llvm.ptr
// CHECK-NEXT: %1 = llvm.alloca %arg0 x i32 : (i64) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.alloca %arg0 x i32 {alignment = 8 : i64} : (i64) -> !llvm.ptr
llvm.func @f(%n: i64) {
  %0 = llvm.alloca %n x i32 {alignment = 0 : i64} : (i64) -> !llvm.ptr
  %1 = "llvm.alloca"(%n) <{alignment = 0 : i64, elem_type = i32}> : (i64) -> !llvm.ptr
  %2 = llvm.alloca %n x i32 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  llvm.return
}
