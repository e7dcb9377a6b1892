// RUN: pyopt %s --allow-unregistered-dialect --canonicalize --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// A constant that moves to another block, or stands for several, loses its location; one that moves within its block does not.

func.func @moved(%x: i32 loc("x"), %c: i1 loc("c")) -> i32 {
  "t.first"() : () -> () loc("first")
  %c1 = arith.constant 1 : i32 loc("one")
  %c4 = arith.constant 4 : i32 loc("four")
  scf.if %c {
    %c2 = arith.constant 2 : i32 loc("two")
    %c5 = arith.constant 4 : i32 loc("four again")
    "t.use"(%c2, %c5) : (i32, i32) -> () loc("use")
  } loc("if")
  %0 = arith.addi %c1, %x : i32 loc("add")
  %1 = arith.xori %0, %c4 : i32 loc("xor")
  return %1 : i32 loc("return")
} loc("function")

// CHECK: module {
// CHECK-NEXT:   func.func @moved(%arg0: i32 loc("x"), %arg1: i1 loc("c")) -> i32 {
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32 loc(unknown)
// CHECK-NEXT:     %c4_i32 = arith.constant 4 : i32 loc(unknown)
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32 loc("one")
// CHECK-NEXT:     "t.first"() : () -> () loc("first")
// CHECK-NEXT:     scf.if %arg1 {
// CHECK-NEXT:       "t.use"(%c2_i32, %c4_i32) : (i32, i32) -> () loc("use")
// CHECK-NEXT:     } loc("if")
// CHECK-NEXT:     %0 = arith.addi %arg0, %c1_i32 : i32 loc("add")
// CHECK-NEXT:     %1 = arith.xori %0, %c4_i32 : i32 loc("xor")
// CHECK-NEXT:     return %1 : i32 loc("return")
// CHECK-NEXT:   } loc("function")
// CHECK-NEXT: } loc("{{.*}}":0:0)
