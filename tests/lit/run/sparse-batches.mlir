// RUN: pyopt-run %s -e main -entry-point-result=void | FileCheck %s
// RUN: pyopt-run %s --sparsifier=enable-runtime-library=false -e main -entry-point-result=void | FileCheck %s
// RUN: pyopt-run %s --jit -e main -entry-point-result=void | FileCheck %s

// Each element of a batch has a row in each array. Rows are as long as the longest, and zeros fill them up.

#ROWS = #sparse_tensor.encoding<{ map = (i, j) -> (i : batch, j : compressed) }>
#LOOSE = #sparse_tensor.encoding<{
  map = (i, j, k) -> (i : batch, j : loose_compressed(nonunique), k : singleton),
  crdWidth = 8
}>
#twice = {
  indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
  iterator_types = ["parallel", "parallel"]
}
func.func @main() {
  %a = arith.constant dense<[[1.0, 0.0, 2.0], [0.0, 0.0, 0.0], [0.0, 0.0, 3.0]]> : tensor<3x3xf64>
  %b = sparse_tensor.convert %a : tensor<3x3xf64> to tensor<3x3xf64, #ROWS>
  %empty = tensor.empty() : tensor<3x3xf64, #ROWS>
  %c = linalg.generic #twice
      ins(%b : tensor<3x3xf64, #ROWS>)
      outs(%empty : tensor<3x3xf64, #ROWS>) {
  ^bb0(%v: f64, %old: f64):
    %0 = arith.addf %v, %v : f64
    linalg.yield %0 : f64
  } -> tensor<3x3xf64, #ROWS>
  sparse_tensor.print %c : tensor<3x3xf64, #ROWS>
  %d = arith.constant dense<[[[1.0, 0.0, 2.0], [0.0, 0.0, 3.0]],
                             [[0.0, 0.0, 4.0], [0.0, 0.0, 0.0]]]> : tensor<2x2x3xf64>
  %e = sparse_tensor.convert %d : tensor<2x2x3xf64> to tensor<2x2x3xf64, #LOOSE>
  sparse_tensor.print %e : tensor<2x2x3xf64, #LOOSE>
  return
}

// CHECK:      ---- Sparse Tensor ----
// CHECK-NEXT: nse = 3
// CHECK-NEXT: dim = ( 3, 3 )
// CHECK-NEXT: lvl = ( 3, 3 )
// CHECK-NEXT: pos[1] : ( ( 0, 2 )( 0, 0 )( 0, 1 ) )
// CHECK-NEXT: crd[1] : ( ( 0, 2 )( 0, 0 )( 2, 0 ) )
// CHECK-NEXT: values : ( ( 2, 4 )( 0, 0 )( 6, 0 ) )
// CHECK-NEXT: ----
// CHECK-NEXT: ---- Sparse Tensor ----
// CHECK-NEXT: nse = 4
// CHECK-NEXT: dim = ( 2, 2, 3 )
// CHECK-NEXT: lvl = ( 2, 2, 3 )
// CHECK-NEXT: pos[1] : ( ( 0, 3{{.*}} )( 0, 1{{.*}} ) )
// CHECK-NEXT: crd[1] : ( ( 0, 0, 0, 2, 1, 2 )( 0, 2, 0, 0, 0, 0 ) )
// CHECK-NEXT: values : ( ( 1, 2, 3 )( 4, 0, 0 ) )
// CHECK-NEXT: ----
