// RUN: pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --linalg-generalize-named-ops --pre-sparsification-rewrite --empty-tensor-to-alloc-tensor --sparse-reinterpret-map --sparsification --stage-sparse-ops --lower-sparse-ops-to-foreach --sparse-reinterpret-map=scope=except-generic --lower-sparse-foreach-to-scf --sparse-tensor-conversion | pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// NATIVE: --sparsifier=enable-runtime-library=true

// The product of two sparse vectors, a number.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#dot = {
  indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
  iterator_types = ["reduction"]
}
func.func @main() {
  %d = arith.constant dense<[1.0, 0.0, 0.0, 4.0, 0.0, 6.0]> : tensor<6xf32>
  %e = arith.constant dense<[0.5, 0.0, 3.0, -4.0, 0.0, 0.0]> : tensor<6xf32>
  %a = sparse_tensor.convert %d : tensor<6xf32> to tensor<6xf32, #SV>
  %b = sparse_tensor.convert %e : tensor<6xf32> to tensor<6xf32, #SV>
  %x = arith.constant dense<0.25> : tensor<f32>
  %y = linalg.generic #dot
      ins(%a, %b : tensor<6xf32, #SV>, tensor<6xf32, #SV>)
      outs(%x : tensor<f32>) {
  ^bb0(%p: f32, %q: f32, %s: f32):
    %m = arith.mulf %p, %q : f32
    %n = arith.addf %s, %m : f32
    linalg.yield %n : f32
  } -> tensor<f32>
  %z = tensor.extract %y[] : tensor<f32>
  vector.print %z : f32
  bufferization.dealloc_tensor %a : tensor<6xf32, #SV>
  bufferization.dealloc_tensor %b : tensor<6xf32, #SV>
  return
}

// CHECK:      -15.25
