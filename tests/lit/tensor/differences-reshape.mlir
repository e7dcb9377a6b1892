// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// An expansion says which extents it makes. They are those that were collapsed only if these follow from the number of
// elements.

// Of six elements, %t may have 2x3 and the result 1x6x1.
func.func @three(%t: tensor<?x?xf32>, %x: index, %y: index, %z: index) -> tensor<?x?x?xf32> {
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [%x, %y, %z]
      : tensor<?xf32> into tensor<?x?x?xf32>
  return %1 : tensor<?x?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @three(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<?x?x?xf32> {
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %collapsed [[0, 1, 2]] output_shape [%arg1, %arg2, %arg3] : tensor<?xf32> into tensor<?x?x?xf32>
// CHECK-NEXT:     return %expanded : tensor<?x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// No elements, in any number of rows.
func.func @zero(%t: tensor<?x0xf32>, %x: index) -> tensor<?x0xf32> {
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<?x0xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%x, 0] : tensor<?xf32> into tensor<?x0xf32>
  return %1 : tensor<?x0xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @zero(%arg0: tensor<?x0xf32>, %arg1: index) -> tensor<?x0xf32> {
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<?x0xf32> into tensor<?xf32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %collapsed [[0, 1]] output_shape [%arg1, 0] : tensor<?xf32> into tensor<?x0xf32>
// CHECK-NEXT:     return %expanded : tensor<?x0xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// %x and %y need not be the extents of %t, though they are in the same places.
func.func @mixed(%t: tensor<?x6x?xf32>, %x: index, %y: index) -> tensor<?x2x3x?xf32> {
  %0 = tensor.collapse_shape %t [[0, 1, 2]] : tensor<?x6x?xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2, 3]] output_shape [%x, 2, 3, %y]
      : tensor<?xf32> into tensor<?x2x3x?xf32>
  return %1 : tensor<?x2x3x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @mixed(%arg0: tensor<?x6x?xf32>, %arg1: index, %arg2: index) -> tensor<?x2x3x?xf32> {
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1, 2]] : tensor<?x6x?xf32> into tensor<?xf32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %collapsed [[0, 1, 2, 3]] output_shape [%arg1, 2, 3, %arg2] : tensor<?xf32> into tensor<?x2x3x?xf32>
// CHECK-NEXT:     return %expanded : tensor<?x2x3x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Memrefs, too.
func.func @msame(%t: memref<?x?xf32>, %x: index, %y: index, %z: index) -> memref<?x?x?xf32> {
  %0 = memref.collapse_shape %t [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2]] output_shape [%x, %y, %z]
      : memref<?xf32> into memref<?x?x?xf32>
  return %1 : memref<?x?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @msame(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?x?x?xf32> {
// CHECK-NEXT{LITERAL}:     %collapse_shape = memref.collapse_shape %arg0 [[0, 1]] : memref<?x?xf32> into memref<?xf32>
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %collapse_shape [[0, 1, 2]] output_shape [%arg1, %arg2, %arg3] : memref<?xf32> into memref<?x?x?xf32>
// CHECK-NEXT:     return %expand_shape : memref<?x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What %x is follows from nothing.
func.func @colexp(%t: tensor<?xf32>, %x: index) -> tensor<?x0xf32> {
  %0 = tensor.expand_shape %t [[0, 1, 2]] output_shape [%x, 0, 1]
      : tensor<?xf32> into tensor<?x0x1xf32>
  %1 = tensor.collapse_shape %0 [[0], [1, 2]] : tensor<?x0x1xf32> into tensor<?x0xf32>
  return %1 : tensor<?x0xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @colexp(%arg0: tensor<?xf32>, %arg1: index) -> tensor<?x0xf32> {
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [%arg1, 0] : tensor<?xf32> into tensor<?x0xf32>
// CHECK-NEXT:     return %expanded : tensor<?x0xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The product of the extents is larger than an extent can be: the reference computes 0, in 64 bits.
func.func @product_too_large(%t: tensor<4611686018427387904x4611686018427387904xf32>)
    -> tensor<?xf32> {
  %a = tensor.cast %t : tensor<4611686018427387904x4611686018427387904xf32> to tensor<?x?xf32>
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @product_too_large(%arg0: tensor<4611686018427387904x4611686018427387904xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<4611686018427387904x4611686018427387904xf32> to tensor<?x?xf32>
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %cast [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
// CHECK-NEXT:     return %collapsed : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
