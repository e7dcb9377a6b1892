// RUN: pyopt --split-input-file --expand-strided-metadata %s | FileCheck %s

// Expanded and collapsed buffers.

func.func @expand_strided_inner(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %n: index,
                                %k: index)
    -> memref<5x?x2x?xf32, strided<[?, ?, ?, ?], offset: ?>> {
  %r = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [5, %n, 2, %k]
      : memref<?x?xf32, strided<[?, ?], offset: ?>>
      into memref<5x?x2x?xf32, strided<[?, ?, ?, ?], offset: ?>>
  return %r : memref<5x?x2x?xf32, strided<[?, ?, ?, ?], offset: ?>>
}

// CHECK: #map = affine_map<()[s0] -> (s0 floordiv 5)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> ((s0 floordiv 5) * s1)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 floordiv 2)>
// CHECK-NEXT: #map3 = affine_map<()[s0, s1] -> ((s0 floordiv 2) * s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @expand_strided_inner(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: index, %arg2: index) -> memref<5x?x2x?xf32, strided<[?, ?, ?, ?], offset: ?>> {
// CHECK-NEXT:     %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %0 = affine.apply #map()[%sizes#0]
// CHECK-NEXT:     %1 = affine.apply #map1()[%sizes#0, %strides#0]
// CHECK-NEXT:     %2 = affine.apply #map2()[%sizes#1]
// CHECK-NEXT:     %3 = affine.apply #map3()[%sizes#1, %strides#1]
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%offset], sizes: [5, %0, 2, %2], strides: [%1, %strides#0, %3, %strides#1] : memref<f32> to memref<5x?x2x?xf32, strided<[?, ?, ?, ?], offset: ?>>
// CHECK-NEXT:     return %reinterpret_cast : memref<5x?x2x?xf32, strided<[?, ?, ?, ?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @expand_rank_0(%m: memref<f32>, %n: index, %k: index) -> memref<1x1xf32> {
  %r = memref.expand_shape %m [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  return %r : memref<1x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @expand_rank_0(%arg0: memref<f32>, %arg1: index, %arg2: index) -> memref<1x1xf32> {
// CHECK-NEXT:     %base_buffer, %offset = memref.extract_strided_metadata %arg0 : memref<f32> -> memref<f32>, index
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [1, 1], strides: [1, 1] : memref<f32> to memref<1x1xf32>
// CHECK-NEXT:     return %reinterpret_cast : memref<1x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @collapse_units(%m: memref<1x1xf32, strided<[?, ?], offset: ?>>)
    -> memref<1xf32, strided<[?], offset: ?>> {
  %r = memref.collapse_shape %m [[0, 1]]
      : memref<1x1xf32, strided<[?, ?], offset: ?>> into memref<1xf32, strided<[?], offset: ?>>
  return %r : memref<1xf32, strided<[?], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @collapse_units(%arg0: memref<1x1xf32, strided<[?, ?], offset: ?>>) -> memref<1xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<1x1xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%offset], sizes: [1], strides: [%strides#0] : memref<f32> to memref<1xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %reinterpret_cast : memref<1xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
