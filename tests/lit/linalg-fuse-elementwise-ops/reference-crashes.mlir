// RUN: pyopt %s --linalg-fuse-elementwise-ops --split-input-file | FileCheck %s

// The body of a map has no argument for the init; that of a generic has. The reference forgets it.
func.func @map(%t: tensor<2x3xf32>) -> tensor<6xf32> {
  %x = tensor.collapse_shape %t [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
  %e = tensor.empty() : tensor<6xf32>
  %0 = linalg.map { math.exp } ins(%x : tensor<6xf32>) outs(%e : tensor<6xf32>)
  return %0 : tensor<6xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @map(%arg0: tensor<2x3xf32>) -> tensor<6xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<2x3xf32>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x3xf32>) outs(%0 : tensor<2x3xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %2 = math.exp %in : f32
// CHECK-NEXT:       linalg.yield %2 : f32
// CHECK-NEXT:     } -> tensor<2x3xf32>
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %1 [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
// CHECK-NEXT:     return %collapsed : tensor<6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
