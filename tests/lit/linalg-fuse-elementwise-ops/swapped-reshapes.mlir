// RUN: pyopt %s --linalg-fuse-elementwise-ops --allow-unregistered-dialect --split-input-file | FileCheck %s

// Expansions move in front of collapses and pads of other dimensions.

func.func @collapse_with_two_uses(%t: tensor<2x3x8xf32>) -> (tensor<6x8xf32>, tensor<6x2x4xf32>) {
  %c = tensor.collapse_shape %t [[0, 1], [2]] : tensor<2x3x8xf32> into tensor<6x8xf32>
  %e = tensor.expand_shape %c [[0], [1, 2]] output_shape [6, 2, 4]
      : tensor<6x8xf32> into tensor<6x2x4xf32>
  return %c, %e : tensor<6x8xf32>, tensor<6x2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @collapse_with_two_uses(%arg0: tensor<2x3x8xf32>) -> (tensor<6x8xf32>, tensor<6x2x4xf32>) {
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x3x8xf32> into tensor<6x8xf32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg0 [[0], [1], [2, 3]] output_shape [2, 3, 2, 4] : tensor<2x3x8xf32> into tensor<2x3x2x4xf32>
// CHECK-NEXT{LITERAL}:     %collapsed_0 = tensor.collapse_shape %expanded [[0, 1], [2], [3]] : tensor<2x3x2x4xf32> into tensor<6x2x4xf32>
// CHECK-NEXT:     return %collapsed, %collapsed_0 : tensor<6x8xf32>, tensor<6x2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @same_group(%t: tensor<2x3x8x2x2xf32>) -> (tensor<2x3x2x4x4xf32>) {
  %c = tensor.collapse_shape %t [[0, 1], [2], [3, 4]] : tensor<2x3x8x2x2xf32> into tensor<6x8x4xf32>
  %e = tensor.expand_shape %c [[0, 1], [2, 3], [4]] output_shape [2, 3, 2, 4, 4]
      : tensor<6x8x4xf32> into tensor<2x3x2x4x4xf32>
  return %e : tensor<2x3x2x4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @same_group(%arg0: tensor<2x3x8x2x2xf32>) -> tensor<2x3x2x4x4xf32> {
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg0 [[0], [1], [2, 3], [4], [5]] output_shape [2, 3, 2, 4, 2, 2] : tensor<2x3x8x2x2xf32> into tensor<2x3x2x4x2x2xf32>
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %expanded [[0], [1], [2], [3], [4, 5]] : tensor<2x3x2x4x2x2xf32> into tensor<2x3x2x4x4xf32>
// CHECK-NEXT:     return %collapsed : tensor<2x3x2x4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @same_group_other(%t: tensor<2x3x8xf32>) -> (tensor<3x2x2x4xf32>) {
  %c = tensor.collapse_shape %t [[0, 1], [2]] : tensor<2x3x8xf32> into tensor<6x8xf32>
  %e = tensor.expand_shape %c [[0, 1], [2, 3]] output_shape [3, 2, 2, 4]
      : tensor<6x8xf32> into tensor<3x2x2x4xf32>
  return %e : tensor<3x2x2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @same_group_other(%arg0: tensor<2x3x8xf32>) -> tensor<3x2x2x4xf32> {
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x3x8xf32> into tensor<6x8xf32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %collapsed [[0, 1], [2, 3]] output_shape [3, 2, 2, 4] : tensor<6x8xf32> into tensor<3x2x2x4xf32>
// CHECK-NEXT:     return %expanded : tensor<3x2x2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @only_expand(%t: tensor<2x3x8xf32>) -> (tensor<2x3x2x4xf32>) {
  %c = tensor.collapse_shape %t [[0, 1], [2]] : tensor<2x3x8xf32> into tensor<6x8xf32>
  %e = tensor.expand_shape %c [[0, 1], [2, 3]] output_shape [2, 3, 2, 4]
      : tensor<6x8xf32> into tensor<2x3x2x4xf32>
  return %e : tensor<2x3x2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @only_expand(%arg0: tensor<2x3x8xf32>) -> tensor<2x3x2x4xf32> {
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg0 [[0], [1], [2, 3]] output_shape [2, 3, 2, 4] : tensor<2x3x8xf32> into tensor<2x3x2x4xf32>
// CHECK-NEXT:     return %expanded : tensor<2x3x2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dynamic_one(%t: tensor<?x3x8xf32>, %n: index) -> (tensor<?x3x2x4xf32>) {
  %c = tensor.collapse_shape %t [[0, 1], [2]] : tensor<?x3x8xf32> into tensor<?x8xf32>
  %e = tensor.expand_shape %c [[0, 1], [2, 3]] output_shape [%n, 3, 2, 4]
      : tensor<?x8xf32> into tensor<?x3x2x4xf32>
  return %e : tensor<?x3x2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dynamic_one(%arg0: tensor<?x3x8xf32>, %arg1: index) -> tensor<?x3x2x4xf32> {
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg0 [[0], [1], [2, 3]] output_shape [%arg1, 3, 2, 4] : tensor<?x3x8xf32> into tensor<?x3x2x4xf32>
// CHECK-NEXT:     return %expanded : tensor<?x3x2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dynamic_two(%t: tensor<?x?x8xf32>, %n: index) -> (tensor<?x?x2x4xf32>) {
  %c = tensor.collapse_shape %t [[0, 1], [2]] : tensor<?x?x8xf32> into tensor<?x8xf32>
  %e = tensor.expand_shape %c [[0, 1], [2, 3]] output_shape [%n, %n, 2, 4]
      : tensor<?x8xf32> into tensor<?x?x2x4xf32>
  return %e : tensor<?x?x2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dynamic_two(%arg0: tensor<?x?x8xf32>, %arg1: index) -> tensor<?x?x2x4xf32> {
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<?x?x8xf32> into tensor<?x8xf32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %collapsed [[0, 1], [2, 3]] output_shape [%arg1, %arg1, 2, 4] : tensor<?x8xf32> into tensor<?x?x2x4xf32>
// CHECK-NEXT:     return %expanded : tensor<?x?x2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pad_expand(%t: tensor<8x3xf32>, %f: f32) -> (tensor<2x4x5xf32>, tensor<2x4x5xf32>) {
  %z = arith.constant 0.0 : f32
  %p = tensor.pad %t low[0, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<8x3xf32> to tensor<8x5xf32>
  %e = tensor.expand_shape %p [[0, 1], [2]] output_shape [2, 4, 5]
      : tensor<8x5xf32> into tensor<2x4x5xf32>
  %q = tensor.pad %t low[0, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<8x3xf32> to tensor<8x5xf32>
  %g = tensor.expand_shape %q [[0, 1], [2]] output_shape [2, 4, 5]
      : tensor<8x5xf32> into tensor<2x4x5xf32>
  return %e, %g : tensor<2x4x5xf32>, tensor<2x4x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pad_expand(%arg0: tensor<8x3xf32>, %arg1: f32) -> (tensor<2x4x5xf32>, tensor<2x4x5xf32>) {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [2, 4, 3] : tensor<8x3xf32> into tensor<2x4x3xf32>
// CHECK-NEXT{LITERAL}:     %expanded_0 = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [2, 4, 3] : tensor<8x3xf32> into tensor<2x4x3xf32>
// CHECK-NEXT:     %padded = tensor.pad %expanded_0 low[0, 0, 1] high[0, 0, 1] {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: index):
// CHECK-NEXT:       tensor.yield %cst : f32
// CHECK-NEXT:     } : tensor<2x4x3xf32> to tensor<2x4x5xf32>
// CHECK-NEXT:     %padded_1 = tensor.pad %expanded low[0, 0, 1] high[0, 0, 1] {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: index):
// CHECK-NEXT:       tensor.yield %arg1 : f32
// CHECK-NEXT:     } : tensor<2x4x3xf32> to tensor<2x4x5xf32>
// CHECK-NEXT:     return %padded, %padded_1 : tensor<2x4x5xf32>, tensor<2x4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pad_expand_inner(%t: tensor<8x3xf32>, %f: f32) -> (tensor<2x4x5xf32>, tensor<8x5xf32>) {
  %p = tensor.pad %t low[0, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    %z = arith.constant 0.0 : f32
    tensor.yield %z : f32
  } : tensor<8x3xf32> to tensor<8x5xf32>
  %e = tensor.expand_shape %p [[0, 1], [2]] output_shape [2, 4, 5]
      : tensor<8x5xf32> into tensor<2x4x5xf32>
  return %e, %p : tensor<2x4x5xf32>, tensor<8x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pad_expand_inner(%arg0: tensor<8x3xf32>, %arg1: f32) -> (tensor<2x4x5xf32>, tensor<8x5xf32>) {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %padded = tensor.pad %arg0 low[0, 1] high[0, 1] {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT:       tensor.yield %cst : f32
// CHECK-NEXT:     } : tensor<8x3xf32> to tensor<8x5xf32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %padded [[0, 1], [2]] output_shape [2, 4, 5] : tensor<8x5xf32> into tensor<2x4x5xf32>
// CHECK-NEXT:     return %expanded, %padded : tensor<2x4x5xf32>, tensor<8x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pad_expand_dynamic(%t: tensor<?x?xf32>, %n: index, %l: index) -> (tensor<?x4x?x?xf32>) {
  %z = arith.constant 0.0 : f32
  %p = tensor.pad %t low[0, %l] high[0, %n] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %pp = tensor.pad %p low[0, 0] high[1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %e = tensor.expand_shape %p [[0, 1], [2, 3]] output_shape [%n, 4, %n, %l]
      : tensor<?x?xf32> into tensor<?x4x?x?xf32>
  %e2 = tensor.expand_shape %pp [[0], [1, 2]] output_shape [%n, 4, %l]
      : tensor<?x?xf32> into tensor<?x4x?xf32>
  return %e : tensor<?x4x?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pad_expand_dynamic(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index) -> tensor<?x4x?x?xf32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %padded = tensor.pad %arg0 low[0, %arg2] high[0, %arg1] {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       tensor.yield %cst : f32
// CHECK-NEXT:     } : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %padded [[0, 1], [2, 3]] output_shape [%arg1, 4, %arg1, %arg2] : tensor<?x?xf32> into tensor<?x4x?x?xf32>
// CHECK-NEXT:     return %expanded : tensor<?x4x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pad_expand_dynamic2(%t: tensor<?x?xf32>, %n: index, %l: index) -> (tensor<?x4x?xf32>) {
  %z = arith.constant 0.0 : f32
  %p = tensor.pad %t low[0, %l] high[0, %n] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %e = tensor.expand_shape %p [[0, 1], [2]] output_shape [%n, 4, %l]
      : tensor<?x?xf32> into tensor<?x4x?xf32>
  return %e : tensor<?x4x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pad_expand_dynamic2(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index) -> tensor<?x4x?xf32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [%arg1, 4, %dim] : tensor<?x?xf32> into tensor<?x4x?xf32>
// CHECK-NEXT:     %padded = tensor.pad %expanded low[0, 0, %arg2] high[0, 0, %arg1] {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: index):
// CHECK-NEXT:       tensor.yield %cst : f32
// CHECK-NEXT:     } : tensor<?x4x?xf32> to tensor<?x4x?xf32>
// CHECK-NEXT:     return %padded : tensor<?x4x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pad_expand_c0(%t: tensor<8x4xf32>, %n: index, %l: index) -> (tensor<2x4x?xf32>) {
  %z = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %p = tensor.pad %t low[%c0, %l] high[0, %n] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<8x4xf32> to tensor<8x?xf32>
  %e = tensor.expand_shape %p [[0, 1], [2]] output_shape [2, 4, %l]
      : tensor<8x?xf32> into tensor<2x4x?xf32>
  return %e : tensor<2x4x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pad_expand_c0(%arg0: tensor<8x4xf32>, %arg1: index, %arg2: index) -> tensor<2x4x?xf32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %padded = tensor.pad %arg0 low[%c0, %arg2] high[0, %arg1] {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       tensor.yield %cst : f32
// CHECK-NEXT:     } : tensor<8x4xf32> to tensor<8x?xf32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %padded [[0, 1], [2]] output_shape [2, 4, %arg2] : tensor<8x?xf32> into tensor<2x4x?xf32>
// CHECK-NEXT:     return %expanded : tensor<2x4x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sizes_of_arguments(%t0: tensor<8x?xf32>, %f: f32, %n: index) -> (tensor<2x4x?xf32>) {
  %z = arith.constant 0.0 : f32
  "test.zero"() : () -> ()
  %t = "test.foo"(%t0) : (tensor<8x?xf32>) -> tensor<8x?xf32>
  "test.one"() : () -> ()
  %p = tensor.pad %t low[0, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<8x?xf32> to tensor<8x?xf32>
  %m = "test.two"() : () -> (index)
  %e = tensor.expand_shape %p [[0, 1], [2]] output_shape [2, 4, %m]
      : tensor<8x?xf32> into tensor<2x4x?xf32>
  "test.three"() : () -> ()
  return %e : tensor<2x4x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sizes_of_arguments(%arg0: tensor<8x?xf32>, %arg1: f32, %arg2: index) -> tensor<2x4x?xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     "test.zero"() : () -> ()
// CHECK-NEXT:     %0 = "test.foo"(%arg0) : (tensor<8x?xf32>) -> tensor<8x?xf32>
// CHECK-NEXT:     %dim = tensor.dim %0, %c1 : tensor<8x?xf32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %0 [[0, 1], [2]] output_shape [2, 4, %dim] : tensor<8x?xf32> into tensor<2x4x?xf32>
// CHECK-NEXT:     "test.one"() : () -> ()
// CHECK-NEXT:     %1 = "test.two"() : () -> index
// CHECK-NEXT:     %padded = tensor.pad %expanded low[0, 0, 1] high[0, 0, 1] {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: index):
// CHECK-NEXT:       tensor.yield %cst : f32
// CHECK-NEXT:     } : tensor<2x4x?xf32> to tensor<2x4x?xf32>
// CHECK-NEXT:     "test.three"() : () -> ()
// CHECK-NEXT:     return %padded : tensor<2x4x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @coll(%t0: tensor<?x3x?xf32>, %f: f32, %n: index) -> (tensor<?x2x?xf32>) {
  %t = "test.foo"(%t0) : (tensor<?x3x?xf32>) -> tensor<?x3x?xf32>
  "test.one"() : () -> ()
  %p = tensor.collapse_shape %t [[0, 1], [2]] : tensor<?x3x?xf32> into tensor<?x?xf32>
  %m = "test.two"() : () -> (index)
  %e = tensor.expand_shape %p [[0], [1, 2]] output_shape [%n, 2, %m]
      : tensor<?x?xf32> into tensor<?x2x?xf32>
  "test.three"() : () -> ()
  return %e : tensor<?x2x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @coll(%arg0: tensor<?x3x?xf32>, %arg1: f32, %arg2: index) -> tensor<?x2x?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = "test.foo"(%arg0) : (tensor<?x3x?xf32>) -> tensor<?x3x?xf32>
// CHECK-NEXT:     "test.one"() : () -> ()
// CHECK-NEXT:     %1 = "test.two"() : () -> index
// CHECK-NEXT:     %dim = tensor.dim %0, %c0 : tensor<?x3x?xf32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %0 [[0], [1], [2, 3]] output_shape [%dim, 3, 2, %1] : tensor<?x3x?xf32> into tensor<?x3x2x?xf32>
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %expanded [[0, 1], [2], [3]] : tensor<?x3x2x?xf32> into tensor<?x2x?xf32>
// CHECK-NEXT:     "test.three"() : () -> ()
// CHECK-NEXT:     return %collapsed : tensor<?x2x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @three(%t: tensor<3x4x?x8x8xf32>, %f: f32, %n: index) -> (tensor<12x2x?x?x64xf32>) {
  %p = tensor.collapse_shape %t [[0, 1], [2], [3, 4]]
      : tensor<3x4x?x8x8xf32> into tensor<12x?x64xf32>
  %m = "test.two"() : () -> (index)
  %e = tensor.expand_shape %p [[0], [1, 2, 3], [4]] output_shape [12, 2, %m, %m, 64]
      : tensor<12x?x64xf32> into tensor<12x2x?x?x64xf32>
  return %e : tensor<12x2x?x?x64xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @three(%arg0: tensor<3x4x?x8x8xf32>, %arg1: f32, %arg2: index) -> tensor<12x2x?x?x64xf32> {
// CHECK-NEXT:     %0 = "test.two"() : () -> index
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg0 [[0], [1], [2, 3, 4], [5], [6]] output_shape [3, 4, 2, %0, %0, 8, 8] : tensor<3x4x?x8x8xf32> into tensor<3x4x2x?x?x8x8xf32>
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %expanded [[0, 1], [2], [3], [4], [5, 6]] : tensor<3x4x2x?x?x8x8xf32> into tensor<12x2x?x?x64xf32>
// CHECK-NEXT:     return %collapsed : tensor<12x2x?x?x64xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ones(%t: tensor<?x4xf32>, %f: f32, %n: index) -> (tensor<?x4xf32>) {
  %z = arith.constant 0.0 : f32
  %p = tensor.pad %t low[%n, 0] high[1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<?x4xf32> to tensor<?x4xf32>
  %e = tensor.expand_shape %p [[0], [1]] output_shape [%n, 4] : tensor<?x4xf32> into tensor<?x4xf32>
  return %e : tensor<?x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ones(%arg0: tensor<?x4xf32>, %arg1: f32, %arg2: index) -> tensor<?x4xf32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %padded = tensor.pad %arg0 low[%arg2, 0] high[1, 0] {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       tensor.yield %cst : f32
// CHECK-NEXT:     } : tensor<?x4xf32> to tensor<?x4xf32>
// CHECK-NEXT:     return %padded : tensor<?x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @value_in_body(%t: tensor<8x4xf32>, %f: f32, %n: index) -> (tensor<2x4x5xf32>) {
  %p = tensor.pad %t low[0, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    %g = arith.addf %f, %f : f32
    tensor.yield %g : f32
  } : tensor<8x4xf32> to tensor<8x5xf32>
  %e = tensor.expand_shape %p [[0, 1], [2]] output_shape [2, 4, 5]
      : tensor<8x5xf32> into tensor<2x4x5xf32>
  return %e : tensor<2x4x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @value_in_body(%arg0: tensor<8x4xf32>, %arg1: f32, %arg2: index) -> tensor<2x4x5xf32> {
// CHECK-NEXT:     %padded = tensor.pad %arg0 low[0, 0] high[0, 1] {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       %0 = arith.addf %arg1, %arg1 : f32
// CHECK-NEXT:       tensor.yield %0 : f32
// CHECK-NEXT:     } : tensor<8x4xf32> to tensor<8x5xf32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %padded [[0, 1], [2]] output_shape [2, 4, 5] : tensor<8x5xf32> into tensor<2x4x5xf32>
// CHECK-NEXT:     return %expanded : tensor<2x4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unit(%t: tensor<4xf32>, %f: f32) -> (tensor<1x7xf32>, tensor<7x1xf32>) {
  %z = arith.constant 0.0 : f32
  %p = tensor.pad %t low[0] high[3] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<4xf32> to tensor<7xf32>
  %e = tensor.expand_shape %p [[0, 1]] output_shape [1, 7] : tensor<7xf32> into tensor<1x7xf32>
  %q = tensor.pad %t low[0] high[3] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<4xf32> to tensor<7xf32>
  %e2 = tensor.expand_shape %q [[0, 1]] output_shape [7, 1] : tensor<7xf32> into tensor<7x1xf32>
  return %e, %e2 : tensor<1x7xf32>, tensor<7x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @unit(%arg0: tensor<4xf32>, %arg1: f32) -> (tensor<1x7xf32>, tensor<7x1xf32>) {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %padded = tensor.pad %arg0 low[0] high[3] {
// CHECK-NEXT:     ^bb0(%arg2: index):
// CHECK-NEXT:       tensor.yield %cst : f32
// CHECK-NEXT:     } : tensor<4xf32> to tensor<7xf32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %padded [[0, 1]] output_shape [1, 7] : tensor<7xf32> into tensor<1x7xf32>
// CHECK-NEXT:     %padded_0 = tensor.pad %arg0 low[0] high[3] {
// CHECK-NEXT:     ^bb0(%arg2: index):
// CHECK-NEXT:       tensor.yield %cst : f32
// CHECK-NEXT:     } : tensor<4xf32> to tensor<7xf32>
// CHECK-NEXT{LITERAL}:     %expanded_1 = tensor.expand_shape %padded_0 [[0, 1]] output_shape [7, 1] : tensor<7xf32> into tensor<7x1xf32>
// CHECK-NEXT:     return %expanded, %expanded_1 : tensor<1x7xf32>, tensor<7x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @scalar(%t: tensor<f32>, %u: tensor<1x1xf32>, %f: f32)
    -> (tensor<1x1xf32>, tensor<1x1x1xf32>) {
  %z = arith.constant 0.0 : f32
  %p = tensor.pad %t low[] high[] {
  ^bb0():
    tensor.yield %z : f32
  } : tensor<f32> to tensor<f32>
  %e = tensor.expand_shape %p [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  %c = tensor.collapse_shape %u [] : tensor<1x1xf32> into tensor<f32>
  %g = tensor.expand_shape %c [] output_shape [1, 1, 1] : tensor<f32> into tensor<1x1x1xf32>
  return %e, %g : tensor<1x1xf32>, tensor<1x1x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @scalar(%arg0: tensor<f32>, %arg1: tensor<1x1xf32>, %arg2: f32) -> (tensor<1x1xf32>, tensor<1x1x1xf32>) {
// CHECK-NEXT:     %expanded = tensor.expand_shape %arg0 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
// CHECK-NEXT{LITERAL}:     %expanded_0 = tensor.expand_shape %arg1 [[0], [1, 2]] output_shape [1, 1, 1] : tensor<1x1xf32> into tensor<1x1x1xf32>
// CHECK-NEXT:     return %expanded, %expanded_0 : tensor<1x1xf32>, tensor<1x1x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @nofold(%t: tensor<8x4xf32>) -> (tensor<2x4x4xf32>) {
  %z = arith.constant 0.0 : f32
  %p = tensor.pad %t nofold low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<8x4xf32> to tensor<8x4xf32>
  %e = tensor.expand_shape %p [[0, 1], [2]] output_shape [2, 4, 4]
      : tensor<8x4xf32> into tensor<2x4x4xf32>
  return %e : tensor<2x4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @nofold(%arg0: tensor<8x4xf32>) -> tensor<2x4x4xf32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [2, 4, 4] : tensor<8x4xf32> into tensor<2x4x4xf32>
// CHECK-NEXT:     %padded = tensor.pad %expanded nofold low[0, 0, 0] high[0, 0, 0] {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: index):
// CHECK-NEXT:       tensor.yield %cst : f32
// CHECK-NEXT:     } : tensor<2x4x4xf32> to tensor<2x4x4xf32>
// CHECK-NEXT:     return %padded : tensor<2x4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Constants are as good as numbers, but where a dimension stands for several.
func.func @constant_amounts(%t: tensor<8x?xf32>, %n: index) -> (tensor<2x4x?xf32>) {
  %z = arith.constant 0.0 : f32
  %c1 = arith.constant 1 : index
  %p = tensor.pad %t low[0, %c1] high[0, %c1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<8x?xf32> to tensor<8x?xf32>
  %e = tensor.expand_shape %p [[0, 1], [2]] output_shape [2, 4, %n]
      : tensor<8x?xf32> into tensor<2x4x?xf32>
  return %e : tensor<2x4x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @constant_amounts(%arg0: tensor<8x?xf32>, %arg1: index) -> tensor<2x4x?xf32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<8x?xf32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [2, 4, %dim] : tensor<8x?xf32> into tensor<2x4x?xf32>
// CHECK-NEXT:     %padded = tensor.pad %expanded low[0, 0, 1] high[0, 0, 1] {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: index):
// CHECK-NEXT:       tensor.yield %cst : f32
// CHECK-NEXT:     } : tensor<2x4x?xf32> to tensor<2x4x?xf32>
// CHECK-NEXT:     return %padded : tensor<2x4x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @constant_amount_of_several(%t: tensor<2x4x?xf32>, %n: index) -> (tensor<8x?xf32>) {
  %z = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %e = tensor.collapse_shape %t [[0, 1], [2]] : tensor<2x4x?xf32> into tensor<8x?xf32>
  %p = tensor.pad %e low[%c0, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<8x?xf32> to tensor<8x?xf32>
  return %p : tensor<8x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @constant_amount_of_several(%arg0: tensor<2x4x?xf32>, %arg1: index) -> tensor<8x?xf32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x4x?xf32> into tensor<8x?xf32>
// CHECK-NEXT:     %padded = tensor.pad %collapsed low[%c0, 1] high[0, 1] {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT:       tensor.yield %cst : f32
// CHECK-NEXT:     } : tensor<8x?xf32> to tensor<8x?xf32>
// CHECK-NEXT:     return %padded : tensor<8x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @constant_amount_of_several_unknown(%t: tensor<?x4x?xf32>, %n: index)
    -> (tensor<?x?xf32>) {
  %z = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %e = tensor.collapse_shape %t [[0, 1], [2]] : tensor<?x4x?xf32> into tensor<?x?xf32>
  %p = tensor.pad %e low[%c0, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %p : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @constant_amount_of_several_unknown(%arg0: tensor<?x4x?xf32>, %arg1: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<?x4x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     %padded = tensor.pad %collapsed low[%c0, 1] high[0, 1] {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT:       tensor.yield %cst : f32
// CHECK-NEXT:     } : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %padded : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
