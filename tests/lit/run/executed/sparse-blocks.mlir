// RUN: pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --linalg-generalize-named-ops --pre-sparsification-rewrite --empty-tensor-to-alloc-tensor --sparse-reinterpret-map --sparsification --stage-sparse-ops --lower-sparse-ops-to-foreach --sparse-reinterpret-map=scope=except-generic --lower-sparse-foreach-to-scf --sparse-tensor-conversion | pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// NATIVE: --sparsifier=enable-runtime-library=true

// Blocks of 2x2.
#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 2 : compressed, i mod 2 : dense,
                   j mod 2 : dense)
}>
func.func @main() {
  %d = arith.constant dense<[[1.0, 0.0, 0.0, 0.0],
                             [0.0, 2.0, 0.0, 0.0],
                             [0.0, 0.0, 0.0, 0.0],
                             [0.0, 0.0, 3.0, 4.0]]> : tensor<4x4xf64>
  %a = sparse_tensor.convert %d : tensor<4x4xf64> to tensor<4x4xf64, #BSR>
  sparse_tensor.print %a : tensor<4x4xf64, #BSR>
  bufferization.dealloc_tensor %a : tensor<4x4xf64, #BSR>
  return
}

// CHECK:      ---- Sparse Tensor ----
// CHECK-NEXT: nse = 8
// CHECK-NEXT: dim = ( 4, 4 )
// CHECK-NEXT: lvl = ( 2, 2, 2, 2 )
// CHECK-NEXT: pos[1] : ( 0, 1, 2 )
// CHECK-NEXT: crd[1] : ( 0, 1 )
// CHECK-NEXT: values : ( 1, 0, 0, 2, 0, 0, 3, 4 )
// CHECK-NEXT: ----
