// RUN: pyopt %s --scf-parallel-loop-fusion --split-input-file --allow-unregistered-dialect | FileCheck %s

// Other indices: what a later iteration writes is read, or the other way round.
func.func @other_index(%A: memref<8x8xi32>, %B: memref<8x8xi32>, %x: i32, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    memref.store %x, %A[%i, %j] : memref<8x8xi32>
  }
  scf.parallel (%k, %l) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    %v = memref.load %A[%l, %k] : memref<8x8xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @other_index(%arg0: memref<8x8xi32>, %arg1: memref<8x8xi32>, %arg2: i32, %arg3: index, %arg4: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       memref.store %arg2, %arg0[%arg5, %arg6] : memref<8x8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       %0 = memref.load %arg0[%arg6, %arg5] : memref<8x8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @read_first(%A: memref<8x8xi32>, %B: memref<8x8xi32>, %x: i32, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    %v = memref.load %A[%c0, %j] : memref<8x8xi32>
  }
  scf.parallel (%k, %l) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    memref.store %x, %A[%k, %l] : memref<8x8xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @read_first(%arg0: memref<8x8xi32>, %arg1: memref<8x8xi32>, %arg2: i32, %arg3: index, %arg4: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       %0 = memref.load %arg0[%c0, %arg6] : memref<8x8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       memref.store %arg2, %arg0[%arg5, %arg6] : memref<8x8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Two arguments may be one buffer.
func.func @may_alias(%A: memref<8x8xi32>, %B: memref<8x8xi32>, %x: i32, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    memref.store %x, %A[%i, %j] : memref<8x8xi32>
  }
  scf.parallel (%k, %l) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    %v = memref.load %B[%k, %l] : memref<8x8xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @may_alias(%arg0: memref<8x8xi32>, %arg1: memref<8x8xi32>, %arg2: i32, %arg3: index, %arg4: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       memref.store %arg2, %arg0[%arg5, %arg6] : memref<8x8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       %0 = memref.load %arg1[%arg5, %arg6] : memref<8x8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @views(%A: memref<8x8xi32>, %B: memref<8x8xi32>, %x: i32, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    memref.store %x, %A[%i, %j] : memref<8x8xi32>
  }
  scf.parallel (%k, %l) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    %w = memref.cast %A : memref<8x8xi32> to memref<?x8xi32>
    %v = memref.load %w[%k, %l] : memref<?x8xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @views(%arg0: memref<8x8xi32>, %arg1: memref<8x8xi32>, %arg2: i32, %arg3: index, %arg4: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       memref.store %arg2, %arg0[%arg5, %arg6] : memref<8x8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       %cast = memref.cast %arg0 : memref<8x8xi32> to memref<?x8xi32>
// CHECK-NEXT:       %0 = memref.load %cast[%arg5, %arg6] : memref<?x8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @several_stores(%A: memref<8x8xi32>, %B: memref<8x8xi32>, %x: i32, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    memref.store %x, %A[%i, %j] : memref<8x8xi32>
    memref.store %x, %A[%c0, %j] : memref<8x8xi32>
  }
  scf.parallel (%k, %l) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    %v = memref.load %A[%k, %l] : memref<8x8xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @several_stores(%arg0: memref<8x8xi32>, %arg1: memref<8x8xi32>, %arg2: i32, %arg3: index, %arg4: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       memref.store %arg2, %arg0[%arg5, %arg6] : memref<8x8xi32>
// CHECK-NEXT:       memref.store %arg2, %arg0[%c0, %arg6] : memref<8x8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       %0 = memref.load %arg0[%arg5, %arg6] : memref<8x8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A parallel loop inside.
func.func @nested(%A: memref<8x8xi32>, %B: memref<8x8xi32>, %x: i32, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %X = memref.alloc() : memref<8x8xi32>
  %Y = memref.alloc() : memref<8x8xi32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    scf.parallel (%o) = (%c0) to (%n) step (%c1) {
      memref.store %x, %X[%i, %o] : memref<8x8xi32>
    }
  }
  scf.parallel (%k, %l) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    %v = memref.load %Y[%k, %l] : memref<8x8xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested(%arg0: memref<8x8xi32>, %arg1: memref<8x8xi32>, %arg2: i32, %arg3: index, %arg4: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8x8xi32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<8x8xi32>
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       scf.parallel (%arg7) = (%c0) to (%arg3) step (%c1) {
// CHECK-NEXT:         memref.store %arg2, %alloc[%arg5, %arg7] : memref<8x8xi32>
// CHECK-NEXT:         scf.reduce
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       %0 = memref.load %alloc_0[%arg5, %arg6] : memref<8x8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Counters of other loops.
func.func @own_loops(%A: memref<8x8xi32>, %B: memref<8x8xi32>, %x: i32, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    scf.for %o = %c0 to %n step %c1 {
      memref.store %x, %A[%i, %o] : memref<8x8xi32>
    }
  }
  scf.parallel (%k, %l) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    scf.for %o = %c0 to %n step %c1 {
      %v = memref.load %A[%k, %o] : memref<8x8xi32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @own_loops(%arg0: memref<8x8xi32>, %arg1: memref<8x8xi32>, %arg2: i32, %arg3: index, %arg4: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       scf.for %arg7 = %c0 to %arg3 step %c1 {
// CHECK-NEXT:         memref.store %arg2, %arg0[%arg5, %arg7] : memref<8x8xi32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       scf.for %arg7 = %c0 to %arg3 step %c1 {
// CHECK-NEXT:         %0 = memref.load %arg0[%arg5, %arg7] : memref<8x8xi32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @loaded_index(%I: memref<8xindex>, %x: i32, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %X = memref.alloc() : memref<8x8xi32>
  %Y = memref.alloc() : memref<8x8xi32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    %0 = memref.load %I[%i] : memref<8xindex>
    memref.store %x, %X[%0, %j] : memref<8x8xi32>
  }
  scf.parallel (%k, %l) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    %0 = memref.load %I[%k] : memref<8xindex>
    %v = memref.load %X[%0, %l] : memref<8x8xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @loaded_index(%arg0: memref<8xindex>, %arg1: i32, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8x8xi32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<8x8xi32>
// CHECK-NEXT:     scf.parallel (%arg4, %arg5) = (%c0, %c0) to (%arg2, %arg3) step (%c1, %c1) {
// CHECK-NEXT:       %0 = memref.load %arg0[%arg4] : memref<8xindex>
// CHECK-NEXT:       memref.store %arg1, %alloc[%0, %arg5] : memref<8x8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg4, %arg5) = (%c0, %c0) to (%arg2, %arg3) step (%c1, %c1) {
// CHECK-NEXT:       %0 = memref.load %arg0[%arg4] : memref<8xindex>
// CHECK-NEXT:       %1 = memref.load %alloc[%0, %arg5] : memref<8x8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// One op back, and no more.
func.func @two_steps(%A: memref<8x8xi32>, %B: memref<8x8xi32>, %x: i32, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    %0 = arith.muli %i, %c1 : index
    %1 = arith.addi %0, %c1 : index
    memref.store %x, %A[%1, %j] : memref<8x8xi32>
  }
  scf.parallel (%k, %l) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    %0 = arith.muli %k, %c1 : index
    %1 = arith.addi %0, %c1 : index
    %v = memref.load %A[%1, %l] : memref<8x8xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_steps(%arg0: memref<8x8xi32>, %arg1: memref<8x8xi32>, %arg2: i32, %arg3: index, %arg4: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       %0 = arith.muli %arg5, %c1 : index
// CHECK-NEXT:       %1 = arith.addi %0, %c1 : index
// CHECK-NEXT:       memref.store %arg2, %arg0[%1, %arg6] : memref<8x8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       %0 = arith.muli %arg5, %c1 : index
// CHECK-NEXT:       %1 = arith.addi %0, %c1 : index
// CHECK-NEXT:       %2 = memref.load %arg0[%1, %arg6] : memref<8x8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @effect_between(%A: memref<8x8xi32>, %B: memref<8x8xi32>, %x: i32, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %X = memref.alloc() : memref<8x8xi32>
  %Y = memref.alloc() : memref<8x8xi32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    memref.store %x, %X[%i, %j] : memref<8x8xi32>
  }
  %Z = memref.alloc() : memref<8x8xi32>
  scf.parallel (%k, %l) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    %v = memref.load %Y[%k, %l] : memref<8x8xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @effect_between(%arg0: memref<8x8xi32>, %arg1: memref<8x8xi32>, %arg2: i32, %arg3: index, %arg4: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8x8xi32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<8x8xi32>
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       memref.store %arg2, %alloc[%arg5, %arg6] : memref<8x8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<8x8xi32>
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       %0 = memref.load %alloc_0[%arg5, %arg6] : memref<8x8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @region_between(%x: i32, %n: index, %m: index, %b: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %X = memref.alloc() : memref<8x8xi32>
  %Y = memref.alloc() : memref<8x8xi32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    memref.store %x, %X[%i, %j] : memref<8x8xi32>
  }
  scf.if %b {
  }
  scf.parallel (%k, %l) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    %v = memref.load %Y[%k, %l] : memref<8x8xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @region_between(%arg0: i32, %arg1: index, %arg2: index, %arg3: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8x8xi32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<8x8xi32>
// CHECK-NEXT:     scf.parallel (%arg4, %arg5) = (%c0, %c0) to (%arg1, %arg2) step (%c1, %c1) {
// CHECK-NEXT:       memref.store %arg0, %alloc[%arg4, %arg5] : memref<8x8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.if %arg3 {
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg4, %arg5) = (%c0, %c0) to (%arg1, %arg2) step (%c1, %c1) {
// CHECK-NEXT:       %0 = memref.load %alloc_0[%arg4, %arg5] : memref<8x8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Other bounds, other steps, other dimensions.
func.func @bounds(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %also = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
  }
  scf.parallel (%i) = (%also) to (%n) step (%c1) {
  }
  scf.parallel (%i) = (%also) to (%m) step (%c1) {
  }
  scf.parallel (%i) = (%also) to (%m) step (%n) {
  }
  scf.parallel (%i, %j) = (%also, %also) to (%m, %m) step (%n, %n) {
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @bounds(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.parallel (%arg2) = (%c0) to (%arg0) step (%c1) {
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg2) = (%c0_0) to (%arg0) step (%c1) {
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg2) = (%c0_0) to (%arg1) step (%c1) {
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg2) = (%c0_0) to (%arg1) step (%arg0) {
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg2, %arg3) = (%c0_0, %c0_0) to (%arg1, %arg1) step (%arg0, %arg0) {
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What the first loop reduces is used between the loops, by the second one, or in it.
func.func @used(%x: i32, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%x) -> i32 {
    scf.reduce(%x : i32) {
    ^bb0(%p: i32, %q: i32):
      %0 = arith.addi %p, %q : i32
      scf.reduce.return %0 : i32
    }
  }
  %t = arith.addi %r, %r : i32
  %s = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%x) -> i32 {
    scf.reduce(%x : i32) {
    ^bb0(%p: i32, %q: i32):
      %0 = arith.addi %p, %q : i32
      scf.reduce.return %0 : i32
    }
  }
  %u = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%s) -> i32 {
    scf.reduce(%x : i32) {
    ^bb0(%p: i32, %q: i32):
      %0 = arith.addi %p, %q : i32
      scf.reduce.return %0 : i32
    }
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %0 = arith.addi %u, %u : i32
  }
  return %t : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @used(%arg0: i32, %arg1: index) -> i32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.parallel (%arg2) = (%c0) to (%arg1) step (%c1) init (%arg0) -> i32 {
// CHECK-NEXT:       scf.reduce(%arg0 : i32) {
// CHECK-NEXT:       ^bb0(%arg3: i32, %arg4: i32):
// CHECK-NEXT:         %4 = arith.addi %arg3, %arg4 : i32
// CHECK-NEXT:         scf.reduce.return %4 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = arith.addi %0, %0 : i32
// CHECK-NEXT:     %2 = scf.parallel (%arg2) = (%c0) to (%arg1) step (%c1) init (%arg0) -> i32 {
// CHECK-NEXT:       scf.reduce(%arg0 : i32) {
// CHECK-NEXT:       ^bb0(%arg3: i32, %arg4: i32):
// CHECK-NEXT:         %4 = arith.addi %arg3, %arg4 : i32
// CHECK-NEXT:         scf.reduce.return %4 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = scf.parallel (%arg2) = (%c0) to (%arg1) step (%c1) init (%2) -> i32 {
// CHECK-NEXT:       scf.reduce(%arg0 : i32) {
// CHECK-NEXT:       ^bb0(%arg3: i32, %arg4: i32):
// CHECK-NEXT:         %4 = arith.addi %arg3, %arg4 : i32
// CHECK-NEXT:         scf.reduce.return %4 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg2) = (%c0) to (%arg1) step (%c1) {
// CHECK-NEXT:       %4 = arith.addi %3, %3 : i32
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
