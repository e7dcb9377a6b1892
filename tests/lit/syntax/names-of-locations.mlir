// RUN: pyopt %s --mlir-use-nameloc-as-prefix | FileCheck %s

// The first name in a location: a callee's before its caller's, and the first part's of a fused location that has one.
func.func @f(%arg0: i32 loc(fused["a", "b"])) -> i32 {
  %0 = arith.addi %arg0, %arg0 : i32 loc(callsite("foo"("x":1:2) at "bar"))
  %1 = arith.addi %0, %arg0 : i32 loc("n m"(fused["q"]))
  %2 = arith.addi %0, %arg0 : i32 loc(fused["x":1:1, "q2"])
  %3 = arith.addi %0, %arg0 : i32 loc(fused<"a">[callsite("w" at "q"), "q2"])
  %4 = arith.addi %0, %arg0 : i32 loc(fused<"a">[callsite(unknown at "q"), "q3"])
  %5 = arith.addi %0, %arg0 : i32 loc(fused["x":1:1, callsite("y":2:2 at "z":3:3)])
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%a: i32) -> i32 {
// CHECK-NEXT:     %foo = arith.addi %a, %a : i32
// CHECK-NEXT:     %n_m = arith.addi %foo, %a : i32
// CHECK-NEXT:     %q2 = arith.addi %foo, %a : i32
// CHECK-NEXT:     %w = arith.addi %foo, %a : i32
// CHECK-NEXT:     %q = arith.addi %foo, %a : i32
// CHECK-NEXT:     %0 = arith.addi %foo, %a : i32
// CHECK-NEXT:     return %foo : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
