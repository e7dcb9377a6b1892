// RUN: pyopt-run %s | FileCheck %s
// RUN: pyopt-run %s --sparsification-and-bufferization | FileCheck %s
// RUN: pyopt-run %s --sparsification-and-bufferization=reference-exact=true | FileCheck %s

// A dense level under a sum of loops, below a compressed level, and below one that is under a sum of loops, too.

// CHECK:      {{\[\[\[}}1.],
// CHECK-NEXT:   [2.]],
// CHECK-EMPTY:
// CHECK-NEXT:  {{\[\[}}7.],
// CHECK-NEXT:   [8.]]]
#CDC = #sparse_tensor.encoding<{ map = (i, j, k) -> (i : compressed, j : dense, k : compressed) }>
func.func @main() -> tensor<2x2x1xf64> {
  %d = arith.constant dense<[[[1.0, 0.0], [2.0, 0.0]], [[7.0, 0.0], [8.0, 0.0]]]>
      : tensor<2x2x2xf64>
  %A = sparse_tensor.convert %d : tensor<2x2x2xf64> to tensor<2x2x2xf64, #CDC>
  %F = arith.constant dense<[[1.0, 1.0]]> : tensor<1x2xf64>
  %x = arith.constant dense<0.0> : tensor<2x2x1xf64>
  %y = linalg.generic {
    indexing_maps = [affine_map<(i, j, k, r, s) -> (i, j + r, k + s)>,
                     affine_map<(i, j, k, r, s) -> (r, s)>,
                     affine_map<(i, j, k, r, s) -> (i, j, k)>],
    iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]
  } ins(%A, %F : tensor<2x2x2xf64, #CDC>, tensor<1x2xf64>) outs(%x : tensor<2x2x1xf64>) {
  ^bb0(%a: f64, %f: f64, %o: f64):
    %t = arith.mulf %a, %f : f64
    %u = arith.addf %o, %t : f64
    linalg.yield %u : f64
  } -> tensor<2x2x1xf64>
  return %y : tensor<2x2x1xf64>
}
