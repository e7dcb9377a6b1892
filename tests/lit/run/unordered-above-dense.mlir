// RUN: pyopt-run %s | FileCheck %s
// RUN: pyopt-run %s --sparsification-and-bufferization | FileCheck %s
// RUN: pyopt-run %s --entry rows --sparsification-and-bufferization | FileCheck %s
// RUN: pyopt-run %s --entry coordinates --sparsification-and-bufferization | FileCheck %s

// Storage of which one level only is unordered keeps what is below a coordinate together, so that elements are sorted
// by it before; storage that lists coordinates takes them as they come.

// CHECK: {{\[\[}}1., 0., 2.],
// CHECK:  [0., 3., 4.]]
#Columns = #sparse_tensor.encoding<{ map = (i, j) -> (j : compressed(nonordered), i : dense) }>
#Rows = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed(nonordered)) }>
#COO = #sparse_tensor.encoding<{
  map = (i, j) -> (j : compressed(nonunique, nonordered), i : singleton(nonordered))
}>
func.func @main() -> tensor<2x3xf64> {
  %d = arith.constant dense<[[1.0, 0.0, 2.0], [0.0, 3.0, 4.0]]> : tensor<2x3xf64>
  %r = call @through(%d) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  return %r : tensor<2x3xf64>
}

func.func private @through(%d: tensor<2x3xf64>) -> tensor<2x3xf64> {
  %s = sparse_tensor.convert %d : tensor<2x3xf64> to tensor<2x3xf64, #Columns>
  %r = sparse_tensor.convert %s : tensor<2x3xf64, #Columns> to tensor<2x3xf64>
  return %r : tensor<2x3xf64>
}

func.func private @through_rows(%d: tensor<2x3xf64>) -> tensor<2x3xf64> {
  %s = sparse_tensor.convert %d : tensor<2x3xf64> to tensor<2x3xf64, #Rows>
  %r = sparse_tensor.convert %s : tensor<2x3xf64, #Rows> to tensor<2x3xf64>
  return %r : tensor<2x3xf64>
}

func.func @rows() -> tensor<2x3xf64> {
  %d = arith.constant dense<[[1.0, 0.0, 2.0], [0.0, 3.0, 4.0]]> : tensor<2x3xf64>
  %r = call @through_rows(%d) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  return %r : tensor<2x3xf64>
}

func.func private @through_coordinates(%d: tensor<2x3xf64>) -> tensor<2x3xf64> {
  %s = sparse_tensor.convert %d : tensor<2x3xf64> to tensor<2x3xf64, #COO>
  %r = sparse_tensor.convert %s : tensor<2x3xf64, #COO> to tensor<2x3xf64>
  return %r : tensor<2x3xf64>
}

func.func @coordinates() -> tensor<2x3xf64> {
  %d = arith.constant dense<[[1.0, 0.0, 2.0], [0.0, 3.0, 4.0]]> : tensor<2x3xf64>
  %r = call @through_coordinates(%d) : (tensor<2x3xf64>) -> tensor<2x3xf64>
  return %r : tensor<2x3xf64>
}
