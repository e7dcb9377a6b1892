// RUN: pyopt %s --outline-shape-computation --allow-unregistered-dialect --split-input-file | FileCheck %s

// What computes shapes that values are said to have becomes functions; what else needs it stays.

func.func @unused_from_memory(%t: tensor<?xf32>, %m: memref<?xindex>, %n: index) -> tensor<?xf32> {
  %l = memref.load %m[%n] : memref<?xindex>
  %s = shape.from_extents %l : index
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  return %v : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @unused_from_memory(%arg0: tensor<?xf32>, %arg1: memref<?xindex>, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extent_used_by_the_op(%n: index) -> tensor<?xf32> {
  %m = arith.addi %n, %n : index
  %v = tensor.empty(%m) : tensor<?xf32>
  %s = shape.from_extents %m : index
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extent_used_by_the_op(%arg0: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg0 : index
// CHECK-NEXT:     %1 = tensor.empty(%0) : tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: index) -> !shape.shape {
// CHECK-NEXT:     %0 = from_extents %arg0 : index
// CHECK-NEXT:     return %0 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @value_with_shape_only_used_otherwise(%t: tensor<?xf32>, %n: index) -> !shape.shape {
  %s = shape.from_extents %n : index
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %z = shape.shape_of %w : !shape.value_shape -> !shape.shape
  return %z : !shape.shape
}

// CHECK: module {
// CHECK-NEXT:   func.func @value_with_shape_only_used_otherwise(%arg0: tensor<?xf32>, %arg1: index) -> !shape.shape {
// CHECK-NEXT:     %0 = shape.from_extents %arg1 : index
// CHECK-NEXT:     %1 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %2 = shape.with_shape %1, %0 : tensor<?xf32>, !shape.shape
// CHECK-NEXT:     %3 = shape.shape_of %2 : !shape.value_shape -> !shape.shape
// CHECK-NEXT:     return %3 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: index) -> !shape.shape {
// CHECK-NEXT:     %0 = from_extents %arg0 : index
// CHECK-NEXT:     return %0 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @one_shape_for_two_values(%t: tensor<?xf32>, %n: index)
    -> (tensor<?xf32>, tensor<?xf32>) {
  %s = shape.from_extents %n : index
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %u = "test.b"(%v) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  %w2 = shape.with_shape %u, %s : tensor<?xf32>, !shape.shape
  %x2 = shape.value_of %w2 : tensor<?xf32>
  return %x, %x2 : tensor<?xf32>, tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @one_shape_for_two_values(%arg0: tensor<?xf32>, %arg1: index) -> (tensor<?xf32>, tensor<?xf32>) {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %1 = "test.b"(%0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0, %1 : tensor<?xf32>, tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: index) -> !shape.shape {
// CHECK-NEXT:     %0 = from_extents %arg0 : index
// CHECK-NEXT:     return %0 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unranked_value(%t: tensor<*xf32>, %s: !shape.shape) -> tensor<*xf32> {
  %w = shape.with_shape %t, %s : tensor<*xf32>, !shape.shape
  %x = shape.value_of %w : tensor<*xf32>
  return %x : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @unranked_value(%arg0: tensor<*xf32>, %arg1: !shape.shape) -> tensor<*xf32> {
// CHECK-NEXT:     return %arg0 : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @buffer(%t: memref<?xf32>, %s: !shape.shape) -> memref<?xf32> {
  %w = shape.with_shape %t, %s : memref<?xf32>, !shape.shape
  %x = shape.value_of %w : memref<?xf32>
  return %x : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @buffer(%arg0: memref<?xf32>, %arg1: !shape.shape) -> memref<?xf32> {
// CHECK-NEXT:     return %arg0 : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @value_shape(%t: !shape.value_shape, %s: !shape.shape) -> tensor<?xf32> {
  %w = shape.with_shape %t, %s : !shape.value_shape, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @value_shape(%arg0: !shape.value_shape, %arg1: !shape.shape) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = shape.value_of %arg0 : tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @assuming_outside(%t: tensor<?xf32>, %n: index, %h: !shape.witness) -> tensor<?xf32> {
  %r = shape.assuming %h -> (tensor<?xf32>) {
    %s = shape.from_extents %n : index
    %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
    %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
    %x = shape.value_of %w : tensor<?xf32>
    shape.assuming_yield %x : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @assuming_outside(%arg0: tensor<?xf32>, %arg1: index, %arg2: !shape.witness) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = shape.assuming %arg2 -> (tensor<?xf32>) {
// CHECK-NEXT:       %1 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:       shape.assuming_yield %1 : tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: index) -> !shape.shape {
// CHECK-NEXT:     %0 = from_extents %arg0 : index
// CHECK-NEXT:     return %0 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dims_become_extents(%t: tensor<?x3xf32>, %i: index) -> index {
  %0 = tensor.dim %t, %i : tensor<?x3xf32>
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @dims_become_extents(%arg0: tensor<?x3xf32>, %arg1: index) -> index {
// CHECK-NEXT:     %0 = shape.shape_of %arg0 : tensor<?x3xf32> -> tensor<2xindex>
// CHECK-NEXT:     %1 = shape.get_extent %0, %arg1 : tensor<2xindex>, index -> index
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dims_of_buffers_stay(%m: memref<?x3xf32>, %i: index) -> index {
  %0 = memref.dim %m, %i : memref<?x3xf32>
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @dims_of_buffers_stay(%arg0: memref<?x3xf32>, %arg1: index) -> index {
// CHECK-NEXT:     %dim = memref.dim %arg0, %arg1 : memref<?x3xf32>
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module @outer {
  module @one {
    func.func @nested(%t: tensor<?xf32>, %n: index) -> tensor<?xf32> {
      %s = shape.from_extents %n : index
      %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
      %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
      %x = shape.value_of %w : tensor<?xf32>
      return %x : tensor<?xf32>
    }
  }
  module @two {
    func.func @nested(%t: tensor<?xf32>, %n: index) -> tensor<?xf32> {
      %s = shape.from_extents %n : index
      %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
      %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
      %x = shape.value_of %w : tensor<?xf32>
      return %x : tensor<?xf32>
    }
  }
}

// CHECK: module @outer {
// CHECK-NEXT:   module @one {
// CHECK-NEXT:     func.func @nested(%arg0: tensor<?xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:       %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:       return %0 : tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     shape.func private @shape_cal_0(%arg0: index) -> !shape.shape {
// CHECK-NEXT:       %0 = from_extents %arg0 : index
// CHECK-NEXT:       return %0 : !shape.shape
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   module @two {
// CHECK-NEXT:     func.func @nested(%arg0: tensor<?xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:       %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:       return %0 : tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     shape.func private @shape_cal_0_0(%arg0: index) -> !shape.shape {
// CHECK-NEXT:       %0 = from_extents %arg0 : index
// CHECK-NEXT:       return %0 : !shape.shape
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

"test.scope"() ({
  func.func @in_an_unknown_op(%t: tensor<?xf32>, %n: index) -> tensor<?xf32> {
    %s = shape.from_extents %n : index
    %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
    %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
    %x = shape.value_of %w : tensor<?xf32>
    return %x : tensor<?xf32>
  }
}) : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.scope"() ({
// CHECK-NEXT:     func.func @in_an_unknown_op(%arg0: tensor<?xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:       %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:       return %0 : tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     shape.func private @shape_cal_0(%arg0: index) -> !shape.shape {
// CHECK-NEXT:       %0 = from_extents %arg0 : index
// CHECK-NEXT:       return %0 : !shape.shape
// CHECK-NEXT:     }
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }

// -----

func.func @blocks(%t: tensor<?xf32>, %n: index, %c: i1) -> tensor<?xf32> {
  %s = shape.from_extents %n : index
  cf.cond_br %c, ^a, ^b(%n, %t : index, tensor<?xf32>)
^a:
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
^b(%m: index, %u: tensor<?xf32>):
  %m2 = arith.muli %m, %n : index
  %s2 = shape.from_extents %m2 : index
  %w2 = shape.with_shape %u, %s2 : tensor<?xf32>, !shape.shape
  %x2 = shape.value_of %w2 : tensor<?xf32>
  return %x2 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @blocks(%arg0: tensor<?xf32>, %arg1: index, %arg2: i1) -> tensor<?xf32> {
// CHECK-NEXT:     cf.cond_br %arg2, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     return %arg0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_1(%arg0: index) -> !shape.shape {
// CHECK-NEXT:     %0 = arith.muli %arg0, %arg0 : index
// CHECK-NEXT:     %1 = from_extents %0 : index
// CHECK-NEXT:     return %1 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: index) -> !shape.shape {
// CHECK-NEXT:     %0 = from_extents %arg0 : index
// CHECK-NEXT:     return %0 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

shape.func @only_functions(%t: tensor<?xf32>, %s: !shape.shape) -> tensor<?xf32> {
  %w = shape.with_shape %t, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  shape.return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   shape.func @only_functions(%arg0: tensor<?xf32>, %arg1: !shape.shape) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = with_shape %arg0, %arg1 : tensor<?xf32>, !shape.shape
// CHECK-NEXT:     %1 = value_of %0 : tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
