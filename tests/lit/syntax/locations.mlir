// RUN: pyopt --allow-unregistered-dialect --split-input-file %s | FileCheck %s
// RUN: pyopt --allow-unregistered-dialect --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Trailing locations are read, and dropped unless asked for.
func.func @f(%a: i32 loc("arg")) -> i32 {
  %0 = arith.addi %a, %a : i32 loc("file.x":10:20)
  %1 = arith.addi %0, %a : i32 loc(unknown)
  return %1 : i32 loc(fused["a", "b.y":1:2])
} loc("function"("inner.z":3:4))

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:     %1 = arith.addi %0, %arg0 : i32
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32):
// GENERIC-NEXT:     %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:     %1 = "arith.addi"(%0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:     "func.return"(%1) : (i32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Every kind of location.
"any.op"() : () -> () loc(callsite("callee" at "caller.x":1:1))
"any.op"() : () -> () loc(fused<"metadata">["a", unknown])
"any.op"() : () -> () loc(callsite("a"("b"(unknown)) at fused[unknown, "x":0:0]))
"any.op"() ({
^bb0(%x: i32 loc("x"), %y: f32):
}) : () -> () loc("name"("file":5:6))

// CHECK: module {
// CHECK-NEXT:   "any.op"() : () -> ()
// CHECK-NEXT:   "any.op"() : () -> ()
// CHECK-NEXT:   "any.op"() : () -> ()
// CHECK-NEXT:   "any.op"() ({
// CHECK-NEXT:   ^bb0(%arg0: i32, %arg1: f32):
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() : () -> ()
// GENERIC-NEXT:   "any.op"() : () -> ()
// GENERIC-NEXT:   "any.op"() : () -> ()
// GENERIC-NEXT:   "any.op"() ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: f32):
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Aliases of locations, before and behind their use.
#here = loc("file.x":1:2)
"any.op"() : () -> () loc(#here)
"any.op"() : () -> () loc(#there)
#there = loc("later"(#here))

// CHECK: module {
// CHECK-NEXT:   "any.op"() : () -> ()
// CHECK-NEXT:   "any.op"() : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() : () -> ()
// GENERIC-NEXT:   "any.op"() : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A location as an attribute.
"any.op"() {where = loc("file.x":7:8), nothing = loc(unknown)} : () -> ()

// CHECK: #loc = loc(unknown)
// CHECK-NEXT: #loc1 = loc("file.x":7:8)
// CHECK-NEXT: module {
// CHECK-NEXT:   "any.op"() {nothing = #loc, where = #loc1} : () -> ()
// CHECK-NEXT: }
// GENERIC: #loc = loc(unknown)
// GENERIC-NEXT: #loc1 = loc("file.x":7:8)
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() {nothing = #loc, where = #loc1} : () -> ()
// GENERIC-NEXT: }) : () -> ()
