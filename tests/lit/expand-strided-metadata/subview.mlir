// RUN: pyopt --split-input-file --expand-strided-metadata %s | FileCheck %s

// Slices.

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
