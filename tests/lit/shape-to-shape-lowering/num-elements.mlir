// RUN: pyopt %s --shape-to-shape-lowering --allow-unregistered-dialect --split-input-file | FileCheck %s

// The number of elements as the product of the extents. Folds come first, in ops of other dialects too.

func.func @unused_shape_to_size(%s: !shape.shape) {
  %0 = shape.num_elements %s : !shape.shape -> !shape.size
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unused_shape_to_size(%arg0: !shape.shape) {
// CHECK-NEXT:     %c1 = shape.const_size 1
// CHECK-NEXT:     %0 = shape.reduce(%arg0, %c1) : !shape.shape -> !shape.size {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: !shape.size, %arg3: !shape.size):
// CHECK-NEXT:       %1 = shape.mul %arg2, %arg3 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:       shape.yield %1 : !shape.size
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @in_a_loop_shape_to_size(%s: !shape.shape, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = shape.num_elements %s : !shape.shape -> !shape.size
    "test.use"(%0) : (!shape.size) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @in_a_loop_shape_to_size(%arg0: !shape.shape, %arg1: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg2 = %c0 to %arg1 step %c1 {
// CHECK-NEXT:       %c1_0 = shape.const_size 1
// CHECK-NEXT:       %0 = shape.reduce(%arg0, %c1_0) : !shape.shape -> !shape.size {
// CHECK-NEXT:       ^bb0(%arg3: index, %arg4: !shape.size, %arg5: !shape.size):
// CHECK-NEXT:         %1 = shape.mul %arg4, %arg5 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:         shape.yield %1 : !shape.size
// CHECK-NEXT:       }
// CHECK-NEXT:       "test.use"(%0) : (!shape.size) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_extents_to_index(%s: tensor<?xindex>) -> index {
  %0 = shape.num_elements %s : tensor<?xindex> -> index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_extents_to_index(%arg0: tensor<?xindex>) -> index {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = shape.reduce(%arg0, %c1) : tensor<?xindex> -> index {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: index):
// CHECK-NEXT:       %1 = shape.mul %arg2, %arg3 : index, index -> index
// CHECK-NEXT:       shape.yield %1 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unused_extents_to_index(%s: tensor<?xindex>) {
  %0 = shape.num_elements %s : tensor<?xindex> -> index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unused_extents_to_index(%arg0: tensor<?xindex>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = shape.reduce(%arg0, %c1) : tensor<?xindex> -> index {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: index):
// CHECK-NEXT:       %1 = shape.mul %arg2, %arg3 : index, index -> index
// CHECK-NEXT:       shape.yield %1 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_extents_to_size(%s: tensor<?xindex>) -> !shape.size {
  %0 = shape.num_elements %s : tensor<?xindex> -> !shape.size
  return %0 : !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_extents_to_size(%arg0: tensor<?xindex>) -> !shape.size {
// CHECK-NEXT:     %c1 = shape.const_size 1
// CHECK-NEXT:     %0 = shape.reduce(%arg0, %c1) : tensor<?xindex> -> !shape.size {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: !shape.size):
// CHECK-NEXT:       %1 = shape.mul %arg2, %arg3 : index, !shape.size -> !shape.size
// CHECK-NEXT:       shape.yield %1 : !shape.size
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unused_extents_to_size(%s: tensor<?xindex>) {
  %0 = shape.num_elements %s : tensor<?xindex> -> !shape.size
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unused_extents_to_size(%arg0: tensor<?xindex>) {
// CHECK-NEXT:     %c1 = shape.const_size 1
// CHECK-NEXT:     %0 = shape.reduce(%arg0, %c1) : tensor<?xindex> -> !shape.size {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: !shape.size):
// CHECK-NEXT:       %1 = shape.mul %arg2, %arg3 : index, !shape.size -> !shape.size
// CHECK-NEXT:       shape.yield %1 : !shape.size
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_known_to_index(%s: tensor<3xindex>) -> index {
  %0 = shape.num_elements %s : tensor<3xindex> -> index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_known_to_index(%arg0: tensor<3xindex>) -> index {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = shape.reduce(%arg0, %c1) : tensor<3xindex> -> index {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: index):
// CHECK-NEXT:       %1 = shape.mul %arg2, %arg3 : index, index -> index
// CHECK-NEXT:       shape.yield %1 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unused_known_to_index(%s: tensor<3xindex>) {
  %0 = shape.num_elements %s : tensor<3xindex> -> index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unused_known_to_index(%arg0: tensor<3xindex>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = shape.reduce(%arg0, %c1) : tensor<3xindex> -> index {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: index):
// CHECK-NEXT:       %1 = shape.mul %arg2, %arg3 : index, index -> index
// CHECK-NEXT:       shape.yield %1 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_known_to_size(%s: tensor<3xindex>) -> !shape.size {
  %0 = shape.num_elements %s : tensor<3xindex> -> !shape.size
  return %0 : !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_known_to_size(%arg0: tensor<3xindex>) -> !shape.size {
// CHECK-NEXT:     %c1 = shape.const_size 1
// CHECK-NEXT:     %0 = shape.reduce(%arg0, %c1) : tensor<3xindex> -> !shape.size {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: !shape.size):
// CHECK-NEXT:       %1 = shape.mul %arg2, %arg3 : index, !shape.size -> !shape.size
// CHECK-NEXT:       shape.yield %1 : !shape.size
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unused_known_to_size(%s: tensor<3xindex>) {
  %0 = shape.num_elements %s : tensor<3xindex> -> !shape.size
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unused_known_to_size(%arg0: tensor<3xindex>) {
// CHECK-NEXT:     %c1 = shape.const_size 1
// CHECK-NEXT:     %0 = shape.reduce(%arg0, %c1) : tensor<3xindex> -> !shape.size {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: !shape.size):
// CHECK-NEXT:       %1 = shape.mul %arg2, %arg3 : index, !shape.size -> !shape.size
// CHECK-NEXT:       shape.yield %1 : !shape.size
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_one_to_index(%s: tensor<1xindex>) -> index {
  %0 = shape.num_elements %s : tensor<1xindex> -> index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_one_to_index(%arg0: tensor<1xindex>) -> index {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = shape.reduce(%arg0, %c1) : tensor<1xindex> -> index {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: index):
// CHECK-NEXT:       %1 = shape.mul %arg2, %arg3 : index, index -> index
// CHECK-NEXT:       shape.yield %1 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unused_one_to_index(%s: tensor<1xindex>) {
  %0 = shape.num_elements %s : tensor<1xindex> -> index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unused_one_to_index(%arg0: tensor<1xindex>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = shape.reduce(%arg0, %c1) : tensor<1xindex> -> index {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: index):
// CHECK-NEXT:       %1 = shape.mul %arg2, %arg3 : index, index -> index
// CHECK-NEXT:       shape.yield %1 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_one_to_size(%s: tensor<1xindex>) -> !shape.size {
  %0 = shape.num_elements %s : tensor<1xindex> -> !shape.size
  return %0 : !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_one_to_size(%arg0: tensor<1xindex>) -> !shape.size {
// CHECK-NEXT:     %c1 = shape.const_size 1
// CHECK-NEXT:     %0 = shape.reduce(%arg0, %c1) : tensor<1xindex> -> !shape.size {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: !shape.size):
// CHECK-NEXT:       %1 = shape.mul %arg2, %arg3 : index, !shape.size -> !shape.size
// CHECK-NEXT:       shape.yield %1 : !shape.size
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unused_one_to_size(%s: tensor<1xindex>) {
  %0 = shape.num_elements %s : tensor<1xindex> -> !shape.size
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unused_one_to_size(%arg0: tensor<1xindex>) {
// CHECK-NEXT:     %c1 = shape.const_size 1
// CHECK-NEXT:     %0 = shape.reduce(%arg0, %c1) : tensor<1xindex> -> !shape.size {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: !shape.size):
// CHECK-NEXT:       %1 = shape.mul %arg2, %arg3 : index, !shape.size -> !shape.size
// CHECK-NEXT:       shape.yield %1 : !shape.size
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_none_to_index(%s: tensor<0xindex>) -> index {
  %0 = shape.num_elements %s : tensor<0xindex> -> index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_none_to_index(%arg0: tensor<0xindex>) -> index {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = shape.reduce(%arg0, %c1) : tensor<0xindex> -> index {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: index):
// CHECK-NEXT:       %1 = shape.mul %arg2, %arg3 : index, index -> index
// CHECK-NEXT:       shape.yield %1 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unused_none_to_index(%s: tensor<0xindex>) {
  %0 = shape.num_elements %s : tensor<0xindex> -> index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unused_none_to_index(%arg0: tensor<0xindex>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = shape.reduce(%arg0, %c1) : tensor<0xindex> -> index {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: index):
// CHECK-NEXT:       %1 = shape.mul %arg2, %arg3 : index, index -> index
// CHECK-NEXT:       shape.yield %1 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_none_to_size(%s: tensor<0xindex>) -> !shape.size {
  %0 = shape.num_elements %s : tensor<0xindex> -> !shape.size
  return %0 : !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_none_to_size(%arg0: tensor<0xindex>) -> !shape.size {
// CHECK-NEXT:     %c1 = shape.const_size 1
// CHECK-NEXT:     %0 = shape.reduce(%arg0, %c1) : tensor<0xindex> -> !shape.size {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: !shape.size):
// CHECK-NEXT:       %1 = shape.mul %arg2, %arg3 : index, !shape.size -> !shape.size
// CHECK-NEXT:       shape.yield %1 : !shape.size
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unused_none_to_size(%s: tensor<0xindex>) {
  %0 = shape.num_elements %s : tensor<0xindex> -> !shape.size
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unused_none_to_size(%arg0: tensor<0xindex>) {
// CHECK-NEXT:     %c1 = shape.const_size 1
// CHECK-NEXT:     %0 = shape.reduce(%arg0, %c1) : tensor<0xindex> -> !shape.size {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: !shape.size):
// CHECK-NEXT:       %1 = shape.mul %arg2, %arg3 : index, !shape.size -> !shape.size
// CHECK-NEXT:       shape.yield %1 : !shape.size
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_constant() -> index {
  %s = shape.const_shape [2, 3] : tensor<2xindex>
  %0 = shape.num_elements %s : tensor<2xindex> -> index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_constant() -> index {
// CHECK-NEXT:     %0 = shape.const_shape [2, 3] : tensor<2xindex>
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     return %c6 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_constant_shape() -> !shape.size {
  %s = shape.const_shape [2, 3] : !shape.shape
  %0 = shape.num_elements %s : !shape.shape -> !shape.size
  return %0 : !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_constant_shape() -> !shape.size {
// CHECK-NEXT:     %0 = shape.const_shape [2, 3] : !shape.shape
// CHECK-NEXT:     %c6 = shape.const_size 6
// CHECK-NEXT:     return %c6 : !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_scalar() -> !shape.size {
  %s = shape.const_shape [] : !shape.shape
  %0 = shape.num_elements %s : !shape.shape -> !shape.size
  return %0 : !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_scalar() -> !shape.size {
// CHECK-NEXT:     %0 = shape.const_shape [] : !shape.shape
// CHECK-NEXT:     %c1 = shape.const_size 1
// CHECK-NEXT:     return %c1 : !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_shape_of(%t: tensor<?x3xf32>) -> index {
  %s = shape.shape_of %t : tensor<?x3xf32> -> tensor<2xindex>
  %0 = shape.num_elements %s : tensor<2xindex> -> index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_shape_of(%arg0: tensor<?x3xf32>) -> index {
// CHECK-NEXT:     %0 = shape.shape_of %arg0 : tensor<?x3xf32> -> tensor<2xindex>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %1 = shape.reduce(%0, %c1) : tensor<2xindex> -> index {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: index):
// CHECK-NEXT:       %2 = shape.mul %arg2, %arg3 : index, index -> index
// CHECK-NEXT:       shape.yield %2 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_broadcast(%a: !shape.shape, %b: !shape.shape) -> !shape.size {
  %s = shape.broadcast %a, %b : !shape.shape, !shape.shape -> !shape.shape
  %0 = shape.num_elements %s : !shape.shape -> !shape.size
  return %0 : !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_broadcast(%arg0: !shape.shape, %arg1: !shape.shape) -> !shape.size {
// CHECK-NEXT:     %0 = shape.broadcast %arg0, %arg1 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     %c1 = shape.const_size 1
// CHECK-NEXT:     %1 = shape.reduce(%0, %c1) : !shape.shape -> !shape.size {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: !shape.size, %arg4: !shape.size):
// CHECK-NEXT:       %2 = shape.mul %arg3, %arg4 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:       shape.yield %2 : !shape.size
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @with_attributes(%s: !shape.shape) -> !shape.size {
  %0 = shape.num_elements %s {note} : !shape.shape -> !shape.size
  return %0 : !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @with_attributes(%arg0: !shape.shape) -> !shape.size {
// CHECK-NEXT:     %c1 = shape.const_size 1
// CHECK-NEXT:     %0 = shape.reduce(%arg0, %c1) : !shape.shape -> !shape.size {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: !shape.size, %arg3: !shape.size):
// CHECK-NEXT:       %1 = shape.mul %arg2, %arg3 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:       shape.yield %1 : !shape.size
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @folded_index_ops_stay(%t: tensor<2x3xf32>) -> (index, index) {
  %c1 = arith.constant 1 : index
  %0 = arith.addi %c1, %c1 : index
  %s = shape.const_shape [2, 3] : tensor<2xindex>
  %1 = shape.rank %s : tensor<2xindex> -> index
  return %0, %1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @folded_index_ops_stay(%arg0: tensor<2x3xf32>) -> (index, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %c1, %c1 : index
// CHECK-NEXT:     %1 = shape.const_shape [2, 3] : tensor<2xindex>
// CHECK-NEXT:     %2 = shape.rank %1 : tensor<2xindex> -> index
// CHECK-NEXT:     return %0, %2 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @other_dialects_fold(%t: tensor<2x3xf32>, %m: memref<4xf32>) -> (index, index) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %0 = tensor.dim %t, %c1 : tensor<2x3xf32>
  %1 = memref.dim %m, %c0 : memref<4xf32>
  return %0, %1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @other_dialects_fold(%arg0: tensor<2x3xf32>, %arg1: memref<4xf32>) -> (index, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     return %c3, %c4 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @constraints_stay(%a: !shape.shape, %b: !shape.shape) -> !shape.witness {
  %0 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @constraints_stay(%arg0: !shape.shape, %arg1: !shape.shape) -> !shape.witness {
// CHECK-NEXT:     %0 = shape.cstr_eq %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:     return %0 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reduce_stays(%s: tensor<?xindex>, %i: index) -> index {
  %0 = shape.reduce(%s, %i) : tensor<?xindex> -> index {
  ^bb0(%p: index, %e: index, %x: index):
    shape.yield %x : index
  }
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @reduce_stays(%arg0: tensor<?xindex>, %arg1: index) -> index {
// CHECK-NEXT:     %0 = shape.reduce(%arg0, %arg1) : tensor<?xindex> -> index {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: index):
// CHECK-NEXT:       shape.yield %arg4 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @in_assuming(%s: !shape.shape, %w: !shape.witness) -> !shape.size {
  %1 = shape.assuming %w -> (!shape.size) {
    %0 = shape.num_elements %s : !shape.shape -> !shape.size
    shape.assuming_yield %0 : !shape.size
  }
  return %1 : !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @in_assuming(%arg0: !shape.shape, %arg1: !shape.witness) -> !shape.size {
// CHECK-NEXT:     %0 = shape.assuming %arg1 -> (!shape.size) {
// CHECK-NEXT:       %c1 = shape.const_size 1
// CHECK-NEXT:       %1 = shape.reduce(%arg0, %c1) : !shape.shape -> !shape.size {
// CHECK-NEXT:       ^bb0(%arg2: index, %arg3: !shape.size, %arg4: !shape.size):
// CHECK-NEXT:         %2 = shape.mul %arg3, %arg4 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:         shape.yield %2 : !shape.size
// CHECK-NEXT:       }
// CHECK-NEXT:       shape.assuming_yield %1 : !shape.size
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @in_if(%s: tensor<?xindex>, %c: i1, %n: index) -> index {
  %1 = scf.if %c -> index {
    %0 = shape.num_elements %s : tensor<?xindex> -> index
    scf.yield %0 : index
  } else {
    scf.yield %n : index
  }
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @in_if(%arg0: tensor<?xindex>, %arg1: i1, %arg2: index) -> index {
// CHECK-NEXT:     %0 = scf.if %arg1 -> (index) {
// CHECK-NEXT:       %c1 = arith.constant 1 : index
// CHECK-NEXT:       %1 = shape.reduce(%arg0, %c1) : tensor<?xindex> -> index {
// CHECK-NEXT:       ^bb0(%arg3: index, %arg4: index, %arg5: index):
// CHECK-NEXT:         %2 = shape.mul %arg4, %arg5 : index, index -> index
// CHECK-NEXT:         shape.yield %2 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %1 : index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg2 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @used_twice(%s: tensor<?xindex>) -> index {
  %0 = shape.num_elements %s : tensor<?xindex> -> index
  %1 = shape.mul %0, %0 : index, index -> index
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @used_twice(%arg0: tensor<?xindex>) -> index {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = shape.reduce(%arg0, %c1) : tensor<?xindex> -> index {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: index):
// CHECK-NEXT:       %2 = shape.mul %arg2, %arg3 : index, index -> index
// CHECK-NEXT:       shape.yield %2 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = shape.mul %0, %0 : index, index -> index
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @size_of_index(%s: tensor<?xindex>) -> !shape.size {
  %0 = shape.num_elements %s : tensor<?xindex> -> index
  %1 = shape.index_to_size %0
  return %1 : !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @size_of_index(%arg0: tensor<?xindex>) -> !shape.size {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = shape.reduce(%arg0, %c1) : tensor<?xindex> -> index {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: index):
// CHECK-NEXT:       %2 = shape.mul %arg2, %arg3 : index, index -> index
// CHECK-NEXT:       shape.yield %2 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = shape.index_to_size %0
// CHECK-NEXT:     return %1 : !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unreachable(%s: !shape.shape) {
  return
^bb1:
  %0 = shape.num_elements %s : !shape.shape -> !shape.size
  cf.br ^bb1
}

// CHECK: module {
// CHECK-NEXT:   func.func @unreachable(%arg0: !shape.shape) {
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb1:  // pred: ^bb1
// CHECK-NEXT:     %0 = shape.num_elements %arg0 : !shape.shape -> !shape.size
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @declared(!shape.shape) -> !shape.size

// CHECK: module {
// CHECK-NEXT:   func.func private @declared(!shape.shape) -> !shape.size
// CHECK-NEXT: }

// -----

func.func @empty() {
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @empty() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

shape.function_library @lib {
  shape.func @outside_of_functions(%a: !shape.shape, %b: !shape.shape) -> !shape.size {
    %0 = shape.num_elements %a : !shape.shape -> !shape.size
    shape.return %0 : !shape.size
  }
} mapping {
  test.op = @outside_of_functions
}

// CHECK: module {
// CHECK-NEXT:   shape.function_library @lib {
// CHECK-NEXT:     func @outside_of_functions(%arg0: !shape.shape, %arg1: !shape.shape) -> !shape.size {
// CHECK-NEXT:       %0 = num_elements %arg0 : !shape.shape -> !shape.size
// CHECK-NEXT:       return %0 : !shape.size
// CHECK-NEXT:     }
// CHECK-NEXT:   } mapping {test.op = @outside_of_functions}
// CHECK-NEXT: }

// -----

module @outer {
  module @inner {
    func.func @nested(%s: tensor<?xindex>) -> index {
      %0 = shape.num_elements %s : tensor<?xindex> -> index
      return %0 : index
    }
  }
}

// CHECK: module @outer {
// CHECK-NEXT:   module @inner {
// CHECK-NEXT:     func.func @nested(%arg0: tensor<?xindex>) -> index {
// CHECK-NEXT:       %0 = shape.num_elements %arg0 : tensor<?xindex> -> index
// CHECK-NEXT:       return %0 : index
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
