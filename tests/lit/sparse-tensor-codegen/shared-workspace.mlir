// RUN: pyopt %s --split-input-file --sparse-tensor-codegen | FileCheck %s
// RUN: pyopt %s --split-input-file --sparse-tensor-codegen=reference-exact=true | FileCheck %s --check-prefix=EXACT
// RUN: pyopt %s --split-input-file --sparse-tensor-conversion | FileCheck %s --check-prefix=LIBRARY

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

// -----

// One block leads to the other, behind which the buffers are freed; a way that does not come there frees nothing.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @in_blocks(%t: tensor<2x8xf64, #CSR>, %i: index, %n: index, %k: i1)
    -> tensor<2x8xf64, #CSR> {
  %values, %filled, %added, %count = sparse_tensor.expand %t
      : tensor<2x8xf64, #CSR> to memref<?xf64>, memref<?xi1>, memref<?xindex>
  cf.br ^first
^first:
  %u = sparse_tensor.compress %values, %filled, %added, %n into %t[%i]
      : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<2x8xf64, #CSR>
  cf.cond_br %k, ^second, ^end(%u : tensor<2x8xf64, #CSR>)
^second:
  %v = sparse_tensor.compress %values, %filled, %added, %n into %u[%i]
      : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<2x8xf64, #CSR>
  cf.br ^end(%v : tensor<2x8xf64, #CSR>)
^end(%r: tensor<2x8xf64, #CSR>):
  return %r : tensor<2x8xf64, #CSR>
}
// CHECK-LABEL: func.func @in_blocks(
// CHECK-NOT:     memref.dealloc
// CHECK:         cf.cond_br
// CHECK-COUNT-4: memref.dealloc
// CHECK-NOT:     memref.dealloc
// LIBRARY-LABEL: func.func @in_blocks(
// LIBRARY-NOT:     memref.dealloc
// LIBRARY:         cf.cond_br
// LIBRARY-COUNT-3: memref.dealloc
// LIBRARY-NOT:     memref.dealloc

// -----

// None of these blocks leads to the other.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @in_either(%t: tensor<2x8xf64, #CSR>, %i: index, %n: index, %k: i1)
    -> tensor<2x8xf64, #CSR> {
  %values, %filled, %added, %count = sparse_tensor.expand %t
      : tensor<2x8xf64, #CSR> to memref<?xf64>, memref<?xi1>, memref<?xindex>
  cf.cond_br %k, ^one, ^other
^one:
  %u = sparse_tensor.compress %values, %filled, %added, %n into %t[%i]
      : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<2x8xf64, #CSR>
  return %u : tensor<2x8xf64, #CSR>
^other:
  %v = sparse_tensor.compress %values, %filled, %added, %n into %t[%i]
      : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<2x8xf64, #CSR>
  return %v : tensor<2x8xf64, #CSR>
}
// CHECK-LABEL: func.func @in_either(
// CHECK-COUNT-4: memref.dealloc
// CHECK:         return
// CHECK-COUNT-4: memref.dealloc
// CHECK:         return
// LIBRARY-LABEL: func.func @in_either(
// LIBRARY-COUNT-3: memref.dealloc
// LIBRARY:         return
// LIBRARY-COUNT-3: memref.dealloc
// LIBRARY:         return
