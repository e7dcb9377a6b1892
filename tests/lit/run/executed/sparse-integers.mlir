// RUN: env TENSOR0=%S/Inputs/integers.mtx pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --linalg-generalize-named-ops --pre-sparsification-rewrite --empty-tensor-to-alloc-tensor --sparse-reinterpret-map --sparsification --stage-sparse-ops --lower-sparse-ops-to-foreach --sparse-reinterpret-map=scope=except-generic --lower-sparse-foreach-to-scf --sparse-tensor-conversion | env TENSOR0=%S/Inputs/integers.mtx pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// NATIVE: --sparsifier=enable-runtime-library=true

// Integers from a file.
func.func private @getTensorFilename(index) -> !llvm.ptr
#DCSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed, j : compressed),
  posWidth = 32,
  crdWidth = 32
}>

func.func @main() {
  %c0 = arith.constant 0 : index
  %f = call @getTensorFilename(%c0) : (index) -> !llvm.ptr
  %a = sparse_tensor.new %f : !llvm.ptr to tensor<?x?xi32, #DCSR>
  sparse_tensor.print %a : tensor<?x?xi32, #DCSR>
  bufferization.dealloc_tensor %a : tensor<?x?xi32, #DCSR>
  return
}

// CHECK:      ---- Sparse Tensor ----
// CHECK-NEXT: nse = 4
// CHECK-NEXT: dim = ( 3, 3 )
// CHECK-NEXT: lvl = ( 3, 3 )
// CHECK-NEXT: pos[0] : ( 0, 3 )
// CHECK-NEXT: crd[0] : ( 0, 1, 2 )
// CHECK-NEXT: pos[1] : ( 0, 1, 2, 4 )
// CHECK-NEXT: crd[1] : ( 1, 0, 0, 2 )
// CHECK-NEXT: values : ( 7, -3, 1, 120 )
// CHECK-NEXT: ----
