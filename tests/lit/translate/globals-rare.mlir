// RUN: pyopt-translate --split-input-file --mlir-to-llvmir %s | FileCheck %s

// Lists of nothing, functions that are chosen, true as a number, and zeros of all kinds.

llvm.func @c1() {
  llvm.return
}
llvm.mlir.global_ctors ctors = [], priorities = [], data = []
llvm.mlir.global_dtors dtors = [], priorities = [], data = []

// CHECK: @llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer
// CHECK-NEXT: @llvm.global_dtors = appending global [0 x { i32, ptr, ptr }] zeroinitializer
// CHECK-EMPTY:
// CHECK-NEXT: define void @c1() {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----

llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @i : !llvm.func<f32 (i64)>, !llvm.ptr @r {dso_local}
llvm.mlir.ifunc weak hidden unnamed_addr @i2 : !llvm.func<f32 (i64)>, !llvm.ptr @r
llvm.func @f(%a: i64) {
  %0 = llvm.call @i(%a) : (i64) -> f32
  %1 = llvm.mlir.addressof @i : !llvm.ptr
  llvm.return
}

// CHECK: @i = dso_local ifunc float (i64), ptr @r
// CHECK-NEXT: @i2 = weak hidden ifunc float (i64), ptr @r
// CHECK-EMPTY:
// CHECK-NEXT: define ptr @r() {
// CHECK-NEXT:   ret ptr null
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(i64 %0) {
// CHECK-NEXT:   %2 = call float @i(i64 %0)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----

llvm.mlir.global external @y(true) : i8
llvm.mlir.global external @y1(-1 : i8) : i32
llvm.mlir.global external @y2(200 : ui8) : i32
llvm.mlir.global external @y3(-5 : si8) : i32
llvm.mlir.global external @y4(false) : i32
llvm.mlir.global external @y5(-1 : i32) : i8
llvm.mlir.global external @y6(5 : index) : i8
llvm.func @f() -> i8 {
  %0 = llvm.mlir.constant(true) : i8
  llvm.return %0 : i8
}
llvm.func @g() -> i32 {
  %0 = llvm.mlir.constant(-3 : i8) : i32
  llvm.return %0 : i32
}

// CHECK: @y = global i8 1
// CHECK-NEXT: @y1 = global i32 -1
// CHECK-NEXT: @y2 = global i32 200
// CHECK-NEXT: @y3 = global i32 -5
// CHECK-NEXT: @y4 = global i32 0
// CHECK-NEXT: @y5 = global i8 -1
// CHECK-NEXT: @y6 = global i8 5
// CHECK-EMPTY:
// CHECK-NEXT: define i8 @f() {
// CHECK-NEXT:   ret i8 1
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define i32 @g() {
// CHECK-NEXT:   ret i32 -3
// CHECK-NEXT: }

// -----

llvm.mlir.global external @x([true, -1 : i8]) : !llvm.struct<(i8, i32)>

// CHECK: @x = global { i8, i32 } { i8 1, i32 -1 }

// -----

llvm.mlir.global common @g([0 : i32]) : !llvm.struct<(i32)>

// CHECK: @g = common global { i32 } zeroinitializer

// -----

llvm.mlir.global common @g([]) : !llvm.struct<()>

// CHECK: @g = common global {} zeroinitializer

// -----

llvm.mlir.global common @g(sparse<[[0]], [0]> : tensor<3xi32>) : !llvm.array<3 x i32>

// CHECK: @g = common global [3 x i32] zeroinitializer

// -----

llvm.mlir.global common @g(dense<(0.0,0.0)> : tensor<1xcomplex<f32>>)
    : !llvm.array<1 x struct<(f32,f32)>>

// CHECK: @g = common global [1 x { float, float }] zeroinitializer
