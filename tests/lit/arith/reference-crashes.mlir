// RUN: pyopt --canonicalize --split-input-file %s | FileCheck %s

// Poison in ops with two results: the reference crashes.
func.func @extended(%x: i32) -> (i32, i1, i32, i32) {
  %p = ub.poison : i32
  %0:2 = arith.addui_extended %x, %p : i32, i1
  %1:2 = arith.mulsi_extended %p, %x : i32
  return %0#0, %0#1, %1#0, %1#1 : i32, i1, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @extended(%arg0: i32) -> (i32, i1, i32, i32) {
// CHECK-NEXT:     %0 = ub.poison : i32
// CHECK-NEXT:     %1 = ub.poison : i1
// CHECK-NEXT:     return %0, %1, %0, %0 : i32, i1, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
