// RUN: pyopt %s --canonicalize --allow-unregistered-dialect --split-input-file | FileCheck %s

// affine.if and affine.parallel.

// Conditions are composed with affine.apply; without one they are canonical, but not simplified.
func.func @condition(%i: index, %n: index) {
  %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
  affine.if affine_set<(d0, d1) : (d0 - d1 >= 0, d0 - d0 + d1 == 0)>(%0, %n) {
    "test.use"() : () -> ()
  }
  affine.if affine_set<(d0, d1, d2) : (d0 - d2 >= 0, d0 - (d0 + d2) >= 0)>(%i, %n, %i) {
    "test.use"() : () -> ()
  }
  return
}

// CHECK: #set = affine_set<()[s0, s1] : (s0 - s1 + 1 >= 0, s1 == 0)>
// CHECK-NEXT: #set1 = affine_set<()[s0] : (0 >= 0, -s0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @condition(%arg0: index, %arg1: index) {
// CHECK-NEXT:     affine.if #set()[%arg0, %arg1] {
// CHECK-NEXT:       "test.use"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.if #set1()[%arg0] {
// CHECK-NEXT:       "test.use"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The conditions 0 == 0 and 1 == 0.
func.func @trivial(%i: index, %x: f32, %y: f32) -> (f32, f32) {
  affine.if affine_set<() : (0 == 0)>() {
    "test.use"() : () -> ()
  } else {
    "test.other"() : () -> ()
  }
  affine.if affine_set<() : (1 == 0)>() {
    "test.use"() : () -> ()
  } else {
    "test.other"() : () -> ()
  }
  affine.if affine_set<() : (1 == 0)>() {
    "test.use"() : () -> ()
  }
  %0 = affine.if affine_set<(d0) : (0 == 0)>(%i) -> f32 {
    affine.yield %x : f32
  } else {
    affine.yield %y : f32
  }
  %1 = affine.if affine_set<(d0) : (1 == 0)>(%i) -> f32 {
    affine.yield %x : f32
  } else {
    affine.yield %y : f32
  }
  return %0, %1 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @trivial(%arg0: index, %arg1: f32, %arg2: f32) -> (f32, f32) {
// CHECK-NEXT:     "test.use"() : () -> ()
// CHECK-NEXT:     "test.other"() : () -> ()
// CHECK-NEXT:     return %arg1, %arg2 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Other conditions that are always true, or never, are not decided.
func.func @not_trivial(%i: index) {
  affine.if affine_set<() : (1 >= 0)>() {
    "test.use"() : () -> ()
  }
  affine.if affine_set<() : (0 == 0, 0 == 0)>() {
    "test.use"() : () -> ()
  }
  affine.if affine_set<() : (-1 >= 0)>() {
    "test.use"() : () -> ()
  }
  affine.if affine_set<() : (2 == 0)>() {
    "test.use"() : () -> ()
  }
  return
}

// CHECK: #set = affine_set<() : (1 >= 0)>
// CHECK-NEXT: #set1 = affine_set<() : (0 == 0, 0 == 0)>
// CHECK-NEXT: #set2 = affine_set<() : (-1 >= 0)>
// CHECK-NEXT: #set3 = affine_set<() : (2 == 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @not_trivial(%arg0: index) {
// CHECK-NEXT:     affine.if #set() {
// CHECK-NEXT:       "test.use"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.if #set1() {
// CHECK-NEXT:       "test.use"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.if #set2() {
// CHECK-NEXT:       "test.use"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.if #set3() {
// CHECK-NEXT:       "test.use"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Bounds of parallel loops are composed and canonical.
func.func @parallel(%n: index) {
  %c7 = arith.constant 7 : index
  affine.for %i = 0 to 10 {
    %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%n]
    affine.parallel (%j, %k) = (%0, max(%i, 2)) to (min(%0 * 2, %n), %c7) {
      "test.use"(%j, %k) : (index, index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @parallel(%arg0: index) {
// CHECK-NEXT:     affine.for %arg1 = 0 to 10 {
// CHECK-NEXT:       affine.parallel (%arg2, %arg3) = (%arg1 + symbol(%arg0), max(%arg1, 2)) to (min(%arg1 * 2 + symbol(%arg0) * 2, symbol(%arg0)), 7) {
// CHECK-NEXT:         "test.use"(%arg2, %arg3) : (index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
