// RUN: pyopt --split-input-file --linalg-fuse-elementwise-ops %s | FileCheck %s

// Where the extents of expanded operands come from.

// An expand_shape has the extents.

func.func @expdyn(%s: tensor<?x5xf32>, %t: tensor<?x5xf32>, %n: index) -> tensor<?x4x5xf32> {
  %e = linalg.exp ins(%s : tensor<?x5xf32>) outs(%t : tensor<?x5xf32>) -> tensor<?x5xf32>
  %x = tensor.expand_shape %e [[0, 1], [2]] output_shape [%n, 4, 5]
      : tensor<?x5xf32> into tensor<?x4x5xf32>
  return %x : tensor<?x4x5xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @expdyn(%arg0: tensor<?x5xf32>, %arg1: tensor<?x5xf32>, %arg2: index) -> tensor<?x4x5xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [%arg2, 4, 5] : tensor<?x5xf32> into tensor<?x4x5xf32>
// CHECK-NEXT{LITERAL}:     %expanded_0 = tensor.expand_shape %arg1 [[0, 1], [2]] output_shape [%arg2, 4, 5] : tensor<?x5xf32> into tensor<?x4x5xf32>
// CHECK-NEXT:     %dim = tensor.dim %expanded_0, %c0 : tensor<?x4x5xf32>
// CHECK-NEXT:     %0 = tensor.empty(%dim) : tensor<?x4x5xf32>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<?x4x5xf32>) outs(%0 : tensor<?x4x5xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %2 = math.exp %in : f32
// CHECK-NEXT:       linalg.yield %2 : f32
// CHECK-NEXT:     } -> tensor<?x4x5xf32>
// CHECK-NEXT:     return %1 : tensor<?x4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The source of a collapse_shape has them.

func.func @expdync(%s: tensor<?x4x5xf32>, %t: tensor<?x5xf32>, %n: index) -> tensor<?x5xf32> {
  %x = tensor.collapse_shape %s [[0, 1], [2]] : tensor<?x4x5xf32> into tensor<?x5xf32>
  %e = linalg.exp ins(%x : tensor<?x5xf32>) outs(%t : tensor<?x5xf32>) -> tensor<?x5xf32>
  return %e : tensor<?x5xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @expdync(%arg0: tensor<?x4x5xf32>, %arg1: tensor<?x5xf32>, %arg2: index) -> tensor<?x5xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x4x5xf32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg1 [[0, 1], [2]] output_shape [%dim, 4, 5] : tensor<?x5xf32> into tensor<?x4x5xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %expanded, %c0 : tensor<?x4x5xf32>
// CHECK-NEXT:     %0 = tensor.empty(%dim_0) : tensor<?x4x5xf32>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x4x5xf32>) outs(%0 : tensor<?x4x5xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %2 = math.exp %in : f32
// CHECK-NEXT:       linalg.yield %2 : f32
// CHECK-NEXT:     } -> tensor<?x4x5xf32>
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %1 [[0, 1], [2]] : tensor<?x4x5xf32> into tensor<?x5xf32>
// CHECK-NEXT:     return %collapsed : tensor<?x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @addc(%s: tensor<?x4x5xf32>, %u: tensor<?x5xf32>, %t: tensor<?x5xf32>, %n: index)
    -> tensor<?x5xf32> {
  %x = tensor.collapse_shape %s [[0, 1], [2]] : tensor<?x4x5xf32> into tensor<?x5xf32>
  %e = linalg.add
      ins(%x, %u : tensor<?x5xf32>, tensor<?x5xf32>)
      outs(%t : tensor<?x5xf32>) -> tensor<?x5xf32>
  return %e : tensor<?x5xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @addc(%arg0: tensor<?x4x5xf32>, %arg1: tensor<?x5xf32>, %arg2: tensor<?x5xf32>, %arg3: index) -> tensor<?x5xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x4x5xf32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg1 [[0, 1], [2]] output_shape [%dim, 4, 5] : tensor<?x5xf32> into tensor<?x4x5xf32>
// CHECK-NEXT{LITERAL}:     %expanded_0 = tensor.expand_shape %arg2 [[0, 1], [2]] output_shape [%dim, 4, 5] : tensor<?x5xf32> into tensor<?x4x5xf32>
// CHECK-NEXT:     %dim_1 = tensor.dim %expanded_0, %c0 : tensor<?x4x5xf32>
// CHECK-NEXT:     %0 = tensor.empty(%dim_1) : tensor<?x4x5xf32>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded : tensor<?x4x5xf32>, tensor<?x4x5xf32>) outs(%0 : tensor<?x4x5xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_2: f32, %out: f32):
// CHECK-NEXT:       %2 = arith.addf %in, %in_2 : f32
// CHECK-NEXT:       linalg.yield %2 : f32
// CHECK-NEXT:     } -> tensor<?x4x5xf32>
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %1 [[0, 1], [2]] : tensor<?x4x5xf32> into tensor<?x5xf32>
// CHECK-NEXT:     return %collapsed : tensor<?x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Two of a group may be unknown.

func.func @twodyn(%s: tensor<?xf32>, %t: tensor<?xf32>, %n: index, %m: index) -> tensor<?x?xf32> {
  %e = linalg.exp ins(%s : tensor<?xf32>) outs(%t : tensor<?xf32>) -> tensor<?xf32>
  %x = tensor.expand_shape %e [[0, 1]] output_shape [%n, %m] : tensor<?xf32> into tensor<?x?xf32>
  return %x : tensor<?x?xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @twodyn(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: index, %arg3: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [%arg2, %arg3] : tensor<?xf32> into tensor<?x?xf32>
// CHECK-NEXT{LITERAL}:     %expanded_0 = tensor.expand_shape %arg1 [[0, 1]] output_shape [%arg2, %arg3] : tensor<?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     %dim = tensor.dim %expanded_0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %dim_1 = tensor.dim %expanded_0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     %0 = tensor.empty(%dim, %dim_1) : tensor<?x?xf32>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<?x?xf32>) outs(%0 : tensor<?x?xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %2 = math.exp %in : f32
// CHECK-NEXT:       linalg.yield %2 : f32
// CHECK-NEXT:     } -> tensor<?x?xf32>
// CHECK-NEXT:     return %1 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @twodync(%s: tensor<?x?xf32>, %t: tensor<?xf32>) -> tensor<?xf32> {
  %x = tensor.collapse_shape %s [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %e = linalg.exp ins(%x : tensor<?xf32>) outs(%t : tensor<?xf32>) -> tensor<?xf32>
  return %e : tensor<?xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @twodync(%arg0: tensor<?x?xf32>, %arg1: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg1 [[0, 1]] output_shape [%dim, %dim_0] : tensor<?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     %dim_1 = tensor.dim %expanded, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %dim_2 = tensor.dim %expanded, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     %0 = tensor.empty(%dim_1, %dim_2) : tensor<?x?xf32>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x?xf32>) outs(%0 : tensor<?x?xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %2 = math.exp %in : f32
// CHECK-NEXT:       linalg.yield %2 : f32
// CHECK-NEXT:     } -> tensor<?x?xf32>
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %1 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
// CHECK-NEXT:     return %collapsed : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Extents that are known behind the producer.

func.func @late(%s: tensor<?x5xf32>, %t: tensor<?x5xf32>, %n: index) -> tensor<?x4x5xf32> {
  %e = linalg.exp ins(%s : tensor<?x5xf32>) outs(%t : tensor<?x5xf32>) -> tensor<?x5xf32>
  %k = arith.addi %n, %n : index
  %x = tensor.expand_shape %e [[0, 1], [2]] output_shape [%k, 4, 5]
      : tensor<?x5xf32> into tensor<?x4x5xf32>
  return %x : tensor<?x4x5xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @late(%arg0: tensor<?x5xf32>, %arg1: tensor<?x5xf32>, %arg2: index) -> tensor<?x4x5xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = arith.addi %arg2, %arg2 : index
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [%0, 4, 5] : tensor<?x5xf32> into tensor<?x4x5xf32>
// CHECK-NEXT{LITERAL}:     %expanded_0 = tensor.expand_shape %arg1 [[0, 1], [2]] output_shape [%0, 4, 5] : tensor<?x5xf32> into tensor<?x4x5xf32>
// CHECK-NEXT:     %dim = tensor.dim %expanded_0, %c0 : tensor<?x4x5xf32>
// CHECK-NEXT:     %1 = tensor.empty(%dim) : tensor<?x4x5xf32>
// CHECK-NEXT:     %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<?x4x5xf32>) outs(%1 : tensor<?x4x5xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %3 = math.exp %in : f32
// CHECK-NEXT:       linalg.yield %3 : f32
// CHECK-NEXT:     } -> tensor<?x4x5xf32>
// CHECK-NEXT:     return %2 : tensor<?x4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Loops that are not split go by the first operand.

func.func @otherdyn(%s: tensor<?x?xf32>, %t: tensor<?x?xf32>, %n: index) -> tensor<?x4x?xf32> {
  %e = linalg.exp ins(%s : tensor<?x?xf32>) outs(%t : tensor<?x?xf32>) -> tensor<?x?xf32>
  %c1 = arith.constant 1 : index
  %d = tensor.dim %s, %c1 : tensor<?x?xf32>
  %x = tensor.expand_shape %e [[0, 1], [2]] output_shape [%n, 4, %d]
      : tensor<?x?xf32> into tensor<?x4x?xf32>
  return %x : tensor<?x4x?xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @otherdyn(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: index) -> tensor<?x4x?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [%arg2, 4, %dim] : tensor<?x?xf32> into tensor<?x4x?xf32>
// CHECK-NEXT{LITERAL}:     %expanded_0 = tensor.expand_shape %arg1 [[0, 1], [2]] output_shape [%arg2, 4, %dim] : tensor<?x?xf32> into tensor<?x4x?xf32>
// CHECK-NEXT:     %dim_1 = tensor.dim %expanded_0, %c0 : tensor<?x4x?xf32>
// CHECK-NEXT:     %dim_2 = tensor.dim %expanded_0, %c2 : tensor<?x4x?xf32>
// CHECK-NEXT:     %0 = tensor.empty(%dim_1, %dim_2) : tensor<?x4x?xf32>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<?x4x?xf32>) outs(%0 : tensor<?x4x?xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %2 = math.exp %in : f32
// CHECK-NEXT:       linalg.yield %2 : f32
// CHECK-NEXT:     } -> tensor<?x4x?xf32>
// CHECK-NEXT:     return %1 : tensor<?x4x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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

// -----

func.func @mmdyn2(%a: tensor<?x3x?xf32>, %b: tensor<?x?xf32>, %i: tensor<?x?xf32>)
    -> tensor<?x?xf32> {
  %c = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x3x?xf32> into tensor<?x?xf32>
  %0 = linalg.matmul
      ins(%b, %c : tensor<?x?xf32>, tensor<?x?xf32>)
      outs(%i : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @mmdyn2(%arg0: tensor<?x3x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x3x?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg1, %c0 : tensor<?x?xf32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg1 [[0], [1, 2]] output_shape [%dim_0, %dim, 3] : tensor<?x?xf32> into tensor<?x?x3xf32>
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded, %arg0 : tensor<?x?x3xf32>, tensor<?x3x?xf32>) outs(%arg2 : tensor<?x?xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_1: f32, %out: f32):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_1 : f32
// CHECK-NEXT:       %2 = arith.addf %out, %1 : f32
// CHECK-NEXT:       linalg.yield %2 : f32
// CHECK-NEXT:     } -> tensor<?x?xf32>
// CHECK-NEXT:     return %0 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @filldyn(%f: f32, %t: tensor<?x5xf32>, %n: index) -> tensor<?x4x5xf32> {
  %e = linalg.fill ins(%f : f32) outs(%t : tensor<?x5xf32>) -> tensor<?x5xf32>
  %x = tensor.expand_shape %e [[0, 1], [2]] output_shape [%n, 4, 5]
      : tensor<?x5xf32> into tensor<?x4x5xf32>
  return %x : tensor<?x4x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @filldyn(%arg0: f32, %arg1: tensor<?x5xf32>, %arg2: index) -> tensor<?x4x5xf32> {
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg1 [[0, 1], [2]] output_shape [%arg2, 4, 5] : tensor<?x5xf32> into tensor<?x4x5xf32>
// CHECK-NEXT:     %0 = linalg.fill ins(%arg0 : f32) outs(%expanded : tensor<?x4x5xf32>) -> tensor<?x4x5xf32>
// CHECK-NEXT:     return %0 : tensor<?x4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
