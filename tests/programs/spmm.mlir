// A CSR matrix times a dense one onto an argument, then the same again onto the result, and the old output beside.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @main(%dense: tensor<4x5xf64>, %b: tensor<5x3xf64>, %c: tensor<4x3xf64>)
    -> (tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>) {
  %a = sparse_tensor.convert %dense : tensor<4x5xf64> to tensor<4x5xf64, #CSR>
  %d = linalg.matmul
      ins(%a, %b : tensor<4x5xf64, #CSR>, tensor<5x3xf64>)
      outs(%c : tensor<4x3xf64>) -> tensor<4x3xf64>
  %e = linalg.matmul
      ins(%a, %b : tensor<4x5xf64, #CSR>, tensor<5x3xf64>)
      outs(%d : tensor<4x3xf64>) -> tensor<4x3xf64>
  return %c, %d, %e : tensor<4x3xf64>, tensor<4x3xf64>, tensor<4x3xf64>
}
