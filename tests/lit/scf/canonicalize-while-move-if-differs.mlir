// RUN: pyopt %s --allow-unregistered-dialect --split-input-file --canonicalize | FileCheck %s

// The reference gives the body values of the region that it does not run, or leaves an argument of the other region in it.

func.func @swap(%a: i32, %b: i32) -> (i32, i32) {
  %r:2 = scf.while (%i = %a, %j = %b) : (i32, i32) -> (i32, i32) {
    %cond, %x = "t.c"(%i) : (i32) -> (i1, i32)
    %q:2 = scf.if %cond -> (i32, i32) {
      "t.n"(%i, %x) ({
        "t.in"(%j) : (i32) -> ()
      }) : (i32, i32) -> ()
      scf.yield %j, %i : i32, i32
    } else {
      scf.yield %i, %j : i32, i32
    }
    scf.condition(%cond) %q#0, %q#1 : i32, i32
  } do {
  ^bb0(%i: i32, %k: i32):
    %j = "t.body"(%i, %k) : (i32, i32) -> i32
    scf.yield %j, %i : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @swap(%arg0: i32, %arg1: i32) -> (i32, i32) {
// CHECK-NEXT:     %0:2 = scf.while (%arg2 = %arg0) : (i32) -> (i32, i32) {
// CHECK-NEXT:       %1:2 = "t.c"(%arg2) : (i32) -> (i1, i32)
// CHECK-NEXT:       scf.condition(%1#0) %arg2, %1#1 : i32, i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: i32, %arg3: i32):
// CHECK-NEXT:       "t.n"(%arg2, %arg3) ({
// CHECK-NEXT:         "t.in"(%arg1) : (i32) -> ()
// CHECK-NEXT:       }) : (i32, i32) -> ()
// CHECK-NEXT:       %1 = "t.body"(%arg1, %arg2) : (i32, i32) -> i32
// CHECK-NEXT:       scf.yield %1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0, %arg1 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @both_used(%a: i32, %c: i1) -> (i32, i32) {
  %r:2 = scf.while (%i = %a) : (i32) -> (i32, i32) {
    %cond, %x = "t.c"(%i) : (i32) -> (i1, i32)
    %q = scf.if %cond -> i32 {
      %n = "t.n"(%i) : (i32) -> i32
      scf.yield %n : i32
    } else {
      scf.yield %x : i32
    }
    scf.condition(%cond) %q, %q : i32, i32
  } do {
  ^bb0(%i: i32, %k: i32):
    %j = "t.body"(%i, %k) : (i32, i32) -> i32
    scf.yield %j : i32
  }
  return %r#0, %r#1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @both_used(%arg0: i32, %arg1: i1) -> (i32, i32) {
// CHECK-NEXT:     %0:2 = scf.while (%arg2 = %arg0) : (i32) -> (i32, i32) {
// CHECK-NEXT:       %1:2 = "t.c"(%arg2) : (i32) -> (i1, i32)
// CHECK-NEXT:       scf.condition(%1#0) %1#1, %arg2 : i32, i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: i32, %arg3: i32):
// CHECK-NEXT:       %1 = "t.n"(%arg3) : (i32) -> i32
// CHECK-NEXT:       %2 = "t.body"(%1, %1) : (i32, i32) -> i32
// CHECK-NEXT:       scf.yield %2 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0, %0#0 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
