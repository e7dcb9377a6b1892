// RUN: env TENSOR0= pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --stage-sparse-ops --lower-sparse-ops-to-foreach --sparse-reinterpret-map --lower-sparse-foreach-to-scf --sparse-tensor-conversion | env TENSOR0= pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s

// Blocks that reach over the end of a dimension: a file has the elements within.
func.func private @getTensorFilename(index) -> !llvm.ptr
#Blocks = #sparse_tensor.encoding<{ map = (i) -> (i floordiv 2 : dense, i mod 2 : dense) }>

func.func @main() {
  %c0 = arith.constant 0 : index
  %a = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf64>
  %b = sparse_tensor.convert %a : tensor<3xf64> to tensor<3xf64, #Blocks>
  %f = call @getTensorFilename(%c0) : (index) -> !llvm.ptr
  sparse_tensor.out %b, %f : tensor<3xf64, #Blocks>, !llvm.ptr
  bufferization.dealloc_tensor %b : tensor<3xf64, #Blocks>
  return
}

// CHECK:      # extended FROSTT format
// CHECK-NEXT: 1 3
// CHECK-NEXT: 3
// CHECK-NEXT: 1 1
// CHECK-NEXT: 2 2
// CHECK-NEXT: 3 3
