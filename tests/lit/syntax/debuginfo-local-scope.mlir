// RUN: pyopt --mlir-print-debuginfo --mlir-print-local-scope --allow-unregistered-dialect --split-input-file %s | FileCheck %s
// RUN: pyopt --mlir-print-debuginfo --mlir-print-local-scope --allow-unregistered-dialect --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Written locations.
func.func @f(%a: i32 loc("arg")) -> i32 {
  %0 = arith.addi %a, %a : i32 loc("file.x":10:20)
  %1 = arith.addi %0, %a : i32 loc(unknown)
  %2 = arith.addi %1, %a : i32 loc("file.x":10:20)
  return %2 : i32 loc(fused["a", "b.y":1:2])
} loc("function"("inner.z":3:4))

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32 loc("arg")) -> i32 {
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg0 : i32 loc("file.x":10:20)
// CHECK-NEXT:     %1 = arith.addi %0, %arg0 : i32 loc(unknown)
// CHECK-NEXT:     %2 = arith.addi %1, %arg0 : i32 loc("file.x":10:20)
// CHECK-NEXT:     return %2 : i32 loc(fused["a", "b.y":1:2])
// CHECK-NEXT:   } loc("function"("inner.z":3:4))
// CHECK-NEXT: } loc("{{.*}}.mlir":0:0)
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32 loc("arg")):
// GENERIC-NEXT:     %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32 loc("file.x":10:20)
// GENERIC-NEXT:     %1 = "arith.addi"(%0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32 loc(unknown)
// GENERIC-NEXT:     %2 = "arith.addi"(%1, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32 loc("file.x":10:20)
// GENERIC-NEXT:     "func.return"(%2) : (i32) -> () loc(fused["a", "b.y":1:2])
// GENERIC-NEXT:   }) : () -> () loc("function"("inner.z":3:4))
// GENERIC-NEXT: }) : () -> () loc("{{.*}}.mlir":0:0)

// -----

// Every kind.
module {
  "any.op"() : () -> () loc(callsite("callee" at "caller.x":1:1))
  "any.op"() : () -> () loc(fused<"metadata">["a", unknown])
  "any.op"() : () -> () loc(callsite("a"("b"(unknown)) at fused[unknown, "x":0:0]))
  "any.op"() ({
  ^bb0(%x: i32 loc("x"), %y: f32 loc(unknown)):
    "any.end"() : () -> () loc("quote\22d")
  }) : () -> () loc("name"("file":5:6))
} loc(unknown)

// CHECK: module {
// CHECK-NEXT:   "any.op"() : () -> () loc(callsite("callee" at "caller.x":1:1))
// CHECK-NEXT:   "any.op"() : () -> () loc(fused<"metadata">["a"])
// CHECK-NEXT:   "any.op"() : () -> () loc(callsite("a"("b") at "x":0:0))
// CHECK-NEXT:   "any.op"() ({
// CHECK-NEXT:   ^bb0(%arg0: i32 loc("x"), %arg1: f32 loc(unknown)):
// CHECK-NEXT:     "any.end"() : () -> () loc("quote\22d")
// CHECK-NEXT:   }) : () -> () loc("name"("file":5:6))
// CHECK-NEXT: } loc(unknown)
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() : () -> () loc(callsite("callee" at "caller.x":1:1))
// GENERIC-NEXT:   "any.op"() : () -> () loc(fused<"metadata">["a"])
// GENERIC-NEXT:   "any.op"() : () -> () loc(callsite("a"("b") at "x":0:0))
// GENERIC-NEXT:   "any.op"() ({
// GENERIC-NEXT:   ^bb0(%arg0: i32 loc("x"), %arg1: f32 loc(unknown)):
// GENERIC-NEXT:     "any.end"() : () -> () loc("quote\22d")
// GENERIC-NEXT:   }) : () -> () loc("name"("file":5:6))
// GENERIC-NEXT: }) : () -> () loc(unknown)

// -----

// Aliases.
#here = loc("file.x":1:2)
module {
  "any.op"() : () -> () loc(#here)
  "any.op"() : () -> () loc(#there)
  "any.op"() {where = loc("file.x":7:8), again = loc(#here)} : () -> () loc(#there)
} loc(#here)
#there = loc("later"(#here))

// CHECK: module {
// CHECK-NEXT:   "any.op"() : () -> () loc("file.x":1:2)
// CHECK-NEXT:   "any.op"() : () -> () loc("later"("file.x":1:2))
// CHECK-NEXT:   "any.op"() {again = loc("file.x":1:2), where = loc("file.x":7:8)} : () -> () loc("later"("file.x":1:2))
// CHECK-NEXT: } loc("file.x":1:2)
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() : () -> () loc("file.x":1:2)
// GENERIC-NEXT:   "any.op"() : () -> () loc("later"("file.x":1:2))
// GENERIC-NEXT:   "any.op"() {again = loc("file.x":1:2), where = loc("file.x":7:8)} : () -> () loc("later"("file.x":1:2))
// GENERIC-NEXT: }) : () -> () loc("file.x":1:2)
