// RUN: pyopt %s --split-input-file --linalg-generalize-named-ops | FileCheck %s

// How the operands of products become numbers of the result's type.

func.func @batch(%a: tensor<5x2x3xi8>, %b: tensor<5x3x4xi8>, %c: tensor<5x2x4xi32>)
    -> tensor<5x2x4xi32> {
  %0 = linalg.batch_matmul {cast = #linalg.type_fn<cast_unsigned>}
      ins(%a, %b : tensor<5x2x3xi8>, tensor<5x3x4xi8>)
      outs(%c : tensor<5x2x4xi32>) -> tensor<5x2x4xi32>
  return %0 : tensor<5x2x4xi32>
}

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @batch(%arg0: tensor<5x2x3xi8>, %arg1: tensor<5x3x4xi8>, %arg2: tensor<5x2x4xi32>) -> tensor<5x2x4xi32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<5x2x3xi8>, tensor<5x3x4xi8>) outs(%arg2 : tensor<5x2x4xi32>) {
// CHECK-NEXT:     ^bb0(%in: i8, %in_0: i8, %out: i32):
// CHECK-NEXT:       %1 = arith.extui %in : i8 to i32
// CHECK-NEXT:       %2 = arith.extui %in_0 : i8 to i32
// CHECK-NEXT:       %3 = arith.muli %1, %2 : i32
// CHECK-NEXT:       %4 = arith.addi %out, %3 : i32
// CHECK-NEXT:       linalg.yield %4 : i32
// CHECK-NEXT:     } -> tensor<5x2x4xi32>
// CHECK-NEXT:     return %0 : tensor<5x2x4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reduce(%a: tensor<5x2x3xi8>, %b: tensor<5x3x4xi8>, %c: tensor<2x4xi32>)
    -> tensor<2x4xi32> {
  %0 = linalg.batch_reduce_matmul {cast = #linalg.type_fn<cast_unsigned>}
      ins(%a, %b : tensor<5x2x3xi8>, tensor<5x3x4xi8>)
      outs(%c : tensor<2x4xi32>) -> tensor<2x4xi32>
  return %0 : tensor<2x4xi32>
}

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @reduce(%arg0: tensor<5x2x3xi8>, %arg1: tensor<5x3x4xi8>, %arg2: tensor<2x4xi32>) -> tensor<2x4xi32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["reduction", "parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<5x2x3xi8>, tensor<5x3x4xi8>) outs(%arg2 : tensor<2x4xi32>) {
// CHECK-NEXT:     ^bb0(%in: i8, %in_0: i8, %out: i32):
// CHECK-NEXT:       %1 = arith.extsi %in : i8 to i32
// CHECK-NEXT:       %2 = arith.extsi %in_0 : i8 to i32
// CHECK-NEXT:       %3 = arith.muli %1, %2 : i32
// CHECK-NEXT:       %4 = arith.addi %out, %3 : i32
// CHECK-NEXT:       linalg.yield %4 : i32
// CHECK-NEXT:     } -> tensor<2x4xi32>
// CHECK-NEXT:     return %0 : tensor<2x4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @floats(%a: tensor<2x3xf16>, %b: tensor<3x4xf16>, %c: tensor<2x4xf32>)
    -> tensor<2x4xf32> {
  %0 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>}
      ins(%a, %b : tensor<2x3xf16>, tensor<3x4xf16>)
      outs(%c : tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @floats(%arg0: tensor<2x3xf16>, %arg1: tensor<3x4xf16>, %arg2: tensor<2x4xf32>) -> tensor<2x4xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<2x3xf16>, tensor<3x4xf16>) outs(%arg2 : tensor<2x4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f16, %in_0: f16, %out: f32):
// CHECK-NEXT:       %1 = arith.extf %in : f16 to f32
// CHECK-NEXT:       %2 = arith.extf %in_0 : f16 to f32
// CHECK-NEXT:       %3 = arith.mulf %1, %2 : f32
// CHECK-NEXT:       %4 = arith.addf %out, %3 : f32
// CHECK-NEXT:       linalg.yield %4 : f32
// CHECK-NEXT:     } -> tensor<2x4xf32>
// CHECK-NEXT:     return %0 : tensor<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @memrefs(%a: memref<2x3xi8>, %b: memref<3x4xi8>, %c: memref<2x4xi32>) {
  linalg.matmul {cast = #linalg.type_fn<cast_unsigned>}
      ins(%a, %b : memref<2x3xi8>, memref<3x4xi8>)
      outs(%c : memref<2x4xi32>)
  return
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @memrefs(%arg0: memref<2x3xi8>, %arg1: memref<3x4xi8>, %arg2: memref<2x4xi32>) {
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : memref<2x3xi8>, memref<3x4xi8>) outs(%arg2 : memref<2x4xi32>) {
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

func.func @contract(%a: tensor<2x3xi8>, %b: tensor<3x4xi8>, %c: tensor<2x4xi32>)
    -> tensor<2x4xi32> {
  %0 = linalg.contract
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
                       affine_map<(m, n, k) -> (m, n)>] {cast = #linalg.type_fn<cast_unsigned>}
      ins(%a, %b : tensor<2x3xi8>, tensor<3x4xi8>)
      outs(%c : tensor<2x4xi32>) -> tensor<2x4xi32>
  return %0 : tensor<2x4xi32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @contract(%arg0: tensor<2x3xi8>, %arg1: tensor<3x4xi8>, %arg2: tensor<2x4xi32>) -> tensor<2x4xi32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<2x3xi8>, tensor<3x4xi8>) outs(%arg2 : tensor<2x4xi32>) {
// CHECK-NEXT:     ^bb0(%in: i8, %in_0: i8, %out: i32):
// CHECK-NEXT:       %1 = arith.extui %in : i8 to i32
// CHECK-NEXT:       %2 = arith.extui %in_0 : i8 to i32
// CHECK-NEXT:       %3 = arith.muli %1, %2 : i32
// CHECK-NEXT:       %4 = arith.addi %out, %3 : i32
// CHECK-NEXT:       linalg.yield %4 : i32
// CHECK-NEXT:     } -> tensor<2x4xi32>
// CHECK-NEXT:     return %0 : tensor<2x4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @to_integers(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>, %c: tensor<2x4xi32>)
    -> tensor<2x4xi32> {
  %0 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>}
      ins(%a, %b : tensor<2x3xf32>, tensor<3x4xf32>)
      outs(%c : tensor<2x4xi32>) -> tensor<2x4xi32>
  return %0 : tensor<2x4xi32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @to_integers(%arg0: tensor<2x3xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<2x4xi32>) -> tensor<2x4xi32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<2x3xf32>, tensor<3x4xf32>) outs(%arg2 : tensor<2x4xi32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: i32):
// CHECK-NEXT:       %1 = arith.fptoui %in : f32 to i32
// CHECK-NEXT:       %2 = arith.fptoui %in_0 : f32 to i32
// CHECK-NEXT:       %3 = arith.muli %1, %2 : i32
// CHECK-NEXT:       %4 = arith.addi %out, %3 : i32
// CHECK-NEXT:       linalg.yield %4 : i32
// CHECK-NEXT:     } -> tensor<2x4xi32>
// CHECK-NEXT:     return %0 : tensor<2x4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
