// RUN: pyopt %s --affine-loop-coalescing | FileCheck %s

// The product of two bounds below 0 is above 0, so that the second one of those that may be is 0 instead. Constants and
// extents are not below 0.
func.func @values(%n: index, %m: index, %p: memref<?x?xf32>, %v: f32) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 4 {
      affine.for %k = 0 to %m {
        affine.store %v, %p[%i + %j, %k] : memref<?x?xf32>
      }
    }
  }
  return
}

func.func @extents(%n: index, %p: memref<?x?xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.dim %p, %c0 : memref<?x?xf32>
  %b = memref.dim %p, %c1 : memref<?x?xf32>
  affine.for %i = 0 to %a {
    affine.for %j = 0 to %b {
      affine.for %k = 0 to %n {
        affine.store %v, %p[%i + %k, %j] : memref<?x?xf32>
      }
    }
  }
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0)>
// CHECK-NEXT: #map1 = affine_map<() -> (4)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0] -> (d0 * s0)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0, 0)>
// CHECK-NEXT: #map4 = affine_map<(d0)[s0] -> (d0 mod s0)>
// CHECK-NEXT: #map5 = affine_map<(d0)[s0] -> (d0 floordiv s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @values(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg0]
// CHECK-NEXT:     %1 = affine.apply #map1()
// CHECK-NEXT:     %2 = affine.apply #map2(%0)[%1]
// CHECK-NEXT:     %3 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %4 = affine.max #map3(%3)
// CHECK-NEXT:     %5 = affine.apply #map2(%2)[%4]
// CHECK-NEXT:     affine.for %arg4 = 0 to %5 {
// CHECK-NEXT:       %6 = affine.apply #map4(%arg4)[%4]
// CHECK-NEXT:       %7 = affine.apply #map5(%arg4)[%4]
// CHECK-NEXT:       %8 = affine.apply #map4(%7)[%1]
// CHECK-NEXT:       %9 = affine.apply #map5(%7)[%1]
// CHECK-NEXT:       affine.store %arg3, %arg2[%9 + %8, %6] : memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @extents(%arg0: index, %arg1: memref<?x?xf32>, %arg2: f32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = memref.dim %arg1, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %dim_0 = memref.dim %arg1, %c1 : memref<?x?xf32>
// CHECK-NEXT:     %0 = affine.apply #map()[%dim]
// CHECK-NEXT:     %1 = affine.apply #map()[%dim_0]
// CHECK-NEXT:     %2 = affine.apply #map2(%0)[%1]
// CHECK-NEXT:     %3 = affine.apply #map()[%arg0]
// CHECK-NEXT:     %4 = affine.apply #map2(%2)[%3]
// CHECK-NEXT:     affine.for %arg3 = 0 to %4 {
// CHECK-NEXT:       %5 = affine.apply #map4(%arg3)[%3]
// CHECK-NEXT:       %6 = affine.apply #map5(%arg3)[%3]
// CHECK-NEXT:       %7 = affine.apply #map4(%6)[%1]
// CHECK-NEXT:       %8 = affine.apply #map5(%6)[%1]
// CHECK-NEXT:       affine.store %arg2, %arg1[%8 + %5, %7] : memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
