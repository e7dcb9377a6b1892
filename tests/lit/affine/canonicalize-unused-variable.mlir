// RUN: pyopt --canonicalize --split-input-file %s | FileCheck %s

// The loop's number goes to a result that nobody uses.
func.func @unused(%x: index, %y: index) -> index {
  %0:2 = affine.for %i = 2 to 10 iter_args(%p = %y, %q = %x) -> (index, index) {
    affine.yield %x, %i : index, index
  }
  return %0#0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @unused(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// It may not run at all.
func.func @unknown_trips(%x: index, %y: index, %n: index) -> index {
  %0:2 = affine.for %i = 2 to %n iter_args(%p = %y, %q = %x) -> (index, index) {
    affine.yield %x, %i : index, index
  }
  return %0#0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @unknown_trips(%arg0: index, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT:     %0:2 = affine.for %arg3 = 2 to %arg2 iter_args(%arg4 = %arg1, %arg5 = %arg0) -> (index, index) {
// CHECK-NEXT:       affine.yield %arg0, %arg3 : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
