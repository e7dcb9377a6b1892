// RUN: pyopt --canonicalize --split-input-file %s | FileCheck %s

// Sums wrap around.
func.func @addi() -> (i8, i8, i8) {
  %a0 = arith.constant 100 : i8
  %b0 = arith.constant 27 : i8
  %0 = arith.addi %a0, %b0 : i8
  %a1 = arith.constant 100 : i8
  %b1 = arith.constant 28 : i8
  %1 = arith.addi %a1, %b1 : i8
  %a2 = arith.constant -128 : i8
  %b2 = arith.constant -1 : i8
  %2 = arith.addi %a2, %b2 : i8
  return %0, %1, %2 : i8, i8, i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @addi() -> (i8, i8, i8) {
// CHECK-NEXT:     %c127_i8 = arith.constant 127 : i8
// CHECK-NEXT:     %c-128_i8 = arith.constant -128 : i8
// CHECK-NEXT:     return %c127_i8, %c-128_i8, %c127_i8 : i8, i8, i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Differences wrap around.
func.func @subi() -> (i8, i8) {
  %a0 = arith.constant -128 : i8
  %b0 = arith.constant 1 : i8
  %0 = arith.subi %a0, %b0 : i8
  %a1 = arith.constant 5 : i8
  %b1 = arith.constant 7 : i8
  %1 = arith.subi %a1, %b1 : i8
  return %0, %1 : i8, i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @subi() -> (i8, i8) {
// CHECK-NEXT:     %c127_i8 = arith.constant 127 : i8
// CHECK-NEXT:     %c-2_i8 = arith.constant -2 : i8
// CHECK-NEXT:     return %c127_i8, %c-2_i8 : i8, i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Products wrap around, of index at 64 bits.
func.func @muli() -> (index, index) {
  %a0 = arith.constant 4294967296 : index
  %b0 = arith.constant 4294967296 : index
  %0 = arith.muli %a0, %b0 : index
  %a1 = arith.constant -3 : index
  %b1 = arith.constant 5 : index
  %1 = arith.muli %a1, %b1 : index
  return %0, %1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @muli() -> (index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c-15 = arith.constant -15 : index
// CHECK-NEXT:     return %c0, %c-15 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Unsigned quotients; not by zero.
func.func @divui() -> (i8, i8, i8) {
  %a0 = arith.constant -1 : i8
  %b0 = arith.constant 16 : i8
  %0 = arith.divui %a0, %b0 : i8
  %a1 = arith.constant 7 : i8
  %b1 = arith.constant 2 : i8
  %1 = arith.divui %a1, %b1 : i8
  %a2 = arith.constant 7 : i8
  %b2 = arith.constant 0 : i8
  %2 = arith.divui %a2, %b2 : i8
  return %0, %1, %2 : i8, i8, i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @divui() -> (i8, i8, i8) {
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %c7_i8 = arith.constant 7 : i8
// CHECK-NEXT:     %c15_i8 = arith.constant 15 : i8
// CHECK-NEXT:     %c3_i8 = arith.constant 3 : i8
// CHECK-NEXT:     %0 = arith.divui %c7_i8, %c0_i8 : i8
// CHECK-NEXT:     return %c15_i8, %c3_i8, %0 : i8, i8, i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Signed quotients go towards zero; not by zero, and not where the quotient does not fit.
func.func @divsi() -> (i8, i8, i8, i8) {
  %a0 = arith.constant -7 : i8
  %b0 = arith.constant 2 : i8
  %0 = arith.divsi %a0, %b0 : i8
  %a1 = arith.constant 7 : i8
  %b1 = arith.constant -2 : i8
  %1 = arith.divsi %a1, %b1 : i8
  %a2 = arith.constant 7 : i8
  %b2 = arith.constant 0 : i8
  %2 = arith.divsi %a2, %b2 : i8
  %a3 = arith.constant -128 : i8
  %b3 = arith.constant -1 : i8
  %3 = arith.divsi %a3, %b3 : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @divsi() -> (i8, i8, i8, i8) {
// CHECK-NEXT:     %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT:     %c-128_i8 = arith.constant -128 : i8
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %c7_i8 = arith.constant 7 : i8
// CHECK-NEXT:     %c-3_i8 = arith.constant -3 : i8
// CHECK-NEXT:     %0 = arith.divsi %c7_i8, %c0_i8 : i8
// CHECK-NEXT:     %1 = arith.divsi %c-128_i8, %c-1_i8 : i8
// CHECK-NEXT:     return %c-3_i8, %c-3_i8, %0, %1 : i8, i8, i8, i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Unsigned quotients rounded up.
func.func @ceildivui() -> (i8, i8, i8, i8) {
  %a0 = arith.constant -1 : i8
  %b0 = arith.constant 16 : i8
  %0 = arith.ceildivui %a0, %b0 : i8
  %a1 = arith.constant 6 : i8
  %b1 = arith.constant 2 : i8
  %1 = arith.ceildivui %a1, %b1 : i8
  %a2 = arith.constant 0 : i8
  %b2 = arith.constant 3 : i8
  %2 = arith.ceildivui %a2, %b2 : i8
  %a3 = arith.constant 1 : i8
  %b3 = arith.constant 0 : i8
  %3 = arith.ceildivui %a3, %b3 : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @ceildivui() -> (i8, i8, i8, i8) {
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %c16_i8 = arith.constant 16 : i8
// CHECK-NEXT:     %c3_i8 = arith.constant 3 : i8
// CHECK-NEXT:     %0 = arith.ceildivui %c1_i8, %c0_i8 : i8
// CHECK-NEXT:     return %c16_i8, %c3_i8, %c0_i8, %0 : i8, i8, i8, i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Signed quotients rounded up.
func.func @ceildivsi() -> (i8, i8, i8, i8, i8) {
  %a0 = arith.constant 7 : i8
  %b0 = arith.constant 2 : i8
  %0 = arith.ceildivsi %a0, %b0 : i8
  %a1 = arith.constant -7 : i8
  %b1 = arith.constant 2 : i8
  %1 = arith.ceildivsi %a1, %b1 : i8
  %a2 = arith.constant 7 : i8
  %b2 = arith.constant -2 : i8
  %2 = arith.ceildivsi %a2, %b2 : i8
  %a3 = arith.constant -7 : i8
  %b3 = arith.constant -2 : i8
  %3 = arith.ceildivsi %a3, %b3 : i8
  %a4 = arith.constant 0 : i8
  %b4 = arith.constant -5 : i8
  %4 = arith.ceildivsi %a4, %b4 : i8
  return %0, %1, %2, %3, %4 : i8, i8, i8, i8, i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @ceildivsi() -> (i8, i8, i8, i8, i8) {
// CHECK-NEXT:     %c4_i8 = arith.constant 4 : i8
// CHECK-NEXT:     %c-3_i8 = arith.constant -3 : i8
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     return %c4_i8, %c-3_i8, %c-3_i8, %c4_i8, %c0_i8 : i8, i8, i8, i8, i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Not rounded up: what would have to be negated and cannot be.
func.func @ceildivsi() -> (i8, i8, i8) {
  %a0 = arith.constant -128 : i8
  %b0 = arith.constant -1 : i8
  %0 = arith.ceildivsi %a0, %b0 : i8
  %a1 = arith.constant -128 : i8
  %b1 = arith.constant 3 : i8
  %1 = arith.ceildivsi %a1, %b1 : i8
  %a2 = arith.constant 3 : i8
  %b2 = arith.constant 0 : i8
  %2 = arith.ceildivsi %a2, %b2 : i8
  return %0, %1, %2 : i8, i8, i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @ceildivsi() -> (i8, i8, i8) {
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %c3_i8 = arith.constant 3 : i8
// CHECK-NEXT:     %c-128_i8 = arith.constant -128 : i8
// CHECK-NEXT:     %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT:     %0 = arith.ceildivsi %c-128_i8, %c-1_i8 : i8
// CHECK-NEXT:     %1 = arith.ceildivsi %c-128_i8, %c3_i8 : i8
// CHECK-NEXT:     %2 = arith.ceildivsi %c3_i8, %c0_i8 : i8
// CHECK-NEXT:     return %0, %1, %2 : i8, i8, i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Signed quotients rounded down.
func.func @floordivsi() -> (i8, i8, i8, i8, i8) {
  %a0 = arith.constant 7 : i8
  %b0 = arith.constant 2 : i8
  %0 = arith.floordivsi %a0, %b0 : i8
  %a1 = arith.constant -7 : i8
  %b1 = arith.constant 2 : i8
  %1 = arith.floordivsi %a1, %b1 : i8
  %a2 = arith.constant 7 : i8
  %b2 = arith.constant -2 : i8
  %2 = arith.floordivsi %a2, %b2 : i8
  %a3 = arith.constant -7 : i8
  %b3 = arith.constant -2 : i8
  %3 = arith.floordivsi %a3, %b3 : i8
  %a4 = arith.constant -128 : i8
  %b4 = arith.constant 3 : i8
  %4 = arith.floordivsi %a4, %b4 : i8
  return %0, %1, %2, %3, %4 : i8, i8, i8, i8, i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @floordivsi() -> (i8, i8, i8, i8, i8) {
// CHECK-NEXT:     %c3_i8 = arith.constant 3 : i8
// CHECK-NEXT:     %c-4_i8 = arith.constant -4 : i8
// CHECK-NEXT:     %c-43_i8 = arith.constant -43 : i8
// CHECK-NEXT:     return %c3_i8, %c-4_i8, %c-4_i8, %c3_i8, %c-43_i8 : i8, i8, i8, i8, i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Not rounded down: overflow, division by zero.
func.func @floordivsi() -> (i8, i8) {
  %a0 = arith.constant -128 : i8
  %b0 = arith.constant -1 : i8
  %0 = arith.floordivsi %a0, %b0 : i8
  %a1 = arith.constant 3 : i8
  %b1 = arith.constant 0 : i8
  %1 = arith.floordivsi %a1, %b1 : i8
  return %0, %1 : i8, i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @floordivsi() -> (i8, i8) {
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %c3_i8 = arith.constant 3 : i8
// CHECK-NEXT:     %c-128_i8 = arith.constant -128 : i8
// CHECK-NEXT:     %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT:     %0 = arith.floordivsi %c-128_i8, %c-1_i8 : i8
// CHECK-NEXT:     %1 = arith.floordivsi %c3_i8, %c0_i8 : i8
// CHECK-NEXT:     return %0, %1 : i8, i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Unsigned remainders.
func.func @remui() -> (i8, i8, i8) {
  %a0 = arith.constant -1 : i8
  %b0 = arith.constant 16 : i8
  %0 = arith.remui %a0, %b0 : i8
  %a1 = arith.constant 7 : i8
  %b1 = arith.constant 2 : i8
  %1 = arith.remui %a1, %b1 : i8
  %a2 = arith.constant 7 : i8
  %b2 = arith.constant 0 : i8
  %2 = arith.remui %a2, %b2 : i8
  return %0, %1, %2 : i8, i8, i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @remui() -> (i8, i8, i8) {
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %c7_i8 = arith.constant 7 : i8
// CHECK-NEXT:     %c15_i8 = arith.constant 15 : i8
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %0 = arith.remui %c7_i8, %c0_i8 : i8
// CHECK-NEXT:     return %c15_i8, %c1_i8, %0 : i8, i8, i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Signed remainders have the sign of the dividend.
func.func @remsi() -> (i8, i8, i8, i8) {
  %a0 = arith.constant -7 : i8
  %b0 = arith.constant 2 : i8
  %0 = arith.remsi %a0, %b0 : i8
  %a1 = arith.constant 7 : i8
  %b1 = arith.constant -2 : i8
  %1 = arith.remsi %a1, %b1 : i8
  %a2 = arith.constant -128 : i8
  %b2 = arith.constant -1 : i8
  %2 = arith.remsi %a2, %b2 : i8
  %a3 = arith.constant 7 : i8
  %b3 = arith.constant 0 : i8
  %3 = arith.remsi %a3, %b3 : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @remsi() -> (i8, i8, i8, i8) {
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %c7_i8 = arith.constant 7 : i8
// CHECK-NEXT:     %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %0 = arith.remsi %c7_i8, %c0_i8 : i8
// CHECK-NEXT:     return %c-1_i8, %c1_i8, %c0_i8, %0 : i8, i8, i8, i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// And.
func.func @andi() -> (i8, i8) {
  %a0 = arith.constant 12 : i8
  %b0 = arith.constant 10 : i8
  %0 = arith.andi %a0, %b0 : i8
  %a1 = arith.constant -1 : i8
  %b1 = arith.constant 7 : i8
  %1 = arith.andi %a1, %b1 : i8
  return %0, %1 : i8, i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @andi() -> (i8, i8) {
// CHECK-NEXT:     %c8_i8 = arith.constant 8 : i8
// CHECK-NEXT:     %c7_i8 = arith.constant 7 : i8
// CHECK-NEXT:     return %c8_i8, %c7_i8 : i8, i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Or.
func.func @ori() -> (i8, i8) {
  %a0 = arith.constant 12 : i8
  %b0 = arith.constant 10 : i8
  %0 = arith.ori %a0, %b0 : i8
  %a1 = arith.constant -128 : i8
  %b1 = arith.constant 1 : i8
  %1 = arith.ori %a1, %b1 : i8
  return %0, %1 : i8, i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @ori() -> (i8, i8) {
// CHECK-NEXT:     %c14_i8 = arith.constant 14 : i8
// CHECK-NEXT:     %c-127_i8 = arith.constant -127 : i8
// CHECK-NEXT:     return %c14_i8, %c-127_i8 : i8, i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Exclusive or.
func.func @xori() -> (i8, i8) {
  %a0 = arith.constant 12 : i8
  %b0 = arith.constant 10 : i8
  %0 = arith.xori %a0, %b0 : i8
  %a1 = arith.constant -1 : i8
  %b1 = arith.constant 1 : i8
  %1 = arith.xori %a1, %b1 : i8
  return %0, %1 : i8, i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @xori() -> (i8, i8) {
// CHECK-NEXT:     %c6_i8 = arith.constant 6 : i8
// CHECK-NEXT:     %c-2_i8 = arith.constant -2 : i8
// CHECK-NEXT:     return %c6_i8, %c-2_i8 : i8, i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Shifts to the left; not by the width or more.
func.func @shli() -> (i8, i8, i8, i8) {
  %a0 = arith.constant 1 : i8
  %b0 = arith.constant 7 : i8
  %0 = arith.shli %a0, %b0 : i8
  %a1 = arith.constant 3 : i8
  %b1 = arith.constant 6 : i8
  %1 = arith.shli %a1, %b1 : i8
  %a2 = arith.constant 1 : i8
  %b2 = arith.constant 8 : i8
  %2 = arith.shli %a2, %b2 : i8
  %a3 = arith.constant 1 : i8
  %b3 = arith.constant -1 : i8
  %3 = arith.shli %a3, %b3 : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @shli() -> (i8, i8, i8, i8) {
// CHECK-NEXT:     %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT:     %c8_i8 = arith.constant 8 : i8
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %c-128_i8 = arith.constant -128 : i8
// CHECK-NEXT:     %c-64_i8 = arith.constant -64 : i8
// CHECK-NEXT:     %0 = arith.shli %c1_i8, %c8_i8 : i8
// CHECK-NEXT:     %1 = arith.shli %c1_i8, %c-1_i8 : i8
// CHECK-NEXT:     return %c-128_i8, %c-64_i8, %0, %1 : i8, i8, i8, i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Unsigned shifts to the right; not by the width or more.
func.func @shrui() -> (i8, i8, i8) {
  %a0 = arith.constant -1 : i8
  %b0 = arith.constant 4 : i8
  %0 = arith.shrui %a0, %b0 : i8
  %a1 = arith.constant 64 : i8
  %b1 = arith.constant 6 : i8
  %1 = arith.shrui %a1, %b1 : i8
  %a2 = arith.constant 1 : i8
  %b2 = arith.constant 8 : i8
  %2 = arith.shrui %a2, %b2 : i8
  return %0, %1, %2 : i8, i8, i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @shrui() -> (i8, i8, i8) {
// CHECK-NEXT:     %c8_i8 = arith.constant 8 : i8
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %c15_i8 = arith.constant 15 : i8
// CHECK-NEXT:     %0 = arith.shrui %c1_i8, %c8_i8 : i8
// CHECK-NEXT:     return %c15_i8, %c1_i8, %0 : i8, i8, i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Signed shifts to the right; not by the width or more.
func.func @shrsi() -> (i8, i8, i8) {
  %a0 = arith.constant -128 : i8
  %b0 = arith.constant 7 : i8
  %0 = arith.shrsi %a0, %b0 : i8
  %a1 = arith.constant 64 : i8
  %b1 = arith.constant 6 : i8
  %1 = arith.shrsi %a1, %b1 : i8
  %a2 = arith.constant -1 : i8
  %b2 = arith.constant 9 : i8
  %2 = arith.shrsi %a2, %b2 : i8
  return %0, %1, %2 : i8, i8, i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @shrsi() -> (i8, i8, i8) {
// CHECK-NEXT:     %c9_i8 = arith.constant 9 : i8
// CHECK-NEXT:     %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %0 = arith.shrsi %c-1_i8, %c9_i8 : i8
// CHECK-NEXT:     return %c-1_i8, %c1_i8, %0 : i8, i8, i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Signed maximum.
func.func @maxsi() -> i8 {
  %a0 = arith.constant -3 : i8
  %b0 = arith.constant 2 : i8
  %0 = arith.maxsi %a0, %b0 : i8
  return %0 : i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @maxsi() -> i8 {
// CHECK-NEXT:     %c2_i8 = arith.constant 2 : i8
// CHECK-NEXT:     return %c2_i8 : i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Unsigned maximum.
func.func @maxui() -> i8 {
  %a0 = arith.constant -3 : i8
  %b0 = arith.constant 2 : i8
  %0 = arith.maxui %a0, %b0 : i8
  return %0 : i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @maxui() -> i8 {
// CHECK-NEXT:     %c-3_i8 = arith.constant -3 : i8
// CHECK-NEXT:     return %c-3_i8 : i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Signed minimum.
func.func @minsi() -> i8 {
  %a0 = arith.constant -3 : i8
  %b0 = arith.constant 2 : i8
  %0 = arith.minsi %a0, %b0 : i8
  return %0 : i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @minsi() -> i8 {
// CHECK-NEXT:     %c-3_i8 = arith.constant -3 : i8
// CHECK-NEXT:     return %c-3_i8 : i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Unsigned minimum.
func.func @minui() -> i8 {
  %a0 = arith.constant -3 : i8
  %b0 = arith.constant 2 : i8
  %0 = arith.minui %a0, %b0 : i8
  return %0 : i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @minui() -> i8 {
// CHECK-NEXT:     %c2_i8 = arith.constant 2 : i8
// CHECK-NEXT:     return %c2_i8 : i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// One bit: true is one, and is minus one.
func.func @one_bit(%a: i1) -> (i1, i1, i1, i1, i1, i1, i1) {
  %t = arith.constant true
  %0 = arith.addi %t, %t : i1
  %1 = arith.muli %a, %t : i1
  %2 = arith.divsi %a, %t : i1
  %3 = arith.remsi %a, %t : i1
  %4 = arith.maxsi %a, %t : i1
  %5 = arith.minui %a, %t : i1
  %6 = arith.addi %a, %t : i1
  return %0, %1, %2, %3, %4, %5, %6 : i1, i1, i1, i1, i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @one_bit(%arg0: i1) -> (i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %0 = arith.addi %arg0, %true : i1
// CHECK-NEXT:     return %false, %arg0, %arg0, %false, %arg0, %arg0, %0 : i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Wide integers.
func.func @wide() -> (i128, i128, i128) {
  %a = arith.constant 170141183460469231731687303715884105727 : i128
  %b = arith.constant 2 : i128
  %0 = arith.addi %a, %b : i128
  %1 = arith.divui %0, %b : i128
  %2 = arith.muli %a, %a : i128
  return %0, %1, %2 : i128, i128, i128
}

// CHECK: module {
// CHECK-NEXT:   func.func @wide() -> (i128, i128, i128) {
// CHECK-NEXT:     %c-170141183460469231731687303715884105727_i128 = arith.constant -170141183460469231731687303715884105727 : i128
// CHECK-NEXT:     %c85070591730234615865843651857942052864_i128 = arith.constant 85070591730234615865843651857942052864 : i128
// CHECK-NEXT:     %c1_i128 = arith.constant 1 : i128
// CHECK-NEXT:     return %c-170141183460469231731687303715884105727_i128, %c85070591730234615865843651857942052864_i128, %c1_i128 : i128, i128, i128
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Vectors and tensors, element by element; equal elements make a splat.
func.func @dense()
    -> (vector<3xi32>, vector<3xi32>, vector<3xi32>, tensor<2x1xi8>, tensor<2x1xi8>) {
  %a = arith.constant dense<[1, 2, 3]> : vector<3xi32>
  %b = arith.constant dense<4> : vector<3xi32>
  %d = arith.constant dense<[3, 2, 1]> : vector<3xi32>
  %t = arith.constant dense<[[-1], [8]]> : tensor<2x1xi8>
  %0 = arith.addi %a, %b : vector<3xi32>
  %1 = arith.addi %a, %d : vector<3xi32>
  %2 = arith.muli %b, %b : vector<3xi32>
  %3 = arith.shrui %t, %t : tensor<2x1xi8>
  %4 = arith.xori %t, %t : tensor<2x1xi8>
  return %0, %1, %2, %3, %4
      : vector<3xi32>, vector<3xi32>, vector<3xi32>, tensor<2x1xi8>, tensor<2x1xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dense() -> (vector<3xi32>, vector<3xi32>, vector<3xi32>, tensor<2x1xi8>, tensor<2x1xi8>) {
// CHECK-NEXT:     %cst = arith.constant dense<0> : tensor<2x1xi8>
// CHECK-NEXT{LITERAL}:     %cst_0 = arith.constant dense<[[-1], [8]]> : tensor<2x1xi8>
// CHECK-NEXT:     %cst_1 = arith.constant dense<[5, 6, 7]> : vector<3xi32>
// CHECK-NEXT:     %cst_2 = arith.constant dense<4> : vector<3xi32>
// CHECK-NEXT:     %cst_3 = arith.constant dense<16> : vector<3xi32>
// CHECK-NEXT:     %0 = arith.shrui %cst_0, %cst_0 : tensor<2x1xi8>
// CHECK-NEXT:     return %cst_1, %cst_2, %cst_3, %0, %cst : vector<3xi32>, vector<3xi32>, vector<3xi32>, tensor<2x1xi8>, tensor<2x1xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// One element that cannot be divided keeps the whole.
func.func @dense_division() -> (vector<2xi32>, vector<2xi32>, vector<2xi32>) {
  %a = arith.constant dense<[6, 7]> : vector<2xi32>
  %b = arith.constant dense<[3, 0]> : vector<2xi32>
  %0 = arith.divsi %a, %b : vector<2xi32>
  %1 = arith.remui %a, %b : vector<2xi32>
  %2 = arith.divui %b, %a : vector<2xi32>
  return %0, %1, %2 : vector<2xi32>, vector<2xi32>, vector<2xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dense_division() -> (vector<2xi32>, vector<2xi32>, vector<2xi32>) {
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<[6, 7]> : vector<2xi32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<[3, 0]> : vector<2xi32>
// CHECK-NEXT:     %0 = arith.divsi %cst_0, %cst_1 : vector<2xi32>
// CHECK-NEXT:     %1 = arith.remui %cst_0, %cst_1 : vector<2xi32>
// CHECK-NEXT:     return %0, %1, %cst : vector<2xi32>, vector<2xi32>, vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Sparse constants are written out.
func.func @sparse() -> (tensor<4xi8>, tensor<2x2xi1>, tensor<2x2xi8>) {
  %a = arith.constant sparse<[[0], [2]], [1, 2]> : tensor<4xi8>
  %b = arith.constant dense<1> : tensor<4xi8>
  %0 = arith.addi %a, %b : tensor<4xi8>
  %c = arith.constant sparse<[[0, 1], [1, 0]], 5> : tensor<2x2xi8>
  %d = arith.constant dense<3> : tensor<2x2xi8>
  %1 = arith.cmpi slt, %c, %d : tensor<2x2xi8>
  %2 = arith.muli %c, %c : tensor<2x2xi8>
  return %0, %1, %2 : tensor<4xi8>, tensor<2x2xi1>, tensor<2x2xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sparse() -> (tensor<4xi8>, tensor<2x2xi1>, tensor<2x2xi8>) {
// CHECK-NEXT:     %cst = arith.constant dense<[2, 1, 3, 1]> : tensor<4xi8>
// CHECK-NEXT{LITERAL}:     %cst_0 = arith.constant dense<[[true, false], [false, true]]> : tensor<2x2xi1>
// CHECK-NEXT{LITERAL}:     %cst_1 = arith.constant dense<[[0, 25], [25, 0]]> : tensor<2x2xi8>
// CHECK-NEXT:     return %cst, %cst_0, %cst_1 : tensor<4xi8>, tensor<2x2xi1>, tensor<2x2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An element that has no result may be anything, but not the last one.
func.func @no_result_among_elements()
    -> (vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>) {
  %a = arith.constant dense<[-128, 9]> : vector<2xi8>
  %b = arith.constant dense<[0, 2]> : vector<2xi8>
  %m = arith.constant dense<[-1, 2]> : vector<2xi8>
  %0 = arith.floordivsi %a, %b : vector<2xi8>
  %1 = arith.floordivsi %a, %m : vector<2xi8>
  %2 = arith.shli %a, %m : vector<2xi8>
  %3 = arith.shrsi %a, %m : vector<2xi8>
  %4 = arith.shrui %a, %m : vector<2xi8>
  return %0, %1, %2, %3, %4 : vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @no_result_among_elements() -> (vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>) {
// CHECK-NEXT:     %cst = arith.constant dense<[-128, 4]> : vector<2xi8>
// CHECK-NEXT:     %cst_0 = arith.constant dense<[0, 36]> : vector<2xi8>
// CHECK-NEXT:     %cst_1 = arith.constant dense<[-1, 2]> : vector<2xi8>
// CHECK-NEXT:     %cst_2 = arith.constant dense<[0, 2]> : vector<2xi8>
// CHECK-NEXT:     return %cst, %cst, %cst_0, %cst_1, %cst_2 : vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @no_result_at_the_end() -> (vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>) {
  %a = arith.constant dense<[9, -128]> : vector<2xi8>
  %b = arith.constant dense<[2, 0]> : vector<2xi8>
  %m = arith.constant dense<[2, -1]> : vector<2xi8>
  %0 = arith.floordivsi %a, %b : vector<2xi8>
  %1 = arith.shli %a, %m : vector<2xi8>
  %2 = arith.shrsi %a, %m : vector<2xi8>
  %3 = arith.shrui %a, %m : vector<2xi8>
  return %0, %1, %2, %3 : vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @no_result_at_the_end() -> (vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>) {
// CHECK-NEXT:     %cst = arith.constant dense<[9, -128]> : vector<2xi8>
// CHECK-NEXT:     %cst_0 = arith.constant dense<[2, 0]> : vector<2xi8>
// CHECK-NEXT:     %cst_1 = arith.constant dense<[2, -1]> : vector<2xi8>
// CHECK-NEXT:     %0 = arith.floordivsi %cst, %cst_0 : vector<2xi8>
// CHECK-NEXT:     %1 = arith.shli %cst, %cst_1 : vector<2xi8>
// CHECK-NEXT:     %2 = arith.shrsi %cst, %cst_1 : vector<2xi8>
// CHECK-NEXT:     %3 = arith.shrui %cst, %cst_1 : vector<2xi8>
// CHECK-NEXT:     return %0, %1, %2, %3 : vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }
