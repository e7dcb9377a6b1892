// A dense product sampled at the entries of a sparse matrix, and the sum of its entries.
#DCSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>
func.func @main(%dense: tensor<5x4xf64>, %a: tensor<5x3xf64>, %b: tensor<3x4xf64>)
    -> (tensor<5x4xf64>, f64) {
  %zero = arith.constant 0.0 : f64
  %s = sparse_tensor.convert %dense : tensor<5x4xf64> to tensor<5x4xf64, #DCSR>
  %empty = tensor.empty() : tensor<5x4xf64, #DCSR>
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, j)>, affine_map<(i, j, k) -> (i, k)>,
                     affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%s, %a, %b : tensor<5x4xf64, #DCSR>, tensor<5x3xf64>, tensor<3x4xf64>)
      outs(%empty : tensor<5x4xf64, #DCSR>) {
  ^bb0(%x: f64, %p: f64, %q: f64, %o: f64):
    %0 = arith.mulf %p, %q : f64
    %1 = arith.mulf %x, %0 : f64
    %2 = arith.addf %o, %1 : f64
    linalg.yield %2 : f64
  } -> tensor<5x4xf64, #DCSR>
  %init = tensor.from_elements %zero : tensor<f64>
  %total = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
    iterator_types = ["reduction", "reduction"]
  } ins(%r : tensor<5x4xf64, #DCSR>) outs(%init : tensor<f64>) {
  ^bb0(%x: f64, %o: f64):
    %0 = arith.addf %o, %x : f64
    linalg.yield %0 : f64
  } -> tensor<f64>
  %t = tensor.extract %total[] : tensor<f64>
  %back = sparse_tensor.convert %r : tensor<5x4xf64, #DCSR> to tensor<5x4xf64>
  return %back, %t : tensor<5x4xf64>, f64
}
