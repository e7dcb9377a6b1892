// RUN: env TENSOR0=%S/Inputs/general.mtx pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --linalg-generalize-named-ops --pre-sparsification-rewrite --empty-tensor-to-alloc-tensor --sparse-reinterpret-map --sparsification --stage-sparse-ops --lower-sparse-ops-to-foreach --sparse-reinterpret-map=scope=except-generic --lower-sparse-foreach-to-scf --sparse-tensor-conversion | env TENSOR0=%S/Inputs/general.mtx pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// NATIVE: --sparsifier=enable-runtime-library=true

// A Matrix Market file by columns.
func.func private @getTensorFilename(index) -> !llvm.ptr
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>

func.func @main() {
  %c0 = arith.constant 0 : index
  %f = call @getTensorFilename(%c0) : (index) -> !llvm.ptr
  %a = sparse_tensor.new %f : !llvm.ptr to tensor<3x4xf64, #CSC>
  sparse_tensor.print %a : tensor<3x4xf64, #CSC>
  bufferization.dealloc_tensor %a : tensor<3x4xf64, #CSC>
  return
}

// CHECK:      ---- Sparse Tensor ----
// CHECK-NEXT: nse = 5
// CHECK-NEXT: dim = ( 3, 4 )
// CHECK-NEXT: lvl = ( 4, 3 )
// CHECK-NEXT: pos[1] : ( 0, 1, 2, 3, 5 )
// CHECK-NEXT: crd[1] : ( 0, 2, 0, 1, 2 )
// CHECK-NEXT: values : ( 1, 5.5, 2, -2.5, 8 )
// CHECK-NEXT: ----
