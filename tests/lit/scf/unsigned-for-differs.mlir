// RUN: pyopt --split-input-file --allow-unregistered-dialect --canonicalize %s | FileCheck %s

// The reference takes a great unsigned step for a negative one, and drops the iteration.

func.func @one(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i8
  %c200 = arith.constant -56 : i8
  %c1 = arith.constant -55 : i8
  %s = scf.for unsigned %i = %c0 to %c200 step %c1 iter_args(%a = %x) -> (i32) : i8 {
    %b = "u.u"(%a, %i) : (i32, i8) -> i32
    scf.yield %b : i32
  }
  return %s : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @one(%arg0: i32) -> i32 {
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %0 = "u.u"(%arg0, %c0_i8) : (i32, i8) -> i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
