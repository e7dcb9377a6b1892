// RUN: pyopt %s --allow-unregistered-dialect --split-input-file --canonicalize="max-iterations=0 test-convergence" | FileCheck %s --check-prefix=ZERO
// RUN: pyopt %s --allow-unregistered-dialect --split-input-file --canonicalize="max-iterations=1" | FileCheck %s --check-prefix=ONE
// RUN: pyopt %s --allow-unregistered-dialect --split-input-file --canonicalize="max-num-rewrites=1 max-iterations=1" | FileCheck %s --check-prefix=LIMIT

// What is dead goes at the end of an iteration, also where that is the last one.

// The ops of a body that moves into a new loop are visited again.

func.func @moved(%a: i32, %b: i32, %c: i1, %n: index) -> i32 {
  %0:2 = scf.for %i = %n to %n step %n iter_args(%x = %a, %y = %b) -> (i32, i32) {
    scf.if %c {
      "t.def"() : () -> ()
    } else {
      %1 = arith.andi %x, %y : i32
    }
    scf.yield %x, %b : i32, i32
  }
  return %0#1 : i32
}

// ZERO: module {
// ZERO-NEXT:   func.func @moved(%arg0: i32, %arg1: i32, %arg2: i1, %arg3: index) -> i32 {
// ZERO-NEXT:     %0:2 = scf.for %arg4 = %arg3 to %arg3 step %arg3 iter_args(%arg5 = %arg0, %arg6 = %arg1) -> (i32, i32) {
// ZERO-NEXT:       scf.if %arg2 {
// ZERO-NEXT:         "t.def"() : () -> ()
// ZERO-NEXT:       } else {
// ZERO-NEXT:         %1 = arith.andi %arg5, %arg6 : i32
// ZERO-NEXT:       }
// ZERO-NEXT:       scf.yield %arg5, %arg1 : i32, i32
// ZERO-NEXT:     }
// ZERO-NEXT:     return %0#1 : i32
// ZERO-NEXT:   }
// ZERO-NEXT: }
// ONE: module {
// ONE-NEXT:   func.func @moved(%arg0: i32, %arg1: i32, %arg2: i1, %arg3: index) -> i32 {
// ONE-NEXT:     return %arg1 : i32
// ONE-NEXT:   }
// ONE-NEXT: }
// LIMIT: module {
// LIMIT-NEXT:   func.func @moved(%arg0: i32, %arg1: i32, %arg2: i1, %arg3: index) -> i32 {
// LIMIT-NEXT:     return %arg1 : i32
// LIMIT-NEXT:   }
// LIMIT-NEXT: }
