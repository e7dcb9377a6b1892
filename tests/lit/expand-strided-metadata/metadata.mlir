// RUN: pyopt --split-input-file --expand-strided-metadata %s | FileCheck %s

// What a buffer consists of, where its producer says it.

func.func @of_collapsed(%m: memref<?x4xf32>) -> (memref<f32>, index, index, index) {
  %v = memref.collapse_shape %m [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  %b, %o, %s, %t = memref.extract_strided_metadata %v
      : memref<?xf32> -> memref<f32>, index, index, index
  return %b, %o, %s, %t : memref<f32>, index, index, index
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @of_collapsed(%arg0: memref<?x4xf32>) -> (memref<f32>, index, index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %0 = affine.apply #map()[%sizes#0]
// CHECK-NEXT:     return %base_buffer, %c0, %0, %c1 : memref<f32>, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_alloca(%n: index) -> (memref<f32>, index, index, index, index, index) {
  %v = memref.alloca(%n, %n) : memref<?x?xf32>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %v
      : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_alloca(%arg0: index) -> (memref<f32>, index, index, index, index, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca(%arg0, %arg0) : memref<?x?xf32>
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %alloca to offset: [0], sizes: [], strides: [] : memref<?x?xf32> to memref<f32>
// CHECK-NEXT:     return %reinterpret_cast, %c0, %arg0, %arg0, %arg0, %c1 : memref<f32>, index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_alloc_rank_0() -> (memref<f32>, index) {
  %v = memref.alloc() : memref<f32>
  %b, %o = memref.extract_strided_metadata %v : memref<f32> -> memref<f32>, index
  return %b, %o : memref<f32>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_alloc_rank_0() -> (memref<f32>, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<f32>
// CHECK-NEXT:     return %alloc, %c0 : memref<f32>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_layout() -> (memref<f32>, index, index, index) {
  %v = memref.alloc() : memref<4xf32, strided<[2], offset: 1>>
  %b, %o, %s, %t = memref.extract_strided_metadata %v
      : memref<4xf32, strided<[2], offset: 1>> -> memref<f32>, index, index, index
  return %b, %o, %s, %t : memref<f32>, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_layout() -> (memref<f32>, index, index, index) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32, strided<[2], offset: 1>>
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<4xf32, strided<[2], offset: 1>> -> memref<f32>, index, index, index
// CHECK-NEXT:     return %base_buffer, %c1, %c4, %c2 : memref<f32>, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

memref.global @g : memref<2x4xf32>

func.func @of_global() -> (memref<f32>, index, index, index, index, index) {
  %v = memref.get_global @g : memref<2x4xf32>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %v
      : memref<2x4xf32> -> memref<f32>, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   memref.global @g : memref<2x4xf32>
// CHECK-NEXT:   func.func @of_global() -> (memref<f32>, index, index, index, index, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = memref.get_global @g : memref<2x4xf32>
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %0 to offset: [0], sizes: [], strides: [] : memref<2x4xf32> to memref<f32>
// CHECK-NEXT:     return %reinterpret_cast, %c0, %c2, %c4, %c4, %c1 : memref<f32>, index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_reinterpret_cast(%m: memref<f32>, %i: index) -> (memref<f32>, index, index, index) {
  %v = memref.reinterpret_cast %m to offset: [%i], sizes: [2], strides: [1]
      : memref<f32> to memref<2xf32, strided<[1], offset: ?>>
  %b, %o, %s, %t = memref.extract_strided_metadata %v
      : memref<2xf32, strided<[1], offset: ?>> -> memref<f32>, index, index, index
  return %b, %o, %s, %t : memref<f32>, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_reinterpret_cast(%arg0: memref<f32>, %arg1: index) -> (memref<f32>, index, index, index) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %base_buffer, %offset = memref.extract_strided_metadata %arg0 : memref<f32> -> memref<f32>, index
// CHECK-NEXT:     return %base_buffer, %arg1, %c2, %c1 : memref<f32>, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_unranked(%m: memref<*xf32>, %i: index) -> (memref<f32>, index, index, index) {
  %v = memref.reinterpret_cast %m to offset: [%i], sizes: [2], strides: [1]
      : memref<*xf32> to memref<2xf32, strided<[1], offset: ?>>
  %b, %o, %s, %t = memref.extract_strided_metadata %v
      : memref<2xf32, strided<[1], offset: ?>> -> memref<f32>, index, index, index
  return %b, %o, %s, %t : memref<f32>, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_unranked(%arg0: memref<*xf32>, %arg1: index) -> (memref<f32>, index, index, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%arg1], sizes: [2], strides: [1] : memref<*xf32> to memref<2xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %reinterpret_cast : memref<2xf32, strided<[1], offset: ?>> -> memref<f32>, index, index, index
// CHECK-NEXT:     return %base_buffer, %offset, %c2, %c1 : memref<f32>, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_learning_cast(%m: memref<?xf32, strided<[?], offset: ?>>)
    -> (memref<f32>, index, index, index) {
  %v = memref.cast %m
      : memref<?xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[2], offset: ?>>
  %b, %o, %s, %t = memref.extract_strided_metadata %v
      : memref<4xf32, strided<[2], offset: ?>> -> memref<f32>, index, index, index
  return %b, %o, %s, %t : memref<f32>, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_learning_cast(%arg0: memref<?xf32, strided<[?], offset: ?>>) -> (memref<f32>, index, index, index) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
// CHECK-NEXT:     return %base_buffer, %offset, %c4, %c2 : memref<f32>, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_unranked_cast(%m: memref<*xf32>) -> (memref<f32>, index, index, index) {
  %v = memref.cast %m : memref<*xf32> to memref<?xf32>
  %b, %o, %s, %t = memref.extract_strided_metadata %v
      : memref<?xf32> -> memref<f32>, index, index, index
  return %b, %o, %s, %t : memref<f32>, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_unranked_cast(%arg0: memref<*xf32>) -> (memref<f32>, index, index, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<*xf32> to memref<?xf32>
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %cast : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     return %base_buffer, %c0, %sizes, %c1 : memref<f32>, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_transposed(%m: memref<4x?xf32>) -> (memref<f32>, index, index, index, index, index) {
  %v = memref.transpose %m (i, j) -> (j, i) : memref<4x?xf32> to memref<?x4xf32, strided<[1, ?]>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %v
      : memref<?x4xf32, strided<[1, ?]>> -> memref<f32>, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_transposed(%arg0: memref<4x?xf32>) -> (memref<f32>, index, index, index, index, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<4x?xf32> to memref<?x4xf32, strided<[1, ?]>>
// CHECK-NEXT:     %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %transpose : memref<?x4xf32, strided<[1, ?]>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     return %base_buffer, %c0, %sizes#0, %c4, %c1, %strides#1 : memref<f32>, index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_base(%m: memref<4xf32, strided<[?], offset: ?>>) -> (memref<f32>, index, index) {
  %b, %o, %s, %t = memref.extract_strided_metadata %m
      : memref<4xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
  %c, %p = memref.extract_strided_metadata %b : memref<f32> -> memref<f32>, index
  return %c, %p, %t : memref<f32>, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_base(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> (memref<f32>, index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
// CHECK-NEXT:     return %base_buffer, %c0, %strides : memref<f32>, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pointer_of_subview(%m: memref<?x4xf32>, %i: index) -> index {
  %0 = memref.subview %m[%i, 1] [2, 2] [1, 1]
      : memref<?x4xf32> to memref<2x2xf32, strided<[4, 1], offset: ?>>
  %1 = memref.extract_aligned_pointer_as_index %0
      : memref<2x2xf32, strided<[4, 1], offset: ?>> -> index
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @pointer_of_subview(%arg0: memref<?x4xf32>, %arg1: index) -> index {
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<?x4xf32> -> index
// CHECK-NEXT:     return %intptr : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pointer_of_cast(%m: memref<f32>, %i: index) -> index {
  %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [2], strides: [1]
      : memref<f32> to memref<2xf32, strided<[1], offset: ?>>
  %1 = memref.cast %0
      : memref<2xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
  %2 = memref.extract_aligned_pointer_as_index %1 : memref<?xf32, strided<[1], offset: ?>> -> index
  return %2 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @pointer_of_cast(%arg0: memref<f32>, %arg1: index) -> index {
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%arg1], sizes: [2], strides: [1] : memref<f32> to memref<2xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     %cast = memref.cast %reinterpret_cast : memref<2xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %cast : memref<?xf32, strided<[1], offset: ?>> -> index
// CHECK-NEXT:     return %intptr : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @declared(memref<?xf32>)

func.func @empty() {
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @declared(memref<?xf32>)
// CHECK-NEXT:   func.func @empty() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// All is known of the type.
func.func @all_known(%m: memref<f32>, %i: index)
    -> (memref<f32>, index, index, index, index, index) {
  %v = memref.reinterpret_cast %m to offset: [11], sizes: [2, 3], strides: [5, 7]
      : memref<f32> to memref<2x3xf32, strided<[5, 7], offset: 11>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %v
      : memref<2x3xf32, strided<[5, 7], offset: 11>>
      -> memref<f32>, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @all_known(%arg0: memref<f32>, %arg1: index) -> (memref<f32>, index, index, index, index, index) {
// CHECK-NEXT:     %c11 = arith.constant 11 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %base_buffer, %offset = memref.extract_strided_metadata %arg0 : memref<f32> -> memref<f32>, index
// CHECK-NEXT:     return %base_buffer, %c11, %c2, %c3, %c5, %c7 : memref<f32>, index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Only the cast knows it.
func.func @known_of_cast(%m: memref<f32>, %i: index)
    -> (memref<f32>, index, index, index, index, index) {
  %v = memref.reinterpret_cast %m to offset: [%i], sizes: [2, 3], strides: [5, 7]
      : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %v
      : memref<?x?xf32, strided<[?, ?], offset: ?>>
      -> memref<f32>, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @known_of_cast(%arg0: memref<f32>, %arg1: index) -> (memref<f32>, index, index, index, index, index) {
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %base_buffer, %offset = memref.extract_strided_metadata %arg0 : memref<f32> -> memref<f32>, index
// CHECK-NEXT:     return %base_buffer, %arg1, %c2, %c3, %c5, %c7 : memref<f32>, index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A slice of which all is known.
func.func @of_subview(%m: memref<8x8xf32>, %i: index)
    -> (memref<f32>, index, index, index, index, index) {
  %v = memref.subview %m[2, 3] [4, 5] [1, 1]
      : memref<8x8xf32> to memref<4x5xf32, strided<[8, 1], offset: 19>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %v
      : memref<4x5xf32, strided<[8, 1], offset: 19>>
      -> memref<f32>, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_subview(%arg0: memref<8x8xf32>, %arg1: index) -> (memref<f32>, index, index, index, index, index) {
// CHECK-NEXT:     %c19 = arith.constant 19 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<8x8xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     return %base_buffer, %c19, %c4, %c5, %c8, %c1 : memref<f32>, index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The type knows one extent and one stride.
func.func @partly_known(%m: memref<f32>, %i: index)
    -> (memref<f32>, index, index, index, index, index) {
  %v = memref.reinterpret_cast %m to offset: [11], sizes: [2, 3], strides: [5, 7]
      : memref<f32> to memref<2x?xf32, strided<[5, ?], offset: ?>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %v
      : memref<2x?xf32, strided<[5, ?], offset: ?>>
      -> memref<f32>, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @partly_known(%arg0: memref<f32>, %arg1: index) -> (memref<f32>, index, index, index, index, index) {
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c11 = arith.constant 11 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %base_buffer, %offset = memref.extract_strided_metadata %arg0 : memref<f32> -> memref<f32>, index
// CHECK-NEXT:     return %base_buffer, %c11, %c2, %c3, %c5, %c7 : memref<f32>, index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
