// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

func.func @branches(%a: i32, %c: i1) {
  cf.br ^bb1 {any.hint}
^bb1:
  cf.cond_br %c, ^bb2(%a : i32), ^bb3(%a, %c : i32, i1)
^bb2(%x: i32):
  cf.cond_br %c, ^bb1, ^bb4 {any.weight = 1 : i32}
^bb3(%y: i32, %z: i1):
  cf.br ^bb2(%y : i32)
^bb4:
  cf.assert %c, "must hold\0A" {any.hint}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @branches(%arg0: i32, %arg1: i1) {
// CHECK-NEXT:     cf.br ^bb1 {any.hint}
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     cf.cond_br %arg1, ^bb2(%arg0 : i32), ^bb3(%arg0, %arg1 : i32, i1)
// CHECK-NEXT:   ^bb2(%0: i32):  // 2 preds: ^bb1, ^bb3
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1, ^bb4 {any.weight = 1 : i32}
// CHECK-NEXT:   ^bb3(%1: i32, %2: i1):  // pred: ^bb1
// CHECK-NEXT:     cf.br ^bb2(%1 : i32)
// CHECK-NEXT:   ^bb4:  // pred: ^bb2
// CHECK-NEXT:     cf.assert %arg1, "must hold\0A" {any.hint}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i32, i1) -> (), sym_name = "branches"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: i1):
// GENERIC-NEXT:     "cf.br"()[^bb1] {any.hint} : () -> ()
// GENERIC-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb2
// GENERIC-NEXT:     "cf.cond_br"(%arg1, %arg0, %arg0, %arg1)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i32, i32, i1) -> ()
// GENERIC-NEXT:   ^bb2(%0: i32):  // 2 preds: ^bb1, ^bb3
// GENERIC-NEXT:     "cf.cond_br"(%arg1)[^bb1, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 0>}> {any.weight = 1 : i32} : (i1) -> ()
// GENERIC-NEXT:   ^bb3(%1: i32, %2: i1):  // pred: ^bb1
// GENERIC-NEXT:     "cf.br"(%1)[^bb2] : (i32) -> ()
// GENERIC-NEXT:   ^bb4:  // pred: ^bb2
// GENERIC-NEXT:     "cf.assert"(%arg1) <{msg = "must hold\0A"}> {any.hint} : (i1) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @switches(%a: i32, %b: i64, %c: i1) {
  cf.switch %a : i32, [
    default: ^bb1(%b : i64),
    42: ^bb2(%a, %c : i32, i1),
    -1: ^bb3
  ] {any.hint}
^bb1(%x: i64):
  cf.switch %a : i32, [
    default: ^bb3
  ]
^bb2(%y: i32, %z: i1):
  cf.br ^bb3
^bb3:
  cf.switch %c : i1, [
    default: ^bb4,
    true: ^bb4
  ]
^bb4:
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @switches(%arg0: i32, %arg1: i64, %arg2: i1) {
// CHECK-NEXT:     cf.switch %arg0 : i32, [
// CHECK-NEXT:       default: ^bb1(%arg1 : i64),
// CHECK-NEXT:       42: ^bb2(%arg0, %arg2 : i32, i1),
// CHECK-NEXT:       4294967295: ^bb3
// CHECK-NEXT:     ] {any.hint}
// CHECK-NEXT:   ^bb1(%0: i64):  // pred: ^bb0
// CHECK-NEXT:     cf.switch %arg0 : i32, [
// CHECK-NEXT:       default: ^bb3]
// CHECK-NEXT:   ^bb2(%1: i32, %2: i1):  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb3
// CHECK-NEXT:   ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
// CHECK-NEXT:     cf.switch %arg2 : i1, [
// CHECK-NEXT:       default: ^bb4,
// CHECK-NEXT:       1: ^bb4
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb4:  // 2 preds: ^bb3, ^bb3
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i32, i64, i1) -> (), sym_name = "switches"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: i64, %arg2: i1):
// GENERIC-NEXT:     "cf.switch"(%arg0, %arg1, %arg0, %arg2)[^bb1, ^bb2, ^bb3] <{case_operand_segments = array<i32: 2, 0>, case_values = dense<[42, -1]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 2>}> {any.hint} : (i32, i64, i32, i1) -> ()
// GENERIC-NEXT:   ^bb1(%0: i64):  // pred: ^bb0
// GENERIC-NEXT:     "cf.switch"(%arg0)[^bb3] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
// GENERIC-NEXT:   ^bb2(%1: i32, %2: i1):  // pred: ^bb0
// GENERIC-NEXT:     "cf.br"()[^bb3] : () -> ()
// GENERIC-NEXT:   ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
// GENERIC-NEXT:     "cf.switch"(%arg2)[^bb4, ^bb4] <{case_operand_segments = array<i32: 0>, case_values = dense<true> : vector<1xi1>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
// GENERIC-NEXT:   ^bb4:  // 2 preds: ^bb3, ^bb3
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @numbers(%a: i8, %b: si16) {
  cf.switch %a : i8, [
    default: ^bb1,
    0x10: ^bb1,
    200: ^bb1,
    -128: ^bb1
  ]
^bb1:
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @numbers(%arg0: i8, %arg1: si16) {
// CHECK-NEXT:     cf.switch %arg0 : i8, [
// CHECK-NEXT:       default: ^bb1,
// CHECK-NEXT:       16: ^bb1,
// CHECK-NEXT:       200: ^bb1,
// CHECK-NEXT:       128: ^bb1
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb0, ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i8, si16) -> (), sym_name = "numbers"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i8, %arg1: si16):
// GENERIC-NEXT:     "cf.switch"(%arg0)[^bb1, ^bb1, ^bb1, ^bb1] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<[16, -56, -128]> : vector<3xi8>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i8) -> ()
// GENERIC-NEXT:   ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb0, ^bb0
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
