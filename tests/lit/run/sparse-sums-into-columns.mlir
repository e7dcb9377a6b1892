// RUN: pyopt-run %s | FileCheck %s
// RUN: pyopt-run %s --sparse-reinterpret-map --sparsification | FileCheck %s
// RUN: pyopt-run %s --sparsification-and-bufferization | FileCheck %s

// What subscripts select of an operand comes in any order, and is sorted for a new output, also if that is stored by
// columns.

// CHECK: {{\[\[}}1., 7.],
// CHECK:  [3., 9.]]
#D = #sparse_tensor.encoding<{ map = (i, j, k) -> (i : dense, j : dense, k : dense) }>
#Columns = #sparse_tensor.encoding<{ map = (i, j) -> (j : compressed, i : dense) }>
func.func @main() -> tensor<2x2xf64> {
  %d = arith.constant dense<[[[1.0], [7.0]], [[3.0], [9.0]]]> : tensor<2x2x1xf64>
  %A = sparse_tensor.convert %d : tensor<2x2x1xf64> to tensor<2x2x1xf64, #D>
  %x = tensor.empty() : tensor<2x2xf64, #Columns>
  %y = linalg.generic {
    indexing_maps = [affine_map<(r, i, j) -> (i + r, j, r)>, affine_map<(r, i, j) -> (i, j)>],
    iterator_types = ["reduction", "parallel", "parallel"]
  } ins(%A : tensor<2x2x1xf64, #D>) outs(%x : tensor<2x2xf64, #Columns>) {
  ^bb0(%a: f64, %o: f64):
    %m = arith.maximumf %o, %a : f64
    linalg.yield %m : f64
  } -> tensor<2x2xf64, #Columns>
  %z = sparse_tensor.convert %y : tensor<2x2xf64, #Columns> to tensor<2x2xf64>
  return %z : tensor<2x2xf64>
}
