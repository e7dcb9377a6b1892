// RUN: pyopt %s --shape-inference --allow-unregistered-dialect --split-input-file | FileCheck %s

// Unranked becomes ranked.

// Two ranks meet in a block: none.

func.func @two_ranks(%c: i1, %a: tensor<4xf32>, %b: tensor<4x4xf32>) -> tensor<*xf32> {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<*xf32>
  %1 = tensor.cast %b : tensor<4x4xf32> to tensor<*xf32>
  cf.cond_br %c, ^bb1(%0 : tensor<*xf32>), ^bb1(%1 : tensor<*xf32>)
^bb1(%x: tensor<*xf32>):
  %3 = math.exp %x : tensor<*xf32>
  return %3 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_ranks(%arg0: i1, %arg1: tensor<4xf32>, %arg2: tensor<4x4xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg1 : tensor<4xf32> to tensor<*xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %arg2 : tensor<4x4xf32> to tensor<*xf32>
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1(%cast : tensor<*xf32>), ^bb1(%cast_0 : tensor<*xf32>)
// CHECK-NEXT:   ^bb1(%0: tensor<*xf32>):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     %1 = math.exp %0 : tensor<*xf32>
// CHECK-NEXT:     return %1 : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
