// RUN: pyopt --split-input-file --expand-strided-metadata %s | FileCheck %s

// Where the reference is wrong or crashes.

// The stride of a dimension that turns out to have one element may be anything.
func.func @collapse_strided(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>)
    -> memref<?xf32, strided<[?], offset: ?>> {
  %r = memref.collapse_shape %m [[0, 1]]
      : memref<?x?xf32, strided<[?, ?], offset: ?>> into memref<?xf32, strided<[?], offset: ?>>
  return %r : memref<?xf32, strided<[?], offset: ?>>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @collapse_strided(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %0 = affine.apply #map()[%sizes#0, %sizes#1]
// CHECK-NEXT:     %1 = arith.cmpi eq, %sizes#1, %c1 : index
// CHECK-NEXT:     %2 = arith.select %1, %strides#0, %strides#1 : index
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%offset], sizes: [%0], strides: [%2] : memref<f32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %reinterpret_cast : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @expand_two_unknown(%m: memref<?xf32>, %n: index, %k: index) -> memref<?x?x4xf32> {
  %r = memref.expand_shape %m [[0, 1, 2]] output_shape [%n, %k, 4]
      : memref<?xf32> into memref<?x?x4xf32>
  return %r : memref<?x?x4xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @expand_two_unknown(%arg0: memref<?xf32>, %arg1: index, %arg2: index) -> memref<?x?x4xf32> {
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %0 = affine.apply #map()[%arg2]
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [%arg1, %arg2, 4], strides: [%0, 4, 1] : memref<f32> to memref<?x?x4xf32>
// CHECK-NEXT:     return %reinterpret_cast : memref<?x?x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A memref.view may begin behind the beginning of its source.
func.func @pointer_of_view(%m: memref<?xi8>, %o: index) -> index {
  %0 = memref.view %m[%o][] : memref<?xi8> to memref<2xf32>
  %1 = memref.extract_aligned_pointer_as_index %0 : memref<2xf32> -> index
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @pointer_of_view(%arg0: memref<?xi8>, %arg1: index) -> index {
// CHECK-NEXT:     %view = memref.view %arg0[%arg1][] : memref<?xi8> to memref<2xf32>
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %view : memref<2xf32> -> index
// CHECK-NEXT:     return %intptr : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// llvm/llvm-project#193213: the cast of a slice to another offset, which its type does not tell.
func.func @offset_of_cast(%m: memref<8xf32>, %i: index) -> memref<4xf32, strided<[1], offset: ?>> {
  %0 = memref.subview %m[%i] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
  %r = memref.reinterpret_cast %0 to offset: [0], sizes: [4], strides: [1]
      : memref<4xf32, strided<[1], offset: ?>> to memref<4xf32, strided<[1], offset: ?>>
  return %r : memref<4xf32, strided<[1], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @offset_of_cast(%arg0: memref<8xf32>, %arg1: index) -> memref<4xf32, strided<[1], offset: ?>> {
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<8xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [4], strides: [1] : memref<f32> to memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     return %reinterpret_cast : memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @offset_of_argument(%m: memref<4xf32, strided<[?], offset: ?>>)
    -> memref<4xf32, strided<[?], offset: ?>> {
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [2]
      : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
  return %r : memref<4xf32, strided<[?], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @offset_of_argument(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [4], strides: [2] : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %reinterpret_cast : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
