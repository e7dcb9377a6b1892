// RUN: pyopt-run %s | FileCheck %s
// RUN: pyopt-run %s --pre-sparsification-rewrite --sparse-reinterpret-map --sparsification --stage-sparse-ops --lower-sparse-ops-to-foreach --sparse-reinterpret-map=scope=except-generic --lower-sparse-foreach-to-scf --loop-invariant-code-motion --sparse-vectorization=vl=4 | FileCheck %s
// RUN: pyopt-run %s --pre-sparsification-rewrite --sparse-reinterpret-map --sparsification --stage-sparse-ops --lower-sparse-ops-to-foreach --sparse-reinterpret-map=scope=except-generic --lower-sparse-foreach-to-scf --loop-invariant-code-motion --sparse-vectorization=vl=8 | FileCheck %s

// The elements of a sparse matrix doubled in place.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

#scale = {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
func.func @kernel(%a: tensor<4x11xf64, #CSR>) -> tensor<4x11xf64, #CSR> {
  %two = arith.constant 2.0 : f64
  %0 = linalg.generic #scale outs(%a : tensor<4x11xf64, #CSR>) {
  ^bb0(%e: f64):
    %p = arith.mulf %e, %two : f64
    linalg.yield %p : f64
  } -> tensor<4x11xf64, #CSR>
  return %0 : tensor<4x11xf64, #CSR>
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %dense = arith.constant dense<[[1.0, 0.0, 2.0, 0.0, 0.0, 3.0, 0.0, 0.0, 4.0, 0.0, 5.0],
                                 [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
                                 [6.0, 7.0, 8.0, 9.0, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5],
                                 [0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]]>
      : tensor<4x11xf64>
  %a = sparse_tensor.convert %dense : tensor<4x11xf64> to tensor<4x11xf64, #CSR>
  %y = call @kernel(%a) : (tensor<4x11xf64, #CSR>) -> tensor<4x11xf64, #CSR>
  %back = sparse_tensor.convert %y : tensor<4x11xf64, #CSR> to tensor<4x11xf64>
  %zero = arith.constant 0.0 : f64
  %vector = vector.transfer_read %back[%c0, %c0], %zero : tensor<4x11xf64>, vector<4x11xf64>
  vector.print %vector : vector<4x11xf64>
  return
}

// CHECK: ( ( 2, 0, 4, 0, 0, 6, 0, 0, 8, 0, 10 ), ( 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 ), ( 12, 14, 16, 18, 3, 5, 7, 9, 11, 13, 15 ), ( 0, 0, 0, 0, -2, 0, 0, 0, 0, 0, 0 ) )
