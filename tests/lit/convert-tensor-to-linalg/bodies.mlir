// RUN: pyopt --split-input-file --allow-unregistered-dialect --convert-tensor-to-linalg %s | FileCheck %s

// A constant that the body makes: the reference erases it with the body and then lacks it. Padding in the body of
// other padding, which the reference leaves.

func.func @dynamic_constant_inside(%t: tensor<2xi1>, %n: index) -> tensor<?xi1> {
  %0 = tensor.pad %t low[%n] high[3] {
  ^bb0(%i0: index):
    %p = arith.constant true
    tensor.yield %p : i1
  } : tensor<2xi1> to tensor<?xi1>
  return %0 : tensor<?xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dynamic_constant_inside(%arg0: tensor<2xi1>, %arg1: index) -> tensor<?xi1> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.addi %arg1, %c2 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %1 = arith.addi %0, %c3 : index
// CHECK-NEXT:     %2 = tensor.empty(%1) : tensor<?xi1>
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %3 = linalg.fill ins(%true : i1) outs(%2 : tensor<?xi1>) -> tensor<?xi1>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %3[%arg1] [2] [1] : tensor<2xi1> into tensor<?xi1>
// CHECK-NEXT:     return %inserted_slice : tensor<?xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pad_in_padding(%t: tensor<2xf32>, %u: tensor<1xf32>, %p: f32) -> tensor<4xf32> {
  %0 = tensor.pad %t low[1] high[1] {
  ^bb0(%i: index):
    %1 = tensor.pad %u low[%i] high[4] {
    ^bb0(%k: index):
      tensor.yield %p : f32
    } : tensor<1xf32> to tensor<?xf32>
    %c0 = arith.constant 0 : index
    %2 = tensor.extract %1[%c0] : tensor<?xf32>
    tensor.yield %2 : f32
  } : tensor<2xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}
