// RUN: pyopt %s --linalg-specialize-generic-ops --split-input-file | FileCheck %s

#t = affine_map<(d0, d1) -> (d1, d0)>
#i = affine_map<(d0, d1) -> (d0, d1)>
// Named as by linalg-morph-ops.
func.func @named(%a: tensor<?x?xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [#t, #i], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<?x?xf32>)
      outs(%o : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<?x?xf32>
  %1 = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel", "parallel"]}
      ins(%0 : tensor<?x?xf32>)
      outs(%o : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %e = math.exp %x : f32
    linalg.yield %e : f32
  } -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @named(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %transposed = linalg.transpose ins(%arg0 : tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) permutation = [1, 0]
// CHECK-NEXT:     %0 = linalg.exp ins(%transposed : tensor<?x?xf32>) outs(%arg1 : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:     return %0 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
#id = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#t = affine_map<(d0, d1, d2) -> (d2, d0)>
#c = affine_map<(d0, d1, d2) -> (d1)>
// Transposed and broadcast before; attributes that the op does not declare are dropped.
func.func @transposed_and_broadcast(%a: tensor<4x2xf32>, %b: tensor<3xf32>, %o: tensor<2x3x4xf32>)
    -> tensor<2x3x4xf32> {
  %0 = linalg.generic {
    indexing_maps = [#t, #c, #id],
    iterator_types = ["parallel", "parallel", "parallel"]
  } ins(%a, %b : tensor<4x2xf32>, tensor<3xf32>) outs(%o : tensor<2x3x4xf32>) attrs = {foo = 3} {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %e = arith.divf %x, %y : f32
    %f = math.exp %e : f32
    linalg.yield %f : f32
  } -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @transposed_and_broadcast(%arg0: tensor<4x2xf32>, %arg1: tensor<3xf32>, %arg2: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<2x4xf32>
// CHECK-NEXT:     %transposed = linalg.transpose ins(%arg0 : tensor<4x2xf32>) outs(%0 : tensor<2x4xf32>) permutation = [1, 0]
// CHECK-NEXT:     %1 = tensor.empty() : tensor<2x3x4xf32>
// CHECK-NEXT:     %broadcasted = linalg.broadcast ins(%transposed : tensor<2x4xf32>) outs(%1 : tensor<2x3x4xf32>) dimensions = [1]
// CHECK-NEXT:     %2 = tensor.empty() : tensor<2x3x4xf32>
// CHECK-NEXT:     %broadcasted_0 = linalg.broadcast ins(%arg1 : tensor<3xf32>) outs(%2 : tensor<2x3x4xf32>) dimensions = [0, 2]
// CHECK-NEXT:     %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%broadcasted, %broadcasted_0 : tensor<2x3x4xf32>, tensor<2x3x4xf32>) outs(%arg2 : tensor<2x3x4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_1: f32, %out: f32):
// CHECK-NEXT:       %4 = arith.divf %in, %in_1 : f32
// CHECK-NEXT:       %5 = math.exp %4 : f32
// CHECK-NEXT:       linalg.yield %5 : f32
// CHECK-NEXT:     } -> tensor<2x3x4xf32>
// CHECK-NEXT:     return %3 : tensor<2x3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
#id = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#t = affine_map<(d0, d1, d2) -> (d2, d0)>
#c = affine_map<(d0, d1, d2) -> (d1)>
// What is left has a name.
func.func @then_named(%a: tensor<4x2xf32>, %b: tensor<3xf32>, %o: tensor<2x3x4xf32>)
    -> tensor<2x3x4xf32> {
  %0 = linalg.generic {
    indexing_maps = [#t, #c, #id],
    iterator_types = ["parallel", "parallel", "parallel"]
  } ins(%a, %b : tensor<4x2xf32>, tensor<3xf32>) outs(%o : tensor<2x3x4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %e = arith.divf %x, %y : f32
    linalg.yield %e : f32
  } -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @then_named(%arg0: tensor<4x2xf32>, %arg1: tensor<3xf32>, %arg2: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<2x4xf32>
// CHECK-NEXT:     %transposed = linalg.transpose ins(%arg0 : tensor<4x2xf32>) outs(%0 : tensor<2x4xf32>) permutation = [1, 0]
// CHECK-NEXT:     %1 = tensor.empty() : tensor<2x3x4xf32>
// CHECK-NEXT:     %broadcasted = linalg.broadcast ins(%transposed : tensor<2x4xf32>) outs(%1 : tensor<2x3x4xf32>) dimensions = [1]
// CHECK-NEXT:     %2 = tensor.empty() : tensor<2x3x4xf32>
// CHECK-NEXT:     %broadcasted_0 = linalg.broadcast ins(%arg1 : tensor<3xf32>) outs(%2 : tensor<2x3x4xf32>) dimensions = [0, 2]
// CHECK-NEXT:     %3 = linalg.div ins(%broadcasted, %broadcasted_0 : tensor<2x3x4xf32>, tensor<2x3x4xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     return %3 : tensor<2x3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
#id = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#c = affine_map<(d0, d1, d2) -> (d1)>
#p = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
// One permutation in the order of the reference.
func.func @permuted(%a: tensor<3x4x2xf32>, %b: tensor<3xf32>, %o: tensor<2x3x4xf32>)
    -> tensor<2x3x4xf32> {
  %0 = linalg.generic {
    indexing_maps = [#p, #c, #id],
    iterator_types = ["parallel", "parallel", "parallel"]
  } ins(%a, %b : tensor<3x4x2xf32>, tensor<3xf32>) outs(%o : tensor<2x3x4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %e = arith.divf %x, %y : f32
    %f = math.exp %e : f32
    linalg.yield %f : f32
  } -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @permuted(%arg0: tensor<3x4x2xf32>, %arg1: tensor<3xf32>, %arg2: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<2x3x4xf32>
// CHECK-NEXT:     %transposed = linalg.transpose ins(%arg0 : tensor<3x4x2xf32>) outs(%0 : tensor<2x3x4xf32>) permutation = [2, 0, 1]
// CHECK-NEXT:     %1 = tensor.empty() : tensor<2x3x4xf32>
// CHECK-NEXT:     %broadcasted = linalg.broadcast ins(%arg1 : tensor<3xf32>) outs(%1 : tensor<2x3x4xf32>) dimensions = [0, 2]
// CHECK-NEXT:     %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed, %broadcasted : tensor<2x3x4xf32>, tensor<2x3x4xf32>) outs(%arg2 : tensor<2x3x4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT:       %3 = arith.divf %in, %in_0 : f32
// CHECK-NEXT:       %4 = math.exp %3 : f32
// CHECK-NEXT:       linalg.yield %4 : f32
// CHECK-NEXT:     } -> tensor<2x3x4xf32>
// CHECK-NEXT:     return %2 : tensor<2x3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
#id = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// Two results; a map of a result stays.
func.func @two_results(%a: tensor<3x4x2xf32>, %b: tensor<f32>, %o: tensor<3x4x2xf32>,
                       %q: tensor<2x3x4xf32>) -> (tensor<3x4x2xf32>, tensor<2x3x4xf32>) {
  %0:2 = linalg.generic {
    indexing_maps = [#id, affine_map<(d0, d1, d2) -> ()>, #id,
                     affine_map<(d0, d1, d2) -> (d2, d0, d1)>],
    iterator_types = ["parallel", "parallel", "parallel"]
  } ins(%a, %b : tensor<3x4x2xf32>, tensor<f32>)
      outs(%o, %q : tensor<3x4x2xf32>, tensor<2x3x4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %w: f32):
    %e = arith.divf %x, %y : f32
    %f = math.exp %e : f32
    linalg.yield %f, %e : f32, f32
  } -> (tensor<3x4x2xf32>, tensor<2x3x4xf32>)
  return %0#0, %0#1 : tensor<3x4x2xf32>, tensor<2x3x4xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @two_results(%arg0: tensor<3x4x2xf32>, %arg1: tensor<f32>, %arg2: tensor<3x4x2xf32>, %arg3: tensor<2x3x4xf32>) -> (tensor<3x4x2xf32>, tensor<2x3x4xf32>) {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<3x4x2xf32>
// CHECK-NEXT:     %broadcasted = linalg.broadcast ins(%arg1 : tensor<f32>) outs(%0 : tensor<3x4x2xf32>) dimensions = [0, 1, 2]
// CHECK-NEXT:     %1:2 = linalg.generic {indexing_maps = [#map, #map, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %broadcasted : tensor<3x4x2xf32>, tensor<3x4x2xf32>) outs(%arg2, %arg3 : tensor<3x4x2xf32>, tensor<2x3x4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32, %out_1: f32):
// CHECK-NEXT:       %2 = arith.divf %in, %in_0 : f32
// CHECK-NEXT:       %3 = math.exp %2 : f32
// CHECK-NEXT:       linalg.yield %3, %2 : f32, f32
// CHECK-NEXT:     } -> (tensor<3x4x2xf32>, tensor<2x3x4xf32>)
// CHECK-NEXT:     return %1#0, %1#1 : tensor<3x4x2xf32>, tensor<2x3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
#id = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#c = affine_map<(d0, d1, d2) -> (d1)>
// One input and one result.
func.func @one_input(%a: tensor<3xf32>, %o: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.generic {
    indexing_maps = [#c, #id],
    iterator_types = ["parallel", "parallel", "parallel"]
  } ins(%a : tensor<3xf32>) outs(%o : tensor<2x3x4xf32>) {
  ^bb0(%x: f32, %z: f32):
    %e = arith.divf %x, %z : f32
    %f = math.exp %e : f32
    linalg.yield %f : f32
  } -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @one_input(%arg0: tensor<3xf32>, %arg1: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<3xf32>) outs(%arg1 : tensor<2x3x4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %1 = arith.divf %in, %out : f32
// CHECK-NEXT:       %2 = math.exp %1 : f32
// CHECK-NEXT:       linalg.yield %2 : f32
// CHECK-NEXT:     } -> tensor<2x3x4xf32>
// CHECK-NEXT:     return %0 : tensor<2x3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
#id = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#t = affine_map<(d0, d1, d2) -> (d2, d0)>
#c = affine_map<(d0, d1, d2) -> (d1)>
// The sizes are not all known.
func.func @unknown_sizes(%a: tensor<4x2xf32>, %b: tensor<?xf32>, %o: tensor<2x?x4xf32>)
    -> tensor<2x?x4xf32> {
  %0 = linalg.generic {
    indexing_maps = [#t, #c, #id],
    iterator_types = ["parallel", "parallel", "parallel"]
  } ins(%a, %b : tensor<4x2xf32>, tensor<?xf32>) outs(%o : tensor<2x?x4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %e = arith.divf %x, %y : f32
    linalg.yield %e : f32
  } -> tensor<2x?x4xf32>
  return %0 : tensor<2x?x4xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d2, d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @unknown_sizes(%arg0: tensor<4x2xf32>, %arg1: tensor<?xf32>, %arg2: tensor<2x?x4xf32>) -> tensor<2x?x4xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x2xf32>, tensor<?xf32>) outs(%arg2 : tensor<2x?x4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT:       %1 = arith.divf %in, %in_0 : f32
// CHECK-NEXT:       linalg.yield %1 : f32
// CHECK-NEXT:     } -> tensor<2x?x4xf32>
// CHECK-NEXT:     return %0 : tensor<2x?x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
#t = affine_map<(d0, d1, d2) -> (d2, d0)>
#c = affine_map<(d0, d1, d2) -> (d1)>
// A reduction.
func.func @reduction(%a: tensor<4x2xf32>, %b: tensor<3xf32>, %o: tensor<2x3xf32>)
    -> tensor<2x3xf32> {
  %0 = linalg.generic {
    indexing_maps = [#t, #c, affine_map<(d0, d1, d2) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a, %b : tensor<4x2xf32>, tensor<3xf32>) outs(%o : tensor<2x3xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %e = arith.divf %x, %y : f32
    linalg.yield %e : f32
  } -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d2, d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @reduction(%arg0: tensor<4x2xf32>, %arg1: tensor<3xf32>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<4x2xf32>, tensor<3xf32>) outs(%arg2 : tensor<2x3xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT:       %1 = arith.divf %in, %in_0 : f32
// CHECK-NEXT:       linalg.yield %1 : f32
// CHECK-NEXT:     } -> tensor<2x3xf32>
// CHECK-NEXT:     return %0 : tensor<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
#t = affine_map<(d0, d1, d2) -> (d2, d0)>
#c = affine_map<(d0, d1, d2) -> (d1)>
// The result's map is no permutation.
func.func @projected_result(%a: tensor<4x2xf32>, %b: tensor<3xf32>, %o: tensor<2x3xf32>)
    -> tensor<2x3xf32> {
  %0 = linalg.generic {
    indexing_maps = [#t, #c, affine_map<(d0, d1, d2) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel", "parallel"]
  } ins(%a, %b : tensor<4x2xf32>, tensor<3xf32>) outs(%o : tensor<2x3xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %e = arith.divf %x, %y : f32
    linalg.yield %e : f32
  } -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @projected_result(%arg0: tensor<4x2xf32>, %arg1: tensor<3xf32>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<2x4xf32>
// CHECK-NEXT:     %transposed = linalg.transpose ins(%arg0 : tensor<4x2xf32>) outs(%0 : tensor<2x4xf32>) permutation = [1, 0]
// CHECK-NEXT:     %1 = tensor.empty() : tensor<2x3x4xf32>
// CHECK-NEXT:     %broadcasted = linalg.broadcast ins(%transposed : tensor<2x4xf32>) outs(%1 : tensor<2x3x4xf32>) dimensions = [1]
// CHECK-NEXT:     %2 = tensor.empty() : tensor<2x3x4xf32>
// CHECK-NEXT:     %broadcasted_0 = linalg.broadcast ins(%arg1 : tensor<3xf32>) outs(%2 : tensor<2x3x4xf32>) dimensions = [0, 2]
// CHECK-NEXT:     %3 = linalg.generic {indexing_maps = [#map, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%broadcasted, %broadcasted_0 : tensor<2x3x4xf32>, tensor<2x3x4xf32>) outs(%arg2 : tensor<2x3xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_1: f32, %out: f32):
// CHECK-NEXT:       %4 = arith.divf %in, %in_1 : f32
// CHECK-NEXT:       linalg.yield %4 : f32
// CHECK-NEXT:     } -> tensor<2x3xf32>
// CHECK-NEXT:     return %3 : tensor<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Nothing to transpose.
func.func @no_input(%o: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel"]
  } outs(%o : tensor<2x3xf32>) {
  ^bb0(%z: f32):
    %e = arith.divf %z, %z : f32
    linalg.yield %e : f32
  } -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @no_input(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%arg0 : tensor<2x3xf32>) {
// CHECK-NEXT:     ^bb0(%out: f32):
// CHECK-NEXT:       %1 = arith.divf %out, %out : f32
// CHECK-NEXT:       linalg.yield %1 : f32
// CHECK-NEXT:     } -> tensor<2x3xf32>
// CHECK-NEXT:     return %0 : tensor<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Buffers stay.
#t = affine_map<(d0, d1) -> (d1, d0)>
#i = affine_map<(d0, d1) -> (d0, d1)>
func.func @memref(%a: memref<4x2xf32>, %b: memref<2x4xf32>, %o: memref<2x4xf32>) {
  linalg.generic {indexing_maps = [#t, #i, #i], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : memref<4x2xf32>, memref<2x4xf32>)
      outs(%o : memref<2x4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %e = arith.mulf %x, %y : f32
    linalg.yield %e : f32
  }
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @memref(%arg0: memref<4x2xf32>, %arg1: memref<2x4xf32>, %arg2: memref<2x4xf32>) {
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : memref<4x2xf32>, memref<2x4xf32>) outs(%arg2 : memref<2x4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT:       %0 = arith.mulf %in, %in_0 : f32
// CHECK-NEXT:       linalg.yield %0 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
#t = affine_map<(d0, d1) -> (d1, d0)>
#i = affine_map<(d0, d1) -> (d0, d1)>
func.func @no_elements(%a: tensor<0x2xf32>, %b: tensor<2xi8>, %o: tensor<2x0xf32>, %c: index)
    -> tensor<2x0xf32> {
  %0 = linalg.generic {
    indexing_maps = [#t, affine_map<(d0, d1) -> (d0)>, #i],
    iterator_types = ["parallel", "parallel"],
    doc = "x",
    library_call = "f"
  } ins(%a, %b : tensor<0x2xf32>, tensor<2xi8>) outs(%o : tensor<2x0xf32>) {
  ^bb0(%x: f32, %y: i8, %z: f32):
    %e = linalg.index 0 : index
    %d = arith.addi %e, %c : index
    %f = arith.index_cast %d : index to i32
    %g = arith.sitofp %f : i32 to f32
    linalg.yield %g : f32
  } -> tensor<2x0xf32>
  return %0 : tensor<2x0xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @no_elements(%arg0: tensor<0x2xf32>, %arg1: tensor<2xi8>, %arg2: tensor<2x0xf32>, %arg3: index) -> tensor<2x0xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<2x0xf32>
// CHECK-NEXT:     %transposed = linalg.transpose ins(%arg0 : tensor<0x2xf32>) outs(%0 : tensor<2x0xf32>) permutation = [1, 0]
// CHECK-NEXT:     %1 = tensor.empty() : tensor<2x0xi8>
// CHECK-NEXT:     %broadcasted = linalg.broadcast ins(%arg1 : tensor<2xi8>) outs(%1 : tensor<2x0xi8>) dimensions = [1]
// CHECK-NEXT:     %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%transposed, %broadcasted : tensor<2x0xf32>, tensor<2x0xi8>) outs(%arg2 : tensor<2x0xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: i8, %out: f32):
// CHECK-NEXT:       %3 = linalg.index 0 : index
// CHECK-NEXT:       %4 = arith.addi %3, %arg3 : index
// CHECK-NEXT:       %5 = arith.index_cast %4 : index to i32
// CHECK-NEXT:       %6 = arith.sitofp %5 : i32 to f32
// CHECK-NEXT:       linalg.yield %6 : f32
// CHECK-NEXT:     } -> tensor<2x0xf32>
// CHECK-NEXT:     return %2 : tensor<2x0xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// A tensor in a sparse format becomes a dense one.
#t = affine_map<(d0, d1) -> (d1, d0)>
#i = affine_map<(d0, d1) -> (d0, d1)>
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @sparse(%a: tensor<4x2xf32, #CSR>, %b: tensor<2x4xf32>, %o: tensor<2x4xf32>)
    -> tensor<2x4xf32> {
  %0 = linalg.generic {indexing_maps = [#t, #i, #i], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : tensor<4x2xf32, #CSR>, tensor<2x4xf32>)
      outs(%o : tensor<2x4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %e = arith.mulf %x, %y : f32
    linalg.yield %e : f32
  } -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @sparse(%arg0: tensor<4x2xf32, #sparse>, %arg1: tensor<2x4xf32>, %arg2: tensor<2x4xf32>) -> tensor<2x4xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<2x4xf32>
// CHECK-NEXT:     %transposed = linalg.transpose ins(%arg0 : tensor<4x2xf32, #sparse>) outs(%0 : tensor<2x4xf32>) permutation = [1, 0]
// CHECK-NEXT:     %1 = linalg.mul ins(%transposed, %arg1 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%arg2 : tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:     return %1 : tensor<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
