// RUN: pyopt %s --affine-scalrep | FileCheck %s

// What was stored is not loaded, and the memory that is then only stored to goes.
func.func @stored(%n: index, %x: f32, %out: memref<?xf32>) {
  %local = memref.alloc(%n) : memref<?xf32>
  affine.for %i = 0 to %n {
    affine.store %x, %local[%i] : memref<?xf32>
    %0 = affine.load %local[%i] : memref<?xf32>
    %1 = arith.mulf %0, %0 : f32
    affine.store %1, %out[%i] : memref<?xf32>
  }
  memref.dealloc %local : memref<?xf32>
  return
}

// Subscripts are compared as sums; others of the same memref are other elements.
func.func @sums(%n: index, %m: memref<100xf32>, %x: f32, %y: f32) -> f32 {
  %next = affine.apply affine_map<()[s0] -> (s0 + 1)>()[%n]
  affine.store %x, %m[%next] : memref<100xf32>
  affine.store %y, %m[%next + 1] : memref<100xf32>
  %0 = affine.load %m[symbol(%n) + 1] : memref<100xf32>
  return %0 : f32
}

// A store before a loop, an element that the loop does not write.
func.func @before_a_loop(%m: memref<10x10xf32>, %x: f32) {
  affine.store %x, %m[0, 5] : memref<10x10xf32>
  affine.for %i = 1 to 10 {
    %0 = affine.load %m[0, 5] : memref<10x10xf32>
    affine.store %0, %m[%i, 5] : memref<10x10xf32>
  }
  return
}

// What an iteration writes, it reads, and a later iteration writes something else.
func.func @in_a_condition(%m: memref<10xf32>, %x: f32, %y: f32) {
  affine.for %i = 0 to 10 {
    affine.store %x, %m[%i] : memref<10xf32>
    affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) {
      %0 = affine.load %m[%i] : memref<10xf32>
      %1 = arith.addf %0, %y : f32
      affine.store %1, %m[%i - 3] : memref<10xf32>
    }
  }
  return
}

func.func @twice(%m: memref<10xf32>, %n: memref<10xvector<2xf32>>) -> (f32, f32, vector<2xf32>) {
  %0 = affine.load %m[3] : memref<10xf32>
  %1 = affine.load %m[3] : memref<10xf32>
  %2 = affine.load %n[4] : memref<10xvector<2xf32>>
  %3 = affine.load %n[4] : memref<10xvector<2xf32>>
  %4 = affine.load %m[3] : memref<10xf32>
  %5 = arith.addf %0, %1 : f32
  %6 = arith.addf %2, %3 : vector<2xf32>
  return %4, %5, %6 : f32, f32, vector<2xf32>
}

func.func @vectors(%m: memref<16xf32>, %v: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  affine.vector_store %v, %m[4] : memref<16xf32>, vector<4xf32>
  affine.vector_store %v, %m[8] : memref<16xf32>, vector<4xf32>
  %0 = affine.vector_load %m[4] : memref<16xf32>, vector<4xf32>
  %1 = affine.vector_load %m[0] : memref<16xf32>, vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #set = affine_set<(d0) : (d0 - 3 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @stored(%arg0: index, %arg1: f32, %arg2: memref<?xf32>) {
// CHECK-NEXT:     affine.for %arg3 = 0 to %arg0 {
// CHECK-NEXT:       %0 = arith.mulf %arg1, %arg1 : f32
// CHECK-NEXT:       affine.store %0, %arg2[%arg3] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @sums(%arg0: index, %arg1: memref<100xf32>, %arg2: f32, %arg3: f32) -> f32 {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg0]
// CHECK-NEXT:     affine.store %arg2, %arg1[%0] : memref<100xf32>
// CHECK-NEXT:     affine.store %arg3, %arg1[%0 + 1] : memref<100xf32>
// CHECK-NEXT:     return %arg2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @before_a_loop(%arg0: memref<10x10xf32>, %arg1: f32) {
// CHECK-NEXT:     affine.store %arg1, %arg0[0, 5] : memref<10x10xf32>
// CHECK-NEXT:     affine.for %arg2 = 1 to 10 {
// CHECK-NEXT:       affine.store %arg1, %arg0[%arg2, 5] : memref<10x10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @in_a_condition(%arg0: memref<10xf32>, %arg1: f32, %arg2: f32) {
// CHECK-NEXT:     affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:       affine.store %arg1, %arg0[%arg3] : memref<10xf32>
// CHECK-NEXT:       affine.if #set(%arg3) {
// CHECK-NEXT:         %0 = arith.addf %arg1, %arg2 : f32
// CHECK-NEXT:         affine.store %0, %arg0[%arg3 - 3] : memref<10xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @twice(%arg0: memref<10xf32>, %arg1: memref<10xvector<2xf32>>) -> (f32, f32, vector<2xf32>) {
// CHECK-NEXT:     %0 = affine.load %arg0[3] : memref<10xf32>
// CHECK-NEXT:     %1 = affine.load %arg1[4] : memref<10xvector<2xf32>>
// CHECK-NEXT:     %2 = arith.addf %0, %0 : f32
// CHECK-NEXT:     %3 = arith.addf %1, %1 : vector<2xf32>
// CHECK-NEXT:     return %0, %2, %3 : f32, f32, vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @vectors(%arg0: memref<16xf32>, %arg1: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:     affine.vector_store %arg1, %arg0[4] : memref<16xf32>, vector<4xf32>
// CHECK-NEXT:     affine.vector_store %arg1, %arg0[8] : memref<16xf32>, vector<4xf32>
// CHECK-NEXT:     %0 = affine.vector_load %arg0[0] : memref<16xf32>, vector<4xf32>
// CHECK-NEXT:     return %arg1, %0 : vector<4xf32>, vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
