// RUN: cat %S/Inputs/linalg-generic.ugly | pyopt-format --stdin-filename=a.mlir | diff %s -

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @sum_rows(%x: tensor<64x128xf32>, %init: tensor<64xf32>) -> tensor<64xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<64x128xf32>)
      outs(%init : tensor<64xf32>) {
  ^bb0(%in: f32, %acc: f32):
    %1 = arith.addf %in, %acc : f32
    linalg.yield %1 : f32
  } -> tensor<64xf32>
  %2 = linalg.generic {
    indexing_maps = [#id, #id],
    iterator_types = ["parallel", "parallel"]
  } ins(%x : tensor<64x128xf32>) outs(%x : tensor<64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<64x128xf32>
  return %0 : tensor<64xf32>
}
