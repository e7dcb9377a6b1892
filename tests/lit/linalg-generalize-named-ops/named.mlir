// RUN: pyopt %s --allow-unregistered-dialect --linalg-generalize-named-ops --split-input-file | FileCheck %s

// Named ops, but not linalg.map, as linalg.generic.

func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.matmul {my.attr}
      ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>)
      outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @mm(%arg0: tensor<4x?xf32>, %arg1: tensor<?x8xf32>, %arg2: tensor<4x8xf32>) -> tensor<4x8xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<4x?xf32>, tensor<?x8xf32>) outs(%arg2 : tensor<4x8xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f32
// CHECK-NEXT:       %2 = arith.addf %out, %1 : f32
// CHECK-NEXT:       linalg.yield %2 : f32
// CHECK-NEXT:     } -> tensor<4x8xf32>
// CHECK-NEXT:     return %0 : tensor<4x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%m: memref<4xf32>, %f: f32, %m2: memref<4xf32>) {
  linalg.fill ins(%f : f32) outs(%m : memref<4xf32>)
  linalg.copy ins(%m : memref<4xf32>) outs(%m2 : memref<4xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<negf>
      ins(%m : memref<4xf32>)
      outs(%m2 : memref<4xf32>)
  linalg.map { arith.addf } ins(%m, %m : memref<4xf32>, memref<4xf32>) outs(%m2 : memref<4xf32>)
  return
}

// CHECK: #map = affine_map<(d0) -> ()>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4xf32>, %arg1: f32, %arg2: memref<4xf32>) {
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%arg1 : f32) outs(%arg0 : memref<4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       linalg.yield %in : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg0 : memref<4xf32>) outs(%arg2 : memref<4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       linalg.yield %in : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg0 : memref<4xf32>) outs(%arg2 : memref<4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %0 = arith.negf %in : f32
// CHECK-NEXT:       linalg.yield %0 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg0, %arg0 : memref<4xf32>, memref<4xf32>) outs(%arg2 : memref<4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT:       %0 = arith.addf %in, %in_0 : f32
// CHECK-NEXT:       linalg.yield %0 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @r(%t: tensor<4x5xf32>, %o: tensor<4xf32>, %tr: tensor<5x4xf32>, %br: tensor<4x7xf32>)
    -> (tensor<4xf32>, tensor<5x4xf32>, tensor<4x7xf32>) {
  %0 = linalg.reduce { arith.addf }
      ins(%t : tensor<4x5xf32>)
      outs(%o : tensor<4xf32>) dimensions = [1]
  %1 = linalg.transpose ins(%t : tensor<4x5xf32>) outs(%tr : tensor<5x4xf32>) permutation = [1, 0]
  %2 = linalg.broadcast ins(%0 : tensor<4xf32>) outs(%br : tensor<4x7xf32>) dimensions = [1]
  %c0 = arith.constant 0 : index
  %c0_0 = arith.constant 0 : index
  return %0, %1, %2 : tensor<4xf32>, tensor<5x4xf32>, tensor<4x7xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @r(%arg0: tensor<4x5xf32>, %arg1: tensor<4xf32>, %arg2: tensor<5x4xf32>, %arg3: tensor<4x7xf32>) -> (tensor<4xf32>, tensor<5x4xf32>, tensor<4x7xf32>) {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<4x5xf32>) outs(%arg1 : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %3 = arith.addf %out, %in : f32
// CHECK-NEXT:       linalg.yield %3 : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x5xf32>) outs(%arg2 : tensor<5x4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       linalg.yield %in : f32
// CHECK-NEXT:     } -> tensor<5x4xf32>
// CHECK-NEXT:     %2 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4xf32>) outs(%arg3 : tensor<4x7xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       linalg.yield %in : f32
// CHECK-NEXT:     } -> tensor<4x7xf32>
// CHECK-NEXT:     return %0, %1, %2 : tensor<4xf32>, tensor<5x4xf32>, tensor<4x7xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @conv(%t: tensor<1x?x?x4xf32>, %f: tensor<3x3x4x8xf32>, %o: tensor<1x?x?x8xf32>)
    -> tensor<1x?x?x8xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>}
      ins(%t, %f : tensor<1x?x?x4xf32>, tensor<3x3x4x8xf32>)
      outs(%o : tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32>
  return %0 : tensor<1x?x?x8xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d6)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @conv(%arg0: tensor<1x?x?x4xf32>, %arg1: tensor<3x3x4x8xf32>, %arg2: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%arg0, %arg1 : tensor<1x?x?x4xf32>, tensor<3x3x4x8xf32>) outs(%arg2 : tensor<1x?x?x8xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f32
// CHECK-NEXT:       %2 = arith.addf %out, %1 : f32
// CHECK-NEXT:       linalg.yield %2 : f32
// CHECK-NEXT:     } -> tensor<1x?x?x8xf32>
// CHECK-NEXT:     return %0 : tensor<1x?x?x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
