// RUN: pyopt %s --linalg-block-pack-matmul=block-factors=32,16,64 | FileCheck %s

// Rows and columns of zeros.

func.func @static(%a: tensor<123x256xf32>, %b: tensor<256x63xf32>, %c: tensor<123x63xf32>)
    -> tensor<123x63xf32> {
  %0 = linalg.matmul
      ins(%a, %b : tensor<123x256xf32>, tensor<256x63xf32>)
      outs(%c : tensor<123x63xf32>) -> tensor<123x63xf32>
  return %0 : tensor<123x63xf32>
}

func.func @dynamic(%a: tensor<?x?x256xf32>, %b: tensor<?x256x?xf32>, %c: tensor<?x?x?xf32>)
    -> tensor<?x?x?xf32> {
  %0 = linalg.batch_matmul
      ins(%a, %b : tensor<?x?x256xf32>, tensor<?x256x?xf32>)
      outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

func.func @sums_of_integers(%a: tensor<123x?xi16>, %b: tensor<?x63xi16>, %c: tensor<123x63xi16>)
    -> tensor<123x63xi16> {
  %0 = linalg.matmul
      ins(%a, %b : tensor<123x?xi16>, tensor<?x63xi16>)
      outs(%c : tensor<123x63xi16>) -> tensor<123x63xi16>
  return %0 : tensor<123x63xi16>
}

// CHECK: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d2, d4, d5)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> (s0 ceildiv 32)>
// CHECK-NEXT: #map4 = affine_map<()[s0] -> (s0 ceildiv 16)>
// CHECK-NEXT: #map5 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d3, d4, d6)>
// CHECK-NEXT: #map6 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d2, d3, d5, d6)>
// CHECK-NEXT: #map7 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d4, d5)>
// CHECK-NEXT: #map8 = affine_map<()[s0] -> (s0 ceildiv 64)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @static(%arg0: tensor<123x256xf32>, %arg1: tensor<256x63xf32>, %arg2: tensor<123x63xf32>) -> tensor<123x63xf32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4x4x32x64xf32>
// CHECK-NEXT:     %pack = linalg.pack %arg0 padding_value(%cst : f32) outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [32, 64] into %0 : tensor<123x256xf32> -> tensor<4x4x32x64xf32>
// CHECK-NEXT:     %1 = tensor.empty() : tensor<4x4x16x64xf32>
// CHECK-NEXT:     %pack_0 = linalg.pack %arg1 padding_value(%cst : f32) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [16, 64] into %1 : tensor<256x63xf32> -> tensor<4x4x16x64xf32>
// CHECK-NEXT:     %2 = tensor.empty() : tensor<4x4x32x16xf32>
// CHECK-NEXT:     %pack_1 = linalg.pack %arg2 padding_value(%cst : f32) inner_dims_pos = [0, 1] inner_tiles = [32, 16] into %2 : tensor<123x63xf32> -> tensor<4x4x32x16xf32>
// CHECK-NEXT:     %3 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel", "reduction"]} ins(%pack, %pack_0 : tensor<4x4x32x64xf32>, tensor<4x4x16x64xf32>) outs(%pack_1 : tensor<4x4x32x16xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_2: f32, %out: f32):
// CHECK-NEXT:       %4 = arith.mulf %in, %in_2 : f32
// CHECK-NEXT:       %5 = arith.addf %out, %4 : f32
// CHECK-NEXT:       linalg.yield %5 : f32
// CHECK-NEXT:     } -> tensor<4x4x32x16xf32>
// CHECK-NEXT:     %unpack = linalg.unpack %3 inner_dims_pos = [0, 1] inner_tiles = [32, 16] into %arg2 : tensor<4x4x32x16xf32> -> tensor<123x63xf32>
// CHECK-NEXT:     return %unpack : tensor<123x63xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @dynamic(%arg0: tensor<?x?x256xf32>, %arg1: tensor<?x256x?xf32>, %arg2: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?x256xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?x256xf32>
// CHECK-NEXT:     %0 = affine.apply #map3()[%dim_0]
// CHECK-NEXT:     %1 = tensor.empty(%dim, %0) : tensor<?x?x4x32x64xf32>
// CHECK-NEXT:     %pack = linalg.pack %arg0 padding_value(%cst : f32) outer_dims_perm = [0, 1, 2] inner_dims_pos = [1, 2] inner_tiles = [32, 64] into %1 : tensor<?x?x256xf32> -> tensor<?x?x4x32x64xf32>
// CHECK-NEXT:     %dim_1 = tensor.dim %arg1, %c0 : tensor<?x256x?xf32>
// CHECK-NEXT:     %dim_2 = tensor.dim %arg1, %c2 : tensor<?x256x?xf32>
// CHECK-NEXT:     %2 = affine.apply #map4()[%dim_2]
// CHECK-NEXT:     %3 = tensor.empty(%dim_1, %2) : tensor<?x?x4x16x64xf32>
// CHECK-NEXT:     %pack_3 = linalg.pack %arg1 padding_value(%cst : f32) outer_dims_perm = [0, 2, 1] inner_dims_pos = [2, 1] inner_tiles = [16, 64] into %3 : tensor<?x256x?xf32> -> tensor<?x?x4x16x64xf32>
// CHECK-NEXT:     %dim_4 = tensor.dim %arg2, %c0 : tensor<?x?x?xf32>
// CHECK-NEXT:     %dim_5 = tensor.dim %arg2, %c1 : tensor<?x?x?xf32>
// CHECK-NEXT:     %dim_6 = tensor.dim %arg2, %c2 : tensor<?x?x?xf32>
// CHECK-NEXT:     %4 = affine.apply #map3()[%dim_5]
// CHECK-NEXT:     %5 = affine.apply #map4()[%dim_6]
// CHECK-NEXT:     %6 = tensor.empty(%dim_4, %4, %5) : tensor<?x?x?x32x16xf32>
// CHECK-NEXT:     %pack_7 = linalg.pack %arg2 padding_value(%cst : f32) inner_dims_pos = [1, 2] inner_tiles = [32, 16] into %6 : tensor<?x?x?xf32> -> tensor<?x?x?x32x16xf32>
// CHECK-NEXT:     %7 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction", "parallel", "parallel", "reduction"]} ins(%pack, %pack_3 : tensor<?x?x4x32x64xf32>, tensor<?x?x4x16x64xf32>) outs(%pack_7 : tensor<?x?x?x32x16xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_8: f32, %out: f32):
// CHECK-NEXT:       %8 = arith.mulf %in, %in_8 : f32
// CHECK-NEXT:       %9 = arith.addf %out, %8 : f32
// CHECK-NEXT:       linalg.yield %9 : f32
// CHECK-NEXT:     } -> tensor<?x?x?x32x16xf32>
// CHECK-NEXT:     %unpack = linalg.unpack %7 inner_dims_pos = [1, 2] inner_tiles = [32, 16] into %arg2 : tensor<?x?x?x32x16xf32> -> tensor<?x?x?xf32>
// CHECK-NEXT:     return %unpack : tensor<?x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @sums_of_integers(%arg0: tensor<123x?xi16>, %arg1: tensor<?x63xi16>, %arg2: tensor<123x63xi16>) -> tensor<123x63xi16> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_i16 = arith.constant 0 : i16
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<123x?xi16>
// CHECK-NEXT:     %0 = affine.apply #map8()[%dim]
// CHECK-NEXT:     %1 = tensor.empty(%0) : tensor<4x?x32x64xi16>
// CHECK-NEXT:     %pack = linalg.pack %arg0 padding_value(%c0_i16 : i16) outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [32, 64] into %1 : tensor<123x?xi16> -> tensor<4x?x32x64xi16>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg1, %c0 : tensor<?x63xi16>
// CHECK-NEXT:     %2 = affine.apply #map8()[%dim_0]
// CHECK-NEXT:     %3 = tensor.empty(%2) : tensor<4x?x16x64xi16>
// CHECK-NEXT:     %pack_1 = linalg.pack %arg1 padding_value(%c0_i16 : i16) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [16, 64] into %3 : tensor<?x63xi16> -> tensor<4x?x16x64xi16>
// CHECK-NEXT:     %4 = tensor.empty() : tensor<4x4x32x16xi16>
// CHECK-NEXT:     %pack_2 = linalg.pack %arg2 padding_value(%c0_i16 : i16) inner_dims_pos = [0, 1] inner_tiles = [32, 16] into %4 : tensor<123x63xi16> -> tensor<4x4x32x16xi16>
// CHECK-NEXT:     %5 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel", "reduction"]} ins(%pack, %pack_1 : tensor<4x?x32x64xi16>, tensor<4x?x16x64xi16>) outs(%pack_2 : tensor<4x4x32x16xi16>) {
// CHECK-NEXT:     ^bb0(%in: i16, %in_3: i16, %out: i16):
// CHECK-NEXT:       %6 = arith.muli %in, %in_3 : i16
// CHECK-NEXT:       %7 = arith.addi %out, %6 : i16
// CHECK-NEXT:       linalg.yield %7 : i16
// CHECK-NEXT:     } -> tensor<4x4x32x16xi16>
// CHECK-NEXT:     %unpack = linalg.unpack %5 inner_dims_pos = [0, 1] inner_tiles = [32, 16] into %arg2 : tensor<4x4x32x16xi16> -> tensor<123x63xi16>
// CHECK-NEXT:     return %unpack : tensor<123x63xi16>
// CHECK-NEXT:   }
// CHECK-NEXT: }
