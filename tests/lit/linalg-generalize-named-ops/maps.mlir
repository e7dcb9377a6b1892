// RUN: pyopt --linalg-generalize-named-ops --split-input-file %s | FileCheck %s

// Ops with maps become generic ops with these maps.

func.func @products(%a: memref<5x4xf32>, %b: memref<5x6xf32>, %v: memref<5xf32>,
                    %c: memref<4x6xf32>, %d: memref<2x5x4xi8>, %e: memref<2x5x6xi8>,
                    %f: memref<4x6xi32>) {
  linalg.matmul
      indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k)>,
                       affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %v : memref<5x4xf32>, memref<5xf32>)
      outs(%c : memref<4x6xf32>)
  linalg.batch_reduce_matmul
      indexing_maps = [affine_map<(b, m, n, k) -> (b, k, m)>, affine_map<(b, m, n, k) -> (b, k, n)>,
                       affine_map<(b, m, n, k) -> (m, n)>]
      ins(%d, %e : memref<2x5x4xi8>, memref<2x5x6xi8>)
      outs(%f : memref<4x6xi32>)
  linalg.contract
      indexing_maps = [affine_map<(b, k, m, n) -> (b, k, m)>, affine_map<(b, k, m, n) -> (b, k, n)>,
                       affine_map<(b, k, m, n) -> (m, n)>] {cast = #linalg.type_fn<cast_unsigned>}
      ins(%d, %e : memref<2x5x4xi8>, memref<2x5x6xi8>)
      outs(%f : memref<4x6xi32>)
  return
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d2, d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
// CHECK-NEXT: #map5 = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
// CHECK-NEXT: #map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// CHECK-NEXT: #map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
// CHECK-NEXT: #map8 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @products(%arg0: memref<5x4xf32>, %arg1: memref<5x6xf32>, %arg2: memref<5xf32>, %arg3: memref<4x6xf32>, %arg4: memref<2x5x4xi8>, %arg5: memref<2x5x6xi8>, %arg6: memref<4x6xi32>) {
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg2 : memref<5x4xf32>, memref<5xf32>) outs(%arg3 : memref<4x6xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT:       %0 = arith.mulf %in, %in_0 : f32
// CHECK-NEXT:       %1 = arith.addf %out, %0 : f32
// CHECK-NEXT:       linalg.yield %1 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["reduction", "parallel", "parallel", "reduction"]} ins(%arg4, %arg5 : memref<2x5x4xi8>, memref<2x5x6xi8>) outs(%arg6 : memref<4x6xi32>) {
// CHECK-NEXT:     ^bb0(%in: i8, %in_0: i8, %out: i32):
// CHECK-NEXT:       %0 = arith.extsi %in : i8 to i32
// CHECK-NEXT:       %1 = arith.extsi %in_0 : i8 to i32
// CHECK-NEXT:       %2 = arith.muli %0, %1 : i32
// CHECK-NEXT:       %3 = arith.addi %out, %2 : i32
// CHECK-NEXT:       linalg.yield %3 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["reduction", "reduction", "parallel", "parallel"]} ins(%arg4, %arg5 : memref<2x5x4xi8>, memref<2x5x6xi8>) outs(%arg6 : memref<4x6xi32>) {
// CHECK-NEXT:     ^bb0(%in: i8, %in_0: i8, %out: i32):
// CHECK-NEXT:       %0 = arith.extui %in : i8 to i32
// CHECK-NEXT:       %1 = arith.extui %in_0 : i8 to i32
// CHECK-NEXT:       %2 = arith.muli %0, %1 : i32
// CHECK-NEXT:       %3 = arith.addi %out, %2 : i32
// CHECK-NEXT:       linalg.yield %3 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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
