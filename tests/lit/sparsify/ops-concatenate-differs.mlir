// RUN: pyopt %s --lower-sparse-ops-to-foreach | FileCheck %s

// Elements of another type: the reference inserts what does not fit, which is invalid.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

// CHECK-LABEL: @other_elements
// CHECK-NEXT: sparse_tensor.concatenate
func.func @other_elements(%a: tensor<2x4xf64, #CSR>, %b: tensor<3x4xf64, #CSR>) -> tensor<5x4xf32> {
  %0 = sparse_tensor.concatenate %a, %b {dimension = 0 : index}
      : tensor<2x4xf64, #CSR>, tensor<3x4xf64, #CSR> to tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}

// CHECK-LABEL: @same_elements
// CHECK: sparse_tensor.foreach
func.func @same_elements(%a: tensor<2x4xf64, #CSR>, %b: tensor<3x4xf64, #CSR>) -> tensor<5x4xf64> {
  %0 = sparse_tensor.concatenate %a, %b {dimension = 0 : index}
      : tensor<2x4xf64, #CSR>, tensor<3x4xf64, #CSR> to tensor<5x4xf64>
  return %0 : tensor<5x4xf64>
}
