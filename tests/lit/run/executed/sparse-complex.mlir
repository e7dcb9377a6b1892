// RUN: pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --linalg-generalize-named-ops --pre-sparsification-rewrite --empty-tensor-to-alloc-tensor --sparse-reinterpret-map --sparsification --stage-sparse-ops --lower-sparse-ops-to-foreach --sparse-reinterpret-map=scope=except-generic --lower-sparse-foreach-to-scf --sparse-tensor-conversion | pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// NATIVE: --sparsifier=enable-runtime-library=true

// Complex numbers.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>

func.func @main() {
  %d = arith.constant dense<[(0.0,0.0), (1.0,-2.0), (0.0,0.0), (0.0,0.5)]> : tensor<4xcomplex<f64>>
  %a = sparse_tensor.convert %d : tensor<4xcomplex<f64>> to tensor<4xcomplex<f64>, #SV>
  sparse_tensor.foreach in %a : tensor<4xcomplex<f64>, #SV> do {
  ^bb0(%i: index, %v: complex<f64>):
    %re = complex.re %v : complex<f64>
    %im = complex.im %v : complex<f64>
    vector.print %i : index
    vector.print %re : f64
    vector.print %im : f64
  }
  bufferization.dealloc_tensor %a : tensor<4xcomplex<f64>, #SV>
  return
}

// CHECK:      1
// CHECK-NEXT: 1
// CHECK-NEXT: -2
// CHECK-NEXT: 3
// CHECK-NEXT: 0
// CHECK-NEXT: 0.5
