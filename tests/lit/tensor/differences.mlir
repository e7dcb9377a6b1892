// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// Where pyopt is not the reference: this file is for pyopt only. The reasons are in tests/differential/known_differences.py.

// The padding is not the constant, so the result is no splat. The reference folds it to one.
func.func @pack_of_splat_with_unknown_padding(%d: tensor<4x4x2x4xf32>, %f: f32)
    -> tensor<4x4x2x4xf32> {
  %k = arith.constant dense<1.0> : tensor<7x15xf32>
  %0 = linalg.pack %k padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d
      : tensor<7x15xf32> -> tensor<4x4x2x4xf32>
  return %0 : tensor<4x4x2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pack_of_splat_with_unknown_padding(%arg0: tensor<4x4x2x4xf32>, %arg1: f32) -> tensor<4x4x2x4xf32> {
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : tensor<7x15xf32>
// CHECK-NEXT:     %pack = linalg.pack %cst padding_value(%arg1 : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %arg0 : tensor<7x15xf32> -> tensor<4x4x2x4xf32>
// CHECK-NEXT:     return %pack : tensor<4x4x2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A smaller expansion: its extents are products of those that the larger one is given.
func.func @dynamic_collapse_of_expand(%s: tensor<?xf32>, %n: index, %m: index)
    -> tensor<?x?x2xf32> {
  %a = tensor.expand_shape %s [[0, 1, 2, 3]] output_shape [%n, %m, 1, 2]
      : tensor<?xf32> into tensor<?x?x1x2xf32>
  %0 = tensor.collapse_shape %a [[0], [1], [2, 3]] : tensor<?x?x1x2xf32> into tensor<?x?x2xf32>
  return %0 : tensor<?x?x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dynamic_collapse_of_expand(%arg0: tensor<?xf32>, %arg1: index, %arg2: index) -> tensor<?x?x2xf32> {
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg0 [[0, 1, 2]] output_shape [%arg1, %arg2, 2] : tensor<?xf32> into tensor<?x?x2xf32>
// CHECK-NEXT:     return %expanded : tensor<?x?x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The dropped dimension is the last one. The reference takes another one for it when it makes the size static.
func.func @constant_size_and_dropped_dimension(%t: tensor<2x1x1x2x1xf32>, %j: index)
    -> tensor<2x1x?xf32> {
  %c2 = arith.constant 2 : index
  %0 = tensor.extract_slice %t[0, %j, 0, 0, 0] [2, 1, 1, %c2, 1] [1, 1, 1, 1, 1]
      : tensor<2x1x1x2x1xf32> to tensor<2x1x?xf32>
  return %0 : tensor<2x1x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @constant_size_and_dropped_dimension(%arg0: tensor<2x1x1x2x1xf32>, %arg1: index) -> tensor<2x1x?xf32> {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[0, %arg1, 0, 0, 0] [2, 1, 1, 2, 1] [1, 1, 1, 1, 1] : tensor<2x1x1x2x1xf32> to tensor<2x1x2xf32>
// CHECK-NEXT:     %cast = tensor.cast %extracted_slice : tensor<2x1x2xf32> to tensor<2x1x?xf32>
// CHECK-NEXT:     return %cast : tensor<2x1x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Two extents of a group are not known: the reference divides by the mark of a dynamic extent.
func.func @two_unknown_extents(%t: tensor<?xf32>, %a: index, %b: index) -> index {
  %c0 = arith.constant 0 : index
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [%a, %b] : tensor<?xf32> into tensor<?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_unknown_extents(%arg0: tensor<?xf32>, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [%arg1, %arg2] : tensor<?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     %dim = tensor.dim %expanded, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The reference has no elements of unranked tensors. A cast goes if there are as many indices as dimensions.
func.func @unranked(%t: tensor<4x?xi32>, %i: index) -> (i32, i32) {
  %0 = tensor.cast %t : tensor<4x?xi32> to tensor<*xi32>
  %1 = tensor.extract %0[%i, %i] : tensor<*xi32>
  %2 = tensor.extract %0[%i] : tensor<*xi32>
  return %1, %2 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @unranked(%arg0: tensor<4x?xi32>, %arg1: index) -> (i32, i32) {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<4x?xi32> to tensor<*xi32>
// CHECK-NEXT:     %extracted = tensor.extract %arg0[%arg1, %arg1] : tensor<4x?xi32>
// CHECK-NEXT:     %extracted_0 = tensor.extract %cast[%arg1] : tensor<*xi32>
// CHECK-NEXT:     return %extracted, %extracted_0 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
