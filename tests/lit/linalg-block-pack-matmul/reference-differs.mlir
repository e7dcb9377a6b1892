// RUN: pyopt %s --linalg-block-pack-matmul=block-factors=32,16,64 | FileCheck %s

// Zeros that are added to sums.

#left = affine_map<(m, n, k) -> (m, k)>
#right = affine_map<(m, n, k) -> (k, n)>
#out = affine_map<(m, n, k) -> (m, n)>

// A sum of -0 stays so if -0 is added, the product of a padded row and a padded column.
func.func @floats(%a: tensor<128x250xf32>, %b: tensor<250x64xf32>, %c: tensor<128x64xf32>)
    -> tensor<128x64xf32> {
  %0 = linalg.matmul
      ins(%a, %b : tensor<128x250xf32>, tensor<250x64xf32>)
      outs(%c : tensor<128x64xf32>) -> tensor<128x64xf32>
  return %0 : tensor<128x64xf32>
}

// Of two zeros it makes 1.
func.func @exponentials(%a: tensor<128x250xf32>, %b: tensor<250x64xf32>, %c: tensor<128x64xf32>)
    -> tensor<128x64xf32> {
  %0 = linalg.generic {
    indexing_maps = [#left, #right, #out],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a, %b : tensor<128x250xf32>, tensor<250x64xf32>) outs(%c : tensor<128x64xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = math.exp %1 : f32
    %3 = arith.addf %z, %2 : f32
    linalg.yield %3 : f32
  } -> tensor<128x64xf32>
  return %0 : tensor<128x64xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d2, d4, d5)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @floats(%arg0: tensor<128x250xf32>, %arg1: tensor<250x64xf32>, %arg2: tensor<128x64xf32>) -> tensor<128x64xf32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant -0.000000e+00 : f32
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4x4x32x64xf32>
// CHECK-NEXT:     %pack = linalg.pack %arg0 padding_value(%cst_0 : f32) outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [32, 64] into %0 : tensor<128x250xf32> -> tensor<4x4x32x64xf32>
// CHECK-NEXT:     %1 = tensor.empty() : tensor<4x4x16x64xf32>
// CHECK-NEXT:     %pack_1 = linalg.pack %arg1 padding_value(%cst : f32) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [16, 64] into %1 : tensor<250x64xf32> -> tensor<4x4x16x64xf32>
// CHECK-NEXT:     %2 = tensor.empty() : tensor<4x4x32x16xf32>
// CHECK-NEXT:     %pack_2 = linalg.pack %arg2 inner_dims_pos = [0, 1] inner_tiles = [32, 16] into %2 : tensor<128x64xf32> -> tensor<4x4x32x16xf32>
// CHECK-NEXT:     %3 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel", "reduction"]} ins(%pack, %pack_1 : tensor<4x4x32x64xf32>, tensor<4x4x16x64xf32>) outs(%pack_2 : tensor<4x4x32x16xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_3: f32, %out: f32):
// CHECK-NEXT:       %4 = arith.mulf %in, %in_3 : f32
// CHECK-NEXT:       %5 = arith.addf %out, %4 : f32
// CHECK-NEXT:       linalg.yield %5 : f32
// CHECK-NEXT:     } -> tensor<4x4x32x16xf32>
// CHECK-NEXT:     %unpack = linalg.unpack %3 inner_dims_pos = [0, 1] inner_tiles = [32, 16] into %arg2 : tensor<4x4x32x16xf32> -> tensor<128x64xf32>
// CHECK-NEXT:     return %unpack : tensor<128x64xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @exponentials(%arg0: tensor<128x250xf32>, %arg1: tensor<250x64xf32>, %arg2: tensor<128x64xf32>) -> tensor<128x64xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<128x250xf32>, tensor<250x64xf32>) outs(%arg2 : tensor<128x64xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f32
// CHECK-NEXT:       %2 = math.exp %1 : f32
// CHECK-NEXT:       %3 = arith.addf %out, %2 : f32
// CHECK-NEXT:       linalg.yield %3 : f32
// CHECK-NEXT:     } -> tensor<128x64xf32>
// CHECK-NEXT:     return %0 : tensor<128x64xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
