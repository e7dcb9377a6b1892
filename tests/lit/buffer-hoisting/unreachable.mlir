// RUN: pyopt --split-input-file --allow-unregistered-dialect --buffer-hoisting %s | FileCheck %s

// A cycle of unreachable blocks.
func.func @cycle(%c: i1, %b: memref<4xf32>) {
  return
^1(%x: memref<4xf32>):
  %0 = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^1(%0 : memref<4xf32>), ^2
^2:
  memref.copy %x, %b : memref<4xf32> to memref<4xf32>
  cf.br ^1(%0 : memref<4xf32>)
}

// CHECK: module {
// CHECK-NEXT:   func.func @cycle(%arg0: i1, %arg1: memref<4xf32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb1(%0: memref<4xf32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1(%alloc : memref<4xf32>), ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     memref.copy %0, %arg1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     cf.br ^bb1(%alloc : memref<4xf32>)
// CHECK-NEXT:   }
// CHECK-NEXT: }
