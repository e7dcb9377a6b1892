// RUN: pyopt --allow-unregistered-dialect --split-input-file %s | FileCheck %s
// RUN: pyopt --allow-unregistered-dialect --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Declarations.
func.func private @declared()
func.func private @taking(i32, f32)
func.func private @giving() -> i32
func.func private @giving_several(index) -> (i32, f32)
func.func private @attributed(i32 {any.a}, f32 {any.b = 1 : i8}) -> (i32 {any.c = "x"})

// CHECK: module {
// CHECK-NEXT:   func.func private @declared()
// CHECK-NEXT:   func.func private @taking(i32, f32)
// CHECK-NEXT:   func.func private @giving() -> i32
// CHECK-NEXT:   func.func private @giving_several(index) -> (i32, f32)
// CHECK-NEXT:   func.func private @attributed(i32 {any.a}, f32 {any.b = 1 : i8}) -> (i32 {any.c = "x"})
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "declared", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i32, f32) -> (), sym_name = "taking", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> i32, sym_name = "giving", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (i32, f32), sym_name = "giving_several", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{arg_attrs = [{any.a}, {any.b = 1 : i8}], function_type = (i32, f32) -> i32, res_attrs = [{any.c = "x"}], sym_name = "attributed", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Definitions, with and without results and attributes.
func.func @nothing() {
  return
}
func.func @one(%a: i32) -> i32 {
  return %a : i32
}
func.func @several(%a: i32, %b: f32) -> (f32, i32) {
  return %b, %a : f32, i32
}
func.func @dictionary() attributes {any.x = 1 : i32, any.flag} {
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @nothing() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @one(%arg0: i32) -> i32 {
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @several(%arg0: i32, %arg1: f32) -> (f32, i32) {
// CHECK-NEXT:     return %arg1, %arg0 : f32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @dictionary() attributes {any.flag, any.x = 1 : i32} {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "nothing"}> ({
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i32) -> i32, sym_name = "one"}> ({
// GENERIC-NEXT:   ^bb0(%arg2: i32):
// GENERIC-NEXT:     "func.return"(%arg2) : (i32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i32, f32) -> (f32, i32), sym_name = "several"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: f32):
// GENERIC-NEXT:     "func.return"(%arg1, %arg0) : (f32, i32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "dictionary"}> ({
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) {any.flag, any.x = 1 : i32} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Attributes of arguments and results.
func.func @attributed(%a: i32 {any.a = true}, %b: i32, %c: f32 {any.c, any.d = [1]})
    -> (i32, f32 {any.r = "s"}) {
  return %a, %c : i32, f32
}
func.func @one_result(%a: i32) -> (i32 {any.r}) {
  return %a : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @attributed(%arg0: i32 {any.a = true}, %arg1: i32, %arg2: f32 {any.c, any.d = [1]}) -> (i32, f32 {any.r = "s"}) {
// CHECK-NEXT:     return %arg0, %arg2 : i32, f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @one_result(%arg0: i32) -> (i32 {any.r}) {
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{arg_attrs = [{any.a = true}, {}, {any.c, any.d = [1]}], function_type = (i32, i32, f32) -> (i32, f32), res_attrs = [{}, {any.r = "s"}], sym_name = "attributed"}> ({
// GENERIC-NEXT:   ^bb0(%arg1: i32, %arg2: i32, %arg3: f32):
// GENERIC-NEXT:     "func.return"(%arg1, %arg3) : (i32, f32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i32) -> i32, res_attrs = [{any.r}], sym_name = "one_result"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32):
// GENERIC-NEXT:     "func.return"(%arg0) : (i32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A result in parentheses, and one that is a function type.
func.func @paren(%a: i32) -> (i32) {
  return %a : i32
}
func.func private @function_result() -> (() -> i32)
func.func private @function_argument((i32) -> i32) -> ((i32, i32) -> (), f32)

// CHECK: module {
// CHECK-NEXT:   func.func @paren(%arg0: i32) -> i32 {
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @function_result() -> (() -> i32)
// CHECK-NEXT:   func.func private @function_argument((i32) -> i32) -> ((i32, i32) -> (), f32)
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i32) -> i32, sym_name = "paren"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32):
// GENERIC-NEXT:     "func.return"(%arg0) : (i32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (() -> i32), sym_name = "function_result", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = ((i32) -> i32) -> ((i32, i32) -> (), f32), sym_name = "function_argument", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Visibility, both spellings.
func.func public @shown() {
  return
}
func.func nested @nested()
func.func private @hidden() attributes {any.a}

// CHECK: module {
// CHECK-NEXT:   func.func public @shown() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func nested @nested()
// CHECK-NEXT:   func.func private @hidden() attributes {any.a}
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "shown", sym_visibility = "public"}> ({
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "nested", sym_visibility = "nested"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "hidden", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) {any.a} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Calls, direct and not.
func.func private @callee(i32, f32) -> (i32, f32)
func.func @caller(%a: i32, %b: f32) -> f32 {
  %0:2 = call @callee(%a, %b) : (i32, f32) -> (i32, f32)
  %1:2 = func.call @callee(%0#0, %0#1) {any.note} : (i32, f32) -> (i32, f32)
  %f = constant @callee : (i32, f32) -> (i32, f32)
  %2:2 = call_indirect %f(%1#0, %1#1) : (i32, f32) -> (i32, f32)
  return %2#1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @callee(i32, f32) -> (i32, f32)
// CHECK-NEXT:   func.func @caller(%arg0: i32, %arg1: f32) -> f32 {
// CHECK-NEXT:     %0:2 = call @callee(%arg0, %arg1) : (i32, f32) -> (i32, f32)
// CHECK-NEXT:     %1:2 = call @callee(%0#0, %0#1) {any.note} : (i32, f32) -> (i32, f32)
// CHECK-NEXT:     %f = constant @callee : (i32, f32) -> (i32, f32)
// CHECK-NEXT:     %2:2 = call_indirect %f(%1#0, %1#1) : (i32, f32) -> (i32, f32)
// CHECK-NEXT:     return %2#1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i32, f32) -> (i32, f32), sym_name = "callee", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i32, f32) -> f32, sym_name = "caller"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: f32):
// GENERIC-NEXT:     %0:2 = "func.call"(%arg0, %arg1) <{callee = @callee}> : (i32, f32) -> (i32, f32)
// GENERIC-NEXT:     %1:2 = "func.call"(%0#0, %0#1) <{callee = @callee}> {any.note} : (i32, f32) -> (i32, f32)
// GENERIC-NEXT:     %2 = "func.constant"() <{value = @callee}> : () -> ((i32, f32) -> (i32, f32))
// GENERIC-NEXT:     %3:2 = "func.call_indirect"(%2, %1#0, %1#1) : ((i32, f32) -> (i32, f32), i32, f32) -> (i32, f32)
// GENERIC-NEXT:     "func.return"(%3#1) : (f32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A name that needs quotes; a reference to it.
func.func private @"a name"()
func.func @uses() {
  call @"a name"() : () -> ()
  call @"uses"() : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @"a name"()
// CHECK-NEXT:   func.func @uses() {
// CHECK-NEXT:     call @"a name"() : () -> ()
// CHECK-NEXT:     call @uses() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "a name", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "uses"}> ({
// GENERIC-NEXT:     "func.call"() <{callee = @"a name"}> : () -> ()
// GENERIC-NEXT:     "func.call"() <{callee = @uses}> : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Several blocks; the entry block's label may be written.
func.func @labelled(%a: i32) -> i32 {
  cf.br ^next(%a : i32)
^next(%b: i32):
  return %b : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @labelled(%arg0: i32) -> i32 {
// CHECK-NEXT:     cf.br ^bb1(%arg0 : i32)
// CHECK-NEXT:   ^bb1(%0: i32):  // pred: ^bb0
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i32) -> i32, sym_name = "labelled"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32):
// GENERIC-NEXT:     "cf.br"(%arg0)[^bb1] : (i32) -> ()
// GENERIC-NEXT:   ^bb1(%0: i32):  // pred: ^bb0
// GENERIC-NEXT:     "func.return"(%0) : (i32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A function in generic form with everything.
"func.func"() <{
  arg_attrs = [{any.a}, {}],
  function_type = (i32, i32) -> i32,
  res_attrs = [{any.r}],
  sym_name = "g",
  sym_visibility = "private"
}> ({
^bb0(%a: i32, %b: i32):
  "func.return"(%b) : (i32) -> ()
}) {any.extra = 1.0 : f64} : () -> ()

// CHECK: module {
// CHECK-NEXT:   func.func private @g(%arg0: i32 {any.a}, %arg1: i32) -> (i32 {any.r}) attributes {any.extra = 1.000000e+00 : f64} {
// CHECK-NEXT:     return %arg1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{arg_attrs = [{any.a}, {}], function_type = (i32, i32) -> i32, res_attrs = [{any.r}], sym_name = "g", sym_visibility = "private"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: i32):
// GENERIC-NEXT:     "func.return"(%arg1) : (i32) -> ()
// GENERIC-NEXT:   }) {any.extra = 1.000000e+00 : f64} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Functions within another op's region.
"any.holder"() ({
  func.func @inside() {
    return
  }
  func.func private @also()
}) : () -> ()

// CHECK: module {
// CHECK-NEXT:   "any.holder"() ({
// CHECK-NEXT:     func.func @inside() {
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func private @also()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "any.holder"() ({
// GENERIC-NEXT:     "func.func"() <{function_type = () -> (), sym_name = "inside"}> ({
// GENERIC-NEXT:       "func.return"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.func"() <{function_type = () -> (), sym_name = "also", sym_visibility = "private"}> ({
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Arguments and the names of constants side by side.
func.func @names(%arg7: index, %c0: index, %true: i1) -> index {
  %0 = arith.constant 0 : index
  %1 = arith.constant true
  %2 = arith.select %true, %0, %c0 : index
  return %2 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @names(%arg0: index, %arg1: index, %arg2: i1) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %0 = arith.select %arg2, %c0, %arg1 : index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, index, i1) -> index, sym_name = "names"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: index, %arg2: i1):
// GENERIC-NEXT:     %0 = "arith.constant"() <{value = 0 : index}> : () -> index
// GENERIC-NEXT:     %1 = "arith.constant"() <{value = true}> : () -> i1
// GENERIC-NEXT:     %2 = "arith.select"(%arg2, %0, %arg1) : (i1, index, index) -> index
// GENERIC-NEXT:     "func.return"(%2) : (index) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
