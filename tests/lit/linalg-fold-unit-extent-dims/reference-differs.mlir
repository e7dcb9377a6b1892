// RUN: pyopt %s --linalg-fold-unit-extent-dims --split-input-file | FileCheck %s
// RUN: pyopt %s --linalg-fold-unit-extent-dims=use-rank-reducing-slices --split-input-file | FileCheck %s --check-prefix=SLICES

// Constants among the numbers of a pad whose type does not know what they say. The reference takes them for numbers all
// the same: its result is of another type, which does not verify, or a scalar that becomes a tensor of unknown extent.

func.func @pad_by_constant(%t: tensor<1x8xi32>, %v: i32) -> tensor<1x?xi32> {
  %c1 = arith.constant 1 : index
  %0 = tensor.pad %t low[0, 0] high[0, %c1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : i32
  } : tensor<1x8xi32> to tensor<1x?xi32>
  return %0 : tensor<1x?xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pad_by_constant(%arg0: tensor<1x8xi32>, %arg1: i32) -> tensor<1x?xi32> {
// CHECK-NEXT:     %c9 = arith.constant 9 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<1x8xi32> into tensor<8xi32>
// CHECK-NEXT:     %padded = tensor.pad %collapsed low[0] high[%c1] {
// CHECK-NEXT:     ^bb0(%arg2: index):
// CHECK-NEXT:       tensor.yield %arg1 : i32
// CHECK-NEXT:     } : tensor<8xi32> to tensor<?xi32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %padded [[0, 1]] output_shape [1, %c9] : tensor<?xi32> into tensor<1x?xi32>
// CHECK-NEXT:     return %expanded : tensor<1x?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SLICES: module {
// SLICES-NEXT:   func.func @pad_by_constant(%arg0: tensor<1x8xi32>, %arg1: i32) -> tensor<1x?xi32> {
// SLICES-NEXT:     %c9 = arith.constant 9 : index
// SLICES-NEXT:     %c1 = arith.constant 1 : index
// SLICES-NEXT:     %extracted_slice = tensor.extract_slice %arg0[0, 0] [1, 8] [1, 1] : tensor<1x8xi32> to tensor<8xi32>
// SLICES-NEXT:     %padded = tensor.pad %extracted_slice low[0] high[%c1] {
// SLICES-NEXT:     ^bb0(%arg2: index):
// SLICES-NEXT:       tensor.yield %arg1 : i32
// SLICES-NEXT:     } : tensor<8xi32> to tensor<?xi32>
// SLICES-NEXT:     %0 = tensor.empty() : tensor<1x9xi32>
// SLICES-NEXT:     %cast = tensor.cast %0 : tensor<1x9xi32> to tensor<1x?xi32>
// SLICES-NEXT:     %inserted_slice = tensor.insert_slice %padded into %cast[0, 0] [1, %c9] [1, 1] : tensor<?xi32> into tensor<1x?xi32>
// SLICES-NEXT:     return %inserted_slice : tensor<1x?xi32>
// SLICES-NEXT:   }
// SLICES-NEXT: }

// -----

func.func @pad_by_nothing(%t: tensor<1xf32>, %v: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.pad %t low[%c0] high[0] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<1xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pad_by_nothing(%arg0: tensor<1xf32>, %arg1: f32) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %padded = tensor.pad %arg0 low[%c0] high[0] {
// CHECK-NEXT:     ^bb0(%arg2: index):
// CHECK-NEXT:       tensor.yield %arg1 : f32
// CHECK-NEXT:     } : tensor<1xf32> to tensor<?xf32>
// CHECK-NEXT:     return %padded : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SLICES: module {
// SLICES-NEXT:   func.func @pad_by_nothing(%arg0: tensor<1xf32>, %arg1: f32) -> tensor<?xf32> {
// SLICES-NEXT:     %c0 = arith.constant 0 : index
// SLICES-NEXT:     %padded = tensor.pad %arg0 low[%c0] high[0] {
// SLICES-NEXT:     ^bb0(%arg2: index):
// SLICES-NEXT:       tensor.yield %arg1 : f32
// SLICES-NEXT:     } : tensor<1xf32> to tensor<?xf32>
// SLICES-NEXT:     return %padded : tensor<?xf32>
// SLICES-NEXT:   }
// SLICES-NEXT: }
