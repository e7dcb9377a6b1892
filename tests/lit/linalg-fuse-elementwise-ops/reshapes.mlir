// RUN: pyopt %s --linalg-fuse-elementwise-ops --split-input-file | FileCheck %s

// Operands are expanded, extents computed where they are not known.
#id = affine_map<(d0, d1) -> (d0, d1)>
#tr = affine_map<(d0, d1) -> (d1, d0)>
func.func @collapse(%a: tensor<?x4x?xf32>, %b: tensor<?x?xf32>, %i: tensor<?x?xf32>)
    -> tensor<?x?xf32> {
  %c = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x4x?xf32> into tensor<?x?xf32>
  %0 = linalg.generic {indexing_maps = [#id, #tr, #id], iterator_types = ["parallel", "parallel"]}
      ins(%c, %b : tensor<?x?xf32>, tensor<?x?xf32>)
      outs(%i : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 floordiv 4)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @collapse(%arg0: tensor<?x4x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg2, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg2, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     %0 = tensor.empty(%dim, %dim_0) : tensor<?x?xf32>
// CHECK-NEXT:     %dim_1 = tensor.dim %arg1, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %dim_2 = tensor.dim %arg1, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     %1 = arith.divui %dim_2, %c4 : index
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg1 [[0], [1, 2]] output_shape [%dim_1, %1, 4] : tensor<?x?xf32> into tensor<?x?x4xf32>
// CHECK-NEXT:     %dim_3 = tensor.dim %0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %2 = affine.apply #map()[%dim_3]
// CHECK-NEXT:     %dim_4 = tensor.dim %0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     %3 = tensor.empty(%2, %dim_4) : tensor<?x4x?xf32>
// CHECK-NEXT:     %4 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded : tensor<?x4x?xf32>, tensor<?x?x4xf32>) outs(%3 : tensor<?x4x?xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_5: f32, %out: f32):
// CHECK-NEXT:       %5 = arith.addf %in, %in_5 : f32
// CHECK-NEXT:       linalg.yield %5 : f32
// CHECK-NEXT:     } -> tensor<?x4x?xf32>
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %4 [[0, 1], [2]] : tensor<?x4x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return %collapsed : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An expansion moves to the operands.
#id = affine_map<(d0, d1) -> (d0, d1)>
#tr = affine_map<(d0, d1) -> (d1, d0)>
func.func @expand(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %i: tensor<?x?xf32>, %n: index,
                  %m: index) -> tensor<?x4x?xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #tr, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>)
      outs(%i : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  %c = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%n, 4, %m]
      : tensor<?x?xf32> into tensor<?x4x?xf32>
  return %c : tensor<?x4x?xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 floordiv 4)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @expand(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>, %arg3: index, %arg4: index) -> tensor<?x4x?xf32> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg2, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg2, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     %0 = tensor.empty(%dim, %dim_0) : tensor<?x?xf32>
// CHECK-NEXT:     %dim_1 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %dim_2 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     %1 = arith.divui %dim_1, %c4 : index
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [%1, 4, %dim_2] : tensor<?x?xf32> into tensor<?x4x?xf32>
// CHECK-NEXT:     %dim_3 = tensor.dim %arg1, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %dim_4 = tensor.dim %arg1, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     %2 = arith.divui %dim_4, %c4 : index
// CHECK-NEXT{LITERAL}:     %expanded_5 = tensor.expand_shape %arg1 [[0], [1, 2]] output_shape [%dim_3, %2, 4] : tensor<?x?xf32> into tensor<?x?x4xf32>
// CHECK-NEXT:     %dim_6 = tensor.dim %0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %3 = affine.apply #map()[%dim_6]
// CHECK-NEXT:     %dim_7 = tensor.dim %0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     %4 = tensor.empty(%3, %dim_7) : tensor<?x4x?xf32>
// CHECK-NEXT:     %5 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %expanded_5 : tensor<?x4x?xf32>, tensor<?x?x4xf32>) outs(%4 : tensor<?x4x?xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_8: f32, %out: f32):
// CHECK-NEXT:       %6 = arith.addf %in, %in_8 : f32
// CHECK-NEXT:       linalg.yield %6 : f32
// CHECK-NEXT:     } -> tensor<?x4x?xf32>
// CHECK-NEXT:     return %5 : tensor<?x4x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Positions along a loop that was split.
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @index(%a: tensor<4x5x6xi32>) -> tensor<20x6xi32> {
  %c = tensor.collapse_shape %a [[0, 1], [2]] : tensor<4x5x6xi32> into tensor<20x6xi32>
  %e = tensor.empty() : tensor<20x6xi32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%c : tensor<20x6xi32>)
      outs(%e : tensor<20x6xi32>) {
  ^bb0(%x: i32, %o: i32):
    %p = linalg.index 0 : index
    %q = linalg.index 1 : index
    %pq = arith.addi %p, %q : index
    %pc = arith.index_cast %pq : index to i32
    %s = arith.addi %x, %pc : i32
    linalg.yield %s : i32
  } -> tensor<20x6xi32>
  return %0 : tensor<20x6xi32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0 + d1 * 5)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @index(%arg0: tensor<4x5x6xi32>) -> tensor<20x6xi32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4x5x6xi32>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<4x5x6xi32>) outs(%0 : tensor<4x5x6xi32>) {
// CHECK-NEXT:     ^bb0(%in: i32, %out: i32):
// CHECK-NEXT:       %2 = linalg.index 1 : index
// CHECK-NEXT:       %3 = linalg.index 0 : index
// CHECK-NEXT:       %4 = affine.apply #map1(%2, %3)
// CHECK-NEXT:       %5 = linalg.index 2 : index
// CHECK-NEXT:       %6 = arith.addi %4, %5 : index
// CHECK-NEXT:       %7 = arith.index_cast %6 : index to i32
// CHECK-NEXT:       %8 = arith.addi %in, %7 : i32
// CHECK-NEXT:       linalg.yield %8 : i32
// CHECK-NEXT:     } -> tensor<4x5x6xi32>
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %1 [[0, 1], [2]] : tensor<4x5x6xi32> into tensor<20x6xi32>
// CHECK-NEXT:     return %collapsed : tensor<20x6xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @index3(%a: tensor<6x4x5x3xi32>) -> tensor<6x60xi32> {
  %c = tensor.collapse_shape %a [[0], [1, 2, 3]] : tensor<6x4x5x3xi32> into tensor<6x60xi32>
  %e = tensor.empty() : tensor<6x60xi32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%c : tensor<6x60xi32>)
      outs(%e : tensor<6x60xi32>) {
  ^bb0(%x: i32, %o: i32):
    %p = linalg.index 0 : index
    %q = linalg.index 1 : index
    %pq = arith.addi %p, %q : index
    %pc = arith.index_cast %pq : index to i32
    %s = arith.addi %x, %pc : i32
    linalg.yield %s : i32
  } -> tensor<6x60xi32>
  return %0 : tensor<6x60xi32>
}

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d0 + d1 * 3 + d2 * 15)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @index3(%arg0: tensor<6x4x5x3xi32>) -> tensor<6x60xi32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<6x4x5x3xi32>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<6x4x5x3xi32>) outs(%0 : tensor<6x4x5x3xi32>) {
// CHECK-NEXT:     ^bb0(%in: i32, %out: i32):
// CHECK-NEXT:       %2 = linalg.index 0 : index
// CHECK-NEXT:       %3 = linalg.index 2 : index
// CHECK-NEXT:       %4 = linalg.index 3 : index
// CHECK-NEXT:       %5 = linalg.index 1 : index
// CHECK-NEXT:       %6 = affine.apply #map1(%4, %3, %5)
// CHECK-NEXT:       %7 = arith.addi %2, %6 : index
// CHECK-NEXT:       %8 = arith.index_cast %7 : index to i32
// CHECK-NEXT:       %9 = arith.addi %in, %8 : i32
// CHECK-NEXT:       linalg.yield %9 : i32
// CHECK-NEXT:     } -> tensor<6x4x5x3xi32>
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %1 [[0], [1, 2, 3]] : tensor<6x4x5x3xi32> into tensor<6x60xi32>
// CHECK-NEXT:     return %collapsed : tensor<6x60xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The reduction is not split: nothing is expanded.
func.func @matmul(%a: tensor<2x3x8xf32>, %b: tensor<8x7xf32>, %i: tensor<6x7xf32>)
    -> tensor<6x7xf32> {
  %c = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x3x8xf32> into tensor<6x8xf32>
  %0 = linalg.matmul
      ins(%c, %b : tensor<6x8xf32>, tensor<8x7xf32>)
      outs(%i : tensor<6x7xf32>) -> tensor<6x7xf32>
  return %0 : tensor<6x7xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @matmul(%arg0: tensor<2x3x8xf32>, %arg1: tensor<8x7xf32>, %arg2: tensor<6x7xf32>) -> tensor<6x7xf32> {
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x3x8xf32> into tensor<6x8xf32>
// CHECK-NEXT:     %0 = linalg.matmul ins(%collapsed, %arg1 : tensor<6x8xf32>, tensor<8x7xf32>) outs(%arg2 : tensor<6x7xf32>) -> tensor<6x7xf32>
// CHECK-NEXT:     return %0 : tensor<6x7xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @exp(%a: tensor<2x3x8xf32>) -> tensor<6x8xf32> {
  %c = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x3x8xf32> into tensor<6x8xf32>
  %e = tensor.empty() : tensor<6x8xf32>
  %0 = linalg.exp ins(%c : tensor<6x8xf32>) outs(%e : tensor<6x8xf32>) -> tensor<6x8xf32>
  return %0 : tensor<6x8xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @exp(%arg0: tensor<2x3x8xf32>) -> tensor<6x8xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<2x3x8xf32>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x3x8xf32>) outs(%0 : tensor<2x3x8xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %2 = math.exp %in : f32
// CHECK-NEXT:       linalg.yield %2 : f32
// CHECK-NEXT:     } -> tensor<2x3x8xf32>
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %1 [[0, 1], [2]] : tensor<2x3x8xf32> into tensor<6x8xf32>
// CHECK-NEXT:     return %collapsed : tensor<6x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Dimensions that are not joined may be padded.
func.func @pad(%a: tensor<2x3x8xf32>, %f: f32) -> tensor<6x11xf32> {
  %c = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x3x8xf32> into tensor<6x8xf32>
  %p = tensor.pad %c low[0, 1] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<6x8xf32> to tensor<6x11xf32>
  return %p : tensor<6x11xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pad(%arg0: tensor<2x3x8xf32>, %arg1: f32) -> tensor<6x11xf32> {
// CHECK-NEXT:     %padded = tensor.pad %arg0 low[0, 0, 1] high[0, 0, 2] {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: index):
// CHECK-NEXT:       tensor.yield %arg1 : f32
// CHECK-NEXT:     } : tensor<2x3x8xf32> to tensor<2x3x11xf32>
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %padded [[0, 1], [2]] : tensor<2x3x11xf32> into tensor<6x11xf32>
// CHECK-NEXT:     return %collapsed : tensor<6x11xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A transposed constant is a constant.
#id = affine_map<(d0, d1) -> (d0, d1)>
#tr = affine_map<(d0, d1) -> (d1, d0)>
func.func @const() -> tensor<3x2xi32> {
  %k = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %e = tensor.empty() : tensor<3x2xi32>
  %0 = linalg.generic {indexing_maps = [#tr, #id], iterator_types = ["parallel", "parallel"]}
      ins(%k : tensor<2x3xi32>)
      outs(%e : tensor<3x2xi32>) {
  ^bb0(%x: i32, %o: i32):
    linalg.yield %x : i32
  } -> tensor<3x2xi32>
  return %0 : tensor<3x2xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @const() -> tensor<3x2xi32> {
// CHECK-NEXT{LITERAL}:     %cst = arith.constant dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xi32>
// CHECK-NEXT:     return %cst : tensor<3x2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @const2() -> tensor<3x2xi32> {
  %k = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %e = tensor.empty() : tensor<3x2xi32>
  %0 = linalg.transpose ins(%k : tensor<2x3xi32>) outs(%e : tensor<3x2xi32>) permutation = [1, 0]
  return %0 : tensor<3x2xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @const2() -> tensor<3x2xi32> {
// CHECK-NEXT{LITERAL}:     %cst = arith.constant dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xi32>
// CHECK-NEXT:     return %cst : tensor<3x2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
