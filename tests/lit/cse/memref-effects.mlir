// RUN: pyopt --split-input-file --allow-unregistered-dialect --cse --loop-invariant-code-motion %s | FileCheck %s

// memref.reshape reads the extents: it is one op with an equal one if nothing is written in between, and stays in its
// loop. memref.prefetch counts as a write.

func.func @cse(%sh: memref<1xindex>, %m: memref<4xf32>, %i: index) -> (f32, f32) {
  %1 = memref.load %m[%i] : memref<4xf32>
  memref.prefetch %m[%i], read, locality<3>, data : memref<4xf32>
  %2 = memref.load %m[%i] : memref<4xf32>
  return %1, %2 : f32, f32
}

func.func @unused(%sh: memref<1xindex>, %m: memref<4xf32>) {
  %0 = memref.reshape %m(%sh) : (memref<4xf32>, memref<1xindex>) -> memref<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @cse(%arg0: memref<1xindex>, %arg1: memref<4xf32>, %arg2: index) -> (f32, f32) {
// CHECK-NEXT:     %0 = memref.load %arg1[%arg2] : memref<4xf32>
// CHECK-NEXT:     memref.prefetch %arg1[%arg2], read, locality<3>, data : memref<4xf32>
// CHECK-NEXT:     %1 = memref.load %arg1[%arg2] : memref<4xf32>
// CHECK-NEXT:     return %0, %1 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @unused(%arg0: memref<1xindex>, %arg1: memref<4xf32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
