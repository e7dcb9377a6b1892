// RUN: pyopt %s --affine-loop-coalescing=reference-exact=true | FileCheck %s

// Loops that end at a counter stay: the product is no symbol, and the reference makes invalid IR.
func.func @counter(%n: index, %p: memref<?x?xf32>, %v: f32) {
  affine.for %i = 0 to %n {
    affine.store %v, %p[%i, %i] : memref<?x?xf32>
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.for %k = 0 to affine_map<(d0) -> (d0)>(%i) {
        affine.store %v, %p[%k, %j] : memref<?x?xf32>
      }
    }
  }
  return
}

// -----

// The same of the two inner ones of three loops.
func.func @bands(%n: index, %p: memref<?x?xf32>) {
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 6 {
      affine.for %k = 0 to affine_map<(d0) -> (d0)>(%i) {
        %0 = affine.load %p[%i, %j] : memref<?x?xf32>
        affine.store %0, %p[%j, %k] : memref<?x?xf32>
      }
    }
  }
  return
}

// -----

// A loop that carries a value stays: the reference takes the first value for all iterations.
func.func @carried(%n: index, %p: memref<?x?xf32>, %v: f32) {
  affine.for %i = 0 to %n {
    %0 = affine.for %j = 0 to 4 iter_args(%a = %v) -> (f32) {
      affine.store %a, %p[%i, %j] : memref<?x?xf32>
      %1 = arith.addf %a, %v : f32
      affine.yield %1 : f32
    }
  }
  return
}

// -----

// As many iterations as no index can count.
func.func @wide(%p: memref<?x?xf32>, %v: f32) {
  affine.for %i = 0 to 4294967296 {
    affine.for %j = 0 to 2147483648 {
      affine.store %v, %p[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @counter(%arg0: index, %arg1: memref<?x?xf32>, %arg2: f32) {
// CHECK-NEXT:     affine.for %arg3 = 0 to %arg0 {
// CHECK-NEXT:       affine.store %arg2, %arg1[%arg3, %arg3] : memref<?x?xf32>
// CHECK-NEXT:       affine.for %arg4 = 0 to #map(%arg3) {
// CHECK-NEXT:         affine.for %arg5 = 0 to #map(%arg3) {
// CHECK-NEXT:           affine.store %arg2, %arg1[%arg5, %arg4] : memref<?x?xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @bands(%arg0: index, %arg1: memref<?x?xf32>) {
// CHECK-NEXT:     affine.for %arg2 = 0 to 5 {
// CHECK-NEXT:       affine.for %arg3 = 0 to 6 {
// CHECK-NEXT:         affine.for %arg4 = 0 to #map(%arg2) {
// CHECK-NEXT:           %0 = affine.load %arg1[%arg2, %arg3] : memref<?x?xf32>
// CHECK-NEXT:           affine.store %0, %arg1[%arg3, %arg4] : memref<?x?xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @carried(%arg0: index, %arg1: memref<?x?xf32>, %arg2: f32) {
// CHECK-NEXT:     affine.for %arg3 = 0 to %arg0 {
// CHECK-NEXT:       %0 = affine.for %arg4 = 0 to 4 iter_args(%arg5 = %arg2) -> (f32) {
// CHECK-NEXT:         affine.store %arg5, %arg1[%arg3, %arg4] : memref<?x?xf32>
// CHECK-NEXT:         %1 = arith.addf %arg5, %arg2 : f32
// CHECK-NEXT:         affine.yield %1 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @wide(%arg0: memref<?x?xf32>, %arg1: f32) {
// CHECK-NEXT:     affine.for %arg2 = 0 to 4294967296 {
// CHECK-NEXT:       affine.for %arg3 = 0 to 2147483648 {
// CHECK-NEXT:         affine.store %arg1, %arg0[%arg2, %arg3] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
