// Zeros that constants list are stored, whatever the format.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 2 : compressed, i mod 2 : dense,
                   j mod 2 : dense)
}>
func.func @main() {
  %c = arith.constant sparse<[[0], [3], [5]], [0.0, -0.0, 2.0]> : tensor<8xf64>
  %s = sparse_tensor.convert %c : tensor<8xf64> to tensor<8xf64, #SV>
  sparse_tensor.print %s : tensor<8xf64, #SV>
  %m = arith.constant sparse<[[0, 1], [2, 0], [2, 3]], [0.0, -0.0, 2.0]> : tensor<4x4xf64>
  %s1 = sparse_tensor.convert %m : tensor<4x4xf64> to tensor<4x4xf64, #CSR>
  sparse_tensor.print %s1 : tensor<4x4xf64, #CSR>
  %s2 = sparse_tensor.convert %m : tensor<4x4xf64> to tensor<4x4xf64, #CSC>
  sparse_tensor.print %s2 : tensor<4x4xf64, #CSC>
  %s3 = sparse_tensor.convert %m : tensor<4x4xf64> to tensor<4x4xf64, #COO>
  sparse_tensor.print %s3 : tensor<4x4xf64, #COO>
  %s4 = sparse_tensor.convert %m : tensor<4x4xf64> to tensor<4x4xf64, #BSR>
  sparse_tensor.print %s4 : tensor<4x4xf64, #BSR>
  %d = arith.constant dense<[[0.0, -0.0, 1.0, 0.0],
                             [0.0, 0.0, 0.0, 0.0],
                             [0.0, 0.0, 2.0, 3.0],
                             [0.0, 0.0, 0.0, 0.0]]> : tensor<4x4xf64>
  %s5 = sparse_tensor.convert %d : tensor<4x4xf64> to tensor<4x4xf64, #CSR>
  sparse_tensor.print %s5 : tensor<4x4xf64, #CSR>
  %s6 = sparse_tensor.convert %s1 : tensor<4x4xf64, #CSR> to tensor<4x4xf64, #CSC>
  sparse_tensor.print %s6 : tensor<4x4xf64, #CSC>
  %s7 = sparse_tensor.convert %s4 : tensor<4x4xf64, #BSR> to tensor<4x4xf64, #CSR>
  sparse_tensor.print %s7 : tensor<4x4xf64, #CSR>
  return
}
