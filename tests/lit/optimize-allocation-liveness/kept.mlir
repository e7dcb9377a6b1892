// RUN: pyopt --split-input-file --pass-pipeline="builtin.module(func.func(optimize-allocation-liveness))" %s | FileCheck %s

// Freed in other blocks, or used nowhere: nothing moves.

func.func @other_block(%n: index, %v: f32, %c: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc(%n) : memref<?xf32>
  memref.store %v, %a[%c0] : memref<?xf32>
  cf.br ^b
^b:
  %y = arith.addf %v, %v : f32
  %z = arith.addf %y, %v : f32
  memref.dealloc %a : memref<?xf32>
  return %z : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @other_block(%arg0: index, %arg1: f32, %arg2: i1) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT:     memref.store %arg1, %alloc[%c0] : memref<?xf32>
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %0 = arith.addf %arg1, %arg1 : f32
// CHECK-NEXT:     %1 = arith.addf %0, %arg1 : f32
// CHECK-NEXT:     memref.dealloc %alloc : memref<?xf32>
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @alloca(%n: index, %v: f32, %c: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloca() : memref<8xf32>
  %x = memref.load %a[%c0] : memref<8xf32>
  return %x : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @alloca(%arg0: index, %arg1: f32, %arg2: i1) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<8xf32>
// CHECK-NEXT:     %0 = memref.load %alloca[%c0] : memref<8xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
