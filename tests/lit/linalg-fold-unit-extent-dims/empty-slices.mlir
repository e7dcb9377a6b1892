// RUN: pyopt %s --linalg-fold-unit-extent-dims=use-rank-reducing-slices | FileCheck %s

// An empty tensor has no slice, which would begin behind its end: it is reshaped.

#m = affine_map<(i, j) -> (i, j)>
func.func @empty(%a: tensor<0x1xf32>) -> tensor<0x1xf32> {
  %0 = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<0x1xf32>)
      outs(%a : tensor<0x1xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<0x1xf32>
  return %0 : tensor<0x1xf32>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @empty(%arg0: tensor<0x1xf32>) -> tensor<0x1xf32> {
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<0x1xf32> into tensor<0xf32>
// CHECK-NEXT{LITERAL}:     %collapsed_0 = tensor.collapse_shape %arg0 [[0, 1]] : tensor<0x1xf32> into tensor<0xf32>
// CHECK-NEXT:     %0 = tensor.empty() : tensor<0xf32>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%collapsed, %collapsed_0 : tensor<0xf32>, tensor<0xf32>) outs(%0 : tensor<0xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_1: f32, %out: f32):
// CHECK-NEXT:       %2 = arith.addf %in, %in_1 : f32
// CHECK-NEXT:       linalg.yield %2 : f32
// CHECK-NEXT:     } -> tensor<0xf32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [0, 1] : tensor<0xf32> into tensor<0x1xf32>
// CHECK-NEXT:     return %expanded : tensor<0x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
