// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// Which of two unit dimensions is dropped shows in the strides, and here it does not: the slice is left alone. The
// reference crashes.
func.func @ambiguous_reduction(%m: memref<8x16x4xf32>, %i: index)
    -> memref<?x1xf32, strided<[?, ?], offset: ?>> {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = memref.subview %m[%i, %c1, 0] [1, %c4, 1] [1, %c1, %c1]
      : memref<8x16x4xf32> to memref<?x1xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x1xf32, strided<[?, ?], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ambiguous_reduction(%arg0: memref<8x16x4xf32>, %arg1: index) -> memref<?x1xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %subview = memref.subview %arg0[%arg1, %c1, 0] [1, %c4, 1] [1, %c1, %c1] : memref<8x16x4xf32> to memref<?x1xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     return %subview : memref<?x1xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Dimensions that are known to have gaps in between cannot be collapsed: the cast that hides it stays.
func.func @collapse_across_gaps(%m: memref<4x4xf32, strided<[8, 1]>>)
    -> memref<?xf32, strided<[?]>> {
  %0 = memref.cast %m : memref<4x4xf32, strided<[8, 1]>> to memref<?x?xf32, strided<[?, ?]>>
  %1 = memref.collapse_shape %0 [[0, 1]]
      : memref<?x?xf32, strided<[?, ?]>> into memref<?xf32, strided<[?]>>
  return %1 : memref<?xf32, strided<[?]>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @collapse_across_gaps(%arg0: memref<4x4xf32, strided<[8, 1]>>) -> memref<?xf32, strided<[?]>> {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4x4xf32, strided<[8, 1]>> to memref<?x?xf32, strided<[?, ?]>>
// CHECK-NEXT{LITERAL}:     %collapse_shape = memref.collapse_shape %cast [[0, 1]] : memref<?x?xf32, strided<[?, ?]>> into memref<?xf32, strided<[?]>>
// CHECK-NEXT:     return %collapse_shape : memref<?xf32, strided<[?]>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
