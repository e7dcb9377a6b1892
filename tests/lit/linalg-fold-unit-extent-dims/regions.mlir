// RUN: pyopt --split-input-file --allow-unregistered-dialect --linalg-fold-unit-extent-dims %s | FileCheck %s

// Equal blocks are merged, what is the same in all predecessors is no argument, and what nobody can reach goes.
func.func private @g(i32) -> i32
func.func @f(%c: i1, %x: i32, %m: memref<4xf32>, %t: tensor<4xf32>) -> i32 {
  %u = arith.constant 5 : i32
  cf.cond_br %c, ^a(%x : i32), ^b
^a(%p: i32):
  %1 = call @g(%p) : (i32) -> i32
  cf.br ^c(%1, %u : i32, i32)
^b:
  %2 = call @g(%u) : (i32) -> i32
  cf.br ^c(%2, %u : i32, i32)
^dead:
  cf.br ^b
^c(%q: i32, %un: i32):
  %r = arith.addi %q, %un : i32
  %dead = arith.muli %r, %r : i32
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @g(i32) -> i32
// CHECK-NEXT:   func.func @f(%arg0: i1, %arg1: i32, %arg2: memref<4xf32>, %arg3: tensor<4xf32>) -> i32 {
// CHECK-NEXT:     %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb1(%c5_i32 : i32)
// CHECK-NEXT:   ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     %1 = call @g(%0) : (i32) -> i32
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %2 = arith.addi %1, %c5_i32 : i32
// CHECK-NEXT:     return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
