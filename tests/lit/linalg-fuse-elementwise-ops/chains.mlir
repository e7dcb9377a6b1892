// RUN: pyopt %s --allow-unregistered-dialect --linalg-fuse-elementwise-ops --split-input-file | FileCheck %s

// Fusions of what was fused before: bodies move from op to op.

// Two chains meet: the shorter body moves to the longer one, in front of what it had.
#id = affine_map<(d0) -> (d0)>
func.func @chains(%a: tensor<8xf32>, %b: tensor<8xf32>, %e: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<8xf32>)
      outs(%e : tensor<8xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = math.exp %x : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%0 : tensor<8xf32>)
      outs(%e : tensor<8xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = math.log %x : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%b : tensor<8xf32>)
      outs(%e : tensor<8xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = math.sqrt %x : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %3 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%2 : tensor<8xf32>)
      outs(%e : tensor<8xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = math.tanh %x : f32
    %t = math.absf %s : f32
    linalg.yield %t : f32
  } -> tensor<8xf32>
  %4 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%1, %3 : tensor<8xf32>, tensor<8xf32>)
      outs(%e : tensor<8xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %4 : tensor<8xf32>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @chains(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>) -> tensor<8xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf32>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xf32>, tensor<8xf32>) outs(%0 : tensor<8xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT:       %2 = math.sqrt %in_0 : f32
// CHECK-NEXT:       %3 = math.tanh %2 : f32
// CHECK-NEXT:       %4 = math.absf %3 : f32
// CHECK-NEXT:       %5 = math.exp %in : f32
// CHECK-NEXT:       %6 = math.log %5 : f32
// CHECK-NEXT:       %7 = arith.addf %6, %4 : f32
// CHECK-NEXT:       linalg.yield %7 : f32
// CHECK-NEXT:     } -> tensor<8xf32>
// CHECK-NEXT:     return %1 : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Positions go through transpositions, and through sums that are no position.
#id = affine_map<(d0, d1) -> (d0, d1)>
#turn = affine_map<(d0, d1) -> (d1, d0)>
func.func @positions(%e: tensor<4x4xi32>) -> tensor<4x4xi32> {
  %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]}
      outs(%e : tensor<4x4xi32>) {
  ^bb0(%o: i32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = linalg.index 0 : index
    %s = arith.muli %i, %j : index
    %t = arith.subi %s, %k : index
    %n = arith.index_cast %t : index to i32
    linalg.yield %n : i32
  } -> tensor<4x4xi32>
  %1 = linalg.generic {indexing_maps = [#turn, #id], iterator_types = ["parallel", "parallel"]}
      ins(%0 : tensor<4x4xi32>)
      outs(%e : tensor<4x4xi32>) {
  ^bb0(%x: i32, %o: i32):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i32
    %s = arith.addi %x, %n : i32
    linalg.yield %s : i32
  } -> tensor<4x4xi32>
  %2 = linalg.generic {indexing_maps = [#turn, #id], iterator_types = ["parallel", "parallel"]}
      ins(%1 : tensor<4x4xi32>)
      outs(%e : tensor<4x4xi32>) {
  ^bb0(%x: i32, %o: i32):
    %i = linalg.index 1 : index
    %n = arith.index_cast %i : index to i32
    %s = arith.muli %x, %n : i32
    linalg.yield %s : i32
  } -> tensor<4x4xi32>
  return %2 : tensor<4x4xi32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @positions(%arg0: tensor<4x4xi32>) -> tensor<4x4xi32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4x4xi32>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<4x4xi32>) {
// CHECK-NEXT:     ^bb0(%out: i32):
// CHECK-NEXT:       %2 = linalg.index 0 : index
// CHECK-NEXT:       %3 = linalg.index 1 : index
// CHECK-NEXT:       %4 = arith.muli %2, %3 : index
// CHECK-NEXT:       %5 = arith.subi %4, %2 : index
// CHECK-NEXT:       %6 = arith.index_cast %5 : index to i32
// CHECK-NEXT:       %7 = arith.index_cast %3 : index to i32
// CHECK-NEXT:       %8 = arith.addi %6, %7 : i32
// CHECK-NEXT:       %9 = linalg.index 1 : index
// CHECK-NEXT:       %10 = arith.index_cast %9 : index to i32
// CHECK-NEXT:       %11 = arith.muli %8, %10 : i32
// CHECK-NEXT:       linalg.yield %11 : i32
// CHECK-NEXT:     } -> tensor<4x4xi32>
// CHECK-NEXT:     return %1 : tensor<4x4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#id = affine_map<(d0) -> (d0)>
func.func @computed_positions(%e: tensor<4xi32>, %f: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]}
      outs(%e : tensor<4xi32>) {
  ^bb0(%o: i32):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i32
    linalg.yield %n : i32
  } -> tensor<4xi32>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%0 : tensor<4xi32>)
      outs(%e : tensor<4xi32>) {
  ^bb0(%x: i32, %o: i32):
    %s = arith.muli %x, %x : i32
    linalg.yield %s : i32
  } -> tensor<4xi32>
  %2 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%1 : tensor<4xi32>) outs(%f : tensor<2x3xi32>) {
  ^bb0(%x: i32, %o: i32):
    %s = arith.addi %x, %x : i32
    linalg.yield %s : i32
  } -> tensor<2x3xi32>
  return %2 : tensor<2x3xi32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @computed_positions(%arg0: tensor<4xi32>, %arg1: tensor<2x3xi32>) -> tensor<2x3xi32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<2x3xi32>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<2x3xi32>) {
// CHECK-NEXT:     ^bb0(%out: i32):
// CHECK-NEXT:       %2 = linalg.index 0 : index
// CHECK-NEXT:       %3 = linalg.index 1 : index
// CHECK-NEXT:       %4 = affine.apply #map1()[%2, %3]
// CHECK-NEXT:       %5 = arith.index_cast %4 : index to i32
// CHECK-NEXT:       %6 = arith.muli %5, %5 : i32
// CHECK-NEXT:       %7 = arith.addi %6, %6 : i32
// CHECK-NEXT:       linalg.yield %7 : i32
// CHECK-NEXT:     } -> tensor<2x3xi32>
// CHECK-NEXT:     return %1 : tensor<2x3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An unregistered op may do anything to memory: a producer that has one stays, and only what follows is fused. The
// reference fuses all three, and so moves the op across whatever stands between.
#id = affine_map<(d0) -> (d0)>
func.func @effects(%a: tensor<8xf32>, %e: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<8xf32>)
      outs(%e : tensor<8xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = "test.unknown"(%x) : (f32) -> f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%0 : tensor<8xf32>)
      outs(%e : tensor<8xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = math.exp %x : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%1 : tensor<8xf32>)
      outs(%e : tensor<8xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = math.log %x : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %2 : tensor<8xf32>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @effects(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>) -> tensor<8xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf32>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<8xf32>) outs(%0 : tensor<8xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %4 = "test.unknown"(%in) : (f32) -> f32
// CHECK-NEXT:       linalg.yield %4 : f32
// CHECK-NEXT:     } -> tensor<8xf32>
// CHECK-NEXT:     %2 = tensor.empty() : tensor<8xf32>
// CHECK-NEXT:     %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<8xf32>) outs(%2 : tensor<8xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %4 = math.exp %in : f32
// CHECK-NEXT:       %5 = math.log %4 : f32
// CHECK-NEXT:       linalg.yield %5 : f32
// CHECK-NEXT:     } -> tensor<8xf32>
// CHECK-NEXT:     return %3 : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The producer has no other operand that its extents follow from, but the consumer has: the result goes.
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @dropped_result(%a: tensor<3x2xf32>, %b: tensor<2xf32>, %f: f32, %g: f32,
                          %e: tensor<3x2xf32>) -> tensor<2xf32> {
  %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]}
      outs(%e : tensor<3x2xf32>) {
  ^bb0(%o: f32):
    linalg.yield %g : f32
  } -> tensor<3x2xf32>
  %1 = linalg.generic {
    indexing_maps = [#id, #id, affine_map<(d0, d1) -> (d1)>],
    iterator_types = ["reduction", "parallel"]
  } ins(%0, %a : tensor<3x2xf32>, tensor<3x2xf32>) outs(%b : tensor<2xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    linalg.yield %f : f32
  } -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @dropped_result(%arg0: tensor<3x2xf32>, %arg1: tensor<2xf32>, %arg2: f32, %arg3: f32, %arg4: tensor<3x2xf32>) -> tensor<2xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<2xf32>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<3x2xf32>) outs(%0 : tensor<2xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       linalg.yield %arg2 : f32
// CHECK-NEXT:     } -> tensor<2xf32>
// CHECK-NEXT:     return %1 : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A dead op in the consumer goes before it is asked which operands it needs. The init of the result stays, unlike in
// the reference: the loop that does not index it may have no iterations.
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @dead_op(%a: tensor<?x?xf32>, %b: tensor<?xf32>, %c: tensor<?x?xf32>, %d: tensor<?x?xf32>,
                   %f: f32, %e: tensor<?x?xf32>, %g: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%c, %d : tensor<?x?xf32>, tensor<?x?xf32>)
      outs(%e : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %i = linalg.index 1 : index
    linalg.yield %y : f32
  } -> tensor<?x?xf32>
  %1 = linalg.generic {
    indexing_maps = [#id, #id, #row, affine_map<(d0, d1) -> (d1)>],
    iterator_types = ["reduction", "parallel"]
  } ins(%0, %a, %b : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>) outs(%g : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %o: f32):
    %s = math.exp %x : f32
    linalg.yield %f : f32
  } -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @dead_op(%arg0: tensor<?x?xf32>, %arg1: tensor<?xf32>, %arg2: tensor<?x?xf32>, %arg3: tensor<?x?xf32>, %arg4: f32, %arg5: tensor<?x?xf32>, %arg6: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel"]} ins(%arg1 : tensor<?xf32>) outs(%arg6 : tensor<?xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       linalg.yield %arg4 : f32
// CHECK-NEXT:     } -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Constants and fills in a chain.
#id = affine_map<(d0) -> (d0)>
func.func @constants(%a: tensor<8xf32>, %e: tensor<8xf32>, %f: f32) -> tensor<8xf32> {
  %two = arith.constant dense<2.0> : tensor<8xf32>
  %fill = linalg.fill ins(%f : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%a, %two : tensor<8xf32>, tensor<8xf32>)
      outs(%e : tensor<8xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%fill, %0 : tensor<8xf32>, tensor<8xf32>)
      outs(%e : tensor<8xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = arith.mulf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%1, %two : tensor<8xf32>, tensor<8xf32>)
      outs(%e : tensor<8xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = arith.subf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %2 : tensor<8xf32>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @constants(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>, %arg2: f32) -> tensor<8xf32> {
// CHECK-NEXT:     %cst = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf32>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<8xf32>) outs(%0 : tensor<8xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %2 = arith.addf %in, %cst : f32
// CHECK-NEXT:       %3 = arith.mulf %arg2, %2 : f32
// CHECK-NEXT:       %4 = arith.subf %3, %cst : f32
// CHECK-NEXT:       linalg.yield %4 : f32
// CHECK-NEXT:     } -> tensor<8xf32>
// CHECK-NEXT:     return %1 : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
