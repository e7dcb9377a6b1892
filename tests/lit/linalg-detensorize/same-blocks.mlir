// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(linalg-detensorize{aggressive-mode=true}))" | FileCheck %s

// The reference crashes where the first block has become the same as another one.
func.func @same(%a: tensor<i32>, %b: tensor<4xi1>, %c: i1) -> tensor<i32> {
  cf.cond_br %c, ^bb1(%b, %c : tensor<4xi1>, i1), ^bb2
^bb1(%d: tensor<4xi1>, %e: i1):
  cf.cond_br %c, ^bb1(%d, %c : tensor<4xi1>, i1), ^bb2
^bb2:
  return %a : tensor<i32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @same(%arg0: tensor<i32>, %arg1: tensor<4xi1>, %arg2: i1) -> tensor<i32> {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     cf.cond_br %arg2, ^bb1, ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     return %arg0 : tensor<i32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
