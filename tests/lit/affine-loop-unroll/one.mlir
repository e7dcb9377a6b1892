// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(affine-loop-unroll{unroll-factor=1}))" | FileCheck %s

func.func @f(%n: index, %p: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 3 {
      affine.store %x, %p[%i + %j] : memref<?xf32>
    }
  }
  affine.for %i = 0 to 7 {
    affine.store %x, %p[%i] : memref<?xf32>
  }
  affine.for %i = 0 to %n {
    affine.store %x, %p[%i] : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: memref<?xf32>, %arg2: f32) {
// CHECK-NEXT:     affine.for %arg3 = 0 to 2 {
// CHECK-NEXT:       affine.for %arg4 = 0 to 3 {
// CHECK-NEXT:         affine.store %arg2, %arg1[%arg3 + %arg4] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = 0 to 7 {
// CHECK-NEXT:       affine.store %arg2, %arg1[%arg3] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = 0 to %arg0 {
// CHECK-NEXT:       affine.store %arg2, %arg1[%arg3] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
