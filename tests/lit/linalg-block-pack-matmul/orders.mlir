// RUN: pyopt %s --linalg-block-pack-matmul="block-factors=32,16,64 mnk-order=1,2,0 lhs-transpose-outer-blocks=true lhs-transpose-inner-blocks=true" | FileCheck %s --check-prefix=LEFT
// RUN: pyopt %s --linalg-block-pack-matmul="block-factors=32,16,64 mnk-order=2,0,1 rhs-transpose-outer-blocks=false rhs-transpose-inner-blocks=false" | FileCheck %s --check-prefix=RIGHT

func.func @matmul(%a: tensor<128x256xf32>, %b: tensor<256x64xf32>, %c: tensor<128x64xf32>)
    -> tensor<128x64xf32> {
  %0 = linalg.matmul
      ins(%a, %b : tensor<128x256xf32>, tensor<256x64xf32>)
      outs(%c : tensor<128x64xf32>) -> tensor<128x64xf32>
  return %0 : tensor<128x64xf32>
}

func.func @batches(%a: tensor<5x128x256xf32>, %b: tensor<5x256x64xf32>, %c: tensor<5x128x64xf32>)
    -> tensor<5x128x64xf32> {
  %0 = linalg.batch_matmul
      ins(%a, %b : tensor<5x128x256xf32>, tensor<5x256x64xf32>)
      outs(%c : tensor<5x128x64xf32>) -> tensor<5x128x64xf32>
  return %0 : tensor<5x128x64xf32>
}

