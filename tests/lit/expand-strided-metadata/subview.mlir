// RUN: pyopt --split-input-file --expand-strided-metadata %s | FileCheck %s

// Slices.

func.func @of_slice(%m: memref<8x16xf32>, %i: index, %j: index)
    -> memref<2x2xf32, strided<[32, 2], offset: ?>> {
  %0 = memref.subview %m[%i, 0] [4, 8] [1, 1]
      : memref<8x16xf32> to memref<4x8xf32, strided<[16, 1], offset: ?>>
  %r = memref.subview %0[1, %j] [2, 2] [2, 2]
      : memref<4x8xf32, strided<[16, 1], offset: ?>> to memref<2x2xf32, strided<[32, 2], offset: ?>>
  return %r : memref<2x2xf32, strided<[32, 2], offset: ?>>
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 16)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 + s1 + 16)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @of_slice(%arg0: memref<8x16xf32>, %arg1: index, %arg2: index) -> memref<2x2xf32, strided<[32, 2], offset: ?>> {
// CHECK-NEXT:     %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<8x16xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %1 = affine.apply #map1()[%0, %arg2]
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%1], sizes: [2, 2], strides: [32, 2] : memref<f32> to memref<2x2xf32, strided<[32, 2], offset: ?>>
// CHECK-NEXT:     return %reinterpret_cast : memref<2x2xf32, strided<[32, 2], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_allocation(%n: index, %i: index) -> memref<2x2xf32, strided<[?, 1], offset: ?>> {
  %m = memref.alloc(%n, %n) : memref<?x?xf32>
  %r = memref.subview %m[%i, %i] [2, 2] [1, 1]
      : memref<?x?xf32> to memref<2x2xf32, strided<[?, 1], offset: ?>>
  return %r : memref<2x2xf32, strided<[?, 1], offset: ?>>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s0 * s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @of_allocation(%arg0: index, %arg1: index) -> memref<2x2xf32, strided<[?, 1], offset: ?>> {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0, %arg0) : memref<?x?xf32>
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1, %arg0]
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [%0], sizes: [2, 2], strides: [%arg0, 1] : memref<?x?xf32> to memref<2x2xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:     return %reinterpret_cast : memref<2x2xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @writes_between_reads(%m: memref<8x16xf32>, %i: index, %j: index, %v: f32) -> (f32, f32) {
  %0 = memref.subview %m[%i, %j] [2, 2] [1, 1]
      : memref<8x16xf32> to memref<2x2xf32, strided<[16, 1], offset: ?>>
  %1 = memref.load %0[%i, %j] : memref<2x2xf32, strided<[16, 1], offset: ?>>
  memref.store %v, %m[%i, %j] : memref<8x16xf32>
  %2 = memref.load %0[%i, %j] : memref<2x2xf32, strided<[16, 1], offset: ?>>
  return %1, %2 : f32, f32
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * 16 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @writes_between_reads(%arg0: memref<8x16xf32>, %arg1: index, %arg2: index, %arg3: f32) -> (f32, f32) {
// CHECK-NEXT:     %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<8x16xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1, %arg2]
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%0], sizes: [2, 2], strides: [16, 1] : memref<f32> to memref<2x2xf32, strided<[16, 1], offset: ?>>
// CHECK-NEXT:     %1 = memref.load %reinterpret_cast[%arg1, %arg2] : memref<2x2xf32, strided<[16, 1], offset: ?>>
// CHECK-NEXT:     memref.store %arg3, %arg0[%arg1, %arg2] : memref<8x16xf32>
// CHECK-NEXT:     %2 = memref.load %reinterpret_cast[%arg1, %arg2] : memref<2x2xf32, strided<[16, 1], offset: ?>>
// CHECK-NEXT:     return %1, %2 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @in_loop(%m: memref<8x16xf32>, %n: index, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = memref.subview %m[%i, 0] [1, 16] [1, 1]
        : memref<8x16xf32> to memref<16xf32, strided<[1], offset: ?>>
    memref.store %v, %0[%i] : memref<16xf32, strided<[1], offset: ?>>
  }
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 16)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @in_loop(%arg0: memref<8x16xf32>, %arg1: index, %arg2: f32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %arg1 step %c1 {
// CHECK-NEXT:       %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<8x16xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:       %0 = affine.apply #map()[%arg3]
// CHECK-NEXT:       %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%0], sizes: [16], strides: [1] : memref<f32> to memref<16xf32, strided<[1], offset: ?>>
// CHECK-NEXT:       memref.store %arg2, %reinterpret_cast[%arg3] : memref<16xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
