// RUN: pyopt --split-input-file --finalize-memref-to-llvm %s | FileCheck %s

// Elements behind a negative stride: products with it wrap around as unsigned numbers, so nothing is promised about them.

func.func @a(%m: memref<4xf32, strided<[-1], offset: 3>>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32, strided<[-1], offset: 3>>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: memref<4xf32, strided<[-1], offset: 3>>, %arg1: index) -> f32 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<4xf32, strided<[-1], offset: 3>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %4 = llvm.getelementptr %2[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %5 = llvm.mlir.constant(-1 : index) : i64
// CHECK-NEXT:     %6 = llvm.mul %0, %5 : i64
// CHECK-NEXT:     %7 = llvm.getelementptr %4[%6] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %8 = llvm.load %7 : !llvm.ptr -> f32
// CHECK-NEXT:     return %8 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%m: memref<4x4xf32, strided<[-4, 1], offset: 12>>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<4x4xf32, strided<[-4, 1], offset: 12>>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: memref<4x4xf32, strided<[-4, 1], offset: 12>>, %arg1: index) -> f32 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<4x4xf32, strided<[-4, 1], offset: 12>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = llvm.mlir.constant(12 : index) : i64
// CHECK-NEXT:     %4 = llvm.getelementptr %2[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %5 = llvm.mlir.constant(-4 : index) : i64
// CHECK-NEXT:     %6 = llvm.mul %0, %5 : i64
// CHECK-NEXT:     %7 = llvm.add %6, %0 : i64
// CHECK-NEXT:     %8 = llvm.getelementptr %4[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %9 = llvm.load %8 : !llvm.ptr -> f32
// CHECK-NEXT:     return %9 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
