// RUN: pyopt --split-input-file --allow-unregistered-dialect --cse %s | FileCheck %s

// Not across copies, atomics, or ops whose effects are not known; across allocations, reads and frees they are.
func.func @between(%m: memref<4xf32>, %n: memref<4xf32>, %t: memref<1xi32>, %i: index, %x: f32) {
  %0 = memref.load %m[%i] : memref<4xf32>
  memref.copy %n, %n : memref<4xf32> to memref<4xf32>
  %1 = memref.load %m[%i] : memref<4xf32>
  %2 = memref.atomic_rmw addf %x, %n[%i] : (f32, memref<4xf32>) -> f32
  %3 = memref.load %m[%i] : memref<4xf32>
  memref.dma_wait %t[%i], %i : memref<1xi32>
  %4 = memref.load %m[%i] : memref<4xf32>
  %5 = memref.alloc() : memref<4xf32>
  %6 = memref.load %n[%i] : memref<4xf32>
  memref.dealloc %5 : memref<4xf32>
  %7 = memref.load %m[%i] : memref<4xf32>
  memref.assume_alignment %m, 4 : memref<4xf32>
  %8 = memref.load %m[%i] : memref<4xf32>
  "any.use"(%0, %1, %3, %4, %6, %7, %8) : (f32, f32, f32, f32, f32, f32, f32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @between(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: memref<1xi32>, %arg3: index, %arg4: f32) {
// CHECK-NEXT:     %0 = memref.load %arg0[%arg3] : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg1, %arg1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %1 = memref.load %arg0[%arg3] : memref<4xf32>
// CHECK-NEXT:     %2 = memref.atomic_rmw addf %arg4, %arg1[%arg3] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT:     %3 = memref.load %arg0[%arg3] : memref<4xf32>
// CHECK-NEXT:     memref.dma_wait %arg2[%arg3], %arg3 : memref<1xi32>
// CHECK-NEXT:     %4 = memref.load %arg0[%arg3] : memref<4xf32>
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %5 = memref.load %arg1[%arg3] : memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     "any.use"(%0, %1, %3, %4, %5, %4, %4) : (f32, f32, f32, f32, f32, f32, f32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
