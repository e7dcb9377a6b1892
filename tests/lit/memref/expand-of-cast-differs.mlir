// RUN: pyopt %s --split-input-file --canonicalize | FileCheck %s

// Constants that are no extents, or not those of what was cast, stay operands.

func.func @other_product(%m: memref<4x8xf32>, %i: index) -> memref<?x?x2xf32> {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c = memref.cast %m : memref<4x8xf32> to memref<?x?xf32>
  %r = memref.expand_shape %c [[0], [1, 2]] output_shape [%c3, %c4, 2]
      : memref<?x?xf32> into memref<?x?x2xf32>
  return %r : memref<?x?x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @other_product(%arg0: memref<4x8xf32>, %arg1: index) -> memref<?x?x2xf32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4x8xf32> to memref<?x?xf32>
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %cast [[0], [1, 2]] output_shape [%c3, %c4, 2] : memref<?x?xf32> into memref<?x?x2xf32>
// CHECK-NEXT:     return %expand_shape : memref<?x?x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @negative(%m: memref<?x8xf32>, %i: index) -> memref<?x?x4x2xf32> {
  %c4 = arith.constant -4 : index
  %c = memref.cast %m : memref<?x8xf32> to memref<?x8xf32, strided<[?, 1]>>
  %r = memref.expand_shape %c [[0, 1], [2, 3]] output_shape [%c4, %i, 4, 2]
      : memref<?x8xf32, strided<[?, 1]>> into memref<?x?x4x2xf32, strided<[?, ?, 2, 1]>>
  %x = memref.cast %r : memref<?x?x4x2xf32, strided<[?, ?, 2, 1]>> to memref<?x?x4x2xf32>
  return %x : memref<?x?x4x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @negative(%arg0: memref<?x8xf32>, %arg1: index) -> memref<?x?x4x2xf32> {
// CHECK-NEXT:     %c-4 = arith.constant -4 : index
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %arg0 [[0, 1], [2, 3]] output_shape [%c-4, %arg1, 4, 2] : memref<?x8xf32> into memref<?x?x4x2xf32>
// CHECK-NEXT:     return %expand_shape : memref<?x?x4x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @negative_twice(%m: memref<8x8xf32>, %i: index) -> memref<?x?x4x2xf32> {
  %c4 = arith.constant -4 : index
  %c2 = arith.constant -2 : index
  %c = memref.cast %m : memref<8x8xf32> to memref<?x8xf32>
  %r = memref.expand_shape %c [[0, 1], [2, 3]] output_shape [%c4, %c2, 4, 2]
      : memref<?x8xf32> into memref<?x?x4x2xf32>
  return %r : memref<?x?x4x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @negative_twice(%arg0: memref<8x8xf32>, %arg1: index) -> memref<?x?x4x2xf32> {
// CHECK-NEXT:     %c-4 = arith.constant -4 : index
// CHECK-NEXT:     %c-2 = arith.constant -2 : index
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<8x8xf32> to memref<?x8xf32>
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %cast [[0, 1], [2, 3]] output_shape [%c-4, %c-2, 4, 2] : memref<?x8xf32> into memref<?x?x4x2xf32>
// CHECK-NEXT:     return %expand_shape : memref<?x?x4x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
