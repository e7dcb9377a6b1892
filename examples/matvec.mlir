// A matrix times a vector. The matrix is stored by rows: where each row begins, and the column and value of each
// element that is not zero. The computation is written as for dense tensors; the format is a matter of the type.

#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

#product = {
  indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                   affine_map<(i, j) -> (i)>],
  iterator_types = ["parallel", "reduction"]
}

func.func @main(%matrix: tensor<?x?xf64, #rows>, %vector: tensor<?xf64>) -> tensor<?xf64> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f64
  %height = tensor.dim %matrix, %c0 : tensor<?x?xf64, #rows>
  %empty = tensor.empty(%height) : tensor<?xf64>
  %sums = linalg.fill ins(%zero : f64) outs(%empty : tensor<?xf64>) -> tensor<?xf64>
  %result = linalg.generic #product
      ins(%matrix, %vector : tensor<?x?xf64, #rows>, tensor<?xf64>)
      outs(%sums : tensor<?xf64>) {
  ^bb0(%element: f64, %factor: f64, %sum: f64):
    %scaled = arith.mulf %element, %factor : f64
    %next = arith.addf %sum, %scaled : f64
    linalg.yield %next : f64
  } -> tensor<?xf64>
  return %result : tensor<?xf64>
}
