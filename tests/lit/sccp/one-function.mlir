// RUN: pyopt %s --pass-pipeline='builtin.module(func.func(sccp))' --split-input-file | FileCheck %s

// A run on a function sees that function alone: it may be called from elsewhere, and calls lead out of it, except to
// itself.

func.func private @callee(%x: i32) -> (i32, i32) {
  %c1 = arith.constant 1 : i32
  return %c1, %x : i32, i32
}
func.func @caller() -> (i32, i32, i32) {
  %c5 = arith.constant 5 : i32
  %0:2 = call @callee(%c5) : (i32) -> (i32, i32)
  %1 = arith.addi %c5, %c5 : i32
  return %0#0, %0#1, %1 : i32, i32, i32
}
func.func private @recursive(%x: i32) -> i32 {
  %c5 = arith.constant 5 : i32
  %0 = call @recursive(%c5) : (i32) -> i32
  return %c5 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @callee(%arg0: i32) -> (i32, i32) {
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     return %c1_i32, %arg0 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller() -> (i32, i32, i32) {
// CHECK-NEXT:     %c10_i32 = arith.constant 10 : i32
// CHECK-NEXT:     %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:     %0:2 = call @callee(%c5_i32) : (i32) -> (i32, i32)
// CHECK-NEXT:     return %0#0, %0#1, %c10_i32 : i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @recursive(%arg0: i32) -> i32 {
// CHECK-NEXT:     %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:     %0 = call @recursive(%c5_i32) : (i32) -> i32
// CHECK-NEXT:     return %c5_i32 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
