// RUN: pyopt %s --arith-int-range-narrowing=int-bitwidths-supported=8,16,32 --split-input-file | FileCheck %s

// What the reference makes compute something else.

func.func @divsi(%a: i64, %b: i64) -> i64 {
  %n = arith.constant 200 : i64
  %x = arith.remui %a, %n : i64
  %y = arith.remui %b, %n : i64
  %one = arith.constant 1 : i64
  %z = arith.maxui %y, %one : i64
  %0 = arith.divsi %x, %z : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @divsi(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %c200_i64 = arith.constant 200 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c200_i64 : i64
// CHECK-NEXT:     %1 = arith.remui %arg1, %c200_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %1 : i64 to i8
// CHECK-NEXT:     %3 = arith.maxui %2, %c1_i8 : i8
// CHECK-NEXT:     %4 = arith.extui %3 : i8 to i64
// CHECK-NEXT:     %5 = arith.trunci %0 : i64 to i16
// CHECK-NEXT:     %6 = arith.trunci %4 : i64 to i16
// CHECK-NEXT:     %7 = arith.divsi %5, %6 : i16
// CHECK-NEXT:     %8 = arith.extui %7 : i16 to i64
// CHECK-NEXT:     return %8 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ceildivsi(%a: i64, %b: i64) -> i64 {
  %n = arith.constant 200 : i64
  %x = arith.remui %a, %n : i64
  %y = arith.remui %b, %n : i64
  %one = arith.constant 1 : i64
  %z = arith.maxui %y, %one : i64
  %0 = arith.ceildivsi %x, %z : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @ceildivsi(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %c200_i64 = arith.constant 200 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c200_i64 : i64
// CHECK-NEXT:     %1 = arith.remui %arg1, %c200_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %1 : i64 to i8
// CHECK-NEXT:     %3 = arith.maxui %2, %c1_i8 : i8
// CHECK-NEXT:     %4 = arith.extui %3 : i8 to i64
// CHECK-NEXT:     %5 = arith.trunci %0 : i64 to i16
// CHECK-NEXT:     %6 = arith.trunci %4 : i64 to i16
// CHECK-NEXT:     %7 = arith.ceildivsi %5, %6 : i16
// CHECK-NEXT:     %8 = arith.extui %7 : i16 to i64
// CHECK-NEXT:     return %8 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @floordivsi(%a: i64, %b: i64) -> i64 {
  %n = arith.constant 200 : i64
  %x = arith.remui %a, %n : i64
  %y = arith.remui %b, %n : i64
  %one = arith.constant 1 : i64
  %z = arith.maxui %y, %one : i64
  %0 = arith.floordivsi %x, %z : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @floordivsi(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %c200_i64 = arith.constant 200 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c200_i64 : i64
// CHECK-NEXT:     %1 = arith.remui %arg1, %c200_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %1 : i64 to i8
// CHECK-NEXT:     %3 = arith.maxui %2, %c1_i8 : i8
// CHECK-NEXT:     %4 = arith.extui %3 : i8 to i64
// CHECK-NEXT:     %5 = arith.trunci %0 : i64 to i16
// CHECK-NEXT:     %6 = arith.trunci %4 : i64 to i16
// CHECK-NEXT:     %7 = arith.floordivsi %5, %6 : i16
// CHECK-NEXT:     %8 = arith.extui %7 : i16 to i64
// CHECK-NEXT:     return %8 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @remsi(%a: i64, %b: i64) -> i64 {
  %n = arith.constant 200 : i64
  %x = arith.remui %a, %n : i64
  %y = arith.remui %b, %n : i64
  %one = arith.constant 1 : i64
  %z = arith.maxui %y, %one : i64
  %0 = arith.remsi %x, %z : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @remsi(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %c200_i64 = arith.constant 200 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c200_i64 : i64
// CHECK-NEXT:     %1 = arith.remui %arg1, %c200_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %1 : i64 to i8
// CHECK-NEXT:     %3 = arith.maxui %2, %c1_i8 : i8
// CHECK-NEXT:     %4 = arith.extui %3 : i8 to i64
// CHECK-NEXT:     %5 = arith.trunci %0 : i64 to i16
// CHECK-NEXT:     %6 = arith.trunci %4 : i64 to i16
// CHECK-NEXT:     %7 = arith.remsi %5, %6 : i16
// CHECK-NEXT:     %8 = arith.extui %7 : i16 to i64
// CHECK-NEXT:     return %8 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @maxsi(%a: i64, %b: i64) -> i64 {
  %n = arith.constant 200 : i64
  %x = arith.remui %a, %n : i64
  %y = arith.remui %b, %n : i64
  %one = arith.constant 1 : i64
  %z = arith.maxui %y, %one : i64
  %0 = arith.maxsi %x, %z : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @maxsi(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %c200_i64 = arith.constant 200 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c200_i64 : i64
// CHECK-NEXT:     %1 = arith.remui %arg1, %c200_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %1 : i64 to i8
// CHECK-NEXT:     %3 = arith.maxui %2, %c1_i8 : i8
// CHECK-NEXT:     %4 = arith.extui %3 : i8 to i64
// CHECK-NEXT:     %5 = arith.trunci %0 : i64 to i16
// CHECK-NEXT:     %6 = arith.trunci %4 : i64 to i16
// CHECK-NEXT:     %7 = arith.maxsi %5, %6 : i16
// CHECK-NEXT:     %8 = arith.extui %7 : i16 to i64
// CHECK-NEXT:     return %8 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @minsi(%a: i64, %b: i64) -> i64 {
  %n = arith.constant 200 : i64
  %x = arith.remui %a, %n : i64
  %y = arith.remui %b, %n : i64
  %one = arith.constant 1 : i64
  %z = arith.maxui %y, %one : i64
  %0 = arith.minsi %x, %z : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @minsi(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %c200_i64 = arith.constant 200 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c200_i64 : i64
// CHECK-NEXT:     %1 = arith.remui %arg1, %c200_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %1 : i64 to i8
// CHECK-NEXT:     %3 = arith.maxui %2, %c1_i8 : i8
// CHECK-NEXT:     %4 = arith.extui %3 : i8 to i64
// CHECK-NEXT:     %5 = arith.trunci %0 : i64 to i16
// CHECK-NEXT:     %6 = arith.trunci %4 : i64 to i16
// CHECK-NEXT:     %7 = arith.minsi %5, %6 : i16
// CHECK-NEXT:     %8 = arith.extui %7 : i16 to i64
// CHECK-NEXT:     return %8 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cmpi_slt(%a: i64, %b: i64) -> i1 {
  %n = arith.constant 200 : i64
  %x = arith.remui %a, %n : i64
  %y = arith.remui %b, %n : i64
  %one = arith.constant 1 : i64
  %z = arith.maxui %y, %one : i64
  %0 = arith.cmpi slt, %x, %z : i64
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @cmpi_slt(%arg0: i64, %arg1: i64) -> i1 {
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %c200_i64 = arith.constant 200 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c200_i64 : i64
// CHECK-NEXT:     %1 = arith.remui %arg1, %c200_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %1 : i64 to i8
// CHECK-NEXT:     %3 = arith.maxui %2, %c1_i8 : i8
// CHECK-NEXT:     %4 = arith.extui %3 : i8 to i64
// CHECK-NEXT:     %5 = arith.trunci %0 : i64 to i16
// CHECK-NEXT:     %6 = arith.trunci %4 : i64 to i16
// CHECK-NEXT:     %7 = arith.cmpi slt, %5, %6 : i16
// CHECK-NEXT:     return %7 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @nsw(%a: i64, %b: i64) -> i64 {
  %n = arith.constant 120 : i64
  %x = arith.remui %a, %n : i64
  %y = arith.remui %b, %n : i64
  %0 = arith.addi %x, %y overflow<nsw, nuw> : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @nsw(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:     %c120_i64 = arith.constant 120 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c120_i64 : i64
// CHECK-NEXT:     %1 = arith.remui %arg1, %c120_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %0 : i64 to i8
// CHECK-NEXT:     %3 = arith.trunci %1 : i64 to i8
// CHECK-NEXT:     %4 = arith.addi %2, %3 overflow<nuw> : i8
// CHECK-NEXT:     %5 = arith.extui %4 : i8 to i64
// CHECK-NEXT:     return %5 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @least_by_minus_one(%a: i64, %b: i64) -> i64 {
  %n = arith.constant 56 : i64
  %x = arith.shrsi %a, %n : i64
  %one = arith.constant -1 : i64
  %m = arith.constant 8 : i64
  %y = arith.remsi %b, %m : i64
  %z = arith.minsi %y, %one : i64
  %0 = arith.remsi %x, %z : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @least_by_minus_one(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:     %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT:     %c8_i64 = arith.constant 8 : i64
// CHECK-NEXT:     %c56_i64 = arith.constant 56 : i64
// CHECK-NEXT:     %0 = arith.shrsi %arg0, %c56_i64 : i64
// CHECK-NEXT:     %1 = arith.remsi %arg1, %c8_i64 : i64
// CHECK-NEXT:     %2 = arith.trunci %1 : i64 to i8
// CHECK-NEXT:     %3 = arith.minsi %2, %c-1_i8 : i8
// CHECK-NEXT:     %4 = arith.extsi %3 : i8 to i64
// CHECK-NEXT:     %5 = arith.trunci %0 : i64 to i16
// CHECK-NEXT:     %6 = arith.trunci %4 : i64 to i16
// CHECK-NEXT:     %7 = arith.remsi %5, %6 : i16
// CHECK-NEXT:     %8 = arith.extsi %7 : i16 to i64
// CHECK-NEXT:     return %8 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unsigned_remainder(%a: i64) -> i64 {
  %n = arith.constant 100 : i64
  %m = arith.constant 7 : i64
  %x = arith.remsi %a, %n : i64
  %0 = arith.remui %x, %m : i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @unsigned_remainder(%arg0: i64) -> i64 {
// CHECK-NEXT:     %c100_i64 = arith.constant 100 : i64
// CHECK-NEXT:     %c7_i64 = arith.constant 7 : i64
// CHECK-NEXT:     %0 = arith.remsi %arg0, %c100_i64 : i64
// CHECK-NEXT:     %1 = arith.remui %0, %c7_i64 : i64
// CHECK-NEXT:     return %1 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @far(%a: i64, %b: i64) -> (i64, i64) {
  %n = arith.constant 100 : i64
  %m = arith.constant 40 : i64
  %x = arith.remui %a, %n : i64
  %y = arith.remui %b, %m : i64
  %0 = arith.shrui %x, %y : i64
  %1 = arith.shrsi %x, %y : i64
  return %0, %1 : i64, i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @far(%arg0: i64, %arg1: i64) -> (i64, i64) {
// CHECK-NEXT:     %c100_i64 = arith.constant 100 : i64
// CHECK-NEXT:     %c40_i64 = arith.constant 40 : i64
// CHECK-NEXT:     %0 = arith.remui %arg0, %c100_i64 : i64
// CHECK-NEXT:     %1 = arith.remui %arg1, %c40_i64 : i64
// CHECK-NEXT:     %2 = arith.shrui %0, %1 : i64
// CHECK-NEXT:     %3 = arith.shrsi %0, %1 : i64
// CHECK-NEXT:     return %2, %3 : i64, i64
// CHECK-NEXT:   }
// CHECK-NEXT: }
