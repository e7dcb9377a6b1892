// RUN: pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --linalg-generalize-named-ops --pre-sparsification-rewrite --empty-tensor-to-alloc-tensor --sparse-reinterpret-map --sparsification --stage-sparse-ops --lower-sparse-ops-to-foreach --sparse-reinterpret-map=scope=except-generic --lower-sparse-foreach-to-scf --sparse-tensor-conversion | pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// NATIVE: --sparsifier=enable-runtime-library=true

// Elements of a dense product where a matrix has some.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#sddmm = {
  indexing_maps = [affine_map<(i, j, k) -> (i, j)>, affine_map<(i, j, k) -> (i, k)>,
                   affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
  iterator_types = ["parallel", "parallel", "reduction"]
}
func.func @main() {
  %d = arith.constant dense<[[1.0, 0.0, 0.0, 2.0], [0.0, 0.0, 0.0, 0.0], [0.0, 3.0, 4.0, 0.0]]>
      : tensor<3x4xf64>
  %s = sparse_tensor.convert %d : tensor<3x4xf64> to tensor<3x4xf64, #CSR>
  %b = arith.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf64>
  %c = arith.constant dense<[[1.0, 0.0, 1.0, 0.5], [0.0, 1.0, -1.0, 2.0]]> : tensor<2x4xf64>
  %x = arith.constant dense<0.0> : tensor<3x4xf64>
  %y = linalg.generic #sddmm
      ins(%s, %b, %c : tensor<3x4xf64, #CSR>, tensor<3x2xf64>, tensor<2x4xf64>)
      outs(%x : tensor<3x4xf64>) {
  ^bb0(%p: f64, %q: f64, %r: f64, %o: f64):
    %m = arith.mulf %q, %r : f64
    %n = arith.mulf %p, %m : f64
    %t = arith.addf %o, %n : f64
    linalg.yield %t : f64
  } -> tensor<3x4xf64>
  %y_0 = arith.constant 0 : index
  %y_z = arith.constant 0.0 : f64
  %y_v = vector.transfer_read %y[%y_0, %y_0], %y_z : tensor<3x4xf64>, vector<3x4xf64>
  vector.print %y_v : vector<3x4xf64>
  bufferization.dealloc_tensor %s : tensor<3x4xf64, #CSR>
  return
}

// CHECK:      ( ( 1, 0, 0, 9 ), ( 0, 0, 0, 0 ), ( 0, 18, -4, 0 ) )
