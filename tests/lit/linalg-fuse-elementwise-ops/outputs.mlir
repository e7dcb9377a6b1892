// RUN: pyopt %s --linalg-fuse-elementwise-ops --split-input-file | FileCheck %s

// What an output holds matters where it is not written, or is written again. The reference forgets all of this.

#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @partly_written(%a: tensor<1x3xf32>, %o: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = linalg.generic {
    indexing_maps = [#id, affine_map<(d0, d1) -> (d0 + 1, d1)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a : tensor<1x3xf32>) outs(%o : tensor<2x3xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %x : f32
    linalg.yield %s : f32
  } -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0 + 1, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @partly_written(%arg0: tensor<1x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<1x3xf32>) outs(%arg1 : tensor<2x3xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %1 = arith.addf %in, %in : f32
// CHECK-NEXT:       linalg.yield %1 : f32
// CHECK-NEXT:     } -> tensor<2x3xf32>
// CHECK-NEXT:     return %0 : tensor<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @diagonal_band(%a: tensor<3x3xf32>, %o: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %0 = linalg.generic {
    indexing_maps = [#id, affine_map<(d0, d1) -> (d0, d0 + d1)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a : tensor<3x3xf32>) outs(%o : tensor<3x5xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %x : f32
    linalg.yield %s : f32
  } -> tensor<3x5xf32>
  return %0 : tensor<3x5xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d0 + d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @diagonal_band(%arg0: tensor<3x3xf32>, %arg1: tensor<3x5xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<3x3xf32>) outs(%arg1 : tensor<3x5xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %1 = arith.addf %in, %in : f32
// CHECK-NEXT:       linalg.yield %1 : f32
// CHECK-NEXT:     } -> tensor<3x5xf32>
// CHECK-NEXT:     return %0 : tensor<3x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The consumer looks at each element three times: fused, the producer's init would be added three times.
#id = affine_map<(d0) -> (d0)>
func.func @updated_once(%a: tensor<4xf32>, %o: tensor<4xf32>, %p: tensor<3x4xf32>)
    -> tensor<3x4xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<4xf32>)
      outs(%o : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  %1 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%0 : tensor<4xf32>) outs(%p : tensor<3x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = math.exp %x : f32
    linalg.yield %s : f32
  } -> tensor<3x4xf32>
  return %1 : tensor<3x4xf32>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @updated_once(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf32>) outs(%arg1 : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %3 = arith.addf %in, %out : f32
// CHECK-NEXT:       linalg.yield %3 : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     %1 = tensor.empty() : tensor<3x4xf32>
// CHECK-NEXT:     %2 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4xf32>) outs(%1 : tensor<3x4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %3 = math.exp %in : f32
// CHECK-NEXT:       linalg.yield %3 : f32
// CHECK-NEXT:     } -> tensor<3x4xf32>
// CHECK-NEXT:     return %2 : tensor<3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Fused, %a of four elements would be indexed by a loop of three iterations alone.
func.func @three_of_four(%a: tensor<4xf32>, %o: tensor<8xf32>, %p: tensor<3xf32>) -> tensor<3xf32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0 floordiv 2)>, affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"]
  } ins(%a : tensor<4xf32>) outs(%o : tensor<8xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = math.exp %x : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %1 = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0 * 2)>, affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"]
  } ins(%0 : tensor<8xf32>) outs(%p : tensor<3xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = math.log %x : f32
    linalg.yield %s : f32
  } -> tensor<3xf32>
  return %1 : tensor<3xf32>
}

// CHECK: #map = affine_map<(d0) -> (d0 floordiv 2)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @three_of_four(%arg0: tensor<4xf32>, %arg1: tensor<8xf32>, %arg2: tensor<3xf32>) -> tensor<3xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf32>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf32>) outs(%0 : tensor<8xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %4 = math.exp %in : f32
// CHECK-NEXT:       linalg.yield %4 : f32
// CHECK-NEXT:     } -> tensor<8xf32>
// CHECK-NEXT:     %2 = tensor.empty() : tensor<3xf32>
// CHECK-NEXT:     %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel"]} ins(%1 : tensor<8xf32>) outs(%2 : tensor<3xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %4 = math.log %in : f32
// CHECK-NEXT:       linalg.yield %4 : f32
// CHECK-NEXT:     } -> tensor<3xf32>
// CHECK-NEXT:     return %3 : tensor<3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The body adds to memory: it does so four times, not twelve, and although nobody uses what it gives.
#id = affine_map<(d0) -> (d0)>
func.func @effect_of_producer(%m: memref<f32>, %a: tensor<4xf32>, %o: tensor<4xf32>,
                              %p: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<4xf32>)
      outs(%o : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = memref.atomic_rmw addf %x, %m[] : (f32, memref<f32>) -> f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  %1 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%0 : tensor<4xf32>) outs(%p : tensor<3x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = math.exp %x : f32
    linalg.yield %s : f32
  } -> tensor<3x4xf32>
  return %1 : tensor<3x4xf32>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @effect_of_producer(%arg0: memref<f32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>, %arg3: tensor<3x4xf32>) -> tensor<3x4xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<4xf32>) outs(%0 : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %4 = memref.atomic_rmw addf %in, %arg0[] : (f32, memref<f32>) -> f32
// CHECK-NEXT:       linalg.yield %4 : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     %2 = tensor.empty() : tensor<3x4xf32>
// CHECK-NEXT:     %3 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<4xf32>) outs(%2 : tensor<3x4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %4 = math.exp %in : f32
// CHECK-NEXT:       linalg.yield %4 : f32
// CHECK-NEXT:     } -> tensor<3x4xf32>
// CHECK-NEXT:     return %3 : tensor<3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#id = affine_map<(d0) -> (d0)>
func.func @effect_in_cycle(%m: memref<f32>, %a: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %0:2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<4xf32>)
      outs(%o, %o : tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = memref.atomic_rmw addf %y, %m[] : (f32, memref<f32>) -> f32
    %n = arith.negf %x : f32
    linalg.yield %s, %n : f32, f32
  } -> (tensor<4xf32>, tensor<4xf32>)
  return %0#1 : tensor<4xf32>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @effect_in_cycle(%arg0: memref<f32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %1:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<4xf32>) outs(%arg2, %0 : tensor<4xf32>, tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32, %out_0: f32):
// CHECK-NEXT:       %2 = memref.atomic_rmw addf %out, %arg0[] : (f32, memref<f32>) -> f32
// CHECK-NEXT:       %3 = arith.negf %in : f32
// CHECK-NEXT:       linalg.yield %2, %3 : f32, f32
// CHECK-NEXT:     } -> (tensor<4xf32>, tensor<4xf32>)
// CHECK-NEXT:     return %1#1 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
