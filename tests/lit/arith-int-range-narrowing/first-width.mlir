// RUN: pyopt %s --arith-int-range-narrowing=int-bitwidths-supported=64,0,100,4,16,8 --split-input-file | FileCheck %s

// The first that fits, which need not be the narrowest.

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
// CHECK-NEXT:     %1 = arith.trunci %0 : i64 to i16
// CHECK-NEXT:     %2 = arith.addi %1, %1 : i16
// CHECK-NEXT:     %3 = arith.extui %2 : i16 to i64
// CHECK-NEXT:     return %3 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }
