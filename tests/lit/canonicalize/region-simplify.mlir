// RUN: pyopt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s
// RUN: pyopt %s --allow-unregistered-dialect --canonicalize=region-simplify=aggressive --split-input-file | FileCheck %s --check-prefix=MERGE
// RUN: pyopt %s --allow-unregistered-dialect --canonicalize=region-simplify=disabled --split-input-file | FileCheck %s --check-prefix=OFF

// Region simplification: unreachable blocks, dead cycles through block arguments, equal blocks, redundant arguments.

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
