// RUN: pyopt --split-input-file --verify-diagnostics --sparsification-and-bufferization %s

// What cannot become buffers.

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// expected-error @+2 {{cannot bufferize bodiless function that returns a tensor}}
// expected-error @+1 {{failed to bufferize op}}
func.func private @outside(tensor<8x8xf64, #CSR>, tensor<8xf64>) -> tensor<8xf64>
func.func @call(%a: tensor<8x8xf64, #CSR>, %b: tensor<8xf64>) -> tensor<8xf64> {
  %0 = call @outside(%a, %b) : (tensor<8x8xf64, #CSR>, tensor<8xf64>) -> tensor<8xf64>
  return %0 : tensor<8xf64>
}
