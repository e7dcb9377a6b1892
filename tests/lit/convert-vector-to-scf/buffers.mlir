// RUN: pyopt --split-input-file --convert-vector-to-scf %s | FileCheck %s

// Transfers of several dimensions, by buffers on the stack.

func.func @write_tensor(%m: tensor<?x?xf32>, %i: index, %j: index, %v: vector<5x4xf32>)
    -> tensor<?x?xf32> {
  %0 = vector.transfer_write %v, %m[%i, %j] : vector<5x4xf32>, tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @write_tensor(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<5x4xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %0 = vector.transfer_write %arg3, %arg0[%arg1, %arg2] : vector<5x4xf32>, tensor<?x?xf32>
// CHECK-NEXT:     return %0 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
