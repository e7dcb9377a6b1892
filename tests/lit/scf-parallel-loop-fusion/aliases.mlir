// RUN: pyopt %s --scf-parallel-loop-fusion --split-input-file --allow-unregistered-dialect | FileCheck %s

// Fused: two allocations, or one and an argument.
func.func @allocated(%A: memref<8xi32>, %x: i32, %n: index, %b: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %X = memref.alloc() : memref<8xi32>
  %Y = memref.alloc() : memref<8xi32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %x, %X[%i] : memref<8xi32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %v = memref.load %Y[%c0] : memref<8xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @allocated(%arg0: memref<8xi32>, %arg1: i32, %arg2: index, %arg3: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8xi32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<8xi32>
// CHECK-NEXT:     scf.parallel (%arg4) = (%c0) to (%arg2) step (%c1) {
// CHECK-NEXT:       memref.store %arg1, %alloc[%arg4] : memref<8xi32>
// CHECK-NEXT:       %0 = memref.load %alloc_0[%c0] : memref<8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @argument(%A: memref<8xi32>, %x: i32, %n: index, %b: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %X = memref.alloc() : memref<8xi32>
  %Y = memref.alloc() : memref<8xi32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %x, %X[%i] : memref<8xi32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %v = memref.load %A[%c0] : memref<8xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @argument(%arg0: memref<8xi32>, %arg1: i32, %arg2: index, %arg3: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8xi32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<8xi32>
// CHECK-NEXT:     scf.parallel (%arg4) = (%c0) to (%arg2) step (%c1) {
// CHECK-NEXT:       memref.store %arg1, %alloc[%arg4] : memref<8xi32>
// CHECK-NEXT:       %0 = memref.load %arg0[%c0] : memref<8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Fused: a view of another allocation. Kept: of the same.
func.func @view(%A: memref<8xi32>, %x: i32, %n: index, %b: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %X = memref.alloc() : memref<8xi32>
  %Y = memref.alloc() : memref<8xi32>
  %S = memref.subview %X[0] [4] [1] : memref<8xi32> to memref<4xi32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %x, %S[%i] : memref<4xi32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %v = memref.load %Y[%c0] : memref<8xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @view(%arg0: memref<8xi32>, %arg1: i32, %arg2: index, %arg3: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8xi32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<8xi32>
// CHECK-NEXT:     %subview = memref.subview %alloc[0] [4] [1] : memref<8xi32> to memref<4xi32>
// CHECK-NEXT:     scf.parallel (%arg4) = (%c0) to (%arg2) step (%c1) {
// CHECK-NEXT:       memref.store %arg1, %subview[%arg4] : memref<4xi32>
// CHECK-NEXT:       %0 = memref.load %alloc_0[%c0] : memref<8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @view_of_same(%A: memref<8xi32>, %x: i32, %n: index, %b: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %X = memref.alloc() : memref<8xi32>
  %Y = memref.alloc() : memref<8xi32>
  %S = memref.subview %X[0] [4] [1] : memref<8xi32> to memref<4xi32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %x, %S[%i] : memref<4xi32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %v = memref.load %X[%c0] : memref<8xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @view_of_same(%arg0: memref<8xi32>, %arg1: i32, %arg2: index, %arg3: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8xi32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<8xi32>
// CHECK-NEXT:     %subview = memref.subview %alloc[0] [4] [1] : memref<8xi32> to memref<4xi32>
// CHECK-NEXT:     scf.parallel (%arg4) = (%c0) to (%arg2) step (%c1) {
// CHECK-NEXT:       memref.store %arg1, %subview[%arg4] : memref<4xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg4) = (%c0) to (%arg2) step (%c1) {
// CHECK-NEXT:       %0 = memref.load %alloc[%c0] : memref<8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Fused: neither branch gives it. Kept: one does.
func.func @branch(%A: memref<8xi32>, %x: i32, %n: index, %b: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %X = memref.alloc() : memref<8xi32>
  %Y = memref.alloc() : memref<8xi32>
  %I = scf.if %b -> memref<8xi32> {
    scf.yield %X : memref<8xi32>
  } else {
    scf.yield %A : memref<8xi32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %x, %Y[%i] : memref<8xi32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %v = memref.load %I[%c0] : memref<8xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @branch(%arg0: memref<8xi32>, %arg1: i32, %arg2: index, %arg3: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8xi32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<8xi32>
// CHECK-NEXT:     %0 = scf.if %arg3 -> (memref<8xi32>) {
// CHECK-NEXT:       scf.yield %alloc : memref<8xi32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg0 : memref<8xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg4) = (%c0) to (%arg2) step (%c1) {
// CHECK-NEXT:       memref.store %arg1, %alloc_0[%arg4] : memref<8xi32>
// CHECK-NEXT:       %1 = memref.load %0[%c0] : memref<8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @one_branch(%A: memref<8xi32>, %x: i32, %n: index, %b: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %X = memref.alloc() : memref<8xi32>
  %Y = memref.alloc() : memref<8xi32>
  %I = scf.if %b -> memref<8xi32> {
    scf.yield %X : memref<8xi32>
  } else {
    scf.yield %A : memref<8xi32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %x, %I[%i] : memref<8xi32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %v = memref.load %X[%c0] : memref<8xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @one_branch(%arg0: memref<8xi32>, %arg1: i32, %arg2: index, %arg3: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8xi32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<8xi32>
// CHECK-NEXT:     %0 = scf.if %arg3 -> (memref<8xi32>) {
// CHECK-NEXT:       scf.yield %alloc : memref<8xi32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg0 : memref<8xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg4) = (%c0) to (%arg2) step (%c1) {
// CHECK-NEXT:       memref.store %arg1, %0[%arg4] : memref<8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg4) = (%c0) to (%arg2) step (%c1) {
// CHECK-NEXT:       %1 = memref.load %alloc[%c0] : memref<8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @carried(%A: memref<8xi32>, %x: i32, %n: index, %b: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %X = memref.alloc() : memref<8xi32>
  %Y = memref.alloc() : memref<8xi32>
  %F = scf.for %k = %c0 to %n step %c1 iter_args(%q = %X) -> memref<8xi32> {
    scf.yield %A : memref<8xi32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %x, %F[%i] : memref<8xi32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %v = memref.load %Y[%c0] : memref<8xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @carried(%arg0: memref<8xi32>, %arg1: i32, %arg2: index, %arg3: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8xi32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<8xi32>
// CHECK-NEXT:     %0 = scf.for %arg4 = %c0 to %arg2 step %c1 iter_args(%arg5 = %alloc) -> (memref<8xi32>) {
// CHECK-NEXT:       scf.yield %arg0 : memref<8xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg4) = (%c0) to (%arg2) step (%c1) {
// CHECK-NEXT:       memref.store %arg1, %0[%arg4] : memref<8xi32>
// CHECK-NEXT:       %1 = memref.load %alloc_0[%c0] : memref<8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @carried_argument(%A: memref<8xi32>, %x: i32, %n: index, %b: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %X = memref.alloc() : memref<8xi32>
  %Y = memref.alloc() : memref<8xi32>
  %F = scf.for %k = %c0 to %n step %c1 iter_args(%q = %X) -> memref<8xi32> {
    scf.yield %A : memref<8xi32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %x, %F[%i] : memref<8xi32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %v = memref.load %A[%c0] : memref<8xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @carried_argument(%arg0: memref<8xi32>, %arg1: i32, %arg2: index, %arg3: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8xi32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<8xi32>
// CHECK-NEXT:     %0 = scf.for %arg4 = %c0 to %arg2 step %c1 iter_args(%arg5 = %alloc) -> (memref<8xi32>) {
// CHECK-NEXT:       scf.yield %arg0 : memref<8xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg4) = (%c0) to (%arg2) step (%c1) {
// CHECK-NEXT:       memref.store %arg1, %0[%arg4] : memref<8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg4) = (%c0) to (%arg2) step (%c1) {
// CHECK-NEXT:       %1 = memref.load %arg0[%c0] : memref<8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Kept: of unknown ops, selections.
func.func @unknown(%A: memref<8xi32>, %x: i32, %n: index, %b: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %X = memref.alloc() : memref<8xi32>
  %Y = memref.alloc() : memref<8xi32>
  %U = "test.get"() : () -> memref<8xi32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %x, %X[%i] : memref<8xi32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %v = memref.load %U[%c0] : memref<8xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unknown(%arg0: memref<8xi32>, %arg1: i32, %arg2: index, %arg3: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8xi32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<8xi32>
// CHECK-NEXT:     %0 = "test.get"() : () -> memref<8xi32>
// CHECK-NEXT:     scf.parallel (%arg4) = (%c0) to (%arg2) step (%c1) {
// CHECK-NEXT:       memref.store %arg1, %alloc[%arg4] : memref<8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg4) = (%c0) to (%arg2) step (%c1) {
// CHECK-NEXT:       %1 = memref.load %0[%c0] : memref<8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @selected(%A: memref<8xi32>, %x: i32, %n: index, %b: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %X = memref.alloc() : memref<8xi32>
  %Y = memref.alloc() : memref<8xi32>
  %U = arith.select %b, %X, %A : memref<8xi32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %x, %Y[%i] : memref<8xi32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %v = memref.load %U[%c0] : memref<8xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @selected(%arg0: memref<8xi32>, %arg1: i32, %arg2: index, %arg3: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8xi32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<8xi32>
// CHECK-NEXT:     %0 = arith.select %arg3, %alloc, %arg0 : memref<8xi32>
// CHECK-NEXT:     scf.parallel (%arg4) = (%c0) to (%arg2) step (%c1) {
// CHECK-NEXT:       memref.store %arg1, %alloc_0[%arg4] : memref<8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg4) = (%c0) to (%arg2) step (%c1) {
// CHECK-NEXT:       %1 = memref.load %0[%c0] : memref<8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Fused: said to be distinct.
func.func @distinct(%A: memref<8xi32>, %B: memref<8xi32>, %x: i32, %n: index, %b: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %X = memref.alloc() : memref<8xi32>
  %Y = memref.alloc() : memref<8xi32>
  %D, %E = memref.distinct_objects %A, %B : memref<8xi32>, memref<8xi32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %x, %D[%i] : memref<8xi32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %v = memref.load %E[%c0] : memref<8xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @distinct(%arg0: memref<8xi32>, %arg1: memref<8xi32>, %arg2: i32, %arg3: index, %arg4: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8xi32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<8xi32>
// CHECK-NEXT:     %0:2 = memref.distinct_objects %arg0, %arg1 : memref<8xi32>, memref<8xi32>
// CHECK-NEXT:     scf.parallel (%arg5) = (%c0) to (%arg3) step (%c1) {
// CHECK-NEXT:       memref.store %arg2, %0#0[%arg5] : memref<8xi32>
// CHECK-NEXT:       %1 = memref.load %0#1[%c0] : memref<8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Fused: on the stack of a loop's body, and from around it.
func.func @stack(%A: memref<8xi32>, %x: i32, %n: index, %b: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %X = memref.alloc() : memref<8xi32>
  %Y = memref.alloc() : memref<8xi32>
  %U = "test.get"() : () -> memref<8xi32>
  scf.for %k = %c0 to %n step %c1 {
    %L = memref.alloca() : memref<8xi32>
    scf.parallel (%i) = (%c0) to (%n) step (%c1) {
      memref.store %x, %L[%i] : memref<8xi32>
    }
    scf.parallel (%i) = (%c0) to (%n) step (%c1) {
      %v = memref.load %U[%c0] : memref<8xi32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @stack(%arg0: memref<8xi32>, %arg1: i32, %arg2: index, %arg3: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8xi32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<8xi32>
// CHECK-NEXT:     %0 = "test.get"() : () -> memref<8xi32>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %arg2 step %c1 {
// CHECK-NEXT:       %alloca = memref.alloca() : memref<8xi32>
// CHECK-NEXT:       scf.parallel (%arg5) = (%c0) to (%arg2) step (%c1) {
// CHECK-NEXT:         memref.store %arg1, %alloca[%arg5] : memref<8xi32>
// CHECK-NEXT:         %1 = memref.load %0[%c0] : memref<8xi32>
// CHECK-NEXT:         scf.reduce
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @carried_inside(%A: memref<8xi32>, %x: i32, %n: index, %b: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %X = memref.alloc() : memref<8xi32>
  %Y = memref.alloc() : memref<8xi32>
  %F = scf.for %k = %c0 to %n step %c1 iter_args(%q = %X) -> memref<8xi32> {
    scf.parallel (%i) = (%c0) to (%n) step (%c1) {
      memref.store %x, %q[%i] : memref<8xi32>
    }
    scf.parallel (%i) = (%c0) to (%n) step (%c1) {
      %v = memref.load %Y[%c0] : memref<8xi32>
    }
    scf.yield %q : memref<8xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @carried_inside(%arg0: memref<8xi32>, %arg1: i32, %arg2: index, %arg3: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8xi32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<8xi32>
// CHECK-NEXT:     %0 = scf.for %arg4 = %c0 to %arg2 step %c1 iter_args(%arg5 = %alloc) -> (memref<8xi32>) {
// CHECK-NEXT:       scf.parallel (%arg6) = (%c0) to (%arg2) step (%c1) {
// CHECK-NEXT:         memref.store %arg1, %arg5[%arg6] : memref<8xi32>
// CHECK-NEXT:         %1 = memref.load %alloc_0[%c0] : memref<8xi32>
// CHECK-NEXT:         scf.reduce
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %arg5 : memref<8xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Kept: what comes to the body of a while loop is not followed, as in the reference.
func.func @body_of_while(%A: memref<8xi32>, %x: i32, %n: index, %b: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %X = memref.alloc() : memref<8xi32>
  %Y = memref.alloc() : memref<8xi32>
  %F = scf.while (%p = %X) : (memref<8xi32>) -> memref<8xi32> {
    scf.condition(%b) %p : memref<8xi32>
  } do {
  ^bb0(%q: memref<8xi32>):
    scf.parallel (%i) = (%c0) to (%n) step (%c1) {
      memref.store %x, %q[%i] : memref<8xi32>
    }
    scf.parallel (%i) = (%c0) to (%n) step (%c1) {
      %v = memref.load %Y[%c0] : memref<8xi32>
    }
    scf.yield %X : memref<8xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @body_of_while(%arg0: memref<8xi32>, %arg1: i32, %arg2: index, %arg3: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8xi32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<8xi32>
// CHECK-NEXT:     %0 = scf.while (%arg4 = %alloc) : (memref<8xi32>) -> memref<8xi32> {
// CHECK-NEXT:       scf.condition(%arg3) %arg4 : memref<8xi32>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg4: memref<8xi32>):
// CHECK-NEXT:       scf.parallel (%arg5) = (%c0) to (%arg2) step (%c1) {
// CHECK-NEXT:         memref.store %arg1, %arg4[%arg5] : memref<8xi32>
// CHECK-NEXT:         scf.reduce
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.parallel (%arg5) = (%c0) to (%arg2) step (%c1) {
// CHECK-NEXT:         %1 = memref.load %alloc_0[%c0] : memref<8xi32>
// CHECK-NEXT:         scf.reduce
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %alloc : memref<8xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @condition_of_while(%A: memref<8xi32>, %x: i32, %n: index, %b: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %X = memref.alloc() : memref<8xi32>
  %Y = memref.alloc() : memref<8xi32>
  %F = scf.while (%p = %X) : (memref<8xi32>) -> memref<8xi32> {
    scf.parallel (%i) = (%c0) to (%n) step (%c1) {
      memref.store %x, %p[%i] : memref<8xi32>
    }
    scf.parallel (%i) = (%c0) to (%n) step (%c1) {
      %v = memref.load %Y[%c0] : memref<8xi32>
    }
    scf.condition(%b) %p : memref<8xi32>
  } do {
  ^bb0(%q: memref<8xi32>):
    scf.yield %A : memref<8xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @condition_of_while(%arg0: memref<8xi32>, %arg1: i32, %arg2: index, %arg3: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8xi32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<8xi32>
// CHECK-NEXT:     %0 = scf.while (%arg4 = %alloc) : (memref<8xi32>) -> memref<8xi32> {
// CHECK-NEXT:       scf.parallel (%arg5) = (%c0) to (%arg2) step (%c1) {
// CHECK-NEXT:         memref.store %arg1, %arg4[%arg5] : memref<8xi32>
// CHECK-NEXT:         %1 = memref.load %alloc_0[%c0] : memref<8xi32>
// CHECK-NEXT:         scf.reduce
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%arg3) %arg4 : memref<8xi32>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg4: memref<8xi32>):
// CHECK-NEXT:       scf.yield %arg0 : memref<8xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Fused: what branches give a block.
func.func @blocks(%A: memref<8xi32>, %x: i32, %n: index, %b: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %X = memref.alloc() : memref<8xi32>
  %Y = memref.alloc() : memref<8xi32>
  cf.br ^bb1(%X : memref<8xi32>)
^bb1(%q: memref<8xi32>):
  cf.cond_br %b, ^bb1(%A : memref<8xi32>), ^bb2
^bb2:
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %x, %Y[%i] : memref<8xi32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %v = memref.load %q[%c0] : memref<8xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @blocks(%arg0: memref<8xi32>, %arg1: i32, %arg2: index, %arg3: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8xi32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<8xi32>
// CHECK-NEXT:     cf.br ^bb1(%alloc : memref<8xi32>)
// CHECK-NEXT:   ^bb1(%0: memref<8xi32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     cf.cond_br %arg3, ^bb1(%arg0 : memref<8xi32>), ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     scf.parallel (%arg4) = (%c0) to (%arg2) step (%c1) {
// CHECK-NEXT:       memref.store %arg1, %alloc_0[%arg4] : memref<8xi32>
// CHECK-NEXT:       %1 = memref.load %0[%c0] : memref<8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @result_of_while(%A: memref<8xi32>, %x: i32, %n: index, %b: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %X = memref.alloc() : memref<8xi32>
  %Y = memref.alloc() : memref<8xi32>
  %F = scf.while (%p = %X) : (memref<8xi32>) -> memref<8xi32> {
    scf.condition(%b) %p : memref<8xi32>
  } do {
  ^bb0(%q: memref<8xi32>):
    scf.yield %A : memref<8xi32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %x, %Y[%i] : memref<8xi32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %v = memref.load %F[%c0] : memref<8xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @result_of_while(%arg0: memref<8xi32>, %arg1: i32, %arg2: index, %arg3: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8xi32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<8xi32>
// CHECK-NEXT:     %0 = scf.while (%arg4 = %alloc) : (memref<8xi32>) -> memref<8xi32> {
// CHECK-NEXT:       scf.condition(%arg3) %arg4 : memref<8xi32>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg4: memref<8xi32>):
// CHECK-NEXT:       scf.yield %arg0 : memref<8xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg4) = (%c0) to (%arg2) step (%c1) {
// CHECK-NEXT:       memref.store %arg1, %alloc_0[%arg4] : memref<8xi32>
// CHECK-NEXT:       %1 = memref.load %0[%c0] : memref<8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
