// RUN: pyopt --split-input-file --allow-unregistered-dialect --promote-buffers-to-stack %s | FileCheck %s

// The extent is computed before the branch.
func.func @extent_before(%c: i1, %n: index, %a: memref<?xf32>, %b: memref<?xf32>) {
  %k = arith.muli %n, %n : index
  cf.cond_br %c, ^1, ^2
^1:
  cf.br ^3(%a : memref<?xf32>)
^2:
  %0 = memref.alloc(%k) : memref<?xf32>
  cf.br ^3(%0 : memref<?xf32>)
^3(%x: memref<?xf32>):
  memref.copy %x, %b : memref<?xf32> to memref<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @extent_before(%arg0: i1, %arg1: index, %arg2: memref<?xf32>, %arg3: memref<?xf32>) {
// CHECK-NEXT:     %0 = arith.muli %arg1, %arg1 : index
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb3(%arg2 : memref<?xf32>)
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %alloc = memref.alloc(%0) : memref<?xf32>
// CHECK-NEXT:     cf.br ^bb3(%alloc : memref<?xf32>)
// CHECK-NEXT:   ^bb3(%1: memref<?xf32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     memref.copy %1, %arg3 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A switch of blocks.
func.func @switch(%n: i32, %a: memref<4xf32>, %b: memref<4xf32>) {
  cf.switch %n : i32, [
    default: ^1(%a : memref<4xf32>),
    0: ^2,
    1: ^3
  ]
^2:
  %0 = memref.alloc() : memref<4xf32>
  cf.br ^1(%0 : memref<4xf32>)
^3:
  %1 = memref.alloc() : memref<4xf32>
  cf.br ^1(%1 : memref<4xf32>)
^1(%x: memref<4xf32>):
  memref.copy %x, %b : memref<4xf32> to memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @switch(%arg0: i32, %arg1: memref<4xf32>, %arg2: memref<4xf32>) {
// CHECK-NEXT:     cf.switch %arg0 : i32, [
// CHECK-NEXT:       default: ^bb3(%arg1 : memref<4xf32>),
// CHECK-NEXT:       0: ^bb1,
// CHECK-NEXT:       1: ^bb2
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT:     cf.br ^bb3(%alloca : memref<4xf32>)
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<4xf32>
// CHECK-NEXT:     cf.br ^bb3(%alloca_0 : memref<4xf32>)
// CHECK-NEXT:   ^bb3(%0: memref<4xf32>):  // 3 preds: ^bb0, ^bb1, ^bb2
// CHECK-NEXT:     memref.copy %0, %arg2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
