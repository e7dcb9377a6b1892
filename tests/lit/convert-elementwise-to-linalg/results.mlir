// RUN: pyopt --split-input-file --convert-elementwise-to-linalg %s | FileCheck %s

// Results of another type, and two of them.
func.func @math(%a: tensor<?xbf16>)
    -> (tensor<?xi1>, tensor<?xbf16>, tensor<?xbf16>, tensor<?xbf16>) {
  %0 = math.isnan %a : tensor<?xbf16>
  %1, %2 = math.sincos %a : tensor<?xbf16>
  %3 = math.clampf %a to [%1, %2] fastmath<nnan> : tensor<?xbf16>
  return %0, %1, %2, %3 : tensor<?xi1>, tensor<?xbf16>, tensor<?xbf16>, tensor<?xbf16>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @math(%arg0: tensor<?xbf16>) -> (tensor<?xi1>, tensor<?xbf16>, tensor<?xbf16>, tensor<?xbf16>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xbf16>
// CHECK-NEXT:     %0 = tensor.empty(%dim) : tensor<?xi1>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xbf16>) outs(%0 : tensor<?xi1>) {
// CHECK-NEXT:     ^bb0(%in: bf16, %out: i1):
// CHECK-NEXT:       %4 = math.isnan %in : bf16
// CHECK-NEXT:       linalg.yield %4 : i1
// CHECK-NEXT:     } -> tensor<?xi1>
// CHECK-NEXT:     %2:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xbf16>) outs(%arg0, %arg0 : tensor<?xbf16>, tensor<?xbf16>) {
// CHECK-NEXT:     ^bb0(%in: bf16, %out: bf16, %out_0: bf16):
// CHECK-NEXT:       %sin, %cos = math.sincos %in : bf16
// CHECK-NEXT:       linalg.yield %sin, %cos : bf16, bf16
// CHECK-NEXT:     } -> (tensor<?xbf16>, tensor<?xbf16>)
// CHECK-NEXT:     %3 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %2#0, %2#1 : tensor<?xbf16>, tensor<?xbf16>, tensor<?xbf16>) outs(%arg0 : tensor<?xbf16>) {
// CHECK-NEXT:     ^bb0(%in: bf16, %in_0: bf16, %in_1: bf16, %out: bf16):
// CHECK-NEXT:       %4 = math.clampf %in to [%in_0, %in_1] fastmath<nnan> : bf16
// CHECK-NEXT:       linalg.yield %4 : bf16
// CHECK-NEXT:     } -> tensor<?xbf16>
// CHECK-NEXT:     return %1, %2#0, %2#1, %3 : tensor<?xi1>, tensor<?xbf16>, tensor<?xbf16>, tensor<?xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }
