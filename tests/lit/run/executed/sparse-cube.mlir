// RUN: env TENSOR0=%S/Inputs/cube.tns pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --linalg-generalize-named-ops --pre-sparsification-rewrite --empty-tensor-to-alloc-tensor --sparse-reinterpret-map --sparsification --stage-sparse-ops --lower-sparse-ops-to-foreach --sparse-reinterpret-map=scope=except-generic --lower-sparse-foreach-to-scf --sparse-tensor-conversion | env TENSOR0=%S/Inputs/cube.tns pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// NATIVE: --sparsifier=enable-runtime-library=true

// A tensor of three dimensions from a file, summed up along one.
func.func private @getTensorFilename(index) -> !llvm.ptr
#CSF = #sparse_tensor.encoding<{
  map = (i, j, k) -> (i : compressed, j : compressed, k : compressed)
}>
#sum = {
  indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j)>],
  iterator_types = ["parallel", "parallel", "reduction"]
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %f = call @getTensorFilename(%c0) : (index) -> !llvm.ptr
  %a = sparse_tensor.new %f : !llvm.ptr to tensor<2x3x4xf64, #CSF>
  %x = arith.constant dense<0.0> : tensor<2x3xf64>
  %y = linalg.generic #sum ins(%a : tensor<2x3x4xf64, #CSF>) outs(%x : tensor<2x3xf64>) {
  ^bb0(%p: f64, %s: f64):
    %n = arith.addf %s, %p : f64
    linalg.yield %n : f64
  } -> tensor<2x3xf64>
  %y_0 = arith.constant 0 : index
  %y_z = arith.constant 0.0 : f64
  %y_v = vector.transfer_read %y[%y_0, %y_0], %y_z : tensor<2x3xf64>, vector<2x3xf64>
  vector.print %y_v : vector<2x3xf64>
  sparse_tensor.print %a : tensor<2x3x4xf64, #CSF>
  bufferization.dealloc_tensor %a : tensor<2x3x4xf64, #CSF>
  return
}

// CHECK:      ( ( 1, 2, 3 ), ( 4, 5, 6 ) )
// CHECK-NEXT: ---- Sparse Tensor ----
// CHECK-NEXT: nse = 6
// CHECK-NEXT: dim = ( 2, 3, 4 )
// CHECK-NEXT: lvl = ( 2, 3, 4 )
// CHECK-NEXT: pos[0] : ( 0, 2 )
// CHECK-NEXT: crd[0] : ( 0, 1 )
// CHECK-NEXT: pos[1] : ( 0, 3, 6 )
// CHECK-NEXT: crd[1] : ( 0, 1, 2, 0, 1, 2 )
// CHECK-NEXT: pos[2] : ( 0, 1, 2, 3, 4, 5, 6 )
// CHECK-NEXT: crd[2] : ( 0, 3, 1, 2, 1, 3 )
// CHECK-NEXT: values : ( 1, 2, 3, 4, 5, 6 )
// CHECK-NEXT: ----
