// RUN: pyopt-run %s | FileCheck %s
// RUN: pyopt-run %s --sparsification-and-bufferization | FileCheck %s

// The last block of each row reaches beyond its end, and holds two elements all the same.

// CHECK: {{\[\[}}1., 0., 2., 0., 3.],
// CHECK:  [0., 0., 0., 0., 0.]]
#NM = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : structured[2, 4])
}>
func.func @main() -> tensor<2x5xf64> {
  %d = arith.constant dense<[[1.0, 0.0, 2.0, 0.0, 3.0], [0.0, 0.0, 0.0, 0.0, 0.0]]>
      : tensor<2x5xf64>
  %r = call @through(%d) : (tensor<2x5xf64>) -> tensor<2x5xf64>
  return %r : tensor<2x5xf64>
}

func.func private @through(%d: tensor<2x5xf64>) -> tensor<2x5xf64> {
  %s = sparse_tensor.convert %d : tensor<2x5xf64> to tensor<2x5xf64, #NM>
  %r = sparse_tensor.convert %s : tensor<2x5xf64, #NM> to tensor<2x5xf64>
  return %r : tensor<2x5xf64>
}
