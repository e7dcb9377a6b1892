// RUN: pyopt %s --linalg-specialize-generic-ops | FileCheck %s

// A scalar among the inputs.
func.func @scalar(%a: tensor<4x2xf32>, %b: f32, %o: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> ()>,
                     affine_map<(d0, d1) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a, %b : tensor<4x2xf32>, f32) outs(%o : tensor<2x4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %e = arith.mulf %x, %y : f32
    %f = arith.addf %z, %e : f32
    linalg.yield %f : f32
  } -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> ()>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @scalar(%arg0: tensor<4x2xf32>, %arg1: f32, %arg2: tensor<2x4xf32>) -> tensor<2x4xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x2xf32>, f32) outs(%arg2 : tensor<2x4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f32
// CHECK-NEXT:       %2 = arith.addf %out, %1 : f32
// CHECK-NEXT:       linalg.yield %2 : f32
// CHECK-NEXT:     } -> tensor<2x4xf32>
// CHECK-NEXT:     return %0 : tensor<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
