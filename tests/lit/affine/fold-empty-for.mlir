// RUN: pyopt %s --split-input-file --arith-expand | FileCheck %s
// RUN: pyopt %s --split-input-file --canonicalize | FileCheck %s

// Empty loops that give values are folded, by any pass that folds.
func.func @constant_trip_count(%arg0: index, %arg1: vector<4xi32>, %arg2: vector<4xi32>)
    -> vector<4xi32> {
  %0 = affine.for %arg3 = -8 to 3 iter_args(%arg4 = %arg1) -> (vector<4xi32>) {
    affine.yield %arg2 : vector<4xi32>
  }
  return %0 : vector<4xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @constant_trip_count(%arg0: index, %arg1: vector<4xi32>, %arg2: vector<4xi32>) -> vector<4xi32> {
// CHECK-NEXT:     return %arg2 : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @yield_counter(%a: index, %b: index) -> index {
  %0 = affine.for %i = -8 to 3 iter_args(%x = %a) -> (index) {
    affine.yield %i : index
  }
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @yield_counter(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT:     %0 = affine.for %arg2 = -8 to 3 iter_args(%arg3 = %arg0) -> (index) {
// CHECK-NEXT:       affine.yield %arg2 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @one_trip(%a: index, %b: index) -> index {
  %0 = affine.for %i = 2 to 3 iter_args(%x = %a) -> (index) {
    affine.yield %i : index
  }
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @one_trip(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT:     %0 = affine.for %arg2 = 2 to 3 iter_args(%arg3 = %arg0) -> (index) {
// CHECK-NEXT:       affine.yield %arg2 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @no_trip(%a: index, %b: index) -> index {
  %0 = affine.for %i = 3 to 3 iter_args(%x = %a) -> (index) {
    affine.yield %b : index
  }
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @no_trip(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unknown(%a: index, %b: index) -> (index, index) {
  %0, %1 = affine.for %i = 3 to %a iter_args(%x = %a, %y = %b) -> (index, index) {
    affine.yield %x, %y : index, index
  }
  return %0, %1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @unknown(%arg0: index, %arg1: index) -> (index, index) {
// CHECK-NEXT:     return %arg0, %arg1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unknown2(%a: index, %b: index) -> (index, index) {
  %0, %1 = affine.for %i = 3 to %a iter_args(%x = %a, %y = %b) -> (index, index) {
    affine.yield %y, %x : index, index
  }
  return %0, %1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @unknown2(%arg0: index, %arg1: index) -> (index, index) {
// CHECK-NEXT:     %0:2 = affine.for %arg2 = 3 to %arg0 iter_args(%arg3 = %arg0, %arg4 = %arg1) -> (index, index) {
// CHECK-NEXT:       affine.yield %arg4, %arg3 : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0, %0#1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unknown3(%a: index, %b: index) -> (index, index) {
  %0, %1 = affine.for %i = 3 to %a iter_args(%x = %a, %y = %b) -> (index, index) {
    affine.yield %x, %b : index, index
  }
  return %0, %1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @unknown3(%arg0: index, %arg1: index) -> (index, index) {
// CHECK-NEXT:     %0:2 = affine.for %arg2 = 3 to %arg0 iter_args(%arg3 = %arg0, %arg4 = %arg1) -> (index, index) {
// CHECK-NEXT:       affine.yield %arg3, %arg1 : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0, %0#1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @swap(%a: index, %b: index) -> (index, index) {
  %0, %1 = affine.for %i = 3 to 8 iter_args(%x = %a, %y = %b) -> (index, index) {
    affine.yield %y, %x : index, index
  }
  return %0, %1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @swap(%arg0: index, %arg1: index) -> (index, index) {
// CHECK-NEXT:     %0:2 = affine.for %arg2 = 3 to 8 iter_args(%arg3 = %arg0, %arg4 = %arg1) -> (index, index) {
// CHECK-NEXT:       affine.yield %arg4, %arg3 : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0, %0#1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
