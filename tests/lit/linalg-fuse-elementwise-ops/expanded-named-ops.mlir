// RUN: pyopt --split-input-file --linalg-fuse-elementwise-ops %s | FileCheck %s

// Reshapes go through named ops.

// A fill stays a fill.

func.func @red2(%a: tensor<6x2x4xf32>, %i: tensor<6xf32>) -> tensor<6xf32> {
  %c = tensor.collapse_shape %a [[0], [1, 2]] : tensor<6x2x4xf32> into tensor<6x8xf32>
  %0 = linalg.reduce { arith.addf }
      ins(%c : tensor<6x8xf32>)
      outs(%i : tensor<6xf32>) dimensions = [1]
  return %0 : tensor<6xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @red2(%arg0: tensor<6x2x4xf32>, %arg1: tensor<6xf32>) -> tensor<6xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction"]} ins(%arg0 : tensor<6x2x4xf32>) outs(%arg1 : tensor<6xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %1 = arith.addf %out, %in : f32
// CHECK-NEXT:       linalg.yield %1 : f32
// CHECK-NEXT:     } -> tensor<6xf32>
// CHECK-NEXT:     return %0 : tensor<6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fa(%f: f32, %t: tensor<8xf32>) -> tensor<4x2xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<8xf32>) -> tensor<8xf32>
  %1 = linalg.exp ins(%0 : tensor<8xf32>) outs(%0 : tensor<8xf32>) -> tensor<8xf32>
  %x = tensor.expand_shape %1 [[0, 1]] output_shape [4, 2] : tensor<8xf32> into tensor<4x2xf32>
  return %x : tensor<4x2xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @fa(%arg0: f32, %arg1: tensor<8xf32>) -> tensor<4x2xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4x2xf32>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<4x2xf32>) {
// CHECK-NEXT:     ^bb0(%out: f32):
// CHECK-NEXT:       %2 = math.exp %arg0 : f32
// CHECK-NEXT:       linalg.yield %2 : f32
// CHECK-NEXT:     } -> tensor<4x2xf32>
// CHECK-NEXT:     return %1 : tensor<4x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// With their conversion.

func.func @copyc(%a: tensor<2x3xf16>, %t: tensor<6xf32>) -> tensor<6xf32> {
  %c = tensor.collapse_shape %a [[0, 1]] : tensor<2x3xf16> into tensor<6xf16>
  %0 = linalg.copy {cast = #linalg.type_fn<cast_unsigned>}
      ins(%c : tensor<6xf16>)
      outs(%t : tensor<6xf32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @copyc(%arg0: tensor<2x3xf16>, %arg1: tensor<6xf32>) -> tensor<6xf32> {
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg1 [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
// CHECK-NEXT:     %0 = linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%arg0 : tensor<2x3xf16>) outs(%expanded : tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %0 [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
// CHECK-NEXT:     return %collapsed : tensor<6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Transposes have another permutation.

func.func @tr(%a: tensor<2x3x5xf32>, %t: tensor<5x6xf32>) -> tensor<5x6xf32> {
  %c = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x3x5xf32> into tensor<6x5xf32>
  %0 = linalg.transpose ins(%c : tensor<6x5xf32>) outs(%t : tensor<5x6xf32>) permutation = [1, 0]
  return %0 : tensor<5x6xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @tr(%arg0: tensor<2x3x5xf32>, %arg1: tensor<5x6xf32>) -> tensor<5x6xf32> {
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg1 [[0], [1, 2]] output_shape [5, 2, 3] : tensor<5x6xf32> into tensor<5x2x3xf32>
// CHECK-NEXT:     %transposed = linalg.transpose ins(%arg0 : tensor<2x3x5xf32>) outs(%expanded : tensor<5x2x3xf32>) permutation = [2, 0, 1]
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %transposed [[0], [1, 2]] : tensor<5x2x3xf32> into tensor<5x6xf32>
// CHECK-NEXT:     return %collapsed : tensor<5x6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @tre(%a: tensor<6x5xf32>, %t: tensor<5x6xf32>) -> tensor<5x2x3xf32> {
  %0 = linalg.transpose ins(%a : tensor<6x5xf32>) outs(%t : tensor<5x6xf32>) permutation = [1, 0]
  %x = tensor.expand_shape %0 [[0], [1, 2]] output_shape [5, 2, 3]
      : tensor<5x6xf32> into tensor<5x2x3xf32>
  return %x : tensor<5x2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @tre(%arg0: tensor<6x5xf32>, %arg1: tensor<5x6xf32>) -> tensor<5x2x3xf32> {
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [2, 3, 5] : tensor<6x5xf32> into tensor<2x3x5xf32>
// CHECK-NEXT{LITERAL}:     %expanded_0 = tensor.expand_shape %arg1 [[0], [1, 2]] output_shape [5, 2, 3] : tensor<5x6xf32> into tensor<5x2x3xf32>
// CHECK-NEXT:     %transposed = linalg.transpose ins(%expanded : tensor<2x3x5xf32>) outs(%expanded_0 : tensor<5x2x3xf32>) permutation = [2, 0, 1]
// CHECK-NEXT:     return %transposed : tensor<5x2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bc(%a: tensor<2x3xf32>, %t: tensor<6x5xf32>) -> tensor<6x5xf32> {
  %c = tensor.collapse_shape %a [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
  %0 = linalg.broadcast ins(%c : tensor<6xf32>) outs(%t : tensor<6x5xf32>) dimensions = [1]
  return %0 : tensor<6x5xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @bc(%arg0: tensor<2x3xf32>, %arg1: tensor<6x5xf32>) -> tensor<6x5xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<2x3x5xf32>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x3xf32>) outs(%0 : tensor<2x3x5xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       linalg.yield %in : f32
// CHECK-NEXT:     } -> tensor<2x3x5xf32>
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %1 [[0, 1], [2]] : tensor<2x3x5xf32> into tensor<6x5xf32>
// CHECK-NEXT:     return %collapsed : tensor<6x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @elem(%a: tensor<2x3xf32>, %t: tensor<6xf32>) -> tensor<6xf32> {
  %c = tensor.collapse_shape %a [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp>
      ins(%c : tensor<6xf32>)
      outs(%t : tensor<6xf32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @elem(%arg0: tensor<2x3xf32>, %arg1: tensor<6xf32>) -> tensor<6xf32> {
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

// -----

// Operands that windows go over stay.

func.func @conv(%a: tensor<2x3xf32>, %k: tensor<3xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %c = tensor.collapse_shape %a [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
  %0 = linalg.conv_1d
      ins(%c, %k : tensor<6xf32>, tensor<3xf32>)
      outs(%o : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @conv(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
// CHECK-NEXT:     %0 = linalg.conv_1d ins(%collapsed, %arg1 : tensor<6xf32>, tensor<3xf32>) outs(%arg2 : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return %0 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @genred(%a: tensor<2x3x4xf32>, %t: tensor<4xf32>) -> tensor<4xf32> {
  %c = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%c : tensor<6x4xf32>) outs(%t : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %i = linalg.index 1 : index
    %j = arith.index_cast %i : index to i32
    %k = arith.sitofp %j : i32 to f32
    %s = arith.addf %k, %y : f32
    %u = arith.addf %s, %x : f32
    linalg.yield %u : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d0)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1] -> (s0 + s1 * 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @genred(%arg0: tensor<2x3x4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction"]} ins(%arg0 : tensor<2x3x4xf32>) outs(%arg1 : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %1 = linalg.index 2 : index
// CHECK-NEXT:       %2 = linalg.index 1 : index
// CHECK-NEXT:       %3 = affine.apply #map2()[%1, %2]
// CHECK-NEXT:       %4 = arith.index_cast %3 : index to i32
// CHECK-NEXT:       %5 = arith.sitofp %4 : i32 to f32
// CHECK-NEXT:       %6 = arith.addf %5, %out : f32
// CHECK-NEXT:       %7 = arith.addf %6, %in : f32
// CHECK-NEXT:       linalg.yield %7 : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     return %0 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
