// RUN: pyopt %s --linalg-fold-unit-extent-dims --split-input-file | FileCheck %s

// What an output holds matters where it is not written, or is written again. The reference forgets that.

#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @partly_written(%a: tensor<1x3xf32>, %o: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = linalg.generic {
    indexing_maps = [#id, affine_map<(d0, d1) -> (d0 + 1, d1)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a : tensor<1x3xf32>) outs(%o : tensor<2x3xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @partly_written(%arg0: tensor<1x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<1x3xf32> into tensor<3xf32>
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%collapsed : tensor<3xf32>) outs(%arg1 : tensor<2x3xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %1 = arith.addf %in, %out : f32
// CHECK-NEXT:       linalg.yield %1 : f32
// CHECK-NEXT:     } -> tensor<2x3xf32>
// CHECK-NEXT:     return %0 : tensor<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Each element is written three times: the third addition sees the second.
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @written_again(%a: tensor<3x2xf32>, %o: tensor<2xf32>) -> tensor<2xf32> {
  %0 = linalg.generic {
    indexing_maps = [#id, affine_map<(d0, d1) -> (d1)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a : tensor<3x2xf32>) outs(%o : tensor<2xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @written_again(%arg0: tensor<3x2xf32>, %arg1: tensor<2xf32>) -> tensor<2xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<3x2xf32>) outs(%arg1 : tensor<2xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %1 = arith.addf %in, %out : f32
// CHECK-NEXT:       linalg.yield %1 : f32
// CHECK-NEXT:     } -> tensor<2xf32>
// CHECK-NEXT:     return %0 : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: backwards, each element is written once.
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @written_once(%a: tensor<3x2xf32>, %o: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = linalg.generic {
    indexing_maps = [#id, affine_map<(d0, d1) -> (-d1 + 1, d0)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a : tensor<3x2xf32>) outs(%o : tensor<2x3xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (-d1 + 1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @written_once(%arg0: tensor<3x2xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<2x3xf32>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<3x2xf32>, tensor<2x3xf32>) outs(%0 : tensor<2x3xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT:       %2 = arith.addf %in, %in_0 : f32
// CHECK-NEXT:       linalg.yield %2 : f32
// CHECK-NEXT:     } -> tensor<2x3xf32>
// CHECK-NEXT:     return %1 : tensor<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Without d1 the input of three elements would be indexed by d0, of two iterations, alone: the reference's result is
// not valid.
func.func @longer(%a: tensor<2x1xf32>, %b: tensor<3xf32>, %o: tensor<2x1xf32>) -> tensor<2x1xf32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0 + d1)>,
                     affine_map<(d0, d1) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a, %b : tensor<2x1xf32>, tensor<3xf32>) outs(%o : tensor<2x1xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<2x1xf32>
  return %0 : tensor<2x1xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @longer(%arg0: tensor<2x1xf32>, %arg1: tensor<3xf32>, %arg2: tensor<2x1xf32>) -> tensor<2x1xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x1xf32>, tensor<3xf32>) outs(%arg2 : tensor<2x1xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT:       %1 = arith.addf %in, %in_0 : f32
// CHECK-NEXT:       linalg.yield %1 : f32
// CHECK-NEXT:     } -> tensor<2x1xf32>
// CHECK-NEXT:     return %0 : tensor<2x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
