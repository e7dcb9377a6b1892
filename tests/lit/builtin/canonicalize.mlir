// RUN: pyopt --canonicalize --split-input-file %s | FileCheck %s

// There and back is nothing; neither is a cast to the same type.
func.func @casts(%a: i32, %b: i32) -> (i32, i64, i32) {
  %0 = builtin.unrealized_conversion_cast %a : i32 to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to i32
  %2 = builtin.unrealized_conversion_cast %0 : i64 to i64
  %3:2 = builtin.unrealized_conversion_cast %a, %b : i32, i32 to i8, i9
  %4:2 = builtin.unrealized_conversion_cast %3#0, %3#1 : i8, i9 to i32, i32
  return %1, %2, %4#1 : i32, i64, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @casts(%arg0: i32, %arg1: i32) -> (i32, i64, i32) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : i32 to i64
// CHECK-NEXT:     return %arg0, %0, %arg1 : i32, i64, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Not all results, or not in order, are no way back.
func.func @near(%a: i32, %b: i32) -> (i32, i32, i32) {
  %0:2 = builtin.unrealized_conversion_cast %a, %b : i32, i32 to i8, i8
  %1:2 = builtin.unrealized_conversion_cast %0#1, %0#0 : i8, i8 to i32, i32
  %2 = builtin.unrealized_conversion_cast %0#0 : i8 to i32
  return %1#0, %1#1, %2 : i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @near(%arg0: i32, %arg1: i32) -> (i32, i32, i32) {
// CHECK-NEXT:     %0:2 = builtin.unrealized_conversion_cast %arg0, %arg1 : i32, i32 to i8, i8
// CHECK-NEXT:     %1:2 = builtin.unrealized_conversion_cast %0#1, %0#0 : i8, i8 to i32, i32
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %0#0 : i8 to i32
// CHECK-NEXT:     return %1#0, %1#1, %2 : i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
