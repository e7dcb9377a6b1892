// RUN: pyopt %s --shape-inference --split-input-file | FileCheck %s

// What elementwise ops make known of shapes.

// Elementwise ops, both ways.

func.func @elementwise_ops_both_ways(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>)
    -> (index, index, index, index) {
  %0 = tensor.cast %b : tensor<?x?xf32> to tensor<4x?xf32>
  %1 = arith.addf %a, %b : tensor<?x?xf32>
  %2 = math.exp %1 : tensor<?x?xf32>
  %3 = arith.cmpf olt, %2, %b : tensor<?x?xf32>
  %4 = tensor.cast %2 : tensor<?x?xf32> to tensor<?x7xf32>
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %q0 = tensor.dim %a, %k0 : tensor<?x?xf32>
  %q1 = tensor.dim %a, %k1 : tensor<?x?xf32>
  %q2 = tensor.dim %3, %k0 : tensor<?x?xi1>
  %q3 = tensor.dim %3, %k1 : tensor<?x?xi1>
  return %q0, %q1, %q2, %q3 : index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @elementwise_ops_both_ways(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> (index, index, index, index) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %c4_0 = arith.constant 4 : index
// CHECK-NEXT:     %c7_1 = arith.constant 7 : index
// CHECK-NEXT:     return %c4, %c7, %c4_0, %c7_1 : index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An op with two results.

func.func @an_op_with_two_results(%a: tensor<?xi32>, %b: tensor<3xi32>) -> (index, index) {
  %0 = tensor.cast %b : tensor<3xi32> to tensor<?xi32>
  %1, %2 = arith.mulsi_extended %a, %0 : tensor<?xi32>
  %k0 = arith.constant 0 : index
  %q0 = tensor.dim %2, %k0 : tensor<?xi32>
  %q1 = tensor.dim %a, %k0 : tensor<?xi32>
  return %q0, %q1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @an_op_with_two_results(%arg0: tensor<?xi32>, %arg1: tensor<3xi32>) -> (index, index) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c3_0 = arith.constant 3 : index
// CHECK-NEXT:     return %c3, %c3_0 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
