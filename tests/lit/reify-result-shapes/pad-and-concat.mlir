// RUN: pyopt %s --reify-result-shapes=reference-exact=true --allow-unregistered-dialect --split-input-file | FileCheck %s

// How much is known of padded and concatenated tensors, and what else there is around them.

// Amounts are numbers, values, or one of each.
func.func @amounts_in_each_dimension(%f: f32, %t: tensor<4x5xf32>) -> tensor<?x?xf32> {
  %c1 = arith.constant 1 : index
  %r = tensor.pad %t low[%c1, 2] high[0, %c1] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %f : f32
  } : tensor<4x5xf32> to tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @amounts_in_each_dimension(%arg0: f32, %arg1: tensor<4x5xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %padded = tensor.pad %arg1 low[%c1, 2] high[0, %c1] {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT:       tensor.yield %arg0 : f32
// CHECK-NEXT:     } : tensor<4x5xf32> to tensor<5x8xf32>
// CHECK-NEXT:     %cast = tensor.cast %padded : tensor<5x8xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %cast : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @one_dimension_is_known(%f: f32, %t: tensor<4x5xf32>, %n: index) -> tensor<?x?xf32> {
  %c3 = arith.constant 3 : index
  %r = tensor.pad %t low[%n, 2] high[0, %c3] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %f : f32
  } : tensor<4x5xf32> to tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @one_dimension_is_known(%arg0: f32, %arg1: tensor<4x5xf32>, %arg2: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = affine.apply #map()[%arg2]
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %padded = tensor.pad %arg1 low[%arg2, 2] high[0, %c3] {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       tensor.yield %arg0 : f32
// CHECK-NEXT:     } : tensor<4x5xf32> to tensor<?x10xf32>
// CHECK-NEXT:     %cast = tensor.cast %padded : tensor<?x10xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %cast : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Nothing is new.
func.func @static_extents_stay(%f: f32, %t: tensor<?x5xf32>, %n: index) -> tensor<?x8xf32> {
  %r = tensor.pad %t low[%n, 3] high[0, 0] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %f : f32
  } : tensor<?x5xf32> to tensor<?x8xf32>
  return %r : tensor<?x8xf32>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @static_extents_stay(%arg0: f32, %arg1: tensor<?x5xf32>, %arg2: index) -> tensor<?x8xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg1, %c0 : tensor<?x5xf32>
// CHECK-NEXT:     %0 = affine.apply #map()[%dim, %arg2]
// CHECK-NEXT:     %padded = tensor.pad %arg1 low[%arg2, 3] high[0, 0] {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       tensor.yield %arg0 : f32
// CHECK-NEXT:     } : tensor<?x5xf32> to tensor<?x8xf32>
// CHECK-NEXT:     return %padded : tensor<?x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unknown_source_extent_beside_a_known_one(%f: f32, %t: tensor<?x5xf32>)
    -> tensor<?x?xf32> {
  %c1 = arith.constant 1 : index
  %r = tensor.pad %t low[1, %c1] high[1, 1] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %f : f32
  } : tensor<?x5xf32> to tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @unknown_source_extent_beside_a_known_one(%arg0: f32, %arg1: tensor<?x5xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg1, %c0 : tensor<?x5xf32>
// CHECK-NEXT:     %0 = affine.apply #map()[%dim]
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %padded = tensor.pad %arg1 low[1, %c1] high[1, 1] {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT:       tensor.yield %arg0 : f32
// CHECK-NEXT:     } : tensor<?x5xf32> to tensor<?x7xf32>
// CHECK-NEXT:     %cast = tensor.cast %padded : tensor<?x7xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %cast : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @no_amounts(%f: f32, %t: tensor<4x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %r = tensor.pad %t low[%c0, 0] high[%c0, 0] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %f : f32
  } : tensor<4x?xf32> to tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @no_amounts(%arg0: f32, %arg1: tensor<4x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg1, %c1 : tensor<4x?xf32>
// CHECK-NEXT:     %padded = tensor.pad %arg1 low[%c0, 0] high[%c0, 0] {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT:       tensor.yield %arg0 : f32
// CHECK-NEXT:     } : tensor<4x?xf32> to tensor<4x?xf32>
// CHECK-NEXT:     %cast = tensor.cast %padded : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %cast : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Amounts may be negative values: as many elements are taken away.
func.func @negative_constant_amount(%f: f32, %t: tensor<8xf32>) -> tensor<?xf32> {
  %c = arith.constant -2 : index
  %r = tensor.pad %t low[%c] high[0] {
  ^bb0(%i0: index):
    tensor.yield %f : f32
  } : tensor<8xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @negative_constant_amount(%arg0: f32, %arg1: tensor<8xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c-2 = arith.constant -2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %padded = tensor.pad %arg1 low[%c-2] high[0] {
// CHECK-NEXT:     ^bb0(%arg2: index):
// CHECK-NEXT:       tensor.yield %arg0 : f32
// CHECK-NEXT:     } : tensor<8xf32> to tensor<6xf32>
// CHECK-NEXT:     %cast = tensor.cast %padded : tensor<6xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// That would be a negative extent, which no type has: it stays unknown.
func.func @more_is_taken_away_than_there_is(%f: f32, %t: tensor<2xf32>) -> tensor<?xf32> {
  %c = arith.constant -5 : index
  %r = tensor.pad %t low[%c] high[0] {
  ^bb0(%i0: index):
    tensor.yield %f : f32
  } : tensor<2xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @more_is_taken_away_than_there_is(%arg0: f32, %arg1: tensor<2xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c-5 = arith.constant -5 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %padded = tensor.pad %arg1 low[%c-5] high[0] {
// CHECK-NEXT:     ^bb0(%arg2: index):
// CHECK-NEXT:       tensor.yield %arg0 : f32
// CHECK-NEXT:     } : tensor<2xf32> to tensor<?xf32>
// CHECK-NEXT:     return %padded : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @to_nothing(%f: f32, %t: tensor<2xf32>) -> tensor<?xf32> {
  %c = arith.constant -2 : index
  %r = tensor.pad %t low[%c] high[0] {
  ^bb0(%i0: index):
    tensor.yield %f : f32
  } : tensor<2xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @to_nothing(%arg0: f32, %arg1: tensor<2xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c-2 = arith.constant -2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %padded = tensor.pad %arg1 low[%c-2] high[0] {
// CHECK-NEXT:     ^bb0(%arg2: index):
// CHECK-NEXT:       tensor.yield %arg0 : f32
// CHECK-NEXT:     } : tensor<2xf32> to tensor<0xf32>
// CHECK-NEXT:     %cast = tensor.cast %padded : tensor<0xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @empty_source(%f: f32, %t: tensor<0xf32>) -> tensor<?xf32> {
  %c3 = arith.constant 3 : index
  %r = tensor.pad %t low[%c3] high[0] {
  ^bb0(%i0: index):
    tensor.yield %f : f32
  } : tensor<0xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @empty_source(%arg0: f32, %arg1: tensor<0xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %padded = tensor.pad %arg1 low[%c3] high[0] {
// CHECK-NEXT:     ^bb0(%arg2: index):
// CHECK-NEXT:       tensor.yield %arg0 : f32
// CHECK-NEXT:     } : tensor<0xf32> to tensor<3xf32>
// CHECK-NEXT:     %cast = tensor.cast %padded : tensor<3xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @large_amounts(%f: f32, %t: tensor<8xf32>) -> tensor<?xf32> {
  %c = arith.constant 4294967296 : index
  %r = tensor.pad %t low[%c] high[4294967296] {
  ^bb0(%i0: index):
    tensor.yield %f : f32
  } : tensor<8xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @large_amounts(%arg0: f32, %arg1: tensor<8xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c4294967296 = arith.constant 4294967296 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %padded = tensor.pad %arg1 low[%c4294967296] high[4294967296] {
// CHECK-NEXT:     ^bb0(%arg2: index):
// CHECK-NEXT:       tensor.yield %arg0 : f32
// CHECK-NEXT:     } : tensor<8xf32> to tensor<8589934600xf32>
// CHECK-NEXT:     %cast = tensor.cast %padded : tensor<8589934600xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// It may not be folded, but known better.
func.func @nofold_stays(%f: f32, %t: tensor<8xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %r = tensor.pad %t nofold low[%c0] high[0] {
  ^bb0(%i0: index):
    tensor.yield %f : f32
  } : tensor<8xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @nofold_stays(%arg0: f32, %arg1: tensor<8xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %padded = tensor.pad %arg1 nofold low[%c0] high[0] {
// CHECK-NEXT:     ^bb0(%arg2: index):
// CHECK-NEXT:       tensor.yield %arg0 : f32
// CHECK-NEXT:     } : tensor<8xf32> to tensor<8xf32>
// CHECK-NEXT:     %cast = tensor.cast %padded : tensor<8xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Only constants and affine maps are looked through.
func.func @sum_of_amounts_by_arith(%f: f32, %t: tensor<8xf32>, %n: index) -> tensor<?xf32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = arith.addi %c1, %c2 : index
  %r = tensor.pad %t low[%a] high[0] {
  ^bb0(%i0: index):
    tensor.yield %f : f32
  } : tensor<8xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 8)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @sum_of_amounts_by_arith(%arg0: f32, %arg1: tensor<8xf32>, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.addi %c1, %c2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %1 = affine.apply #map()[%0]
// CHECK-NEXT:     %padded = tensor.pad %arg1 low[%0] high[0] {
// CHECK-NEXT:     ^bb0(%arg3: index):
// CHECK-NEXT:       tensor.yield %arg0 : f32
// CHECK-NEXT:     } : tensor<8xf32> to tensor<?xf32>
// CHECK-NEXT:     return %padded : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @amounts_by_affine_apply_of_constants(%f: f32, %t: tensor<8xf32>) -> tensor<?xf32> {
  %c3 = arith.constant 3 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%c3)
  %r = tensor.pad %t low[%a] high[%a] {
  ^bb0(%i0: index):
    tensor.yield %f : f32
  } : tensor<8xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: #map = affine_map<(d0) -> (d0 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @amounts_by_affine_apply_of_constants(%arg0: f32, %arg1: tensor<8xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %0 = affine.apply #map(%c3)
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %padded = tensor.pad %arg1 low[%0] high[%0] {
// CHECK-NEXT:     ^bb0(%arg2: index):
// CHECK-NEXT:       tensor.yield %arg0 : f32
// CHECK-NEXT:     } : tensor<8xf32> to tensor<20xf32>
// CHECK-NEXT:     %cast = tensor.cast %padded : tensor<20xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @amounts_by_affine_chain(%f: f32, %t: tensor<8xf32>, %n: index) -> tensor<?xf32> {
  %a = affine.apply affine_map<(d0) -> (d0 floordiv 2)>(%n)
  %b = affine.apply affine_map<(d0) -> (-(d0 floordiv 2) + 4)>(%n)
  %r = tensor.pad %t low[%a] high[%b] {
  ^bb0(%i0: index):
    tensor.yield %f : f32
  } : tensor<8xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: #map = affine_map<(d0) -> (d0 floordiv 2)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (-(d0 floordiv 2) + 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @amounts_by_affine_chain(%arg0: f32, %arg1: tensor<8xf32>, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = affine.apply #map(%arg2)
// CHECK-NEXT:     %1 = affine.apply #map1(%arg2)
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %padded = tensor.pad %arg1 low[%0] high[%1] {
// CHECK-NEXT:     ^bb0(%arg3: index):
// CHECK-NEXT:       tensor.yield %arg0 : f32
// CHECK-NEXT:     } : tensor<8xf32> to tensor<12xf32>
// CHECK-NEXT:     %cast = tensor.cast %padded : tensor<12xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The source's own extent cancels.
func.func @amount_that_rounds_up(%f: f32, %t: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %t, %c0 : tensor<?xf32>
  %h = affine.apply affine_map<(d0) -> (-d0 + 64)>(%d)
  %r = tensor.pad %t low[0] high[%h] {
  ^bb0(%i0: index):
    tensor.yield %f : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: #map = affine_map<(d0) -> (-d0 + 64)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (-s0 + s1 + 64)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @amount_that_rounds_up(%arg0: f32, %arg1: tensor<?xf32>, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
// CHECK-NEXT:     %0 = affine.apply #map(%dim)
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim_1 = tensor.dim %arg1, %c0_0 : tensor<?xf32>
// CHECK-NEXT:     %1 = affine.apply #map1()[%dim, %dim_1]
// CHECK-NEXT:     %padded = tensor.pad %arg1 low[0] high[%0] {
// CHECK-NEXT:     ^bb0(%arg3: index):
// CHECK-NEXT:       tensor.yield %arg0 : f32
// CHECK-NEXT:     } : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT:     return %padded : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A multiple of 16, but nobody knows which.
func.func @amount_modulo(%f: f32, %t: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %t, %c0 : tensor<?xf32>
  %h = affine.apply affine_map<(d0) -> ((-d0) mod 16)>(%d)
  %r = tensor.pad %t low[0] high[%h] {
  ^bb0(%i0: index):
    tensor.yield %f : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: #map = affine_map<(d0) -> ((-d0) mod 16)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (-s0 + s1 - ((-s0) floordiv 16) * 16)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @amount_modulo(%arg0: f32, %arg1: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
// CHECK-NEXT:     %0 = affine.apply #map(%dim)
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim_1 = tensor.dim %arg1, %c0_0 : tensor<?xf32>
// CHECK-NEXT:     %1 = affine.apply #map1()[%dim, %dim_1]
// CHECK-NEXT:     %padded = tensor.pad %arg1 low[0] high[%0] {
// CHECK-NEXT:     ^bb0(%arg2: index):
// CHECK-NEXT:       tensor.yield %arg0 : f32
// CHECK-NEXT:     } : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT:     return %padded : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What pads with is no constant, and refined before what is around it.
func.func @pad_in_pad(%t: tensor<4xf32>, %f: f32) -> tensor<?xf32> {
  %c1 = arith.constant 1 : index
  %r = tensor.pad %t low[%c1] high[0] {
  ^bb0(%i: index):
    %p = tensor.pad %t low[%c1] high[2] {
    ^bb0(%j: index):
      tensor.yield %f : f32
    } : tensor<4xf32> to tensor<?xf32>
    %e = tensor.extract %p[%i] : tensor<?xf32>
    tensor.yield %e : f32
  } : tensor<4xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pad_in_pad(%arg0: tensor<4xf32>, %arg1: f32) -> tensor<?xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %padded = tensor.pad %arg0 low[%c1] high[0] {
// CHECK-NEXT:     ^bb0(%arg2: index):
// CHECK-NEXT:       %c0_0 = arith.constant 0 : index
// CHECK-NEXT:       %c4_1 = arith.constant 4 : index
// CHECK-NEXT:       %padded_2 = tensor.pad %arg0 low[%c1] high[2] {
// CHECK-NEXT:       ^bb0(%arg3: index):
// CHECK-NEXT:         tensor.yield %arg1 : f32
// CHECK-NEXT:       } : tensor<4xf32> to tensor<7xf32>
// CHECK-NEXT:       %cast_3 = tensor.cast %padded_2 : tensor<7xf32> to tensor<?xf32>
// CHECK-NEXT:       %extracted = tensor.extract %cast_3[%arg2] : tensor<?xf32>
// CHECK-NEXT:       tensor.yield %extracted : f32
// CHECK-NEXT:     } : tensor<4xf32> to tensor<5xf32>
// CHECK-NEXT:     %cast = tensor.cast %padded : tensor<5xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @slice_of_padded(%f: f32, %t: tensor<4x?xf32>, %n: index) -> tensor<?x?xf32> {
  %c2 = arith.constant 2 : index
  %r = tensor.pad %t low[%c2, 0] high[2, %n] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<4x?xf32> to tensor<?x?xf32>
  %s = tensor.extract_slice %r[0, 0] [%n, 4] [1, 1] : tensor<?x?xf32> to tensor<?x4xf32>
  %u = linalg.exp ins(%s : tensor<?x4xf32>) outs(%s : tensor<?x4xf32>) -> tensor<?x4xf32>
  %c = tensor.concat dim(1) %r, %u : (tensor<?x?xf32>, tensor<?x4xf32>) -> tensor<?x?xf32>
  return %c : tensor<?x?xf32>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @slice_of_padded(%arg0: f32, %arg1: tensor<4x?xf32>, %arg2: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg1, %c1 : tensor<4x?xf32>
// CHECK-NEXT:     %0 = affine.apply #map()[%dim, %arg2]
// CHECK-NEXT:     %padded = tensor.pad %arg1 low[%c2, 0] high[2, %arg2] {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       tensor.yield %arg0 : f32
// CHECK-NEXT:     } : tensor<4x?xf32> to tensor<8x?xf32>
// CHECK-NEXT:     %cast = tensor.cast %padded : tensor<8x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %cast[0, 0] [%arg2, 4] [1, 1] : tensor<?x?xf32> to tensor<?x4xf32>
// CHECK-NEXT:     %1 = linalg.exp ins(%extracted_slice : tensor<?x4xf32>) outs(%extracted_slice : tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim_1 = tensor.dim %cast, %c0_0 : tensor<?x?xf32>
// CHECK-NEXT:     %c1_2 = arith.constant 1 : index
// CHECK-NEXT:     %dim_3 = tensor.dim %padded, %c1_2 : tensor<8x?xf32>
// CHECK-NEXT:     %c1_4 = arith.constant 1 : index
// CHECK-NEXT:     %c4_5 = arith.constant 4 : index
// CHECK-NEXT:     %2 = affine.apply #map1()[%dim_3]
// CHECK-NEXT:     %concat = tensor.concat dim(1) %cast, %1 : (tensor<?x?xf32>, tensor<?x4xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:     return %concat : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @concat_three(%a0: tensor<2x3xf32>, %a1: tensor<5x3xf32>, %a2: tensor<1x3xf32>)
    -> tensor<?x3xf32> {
  %r = tensor.concat dim(0) %a0, %a1, %a2
      : (tensor<2x3xf32>, tensor<5x3xf32>, tensor<1x3xf32>) -> tensor<?x3xf32>
  return %r : tensor<?x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @concat_three(%arg0: tensor<2x3xf32>, %arg1: tensor<5x3xf32>, %arg2: tensor<1x3xf32>) -> tensor<?x3xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %concat = tensor.concat dim(0) %arg0, %arg1, %arg2 : (tensor<2x3xf32>, tensor<5x3xf32>, tensor<1x3xf32>) -> tensor<8x3xf32>
// CHECK-NEXT:     %cast = tensor.cast %concat : tensor<8x3xf32> to tensor<?x3xf32>
// CHECK-NEXT:     return %cast : tensor<?x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @concat_one_operand(%a0: tensor<2x3xf32>) -> tensor<?x?xf32> {
  %r = tensor.concat dim(0) %a0 : (tensor<2x3xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @concat_one_operand(%arg0: tensor<2x3xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c2_0 = arith.constant 2 : index
// CHECK-NEXT:     %concat = tensor.concat dim(0) %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     %cast = tensor.cast %concat : tensor<2x3xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %cast : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @concat_one_operand_unknown(%a0: tensor<?x3xf32>) -> tensor<?x?xf32> {
  %r = tensor.concat dim(1) %a0 : (tensor<?x3xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @concat_one_operand_unknown(%arg0: tensor<?x3xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x3xf32>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c3_0 = arith.constant 3 : index
// CHECK-NEXT:     %concat = tensor.concat dim(1) %arg0 : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:     %cast = tensor.cast %concat : tensor<?x3xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %cast : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Each operand knows something else.
func.func @concat_middle_dimension(%a0: tensor<2x3x?xf32>, %a1: tensor<?x4x5xf32>)
    -> tensor<?x?x?xf32> {
  %r = tensor.concat dim(1) %a0, %a1 : (tensor<2x3x?xf32>, tensor<?x4x5xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @concat_middle_dimension(%arg0: tensor<2x3x?xf32>, %arg1: tensor<?x4x5xf32>) -> tensor<?x?x?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %concat = tensor.concat dim(1) %arg0, %arg1 : (tensor<2x3x?xf32>, tensor<?x4x5xf32>) -> tensor<2x7x5xf32>
// CHECK-NEXT:     %cast = tensor.cast %concat : tensor<2x7x5xf32> to tensor<?x?x?xf32>
// CHECK-NEXT:     return %cast : tensor<?x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The sum is not known; the other extent is.
func.func @concat_unknown_along(%a0: tensor<?x3xf32>, %a1: tensor<4x3xf32>) -> tensor<?x?xf32> {
  %r = tensor.concat dim(0) %a0, %a1 : (tensor<?x3xf32>, tensor<4x3xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @concat_unknown_along(%arg0: tensor<?x3xf32>, %arg1: tensor<4x3xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x3xf32>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = affine.apply #map()[%dim]
// CHECK-NEXT:     %concat = tensor.concat dim(0) %arg0, %arg1 : (tensor<?x3xf32>, tensor<4x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:     %cast = tensor.cast %concat : tensor<?x3xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %cast : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @concat_empty_operands(%a0: tensor<0x3xf32>, %a1: tensor<0x3xf32>) -> tensor<?x3xf32> {
  %r = tensor.concat dim(0) %a0, %a1 : (tensor<0x3xf32>, tensor<0x3xf32>) -> tensor<?x3xf32>
  return %r : tensor<?x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @concat_empty_operands(%arg0: tensor<0x3xf32>, %arg1: tensor<0x3xf32>) -> tensor<?x3xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %concat = tensor.concat dim(0) %arg0, %arg1 : (tensor<0x3xf32>, tensor<0x3xf32>) -> tensor<0x3xf32>
// CHECK-NEXT:     %cast = tensor.cast %concat : tensor<0x3xf32> to tensor<?x3xf32>
// CHECK-NEXT:     return %cast : tensor<?x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @concat_with_an_empty_one(%a0: tensor<0x3xf32>, %a1: tensor<7x3xf32>) -> tensor<?x3xf32> {
  %r = tensor.concat dim(0) %a0, %a1 : (tensor<0x3xf32>, tensor<7x3xf32>) -> tensor<?x3xf32>
  return %r : tensor<?x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @concat_with_an_empty_one(%arg0: tensor<0x3xf32>, %arg1: tensor<7x3xf32>) -> tensor<?x3xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %c7_2 = arith.constant 7 : index
// CHECK-NEXT:     %concat = tensor.concat dim(0) %arg0, %arg1 : (tensor<0x3xf32>, tensor<7x3xf32>) -> tensor<7x3xf32>
// CHECK-NEXT:     %cast = tensor.cast %concat : tensor<7x3xf32> to tensor<?x3xf32>
// CHECK-NEXT:     return %cast : tensor<?x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @concat_integers(%a0: tensor<2xi1>, %a1: tensor<2xi1>) -> tensor<?xi1> {
  %r = tensor.concat dim(0) %a0, %a1 : (tensor<2xi1>, tensor<2xi1>) -> tensor<?xi1>
  return %r : tensor<?xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @concat_integers(%arg0: tensor<2xi1>, %arg1: tensor<2xi1>) -> tensor<?xi1> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c2_1 = arith.constant 2 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %concat = tensor.concat dim(0) %arg0, %arg1 : (tensor<2xi1>, tensor<2xi1>) -> tensor<4xi1>
// CHECK-NEXT:     %cast = tensor.cast %concat : tensor<4xi1> to tensor<?xi1>
// CHECK-NEXT:     return %cast : tensor<?xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @concat_of_complex_numbers(%a0: tensor<2xcomplex<f32>>, %a1: tensor<1xcomplex<f32>>)
    -> tensor<?xcomplex<f32>> {
  %r = tensor.concat dim(0) %a0, %a1
      : (tensor<2xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<?xcomplex<f32>>
  return %r : tensor<?xcomplex<f32>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @concat_of_complex_numbers(%arg0: tensor<2xcomplex<f32>>, %arg1: tensor<1xcomplex<f32>>) -> tensor<?xcomplex<f32>> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %concat = tensor.concat dim(0) %arg0, %arg1 : (tensor<2xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<3xcomplex<f32>>
// CHECK-NEXT:     %cast = tensor.cast %concat : tensor<3xcomplex<f32>> to tensor<?xcomplex<f32>>
// CHECK-NEXT:     return %cast : tensor<?xcomplex<f32>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Nothing is known of any operand.
func.func @concat_result_says_more(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = tensor.concat dim(0) %a0, %a1 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @concat_result_says_more(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %dim_2 = tensor.dim %arg1, %c0_1 : tensor<?x?xf32>
// CHECK-NEXT:     %0 = affine.apply #map()[%dim_0, %dim_2]
// CHECK-NEXT:     %concat = tensor.concat dim(0) %arg0, %arg1 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:     return %concat : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What the result's type knows alone stays.
func.func @concat_static_result_of_unknown_operands(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>)
    -> tensor<4x?xf32> {
  %r = tensor.concat dim(1) %a0, %a1 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @concat_static_result_of_unknown_operands(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> tensor<4x?xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %dim_1 = tensor.dim %arg1, %c1_0 : tensor<?x?xf32>
// CHECK-NEXT:     %0 = affine.apply #map()[%dim, %dim_1]
// CHECK-NEXT:     %concat = tensor.concat dim(1) %arg0, %arg1 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:     return %concat : tensor<4x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @concat_of_slices(%t: tensor<10x?xf32>, %n: index) -> tensor<?x?xf32> {
  %a = tensor.extract_slice %t[0, 0] [4, %n] [1, 1] : tensor<10x?xf32> to tensor<4x?xf32>
  %b = tensor.extract_slice %t[4, 0] [6, %n] [1, 1] : tensor<10x?xf32> to tensor<6x?xf32>
  %r = tensor.concat dim(0) %a, %b : (tensor<4x?xf32>, tensor<6x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @concat_of_slices(%arg0: tensor<10x?xf32>, %arg1: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[0, 0] [4, %arg1] [1, 1] : tensor<10x?xf32> to tensor<4x?xf32>
// CHECK-NEXT:     %extracted_slice_0 = tensor.extract_slice %arg0[4, 0] [6, %arg1] [1, 1] : tensor<10x?xf32> to tensor<6x?xf32>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %extracted_slice, %c1 : tensor<4x?xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %concat = tensor.concat dim(0) %extracted_slice, %extracted_slice_0 : (tensor<4x?xf32>, tensor<6x?xf32>) -> tensor<10x?xf32>
// CHECK-NEXT:     %cast = tensor.cast %concat : tensor<10x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %cast : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Extents that are values with constants behind them.
func.func @concat_of_made_tensors() -> tensor<?xf32> {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %a = tensor.empty(%c3) : tensor<?xf32>
  %b = tensor.empty(%c4) : tensor<?xf32>
  %r = tensor.concat dim(0) %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @concat_of_made_tensors() -> tensor<?xf32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = tensor.empty(%c3) : tensor<?xf32>
// CHECK-NEXT:     %1 = tensor.empty(%c4) : tensor<?xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim_1 = tensor.dim %1, %c0_0 : tensor<?xf32>
// CHECK-NEXT:     %2 = affine.apply #map()[%dim, %dim_1]
// CHECK-NEXT:     %concat = tensor.concat dim(0) %0, %1 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %concat : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @concat_of_generated(%n: index, %f: f32) -> tensor<?xf32> {
  %c3 = arith.constant 3 : index
  %a = tensor.generate %c3 {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<?xf32>
  %b = tensor.splat %f[%c3] : tensor<?xf32>
  %r = tensor.concat dim(0) %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @concat_of_generated(%arg0: index, %arg1: f32) -> tensor<?xf32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %generated = tensor.generate %c3 {
// CHECK-NEXT:     ^bb0(%arg2: index):
// CHECK-NEXT:       tensor.yield %arg1 : f32
// CHECK-NEXT:     } : tensor<?xf32>
// CHECK-NEXT:     %splat = tensor.splat %arg1[%c3] : tensor<?xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %splat, %c0_0 : tensor<?xf32>
// CHECK-NEXT:     %0 = affine.apply #map()[%dim]
// CHECK-NEXT:     %concat = tensor.concat dim(0) %generated, %splat : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %concat : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @concat_of_concats(%a: tensor<2xf32>) -> tensor<?xf32> {
  %b = tensor.concat dim(0) %a, %a : (tensor<2xf32>, tensor<2xf32>) -> tensor<?xf32>
  %c = tensor.concat dim(0) %b, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %d = tensor.concat dim(0) %c, %a : (tensor<?xf32>, tensor<2xf32>) -> tensor<?xf32>
  return %d : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @concat_of_concats(%arg0: tensor<2xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c2_1 = arith.constant 2 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %concat = tensor.concat dim(0) %arg0, %arg0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %cast = tensor.cast %concat : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c4_3 = arith.constant 4 : index
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     %c4_5 = arith.constant 4 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %concat_6 = tensor.concat dim(0) %cast, %cast : (tensor<?xf32>, tensor<?xf32>) -> tensor<8xf32>
// CHECK-NEXT:     %cast_7 = tensor.cast %concat_6 : tensor<8xf32> to tensor<?xf32>
// CHECK-NEXT:     %c0_8 = arith.constant 0 : index
// CHECK-NEXT:     %c8_9 = arith.constant 8 : index
// CHECK-NEXT:     %c0_10 = arith.constant 0 : index
// CHECK-NEXT:     %c2_11 = arith.constant 2 : index
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %concat_12 = tensor.concat dim(0) %cast_7, %arg0 : (tensor<?xf32>, tensor<2xf32>) -> tensor<10xf32>
// CHECK-NEXT:     %cast_13 = tensor.cast %concat_12 : tensor<10xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast_13 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Nobody uses it: the cast is made nevertheless.
func.func @unused(%a: tensor<2xf32>) {
  %b = tensor.concat dim(0) %a, %a : (tensor<2xf32>, tensor<2xf32>) -> tensor<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unused(%arg0: tensor<2xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c2_1 = arith.constant 2 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %concat = tensor.concat dim(0) %arg0, %arg0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %cast = tensor.cast %concat : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @attributes_stay(%a: tensor<2xf32>) -> tensor<?xf32> {
  %b = tensor.concat dim(0) %a, %a {test.note = "x"}
      : (tensor<2xf32>, tensor<2xf32>) -> tensor<?xf32>
  return %b : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @attributes_stay(%arg0: tensor<2xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c2_1 = arith.constant 2 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %concat = tensor.concat dim(0) %arg0, %arg0 {test.note = "x"} : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %cast = tensor.cast %concat : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @carried_by_a_loop(%a: tensor<2xf32>, %t: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<?xf32> {
    %b = tensor.concat dim(0) %a, %a : (tensor<2xf32>, tensor<2xf32>) -> tensor<?xf32>
    %y = "test.both"(%x, %b) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    %z = tensor.concat dim(0) %x, %a : (tensor<?xf32>, tensor<2xf32>) -> tensor<?xf32>
    scf.yield %b : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// CHECK: #map = affine_map<(d0) -> (d0 + 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @carried_by_a_loop(%arg0: tensor<2xf32>, %arg1: tensor<?xf32>, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %arg1) -> (tensor<?xf32>) {
// CHECK-NEXT:       %c0_0 = arith.constant 0 : index
// CHECK-NEXT:       %c2 = arith.constant 2 : index
// CHECK-NEXT:       %c0_1 = arith.constant 0 : index
// CHECK-NEXT:       %c2_2 = arith.constant 2 : index
// CHECK-NEXT:       %c4 = arith.constant 4 : index
// CHECK-NEXT:       %concat = tensor.concat dim(0) %arg0, %arg0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
// CHECK-NEXT:       %cast = tensor.cast %concat : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:       %1 = "test.both"(%arg4, %cast) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:       %c0_3 = arith.constant 0 : index
// CHECK-NEXT:       %dim = tensor.dim %arg4, %c0_3 : tensor<?xf32>
// CHECK-NEXT:       %c0_4 = arith.constant 0 : index
// CHECK-NEXT:       %c2_5 = arith.constant 2 : index
// CHECK-NEXT:       %2 = affine.apply #map(%dim)
// CHECK-NEXT:       %concat_6 = tensor.concat dim(0) %arg4, %arg0 : (tensor<?xf32>, tensor<2xf32>) -> tensor<?xf32>
// CHECK-NEXT:       scf.yield %cast : tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Block arguments are of the type that they are of.
func.func @handed_to_blocks(%a: tensor<2xf32>, %c: i1) -> tensor<?xf32> {
  %b = tensor.concat dim(0) %a, %a : (tensor<2xf32>, tensor<2xf32>) -> tensor<?xf32>
  cf.cond_br %c, ^one(%b : tensor<?xf32>), ^other
^one(%x: tensor<?xf32>):
  %d = tensor.concat dim(0) %x, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %d : tensor<?xf32>
^other:
  return %b : tensor<?xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @handed_to_blocks(%arg0: tensor<2xf32>, %arg1: i1) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c2_1 = arith.constant 2 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %concat = tensor.concat dim(0) %arg0, %arg0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %cast = tensor.cast %concat : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1(%cast : tensor<?xf32>), ^bb2
// CHECK-NEXT:   ^bb1(%0: tensor<?xf32>):  // pred: ^bb0
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %0, %c0_2 : tensor<?xf32>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %c4_4 = arith.constant 4 : index
// CHECK-NEXT:     %1 = affine.apply #map()[%dim]
// CHECK-NEXT:     %concat_5 = tensor.concat dim(0) %0, %cast : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %concat_5 : tensor<?xf32>
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unreachable(%a: tensor<2xf32>) -> tensor<?xf32> {
  %b = tensor.concat dim(0) %a, %a : (tensor<2xf32>, tensor<2xf32>) -> tensor<?xf32>
  return %b : tensor<?xf32>
^nobody_comes_here:
  %d = tensor.concat dim(0) %a, %b : (tensor<2xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %d : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @unreachable(%arg0: tensor<2xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c2_1 = arith.constant 2 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %concat = tensor.concat dim(0) %arg0, %arg0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %cast = tensor.cast %concat : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   ^bb1:  // no predecessors
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c2_3 = arith.constant 2 : index
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     %c4_5 = arith.constant 4 : index
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %concat_6 = tensor.concat dim(0) %arg0, %cast : (tensor<2xf32>, tensor<?xf32>) -> tensor<6xf32>
// CHECK-NEXT:     %cast_7 = tensor.cast %concat_6 : tensor<6xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast_7 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Other functions keep their signatures.
func.func private @callee(%b: tensor<?xf32>) -> tensor<?xf32> {
  return %b : tensor<?xf32>
}
func.func @called_with(%a: tensor<2xf32>) -> tensor<?xf32> {
  %b = tensor.concat dim(0) %a, %a : (tensor<2xf32>, tensor<2xf32>) -> tensor<?xf32>
  %c = func.call @callee(%b) : (tensor<?xf32>) -> tensor<?xf32>
  return %c : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @callee(%arg0: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     return %arg0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @called_with(%arg0: tensor<2xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c2_1 = arith.constant 2 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %concat = tensor.concat dim(0) %arg0, %arg0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %cast = tensor.cast %concat : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     %0 = call @callee(%cast) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module @inner {
  func.func @nested_module(%a: tensor<2xf32>) -> tensor<?xf32> {
    %b = tensor.concat dim(0) %a, %a : (tensor<2xf32>, tensor<2xf32>) -> tensor<?xf32>
    return %b : tensor<?xf32>
  }
}

// CHECK: module @inner {
// CHECK-NEXT:   func.func @nested_module(%arg0: tensor<2xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c2_1 = arith.constant 2 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %concat = tensor.concat dim(0) %arg0, %arg0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %cast = tensor.cast %concat : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A graph region: users come first.
func.func @graph_region(%a: tensor<2xf32>) {
  "test.graph"() ({
    "test.use"(%b) : (tensor<?xf32>) -> ()
    %c = tensor.concat dim(0) %b, %a : (tensor<?xf32>, tensor<2xf32>) -> tensor<?xf32>
    %b = tensor.concat dim(0) %a, %a : (tensor<2xf32>, tensor<2xf32>) -> tensor<?xf32>
  }) : () -> ()
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 + 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @graph_region(%arg0: tensor<2xf32>) {
// CHECK-NEXT:     "test.graph"() ({
// CHECK-NEXT:       "test.use"(%cast) : (tensor<?xf32>) -> ()
// CHECK-NEXT:       %c0 = arith.constant 0 : index
// CHECK-NEXT:       %dim = tensor.dim %cast, %c0 : tensor<?xf32>
// CHECK-NEXT:       %c0_0 = arith.constant 0 : index
// CHECK-NEXT:       %c2 = arith.constant 2 : index
// CHECK-NEXT:       %0 = affine.apply #map(%dim)
// CHECK-NEXT:       %concat = tensor.concat dim(0) %cast, %arg0 : (tensor<?xf32>, tensor<2xf32>) -> tensor<?xf32>
// CHECK-NEXT:       %c0_1 = arith.constant 0 : index
// CHECK-NEXT:       %c2_2 = arith.constant 2 : index
// CHECK-NEXT:       %c0_3 = arith.constant 0 : index
// CHECK-NEXT:       %c2_4 = arith.constant 2 : index
// CHECK-NEXT:       %c4 = arith.constant 4 : index
// CHECK-NEXT:       %concat_5 = tensor.concat dim(0) %arg0, %arg0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
// CHECK-NEXT:       %cast = tensor.cast %concat_5 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Errors in shapes that the verifier does not see: 4 and 5 are not equal; the first that is known counts.
func.func @contradicting_operands(%a: tensor<2x4xf32>, %b: tensor<2x?xf32>) -> tensor<?x?xf32> {
  %c = tensor.cast %b : tensor<2x?xf32> to tensor<2x5xf32>
  %d = tensor.cast %c : tensor<2x5xf32> to tensor<2x?xf32>
  %r = tensor.concat dim(0) %a, %d : (tensor<2x4xf32>, tensor<2x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @contradicting_operands(%arg0: tensor<2x4xf32>, %arg1: tensor<2x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg1 : tensor<2x?xf32> to tensor<2x5xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %cast : tensor<2x5xf32> to tensor<2x?xf32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c2_2 = arith.constant 2 : index
// CHECK-NEXT:     %c4_3 = arith.constant 4 : index
// CHECK-NEXT:     %concat = tensor.concat dim(0) %arg0, %cast_0 : (tensor<2x4xf32>, tensor<2x?xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:     %cast_4 = tensor.cast %concat : tensor<4x4xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %cast_4 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
