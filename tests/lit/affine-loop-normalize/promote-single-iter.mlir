// RUN: pyopt %s --affine-loop-normalize=promote-single-iter=true | FileCheck %s

// From a constant, which stands at the start of the function; from a dim; from a map; with values that are carried.
func.func @once(%n: index, %m: memref<?x?xi32>, %v: i32) -> i32 {
  affine.for %i = 0 to %n {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 1)>(%i) {
      affine.for %k = affine_map<(d0) -> (d0 + 1)>(%i) to affine_map<(d0) -> (d0 + 3)>(%i) step 2 {
        affine.store %v, %m[%j, %k] : memref<?x?xi32>
      }
    }
  }
  affine.for %k = 3 to 4 {
    affine.store %v, %m[%k, %k + 1] : memref<?x?xi32>
  }
  %0 = affine.for %i = %n to affine_map<(d0) -> (d0 + 1)>(%n) iter_args(%a = %v) -> (i32) {
    %1 = affine.load %m[%i, %i] : memref<?x?xi32>
    %2 = arith.addi %1, %a : i32
    affine.yield %2 : i32
  }
  return %0 : i32
}

// -----

// What a loop gives may be what it was given; counters that nothing uses take no constant.
func.func @unused(%v: i32, %w: i32) -> (i32, i32) {
  %0:2 = affine.for %i = 3 to 4 iter_args(%a = %v, %b = %w) -> (i32, i32) {
    affine.yield %b, %a : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// -----

// Once or less, twice, never: these stay.
func.func @kept(%n: index, %e: index, %m: memref<?xi32>, %v: i32) {
  affine.for %i = %n to min affine_map<(d0)[s0] -> (d0 + 1, s0)>(%n)[%e] {
    affine.store %v, %m[%i] : memref<?xi32>
  }
  affine.for %i = 0 to 2 {
    affine.store %v, %m[%i] : memref<?xi32>
  }
  affine.for %i = 0 to 0 {
    affine.store %v, %m[%i] : memref<?xi32>
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1] -> (1, s0 - s1)>
// CHECK-NEXT: #map3 = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @once(%arg0: index, %arg1: memref<?x?xi32>, %arg2: i32) -> i32 {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     affine.for %arg3 = 0 to %arg0 {
// CHECK-NEXT:       %3 = affine.apply #map(%arg3)
// CHECK-NEXT:       affine.store %arg2, %arg1[%arg3, %3] : memref<?x?xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.store %arg2, %arg1[%c3, %c3 + 1] : memref<?x?xi32>
// CHECK-NEXT:     %0 = affine.apply #map1()[%arg0]
// CHECK-NEXT:     %1 = affine.load %arg1[%0, %0] : memref<?x?xi32>
// CHECK-NEXT:     %2 = arith.addi %1, %arg2 : i32
// CHECK-NEXT:     return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @unused(%arg0: i32, %arg1: i32) -> (i32, i32) {
// CHECK-NEXT:     return %arg1, %arg0 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @kept(%arg0: index, %arg1: index, %arg2: memref<?xi32>, %arg3: i32) {
// CHECK-NEXT:     affine.for %arg4 = 0 to min #map2()[%arg1, %arg0] {
// CHECK-NEXT:       %0 = affine.apply #map3(%arg4)[%arg0]
// CHECK-NEXT:       affine.store %arg3, %arg2[%0] : memref<?xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg4 = 0 to 2 {
// CHECK-NEXT:       affine.store %arg3, %arg2[%arg4] : memref<?xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg4 = 0 to 0 {
// CHECK-NEXT:       affine.store %arg3, %arg2[%arg4] : memref<?xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
