// RUN: pyopt --split-input-file --allow-unregistered-dialect --canonicalize %s | FileCheck %s

// Weights of branches stay where their targets are skipped.

func.func @f(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c weights([1, 9]), ^a, ^b {note}
^a:
  cf.br ^c(%a : i32)
^b:
  %1 = "u.u"() : () -> i32
  cf.br ^c(%1 : i32)
^c(%x: i32):
  return %x : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT:     cf.cond_br %arg0 weights([1, 9]), ^bb2(%arg1 : i32), ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %0 = "u.u"() : () -> i32
// CHECK-NEXT:     cf.br ^bb2(%0 : i32)
// CHECK-NEXT:   ^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c weights([1, 9]), ^a(%a : i32), ^a(%a : i32)
^a(%x: i32):
  return %x : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT:     return %arg1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
