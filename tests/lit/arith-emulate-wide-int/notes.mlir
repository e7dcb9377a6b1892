// RUN: not pyopt %s --arith-emulate-wide-int --split-input-file 2>&1 | FileCheck %s

// Numbers in notes count the ops that were made so far, and no casts of arguments.

func.func @behind_a_sum(%a: i64, %b: i64) -> i64 {
  %0 = arith.addi %a, %b : i64
  %1 = arith.divsi %a, %0 : i64
  return %1 : i64
}

// CHECK: {{.*}}:8: error: failed to legalize operation 'arith.divsi' that was explicitly marked illegal
// CHECK-NEXT:   %1 = arith.divsi %a, %0 : i64
// CHECK-NEXT:        ^
// CHECK-NEXT: {{.*}}:8: note: see current operation: %12 = "arith.divsi"(<<UNKNOWN SSA VALUE>>, %11) : (i64, i64) -> i64

// -----

func.func @in_another_block(%a: i64, %b: i32, %c: i1) -> i64 {
  cf.cond_br %c, ^bb1(%a : i64), ^bb2(%a, %b : i64, i32)
^bb1(%x: i64):
  %0 = arith.trunci %x : i64 to i32
  cf.br ^bb2(%a, %0 : i64, i32)
^bb2(%y: i64, %z: i32):
  %1 = arith.xori %y, %a : i64
  %2 = arith.extsi %z : i32 to i64
  %3 = arith.divui %1, %2 : i64
  return %3 : i64
}

// CHECK: {{.*}}:8: error: failed to legalize operation 'arith.divui' that was explicitly marked illegal
// CHECK-NEXT:   %3 = arith.divui %1, %2 : i64
// CHECK-NEXT:        ^
// CHECK-NEXT: {{.*}}:8: note: see current operation: %24 = "arith.divui"(%16, %23) : (i64, i64) -> i64
