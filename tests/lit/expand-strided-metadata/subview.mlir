// RUN: pyopt --split-input-file --expand-strided-metadata %s | FileCheck %s

// Slices.

func.func @dynamic(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i: index, %n: index, %s: index)
    -> memref<?x4xf32, strided<[?, ?], offset: ?>> {
  %r = memref.subview %m[%i, 2] [%n, 4] [%s, 1]
      : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x4xf32, strided<[?, ?], offset: ?>>
  return %r : memref<?x4xf32, strided<[?, ?], offset: ?>>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1, s2, s3] -> (s0 + s1 * s2 + s3 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @dynamic(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: index, %arg2: index, %arg3: index) -> memref<?x4xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT:     %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %0 = affine.apply #map()[%arg3, %strides#0]
// CHECK-NEXT:     %1 = affine.apply #map1()[%offset, %arg1, %strides#0, %strides#1]
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%1], sizes: [%arg2, 4], strides: [%0, %strides#1] : memref<f32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     return %reinterpret_cast : memref<?x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @static(%m: memref<8x16xf32>) -> memref<4x4xf32, strided<[32, 2], offset: 34>> {
  %r = memref.subview %m[2, 2] [4, 4] [2, 2]
      : memref<8x16xf32> to memref<4x4xf32, strided<[32, 2], offset: 34>>
  return %r : memref<4x4xf32, strided<[32, 2], offset: 34>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @static(%arg0: memref<8x16xf32>) -> memref<4x4xf32, strided<[32, 2], offset: 34>> {
// CHECK-NEXT:     %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<8x16xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [34], sizes: [4, 4], strides: [32, 2] : memref<f32> to memref<4x4xf32, strided<[32, 2], offset: 34>>
// CHECK-NEXT:     return %reinterpret_cast : memref<4x4xf32, strided<[32, 2], offset: 34>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dropped(%m: memref<8x16x4xf32>, %i: index, %j: index)
    -> memref<6x3xf32, strided<[4, 1], offset: ?>> {
  %r = memref.subview %m[%i, %j, 1] [1, 6, 3] [1, 1, 1]
      : memref<8x16x4xf32> to memref<6x3xf32, strided<[4, 1], offset: ?>>
  return %r : memref<6x3xf32, strided<[4, 1], offset: ?>>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * 64 + s1 * 4 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @dropped(%arg0: memref<8x16x4xf32>, %arg1: index, %arg2: index) -> memref<6x3xf32, strided<[4, 1], offset: ?>> {
// CHECK-NEXT:     %base_buffer, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %arg0 : memref<8x16x4xf32> -> memref<f32>, index, index, index, index, index, index, index
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1, %arg2]
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%0], sizes: [6, 3], strides: [4, 1] : memref<f32> to memref<6x3xf32, strided<[4, 1], offset: ?>>
// CHECK-NEXT:     return %reinterpret_cast : memref<6x3xf32, strided<[4, 1], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dropped_all(%m: memref<8x16xf32>, %i: index) -> memref<f32, strided<[], offset: ?>> {
  %r = memref.subview %m[%i, %i] [1, 1] [1, 1]
      : memref<8x16xf32> to memref<f32, strided<[], offset: ?>>
  return %r : memref<f32, strided<[], offset: ?>>
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 17)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @dropped_all(%arg0: memref<8x16xf32>, %arg1: index) -> memref<f32, strided<[], offset: ?>> {
// CHECK-NEXT:     %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<8x16xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%0], sizes: [], strides: [] : memref<f32> to memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:     return %reinterpret_cast : memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @whole(%m: memref<8x16xf32>) -> memref<8x16xf32, strided<[16, 1]>> {
  %r = memref.subview %m[0, 0] [8, 16] [1, 1]
      : memref<8x16xf32> to memref<8x16xf32, strided<[16, 1]>>
  return %r : memref<8x16xf32, strided<[16, 1]>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @whole(%arg0: memref<8x16xf32>) -> memref<8x16xf32, strided<[16, 1]>> {
// CHECK-NEXT:     %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<8x16xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [8, 16], strides: [16, 1] : memref<f32> to memref<8x16xf32, strided<[16, 1]>>
// CHECK-NEXT:     return %reinterpret_cast : memref<8x16xf32, strided<[16, 1]>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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

func.func @of_dropped(%m: memref<8x16xf32>, %i: index) -> memref<2xf32, strided<[3], offset: ?>> {
  %0 = memref.subview %m[%i, 0] [1, 16] [1, 1]
      : memref<8x16xf32> to memref<16xf32, strided<[1], offset: ?>>
  %1 = memref.subview %0[2] [8] [1]
      : memref<16xf32, strided<[1], offset: ?>> to memref<8xf32, strided<[1], offset: ?>>
  %r = memref.subview %1[%i] [2] [3]
      : memref<8xf32, strided<[1], offset: ?>> to memref<2xf32, strided<[3], offset: ?>>
  return %r : memref<2xf32, strided<[3], offset: ?>>
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 16)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @of_dropped(%arg0: memref<8x16xf32>, %arg1: index) -> memref<2xf32, strided<[3], offset: ?>> {
// CHECK-NEXT:     %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<8x16xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %1 = affine.apply #map1()[%0]
// CHECK-NEXT:     %2 = affine.apply #map2()[%1, %arg1]
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%2], sizes: [2], strides: [3] : memref<f32> to memref<2xf32, strided<[3], offset: ?>>
// CHECK-NEXT:     return %reinterpret_cast : memref<2xf32, strided<[3], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_cast(%m: memref<8x16xf32>, %i: index) -> memref<2x2xf32, strided<[?, ?], offset: ?>> {
  %0 = memref.cast %m : memref<8x16xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %r = memref.subview %0[%i, 1] [2, 2] [1, 1]
      : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<2x2xf32, strided<[?, ?], offset: ?>>
  return %r : memref<2x2xf32, strided<[?, ?], offset: ?>>
}

// CHECK: #map = affine_map<()[s0, s1, s2, s3] -> (s0 + s1 * s2 + s3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @of_cast(%arg0: memref<8x16xf32>, %arg1: index) -> memref<2x2xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<8x16xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %0 = affine.apply #map()[%c0, %arg1, %c16, %c1]
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%0], sizes: [2, 2], strides: [%c16, %c1] : memref<f32> to memref<2x2xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     return %reinterpret_cast : memref<2x2xf32, strided<[?, ?], offset: ?>>
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

func.func @space(%m: memref<8xi8, 3>, %i: index) -> memref<2xi8, strided<[1], offset: ?>, 3> {
  %r = memref.subview %m[%i] [2] [1] : memref<8xi8, 3> to memref<2xi8, strided<[1], offset: ?>, 3>
  return %r : memref<2xi8, strided<[1], offset: ?>, 3>
}

// CHECK: module {
// CHECK-NEXT:   func.func @space(%arg0: memref<8xi8, 3>, %arg1: index) -> memref<2xi8, strided<[1], offset: ?>, 3> {
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<8xi8, 3> -> memref<i8, 3>, index, index, index
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%arg1], sizes: [2], strides: [1] : memref<i8, 3> to memref<2xi8, strided<[1], offset: ?>, 3>
// CHECK-NEXT:     return %reinterpret_cast : memref<2xi8, strided<[1], offset: ?>, 3>
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

// -----

func.func @unused(%m: memref<8x16xf32>) {
  %0 = memref.subview %m[2, 2] [4, 4] [2, 2]
      : memref<8x16xf32> to memref<4x4xf32, strided<[32, 2], offset: 34>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unused(%arg0: memref<8x16xf32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
