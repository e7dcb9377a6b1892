// RUN: pyopt %s --resolve-shaped-type-result-dims --allow-unregistered-dialect --split-input-file | FileCheck %s

// The reference divides by an unknown extent where a group has two, never ends where there is no such extent.

func.func @several_unknown_extents_in_a_group(%t: tensor<?x6xf32>, %i: index, %j: index)
    -> (index, index) {
  %r = tensor.expand_shape %t [[0, 1], [2]] output_shape [%i, %j, 6]
      : tensor<?x6xf32> into tensor<?x?x6xf32>
  %c0_0 = arith.constant 0 : index
  %d0 = tensor.dim %r, %c0_0 : tensor<?x?x6xf32>
  %c1_1 = arith.constant 1 : index
  %d1 = tensor.dim %r, %c1_1 : tensor<?x?x6xf32>
  return %d0, %d1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @several_unknown_extents_in_a_group(%arg0: tensor<?x6xf32>, %arg1: index, %arg2: index) -> (index, index) {
// CHECK-NEXT:     return %arg1, %arg2 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @out_of_bounds_of_a_destination(%s: tensor<?xf32>, %t: tensor<?x?xf32>, %i: index)
    -> index {
  %r = tensor.insert_slice %s into %t[0, 0] [1, %i] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
  %c7_0 = arith.constant 7 : index
  %d0 = tensor.dim %r, %c7_0 : tensor<?x?xf32>
  return %d0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @out_of_bounds_of_a_destination(%arg0: tensor<?xf32>, %arg1: tensor<?x?xf32>, %arg2: index) -> index {
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %arg1[0, 0] [1, %arg2] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     %dim = tensor.dim %inserted_slice, %c7 : tensor<?x?xf32>
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A result that is indexed by a sum, or by a constant, has the extent of the init: the reference takes the sum of the
// extents of the inputs for it, which is one too many at least, and the constant.

func.func @result_indexed_by_a_sum(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: tensor<?xf32>)
    -> index {
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d1)>,
                     affine_map<(d0, d1) -> (d0 + d1)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a, %b : tensor<?xf32>, tensor<?xf32>) outs(%c : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %x : f32
  } -> tensor<?xf32>
  %c0_0 = arith.constant 0 : index
  %d0 = tensor.dim %r, %c0_0 : tensor<?xf32>
  return %d0 : index
}

func.func @result_indexed_by_a_constant(%a: tensor<?xf32>, %c: tensor<?x?xf32>) -> (index, index) {
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (0, d0)>],
    iterator_types = ["parallel"]
  } ins(%a : tensor<?xf32>) outs(%c : tensor<?x?xf32>) {
  ^bb0(%x: f32, %z: f32):
    linalg.yield %x : f32
  } -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %r, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %r, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @result_indexed_by_a_sum(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: tensor<?xf32>) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg2, %c0 : tensor<?xf32>
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @result_indexed_by_a_constant(%arg0: tensor<?xf32>, %arg1: tensor<?x?xf32>) -> (index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg1, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     return %dim, %dim_0 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
