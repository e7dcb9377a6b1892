// RUN: pyopt %s --split-input-file --scf-for-loop-range-folding | FileCheck %s

func.func @sum(%m: memref<?xindex>, %lb: index, %ub: index, %s: index, %a: index) {
  scf.for %i = %lb to %ub step %s {
    %0 = arith.addi %i, %a : index
    memref.store %0, %m[%0] : memref<?xindex>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @sum(%arg0: memref<?xindex>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
// CHECK-NEXT:     %0 = arith.addi %arg1, %arg4 : index
// CHECK-NEXT:     %1 = arith.addi %arg2, %arg4 : index
// CHECK-NEXT:     scf.for %arg5 = %0 to %1 step %arg3 {
// CHECK-NEXT:       memref.store %arg5, %arg0[%arg5] : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @product(%m: memref<?xindex>, %lb: index, %ub: index, %s: index) {
  %c4 = arith.constant 4 : index
  scf.for %i = %lb to %ub step %s {
    %0 = arith.muli %c4, %i : index
    memref.store %0, %m[%0] : memref<?xindex>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @product(%arg0: memref<?xindex>, %arg1: index, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = arith.muli %c4, %arg1 : index
// CHECK-NEXT:     %1 = arith.muli %c4, %arg2 : index
// CHECK-NEXT:     %2 = arith.muli %c4, %arg3 : index
// CHECK-NEXT:     scf.for %arg4 = %0 to %1 step %2 {
// CHECK-NEXT:       memref.store %arg4, %arg0[%arg4] : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @chain(%m: memref<?xindex>, %lb: index, %ub: index, %s: index, %a: index) {
  %c3 = arith.constant 3 : index
  scf.for %i = %lb to %ub step %s {
    %0 = arith.addi %i, %a : index
    %1 = arith.muli %0, %c3 : index
    %2 = arith.addi %a, %1 : index
    %3 = arith.addi %2, %2 : index
    memref.store %3, %m[%3] : memref<?xindex>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @chain(%arg0: memref<?xindex>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %0 = arith.addi %arg1, %arg4 : index
// CHECK-NEXT:     %1 = arith.addi %arg2, %arg4 : index
// CHECK-NEXT:     %2 = arith.muli %0, %c3 : index
// CHECK-NEXT:     %3 = arith.muli %1, %c3 : index
// CHECK-NEXT:     %4 = arith.muli %arg3, %c3 : index
// CHECK-NEXT:     %5 = arith.addi %arg4, %2 : index
// CHECK-NEXT:     %6 = arith.addi %arg4, %3 : index
// CHECK-NEXT:     scf.for %arg5 = %5 to %6 step %4 {
// CHECK-NEXT:       %7 = arith.addi %arg5, %arg5 : index
// CHECK-NEXT:       memref.store %7, %arg0[%7] : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The sum of both counters goes into the bounds of the inner loop.
func.func @nested(%m: memref<?xindex>, %lb: index, %ub: index, %s: index) {
  scf.for %i = %lb to %ub step %s {
    scf.for %j = %lb to %ub step %s {
      %0 = arith.addi %i, %j : index
      memref.store %0, %m[%0] : memref<?xindex>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested(%arg0: memref<?xindex>, %arg1: index, %arg2: index, %arg3: index) {
// CHECK-NEXT:     scf.for %arg4 = %arg1 to %arg2 step %arg3 {
// CHECK-NEXT:       %0 = arith.addi %arg4, %arg1 : index
// CHECK-NEXT:       %1 = arith.addi %arg4, %arg2 : index
// CHECK-NEXT:       scf.for %arg5 = %0 to %1 step %arg3 {
// CHECK-NEXT:         memref.store %arg5, %arg0[%arg5] : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @both_levels(%m: memref<?x?xindex>, %lb: index, %ub: index, %s: index, %a: index) {
  scf.for %i = %lb to %ub step %s {
    %0 = arith.addi %i, %a : index
    scf.for %j = %lb to %ub step %s {
      %1 = arith.addi %j, %0 : index
      memref.store %1, %m[%1, %1] : memref<?x?xindex>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @both_levels(%arg0: memref<?x?xindex>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
// CHECK-NEXT:     %0 = arith.addi %arg1, %arg4 : index
// CHECK-NEXT:     %1 = arith.addi %arg2, %arg4 : index
// CHECK-NEXT:     scf.for %arg5 = %0 to %1 step %arg3 {
// CHECK-NEXT:       %2 = arith.addi %arg1, %arg5 : index
// CHECK-NEXT:       %3 = arith.addi %arg2, %arg5 : index
// CHECK-NEXT:       scf.for %arg6 = %2 to %3 step %arg3 {
// CHECK-NEXT:         memref.store %arg6, %arg0[%arg6, %arg6] : memref<?x?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @two_uses(%m: memref<?xindex>, %lb: index, %ub: index, %s: index, %a: index) {
  scf.for %i = %lb to %ub step %s {
    %0 = arith.addi %i, %a : index
    memref.store %i, %m[%0] : memref<?xindex>
  }
  scf.for %i = %lb to %ub step %s {
    %0 = arith.addi %i, %i : index
    memref.store %0, %m[%0] : memref<?xindex>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_uses(%arg0: memref<?xindex>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
// CHECK-NEXT:     scf.for %arg5 = %arg1 to %arg2 step %arg3 {
// CHECK-NEXT:       %0 = arith.addi %arg5, %arg4 : index
// CHECK-NEXT:       memref.store %arg5, %arg0[%0] : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg5 = %arg1 to %arg2 step %arg3 {
// CHECK-NEXT:       %0 = arith.addi %arg5, %arg5 : index
// CHECK-NEXT:       memref.store %0, %arg0[%0] : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @no_use(%m: memref<?xindex>, %lb: index, %ub: index, %s: index, %a: index) {
  scf.for %i = %lb to %ub step %s {
    memref.store %a, %m[%a] : memref<?xindex>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @no_use(%arg0: memref<?xindex>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
// CHECK-NEXT:     scf.for %arg5 = %arg1 to %arg2 step %arg3 {
// CHECK-NEXT:       memref.store %arg4, %arg0[%arg4] : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @other_inside(%m: memref<?xindex>, %lb: index, %ub: index, %s: index) {
  scf.for %i = %lb to %ub step %s {
    %c4 = arith.constant 4 : index
    %0 = arith.addi %i, %c4 : index
    memref.store %0, %m[%0] : memref<?xindex>
  }
  scf.for %i = %lb to %ub step %s iter_args(%x = %s) -> index {
    %0 = arith.addi %i, %x : index
    scf.yield %0 : index
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @other_inside(%arg0: memref<?xindex>, %arg1: index, %arg2: index, %arg3: index) {
// CHECK-NEXT:     scf.for %arg4 = %arg1 to %arg2 step %arg3 {
// CHECK-NEXT:       %c4 = arith.constant 4 : index
// CHECK-NEXT:       %1 = arith.addi %arg4, %c4 : index
// CHECK-NEXT:       memref.store %1, %arg0[%1] : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = scf.for %arg4 = %arg1 to %arg2 step %arg3 iter_args(%arg5 = %arg3) -> (index) {
// CHECK-NEXT:       %1 = arith.addi %arg4, %arg5 : index
// CHECK-NEXT:       scf.yield %1 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @other_ops(%m: memref<?xindex>, %lb: index, %ub: index, %s: index, %a: index) {
  scf.for %i = %lb to %ub step %s {
    %0 = arith.subi %i, %a : index
    memref.store %0, %m[%0] : memref<?xindex>
  }
  scf.for %i = %lb to %ub step %s {
    %0 = arith.shli %i, %a : index
    memref.store %0, %m[%0] : memref<?xindex>
  }
  scf.for %i = %lb to %ub step %s {
    %0 = index.add %i, %a
    memref.store %0, %m[%0] : memref<?xindex>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @other_ops(%arg0: memref<?xindex>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
// CHECK-NEXT:     scf.for %arg5 = %arg1 to %arg2 step %arg3 {
// CHECK-NEXT:       %0 = arith.subi %arg5, %arg4 : index
// CHECK-NEXT:       memref.store %0, %arg0[%0] : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg5 = %arg1 to %arg2 step %arg3 {
// CHECK-NEXT:       %0 = arith.shli %arg5, %arg4 : index
// CHECK-NEXT:       memref.store %0, %arg0[%0] : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg5 = %arg1 to %arg2 step %arg3 {
// CHECK-NEXT:       %0 = index.add %arg5, %arg4
// CHECK-NEXT:       memref.store %0, %arg0[%0] : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @in_condition(%m: memref<?xindex>, %lb: index, %ub: index, %s: index, %a: index, %b: i1) {
  scf.for %i = %lb to %ub step %s {
    scf.if %b {
      %0 = arith.addi %i, %a {t.marked} : index
      memref.store %0, %m[%0] : memref<?xindex>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @in_condition(%arg0: memref<?xindex>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: i1) {
// CHECK-NEXT:     %0 = arith.addi %arg1, %arg4 {t.marked} : index
// CHECK-NEXT:     %1 = arith.addi %arg2, %arg4 {t.marked} : index
// CHECK-NEXT:     scf.for %arg6 = %0 to %1 step %arg3 {
// CHECK-NEXT:       scf.if %arg5 {
// CHECK-NEXT:         memref.store %arg6, %arg0[%arg6] : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @carried(%a: index, %n: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %n) -> (index, index) {
    %1 = arith.addi %i, %n : index
    scf.yield %1, %x : index, index
  }
  return %0#0, %0#1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @carried(%arg0: index, %arg1: index) -> (index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %c0, %arg1 : index
// CHECK-NEXT:     %1 = arith.addi %arg1, %arg1 : index
// CHECK-NEXT:     %2:2 = scf.for %arg2 = %0 to %1 step %c1 iter_args(%arg3 = %arg0, %arg4 = %arg1) -> (index, index) {
// CHECK-NEXT:       scf.yield %arg2, %arg3 : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %2#0, %2#1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Constants show that these do not wrap around.
func.func @integers(%m: memref<64xi8>, %v: i8) {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c3 = arith.constant 3 : i8
  %c10 = arith.constant 10 : i8
  scf.for %i = %c0 to %c10 step %c1 : i8 {
    %0 = arith.addi %i, %c10 : i8
    %1 = arith.muli %0, %c3 : i8
    %2 = arith.index_cast %1 : i8 to index
    memref.store %v, %m[%2] : memref<64xi8>
  }
  scf.for unsigned %i = %c0 to %c10 step %c3 : i8 {
    %0 = arith.muli %i, %c10 : i8
    %1 = arith.index_castui %0 : i8 to index
    memref.store %v, %m[%1] : memref<64xi8>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @integers(%arg0: memref<64xi8>, %arg1: i8) {
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %c3_i8 = arith.constant 3 : i8
// CHECK-NEXT:     %c10_i8 = arith.constant 10 : i8
// CHECK-NEXT:     %0 = arith.addi %c0_i8, %c10_i8 : i8
// CHECK-NEXT:     %1 = arith.addi %c10_i8, %c10_i8 : i8
// CHECK-NEXT:     %2 = arith.muli %0, %c3_i8 : i8
// CHECK-NEXT:     %3 = arith.muli %1, %c3_i8 : i8
// CHECK-NEXT:     %4 = arith.muli %c1_i8, %c3_i8 : i8
// CHECK-NEXT:     scf.for %arg2 = %2 to %3 step %4  : i8 {
// CHECK-NEXT:       %8 = arith.index_cast %arg2 : i8 to index
// CHECK-NEXT:       memref.store %arg1, %arg0[%8] : memref<64xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     %5 = arith.muli %c0_i8, %c10_i8 : i8
// CHECK-NEXT:     %6 = arith.muli %c10_i8, %c10_i8 : i8
// CHECK-NEXT:     %7 = arith.muli %c3_i8, %c10_i8 : i8
// CHECK-NEXT:     scf.for unsigned %arg2 = %5 to %6 step %7  : i8 {
// CHECK-NEXT:       %8 = arith.index_castui %arg2 : i8 to index
// CHECK-NEXT:       memref.store %arg1, %arg0[%8] : memref<64xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unsigned(%m: memref<?xindex>, %t: tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %t, %c0 : tensor<?xf32>
  %c1 = arith.constant 1 : index
  scf.for unsigned %i = %c1 to %n step %c1 {
    %0 = arith.addi %i, %n : index
    memref.store %0, %m[%0] : memref<?xindex>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unsigned(%arg0: memref<?xindex>, %arg1: tensor<?xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %c1, %dim : index
// CHECK-NEXT:     %1 = arith.addi %dim, %dim : index
// CHECK-NEXT:     scf.for unsigned %arg2 = %0 to %1 step %c1 {
// CHECK-NEXT:       memref.store %arg2, %arg0[%arg2] : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

"test.op"() ({
^bb0(%m: memref<?xindex>, %lb: index, %ub: index, %s: index, %a: index):
  "scf.for"(%lb, %ub, %s) ({
  ^bb1(%i: index):
    %0 = "arith.addi"(%a, %i) : (index, index) -> index
    "memref.store"(%0, %m, %0) : (index, memref<?xindex>, index) -> ()
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  "test.end"() : () -> ()
}) : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.op"() ({
// CHECK-NEXT:   ^bb0(%arg0: memref<?xindex>, %arg1: index, %arg2: index, %arg3: index, %arg4: index):
// CHECK-NEXT:     %0 = arith.addi %arg4, %arg1 : index
// CHECK-NEXT:     %1 = arith.addi %arg4, %arg2 : index
// CHECK-NEXT:     scf.for %arg5 = %0 to %1 step %arg3 {
// CHECK-NEXT:       memref.store %arg5, %arg0[%arg5] : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     "test.end"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }

// -----

func.func @other_loops(%m: memref<?xindex>, %lb: index, %ub: index, %s: index, %a: index) {
  affine.for %i = 0 to %ub {
    %0 = arith.addi %i, %a : index
    memref.store %0, %m[%0] : memref<?xindex>
  }
  scf.parallel (%i) = (%lb) to (%ub) step (%s) {
    %0 = arith.addi %i, %a : index
    memref.store %0, %m[%0] : memref<?xindex>
  }
  scf.forall (%i) in (%ub) {
    %0 = arith.addi %i, %a : index
    memref.store %0, %m[%0] : memref<?xindex>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @other_loops(%arg0: memref<?xindex>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
// CHECK-NEXT:     affine.for %arg5 = 0 to %arg2 {
// CHECK-NEXT:       %0 = arith.addi %arg5, %arg4 : index
// CHECK-NEXT:       memref.store %0, %arg0[%0] : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg5) = (%arg1) to (%arg2) step (%arg3) {
// CHECK-NEXT:       %0 = arith.addi %arg5, %arg4 : index
// CHECK-NEXT:       memref.store %0, %arg0[%0] : memref<?xindex>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.forall (%arg5) in (%arg2) {
// CHECK-NEXT:       %0 = arith.addi %arg5, %arg4 : index
// CHECK-NEXT:       memref.store %0, %arg0[%0] : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
