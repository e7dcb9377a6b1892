// PageRank on a CSR matrix: a loop that carries a vector, with a kernel on the sparse matrix in a function.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func private @spmv(%a: tensor<6x6xf64, #CSR>, %x: tensor<6xf64>, %y: tensor<6xf64>)
    -> tensor<6xf64> {
  %r = linalg.matvec
      ins(%a, %x : tensor<6x6xf64, #CSR>, tensor<6xf64>)
      outs(%y : tensor<6xf64>) -> tensor<6xf64>
  return %r : tensor<6xf64>
}
func.func @main(%dense: tensor<6x6xf64>, %steps: index) -> (tensor<6xf64>, f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %start = arith.constant dense<0.125> : tensor<6xf64>
  %base = arith.constant dense<0.025> : tensor<6xf64>
  %damp = arith.constant 0.85 : f64
  %zero = arith.constant 0.0 : f64
  %a = sparse_tensor.convert %dense : tensor<6x6xf64> to tensor<6x6xf64, #CSR>
  %x = scf.for %t = %c0 to %steps step %c1 iter_args(%x = %start) -> tensor<6xf64> {
    %e = tensor.empty() : tensor<6xf64>
    %z = linalg.fill ins(%zero : f64) outs(%e : tensor<6xf64>) -> tensor<6xf64>
    %y = func.call @spmv(%a, %x, %z)
        : (tensor<6x6xf64, #CSR>, tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %r = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]
    } ins(%y, %base : tensor<6xf64>, tensor<6xf64>) outs(%e : tensor<6xf64>) {
    ^bb0(%p: f64, %q: f64, %o: f64):
      %0 = arith.mulf %p, %damp : f64
      %1 = arith.addf %0, %q : f64
      linalg.yield %1 : f64
    } -> tensor<6xf64>
    scf.yield %r : tensor<6xf64>
  }
  %init = tensor.from_elements %zero : tensor<f64>
  %sum = linalg.reduce { arith.addf }
      ins(%x : tensor<6xf64>)
      outs(%init : tensor<f64>) dimensions = [0]
  %total = tensor.extract %sum[] : tensor<f64>
  return %x, %total : tensor<6xf64>, f64
}
