// RUN: pyopt %s --sparse-reinterpret-map=scope=only-generic | FileCheck %s
// RUN: pyopt %s --sparse-reinterpret-map=scope=except-generic | FileCheck %s --check-prefix=OTHERS

// sparse-reinterpret-map generalizes what it puts in order.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @matvec(%a: tensor<4x6xf64, #CSR>, %b: tensor<6xf64>, %x: tensor<4xf64>)
    -> tensor<4xf64> {
  %0 = linalg.matvec
      ins(%a, %b : tensor<4x6xf64, #CSR>, tensor<6xf64>)
      outs(%x : tensor<4xf64>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}

func.func @foreach(%a: tensor<8xf64, #SV>) {
  sparse_tensor.foreach in %a : tensor<8xf64, #SV> do {
  ^bb0(%i: index, %v: f64):
    vector.print %v : f64
  }
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @matvec(%arg0: tensor<4x6xf64, #sparse>, %arg1: tensor<6xf64>, %arg2: tensor<4xf64>) -> tensor<4xf64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg0, %arg1 : tensor<4x6xf64, #sparse>, tensor<6xf64>) outs(%arg2 : tensor<4xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %2 = arith.addf %out, %1 : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<4xf64>
// CHECK-NEXT:     return %0 : tensor<4xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @foreach(%arg0: tensor<8xf64, #sparse1>) {
// CHECK-NEXT:     sparse_tensor.foreach in %arg0 : tensor<8xf64, #sparse1> do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: f64):
// CHECK-NEXT:       vector.print %arg2 : f64
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// OTHERS: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// OTHERS-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// OTHERS-NEXT: module {
// OTHERS-NEXT:   func.func @matvec(%arg0: tensor<4x6xf64, #sparse>, %arg1: tensor<6xf64>, %arg2: tensor<4xf64>) -> tensor<4xf64> {
// OTHERS-NEXT:     %0 = linalg.matvec ins(%arg0, %arg1 : tensor<4x6xf64, #sparse>, tensor<6xf64>) outs(%arg2 : tensor<4xf64>) -> tensor<4xf64>
// OTHERS-NEXT:     return %0 : tensor<4xf64>
// OTHERS-NEXT:   }
// OTHERS-NEXT:   func.func @foreach(%arg0: tensor<8xf64, #sparse1>) {
// OTHERS-NEXT:     sparse_tensor.foreach in %arg0 : tensor<8xf64, #sparse1> do {
// OTHERS-NEXT:     ^bb0(%arg1: index, %arg2: f64):
// OTHERS-NEXT:       vector.print %arg2 : f64
// OTHERS-NEXT:     }
// OTHERS-NEXT:     return
// OTHERS-NEXT:   }
// OTHERS-NEXT: }
