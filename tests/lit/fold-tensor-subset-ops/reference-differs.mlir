// RUN: pyopt %s --fold-tensor-subset-ops --split-input-file | FileCheck %s

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

// A scalable vector need not cover a tensor of the same number.
func.func @scalable(%d: tensor<?xf32>, %t: tensor<4xf32>, %v: vector<[4]xf32>, %i: index)
    -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %t[%c0] {in_bounds = [true]} : vector<[4]xf32>, tensor<4xf32>
  %r = tensor.insert_slice %w into %d[%i] [4] [1] : tensor<4xf32> into tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @scalable(%arg0: tensor<?xf32>, %arg1: tensor<4xf32>, %arg2: vector<[4]xf32>, %arg3: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.transfer_write %arg2, %arg1[%c0] {in_bounds = [true]} : vector<[4]xf32>, tensor<4xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %0 into %arg0[%arg3] [4] [1] : tensor<4xf32> into tensor<?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
