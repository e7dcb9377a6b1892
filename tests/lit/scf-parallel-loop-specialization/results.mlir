// RUN: pyopt %s --scf-parallel-loop-specialization --split-input-file | FileCheck %s

// The branch has the result of both loops: the reference crashes, or makes IR that is not valid.
func.func @reduced(%a: index, %n: index, %x: i32) -> i32 {
  %0 = affine.min affine_map<(d0) -> (8, d0)>(%n)
  %r = scf.parallel (%i) = (%a) to (%0) step (%a) init (%x) -> i32 {
    scf.reduce(%x : i32) {
    ^bb0(%p: i32, %q: i32):
      %1 = arith.addi %p, %q : i32
      scf.reduce.return %1 : i32
    }
  }
  return %r : i32
}

// CHECK: #map = affine_map<(d0) -> (8, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @reduced(%arg0: index, %arg1: index, %arg2: i32) -> i32 {
// CHECK-NEXT:     %0 = affine.min #map(%arg1)
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %1 = arith.cmpi eq, %0, %c8 : index
// CHECK-NEXT:     %2 = scf.if %1 -> (i32) {
// CHECK-NEXT:       %3 = scf.parallel (%arg3) = (%arg0) to (%c8) step (%arg0) init (%arg2) -> i32 {
// CHECK-NEXT:         scf.reduce(%arg2 : i32) {
// CHECK-NEXT:         ^bb0(%arg4: i32, %arg5: i32):
// CHECK-NEXT:           %4 = arith.addi %arg4, %arg5 : i32
// CHECK-NEXT:           scf.reduce.return %4 : i32
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %3 : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %3 = scf.parallel (%arg3) = (%arg0) to (%0) step (%arg0) init (%arg2) -> i32 {
// CHECK-NEXT:         scf.reduce(%arg2 : i32) {
// CHECK-NEXT:         ^bb0(%arg4: i32, %arg5: i32):
// CHECK-NEXT:           %4 = arith.addi %arg4, %arg5 : i32
// CHECK-NEXT:           scf.reduce.return %4 : i32
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %3 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
