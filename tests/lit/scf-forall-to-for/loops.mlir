// RUN: pyopt %s --split-input-file --allow-unregistered-dialect --scf-forall-to-for | FileCheck %s

func.func @basic(%m: memref<?xf32>, %ub: index) {
  scf.forall (%i, %j) in (%ub, 3) {
    %c = arith.constant 1.0 : f32
    memref.store %c, %m[%i] : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @basic(%arg0: memref<?xf32>, %arg1: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg2 = %c0 to %arg1 step %c1 {
// CHECK-NEXT:       scf.for %arg3 = %c0_0 to %c3 step %c1_1 {
// CHECK-NEXT:         %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:         memref.store %cst, %arg0[%arg2] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bounds(%m: memref<?xf32>, %lb: index, %ub: index, %s: index) {
  %c = arith.constant 1.0 : f32
  scf.forall (%i, %j) = (%lb, 2) to (%ub, 8) step (%s, 2) {
    memref.store %c, %m[%i] : memref<?xf32>
  } {mapping = [#gpu.block<x>, #gpu.block<y>]}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @bounds(%arg0: memref<?xf32>, %arg1: index, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c2_0 = arith.constant 2 : index
// CHECK-NEXT:     scf.for %arg4 = %arg1 to %arg2 step %arg3 {
// CHECK-NEXT:       scf.for %arg5 = %c2 to %c8 step %c2_0 {
// CHECK-NEXT:         memref.store %cst, %arg0[%arg4] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @same(%m: memref<?xf32>, %ub: index) {
  %c = arith.constant 1.0 : f32
  scf.forall (%i, %j) in (%ub, %ub) {
    memref.store %c, %m[%j] : memref<?xf32>
  } {some.attr = 1}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @same(%arg0: memref<?xf32>, %arg1: index) {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg2 = %c0 to %arg1 step %c1 {
// CHECK-NEXT:       scf.for %arg3 = %c0_0 to %arg1 step %c1_1 {
// CHECK-NEXT:         memref.store %cst, %arg0[%arg3] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @nested(%m: memref<?x?xf32>, %ub: index) {
  %c = arith.constant 1.0 : f32
  scf.forall (%i) in (%ub) {
    scf.forall (%j) in (%i) {
      memref.store %c, %m[%i, %j] : memref<?x?xf32>
    }
    memref.store %c, %m[%i, %i] : memref<?x?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested(%arg0: memref<?x?xf32>, %arg1: index) {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg2 = %c0 to %arg1 step %c1 {
// CHECK-NEXT:       %c0_0 = arith.constant 0 : index
// CHECK-NEXT:       %c1_1 = arith.constant 1 : index
// CHECK-NEXT:       scf.for %arg3 = %c0_0 to %arg2 step %c1_1 {
// CHECK-NEXT:         memref.store %cst, %arg0[%arg2, %arg3] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %cst, %arg0[%arg2, %arg2] : memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @in_loop(%m: memref<?x?xf32>, %ub: index, %c1: index, %b: i1) {
  %c = arith.constant 1.0 : f32
  scf.for %k = %c1 to %ub step %c1 {
    scf.forall (%j) in (4) {
      scf.if %b {
        memref.store %c, %m[%k, %j] : memref<?x?xf32>
      }
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @in_loop(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: i1) {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     scf.for %arg4 = %arg2 to %arg1 step %arg2 {
// CHECK-NEXT:       %c0 = arith.constant 0 : index
// CHECK-NEXT:       %c4 = arith.constant 4 : index
// CHECK-NEXT:       %c1 = arith.constant 1 : index
// CHECK-NEXT:       scf.for %arg5 = %c0 to %c4 step %c1 {
// CHECK-NEXT:         scf.if %arg3 {
// CHECK-NEXT:           memref.store %cst, %arg0[%arg4, %arg5] : memref<?x?xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @empty(%ub: index) {
  scf.forall (%j) in (4) {}
  scf.forall (%j) in (%ub) {}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @empty(%arg0: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c4 step %c1 {
// CHECK-NEXT:     }
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg1 = %c0_0 to %arg0 step %c1_1 {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @in_forall_with_loop(%m: memref<?xf32>, %n: index, %s: index) {
  scf.forall (%i) in (%n) {
    scf.for %k = %i to %n step %s {
      scf.forall (%j) = (%k) to (%n) step (%s) {
        %c = arith.constant 1.0 : f32
        memref.store %c, %m[%j] : memref<?xf32>
      }
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @in_forall_with_loop(%arg0: memref<?xf32>, %arg1: index, %arg2: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %arg1 step %c1 {
// CHECK-NEXT:       scf.for %arg4 = %arg3 to %arg1 step %arg2 {
// CHECK-NEXT:         scf.for %arg5 = %arg4 to %arg1 step %arg2 {
// CHECK-NEXT:           %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:           memref.store %cst, %arg0[%arg5] : memref<?xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @large(%m: memref<?xf32>) {
  scf.forall (%i, %j, %k, %l) = (0, 1, -2, 3) to (9, 9, 9, 9) step (1, 2, 3, 4) {
    %c = arith.constant 1.0 : f32
    memref.store %c, %m[%k] : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @large(%arg0: memref<?xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c-2 = arith.constant -2 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c9 = arith.constant 9 : index
// CHECK-NEXT:     %c9_0 = arith.constant 9 : index
// CHECK-NEXT:     %c9_1 = arith.constant 9 : index
// CHECK-NEXT:     %c9_2 = arith.constant 9 : index
// CHECK-NEXT:     %c1_3 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c3_4 = arith.constant 3 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.for %arg1 = %c0 to %c9 step %c1_3 {
// CHECK-NEXT:       scf.for %arg2 = %c1 to %c9_0 step %c2 {
// CHECK-NEXT:         scf.for %arg3 = %c-2 to %c9_1 step %c3_4 {
// CHECK-NEXT:           scf.for %arg4 = %c3 to %c9_2 step %c4 {
// CHECK-NEXT:             %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:             memref.store %cst, %arg0[%arg3] : memref<?xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

"test.op"() ({
^bb0(%m: memref<?xf32>, %n: index):
  scf.forall (%i) in (%n) {
    %c = arith.constant 1.0 : f32
    memref.store %c, %m[%i] : memref<?xf32>
  }
  "test.end"() : () -> ()
}) : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.op"() ({
// CHECK-NEXT:   ^bb0(%arg0: memref<?xf32>, %arg1: index):
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg2 = %c0 to %arg1 step %c1 {
// CHECK-NEXT:       %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:       memref.store %cst, %arg0[%arg2] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     "test.end"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }
