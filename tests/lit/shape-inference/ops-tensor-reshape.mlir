// RUN: pyopt %s --shape-inference --split-input-file | FileCheck %s

// What tensor ops that reshape make known.

// Collapse_shape.

func.func @collapse_shape(%a: tensor<?x?x4xf32>) -> (index, index) {
  %0 = tensor.collapse_shape %a [[0], [1, 2]] : tensor<?x?x4xf32> into tensor<?x?xf32>
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %q0 = tensor.dim %0, %k0 : tensor<?x?xf32>
  %q1 = tensor.dim %0, %k1 : tensor<?x?xf32>
  return %q0, %q1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @collapse_shape(%arg0: tensor<?x?x4xf32>) -> (index, index) {
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0], [1, 2]] : tensor<?x?x4xf32> into tensor<?x?xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %collapsed, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %collapsed, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     return %dim, %dim_0 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Collapse_shape, backward.

func.func @collapse_shape_backward(%a: tensor<?x?x4xf32>) -> (index, index) {
  %0 = tensor.collapse_shape %a [[0], [1, 2]] : tensor<?x?x4xf32> into tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<3x12xf32>
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %q0 = tensor.dim %a, %k0 : tensor<?x?x4xf32>
  %q1 = tensor.dim %a, %k1 : tensor<?x?x4xf32>
  return %q0, %q1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @collapse_shape_backward(%arg0: tensor<?x?x4xf32>) -> (index, index) {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?x?x4xf32> to tensor<3x3x4xf32>
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %cast [[0], [1, 2]] : tensor<3x3x4xf32> into tensor<3x12xf32>
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c3_0 = arith.constant 3 : index
// CHECK-NEXT:     return %c3, %c3_0 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Collapse_shape: two extents do not follow from their product.

func.func @collapse_shape_two_extents_do_not_follow_from_their_product(%a: tensor<?x?xf32>)
    -> (index, index) {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<12xf32>
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %q0 = tensor.dim %a, %k0 : tensor<?x?xf32>
  %q1 = tensor.dim %a, %k1 : tensor<?x?xf32>
  return %q0, %q1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @collapse_shape_two_extents_do_not_follow_from_their_product(%arg0: tensor<?x?xf32>) -> (index, index) {
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
// CHECK-NEXT:     %cast = tensor.cast %collapsed : tensor<?xf32> to tensor<12xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     return %dim, %dim_0 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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

// Expand_shape.

func.func @expand_shape(%a: tensor<?xf32>, %i: index) -> (index, index, index) {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [%i, 4] : tensor<?xf32> into tensor<?x4xf32>
  %k0 = arith.constant 0 : index
  %q0 = tensor.dim %0, %k0 : tensor<?x4xf32>
  %q1 = tensor.dim %a, %k0 : tensor<?xf32>
  return %i, %q0, %q1 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @expand_shape(%arg0: tensor<?xf32>, %arg1: index) -> (index, index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     return %arg1, %arg1, %dim : index, index, index
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

// Reshape by known extents.

func.func @reshape_by_known_extents(%a: tensor<*xf32>, %i: index) -> (index, index) {
  %c3 = arith.constant 3 : index
  %s = tensor.from_elements %i, %c3 : tensor<2xindex>
  %0 = tensor.reshape %a(%s) : (tensor<*xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %t = arith.constant dense<[2, 5]> : tensor<2xi32>
  %1 = tensor.reshape %a(%t) : (tensor<*xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %q0 = tensor.dim %1, %k0 : tensor<?x?xf32>
  %q1 = tensor.dim %1, %k1 : tensor<?x?xf32>
  return %q0, %q1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @reshape_by_known_extents(%arg0: tensor<*xf32>, %arg1: index) -> (index, index) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %from_elements = tensor.from_elements %arg1, %c3 : tensor<2xindex>
// CHECK-NEXT:     %reshape = tensor.reshape %arg0(%from_elements) : (tensor<*xf32>, tensor<2xindex>) -> tensor<?x3xf32>
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     return %c2, %c5 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Reshape, backward.

func.func @reshape_backward(%a: tensor<?xf32>, %i: index, %j: index) -> (index, index, index) {
  %s = tensor.from_elements %i, %j : tensor<2xindex>
  %0 = tensor.reshape %a(%s) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x4xf32>
  %1 = tensor.cast %0 : tensor<?x4xf32> to tensor<3x4xf32>
  %k0 = arith.constant 0 : index
  %q0 = tensor.dim %a, %k0 : tensor<?xf32>
  return %i, %j, %q0 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @reshape_backward(%arg0: tensor<?xf32>, %arg1: index, %arg2: index) -> (index, index, index) {
// CHECK-NEXT:     %from_elements = tensor.from_elements %arg1, %arg2 : tensor<2xindex>
// CHECK-NEXT:     %reshape = tensor.reshape %arg0(%from_elements) : (tensor<?xf32>, tensor<2xindex>) -> tensor<3x4xf32>
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     return %arg1, %arg2, %c12 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Reshape: the last extent follows from the number of elements.

func.func @reshape_the_last_extent_follows_from_the_number_of_elements(
    %a: tensor<6x4xf32>, %s: tensor<2xindex>) -> (index, index, index, index) {
  %0 = tensor.reshape %a(%s) : (tensor<6x4xf32>, tensor<2xindex>) -> tensor<8x?xf32>
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %q0 = tensor.dim %0, %k1 : tensor<8x?xf32>
  %q1 = shape.rank %s : tensor<2xindex> -> index
  %q2 = shape.get_extent %s, %k0 : tensor<2xindex>, index -> index
  %q3 = shape.get_extent %s, %k1 : tensor<2xindex>, index -> index
  return %q0, %q1, %q2, %q3 : index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @reshape_the_last_extent_follows_from_the_number_of_elements(%arg0: tensor<6x4xf32>, %arg1: tensor<2xindex>) -> (index, index, index, index) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c3_0 = arith.constant 3 : index
// CHECK-NEXT:     return %c3, %c2, %c8, %c3_0 : index, index, index, index
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
