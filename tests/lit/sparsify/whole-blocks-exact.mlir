// RUN: pyopt %s --lower-sparse-ops-to-foreach="enable-runtime-library=false reference-exact=true" | FileCheck %s

// As the reference, which inserts what is not zero.

#NM = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : structured[2, 4])
}>
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @to_another(%a: tensor<4x8xi32, #NM>) -> tensor<4x8xi32, #CSR> {
  %0 = sparse_tensor.convert %a : tensor<4x8xi32, #NM> to tensor<4x8xi32, #CSR>
  return %0 : tensor<4x8xi32, #CSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2, 4]) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @to_another(%arg0: tensor<4x8xi32, #sparse>) -> tensor<4x8xi32, #sparse1> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<4x8xi32, #sparse> to tensor<4x8xi32, #sparse1>
// CHECK-NEXT:     return %0 : tensor<4x8xi32, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT: }
