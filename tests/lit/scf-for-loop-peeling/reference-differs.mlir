// RUN: pyopt %s --scf-for-loop-peeling --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: pyopt %s --scf-for-loop-peeling=peel-front=true --split-input-file --allow-unregistered-dialect | FileCheck %s --check-prefix=FRONT

// Where the loop may not run, its first iteration may not: the reference runs it. The bound inside of the first
// iteration is that of the loop: the reference takes the end of the first iteration.
func.func @bound_inside(%n: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %n step %c4 {
    "use"(%i, %n) : (index, index) -> ()
  }
  return
}

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2, 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @bound_inside(%arg0: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = affine.max #map()[%c0, %arg0, %c4]
// CHECK-NEXT:     scf.for %arg1 = %c0 to %0 step %c4 {
// CHECK-NEXT:       "use"(%arg1, %arg0) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg1 = %0 to %arg0 step %c4 {
// CHECK-NEXT:       "use"(%arg1, %arg0) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// FRONT: #map = affine_map<()[s0, s1] -> (4, s1)>
// FRONT-NEXT: module {
// FRONT-NEXT:   func.func @bound_inside(%arg0: index) {
// FRONT-NEXT:     %c0 = arith.constant 0 : index
// FRONT-NEXT:     %c4 = arith.constant 4 : index
// FRONT-NEXT:     %0 = affine.min #map()[%c4, %arg0]
// FRONT-NEXT:     scf.for %arg1 = %c0 to %0 step %c4 {
// FRONT-NEXT:       "use"(%arg1, %arg0) : (index, index) -> ()
// FRONT-NEXT:     }
// FRONT-NEXT:     scf.for %arg1 = %c4 to %arg0 step %c4 {
// FRONT-NEXT:       "use"(%arg1, %arg0) : (index, index) -> ()
// FRONT-NEXT:     }
// FRONT-NEXT:     return
// FRONT-NEXT:   }
// FRONT-NEXT: }
