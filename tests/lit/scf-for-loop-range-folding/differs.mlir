// RUN: pyopt %s --split-input-file --scf-for-loop-range-folding | FileCheck %s

// A factor of 0 makes an endless loop of it, a negative one a loop that does not run.
func.func @any_factor(%m: memref<?xindex>, %lb: index, %ub: index, %s: index, %a: index) {
  scf.for %i = %lb to %ub step %s {
    %0 = arith.muli %i, %a : index
    memref.store %0, %m[%0] : memref<?xindex>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @any_factor(%arg0: memref<?xindex>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
// CHECK-NEXT:     scf.for %arg5 = %arg1 to %arg2 step %arg3 {
// CHECK-NEXT:       %0 = arith.muli %arg5, %arg4 : index
// CHECK-NEXT:       memref.store %0, %arg0[%0] : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @not_positive(%m: memref<?xindex>, %n: index) {
  %c-1 = arith.constant -1 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = arith.muli %i, %c-1 : index
    memref.store %0, %m[%c0] : memref<?xindex>
  }
  scf.for %i = %c0 to %n step %c1 {
    %0 = arith.muli %i, %c0 : index
    memref.store %0, %m[%c0] : memref<?xindex>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @not_positive(%arg0: memref<?xindex>, %arg1: index) {
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg2 = %c0 to %arg1 step %c1 {
// CHECK-NEXT:       %0 = arith.muli %arg2, %c-1 : index
// CHECK-NEXT:       memref.store %0, %arg0[%c0] : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %arg2 = %c0 to %arg1 step %c1 {
// CHECK-NEXT:       %0 = arith.muli %arg2, %c0 : index
// CHECK-NEXT:       memref.store %0, %arg0[%c0] : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// 0 - 1 is the greatest number.
func.func @below_zero(%m: memref<?xindex>, %n: index) {
  %c-1 = arith.constant -1 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for unsigned %i = %c0 to %n step %c1 {
    %0 = arith.addi %i, %c-1 : index
    memref.store %0, %m[%c0] : memref<?xindex>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @below_zero(%arg0: memref<?xindex>, %arg1: index) {
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for unsigned %arg2 = %c0 to %arg1 step %c1 {
// CHECK-NEXT:       %0 = arith.addi %arg2, %c-1 : index
// CHECK-NEXT:       memref.store %0, %arg0[%c0] : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @integers(%m: memref<1xi32>, %n: i32, %a: i32) {
  %z = arith.constant 0 : index
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  scf.for %i = %c0 to %n step %c1 : i32 {
    %0 = arith.addi %i, %a : i32
    memref.store %0, %m[%z] : memref<1xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @integers(%arg0: memref<1xi32>, %arg1: i32, %arg2: i32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     scf.for %arg3 = %c0_i32 to %arg1 step %c1_i32  : i32 {
// CHECK-NEXT:       %0 = arith.addi %arg3, %arg2 : i32
// CHECK-NEXT:       memref.store %0, %arg0[%c0] : memref<1xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The last one is 90 + 30, and 100 + 30 would be negative.
func.func @wraps(%m: memref<1xi8>) {
  %z = arith.constant 0 : index
  %c0 = arith.constant 0 : i8
  %c30 = arith.constant 30 : i8
  %c90 = arith.constant 90 : i8
  %c100 = arith.constant 100 : i8
  scf.for %i = %c0 to %c100 step %c90 : i8 {
    %0 = arith.addi %i, %c30 : i8
    memref.store %0, %m[%z] : memref<1xi8>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @wraps(%arg0: memref<1xi8>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %c30_i8 = arith.constant 30 : i8
// CHECK-NEXT:     %c90_i8 = arith.constant 90 : i8
// CHECK-NEXT:     %c100_i8 = arith.constant 100 : i8
// CHECK-NEXT:     scf.for %arg1 = %c0_i8 to %c100_i8 step %c90_i8  : i8 {
// CHECK-NEXT:       %0 = arith.addi %arg1, %c30_i8 : i8
// CHECK-NEXT:       memref.store %0, %arg0[%c0] : memref<1xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// 0, 100, -56, and so on: what goes around goes on elsewhere behind a sum.
func.func @wraps_before(%m: memref<1xi8>) {
  %z = arith.constant 0 : index
  %c-100 = arith.constant -100 : i8
  %c0 = arith.constant 0 : i8
  %c100 = arith.constant 100 : i8
  %c120 = arith.constant 120 : i8
  scf.for %i = %c0 to %c120 step %c100 : i8 {
    %0 = arith.addi %i, %c-100 : i8
    memref.store %0, %m[%z] : memref<1xi8>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @wraps_before(%arg0: memref<1xi8>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c-100_i8 = arith.constant -100 : i8
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %c100_i8 = arith.constant 100 : i8
// CHECK-NEXT:     %c120_i8 = arith.constant 120 : i8
// CHECK-NEXT:     scf.for %arg1 = %c0_i8 to %c120_i8 step %c100_i8  : i8 {
// CHECK-NEXT:       %0 = arith.addi %arg1, %c-100_i8 : i8
// CHECK-NEXT:       memref.store %0, %arg0[%c0] : memref<1xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// 200 is unsigned, and so is what it is compared with.
func.func @unsigned_wraps(%m: memref<1xi8>) {
  %z = arith.constant 0 : index
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c100 = arith.constant 100 : i8
  %c3 = arith.constant 3 : i8
  scf.for unsigned %i = %c0 to %c100 step %c1 : i8 {
    %0 = arith.muli %i, %c3 : i8
    memref.store %0, %m[%z] : memref<1xi8>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unsigned_wraps(%arg0: memref<1xi8>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %c100_i8 = arith.constant 100 : i8
// CHECK-NEXT:     %c3_i8 = arith.constant 3 : i8
// CHECK-NEXT:     scf.for unsigned %arg1 = %c0_i8 to %c100_i8 step %c1_i8  : i8 {
// CHECK-NEXT:       %0 = arith.muli %arg1, %c3_i8 : i8
// CHECK-NEXT:       memref.store %0, %arg0[%c0] : memref<1xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The sum is there only where the condition holds, so what its flags say need not hold for the bounds.
func.func @flags(%m: memref<?xindex>, %lb: index, %ub: index, %s: index, %a: index, %b: i1) {
  scf.for %i = %lb to %ub step %s {
    scf.if %b {
      %0 = arith.addi %i, %a overflow<nsw, nuw> : index
      memref.store %0, %m[%0] : memref<?xindex>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @flags(%arg0: memref<?xindex>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: i1) {
// CHECK-NEXT:     %0 = arith.addi %arg1, %arg4 : index
// CHECK-NEXT:     %1 = arith.addi %arg2, %arg4 : index
// CHECK-NEXT:     scf.for %arg6 = %0 to %1 step %arg3 {
// CHECK-NEXT:       scf.if %arg5 {
// CHECK-NEXT:         memref.store %arg6, %arg0[%arg6] : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// From the greatest number on, which is the least number behind a sum.
func.func @unsigned_from(%m: memref<?xindex>, %t: tensor<?xf32>, %lb: index, %ub: index) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %t, %c0 : tensor<?xf32>
  %c1 = arith.constant 1 : index
  scf.for unsigned %i = %lb to %ub step %c1 {
    %0 = arith.addi %i, %n : index
    memref.store %0, %m[%0] : memref<?xindex>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unsigned_from(%arg0: memref<?xindex>, %arg1: tensor<?xf32>, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for unsigned %arg4 = %arg2 to %arg3 step %c1 {
// CHECK-NEXT:       %0 = arith.addi %arg4, %dim : index
// CHECK-NEXT:       memref.store %0, %arg0[%0] : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
