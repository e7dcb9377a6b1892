// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

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
