// RUN: pyopt %s --linalg-block-pack-matmul=block-factors=16,16,16 | FileCheck %s

// Each matrix is padded with zeros of its type; the constants stand in the order of the matrices from the last one on.

func.func @first(%a: tensor<30x40xi8>, %b: tensor<40x50xi16>, %c: tensor<30x50xi32>)
    -> tensor<30x50xi32> {
  %0 = linalg.matmul
      ins(%a, %b : tensor<30x40xi8>, tensor<40x50xi16>)
      outs(%c : tensor<30x50xi32>) -> tensor<30x50xi32>
  return %0 : tensor<30x50xi32>
}

// CHECK: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d2, d4, d5)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @first(%arg0: tensor<30x40xi8>, %arg1: tensor<40x50xi16>, %arg2: tensor<30x50xi32>) -> tensor<30x50xi32> {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c0_i16 = arith.constant 0 : i16
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %0 = tensor.empty() : tensor<2x3x16x16xi8>
// CHECK-NEXT:     %pack = linalg.pack %arg0 padding_value(%c0_i8 : i8) outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [16, 16] into %0 : tensor<30x40xi8> -> tensor<2x3x16x16xi8>
// CHECK-NEXT:     %1 = tensor.empty() : tensor<4x3x16x16xi16>
// CHECK-NEXT:     %pack_0 = linalg.pack %arg1 padding_value(%c0_i16 : i16) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [16, 16] into %1 : tensor<40x50xi16> -> tensor<4x3x16x16xi16>
// CHECK-NEXT:     %2 = tensor.empty() : tensor<2x4x16x16xi32>
// CHECK-NEXT:     %pack_1 = linalg.pack %arg2 padding_value(%c0_i32 : i32) inner_dims_pos = [0, 1] inner_tiles = [16, 16] into %2 : tensor<30x50xi32> -> tensor<2x4x16x16xi32>
// CHECK-NEXT:     %3 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel", "reduction"]} ins(%pack, %pack_0 : tensor<2x3x16x16xi8>, tensor<4x3x16x16xi16>) outs(%pack_1 : tensor<2x4x16x16xi32>) {
// CHECK-NEXT:     ^bb0(%in: i8, %in_2: i16, %out: i32):
// CHECK-NEXT:       %4 = arith.extsi %in : i8 to i32
// CHECK-NEXT:       %5 = arith.extsi %in_2 : i16 to i32
// CHECK-NEXT:       %6 = arith.muli %4, %5 : i32
// CHECK-NEXT:       %7 = arith.addi %out, %6 : i32
// CHECK-NEXT:       linalg.yield %7 : i32
// CHECK-NEXT:     } -> tensor<2x4x16x16xi32>
// CHECK-NEXT:     %unpack = linalg.unpack %3 inner_dims_pos = [0, 1] inner_tiles = [16, 16] into %arg2 : tensor<2x4x16x16xi32> -> tensor<30x50xi32>
// CHECK-NEXT:     return %unpack : tensor<30x50xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
