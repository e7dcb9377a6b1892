// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// A basis that is not positive is no number of the op: the reference makes it one, which the verifier rejects.
func.func @zero(%x: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %0:2 = affine.delinearize_index %x into (4, %c0) : index, index
  return %0#0, %0#1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @zero(%arg0: index) -> (index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0:2 = affine.delinearize_index %arg0 into (4, %c0) : index, index
// CHECK-NEXT:     return %0#0, %0#1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Poison is no number, either.
func.func @poison() -> index {
  %0 = ub.poison : index
  %1:2 = affine.delinearize_index %0 into (5) : index, index
  return %1#1 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @poison() -> index {
// CHECK-NEXT:     %0 = ub.poison : index
// CHECK-NEXT:     %1:2 = affine.delinearize_index %0 into (5) : index, index
// CHECK-NEXT:     return %1#1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
