// RUN: pyopt %s --fold-tensor-subset-ops --split-input-file | FileCheck %s

// What is around the vector is what the tensor has there.
func.func @into_own_slice(%d: tensor<?x?xf32>, %v: vector<4xf32>, %i: index, %n: index)
    -> tensor<?x?xf32> {
  %t = tensor.extract_slice %d[%i, 5] [1, 8] [1, 1] : tensor<?x?xf32> to tensor<8xf32>
  %w = vector.transfer_write %v, %t[%n] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  %r = tensor.insert_slice %w into %d[%i, 5] [1, 8] [1, 1] : tensor<8xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 5)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @into_own_slice(%arg0: tensor<?x?xf32>, %arg1: vector<4xf32>, %arg2: index, %arg3: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg3]
// CHECK-NEXT:     %1 = vector.transfer_write %arg1, %arg0[%arg2, %0] {in_bounds = [true]} : vector<4xf32>, tensor<?x?xf32>
// CHECK-NEXT:     return %1 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The vector covers the slice; it stays for another user.
func.func @whole(%d: tensor<?x?xf32>, %e: tensor<8xf32>, %v: vector<8xf32>, %i: index)
    -> (tensor<?x?xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %e[%c0] {in_bounds = [true]} : vector<8xf32>, tensor<8xf32>
  %r = tensor.insert_slice %w into %d[%i, 5] [1, 8] [1, 1] : tensor<8xf32> into tensor<?x?xf32>
  return %r, %w : tensor<?x?xf32>, tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @whole(%arg0: tensor<?x?xf32>, %arg1: tensor<8xf32>, %arg2: vector<8xf32>, %arg3: index) -> (tensor<?x?xf32>, tensor<8xf32>) {
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.transfer_write %arg2, %arg1[%c0] {in_bounds = [true]} : vector<8xf32>, tensor<8xf32>
// CHECK-NEXT:     %1 = vector.transfer_write %arg2, %arg0[%arg3, %c5] {in_bounds = [true]} : vector<8xf32>, tensor<?x?xf32>
// CHECK-NEXT:     return %1, %0 : tensor<?x?xf32>, tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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

// -----

func.func @stay(%d: tensor<?xf32>, %e: tensor<8xf32>, %v: vector<8xf32>, %m: vector<8xi1>,
                %i: index) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %e[%c0], %m {in_bounds = [true]} : vector<8xf32>, tensor<8xf32>
  %r = tensor.insert_slice %w into %d[%i] [8] [1] : tensor<8xf32> into tensor<?xf32>
  %w1 = vector.transfer_write %v, %e[%i] : vector<8xf32>, tensor<8xf32>
  %r1 = tensor.insert_slice %w1 into %d[%i] [8] [1] : tensor<8xf32> into tensor<?xf32>
  %w2 = vector.transfer_write %v, %e[%c0] {in_bounds = [true]} : vector<8xf32>, tensor<8xf32>
  %r2 = tensor.insert_slice %w2 into %d[%i] [8] [3] : tensor<8xf32> into tensor<?xf32>
  return %r, %r1, %r2 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @stay(%arg0: tensor<?xf32>, %arg1: tensor<8xf32>, %arg2: vector<8xf32>, %arg3: vector<8xi1>, %arg4: index) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.transfer_write %arg2, %arg1[%c0], %arg3 {in_bounds = [true]} : vector<8xf32>, tensor<8xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %0 into %arg0[%arg4] [8] [1] : tensor<8xf32> into tensor<?xf32>
// CHECK-NEXT:     %1 = vector.transfer_write %arg2, %arg1[%arg4] : vector<8xf32>, tensor<8xf32>
// CHECK-NEXT:     %inserted_slice_0 = tensor.insert_slice %1 into %arg0[%arg4] [8] [1] : tensor<8xf32> into tensor<?xf32>
// CHECK-NEXT:     %2 = vector.transfer_write %arg2, %arg1[%c0] {in_bounds = [true]} : vector<8xf32>, tensor<8xf32>
// CHECK-NEXT:     %inserted_slice_1 = tensor.insert_slice %2 into %arg0[%arg4] [8] [3] : tensor<8xf32> into tensor<?xf32>
// CHECK-NEXT:     return %inserted_slice, %inserted_slice_0, %inserted_slice_1 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
