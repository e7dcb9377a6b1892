// RUN: pyopt --linalg-generalize-named-ops --split-input-file %s | FileCheck %s

// Ops with maps become generic ops with these maps.

func.func @elementwise(%a: tensor<4x?xf32>, %v: tensor<?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<reciprocal>
      ins(%a : tensor<4x?xf32>)
      outs(%a : tensor<4x?xf32>) -> tensor<4x?xf32>
  %1 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed>
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                       affine_map<(i, j) -> (i, j)>]
      ins(%0, %v : tensor<4x?xf32>, tensor<?xf32>)
      outs(%a : tensor<4x?xf32>) -> tensor<4x?xf32>
  return %1 : tensor<4x?xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @elementwise(%arg0: tensor<4x?xf32>, %arg1: tensor<?xf32>) -> tensor<4x?xf32> {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x?xf32>) outs(%arg0 : tensor<4x?xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %2 = arith.divf %cst, %in : f32
// CHECK-NEXT:       linalg.yield %2 : f32
// CHECK-NEXT:     } -> tensor<4x?xf32>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%0, %arg1 : tensor<4x?xf32>, tensor<?xf32>) outs(%arg0 : tensor<4x?xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT:       %2 = arith.maximumf %in, %in_0 : f32
// CHECK-NEXT:       linalg.yield %2 : f32
// CHECK-NEXT:     } -> tensor<4x?xf32>
// CHECK-NEXT:     return %1 : tensor<4x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
