// RUN: pyopt --split-input-file --mlir-print-local-scope %s | FileCheck %s

// Without aliases, where an encoding is written in full and where without its mnemonic; both are read.

#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense,
                   j mod 3 : dense)
}>

func.func @translate(%i: index, %j: index) {
  %0:4 = sparse_tensor.crd_translate dim_to_lvl[%i, %j] as #BSR : index, index, index, index
  %1:2 = sparse_tensor.crd_translate lvl_to_dim[%i, %j]
      as<{map = (i, j) -> (j : dense, i : compressed)}> : index, index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @translate(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %0:4 = sparse_tensor.crd_translate  dim_to_lvl[%arg0, %arg1] as <{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }> : index, index, index, index
// CHECK-NEXT:     %1:2 = sparse_tensor.crd_translate  lvl_to_dim[%arg0, %arg1] as <{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }> : index, index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @iterate(%t: tensor<4x8xf32, #CSR>, %s: !sparse_tensor.storage_specifier<#CSR>) {
  %0 = sparse_tensor.extract_iteration_space %t lvls = 0 to 2
      : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>
  sparse_tensor.iterate %it in %0
      : !sparse_tensor.iter_space<<{map = (i, j) -> (i : dense, j : compressed)}>, lvls = 0 to 2> {
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @iterate(%arg0: tensor<4x8xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>, %arg1: !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) {
// CHECK-NEXT:     %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 to 2 : tensor<4x8xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>> -> !sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>, lvls = 0 to 2>
// CHECK-NEXT:     sparse_tensor.iterate %arg2 in %0 : !sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>, lvls = 0 to 2>  {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
