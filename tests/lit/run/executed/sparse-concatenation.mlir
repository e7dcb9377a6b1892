// RUN: pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --linalg-generalize-named-ops --pre-sparsification-rewrite --empty-tensor-to-alloc-tensor --sparse-reinterpret-map --sparsification --stage-sparse-ops --lower-sparse-ops-to-foreach --sparse-reinterpret-map=scope=except-generic --lower-sparse-foreach-to-scf --sparse-tensor-conversion | pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// NATIVE: --sparsifier=enable-runtime-library=true

// One matrix below another.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @main() {
  %d = arith.constant dense<[[1.0, 0.0, 0.0, 2.0], [0.0, 0.0, 0.0, 0.0], [0.0, 3.0, 4.0, 0.0]]>
      : tensor<3x4xf64>
  %a = sparse_tensor.convert %d : tensor<3x4xf64> to tensor<3x4xf64, #CSR>
  %c = sparse_tensor.concatenate %a, %a {dimension = 0 : index}
      : tensor<3x4xf64, #CSR>, tensor<3x4xf64, #CSR> to tensor<6x4xf64, #CSR>
  sparse_tensor.print %c : tensor<6x4xf64, #CSR>
  bufferization.dealloc_tensor %a : tensor<3x4xf64, #CSR>
  bufferization.dealloc_tensor %c : tensor<6x4xf64, #CSR>
  return
}

// CHECK:      ---- Sparse Tensor ----
// CHECK-NEXT: nse = 8
// CHECK-NEXT: dim = ( 6, 4 )
// CHECK-NEXT: lvl = ( 6, 4 )
// CHECK-NEXT: pos[1] : ( 0, 2, 2, 4, 6, 6, 8 )
// CHECK-NEXT: crd[1] : ( 0, 3, 1, 2, 0, 3, 1, 2 )
// CHECK-NEXT: values : ( 1, 2, 3, 4, 1, 2, 3, 4 )
// CHECK-NEXT: ----
