// RUN: pyopt %s --arith-int-range-narrowing=int-bitwidths-supported=8,16,32 --split-input-file | FileCheck %s

// What nothing is known of, fits nowhere, or is no arithmetic of two numbers.

func.func @other_ops(%a: i64, %b: i64, %c: i1) -> (i64, i64, i64, i64, i1) {
  %n = arith.constant 100 : i64
  %x = arith.remui %a, %n : i64
  %y = arith.remui %b, %n : i64
  %0 = arith.select %c, %x, %y : i64
  %1 = math.absi %x : i64
  %2 = math.ipowi %x, %y : i64
  %3, %4 = arith.addui_extended %x, %y : i64, i1
  return %0, %1, %2, %3, %4 : i64, i64, i64, i64, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @other_ops(%arg0: i64, %arg1: i64, %arg2: i1) -> (i64, i64, i64, i64, i1) {
// CHECK-NEXT:     %c100_i64 = arith.constant 100 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c100_i64 : i64
// CHECK-NEXT:     %1 = arith.remui %arg1, %c100_i64 : i64
// CHECK-NEXT:     %2 = arith.select %arg2, %0, %1 : i64
// CHECK-NEXT:     %3 = math.absi %0 : i64
// CHECK-NEXT:     %4 = math.ipowi %0, %1 : i64
// CHECK-NEXT:     %sum, %overflow = arith.addui_extended %0, %1 : i64, i1
// CHECK-NEXT:     return %2, %3, %4, %sum, %overflow : i64, i64, i64, i64, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @floats(%a: f32, %b: si32) -> f32 {
  %0 = arith.addf %a, %a : f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @floats(%arg0: f32, %arg1: si32) -> f32 {
// CHECK-NEXT:     %0 = arith.addf %arg0, %arg0 : f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shift_by_unknown(%a: i64, %k: i64) -> i64 {
  %n = arith.constant 100 : i64
  %x = arith.remui %a, %n : i64
  %0 = arith.shli %x, %k : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @shift_by_unknown(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:     %c100_i64 = arith.constant 100 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c100_i64 : i64
// CHECK-NEXT:     %1 = arith.shli %0, %arg1 : i64
// CHECK-NEXT:     return %1 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @division_by_zero(%a: i64, %b: i64) -> i64 {
  %n = arith.constant 100 : i64
  %x = arith.remui %a, %n : i64
  %y = arith.remui %b, %n : i64
  %0 = arith.divui %x, %y : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @division_by_zero(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:     %c100_i64 = arith.constant 100 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c100_i64 : i64
// CHECK-NEXT:     %1 = arith.remui %arg1, %c100_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %0 : i64 to i8
// CHECK-NEXT:     %3 = arith.trunci %1 : i64 to i8
// CHECK-NEXT:     %4 = arith.divui %2, %3 : i8
// CHECK-NEXT:     %5 = arith.extui %4 : i8 to i64
// CHECK-NEXT:     return %5 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }
