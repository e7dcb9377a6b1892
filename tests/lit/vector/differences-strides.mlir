// RUN: pyopt %s --split-input-file --canonicalize | FileCheck %s

// A load and a store of vectors need unit strides in the last dimension, which only the cast says.

func.func @load(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i: index) -> vector<8xf32> {
  %0 = memref.cast %m : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<4x8xf32>
  %1 = vector.load %0[%i, %i] : memref<4x8xf32>, vector<8xf32>
  return %1 : vector<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @load(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: index) -> vector<8xf32> {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<4x8xf32>
// CHECK-NEXT:     %0 = vector.load %cast[%arg1, %arg1] : memref<4x8xf32>, vector<8xf32>
// CHECK-NEXT:     return %0 : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @store(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %v: vector<8xf32>, %i: index) {
  %0 = memref.cast %m : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<4x8xf32>
  vector.store %v, %0[%i, %i] : memref<4x8xf32>, vector<8xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @store(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: vector<8xf32>, %arg2: index) {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<4x8xf32>
// CHECK-NEXT:     vector.store %arg1, %cast[%arg2, %arg2] : memref<4x8xf32>, vector<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
