// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// Collapse and expand of a constant.
func.func @f() -> (tensor<4xi32>, tensor<2x2xf32>) {
  %k = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %l = arith.constant dense<1.0> : tensor<4xf32>
  %0 = tensor.collapse_shape %k [[0, 1]] : tensor<2x2xi32> into tensor<4xi32>
  %1 = tensor.expand_shape %l [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  return %0, %1 : tensor<4xi32>, tensor<2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> (tensor<4xi32>, tensor<2x2xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<1.000000e+00> : tensor<2x2xf32>
// CHECK-NEXT:     return %cst, %cst_0 : tensor<4xi32>, tensor<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// To the same type.
func.func @f(%t: tensor<?x?xf32>, %n: index) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = tensor.collapse_shape %t [[0], [1]] : tensor<?x?xf32> into tensor<?x?xf32>
  %1 = tensor.expand_shape %t [[0], [1]] output_shape [%n, %n]
      : tensor<?x?xf32> into tensor<?x?xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?xf32>, %arg1: index) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
// CHECK-NEXT:     return %arg0, %arg0 : tensor<?x?xf32>, tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// There and back again.
func.func @f(%t: tensor<?x4xf32>, %n: index) -> (tensor<?x4xf32>, tensor<?x4xf32>) {
  %a = tensor.expand_shape %t [[0], [1, 2]] output_shape [%n, 2, 2]
      : tensor<?x4xf32> into tensor<?x2x2xf32>
  %0 = tensor.collapse_shape %a [[0], [1, 2]] : tensor<?x2x2xf32> into tensor<?x4xf32>
  %b = tensor.collapse_shape %t [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %b [[0, 1]] output_shape [%n, 4] : tensor<?xf32> into tensor<?x4xf32>
  return %0, %1 : tensor<?x4xf32>, tensor<?x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x4xf32>, %arg1: index) -> (tensor<?x4xf32>, tensor<?x4xf32>) {
// CHECK-NEXT:     return %arg0, %arg0 : tensor<?x4xf32>, tensor<?x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Two dynamic extents: only where the groups are the same, and not for an expansion.
func.func @f(%t: tensor<?x?xf32>, %n: index, %m: index) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %a = tensor.expand_shape %t [[0, 1], [2]] output_shape [%n, %m, %n]
      : tensor<?x?xf32> into tensor<?x?x?xf32>
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
  %b = tensor.collapse_shape %t [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %b [[0, 1]] output_shape [%n, %m] : tensor<?xf32> into tensor<?x?xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %collapsed [[0, 1]] output_shape [%arg1, %arg2] : tensor<?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return %arg0, %expanded : tensor<?x?xf32>, tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: other groups.
func.func @f(%t: tensor<?x?xf32>, %n: index, %m: index) -> tensor<?x?xf32> {
  %a = tensor.expand_shape %t [[0, 1], [2, 3]] output_shape [%n, 4, %m, 2]
      : tensor<?x?xf32> into tensor<?x4x?x2xf32>
  %0 = tensor.collapse_shape %a [[0], [1, 2, 3]] : tensor<?x4x?x2xf32> into tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index) -> tensor<?x?xf32> {
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg0 [[0, 1], [2, 3]] output_shape [%arg1, 4, %arg2, 2] : tensor<?x?xf32> into tensor<?x4x?x2xf32>
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %expanded [[0], [1, 2, 3]] : tensor<?x4x?x2xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return %collapsed : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Two collapses.
func.func @f(%t: tensor<?x4x?xf32>) -> tensor<?xf32> {
  %a = tensor.collapse_shape %t [[0, 1], [2]] : tensor<?x4x?xf32> into tensor<?x?xf32>
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x4x?xf32>) -> tensor<?xf32> {
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1, 2]] : tensor<?x4x?xf32> into tensor<?xf32>
// CHECK-NEXT:     return %collapsed : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Two collapses, to rank 0.
func.func @f(%t: tensor<1x1x1xf32>) -> tensor<f32> {
  %a = tensor.collapse_shape %t [[0, 1], [2]] : tensor<1x1x1xf32> into tensor<1x1xf32>
  %0 = tensor.collapse_shape %a [] : tensor<1x1xf32> into tensor<f32>
  return %0 : tensor<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<1x1x1xf32>) -> tensor<f32> {
// CHECK-NEXT:     %collapsed = tensor.collapse_shape %arg0 [] : tensor<1x1x1xf32> into tensor<f32>
// CHECK-NEXT:     return %collapsed : tensor<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Two expansions.
func.func @f(%t: tensor<?x4xf32>, %n: index) -> tensor<2x2x?x2x2xf32> {
  %a = tensor.expand_shape %t [[0, 1], [2, 3]] output_shape [4, %n, 2, 2]
      : tensor<?x4xf32> into tensor<4x?x2x2xf32>
  %0 = tensor.expand_shape %a [[0, 1], [2], [3], [4]] output_shape [2, 2, %n, 2, 2]
      : tensor<4x?x2x2xf32> into tensor<2x2x?x2x2xf32>
  return %0 : tensor<2x2x?x2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x4xf32>, %arg1: index) -> tensor<2x2x?x2x2xf32> {
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg0 [[0, 1, 2], [3, 4]] output_shape [2, 2, %arg1, 2, 2] : tensor<?x4xf32> into tensor<2x2x?x2x2xf32>
// CHECK-NEXT:     return %expanded : tensor<2x2x?x2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Collapse of expand is a smaller collapse.
func.func @f(%t: tensor<?x4xf32>, %n: index) -> tensor<?xf32> {
  %a = tensor.expand_shape %t [[0], [1, 2]] output_shape [%n, 2, 2]
      : tensor<?x4xf32> into tensor<?x2x2xf32>
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<?x2x2xf32> into tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x4xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
// CHECK-NEXT:     return %collapsed : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Collapse of expand is a smaller expand.
func.func @f(%t: tensor<4x6xf32>) -> tensor<4x2x3xf32> {
  %a = tensor.expand_shape %t [[0, 1], [2, 3, 4]] output_shape [4, 1, 2, 3, 1]
      : tensor<4x6xf32> into tensor<4x1x2x3x1xf32>
  %0 = tensor.collapse_shape %a [[0, 1], [2], [3, 4]] : tensor<4x1x2x3x1xf32> into tensor<4x2x3xf32>
  return %0 : tensor<4x2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x6xf32>) -> tensor<4x2x3xf32> {
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg0 [[0], [1, 2]] output_shape [4, 2, 3] : tensor<4x6xf32> into tensor<4x2x3xf32>
// CHECK-NEXT:     return %expanded : tensor<4x2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: the groups cross.
func.func @f(%t: tensor<4x6xf32>) -> tensor<2x4x3xf32> {
  %a = tensor.expand_shape %t [[0, 1], [2, 3]] output_shape [2, 2, 2, 3]
      : tensor<4x6xf32> into tensor<2x2x2x3xf32>
  %0 = tensor.collapse_shape %a [[0], [1, 2], [3]] : tensor<2x2x2x3xf32> into tensor<2x4x3xf32>
  return %0 : tensor<2x4x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x6xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg0 [[0, 1], [2, 3]] output_shape [2, 2, 2, 3] : tensor<4x6xf32> into tensor<2x2x2x3xf32>
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %expanded [[0], [1, 2], [3]] : tensor<2x2x2x3xf32> into tensor<2x4x3xf32>
// CHECK-NEXT:     return %collapsed : tensor<2x4x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Expand of collapse is a smaller collapse.
func.func @f(%t: tensor<2x4x3xf32>) -> tensor<8x3xf32> {
  %a = tensor.collapse_shape %t [[0, 1, 2]] : tensor<2x4x3xf32> into tensor<24xf32>
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [8, 3] : tensor<24xf32> into tensor<8x3xf32>
  return %0 : tensor<8x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x4x3xf32>) -> tensor<8x3xf32> {
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x4x3xf32> into tensor<8x3xf32>
// CHECK-NEXT:     return %collapsed : tensor<8x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Expand of collapse is a smaller expand.
func.func @f(%t: tensor<8x3xf32>) -> tensor<2x4x3xf32> {
  %a = tensor.collapse_shape %t [[0, 1]] : tensor<8x3xf32> into tensor<24xf32>
  %0 = tensor.expand_shape %a [[0, 1, 2]] output_shape [2, 4, 3]
      : tensor<24xf32> into tensor<2x4x3xf32>
  return %0 : tensor<2x4x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<8x3xf32>) -> tensor<2x4x3xf32> {
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [2, 4, 3] : tensor<8x3xf32> into tensor<2x4x3xf32>
// CHECK-NEXT:     return %expanded : tensor<2x4x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Unit extents behind a dynamic one go along.
func.func @f(%t: tensor<2x2x?x1x1xf32>, %n: index) -> tensor<4x?x1xf32> {
  %a = tensor.collapse_shape %t [[0, 1], [2, 3, 4]] : tensor<2x2x?x1x1xf32> into tensor<4x?xf32>
  %0 = tensor.expand_shape %a [[0], [1, 2]] output_shape [4, %n, 1]
      : tensor<4x?xf32> into tensor<4x?x1xf32>
  return %0 : tensor<4x?x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x2x?x1x1xf32>, %arg1: index) -> tensor<4x?x1xf32> {
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3, 4]] : tensor<2x2x?x1x1xf32> into tensor<4x?x1xf32>
// CHECK-NEXT:     return %collapsed : tensor<4x?x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: those before it do not.
func.func @f(%t: tensor<1x?x1xf32>, %n: index) -> tensor<?x1xf32> {
  %a = tensor.collapse_shape %t [[0, 1, 2]] : tensor<1x?x1xf32> into tensor<?xf32>
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [%n, 1] : tensor<?xf32> into tensor<?x1xf32>
  return %0 : tensor<?x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<1x?x1xf32>, %arg1: index) -> tensor<?x1xf32> {
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<1x?x1xf32> into tensor<?x1xf32>
// CHECK-NEXT:     return %collapsed : tensor<?x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: the extents are grouped otherwise.
func.func @f(%t: tensor<4x6xf32>) -> tensor<6x4xf32> {
  %a = tensor.collapse_shape %t [[0, 1]] : tensor<4x6xf32> into tensor<24xf32>
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [6, 4] : tensor<24xf32> into tensor<6x4xf32>
  return %0 : tensor<6x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x6xf32>) -> tensor<6x4xf32> {
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<4x6xf32> into tensor<24xf32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %collapsed [[0, 1]] output_shape [6, 4] : tensor<24xf32> into tensor<6x4xf32>
// CHECK-NEXT:     return %expanded : tensor<6x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: one group that stays as it is keeps all from folding in the reference.
func.func @f(%t: tensor<2x2x2x5xf32>) -> tensor<4x2x5xf32> {
  %a = tensor.collapse_shape %t [[0, 1, 2], [3]] : tensor<2x2x2x5xf32> into tensor<8x5xf32>
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [4, 2, 5]
      : tensor<8x5xf32> into tensor<4x2x5xf32>
  return %0 : tensor<4x2x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x2x2x5xf32>) -> tensor<4x2x5xf32> {
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x2x2x5xf32> into tensor<4x2x5xf32>
// CHECK-NEXT:     return %collapsed : tensor<4x2x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Of a splat.
func.func @f(%f: f32) -> (tensor<2x2xf32>, tensor<4xf32>) {
  %s = tensor.splat %f : tensor<4xf32>
  %u = tensor.splat %f : tensor<2x2xf32>
  %0 = tensor.expand_shape %s [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %1 = tensor.collapse_shape %u [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  return %0, %1 : tensor<2x2xf32>, tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32) -> (tensor<2x2xf32>, tensor<4xf32>) {
// CHECK-NEXT:     %splat = tensor.splat %arg0 : tensor<2x2xf32>
// CHECK-NEXT:     %splat_0 = tensor.splat %arg0 : tensor<4xf32>
// CHECK-NEXT:     return %splat, %splat_0 : tensor<2x2xf32>, tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: of a splat of dynamic size.
func.func @f(%f: f32, %n: index) -> tensor<?xf32> {
  %s = tensor.splat %f[%n] : tensor<?x4xf32>
  %0 = tensor.collapse_shape %s [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %splat = tensor.splat %arg0[%arg1] : tensor<?x4xf32>
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %splat [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
// CHECK-NEXT:     return %collapsed : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Of given elements.
func.func @f(%f: f32, %g: f32) -> (tensor<2x1xf32>, tensor<2xf32>) {
  %s = tensor.from_elements %f, %g : tensor<2xf32>
  %u = tensor.from_elements %f, %g : tensor<1x2xf32>
  %0 = tensor.expand_shape %s [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
  %1 = tensor.collapse_shape %u [[0, 1]] : tensor<1x2xf32> into tensor<2xf32>
  return %0, %1 : tensor<2x1xf32>, tensor<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: f32) -> (tensor<2x1xf32>, tensor<2xf32>) {
// CHECK-NEXT:     %from_elements = tensor.from_elements %arg0, %arg1 : tensor<2x1xf32>
// CHECK-NEXT:     %from_elements_0 = tensor.from_elements %arg0, %arg1 : tensor<2xf32>
// CHECK-NEXT:     return %from_elements, %from_elements_0 : tensor<2x1xf32>, tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Through a cast that forgets.
func.func @f(%t: tensor<4x4xf32>, %u: tensor<4x?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %a = tensor.cast %t : tensor<4x4xf32> to tensor<?x?xf32>
  %b = tensor.cast %u : tensor<4x?xf32> to tensor<?x?xf32>
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %1 = tensor.collapse_shape %b [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x4xf32>, %arg1: tensor<4x?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
// CHECK-NEXT:     %cast = tensor.cast %collapsed : tensor<16xf32> to tensor<?xf32>
// CHECK-NEXT{LITERAL}:     %collapsed_0 = tensor.collapse_shape %arg1 [[0, 1]] : tensor<4x?xf32> into tensor<?xf32>
// CHECK-NEXT:     return %cast, %collapsed_0 : tensor<?xf32>, tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: through one that asserts, and an expansion.
func.func @f(%t: tensor<?x4xf32>, %u: tensor<4xf32>, %n: index)
    -> (tensor<16xf32>, tensor<?x1xf32>) {
  %a = tensor.cast %t : tensor<?x4xf32> to tensor<4x4xf32>
  %b = tensor.cast %u : tensor<4xf32> to tensor<?xf32>
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %1 = tensor.expand_shape %b [[0, 1]] output_shape [%n, 1] : tensor<?xf32> into tensor<?x1xf32>
  return %0, %1 : tensor<16xf32>, tensor<?x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x4xf32>, %arg1: tensor<4xf32>, %arg2: index) -> (tensor<16xf32>, tensor<?x1xf32>) {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?x4xf32> to tensor<4x4xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %arg1 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %cast [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %cast_0 [[0, 1]] output_shape [%arg2, 1] : tensor<?xf32> into tensor<?x1xf32>
// CHECK-NEXT:     return %collapsed, %expanded : tensor<16xf32>, tensor<?x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Reshape of rank 1 to the same type; of a splat; of a reshape.
func.func @f(%t: tensor<?xf32>, %u: tensor<4x?xf32>, %s: tensor<1xindex>, %r: tensor<2xindex>)
    -> (tensor<?xf32>, tensor<2x2xi32>, tensor<8xf32>) {
  %k = arith.constant dense<1> : tensor<4xi32>
  %0 = tensor.reshape %t(%s) : (tensor<?xf32>, tensor<1xindex>) -> tensor<?xf32>
  %1 = tensor.reshape %k(%r) : (tensor<4xi32>, tensor<2xindex>) -> tensor<2x2xi32>
  %a = tensor.reshape %u(%r) : (tensor<4x?xf32>, tensor<2xindex>) -> tensor<2x?xf32>
  %2 = tensor.reshape %a(%s) : (tensor<2x?xf32>, tensor<1xindex>) -> tensor<8xf32>
  return %0, %1, %2 : tensor<?xf32>, tensor<2x2xi32>, tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?xf32>, %arg1: tensor<4x?xf32>, %arg2: tensor<1xindex>, %arg3: tensor<2xindex>) -> (tensor<?xf32>, tensor<2x2xi32>, tensor<8xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<1> : tensor<2x2xi32>
// CHECK-NEXT:     %reshape = tensor.reshape %arg1(%arg2) : (tensor<4x?xf32>, tensor<1xindex>) -> tensor<8xf32>
// CHECK-NEXT:     return %arg0, %cst, %reshape : tensor<?xf32>, tensor<2x2xi32>, tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Reshape to the shape that it has.
func.func @f(%t: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %d = tensor.dim %t, %c1 : tensor<4x?xf32>
  %s = tensor.from_elements %c4, %d : tensor<2xindex>
  %0 = tensor.reshape %t(%s) : (tensor<4x?xf32>, tensor<2xindex>) -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?xf32>) -> tensor<4x?xf32> {
// CHECK-NEXT:     return %arg0 : tensor<4x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: the extents of another tensor, a shape that is not known, a constant that is no splat.
func.func @f(%t: tensor<4x?xf32>, %u: tensor<4x?xf32>, %r: tensor<2xindex>)
    -> (tensor<4x?xf32>, tensor<4x?xf32>, tensor<1x2xi32>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %k = arith.constant dense<[1, 2]> : tensor<2xi32>
  %d = tensor.dim %u, %c1 : tensor<4x?xf32>
  %s = tensor.from_elements %c4, %d : tensor<2xindex>
  %0 = tensor.reshape %t(%s) : (tensor<4x?xf32>, tensor<2xindex>) -> tensor<4x?xf32>
  %1 = tensor.reshape %t(%r) : (tensor<4x?xf32>, tensor<2xindex>) -> tensor<4x?xf32>
  %2 = tensor.reshape %k(%r) : (tensor<2xi32>, tensor<2xindex>) -> tensor<1x2xi32>
  return %0, %1, %2 : tensor<4x?xf32>, tensor<4x?xf32>, tensor<1x2xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?xf32>, %arg1: tensor<4x?xf32>, %arg2: tensor<2xindex>) -> (tensor<4x?xf32>, tensor<4x?xf32>, tensor<1x2xi32>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %cst = arith.constant dense<[1, 2]> : tensor<2xi32>
// CHECK-NEXT:     %dim = tensor.dim %arg1, %c1 : tensor<4x?xf32>
// CHECK-NEXT:     %from_elements = tensor.from_elements %c4, %dim : tensor<2xindex>
// CHECK-NEXT:     %reshape = tensor.reshape %arg0(%from_elements) : (tensor<4x?xf32>, tensor<2xindex>) -> tensor<4x?xf32>
// CHECK-NEXT:     %reshape_0 = tensor.reshape %arg0(%arg2) : (tensor<4x?xf32>, tensor<2xindex>) -> tensor<4x?xf32>
// CHECK-NEXT:     %reshape_1 = tensor.reshape %cst(%arg2) : (tensor<2xi32>, tensor<2xindex>) -> tensor<1x2xi32>
// CHECK-NEXT:     return %reshape, %reshape_0, %reshape_1 : tensor<4x?xf32>, tensor<4x?xf32>, tensor<1x2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A smaller expansion: its extents are computed from the source.
func.func @expand_less(%t: tensor<?xi8>, %n: index) -> (tensor<?x2xi8>, tensor<?x1xi8>) {
  %0 = tensor.expand_shape %t [[0, 1, 2]] output_shape [%n, 2, 1]
      : tensor<?xi8> into tensor<?x2x1xi8>
  %1 = tensor.collapse_shape %0 [[0], [1, 2]] : tensor<?x2x1xi8> into tensor<?x2xi8>
  %2 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<?x2x1xi8> into tensor<?x1xi8>
  return %1, %2 : tensor<?x2xi8>, tensor<?x1xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @expand_less(%arg0: tensor<?xi8>, %arg1: index) -> (tensor<?x2xi8>, tensor<?x1xi8>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [%arg1, 2] : tensor<?xi8> into tensor<?x2xi8>
// CHECK-NEXT:     %0 = arith.muli %arg1, %c2 : index
// CHECK-NEXT{LITERAL}:     %expanded_0 = tensor.expand_shape %arg0 [[0, 1]] output_shape [%0, 1] : tensor<?xi8> into tensor<?x1xi8>
// CHECK-NEXT:     return %expanded, %expanded_0 : tensor<?x2xi8>, tensor<?x1xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @expand_less_with_other_dimensions(%t: tensor<?x?xi8>, %n: index, %m: index)
    -> tensor<?x?x2xi8> {
  %0 = tensor.expand_shape %t [[0], [1, 2, 3]] output_shape [%n, %m, 1, 2]
      : tensor<?x?xi8> into tensor<?x?x1x2xi8>
  %1 = tensor.collapse_shape %0 [[0], [1, 2], [3]] : tensor<?x?x1x2xi8> into tensor<?x?x2xi8>
  return %1 : tensor<?x?x2xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @expand_less_with_other_dimensions(%arg0: tensor<?x?xi8>, %arg1: index, %arg2: index) -> tensor<?x?x2xi8> {
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg0 [[0], [1, 2]] output_shape [%arg1, %arg2, 2] : tensor<?x?xi8> into tensor<?x?x2xi8>
// CHECK-NEXT:     return %expanded : tensor<?x?x2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Of two reshapes the first goes, even if the second gives what it is given.
func.func @reshape_of_reshape_to_the_same(%t: tensor<?x1xf32>, %s: tensor<1xi32>, %r: tensor<1xi32>)
    -> tensor<?xf32> {
  %0 = tensor.reshape %t(%s) : (tensor<?x1xf32>, tensor<1xi32>) -> tensor<?xf32>
  %1 = tensor.reshape %0(%r) : (tensor<?xf32>, tensor<1xi32>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @reshape_of_reshape_to_the_same(%arg0: tensor<?x1xf32>, %arg1: tensor<1xi32>, %arg2: tensor<1xi32>) -> tensor<?xf32> {
// CHECK-NEXT:     %reshape = tensor.reshape %arg0(%arg2) : (tensor<?x1xf32>, tensor<1xi32>) -> tensor<?xf32>
// CHECK-NEXT:     return %reshape : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
