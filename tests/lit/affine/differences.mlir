// RUN: pyopt %s --canonicalize --allow-unregistered-dialect --split-input-file | FileCheck %s

// Where the reference gives a wrong result, or crashes.

// %i mod 32 is not at least 1 because %i is: it is 0 where %i is 32. The reference reads element 1.
func.func @remainder(%m: memref<?xf32>, %n: index) {
  affine.for %i = 1 to %n {
    %0 = affine.load %m[(%i mod 32) ceildiv 32] : memref<?xf32>
    "test.use"(%0) : (f32) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @remainder(%arg0: memref<?xf32>, %arg1: index) {
// CHECK-NEXT:     affine.for %arg2 = 1 to %arg1 {
// CHECK-NEXT:       %0 = affine.load %arg0[(%arg2 mod 32) ceildiv 32] : memref<?xf32>
// CHECK-NEXT:       "test.use"(%0) : (f32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The last value of an induction variable: the reference crashes.
func.func @last_value(%n: index) -> index {
  %0 = affine.for %i = 0 to 2 iter_args(%a = %n) -> index {
    affine.yield %i : index
  }
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @last_value(%arg0: index) -> index {
// CHECK-NEXT:     %0 = affine.for %arg1 = 0 to 2 iter_args(%arg2 = %arg0) -> (index) {
// CHECK-NEXT:       affine.yield %arg1 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// In a loop that never runs, each of two bounds seems to leave the other one out: the reference drops both.
func.func @no_bound_left(%m: memref<?xf32>, %f: f32) {
  affine.for %i = 8 to 1 {
    affine.for %j = 0 to min affine_map<(d0) -> (d0, d0 + 1)>(%i) {
      affine.store %f, %m[%j] : memref<?xf32>
    }
    affine.for %j = max affine_map<(d0) -> (d0, 2)>(%i) to 10 {
      affine.store %f, %m[%j] : memref<?xf32>
    }
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0, d0 + 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0, 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @no_bound_left(%arg0: memref<?xf32>, %arg1: f32) {
// CHECK-NEXT:     affine.for %arg2 = 8 to 1 {
// CHECK-NEXT:       affine.for %arg3 = 0 to min #map(%arg2) {
// CHECK-NEXT:         affine.store %arg1, %arg0[%arg3] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.for %arg3 = max #map1(%arg2) to 10 {
// CHECK-NEXT:         affine.store %arg1, %arg0[%arg3] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
