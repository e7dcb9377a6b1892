// RUN: pyopt %s --linalg-fold-unit-extent-dims --split-input-file | FileCheck %s
// RUN: pyopt %s --linalg-fold-unit-extent-dims=use-rank-reducing-slices --split-input-file | FileCheck %s --check-prefix=SLICES

// Constants among the numbers of a pad whose type does not know what they say. The reference takes them for numbers all
// the same: its result is of another type, which does not verify, or a scalar that becomes a tensor of unknown extent.

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
