// RUN: pyopt-run %s | FileCheck %s
// RUN: pyopt-run %s --pre-sparsification-rewrite --sparse-reinterpret-map --sparsification --stage-sparse-ops --lower-sparse-ops-to-foreach --sparse-reinterpret-map=scope=except-generic --lower-sparse-foreach-to-scf --loop-invariant-code-motion --sparse-vectorization=vl=4 | FileCheck %s
// RUN: pyopt-run %s --pre-sparsification-rewrite --sparse-reinterpret-map --sparsification --stage-sparse-ops --lower-sparse-ops-to-foreach --sparse-reinterpret-map=scope=except-generic --lower-sparse-foreach-to-scf --loop-invariant-code-motion --sparse-vectorization=vl=8 | FileCheck %s
// RUN: pyopt-run %s --pre-sparsification-rewrite --sparse-reinterpret-map --sparsification --stage-sparse-ops --lower-sparse-ops-to-foreach --sparse-reinterpret-map=scope=except-generic --lower-sparse-foreach-to-scf --loop-invariant-code-motion --sparse-vectorization="vl=2 enable-vla-vectorization" | FileCheck %s

// A sparse matrix by a vector: rows of 5, 0, 11 and 1 elements.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

#spmv = {
  indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                   affine_map<(i, j) -> (i)>],
  iterator_types = ["parallel", "reduction"]
}
func.func @kernel(%a: tensor<4x11xf64, #CSR>, %b: tensor<11xf64>, %x: tensor<4xf64>)
    -> tensor<4xf64> {
  %0 = linalg.generic #spmv
      ins(%a, %b : tensor<4x11xf64, #CSR>, tensor<11xf64>)
      outs(%x : tensor<4xf64>) {
  ^bb0(%e: f64, %v: f64, %acc: f64):
    %p = arith.mulf %e, %v : f64
    %s = arith.addf %acc, %p : f64
    linalg.yield %s : f64
  } -> tensor<4xf64>
  return %0 : tensor<4xf64>
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %dense = arith.constant dense<[[1.0, 0.0, 2.0, 0.0, 0.0, 3.0, 0.0, 0.0, 4.0, 0.0, 5.0],
                                 [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
                                 [6.0, 7.0, 8.0, 9.0, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5],
                                 [0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]]>
      : tensor<4x11xf64>
  %a = sparse_tensor.convert %dense : tensor<4x11xf64> to tensor<4x11xf64, #CSR>
  %b = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0]>
      : tensor<11xf64>
  %x0 = arith.constant dense<[0.5, 1.5, 2.5, 3.5]> : tensor<4xf64>
  %x = bufferization.alloc_tensor() copy(%x0) : tensor<4xf64>
  %y = call @kernel(%a, %b, %x)
      : (tensor<4x11xf64, #CSR>, tensor<11xf64>, tensor<4xf64>) -> tensor<4xf64>
  %zero = arith.constant 0.0 : f64
  %vector = vector.transfer_read %y[%c0], %zero : tensor<4xf64>, vector<4xf64>
  vector.print %vector : vector<4xf64>
  return
}

// CHECK: ( 116.5, 1.5, 362.5, -1.5 )
