// RUN: pyopt %s --sparse-tensor-codegen | FileCheck %s
// RUN: pyopt %s --sparse-tensor-codegen=reference-exact=true | FileCheck %s --check-prefix=EXACT
// RUN: pyopt %s --sparse-tensor-conversion | FileCheck %s --check-prefix=LIBRARY

// The reference frees the buffers behind each compression, and so a second time.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @twice(%t: tensor<2x8xf64, #CSR>, %i: index, %j: index, %n: index)
    -> tensor<2x8xf64, #CSR> {
  %values, %filled, %added, %count = sparse_tensor.expand %t
      : tensor<2x8xf64, #CSR> to memref<?xf64>, memref<?xi1>, memref<?xindex>
  %first = sparse_tensor.compress %values, %filled, %added, %n into %t[%i]
      : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<2x8xf64, #CSR>
  %second = sparse_tensor.compress %values, %filled, %added, %n into %first[%j]
      : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<2x8xf64, #CSR>
  return %second : tensor<2x8xf64, #CSR>
}
// CHECK-LABEL: func.func @twice(
// CHECK-COUNT-4: memref.dealloc
// CHECK-NOT:     memref.dealloc
// CHECK:         return
// CHECK-NOT:     memref.dealloc
// EXACT-LABEL: func.func @twice(
// EXACT-COUNT-6: memref.dealloc
// LIBRARY-LABEL: func.func @twice(
// LIBRARY:         call @expInsertF64
// LIBRARY-NOT:     memref.dealloc
// LIBRARY:         call @expInsertF64
// LIBRARY-COUNT-3: memref.dealloc
// LIBRARY-NOT:     memref.dealloc
