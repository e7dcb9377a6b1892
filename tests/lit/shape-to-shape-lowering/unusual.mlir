// RUN: pyopt %s --shape-to-shape-lowering --allow-unregistered-dialect --split-input-file | FileCheck %s

// Where else a number of elements may be asked for, and what it may be asked of.

// Regions within regions, of ops that nobody knows.
func.func @deep(%s: tensor<?xindex>) {
  "test.a"() ({
    "test.b"() ({
      scf.execute_region {
        %n = shape.num_elements %s : tensor<?xindex> -> index
        "test.use"(%n) : (index) -> ()
        scf.yield
      }
    }) : () -> ()
  }) : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @deep(%arg0: tensor<?xindex>) {
// CHECK-NEXT:     "test.a"() ({
// CHECK-NEXT:       "test.b"() ({
// CHECK-NEXT:         scf.execute_region {
// CHECK-NEXT:           %c1 = arith.constant 1 : index
// CHECK-NEXT:           %0 = shape.reduce(%arg0, %c1) : tensor<?xindex> -> index {
// CHECK-NEXT:           ^bb0(%arg1: index, %arg2: index, %arg3: index):
// CHECK-NEXT:             %1 = shape.mul %arg2, %arg3 : index, index -> index
// CHECK-NEXT:             shape.yield %1 : index
// CHECK-NEXT:           }
// CHECK-NEXT:           "test.use"(%0) : (index) -> ()
// CHECK-NEXT:           scf.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }) : () -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @while(%s: !shape.shape, %c: i1) -> !shape.size {
  %z = shape.const_size 0
  %r = scf.while (%a = %z) : (!shape.size) -> !shape.size {
    %n = shape.num_elements %s : !shape.shape -> !shape.size
    %b = shape.add %a, %n : !shape.size, !shape.size -> !shape.size
    scf.condition(%c) %b : !shape.size
  } do {
  ^bb0(%a: !shape.size):
    scf.yield %a : !shape.size
  }
  return %r : !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @while(%arg0: !shape.shape, %arg1: i1) -> !shape.size {
// CHECK-NEXT:     %c0 = shape.const_size 0
// CHECK-NEXT:     %0 = scf.while (%arg2 = %c0) : (!shape.size) -> !shape.size {
// CHECK-NEXT:       %c1 = shape.const_size 1
// CHECK-NEXT:       %1 = shape.reduce(%arg0, %c1) : !shape.shape -> !shape.size {
// CHECK-NEXT:       ^bb0(%arg3: index, %arg4: !shape.size, %arg5: !shape.size):
// CHECK-NEXT:         %3 = shape.mul %arg4, %arg5 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:         shape.yield %3 : !shape.size
// CHECK-NEXT:       }
// CHECK-NEXT:       %2 = shape.add %arg2, %1 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:       scf.condition(%arg1) %2 : !shape.size
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: !shape.size):
// CHECK-NEXT:       scf.yield %arg2 : !shape.size
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A loop of blocks that carries the shape.
func.func @carried_shape(%s: !shape.shape, %c: i1) -> !shape.size {
  cf.br ^loop(%s : !shape.shape)
^loop(%a: !shape.shape):
  %n = shape.num_elements %a : !shape.shape -> !shape.size
  %t = shape.from_extents %n : !shape.size
  cf.cond_br %c, ^loop(%t : !shape.shape), ^end
^end:
  return %n : !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @carried_shape(%arg0: !shape.shape, %arg1: i1) -> !shape.size {
// CHECK-NEXT:     cf.br ^bb1(%arg0 : !shape.shape)
// CHECK-NEXT:   ^bb1(%0: !shape.shape):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %c1 = shape.const_size 1
// CHECK-NEXT:     %1 = shape.reduce(%0, %c1) : !shape.shape -> !shape.size {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: !shape.size, %arg4: !shape.size):
// CHECK-NEXT:       %3 = shape.mul %arg3, %arg4 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:       shape.yield %3 : !shape.size
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = shape.from_extents %1 : !shape.size
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1(%2 : !shape.shape), ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     return %1 : !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_what_may_be_an_error(%a: !shape.shape, %b: !shape.shape)
    -> (!shape.size, !shape.size) {
  %c = shape.meet %a, %b, error = "different" : !shape.shape, !shape.shape -> !shape.shape
  %m = shape.max %c, %b : !shape.shape, !shape.shape -> !shape.shape
  %0 = shape.num_elements %c : !shape.shape -> !shape.size
  %1 = shape.num_elements %m : !shape.shape -> !shape.size
  return %0, %1 : !shape.size, !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_what_may_be_an_error(%arg0: !shape.shape, %arg1: !shape.shape) -> (!shape.size, !shape.size) {
// CHECK-NEXT:     %0 = shape.meet %arg0, %arg1, error = "different" : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     %1 = shape.max %0, %arg1 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     %c1 = shape.const_size 1
// CHECK-NEXT:     %2 = shape.reduce(%0, %c1) : !shape.shape -> !shape.size {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: !shape.size, %arg4: !shape.size):
// CHECK-NEXT:       %4 = shape.mul %arg3, %arg4 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:       shape.yield %4 : !shape.size
// CHECK-NEXT:     }
// CHECK-NEXT:     %c1_0 = shape.const_size 1
// CHECK-NEXT:     %3 = shape.reduce(%1, %c1_0) : !shape.shape -> !shape.size {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: !shape.size, %arg4: !shape.size):
// CHECK-NEXT:       %4 = shape.mul %arg3, %arg4 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:       shape.yield %4 : !shape.size
// CHECK-NEXT:     }
// CHECK-NEXT:     return %2, %3 : !shape.size, !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_parts(%a: !shape.shape, %e: tensor<?xindex>, %i: index) -> (!shape.size, index) {
  %h, %t = "shape.split_at"(%a, %i) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %g, %u = "shape.split_at"(%e, %i) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  %0 = shape.num_elements %t : !shape.shape -> !shape.size
  %1 = shape.num_elements %g : tensor<?xindex> -> index
  return %0, %1 : !shape.size, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_parts(%arg0: !shape.shape, %arg1: tensor<?xindex>, %arg2: index) -> (!shape.size, index) {
// CHECK-NEXT:     %head, %tail = "shape.split_at"(%arg0, %arg2) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
// CHECK-NEXT:     %head_0, %tail_1 = "shape.split_at"(%arg1, %arg2) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
// CHECK-NEXT:     %c1 = shape.const_size 1
// CHECK-NEXT:     %0 = shape.reduce(%tail, %c1) : !shape.shape -> !shape.size {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: !shape.size, %arg5: !shape.size):
// CHECK-NEXT:       %2 = shape.mul %arg4, %arg5 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:       shape.yield %2 : !shape.size
// CHECK-NEXT:     }
// CHECK-NEXT:     %c1_2 = arith.constant 1 : index
// CHECK-NEXT:     %1 = shape.reduce(%head_0, %c1_2) : tensor<?xindex> -> index {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: index):
// CHECK-NEXT:       %2 = shape.mul %arg4, %arg5 : index, index -> index
// CHECK-NEXT:       shape.yield %2 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0, %1 : !shape.size, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_concat_and_any(%a: !shape.shape, %e: tensor<2xindex>)
    -> (!shape.size, index, !shape.size) {
  %c = shape.concat %a, %e : !shape.shape, tensor<2xindex> -> !shape.shape
  %d = shape.concat %e, %e : tensor<2xindex>, tensor<2xindex> -> tensor<?xindex>
  %y = shape.any %a, %e : !shape.shape, tensor<2xindex> -> !shape.shape
  %0 = shape.num_elements %c : !shape.shape -> !shape.size
  %1 = shape.num_elements %d : tensor<?xindex> -> index
  %2 = shape.num_elements %y : !shape.shape -> !shape.size
  return %0, %1, %2 : !shape.size, index, !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_concat_and_any(%arg0: !shape.shape, %arg1: tensor<2xindex>) -> (!shape.size, index, !shape.size) {
// CHECK-NEXT:     %0 = shape.concat %arg0, %arg1 : !shape.shape, tensor<2xindex> -> !shape.shape
// CHECK-NEXT:     %1 = shape.concat %arg1, %arg1 : tensor<2xindex>, tensor<2xindex> -> tensor<?xindex>
// CHECK-NEXT:     %2 = shape.any %arg0, %arg1 : !shape.shape, tensor<2xindex> -> !shape.shape
// CHECK-NEXT:     %c1 = shape.const_size 1
// CHECK-NEXT:     %3 = shape.reduce(%0, %c1) : !shape.shape -> !shape.size {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: !shape.size, %arg4: !shape.size):
// CHECK-NEXT:       %6 = shape.mul %arg3, %arg4 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:       shape.yield %6 : !shape.size
// CHECK-NEXT:     }
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %4 = shape.reduce(%1, %c1_0) : tensor<?xindex> -> index {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: index):
// CHECK-NEXT:       %6 = shape.mul %arg3, %arg4 : index, index -> index
// CHECK-NEXT:       shape.yield %6 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %c1_1 = shape.const_size 1
// CHECK-NEXT:     %5 = shape.reduce(%2, %c1_1) : !shape.shape -> !shape.size {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: !shape.size, %arg4: !shape.size):
// CHECK-NEXT:       %6 = shape.mul %arg3, %arg4 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:       shape.yield %6 : !shape.size
// CHECK-NEXT:     }
// CHECK-NEXT:     return %3, %4, %5 : !shape.size, index, !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_values_with_shapes(%v: !shape.value_shape, %t: tensor<?xf32>, %s: !shape.shape)
    -> (!shape.size, !shape.size) {
  %a = shape.value_as_shape %v : !shape.value_shape -> !shape.shape
  %w = shape.with_shape %t, %s : tensor<?xf32>, !shape.shape
  %b = shape.shape_of %w : !shape.value_shape -> !shape.shape
  %0 = shape.num_elements %a : !shape.shape -> !shape.size
  %1 = shape.num_elements %b : !shape.shape -> !shape.size
  return %0, %1 : !shape.size, !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_values_with_shapes(%arg0: !shape.value_shape, %arg1: tensor<?xf32>, %arg2: !shape.shape) -> (!shape.size, !shape.size) {
// CHECK-NEXT:     %0 = shape.value_as_shape %arg0 : !shape.value_shape -> !shape.shape
// CHECK-NEXT:     %1 = shape.with_shape %arg1, %arg2 : tensor<?xf32>, !shape.shape
// CHECK-NEXT:     %2 = shape.shape_of %1 : !shape.value_shape -> !shape.shape
// CHECK-NEXT:     %c1 = shape.const_size 1
// CHECK-NEXT:     %3 = shape.reduce(%0, %c1) : !shape.shape -> !shape.size {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: !shape.size, %arg5: !shape.size):
// CHECK-NEXT:       %5 = shape.mul %arg4, %arg5 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:       shape.yield %5 : !shape.size
// CHECK-NEXT:     }
// CHECK-NEXT:     %c1_0 = shape.const_size 1
// CHECK-NEXT:     %4 = shape.reduce(%2, %c1_0) : !shape.shape -> !shape.size {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: !shape.size, %arg5: !shape.size):
// CHECK-NEXT:       %5 = shape.mul %arg4, %arg5 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:       shape.yield %5 : !shape.size
// CHECK-NEXT:     }
// CHECK-NEXT:     return %3, %4 : !shape.size, !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_a_buffer(%m: memref<?x4xf32>, %u: memref<*xf32>) -> (index, !shape.size) {
  %a = shape.shape_of %m : memref<?x4xf32> -> tensor<2xindex>
  %b = shape.shape_of %u : memref<*xf32> -> !shape.shape
  %0 = shape.num_elements %a : tensor<2xindex> -> index
  %1 = shape.num_elements %b : !shape.shape -> !shape.size
  return %0, %1 : index, !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_a_buffer(%arg0: memref<?x4xf32>, %arg1: memref<*xf32>) -> (index, !shape.size) {
// CHECK-NEXT:     %0 = shape.shape_of %arg0 : memref<?x4xf32> -> tensor<2xindex>
// CHECK-NEXT:     %1 = shape.shape_of %arg1 : memref<*xf32> -> !shape.shape
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %2 = shape.reduce(%0, %c1) : tensor<2xindex> -> index {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: index):
// CHECK-NEXT:       %4 = shape.mul %arg3, %arg4 : index, index -> index
// CHECK-NEXT:       shape.yield %4 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %c1_0 = shape.const_size 1
// CHECK-NEXT:     %3 = shape.reduce(%1, %c1_0) : !shape.shape -> !shape.size {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: !shape.size, %arg4: !shape.size):
// CHECK-NEXT:       %4 = shape.mul %arg3, %arg4 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:       shape.yield %4 : !shape.size
// CHECK-NEXT:     }
// CHECK-NEXT:     return %2, %3 : index, !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_extents_behind_ops(%n: index, %t: tensor<2xi32>) -> (index, index, index) {
  %a = tensor.from_elements %n, %n : tensor<2xindex>
  %b = arith.index_cast %t : tensor<2xi32> to tensor<2xindex>
  %c = tensor.cast %b : tensor<2xindex> to tensor<?xindex>
  %0 = shape.num_elements %a : tensor<2xindex> -> index
  %1 = shape.num_elements %b : tensor<2xindex> -> index
  %2 = shape.num_elements %c : tensor<?xindex> -> index
  return %0, %1, %2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_extents_behind_ops(%arg0: index, %arg1: tensor<2xi32>) -> (index, index, index) {
// CHECK-NEXT:     %from_elements = tensor.from_elements %arg0, %arg0 : tensor<2xindex>
// CHECK-NEXT:     %0 = arith.index_cast %arg1 : tensor<2xi32> to tensor<2xindex>
// CHECK-NEXT:     %cast = tensor.cast %0 : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %1 = shape.reduce(%from_elements, %c1) : tensor<2xindex> -> index {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: index):
// CHECK-NEXT:       %4 = shape.mul %arg3, %arg4 : index, index -> index
// CHECK-NEXT:       shape.yield %4 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %2 = shape.reduce(%0, %c1_0) : tensor<2xindex> -> index {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: index):
// CHECK-NEXT:       %4 = shape.mul %arg3, %arg4 : index, index -> index
// CHECK-NEXT:       shape.yield %4 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %3 = shape.reduce(%cast, %c1_1) : tensor<?xindex> -> index {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: index):
// CHECK-NEXT:       %4 = shape.mul %arg3, %arg4 : index, index -> index
// CHECK-NEXT:       shape.yield %4 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1, %2, %3 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A constant with an extent of 0, and one with an extent that is no extent.
func.func @constants() -> (index, index, index) {
  %a = arith.constant dense<[0, 5]> : tensor<2xindex>
  %b = arith.constant dense<[-1, 5]> : tensor<2xindex>
  %c = arith.constant dense<> : tensor<0xindex>
  %0 = shape.num_elements %a : tensor<2xindex> -> index
  %1 = shape.num_elements %b : tensor<2xindex> -> index
  %2 = shape.num_elements %c : tensor<0xindex> -> index
  return %0, %1, %2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @constants() -> (index, index, index) {
// CHECK-NEXT:     %cst = arith.constant dense<[0, 5]> : tensor<2xindex>
// CHECK-NEXT:     %cst_0 = arith.constant dense<[-1, 5]> : tensor<2xindex>
// CHECK-NEXT:     %cst_1 = arith.constant dense<> : tensor<0xindex>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c-5 = arith.constant -5 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     return %c0, %c-5, %c1 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// At the top of a module: no function is around it.
%s = "test.shape"() : () -> !shape.shape
%n = shape.num_elements %s : !shape.shape -> !shape.size
"test.use"(%n) : (!shape.size) -> ()

// CHECK: module {
// CHECK-NEXT:   %0 = "test.shape"() : () -> !shape.shape
// CHECK-NEXT:   %1 = shape.num_elements %0 : !shape.shape -> !shape.size
// CHECK-NEXT:   "test.use"(%1) : (!shape.size) -> ()
// CHECK-NEXT: }

// -----

// Names and kinds of results that others are made from.
func.func @named(%e: tensor<?xindex>) -> (!shape.size, index) {
  %count = shape.num_elements %e : tensor<?xindex> -> !shape.size
  %index = shape.size_to_index %count : !shape.size
  return %count, %index : !shape.size, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @named(%arg0: tensor<?xindex>) -> (!shape.size, index) {
// CHECK-NEXT:     %c1 = shape.const_size 1
// CHECK-NEXT:     %0 = shape.reduce(%arg0, %c1) : tensor<?xindex> -> !shape.size {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: !shape.size):
// CHECK-NEXT:       %2 = shape.mul %arg2, %arg3 : index, !shape.size -> !shape.size
// CHECK-NEXT:       shape.yield %2 : !shape.size
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = shape.size_to_index %0 : !shape.size
// CHECK-NEXT:     return %0, %1 : !shape.size, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @huge(%e: tensor<4294967296xindex>) -> index {
  %n = shape.num_elements %e : tensor<4294967296xindex> -> index
  return %n : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @huge(%arg0: tensor<4294967296xindex>) -> index {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = shape.reduce(%arg0, %c1) : tensor<4294967296xindex> -> index {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: index):
// CHECK-NEXT:       %1 = shape.mul %arg2, %arg3 : index, index -> index
// CHECK-NEXT:       shape.yield %1 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
