// RUN: pyopt --canonicalize --split-input-file --allow-unregistered-dialect %s | FileCheck %s

// Cases like the default go, those that pass through lead on.
func.func @switch(%a: i32, %b: i32) -> i32 {
  cf.switch %a : i32, [
    default: ^d,
    1: ^d,
    2: ^e,
    3: ^f(%b : i32)
  ]
^d:
  cf.br ^f(%a : i32)
^e:
  "any.op"() : () -> ()
  cf.switch %a : i32, [
    default: ^f(%a : i32),
    2: ^f(%b : i32)
  ]
^f(%x: i32):
  return %x : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @switch(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:     cf.switch %arg0 : i32, [
// CHECK-NEXT:       default: ^bb2(%arg0 : i32),
// CHECK-NEXT:       2: ^bb1,
// CHECK-NEXT:       3: ^bb2(%arg1 : i32)
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     "any.op"() : () -> ()
// CHECK-NEXT:     cf.br ^bb2(%arg1 : i32)
// CHECK-NEXT:   ^bb2(%0: i32):  // 3 preds: ^bb0, ^bb0, ^bb1
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// In the default's block the first switch's cases are ruled out.
func.func @ruled_out(%a: i32, %b: i32) -> i32 {
  cf.switch %a : i32, [
    default: ^d,
    2: ^e,
    3: ^f(%b : i32)
  ]
^d:
  "any.d"() : () -> ()
  cf.switch %a : i32, [
    default: ^e,
    2: ^f(%b : i32),
    5: ^f(%a : i32)
  ]
^e:
  "any.e"() : () -> ()
  cf.br ^f(%a : i32)
^f(%x: i32):
  return %x : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @ruled_out(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:     cf.switch %arg0 : i32, [
// CHECK-NEXT:       default: ^bb1,
// CHECK-NEXT:       2: ^bb2,
// CHECK-NEXT:       3: ^bb3(%arg1 : i32)
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     "any.d"() : () -> ()
// CHECK-NEXT:     cf.switch %arg0 : i32, [
// CHECK-NEXT:       default: ^bb2,
// CHECK-NEXT:       5: ^bb3(%arg0 : i32)
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     "any.e"() : () -> ()
// CHECK-NEXT:     cf.br ^bb3(%arg0 : i32)
// CHECK-NEXT:   ^bb3(%0: i32):  // 3 preds: ^bb0, ^bb1, ^bb2
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @constant_flag(%a: i32, %b: i32) -> (i32, i32) {
  %c5 = arith.constant 5 : i32
  cf.switch %c5 : i32, [
    default: ^f(%a : i32),
    5: ^f(%b : i32)
  ]
^f(%x: i32):
  cf.switch %c5 : i32, [
    default: ^g(%a : i32),
    4: ^g(%b : i32)
  ]
^g(%y: i32):
  return %x, %y : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @constant_flag(%arg0: i32, %arg1: i32) -> (i32, i32) {
// CHECK-NEXT:     return %arg1, %arg0 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An endless loop stays.
func.func @endless() {
  cf.br ^a
^a:
  cf.br ^a
}

// CHECK: module {
// CHECK-NEXT:   func.func @endless() {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The blocks that go to ^m go on to ^end at once; ^n does something.
func.func @pass_through(%c: i1, %k: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  "t.a"() : () -> ()
  cf.br ^m(%x : i32)
^b:
  "t.b"() : () -> ()
  cf.cond_br %k, ^c, ^m(%y : i32)
^c:
  "t.c"() : () -> ()
  cf.br ^n
^n:
  %l = "t.n"() : () -> i1
  cf.cond_br %l, ^n, ^end(%x : i32)
^m(%v: i32):
  cf.br ^end(%v : i32)
^end(%w: i32):
  return %w : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @pass_through(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32) -> i32 {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     "t.a"() : () -> ()
// CHECK-NEXT:     cf.br ^bb5(%arg2 : i32)
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     "t.b"() : () -> ()
// CHECK-NEXT:     cf.cond_br %arg1, ^bb3, ^bb5(%arg3 : i32)
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     "t.c"() : () -> ()
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb4:  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT:     %0 = "t.n"() : () -> i1
// CHECK-NEXT:     cf.cond_br %0, ^bb4, ^bb5(%arg2 : i32)
// CHECK-NEXT:   ^bb5(%1: i32):  // 3 preds: ^bb1, ^bb2, ^bb4
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
