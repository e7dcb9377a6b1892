// RUN: pyopt --split-input-file --expand-strided-metadata %s | FileCheck %s

// Expanded and collapsed buffers.

func.func @expand_outer(%m: memref<?xf32>, %n: index, %k: index) -> memref<?x3x4xf32> {
  %r = memref.expand_shape %m [[0, 1, 2]] output_shape [%n, 3, 4]
      : memref<?xf32> into memref<?x3x4xf32>
  return %r : memref<?x3x4xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 floordiv 12)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @expand_outer(%arg0: memref<?xf32>, %arg1: index, %arg2: index) -> memref<?x3x4xf32> {
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %0 = affine.apply #map()[%sizes]
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [%0, 3, 4], strides: [12, 4, 1] : memref<f32> to memref<?x3x4xf32>
// CHECK-NEXT:     return %reinterpret_cast : memref<?x3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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

func.func @expand_offset(%m: memref<f32, strided<[], offset: ?>>, %n: index, %k: index)
    -> memref<1x1xf32, strided<[1, 1], offset: ?>> {
  %r = memref.expand_shape %m [] output_shape [1, 1]
      : memref<f32, strided<[], offset: ?>> into memref<1x1xf32, strided<[1, 1], offset: ?>>
  return %r : memref<1x1xf32, strided<[1, 1], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @expand_offset(%arg0: memref<f32, strided<[], offset: ?>>, %arg1: index, %arg2: index) -> memref<1x1xf32, strided<[1, 1], offset: ?>> {
// CHECK-NEXT:     %base_buffer, %offset = memref.extract_strided_metadata %arg0 : memref<f32, strided<[], offset: ?>> -> memref<f32>, index
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%offset], sizes: [1, 1], strides: [1, 1] : memref<f32> to memref<1x1xf32, strided<[1, 1], offset: ?>>
// CHECK-NEXT:     return %reinterpret_cast : memref<1x1xf32, strided<[1, 1], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @collapse_known(%m: memref<2x3x4xf32>) -> memref<6x4xf32> {
  %r = memref.collapse_shape %m [[0, 1], [2]] : memref<2x3x4xf32> into memref<6x4xf32>
  return %r : memref<6x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @collapse_known(%arg0: memref<2x3x4xf32>) -> memref<6x4xf32> {
// CHECK-NEXT:     %base_buffer, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %arg0 : memref<2x3x4xf32> -> memref<f32>, index, index, index, index, index, index, index
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [6, 4], strides: [4, 1] : memref<f32> to memref<6x4xf32>
// CHECK-NEXT:     return %reinterpret_cast : memref<6x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @collapse_two(%m: memref<?x?xf32>) -> memref<?xf32> {
  %r = memref.collapse_shape %m [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  return %r : memref<?xf32>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @collapse_two(%arg0: memref<?x?xf32>) -> memref<?xf32> {
// CHECK-NEXT:     %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %0 = affine.apply #map()[%sizes#0, %sizes#1]
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [%0], strides: [1] : memref<f32> to memref<?xf32>
// CHECK-NEXT:     return %reinterpret_cast : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @collapse_rank_0(%m: memref<1x1xf32>) -> memref<f32> {
  %r = memref.collapse_shape %m [] : memref<1x1xf32> into memref<f32>
  return %r : memref<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @collapse_rank_0(%arg0: memref<1x1xf32>) -> memref<f32> {
// CHECK-NEXT:     %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<1x1xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     return %base_buffer : memref<f32>
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

// -----

func.func @collapse_unit_dimension(%m: memref<4x1xf32, strided<[8, 3], offset: 2>>)
    -> memref<4xf32, strided<[8], offset: 2>> {
  %r = memref.collapse_shape %m [[0, 1]]
      : memref<4x1xf32, strided<[8, 3], offset: 2>> into memref<4xf32, strided<[8], offset: 2>>
  return %r : memref<4xf32, strided<[8], offset: 2>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @collapse_unit_dimension(%arg0: memref<4x1xf32, strided<[8, 3], offset: 2>>) -> memref<4xf32, strided<[8], offset: 2>> {
// CHECK-NEXT:     %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<4x1xf32, strided<[8, 3], offset: 2>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [2], sizes: [4], strides: [8] : memref<f32> to memref<4xf32, strided<[8], offset: 2>>
// CHECK-NEXT:     return %reinterpret_cast : memref<4xf32, strided<[8], offset: 2>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @collapse_known_strides(%m: memref<2x4xf32, strided<[8, 2], offset: ?>>)
    -> memref<8xf32, strided<[2], offset: ?>> {
  %r = memref.collapse_shape %m [[0, 1]]
      : memref<2x4xf32, strided<[8, 2], offset: ?>> into memref<8xf32, strided<[2], offset: ?>>
  return %r : memref<8xf32, strided<[2], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @collapse_known_strides(%arg0: memref<2x4xf32, strided<[8, 2], offset: ?>>) -> memref<8xf32, strided<[2], offset: ?>> {
// CHECK-NEXT:     %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<2x4xf32, strided<[8, 2], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%offset], sizes: [8], strides: [2] : memref<f32> to memref<8xf32, strided<[2], offset: ?>>
// CHECK-NEXT:     return %reinterpret_cast : memref<8xf32, strided<[2], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
