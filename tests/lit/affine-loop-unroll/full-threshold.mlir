// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(affine-loop-unroll{unroll-factor=-1 unroll-full-threshold=3}))" | FileCheck %s

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

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: memref<?xf32>, %arg2: f32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     affine.store %arg2, %arg1[%c0 + %c0_0] : memref<?xf32>
// CHECK-NEXT:     %0 = affine.apply #map(%c0_0)
// CHECK-NEXT:     affine.store %arg2, %arg1[%c0 + %0] : memref<?xf32>
// CHECK-NEXT:     %1 = affine.apply #map1(%c0_0)
// CHECK-NEXT:     affine.store %arg2, %arg1[%c0 + %1] : memref<?xf32>
// CHECK-NEXT:     %2 = affine.apply #map(%c0)
// CHECK-NEXT:     affine.store %arg2, %arg1[%2 + %c0_0] : memref<?xf32>
// CHECK-NEXT:     %3 = affine.apply #map(%c0_0)
// CHECK-NEXT:     affine.store %arg2, %arg1[%2 + %3] : memref<?xf32>
// CHECK-NEXT:     %4 = affine.apply #map1(%c0_0)
// CHECK-NEXT:     affine.store %arg2, %arg1[%2 + %4] : memref<?xf32>
// CHECK-NEXT:     affine.for %arg3 = 0 to 7 {
// CHECK-NEXT:       affine.store %arg2, %arg1[%arg3] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = 0 to %arg0 {
// CHECK-NEXT:       affine.store %arg2, %arg1[%arg3] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
