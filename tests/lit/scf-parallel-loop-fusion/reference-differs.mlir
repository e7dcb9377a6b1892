// RUN: pyopt %s --scf-parallel-loop-fusion --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: pyopt %s --scf-parallel-loop-fusion=reference-exact=true --split-input-file --allow-unregistered-dialect | FileCheck %s --check-prefix=EXACT

// The reference does not compare stores: the last one to an element is another one.
func.func @two_stores(%A: memref<8x8xi32>, %B: memref<8x8xi32>, %x: i32, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    memref.store %x, %A[%i, %j] : memref<8x8xi32>
  }
  scf.parallel (%k, %l) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    memref.store %x, %A[%l, %k] : memref<8x8xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_stores(%arg0: memref<8x8xi32>, %arg1: memref<8x8xi32>, %arg2: i32, %arg3: index, %arg4: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       memref.store %arg2, %arg0[%arg5, %arg6] : memref<8x8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       memref.store %arg2, %arg0[%arg6, %arg5] : memref<8x8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @two_stores(%arg0: memref<8x8xi32>, %arg1: memref<8x8xi32>, %arg2: i32, %arg3: index, %arg4: index) {
// EXACT-NEXT:     %c0 = arith.constant 0 : index
// EXACT-NEXT:     %c1 = arith.constant 1 : index
// EXACT-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// EXACT-NEXT:       memref.store %arg2, %arg0[%arg5, %arg6] : memref<8x8xi32>
// EXACT-NEXT:       memref.store %arg2, %arg0[%arg6, %arg5] : memref<8x8xi32>
// EXACT-NEXT:       scf.reduce
// EXACT-NEXT:     }
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

func.func @stores_may_alias(%A: memref<8x8xi32>, %B: memref<8x8xi32>, %x: i32, %n: index,
                            %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    memref.store %x, %A[%i, %j] : memref<8x8xi32>
  }
  scf.parallel (%k, %l) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    %0 = arith.index_cast %k : index to i32
    memref.store %0, %B[%k, %l] : memref<8x8xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @stores_may_alias(%arg0: memref<8x8xi32>, %arg1: memref<8x8xi32>, %arg2: i32, %arg3: index, %arg4: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       memref.store %arg2, %arg0[%arg5, %arg6] : memref<8x8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       %0 = arith.index_cast %arg5 : index to i32
// CHECK-NEXT:       memref.store %0, %arg1[%arg5, %arg6] : memref<8x8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @stores_may_alias(%arg0: memref<8x8xi32>, %arg1: memref<8x8xi32>, %arg2: i32, %arg3: index, %arg4: index) {
// EXACT-NEXT:     %c0 = arith.constant 0 : index
// EXACT-NEXT:     %c1 = arith.constant 1 : index
// EXACT-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// EXACT-NEXT:       memref.store %arg2, %arg0[%arg5, %arg6] : memref<8x8xi32>
// EXACT-NEXT:       %0 = arith.index_cast %arg5 : index to i32
// EXACT-NEXT:       memref.store %0, %arg1[%arg5, %arg6] : memref<8x8xi32>
// EXACT-NEXT:       scf.reduce
// EXACT-NEXT:     }
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// Nor does it look at other ops than memref.load and memref.store.
func.func @vectors(%A: memref<8x8xi32>, %B: memref<8x8xi32>, %x: i32, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    memref.store %x, %A[%i, %j] : memref<8x8xi32>
  }
  scf.parallel (%k, %l) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    %v = vector.load %A[%k, %c0] : memref<8x8xi32>, vector<8xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @vectors(%arg0: memref<8x8xi32>, %arg1: memref<8x8xi32>, %arg2: i32, %arg3: index, %arg4: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       memref.store %arg2, %arg0[%arg5, %arg6] : memref<8x8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       %0 = vector.load %arg0[%arg5, %c0] : memref<8x8xi32>, vector<8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @vectors(%arg0: memref<8x8xi32>, %arg1: memref<8x8xi32>, %arg2: i32, %arg3: index, %arg4: index) {
// EXACT-NEXT:     %c0 = arith.constant 0 : index
// EXACT-NEXT:     %c1 = arith.constant 1 : index
// EXACT-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// EXACT-NEXT:       memref.store %arg2, %arg0[%arg5, %arg6] : memref<8x8xi32>
// EXACT-NEXT:       %0 = vector.load %arg0[%arg5, %c0] : memref<8x8xi32>, vector<8xi32>
// EXACT-NEXT:       scf.reduce
// EXACT-NEXT:     }
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

func.func @copies(%A: memref<8x8xi32>, %B: memref<8x8xi32>, %x: i32, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    memref.copy %B, %A : memref<8x8xi32> to memref<8x8xi32>
  }
  scf.parallel (%k, %l) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    %v = memref.load %A[%k, %l] : memref<8x8xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @copies(%arg0: memref<8x8xi32>, %arg1: memref<8x8xi32>, %arg2: i32, %arg3: index, %arg4: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       memref.copy %arg1, %arg0 : memref<8x8xi32> to memref<8x8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       %0 = memref.load %arg0[%arg5, %arg6] : memref<8x8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @copies(%arg0: memref<8x8xi32>, %arg1: memref<8x8xi32>, %arg2: i32, %arg3: index, %arg4: index) {
// EXACT-NEXT:     %c0 = arith.constant 0 : index
// EXACT-NEXT:     %c1 = arith.constant 1 : index
// EXACT-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// EXACT-NEXT:       memref.copy %arg1, %arg0 : memref<8x8xi32> to memref<8x8xi32>
// EXACT-NEXT:       %0 = memref.load %arg0[%arg5, %arg6] : memref<8x8xi32>
// EXACT-NEXT:       scf.reduce
// EXACT-NEXT:     }
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

func.func @calls(%A: memref<8x8xi32>, %B: memref<8x8xi32>, %x: i32, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    func.call @do() : () -> ()
  }
  scf.parallel (%k, %l) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    func.call @do() : () -> ()
  }
  return
}
func.func private @do()

// CHECK: module {
// CHECK-NEXT:   func.func @calls(%arg0: memref<8x8xi32>, %arg1: memref<8x8xi32>, %arg2: i32, %arg3: index, %arg4: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       func.call @do() : () -> ()
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       func.call @do() : () -> ()
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @do()
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @calls(%arg0: memref<8x8xi32>, %arg1: memref<8x8xi32>, %arg2: i32, %arg3: index, %arg4: index) {
// EXACT-NEXT:     %c0 = arith.constant 0 : index
// EXACT-NEXT:     %c1 = arith.constant 1 : index
// EXACT-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// EXACT-NEXT:       func.call @do() : () -> ()
// EXACT-NEXT:       func.call @do() : () -> ()
// EXACT-NEXT:       scf.reduce
// EXACT-NEXT:     }
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT:   func.func private @do()
// EXACT-NEXT: }

// -----

func.func @unknown(%A: memref<8x8xi32>, %B: memref<8x8xi32>, %x: i32, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    "test.print"(%i) : (index) -> ()
  }
  scf.parallel (%k, %l) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    "test.print"(%k) : (index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unknown(%arg0: memref<8x8xi32>, %arg1: memref<8x8xi32>, %arg2: i32, %arg3: index, %arg4: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       "test.print"(%arg5) : (index) -> ()
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       "test.print"(%arg5) : (index) -> ()
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @unknown(%arg0: memref<8x8xi32>, %arg1: memref<8x8xi32>, %arg2: i32, %arg3: index, %arg4: index) {
// EXACT-NEXT:     %c0 = arith.constant 0 : index
// EXACT-NEXT:     %c1 = arith.constant 1 : index
// EXACT-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// EXACT-NEXT:       "test.print"(%arg5) : (index) -> ()
// EXACT-NEXT:       "test.print"(%arg5) : (index) -> ()
// EXACT-NEXT:       scf.reduce
// EXACT-NEXT:     }
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

func.func @frees(%A: memref<8x8xi32>, %B: memref<8x8xi32>, %x: i32, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    %v = memref.load %A[%i, %j] : memref<8x8xi32>
  }
  scf.parallel (%k, %l) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    %0 = arith.cmpi eq, %k, %c0 : index
    scf.if %0 {
      memref.dealloc %A : memref<8x8xi32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @frees(%arg0: memref<8x8xi32>, %arg1: memref<8x8xi32>, %arg2: i32, %arg3: index, %arg4: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       %0 = memref.load %arg0[%arg5, %arg6] : memref<8x8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       %0 = arith.cmpi eq, %arg5, %c0 : index
// CHECK-NEXT:       scf.if %0 {
// CHECK-NEXT:         memref.dealloc %arg0 : memref<8x8xi32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @frees(%arg0: memref<8x8xi32>, %arg1: memref<8x8xi32>, %arg2: i32, %arg3: index, %arg4: index) {
// EXACT-NEXT:     %c0 = arith.constant 0 : index
// EXACT-NEXT:     %c1 = arith.constant 1 : index
// EXACT-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// EXACT-NEXT:       %0 = memref.load %arg0[%arg5, %arg6] : memref<8x8xi32>
// EXACT-NEXT:       %1 = arith.cmpi eq, %arg5, %c0 : index
// EXACT-NEXT:       scf.if %1 {
// EXACT-NEXT:         memref.dealloc %arg0 : memref<8x8xi32>
// EXACT-NEXT:       }
// EXACT-NEXT:       scf.reduce
// EXACT-NEXT:     }
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// Equal indices do not tell the iteration: all of one row read what the second one of it writes.
func.func @one_element(%A: memref<8x8xi32>, %B: memref<8x8xi32>, %x: i32, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    %0 = arith.cmpi eq, %j, %c1 : index
    scf.if %0 {
      memref.store %x, %A[%i, %c0] : memref<8x8xi32>
    }
  }
  scf.parallel (%k, %l) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    %v = memref.load %A[%k, %c0] : memref<8x8xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @one_element(%arg0: memref<8x8xi32>, %arg1: memref<8x8xi32>, %arg2: i32, %arg3: index, %arg4: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       %0 = arith.cmpi eq, %arg6, %c1 : index
// CHECK-NEXT:       scf.if %0 {
// CHECK-NEXT:         memref.store %arg2, %arg0[%arg5, %c0] : memref<8x8xi32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       %0 = memref.load %arg0[%arg5, %c0] : memref<8x8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @one_element(%arg0: memref<8x8xi32>, %arg1: memref<8x8xi32>, %arg2: i32, %arg3: index, %arg4: index) {
// EXACT-NEXT:     %c0 = arith.constant 0 : index
// EXACT-NEXT:     %c1 = arith.constant 1 : index
// EXACT-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// EXACT-NEXT:       %0 = arith.cmpi eq, %arg6, %c1 : index
// EXACT-NEXT:       scf.if %0 {
// EXACT-NEXT:         memref.store %arg2, %arg0[%arg5, %c0] : memref<8x8xi32>
// EXACT-NEXT:       }
// EXACT-NEXT:       %1 = memref.load %arg0[%arg5, %c0] : memref<8x8xi32>
// EXACT-NEXT:       scf.reduce
// EXACT-NEXT:     }
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

func.func @quotients(%A: memref<8x8xi32>, %B: memref<8x8xi32>, %x: i32, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    %0 = arith.divui %i, %n : index
    memref.store %x, %A[%0, %j] : memref<8x8xi32>
  }
  scf.parallel (%k, %l) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    %0 = arith.divui %k, %n : index
    %v = memref.load %A[%0, %l] : memref<8x8xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @quotients(%arg0: memref<8x8xi32>, %arg1: memref<8x8xi32>, %arg2: i32, %arg3: index, %arg4: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       %0 = arith.divui %arg5, %arg3 : index
// CHECK-NEXT:       memref.store %arg2, %arg0[%0, %arg6] : memref<8x8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       %0 = arith.divui %arg5, %arg3 : index
// CHECK-NEXT:       %1 = memref.load %arg0[%0, %arg6] : memref<8x8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @quotients(%arg0: memref<8x8xi32>, %arg1: memref<8x8xi32>, %arg2: i32, %arg3: index, %arg4: index) {
// EXACT-NEXT:     %c0 = arith.constant 0 : index
// EXACT-NEXT:     %c1 = arith.constant 1 : index
// EXACT-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// EXACT-NEXT:       %0 = arith.divui %arg5, %arg3 : index
// EXACT-NEXT:       memref.store %arg2, %arg0[%0, %arg6] : memref<8x8xi32>
// EXACT-NEXT:       %1 = arith.divui %arg5, %arg3 : index
// EXACT-NEXT:       %2 = memref.load %arg0[%1, %arg6] : memref<8x8xi32>
// EXACT-NEXT:       scf.reduce
// EXACT-NEXT:     }
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// Two results of one op.
func.func @other_results(%A: memref<8x8xi32>, %B: memref<8x8xi32>, %x: i32, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    %0:2 = affine.delinearize_index %i into (2, 2) : index, index
    memref.store %x, %A[%0#0, %j] : memref<8x8xi32>
  }
  scf.parallel (%k, %l) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    %0:2 = affine.delinearize_index %k into (2, 2) : index, index
    %v = memref.load %A[%0#1, %l] : memref<8x8xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @other_results(%arg0: memref<8x8xi32>, %arg1: memref<8x8xi32>, %arg2: i32, %arg3: index, %arg4: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       %0:2 = affine.delinearize_index %arg5 into (2, 2) : index, index
// CHECK-NEXT:       memref.store %arg2, %arg0[%0#0, %arg6] : memref<8x8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// CHECK-NEXT:       %0:2 = affine.delinearize_index %arg5 into (2, 2) : index, index
// CHECK-NEXT:       %1 = memref.load %arg0[%0#1, %arg6] : memref<8x8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @other_results(%arg0: memref<8x8xi32>, %arg1: memref<8x8xi32>, %arg2: i32, %arg3: index, %arg4: index) {
// EXACT-NEXT:     %c0 = arith.constant 0 : index
// EXACT-NEXT:     %c1 = arith.constant 1 : index
// EXACT-NEXT:     scf.parallel (%arg5, %arg6) = (%c0, %c0) to (%arg3, %arg4) step (%c1, %c1) {
// EXACT-NEXT:       %0:2 = affine.delinearize_index %arg5 into (2, 2) : index, index
// EXACT-NEXT:       memref.store %arg2, %arg0[%0#0, %arg6] : memref<8x8xi32>
// EXACT-NEXT:       %1:2 = affine.delinearize_index %arg5 into (2, 2) : index, index
// EXACT-NEXT:       %2 = memref.load %arg0[%1#1, %arg6] : memref<8x8xi32>
// EXACT-NEXT:       scf.reduce
// EXACT-NEXT:     }
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// A reduction comes at the end of an iteration, behind the body of the second loop.
func.func @reads_late(%A: memref<8xi32>, %x: i32, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%x) -> i32 {
    scf.reduce(%x : i32) {
    ^bb0(%p: i32, %q: i32):
      %0 = memref.load %A[%i] : memref<8xi32>
      scf.reduce.return %0 : i32
    }
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %x, %A[%i] : memref<8xi32>
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reads_late(%arg0: memref<8xi32>, %arg1: i32, %arg2: index) -> i32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.parallel (%arg3) = (%c0) to (%arg2) step (%c1) init (%arg1) -> i32 {
// CHECK-NEXT:       scf.reduce(%arg1 : i32) {
// CHECK-NEXT:       ^bb0(%arg4: i32, %arg5: i32):
// CHECK-NEXT:         %1 = memref.load %arg0[%arg3] : memref<8xi32>
// CHECK-NEXT:         scf.reduce.return %1 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg3) = (%c0) to (%arg2) step (%c1) {
// CHECK-NEXT:       memref.store %arg1, %arg0[%arg3] : memref<8xi32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @reads_late(%arg0: memref<8xi32>, %arg1: i32, %arg2: index) -> i32 {
// EXACT-NEXT:     %c0 = arith.constant 0 : index
// EXACT-NEXT:     %c1 = arith.constant 1 : index
// EXACT-NEXT:     %0 = scf.parallel (%arg3) = (%c0) to (%arg2) step (%c1) init (%arg1) -> i32 {
// EXACT-NEXT:       memref.store %arg1, %arg0[%arg3] : memref<8xi32>
// EXACT-NEXT:       scf.reduce(%arg1 : i32) {
// EXACT-NEXT:       ^bb0(%arg4: i32, %arg5: i32):
// EXACT-NEXT:         %1 = memref.load %arg0[%arg3] : memref<8xi32>
// EXACT-NEXT:         scf.reduce.return %1 : i32
// EXACT-NEXT:       }
// EXACT-NEXT:     }
// EXACT-NEXT:     return %0 : i32
// EXACT-NEXT:   }
// EXACT-NEXT: }
