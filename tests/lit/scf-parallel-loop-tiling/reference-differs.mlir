// RUN: pyopt %s --scf-parallel-loop-tiling='parallel-loop-tile-sizes=4 no-min-max-bounds=true' --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: pyopt %s --scf-parallel-loop-tiling='parallel-loop-tile-sizes=4 no-min-max-bounds=true reference-exact=true' --split-input-file --allow-unregistered-dialect | FileCheck %s --check-prefix=EXACT

// The reference multiplies what is a multiple of the step already, and leaves out iterations.
func.func @steps_of_two(%n: index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c2) {
    "use"(%i) : (index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @steps_of_two(%arg0: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = arith.muli %c2, %c4 : index
// CHECK-NEXT:     scf.parallel (%arg1) = (%c0) to (%arg0) step (%0) {
// CHECK-NEXT:       scf.parallel (%arg2) = (%c0_0) to (%0) step (%c2) {
// CHECK-NEXT:         %1 = arith.addi %arg2, %arg1 : index
// CHECK-NEXT:         %true = arith.constant true
// CHECK-NEXT:         %2 = arith.cmpi ult, %1, %arg0 : index
// CHECK-NEXT:         %3 = arith.andi %true, %2 : i1
// CHECK-NEXT:         scf.if %3 {
// CHECK-NEXT:           "use"(%1) : (index) -> ()
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.reduce
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @steps_of_two(%arg0: index) {
// EXACT-NEXT:     %c0 = arith.constant 0 : index
// EXACT-NEXT:     %c2 = arith.constant 2 : index
// EXACT-NEXT:     %c0_0 = arith.constant 0 : index
// EXACT-NEXT:     %c4 = arith.constant 4 : index
// EXACT-NEXT:     %0 = arith.muli %c2, %c4 : index
// EXACT-NEXT:     scf.parallel (%arg1) = (%c0) to (%arg0) step (%0) {
// EXACT-NEXT:       scf.parallel (%arg2) = (%c0_0) to (%0) step (%c2) {
// EXACT-NEXT:         %1 = arith.addi %arg2, %arg1 : index
// EXACT-NEXT:         %true = arith.constant true
// EXACT-NEXT:         %2 = arith.muli %arg2, %c2 : index
// EXACT-NEXT:         %3 = arith.addi %2, %arg1 : index
// EXACT-NEXT:         %4 = arith.cmpi ult, %3, %arg0 : index
// EXACT-NEXT:         %5 = arith.andi %true, %4 : i1
// EXACT-NEXT:         scf.if %5 {
// EXACT-NEXT:           "use"(%1) : (index) -> ()
// EXACT-NEXT:         }
// EXACT-NEXT:         scf.reduce
// EXACT-NEXT:       }
// EXACT-NEXT:       scf.reduce
// EXACT-NEXT:     }
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// Its comparison takes iterations below 0 for great ones.
func.func @below_zero(%a: index, %n: index) {
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%a) to (%n) step (%c1) {
    "use"(%i) : (index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @below_zero(%arg0: index, %arg1: index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = arith.muli %c1, %c4 : index
// CHECK-NEXT:     scf.parallel (%arg2) = (%arg0) to (%arg1) step (%0) {
// CHECK-NEXT:       scf.parallel (%arg3) = (%c0) to (%0) step (%c1) {
// CHECK-NEXT:         %1 = arith.addi %arg3, %arg2 : index
// CHECK-NEXT:         %true = arith.constant true
// CHECK-NEXT:         %2 = arith.muli %arg3, %c1 : index
// CHECK-NEXT:         %3 = arith.addi %2, %arg2 : index
// CHECK-NEXT:         %4 = arith.cmpi slt, %3, %arg1 : index
// CHECK-NEXT:         %5 = arith.andi %true, %4 : i1
// CHECK-NEXT:         scf.if %5 {
// CHECK-NEXT:           "use"(%1) : (index) -> ()
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.reduce
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @below_zero(%arg0: index, %arg1: index) {
// EXACT-NEXT:     %c1 = arith.constant 1 : index
// EXACT-NEXT:     %c0 = arith.constant 0 : index
// EXACT-NEXT:     %c4 = arith.constant 4 : index
// EXACT-NEXT:     %0 = arith.muli %c1, %c4 : index
// EXACT-NEXT:     scf.parallel (%arg2) = (%arg0) to (%arg1) step (%0) {
// EXACT-NEXT:       scf.parallel (%arg3) = (%c0) to (%0) step (%c1) {
// EXACT-NEXT:         %1 = arith.addi %arg3, %arg2 : index
// EXACT-NEXT:         %true = arith.constant true
// EXACT-NEXT:         %2 = arith.muli %arg3, %c1 : index
// EXACT-NEXT:         %3 = arith.addi %2, %arg2 : index
// EXACT-NEXT:         %4 = arith.cmpi ult, %3, %arg1 : index
// EXACT-NEXT:         %5 = arith.andi %true, %4 : i1
// EXACT-NEXT:         scf.if %5 {
// EXACT-NEXT:           "use"(%1) : (index) -> ()
// EXACT-NEXT:         }
// EXACT-NEXT:         scf.reduce
// EXACT-NEXT:       }
// EXACT-NEXT:       scf.reduce
// EXACT-NEXT:     }
// EXACT-NEXT:     return
// EXACT-NEXT:   }
// EXACT-NEXT: }
