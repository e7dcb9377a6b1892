// RUN: pyopt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// The rules of scf.while, scf.execute_region and scf.index_switch, each with a near miss.

func.func @while_invariant_before(%a: i32, %b: i32) -> i32 {
  %0 = scf.while (%x = %a, %y = %b) : (i32, i32) -> i32 {
    %c = "t.c"(%x, %y) : (i32, i32) -> i1
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%z: i32):
    %1 = "t.x"(%z) : (i32) -> i32
    scf.yield %1, %b : i32, i32
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @while_invariant_before(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT:       %1 = "t.c"(%arg2, %arg1) : (i32, i32) -> i1
// CHECK-NEXT:       scf.condition(%1) %arg2 : i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: i32):
// CHECK-NEXT:       %1 = "t.x"(%arg2) : (i32) -> i32
// CHECK-NEXT:       scf.yield %1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @while_invariant_through(%a: i32, %b: i32) -> (i32, i32) {
  %0:2 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32) {
    %c = "t.c"(%x, %y) : (i32, i32) -> i1
    scf.condition(%c) %y, %x : i32, i32
  } do {
  ^bb0(%z: i32, %w: i32):
    %1 = "t.x"(%z) : (i32) -> i32
    scf.yield %1, %z : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @while_invariant_through(%arg0: i32, %arg1: i32) -> (i32, i32) {
// CHECK-NEXT:     %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT:       %1 = "t.c"(%arg2, %arg1) : (i32, i32) -> i1
// CHECK-NEXT:       scf.condition(%1) %arg2 : i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: i32):
// CHECK-NEXT:       %1 = "t.x"(%arg1) : (i32) -> i32
// CHECK-NEXT:       scf.yield %1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %arg1, %0 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @while_condition_true(%a: i32) -> i1 {
  %0 = scf.while (%x = %a) : (i32) -> (i1) {
    %c = "t.c"(%x) : (i32) -> i1
    scf.condition(%c) %c : i1
  } do {
  ^bb0(%z: i1):
    %1 = "t.x"(%z) : (i1) -> i32
    scf.yield %1 : i32
  }
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @while_condition_true(%arg0: i32) -> i1 {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %0 = scf.while (%arg1 = %arg0) : (i32) -> i1 {
// CHECK-NEXT:       %1 = "t.c"(%arg1) : (i32) -> i1
// CHECK-NEXT:       scf.condition(%1) %1 : i1
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg1: i1):
// CHECK-NEXT:       %1 = "t.x"(%true) : (i1) -> i32
// CHECK-NEXT:       scf.yield %1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @while_compare(%a: i32, %n: i32) -> i32 {
  %0 = scf.while (%x = %a) : (i32) -> (i32) {
    %c = arith.cmpi slt, %x, %n : i32
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%z: i32):
    %c2 = arith.cmpi slt, %z, %n : i32
    %c3 = arith.cmpi sge, %z, %n : i32
    %c4 = arith.cmpi sgt, %z, %n : i32
    %c5 = arith.cmpi sgt, %n, %z : i32
    %1 = "t.x"(%z, %c2, %c3, %c4, %c5) : (i32, i1, i1, i1, i1) -> i32
    scf.yield %1 : i32
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @while_compare(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT:       %1 = arith.cmpi slt, %arg2, %arg1 : i32
// CHECK-NEXT:       scf.condition(%1) %arg2 : i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: i32):
// CHECK-NEXT:       %1 = arith.cmpi sgt, %arg2, %arg1 : i32
// CHECK-NEXT:       %2 = arith.cmpi sgt, %arg1, %arg2 : i32
// CHECK-NEXT:       %3 = "t.x"(%arg2, %true, %false, %1, %2) : (i32, i1, i1, i1, i1) -> i32
// CHECK-NEXT:       scf.yield %3 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
