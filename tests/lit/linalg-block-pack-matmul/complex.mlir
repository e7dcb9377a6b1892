// RUN: pyopt %s --linalg-block-pack-matmul=block-factors=32,16,64 | FileCheck %s

// There is no arith.constant to pad with, and nothing to pad.

func.func @ragged(%a: tensor<128x250xcomplex<f32>>, %b: tensor<250x64xcomplex<f32>>,
                  %c: tensor<128x64xcomplex<f32>>) -> tensor<128x64xcomplex<f32>> {
  %0 = linalg.matmul
      ins(%a, %b : tensor<128x250xcomplex<f32>>, tensor<250x64xcomplex<f32>>)
      outs(%c : tensor<128x64xcomplex<f32>>) -> tensor<128x64xcomplex<f32>>
  return %0 : tensor<128x64xcomplex<f32>>
}

func.func @full(%a: tensor<128x256xcomplex<f32>>, %b: tensor<256x64xcomplex<f32>>,
                %c: tensor<128x64xcomplex<f32>>) -> tensor<128x64xcomplex<f32>> {
  %0 = linalg.matmul
      ins(%a, %b : tensor<128x256xcomplex<f32>>, tensor<256x64xcomplex<f32>>)
      outs(%c : tensor<128x64xcomplex<f32>>) -> tensor<128x64xcomplex<f32>>
  return %0 : tensor<128x64xcomplex<f32>>
}

// CHECK: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d2, d4, d5)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @ragged(%arg0: tensor<128x250xcomplex<f32>>, %arg1: tensor<250x64xcomplex<f32>>, %arg2: tensor<128x64xcomplex<f32>>) -> tensor<128x64xcomplex<f32>> {
// CHECK-NEXT:     %0 = linalg.matmul ins(%arg0, %arg1 : tensor<128x250xcomplex<f32>>, tensor<250x64xcomplex<f32>>) outs(%arg2 : tensor<128x64xcomplex<f32>>) -> tensor<128x64xcomplex<f32>>
// CHECK-NEXT:     return %0 : tensor<128x64xcomplex<f32>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @full(%arg0: tensor<128x256xcomplex<f32>>, %arg1: tensor<256x64xcomplex<f32>>, %arg2: tensor<128x64xcomplex<f32>>) -> tensor<128x64xcomplex<f32>> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4x4x32x64xcomplex<f32>>
// CHECK-NEXT:     %pack = linalg.pack %arg0 outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [32, 64] into %0 : tensor<128x256xcomplex<f32>> -> tensor<4x4x32x64xcomplex<f32>>
// CHECK-NEXT:     %1 = tensor.empty() : tensor<4x4x16x64xcomplex<f32>>
// CHECK-NEXT:     %pack_0 = linalg.pack %arg1 outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [16, 64] into %1 : tensor<256x64xcomplex<f32>> -> tensor<4x4x16x64xcomplex<f32>>
// CHECK-NEXT:     %2 = tensor.empty() : tensor<4x4x32x16xcomplex<f32>>
// CHECK-NEXT:     %pack_1 = linalg.pack %arg2 inner_dims_pos = [0, 1] inner_tiles = [32, 16] into %2 : tensor<128x64xcomplex<f32>> -> tensor<4x4x32x16xcomplex<f32>>
// CHECK-NEXT:     %3 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel", "reduction"]} ins(%pack, %pack_0 : tensor<4x4x32x64xcomplex<f32>>, tensor<4x4x16x64xcomplex<f32>>) outs(%pack_1 : tensor<4x4x32x16xcomplex<f32>>) {
// CHECK-NEXT:     ^bb0(%in: complex<f32>, %in_2: complex<f32>, %out: complex<f32>):
// CHECK-NEXT:       %4 = complex.mul %in, %in_2 : complex<f32>
// CHECK-NEXT:       %5 = complex.add %out, %4 : complex<f32>
// CHECK-NEXT:       linalg.yield %5 : complex<f32>
// CHECK-NEXT:     } -> tensor<4x4x32x16xcomplex<f32>>
// CHECK-NEXT:     %unpack = linalg.unpack %3 inner_dims_pos = [0, 1] inner_tiles = [32, 16] into %arg2 : tensor<4x4x32x16xcomplex<f32>> -> tensor<128x64xcomplex<f32>>
// CHECK-NEXT:     return %unpack : tensor<128x64xcomplex<f32>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
