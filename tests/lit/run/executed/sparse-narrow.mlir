// RUN: pyopt-run %s -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// RUN: pyopt %s --linalg-generalize-named-ops --pre-sparsification-rewrite --empty-tensor-to-alloc-tensor --sparse-reinterpret-map --sparsification --stage-sparse-ops --lower-sparse-ops-to-foreach --sparse-reinterpret-map=scope=except-generic --lower-sparse-foreach-to-scf --sparse-tensor-conversion | pyopt-run -e main -entry-point-result=void -shared-libs=libmlir_c_runner_utils.so,libmlir_runner_utils.so,libmlir_float16_utils.so | FileCheck %s
// NATIVE: --sparsifier=enable-runtime-library=true

// Positions and coordinates of eight bits, and values of i8.
#CSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j : compressed),
  posWidth = 8,
  crdWidth = 8
}>

func.func @main() {
  %d = arith.constant dense<[[0, 1, 0], [0, 0, 0], [2, 0, -3]]> : tensor<3x3xi8>
  %a = sparse_tensor.convert %d : tensor<3x3xi8> to tensor<3x3xi8, #CSR>
  %p = sparse_tensor.positions %a {level = 1 : index} : tensor<3x3xi8, #CSR> to memref<?xi8>
  %c = sparse_tensor.coordinates %a {level = 1 : index} : tensor<3x3xi8, #CSR> to memref<?xi8>
  %v = sparse_tensor.values %a : tensor<3x3xi8, #CSR> to memref<?xi8>
  %c0 = arith.constant 0 : index
  %z = arith.constant 99 : i8
  %pv = vector.transfer_read %p[%c0], %z : memref<?xi8>, vector<4xi8>
  %cv = vector.transfer_read %c[%c0], %z : memref<?xi8>, vector<3xi8>
  %vv = vector.transfer_read %v[%c0], %z : memref<?xi8>, vector<3xi8>
  vector.print %pv : vector<4xi8>
  vector.print %cv : vector<3xi8>
  vector.print %vv : vector<3xi8>
  bufferization.dealloc_tensor %a : tensor<3x3xi8, #CSR>
  return
}

// CHECK:      ( 0, 1, 1, 3 )
// CHECK-NEXT: ( 1, 0, 2 )
// CHECK-NEXT: ( 1, 2, -3 )
