// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// transpose and broadcast.

// Two that undo each other, and one that moves nothing.
func.func @transposes(%a: tensor<4x3x2xf32>, %b: tensor<2x4x3xf32>, %c: tensor<4x3x2xf32>)
    -> (tensor<4x3x2xf32>, tensor<4x3x2xf32>, tensor<2x4x3xf32>) {
  %0 = linalg.transpose
      ins(%a : tensor<4x3x2xf32>)
      outs(%b : tensor<2x4x3xf32>) permutation = [2, 0, 1]
  %1 = linalg.transpose
      ins(%0 : tensor<2x4x3xf32>)
      outs(%c : tensor<4x3x2xf32>) permutation = [1, 2, 0]
  %2 = linalg.transpose
      ins(%a : tensor<4x3x2xf32>)
      outs(%c : tensor<4x3x2xf32>) permutation = [0, 1, 2]
  return %1, %2, %0 : tensor<4x3x2xf32>, tensor<4x3x2xf32>, tensor<2x4x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @transposes(%arg0: tensor<4x3x2xf32>, %arg1: tensor<2x4x3xf32>, %arg2: tensor<4x3x2xf32>) -> (tensor<4x3x2xf32>, tensor<4x3x2xf32>, tensor<2x4x3xf32>) {
// CHECK-NEXT:     %transposed = linalg.transpose ins(%arg0 : tensor<4x3x2xf32>) outs(%arg1 : tensor<2x4x3xf32>) permutation = [2, 0, 1]
// CHECK-NEXT:     return %arg0, %arg0, %transposed : tensor<4x3x2xf32>, tensor<4x3x2xf32>, tensor<2x4x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Two become one.
func.func @transpose_of_transpose(%a: tensor<4x5x6xf32>, %b: tensor<6x4x5xf32>,
                                  %c: tensor<4x6x5xf32>) -> (tensor<4x6x5xf32>, tensor<6x4x5xf32>) {
  %1 = linalg.transpose
      ins(%a : tensor<4x5x6xf32>)
      outs(%b : tensor<6x4x5xf32>) permutation = [2, 0, 1]
  %2 = linalg.transpose
      ins(%1 : tensor<6x4x5xf32>)
      outs(%c : tensor<4x6x5xf32>) permutation = [1, 0, 2]
  return %2, %1 : tensor<4x6x5xf32>, tensor<6x4x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @transpose_of_transpose(%arg0: tensor<4x5x6xf32>, %arg1: tensor<6x4x5xf32>, %arg2: tensor<4x6x5xf32>) -> (tensor<4x6x5xf32>, tensor<6x4x5xf32>) {
// CHECK-NEXT:     %transposed = linalg.transpose ins(%arg0 : tensor<4x5x6xf32>) outs(%arg1 : tensor<6x4x5xf32>) permutation = [2, 0, 1]
// CHECK-NEXT:     %transposed_0 = linalg.transpose ins(%arg0 : tensor<4x5x6xf32>) outs(%arg2 : tensor<4x6x5xf32>) permutation = [0, 2, 1]
// CHECK-NEXT:     return %transposed_0, %transposed : tensor<4x6x5xf32>, tensor<6x4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A broadcast of what is transposed, if anything is left to transpose; a broadcast along nothing.
func.func @transpose_of_broadcast(%a: tensor<4xf32>, %b: tensor<4x3xf32>, %t: tensor<3x4xf32>)
    -> (tensor<4xf32>, tensor<3x4xf32>) {
  %0 = linalg.broadcast ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) dimensions = []
  %1 = linalg.broadcast ins(%a : tensor<4xf32>) outs(%b : tensor<4x3xf32>) dimensions = [1]
  %2 = linalg.transpose ins(%1 : tensor<4x3xf32>) outs(%t : tensor<3x4xf32>) permutation = [1, 0]
  return %0, %2 : tensor<4xf32>, tensor<3x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @transpose_of_broadcast(%arg0: tensor<4xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<3x4xf32>) -> (tensor<4xf32>, tensor<3x4xf32>) {
// CHECK-NEXT:     %broadcasted = linalg.broadcast ins(%arg0 : tensor<4xf32>) outs(%arg2 : tensor<3x4xf32>) dimensions = [0]
// CHECK-NEXT:     return %arg0, %broadcasted : tensor<4xf32>, tensor<3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A scalar.
func.func @transpose_of_broadcast_scalar(%a: tensor<f32>, %b: tensor<4x3xf32>, %t: tensor<3x4xf32>)
    -> tensor<3x4xf32> {
  %0 = linalg.broadcast ins(%a : tensor<f32>) outs(%b : tensor<4x3xf32>) dimensions = [0, 1]
  %1 = linalg.transpose ins(%0 : tensor<4x3xf32>) outs(%t : tensor<3x4xf32>) permutation = [1, 0]
  return %1 : tensor<3x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @transpose_of_broadcast_scalar(%arg0: tensor<f32>, %arg1: tensor<4x3xf32>, %arg2: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:     %broadcasted = linalg.broadcast ins(%arg0 : tensor<f32>) outs(%arg2 : tensor<3x4xf32>) dimensions = [1, 0]
// CHECK-NEXT:     return %broadcasted : tensor<3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near misses: somebody else uses the broadcast;
func.func @transpose_of_broadcast_near(%a: tensor<4x5xf32>, %b: tensor<4x3x5x6xf32>,
                                       %t: tensor<6x4x3x5xf32>)
    -> (tensor<6x4x3x5xf32>, tensor<4x3x5x6xf32>) {
  %1 = linalg.broadcast ins(%a : tensor<4x5xf32>) outs(%b : tensor<4x3x5x6xf32>) dimensions = [1, 3]
  %2 = linalg.transpose
      ins(%1 : tensor<4x3x5x6xf32>)
      outs(%t : tensor<6x4x3x5xf32>) permutation = [3, 0, 1, 2]
  return %2, %1 : tensor<6x4x3x5xf32>, tensor<4x3x5x6xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @transpose_of_broadcast_near(%arg0: tensor<4x5xf32>, %arg1: tensor<4x3x5x6xf32>, %arg2: tensor<6x4x3x5xf32>) -> (tensor<6x4x3x5xf32>, tensor<4x3x5x6xf32>) {
// CHECK-NEXT:     %broadcasted = linalg.broadcast ins(%arg0 : tensor<4x5xf32>) outs(%arg1 : tensor<4x3x5x6xf32>) dimensions = [1, 3]
// CHECK-NEXT:     %transposed = linalg.transpose ins(%broadcasted : tensor<4x3x5x6xf32>) outs(%arg2 : tensor<6x4x3x5xf32>) permutation = [3, 0, 1, 2]
// CHECK-NEXT:     return %transposed, %broadcasted : tensor<6x4x3x5xf32>, tensor<4x3x5x6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
