// RUN: pyopt %s --scf-for-loop-peeling=peel-front=true --split-input-file --allow-unregistered-dialect | FileCheck %s

func.func @constants(%init: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c17 = arith.constant 17 : index
  %r = scf.for %i = %c0 to %c17 step %c4 iter_args(%a = %init) -> i32 {
    %0 = "use"(%i, %a) : (index, i32) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @constants(%arg0: i32) -> i32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c17 = arith.constant 17 : index
// CHECK-NEXT:     %0 = scf.for %arg1 = %c0 to %c4 step %c4 iter_args(%arg2 = %arg0) -> (i32) {
// CHECK-NEXT:       %2 = "use"(%arg1, %arg2) : (index, i32) -> i32
// CHECK-NEXT:       scf.yield %2 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = scf.for %arg1 = %c4 to %c17 step %c4 iter_args(%arg2 = %0) -> (i32) {
// CHECK-NEXT:       %2 = "use"(%arg1, %arg2) : (index, i32) -> i32
// CHECK-NEXT:       scf.yield %2 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// At most one iteration.
func.func @one() {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c4 to %c8 step %c4 {
    "use"(%i) : (index) -> ()
  }
  scf.for %i = %c8 to %c4 step %c4 {
    "use"(%i) : (index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @one() {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     scf.for %arg0 = %c4 to %c8 step %c4 {
// CHECK-NEXT:       "use"(%arg0) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg0 = %c8 to %c4 step %c4 {
// CHECK-NEXT:       "use"(%arg0) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
