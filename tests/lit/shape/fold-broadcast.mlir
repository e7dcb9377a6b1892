// RUN: pyopt --split-input-file --sccp %s | FileCheck %s

// The broadcast of any number of constants is folded, one after the other, where the result's type has their rank.
func.func @known() -> (!shape.shape, tensor<2xindex>, !shape.shape, !shape.shape) {
  %a = shape.const_shape [1, 3] : !shape.shape
  %b = shape.const_shape [4, 3] : !shape.shape
  %c = shape.const_shape [3] : tensor<1xindex>
  %d = shape.const_shape [2, 1, 1] : tensor<3xindex>
  %e = shape.const_shape [2, 1] : tensor<2xindex>
  %0 = shape.broadcast %a, %b, %b : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
  %1 = shape.broadcast %c, %e, %c
      : tensor<1xindex>, tensor<2xindex>, tensor<1xindex> -> tensor<2xindex>
  %2 = shape.broadcast %c, %a, %d, %b {error = "none"}
      : tensor<1xindex>, !shape.shape, tensor<3xindex>, !shape.shape -> !shape.shape
  %3 = shape.broadcast %a, %a, %a : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
  return %0, %1, %2, %3 : !shape.shape, tensor<2xindex>, !shape.shape, !shape.shape
}

// CHECK: module {
// CHECK-NEXT:   func.func @known() -> (!shape.shape, tensor<2xindex>, !shape.shape, !shape.shape) {
// CHECK-NEXT:     %0 = shape.const_shape [2, 4, 3] : !shape.shape
// CHECK-NEXT:     %1 = shape.const_shape [2, 3] : tensor<2xindex>
// CHECK-NEXT:     %2 = shape.const_shape [2, 1] : tensor<2xindex>
// CHECK-NEXT:     %3 = shape.const_shape [2, 1, 1] : tensor<3xindex>
// CHECK-NEXT:     %4 = shape.const_shape [3] : tensor<1xindex>
// CHECK-NEXT:     %5 = shape.const_shape [4, 3] : !shape.shape
// CHECK-NEXT:     %6 = shape.const_shape [1, 3] : !shape.shape
// CHECK-NEXT:     return %5, %1, %0, %6 : !shape.shape, tensor<2xindex>, !shape.shape, !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A scalar has no extents, and an extent of 0 goes with 1.
func.func @empty() -> (!shape.shape, !shape.shape) {
  %a = shape.const_shape [] : !shape.shape
  %b = shape.const_shape [2, 0] : !shape.shape
  %c = shape.const_shape [2, 1] : !shape.shape
  %0 = shape.broadcast %a, %b, %c : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
  %1 = shape.broadcast %a, %a, %a : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
  return %0, %1 : !shape.shape, !shape.shape
}

// CHECK: module {
// CHECK-NEXT:   func.func @empty() -> (!shape.shape, !shape.shape) {
// CHECK-NEXT:     %0 = shape.const_shape [2, 1] : !shape.shape
// CHECK-NEXT:     %1 = shape.const_shape [2, 0] : !shape.shape
// CHECK-NEXT:     %2 = shape.const_shape [] : !shape.shape
// CHECK-NEXT:     return %1, %2 : !shape.shape, !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near misses: extents that do not go together, whichever operand has them, and an operand that is not known.
func.func @stay(%s: !shape.shape) -> (!shape.shape, !shape.shape, !shape.shape) {
  %a = shape.const_shape [5, 3] : !shape.shape
  %b = shape.const_shape [4, 3] : !shape.shape
  %c = shape.const_shape [3] : !shape.shape
  %0 = shape.broadcast %a, %c, %b {error = "first"}
      : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
  %1 = shape.broadcast %c, %a, %b {error = "last"}
      : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
  %2 = shape.broadcast %a, %c, %s : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
  return %0, %1, %2 : !shape.shape, !shape.shape, !shape.shape
}

// CHECK: module {
// CHECK-NEXT:   func.func @stay(%arg0: !shape.shape) -> (!shape.shape, !shape.shape, !shape.shape) {
// CHECK-NEXT:     %0 = shape.const_shape [3] : !shape.shape
// CHECK-NEXT:     %1 = shape.const_shape [4, 3] : !shape.shape
// CHECK-NEXT:     %2 = shape.const_shape [5, 3] : !shape.shape
// CHECK-NEXT:     %3 = shape.broadcast %2, %0, %1 {error = "first"} : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     %4 = shape.broadcast %0, %2, %1 {error = "last"} : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     %5 = shape.broadcast %2, %0, %arg0 : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     return %3, %4, %5 : !shape.shape, !shape.shape, !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
