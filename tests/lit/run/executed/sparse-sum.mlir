// RUN: pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --linalg-generalize-named-ops --pre-sparsification-rewrite --empty-tensor-to-alloc-tensor --sparse-reinterpret-map --sparsification --stage-sparse-ops --lower-sparse-ops-to-foreach --sparse-reinterpret-map=scope=except-generic --lower-sparse-foreach-to-scf --sparse-tensor-conversion | pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// NATIVE: --sparsifier=enable-runtime-library=true

// A sum of two vectors, which is sparse.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#add = {
  indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
  iterator_types = ["parallel"]
}
func.func @main() {
  %d = arith.constant dense<[1, 0, 0, 4, 0, 6]> : tensor<6xi32>
  %e = arith.constant dense<[0, 0, 3, -4, 0, 1]> : tensor<6xi32>
  %a = sparse_tensor.convert %d : tensor<6xi32> to tensor<6xi32, #SV>
  %b = sparse_tensor.convert %e : tensor<6xi32> to tensor<6xi32, #SV>
  %o = tensor.empty() : tensor<6xi32, #SV>
  %c = linalg.generic #add
      ins(%a, %b : tensor<6xi32, #SV>, tensor<6xi32, #SV>)
      outs(%o : tensor<6xi32, #SV>) {
  ^bb0(%p: i32, %q: i32, %s: i32):
    %n = arith.addi %p, %q : i32
    linalg.yield %n : i32
  } -> tensor<6xi32, #SV>
  sparse_tensor.print %c : tensor<6xi32, #SV>
  bufferization.dealloc_tensor %a : tensor<6xi32, #SV>
  bufferization.dealloc_tensor %b : tensor<6xi32, #SV>
  bufferization.dealloc_tensor %c : tensor<6xi32, #SV>
  return
}

// CHECK:      ---- Sparse Tensor ----
// CHECK-NEXT: nse = 4
// CHECK-NEXT: dim = ( 6 )
// CHECK-NEXT: lvl = ( 6 )
// CHECK-NEXT: pos[0] : ( 0, 4 )
// CHECK-NEXT: crd[0] : ( 0, 2, 3, 5 )
// CHECK-NEXT: values : ( 1, 3, 0, 7 )
// CHECK-NEXT: ----
