// RUN: pyopt %s --canonicalize --allow-unregistered-dialect --split-input-file | FileCheck %s

// affine.for.

// Results of a bound that never decide: the ranges of induction variables say so.
func.func @redundant() {
  affine.for %i = 2 to 8 {
    affine.for %j = max affine_map<(d0) -> (d0 * 4, 3, d0)>(%i)
        to min affine_map<(d0) -> (100, d0 * 4, d0 + 50)>(%i) {
      "test.use"(%j) : (index) -> ()
    }
    affine.for %j = max affine_map<(d0) -> (d0, 3)>(%i)
        to min affine_map<(d0) -> (30, d0 * 4)>(%i) {
      "test.use"(%j) : (index) -> ()
    }
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 * 4)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0, 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @redundant() {
// CHECK-NEXT:     affine.for %arg0 = 2 to 8 {
// CHECK-NEXT:       affine.for %arg1 = #map(%arg0) to #map(%arg0) {
// CHECK-NEXT:         "test.use"(%arg1) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.for %arg1 = max #map1(%arg0) to #map(%arg0) {
// CHECK-NEXT:         "test.use"(%arg1) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Equal results side by side; those apart stay, as in the reference.
func.func @repeated(%n: index, %m: index) {
  affine.for %i = max affine_map<()[s0, s1] -> (s0, s0, s1)>()[%n, %m]
      to min affine_map<()[s0, s1] -> (s0, s1, s1)>()[%n, %m] {
    "test.use"(%i) : (index) -> ()
  }
  affine.for %i = max affine_map<()[s0, s1] -> (s0, s1, s0)>()[%n, %m] to 10 {
    "test.use"(%i) : (index) -> ()
  }
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0, s1)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0, s1, s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @repeated(%arg0: index, %arg1: index) {
// CHECK-NEXT:     affine.for %arg2 = max #map()[%arg0, %arg1] to min #map()[%arg0, %arg1] {
// CHECK-NEXT:       "test.use"(%arg2) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg2 = max #map1()[%arg0, %arg1] to 10 {
// CHECK-NEXT:       "test.use"(%arg2) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Those that may not run, or exchange values several times.
func.func @only_yields(%x: f32, %y: f32, %n: index) -> (f32, f32, f32) {
  %0 = affine.for %i = 0 to %n iter_args(%a = %x) -> f32 {
    affine.yield %y : f32
  }
  %1:2 = affine.for %i = 0 to 2 iter_args(%a = %x, %b = %y) -> (f32, f32) {
    affine.yield %b, %a : f32, f32
  }
  %2:2 = affine.for %i = 0 to %n iter_args(%a = %x, %b = %y) -> (f32, f32) {
    affine.yield %b, %a : f32, f32
  }
  return %0, %1#0, %2#0 : f32, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @only_yields(%arg0: f32, %arg1: f32, %arg2: index) -> (f32, f32, f32) {
// CHECK-NEXT:     %0 = affine.for %arg3 = 0 to %arg2 iter_args(%arg4 = %arg0) -> (f32) {
// CHECK-NEXT:       affine.yield %arg1 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %1:2 = affine.for %arg3 = 0 to 2 iter_args(%arg4 = %arg0, %arg5 = %arg1) -> (f32, f32) {
// CHECK-NEXT:       affine.yield %arg5, %arg4 : f32, f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %2:2 = affine.for %arg3 = 0 to %arg2 iter_args(%arg4 = %arg0, %arg5 = %arg1) -> (f32, f32) {
// CHECK-NEXT:       affine.yield %arg5, %arg4 : f32, f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0, %1#0, %2#0 : f32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
