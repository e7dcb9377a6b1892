// RUN: pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --linalg-generalize-named-ops --pre-sparsification-rewrite --empty-tensor-to-alloc-tensor --sparse-reinterpret-map --sparsification --stage-sparse-ops --lower-sparse-ops-to-foreach --sparse-reinterpret-map=scope=except-generic --lower-sparse-foreach-to-scf --sparse-tensor-conversion | pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// NATIVE: --sparsifier=enable-runtime-library=true

// Elements are inserted in a loop, also zeros.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f64
  %e = tensor.empty() : tensor<4x4xf64, #CSR>
  %r = scf.for %i = %c0 to %c4 step %c2 iter_args(%t = %e) -> tensor<4x4xf64, #CSR> {
    %n = arith.index_cast %i : index to i64
    %x = arith.sitofp %n : i64 to f64
    %u = tensor.insert %x into %t[%i, %c1] : tensor<4x4xf64, #CSR>
    %v = tensor.insert %zero into %u[%i, %c2] : tensor<4x4xf64, #CSR>
    scf.yield %v : tensor<4x4xf64, #CSR>
  }
  %l = sparse_tensor.load %r hasInserts : tensor<4x4xf64, #CSR>
  %n = sparse_tensor.number_of_entries %l : tensor<4x4xf64, #CSR>
  vector.print %n : index
  sparse_tensor.print %l : tensor<4x4xf64, #CSR>
  bufferization.dealloc_tensor %l : tensor<4x4xf64, #CSR>
  return
}

// CHECK:      4
// CHECK-NEXT: ---- Sparse Tensor ----
// CHECK-NEXT: nse = 4
// CHECK-NEXT: dim = ( 4, 4 )
// CHECK-NEXT: lvl = ( 4, 4 )
// CHECK-NEXT: pos[1] : ( 0, 2, 2, 4, 4 )
// CHECK-NEXT: crd[1] : ( 1, 2, 1, 2 )
// CHECK-NEXT: values : ( 0, 0, 2, 0 )
// CHECK-NEXT: ----
