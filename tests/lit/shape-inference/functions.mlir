// RUN: pyopt %s --shape-inference --allow-unregistered-dialect --split-input-file | FileCheck %s

// Shape functions of the program's own: the libraries that `shape.lib` names.

// Extents that are equal because functions say so are one value.
module attributes {shape.lib = @lib} {
  shape.function_library @lib {
    func @twice(%x: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %x : !shape.value_shape -> !shape.shape
      %1 = reduce(%0, %0) : !shape.shape -> !shape.shape {
      ^bb0(%i: index, %extent: !shape.size, %so_far: !shape.shape):
        %one = shape.from_extents %extent : !shape.size
        %next = shape.concat %so_far, %one : !shape.shape, !shape.shape -> !shape.shape
        shape.yield %next : !shape.shape
      }
      return %1 : !shape.shape
    }
  } mapping {my.twice = @twice}
  func.func @f(%a: tensor<?x3xf32>) -> (i1, index) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %0 = "my.twice"(%a) : (tensor<?x3xf32>) -> tensor<?x?x?x?xf32>
    %1 = tensor.dim %0, %c0 : tensor<?x?x?x?xf32>
    %2 = tensor.dim %0, %c2 : tensor<?x?x?x?xf32>
    %3 = arith.cmpi eq, %1, %2 : index
    %4 = tensor.dim %0, %c3 : tensor<?x?x?x?xf32>
    return %3, %4 : i1, index
  }
}

// CHECK: module attributes {shape.lib = @lib} {
// CHECK-NEXT:   shape.function_library @lib {
// CHECK-NEXT:     func @twice(%arg0: !shape.value_shape) -> !shape.shape {
// CHECK-NEXT:       %0 = shape_of %arg0 : !shape.value_shape -> !shape.shape
// CHECK-NEXT:       %1 = reduce(%0, %0) : !shape.shape -> !shape.shape {
// CHECK-NEXT:       ^bb0(%arg1: index, %arg2: !shape.size, %arg3: !shape.shape):
// CHECK-NEXT:         %2 = shape.from_extents %arg2 : !shape.size
// CHECK-NEXT:         %3 = shape.concat %arg3, %2 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:         shape.yield %3 : !shape.shape
// CHECK-NEXT:       }
// CHECK-NEXT:       return %1 : !shape.shape
// CHECK-NEXT:     }
// CHECK-NEXT:   } mapping {my.twice = @twice}
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x3xf32>) -> (i1, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = "my.twice"(%arg0) : (tensor<?x3xf32>) -> tensor<?x3x?x3xf32>
// CHECK-NEXT:     %dim = tensor.dim %0, %c0 : tensor<?x3x?x3xf32>
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     return %true, %c3 : i1, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An op can name its function itself; one that no library has stays as it is, and so does what a function does not say.
module {
  shape.func @scalar(%x: !shape.value_shape) -> !shape.shape {
    %0 = const_shape [] : !shape.shape
    return %0 : !shape.shape
  }
  shape.func private @declared(!shape.value_shape) -> !shape.shape
  func.func @f(%a: tensor<4xf32>) {
    %0 = "my.sum"(%a) {shape.function = @scalar} : (tensor<4xf32>) -> tensor<*xf32>
    %1 = "my.sum"(%a) : (tensor<4xf32>) -> tensor<*xf32>
    %2 = "my.sum"(%a) {shape.function = @declared} : (tensor<4xf32>) -> tensor<*xf32>
    %3 = "my.sum"(%a) {shape.function = @nobody} : (tensor<4xf32>) -> tensor<*xf32>
    return
  }
}

// CHECK: module {
// CHECK-NEXT:   shape.func @scalar(%arg0: !shape.value_shape) -> !shape.shape {
// CHECK-NEXT:     %0 = const_shape [] : !shape.shape
// CHECK-NEXT:     return %0 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @declared(!shape.value_shape) -> !shape.shape
// CHECK-NEXT:   func.func @f(%arg0: tensor<4xf32>) {
// CHECK-NEXT:     %0 = "my.sum"(%arg0) {shape.function = @scalar} : (tensor<4xf32>) -> tensor<f32>
// CHECK-NEXT:     %1 = "my.sum"(%arg0) : (tensor<4xf32>) -> tensor<*xf32>
// CHECK-NEXT:     %2 = "my.sum"(%arg0) {shape.function = @declared} : (tensor<4xf32>) -> tensor<*xf32>
// CHECK-NEXT:     %3 = "my.sum"(%arg0) {shape.function = @nobody} : (tensor<4xf32>) -> tensor<*xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// In a loop: the op's result is what comes in again.
module attributes {shape.lib = @lib} {
  shape.function_library @lib {
    func @same(%x: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %x : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
    func @longer(%x: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %x : !shape.value_shape -> !shape.shape
      %one = const_shape [1] : !shape.shape
      %1 = concat %0, %one : !shape.shape, !shape.shape -> !shape.shape
      return %1 : !shape.shape
    }
  } mapping {my.same = @same, my.longer = @longer}
  func.func private @f(%a: tensor<4x?xf32>, %n: index) -> (tensor<*xf32>, tensor<*xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cast = tensor.cast %a : tensor<4x?xf32> to tensor<*xf32>
    %0:2 = scf.for %i = %c0 to %n step %c1
        iter_args(%x = %cast, %y = %cast) -> (tensor<*xf32>, tensor<*xf32>) {
      %1 = "my.same"(%x) : (tensor<*xf32>) -> tensor<*xf32>
      %2 = "my.longer"(%y) : (tensor<*xf32>) -> tensor<*xf32>
      scf.yield %1, %2 : tensor<*xf32>, tensor<*xf32>
    }
    return %0#0, %0#1 : tensor<*xf32>, tensor<*xf32>
  }
}

// CHECK: module attributes {shape.lib = @lib} {
// CHECK-NEXT:   shape.function_library @lib {
// CHECK-NEXT:     func @same(%arg0: !shape.value_shape) -> !shape.shape {
// CHECK-NEXT:       %0 = shape_of %arg0 : !shape.value_shape -> !shape.shape
// CHECK-NEXT:       return %0 : !shape.shape
// CHECK-NEXT:     }
// CHECK-NEXT:     func @longer(%arg0: !shape.value_shape) -> !shape.shape {
// CHECK-NEXT:       %0 = shape_of %arg0 : !shape.value_shape -> !shape.shape
// CHECK-NEXT:       %1 = const_shape [1] : !shape.shape
// CHECK-NEXT:       %2 = concat %0, %1 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:       return %2 : !shape.shape
// CHECK-NEXT:     }
// CHECK-NEXT:   } mapping {my.longer = @longer, my.same = @same}
// CHECK-NEXT:   func.func private @f(%arg0: tensor<4x?xf32>, %arg1: index) -> (tensor<*xf32>, tensor<*xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<4x?xf32> to tensor<*xf32>
// CHECK-NEXT:     %0:2 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %arg0, %arg4 = %cast) -> (tensor<4x?xf32>, tensor<*xf32>) {
// CHECK-NEXT:       %1 = "my.same"(%arg3) : (tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:       %2 = "my.longer"(%arg4) : (tensor<*xf32>) -> tensor<*xf32>
// CHECK-NEXT:       scf.yield %1, %2 : tensor<4x?xf32>, tensor<*xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %cast_0 = tensor.cast %0#0 : tensor<4x?xf32> to tensor<*xf32>
// CHECK-NEXT:     return %cast_0, %0#1 : tensor<*xf32>, tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
