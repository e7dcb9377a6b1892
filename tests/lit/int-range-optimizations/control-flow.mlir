// RUN: pyopt %s --allow-unregistered-dialect --int-range-optimizations --split-input-file | FileCheck %s

// The ranges of what loops count with, and of what goes along branches, regions and calls.

func.func @loops(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %c-1 = arith.constant -1 : index
  scf.for %i = %c0 to %c10 step %c1 {
    %0 = arith.remui %i, %c10 : index
    %1 = arith.cmpi slt, %i, %c10 : index
    "any.use"(%0, %1) : (index, i1) -> ()
  }
  scf.for %i = %c0 to %n step %c1 {
    %0 = arith.cmpi sge, %i, %c0 : index
    %1 = arith.cmpi slt, %i, %c10 : index
    "any.use"(%0, %1) : (i1, i1) -> ()
  }
  scf.for %i = %c10 to %c0 step %c-1 {
    %0 = arith.cmpi sle, %i, %c10 : index
    "any.use"(%0) : (i1) -> ()
  }
  // Never runs: nothing is said of it.
  scf.for %i = %c10 to %c0 step %c1 {
    %0 = arith.cmpi sle, %i, %c10 : index
    "any.use"(%0) : (i1) -> ()
  }
  scf.parallel (%i) = (%c0) to (%c10) step (%c1) {
    %0 = arith.remui %i, %c10 : index
    "any.use"(%0) : (index) -> ()
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c10, %c10) step (%c1, %c1) {
    %0 = arith.remui %i, %c10 : index
    "any.use"(%0) : (index) -> ()
  }
  affine.for %i = 0 to 10 {
    %0 = arith.remui %i, %c10 : index
    "any.use"(%0) : (index) -> ()
  }
  affine.parallel (%i) = (0) to (10) {
    %0 = arith.remui %i, %c10 : index
    "any.use"(%0) : (index) -> ()
  }
  scf.forall (%i) in (10) {
    %0 = arith.remui %i, %c10 : index
    %1 = arith.andi %i, %c1 : index
    %2 = arith.cmpi ult, %1, %c10 : index
    "any.use"(%0, %2) : (index, i1) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @loops(%arg0: index) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c10 step %c1 {
// CHECK-NEXT:       "any.use"(%arg1, %true) : (index, i1) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg1 = %c0 to %arg0 step %c1 {
// CHECK-NEXT:       %0 = arith.cmpi slt, %arg1, %c10 : index
// CHECK-NEXT:       "any.use"(%true, %0) : (i1, i1) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg1 = %c10 to %c0 step %c-1 {
// CHECK-NEXT:       "any.use"(%true) : (i1) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg1 = %c10 to %c0 step %c1 {
// CHECK-NEXT:       %0 = arith.cmpi sle, %arg1, %c10 : index
// CHECK-NEXT:       "any.use"(%0) : (i1) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg1) = (%c0) to (%c10) step (%c1) {
// CHECK-NEXT:       "any.use"(%arg1) : (index) -> ()
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg1, %arg2) = (%c0, %c0) to (%c10, %c10) step (%c1, %c1) {
// CHECK-NEXT:       "any.use"(%arg1) : (index) -> ()
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg1 = 0 to 10 {
// CHECK-NEXT:       "any.use"(%arg1) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%arg1) = (0) to (10) {
// CHECK-NEXT:       %0 = arith.remui %arg1, %c10 : index
// CHECK-NEXT:       "any.use"(%0) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.forall (%arg1) in (10) {
// CHECK-NEXT:       "any.use"(%arg1, %true) : (index, i1) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// A recursion that counts is given up.
func.func private @count(%x: i8, %c: i1) {
  %c1 = arith.constant 1 : i8
  %c0 = arith.constant 0 : i8
  %0 = arith.addi %x, %c1 : i8
  %1 = arith.cmpi sge, %x, %c0 : i8
  "any.use"(%1) : (i1) -> ()
  cf.cond_br %c, ^again, ^end
^again:
  call @count(%0, %c) : (i8, i1) -> ()
  return
^end:
  return
}
func.func @caller(%c: i1) {
  %c0 = arith.constant 0 : i8
  call @count(%c0, %c) : (i8, i1) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @count(%arg0: i8, %arg1: i1) {
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %0 = arith.addi %arg0, %c1_i8 : i8
// CHECK-NEXT:     %1 = arith.cmpi sge, %arg0, %c0_i8 : i8
// CHECK-NEXT:     "any.use"(%1) : (i1) -> ()
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     call @count(%0, %arg1) : (i8, i1) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: i1) {
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     call @count(%c0_i8, %arg0) : (i8, i1) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What the ranges do not know is not decided.
func.func @unknown_branch(%p: i8) -> i8 {
  %c7 = arith.constant -7 : i8
  %c8 = arith.constant 8 : i8
  %a = math.absi %c7 : i8
  %less = arith.cmpi ult, %a, %c8 : i8
  cf.cond_br %less, ^then(%c8 : i8), ^else
^else:
  "any.effect"() : () -> ()
  cf.br ^then(%p : i8)
^then(%x: i8):
  return %x : i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @unknown_branch(%arg0: i8) -> i8 {
// CHECK-NEXT:     %c8_i8 = arith.constant 8 : i8
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     cf.cond_br %true, ^bb2(%c8_i8 : i8), ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     "any.effect"() : () -> ()
// CHECK-NEXT:     cf.br ^bb2(%arg0 : i8)
// CHECK-NEXT:   ^bb2(%0: i8):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     return %0 : i8
// CHECK-NEXT:   }
// CHECK-NEXT: }
