// RUN: pyopt %s --fold-tensor-subset-ops --split-input-file | FileCheck %s

func.func @transposed(%d: tensor<?x?x?xf32>, %e: tensor<2x4xf32>, %v: vector<4x2xf32>, %i: index)
    -> tensor<?x?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v,
      %e[%c0, %c0] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>}
      : vector<4x2xf32>, tensor<2x4xf32>
  %r = tensor.insert_slice %w into %d[%i, %i, 1] [2, 1, 4] [1, 1, 1]
      : tensor<2x4xf32> into tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d2, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @transposed(%arg0: tensor<?x?x?xf32>, %arg1: tensor<2x4xf32>, %arg2: vector<4x2xf32>, %arg3: index) -> tensor<?x?x?xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = vector.transfer_write %arg2, %arg0[%arg3, %arg3, %c1] {in_bounds = [true, true], permutation_map = #map} : vector<4x2xf32>, tensor<?x?x?xf32>
// CHECK-NEXT:     return %0 : tensor<?x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Nobody knows what is around the vector.
func.func @into_empty(%d: tensor<?xf32>, %v: vector<4xf32>, %i: index, %n: index) -> tensor<?xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %w = vector.transfer_write %v, %e[%n] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  %r = tensor.insert_slice %w into %d[%i] [8] [1] : tensor<8xf32> into tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @into_empty(%arg0: tensor<?xf32>, %arg1: vector<4xf32>, %arg2: index, %arg3: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg2, %arg3]
// CHECK-NEXT:     %1 = vector.transfer_write %arg1, %arg0[%0] {in_bounds = [true]} : vector<4xf32>, tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
