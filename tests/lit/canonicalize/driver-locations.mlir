// RUN: pyopt %s --allow-unregistered-dialect --canonicalize --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// Constants that move or stand for several have no location; folded ones take that of the op.

func.func @locations(%a: i32) -> (i32, i32, i32) {
  %0 = "t.x"() : () -> i32 loc("x")
  %c1 = arith.constant 1 : i32 loc("one")
  %c2 = arith.constant 2 : i32 loc("two")
  %1 = arith.addi %c1, %a : i32 loc("add")
  %c1b = arith.constant 1 : i32 loc("one again")
  %2 = arith.addi %c1b, %c2 : i32 loc("sum")
  return %1, %2, %c2 : i32, i32, i32 loc("return")
}

// CHECK: module {
// CHECK-NEXT:   func.func @locations(%arg0: i32 loc("{{.*}}":5:22)) -> (i32, i32, i32) {
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32 loc("sum")
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32 loc("two")
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32 loc(unknown)
// CHECK-NEXT:     %0 = "t.x"() : () -> i32 loc("x")
// CHECK-NEXT:     %1 = arith.addi %arg0, %c1_i32 : i32 loc("add")
// CHECK-NEXT:     return %1, %c3_i32, %c2_i32 : i32, i32, i32 loc("return")
// CHECK-NEXT:   } loc("{{.*}}":5:1)
// CHECK-NEXT: } loc("{{.*}}":0:0)
