// RUN: pyopt %s --affine-loop-normalize | FileCheck %s

// Bounds of values, of affine.apply and of several values.
func.func @counted(%n: index, %m: index, %p: memref<?x?xf32>) {
  affine.for %i = %n to %m step 3 {
    affine.for %j = affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%i)[%m]
        to min affine_map<(d0)[s0] -> (d0 + s0, 1024, s0)>(%i)[%n] step 2 {
      %0 = affine.load %p[%i, %j] : memref<?x?xf32>
      affine.store %0, %p[%i + 1, %j] : memref<?x?xf32>
    }
  }
  return
}

// -----

// The upper bound is known where the difference is.
func.func @known(%n: index, %m: memref<?xi32>, %v: i32) -> i32 {
  %0 = affine.for %i = affine_map<(d0) -> (d0 + 2)>(%n) to affine_map<(d0) -> (d0 + 9)>(%n) step 3
      iter_args(%a = %v) -> (i32) {
    %1 = affine.load %m[%i] : memref<?xi32>
    %2 = arith.addi %1, %a : i32
    affine.yield %2 : i32
  }
  return %0 : i32
}

// -----

// These stay: a normal loop, the greatest of several values, several values in an affine.parallel.
func.func @kept(%n: index, %m: index, %p: memref<?x?xf32>, %v: f32) {
  affine.for %i = 0 to %n {
    affine.for %j = max affine_map<(d0, d1) -> (d0, d1)>(%i, %m) to 10 step 2 {
      affine.store %v, %p[%i, %j] : memref<?x?xf32>
    }
    affine.parallel (%j, %k) = (1, max(%i, 2)) to (%n, 4) step (2, 1) {
      affine.store %v, %p[%k, %j] : memref<?x?xf32>
    }
    affine.parallel (%j, %k) = (0, 0) to (%n, 4) {
      affine.store %v, %p[%k, %j] : memref<?x?xf32>
    }
  }
  return
}

// -----

func.func @parallel(%n: index, %m: index, %p: memref<?x?xf32>) -> f32 {
  %r = affine.parallel (%j, %k) = (%n, 3) to (%m, %m + 4) step (2, 3) reduce ("addf") -> (f32) {
    %0 = affine.load %p[%j, %k] : memref<?x?xf32>
    affine.store %0, %p[%k + 1, %j] : memref<?x?xf32>
    affine.yield %0 : f32
  }
  return %r : f32
}

// -----

// A loop that runs once stays without the option.
func.func @once(%m: memref<?xi32>, %v: i32) {
  affine.for %i = 3 to 4 {
    affine.store %v, %m[%i] : memref<?xi32>
  }
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> ((s0 - s1) ceildiv 3)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0] -> (d0 * 3 + s0)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0, s1] -> ((-d0 + s0 - s1) ceildiv 2, (d0 * -2 - s1 + 1024) ceildiv 2, (d0 * -2 + s0 - s1) ceildiv 2)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1)[s0] -> (d0 * 2 + d1 * 2 + s0)>
// CHECK-NEXT: #map4 = affine_map<(d0)[s0] -> (d0 * 3 + s0 + 2)>
// CHECK-NEXT: #map5 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map6 = affine_map<(d0, d1) -> (d0 + d1 * 2)>
// CHECK-NEXT: #map7 = affine_map<(d0, d1) -> (d1 * 3 + 3)>
// CHECK-NEXT: #map8 = affine_map<(d0) -> (d0 + 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @counted(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>) {
// CHECK-NEXT:     affine.for %arg3 = 0 to #map()[%arg1, %arg0] {
// CHECK-NEXT:       %0 = affine.apply #map1(%arg3)[%arg0]
// CHECK-NEXT:       affine.for %arg4 = 0 to min #map2(%0)[%arg0, %arg1] {
// CHECK-NEXT:         %1 = affine.apply #map3(%0, %arg4)[%arg1]
// CHECK-NEXT:         %2 = affine.load %arg2[%0, %1] : memref<?x?xf32>
// CHECK-NEXT:         affine.store %2, %arg2[%0 + 1, %1] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @known(%arg0: index, %arg1: memref<?xi32>, %arg2: i32) -> i32 {
// CHECK-NEXT:     %0 = affine.for %arg3 = 0 to 3 iter_args(%arg4 = %arg2) -> (i32) {
// CHECK-NEXT:       %1 = affine.apply #map4(%arg3)[%arg0]
// CHECK-NEXT:       %2 = affine.load %arg1[%1] : memref<?xi32>
// CHECK-NEXT:       %3 = arith.addi %2, %arg4 : i32
// CHECK-NEXT:       affine.yield %3 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @kept(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT:     affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT:       affine.for %arg5 = max #map5(%arg4, %arg1) to 10 step 2 {
// CHECK-NEXT:         affine.store %arg3, %arg2[%arg4, %arg5] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.parallel (%arg5, %arg6) = (1, max(%arg4, 2)) to (%arg0, 4) step (2, 1) {
// CHECK-NEXT:         affine.store %arg3, %arg2[%arg6, %arg5] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.parallel (%arg5, %arg6) = (0, 0) to (%arg0, 4) {
// CHECK-NEXT:         affine.store %arg3, %arg2[%arg6, %arg5] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @parallel(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>) -> f32 {
// CHECK-NEXT:     %0 = affine.parallel (%arg3, %arg4) = (0, 0) to ((symbol(%arg1) - symbol(%arg0)) ceildiv 2, (symbol(%arg1) + 1) ceildiv 3) reduce ("addf") -> (f32) {
// CHECK-NEXT:       %1 = affine.apply #map6(%arg0, %arg3)
// CHECK-NEXT:       %2 = affine.apply #map7(%arg0, %arg4)
// CHECK-NEXT:       %3 = affine.load %arg2[%1, %2] : memref<?x?xf32>
// CHECK-NEXT:       affine.store %3, %arg2[%2 + 1, %1] : memref<?x?xf32>
// CHECK-NEXT:       affine.yield %3 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @once(%arg0: memref<?xi32>, %arg1: i32) {
// CHECK-NEXT:     affine.for %arg2 = 0 to 1 {
// CHECK-NEXT:       %0 = affine.apply #map8(%arg2)
// CHECK-NEXT:       affine.store %arg1, %arg0[%0] : memref<?xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
