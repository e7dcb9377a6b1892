// RUN: pyopt %s --split-input-file --scf-forall-to-parallel | FileCheck %s

func.func @dynamic_lower(%m: memref<?xf32>, %a: index) {
  %c = arith.constant 1.0 : f32
  scf.forall (%i) = (%a) to (8) step (1) {
    memref.store %c, %m[%i] : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @dynamic_lower(%arg0: memref<?xf32>, %arg1: index) {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.parallel (%arg2) = (%arg1) to (%c8) step (%c1) {
// CHECK-NEXT:       memref.store %cst, %arg0[%arg2] : memref<?xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dynamic_step(%m: memref<?xf32>, %a: index) {
  %c = arith.constant 1.0 : f32
  scf.forall (%i) = (0) to (8) step (%a) {
    memref.store %c, %m[%i] : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @dynamic_step(%arg0: memref<?xf32>, %arg1: index) {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     scf.parallel (%arg2) = (%c0) to (%c8) step (%arg1) {
// CHECK-NEXT:       memref.store %cst, %arg0[%arg2] : memref<?xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @no_iteration(%m: memref<?xf32>) {
  %c = arith.constant 1.0 : f32
  scf.forall (%i, %j) in (0, 4) {
    memref.store %c, %m[%i] : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @no_iteration(%arg0: memref<?xf32>) {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c1_2 = arith.constant 1 : index
// CHECK-NEXT:     scf.parallel (%arg1, %arg2) = (%c0, %c0_0) to (%c0_1, %c4) step (%c1, %c1_2) {
// CHECK-NEXT:       memref.store %cst, %arg0[%arg1] : memref<?xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @one_iteration(%m: memref<?xf32>) {
  %c = arith.constant 1.0 : f32
  scf.forall (%i, %j) in (1, 1) {
    memref.store %c, %m[%j] : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @one_iteration(%arg0: memref<?xf32>) {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %c1_2 = arith.constant 1 : index
// CHECK-NEXT:     %c1_3 = arith.constant 1 : index
// CHECK-NEXT:     scf.parallel (%arg1, %arg2) = (%c0, %c0_0) to (%c1, %c1_1) step (%c1_2, %c1_3) {
// CHECK-NEXT:       memref.store %cst, %arg0[%arg2] : memref<?xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @warps(%m: memref<?xf32>, %n: index) {
  %c = arith.constant 1.0 : f32
  scf.forall (%i) in (%n) {
    memref.store %c, %m[%i] : memref<?xf32>
  } {mapping = [#gpu.warp<linear_dim_0>]}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @warps(%arg0: memref<?xf32>, %arg1: index) {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.parallel (%arg2) = (%c0) to (%arg1) step (%c1) {
// CHECK-NEXT:       memref.store %cst, %arg0[%arg2] : memref<?xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     } {mapping = [#gpu.warp<linear_dim_0>]}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @two(%m: memref<?xf32>, %n: index) {
  %c = arith.constant 1.0 : f32
  scf.forall (%i) in (%n) {
    memref.store %c, %m[%i] : memref<?xf32>
  }
  scf.forall (%i) in (%n) {
    memref.store %c, %m[%i] : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @two(%arg0: memref<?xf32>, %arg1: index) {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.parallel (%arg2) = (%c0) to (%arg1) step (%c1) {
// CHECK-NEXT:       memref.store %cst, %arg0[%arg2] : memref<?xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     scf.parallel (%arg2) = (%c0_0) to (%arg1) step (%c1_1) {
// CHECK-NEXT:       memref.store %cst, %arg0[%arg2] : memref<?xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @copy(%a: memref<?x?xi8>, %b: memref<?x?xi8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %a, %c0 : memref<?x?xi8>
  %n = memref.dim %a, %c1 : memref<?x?xi8>
  scf.forall (%i, %j) in (%m, %n) {
    %x = memref.load %a[%i, %j] : memref<?x?xi8>
    %y = arith.addi %x, %x : i8
    memref.store %y, %b[%j, %i] : memref<?x?xi8>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @copy(%arg0: memref<?x?xi8>, %arg1: memref<?x?xi8>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?x?xi8>
// CHECK-NEXT:     %dim_0 = memref.dim %arg0, %c1 : memref<?x?xi8>
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c1_3 = arith.constant 1 : index
// CHECK-NEXT:     %c1_4 = arith.constant 1 : index
// CHECK-NEXT:     scf.parallel (%arg2, %arg3) = (%c0_1, %c0_2) to (%dim, %dim_0) step (%c1_3, %c1_4) {
// CHECK-NEXT:       %0 = memref.load %arg0[%arg2, %arg3] : memref<?x?xi8>
// CHECK-NEXT:       %1 = arith.addi %0, %0 : i8
// CHECK-NEXT:       memref.store %1, %arg1[%arg3, %arg2] : memref<?x?xi8>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @in_parallel(%m: memref<?x?xf32>, %n: index, %s: index) {
  %c = arith.constant 1.0 : f32
  scf.parallel (%i) = (%s) to (%n) step (%s) {
    scf.forall (%j) in (%i) {
      memref.store %c, %m[%i, %j] : memref<?x?xf32>
    }
    scf.reduce
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @in_parallel(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index) {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     scf.parallel (%arg3) = (%arg2) to (%arg1) step (%arg2) {
// CHECK-NEXT:       %c0 = arith.constant 0 : index
// CHECK-NEXT:       %c1 = arith.constant 1 : index
// CHECK-NEXT:       scf.parallel (%arg4) = (%c0) to (%arg3) step (%c1) {
// CHECK-NEXT:         memref.store %cst, %arg0[%arg3, %arg4] : memref<?x?xf32>
// CHECK-NEXT:         scf.reduce
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @in_while(%m: memref<?xf32>, %n: index) {
  %c = arith.constant 1.0 : f32
  scf.while : () -> () {
    scf.forall (%j) in (%n) {
      memref.store %c, %m[%j] : memref<?xf32>
    }
    %x = memref.load %m[%n] : memref<?xf32>
    %g = arith.cmpf olt, %x, %c : f32
    scf.condition(%g)
  } do {
    scf.yield
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @in_while(%arg0: memref<?xf32>, %arg1: index) {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       %c0 = arith.constant 0 : index
// CHECK-NEXT:       %c1 = arith.constant 1 : index
// CHECK-NEXT:       scf.parallel (%arg2) = (%c0) to (%arg1) step (%c1) {
// CHECK-NEXT:         memref.store %cst, %arg0[%arg2] : memref<?xf32>
// CHECK-NEXT:         scf.reduce
// CHECK-NEXT:       }
// CHECK-NEXT:       %0 = memref.load %arg0[%arg1] : memref<?xf32>
// CHECK-NEXT:       %1 = arith.cmpf olt, %0, %cst : f32
// CHECK-NEXT:       scf.condition(%1)
// CHECK-NEXT:     } do {
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @blocks(%m: memref<?xf32>, %n: index, %g: i1) {
  %c = arith.constant 1.0 : f32
  cf.cond_br %g, ^a, ^b(%n : index)
^a:
  scf.forall (%j) in (%n) {
    memref.store %c, %m[%j] : memref<?xf32>
  }
  cf.br ^b(%n : index)
^b(%k: index):
  scf.forall (%j) = (%k) to (%n) step (%k) {
    memref.store %c, %m[%j] : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @blocks(%arg0: memref<?xf32>, %arg1: index, %arg2: i1) {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     cf.cond_br %arg2, ^bb1, ^bb2(%arg1 : index)
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.parallel (%arg3) = (%c0) to (%arg1) step (%c1) {
// CHECK-NEXT:       memref.store %cst, %arg0[%arg3] : memref<?xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.br ^bb2(%arg1 : index)
// CHECK-NEXT:   ^bb2(%0: index):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     scf.parallel (%arg3) = (%0) to (%arg1) step (%0) {
// CHECK-NEXT:       memref.store %cst, %arg0[%arg3] : memref<?xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @inner_result(%m: memref<?xf32>, %n: index, %s: index) {
  %c = arith.constant 1.0 : f32
  scf.forall (%j) in (%n) {
    %sum = scf.for %k = %j to %n step %s iter_args(%x = %c) -> (f32) {
      %y = arith.addf %x, %c : f32
      scf.yield %y : f32
    }
    memref.store %sum, %m[%j] : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @inner_result(%arg0: memref<?xf32>, %arg1: index, %arg2: index) {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.parallel (%arg3) = (%c0) to (%arg1) step (%c1) {
// CHECK-NEXT:       %0 = scf.for %arg4 = %arg3 to %arg1 step %arg2 iter_args(%arg5 = %cst) -> (f32) {
// CHECK-NEXT:         %1 = arith.addf %arg5, %cst : f32
// CHECK-NEXT:         scf.yield %1 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %0, %arg0[%arg3] : memref<?xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
