// RUN: pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --linalg-generalize-named-ops --pre-sparsification-rewrite --empty-tensor-to-alloc-tensor --sparse-reinterpret-map --sparsification --stage-sparse-ops --lower-sparse-ops-to-foreach --sparse-reinterpret-map=scope=except-generic --lower-sparse-foreach-to-scf --sparse-tensor-conversion | pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// NATIVE: --sparsifier=enable-runtime-library=true

// A matrix assembled of its buffers.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @main() {
  %p = arith.constant dense<[0, 2, 2, 3]> : tensor<4xindex>
  %c = arith.constant dense<[1, 3, 0]> : tensor<3xindex>
  %v = arith.constant dense<[1.5, 2.5, -3.0]> : tensor<3xf64>
  %a = sparse_tensor.assemble (%p, %c), %v
      : (tensor<4xindex>, tensor<3xindex>), tensor<3xf64> to tensor<3x4xf64, #CSR>
  %d = sparse_tensor.convert %a : tensor<3x4xf64, #CSR> to tensor<3x4xf64>
  %d_0 = arith.constant 0 : index
  %d_z = arith.constant 0.0 : f64
  %d_v = vector.transfer_read %d[%d_0, %d_0], %d_z : tensor<3x4xf64>, vector<3x4xf64>
  vector.print %d_v : vector<3x4xf64>
  bufferization.dealloc_tensor %d : tensor<3x4xf64>
  return
}

// CHECK:      ( ( 0, 1.5, 0, 2.5 ), ( 0, 0, 0, 0 ), ( -3, 0, 0, 0 ) )
