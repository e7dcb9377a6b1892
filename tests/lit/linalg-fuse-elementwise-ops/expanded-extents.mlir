// RUN: pyopt --split-input-file --linalg-fuse-elementwise-ops %s | FileCheck %s

// Where the extents of expanded operands come from.

// An expand_shape has the extents.

func.func @mmdyn(%a: tensor<?x3x?xf32>, %b: tensor<?x?xf32>, %i: tensor<?x?xf32>)
    -> tensor<?x?xf32> {
  %c = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x3x?xf32> into tensor<?x?xf32>
  %0 = linalg.matmul
      ins(%c, %b : tensor<?x?xf32>, tensor<?x?xf32>)
      outs(%i : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @mmdyn(%arg0: tensor<?x3x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x3x?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg1, %c1 : tensor<?x?xf32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg2 [[0, 1], [2]] output_shape [%dim, 3, %dim_0] : tensor<?x?xf32> into tensor<?x3x?xf32>
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<?x3x?xf32>, tensor<?x?xf32>) outs(%expanded : tensor<?x3x?xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_1: f32, %out: f32):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_1 : f32
// CHECK-NEXT:       %2 = arith.addf %out, %1 : f32
// CHECK-NEXT:       linalg.yield %2 : f32
// CHECK-NEXT:     } -> tensor<?x3x?xf32>
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<?x3x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return %collapsed : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
