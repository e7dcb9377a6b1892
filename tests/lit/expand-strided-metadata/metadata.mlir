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
