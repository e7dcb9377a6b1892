// RUN: pyopt-run %s --pass-pipeline "builtin.module(sparsification-and-bufferization)" --arg "[[1, 0], [0, 4]]" --arg "[[0, 1], [2, 3]]" | FileCheck %s

// The storage in the order of the loops is made anew in each iteration that releases it.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#difference = {
  indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>,
                   affine_map<(i, j) -> (i, j)>],
  iterator_types = ["parallel", "parallel"]
}

func.func @main(%x: tensor<2x2xf64>, %y: tensor<2x2xf64>) -> tensor<2x2xf64> {
  %a = sparse_tensor.convert %x : tensor<2x2xf64> to tensor<2x2xf64, #CSR>
  %b = sparse_tensor.convert %y : tensor<2x2xf64> to tensor<2x2xf64, #CSR>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %e = tensor.empty() : tensor<2x2xf64>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%t = %e) -> (tensor<2x2xf64>) {
    %f = tensor.empty() : tensor<2x2xf64>
    %d = linalg.generic #difference
        ins(%a, %b : tensor<2x2xf64, #CSR>, tensor<2x2xf64, #CSR>)
        outs(%f : tensor<2x2xf64>) {
    ^bb0(%s: f64, %u: f64, %o: f64):
      %v = arith.subf %s, %u : f64
      linalg.yield %v : f64
    } -> tensor<2x2xf64>
    scf.yield %d : tensor<2x2xf64>
  }
  return %r : tensor<2x2xf64>
}

// CHECK: {{\[\[}} 1., -2.],
// CHECK-NEXT: [-1.,  1.]]
