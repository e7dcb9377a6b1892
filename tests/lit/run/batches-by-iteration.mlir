// RUN: pyopt-run %s --arg "[1.0, 2.0]" | FileCheck %s
// RUN: pyopt-run %s --arg "[1.0, 2.0]" --sparse-reinterpret-map --sparsification=sparse-emit-strategy=sparse-iterator --lower-sparse-iteration-to-scf | FileCheck %s

// Below a batch level alone there is one element.

// CHECK: [2., 3.]
#B = #sparse_tensor.encoding<{ map = (i) -> (i : batch) }>
func.func @main(%a: tensor<2xf64, #B>) -> tensor<2xf64> {
  %x = arith.constant dense<1.0> : tensor<2xf64>
  %y = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a : tensor<2xf64, #B>) outs(%x : tensor<2xf64>) {
  ^bb0(%e: f64, %o: f64):
    %t = arith.addf %o, %e : f64
    linalg.yield %t : f64
  } -> tensor<2xf64>
  return %y : tensor<2xf64>
}
