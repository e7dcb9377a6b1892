// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(affine-loop-unroll{unroll-factor=2 unroll-num-reps=2 reference-exact=true}))" | FileCheck %s

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
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (((s0 floordiv 2) floordiv 2) * 4)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> ((s0 floordiv 2) * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: memref<?xf32>, %arg2: f32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     affine.store %arg2, %arg1[%c0_0 + %c0_1] : memref<?xf32>
// CHECK-NEXT:     %0 = affine.apply #map(%c0_1)
// CHECK-NEXT:     affine.store %arg2, %arg1[%c0_0 + %0] : memref<?xf32>
// CHECK-NEXT:     affine.store %arg2, %arg1[%c0_0 + %c2] : memref<?xf32>
// CHECK-NEXT:     %1 = affine.apply #map(%c0_0)
// CHECK-NEXT:     affine.store %arg2, %arg1[%1 + %c0_1] : memref<?xf32>
// CHECK-NEXT:     %2 = affine.apply #map(%c0_1)
// CHECK-NEXT:     affine.store %arg2, %arg1[%1 + %2] : memref<?xf32>
// CHECK-NEXT:     affine.store %arg2, %arg1[%1 + %c2] : memref<?xf32>
// CHECK-NEXT:     affine.store %arg2, %arg1[%c0] : memref<?xf32>
// CHECK-NEXT:     %3 = affine.apply #map(%c0)
// CHECK-NEXT:     affine.store %arg2, %arg1[%3] : memref<?xf32>
// CHECK-NEXT:     %4 = affine.apply #map1(%c0)
// CHECK-NEXT:     affine.store %arg2, %arg1[%4] : memref<?xf32>
// CHECK-NEXT:     %5 = affine.apply #map(%4)
// CHECK-NEXT:     affine.store %arg2, %arg1[%5] : memref<?xf32>
// CHECK-NEXT:     affine.store %arg2, %arg1[%c4] : memref<?xf32>
// CHECK-NEXT:     %6 = affine.apply #map(%c4)
// CHECK-NEXT:     affine.store %arg2, %arg1[%6] : memref<?xf32>
// CHECK-NEXT:     affine.store %arg2, %arg1[%c6] : memref<?xf32>
// CHECK-NEXT:     affine.for %arg3 = 0 to #map2()[%arg0] step 4 {
// CHECK-NEXT:       affine.store %arg2, %arg1[%arg3] : memref<?xf32>
// CHECK-NEXT:       %7 = affine.apply #map(%arg3)
// CHECK-NEXT:       affine.store %arg2, %arg1[%7] : memref<?xf32>
// CHECK-NEXT:       %8 = affine.apply #map1(%arg3)
// CHECK-NEXT:       affine.store %arg2, %arg1[%8] : memref<?xf32>
// CHECK-NEXT:       %9 = affine.apply #map(%8)
// CHECK-NEXT:       affine.store %arg2, %arg1[%9] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = #map2()[%arg0] to #map3()[%arg0] step 2 {
// CHECK-NEXT:       affine.store %arg2, %arg1[%arg3] : memref<?xf32>
// CHECK-NEXT:       %7 = affine.apply #map(%arg3)
// CHECK-NEXT:       affine.store %arg2, %arg1[%7] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = #map3()[%arg0] to #map3()[%arg0] step 2 {
// CHECK-NEXT:       affine.store %arg2, %arg1[%arg3] : memref<?xf32>
// CHECK-NEXT:       %7 = affine.apply #map(%arg3)
// CHECK-NEXT:       affine.store %arg2, %arg1[%7] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = #map3()[%arg0] to %arg0 {
// CHECK-NEXT:       affine.store %arg2, %arg1[%arg3] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
