// RUN: pyopt --mlir-print-debuginfo --mlir-pretty-debuginfo --allow-unregistered-dialect --split-input-file %s | FileCheck %s
// RUN: pyopt --mlir-print-debuginfo --mlir-pretty-debuginfo --allow-unregistered-dialect --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Written locations.
func.func @f(%a: i32 loc("arg")) -> i32 {
  %0 = arith.addi %a, %a : i32 loc("file.x":10:20)
  %1 = arith.addi %0, %a : i32 loc(unknown)
  %2 = arith.addi %1, %a : i32 loc("file.x":10:20)
  return %2 : i32 loc(fused["a", "b.y":1:2])
} loc("function"("inner.z":3:4))

// CHECK: #loc2 = "arg"
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: i32 "arg") -> i32 {
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg0 : i32 file.x:10:20
// CHECK-NEXT:     %1 = arith.addi %0, %arg0 : i32 [unknown]
// CHECK-NEXT:     %2 = arith.addi %1, %arg0 : i32 file.x:10:20
// CHECK-NEXT:     return %2 : i32 [#loc5, #loc6]
// CHECK-NEXT:   } "function"(#loc1)
// CHECK-NEXT: } {{.*}}.mlir:0:0
// CHECK-NEXT: #loc = {{.*}}.mlir:0:0
// CHECK-NEXT: #loc1 = inner.z:3:4
// CHECK-NEXT: #loc3 = file.x:10:20
// CHECK-NEXT: #loc4 = [unknown]
// CHECK-NEXT: #loc5 = "a"
// CHECK-NEXT: #loc6 = b.y:1:2
// CHECK-NEXT: #loc7 = "function"(#loc1)
// CHECK-NEXT: #loc8 = [#loc5, #loc6]
// GENERIC: #loc2 = "arg"
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32 "arg"):
// GENERIC-NEXT:     %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32 file.x:10:20
// GENERIC-NEXT:     %1 = "arith.addi"(%0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32 [unknown]
// GENERIC-NEXT:     %2 = "arith.addi"(%1, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32 file.x:10:20
// GENERIC-NEXT:     "func.return"(%2) : (i32) -> () [#loc5, #loc6]
// GENERIC-NEXT:   }) : () -> () "function"(#loc1)
// GENERIC-NEXT: }) : () -> () {{.*}}.mlir:0:0
// GENERIC-NEXT: #loc = {{.*}}.mlir:0:0
// GENERIC-NEXT: #loc1 = inner.z:3:4
// GENERIC-NEXT: #loc3 = file.x:10:20
// GENERIC-NEXT: #loc4 = [unknown]
// GENERIC-NEXT: #loc5 = "a"
// GENERIC-NEXT: #loc6 = b.y:1:2
// GENERIC-NEXT: #loc7 = "function"(#loc1)
// GENERIC-NEXT: #loc8 = [#loc5, #loc6]

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

// CHECK: #loc = [unknown]
// CHECK-NEXT: #loc7 = "x"
// CHECK-NEXT: module {
// CHECK-NEXT:   "any.op"() : () -> () #loc1 at #loc2
// CHECK-NEXT:   "any.op"() : () -> () <"metadata">[#loc3]
// CHECK-NEXT:   "any.op"() : () -> () #loc11 at #loc5
// CHECK-NEXT:   "any.op"() ({
// CHECK-NEXT:   ^bb0(%arg0: i32 "x", %arg1: f32 [unknown]):
// CHECK-NEXT:     "any.end"() : () -> () "quote\22d"
// CHECK-NEXT:   }) : () -> () "name"(#loc6)
// CHECK-NEXT: } [unknown]
// CHECK-NEXT: #loc1 = "callee"
// CHECK-NEXT: #loc2 = caller.x:1:1
// CHECK-NEXT: #loc3 = "a"
// CHECK-NEXT: #loc4 = "b"
// CHECK-NEXT: #loc5 = x:0:0
// CHECK-NEXT: #loc6 = file:5:6
// CHECK-NEXT: #loc8 = "quote\22d"
// CHECK-NEXT: #loc9 = #loc1 at #loc2
// CHECK-NEXT: #loc10 = <"metadata">[#loc3]
// CHECK-NEXT: #loc11 = "a"(#loc4)
// CHECK-NEXT: #loc12 = "name"(#loc6)
// CHECK-NEXT: #loc13 = #loc11 at #loc5
// GENERIC: #loc = [unknown]
// GENERIC-NEXT: #loc7 = "x"
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() : () -> () #loc1 at #loc2
// GENERIC-NEXT:   "any.op"() : () -> () <"metadata">[#loc3]
// GENERIC-NEXT:   "any.op"() : () -> () #loc11 at #loc5
// GENERIC-NEXT:   "any.op"() ({
// GENERIC-NEXT:   ^bb0(%arg0: i32 "x", %arg1: f32 [unknown]):
// GENERIC-NEXT:     "any.end"() : () -> () "quote\22d"
// GENERIC-NEXT:   }) : () -> () "name"(#loc6)
// GENERIC-NEXT: }) : () -> () [unknown]
// GENERIC-NEXT: #loc1 = "callee"
// GENERIC-NEXT: #loc2 = caller.x:1:1
// GENERIC-NEXT: #loc3 = "a"
// GENERIC-NEXT: #loc4 = "b"
// GENERIC-NEXT: #loc5 = x:0:0
// GENERIC-NEXT: #loc6 = file:5:6
// GENERIC-NEXT: #loc8 = "quote\22d"
// GENERIC-NEXT: #loc9 = #loc1 at #loc2
// GENERIC-NEXT: #loc10 = <"metadata">[#loc3]
// GENERIC-NEXT: #loc11 = "a"(#loc4)
// GENERIC-NEXT: #loc12 = "name"(#loc6)
// GENERIC-NEXT: #loc13 = #loc11 at #loc5

// -----

// Aliases.
#here = loc("file.x":1:2)
module {
  "any.op"() : () -> () loc(#here)
  "any.op"() : () -> () loc(#there)
  "any.op"() {where = loc("file.x":7:8), again = loc(#here)} : () -> () loc(#there)
} loc(#here)
#there = loc("later"(#here))

// CHECK: #loc = file.x:1:2
// CHECK-NEXT: #loc1 = file.x:7:8
// CHECK-NEXT: module {
// CHECK-NEXT:   "any.op"() : () -> () file.x:1:2
// CHECK-NEXT:   "any.op"() : () -> () "later"(#loc)
// CHECK-NEXT:   "any.op"() {again = #loc, where = #loc1} : () -> () "later"(#loc)
// CHECK-NEXT: } file.x:1:2
// CHECK-NEXT: #loc2 = "later"(#loc)
// GENERIC: #loc = file.x:1:2
// GENERIC-NEXT: #loc1 = file.x:7:8
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() : () -> () file.x:1:2
// GENERIC-NEXT:   "any.op"() : () -> () "later"(#loc)
// GENERIC-NEXT:   "any.op"() {again = #loc, where = #loc1} : () -> () "later"(#loc)
// GENERIC-NEXT: }) : () -> () file.x:1:2
// GENERIC-NEXT: #loc2 = "later"(#loc)
