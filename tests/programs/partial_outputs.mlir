// Structured ops that write some elements of their outputs; the others keep what they had.
func.func @main(%x: tensor<1x3xf32>, %o: tensor<2x3xf32>, %d: tensor<2x4xf32>, %v: tensor<2x3xf32>)
    -> (tensor<2x3xf32>, tensor<2x4xf32>, tensor<6xf32>) {
  %a = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i + 1, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%x : tensor<1x3xf32>) outs(%o : tensor<2x3xf32>) {
  ^bb0(%p: f32, %q: f32):
    %0 = arith.addf %p, %p : f32
    linalg.yield %0 : f32
  } -> tensor<2x3xf32>
  %b = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, i + j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%v : tensor<2x3xf32>) outs(%d : tensor<2x4xf32>) {
  ^bb0(%p: f32, %q: f32):
    linalg.yield %p : f32
  } -> tensor<2x4xf32>
  %flat = tensor.collapse_shape %a [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
  %c = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%flat : tensor<6xf32>) outs(%flat : tensor<6xf32>) {
  ^bb0(%p: f32, %q: f32):
    %0 = arith.mulf %p, %q : f32
    linalg.yield %0 : f32
  } -> tensor<6xf32>
  return %a, %b, %c : tensor<2x3xf32>, tensor<2x4xf32>, tensor<6xf32>
}
