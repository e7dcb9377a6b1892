// RUN: pyopt --canonicalize --split-input-file %s | FileCheck %s

// Unused poison goes, equal ones are one.
func.func @poison(%x: i32) -> (i32, i32, i64, i32) {
  %0 = ub.poison : i32
  %1 = ub.poison : i32
  %2 = ub.poison : i64
  %3 = ub.poison : f32
  %4 = arith.addi %x, %1 : i32
  return %0, %1, %2, %4 : i32, i32, i64, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @poison(%arg0: i32) -> (i32, i32, i64, i32) {
// CHECK-NEXT:     %0 = ub.poison : i32
// CHECK-NEXT:     %1 = ub.poison : i64
// CHECK-NEXT:     return %0, %0, %1, %0 : i32, i32, i64, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
