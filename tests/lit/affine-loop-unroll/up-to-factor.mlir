// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(affine-loop-unroll{unroll-factor=5 unroll-up-to-factor=true reference-exact=true}))" | FileCheck %s

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
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 + 3)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0 + 4)>
// CHECK-NEXT: #map4 = affine_map<()[s0] -> ((s0 floordiv 5) * 5)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: memref<?xf32>, %arg2: f32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     affine.for %arg3 = 0 to 2 {
// CHECK-NEXT:       affine.store %arg2, %arg1[%arg3 + %c0_0] : memref<?xf32>
// CHECK-NEXT:       %4 = affine.apply #map(%c0_0)
// CHECK-NEXT:       affine.store %arg2, %arg1[%arg3 + %4] : memref<?xf32>
// CHECK-NEXT:       %5 = affine.apply #map1(%c0_0)
// CHECK-NEXT:       affine.store %arg2, %arg1[%arg3 + %5] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.store %arg2, %arg1[%c0] : memref<?xf32>
// CHECK-NEXT:     %0 = affine.apply #map(%c0)
// CHECK-NEXT:     affine.store %arg2, %arg1[%0] : memref<?xf32>
// CHECK-NEXT:     %1 = affine.apply #map1(%c0)
// CHECK-NEXT:     affine.store %arg2, %arg1[%1] : memref<?xf32>
// CHECK-NEXT:     %2 = affine.apply #map2(%c0)
// CHECK-NEXT:     affine.store %arg2, %arg1[%2] : memref<?xf32>
// CHECK-NEXT:     %3 = affine.apply #map3(%c0)
// CHECK-NEXT:     affine.store %arg2, %arg1[%3] : memref<?xf32>
// CHECK-NEXT:     affine.for %arg3 = 5 to 7 {
// CHECK-NEXT:       affine.store %arg2, %arg1[%arg3] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = 0 to #map4()[%arg0] step 5 {
// CHECK-NEXT:       affine.store %arg2, %arg1[%arg3] : memref<?xf32>
// CHECK-NEXT:       %4 = affine.apply #map(%arg3)
// CHECK-NEXT:       affine.store %arg2, %arg1[%4] : memref<?xf32>
// CHECK-NEXT:       %5 = affine.apply #map1(%arg3)
// CHECK-NEXT:       affine.store %arg2, %arg1[%5] : memref<?xf32>
// CHECK-NEXT:       %6 = affine.apply #map2(%arg3)
// CHECK-NEXT:       affine.store %arg2, %arg1[%6] : memref<?xf32>
// CHECK-NEXT:       %7 = affine.apply #map3(%arg3)
// CHECK-NEXT:       affine.store %arg2, %arg1[%7] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = #map4()[%arg0] to %arg0 {
// CHECK-NEXT:       affine.store %arg2, %arg1[%arg3] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
