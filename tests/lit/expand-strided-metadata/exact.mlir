// RUN: pyopt --split-input-file --expand-strided-metadata=reference-exact=true %s | FileCheck %s

// The last of the strides.

func.func @collapse_four(%m: memref<?x?x4x?xf32, strided<[?, ?, ?, ?], offset: ?>>)
    -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %r = memref.collapse_shape %m [[0, 1], [2, 3]]
      : memref<?x?x4x?xf32, strided<[?, ?, ?, ?], offset: ?>>
      into memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %r : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 * 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @collapse_four(%arg0: memref<?x?x4x?xf32, strided<[?, ?, ?, ?], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT:     %base_buffer, %offset, %sizes:4, %strides:4 = memref.extract_strided_metadata %arg0 : memref<?x?x4x?xf32, strided<[?, ?, ?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index, index, index, index, index
// CHECK-NEXT:     %0 = affine.apply #map()[%sizes#0, %sizes#1]
// CHECK-NEXT:     %1 = affine.apply #map1()[%sizes#3]
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%offset], sizes: [%0, %1], strides: [%strides#1, %strides#3] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     return %reinterpret_cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
