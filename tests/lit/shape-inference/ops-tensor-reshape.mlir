// RUN: pyopt %s --shape-inference --split-input-file | FileCheck %s

// What tensor ops that reshape make known.

// Collapse_shape.

// Collapse_shape to a scalar.

func.func @collapse_shape_to_a_scalar(%a: tensor<?x?xf32>) -> (index, index) {
  %0 = tensor.collapse_shape %a [] : tensor<?x?xf32> into tensor<f32>
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %q0 = tensor.dim %a, %k0 : tensor<?x?xf32>
  %q1 = tensor.dim %a, %k1 : tensor<?x?xf32>
  return %q0, %q1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @collapse_shape_to_a_scalar(%arg0: tensor<?x?xf32>) -> (index, index) {
// CHECK-NEXT:     %collapsed = tensor.collapse_shape %arg0 [] : tensor<?x?xf32> into tensor<f32>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     return %c1, %c1_0 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Expand_shape, backward.

func.func @expand_shape_backward(%a: tensor<?xf32>, %i: index) -> (index, index) {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [%i, 4] : tensor<?xf32> into tensor<?x4xf32>
  %1 = tensor.cast %a : tensor<?xf32> to tensor<20xf32>
  %k0 = arith.constant 0 : index
  %q0 = tensor.dim %0, %k0 : tensor<?x4xf32>
  return %i, %q0 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @expand_shape_backward(%arg0: tensor<?xf32>, %arg1: index) -> (index, index) {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?xf32> to tensor<20xf32>
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     return %arg1, %c5 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Reshape: without elements nothing follows.

func.func @reshape_without_elements_nothing_follows(%a: tensor<0x4xf32>, %s: tensor<2xindex>)
    -> index {
  %0 = tensor.reshape %a(%s) : (tensor<0x4xf32>, tensor<2xindex>) -> tensor<0x?xf32>
  %k1 = arith.constant 1 : index
  %q0 = tensor.dim %0, %k1 : tensor<0x?xf32>
  return %q0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @reshape_without_elements_nothing_follows(%arg0: tensor<0x4xf32>, %arg1: tensor<2xindex>) -> index {
// CHECK-NEXT:     %reshape = tensor.reshape %arg0(%arg1) : (tensor<0x4xf32>, tensor<2xindex>) -> tensor<0x?xf32>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %reshape, %c1 : tensor<0x?xf32>
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
