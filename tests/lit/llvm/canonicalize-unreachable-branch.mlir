// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// Another op of this kind.
func.func @llvm(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^b, ^a(%x : i32)
^a(%y: i32):
  return %y : i32
^b:
  llvm.unreachable
}

// CHECK: module {
// CHECK-NEXT:   func.func @llvm(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb2, ^bb1(%arg1 : i32)
// CHECK-NEXT:   ^bb1(%0: i32):  // pred: ^bb0
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     llvm.unreachable
// CHECK-NEXT:   }
// CHECK-NEXT: }
