// RUN: pyopt %s --split-input-file --verify-diagnostics

// Ops of other dialects on sparse tensors that they reject.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%a: tensor<4x8xf64, #CSR>, %b: tensor<4x8xf64>) -> tensor<4x8xf64, #CSR> {
  %3 = arith.addf %a, %a : tensor<4x8xf64, #CSR>
  %4 = math.absf %3 : tensor<4x8xf64, #CSR>
  // expected-error @+1 {{'arith.addf' op requires the same encoding for all operands and results}}
  %5 = "arith.addf"(%3, %b) : (tensor<4x8xf64, #CSR>, tensor<4x8xf64>) -> tensor<4x8xf64, #CSR>
  return %4 : tensor<4x8xf64, #CSR>
}
