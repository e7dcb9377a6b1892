// RUN: pyopt %s --normalize-memrefs | FileCheck %s

#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>

// A view of strides becomes one of everything up to its last element.
func.func @strides(%m: memref<4x8xf32>, %n: index, %x: f32) {
  %0 = memref.reinterpret_cast %m to offset: [4], sizes: [2, 3], strides: [8, 2]
      : memref<4x8xf32> to memref<2x3xf32, strided<[8, 2], offset: 4>>
  %1 = memref.reinterpret_cast %m to offset: [5], sizes: [4], strides: [1]
      : memref<4x8xf32> to memref<4xf32, affine_map<(i) -> (i + 5)>>
  %2 = memref.load %0[%n, %n] : memref<2x3xf32, strided<[8, 2], offset: 4>>
  affine.store %x, %0[1, symbol(%n)] : memref<2x3xf32, strided<[8, 2], offset: 4>>
  %3 = memref.load %1[%n] : memref<4xf32, affine_map<(i) -> (i + 5)>>
  return
}

// Of a view of unknown place or size nothing changes, nor of one that is seen in another way.
func.func @staying(%m: memref<4x8xf32>, %n: index) {
  %0 = memref.reinterpret_cast %m to offset: [%n], sizes: [2, 3], strides: [8, 2]
      : memref<4x8xf32> to memref<2x3xf32, strided<[8, 2], offset: ?>>
  %1 = memref.reinterpret_cast %m to offset: [0], sizes: [2, %n], strides: [8, 2]
      : memref<4x8xf32> to memref<2x?xf32, strided<[8, 2]>>
  %2 = memref.reinterpret_cast %m to offset: [6], sizes: [], strides: []
      : memref<4x8xf32> to memref<f32, strided<[], offset: 6>>
  %3 = memref.load %0[%n, %n] : memref<2x3xf32, strided<[8, 2], offset: ?>>
  %4 = memref.load %1[%n, %n] : memref<2x?xf32, strided<[8, 2]>>
  %5 = memref.load %2[] : memref<f32, strided<[], offset: 6>>
  return
}

// The source of a view may change.
func.func @source(%m: memref<16xf32, #tile>, %n: index) -> f32 {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [16], strides: [1]
      : memref<16xf32, #tile> to memref<16xf32>
  %1 = memref.load %0[%n] : memref<16xf32>
  return %1 : f32
}

func.func @casts(%m: memref<18xf32, #tile>, %n: index) -> memref<?xf32, #tile, 1> {
  %0 = memref.cast %m : memref<18xf32, #tile> to memref<?xf32, #tile>
  %1 = memref.memory_space_cast %0 : memref<?xf32, #tile> to memref<?xf32, #tile, 1>
  %k = arith.addi %n, %n : index
  %2 = memref.load %1[%k] : memref<?xf32, #tile, 1>
  return %1 : memref<?xf32, #tile, 1>
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 10 + 4)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (1)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> (s0 + 5)>
// CHECK-NEXT: #map4 = affine_map<()[s0] -> (s0 floordiv 4)>
// CHECK-NEXT: #map5 = affine_map<()[s0] -> (s0 mod 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @strides(%arg0: memref<4x8xf32>, %arg1: index, %arg2: f32) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [17], strides: [1] : memref<4x8xf32> to memref<17xf32>
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %reinterpret_cast_0 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [9], strides: [1] : memref<4x8xf32> to memref<9xf32>
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %1 = memref.load %reinterpret_cast[%0] : memref<17xf32>
// CHECK-NEXT:     %2 = affine.apply #map1()[%arg1]
// CHECK-NEXT:     %3 = affine.apply #map2()[%arg1]
// CHECK-NEXT:     affine.store %arg2, %reinterpret_cast[symbol(%arg1) * 2 + 12] : memref<17xf32>
// CHECK-NEXT:     %4 = affine.apply #map3()[%arg1]
// CHECK-NEXT:     %5 = memref.load %reinterpret_cast_0[%4] : memref<9xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @staying(%arg0: memref<4x8xf32>, %arg1: index) {
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%arg1], sizes: [2, 3], strides: [8, 2] : memref<4x8xf32> to memref<2x3xf32, strided<[8, 2], offset: ?>>
// CHECK-NEXT:     %reinterpret_cast_0 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [2, %arg1], strides: [8, 2] : memref<4x8xf32> to memref<2x?xf32, strided<[8, 2]>>
// CHECK-NEXT:     %reinterpret_cast_1 = memref.reinterpret_cast %arg0 to offset: [6], sizes: [], strides: [] : memref<4x8xf32> to memref<f32, strided<[], offset: 6>>
// CHECK-NEXT:     %0 = memref.load %reinterpret_cast[%arg1, %arg1] : memref<2x3xf32, strided<[8, 2], offset: ?>>
// CHECK-NEXT:     %1 = memref.load %reinterpret_cast_0[%arg1, %arg1] : memref<2x?xf32, strided<[8, 2]>>
// CHECK-NEXT:     %2 = memref.load %reinterpret_cast_1[] : memref<f32, strided<[], offset: 6>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @source(%arg0: memref<4x4xf32>, %arg1: index) -> f32 {
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [16], strides: [1] : memref<4x4xf32> to memref<16xf32>
// CHECK-NEXT:     %0 = memref.load %reinterpret_cast[%arg1] : memref<16xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @casts(%arg0: memref<5x4xf32>, %arg1: index) -> memref<?x?xf32, 1> {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<5x4xf32> to memref<?x?xf32>
// CHECK-NEXT:     %memspacecast = memref.memory_space_cast %cast : memref<?x?xf32> to memref<?x?xf32, 1>
// CHECK-NEXT:     %0 = arith.addi %arg1, %arg1 : index
// CHECK-NEXT:     %1 = affine.apply #map4()[%0]
// CHECK-NEXT:     %2 = affine.apply #map5()[%0]
// CHECK-NEXT:     %3 = memref.load %memspacecast[%1, %2] : memref<?x?xf32, 1>
// CHECK-NEXT:     return %memspacecast : memref<?x?xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT: }
