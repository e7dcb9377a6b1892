// RUN: pyopt --split-input-file --loop-invariant-subset-hoisting %s | FileCheck %s

// What a mask leaves out of the vector that is read is padding in each iteration, and not what the loop wrote.
func.func @mask_around(%t: tensor<4xf32>, %n: index, %m: vector<4xi1>, %f: f32) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<4xf32> {
    %v = vector.mask %m {
      vector.transfer_read %a[%c0], %f {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
    } : vector<4xi1> -> vector<4xf32>
    %w = arith.addf %v, %v : vector<4xf32>
    %b = vector.transfer_write %w, %a[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
    scf.yield %b : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @mask_around(%arg0: tensor<4xf32>, %arg1: index, %arg2: vector<4xi1>, %arg3: f32) -> tensor<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.for %arg4 = %c0 to %arg1 step %c1 iter_args(%arg5 = %arg0) -> (tensor<4xf32>) {
// CHECK-NEXT:       %1 = vector.mask %arg2 { vector.transfer_read %arg5[%c0], %arg3 {in_bounds = [true]} : tensor<4xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
// CHECK-NEXT:       %2 = arith.addf %1, %1 : vector<4xf32>
// CHECK-NEXT:       %3 = vector.transfer_write %2, %arg5[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
// CHECK-NEXT:       scf.yield %3 : tensor<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
