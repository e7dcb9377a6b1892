// RUN: pyopt --split-input-file --pass-pipeline="builtin.module(func.func(optimize-allocation-liveness))" %s | FileCheck %s

// Buffers are freed right behind their last use.

func.func @region(%n: index, %v: f32, %c: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc(%n) : memref<?xf32>
  scf.if %c {
    memref.store %v, %a[%c0] : memref<?xf32>
  }
  %y = arith.addf %v, %v : f32
  memref.dealloc %a : memref<?xf32>
  return %y : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @region(%arg0: index, %arg1: f32, %arg2: i1) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT:     scf.if %arg2 {
// CHECK-NEXT:       memref.store %arg1, %alloc[%c0] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<?xf32>
// CHECK-NEXT:     %0 = arith.addf %arg1, %arg1 : f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @select(%n: index, %v: f32, %c: i1, %o: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc(%n) : memref<?xf32>
  %s = arith.select %c, %a, %o : memref<?xf32>
  %x = memref.load %s[%c0] : memref<?xf32>
  %y = arith.addf %x, %x : f32
  memref.dealloc %a : memref<?xf32>
  return %y : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @select(%arg0: index, %arg1: f32, %arg2: i1, %arg3: memref<?xf32>) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT:     %0 = arith.select %arg2, %alloc, %arg3 : memref<?xf32>
// CHECK-NEXT:     %1 = memref.load %0[%c0] : memref<?xf32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<?xf32>
// CHECK-NEXT:     %2 = arith.addf %1, %1 : f32
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @view_chain(%n: index, %v: f32, %c: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<8xf32>
  %b = memref.alloc() : memref<8xf32>
  %s = memref.expand_shape %a [[0, 1]] output_shape [2, 4] : memref<8xf32> into memref<2x4xf32>
  %t = memref.subview %s[0, 0] [1, 2] [1, 1] : memref<2x4xf32> to memref<1x2xf32, strided<[4, 1]>>
  memref.copy %a, %b : memref<8xf32> to memref<8xf32>
  %x = memref.load %t[%c0, %c0] : memref<1x2xf32, strided<[4, 1]>>
  %w = memref.load %b[%c0] : memref<8xf32>
  memref.dealloc %b : memref<8xf32>
  memref.dealloc %a : memref<8xf32>
  %y = arith.addf %x, %w : f32
  return %y : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @view_chain(%arg0: index, %arg1: f32, %arg2: i1) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<8xf32>
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %alloc [[0, 1]] output_shape [2, 4] : memref<8xf32> into memref<2x4xf32>
// CHECK-NEXT:     %subview = memref.subview %expand_shape[0, 0] [1, 2] [1, 1] : memref<2x4xf32> to memref<1x2xf32, strided<[4, 1]>>
// CHECK-NEXT:     memref.copy %alloc, %alloc_0 : memref<8xf32> to memref<8xf32>
// CHECK-NEXT:     %0 = memref.load %subview[%c0, %c0] : memref<1x2xf32, strided<[4, 1]>>
// CHECK-NEXT:     memref.dealloc %alloc : memref<8xf32>
// CHECK-NEXT:     %1 = memref.load %alloc_0[%c0] : memref<8xf32>
// CHECK-NEXT:     memref.dealloc %alloc_0 : memref<8xf32>
// CHECK-NEXT:     %2 = arith.addf %0, %1 : f32
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @iter(%n: index, %v: f32, %c: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<8xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%f = %a) -> memref<8xf32> {
    scf.yield %f : memref<8xf32>
  }
  %x = memref.load %r[%c0] : memref<8xf32>
  %y = arith.addf %x, %x : f32
  memref.dealloc %a : memref<8xf32>
  return %y : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @iter(%arg0: index, %arg1: f32, %arg2: i1) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %0 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %alloc) -> (memref<8xf32>) {
// CHECK-NEXT:       scf.yield %arg4 : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = memref.load %0[%c0] : memref<8xf32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<8xf32>
// CHECK-NEXT:     %2 = arith.addf %1, %1 : f32
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
