// RUN: pyopt %s --convert-shape-to-std --allow-unregistered-dialect --split-input-file | FileCheck %s

// Sizes and indices, and all that stays because it may be an error.

func.func @conversions_stay(%a: index) -> index {
  %0 = shape.index_to_size %a
  %1 = shape.size_to_index %0 : !shape.size
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @conversions_stay(%arg0: index) -> index {
// CHECK-NEXT:     %0 = shape.index_to_size %arg0
// CHECK-NEXT:     %1 = shape.size_to_index %0 : !shape.size
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shape_ops_stay(%t: tensor<?x3xf32>) -> index {
  %0 = shape.shape_of %t : tensor<?x3xf32> -> !shape.shape
  %1 = shape.rank %0 : !shape.shape -> !shape.size
  %2 = shape.size_to_index %1 : !shape.size
  return %2 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_ops_stay(%arg0: tensor<?x3xf32>) -> index {
// CHECK-NEXT:     %0 = shape.shape_of %arg0 : tensor<?x3xf32> -> !shape.shape
// CHECK-NEXT:     %1 = shape.rank %0 : !shape.shape -> !shape.size
// CHECK-NEXT:     %2 = shape.size_to_index %1 : !shape.size
// CHECK-NEXT:     return %2 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @get_extent_of_a_size_stays(%s: tensor<3xindex>, %i: !shape.size) -> !shape.size {
  %0 = shape.get_extent %s, %i : tensor<3xindex>, !shape.size -> !shape.size
  return %0 : !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @get_extent_of_a_size_stays(%arg0: tensor<3xindex>, %arg1: !shape.size) -> !shape.size {
// CHECK-NEXT:     %0 = shape.get_extent %arg0, %arg1 : tensor<3xindex>, !shape.size -> !shape.size
// CHECK-NEXT:     return %0 : !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @get_extent_to_a_size_stays(%s: tensor<3xindex>, %i: index) -> !shape.size {
  %0 = shape.get_extent %s, %i : tensor<3xindex>, index -> !shape.size
  return %0 : !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @get_extent_to_a_size_stays(%arg0: tensor<3xindex>, %arg1: index) -> !shape.size {
// CHECK-NEXT:     %0 = shape.get_extent %arg0, %arg1 : tensor<3xindex>, index -> !shape.size
// CHECK-NEXT:     return %0 : !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dim_to_a_size_stays(%t: tensor<?x4xf32>, %i: !shape.size) -> !shape.size {
  %0 = shape.dim %t, %i : tensor<?x4xf32>, !shape.size -> !shape.size
  return %0 : !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @dim_to_a_size_stays(%arg0: tensor<?x4xf32>, %arg1: !shape.size) -> !shape.size {
// CHECK-NEXT:     %0 = shape.dim %arg0, %arg1 : tensor<?x4xf32>, !shape.size -> !shape.size
// CHECK-NEXT:     return %0 : !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @rank_to_a_size_stays(%s: tensor<3xindex>) -> !shape.size {
  %0 = shape.rank %s : tensor<3xindex> -> !shape.size
  return %0 : !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @rank_to_a_size_stays(%arg0: tensor<3xindex>) -> !shape.size {
// CHECK-NEXT:     %0 = shape.rank %arg0 : tensor<3xindex> -> !shape.size
// CHECK-NEXT:     return %0 : !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @broadcast_of_shapes_stays(%a: !shape.shape, %b: tensor<?xindex>) -> !shape.shape {
  %0 = shape.broadcast %a, %b : !shape.shape, tensor<?xindex> -> !shape.shape
  return %0 : !shape.shape
}

// CHECK: module {
// CHECK-NEXT:   func.func @broadcast_of_shapes_stays(%arg0: !shape.shape, %arg1: tensor<?xindex>) -> !shape.shape {
// CHECK-NEXT:     %0 = shape.broadcast %arg0, %arg1 : !shape.shape, tensor<?xindex> -> !shape.shape
// CHECK-NEXT:     return %0 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extents_of_a_shape_stay(%a: !shape.shape) -> tensor<?xindex> {
  %0 = shape.to_extent_tensor %a : !shape.shape -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extents_of_a_shape_stay(%arg0: !shape.shape) -> tensor<?xindex> {
// CHECK-NEXT:     %0 = shape.to_extent_tensor %arg0 : !shape.shape -> tensor<?xindex>
// CHECK-NEXT:     return %0 : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @making_shapes_stays(%a: index, %s: tensor<?xindex>) -> (!shape.shape, !shape.shape) {
  %0 = shape.from_extents %a, %a : index, index
  %1 = shape.from_extent_tensor %s : tensor<?xindex>
  return %0, %1 : !shape.shape, !shape.shape
}

// CHECK: module {
// CHECK-NEXT:   func.func @making_shapes_stays(%arg0: index, %arg1: tensor<?xindex>) -> (!shape.shape, !shape.shape) {
// CHECK-NEXT:     %0 = shape.from_extents %arg0, %arg0 : index, index
// CHECK-NEXT:     %1 = shape.from_extent_tensor %arg1 : tensor<?xindex>
// CHECK-NEXT:     return %0, %1 : !shape.shape, !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reduce_of_a_shape_stays(%s: !shape.shape, %i: index) -> index {
  %0 = shape.reduce(%s, %i) : !shape.shape -> index {
  ^bb0(%p: index, %e: !shape.size, %x: index):
    shape.yield %x : index
  }
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @reduce_of_a_shape_stays(%arg0: !shape.shape, %arg1: index) -> index {
// CHECK-NEXT:     %0 = shape.reduce(%arg0, %arg1) : !shape.shape -> index {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: !shape.size, %arg4: index):
// CHECK-NEXT:       shape.yield %arg4 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @values_with_shapes_stay(%t: tensor<?xf32>, %s: !shape.shape) -> tensor<?xf32> {
  %0 = shape.with_shape %t, %s : tensor<?xf32>, !shape.shape
  %1 = shape.value_of %0 : tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @values_with_shapes_stay(%arg0: tensor<?xf32>, %arg1: !shape.shape) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = shape.with_shape %arg0, %arg1 : tensor<?xf32>, !shape.shape
// CHECK-NEXT:     %1 = shape.value_of %0 : tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @declared(tensor<?xindex>) -> index

// CHECK: module {
// CHECK-NEXT:   func.func private @declared(tensor<?xindex>) -> index
// CHECK-NEXT: }

// -----

module @outer {
  module @inner {
    func.func @nested(%s: tensor<?xindex>) -> index {
      %0 = shape.rank %s : tensor<?xindex> -> index
      return %0 : index
    }
  }
}

// CHECK: module @outer {
// CHECK-NEXT:   module @inner {
// CHECK-NEXT:     func.func @nested(%arg0: tensor<?xindex>) -> index {
// CHECK-NEXT:       %c0 = arith.constant 0 : index
// CHECK-NEXT:       %dim = tensor.dim %arg0, %c0 : tensor<?xindex>
// CHECK-NEXT:       return %dim : index
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @blocks(%s: tensor<?xindex>, %c: i1) -> index {
  cf.cond_br %c, ^a, ^b(%s : tensor<?xindex>)
^a:
  %0 = shape.rank %s : tensor<?xindex> -> index
  return %0 : index
^b(%t: tensor<?xindex>):
  %1 = shape.rank %t : tensor<?xindex> -> index
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @blocks(%arg0: tensor<?xindex>, %arg1: i1) -> index {
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1, ^bb2(%arg0 : tensor<?xindex>)
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xindex>
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   ^bb2(%0: tensor<?xindex>):  // pred: ^bb0
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim_1 = tensor.dim %0, %c0_0 : tensor<?xindex>
// CHECK-NEXT:     return %dim_1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
