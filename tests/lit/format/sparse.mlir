// RUN: cat %S/Inputs/sparse.ugly | pyopt-format --stdin-filename=a.mlir | diff %s -

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense,
                   j mod 3 : dense)
}>
#trait = {
  indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                   affine_map<(i, j) -> (i)>],
  iterator_types = ["parallel", "reduction"],
  doc = "x(i) += A(i,j) * b(j)"
}
func.func @matvec(%A: tensor<16x32xf64, #CSR>, %b: tensor<32xf64>, %x: tensor<16xf64>)
    -> tensor<16xf64> {
  %0 = linalg.generic #trait
      ins(%A, %b : tensor<16x32xf64, #CSR>, tensor<32xf64>)
      outs(%x : tensor<16xf64>) {
  ^bb(%a: f64, %v: f64, %s: f64):
    %p = arith.mulf %a, %v : f64
    %t = arith.addf %s, %p : f64
    linalg.yield %t : f64
  } -> tensor<16xf64>
  return %0 : tensor<16xf64>
}
