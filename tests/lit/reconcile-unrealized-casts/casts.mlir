// RUN: pyopt %s --allow-unregistered-dialect --reconcile-unrealized-casts --split-input-file | FileCheck %s

// Casts that lead back, over one or several others, and those that stay.

func.func @multi(%x: i32, %y: i64) -> (i32, i64, i16) {
  %0 = builtin.unrealized_conversion_cast %x, %y : i32, i64 to i16
  %1 = builtin.unrealized_conversion_cast %0 : i16 to f32
  %2:2 = builtin.unrealized_conversion_cast %1 : f32 to i32, i64
  %3 = builtin.unrealized_conversion_cast %2#0, %2#1 : i32, i64 to i16
  %4 = builtin.unrealized_conversion_cast %2#1, %2#0 : i64, i32 to i16
  %n = builtin.unrealized_conversion_cast to i16
  %d:2 = builtin.unrealized_conversion_cast %0 : i16 to i1, i2
  return %2#0, %2#1, %4 : i32, i64, i16
}

// CHECK: module {
// CHECK-NEXT:   func.func @multi(%arg0: i32, %arg1: i64) -> (i32, i64, i16) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1, %arg0 : i64, i32 to i16
// CHECK-NEXT:     return %arg0, %arg1, %0 : i32, i64, i16
// CHECK-NEXT:   }
// CHECK-NEXT: }
