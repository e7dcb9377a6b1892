// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// Reshapes in a row whose extents that are not known follow from the number of elements, or do not.

// The cast moves, and the expansion says that the result is %x by %y.
func.func @issue(%t: tensor<2x3x4xf32>, %x: index, %y: index) -> tensor<?x?xf32> {
  %c = tensor.cast %t : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %0 = tensor.collapse_shape %c [[0, 1, 2]] : tensor<?x?x?xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%x, %y] : tensor<?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @issue(%arg0: tensor<2x3x4xf32>, %arg1: index, %arg2: index) -> tensor<?x?xf32> {
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1, 2]] : tensor<2x3x4xf32> into tensor<24xf32>
// CHECK-NEXT:     %cast = tensor.cast %collapsed : tensor<24xf32> to tensor<?xf32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %cast [[0, 1]] output_shape [%arg1, %arg2] : tensor<?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return %expanded : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// One extent is not known: it follows.
func.func @one(%t: tensor<?x2x4xf32>, %x: index) -> tensor<?x8xf32> {
  %0 = tensor.collapse_shape %t [[0, 1, 2]] : tensor<?x2x4xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%x, 8] : tensor<?xf32> into tensor<?x8xf32>
  return %1 : tensor<?x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @one(%arg0: tensor<?x2x4xf32>, %arg1: index) -> tensor<?x8xf32> {
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0], [1, 2]] : tensor<?x2x4xf32> into tensor<?x8xf32>
// CHECK-NEXT:     return %collapsed : tensor<?x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// So it does in each of two groups.
func.func @samegroups(%t: tensor<?x2x?xf32>, %x: index, %y: index) -> tensor<?x2x?xf32> {
  %0 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<?x2x?xf32> into tensor<?x?xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%x, 2, %y]
      : tensor<?x?xf32> into tensor<?x2x?xf32>
  return %1 : tensor<?x2x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @samegroups(%arg0: tensor<?x2x?xf32>, %arg1: index, %arg2: index) -> tensor<?x2x?xf32> {
// CHECK-NEXT:     return %arg0 : tensor<?x2x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
