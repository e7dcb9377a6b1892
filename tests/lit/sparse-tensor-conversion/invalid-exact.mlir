// RUN: pyopt --split-input-file --sparse-tensor-conversion=reference-exact=true --verify-diagnostics %s

// The reference has no copies.
#CSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j : compressed),
  posWidth = 8,
  crdWidth = 16
}>
func.func @f(%a: tensor<8x?xf64, #CSR>) -> tensor<8x?xf64, #CSR> {
  // expected-error @+1 {{failed to legalize operation 'bufferization.alloc_tensor' that was explicitly marked illegal}}
  %0 = bufferization.alloc_tensor() copy(%a) : tensor<8x?xf64, #CSR>
  return %0 : tensor<8x?xf64, #CSR>
}
