// RUN: pyopt %s --linalg-fuse-elementwise-ops --split-input-file | FileCheck %s

// Folds that change an op in place are at work in this pass too, and no more than these.

func.func @reshape_twice(%t: tensor<?x?xf32>, %s: tensor<3xindex>, %r: tensor<2xi32>)
    -> tensor<?x?xf32> {
  %0 = tensor.reshape %t(%s) : (tensor<?x?xf32>, tensor<3xindex>) -> tensor<?x?x?xf32>
  %1 = tensor.reshape %0(%r) : (tensor<?x?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @reshape_twice(%arg0: tensor<?x?xf32>, %arg1: tensor<3xindex>, %arg2: tensor<2xi32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %reshape = tensor.reshape %arg0(%arg2) : (tensor<?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
// CHECK-NEXT:     return %reshape : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A pad by a constant is moved before the expansion as if it were by a number.
func.func @pad_by_constants(%t: tensor<2x2x?xf32>, %f: f32) -> tensor<4x?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<2x2x?xf32> into tensor<4x?xf32>
  %1 = tensor.pad %0 low[0, %c2] high[0, %c0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<4x?xf32> to tensor<4x?xf32>
  return %1 : tensor<4x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pad_by_constants(%arg0: tensor<2x2x?xf32>, %arg1: f32) -> tensor<4x?xf32> {
// CHECK-NEXT:     %padded = tensor.pad %arg0 low[0, 0, 2] high[0, 0, 0] {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: index):
// CHECK-NEXT:       tensor.yield %arg1 : f32
// CHECK-NEXT:     } : tensor<2x2x?xf32> to tensor<2x2x?xf32>
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %padded [[0, 1], [2]] : tensor<2x2x?xf32> into tensor<4x?xf32>
// CHECK-NEXT:     return %collapsed : tensor<4x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
