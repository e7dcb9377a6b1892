// RUN: pyopt %s --scf-parallel-loop-fusion --split-input-file --allow-unregistered-dialect | FileCheck %s

// What an iteration reads was written in the same one; ops in between that do nothing are in front of the loop.
func.func @same_indices(%A: memref<8x8xi32>, %B: memref<8x8xi32>, %x: i32, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    memref.store %x, %A[%i, %j] : memref<8x8xi32>
  }
  %two = arith.constant 2 : i32
  scf.parallel (%k, %l) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    %v = memref.load %A[%k, %l] : memref<8x8xi32>
    memref.store %v, %A[%k, %l] : memref<8x8xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @same_indices(%arg0: memref<8x8xi32>, %arg1: memref<8x8xi32>, %arg2: i32, %arg3: index, %arg4: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       memref.store %arg2, %arg0[%arg5, %arg6] : memref<8x8xi32>
// CHECK-NEXT:       %0 = memref.load %arg0[%arg5, %arg6] : memref<8x8xi32>
// CHECK-NEXT:       memref.store %0, %arg0[%arg5, %arg6] : memref<8x8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The same sum in both.
func.func @computed_indices(%A: memref<8x8xi32>, %B: memref<8x8xi32>, %x: i32, %n: index,
                            %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    %0 = arith.addi %i, %c1 : index
    memref.store %x, %A[%0, %j] : memref<8x8xi32>
  }
  scf.parallel (%k, %l) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    %0 = arith.addi %k, %c1 : index
    %v = memref.load %A[%0, %l] : memref<8x8xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @computed_indices(%arg0: memref<8x8xi32>, %arg1: memref<8x8xi32>, %arg2: i32, %arg3: index, %arg4: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       %0 = arith.addi %arg5, %c1 : index
// CHECK-NEXT:       memref.store %arg2, %arg0[%0, %arg6] : memref<8x8xi32>
// CHECK-NEXT:       %1 = arith.addi %arg5, %c1 : index
// CHECK-NEXT:       %2 = memref.load %arg0[%1, %arg6] : memref<8x8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @other_buffers(%A: memref<8x8xi32>, %B: memref<8x8xi32>, %x: i32, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %X = memref.alloc() : memref<8x8xi32>
  %Y = memref.alloc() : memref<8x8xi32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    memref.store %x, %X[%i, %j] : memref<8x8xi32>
  }
  scf.parallel (%k, %l) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    %v = memref.load %Y[%c0, %k] : memref<8x8xi32>
    memref.store %v, %Y[%k, %l] : memref<8x8xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @other_buffers(%arg0: memref<8x8xi32>, %arg1: memref<8x8xi32>, %arg2: i32, %arg3: index, %arg4: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8x8xi32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<8x8xi32>
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       memref.store %arg2, %alloc[%arg5, %arg6] : memref<8x8xi32>
// CHECK-NEXT:       %0 = memref.load %alloc_0[%c0, %arg5] : memref<8x8xi32>
// CHECK-NEXT:       memref.store %0, %alloc_0[%arg5, %arg6] : memref<8x8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The counters follow from one index.
func.func @digits(%Z: memref<32xi32>, %x: i32, %unused: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 8 : index
  %m = arith.constant 4 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    %0 = affine.apply affine_map<(d0, d1) -> (d0 * 4 + d1)>(%i, %j)
    memref.store %x, %Z[%0] : memref<32xi32>
  }
  scf.parallel (%k, %l) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    %0 = affine.apply affine_map<(d0, d1) -> (d0 * 4 + d1)>(%k, %l)
    %v = memref.load %Z[%0] : memref<32xi32>
  }
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0 * 4 + d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @digits(%arg0: memref<32xi32>, %arg1: i32, %arg2: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%c8, %c4) step (%c1, %c1) {
// CHECK-NEXT:       %0 = affine.apply #map(%arg3, %arg4)
// CHECK-NEXT:       memref.store %arg1, %arg0[%0] : memref<32xi32>
// CHECK-NEXT:       %1 = affine.apply #map(%arg3, %arg4)
// CHECK-NEXT:       %2 = memref.load %arg0[%1] : memref<32xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A buffer of an iteration's own.
func.func @local(%B: memref<8x8xi32>, %x: i32, %n: index, %m: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %X = memref.alloc() : memref<8x8xi32>
  %Y = memref.alloc() : memref<8x8xi32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    memref.store %x, %X[%i, %j] : memref<8x8xi32>
    %v = memref.load %B[%i, %j] : memref<8x8xi32>
  }
  scf.parallel (%k, %l) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    %Z = memref.alloc() : memref<8x8xi32>
    scf.if %c {
      %v = memref.load %Z[%c0, %c0] : memref<8x8xi32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @local(%arg0: memref<8x8xi32>, %arg1: i32, %arg2: index, %arg3: index, %arg4: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8x8xi32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<8x8xi32>
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg2, %arg3) step (%c1, %c1) {
// CHECK-NEXT:       memref.store %arg1, %alloc[%arg5, %arg6] : memref<8x8xi32>
// CHECK-NEXT:       %0 = memref.load %arg0[%arg5, %arg6] : memref<8x8xi32>
// CHECK-NEXT:       %alloc_1 = memref.alloc() : memref<8x8xi32>
// CHECK-NEXT:       scf.if %arg4 {
// CHECK-NEXT:         %1 = memref.load %alloc_1[%c0, %c0] : memref<8x8xi32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Three loops become one; their results are in the order of the loops.
func.func @reductions(%A: memref<8x8xi32>, %x: i32, %n: index) -> (i32, f32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant 0.0 : f32
  %r:2 = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%x, %f) -> (i32, f32) {
    %0 = memref.load %A[%i, %i] : memref<8x8xi32>
    scf.reduce(%0, %f : i32, f32) {
    ^bb0(%p: i32, %q: i32):
      %1 = arith.addi %p, %q : i32
      scf.reduce.return %1 : i32
    }, {
    ^bb0(%p: f32, %q: f32):
      %1 = arith.addf %p, %q : f32
      scf.reduce.return %1 : f32
    }
  } {note = "dropped"}
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %0 = memref.load %A[%c0, %i] : memref<8x8xi32>
  }
  %s = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%x) -> i32 {
    scf.reduce(%x : i32) {
    ^bb0(%p: i32, %q: i32):
      %1 = arith.muli %p, %q : i32
      scf.reduce.return %1 : i32
    }
  }
  return %r#0, %r#1, %s : i32, f32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reductions(%arg0: memref<8x8xi32>, %arg1: i32, %arg2: index) -> (i32, f32, i32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %0:3 = scf.parallel (%arg3) = (%c0) to (%arg2) step (%c1) init (%arg1, %cst, %arg1) -> (i32, f32, i32) {
// CHECK-NEXT:       %1 = memref.load %arg0[%arg3, %arg3] : memref<8x8xi32>
// CHECK-NEXT:       %2 = memref.load %arg0[%c0, %arg3] : memref<8x8xi32>
// CHECK-NEXT:       scf.reduce(%1, %cst, %arg1 : i32, f32, i32) {
// CHECK-NEXT:       ^bb0(%arg4: i32, %arg5: i32):
// CHECK-NEXT:         %3 = arith.addi %arg4, %arg5 : i32
// CHECK-NEXT:         scf.reduce.return %3 : i32
// CHECK-NEXT:       }, {
// CHECK-NEXT:       ^bb0(%arg4: f32, %arg5: f32):
// CHECK-NEXT:         %3 = arith.addf %arg4, %arg5 : f32
// CHECK-NEXT:         scf.reduce.return %3 : f32
// CHECK-NEXT:       }, {
// CHECK-NEXT:       ^bb0(%arg4: i32, %arg5: i32):
// CHECK-NEXT:         %3 = arith.muli %arg4, %arg5 : i32
// CHECK-NEXT:         scf.reduce.return %3 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0, %0#1, %0#2 : i32, f32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// In the body of another loop, and in each block by itself.
func.func @inside(%A: memref<8xi32>, %x: i32, %n: index, %b: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %k = %c0 to %n step %c1 {
    scf.parallel (%i) = (%k) to (%n) step (%c1) {
      memref.store %x, %A[%i] : memref<8xi32>
    }
    scf.parallel (%i) = (%k) to (%n) step (%c1) {
      %0 = memref.load %A[%i] : memref<8xi32>
      memref.store %0, %A[%i] : memref<8xi32>
    }
  }
  cf.cond_br %b, ^bb1, ^bb2
^bb1:
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %x, %A[%i] : memref<8xi32>
  }
  cf.br ^bb2
^bb2:
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %x, %A[%i] : memref<8xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @inside(%arg0: memref<8xi32>, %arg1: i32, %arg2: index, %arg3: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg4 = %c0 to %arg2 step %c1 {
// CHECK-NEXT:       scf.parallel (%arg5) = (%arg4) to (%arg2) step (%c1) {
// CHECK-NEXT:         memref.store %arg1, %arg0[%arg5] : memref<8xi32>
// CHECK-NEXT:         %0 = memref.load %arg0[%arg5] : memref<8xi32>
// CHECK-NEXT:         memref.store %0, %arg0[%arg5] : memref<8xi32>
// CHECK-NEXT:         scf.reduce
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.cond_br %arg3, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     scf.parallel (%arg4) = (%c0) to (%arg2) step (%c1) {
// CHECK-NEXT:       memref.store %arg1, %arg0[%arg4] : memref<8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     scf.parallel (%arg4) = (%c0) to (%arg2) step (%c1) {
// CHECK-NEXT:       memref.store %arg1, %arg0[%arg4] : memref<8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A store parts two rows of loops, of which the second one is fused.
func.func @rows(%A: memref<8x8xi32>, %B: memref<8x8xi32>, %x: i32, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    memref.store %x, %A[%i, %j] : memref<8x8xi32>
  }
  memref.store %x, %B[%c0, %c0] : memref<8x8xi32>
  scf.parallel (%k, %l) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    %v = memref.load %A[%k, %l] : memref<8x8xi32>
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    %v = memref.load %A[%i, %j] : memref<8x8xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @rows(%arg0: memref<8x8xi32>, %arg1: memref<8x8xi32>, %arg2: i32, %arg3: index, %arg4: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       memref.store %arg2, %arg0[%arg5, %arg6] : memref<8x8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg2, %arg1[%c0, %c0] : memref<8x8xi32>
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       %0 = memref.load %arg0[%arg5, %arg6] : memref<8x8xi32>
// CHECK-NEXT:       %1 = memref.load %arg0[%arg5, %arg6] : memref<8x8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
