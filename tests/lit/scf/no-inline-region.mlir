// RUN: pyopt --split-input-file --allow-unregistered-dialect --canonicalize %s | FileCheck %s

// Regions that stay where they are; results that are values from outside go.

func.func @f(%a: i32, %c: i1) -> i32 {
  %0 = scf.execute_region -> i32 no_inline {
    cf.cond_br %c, ^a, ^b
  ^a:
    scf.yield %a : i32
  ^b:
    scf.yield %a : i32
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32, %arg1: i1) -> i32 {
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %c: i1, %d: i32) -> (i32, i32, i32) {
  %0:3 = scf.execute_region -> (i32, i32, i32) no_inline {
    cf.cond_br %c, ^a, ^b
  ^a:
    "u.u"() : () -> ()
    scf.yield %a, %d, %a : i32, i32, i32
  ^b:
    scf.yield %a, %a, %a : i32, i32, i32
  }
  return %0#0, %0#1, %0#2 : i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32, %arg1: i1, %arg2: i32) -> (i32, i32, i32) {
// CHECK-NEXT:     %0 = scf.execute_region -> i32 no_inline {
// CHECK-NEXT:       cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       "u.u"() : () -> ()
// CHECK-NEXT:       scf.yield %arg2 : i32
// CHECK-NEXT:     ^bb2:  // pred: ^bb0
// CHECK-NEXT:       scf.yield %arg0 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %arg0, %0, %arg0 : i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index) -> index {
  %x = scf.execute_region -> index {
    scf.yield %n : index
  } {no_inline}
  return %x : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) -> index {
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
