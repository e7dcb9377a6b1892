// RUN: pyopt %s --allow-unregistered-dialect --split-input-file --canonicalize | FileCheck %s

// What is done where the condition holds, right before it, is done in the loop's body.

func.func @elseops(%a: index, %c: i32) -> (i32) {
  %r = scf.while (%i = %a) : (index) -> (i32) {
    %cond, %x = "t.c"(%i) : (index) -> (i1, i32)
    %q = scf.if %cond -> i32 {
      %n = "t.n"(%i, %x) : (index, i32) -> i32
      scf.yield %n : i32
    } else {
      %n = "t.q"(%i, %x) : (index, i32) -> i32
      scf.yield %n : i32
    }
    scf.condition(%cond) %q : i32
  } do {
  ^bb0(%i: i32):
    %j = "t.body"(%i) : (i32) -> index
    scf.yield %j : index
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @elseops(%arg0: index, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = scf.while (%arg2 = %arg0) : (index) -> i32 {
// CHECK-NEXT:       %1:2 = "t.c"(%arg2) : (index) -> (i1, i32)
// CHECK-NEXT:       %2 = scf.if %1#0 -> (i32) {
// CHECK-NEXT:         %3 = "t.n"(%arg2, %1#1) : (index, i32) -> i32
// CHECK-NEXT:         scf.yield %3 : i32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %3 = "t.q"(%arg2, %1#1) : (index, i32) -> i32
// CHECK-NEXT:         scf.yield %3 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%1#0) %2 : i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: i32):
// CHECK-NEXT:       %1 = "t.body"(%arg2) : (i32) -> index
// CHECK-NEXT:       scf.yield %1 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
