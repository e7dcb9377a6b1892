// RUN: pyopt %s --linalg-block-pack-matmul="block-factors=32,16,64 mnk-padded-multiples=0,10,0" | FileCheck %s

// One block for all columns.

func.func @static(%a: tensor<123x256xf32>, %b: tensor<256x63xf32>, %c: tensor<123x63xf32>)
    -> tensor<123x63xf32> {
  %0 = linalg.matmul
      ins(%a, %b : tensor<123x256xf32>, tensor<256x63xf32>)
      outs(%c : tensor<123x63xf32>) -> tensor<123x63xf32>
  return %0 : tensor<123x63xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d2, d4, d5)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @static(%arg0: tensor<123x256xf32>, %arg1: tensor<256x63xf32>, %arg2: tensor<123x63xf32>) -> tensor<123x63xf32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4x4x32x64xf32>
// CHECK-NEXT:     %pack = linalg.pack %arg0 padding_value(%cst : f32) outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [32, 64] into %0 : tensor<123x256xf32> -> tensor<4x4x32x64xf32>
// CHECK-NEXT:     %1 = tensor.empty() : tensor<1x4x70x64xf32>
// CHECK-NEXT:     %pack_0 = linalg.pack %arg1 padding_value(%cst : f32) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [70, 64] into %1 : tensor<256x63xf32> -> tensor<1x4x70x64xf32>
// CHECK-NEXT:     %2 = tensor.empty() : tensor<4x1x32x70xf32>
// CHECK-NEXT:     %pack_1 = linalg.pack %arg2 padding_value(%cst : f32) inner_dims_pos = [0, 1] inner_tiles = [32, 70] into %2 : tensor<123x63xf32> -> tensor<4x1x32x70xf32>
// CHECK-NEXT:     %3 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel", "reduction"]} ins(%pack, %pack_0 : tensor<4x4x32x64xf32>, tensor<1x4x70x64xf32>) outs(%pack_1 : tensor<4x1x32x70xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_2: f32, %out: f32):
// CHECK-NEXT:       %4 = arith.mulf %in, %in_2 : f32
// CHECK-NEXT:       %5 = arith.addf %out, %4 : f32
// CHECK-NEXT:       linalg.yield %5 : f32
// CHECK-NEXT:     } -> tensor<4x1x32x70xf32>
// CHECK-NEXT:     %unpack = linalg.unpack %3 inner_dims_pos = [0, 1] inner_tiles = [32, 70] into %arg2 : tensor<4x1x32x70xf32> -> tensor<123x63xf32>
// CHECK-NEXT:     return %unpack : tensor<123x63xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
