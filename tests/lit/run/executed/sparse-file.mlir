// RUN: env TENSOR0=%S/Inputs/matrix.tns pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --linalg-generalize-named-ops --pre-sparsification-rewrite --empty-tensor-to-alloc-tensor --sparse-reinterpret-map --sparsification --stage-sparse-ops --lower-sparse-ops-to-foreach --sparse-reinterpret-map=scope=except-generic --lower-sparse-foreach-to-scf --sparse-tensor-conversion | env TENSOR0=%S/Inputs/matrix.tns pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// NATIVE: --sparsifier=enable-runtime-library=true

// A matrix from a file, row by row.
func.func private @getTensorFilename(index) -> !llvm.ptr
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = call @getTensorFilename(%c0) : (index) -> !llvm.ptr
  %a = sparse_tensor.new %f : !llvm.ptr to tensor<?x?xf64, #CSR>
  %n = sparse_tensor.number_of_entries %a : tensor<?x?xf64, #CSR>
  vector.print %n : index
  %rows = tensor.dim %a, %c0 : tensor<?x?xf64, #CSR>
  %columns = tensor.dim %a, %c1 : tensor<?x?xf64, #CSR>
  vector.print %rows : index
  vector.print %columns : index
  sparse_tensor.foreach in %a : tensor<?x?xf64, #CSR> do {
  ^bb0(%i: index, %j: index, %v: f64):
    vector.print %i : index
    vector.print %j : index
    vector.print %v : f64
  }
  bufferization.dealloc_tensor %a : tensor<?x?xf64, #CSR>
  return
}

// CHECK:      7
// CHECK-NEXT: 4
// CHECK-NEXT: 5
// CHECK-NEXT: 0
// CHECK-NEXT: 0
// CHECK-NEXT: 1.5
// CHECK-NEXT: 0
// CHECK-NEXT: 3
// CHECK-NEXT: -2
// CHECK-NEXT: 1
// CHECK-NEXT: 1
// CHECK-NEXT: 3.25
// CHECK-NEXT: 2
// CHECK-NEXT: 0
// CHECK-NEXT: 4
// CHECK-NEXT: 2
// CHECK-NEXT: 2
// CHECK-NEXT: 0.5
// CHECK-NEXT: 3
// CHECK-NEXT: 3
// CHECK-NEXT: -6
// CHECK-NEXT: 3
// CHECK-NEXT: 4
// CHECK-NEXT: 7
