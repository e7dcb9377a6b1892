// RUN: pyopt %s --shape-inference --split-input-file | FileCheck %s

// What is known inside a region is never said by a result of the op around it, though both are the same shape.

func.func @assuming(%w: !shape.witness, %e: tensor<3xindex>) -> (!shape.shape, index) {
  %r:2 = shape.assuming %w -> (!shape.shape, index) {
    %c = arith.constant dense<-128> : tensor<3xindex>
    %s = shape.from_extent_tensor %c : tensor<3xindex>
    %n = shape.num_elements %e : tensor<3xindex> -> index
    shape.assuming_yield %s, %n : !shape.shape, index
  }
  return %r#0, %r#1 : !shape.shape, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @assuming(%arg0: !shape.witness, %arg1: tensor<3xindex>) -> (!shape.shape, index) {
// CHECK-NEXT:     %0:2 = shape.assuming %arg0 -> (!shape.shape, index) {
// CHECK-NEXT:       %cst = arith.constant dense<-128> : tensor<3xindex>
// CHECK-NEXT:       %1 = shape.from_extent_tensor %cst : tensor<3xindex>
// CHECK-NEXT:       %2 = shape.num_elements %arg1 : tensor<3xindex> -> index
// CHECK-NEXT:       shape.assuming_yield %1, %2 : !shape.shape, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0, %0#1 : !shape.shape, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
