// RUN: pyopt %s --pre-sparsification-rewrite | FileCheck %s
// RUN: pyopt %s --pre-sparsification-rewrite=reference-exact=true | FileCheck %s --check-prefix=EXACT

// What a sum begins with is zero in a new sparse tensor, and may be anything in a dense one.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @sums(%a: tensor<6x4xf64>) -> tensor<6xf64> {
  %empty = tensor.empty() : tensor<6xf64, #SV>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a : tensor<6x4xf64>) outs(%empty : tensor<6xf64, #SV>) {
  ^bb0(%x: f64, %sum: f64):
    %1 = arith.addf %x, %sum : f64
    linalg.yield %1 : f64
  } -> tensor<6xf64, #SV>
  %2 = sparse_tensor.convert %0 : tensor<6xf64, #SV> to tensor<6xf64>
  return %2 : tensor<6xf64>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @sums(%arg0: tensor<6x4xf64>) -> tensor<6xf64> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<6xf64, #sparse>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<6x4xf64>) outs(%0 : tensor<6xf64, #sparse>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %3 = arith.addf %in, %out : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<6xf64, #sparse>
// CHECK-NEXT:     %2 = sparse_tensor.convert %1 : tensor<6xf64, #sparse> to tensor<6xf64>
// CHECK-NEXT:     return %2 : tensor<6xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: #map = affine_map<(d0, d1) -> (d0, d1)>
// EXACT-NEXT: #map1 = affine_map<(d0, d1) -> (d0)>
// EXACT-NEXT: module {
// EXACT-NEXT:   func.func @sums(%arg0: tensor<6x4xf64>) -> tensor<6xf64> {
// EXACT-NEXT:     %0 = tensor.empty() : tensor<6xf64>
// EXACT-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<6x4xf64>) outs(%0 : tensor<6xf64>) {
// EXACT-NEXT:     ^bb0(%in: f64, %out: f64):
// EXACT-NEXT:       %2 = arith.addf %in, %out : f64
// EXACT-NEXT:       linalg.yield %2 : f64
// EXACT-NEXT:     } -> tensor<6xf64>
// EXACT-NEXT:     return %1 : tensor<6xf64>
// EXACT-NEXT:   }
// EXACT-NEXT: }
