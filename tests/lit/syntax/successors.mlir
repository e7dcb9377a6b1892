// RUN: pyopt --allow-unregistered-dialect --split-input-file %s | FileCheck %s
// RUN: pyopt --allow-unregistered-dialect --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Branches forth and back.
func.func @loop(%c: i1) {
  cf.br ^head
^head:
  cf.cond_br %c, ^head, ^exit
^exit:
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop(%arg0: i1) {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i1) -> (), sym_name = "loop"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i1):
// GENERIC-NEXT:     "cf.br"()[^bb1] : () -> ()
// GENERIC-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
// GENERIC-NEXT:     "cf.cond_br"(%arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
// GENERIC-NEXT:   ^bb2:  // pred: ^bb1
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Successors of ops that nobody registered, one, two, the same twice.
"any.op"() ({
  "any.br"()[^a] : () -> ()
^a:
  "any.br"()[^a, ^b] : () -> ()
^b:
  "any.br"()[^b, ^b] {x = 1} : () -> ()
}) : () -> ()

// CHECK: module {
// CHECK-NEXT:   "any.op"() ({
// CHECK-NEXT:     "any.br"()[^bb1] : () -> ()
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     "any.br"()[^bb1, ^bb2] : () -> ()
// CHECK-NEXT:   ^bb2:  // 3 preds: ^bb1, ^bb2, ^bb2
// CHECK-NEXT:     "any.br"()[^bb2, ^bb2] {x = 1 : i64} : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "any.op"() ({
// GENERIC-NEXT:     "any.br"()[^bb1] : () -> ()
// GENERIC-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
// GENERIC-NEXT:     "any.br"()[^bb1, ^bb2] : () -> ()
// GENERIC-NEXT:   ^bb2:  // 3 preds: ^bb1, ^bb2, ^bb2
// GENERIC-NEXT:     "any.br"()[^bb2, ^bb2] {x = 1 : i64} : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A block names its predecessors in a comment.
func.func @predecessors(%c: i1, %v: i32) {
  cf.cond_br %c, ^bb1(%v : i32), ^bb2
^bb1(%x: i32):
  cf.br ^bb3(%x, %x : i32, i32)
^bb2:
  cf.cond_br %c, ^bb1(%v : i32), ^bb3(%v, %v : i32, i32)
^bb3(%y: i32, %z: i32):
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @predecessors(%arg0: i1, %arg1: i32) {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2
// CHECK-NEXT:   ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     cf.br ^bb3(%0, %0 : i32, i32)
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb3(%arg1, %arg1 : i32, i32)
// CHECK-NEXT:   ^bb3(%1: i32, %2: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32) -> (), sym_name = "predecessors"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i1, %arg1: i32):
// GENERIC-NEXT:     "cf.cond_br"(%arg0, %arg1)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
// GENERIC-NEXT:   ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
// GENERIC-NEXT:     "cf.br"(%0, %0)[^bb3] : (i32, i32) -> ()
// GENERIC-NEXT:   ^bb2:  // pred: ^bb0
// GENERIC-NEXT:     "cf.cond_br"(%arg0, %arg1, %arg1, %arg1)[^bb1, ^bb3] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i32, i32, i32) -> ()
// GENERIC-NEXT:   ^bb3(%1: i32, %2: i32):  // 2 preds: ^bb1, ^bb2
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A block without predecessors.
func.func @unreachable() {
  return
^bb1:
  return
^bb2(%x: i32):
  cf.br ^bb1
}

// CHECK: module {
// CHECK-NEXT:   func.func @unreachable() {
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb1:  // pred: ^bb2
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb2(%0: i32):  // no predecessors
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "unreachable"}> ({
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   ^bb1:  // pred: ^bb2
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   ^bb2(%0: i32):  // no predecessors
// GENERIC-NEXT:     "cf.br"()[^bb1] : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A value that is used in a block written before the one that defines it.
func.func @order() {
  cf.br ^second
^first:
  "any.use"(%x) : (i32) -> ()
  return
^second:
  %x = "any.def"() : () -> i32
  cf.br ^first
}

// CHECK: module {
// CHECK-NEXT:   func.func @order() {
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb2
// CHECK-NEXT:     "any.use"(%0) : (i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %0 = "any.def"() : () -> i32
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "order"}> ({
// GENERIC-NEXT:     "cf.br"()[^bb2] : () -> ()
// GENERIC-NEXT:   ^bb1:  // pred: ^bb2
// GENERIC-NEXT:     "any.use"(%0) : (i32) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   ^bb2:  // pred: ^bb0
// GENERIC-NEXT:     %0 = "any.def"() : () -> i32
// GENERIC-NEXT:     "cf.br"()[^bb1] : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Operands of the two successors of a conditional branch.
func.func @both(%c: i1, %a: i32, %b: f32) {
  cf.cond_br %c, ^bb1(%a : i32), ^bb2(%b, %a : f32, i32)
^bb1(%x: i32):
  return
^bb2(%y: f32, %z: i32):
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @both(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2(%arg2, %arg1 : f32, i32)
// CHECK-NEXT:   ^bb1(%0: i32):  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb2(%1: f32, %2: i32):  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32, f32) -> (), sym_name = "both"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i1, %arg1: i32, %arg2: f32):
// GENERIC-NEXT:     "cf.cond_br"(%arg0, %arg1, %arg2, %arg1)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i32, f32, i32) -> ()
// GENERIC-NEXT:   ^bb1(%0: i32):  // pred: ^bb0
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   ^bb2(%1: f32, %2: i32):  // pred: ^bb0
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Generic form of the same, with the segment sizes that tell the operands apart.
"func.func"() <{function_type = (i1, i32) -> (), sym_name = "generic"}> ({
^bb0(%c: i1, %a: i32):
  "cf.cond_br"(%c, %a, %a)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 2>}>
      : (i1, i32, i32) -> ()
^bb1:
  "func.return"() : () -> ()
^bb2(%x: i32, %y: i32):
  "func.return"() : () -> ()
}) : () -> ()

// CHECK: module {
// CHECK-NEXT:   func.func @generic(%arg0: i1, %arg1: i32) {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2(%arg1, %arg1 : i32, i32)
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb2(%0: i32, %1: i32):  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32) -> (), sym_name = "generic"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i1, %arg1: i32):
// GENERIC-NEXT:     "cf.cond_br"(%arg0, %arg1, %arg1)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i32) -> ()
// GENERIC-NEXT:   ^bb1:  // pred: ^bb0
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   ^bb2(%0: i32, %1: i32):  // pred: ^bb0
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Switch with and without cases.
func.func @switch(%flag: i32, %v: i32) {
  cf.switch %flag : i32, [
    default: ^bb1(%v : i32),
    42: ^bb2,
    -1: ^bb1(%flag : i32)
  ]
^bb1(%x: i32):
  cf.switch %x : i32, [
    default: ^bb2
  ]
^bb2:
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @switch(%arg0: i32, %arg1: i32) {
// CHECK-NEXT:     cf.switch %arg0 : i32, [
// CHECK-NEXT:       default: ^bb1(%arg1 : i32),
// CHECK-NEXT:       42: ^bb2,
// CHECK-NEXT:       4294967295: ^bb1(%arg0 : i32)
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     cf.switch %0 : i32, [
// CHECK-NEXT:       default: ^bb2]
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i32, i32) -> (), sym_name = "switch"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: i32):
// GENERIC-NEXT:     "cf.switch"(%arg0, %arg1, %arg0)[^bb1, ^bb2, ^bb1] <{case_operand_segments = array<i32: 0, 1>, case_values = dense<[42, -1]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i32, i32) -> ()
// GENERIC-NEXT:   ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
// GENERIC-NEXT:     "cf.switch"(%0)[^bb2] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
// GENERIC-NEXT:   ^bb2:  // 2 preds: ^bb0, ^bb1
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
