// RUN: pyopt %s --fold-tensor-subset-ops --split-input-file | FileCheck %s

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
