// RUN: pyopt %s --arith-int-range-narrowing=int-bitwidths-supported=8,16,32 --split-input-file | FileCheck %s

// Ops in the first width that all of their numbers fit into.

func.func @andi(%a: i64, %b: i64) -> i64 {
  %n = arith.constant 100 : i64
  %x = arith.remui %a, %n : i64
  %y = arith.remui %b, %n : i64
  %0 = arith.andi %x, %y : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @andi(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:     %c100_i64 = arith.constant 100 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c100_i64 : i64
// CHECK-NEXT:     %1 = arith.remui %arg1, %c100_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %0 : i64 to i8
// CHECK-NEXT:     %3 = arith.trunci %1 : i64 to i8
// CHECK-NEXT:     %4 = arith.andi %2, %3 : i8
// CHECK-NEXT:     %5 = arith.extui %4 : i8 to i64
// CHECK-NEXT:     return %5 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ori(%a: i64, %b: i64) -> i64 {
  %n = arith.constant 100 : i64
  %x = arith.remui %a, %n : i64
  %y = arith.remui %b, %n : i64
  %0 = arith.ori %x, %y : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @ori(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:     %c100_i64 = arith.constant 100 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c100_i64 : i64
// CHECK-NEXT:     %1 = arith.remui %arg1, %c100_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %0 : i64 to i8
// CHECK-NEXT:     %3 = arith.trunci %1 : i64 to i8
// CHECK-NEXT:     %4 = arith.ori %2, %3 : i8
// CHECK-NEXT:     %5 = arith.extui %4 : i8 to i64
// CHECK-NEXT:     return %5 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @xori(%a: i64, %b: i64) -> i64 {
  %n = arith.constant 100 : i64
  %x = arith.remui %a, %n : i64
  %y = arith.remui %b, %n : i64
  %0 = arith.xori %x, %y : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @xori(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:     %c100_i64 = arith.constant 100 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c100_i64 : i64
// CHECK-NEXT:     %1 = arith.remui %arg1, %c100_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %0 : i64 to i8
// CHECK-NEXT:     %3 = arith.trunci %1 : i64 to i8
// CHECK-NEXT:     %4 = arith.xori %2, %3 : i8
// CHECK-NEXT:     %5 = arith.extui %4 : i8 to i64
// CHECK-NEXT:     return %5 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ceildivui(%a: i64, %b: i64) -> i64 {
  %n = arith.constant 100 : i64
  %x = arith.remui %a, %n : i64
  %y = arith.remui %b, %n : i64
  %one = arith.constant 1 : i64
  %z = arith.maxui %y, %one : i64
  %0 = arith.ceildivui %x, %z : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @ceildivui(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %c100_i64 = arith.constant 100 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c100_i64 : i64
// CHECK-NEXT:     %1 = arith.remui %arg1, %c100_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %1 : i64 to i8
// CHECK-NEXT:     %3 = arith.maxui %2, %c1_i8 : i8
// CHECK-NEXT:     %4 = arith.trunci %0 : i64 to i8
// CHECK-NEXT:     %5 = arith.ceildivui %4, %3 : i8
// CHECK-NEXT:     %6 = arith.extui %5 : i8 to i64
// CHECK-NEXT:     return %6 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @signed_flag(%a: i64, %b: i64) -> i64 {
  %n = arith.constant 100 : i64
  %x = arith.remui %a, %n : i64
  %y = arith.remui %b, %n : i64
  %0 = arith.subi %x, %y overflow<nsw> : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @signed_flag(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:     %c100_i64 = arith.constant 100 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c100_i64 : i64
// CHECK-NEXT:     %1 = arith.remui %arg1, %c100_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %0 : i64 to i8
// CHECK-NEXT:     %3 = arith.trunci %1 : i64 to i8
// CHECK-NEXT:     %4 = arith.subi %2, %3 overflow<nsw> : i8
// CHECK-NEXT:     %5 = arith.extsi %4 : i8 to i64
// CHECK-NEXT:     return %5 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }
