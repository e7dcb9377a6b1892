// RUN: pyopt %s --affine-loop-normalize=promote-single-iter | FileCheck %s

// It never runs: the reference takes -3 for a great number, and the loop for one that runs once.
func.func @never(%n: index, %m: memref<10xi32>, %v: i32) {
  affine.for %i = %n to min affine_map<(d0) -> (d0 + 1, d0 - 3)>(%n) {
    affine.store %v, %m[%i] : memref<10xi32>
  }
  return
}

// -----

// Steps of 0 and less stay: the reference divides by them, and crashes.
func.func @endless(%n: index, %m: memref<10xi32>, %v: i32) {
  affine.for %i = 3 to 7 step 0 {
    affine.store %v, %m[%i] : memref<10xi32>
  }
  affine.for %i = %n to 7 step 0 {
    affine.store %v, %m[%i] : memref<10xi32>
  }
  affine.parallel (%i, %j) = (3, %n) to (7, 9) step (-1, 0) {
    affine.store %v, %m[%i] : memref<10xi32>
  }
  return
}

// CHECK: #map = affine_map<() -> (1, -3)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @never(%arg0: index, %arg1: memref<10xi32>, %arg2: i32) {
// CHECK-NEXT:     affine.for %arg3 = 0 to min #map() {
// CHECK-NEXT:       %0 = affine.apply #map1(%arg3)[%arg0]
// CHECK-NEXT:       affine.store %arg2, %arg1[%0] : memref<10xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @endless(%arg0: index, %arg1: memref<10xi32>, %arg2: i32) {
// CHECK-NEXT:     affine.for %arg3 = 3 to 7 step 0 {
// CHECK-NEXT:       affine.store %arg2, %arg1[%arg3] : memref<10xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = %arg0 to 7 step 0 {
// CHECK-NEXT:       affine.store %arg2, %arg1[%arg3] : memref<10xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%arg3, %arg4) = (3, %arg0) to (7, 9) step (-1, 0) {
// CHECK-NEXT:       affine.store %arg2, %arg1[%arg3] : memref<10xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
