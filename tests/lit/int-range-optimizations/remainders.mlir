// RUN: pyopt --int-range-optimizations %s | FileCheck %s

// Remainders of unsigned numbers are no more than the dividend, and less than the divisor, which may be zero.

func.func @dividend(%x: i32, %y: i32) -> (i32, i1, i1) {
  %c0 = arith.constant 0 : i32
  %c7 = arith.constant 7 : i32
  %c8 = arith.constant 8 : i32
  %0 = arith.remui %c0, %x : i32
  %1 = arith.andi %y, %c7 : i32
  %2 = arith.remui %1, %x : i32
  %3 = arith.cmpi ult, %2, %c8 : i32
  %4 = arith.remui %y, %1 : i32
  %5 = arith.cmpi ult, %4, %c7 : i32
  return %0, %3, %5 : i32, i1, i1
}
func.func @divisor(%x: i32, %y: i32, %z: i32) -> (i1, i1, i1) {
  %c0 = arith.constant 0 : i32
  %c7 = arith.constant 7 : i32
  %c8 = arith.constant 8 : i32
  %c3 = arith.constant 3 : i32
  %1 = arith.andi %y, %c7 : i32
  %2 = arith.remui %x, %1 : i32
  %3 = arith.cmpi ult, %2, %c3 : i32
  %4 = arith.remui %c7, %1 : i32
  %5 = arith.cmpi eq, %4, %c7 : i32
  %6 = arith.remui %x, %c0 : i32
  %7 = arith.cmpi eq, %6, %c7 : i32
  return %3, %5, %7 : i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @dividend(%arg0: i32, %arg1: i32) -> (i32, i1, i1) {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     return %c0_i32, %true, %true : i32, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @divisor(%arg0: i32, %arg1: i32, %arg2: i32) -> (i1, i1, i1) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %0 = arith.andi %arg1, %c7_i32 : i32
// CHECK-NEXT:     %1 = arith.remui %arg0, %0 : i32
// CHECK-NEXT:     %2 = arith.cmpi ult, %1, %c3_i32 : i32
// CHECK-NEXT:     %3 = arith.remui %arg0, %c0_i32 : i32
// CHECK-NEXT:     %4 = arith.cmpi eq, %3, %c7_i32 : i32
// CHECK-NEXT:     return %2, %false, %4 : i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }
