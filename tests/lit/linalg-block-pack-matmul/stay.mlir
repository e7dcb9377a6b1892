// RUN: pyopt %s --linalg-block-pack-matmul=block-factors=32,16,64 | FileCheck %s

// No products of matrices by the names and maps that are known, or none of tensors.

#left = affine_map<(m, n, k) -> (m, k)>
#right = affine_map<(m, n, k) -> (k, n)>
#out = affine_map<(m, n, k) -> (m, n)>
#turned_out = affine_map<(m, n, k) -> (n, m)>
#batch_left = affine_map<(b, m, n, k) -> (b, k, m)>
#batch_right = affine_map<(b, m, n, k) -> (b, k, n)>
#batch_out = affine_map<(b, m, n, k) -> (b, m, n)>

func.func @memory(%a: memref<128x256xf32>, %b: memref<256x64xf32>, %c: memref<128x64xf32>) {
  linalg.matmul ins(%a, %b : memref<128x256xf32>, memref<256x64xf32>) outs(%c : memref<128x64xf32>)
  return
}

func.func @contract(%a: tensor<128x256xf32>, %b: tensor<256x64xf32>, %c: tensor<128x64xf32>)
    -> tensor<128x64xf32> {
  %0 = linalg.contract indexing_maps = [#left, #right, #out]
      ins(%a, %b : tensor<128x256xf32>, tensor<256x64xf32>)
      outs(%c : tensor<128x64xf32>) -> tensor<128x64xf32>
  return %0 : tensor<128x64xf32>
}

func.func @transposed_batches(%a: tensor<5x256x128xf32>, %b: tensor<5x256x64xf32>,
                              %c: tensor<5x128x64xf32>) -> tensor<5x128x64xf32> {
  %0 = linalg.batch_matmul indexing_maps = [#batch_left, #batch_right, #batch_out]
      ins(%a, %b : tensor<5x256x128xf32>, tensor<5x256x64xf32>)
      outs(%c : tensor<5x128x64xf32>) -> tensor<5x128x64xf32>
  return %0 : tensor<5x128x64xf32>
}

func.func @transposed_result(%a: tensor<128x256xf32>, %b: tensor<256x64xf32>,
                             %c: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = linalg.generic {
    indexing_maps = [#left, #right, #turned_out],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a, %b : tensor<128x256xf32>, tensor<256x64xf32>) outs(%c : tensor<64x128xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<64x128xf32>
  return %0 : tensor<64x128xf32>
}

func.func @other_sum(%a: tensor<128x256xf32>, %b: tensor<256x64xf32>, %c: tensor<128x64xf32>)
    -> tensor<128x64xf32> {
  %0 = linalg.generic {
    indexing_maps = [#left, #right, #out],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a, %b : tensor<128x256xf32>, tensor<256x64xf32>) outs(%c : tensor<128x64xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.maximumf %z, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<128x64xf32>
  return %0 : tensor<128x64xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
// CHECK-NEXT: #map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// CHECK-NEXT: #map6 = affine_map<(d0, d1, d2) -> (d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @memory(%arg0: memref<128x256xf32>, %arg1: memref<256x64xf32>, %arg2: memref<128x64xf32>) {
// CHECK-NEXT:     linalg.matmul ins(%arg0, %arg1 : memref<128x256xf32>, memref<256x64xf32>) outs(%arg2 : memref<128x64xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @contract(%arg0: tensor<128x256xf32>, %arg1: tensor<256x64xf32>, %arg2: tensor<128x64xf32>) -> tensor<128x64xf32> {
// CHECK-NEXT:     %0 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%arg0, %arg1 : tensor<128x256xf32>, tensor<256x64xf32>) outs(%arg2 : tensor<128x64xf32>) -> tensor<128x64xf32>
// CHECK-NEXT:     return %0 : tensor<128x64xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @transposed_batches(%arg0: tensor<5x256x128xf32>, %arg1: tensor<5x256x64xf32>, %arg2: tensor<5x128x64xf32>) -> tensor<5x128x64xf32> {
// CHECK-NEXT:     %0 = linalg.batch_matmul indexing_maps = [#map3, #map4, #map5] ins(%arg0, %arg1 : tensor<5x256x128xf32>, tensor<5x256x64xf32>) outs(%arg2 : tensor<5x128x64xf32>) -> tensor<5x128x64xf32>
// CHECK-NEXT:     return %0 : tensor<5x128x64xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @transposed_result(%arg0: tensor<128x256xf32>, %arg1: tensor<256x64xf32>, %arg2: tensor<64x128xf32>) -> tensor<64x128xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<128x256xf32>, tensor<256x64xf32>) outs(%arg2 : tensor<64x128xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f32
// CHECK-NEXT:       %2 = arith.addf %out, %1 : f32
// CHECK-NEXT:       linalg.yield %2 : f32
// CHECK-NEXT:     } -> tensor<64x128xf32>
// CHECK-NEXT:     return %0 : tensor<64x128xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @other_sum(%arg0: tensor<128x256xf32>, %arg1: tensor<256x64xf32>, %arg2: tensor<128x64xf32>) -> tensor<128x64xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<128x256xf32>, tensor<256x64xf32>) outs(%arg2 : tensor<128x64xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f32
// CHECK-NEXT:       %2 = arith.maximumf %out, %1 : f32
// CHECK-NEXT:       linalg.yield %2 : f32
// CHECK-NEXT:     } -> tensor<128x64xf32>
// CHECK-NEXT:     return %0 : tensor<128x64xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
