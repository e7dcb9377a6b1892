// RUN: pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --linalg-generalize-named-ops --pre-sparsification-rewrite --empty-tensor-to-alloc-tensor --sparse-reinterpret-map --sparsification --stage-sparse-ops --lower-sparse-ops-to-foreach --sparse-reinterpret-map=scope=except-generic --lower-sparse-foreach-to-scf --sparse-tensor-conversion | pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// NATIVE: --sparsifier=enable-runtime-library=true

// A product of sparse matrices, row by row in dense buffers.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#mm = {
  indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                   affine_map<(i, j, k) -> (i, j)>],
  iterator_types = ["parallel", "parallel", "reduction"]
}
func.func @main() {
  %d = arith.constant dense<[[1.0, 0.0, 2.0], [0.0, 0.0, 0.0], [0.0, -3.0, 4.0]]> : tensor<3x3xf64>
  %a = sparse_tensor.convert %d : tensor<3x3xf64> to tensor<3x3xf64, #CSR>
  %e = tensor.empty() : tensor<3x3xf64, #CSR>
  %c = linalg.generic #mm
      ins(%a, %a : tensor<3x3xf64, #CSR>, tensor<3x3xf64, #CSR>)
      outs(%e : tensor<3x3xf64, #CSR>) {
  ^bb0(%p: f64, %q: f64, %s: f64):
    %m = arith.mulf %p, %q : f64
    %n = arith.addf %s, %m : f64
    linalg.yield %n : f64
  } -> tensor<3x3xf64, #CSR>
  sparse_tensor.print %c : tensor<3x3xf64, #CSR>
  bufferization.dealloc_tensor %a : tensor<3x3xf64, #CSR>
  bufferization.dealloc_tensor %c : tensor<3x3xf64, #CSR>
  return
}

// CHECK:      ---- Sparse Tensor ----
// CHECK-NEXT: nse = 5
// CHECK-NEXT: dim = ( 3, 3 )
// CHECK-NEXT: lvl = ( 3, 3 )
// CHECK-NEXT: pos[1] : ( 0, 3, 3, 5 )
// CHECK-NEXT: crd[1] : ( 0, 1, 2, 1, 2 )
// CHECK-NEXT: values : ( 1, -6, 10, -12, 16 )
// CHECK-NEXT: ----
