// RUN: pyopt %s --affine-loop-unroll | FileCheck %s

// Four steps are more than an index can count.
func.func @step(%n: index, %p: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n step 4611686018427387904 {
    affine.store %x, %p[%i] : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @step(%arg0: index, %arg1: memref<?xf32>, %arg2: f32) {
// CHECK-NEXT:     affine.for %arg3 = 0 to %arg0 step 4611686018427387904 {
// CHECK-NEXT:       affine.store %arg2, %arg1[%arg3] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
