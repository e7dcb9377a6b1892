// RUN: pyopt --split-input-file --allow-unregistered-dialect --convert-func-to-llvm=use-bare-ptr-memref-call-conv %s | FileCheck %s

func.func private @f(memref<f32>, memref<3xcomplex<f32>, 3>, memref<*xi1, 2>,
                     memref<2xvector<2x3xf32>>, memref<2xmemref<3xf32>>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(memref<f32>, memref<3xcomplex<f32>, 3>, memref<*xi1, 2>, memref<2xvector<2x3xf32>>, memref<2xmemref<3xf32>>)
// CHECK-NEXT: }

// -----

func.func private @f((i32) -> (i32), (memref<2xf32>) -> ())

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(!llvm.ptr, !llvm.ptr) attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f(!llvm.ptr<2>, !llvm.array<2 x i32>, !llvm.struct<(i32, f32)>,
                     !llvm.struct<"foo", (i32)>, !llvm.array<2 x index>,
                     !llvm.struct<(index, memref<2xf32>)>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(!llvm.ptr<2>, !llvm.array<2 x i32>, !llvm.struct<(i32, f32)>, !llvm.struct<"foo", (i32)>, !llvm.array<2 x i64>, !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>) attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f(memref<2xf32, 1 : i8>, memref<2xf32, 4294967297>, memref<2xf32, -1>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(!llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<4294967295>) attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f(memref<?x4xf32, strided<[?, ?], offset: ?>>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(memref<?x4xf32, strided<[?, ?], offset: ?>>)
// CHECK-NEXT: }

// -----

func.func private @f(memref<0xf32>, memref<?x0x2xf32>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f(memref<0xf32>, memref<?x0x2xf32>)
// CHECK-NEXT: }

// -----

func.func private @f(memref<2x3xi1, strided<[3, 1], offset: 5>>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(!llvm.ptr) attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f()
    -> (memref<f32>, memref<3xcomplex<f32>, 3>, memref<*xi1, 2>, memref<2xvector<2x3xf32>>,
        memref<2xmemref<3xf32>>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f() -> (memref<f32>, memref<3xcomplex<f32>, 3>, memref<*xi1, 2>, memref<2xvector<2x3xf32>>, memref<2xmemref<3xf32>>)
// CHECK-NEXT: }

// -----

func.func private @f() -> ((i32) -> (i32), (memref<2xf32>) -> ())

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() -> !llvm.struct<(ptr, ptr)> attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f()
    -> (!llvm.ptr<2>, !llvm.array<2 x i32>, !llvm.struct<(i32, f32)>, !llvm.struct<"foo", (i32)>,
        !llvm.array<2 x index>, !llvm.struct<(index, memref<2xf32>)>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() -> !llvm.struct<(ptr<2>, array<2 x i32>, struct<(i32, f32)>, struct<"foo", (i32)>, array<2 x i64>, struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>)> attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f() -> (memref<2xf32, 1 : i8>, memref<2xf32, 4294967297>, memref<2xf32, -1>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() -> !llvm.struct<(ptr<1>, ptr<1>, ptr<4294967295>)> attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f() -> (memref<?x4xf32, strided<[?, ?], offset: ?>>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f() -> memref<?x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }

// -----

func.func private @f() -> (memref<0xf32>, memref<?x0x2xf32>)

// CHECK: module {
// CHECK-NEXT:   func.func private @f() -> (memref<0xf32>, memref<?x0x2xf32>)
// CHECK-NEXT: }

// -----

func.func private @f() -> (memref<2x3xi1, strided<[3, 1], offset: 5>>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() -> !llvm.ptr attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func @g(%m: memref<2x3xf32>, %i: index)
    -> (memref<2x3xf32>, index) attributes {llvm.emit_c_interface} {
  %r:2 = call @g(%m, %i) : (memref<2x3xf32>, index) -> (memref<2x3xf32>, index)
  return %r#0, %r#1 : memref<2x3xf32>, index
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(%arg0: !llvm.ptr, %arg1: i64) -> !llvm.struct<(ptr, i64)> attributes {llvm.emit_c_interface} {
// CHECK-NEXT:     %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg0, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %4 = llvm.insertvalue %3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %5 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %6 = llvm.insertvalue %5, %4[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %7 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %8 = llvm.insertvalue %7, %6[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %9 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %8[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %11 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %12 = llvm.insertvalue %11, %10[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %13 = llvm.extractvalue %12[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %14 = llvm.call @g(%13, %arg1) : (!llvm.ptr, i64) -> !llvm.struct<(ptr, i64)>
// CHECK-NEXT:     %15 = llvm.extractvalue %14[0] : !llvm.struct<(ptr, i64)>
// CHECK-NEXT:     %16 = llvm.extractvalue %14[1] : !llvm.struct<(ptr, i64)>
// CHECK-NEXT:     %17 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %18 = llvm.insertvalue %15, %17[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %19 = llvm.insertvalue %15, %18[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %20 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %21 = llvm.insertvalue %20, %19[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %22 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %23 = llvm.insertvalue %22, %21[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %24 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %25 = llvm.insertvalue %24, %23[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %26 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %27 = llvm.insertvalue %26, %25[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %28 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %29 = llvm.insertvalue %28, %27[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %30 = llvm.extractvalue %29[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %31 = llvm.mlir.poison : !llvm.struct<(ptr, i64)>
// CHECK-NEXT:     %32 = llvm.insertvalue %30, %31[0] : !llvm.struct<(ptr, i64)>
// CHECK-NEXT:     %33 = llvm.insertvalue %16, %32[1] : !llvm.struct<(ptr, i64)>
// CHECK-NEXT:     llvm.return %33 : !llvm.struct<(ptr, i64)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%m: memref<?xf32>) -> memref<?xf32> {
  %r = call @g(%m) : (memref<?xf32>) -> memref<?xf32>
  return %r : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<?xf32>) -> memref<?xf32> {
// CHECK-NEXT:     %0 = call @g(%arg0) : (memref<?xf32>) -> memref<?xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     llvm.return %1 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @args(%m: memref<2xf32> {llvm.noalias, llvm.align = 32},
                %n: memref<2xf32, strided<[1], offset: 3>>) {
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @args(%arg0: !llvm.ptr {llvm.align = 32 : i64, llvm.noalias}, %arg1: !llvm.ptr) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dead(%m: memref<2xf32>) {
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @dead(%arg0: !llvm.ptr) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
