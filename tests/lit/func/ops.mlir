// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

func.func private @declaration(i32, f32)
func.func private @named(%a: i32, %b: f32) -> i32
func.func private @attributes(i32 {any.a = 1 : i32}, f32) -> (i32 {any.b}, f32)
func.func private @nothing() -> ()
func.func private @function_result() -> (() -> ())
func.func private @function_results() -> ((i32) -> i32, i32)
func.func private @with_attributes() attributes {any.x = "y", no_inline}

// CHECK: module {
// CHECK-NEXT:   func.func private @declaration(i32, f32)
// CHECK-NEXT:   func.func private @named(i32, f32) -> i32
// CHECK-NEXT:   func.func private @attributes(i32 {any.a = 1 : i32}, f32) -> (i32 {any.b}, f32)
// CHECK-NEXT:   func.func private @nothing()
// CHECK-NEXT:   func.func private @function_result() -> (() -> ())
// CHECK-NEXT:   func.func private @function_results() -> ((i32) -> i32, i32)
// CHECK-NEXT:   func.func private @with_attributes() attributes {any.x = "y", no_inline}
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i32, f32) -> (), sym_name = "declaration", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i32, f32) -> i32, sym_name = "named", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{arg_attrs = [{any.a = 1 : i32}, {}], function_type = (i32, f32) -> (i32, f32), res_attrs = [{any.b}, {}], sym_name = "attributes", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "nothing", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (() -> ()), sym_name = "function_result", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> ((i32) -> i32, i32), sym_name = "function_results", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), no_inline, sym_name = "with_attributes", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) {any.x = "y"} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func nested @visible_around() {
  return
}
func.func public @visible() {
  return
}
func.func @"a name"() {
  return
}
func.func @arguments(%a: i32 {any.a}, %b: vector<4xf32>) -> (i32 {any.r}) {
  return %a : i32
}
func.func @blocks(%a: i32) -> (i32, i32) {
  cf.br ^bb1(%a : i32)
^bb1(%b: i32):
  return %a, %b : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func nested @visible_around() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func public @visible() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @"a name"() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @arguments(%arg0: i32 {any.a}, %arg1: vector<4xf32>) -> (i32 {any.r}) {
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @blocks(%arg0: i32) -> (i32, i32) {
// CHECK-NEXT:     cf.br ^bb1(%arg0 : i32)
// CHECK-NEXT:   ^bb1(%0: i32):  // pred: ^bb0
// CHECK-NEXT:     return %arg0, %0 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "visible_around", sym_visibility = "nested"}> ({
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "visible", sym_visibility = "public"}> ({
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "a name"}> ({
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{arg_attrs = [{any.a}, {}], function_type = (i32, vector<4xf32>) -> i32, res_attrs = [{any.r}], sym_name = "arguments"}> ({
// GENERIC-NEXT:   ^bb0(%arg1: i32, %arg2: vector<4xf32>):
// GENERIC-NEXT:     "func.return"(%arg1) : (i32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i32) -> (i32, i32), sym_name = "blocks"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32):
// GENERIC-NEXT:     "cf.br"(%arg0)[^bb1] : (i32) -> ()
// GENERIC-NEXT:   ^bb1(%0: i32):  // pred: ^bb0
// GENERIC-NEXT:     "func.return"(%arg0, %0) : (i32, i32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @one(i32) -> i32
func.func private @pair() -> (i32, f32)
func.func private @none()

func.func @calls(%a: i32, %f: (i32, i32) -> i32) -> f32 {
  %0 = call @one(%a) : (i32) -> i32
  %1:2 = call @pair() : () -> (i32, f32)
  call @none() {any.hint} : () -> ()
  %g = constant @one : (i32) -> i32
  %2 = call_indirect %g(%0) : (i32) -> i32
  %3 = call_indirect %f(%2, %1#0) {any.hint} : (i32, i32) -> i32
  return %1#1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @one(i32) -> i32
// CHECK-NEXT:   func.func private @pair() -> (i32, f32)
// CHECK-NEXT:   func.func private @none()
// CHECK-NEXT:   func.func @calls(%arg0: i32, %arg1: (i32, i32) -> i32) -> f32 {
// CHECK-NEXT:     %0 = call @one(%arg0) : (i32) -> i32
// CHECK-NEXT:     %1:2 = call @pair() : () -> (i32, f32)
// CHECK-NEXT:     call @none() {any.hint} : () -> ()
// CHECK-NEXT:     %f = constant @one : (i32) -> i32
// CHECK-NEXT:     %2 = call_indirect %f(%0) : (i32) -> i32
// CHECK-NEXT:     %3 = call_indirect %arg1(%2, %1#0) {any.hint} : (i32, i32) -> i32
// CHECK-NEXT:     return %1#1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i32) -> i32, sym_name = "one", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (i32, f32), sym_name = "pair", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "none", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i32, (i32, i32) -> i32) -> f32, sym_name = "calls"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: (i32, i32) -> i32):
// GENERIC-NEXT:     %0 = "func.call"(%arg0) <{callee = @one}> : (i32) -> i32
// GENERIC-NEXT:     %1:2 = "func.call"() <{callee = @pair}> : () -> (i32, f32)
// GENERIC-NEXT:     "func.call"() <{callee = @none}> {any.hint} : () -> ()
// GENERIC-NEXT:     %2 = "func.constant"() <{value = @one}> : () -> ((i32) -> i32)
// GENERIC-NEXT:     %3 = "func.call_indirect"(%2, %0) : ((i32) -> i32, i32) -> i32
// GENERIC-NEXT:     %4 = "func.call_indirect"(%arg1, %3, %1#0) {any.hint} : ((i32, i32) -> i32, i32, i32) -> i32
// GENERIC-NEXT:     "func.return"(%1#1) : (f32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Empty attribute arrays are kept in the generic form, and print nothing.
"func.func"() ({
^bb0(%a: i32):
  "func.return"() : () -> ()
}) {sym_name = "generic", function_type = (i32) -> (), arg_attrs = [{}], res_attrs = []} : () -> ()

// CHECK: module {
// CHECK-NEXT:   func.func @generic(%arg0: i32) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{arg_attrs = [{}], function_type = (i32) -> (), res_attrs = [], sym_name = "generic"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32):
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
