// RUN: pyopt-run %s | FileCheck %s
// RUN: pyopt-run %s --canonicalize --cse | FileCheck %s
// RUN: pyopt-run %s --convert-scf-to-cf --canonicalize | FileCheck %s
// RUN: pyopt-run %s --int-range-optimizations --scf-for-loop-canonicalization --canonicalize | FileCheck %s

// Counters that are compared as unsigned numbers: sums and numbers of iterations.

// CHECK: 32385
// CHECK-NEXT: 255
// CHECK-NEXT: 7
// CHECK-NEXT: 0
// CHECK-NEXT: 12485
// CHECK-NEXT: 55
// CHECK-NEXT: -5
// CHECK-NEXT: 14
func.func @main() -> (i32, i32, i32, i32, i32, i32, i32, i32) {
  %zero = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %five = arith.constant 5 : i8
  %great = arith.constant -1 : i8
  %two_hundred = arith.constant -56 : i8
  %start = arith.constant 0 : i32
  %index_start = arith.constant -3 : index
  %index_end = arith.constant -1 : index
  %index_one = arith.constant 1 : index
  %seven = arith.constant 7 : i32
  %0:2 = func.call @sum(%zero, %great, %one, %start) : (i8, i8, i8, i32) -> (i32, i32)
  %1:2 = func.call @sum(%great, %five, %one, %seven) : (i8, i8, i8, i32) -> (i32, i32)
  %2:2 = func.call @sum(%two_hundred, %great, %one, %start) : (i8, i8, i8, i32) -> (i32, i32)
  %count:2 = scf.for unsigned %i = %index_start to %index_end step %index_one
      iter_args(%a = %start, %n = %start) -> (i32, i32) {
    %x = arith.index_cast %i : index to i32
    %s = arith.addi %a, %x : i32
    %k = arith.addi %n, %seven : i32
    scf.yield %s, %k : i32, i32
  }
  return %0#0, %0#1, %1#0, %1#1, %2#0, %2#1, %count#0, %count#1
      : i32, i32, i32, i32, i32, i32, i32, i32
}

func.func private @sum(%low: i8, %high: i8, %step: i8, %from: i32) -> (i32, i32) {
  %none = arith.constant 0 : i32
  %once = arith.constant 1 : i32
  %r:2 = scf.for unsigned %i = %low to %high step %step
      iter_args(%a = %from, %n = %none) -> (i32, i32) : i8 {
    %x = arith.extui %i : i8 to i32
    %s = arith.addi %a, %x : i32
    %k = arith.addi %n, %once : i32
    scf.yield %s, %k : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
