// RUN: pyopt %s --flatten-memref --split-input-file | FileCheck %s

// Accesses by one index, and allocations of as many elements.

func.func @others(%m: memref<4x8xf32>, %i: index, %v: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = memref.load %m[%c1, %c2] {nontemporal = true, kept} : memref<4x8xf32>
  %1 = affine.load %m[%i, %i] : memref<4x8xf32>
  memref.copy %m, %m : memref<4x8xf32> to memref<4x8xf32>
  %2 = memref.atomic_rmw addf %v, %m[%i, %i] : (f32, memref<4x8xf32>) -> f32
  %3 = memref.subview %m[0, 0] [2, 4] [1, 1] : memref<4x8xf32> to memref<2x4xf32, strided<[8, 1]>>
  %4 = memref.load %3[%i, %i] : memref<2x4xf32, strided<[8, 1]>>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @others(%arg0: memref<4x8xf32>, %arg1: index, %arg2: f32) -> f32 {
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
// CHECK-NEXT:     %0 = memref.load %reinterpret_cast[%c10] {kept, nontemporal = true} : memref<32xf32, strided<[1]>>
// CHECK-NEXT:     memref.copy %arg0, %arg0 : memref<4x8xf32> to memref<4x8xf32>
// CHECK-NEXT:     %1 = memref.atomic_rmw addf %arg2, %arg0[%arg1, %arg1] : (f32, memref<4x8xf32>) -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @vector(%m: memref<4x8xf32>, %i: index, %j: index, %v: vector<4xf32>, %k: vector<4xi1>)
    -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %f = arith.constant 0.0 : f32
  %1 = vector.load %m[%i, %j] {nontemporal = true} : memref<4x8xf32>, vector<4xf32>
  vector.store %v, %m[%i, %j] {alignment = 8 : i64} : memref<4x8xf32>, vector<4xf32>
  %2 = vector.maskedload %m[%i, %j], %k, %v
      : memref<4x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i, %j], %k, %v : memref<4x8xf32>, vector<4xi1>, vector<4xf32>
  %3 = vector.transfer_read %m[%i, %j], %f : memref<4x8xf32>, vector<4xf32>
  vector.transfer_write %v, %m[%i, %j] : vector<4xf32>, memref<4x8xf32>
  return %1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * 8 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @vector(%arg0: memref<4x8xf32>, %arg1: index, %arg2: index, %arg3: vector<4xf32>, %arg4: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1, %arg2]
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
// CHECK-NEXT:     %1 = vector.load %reinterpret_cast[%0] {nontemporal = true} : memref<32xf32, strided<[1]>>, vector<4xf32>
// CHECK-NEXT:     %2 = affine.apply #map()[%arg1, %arg2]
// CHECK-NEXT:     %reinterpret_cast_0 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
// CHECK-NEXT:     vector.store %arg3, %reinterpret_cast_0[%2] {alignment = 8 : i64} : memref<32xf32, strided<[1]>>, vector<4xf32>
// CHECK-NEXT:     %3 = affine.apply #map()[%arg1, %arg2]
// CHECK-NEXT:     %reinterpret_cast_1 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
// CHECK-NEXT:     %4 = vector.maskedload %reinterpret_cast_1[%3], %arg4, %arg3 : memref<32xf32, strided<[1]>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     %5 = affine.apply #map()[%arg1, %arg2]
// CHECK-NEXT:     %reinterpret_cast_2 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
// CHECK-NEXT:     vector.maskedstore %reinterpret_cast_2[%5], %arg4, %arg3 : memref<32xf32, strided<[1]>>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     %6 = vector.transfer_read %arg0[%arg1, %arg2], %cst : memref<4x8xf32>, vector<4xf32>
// CHECK-NEXT:     vector.transfer_write %arg3, %arg0[%arg1, %arg2] : vector<4xf32>, memref<4x8xf32>
// CHECK-NEXT:     return %1, %4, %6 : vector<4xf32>, vector<4xf32>, vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @loop(%m: memref<?x8xf32>, %n: index, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    memref.store %v, %m[%i, %c1] : memref<?x8xf32>
  }
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 8 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 * 8, 8)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @loop(%arg0: memref<?x8xf32>, %arg1: index, %arg2: f32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %arg1 step %c1 {
// CHECK-NEXT:       %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x8xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:       %0 = affine.apply #map()[%arg3]
// CHECK-NEXT:       %1 = affine.max #map1()[%sizes#0]
// CHECK-NEXT:       %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%1], strides: [1] : memref<?x8xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:       memref.store %arg2, %reinterpret_cast[%0] : memref<?xf32, strided<[1]>>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dim(%n: index) -> index {
  %c1 = arith.constant 1 : index
  %0 = memref.alloc(%n) : memref<4x?xf32>
  %1 = memref.dim %0, %c1 : memref<4x?xf32>
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @dim(%arg0: index) -> index {
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @vectors_of_rank_0(%m: memref<4x8xf32>, %n: memref<4x8xi8>, %i: index)
    -> (vector<f32>, vector<8xi8>) {
  %1 = vector.load %m[%i, %i] : memref<4x8xf32>, vector<f32>
  %2 = vector.load %n[%i, %i] : memref<4x8xi8>, vector<8xi8>
  return %1, %2 : vector<f32>, vector<8xi8>
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 9)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @vectors_of_rank_0(%arg0: memref<4x8xf32>, %arg1: memref<4x8xi8>, %arg2: index) -> (vector<f32>, vector<8xi8>) {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg2]
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
// CHECK-NEXT:     %1 = vector.load %reinterpret_cast[%0] : memref<32xf32, strided<[1]>>, vector<f32>
// CHECK-NEXT:     %2 = affine.apply #map()[%arg2]
// CHECK-NEXT:     %reinterpret_cast_0 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [32], strides: [1] : memref<4x8xi8> to memref<32xi8, strided<[1]>>
// CHECK-NEXT:     %3 = vector.load %reinterpret_cast_0[%2] : memref<32xi8, strided<[1]>>, vector<8xi8>
// CHECK-NEXT:     return %1, %3 : vector<f32>, vector<8xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }
