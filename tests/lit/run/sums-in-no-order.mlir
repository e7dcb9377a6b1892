// RUN: pyopt-run %s | FileCheck %s
// RUN: pyopt-run %s --sparsification-and-bufferization | FileCheck %s
// RUN: pyopt %s --sparse-reinterpret-map --sparsification 2>&1 | FileCheck %s --check-prefix=REMARK

// No order of loops visits the levels of both operands, and no coordinates say what the loops are: one becomes dense.

// CHECK:      {{\[\[}} 9., 19.],
// CHECK-NEXT:  [33., 51.]]
// REMARK: remark: operand 0 becomes a dense tensor: no loop goes over its levels by these subscripts
#D = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : dense) }>
func.func @main() -> tensor<2x2xf64> {
  %d = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf64>
  %A = sparse_tensor.convert %d : tensor<2x3xf64> to tensor<2x3xf64, #D>
  %v = arith.constant dense<1.0> : tensor<2xf64>
  %x = arith.constant dense<0.0> : tensor<2x2xf64>
  %y = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, j + k)>, affine_map<(i, j, k) -> (k, i + j)>,
                     affine_map<(i, j, k) -> (k)>, affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%A, %A, %v : tensor<2x3xf64, #D>, tensor<2x3xf64, #D>, tensor<2xf64>)
      outs(%x : tensor<2x2xf64>) {
  ^bb0(%a: f64, %b: f64, %c: f64, %o: f64):
    %t = arith.mulf %a, %b : f64
    %u = arith.addf %o, %t : f64
    linalg.yield %u : f64
  } -> tensor<2x2xf64>
  return %y : tensor<2x2xf64>
}
