// RUN: pyopt --canonicalize --split-input-file %s | FileCheck %s

// Zero and one on the right; near misses with another number.
func.func @sums(%x: i32) -> (i32, i32, i32, i32, i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %0 = arith.addi %x, %c0 : i32
  %c1 = arith.constant 0 : i32
  %1 = arith.subi %x, %c1 : i32
  %c2 = arith.constant 0 : i32
  %2 = arith.muli %x, %c2 : i32
  %c3 = arith.constant 1 : i32
  %3 = arith.muli %x, %c3 : i32
  %c4 = arith.constant 1 : i32
  %4 = arith.addi %x, %c4 : i32
  %c5 = arith.constant 1 : i32
  %5 = arith.subi %x, %c5 : i32
  %c6 = arith.constant 2 : i32
  %6 = arith.muli %x, %c6 : i32
  return %0, %1, %2, %3, %4, %5, %6 : i32, i32, i32, i32, i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @sums(%arg0: i32) -> (i32, i32, i32, i32, i32, i32, i32) {
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %0 = arith.addi %arg0, %c1_i32 : i32
// CHECK-NEXT:     %1 = arith.subi %arg0, %c1_i32 : i32
// CHECK-NEXT:     %2 = arith.muli %arg0, %c2_i32 : i32
// CHECK-NEXT:     return %arg0, %arg0, %c0_i32, %arg0, %0, %1, %2 : i32, i32, i32, i32, i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Division by one.
func.func @quotients(%x: i32) -> (i32, i32, i32, i32, i32, i32, i32) {
  %c0 = arith.constant 1 : i32
  %0 = arith.divui %x, %c0 : i32
  %c1 = arith.constant 1 : i32
  %1 = arith.divsi %x, %c1 : i32
  %c2 = arith.constant 1 : i32
  %2 = arith.ceildivui %x, %c2 : i32
  %c3 = arith.constant 1 : i32
  %3 = arith.ceildivsi %x, %c3 : i32
  %c4 = arith.constant 1 : i32
  %4 = arith.floordivsi %x, %c4 : i32
  %c5 = arith.constant -1 : i32
  %5 = arith.divsi %x, %c5 : i32
  %c6 = arith.constant 2 : i32
  %6 = arith.divui %x, %c6 : i32
  return %0, %1, %2, %3, %4, %5, %6 : i32, i32, i32, i32, i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @quotients(%arg0: i32) -> (i32, i32, i32, i32, i32, i32, i32) {
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT:     %0 = arith.divsi %arg0, %c-1_i32 : i32
// CHECK-NEXT:     %1 = arith.divui %arg0, %c2_i32 : i32
// CHECK-NEXT:     return %arg0, %arg0, %arg0, %arg0, %arg0, %0, %1 : i32, i32, i32, i32, i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Nothing is left by one.
func.func @remainders(%x: i32) -> (i32, i32, i32, i32) {
  %c0 = arith.constant 1 : i32
  %0 = arith.remui %x, %c0 : i32
  %c1 = arith.constant 1 : i32
  %1 = arith.remsi %x, %c1 : i32
  %c2 = arith.constant 2 : i32
  %2 = arith.remsi %x, %c2 : i32
  %c3 = arith.constant -1 : i32
  %3 = arith.remui %x, %c3 : i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @remainders(%arg0: i32) -> (i32, i32, i32, i32) {
// CHECK-NEXT:     %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %0 = arith.remsi %arg0, %c2_i32 : i32
// CHECK-NEXT:     %1 = arith.remui %arg0, %c-1_i32 : i32
// CHECK-NEXT:     return %c0_i32, %c0_i32, %0, %1 : i32, i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Masks.
func.func @masks(%x: i8) -> (i8, i8, i8, i8, i8, i8, i8, i8) {
  %c0 = arith.constant 0 : i8
  %0 = arith.andi %x, %c0 : i8
  %c1 = arith.constant -1 : i8
  %1 = arith.andi %x, %c1 : i8
  %c2 = arith.constant 0 : i8
  %2 = arith.ori %x, %c2 : i8
  %c3 = arith.constant -1 : i8
  %3 = arith.ori %x, %c3 : i8
  %c4 = arith.constant 0 : i8
  %4 = arith.xori %x, %c4 : i8
  %c5 = arith.constant 1 : i8
  %5 = arith.andi %x, %c5 : i8
  %c6 = arith.constant 1 : i8
  %6 = arith.ori %x, %c6 : i8
  %c7 = arith.constant -1 : i8
  %7 = arith.xori %x, %c7 : i8
  return %0, %1, %2, %3, %4, %5, %6, %7 : i8, i8, i8, i8, i8, i8, i8, i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @masks(%arg0: i8) -> (i8, i8, i8, i8, i8, i8, i8, i8) {
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %0 = arith.andi %arg0, %c1_i8 : i8
// CHECK-NEXT:     %1 = arith.ori %arg0, %c1_i8 : i8
// CHECK-NEXT:     %2 = arith.xori %arg0, %c-1_i8 : i8
// CHECK-NEXT:     return %c0_i8, %arg0, %arg0, %c-1_i8, %arg0, %0, %1, %2 : i8, i8, i8, i8, i8, i8, i8, i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Shifts by zero.
func.func @shifts(%x: i8) -> (i8, i8, i8, i8) {
  %c0 = arith.constant 0 : i8
  %0 = arith.shli %x, %c0 : i8
  %c1 = arith.constant 0 : i8
  %1 = arith.shrui %x, %c1 : i8
  %c2 = arith.constant 0 : i8
  %2 = arith.shrsi %x, %c2 : i8
  %c3 = arith.constant 1 : i8
  %3 = arith.shli %x, %c3 : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @shifts(%arg0: i8) -> (i8, i8, i8, i8) {
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %0 = arith.shli %arg0, %c1_i8 : i8
// CHECK-NEXT:     return %arg0, %arg0, %arg0, %0 : i8, i8, i8, i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Signed extremes.
func.func @signed_extremes(%x: i8) -> (i8, i8, i8, i8, i8, i8) {
  %c0 = arith.constant 127 : i8
  %0 = arith.maxsi %x, %c0 : i8
  %c1 = arith.constant -128 : i8
  %1 = arith.maxsi %x, %c1 : i8
  %c2 = arith.constant 127 : i8
  %2 = arith.minsi %x, %c2 : i8
  %c3 = arith.constant -128 : i8
  %3 = arith.minsi %x, %c3 : i8
  %c4 = arith.constant -1 : i8
  %4 = arith.maxsi %x, %c4 : i8
  %c5 = arith.constant 0 : i8
  %5 = arith.minsi %x, %c5 : i8
  return %0, %1, %2, %3, %4, %5 : i8, i8, i8, i8, i8, i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @signed_extremes(%arg0: i8) -> (i8, i8, i8, i8, i8, i8) {
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT:     %c-128_i8 = arith.constant -128 : i8
// CHECK-NEXT:     %c127_i8 = arith.constant 127 : i8
// CHECK-NEXT:     %0 = arith.maxsi %arg0, %c-1_i8 : i8
// CHECK-NEXT:     %1 = arith.minsi %arg0, %c0_i8 : i8
// CHECK-NEXT:     return %c127_i8, %arg0, %arg0, %c-128_i8, %0, %1 : i8, i8, i8, i8, i8, i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Unsigned extremes.
func.func @unsigned_extremes(%x: i8) -> (i8, i8, i8, i8, i8, i8) {
  %c0 = arith.constant -1 : i8
  %0 = arith.maxui %x, %c0 : i8
  %c1 = arith.constant 0 : i8
  %1 = arith.maxui %x, %c1 : i8
  %c2 = arith.constant -1 : i8
  %2 = arith.minui %x, %c2 : i8
  %c3 = arith.constant 0 : i8
  %3 = arith.minui %x, %c3 : i8
  %c4 = arith.constant 127 : i8
  %4 = arith.maxui %x, %c4 : i8
  %c5 = arith.constant 1 : i8
  %5 = arith.minui %x, %c5 : i8
  return %0, %1, %2, %3, %4, %5 : i8, i8, i8, i8, i8, i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @unsigned_extremes(%arg0: i8) -> (i8, i8, i8, i8, i8, i8) {
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %c127_i8 = arith.constant 127 : i8
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT:     %0 = arith.maxui %arg0, %c127_i8 : i8
// CHECK-NEXT:     %1 = arith.minui %arg0, %c1_i8 : i8
// CHECK-NEXT:     return %c-1_i8, %arg0, %arg0, %c0_i8, %0, %1 : i8, i8, i8, i8, i8, i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Splats count as their element.
func.func @splats(%x: vector<2xi32>)
    -> (vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>) {
  %c0 = arith.constant dense<0> : vector<2xi32>
  %0 = arith.addi %x, %c0 : vector<2xi32>
  %c1 = arith.constant dense<1> : vector<2xi32>
  %1 = arith.muli %x, %c1 : vector<2xi32>
  %c2 = arith.constant dense<-1> : vector<2xi32>
  %2 = arith.andi %x, %c2 : vector<2xi32>
  %c3 = arith.constant dense<2147483647> : vector<2xi32>
  %3 = arith.maxsi %x, %c3 : vector<2xi32>
  %c4 = arith.constant dense<[0, 1]> : vector<2xi32>
  %4 = arith.addi %x, %c4 : vector<2xi32>
  return %0, %1, %2, %3, %4
      : vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @splats(%arg0: vector<2xi32>) -> (vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>) {
// CHECK-NEXT:     %cst = arith.constant dense<[0, 1]> : vector<2xi32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<2147483647> : vector<2xi32>
// CHECK-NEXT:     %0 = arith.addi %arg0, %cst : vector<2xi32>
// CHECK-NEXT:     return %arg0, %arg0, %arg0, %cst_0, %0 : vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Equal operands; near misses with others.
func.func @equal(%x: i32, %y: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32) {
  %0 = arith.subi %x, %x : i32
  %1 = arith.xori %x, %x : i32
  %2 = arith.andi %x, %x : i32
  %3 = arith.ori %x, %x : i32
  %4 = arith.maxsi %x, %x : i32
  %5 = arith.minui %x, %x : i32
  %6 = arith.divsi %x, %x : i32
  %7 = arith.subi %x, %y : i32
  return %0, %1, %2, %3, %4, %5, %6, %7 : i32, i32, i32, i32, i32, i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @equal(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32) {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %0 = arith.divsi %arg0, %arg0 : i32
// CHECK-NEXT:     %1 = arith.subi %arg0, %arg1 : i32
// CHECK-NEXT:     return %c0_i32, %c0_i32, %arg0, %arg0, %arg0, %arg0, %0, %1 : i32, i32, i32, i32, i32, i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A constant on the left goes to the right, where the order does not matter.
func.func @commute(%x: i32) -> (i32, i32, i32, i32, i32, i32) {
  %c = arith.constant 3 : i32
  %0 = arith.addi %c, %x : i32
  %1 = arith.muli %c, %x : i32
  %2 = arith.xori %c, %x : i32
  %3 = arith.maxsi %c, %x : i32
  %4 = arith.subi %c, %x : i32
  %5 = arith.shli %c, %x : i32
  return %0, %1, %2, %3, %4, %5 : i32, i32, i32, i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @commute(%arg0: i32) -> (i32, i32, i32, i32, i32, i32) {
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %0 = arith.addi %arg0, %c3_i32 : i32
// CHECK-NEXT:     %1 = arith.muli %arg0, %c3_i32 : i32
// CHECK-NEXT:     %2 = arith.xori %arg0, %c3_i32 : i32
// CHECK-NEXT:     %3 = arith.maxsi %arg0, %c3_i32 : i32
// CHECK-NEXT:     %4 = arith.subi %c3_i32, %arg0 : i32
// CHECK-NEXT:     %5 = arith.shli %c3_i32, %arg0 : i32
// CHECK-NEXT:     return %0, %1, %2, %3, %4, %5 : i32, i32, i32, i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A sum undoes a difference, and the other way round.
func.func @undo(%x: i32, %y: i32) -> (i32, i32, i32, i32, i32, i32) {
  %d = arith.subi %x, %y : i32
  %0 = arith.addi %d, %y : i32
  %1 = arith.addi %y, %d : i32
  %s = arith.addi %x, %y : i32
  %2 = arith.subi %s, %y : i32
  %3 = arith.subi %s, %x : i32
  %4 = arith.addi %d, %x : i32
  %5 = arith.subi %x, %s : i32
  return %0, %1, %2, %3, %4, %5 : i32, i32, i32, i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @undo(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32, i32, i32) {
// CHECK-NEXT:     %0 = arith.subi %arg0, %arg1 : i32
// CHECK-NEXT:     %1 = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT:     %2 = arith.addi %0, %arg0 : i32
// CHECK-NEXT:     %3 = arith.subi %arg0, %1 : i32
// CHECK-NEXT:     return %arg0, %arg0, %arg0, %arg1, %2, %3 : i32, i32, i32, i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A value and its complement.
func.func @complement(%x: i32, %y: i32) -> (i32, i32, i32, i32, i32, i32) {
  %m = arith.constant -1 : i32
  %n = arith.xori %x, %m : i32
  %0 = arith.andi %x, %n : i32
  %1 = arith.andi %n, %x : i32
  %2 = arith.ori %x, %n : i32
  %3 = arith.ori %n, %x : i32
  %4 = arith.xori %x, %n : i32
  %5 = arith.andi %y, %n : i32
  return %0, %1, %2, %3, %4, %5 : i32, i32, i32, i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @complement(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32, i32, i32) {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT:     %0 = arith.xori %arg0, %c-1_i32 : i32
// CHECK-NEXT:     %1 = arith.andi %arg1, %0 : i32
// CHECK-NEXT:     return %c0_i32, %c0_i32, %c-1_i32, %c-1_i32, %c-1_i32, %1 : i32, i32, i32, i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// and of an and; not or of an or.
func.func @nested_and(%x: i32, %y: i32, %z: i32) -> (i32, i32, i32, i32) {
  %a = arith.andi %x, %y : i32
  %0 = arith.andi %x, %a : i32
  %1 = arith.andi %a, %y : i32
  %2 = arith.andi %z, %a : i32
  %o = arith.ori %x, %y : i32
  %3 = arith.ori %o, %x : i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested_and(%arg0: i32, %arg1: i32, %arg2: i32) -> (i32, i32, i32, i32) {
// CHECK-NEXT:     %0 = arith.andi %arg0, %arg1 : i32
// CHECK-NEXT:     %1 = arith.andi %arg2, %0 : i32
// CHECK-NEXT:     %2 = arith.ori %arg0, %arg1 : i32
// CHECK-NEXT:     %3 = arith.ori %2, %arg0 : i32
// CHECK-NEXT:     return %0, %0, %1, %3 : i32, i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// xor twice.
func.func @xor_twice(%x: i32, %y: i32, %z: i32) -> (i32, i32, i32, i32, i32) {
  %a = arith.xori %x, %y : i32
  %0 = arith.xori %a, %y : i32
  %1 = arith.xori %a, %x : i32
  %2 = arith.xori %y, %a : i32
  %3 = arith.xori %x, %a : i32
  %4 = arith.xori %z, %a : i32
  return %0, %1, %2, %3, %4 : i32, i32, i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @xor_twice(%arg0: i32, %arg1: i32, %arg2: i32) -> (i32, i32, i32, i32, i32) {
// CHECK-NEXT:     %0 = arith.xori %arg0, %arg1 : i32
// CHECK-NEXT:     %1 = arith.xori %arg2, %0 : i32
// CHECK-NEXT:     return %arg0, %arg1, %arg0, %arg1, %1 : i32, i32, i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Sums that tell whether they overflow.
func.func @addui_extended(%x: i32) -> (i32, i1, i32, i1, i1, i32, i1) {
  %z = arith.constant 0 : i32
  %m = arith.constant -1 : i32
  %t = arith.constant 2 : i32
  %0:2 = arith.addui_extended %x, %z : i32, i1
  %1:2 = arith.addui_extended %m, %t : i32, i1
  %2:2 = arith.addui_extended %t, %t : i32, i1
  %3:2 = arith.addui_extended %x, %t : i32, i1
  return %0#0, %0#1, %1#0, %1#1, %2#1, %3#0, %3#1 : i32, i1, i32, i1, i1, i32, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @addui_extended(%arg0: i32) -> (i32, i1, i32, i1, i1, i32, i1) {
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %sum, %overflow = arith.addui_extended %arg0, %c2_i32 : i32, i1
// CHECK-NEXT:     return %arg0, %false, %c1_i32, %true, %false, %sum, %overflow : i32, i1, i32, i1, i1, i32, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Products of twice the width.
func.func @extended_products(%x: i8) -> (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) {
  %z = arith.constant 0 : i8
  %o = arith.constant 1 : i8
  %m = arith.constant -1 : i8
  %t = arith.constant 100 : i8
  %0:2 = arith.mulsi_extended %x, %z : i8
  %1:2 = arith.mulsi_extended %m, %t : i8
  %2:2 = arith.mului_extended %m, %t : i8
  %3:2 = arith.mului_extended %x, %o : i8
  %4:2 = arith.mului_extended %x, %t : i8
  return %0#0, %0#1, %1#0, %1#1, %2#0, %2#1, %3#0, %3#1, %4#0, %4#1
      : i8, i8, i8, i8, i8, i8, i8, i8, i8, i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @extended_products(%arg0: i8) -> (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) {
// CHECK-NEXT:     %c100_i8 = arith.constant 100 : i8
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %c-100_i8 = arith.constant -100 : i8
// CHECK-NEXT:     %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT:     %c99_i8 = arith.constant 99 : i8
// CHECK-NEXT:     %low, %high = arith.mului_extended %arg0, %c100_i8 : i8
// CHECK-NEXT:     return %c0_i8, %c0_i8, %c-100_i8, %c-1_i8, %c-100_i8, %c99_i8, %arg0, %c0_i8, %low, %high : i8, i8, i8, i8, i8, i8, i8, i8, i8, i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Scalable vectors, vectors and tensors without elements or dimensions.
func.func @odd_shapes(%x: vector<[4]xi32>, %t: tensor<0xi32>, %v: vector<i32>)
    -> (vector<[4]xi32>, vector<[4]xi32>, tensor<0xi32>, tensor<0xi32>, vector<i32>) {
  %c = arith.constant dense<1> : vector<[4]xi32>
  %0 = arith.addi %c, %c : vector<[4]xi32>
  %1 = arith.subi %x, %x : vector<[4]xi32>
  %e = arith.constant dense<> : tensor<0xi32>
  %2 = arith.muli %e, %e : tensor<0xi32>
  %3 = arith.addi %t, %e : tensor<0xi32>
  %k = arith.constant dense<0> : vector<i32>
  %4 = arith.ori %v, %k : vector<i32>
  return %0, %1, %2, %3, %4
      : vector<[4]xi32>, vector<[4]xi32>, tensor<0xi32>, tensor<0xi32>, vector<i32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @odd_shapes(%arg0: vector<[4]xi32>, %arg1: tensor<0xi32>, %arg2: vector<i32>) -> (vector<[4]xi32>, vector<[4]xi32>, tensor<0xi32>, tensor<0xi32>, vector<i32>) {
// CHECK-NEXT:     %cst = arith.constant dense<> : tensor<0xi32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<2> : vector<[4]xi32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<0> : vector<[4]xi32>
// CHECK-NEXT:     %0 = arith.addi %arg1, %cst : tensor<0xi32>
// CHECK-NEXT:     return %cst_0, %cst_1, %cst, %0, %arg2 : vector<[4]xi32>, vector<[4]xi32>, tensor<0xi32>, tensor<0xi32>, vector<i32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
