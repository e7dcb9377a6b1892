// RUN: pyopt --split-input-file %s | FileCheck %s

// Encodings in types and attributes of other dialects.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func private @f(memref<8x8xf32, #CSR>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(memref<8x8xf32, #sparse>)
// CHECK-NEXT: }

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f() -> tensor<8x7xf32, #CSR> {
  %c = arith.constant sparse<[[0, 0], [1, 6]], [1.0, 5.0]> : tensor<8x7xf32>
  %d = arith.constant sparse<[[0, 0], [1, 6]], [1.0, 5.0]> : tensor<8x7xf32, #CSR>
  %0 = sparse_tensor.convert %c : tensor<8x7xf32> to tensor<8x7xf32, #CSR>
  return %0 : tensor<8x7xf32, #CSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f() -> tensor<8x7xf32, #sparse> {
// CHECK-NEXT{LITERAL}:     %cst = arith.constant sparse<[[0, 0], [1, 6]], [1.000000e+00, 5.000000e+00]> : tensor<8x7xf32>
// CHECK-NEXT{LITERAL}:     %cst_0 = arith.constant sparse<[[0, 0], [1, 6]], [1.000000e+00, 5.000000e+00]> : tensor<8x7xf32, #sparse>
// CHECK-NEXT:     %0 = sparse_tensor.convert %cst : tensor<8x7xf32> to tensor<8x7xf32, #sparse>
// CHECK-NEXT:     return %0 : tensor<8x7xf32, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#map = affine_map<(d0) -> (d0)>
#sparse = #sparse_tensor.encoding<{ map = (i) -> (i : dense) }>
#sparse1 = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
module {
  func.func @f(%a: tensor<4xf32, #sparse1>, %b: tensor<4xf32, #sparse>,
               %c: memref<4xf32, affine_map<(i) -> (i + 1)>>) attributes {m = #map} {
    return
  }
}

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4xf32, #sparse>, %arg1: tensor<4xf32, #sparse1>, %arg2: memref<4xf32, #map>) attributes {m = #map1} {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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
