// RUN: pyopt %s --split-input-file --linalg-fold-into-elementwise | FileCheck %s

// Transposes and broadcasts become maps of the operands of linalg.elementwise.

func.func @three(%c: tensor<2x3xi1>, %a: tensor<3x2xf32>, %b: tensor<3xf32>, %o: tensor<2x3xf32>)
    -> tensor<2x3xf32> {
  %e = tensor.empty() : tensor<2x3xf32>
  %t = linalg.transpose ins(%a : tensor<3x2xf32>) outs(%e : tensor<2x3xf32>) permutation = [1, 0]
  %u = linalg.broadcast ins(%b : tensor<3xf32>) outs(%e : tensor<2x3xf32>) dimensions = [0]
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<select>
      ins(%c, %t, %u : tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>)
      outs(%o : tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @three(%arg0: tensor<2x3xi1>, %arg1: tensor<3x2xf32>, %arg2: tensor<3xf32>, %arg3: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<2x3xf32>
// CHECK-NEXT:     %broadcasted = linalg.broadcast ins(%arg2 : tensor<3xf32>) outs(%0 : tensor<2x3xf32>) dimensions = [0]
// CHECK-NEXT:     %1 = linalg.elementwise kind=#linalg.elementwise_kind<select> indexing_maps = [#map, #map1, #map, #map] ins(%arg0, %arg1, %broadcasted : tensor<2x3xi1>, tensor<3x2xf32>, tensor<2x3xf32>) outs(%arg3 : tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     return %1 : tensor<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
