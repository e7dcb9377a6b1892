// RUN: pyopt %s --fold-tensor-subset-ops --split-input-file | FileCheck %s

// What is around the vector is undefined, but it is inserted all the same.
func.func @into_empty(%d: tensor<?xf32>, %v: vector<4xf32>, %i: index, %n: index) -> tensor<?xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %w = vector.transfer_write %v, %e[%n] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  %r = tensor.insert_slice %w into %d[%i] [8] [1] : tensor<8xf32> into tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @into_empty(%arg0: tensor<?xf32>, %arg1: vector<4xf32>, %arg2: index, %arg3: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf32>
// CHECK-NEXT:     %1 = vector.transfer_write %arg1, %0[%arg3] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %1 into %arg0[%arg2] [8] [1] : tensor<8xf32> into tensor<?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The vector covers the tensor, so that the index is 0.
func.func @idx(%d: tensor<?xf32>, %e: tensor<8xf32>, %v: vector<8xf32>, %i: index, %n: index)
    -> tensor<?xf32> {
  %w = vector.transfer_write %v, %e[%n] {in_bounds = [true]} : vector<8xf32>, tensor<8xf32>
  %r = tensor.insert_slice %w into %d[%i] [8] [1] : tensor<8xf32> into tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @idx(%arg0: tensor<?xf32>, %arg1: tensor<8xf32>, %arg2: vector<8xf32>, %arg3: index, %arg4: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg3, %arg4]
// CHECK-NEXT:     %1 = vector.transfer_write %arg2, %arg0[%0] {in_bounds = [true]} : vector<8xf32>, tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The same extents in any order.
func.func @perm(%d: tensor<?x?xf32>, %e: tensor<4x4xf32>, %v: vector<4x4xf32>, %i: index)
    -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v,
      %e[%c0, %c0] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>}
      : vector<4x4xf32>, tensor<4x4xf32>
  %r = tensor.insert_slice %w into %d[%i, %i] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @perm(%arg0: tensor<?x?xf32>, %arg1: tensor<4x4xf32>, %arg2: vector<4x4xf32>, %arg3: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %0 = vector.transfer_write %arg2, %arg0[%arg3, %arg3] {in_bounds = [true, true], permutation_map = #map} : vector<4x4xf32>, tensor<?x?xf32>
// CHECK-NEXT:     return %0 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A vector of a lower rank.
func.func @unit(%d: tensor<?x?xf32>, %e: tensor<1x4xf32>, %v: vector<4xf32>, %i: index)
    -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %e[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<1x4xf32>
  %r = tensor.insert_slice %w into %d[%i, %i] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @unit(%arg0: tensor<?x?xf32>, %arg1: tensor<1x4xf32>, %arg2: vector<4xf32>, %arg3: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.transfer_write %arg2, %arg1[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<1x4xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %0 into %arg0[%arg3, %arg3] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
