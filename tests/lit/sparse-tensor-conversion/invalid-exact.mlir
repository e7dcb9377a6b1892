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

// -----

// Nor has it conversions that keep the structure.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @f(%a: tensor<8xf64, #SV>) -> tensor<?xf64, #SV> {
  // expected-error @+1 {{failed to legalize operation 'sparse_tensor.convert' that was explicitly marked illegal}}
  %0 = sparse_tensor.convert %a : tensor<8xf64, #SV> to tensor<?xf64, #SV>
  return %0 : tensor<?xf64, #SV>
}
