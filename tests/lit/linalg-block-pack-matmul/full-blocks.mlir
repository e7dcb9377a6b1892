// RUN: pyopt %s --linalg-block-pack-matmul=block-factors=32,16,64 | FileCheck %s

#left = affine_map<(m, n, k) -> (k, m)>
#plain = affine_map<(m, n, k) -> (m, k)>
#right = affine_map<(m, n, k) -> (k, n)>
#turned = affine_map<(m, n, k) -> (n, k)>
#out = affine_map<(m, n, k) -> (m, n)>

func.func @matmul(%a: tensor<128x256xf32>, %b: tensor<256x64xf32>, %c: tensor<128x64xf32>)
    -> tensor<128x64xf32> {
  %0 = linalg.matmul
      ins(%a, %b : tensor<128x256xf32>, tensor<256x64xf32>)
      outs(%c : tensor<128x64xf32>) -> tensor<128x64xf32>
  return %0 : tensor<128x64xf32>
}

func.func @batches(%a: tensor<5x128x256xi8>, %b: tensor<5x256x64xi8>, %c: tensor<5x128x64xi32>)
    -> tensor<5x128x64xi32> {
  %0 = linalg.batch_matmul
      ins(%a, %b : tensor<5x128x256xi8>, tensor<5x256x64xi8>)
      outs(%c : tensor<5x128x64xi32>) -> tensor<5x128x64xi32>
  return %0 : tensor<5x128x64xi32>
}

func.func @transposed(%a: tensor<256x128xf32>, %b: tensor<64x256xf32>, %c: tensor<128x64xf32>)
    -> tensor<128x64xf32> {
  %0 = linalg.matmul indexing_maps = [#left, #turned, #out]
      ins(%a, %b : tensor<256x128xf32>, tensor<64x256xf32>)
      outs(%c : tensor<128x64xf32>) -> tensor<128x64xf32>
  return %0 : tensor<128x64xf32>
}

func.func @generic(%a: tensor<128x256xf32>, %b: tensor<64x256xf32>, %c: tensor<128x64xf32>)
    -> tensor<128x64xf32> {
  %0 = linalg.generic {
    indexing_maps = [#plain, #turned, #out],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a, %b : tensor<128x256xf32>, tensor<64x256xf32>) outs(%c : tensor<128x64xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %y, %x : f32
    %2 = arith.addf %1, %z : f32
    linalg.yield %2 : f32
  } -> tensor<128x64xf32>
  return %0 : tensor<128x64xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d2, d4, d5)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d3, d4, d6)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d2, d3, d5, d6)>
