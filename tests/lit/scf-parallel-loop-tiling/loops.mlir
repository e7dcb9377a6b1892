// RUN: pyopt %s --scf-parallel-loop-tiling='parallel-loop-tile-sizes=4,5' --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: pyopt %s --scf-parallel-loop-tiling --split-input-file --allow-unregistered-dialect | FileCheck %s --check-prefix=ONES

func.func @dynamic(%a: index, %n: index, %s: index, %m: memref<?x?xf32>) {
  scf.parallel (%i, %j) = (%a, %a) to (%n, %n) step (%s, %s) {
    %0 = memref.load %m[%i, %j] : memref<?x?xf32>
    %1 = arith.addf %0, %0 : f32
    memref.store %1, %m[%i, %j] : memref<?x?xf32>
  } {note = "dropped"}
  return
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @dynamic(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<?x?xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %0 = arith.muli %arg2, %c4 : index
// CHECK-NEXT:     %1 = arith.muli %arg2, %c5 : index
// CHECK-NEXT:     scf.parallel (%arg4, %arg5) = (%arg0, %arg0) to (%arg1, %arg1) step (%0, %1) {
// CHECK-NEXT:       %2 = affine.min #map(%0, %arg1, %arg4)
// CHECK-NEXT:       %3 = affine.min #map(%1, %arg1, %arg5)
// CHECK-NEXT:       scf.parallel (%arg6, %arg7) = (%c0, %c0) to (%2, %3) step (%arg2, %arg2) {
// CHECK-NEXT:         %4 = arith.addi %arg6, %arg4 : index
// CHECK-NEXT:         %5 = arith.addi %arg7, %arg5 : index
// CHECK-NEXT:         %6 = memref.load %arg3[%4, %5] : memref<?x?xf32>
// CHECK-NEXT:         %7 = arith.addf %6, %6 : f32
// CHECK-NEXT:         memref.store %7, %arg3[%4, %5] : memref<?x?xf32>
// CHECK-NEXT:         scf.reduce
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ONES: #map = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
// ONES-NEXT: module {
// ONES-NEXT:   func.func @dynamic(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<?x?xf32>) {
// ONES-NEXT:     %c0 = arith.constant 0 : index
// ONES-NEXT:     %c1 = arith.constant 1 : index
// ONES-NEXT:     %c1_0 = arith.constant 1 : index
// ONES-NEXT:     %0 = arith.muli %arg2, %c1 : index
// ONES-NEXT:     %1 = arith.muli %arg2, %c1_0 : index
// ONES-NEXT:     scf.parallel (%arg4, %arg5) = (%arg0, %arg0) to (%arg1, %arg1) step (%0, %1) {
// ONES-NEXT:       %2 = affine.min #map(%0, %arg1, %arg4)
// ONES-NEXT:       %3 = affine.min #map(%1, %arg1, %arg5)
// ONES-NEXT:       scf.parallel (%arg6, %arg7) = (%c0, %c0) to (%2, %3) step (%arg2, %arg2) {
// ONES-NEXT:         %4 = arith.addi %arg6, %arg4 : index
// ONES-NEXT:         %5 = arith.addi %arg7, %arg5 : index
// ONES-NEXT:         %6 = memref.load %arg3[%4, %5] : memref<?x?xf32>
// ONES-NEXT:         %7 = arith.addf %6, %6 : f32
// ONES-NEXT:         memref.store %7, %arg3[%4, %5] : memref<?x?xf32>
// ONES-NEXT:         scf.reduce
// ONES-NEXT:       }
// ONES-NEXT:       scf.reduce
// ONES-NEXT:     }
// ONES-NEXT:     return
// ONES-NEXT:   }
// ONES-NEXT: }

// -----

// Whole tiles in the first dimension; a size of 1 for the third.
func.func @whole(%m: memref<22x22x22xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c22 = arith.constant 22 : index
  scf.parallel (%i, %j, %k) = (%c0, %c0, %c1) to (%c22, %c22, %c22) step (%c3, %c3, %c3) {
    memref.store %j, %m[%i, %j, %k] : memref<22x22x22xindex>
  }
  return
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @whole(%arg0: memref<22x22x22xindex>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c22 = arith.constant 22 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.muli %c3, %c4 : index
// CHECK-NEXT:     %1 = arith.muli %c3, %c5 : index
// CHECK-NEXT:     %2 = arith.muli %c3, %c1_1 : index
// CHECK-NEXT:     scf.parallel (%arg1, %arg2, %arg3) = (%c0, %c0, %c1) to (%c22, %c22, %c22) step (%0, %1, %2) {
// CHECK-NEXT:       %3 = affine.min #map(%1, %c22, %arg2)
// CHECK-NEXT:       scf.parallel (%arg4, %arg5, %arg6) = (%c0_0, %c0_0, %c0_0) to (%0, %3, %2) step (%c3, %c3, %c3) {
// CHECK-NEXT:         %4 = arith.addi %arg4, %arg1 : index
// CHECK-NEXT:         %5 = arith.addi %arg5, %arg2 : index
// CHECK-NEXT:         %6 = arith.addi %arg6, %arg3 : index
// CHECK-NEXT:         memref.store %5, %arg0[%4, %5, %6] : memref<22x22x22xindex>
// CHECK-NEXT:         scf.reduce
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ONES: module {
// ONES-NEXT:   func.func @whole(%arg0: memref<22x22x22xindex>) {
// ONES-NEXT:     %c0 = arith.constant 0 : index
// ONES-NEXT:     %c1 = arith.constant 1 : index
// ONES-NEXT:     %c3 = arith.constant 3 : index
// ONES-NEXT:     %c22 = arith.constant 22 : index
// ONES-NEXT:     %c0_0 = arith.constant 0 : index
// ONES-NEXT:     %c1_1 = arith.constant 1 : index
// ONES-NEXT:     %c1_2 = arith.constant 1 : index
// ONES-NEXT:     %c1_3 = arith.constant 1 : index
// ONES-NEXT:     %0 = arith.muli %c3, %c1_1 : index
// ONES-NEXT:     %1 = arith.muli %c3, %c1_2 : index
// ONES-NEXT:     %2 = arith.muli %c3, %c1_3 : index
// ONES-NEXT:     scf.parallel (%arg1, %arg2, %arg3) = (%c0, %c0, %c1) to (%c22, %c22, %c22) step (%0, %1, %2) {
// ONES-NEXT:       scf.parallel (%arg4, %arg5, %arg6) = (%c0_0, %c0_0, %c0_0) to (%0, %1, %2) step (%c3, %c3, %c3) {
// ONES-NEXT:         %3 = arith.addi %arg4, %arg1 : index
// ONES-NEXT:         %4 = arith.addi %arg5, %arg2 : index
// ONES-NEXT:         %5 = arith.addi %arg6, %arg3 : index
// ONES-NEXT:         memref.store %4, %arg0[%3, %4, %5] : memref<22x22x22xindex>
// ONES-NEXT:         scf.reduce
// ONES-NEXT:       }
// ONES-NEXT:       scf.reduce
// ONES-NEXT:     }
// ONES-NEXT:     return
// ONES-NEXT:   }
// ONES-NEXT: }

// -----

// The innermost one of nested loops.
func.func @nested(%a: index, %n: index, %s: index) {
  scf.parallel (%i) = (%a) to (%n) step (%s) {
    scf.for %j = %a to %n step %s {
      scf.parallel (%k) = (%i) to (%j) step (%s) {
        "use"(%i, %j, %k) : (index, index, index) -> ()
      }
    }
  }
  return
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @nested(%arg0: index, %arg1: index, %arg2: index) {
// CHECK-NEXT:     scf.parallel (%arg3) = (%arg0) to (%arg1) step (%arg2) {
// CHECK-NEXT:       scf.for %arg4 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT:         %c0 = arith.constant 0 : index
// CHECK-NEXT:         %c4 = arith.constant 4 : index
// CHECK-NEXT:         %0 = arith.muli %arg2, %c4 : index
// CHECK-NEXT:         scf.parallel (%arg5) = (%arg3) to (%arg4) step (%0) {
// CHECK-NEXT:           %1 = affine.min #map(%0, %arg4, %arg5)
// CHECK-NEXT:           scf.parallel (%arg6) = (%c0) to (%1) step (%arg2) {
// CHECK-NEXT:             %2 = arith.addi %arg6, %arg5 : index
// CHECK-NEXT:             "use"(%arg3, %arg4, %2) : (index, index, index) -> ()
// CHECK-NEXT:             scf.reduce
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.reduce
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ONES: #map = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
// ONES-NEXT: module {
// ONES-NEXT:   func.func @nested(%arg0: index, %arg1: index, %arg2: index) {
// ONES-NEXT:     scf.parallel (%arg3) = (%arg0) to (%arg1) step (%arg2) {
// ONES-NEXT:       scf.for %arg4 = %arg0 to %arg1 step %arg2 {
// ONES-NEXT:         %c0 = arith.constant 0 : index
// ONES-NEXT:         %c1 = arith.constant 1 : index
// ONES-NEXT:         %0 = arith.muli %arg2, %c1 : index
// ONES-NEXT:         scf.parallel (%arg5) = (%arg3) to (%arg4) step (%0) {
// ONES-NEXT:           %1 = affine.min #map(%0, %arg4, %arg5)
// ONES-NEXT:           scf.parallel (%arg6) = (%c0) to (%1) step (%arg2) {
// ONES-NEXT:             %2 = arith.addi %arg6, %arg5 : index
// ONES-NEXT:             "use"(%arg3, %arg4, %2) : (index, index, index) -> ()
// ONES-NEXT:             scf.reduce
// ONES-NEXT:           }
// ONES-NEXT:           scf.reduce
// ONES-NEXT:         }
// ONES-NEXT:       }
// ONES-NEXT:       scf.reduce
// ONES-NEXT:     }
// ONES-NEXT:     return
// ONES-NEXT:   }
// ONES-NEXT: }

// -----

// What reduces something is not tiled, nor is what is around it.
func.func @reduction(%a: index, %n: index, %s: index, %x: i32) -> i32 {
  %r = scf.parallel (%i) = (%a) to (%n) step (%s) init (%x) -> i32 {
    scf.reduce(%x : i32) {
    ^bb0(%p: i32, %q: i32):
      %0 = arith.addi %p, %q : i32
      scf.reduce.return %0 : i32
    }
  }
  scf.parallel (%i) = (%a) to (%n) step (%s) {
    %t = scf.parallel (%j) = (%a) to (%i) step (%s) init (%x) -> i32 {
      scf.reduce(%x : i32) {
      ^bb0(%p: i32, %q: i32):
        %0 = arith.addi %p, %q : i32
        scf.reduce.return %0 : i32
      }
    }
    "use"(%t) : (i32) -> ()
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reduction(%arg0: index, %arg1: index, %arg2: index, %arg3: i32) -> i32 {
// CHECK-NEXT:     %0 = scf.parallel (%arg4) = (%arg0) to (%arg1) step (%arg2) init (%arg3) -> i32 {
// CHECK-NEXT:       scf.reduce(%arg3 : i32) {
// CHECK-NEXT:       ^bb0(%arg5: i32, %arg6: i32):
// CHECK-NEXT:         %1 = arith.addi %arg5, %arg6 : i32
// CHECK-NEXT:         scf.reduce.return %1 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%arg4) = (%arg0) to (%arg1) step (%arg2) {
// CHECK-NEXT:       %1 = scf.parallel (%arg5) = (%arg0) to (%arg4) step (%arg2) init (%arg3) -> i32 {
// CHECK-NEXT:         scf.reduce(%arg3 : i32) {
// CHECK-NEXT:         ^bb0(%arg6: i32, %arg7: i32):
// CHECK-NEXT:           %2 = arith.addi %arg6, %arg7 : i32
// CHECK-NEXT:           scf.reduce.return %2 : i32
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       "use"(%1) : (i32) -> ()
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ONES: module {
// ONES-NEXT:   func.func @reduction(%arg0: index, %arg1: index, %arg2: index, %arg3: i32) -> i32 {
// ONES-NEXT:     %0 = scf.parallel (%arg4) = (%arg0) to (%arg1) step (%arg2) init (%arg3) -> i32 {
// ONES-NEXT:       scf.reduce(%arg3 : i32) {
// ONES-NEXT:       ^bb0(%arg5: i32, %arg6: i32):
// ONES-NEXT:         %1 = arith.addi %arg5, %arg6 : i32
// ONES-NEXT:         scf.reduce.return %1 : i32
// ONES-NEXT:       }
// ONES-NEXT:     }
// ONES-NEXT:     scf.parallel (%arg4) = (%arg0) to (%arg1) step (%arg2) {
// ONES-NEXT:       %1 = scf.parallel (%arg5) = (%arg0) to (%arg4) step (%arg2) init (%arg3) -> i32 {
// ONES-NEXT:         scf.reduce(%arg3 : i32) {
// ONES-NEXT:         ^bb0(%arg6: i32, %arg7: i32):
// ONES-NEXT:           %2 = arith.addi %arg6, %arg7 : i32
// ONES-NEXT:           scf.reduce.return %2 : i32
// ONES-NEXT:         }
// ONES-NEXT:       }
// ONES-NEXT:       "use"(%1) : (i32) -> ()
// ONES-NEXT:       scf.reduce
// ONES-NEXT:     }
// ONES-NEXT:     return %0 : i32
// ONES-NEXT:   }
// ONES-NEXT: }

// -----

// A loop that ends before it begins; its number of iterations, as an unsigned number, is a multiple of 4.
func.func @backwards() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c-4 = arith.constant -4 : index
  %c-5 = arith.constant -5 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c-4, %c-5) step (%c1, %c1) {
    "use"(%i, %j) : (index, index) -> ()
  }
  return
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @backwards() {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c-4 = arith.constant -4 : index
// CHECK-NEXT:     %c-5 = arith.constant -5 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %0 = arith.muli %c1, %c4 : index
// CHECK-NEXT:     %1 = arith.muli %c1, %c5 : index
// CHECK-NEXT:     scf.parallel (%arg0, %arg1) = (%c0, %c0) to (%c-4, %c-5) step (%0, %1) {
// CHECK-NEXT:       %2 = affine.min #map(%1, %c-5, %arg1)
// CHECK-NEXT:       scf.parallel (%arg2, %arg3) = (%c0_0, %c0_0) to (%0, %2) step (%c1, %c1) {
// CHECK-NEXT:         %3 = arith.addi %arg2, %arg0 : index
// CHECK-NEXT:         %4 = arith.addi %arg3, %arg1 : index
// CHECK-NEXT:         "use"(%3, %4) : (index, index) -> ()
// CHECK-NEXT:         scf.reduce
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ONES: module {
// ONES-NEXT:   func.func @backwards() {
// ONES-NEXT:     %c0 = arith.constant 0 : index
// ONES-NEXT:     %c1 = arith.constant 1 : index
// ONES-NEXT:     %c-4 = arith.constant -4 : index
// ONES-NEXT:     %c-5 = arith.constant -5 : index
// ONES-NEXT:     %c0_0 = arith.constant 0 : index
// ONES-NEXT:     %c1_1 = arith.constant 1 : index
// ONES-NEXT:     %c1_2 = arith.constant 1 : index
// ONES-NEXT:     %0 = arith.muli %c1, %c1_1 : index
// ONES-NEXT:     %1 = arith.muli %c1, %c1_2 : index
// ONES-NEXT:     scf.parallel (%arg0, %arg1) = (%c0, %c0) to (%c-4, %c-5) step (%0, %1) {
// ONES-NEXT:       scf.parallel (%arg2, %arg3) = (%c0_0, %c0_0) to (%0, %1) step (%c1, %c1) {
// ONES-NEXT:         %2 = arith.addi %arg2, %arg0 : index
// ONES-NEXT:         %3 = arith.addi %arg3, %arg1 : index
// ONES-NEXT:         "use"(%2, %3) : (index, index) -> ()
// ONES-NEXT:         scf.reduce
// ONES-NEXT:       }
// ONES-NEXT:       scf.reduce
// ONES-NEXT:     }
// ONES-NEXT:     return
// ONES-NEXT:   }
// ONES-NEXT: }
