// RUN: pyopt --mlir-print-debuginfo --allow-unregistered-dialect --split-input-file %s | FileCheck %s
// RUN: pyopt --mlir-print-debuginfo --allow-unregistered-dialect --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Written locations.
func.func @f(%a: i32 loc("arg")) -> i32 {
  %0 = arith.addi %a, %a : i32 loc("file.x":10:20)
  %1 = arith.addi %0, %a : i32 loc(unknown)
  %2 = arith.addi %1, %a : i32 loc("file.x":10:20)
  return %2 : i32 loc(fused["a", "b.y":1:2])
} loc("function"("inner.z":3:4))

// CHECK: #loc2 = loc("arg")
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: i32 loc("arg")) -> i32 {
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg0 : i32 loc(#loc3)
// CHECK-NEXT:     %1 = arith.addi %0, %arg0 : i32 loc(#loc4)
// CHECK-NEXT:     %2 = arith.addi %1, %arg0 : i32 loc(#loc3)
// CHECK-NEXT:     return %2 : i32 loc(#loc8)
// CHECK-NEXT:   } loc(#loc7)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #loc = loc("{{.*}}.mlir":0:0)
// CHECK-NEXT: #loc1 = loc("inner.z":3:4)
// CHECK-NEXT: #loc3 = loc("file.x":10:20)
// CHECK-NEXT: #loc4 = loc(unknown)
// CHECK-NEXT: #loc5 = loc("a")
// CHECK-NEXT: #loc6 = loc("b.y":1:2)
// CHECK-NEXT: #loc7 = loc("function"(#loc1))
// CHECK-NEXT: #loc8 = loc(fused[#loc5, #loc6])
// GENERIC: #loc2 = loc("arg")
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32 loc("arg")):
// GENERIC-NEXT:     %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32 loc(#loc3)
// GENERIC-NEXT:     %1 = "arith.addi"(%0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32 loc(#loc4)
// GENERIC-NEXT:     %2 = "arith.addi"(%1, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32 loc(#loc3)
// GENERIC-NEXT:     "func.return"(%2) : (i32) -> () loc(#loc8)
// GENERIC-NEXT:   }) : () -> () loc(#loc7)
// GENERIC-NEXT: }) : () -> () loc(#loc)
// GENERIC-NEXT: #loc = loc("{{.*}}.mlir":0:0)
// GENERIC-NEXT: #loc1 = loc("inner.z":3:4)
// GENERIC-NEXT: #loc3 = loc("file.x":10:20)
// GENERIC-NEXT: #loc4 = loc(unknown)
// GENERIC-NEXT: #loc5 = loc("a")
// GENERIC-NEXT: #loc6 = loc("b.y":1:2)
// GENERIC-NEXT: #loc7 = loc("function"(#loc1))
// GENERIC-NEXT: #loc8 = loc(fused[#loc5, #loc6])

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

// CHECK: #loc = loc(unknown)
// CHECK-NEXT: #loc7 = loc("x")
// CHECK-NEXT: module {
// CHECK-NEXT:   "any.op"() : () -> () loc(#loc9)
// CHECK-NEXT:   "any.op"() : () -> () loc(#loc10)
// CHECK-NEXT:   "any.op"() : () -> () loc(#loc13)
// CHECK-NEXT:   "any.op"() ({
// CHECK-NEXT:   ^bb0(%arg0: i32 loc("x"), %arg1: f32 loc(unknown)):
// CHECK-NEXT:     "any.end"() : () -> () loc(#loc8)
// CHECK-NEXT:   }) : () -> () loc(#loc12)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #loc1 = loc("callee")
// CHECK-NEXT: #loc2 = loc("caller.x":1:1)
// CHECK-NEXT: #loc3 = loc("a")
// CHECK-NEXT: #loc4 = loc("b")
// CHECK-NEXT: #loc5 = loc("x":0:0)
// CHECK-NEXT: #loc6 = loc("file":5:6)
// CHECK-NEXT: #loc8 = loc("quote\22d")
// CHECK-NEXT: #loc9 = loc(callsite(#loc1 at #loc2))
// CHECK-NEXT: #loc10 = loc(fused<"metadata">[#loc3])
// CHECK-NEXT: #loc11 = loc("a"(#loc4))
// CHECK-NEXT: #loc12 = loc("name"(#loc6))
// CHECK-NEXT: #loc13 = loc(callsite(#loc11 at #loc5))
// GENERIC: #loc = loc(unknown)
// GENERIC-NEXT: #loc7 = loc("x")
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() : () -> () loc(#loc9)
// GENERIC-NEXT:   "any.op"() : () -> () loc(#loc10)
// GENERIC-NEXT:   "any.op"() : () -> () loc(#loc13)
// GENERIC-NEXT:   "any.op"() ({
// GENERIC-NEXT:   ^bb0(%arg0: i32 loc("x"), %arg1: f32 loc(unknown)):
// GENERIC-NEXT:     "any.end"() : () -> () loc(#loc8)
// GENERIC-NEXT:   }) : () -> () loc(#loc12)
// GENERIC-NEXT: }) : () -> () loc(#loc)
// GENERIC-NEXT: #loc1 = loc("callee")
// GENERIC-NEXT: #loc2 = loc("caller.x":1:1)
// GENERIC-NEXT: #loc3 = loc("a")
// GENERIC-NEXT: #loc4 = loc("b")
// GENERIC-NEXT: #loc5 = loc("x":0:0)
// GENERIC-NEXT: #loc6 = loc("file":5:6)
// GENERIC-NEXT: #loc8 = loc("quote\22d")
// GENERIC-NEXT: #loc9 = loc(callsite(#loc1 at #loc2))
// GENERIC-NEXT: #loc10 = loc(fused<"metadata">[#loc3])
// GENERIC-NEXT: #loc11 = loc("a"(#loc4))
// GENERIC-NEXT: #loc12 = loc("name"(#loc6))
// GENERIC-NEXT: #loc13 = loc(callsite(#loc11 at #loc5))

// -----

// Aliases.
#here = loc("file.x":1:2)
module {
  "any.op"() : () -> () loc(#here)
  "any.op"() : () -> () loc(#there)
  "any.op"() {where = loc("file.x":7:8), again = loc(#here)} : () -> () loc(#there)
} loc(#here)
#there = loc("later"(#here))

// CHECK: #loc = loc("file.x":1:2)
// CHECK-NEXT: #loc1 = loc("file.x":7:8)
// CHECK-NEXT: module {
// CHECK-NEXT:   "any.op"() : () -> () loc(#loc)
// CHECK-NEXT:   "any.op"() : () -> () loc(#loc2)
// CHECK-NEXT:   "any.op"() {again = #loc, where = #loc1} : () -> () loc(#loc2)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #loc2 = loc("later"(#loc))
// GENERIC: #loc = loc("file.x":1:2)
// GENERIC-NEXT: #loc1 = loc("file.x":7:8)
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() : () -> () loc(#loc)
// GENERIC-NEXT:   "any.op"() : () -> () loc(#loc2)
// GENERIC-NEXT:   "any.op"() {again = #loc, where = #loc1} : () -> () loc(#loc2)
// GENERIC-NEXT: }) : () -> () loc(#loc)
// GENERIC-NEXT: #loc2 = loc("later"(#loc))
