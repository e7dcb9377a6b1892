// RUN: pyopt %s --linalg-block-pack-matmul="block-factors=32,16,64 mnk-padded-multiples=0,10,0" | FileCheck %s

// The block for all columns, which may be none, is not empty: its extent is a divisor.

func.func @dynamic(%a: tensor<?x?x256xf32>, %b: tensor<?x256x?xf32>, %c: tensor<?x?x?xf32>)
    -> tensor<?x?x?xf32> {
  %0 = linalg.batch_matmul
      ins(%a, %b : tensor<?x?x256xf32>, tensor<?x256x?xf32>)
      outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

// CHECK: #map = affine_map<()[s0] -> ((s0 ceildiv 10) * 10, 10)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 ceildiv 32)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1] -> (s0 ceildiv s1)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d3, d4, d6)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d2, d3, d5, d6)>
// CHECK-NEXT: #map5 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d4, d5)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @dynamic(%arg0: tensor<?x?x256xf32>, %arg1: tensor<?x256x?xf32>, %arg2: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %dim = tensor.dim %arg1, %c2 : tensor<?x256x?xf32>
// CHECK-NEXT:     %0 = affine.max #map()[%dim]
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c0 : tensor<?x?x256xf32>
// CHECK-NEXT:     %dim_1 = tensor.dim %arg0, %c1 : tensor<?x?x256xf32>
// CHECK-NEXT:     %1 = affine.apply #map1()[%dim_1]
// CHECK-NEXT:     %2 = tensor.empty(%dim_0, %1) : tensor<?x?x4x32x64xf32>
// CHECK-NEXT:     %pack = linalg.pack %arg0 padding_value(%cst : f32) outer_dims_perm = [0, 1, 2] inner_dims_pos = [1, 2] inner_tiles = [32, 64] into %2 : tensor<?x?x256xf32> -> tensor<?x?x4x32x64xf32>
// CHECK-NEXT:     %dim_2 = tensor.dim %arg1, %c0 : tensor<?x256x?xf32>
// CHECK-NEXT:     %dim_3 = tensor.dim %arg1, %c2 : tensor<?x256x?xf32>
// CHECK-NEXT:     %3 = affine.apply #map2()[%dim_3, %0]
// CHECK-NEXT:     %4 = tensor.empty(%dim_2, %3, %0) : tensor<?x?x4x?x64xf32>
// CHECK-NEXT:     %pack_4 = linalg.pack %arg1 padding_value(%cst : f32) outer_dims_perm = [0, 2, 1] inner_dims_pos = [2, 1] inner_tiles = [%0, 64] into %4 : tensor<?x256x?xf32> -> tensor<?x?x4x?x64xf32>
// CHECK-NEXT:     %dim_5 = tensor.dim %arg2, %c0 : tensor<?x?x?xf32>
// CHECK-NEXT:     %dim_6 = tensor.dim %arg2, %c1 : tensor<?x?x?xf32>
// CHECK-NEXT:     %dim_7 = tensor.dim %arg2, %c2 : tensor<?x?x?xf32>
// CHECK-NEXT:     %5 = affine.apply #map1()[%dim_6]
// CHECK-NEXT:     %6 = affine.apply #map2()[%dim_7, %0]
// CHECK-NEXT:     %7 = tensor.empty(%dim_5, %5, %6, %0) : tensor<?x?x?x32x?xf32>
// CHECK-NEXT:     %pack_8 = linalg.pack %arg2 padding_value(%cst : f32) inner_dims_pos = [1, 2] inner_tiles = [32, %0] into %7 : tensor<?x?x?xf32> -> tensor<?x?x?x32x?xf32>
// CHECK-NEXT:     %8 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction", "parallel", "parallel", "reduction"]} ins(%pack, %pack_4 : tensor<?x?x4x32x64xf32>, tensor<?x?x4x?x64xf32>) outs(%pack_8 : tensor<?x?x?x32x?xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_9: f32, %out: f32):
// CHECK-NEXT:       %9 = arith.mulf %in, %in_9 : f32
// CHECK-NEXT:       %10 = arith.addf %out, %9 : f32
// CHECK-NEXT:       linalg.yield %10 : f32
// CHECK-NEXT:     } -> tensor<?x?x?x32x?xf32>
// CHECK-NEXT:     %unpack = linalg.unpack %8 inner_dims_pos = [1, 2] inner_tiles = [32, %0] into %arg2 : tensor<?x?x?x32x?xf32> -> tensor<?x?x?xf32>
// CHECK-NEXT:     return %unpack : tensor<?x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
