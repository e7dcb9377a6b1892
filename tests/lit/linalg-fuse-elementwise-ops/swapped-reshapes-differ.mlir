// RUN: pyopt %s --linalg-fuse-elementwise-ops --allow-unregistered-dialect --split-input-file | FileCheck %s

// Nothing says that the dimension in front of the one without elements is as long as before.
func.func @dynamic_zero(%t: tensor<?x0x8xf32>, %n: index) -> (tensor<?x0x2x4xf32>) {
  %c = tensor.collapse_shape %t [[0, 1], [2]] : tensor<?x0x8xf32> into tensor<?x8xf32>
  %e = tensor.expand_shape %c [[0, 1], [2, 3]] output_shape [%n, 0, 2, 4]
      : tensor<?x8xf32> into tensor<?x0x2x4xf32>
  return %e : tensor<?x0x2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dynamic_zero(%arg0: tensor<?x0x8xf32>, %arg1: index) -> tensor<?x0x2x4xf32> {
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<?x0x8xf32> into tensor<?x8xf32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %collapsed [[0, 1], [2, 3]] output_shape [%arg1, 0, 2, 4] : tensor<?x8xf32> into tensor<?x0x2x4xf32>
// CHECK-NEXT:     return %expanded : tensor<?x0x2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The expansion cannot stand where the reference puts it, behind the source.
func.func @sizes_known_behind_the_pad(%t0: tensor<?x4xf32>, %f: f32, %n: index)
    -> (tensor<?x4x7xf32>) {
  %z = arith.constant 0.0 : f32
  "test.zero"() : () -> ()
  %t = "test.foo"(%t0) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  "test.one"() : () -> ()
  %p = tensor.pad %t low[0, 1] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<?x4xf32> to tensor<?x7xf32>
  %m = "test.two"() : () -> (index)
  %e = tensor.expand_shape %p [[0, 1], [2]] output_shape [%m, 4, 7]
      : tensor<?x7xf32> into tensor<?x4x7xf32>
  "test.three"() : () -> ()
  return %e : tensor<?x4x7xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sizes_known_behind_the_pad(%arg0: tensor<?x4xf32>, %arg1: f32, %arg2: index) -> tensor<?x4x7xf32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     "test.zero"() : () -> ()
// CHECK-NEXT:     %0 = "test.foo"(%arg0) : (tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT:     "test.one"() : () -> ()
// CHECK-NEXT:     %1 = "test.two"() : () -> index
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%1, 4, 4] : tensor<?x4xf32> into tensor<?x4x4xf32>
// CHECK-NEXT:     %padded = tensor.pad %expanded low[0, 0, 1] high[0, 0, 2] {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: index):
// CHECK-NEXT:       tensor.yield %cst : f32
// CHECK-NEXT:     } : tensor<?x4x4xf32> to tensor<?x4x7xf32>
// CHECK-NEXT:     "test.three"() : () -> ()
// CHECK-NEXT:     return %padded : tensor<?x4x7xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An encoding says something of each dimension.
func.func @encoded(%t: tensor<2x3x8xf32, "x">) -> (tensor<6x2x4xf32, "x">) {
  %c = tensor.collapse_shape %t [[0, 1], [2]] : tensor<2x3x8xf32, "x"> into tensor<6x8xf32, "x">
  %e = tensor.expand_shape %c [[0], [1, 2]] output_shape [6, 2, 4]
      : tensor<6x8xf32, "x"> into tensor<6x2x4xf32, "x">
  return %e : tensor<6x2x4xf32, "x">
}

// CHECK: module {
// CHECK-NEXT:   func.func @encoded(%arg0: tensor<2x3x8xf32, "x">) -> tensor<6x2x4xf32, "x"> {
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x3x8xf32, "x"> into tensor<6x8xf32, "x">
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %collapsed [[0], [1, 2]] output_shape [6, 2, 4] : tensor<6x8xf32, "x"> into tensor<6x2x4xf32, "x">
// CHECK-NEXT:     return %expanded : tensor<6x2x4xf32, "x">
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The type of the result does not know what constants say.
func.func @expanded_amounts(%t: tensor<8x4xf32>, %n: index) -> (tensor<2x4x?xf32>) {
  %z = arith.constant 0.0 : f32
  %c1 = arith.constant 1 : index
  %p = tensor.pad %t low[0, %c1] high[0, %c1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<8x4xf32> to tensor<8x?xf32>
  %e = tensor.expand_shape %p [[0, 1], [2]] output_shape [2, 4, %n]
      : tensor<8x?xf32> into tensor<2x4x?xf32>
  return %e : tensor<2x4x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @expanded_amounts(%arg0: tensor<8x4xf32>, %arg1: index) -> tensor<2x4x?xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [2, 4, 4] : tensor<8x4xf32> into tensor<2x4x4xf32>
// CHECK-NEXT:     %padded = tensor.pad %expanded low[0, 0, %c1] high[0, 0, %c1] {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: index):
// CHECK-NEXT:       tensor.yield %cst : f32
// CHECK-NEXT:     } : tensor<2x4x4xf32> to tensor<2x4x?xf32>
// CHECK-NEXT:     return %padded : tensor<2x4x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @collapsed_amounts(%t: tensor<2x4x4xf32>, %n: index) -> (tensor<8x?xf32>) {
  %z = arith.constant 0.0 : f32
  %c1 = arith.constant 1 : index
  %e = tensor.collapse_shape %t [[0, 1], [2]] : tensor<2x4x4xf32> into tensor<8x4xf32>
  %p = tensor.pad %e low[0, %c1] high[0, %c1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<8x4xf32> to tensor<8x?xf32>
  return %p : tensor<8x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @collapsed_amounts(%arg0: tensor<2x4x4xf32>, %arg1: index) -> tensor<8x?xf32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %padded = tensor.pad %arg0 low[0, 0, %c1] high[0, 0, %c1] {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index, %arg4: index):
// CHECK-NEXT:       tensor.yield %cst : f32
// CHECK-NEXT:     } : tensor<2x4x4xf32> to tensor<2x4x?xf32>
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %padded [[0, 1], [2]] : tensor<2x4x?xf32> into tensor<8x?xf32>
// CHECK-NEXT:     return %collapsed : tensor<8x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