// LEFT: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4)>
// LEFT-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d0, d5, d3)>
// LEFT-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d2, d4, d5)>
// LEFT-NEXT: #map3 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d4, d5)>
// LEFT-NEXT: #map4 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d3, d1, d6, d4)>
// LEFT-NEXT: #map5 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d2, d3, d5, d6)>
// LEFT-NEXT: module {
// LEFT-NEXT:   func.func @matmul(%arg0: tensor<128x256xf32>, %arg1: tensor<256x64xf32>, %arg2: tensor<128x64xf32>) -> tensor<128x64xf32> {
// LEFT-NEXT:     %0 = tensor.empty() : tensor<4x4x64x32xf32>
// LEFT-NEXT:     %pack = linalg.pack %arg0 outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [64, 32] into %0 : tensor<128x256xf32> -> tensor<4x4x64x32xf32>
// LEFT-NEXT:     %1 = tensor.empty() : tensor<4x4x16x64xf32>
// LEFT-NEXT:     %pack_0 = linalg.pack %arg1 outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [16, 64] into %1 : tensor<256x64xf32> -> tensor<4x4x16x64xf32>
// LEFT-NEXT:     %2 = tensor.empty() : tensor<4x4x32x16xf32>
// LEFT-NEXT:     %pack_1 = linalg.pack %arg2 inner_dims_pos = [0, 1] inner_tiles = [32, 16] into %2 : tensor<128x64xf32> -> tensor<4x4x32x16xf32>
// LEFT-NEXT:     %3 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "parallel"]} ins(%pack, %pack_0 : tensor<4x4x64x32xf32>, tensor<4x4x16x64xf32>) outs(%pack_1 : tensor<4x4x32x16xf32>) {
// LEFT-NEXT:     ^bb0(%in: f32, %in_2: f32, %out: f32):
// LEFT-NEXT:       %4 = arith.mulf %in, %in_2 : f32
// LEFT-NEXT:       %5 = arith.addf %out, %4 : f32
// LEFT-NEXT:       linalg.yield %5 : f32
// LEFT-NEXT:     } -> tensor<4x4x32x16xf32>
// LEFT-NEXT:     %unpack = linalg.unpack %3 inner_dims_pos = [0, 1] inner_tiles = [32, 16] into %arg2 : tensor<4x4x32x16xf32> -> tensor<128x64xf32>
// LEFT-NEXT:     return %unpack : tensor<128x64xf32>
// LEFT-NEXT:   }
// LEFT-NEXT:   func.func @batches(%arg0: tensor<5x128x256xf32>, %arg1: tensor<5x256x64xf32>, %arg2: tensor<5x128x64xf32>) -> tensor<5x128x64xf32> {
// LEFT-NEXT:     %0 = tensor.empty() : tensor<5x4x4x64x32xf32>
// LEFT-NEXT:     %pack = linalg.pack %arg0 outer_dims_perm = [0, 2, 1] inner_dims_pos = [2, 1] inner_tiles = [64, 32] into %0 : tensor<5x128x256xf32> -> tensor<5x4x4x64x32xf32>
// LEFT-NEXT:     %1 = tensor.empty() : tensor<5x4x4x16x64xf32>
// LEFT-NEXT:     %pack_0 = linalg.pack %arg1 outer_dims_perm = [0, 2, 1] inner_dims_pos = [2, 1] inner_tiles = [16, 64] into %1 : tensor<5x256x64xf32> -> tensor<5x4x4x16x64xf32>
// LEFT-NEXT:     %2 = tensor.empty() : tensor<5x4x4x32x16xf32>
// LEFT-NEXT:     %pack_1 = linalg.pack %arg2 inner_dims_pos = [1, 2] inner_tiles = [32, 16] into %2 : tensor<5x128x64xf32> -> tensor<5x4x4x32x16xf32>
// LEFT-NEXT:     %3 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "reduction", "parallel", "parallel", "reduction", "parallel", "parallel"]} ins(%pack, %pack_0 : tensor<5x4x4x64x32xf32>, tensor<5x4x4x16x64xf32>) outs(%pack_1 : tensor<5x4x4x32x16xf32>) {
// LEFT-NEXT:     ^bb0(%in: f32, %in_2: f32, %out: f32):
// LEFT-NEXT:       %4 = arith.mulf %in, %in_2 : f32
// LEFT-NEXT:       %5 = arith.addf %out, %4 : f32
// LEFT-NEXT:       linalg.yield %5 : f32
// LEFT-NEXT:     } -> tensor<5x4x4x32x16xf32>
// LEFT-NEXT:     %unpack = linalg.unpack %3 inner_dims_pos = [1, 2] inner_tiles = [32, 16] into %arg2 : tensor<5x4x4x32x16xf32> -> tensor<5x128x64xf32>
// LEFT-NEXT:     return %unpack : tensor<5x128x64xf32>
// LEFT-NEXT:   }
// LEFT-NEXT: }
// RIGHT: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d1, d5, d4)>
// RIGHT-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d0, d4, d3)>
// RIGHT-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d0, d3, d5)>
// RIGHT-NEXT: #map3 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d3, d2, d6, d5)>
// RIGHT-NEXT: #map4 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d2, d1, d5, d4)>
// RIGHT-NEXT: #map5 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d3, d1, d4, d6)>
// RIGHT-NEXT: module {
// RIGHT-NEXT:   func.func @matmul(%arg0: tensor<128x256xf32>, %arg1: tensor<256x64xf32>, %arg2: tensor<128x64xf32>) -> tensor<128x64xf32> {
// RIGHT-NEXT:     %0 = tensor.empty() : tensor<4x4x32x64xf32>
// RIGHT-NEXT:     %pack = linalg.pack %arg0 outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [32, 64] into %0 : tensor<128x256xf32> -> tensor<4x4x32x64xf32>
// RIGHT-NEXT:     %1 = tensor.empty() : tensor<4x4x64x16xf32>
// RIGHT-NEXT:     %pack_0 = linalg.pack %arg1 outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [64, 16] into %1 : tensor<256x64xf32> -> tensor<4x4x64x16xf32>
// RIGHT-NEXT:     %2 = tensor.empty() : tensor<4x4x16x32xf32>
// RIGHT-NEXT:     %pack_1 = linalg.pack %arg2 inner_dims_pos = [1, 0] inner_tiles = [16, 32] into %2 : tensor<128x64xf32> -> tensor<4x4x16x32xf32>
// RIGHT-NEXT:     %3 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction", "parallel", "parallel", "reduction", "parallel"]} ins(%pack, %pack_0 : tensor<4x4x32x64xf32>, tensor<4x4x64x16xf32>) outs(%pack_1 : tensor<4x4x16x32xf32>) {
// RIGHT-NEXT:     ^bb0(%in: f32, %in_2: f32, %out: f32):
// RIGHT-NEXT:       %4 = arith.mulf %in, %in_2 : f32
// RIGHT-NEXT:       %5 = arith.addf %out, %4 : f32
// RIGHT-NEXT:       linalg.yield %5 : f32
// RIGHT-NEXT:     } -> tensor<4x4x16x32xf32>
// RIGHT-NEXT:     %unpack = linalg.unpack %3 inner_dims_pos = [1, 0] inner_tiles = [16, 32] into %arg2 : tensor<4x4x16x32xf32> -> tensor<128x64xf32>
// RIGHT-NEXT:     return %unpack : tensor<128x64xf32>
// RIGHT-NEXT:   }
// RIGHT-NEXT:   func.func @batches(%arg0: tensor<5x128x256xf32>, %arg1: tensor<5x256x64xf32>, %arg2: tensor<5x128x64xf32>) -> tensor<5x128x64xf32> {
// RIGHT-NEXT:     %0 = tensor.empty() : tensor<5x4x4x32x64xf32>
// RIGHT-NEXT:     %pack = linalg.pack %arg0 outer_dims_perm = [0, 1, 2] inner_dims_pos = [1, 2] inner_tiles = [32, 64] into %0 : tensor<5x128x256xf32> -> tensor<5x4x4x32x64xf32>
// RIGHT-NEXT:     %1 = tensor.empty() : tensor<5x4x4x64x16xf32>
// RIGHT-NEXT:     %pack_0 = linalg.pack %arg1 outer_dims_perm = [0, 1, 2] inner_dims_pos = [1, 2] inner_tiles = [64, 16] into %1 : tensor<5x256x64xf32> -> tensor<5x4x4x64x16xf32>
// RIGHT-NEXT:     %2 = tensor.empty() : tensor<5x4x4x16x32xf32>
// RIGHT-NEXT:     %pack_1 = linalg.pack %arg2 inner_dims_pos = [2, 1] inner_tiles = [16, 32] into %2 : tensor<5x128x64xf32> -> tensor<5x4x4x16x32xf32>
// RIGHT-NEXT:     %3 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel", "reduction", "parallel"]} ins(%pack, %pack_0 : tensor<5x4x4x32x64xf32>, tensor<5x4x4x64x16xf32>) outs(%pack_1 : tensor<5x4x4x16x32xf32>) {
// RIGHT-NEXT:     ^bb0(%in: f32, %in_2: f32, %out: f32):
// RIGHT-NEXT:       %4 = arith.mulf %in, %in_2 : f32
// RIGHT-NEXT:       %5 = arith.addf %out, %4 : f32
// RIGHT-NEXT:       linalg.yield %5 : f32
// RIGHT-NEXT:     } -> tensor<5x4x4x16x32xf32>
// RIGHT-NEXT:     %unpack = linalg.unpack %3 inner_dims_pos = [2, 1] inner_tiles = [16, 32] into %arg2 : tensor<5x4x4x16x32xf32> -> tensor<5x128x64xf32>
// RIGHT-NEXT:     return %unpack : tensor<5x128x64xf32>
// RIGHT-NEXT:   }
// RIGHT-NEXT: }
