// RUN: pyopt %s --sparse-reinterpret-map --sparsification 2>&1 | FileCheck %s
// RUN: pyopt %s --sparse-reinterpret-map=reference-exact=true --sparsification=reference-exact=true | FileCheck %s --check-prefix=EXACT

// Elements are inserted at the counters of the loops, which are not where this kernel writes.

// CHECK: remark: sparsification leaves this as it is: a level of its new sparse output is subscripted by something else than one loop
// CHECK: linalg.generic
// EXACT: tensor.insert %{{.*}} into %{{.*}}[%c0, %arg1]
#CD = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : dense) }>
func.func @main(%a: tensor<2xf64>) -> tensor<1x3xf64, #CD> {
  %x = tensor.empty() : tensor<1x3xf64, #CD>
  %y = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j, i * 2)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a : tensor<2xf64>) outs(%x : tensor<1x3xf64, #CD>) {
  ^bb0(%e: f64, %o: f64):
    linalg.yield %e : f64
  } -> tensor<1x3xf64, #CD>
  return %y : tensor<1x3xf64, #CD>
}
