// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s --check-prefix=CANON

// Ops of other dialects on sparse tensors.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
func.func @f(%a: tensor<4x8xf64, #CSR>, %n: index, %x: f64)
    -> (index, f64, tensor<4x8xf64, #CSR>, tensor<?x?xf64, #CSR>, index) {
  %c1 = arith.constant 1 : index
  %0 = tensor.dim %a, %c1 : tensor<4x8xf64, #CSR>
  %1 = tensor.extract %a[%n, %n] : tensor<4x8xf64, #CSR>
  %2 = tensor.insert %x into %a[%n, %n] : tensor<4x8xf64, #CSR>
  %3 = tensor.cast %a : tensor<4x8xf64, #CSR> to tensor<?x?xf64, #CSR>
  %e = tensor.empty() : tensor<4x8xf64, #CSR>
  %k = arith.constant dense<1.0> : tensor<4x8xf64, #CSR>
  %r = tensor.rank %a : tensor<4x8xf64, #CSR>
  return %0, %1, %2, %3, %r : index, f64, tensor<4x8xf64, #CSR>, tensor<?x?xf64, #CSR>, index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x8xf64, #sparse>, %arg1: index, %arg2: f64) -> (index, f64, tensor<4x8xf64, #sparse>, tensor<?x?xf64, #sparse>, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<4x8xf64, #sparse>
// CHECK-NEXT:     %extracted = tensor.extract %arg0[%arg1, %arg1] : tensor<4x8xf64, #sparse>
// CHECK-NEXT:     %inserted = tensor.insert %arg2 into %arg0[%arg1, %arg1] : tensor<4x8xf64, #sparse>
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<4x8xf64, #sparse> to tensor<?x?xf64, #sparse>
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4x8xf64, #sparse>
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : tensor<4x8xf64, #sparse>
// CHECK-NEXT:     %rank = tensor.rank %arg0 : tensor<4x8xf64, #sparse>
// CHECK-NEXT:     return %dim, %extracted, %inserted, %cast, %rank : index, f64, tensor<4x8xf64, #sparse>, tensor<?x?xf64, #sparse>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CANON: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CANON-NEXT: module {
// CANON-NEXT:   func.func @f(%arg0: tensor<4x8xf64, #sparse>, %arg1: index, %arg2: f64) -> (index, f64, tensor<4x8xf64, #sparse>, tensor<?x?xf64, #sparse>, index) {
// CANON-NEXT:     %c2 = arith.constant 2 : index
// CANON-NEXT:     %c8 = arith.constant 8 : index
// CANON-NEXT:     %extracted = tensor.extract %arg0[%arg1, %arg1] : tensor<4x8xf64, #sparse>
// CANON-NEXT:     %inserted = tensor.insert %arg2 into %arg0[%arg1, %arg1] : tensor<4x8xf64, #sparse>
// CANON-NEXT:     %cast = tensor.cast %arg0 : tensor<4x8xf64, #sparse> to tensor<?x?xf64, #sparse>
// CANON-NEXT:     return %c8, %extracted, %inserted, %cast, %c2 : index, f64, tensor<4x8xf64, #sparse>, tensor<?x?xf64, #sparse>, index
// CANON-NEXT:   }
// CANON-NEXT: }
