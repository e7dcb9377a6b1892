// RUN: pyopt --canonicalize --split-input-file %s | FileCheck %s

// The loop's number goes to a result, though nobody uses it.
func.func @unused(%x: index, %y: index) -> index {
  %0:2 = affine.for %i = 2 to 10 iter_args(%p = %y, %q = %x) -> (index, index) {
    affine.yield %x, %i : index, index
  }
  return %0#0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @unused(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT:     %0:2 = affine.for %arg2 = 2 to 10 iter_args(%arg3 = %arg1, %arg4 = %arg0) -> (index, index) {
// CHECK-NEXT:       affine.yield %arg0, %arg2 : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0 : index
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

// -----

// Nothing is the loop's number.
func.func @from_outside(%x: index, %y: index) -> index {
  %0 = affine.for %i = 2 to 10 iter_args(%p = %y) -> index {
    affine.yield %x : index
  }
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @from_outside(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The loop has no users at all.
func.func @alone(%x: index, %y: index) {
  %0 = affine.for %i = 2 to 10 iter_args(%p = %y) -> index {
    affine.yield %i : index
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @alone(%arg0: index, %arg1: index) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The result is used.
func.func @used(%x: index, %y: index) -> index {
  %0 = affine.for %i = 2 to 10 iter_args(%p = %y) -> index {
    affine.yield %i : index
  }
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @used(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT:     %0 = affine.for %arg2 = 2 to 10 iter_args(%arg3 = %arg1) -> (index) {
// CHECK-NEXT:       affine.yield %arg2 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// It does not run.
func.func @never_runs(%x: index, %y: index) -> (index, index) {
  %0:2 = affine.for %i = 2 to 2 iter_args(%p = %y, %q = %x) -> (index, index) {
    affine.yield %q, %i : index, index
  }
  return %0#0, %0#1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @never_runs(%arg0: index, %arg1: index) -> (index, index) {
// CHECK-NEXT:     return %arg1, %arg0 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
