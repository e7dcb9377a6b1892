// RUN: pyopt %s --scf-for-loop-canonicalization --split-input-file --allow-unregistered-dialect | FileCheck %s

// The ranges of two loops, one of them parallel.
func.func @two_loops() {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %c2) step (%c2, %c2) {
    scf.forall (%k) = (0) to (4) step (1) {
      %less = affine.min affine_map<(d0, d1) -> (d0 + d1, 16)>(%i, %k)
      %more = affine.max affine_map<(d0, d1) -> (d0 - d1, 6)>(%i, %k)
      %open = affine.max affine_map<(d0, d1) -> (d0 - d1, 5)>(%i, %k)
      %none = affine.min affine_map<(d0, d1) -> (d0, d1 floordiv 2)>(%j, %k)
      "use"(%less, %more, %open, %none) : (index, index, index, index) -> ()
    }
  }
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0 - d1, 5)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @two_loops() {
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     scf.parallel (%arg0, %arg1) = (%c0, %c0) to (%c8, %c2) step (%c2, %c2) {
// CHECK-NEXT:       scf.forall (%arg2) in (4) {
// CHECK-NEXT:         %0 = affine.apply #map(%arg0, %arg2)
// CHECK-NEXT:         %1 = affine.max #map1(%arg0, %arg2)
// CHECK-NEXT:         "use"(%0, %c6, %1, %c0) : (index, index, index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A step that is not constant says nothing. In a loop that never runs anything holds.
func.func @unknown_step(%m: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c8 step %s {
    %size = affine.min affine_map<(d0) -> (1, 8 - d0)>(%i)
    "use"(%size) : (index) -> ()
  }
  scf.for %i = %c8 to %c0 step %c4 {
    %size = affine.min affine_map<(d0) -> (4, 8 - d0)>(%i)
    "use"(%size) : (index) -> ()
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (1, -d0 + 8)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @unknown_step(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.for %arg2 = %c0 to %c8 step %arg1 {
// CHECK-NEXT:       %0 = affine.min #map(%arg2)
// CHECK-NEXT:       "use"(%0) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg2 = %c8 to %c0 step %c4 {
// CHECK-NEXT:       "use"(%c0) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Products and quotients by values are not linear.
func.func @not_linear(%a: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = affine.min affine_map<(d0)[s0] -> (d0 * s0, d0 floordiv s0)>(%i)[%a]
    %1 = affine.min affine_map<(d0)[s0] -> (d0 * 2 + 1, d0 * 2)>(%i)[%a]
    %2 = affine.max affine_map<(d0)[s0] -> (d0 mod 4, 3)>(%i)[%a]
    "use"(%0, %1, %2) : (index, index, index) -> ()
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 * s0, d0 floordiv s0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @not_linear(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg2 = %c0 to %arg1 step %c1 {
// CHECK-NEXT:       %0 = affine.min #map(%arg2)[%arg0]
// CHECK-NEXT:       %1 = affine.apply #map1(%arg2)
// CHECK-NEXT:       "use"(%0, %1, %c3) : (index, index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What is folded on the way: results of constants alone.
func.func @folds(%a: index, %b: index) {
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %0 = affine.min affine_map<()[s0, s1] -> (s0, s1 + 2)>()[%a, %c3]
  %1 = affine.max affine_map<()[s0, s1] -> (s0, s1 + 2)>()[%c8, %c3]
  %2 = affine.min affine_map<(d0)[s0] -> (d0)>(%a)[%b]
  %3 = affine.max affine_map<()[s0, s1] -> (s1 floordiv 0, s0)>()[%a, %c3]
  "use"(%0, %1, %2, %3) : (index, index, index, index) -> ()
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0, 5)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s1 floordiv 0, s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @folds(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %0 = affine.min #map()[%arg0, %c3]
// CHECK-NEXT:     %1 = affine.max #map1()[%arg0, %c3]
// CHECK-NEXT:     "use"(%0, %c8, %arg0, %1) : (index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
