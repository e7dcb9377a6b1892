// RUN: pyopt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s
// RUN: pyopt %s --allow-unregistered-dialect --canonicalize=region-simplify=aggressive --split-input-file | FileCheck %s --check-prefix=MERGE
// RUN: pyopt %s --allow-unregistered-dialect --canonicalize=region-simplify=disabled --split-input-file | FileCheck %s --check-prefix=OFF

// Region simplification: unreachable blocks, dead cycles through block arguments, equal blocks, redundant arguments.

func.func @unreachable(%a: i32) -> i32 {
  return %a : i32
^dead(%x: i32):
  %0 = arith.addi %x, %a : i32
  cf.br ^dead2(%0 : i32)
^dead2(%y: i32):
  cf.br ^dead(%y : i32)
}

// CHECK: module {
// CHECK-NEXT:   func.func @unreachable(%arg0: i32) -> i32 {
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MERGE: module {
// MERGE-NEXT:   func.func @unreachable(%arg0: i32) -> i32 {
// MERGE-NEXT:     return %arg0 : i32
// MERGE-NEXT:   }
// MERGE-NEXT: }
// OFF: module {
// OFF-NEXT:   func.func @unreachable(%arg0: i32) -> i32 {
// OFF-NEXT:     return %arg0 : i32
// OFF-NEXT:   ^bb1(%0: i32):  // pred: ^bb1
// OFF-NEXT:     %1 = arith.addi %0, %arg0 : i32
// OFF-NEXT:     cf.br ^bb1(%1 : i32)
// OFF-NEXT:   }
// OFF-NEXT: }

// -----
func.func @dead_cycle(%n: i32, %c: i1) {
  cf.br ^loop(%n, %n : i32, i32)
^loop(%i: i32, %dead: i32):
  %d = arith.muli %dead, %i : i32
  "t.use"(%i) : (i32) -> ()
  cf.cond_br %c, ^loop(%i, %d : i32, i32), ^end
^end:
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @dead_cycle(%arg0: i32, %arg1: i1) {
// CHECK-NEXT:     cf.br ^bb1(%arg0 : i32)
// CHECK-NEXT:   ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     "t.use"(%0) : (i32) -> ()
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1(%0 : i32), ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MERGE: module {
// MERGE-NEXT:   func.func @dead_cycle(%arg0: i32, %arg1: i1) {
// MERGE-NEXT:     cf.br ^bb1(%arg0 : i32)
// MERGE-NEXT:   ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
// MERGE-NEXT:     "t.use"(%0) : (i32) -> ()
// MERGE-NEXT:     cf.cond_br %arg1, ^bb1(%0 : i32), ^bb2
// MERGE-NEXT:   ^bb2:  // pred: ^bb1
// MERGE-NEXT:     return
// MERGE-NEXT:   }
// MERGE-NEXT: }
// OFF: module {
// OFF-NEXT:   func.func @dead_cycle(%arg0: i32, %arg1: i1) {
// OFF-NEXT:     cf.br ^bb1(%arg0, %arg0 : i32, i32)
// OFF-NEXT:   ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb1
// OFF-NEXT:     %2 = arith.muli %1, %0 : i32
// OFF-NEXT:     "t.use"(%0) : (i32) -> ()
// OFF-NEXT:     cf.cond_br %arg1, ^bb1(%0, %2 : i32, i32), ^bb2
// OFF-NEXT:   ^bb2:  // pred: ^bb1
// OFF-NEXT:     return
// OFF-NEXT:   }
// OFF-NEXT: }

// -----
func.func @dead_cycle_near(%n: i32, %c: i1) {
  cf.br ^loop(%n, %n : i32, i32)
^loop(%i: i32, %dead: i32):
  %d = arith.muli %dead, %i : i32
  "t.use"(%i) : (i32) -> ()
  cf.cond_br %c, ^loop(%i, %d : i32, i32), ^end
^end:
  "t.use"(%d) : (i32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @dead_cycle_near(%arg0: i32, %arg1: i1) {
// CHECK-NEXT:     cf.br ^bb1(%arg0, %arg0 : i32, i32)
// CHECK-NEXT:   ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %2 = arith.muli %1, %0 : i32
// CHECK-NEXT:     "t.use"(%0) : (i32) -> ()
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1(%0, %2 : i32, i32), ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     "t.use"(%2) : (i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MERGE: module {
// MERGE-NEXT:   func.func @dead_cycle_near(%arg0: i32, %arg1: i1) {
// MERGE-NEXT:     cf.br ^bb1(%arg0, %arg0 : i32, i32)
// MERGE-NEXT:   ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb1
// MERGE-NEXT:     %2 = arith.muli %1, %0 : i32
// MERGE-NEXT:     "t.use"(%0) : (i32) -> ()
// MERGE-NEXT:     cf.cond_br %arg1, ^bb1(%0, %2 : i32, i32), ^bb2
// MERGE-NEXT:   ^bb2:  // pred: ^bb1
// MERGE-NEXT:     "t.use"(%2) : (i32) -> ()
// MERGE-NEXT:     return
// MERGE-NEXT:   }
// MERGE-NEXT: }
// OFF: module {
// OFF-NEXT:   func.func @dead_cycle_near(%arg0: i32, %arg1: i1) {
// OFF-NEXT:     cf.br ^bb1(%arg0, %arg0 : i32, i32)
// OFF-NEXT:   ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb1
// OFF-NEXT:     %2 = arith.muli %1, %0 : i32
// OFF-NEXT:     "t.use"(%0) : (i32) -> ()
// OFF-NEXT:     cf.cond_br %arg1, ^bb1(%0, %2 : i32, i32), ^bb2
// OFF-NEXT:   ^bb2:  // pred: ^bb1
// OFF-NEXT:     "t.use"(%2) : (i32) -> ()
// OFF-NEXT:     return
// OFF-NEXT:   }
// OFF-NEXT: }

// -----
func.func @switch(%f: i32, %a: i32, %b: i32) {
  cf.switch %f : i32, [
    default: ^a(%a : i32),
    1: ^b(%b, %a : i32, i32),
    2: ^b(%a, %b : i32, i32)
  ]
^a(%x: i32):
  "t.a"() : () -> ()
  return
^b(%y: i32, %z: i32):
  "t.a"(%z) : (i32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @switch(%arg0: i32, %arg1: i32, %arg2: i32) {
// CHECK-NEXT:     cf.switch %arg0 : i32, [
// CHECK-NEXT:       default: ^bb1,
// CHECK-NEXT:       1: ^bb2(%arg1 : i32),
// CHECK-NEXT:       2: ^bb2(%arg2 : i32)
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     "t.a"() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb2(%0: i32):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     "t.a"(%0) : (i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MERGE: module {
// MERGE-NEXT:   func.func @switch(%arg0: i32, %arg1: i32, %arg2: i32) {
// MERGE-NEXT:     cf.switch %arg0 : i32, [
// MERGE-NEXT:       default: ^bb1,
// MERGE-NEXT:       1: ^bb2(%arg1 : i32),
// MERGE-NEXT:       2: ^bb2(%arg2 : i32)
// MERGE-NEXT:     ]
// MERGE-NEXT:   ^bb1:  // pred: ^bb0
// MERGE-NEXT:     "t.a"() : () -> ()
// MERGE-NEXT:     return
// MERGE-NEXT:   ^bb2(%0: i32):  // 2 preds: ^bb0, ^bb0
// MERGE-NEXT:     "t.a"(%0) : (i32) -> ()
// MERGE-NEXT:     return
// MERGE-NEXT:   }
// MERGE-NEXT: }
// OFF: module {
// OFF-NEXT:   func.func @switch(%arg0: i32, %arg1: i32, %arg2: i32) {
// OFF-NEXT:     cf.switch %arg0 : i32, [
// OFF-NEXT:       default: ^bb1(%arg1 : i32),
// OFF-NEXT:       1: ^bb2(%arg2, %arg1 : i32, i32),
// OFF-NEXT:       2: ^bb2(%arg1, %arg2 : i32, i32)
// OFF-NEXT:     ]
// OFF-NEXT:   ^bb1(%0: i32):  // pred: ^bb0
// OFF-NEXT:     "t.a"() : () -> ()
// OFF-NEXT:     return
// OFF-NEXT:   ^bb2(%1: i32, %2: i32):  // 2 preds: ^bb0, ^bb0
// OFF-NEXT:     "t.a"(%2) : (i32) -> ()
// OFF-NEXT:     return
// OFF-NEXT:   }
// OFF-NEXT: }

// -----
func.func @unregistered_branch(%a: i32) {
  "t.br"(%a)[^a, ^b] : (i32) -> ()
^a:
  "t.a"(%a) : (i32) -> ()
  return
^b:
  "t.a"(%a) : (i32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unregistered_branch(%arg0: i32) {
// CHECK-NEXT:     "t.br"(%arg0)[^bb1, ^bb2] : (i32) -> ()
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     "t.a"(%arg0) : (i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     "t.a"(%arg0) : (i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MERGE: module {
// MERGE-NEXT:   func.func @unregistered_branch(%arg0: i32) {
// MERGE-NEXT:     "t.br"(%arg0)[^bb1, ^bb1] : (i32) -> ()
// MERGE-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb0
// MERGE-NEXT:     "t.a"(%arg0) : (i32) -> ()
// MERGE-NEXT:     return
// MERGE-NEXT:   }
// MERGE-NEXT: }
// OFF: module {
// OFF-NEXT:   func.func @unregistered_branch(%arg0: i32) {
// OFF-NEXT:     "t.br"(%arg0)[^bb1, ^bb2] : (i32) -> ()
// OFF-NEXT:   ^bb1:  // pred: ^bb0
// OFF-NEXT:     "t.a"(%arg0) : (i32) -> ()
// OFF-NEXT:     return
// OFF-NEXT:   ^bb2:  // pred: ^bb0
// OFF-NEXT:     "t.a"(%arg0) : (i32) -> ()
// OFF-NEXT:     return
// OFF-NEXT:   }
// OFF-NEXT: }

// -----
"t.graph"() ({
  %0 = arith.addi %1, %1 : i32
  %1 = arith.addi %0, %0 : i32
  %2 = "t.x"(%3) : (i32) -> i32
  %3 = arith.muli %2, %2 : i32
  %c = arith.constant 1 : i32
  %d = arith.addi %c, %c : i32
  "t.y"(%d) : (i32) -> ()
}) : () -> ()

// CHECK: module {
// CHECK-NEXT:   "t.graph"() ({
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %0 = "t.x"(%1) : (i32) -> i32
// CHECK-NEXT:     %1 = arith.muli %0, %0 : i32
// CHECK-NEXT:     "t.y"(%c2_i32) : (i32) -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }
// MERGE: module {
// MERGE-NEXT:   "t.graph"() ({
// MERGE-NEXT:     %c2_i32 = arith.constant 2 : i32
// MERGE-NEXT:     %0 = "t.x"(%1) : (i32) -> i32
// MERGE-NEXT:     %1 = arith.muli %0, %0 : i32
// MERGE-NEXT:     "t.y"(%c2_i32) : (i32) -> ()
// MERGE-NEXT:   }) : () -> ()
// MERGE-NEXT: }
// OFF: module {
// OFF-NEXT:   "t.graph"() ({
// OFF-NEXT:     %c2_i32 = arith.constant 2 : i32
// OFF-NEXT:     %0 = arith.addi %1, %1 : i32
// OFF-NEXT:     %1 = arith.addi %0, %0 : i32
// OFF-NEXT:     %2 = "t.x"(%3) : (i32) -> i32
// OFF-NEXT:     %3 = arith.muli %2, %2 : i32
// OFF-NEXT:     "t.y"(%c2_i32) : (i32) -> ()
// OFF-NEXT:   }) : () -> ()
// OFF-NEXT: }

// -----
func.func @const_hoist(%c: i1) {
  scf.if %c {
    %0 = arith.constant 5 : i32
    "t.x"(%0) : (i32) -> ()
    "t.r"() ({
      %2 = arith.constant 5 : i32
      %3 = arith.constant 5 : i32
      "t.x"(%2, %3) : (i32, i32) -> ()
    }) : () -> ()
  } else {
    %1 = arith.constant 5 : i32
    %2 = arith.constant 6 : i32
    "t.x"(%1, %2) : (i32, i32) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @const_hoist(%arg0: i1) {
// CHECK-NEXT:     %c6_i32 = arith.constant 6 : i32
// CHECK-NEXT:     %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:     scf.if %arg0 {
// CHECK-NEXT:       "t.x"(%c5_i32) : (i32) -> ()
// CHECK-NEXT:       "t.r"() ({
// CHECK-NEXT:         %c5_i32_0 = arith.constant 5 : i32
// CHECK-NEXT:         "t.x"(%c5_i32_0, %c5_i32_0) : (i32, i32) -> ()
// CHECK-NEXT:       }) : () -> ()
// CHECK-NEXT:     } else {
// CHECK-NEXT:       "t.x"(%c5_i32, %c6_i32) : (i32, i32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MERGE: module {
// MERGE-NEXT:   func.func @const_hoist(%arg0: i1) {
// MERGE-NEXT:     %c6_i32 = arith.constant 6 : i32
// MERGE-NEXT:     %c5_i32 = arith.constant 5 : i32
// MERGE-NEXT:     scf.if %arg0 {
// MERGE-NEXT:       "t.x"(%c5_i32) : (i32) -> ()
// MERGE-NEXT:       "t.r"() ({
// MERGE-NEXT:         %c5_i32_0 = arith.constant 5 : i32
// MERGE-NEXT:         "t.x"(%c5_i32_0, %c5_i32_0) : (i32, i32) -> ()
// MERGE-NEXT:       }) : () -> ()
// MERGE-NEXT:     } else {
// MERGE-NEXT:       "t.x"(%c5_i32, %c6_i32) : (i32, i32) -> ()
// MERGE-NEXT:     }
// MERGE-NEXT:     return
// MERGE-NEXT:   }
// MERGE-NEXT: }
// OFF: module {
// OFF-NEXT:   func.func @const_hoist(%arg0: i1) {
// OFF-NEXT:     %c6_i32 = arith.constant 6 : i32
// OFF-NEXT:     %c5_i32 = arith.constant 5 : i32
// OFF-NEXT:     scf.if %arg0 {
// OFF-NEXT:       "t.x"(%c5_i32) : (i32) -> ()
// OFF-NEXT:       "t.r"() ({
// OFF-NEXT:         %c5_i32_0 = arith.constant 5 : i32
// OFF-NEXT:         "t.x"(%c5_i32_0, %c5_i32_0) : (i32, i32) -> ()
// OFF-NEXT:       }) : () -> ()
// OFF-NEXT:     } else {
// OFF-NEXT:       "t.x"(%c5_i32, %c6_i32) : (i32, i32) -> ()
// OFF-NEXT:     }
// OFF-NEXT:     return
// OFF-NEXT:   }
// OFF-NEXT: }

// -----
func.func @merge3(%f: i32, %a: i32, %b: i32) -> i32 {
  cf.switch %f : i32, [
    default: ^a,
    1: ^b,
    2: ^c
  ]
^a:
  %0 = arith.addi %a, %b : i32
  "t.a"(%0, %a) : (i32, i32) -> ()
  return %0 : i32
^b:
  %1 = arith.addi %b, %b : i32
  "t.a"(%1, %b) : (i32, i32) -> ()
  return %1 : i32
^c:
  %2 = arith.subi %b, %b : i32
  "t.a"(%2, %b) : (i32, i32) -> ()
  return %2 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @merge3(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     cf.switch %arg0 : i32, [
// CHECK-NEXT:       default: ^bb1,
// CHECK-NEXT:       1: ^bb2,
// CHECK-NEXT:       2: ^bb3
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %0 = arith.addi %arg1, %arg2 : i32
// CHECK-NEXT:     "t.a"(%0, %arg1) : (i32, i32) -> ()
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %1 = arith.addi %arg2, %arg2 : i32
// CHECK-NEXT:     "t.a"(%1, %arg2) : (i32, i32) -> ()
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   ^bb3:  // pred: ^bb0
// CHECK-NEXT:     "t.a"(%c0_i32, %arg2) : (i32, i32) -> ()
// CHECK-NEXT:     return %c0_i32 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MERGE: module {
// MERGE-NEXT:   func.func @merge3(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 {
// MERGE-NEXT:     %c0_i32 = arith.constant 0 : i32
// MERGE-NEXT:     cf.switch %arg0 : i32, [
// MERGE-NEXT:       default: ^bb1(%arg1 : i32),
// MERGE-NEXT:       1: ^bb1(%arg2 : i32),
// MERGE-NEXT:       2: ^bb2
// MERGE-NEXT:     ]
// MERGE-NEXT:   ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
// MERGE-NEXT:     %1 = arith.addi %0, %arg2 : i32
// MERGE-NEXT:     "t.a"(%1, %0) : (i32, i32) -> ()
// MERGE-NEXT:     return %1 : i32
// MERGE-NEXT:   ^bb2:  // pred: ^bb0
// MERGE-NEXT:     "t.a"(%c0_i32, %arg2) : (i32, i32) -> ()
// MERGE-NEXT:     return %c0_i32 : i32
// MERGE-NEXT:   }
// MERGE-NEXT: }
// OFF: module {
// OFF-NEXT:   func.func @merge3(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 {
// OFF-NEXT:     %c0_i32 = arith.constant 0 : i32
// OFF-NEXT:     cf.switch %arg0 : i32, [
// OFF-NEXT:       default: ^bb1,
// OFF-NEXT:       1: ^bb2,
// OFF-NEXT:       2: ^bb3
// OFF-NEXT:     ]
// OFF-NEXT:   ^bb1:  // pred: ^bb0
// OFF-NEXT:     %0 = arith.addi %arg1, %arg2 : i32
// OFF-NEXT:     "t.a"(%0, %arg1) : (i32, i32) -> ()
// OFF-NEXT:     return %0 : i32
// OFF-NEXT:   ^bb2:  // pred: ^bb0
// OFF-NEXT:     %1 = arith.addi %arg2, %arg2 : i32
// OFF-NEXT:     "t.a"(%1, %arg2) : (i32, i32) -> ()
// OFF-NEXT:     return %1 : i32
// OFF-NEXT:   ^bb3:  // pred: ^bb0
// OFF-NEXT:     "t.a"(%c0_i32, %arg2) : (i32, i32) -> ()
// OFF-NEXT:     return %c0_i32 : i32
// OFF-NEXT:   }
// OFF-NEXT: }

// -----
func.func @redundant(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^a(%a, %b : i32, i32), ^b(%b : i32)
^a(%x: i32, %y: i32):
  "t.a"(%x) : (i32) -> ()
  cf.cond_br %c, ^c(%a, %y, %x : i32, i32, i32), ^b(%b : i32)
^b(%z: i32):
  "t.b"(%z) : (i32) -> ()
  cf.br ^c(%a, %z, %z : i32, i32, i32)
^c(%p: i32, %q: i32, %r: i32):
  %s = arith.addi %p, %q : i32
  %t = arith.addi %s, %r : i32
  return %t : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @redundant(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1(%arg1, %arg2 : i32, i32), ^bb2(%arg2 : i32)
// CHECK-NEXT:   ^bb1(%0: i32, %1: i32):  // pred: ^bb0
// CHECK-NEXT:     "t.a"(%0) : (i32) -> ()
// CHECK-NEXT:     cf.br ^bb3(%arg1, %1, %0 : i32, i32, i32)
// CHECK-NEXT:   ^bb2(%2: i32):  // pred: ^bb0
// CHECK-NEXT:     "t.b"(%2) : (i32) -> ()
// CHECK-NEXT:     cf.br ^bb3(%arg1, %2, %2 : i32, i32, i32)
// CHECK-NEXT:   ^bb3(%3: i32, %4: i32, %5: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     %6 = arith.addi %3, %4 : i32
// CHECK-NEXT:     %7 = arith.addi %6, %5 : i32
// CHECK-NEXT:     return %7 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MERGE: module {
// MERGE-NEXT:   func.func @redundant(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
// MERGE-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// MERGE-NEXT:   ^bb1:  // pred: ^bb0
// MERGE-NEXT:     "t.a"(%arg1) : (i32) -> ()
// MERGE-NEXT:     cf.br ^bb3(%arg1 : i32)
// MERGE-NEXT:   ^bb2:  // pred: ^bb0
// MERGE-NEXT:     "t.b"(%arg2) : (i32) -> ()
// MERGE-NEXT:     cf.br ^bb3(%arg2 : i32)
// MERGE-NEXT:   ^bb3(%0: i32):  // 2 preds: ^bb1, ^bb2
// MERGE-NEXT:     %1 = arith.addi %arg1, %arg2 : i32
// MERGE-NEXT:     %2 = arith.addi %1, %0 : i32
// MERGE-NEXT:     return %2 : i32
// MERGE-NEXT:   }
// MERGE-NEXT: }
// OFF: module {
// OFF-NEXT:   func.func @redundant(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
// OFF-NEXT:     cf.cond_br %arg0, ^bb1(%arg1, %arg2 : i32, i32), ^bb2(%arg2 : i32)
// OFF-NEXT:   ^bb1(%0: i32, %1: i32):  // pred: ^bb0
// OFF-NEXT:     "t.a"(%0) : (i32) -> ()
// OFF-NEXT:     cf.br ^bb3(%arg1, %1, %0 : i32, i32, i32)
// OFF-NEXT:   ^bb2(%2: i32):  // pred: ^bb0
// OFF-NEXT:     "t.b"(%2) : (i32) -> ()
// OFF-NEXT:     cf.br ^bb3(%arg1, %2, %2 : i32, i32, i32)
// OFF-NEXT:   ^bb3(%3: i32, %4: i32, %5: i32):  // 2 preds: ^bb1, ^bb2
// OFF-NEXT:     %6 = arith.addi %3, %4 : i32
// OFF-NEXT:     %7 = arith.addi %6, %5 : i32
// OFF-NEXT:     return %7 : i32
// OFF-NEXT:   }
// OFF-NEXT: }

// -----
func.func @sinks(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %0 : i32
  %2 = arith.subi %1, %a : i32
  return %a : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @sinks(%arg0: i32) -> i32 {
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MERGE: module {
// MERGE-NEXT:   func.func @sinks(%arg0: i32) -> i32 {
// MERGE-NEXT:     return %arg0 : i32
// MERGE-NEXT:   }
// MERGE-NEXT: }
// OFF: module {
// OFF-NEXT:   func.func @sinks(%arg0: i32) -> i32 {
// OFF-NEXT:     return %arg0 : i32
// OFF-NEXT:   }
// OFF-NEXT: }

// -----
func.func @empty() attributes {x} {
  "t.empty"() ({}, {
  ^bb0(%a: i32):
  }, {
    %0 = arith.constant 0 : i32
    "t.br"(%0)[^a] : (i32) -> ()
  ^b:
    "t.end"() : () -> ()
  ^a:
    "t.end"() : () -> ()
  }) : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @empty() attributes {x} {
// CHECK-NEXT:     "t.empty"() ({
// CHECK-NEXT:     }, {
// CHECK-NEXT:     ^bb0(%arg0: i32):
// CHECK-NEXT:     }, {
// CHECK-NEXT:       %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:       "t.br"(%c0_i32)[^bb1] : (i32) -> ()
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       "t.end"() : () -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// MERGE: module {
// MERGE-NEXT:   func.func @empty() attributes {x} {
// MERGE-NEXT:     "t.empty"() ({
// MERGE-NEXT:     }, {
// MERGE-NEXT:     ^bb0(%arg0: i32):
// MERGE-NEXT:     }, {
// MERGE-NEXT:       %c0_i32 = arith.constant 0 : i32
// MERGE-NEXT:       "t.br"(%c0_i32)[^bb1] : (i32) -> ()
// MERGE-NEXT:     ^bb1:  // pred: ^bb0
// MERGE-NEXT:       "t.end"() : () -> ()
// MERGE-NEXT:     }) : () -> ()
// MERGE-NEXT:     return
// MERGE-NEXT:   }
// MERGE-NEXT: }
// OFF: module {
// OFF-NEXT:   func.func @empty() attributes {x} {
// OFF-NEXT:     "t.empty"() ({
// OFF-NEXT:     }, {
// OFF-NEXT:     ^bb0(%arg0: i32):
// OFF-NEXT:     }, {
// OFF-NEXT:       %c0_i32 = arith.constant 0 : i32
// OFF-NEXT:       "t.br"(%c0_i32)[^bb2] : (i32) -> ()
// OFF-NEXT:     ^bb1:  // no predecessors
// OFF-NEXT:       "t.end"() : () -> ()
// OFF-NEXT:     ^bb2:  // pred: ^bb0
// OFF-NEXT:       "t.end"() : () -> ()
// OFF-NEXT:     }) : () -> ()
// OFF-NEXT:     return
// OFF-NEXT:   }
// OFF-NEXT: }
