// RUN: pyopt-run %s | FileCheck %s
// RUN: pyopt-run %s --canonicalize | FileCheck %s
// RUN: pyopt-run %s --canonicalize --convert-scf-to-cf --canonicalize | FileCheck %s

// What stands under a loop's condition, right before it, runs when the condition holds and not at the end.

// CHECK:      77
// CHECK-NEXT: 77
// CHECK-NEXT: 29
// CHECK-NEXT: 7
func.func @main() -> (i32, i32, i32, i32) {
  %0:2 = call @twice() : () -> (i32, i32)
  %1:2 = call @swapped() : () -> (i32, i32)
  return %0#0, %0#1, %1#0, %1#1 : i32, i32, i32, i32
}

// Both results stand for the same value: x at the end, the double of i before.
func.func private @twice() -> (i32, i32) {
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %c7 = arith.constant 7 : i32
  %c40 = arith.constant 40 : i32
  %r:2 = scf.while (%i = %c1) : (i32) -> (i32, i32) {
    %x = arith.muli %i, %c7 : i32
    %condition = arith.cmpi slt, %i, %c7 : i32
    %q = scf.if %condition -> i32 {
      %n = arith.addi %i, %i : i32
      scf.yield %n : i32
    } else {
      scf.yield %x : i32
    }
    scf.condition(%condition) %q, %q : i32, i32
  } do {
  ^bb0(%i: i32, %k: i32):
    // 1 -> 2 + 2 - 1 = 3 -> 6 + 6 - 3 = ...
    %s = arith.addi %i, %k : i32
    %j = arith.subi %s, %c1 : i32
    scf.yield %j : i32
  }
  return %r#0, %r#1 : i32, i32
}

// The branch gives the loop's arguments the other way round, and writes to memory that is read after the loop.
func.func private @swapped() -> (i32, i32) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c20 = arith.constant 20 : i32
  %m = memref.alloca() : memref<i32>
  memref.store %c1, %m[] : memref<i32>
  %r:2 = scf.while (%i = %c1, %j = %c2) : (i32, i32) -> (i32, i32) {
    %condition = arith.cmpi slt, %i, %c20 : i32
    %q:2 = scf.if %condition -> (i32, i32) {
      %old = memref.load %m[] : memref<i32>
      %new = arith.addi %old, %c1 : i32
      memref.store %new, %m[] : memref<i32>
      scf.yield %j, %i : i32, i32
    } else {
      scf.yield %i, %j : i32, i32
    }
    scf.condition(%condition) %q#0, %q#1 : i32, i32
  } do {
  ^bb0(%i: i32, %j: i32):
    %s = arith.addi %i, %j : i32
    scf.yield %s, %j : i32, i32
  }
  %n = memref.load %m[] : memref<i32>
  return %r#0, %n : i32, i32
}
