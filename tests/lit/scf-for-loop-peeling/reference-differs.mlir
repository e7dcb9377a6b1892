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

// -----

// This loop does not run; in the reference it would, from 2 to 5.
func.func @never() {
  %c10 = arith.constant 10 : index
  %c5 = arith.constant 5 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c10 to %c5 step %c4 {
    "use"(%i) : (index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @never() {
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.for %arg0 = %c10 to %c5 step %c4 {
// CHECK-NEXT:       "use"(%arg0) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// FRONT: module {
// FRONT-NEXT:   func.func @never() {
// FRONT-NEXT:     %c10 = arith.constant 10 : index
// FRONT-NEXT:     %c5 = arith.constant 5 : index
// FRONT-NEXT:     %c4 = arith.constant 4 : index
// FRONT-NEXT:     scf.for %arg0 = %c10 to %c5 step %c4 {
// FRONT-NEXT:       "use"(%arg0) : (index) -> ()
// FRONT-NEXT:     }
// FRONT-NEXT:     return
// FRONT-NEXT:   }
// FRONT-NEXT: }

// -----

// Loops that do not count by index stay as they are: the reference makes IR that is not valid.
func.func @integers(%n: i32) {
  %c0 = arith.constant 0 : i32
  %c4 = arith.constant 4 : i32
  scf.for %i = %c0 to %n step %c4 : i32 {
    "use"(%i) : (i32) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @integers(%arg0: i32) {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT:     scf.for %arg1 = %c0_i32 to %arg0 step %c4_i32  : i32 {
// CHECK-NEXT:       "use"(%arg1) : (i32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// FRONT: module {
// FRONT-NEXT:   func.func @integers(%arg0: i32) {
// FRONT-NEXT:     %c0_i32 = arith.constant 0 : i32
// FRONT-NEXT:     %c4_i32 = arith.constant 4 : i32
// FRONT-NEXT:     scf.for %arg1 = %c0_i32 to %arg0 step %c4_i32  : i32 {
// FRONT-NEXT:       "use"(%arg1) : (i32) -> ()
// FRONT-NEXT:     }
// FRONT-NEXT:     return
// FRONT-NEXT:   }
// FRONT-NEXT: }
