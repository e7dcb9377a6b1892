// RUN: pyopt %s --split-input-file --linalg-fold-unit-extent-dims | FileCheck %s

// An expansion says its extents, which are not computed from those of its source.
func.func @extents(%w: tensor<?xf32>, %i: index, %j: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.expand_shape %w [[0, 1]] output_shape [%i, %j] : tensor<?xf32> into tensor<?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %1, %2 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @extents(%arg0: tensor<?xf32>, %arg1: index, %arg2: index) -> (index, index) {
// CHECK-NEXT:     return %arg1, %arg2 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_empty(%i: index, %j: index, %k: index) -> (tensor<?x2x?xf32>, tensor<?x?xf32>) {
  %0 = tensor.empty(%i, %j) : tensor<?x?xf32>
  %1 = tensor.expand_shape %0 [[0], [1, 2]] output_shape [%i, 2, %k]
      : tensor<?x?xf32> into tensor<?x2x?xf32>
  %2 = tensor.collapse_shape %1 [[0], [1, 2]] : tensor<?x2x?xf32> into tensor<?x?xf32>
  return %1, %2 : tensor<?x2x?xf32>, tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_empty(%arg0: index, %arg1: index, %arg2: index) -> (tensor<?x2x?xf32>, tensor<?x?xf32>) {
// CHECK-NEXT:     %0 = tensor.empty(%arg0, %arg1) : tensor<?x?xf32>
// CHECK-NEXT:     %1 = tensor.empty(%arg0, %arg2) : tensor<?x2x?xf32>
// CHECK-NEXT:     return %1, %0 : tensor<?x2x?xf32>, tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
