// RUN: pyopt %s --allow-unregistered-dialect --sccp --split-input-file | FileCheck %s

// Constants along branches: only edges that are taken count.

func.func @only_one_edge(%x: i32) -> i32 {
  %true = arith.constant true
  %a = arith.constant 7 : i32
  cf.cond_br %true, ^end(%a : i32), ^other
^other:
  %dead = arith.addi %a, %a : i32
  cf.br ^end(%x : i32)
^end(%y: i32):
  %z = arith.muli %y, %y : i32
  return %z : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @only_one_edge(%arg0: i32) -> i32 {
// CHECK-NEXT:     %c49_i32 = arith.constant 49 : i32
// CHECK-NEXT:     %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     cf.cond_br %true, ^bb2(%c7_i32 : i32), ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %0 = arith.addi %c7_i32, %c7_i32 : i32
// CHECK-NEXT:     cf.br ^bb2(%arg0 : i32)
// CHECK-NEXT:   ^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     return %c49_i32 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @switch_default() -> i32 {
  %number = arith.constant -1 : i32
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i32
  cf.switch %number : i32, [
    default: ^end(%b : i32),
    42: ^end(%a : i32)
  ]
^end(%y: i32):
  return %y : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @switch_default() -> i32 {
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT:     cf.switch %c-1_i32 : i32, [
// CHECK-NEXT:       default: ^bb1(%c2_i32 : i32),
// CHECK-NEXT:       42: ^bb1(%c1_i32 : i32)
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// What a terminator that nobody knows hands on is unknown.
func.func @unknown_terminator() -> i32 {
  %a = arith.constant 1 : i32
  "any.br"(%a)[^next, ^other] : (i32) -> ()
^next:
  cf.br ^other
^other:
  %b = arith.addi %a, %a : i32
  return %b : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @unknown_terminator() -> i32 {
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     "any.br"(%c1_i32)[^bb1, ^bb2] : (i32) -> ()
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     return %c2_i32 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Effects keep an op whose results are constant; folds to another value take over what is known of it.
func.func @kept(%x: i32, %x_is: i1) -> (i32, i32) {
  %a = arith.constant 4 : i32
  %b = arith.constant 0 : i32
  %0 = arith.addi %x, %b : i32
  %1 = arith.select %x_is, %a, %a : i32
  return %0, %1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @kept(%arg0: i32, %arg1: i1) -> (i32, i32) {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT:     %0 = arith.addi %arg0, %c0_i32 : i32
// CHECK-NEXT:     return %0, %c4_i32 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
