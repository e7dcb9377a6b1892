// RUN: pyopt %s --scf-parallel-loop-tiling='parallel-loop-tile-sizes=4611686018427387904' --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: not pyopt %s --scf-parallel-loop-tiling='parallel-loop-tile-sizes=2,-1' --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s --check-prefix=NEGATIVE

// A tile of such a width, which wraps around to 0 in the reference, makes a loop without an end.
func.func @too_wide(%n: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c4) {
    "use"(%i) : (index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @too_wide(%arg0: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.parallel (%arg1) = (%c0) to (%arg0) step (%c4) {
// CHECK-NEXT:       "use"(%arg1) : (index) -> ()
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// NEGATIVE: <unknown>:0: error: tile size cannot be negative
