// RUN: pyopt --allow-unregistered-dialect --split-input-file %s | FileCheck %s
// RUN: pyopt --allow-unregistered-dialect --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Empty regions.
"any.op"() ({}) : () -> ()
"any.op"() ({}, {}) : () -> ()

// CHECK: module {
// CHECK-NEXT:   "any.op"() ({
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT:   "any.op"() ({
// CHECK-NEXT:   }, {
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "any.op"() ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// One block without a label, with a label, with an empty argument list.
"any.op"() ({
  "any.inner"() : () -> ()
}) : () -> ()
"any.op"() ({
^bb0:
  "any.inner"() : () -> ()
}) : () -> ()
"any.op"() ({
^bb0():
  "any.inner"() : () -> ()
}) : () -> ()

// CHECK: module {
// CHECK-NEXT:   "any.op"() ({
// CHECK-NEXT:     "any.inner"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT:   "any.op"() ({
// CHECK-NEXT:     "any.inner"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT:   "any.op"() ({
// CHECK-NEXT:     "any.inner"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() ({
// GENERIC-NEXT:     "any.inner"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "any.op"() ({
// GENERIC-NEXT:     "any.inner"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "any.op"() ({
// GENERIC-NEXT:     "any.inner"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A block that is empty, alone and beside others.
"any.op"() ({
^bb0:
}) : () -> ()
"any.op"() ({
^bb0(%x: i32):
}) : () -> ()

// CHECK: module {
// CHECK-NEXT:   "any.op"() ({
// CHECK-NEXT:   ^bb0:
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT:   "any.op"() ({
// CHECK-NEXT:   ^bb0(%arg0: i32):
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() ({
// GENERIC-NEXT:   ^bb0:
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "any.op"() ({
// GENERIC-NEXT:   ^bb0(%arg0: i32):
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Several blocks that nobody branches to.
"any.op"() ({
  "any.end"() : () -> ()
^bb1:
  "any.end"() : () -> ()
^bb2(%a: i32, %b: tensor<?xf32>):
  "any.end"(%a) : (i32) -> ()
}) : () -> ()

// CHECK: module {
// CHECK-NEXT:   "any.op"() ({
// CHECK-NEXT:     "any.end"() : () -> ()
// CHECK-NEXT:   ^bb1:  // no predecessors
// CHECK-NEXT:     "any.end"() : () -> ()
// CHECK-NEXT:   ^bb2(%0: i32, %1: tensor<?xf32>):  // no predecessors
// CHECK-NEXT:     "any.end"(%0) : (i32) -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() ({
// GENERIC-NEXT:     "any.end"() : () -> ()
// GENERIC-NEXT:   ^bb1:  // no predecessors
// GENERIC-NEXT:     "any.end"() : () -> ()
// GENERIC-NEXT:   ^bb2(%0: i32, %1: tensor<?xf32>):  // no predecessors
// GENERIC-NEXT:     "any.end"(%0) : (i32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Regions, operands, attributes, properties and results of one op.
%0 = "any.def"() : () -> i32
%1:2 = "any.all"(%0) <{p = 1 : i32}> ({
  "any.yield"(%0) : (i32) -> ()
}, {
^bb0(%x: f32):
  "any.yield"(%x) : (f32) -> ()
}) {a = "b"} : (i32) -> (f32, f32)

// CHECK: module {
// CHECK-NEXT:   %0 = "any.def"() : () -> i32
// CHECK-NEXT:   %1:2 = "any.all"(%0) <{p = 1 : i32}> ({
// CHECK-NEXT:     "any.yield"(%0) : (i32) -> ()
// CHECK-NEXT:   }, {
// CHECK-NEXT:   ^bb0(%arg0: f32):
// CHECK-NEXT:     "any.yield"(%arg0) : (f32) -> ()
// CHECK-NEXT:   }) {a = "b"} : (i32) -> (f32, f32)
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   %0 = "any.def"() : () -> i32
// GENERIC-NEXT:   %1:2 = "any.all"(%0) <{p = 1 : i32}> ({
// GENERIC-NEXT:     "any.yield"(%0) : (i32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%arg0: f32):
// GENERIC-NEXT:     "any.yield"(%arg0) : (f32) -> ()
// GENERIC-NEXT:   }) {a = "b"} : (i32) -> (f32, f32)
// GENERIC-NEXT: }) : () -> ()

// -----

// A value of an enclosing region is visible in nested ones, before and after its own op's regions.
%0 = "any.def"() : () -> i32
"any.outer"() ({
  %1 = "any.use"(%0) : (i32) -> i32
  "any.inner"() ({
    "any.use"(%0, %1) : (i32, i32) -> ()
  }) : () -> ()
}) : () -> ()

// CHECK: module {
// CHECK-NEXT:   %0 = "any.def"() : () -> i32
// CHECK-NEXT:   "any.outer"() ({
// CHECK-NEXT:     %1 = "any.use"(%0) : (i32) -> i32
// CHECK-NEXT:     "any.inner"() ({
// CHECK-NEXT:       "any.use"(%0, %1) : (i32, i32) -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   %0 = "any.def"() : () -> i32
// GENERIC-NEXT:   "any.outer"() ({
// GENERIC-NEXT:     %1 = "any.use"(%0) : (i32) -> i32
// GENERIC-NEXT:     "any.inner"() ({
// GENERIC-NEXT:       "any.use"(%0, %1) : (i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// The same name in sibling regions.
"any.op"() ({
  %x = "any.def"() : () -> i32
  "any.use"(%x) : (i32) -> ()
}, {
  %x = "any.def"() : () -> f32
  "any.use"(%x) : (f32) -> ()
}) : () -> ()

// CHECK: module {
// CHECK-NEXT:   "any.op"() ({
// CHECK-NEXT:     %0 = "any.def"() : () -> i32
// CHECK-NEXT:     "any.use"(%0) : (i32) -> ()
// CHECK-NEXT:   }, {
// CHECK-NEXT:     %0 = "any.def"() : () -> f32
// CHECK-NEXT:     "any.use"(%0) : (f32) -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() ({
// GENERIC-NEXT:     %1 = "any.def"() : () -> i32
// GENERIC-NEXT:     "any.use"(%1) : (i32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:     %0 = "any.def"() : () -> f32
// GENERIC-NEXT:     "any.use"(%0) : (f32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// The same label in nested regions.
"any.op"() ({
  "any.br"()[^bb1] : () -> ()
^bb1:
  "any.op"() ({
    "any.br"()[^bb1] : () -> ()
  ^bb1:
    "any.end"() : () -> ()
  }) : () -> ()
  "any.end"() : () -> ()
}) : () -> ()

// CHECK: module {
// CHECK-NEXT:   "any.op"() ({
// CHECK-NEXT:     "any.br"()[^bb1] : () -> ()
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     "any.op"() ({
// CHECK-NEXT:       "any.br"()[^bb1] : () -> ()
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       "any.end"() : () -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     "any.end"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() ({
// GENERIC-NEXT:     "any.br"()[^bb1] : () -> ()
// GENERIC-NEXT:   ^bb1:  // pred: ^bb0
// GENERIC-NEXT:     "any.op"() ({
// GENERIC-NEXT:       "any.br"()[^bb1] : () -> ()
// GENERIC-NEXT:     ^bb1:  // pred: ^bb0
// GENERIC-NEXT:       "any.end"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "any.end"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// An op with regions deep inside.
"any.a"() ({
  "any.b"() ({
    "any.c"() ({
      "any.d"() ({
        "any.e"() : () -> ()
      }) : () -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

// CHECK: module {
// CHECK-NEXT:   "any.a"() ({
// CHECK-NEXT:     "any.b"() ({
// CHECK-NEXT:       "any.c"() ({
// CHECK-NEXT:         "any.d"() ({
// CHECK-NEXT:           "any.e"() : () -> ()
// CHECK-NEXT:         }) : () -> ()
// CHECK-NEXT:       }) : () -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "any.a"() ({
// GENERIC-NEXT:     "any.b"() ({
// GENERIC-NEXT:       "any.c"() ({
// GENERIC-NEXT:         "any.d"() ({
// GENERIC-NEXT:           "any.e"() : () -> ()
// GENERIC-NEXT:         }) : () -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// scf ops have regions with an implied terminator, which the custom form leaves out.
func.func @implied(%n: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.if %c {
      "any.use"(%i) : (index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @implied(%arg0: index, %arg1: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg2 = %c0 to %arg0 step %c1 {
// CHECK-NEXT:       scf.if %arg1 {
// CHECK-NEXT:         "any.use"(%arg2) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, i1) -> (), sym_name = "implied"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: index, %arg1: i1):
// GENERIC-NEXT:     %0 = "arith.constant"() <{value = 0 : index}> : () -> index
// GENERIC-NEXT:     %1 = "arith.constant"() <{value = 1 : index}> : () -> index
// GENERIC-NEXT:     "scf.for"(%0, %arg0, %1) ({
// GENERIC-NEXT:     ^bb0(%arg2: index):
// GENERIC-NEXT:       "scf.if"(%arg1) ({
// GENERIC-NEXT:         "any.use"(%arg2) : (index) -> ()
// GENERIC-NEXT:         "scf.yield"() : () -> ()
// GENERIC-NEXT:       }, {
// GENERIC-NEXT:       }) : (i1) -> ()
// GENERIC-NEXT:       "scf.yield"() : () -> ()
// GENERIC-NEXT:     }) : (index, index, index) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
