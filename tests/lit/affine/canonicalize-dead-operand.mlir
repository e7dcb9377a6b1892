// RUN: pyopt --canonicalize %s | FileCheck %s

// The condition lets go of its operand, a constant that is dead before the next iteration: the 6 that affine.min gives
// is a constant of its own, not that one, which shows in the order.
func.func @constant_of_dropped_operand(%x: index, %a: tensor<2xi32>, %b: tensor<2xi32>)
    -> (index, tensor<2xi32>, index) {
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %0 = affine.if affine_set<(d0) : (1 >= 0, 4 >= 0)>(%c6) -> tensor<2xi32> {
    affine.yield %a : tensor<2xi32>
  } else {
    affine.yield %b : tensor<2xi32>
  }
  %1 = affine.min affine_map<(d0) -> (d0 - (d0 - 4) + 2)>(%x)
  return %c5, %0, %1 : index, tensor<2xi32>, index
}

// CHECK: #set = affine_set<() : (1 >= 0, 4 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @constant_of_dropped_operand(%arg0: index, %arg1: tensor<2xi32>, %arg2: tensor<2xi32>) -> (index, tensor<2xi32>, index) {
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %0 = affine.if #set() -> tensor<2xi32> {
// CHECK-NEXT:       affine.yield %arg1 : tensor<2xi32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       affine.yield %arg2 : tensor<2xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %c5, %0, %c6 : index, tensor<2xi32>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
