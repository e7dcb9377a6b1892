// RUN: pyopt --split-input-file --verify-diagnostics --one-shot-bufferize=test-analysis-only %s

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @count(%a: tensor<8x16xf64, #CSR>, %o: tensor<8x16xf64>) -> tensor<8x16xf64> {
  // expected-error @+1 {{'sparse_tensor.foreach' op tensor results are not supported yet}}
  %r = sparse_tensor.foreach in %a init(%o) : tensor<8x16xf64, #CSR>, tensor<8x16xf64> -> tensor<8x16xf64> do {
  ^bb0(%i: index, %j: index, %v: f64, %k: tensor<8x16xf64>):
    %kk = tensor.insert %v into %k[%i, %j] : tensor<8x16xf64>
    sparse_tensor.yield %kk : tensor<8x16xf64>
  }
  return %r : tensor<8x16xf64>
}
