// RUN: not pyopt %s --canonicalize="test-convergence max-iterations=1"
// RUN: pyopt %s --canonicalize="test-convergence" | FileCheck %s
// RUN: pyopt %s --canonicalize="max-iterations=-1" | FileCheck %s
// RUN: pyopt %s --canonicalize="max-iterations=0" | FileCheck %s --check-prefix=ZERO

// A first iteration that changes something does not show that there is nothing more to change.

func.func @chain(%a: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %0 = arith.addi %c1, %a : i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @chain(%arg0: i32) -> i32 {
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %0 = arith.addi %arg0, %c1_i32 : i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ZERO: module {
// ZERO-NEXT:   func.func @chain(%arg0: i32) -> i32 {
// ZERO-NEXT:     %c1_i32 = arith.constant 1 : i32
// ZERO-NEXT:     %0 = arith.addi %c1_i32, %arg0 : i32
// ZERO-NEXT:     return %0 : i32
// ZERO-NEXT:   }
// ZERO-NEXT: }
