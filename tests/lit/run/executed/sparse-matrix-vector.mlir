// RUN: pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --linalg-generalize-named-ops --pre-sparsification-rewrite --empty-tensor-to-alloc-tensor --sparse-reinterpret-map --sparsification --stage-sparse-ops --lower-sparse-ops-to-foreach --sparse-reinterpret-map=scope=except-generic --lower-sparse-foreach-to-scf --sparse-tensor-conversion | pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// NATIVE: --sparsifier=enable-runtime-library=true

// A sparse matrix times a vector.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#mv = {
  indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                   affine_map<(i, j) -> (i)>],
  iterator_types = ["parallel", "reduction"]
}

func.func @main() {
  %d = arith.constant dense<[[1.0, 0.0, 0.0, 2.0], [0.0, 0.0, 0.0, 0.0], [0.0, 3.0, 4.0, 0.0]]>
      : tensor<3x4xf64>
  %a = sparse_tensor.convert %d : tensor<3x4xf64> to tensor<3x4xf64, #CSR>
  %b = arith.constant dense<[1.0, 10.0, 100.0, 1000.0]> : tensor<4xf64>
  %x = arith.constant dense<0.5> : tensor<3xf64>
  %y = linalg.generic #mv
      ins(%a, %b : tensor<3x4xf64, #CSR>, tensor<4xf64>)
      outs(%x : tensor<3xf64>) {
  ^bb0(%p: f64, %q: f64, %s: f64):
    %m = arith.mulf %p, %q : f64
    %n = arith.addf %s, %m : f64
    linalg.yield %n : f64
  } -> tensor<3xf64>
  %y_0 = arith.constant 0 : index
  %y_z = arith.constant 0.0 : f64
  %y_v = vector.transfer_read %y[%y_0], %y_z : tensor<3xf64>, vector<3xf64>
  vector.print %y_v : vector<3xf64>
  bufferization.dealloc_tensor %a : tensor<3x4xf64, #CSR>
  return
}

// CHECK:      ( 2001.5, 0.5, 430.5 )
