// RUN: pyopt %s --mlir-print-debuginfo | FileCheck %s

// Locations of region arguments: read in both loops, printed for the induction variable of affine.for.

// CHECK: affine.for %arg1 loc("x":1:2) = 0 to 10 iter_args(%arg2 = %arg0) -> (index) {
// CHECK: affine.parallel (%arg1, %arg2) = (0, 0) to (10, 10) {
func.func @locations(%a: index) {
  affine.for %i loc("x":1:2) = 0 to 10 iter_args(%c loc("y":3:4) = %a) -> index {
    affine.yield %c : index
  }
  affine.parallel (%i loc("x":1:2), %j loc("z":5:6)) = (0, 0) to (10, 10) {
  }
  return
}
