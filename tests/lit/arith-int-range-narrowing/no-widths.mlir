// RUN: pyopt %s --arith-int-range-narrowing --split-input-file | FileCheck %s

// Without widths all stays.

func.func @f(%a: i64) -> i64 {
  %n = arith.constant 10 : i64
  %x = arith.remui %a, %n : i64
  %0 = arith.addi %x, %x : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i64) -> i64 {
// CHECK-NEXT:     %c10_i64 = arith.constant 10 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c10_i64 : i64
// CHECK-NEXT:     %1 = arith.addi %0, %0 : i64
// CHECK-NEXT:     return %1 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }
