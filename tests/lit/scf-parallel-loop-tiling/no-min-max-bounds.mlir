// RUN: pyopt %s --scf-parallel-loop-tiling='parallel-loop-tile-sizes=4,5 no-min-max-bounds=true' --split-input-file --allow-unregistered-dialect | FileCheck %s

// The second dimension has whole tiles; the check is of both.
func.func @steps_of_one(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %c10) step (%c1, %c1) {
    "use"(%i, %j) : (index, index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @steps_of_one(%arg0: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %0 = arith.muli %c1, %c4 : index
// CHECK-NEXT:     %1 = arith.muli %c1, %c5 : index
// CHECK-NEXT:     scf.parallel (%arg1, %arg2) = (%c0, %c0) to (%arg0, %c10) step (%0, %1) {
// CHECK-NEXT:       scf.parallel (%arg3, %arg4) = (%c0_0, %c0_0) to (%0, %1) step (%c1, %c1) {
// CHECK-NEXT:         %2 = arith.addi %arg3, %arg1 : index
// CHECK-NEXT:         %3 = arith.addi %arg4, %arg2 : index
// CHECK-NEXT:         %true = arith.constant true
// CHECK-NEXT:         %4 = arith.muli %arg3, %c1 : index
// CHECK-NEXT:         %5 = arith.addi %4, %arg1 : index
// CHECK-NEXT:         %6 = arith.cmpi ult, %5, %arg0 : index
// CHECK-NEXT:         %7 = arith.andi %true, %6 : i1
// CHECK-NEXT:         %8 = arith.muli %arg4, %c1 : index
// CHECK-NEXT:         %9 = arith.addi %8, %arg2 : index
// CHECK-NEXT:         %10 = arith.cmpi ult, %9, %c10 : index
// CHECK-NEXT:         %11 = arith.andi %7, %10 : i1
// CHECK-NEXT:         scf.if %11 {
// CHECK-NEXT:           "use"(%2, %3) : (index, index) -> ()
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.reduce
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Nothing to check.
func.func @whole(%m: memref<8x10xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %c10 = arith.constant 10 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %c10) step (%c2, %c1) {
    memref.store %j, %m[%i, %j] : memref<8x10xindex>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @whole(%arg0: memref<8x10xindex>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %0 = arith.muli %c2, %c4 : index
// CHECK-NEXT:     %1 = arith.muli %c1, %c5 : index
// CHECK-NEXT:     scf.parallel (%arg1, %arg2) = (%c0, %c0) to (%c8, %c10) step (%0, %1) {
// CHECK-NEXT:       scf.parallel (%arg3, %arg4) = (%c0_0, %c0_0) to (%0, %1) step (%c2, %c1) {
// CHECK-NEXT:         %2 = arith.addi %arg3, %arg1 : index
// CHECK-NEXT:         %3 = arith.addi %arg4, %arg2 : index
// CHECK-NEXT:         memref.store %3, %arg0[%2, %3] : memref<8x10xindex>
// CHECK-NEXT:         scf.reduce
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
