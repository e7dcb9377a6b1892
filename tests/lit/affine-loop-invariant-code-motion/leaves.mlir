// RUN: pyopt %s --affine-loop-invariant-code-motion | FileCheck %s

// Loops that run, of memory that nothing else touches.
func.func @runs(%x: f32, %y: f32) -> f32 {
  %p = memref.alloc() : memref<10xf32>
  %q = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 8 {
    affine.store %x, %p[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %p[4] : memref<10xf32>
    %1 = arith.addf %0, %y : f32
    affine.store %1, %q[%i] : memref<10xf32>
  }
  %r = affine.load %q[2] : memref<10xf32>
  memref.dealloc %p : memref<10xf32>
  memref.dealloc %q : memref<10xf32>
  return %r : f32
}

// -----

func.func @pure(%n: index, %p: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n {
    %0 = arith.mulf %x, %x : f32
    affine.store %0, %p[%i] : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @runs(%arg0: f32, %arg1: f32) -> f32 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<10xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<10xf32>
// CHECK-NEXT:     affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:       affine.store %arg0, %alloc[%arg2] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = affine.load %alloc[4] : memref<10xf32>
// CHECK-NEXT:     %1 = arith.addf %0, %arg1 : f32
// CHECK-NEXT:     affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:       affine.store %1, %alloc_0[%arg2] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = affine.load %alloc_0[2] : memref<10xf32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<10xf32>
// CHECK-NEXT:     memref.dealloc %alloc_0 : memref<10xf32>
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @pure(%arg0: index, %arg1: memref<?xf32>, %arg2: f32) {
// CHECK-NEXT:     %0 = arith.mulf %arg2, %arg2 : f32
// CHECK-NEXT:     affine.for %arg3 = 0 to %arg0 {
// CHECK-NEXT:       affine.store %0, %arg1[%arg3] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