// CHECK-NEXT: #map5 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d4, d5)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @matmul(%arg0: tensor<128x256xf32>, %arg1: tensor<256x64xf32>, %arg2: tensor<128x64xf32>) -> tensor<128x64xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4x4x32x64xf32>
// CHECK-NEXT:     %pack = linalg.pack %arg0 outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [32, 64] into %0 : tensor<128x256xf32> -> tensor<4x4x32x64xf32>
// CHECK-NEXT:     %1 = tensor.empty() : tensor<4x4x16x64xf32>
// CHECK-NEXT:     %pack_0 = linalg.pack %arg1 outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [16, 64] into %1 : tensor<256x64xf32> -> tensor<4x4x16x64xf32>
// CHECK-NEXT:     %2 = tensor.empty() : tensor<4x4x32x16xf32>
// CHECK-NEXT:     %pack_1 = linalg.pack %arg2 inner_dims_pos = [0, 1] inner_tiles = [32, 16] into %2 : tensor<128x64xf32> -> tensor<4x4x32x16xf32>
// CHECK-NEXT:     %3 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel", "reduction"]} ins(%pack, %pack_0 : tensor<4x4x32x64xf32>, tensor<4x4x16x64xf32>) outs(%pack_1 : tensor<4x4x32x16xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_2: f32, %out: f32):
// CHECK-NEXT:       %4 = arith.mulf %in, %in_2 : f32
// CHECK-NEXT:       %5 = arith.addf %out, %4 : f32
// CHECK-NEXT:       linalg.yield %5 : f32
// CHECK-NEXT:     } -> tensor<4x4x32x16xf32>
// CHECK-NEXT:     %unpack = linalg.unpack %3 inner_dims_pos = [0, 1] inner_tiles = [32, 16] into %arg2 : tensor<4x4x32x16xf32> -> tensor<128x64xf32>
// CHECK-NEXT:     return %unpack : tensor<128x64xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @batches(%arg0: tensor<5x128x256xi8>, %arg1: tensor<5x256x64xi8>, %arg2: tensor<5x128x64xi32>) -> tensor<5x128x64xi32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<5x4x4x32x64xi8>
// CHECK-NEXT:     %pack = linalg.pack %arg0 outer_dims_perm = [0, 1, 2] inner_dims_pos = [1, 2] inner_tiles = [32, 64] into %0 : tensor<5x128x256xi8> -> tensor<5x4x4x32x64xi8>
// CHECK-NEXT:     %1 = tensor.empty() : tensor<5x4x4x16x64xi8>
// CHECK-NEXT:     %pack_0 = linalg.pack %arg1 outer_dims_perm = [0, 2, 1] inner_dims_pos = [2, 1] inner_tiles = [16, 64] into %1 : tensor<5x256x64xi8> -> tensor<5x4x4x16x64xi8>
// CHECK-NEXT:     %2 = tensor.empty() : tensor<5x4x4x32x16xi32>
// CHECK-NEXT:     %pack_1 = linalg.pack %arg2 inner_dims_pos = [1, 2] inner_tiles = [32, 16] into %2 : tensor<5x128x64xi32> -> tensor<5x4x4x32x16xi32>
// CHECK-NEXT:     %3 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction", "parallel", "parallel", "reduction"]} ins(%pack, %pack_0 : tensor<5x4x4x32x64xi8>, tensor<5x4x4x16x64xi8>) outs(%pack_1 : tensor<5x4x4x32x16xi32>) {
// CHECK-NEXT:     ^bb0(%in: i8, %in_2: i8, %out: i32):
// CHECK-NEXT:       %4 = arith.extsi %in : i8 to i32
// CHECK-NEXT:       %5 = arith.extsi %in_2 : i8 to i32
// CHECK-NEXT:       %6 = arith.muli %4, %5 : i32
// CHECK-NEXT:       %7 = arith.addi %out, %6 : i32
// CHECK-NEXT:       linalg.yield %7 : i32
// CHECK-NEXT:     } -> tensor<5x4x4x32x16xi32>
// CHECK-NEXT:     %unpack = linalg.unpack %3 inner_dims_pos = [1, 2] inner_tiles = [32, 16] into %arg2 : tensor<5x4x4x32x16xi32> -> tensor<5x128x64xi32>
// CHECK-NEXT:     return %unpack : tensor<5x128x64xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @transposed(%arg0: tensor<256x128xf32>, %arg1: tensor<64x256xf32>, %arg2: tensor<128x64xf32>) -> tensor<128x64xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4x4x32x64xf32>
// CHECK-NEXT:     %pack = linalg.pack %arg0 outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [32, 64] into %0 : tensor<256x128xf32> -> tensor<4x4x32x64xf32>
// CHECK-NEXT:     %1 = tensor.empty() : tensor<4x4x16x64xf32>
// CHECK-NEXT:     %pack_0 = linalg.pack %arg1 outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [16, 64] into %1 : tensor<64x256xf32> -> tensor<4x4x16x64xf32>
// CHECK-NEXT:     %2 = tensor.empty() : tensor<4x4x32x16xf32>
// CHECK-NEXT:     %pack_1 = linalg.pack %arg2 inner_dims_pos = [0, 1] inner_tiles = [32, 16] into %2 : tensor<128x64xf32> -> tensor<4x4x32x16xf32>
// CHECK-NEXT:     %3 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel", "reduction"]} ins(%pack, %pack_0 : tensor<4x4x32x64xf32>, tensor<4x4x16x64xf32>) outs(%pack_1 : tensor<4x4x32x16xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_2: f32, %out: f32):
// CHECK-NEXT:       %4 = arith.mulf %in, %in_2 : f32
// CHECK-NEXT:       %5 = arith.addf %out, %4 : f32
// CHECK-NEXT:       linalg.yield %5 : f32
// CHECK-NEXT:     } -> tensor<4x4x32x16xf32>
// CHECK-NEXT:     %unpack = linalg.unpack %3 inner_dims_pos = [0, 1] inner_tiles = [32, 16] into %arg2 : tensor<4x4x32x16xf32> -> tensor<128x64xf32>
// CHECK-NEXT:     return %unpack : tensor<128x64xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @generic(%arg0: tensor<128x256xf32>, %arg1: tensor<64x256xf32>, %arg2: tensor<128x64xf32>) -> tensor<128x64xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4x4x32x64xf32>
// CHECK-NEXT:     %pack = linalg.pack %arg0 outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [32, 64] into %0 : tensor<128x256xf32> -> tensor<4x4x32x64xf32>
// CHECK-NEXT:     %1 = tensor.empty() : tensor<4x4x16x64xf32>
// CHECK-NEXT:     %pack_0 = linalg.pack %arg1 outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [16, 64] into %1 : tensor<64x256xf32> -> tensor<4x4x16x64xf32>
// CHECK-NEXT:     %2 = tensor.empty() : tensor<4x4x32x16xf32>
// CHECK-NEXT:     %pack_1 = linalg.pack %arg2 inner_dims_pos = [0, 1] inner_tiles = [32, 16] into %2 : tensor<128x64xf32> -> tensor<4x4x32x16xf32>
// CHECK-NEXT:     %3 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel", "reduction"]} ins(%pack, %pack_0 : tensor<4x4x32x64xf32>, tensor<4x4x16x64xf32>) outs(%pack_1 : tensor<4x4x32x16xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_2: f32, %out: f32):
// CHECK-NEXT:       %4 = arith.mulf %in_2, %in : f32
// CHECK-NEXT:       %5 = arith.addf %4, %out : f32
// CHECK-NEXT:       linalg.yield %5 : f32
// CHECK-NEXT:     } -> tensor<4x4x32x16xf32>
// CHECK-NEXT:     %unpack = linalg.unpack %3 inner_dims_pos = [0, 1] inner_tiles = [32, 16] into %arg2 : tensor<4x4x32x16xf32> -> tensor<128x64xf32>
// CHECK-NEXT:     return %unpack : tensor<128x64xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
