// RUN: env TENSOR0=%S/Inputs/matrix.tns TENSOR1= pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --linalg-generalize-named-ops --pre-sparsification-rewrite --empty-tensor-to-alloc-tensor --sparse-reinterpret-map --sparsification --stage-sparse-ops --lower-sparse-ops-to-foreach --sparse-reinterpret-map=scope=except-generic --lower-sparse-foreach-to-scf --sparse-tensor-conversion | env TENSOR0=%S/Inputs/matrix.tns TENSOR1= pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// NATIVE: --sparsifier=enable-runtime-library=true

// From one file to standard output, in another order.
func.func private @getTensorFilename(index) -> !llvm.ptr
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = call @getTensorFilename(%c0) : (index) -> !llvm.ptr
  %a = sparse_tensor.new %f : !llvm.ptr to tensor<?x?xf64, #CSC>
  %g = call @getTensorFilename(%c1) : (index) -> !llvm.ptr
  sparse_tensor.out %a, %g : tensor<?x?xf64, #CSC>, !llvm.ptr
  bufferization.dealloc_tensor %a : tensor<?x?xf64, #CSC>
  return
}

// CHECK:      # extended FROSTT format
// CHECK-NEXT: 2 7
// CHECK-NEXT: 4 5
// CHECK-NEXT: 1 1 1.5
// CHECK-NEXT: 3 1 4
// CHECK-NEXT: 2 2 3.25
// CHECK-NEXT: 3 3 0.5
// CHECK-NEXT: 1 4 -2
// CHECK-NEXT: 4 4 -6
// CHECK-NEXT: 4 5 7
