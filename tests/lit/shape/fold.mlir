// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// The folds of shape: where they fire, and near misses.

// A zero of type index is nothing to add; the reference leaves sizes alone, even the constant ones.
func.func @add_zero(%i: index, %s: !shape.size) -> (index, !shape.size, !shape.size) {
  %c0 = shape.const_size 0
  %i0 = arith.constant 0 : index
  %0 = shape.add %i0, %i : index, index -> index
  %1 = shape.add %s, %i0 : !shape.size, index -> !shape.size
  %2 = shape.add %c0, %s : !shape.size, !shape.size -> !shape.size
  return %0, %1, %2 : index, !shape.size, !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @add_zero(%arg0: index, %arg1: !shape.size) -> (index, !shape.size, !shape.size) {
// CHECK-NEXT:     %c0 = shape.const_size 0
// CHECK-NEXT:     %0 = shape.add %arg1, %c0 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:     return %arg0, %arg1, %0 : index, !shape.size, !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arithmetic() -> (index, !shape.size, index, !shape.size, !shape.size, index, index) {
  %c3 = shape.const_size 3
  %i4 = arith.constant 4 : index
  %m7 = arith.constant -7 : index
  %0 = shape.add %i4, %i4 : index, index -> index
  %1 = shape.add %i4, %c3 : index, !shape.size -> !shape.size
  %2 = shape.mul %m7, %i4 : index, index -> index
  %3 = shape.mul %c3, %i4 : !shape.size, index -> !shape.size
  %4 = shape.div %i4, %c3 : index, !shape.size -> !shape.size
  %5 = shape.div %m7, %i4 : index, index -> index
  %6 = shape.div %m7, %m7 : index, index -> index
  return %0, %1, %2, %3, %4, %5, %6
      : index, !shape.size, index, !shape.size, !shape.size, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @arithmetic() -> (index, !shape.size, index, !shape.size, !shape.size, index, index) {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c7 = shape.const_size 7
// CHECK-NEXT:     %c-28 = arith.constant -28 : index
// CHECK-NEXT:     %c12 = shape.const_size 12
// CHECK-NEXT:     %c1 = shape.const_size 1
// CHECK-NEXT:     %c-2 = arith.constant -2 : index
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     return %c8, %c7, %c-28, %c12, %c1, %c-2, %c1_0 : index, !shape.size, index, !shape.size, !shape.size, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Constants go to the right where operands may be swapped.
func.func @arithmetic_near_miss(%s: !shape.size, %i: index) -> (!shape.size, !shape.size, index) {
  %c3 = shape.const_size 3
  %i1 = arith.constant 1 : index
  %0 = shape.add %c3, %s : !shape.size, !shape.size -> !shape.size
  %1 = shape.mul %c3, %i : !shape.size, index -> !shape.size
  %2 = shape.div %i1, %i : index, index -> index
  return %0, %1, %2 : !shape.size, !shape.size, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @arithmetic_near_miss(%arg0: !shape.size, %arg1: index) -> (!shape.size, !shape.size, index) {
// CHECK-NEXT:     %c3 = shape.const_size 3
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = shape.add %arg0, %c3 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:     %1 = shape.mul %arg1, %c3 : index, !shape.size -> !shape.size
// CHECK-NEXT:     %2 = shape.div %c1, %arg1 : index, index -> index
// CHECK-NEXT:     return %0, %1, %2 : !shape.size, !shape.size, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extremes(%s: !shape.size, %z: !shape.size, %a: !shape.shape)
    -> (!shape.size, !shape.shape, !shape.size) {
  %0 = shape.max %s, %s : !shape.size, !shape.size -> !shape.size
  %1 = shape.min %a, %a : !shape.shape, !shape.shape -> !shape.shape
  %2 = shape.min %s, %z : !shape.size, !shape.size -> !shape.size
  return %0, %1, %2 : !shape.size, !shape.shape, !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @extremes(%arg0: !shape.size, %arg1: !shape.size, %arg2: !shape.shape) -> (!shape.size, !shape.shape, !shape.size) {
// CHECK-NEXT:     %0 = shape.min %arg0, %arg1 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:     return %arg0, %arg2, %0 : !shape.size, !shape.shape, !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @conversions(%i: index, %s: !shape.size) -> (!shape.size, index, index, index) {
  %i4 = arith.constant 4 : index
  %c5 = shape.const_size 5
  %0 = shape.index_to_size %i4
  %1 = shape.size_to_index %c5 : !shape.size
  %2 = shape.size_to_index %i : index
  %3 = shape.size_to_index %s : !shape.size
  return %0, %1, %2, %3 : !shape.size, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @conversions(%arg0: index, %arg1: !shape.size) -> (!shape.size, index, index, index) {
// CHECK-NEXT:     %c4 = shape.const_size 4
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %0 = shape.size_to_index %arg1 : !shape.size
// CHECK-NEXT:     return %c4, %c5, %arg0, %0 : !shape.size, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from_extents(%i: index) -> (!shape.shape, !shape.shape) {
  %i4 = arith.constant 4 : index
  %c5 = shape.const_size 5
  %0 = shape.from_extents %i4, %c5 : index, !shape.size
  %1 = shape.from_extents %i4, %i : index, index
  return %0, %1 : !shape.shape, !shape.shape
}

// CHECK: module {
// CHECK-NEXT:   func.func @from_extents(%arg0: index) -> (!shape.shape, !shape.shape) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = shape.const_shape [4, 5] : !shape.shape
// CHECK-NEXT:     %1 = shape.from_extents %c4, %arg0 : index, index
// CHECK-NEXT:     return %0, %1 : !shape.shape, !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @to_extent_tensor(%s: !shape.shape, %t: tensor<2xindex>)
    -> (tensor<2xindex>, tensor<2xindex>, tensor<?xindex>, tensor<?xindex>) {
  %a = shape.const_shape [2, 3] : !shape.shape
  %0 = shape.to_extent_tensor %a : !shape.shape -> tensor<2xindex>
  %1 = shape.to_extent_tensor %t : tensor<2xindex> -> tensor<2xindex>
  %2 = shape.to_extent_tensor %t : tensor<2xindex> -> tensor<?xindex>
  %3 = shape.to_extent_tensor %s : !shape.shape -> tensor<?xindex>
  return %0, %1, %2, %3 : tensor<2xindex>, tensor<2xindex>, tensor<?xindex>, tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @to_extent_tensor(%arg0: !shape.shape, %arg1: tensor<2xindex>) -> (tensor<2xindex>, tensor<2xindex>, tensor<?xindex>, tensor<?xindex>) {
// CHECK-NEXT:     %0 = shape.const_shape [2, 3] : tensor<2xindex>
// CHECK-NEXT:     %1 = shape.to_extent_tensor %arg1 : tensor<2xindex> -> tensor<?xindex>
// CHECK-NEXT:     %2 = shape.to_extent_tensor %arg0 : !shape.shape -> tensor<?xindex>
// CHECK-NEXT:     return %0, %arg1, %1, %2 : tensor<2xindex>, tensor<2xindex>, tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Extents may come from any constant.
func.func @concat(%s: !shape.shape) -> (!shape.shape, tensor<4xindex>, !shape.shape, !shape.shape) {
  %a = shape.const_shape [2, 3] : !shape.shape
  %b = shape.const_shape [4, 5] : tensor<2xindex>
  %c = arith.constant dense<7> : tensor<2xindex>
  %0 = shape.concat %a, %b : !shape.shape, tensor<2xindex> -> !shape.shape
  %1 = shape.concat %b, %c : tensor<2xindex>, tensor<2xindex> -> tensor<4xindex>
  %2 = shape.concat %a, %c : !shape.shape, tensor<2xindex> -> !shape.shape
  %3 = shape.concat %a, %s : !shape.shape, !shape.shape -> !shape.shape
  return %0, %1, %2, %3 : !shape.shape, tensor<4xindex>, !shape.shape, !shape.shape
}

// CHECK: module {
// CHECK-NEXT:   func.func @concat(%arg0: !shape.shape) -> (!shape.shape, tensor<4xindex>, !shape.shape, !shape.shape) {
// CHECK-NEXT:     %0 = shape.const_shape [2, 3] : !shape.shape
// CHECK-NEXT:     %1 = shape.const_shape [2, 3, 4, 5] : !shape.shape
// CHECK-NEXT:     %2 = shape.const_shape [4, 5, 7, 7] : tensor<4xindex>
// CHECK-NEXT:     %3 = shape.const_shape [2, 3, 7, 7] : !shape.shape
// CHECK-NEXT:     %4 = shape.concat %0, %arg0 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     return %1, %2, %3, %4 : !shape.shape, tensor<4xindex>, !shape.shape, !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Any input will do, so a constant one is best.
func.func @any(%s: !shape.shape, %t: tensor<2xindex>)
    -> (!shape.shape, tensor<2xindex>, !shape.shape) {
  %a = shape.const_shape [2, 3] : !shape.shape
  %b = shape.const_shape [4, 5] : tensor<2xindex>
  %0 = shape.any %a, %s : !shape.shape, !shape.shape -> !shape.shape
  %1 = shape.any %t, %b, %t : tensor<2xindex>, tensor<2xindex>, tensor<2xindex> -> tensor<2xindex>
  %2 = shape.any %s, %s : !shape.shape, !shape.shape -> !shape.shape
  return %0, %1, %2 : !shape.shape, tensor<2xindex>, !shape.shape
}

// CHECK: module {
// CHECK-NEXT:   func.func @any(%arg0: !shape.shape, %arg1: tensor<2xindex>) -> (!shape.shape, tensor<2xindex>, !shape.shape) {
// CHECK-NEXT:     %0 = shape.const_shape [2, 3] : !shape.shape
// CHECK-NEXT:     %1 = shape.const_shape [4, 5] : tensor<2xindex>
// CHECK-NEXT:     %2 = shape.any %arg0, %arg0 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     return %0, %1, %2 : !shape.shape, tensor<2xindex>, !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// [2, 1] and [3, 2] do not broadcast: what fails is left alone.
func.func @broadcast(%s: !shape.shape)
    -> (!shape.shape, !shape.shape, tensor<3xindex>, !shape.shape) {
  %a = shape.const_shape [2, 1] : !shape.shape
  %b = shape.const_shape [4, 2, 7] : tensor<3xindex>
  %c = shape.const_shape [3, 2] : tensor<2xindex>
  %d = shape.const_shape [1, 1] : tensor<2xindex>
  %0 = shape.broadcast %a, %b : !shape.shape, tensor<3xindex> -> !shape.shape
  %1 = shape.broadcast %a, %c : !shape.shape, tensor<2xindex> -> !shape.shape
  %2 = shape.broadcast %d, %b : tensor<2xindex>, tensor<3xindex> -> tensor<3xindex>
  %3 = shape.broadcast %s : !shape.shape -> !shape.shape
  return %0, %1, %2, %3 : !shape.shape, !shape.shape, tensor<3xindex>, !shape.shape
}

// CHECK: module {
// CHECK-NEXT:   func.func @broadcast(%arg0: !shape.shape) -> (!shape.shape, !shape.shape, tensor<3xindex>, !shape.shape) {
// CHECK-NEXT:     %0 = shape.const_shape [4, 2, 7] : tensor<3xindex>
// CHECK-NEXT:     %1 = shape.const_shape [2, 1] : !shape.shape
// CHECK-NEXT:     %2 = shape.const_shape [3, 2] : tensor<2xindex>
// CHECK-NEXT:     %3 = shape.const_shape [4, 2, 7] : !shape.shape
// CHECK-NEXT:     %4 = shape.broadcast %1, %2 : !shape.shape, tensor<2xindex> -> !shape.shape
// CHECK-NEXT:     return %3, %4, %0, %arg0 : !shape.shape, !shape.shape, tensor<3xindex>, !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @split_at(%i: index)
    -> (!shape.shape, !shape.shape, tensor<3xindex>, tensor<0xindex>, !shape.shape, !shape.shape) {
  %a = shape.const_shape [4, 5, 6] : !shape.shape
  %c1 = shape.const_size 1
  %i3 = arith.constant 3 : index
  %m3 = arith.constant -3 : index
  %0:2 = "shape.split_at"(%a, %c1) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  %1:2 = "shape.split_at"(%a, %i3) : (!shape.shape, index) -> (tensor<3xindex>, tensor<0xindex>)
  %2:2 = "shape.split_at"(%a, %m3) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  return %0#0, %0#1, %1#0, %1#1, %2#0, %2#1
      : !shape.shape, !shape.shape, tensor<3xindex>, tensor<0xindex>, !shape.shape, !shape.shape
}

// CHECK: module {
// CHECK-NEXT:   func.func @split_at(%arg0: index) -> (!shape.shape, !shape.shape, tensor<3xindex>, tensor<0xindex>, !shape.shape, !shape.shape) {
// CHECK-NEXT:     %0 = shape.const_shape [4] : !shape.shape
// CHECK-NEXT:     %1 = shape.const_shape [5, 6] : !shape.shape
// CHECK-NEXT:     %2 = shape.const_shape [4, 5, 6] : tensor<3xindex>
// CHECK-NEXT:     %3 = shape.const_shape [] : tensor<0xindex>
// CHECK-NEXT:     %4 = shape.const_shape [] : !shape.shape
// CHECK-NEXT:     %5 = shape.const_shape [4, 5, 6] : !shape.shape
// CHECK-NEXT:     return %0, %1, %2, %3, %4, %5 : !shape.shape, !shape.shape, tensor<3xindex>, tensor<0xindex>, !shape.shape, !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Out of bounds, and at an unknown position.
func.func @split_at_near_miss(%i: index) -> (!shape.shape, !shape.shape, !shape.shape) {
  %a = shape.const_shape [4, 5, 6] : !shape.shape
  %i4 = arith.constant 4 : index
  %m4 = arith.constant -4 : index
  %0:2 = "shape.split_at"(%a, %i4) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %1:2 = "shape.split_at"(%a, %m4) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %2:2 = "shape.split_at"(%a, %i) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  return %0#0, %1#1, %2#0 : !shape.shape, !shape.shape, !shape.shape
}

// CHECK: module {
// CHECK-NEXT:   func.func @split_at_near_miss(%arg0: index) -> (!shape.shape, !shape.shape, !shape.shape) {
// CHECK-NEXT:     %0 = shape.const_shape [4, 5, 6] : !shape.shape
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c-4 = arith.constant -4 : index
// CHECK-NEXT:     %head, %tail = "shape.split_at"(%0, %c4) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
// CHECK-NEXT:     %head_0, %tail_1 = "shape.split_at"(%0, %c-4) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
// CHECK-NEXT:     %head_2, %tail_3 = "shape.split_at"(%0, %arg0) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
// CHECK-NEXT:     return %head, %tail_1, %head_2 : !shape.shape, !shape.shape, !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @queries(%s: !shape.shape) -> (!shape.size, index, index, !shape.size, !shape.size) {
  %a = shape.const_shape [2, 3] : !shape.shape
  %b = shape.const_shape [2, 3] : tensor<2xindex>
  %e = shape.const_shape [] : !shape.shape
  %0 = shape.rank %a : !shape.shape -> !shape.size
  %1 = shape.rank %b : tensor<2xindex> -> index
  %2 = shape.num_elements %b : tensor<2xindex> -> index
  %3 = shape.num_elements %e : !shape.shape -> !shape.size
  %4 = shape.num_elements %s : !shape.shape -> !shape.size
  return %0, %1, %2, %3, %4 : !shape.size, index, index, !shape.size, !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @queries(%arg0: !shape.shape) -> (!shape.size, index, index, !shape.size, !shape.size) {
// CHECK-NEXT:     %c2 = shape.const_size 2
// CHECK-NEXT:     %c2_0 = arith.constant 2 : index
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %c1 = shape.const_size 1
// CHECK-NEXT:     %0 = shape.num_elements %arg0 : !shape.shape -> !shape.size
// CHECK-NEXT:     return %c2, %c2_0, %c6, %c1, %0 : !shape.size, index, index, !shape.size, !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extents(%x: tensor<2x?xf32>, %m: memref<4xf32>, %u: tensor<*xf32>)
    -> (!shape.size, index, index, !shape.size, index, index, index, index) {
  %a = shape.const_shape [2, 3] : !shape.shape
  %b = shape.const_shape [2, 3] : tensor<2xindex>
  %c0 = shape.const_size 0
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %i4 = arith.constant 4 : index
  %0 = shape.get_extent %a, %c0 : !shape.shape, !shape.size -> !shape.size
  %1 = shape.get_extent %b, %i1 : tensor<2xindex>, index -> index
  %2 = shape.get_extent %b, %i4 : tensor<2xindex>, index -> index
  %3 = shape.dim %x, %c0 : tensor<2x?xf32>, !shape.size -> !shape.size
  %4 = shape.dim %x, %i1 : tensor<2x?xf32>, index -> index
  %5 = shape.dim %x, %i4 : tensor<2x?xf32>, index -> index
  %6 = shape.dim %m, %i0 : memref<4xf32>, index -> index
  %7 = shape.dim %u, %i0 : tensor<*xf32>, index -> index
  return %0, %1, %2, %3, %4, %5, %6, %7
      : !shape.size, index, index, !shape.size, index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @extents(%arg0: tensor<2x?xf32>, %arg1: memref<4xf32>, %arg2: tensor<*xf32>) -> (!shape.size, index, index, !shape.size, index, index, index, index) {
// CHECK-NEXT:     %0 = shape.const_shape [2, 3] : tensor<2xindex>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c2 = shape.const_size 2
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %1 = shape.get_extent %0, %c4 : tensor<2xindex>, index -> index
// CHECK-NEXT:     %2 = shape.dim %arg0, %c1 : tensor<2x?xf32>, index -> index
// CHECK-NEXT:     %3 = shape.dim %arg0, %c4 : tensor<2x?xf32>, index -> index
// CHECK-NEXT:     %4 = shape.dim %arg2, %c0 : tensor<*xf32>, index -> index
// CHECK-NEXT:     return %c2, %c3, %1, %c2, %2, %3, %c4, %4 : !shape.size, index, index, !shape.size, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shape_eq(%s: !shape.shape) -> (i1, i1, i1, i1) {
  %a = shape.const_shape [2, 3] : !shape.shape
  %b = shape.const_shape [2, 3] : tensor<2xindex>
  %c = shape.const_shape [2] : !shape.shape
  %0 = shape.shape_eq %a, %b : !shape.shape, tensor<2xindex>
  %1 = shape.shape_eq %a, %c, %b : !shape.shape, !shape.shape, tensor<2xindex>
  %2 = shape.shape_eq %s, %s : !shape.shape, !shape.shape
  %3 = shape.shape_eq %a, %s : !shape.shape, !shape.shape
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_eq(%arg0: !shape.shape) -> (i1, i1, i1, i1) {
// CHECK-NEXT:     %0 = shape.const_shape [2, 3] : !shape.shape
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %1 = shape.shape_eq %arg0, %arg0 : !shape.shape, !shape.shape
// CHECK-NEXT:     %2 = shape.shape_eq %arg0, %0 : !shape.shape, !shape.shape
// CHECK-NEXT:     return %true, %false, %1, %2 : i1, i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @is_broadcastable(%s: !shape.shape, %t: tensor<?xindex>) -> (i1, i1, i1, i1) {
  %a = shape.const_shape [2, 3] : !shape.shape
  %0 = shape.is_broadcastable %a : !shape.shape
  %1 = shape.is_broadcastable %a, %t : !shape.shape, tensor<?xindex>
  %2 = shape.is_broadcastable %a, %a, %a : !shape.shape, !shape.shape, !shape.shape
  %3 = shape.is_broadcastable %s, %t, %s : !shape.shape, tensor<?xindex>, !shape.shape
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @is_broadcastable(%arg0: !shape.shape, %arg1: tensor<?xindex>) -> (i1, i1, i1, i1) {
// CHECK-NEXT:     %0 = shape.const_shape [2, 3] : !shape.shape
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %1 = shape.is_broadcastable %arg1, %0 : tensor<?xindex>, !shape.shape
// CHECK-NEXT:     %2 = shape.is_broadcastable %arg0, %arg1 : !shape.shape, tensor<?xindex>
// CHECK-NEXT:     return %true, %1, %true, %2 : i1, i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// One constant of a kind and type is enough.
func.func @same_constants()
    -> (!shape.shape, !shape.shape, tensor<1xindex>, !shape.size, !shape.size, !shape.witness,
        !shape.witness) {
  %0 = shape.const_shape [2] : !shape.shape
  %1 = shape.const_shape [2] : !shape.shape
  %2 = shape.const_shape [2] : tensor<1xindex>
  %3 = shape.const_size 3
  %4 = shape.const_size 3
  %5 = shape.const_witness true
  %6 = shape.const_witness true
  return %0, %1, %2, %3, %4, %5, %6
      : !shape.shape, !shape.shape, tensor<1xindex>, !shape.size, !shape.size, !shape.witness,
      !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @same_constants() -> (!shape.shape, !shape.shape, tensor<1xindex>, !shape.size, !shape.size, !shape.witness, !shape.witness) {
// CHECK-NEXT:     %0 = shape.const_shape [2] : !shape.shape
// CHECK-NEXT:     %1 = shape.const_shape [2] : tensor<1xindex>
// CHECK-NEXT:     %c3 = shape.const_size 3
// CHECK-NEXT:     %2 = shape.const_witness true
// CHECK-NEXT:     return %0, %0, %1, %c3, %c3, %2, %2 : !shape.shape, !shape.shape, tensor<1xindex>, !shape.size, !shape.size, !shape.witness, !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What asserts or may print is not dead.
func.func @dead(%a: !shape.shape, %p: i1, %w: !shape.witness, %t: tensor<?xindex>) {
  %0 = shape.rank %a : !shape.shape -> !shape.size
  %1 = shape.cstr_require %p, "m"
  %2 = shape.meet %a, %a : !shape.shape, !shape.shape -> !shape.shape
  %3 = shape.is_broadcastable %t, %t : tensor<?xindex>, tensor<?xindex>
  %4 = "shape.debug_print"(%a) : (!shape.shape) -> !shape.shape
  shape.assuming %w {
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @dead(%arg0: !shape.shape, %arg1: i1, %arg2: !shape.witness, %arg3: tensor<?xindex>) {
// CHECK-NEXT:     %0 = shape.cstr_require %arg1, "m"
// CHECK-NEXT:     %1 = shape.meet %arg0, %arg0 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     %2 = "shape.debug_print"(%arg0) : (!shape.shape) -> !shape.shape
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An attribute that happens to be called `value` is not what the constant is.
func.func @other_value() -> (!shape.shape, !shape.shape, !shape.witness, !shape.witness) {
  %0 = shape.const_shape {value = 3}[1] : !shape.shape
  %1 = shape.const_shape {value = 3}[2] : !shape.shape
  %2 = shape.const_witness true {value = 3}
  %3 = shape.const_witness false {value = 3}
  return %0, %1, %2, %3 : !shape.shape, !shape.shape, !shape.witness, !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @other_value() -> (!shape.shape, !shape.shape, !shape.witness, !shape.witness) {
// CHECK-NEXT:     %0 = shape.const_shape  {value = 3 : i64}[1] : !shape.shape
// CHECK-NEXT:     %1 = shape.const_shape  {value = 3 : i64}[2] : !shape.shape
// CHECK-NEXT:     %2 = shape.const_witness true {value = 3 : i64}
// CHECK-NEXT:     %3 = shape.const_witness false {value = 3 : i64}
// CHECK-NEXT:     return %0, %1, %2, %3 : !shape.shape, !shape.shape, !shape.witness, !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @max_of_two(%a: !shape.shape, %b: !shape.shape, %m: !shape.size, %n: !shape.size)
    -> (!shape.shape, !shape.size) {
  %0 = shape.max %a, %b : !shape.shape, !shape.shape -> !shape.shape
  %1 = shape.max %m, %n : !shape.size, !shape.size -> !shape.size
  return %0, %1 : !shape.shape, !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @max_of_two(%arg0: !shape.shape, %arg1: !shape.shape, %arg2: !shape.size, %arg3: !shape.size) -> (!shape.shape, !shape.size) {
// CHECK-NEXT:     %0 = shape.max %arg0, %arg1 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     %1 = shape.max %arg2, %arg3 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:     return %0, %1 : !shape.shape, !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A shape goes with itself, and of a negative index any extent will do, but a size would be an error.
func.func @one_shape_and_no_extent(%s: !shape.shape, %t: !shape.shape)
    -> (i1, i1, i1, index, !shape.size) {
  %n = arith.constant -3 : index
  %d = arith.constant dense<7> : tensor<2xindex>
  %m = shape.const_size -2
  %0 = shape.is_broadcastable %s : !shape.shape
  %1 = shape.is_broadcastable %s, %s : !shape.shape, !shape.shape
  %2 = shape.is_broadcastable %s, %t : !shape.shape, !shape.shape
  %3 = shape.get_extent %d, %n : tensor<2xindex>, index -> index
  %4 = shape.get_extent %t, %m : !shape.shape, !shape.size -> !shape.size
  return %0, %1, %2, %3, %4 : i1, i1, i1, index, !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @one_shape_and_no_extent(%arg0: !shape.shape, %arg1: !shape.shape) -> (i1, i1, i1, index, !shape.size) {
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %c-2 = shape.const_size -2
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %0 = shape.is_broadcastable %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:     %1 = shape.get_extent %arg1, %c-2 : !shape.shape, !shape.size -> !shape.size
// CHECK-NEXT:     return %true, %true, %0, %c7, %1 : i1, i1, i1, index, !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }
