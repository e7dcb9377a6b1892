// RUN: pyopt %s --scf-for-loop-peeling=reference-exact=true --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: pyopt %s --scf-for-loop-peeling='skip-partial=false reference-exact=true' --split-input-file --allow-unregistered-dialect | FileCheck %s --check-prefix=ALL

// In a partial iteration nothing is peeled, unless that is asked for.
func.func @outer_first(%m: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %m step %c4 {
    scf.for %j = %c0 to %n step %c4 {
      %0 = affine.min affine_map<(d0)[s0] -> (4, s0 - d0)>(%i)[%m]
      %1 = affine.min affine_map<(d0)[s0] -> (4, s0 - d0)>(%j)[%n]
      "use"(%0, %1) : (index, index) -> ()
    }
  }
  return
}

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0] -> (-d0 + s0)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0] -> (4, -d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @outer_first(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = affine.apply #map()[%c0, %arg0, %c4]
// CHECK-NEXT:     scf.for %arg2 = %c0 to %0 step %c4 {
// CHECK-NEXT:       %1 = affine.apply #map()[%c0, %arg1, %c4]
// CHECK-NEXT:       scf.for %arg3 = %c0 to %1 step %c4 {
// CHECK-NEXT:         "use"(%c4, %c4) : (index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.for %arg3 = %1 to %arg1 step %c4 {
// CHECK-NEXT:         %2 = affine.apply #map1(%arg3)[%arg1]
// CHECK-NEXT:         "use"(%c4, %2) : (index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg2 = %0 to %arg0 step %c4 {
// CHECK-NEXT:       scf.for %arg3 = %c0 to %arg1 step %c4 {
// CHECK-NEXT:         %1 = affine.apply #map1(%arg2)[%arg0]
// CHECK-NEXT:         %2 = affine.min #map2(%arg3)[%arg1]
// CHECK-NEXT:         "use"(%1, %2) : (index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ALL: #map = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
// ALL-NEXT: #map1 = affine_map<(d0)[s0] -> (-d0 + s0)>
// ALL-NEXT: module {
// ALL-NEXT:   func.func @outer_first(%arg0: index, %arg1: index) {
// ALL-NEXT:     %c0 = arith.constant 0 : index
// ALL-NEXT:     %c4 = arith.constant 4 : index
// ALL-NEXT:     %0 = affine.apply #map()[%c0, %arg0, %c4]
// ALL-NEXT:     scf.for %arg2 = %c0 to %0 step %c4 {
// ALL-NEXT:       %1 = affine.apply #map()[%c0, %arg1, %c4]
// ALL-NEXT:       scf.for %arg3 = %c0 to %1 step %c4 {
// ALL-NEXT:         "use"(%c4, %c4) : (index, index) -> ()
// ALL-NEXT:       }
// ALL-NEXT:       scf.for %arg3 = %1 to %arg1 step %c4 {
// ALL-NEXT:         %2 = affine.apply #map1(%arg3)[%arg1]
// ALL-NEXT:         "use"(%c4, %2) : (index, index) -> ()
// ALL-NEXT:       }
// ALL-NEXT:     }
// ALL-NEXT:     scf.for %arg2 = %0 to %arg0 step %c4 {
// ALL-NEXT:       %1 = affine.apply #map()[%c0, %arg1, %c4]
// ALL-NEXT:       scf.for %arg3 = %c0 to %1 step %c4 {
// ALL-NEXT:         %2 = affine.apply #map1(%arg2)[%arg0]
// ALL-NEXT:         "use"(%2, %c4) : (index, index) -> ()
// ALL-NEXT:       }
// ALL-NEXT:       scf.for %arg3 = %1 to %arg1 step %c4 {
// ALL-NEXT:         %2 = affine.apply #map1(%arg2)[%arg0]
// ALL-NEXT:         %3 = affine.apply #map1(%arg3)[%arg1]
// ALL-NEXT:         "use"(%2, %3) : (index, index) -> ()
// ALL-NEXT:       }
// ALL-NEXT:     }
// ALL-NEXT:     return
// ALL-NEXT:   }
// ALL-NEXT: }
