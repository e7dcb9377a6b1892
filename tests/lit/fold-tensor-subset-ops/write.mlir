// RUN: pyopt %s --fold-tensor-subset-ops --split-input-file | FileCheck %s

// The vector has the extents of the tensor, though in another order.
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

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @transposed(%arg0: tensor<?x?x?xf32>, %arg1: tensor<2x4xf32>, %arg2: vector<4x2xf32>, %arg3: index) -> tensor<?x?x?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.transfer_write %arg2, %arg1[%c0, %c0] {in_bounds = [true, true], permutation_map = #map} : vector<4x2xf32>, tensor<2x4xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %0 into %arg0[%arg3, %arg3, 1] [2, 1, 4] [1, 1, 1] : tensor<2x4xf32> into tensor<?x?x?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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

// A slice of another tensor, and one of another place.
func.func @another(%d: tensor<?xf32>, %t: tensor<?xf32>, %v: vector<4xf32>, %i: index, %n: index)
    -> (tensor<?xf32>, tensor<?xf32>) {
  %s = tensor.extract_slice %t[%i] [8] [1] : tensor<?xf32> to tensor<8xf32>
  %w = vector.transfer_write %v, %s[%n] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  %r = tensor.insert_slice %w into %d[%i] [8] [1] : tensor<8xf32> into tensor<?xf32>
  %s1 = tensor.extract_slice %d[%n] [8] [1] : tensor<?xf32> to tensor<8xf32>
  %w1 = vector.transfer_write %v, %s1[%n] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  %r1 = tensor.insert_slice %w1 into %d[%i] [8] [1] : tensor<8xf32> into tensor<?xf32>
  return %r, %r1 : tensor<?xf32>, tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @another(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: vector<4xf32>, %arg3: index, %arg4: index) -> (tensor<?xf32>, tensor<?xf32>) {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg1[%arg3] [8] [1] : tensor<?xf32> to tensor<8xf32>
// CHECK-NEXT:     %0 = vector.transfer_write %arg2, %extracted_slice[%arg4] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %0 into %arg0[%arg3] [8] [1] : tensor<8xf32> into tensor<?xf32>
// CHECK-NEXT:     %extracted_slice_0 = tensor.extract_slice %arg0[%arg4] [8] [1] : tensor<?xf32> to tensor<8xf32>
// CHECK-NEXT:     %1 = vector.transfer_write %arg2, %extracted_slice_0[%arg4] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
// CHECK-NEXT:     %inserted_slice_1 = tensor.insert_slice %1 into %arg0[%arg3] [8] [1] : tensor<8xf32> into tensor<?xf32>
// CHECK-NEXT:     return %inserted_slice, %inserted_slice_1 : tensor<?xf32>, tensor<?xf32>
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

// -----

// An extent that nobody knows.
func.func @dyn(%d: tensor<?xf32>, %e: tensor<?xf32>, %v: vector<8xf32>, %i: index, %n: index)
    -> tensor<?xf32> {
  %w = vector.transfer_write %v, %e[%n] {in_bounds = [true]} : vector<8xf32>, tensor<?xf32>
  %r = tensor.insert_slice %w into %d[%i] [%n] [1] : tensor<?xf32> into tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dyn(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: vector<8xf32>, %arg3: index, %arg4: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = vector.transfer_write %arg2, %arg1[%arg4] {in_bounds = [true]} : vector<8xf32>, tensor<?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %0 into %arg0[%arg3] [%arg4] [1] : tensor<?xf32> into tensor<?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A scalable vector.
func.func @scal(%d: tensor<?xf32>, %e: tensor<?xf32>, %v: vector<[8]xf32>, %i: index, %n: index)
    -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %e[%c0] {in_bounds = [true]} : vector<[8]xf32>, tensor<?xf32>
  %r = tensor.insert_slice %w into %d[%i] [%n] [1] : tensor<?xf32> into tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @scal(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: vector<[8]xf32>, %arg3: index, %arg4: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.transfer_write %arg2, %arg1[%c0] {in_bounds = [true]} : vector<[8]xf32>, tensor<?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %0 into %arg0[%arg3] [%arg4] [1] : tensor<?xf32> into tensor<?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The slice goes back to where it came from.
func.func @from(%d: tensor<8xf32>, %v: vector<2xf32>, %i: index, %n: index) -> tensor<8xf32> {
  %e = tensor.extract_slice %d[%i] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %w = vector.transfer_write %v, %e[%n] {in_bounds = [true]} : vector<2xf32>, tensor<4xf32>
  %r = tensor.insert_slice %w into %d[%i] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from(%arg0: tensor<8xf32>, %arg1: vector<2xf32>, %arg2: index, %arg3: index) -> tensor<8xf32> {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[%arg2] [4] [1] : tensor<8xf32> to tensor<4xf32>
// CHECK-NEXT:     %0 = vector.transfer_write %arg1, %extracted_slice[%arg3] {in_bounds = [true]} : vector<2xf32>, tensor<4xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %0 into %arg0[%arg2] [4] [1] : tensor<4xf32> into tensor<8xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
