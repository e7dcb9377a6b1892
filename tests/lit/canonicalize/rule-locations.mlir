// RUN: pyopt %s --canonicalize --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// What a rule makes has the location of the op that it rewrites. The reference fuses those of some of the ops that matched.

func.func @a(%x: i32 loc("x")) -> i32 {
  %c1 = arith.constant 1 : i32 loc("one")
  %c4 = arith.constant 4 : i32 loc("four")
  %0 = arith.addi %c1, %x : i32 loc("add1")
  %1 = arith.addi %0, %c4 : i32 loc("add2")
  return %1 : i32 loc("return")
}
func.func @b(%x: i32 loc("x")) -> i32 {
  %c1 = arith.constant 1 : i32 loc("one")
  %c4 = arith.constant 4 : i32 loc("four")
  %0 = arith.subi %c1, %x : i32 loc("add1")
  %1 = arith.addi %0, %c4 : i32 loc("add2")
  return %1 : i32 loc("return")
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: i32 loc("x")) -> i32 {
// CHECK-NEXT:     %c5_i32 = arith.constant 5 : i32 loc("add2")
// CHECK-NEXT:     %0 = arith.addi %arg0, %c5_i32 : i32 loc("add2")
// CHECK-NEXT:     return %0 : i32 loc("return")
// CHECK-NEXT:   } loc("{{.*}}":5:1)
// CHECK-NEXT:   func.func @b(%arg0: i32 loc("x")) -> i32 {
// CHECK-NEXT:     %c5_i32 = arith.constant 5 : i32 loc("add2")
// CHECK-NEXT:     %0 = arith.subi %c5_i32, %arg0 : i32 loc("add2")
// CHECK-NEXT:     return %0 : i32 loc("return")
// CHECK-NEXT:   } loc("{{.*}}":12:1)
// CHECK-NEXT: } loc("{{.*}}":0:0)
