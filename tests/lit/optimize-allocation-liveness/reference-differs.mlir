// RUN: pyopt --split-input-file --pass-pipeline="builtin.module(func.func(optimize-allocation-liveness))" %s | FileCheck %s

// What may be reached otherwise is freed behind all that may use memory.

func.func private @u(memref<8xf32>)
func.func private @v()
func.func @call_later(%n: index, %v: f32, %c: i1) -> f32 {
  %a = memref.alloc() : memref<8xf32>
  call @u(%a) : (memref<8xf32>) -> ()
  call @v() : () -> ()
  %y = arith.addf %v, %v : f32
  memref.dealloc %a : memref<8xf32>
  return %y : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @u(memref<8xf32>)
// CHECK-NEXT:   func.func private @v()
// CHECK-NEXT:   func.func @call_later(%arg0: index, %arg1: f32, %arg2: i1) -> f32 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     call @u(%alloc) : (memref<8xf32>) -> ()
// CHECK-NEXT:     call @v() : () -> ()
// CHECK-NEXT:     memref.dealloc %alloc : memref<8xf32>
// CHECK-NEXT:     %0 = arith.addf %arg1, %arg1 : f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @stored(%n: index, %v: f32, %m: memref<1xmemref<8xf32>>) -> f32 {
  %a = memref.alloc() : memref<8xf32>
  %c0 = arith.constant 0 : index
  memref.store %a, %m[%c0] : memref<1xmemref<8xf32>>
  %b = memref.load %m[%c0] : memref<1xmemref<8xf32>>
  %y = memref.load %b[%c0] : memref<8xf32>
  memref.dealloc %a : memref<8xf32>
  return %y : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @stored(%arg0: index, %arg1: f32, %arg2: memref<1xmemref<8xf32>>) -> f32 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %alloc, %arg2[%c0] : memref<1xmemref<8xf32>>
// CHECK-NEXT:     %0 = memref.load %arg2[%c0] : memref<1xmemref<8xf32>>
// CHECK-NEXT:     %1 = memref.load %0[%c0] : memref<8xf32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<8xf32>
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
