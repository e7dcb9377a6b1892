// RUN: pyopt %s --scf-for-loop-peeling=reference-exact=true --split-input-file --allow-unregistered-dialect | FileCheck %s

// All bounds are values.
func.func @values(%m: index, %n: index, %s: index) {
  scf.for %i = %m to %n step %s {
    %0 = affine.min affine_map<(d0)[s0, s1] -> (s1, s0 - d0)>(%i)[%n, %s]
    %1 = affine.max affine_map<(d0)[s0, s1] -> (-s1, d0 - s0)>(%i)[%n, %s]
    %2 = affine.min affine_map<(d0)[s0, s1] -> (s1 + 1, s0 - d0)>(%i)[%n, %s]
    %3 = affine.min affine_map<(d0)[s0, s1] -> (s1, s0 - d0, d0)>(%i)[%n, %s]
    "use"(%0, %1, %2, %3) : (index, index, index, index) -> ()
  }
  return
}

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (-s0)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0, s1] -> (s1 + 1, -d0 + s0)>
// CHECK-NEXT: #map3 = affine_map<(d0)[s0, s1] -> (s1, -d0 + s0, d0)>
// CHECK-NEXT: #map4 = affine_map<(d0)[s0] -> (-d0 + s0)>
// CHECK-NEXT: #map5 = affine_map<(d0)[s0] -> (d0 - s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @values(%arg0: index, %arg1: index, %arg2: index) {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg0, %arg1, %arg2]
// CHECK-NEXT:     scf.for %arg3 = %arg0 to %0 step %arg2 {
// CHECK-NEXT:       %1 = affine.apply #map1()[%arg2]
// CHECK-NEXT:       %2 = affine.min #map2(%arg3)[%arg1, %arg2]
// CHECK-NEXT:       %3 = affine.min #map3(%arg3)[%arg1, %arg2]
// CHECK-NEXT:       "use"(%arg2, %1, %2, %3) : (index, index, index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg3 = %0 to %arg1 step %arg2 {
// CHECK-NEXT:       %1 = affine.apply #map4(%arg3)[%arg1]
// CHECK-NEXT:       %2 = affine.apply #map5(%arg3)[%arg1]
// CHECK-NEXT:       %3 = affine.apply #map4(%arg3)[%arg1]
// CHECK-NEXT:       %4 = affine.min #map3(%arg3)[%arg1, %arg2]
// CHECK-NEXT:       "use"(%1, %2, %3, %4) : (index, index, index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The steps are known to end at the upper bound, or do not count up; with affine.apply that takes some arithmetic, which
// only succeeds for the first of these.
func.func @whole(%m: index, %n: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %minus = arith.constant -2 : index
  scf.for %i = %m to %n step %c1 {
    "use"(%i) : (index) -> ()
  }
  scf.for %i = %c0 to %c16 step %c4 {
    "use"(%i) : (index) -> ()
  }
  %four = affine.apply affine_map<()[s0] -> (s0 * 4)>()[%n]
  scf.for %i = %c0 to %four step %c4 {
    "use"(%i) : (index) -> ()
  }
  %more = affine.apply affine_map<()[s0] -> (s0 * 4 + 1)>()[%n]
  scf.for %i = %c0 to %more step %c4 {
    "use"(%i) : (index) -> ()
  }
  %two = affine.apply affine_map<()[s0, s1] -> (s0 + s1 * 2)>()[%m, %s]
  scf.for %i = %m to %two step %s {
    "use"(%i) : (index) -> ()
  }
  scf.for %i = %c0 to %n step %minus {
    "use"(%i) : (index) -> ()
  }
  scf.for %i = %c0 to %n step %c0 {
    "use"(%i) : (index) -> ()
  }
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 4)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 * 4 + 1)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
// CHECK-NEXT: #map3 = affine_map<()[s0, s1] -> (s0 + s1 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @whole(%arg0: index, %arg1: index, %arg2: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %c-2 = arith.constant -2 : index
// CHECK-NEXT:     scf.for %arg3 = %arg0 to %arg1 step %c1 {
// CHECK-NEXT:       "use"(%arg3) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c16 step %c4 {
// CHECK-NEXT:       "use"(%arg3) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1]
// CHECK-NEXT:     scf.for %arg3 = %c0 to %0 step %c4 {
// CHECK-NEXT:       "use"(%arg3) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = affine.apply #map1()[%arg1]
// CHECK-NEXT:     %2 = affine.apply #map2()[%c0, %1, %c4]
// CHECK-NEXT:     scf.for %arg3 = %c0 to %2 step %c4 {
// CHECK-NEXT:       "use"(%arg3) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg3 = %2 to %1 step %c4 {
// CHECK-NEXT:       "use"(%arg3) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = affine.apply #map3()[%arg0, %arg2]
// CHECK-NEXT:     %4 = affine.apply #map2()[%arg0, %3, %arg2]
// CHECK-NEXT:     scf.for %arg3 = %arg0 to %4 step %arg2 {
// CHECK-NEXT:       "use"(%arg3) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg3 = %4 to %3 step %arg2 {
// CHECK-NEXT:       "use"(%arg3) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg3 = %c0 to %arg1 step %c-2 {
// CHECK-NEXT:       "use"(%arg3) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg3 = %c0 to %arg1 step %c0 {
// CHECK-NEXT:       "use"(%arg3) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
