// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// The other way is the only one.
func.func @first(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^b, ^a(%x : i32)
^a(%y: i32):
  return %y : i32
^b:
  ub.unreachable {note}
}

// CHECK: module {
// CHECK-NEXT:   func.func @first(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT:     return %arg1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @second(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^a(%x : i32), ^b(%x : i32)
^a(%y: i32):
  return %y : i32
^b(%z: i32):
  ub.unreachable
}

// CHECK: module {
// CHECK-NEXT:   func.func @second(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT:     return %arg1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Both: one of them stays.
func.func @both(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^b, ^a(%x : i32)
^a(%y: i32):
  ub.unreachable
^b:
  ub.unreachable
}

// CHECK: module {
// CHECK-NEXT:   func.func @both(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT:     ub.unreachable
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Something happens before.
func.func private @happens(i32)

func.func @call(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^b, ^a(%x : i32)
^a(%y: i32):
  return %y : i32
^b:
  func.call @happens(%x) : (i32) -> ()
  ub.unreachable
}

// CHECK: module {
// CHECK-NEXT:   func.func private @happens(i32)
// CHECK-NEXT:   func.func @call(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb2, ^bb1(%arg1 : i32)
// CHECK-NEXT:   ^bb1(%0: i32):  // pred: ^bb0
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     call @happens(%arg1) : (i32) -> ()
// CHECK-NEXT:     ub.unreachable
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A branch without a choice, and a choice among more than two.
func.func @branch() -> i32 {
  cf.br ^a
^a:
  ub.unreachable
}

// CHECK: module {
// CHECK-NEXT:   func.func @branch() -> i32 {
// CHECK-NEXT:     ub.unreachable
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @switch(%c: i32, %x: i32) -> i32 {
  cf.switch %c : i32, [
    default: ^a,
    1: ^b,
    2: ^c
  ]
^a:
  return %x : i32
^b:
  ub.unreachable
^c:
  return %c : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @switch(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:     cf.switch %arg0 : i32, [
// CHECK-NEXT:       default: ^bb1,
// CHECK-NEXT:       1: ^bb2,
// CHECK-NEXT:       2: ^bb3
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %arg1 : i32
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     ub.unreachable
// CHECK-NEXT:   ^bb3:  // pred: ^bb0
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
