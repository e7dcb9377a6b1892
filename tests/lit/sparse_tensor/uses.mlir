// RUN: pyopt --split-input-file %s | FileCheck %s

// Encodings in types and attributes of other dialects.

#a = #sparse_tensor.encoding<{ map = (i) -> (i : dense), explicitVal = 1.0 : f32 }> : i32
func.func private @f(tensor<4xf32, #a>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), explicitVal = 1.000000e+00 : f32 }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4xf32, #sparse>)
// CHECK-NEXT: }

// -----

#v = 1.0 : f32
#a = #sparse_tensor.encoding<{ map = (i) -> (i : dense), explicitVal = #v, posWidth = 8 : index }>
func.func private @f(tensor<4xf32, #a>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), posWidth = 8, explicitVal = 1.000000e+00 : f32 }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4xf32, #sparse>)
// CHECK-NEXT: }

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%c: i1, %a: tensor<8x7xf32, #CSR>, %b: tensor<8x7xf32, #CSR>)
    -> tensor<8x7xf32, #CSR> {
  %0 = arith.select %c, %a, %b : tensor<8x7xf32, #CSR>
  %1 = scf.if %c -> tensor<8x7xf32, #CSR> {
    scf.yield %a : tensor<8x7xf32, #CSR>
  } else {
    scf.yield %0 : tensor<8x7xf32, #CSR>
  }
  return %1 : tensor<8x7xf32, #CSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: i1, %arg1: tensor<8x7xf32, #sparse>, %arg2: tensor<8x7xf32, #sparse>) -> tensor<8x7xf32, #sparse> {
// CHECK-NEXT:     %0 = arith.select %arg0, %arg1, %arg2 : tensor<8x7xf32, #sparse>
// CHECK-NEXT:     %1 = scf.if %arg0 -> (tensor<8x7xf32, #sparse>) {
// CHECK-NEXT:       scf.yield %arg1 : tensor<8x7xf32, #sparse>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %0 : tensor<8x7xf32, #sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : tensor<8x7xf32, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
