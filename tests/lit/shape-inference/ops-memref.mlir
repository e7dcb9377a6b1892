// RUN: pyopt %s --shape-inference --split-input-file | FileCheck %s

// What memref ops make known.

// Cast and memory_space_cast, both ways.

func.func @cast_and_memory_space_cast_both_ways(%a: memref<?x?xf32>, %b: memref<*xf32>)
    -> (index, index, index, index, index, index, index) {
  %0 = memref.cast %a : memref<?x?xf32> to memref<?x4xf32>
  %1 = memref.memory_space_cast %a : memref<?x?xf32> to memref<?x?xf32, 1>
  %2 = memref.cast %1 : memref<?x?xf32, 1> to memref<3x?xf32, 1>
  %3 = memref.cast %b : memref<*xf32> to memref<?x5xf32>
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %q0 = memref.dim %a, %k0 : memref<?x?xf32>
  %q1 = memref.dim %a, %k1 : memref<?x?xf32>
  %q2 = memref.dim %1, %k0 : memref<?x?xf32, 1>
  %q3 = memref.dim %1, %k1 : memref<?x?xf32, 1>
  %q4 = memref.rank %b : memref<*xf32>
  %q5 = memref.dim %b, %k0 : memref<*xf32>
  %q6 = memref.dim %b, %k1 : memref<*xf32>
  return %q0, %q1, %q2, %q3, %q4, %q5, %q6 : index, index, index, index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast_and_memory_space_cast_both_ways(%arg0: memref<?x?xf32>, %arg1: memref<*xf32>) -> (index, index, index, index, index, index, index) {
// CHECK-NEXT:     %cast = memref.cast %arg1 : memref<*xf32> to memref<?x5xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c3_0 = arith.constant 3 : index
// CHECK-NEXT:     %c4_1 = arith.constant 4 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %dim = memref.dim %arg1, %c0 : memref<*xf32>
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     return %c3, %c4, %c3_0, %c4_1, %c2, %dim, %c5 : index, index, index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Alloc, alloca, realloc, view.

func.func @alloc_alloca_realloc_view(%i: index, %j: index, %s: memref<?xi8>)
    -> (index, index, index, index, index, index, index) {
  %0 = memref.alloc(%i, %j)[%j]
      : memref<?x3x?xf32, affine_map<(d0, d1, d2)[s0] -> (d0 + s0, d1, d2)>>
  %1 = memref.alloca(%i) : memref<?xf32>
  %2 = memref.realloc %1(%j) : memref<?xf32> to memref<?xf32>
  %3 = memref.view %s[%i][%j, %i] : memref<?xi8> to memref<?x2x?xf32>
  %k0 = arith.constant 0 : index
  %k2 = arith.constant 2 : index
  %q0 = memref.dim %0, %k0 : memref<?x3x?xf32, affine_map<(d0, d1, d2)[s0] -> (d0 + s0, d1, d2)>>
  %q1 = memref.dim %0, %k2 : memref<?x3x?xf32, affine_map<(d0, d1, d2)[s0] -> (d0 + s0, d1, d2)>>
  %q2 = memref.dim %1, %k0 : memref<?xf32>
  %q3 = memref.dim %2, %k0 : memref<?xf32>
  %q4 = memref.dim %3, %k0 : memref<?x2x?xf32>
  %q5 = memref.dim %3, %k2 : memref<?x2x?xf32>
  %q6 = memref.dim %s, %k0 : memref<?xi8>
  return %q0, %q1, %q2, %q3, %q4, %q5, %q6 : index, index, index, index, index, index, index
}

// CHECK: #map = affine_map<(d0, d1, d2)[s0] -> (d0 + s0, d1, d2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @alloc_alloca_realloc_view(%arg0: index, %arg1: index, %arg2: memref<?xi8>) -> (index, index, index, index, index, index, index) {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0, %arg1)[%arg1] : memref<?x3x?xf32, #map>
// CHECK-NEXT:     %alloca = memref.alloca(%arg0) : memref<?xf32>
// CHECK-NEXT:     %0 = memref.realloc %alloca(%arg1) : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg2, %c0 : memref<?xi8>
// CHECK-NEXT:     return %arg0, %arg1, %arg0, %arg1, %arg1, %arg0, %dim : index, index, index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Collapse_shape and expand_shape.

func.func @collapse_shape_and_expand_shape(%a: memref<?x4xf32>, %i: index)
    -> (index, index, index) {
  %0 = memref.collapse_shape %a [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%i, 2] : memref<?xf32> into memref<?x2xf32>
  %2 = memref.cast %1 : memref<?x2xf32> to memref<6x2xf32>
  %k0 = arith.constant 0 : index
  %q0 = memref.dim %0, %k0 : memref<?xf32>
  %q1 = memref.dim %a, %k0 : memref<?x4xf32>
  return %i, %q0, %q1 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @collapse_shape_and_expand_shape(%arg0: memref<?x4xf32>, %arg1: index) -> (index, index, index) {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<?x4xf32> to memref<3x4xf32>
// CHECK-NEXT{LITERAL}:     %collapse_shape = memref.collapse_shape %cast [[0, 1]] : memref<3x4xf32> into memref<12xf32>
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %collapse_shape [[0, 1]] output_shape [6, 2] : memref<12xf32> into memref<6x2xf32>
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     return %arg1, %c12, %c3 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Subview.

func.func @subview(%a: memref<?x?xf32>, %i: index) -> (index, index, index, index) {
  %0 = memref.subview %a[0, 0] [%i, 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1]>>
  %1 = memref.subview %a[0, 0] [1, %i] [1, 1] : memref<?x?xf32> to memref<?xf32, strided<[1]>>
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %q0 = memref.dim %0, %k0 : memref<?x4xf32, strided<[?, 1]>>
  %q1 = memref.dim %1, %k0 : memref<?xf32, strided<[1]>>
  %q2 = memref.dim %a, %k0 : memref<?x?xf32>
  %q3 = memref.dim %a, %k1 : memref<?x?xf32>
  return %q0, %q1, %q2, %q3 : index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @subview(%arg0: memref<?x?xf32>, %arg1: index) -> (index, index, index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
// CHECK-NEXT:     return %arg1, %arg1, %dim, %dim_0 : index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Subview that drops one of two unit dimensions.

func.func @subview_that_drops_one_of_two_unit_dimensions(%a: memref<8x8x8xf32>, %i: index)
    -> index {
  %0 = memref.subview %a[0, 0, 0] [1, %i, 1] [1, 1, 1]
      : memref<8x8x8xf32> to memref<?x1xf32, strided<[8, 1]>>
  %k0 = arith.constant 0 : index
  %q0 = memref.dim %0, %k0 : memref<?x1xf32, strided<[8, 1]>>
  return %q0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @subview_that_drops_one_of_two_unit_dimensions(%arg0: memref<8x8x8xf32>, %arg1: index) -> index {
// CHECK-NEXT:     return %arg1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Transpose, both ways.

func.func @transpose_both_ways(%a: memref<?x?x3xf32>) -> (index, index, index, index) {
  %0 = memref.transpose %a (d0, d1, d2) -> (d2, d0, d1)
      : memref<?x?x3xf32> to memref<3x?x?xf32, strided<[1, ?, 3]>>
  %1 = memref.cast %0
      : memref<3x?x?xf32, strided<[1, ?, 3]>> to memref<3x5x?xf32, strided<[1, ?, 3]>>
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %k2 = arith.constant 2 : index
  %q0 = memref.dim %0, %k1 : memref<3x?x?xf32, strided<[1, ?, 3]>>
  %q1 = memref.dim %0, %k2 : memref<3x?x?xf32, strided<[1, ?, 3]>>
  %q2 = memref.dim %a, %k0 : memref<?x?x3xf32>
  %q3 = memref.dim %a, %k1 : memref<?x?x3xf32>
  return %q0, %q1, %q2, %q3 : index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @transpose_both_ways(%arg0: memref<?x?x3xf32>) -> (index, index, index, index) {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<?x?x3xf32> to memref<5x?x3xf32>
// CHECK-NEXT:     %transpose = memref.transpose %cast (d0, d1, d2) -> (d2, d0, d1) : memref<5x?x3xf32> to memref<3x5x?xf32, strided<[1, ?, 3]>>
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %dim = memref.dim %transpose, %c2 : memref<3x5x?xf32, strided<[1, ?, 3]>>
// CHECK-NEXT:     %c5_0 = arith.constant 5 : index
// CHECK-NEXT:     return %c5, %dim, %c5_0, %dim : index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Reinterpret_cast.

func.func @reinterpret_cast(%a: memref<?xf32>, %i: index, %j: index) -> (index, index) {
  %0 = memref.reinterpret_cast %a to offset: [0], sizes: [%i, 4], strides: [%j, 1]
      : memref<?xf32> to memref<?x4xf32, strided<[?, 1]>>
  %k0 = arith.constant 0 : index
  %q0 = memref.dim %0, %k0 : memref<?x4xf32, strided<[?, 1]>>
  %q1 = memref.dim %a, %k0 : memref<?xf32>
  return %q0, %q1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @reinterpret_cast(%arg0: memref<?xf32>, %arg1: index, %arg2: index) -> (index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT:     return %arg1, %dim : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Reshape: the rank, and what a constant holds.

memref.global "private" constant @shape : memref<2xindex> = dense<[3, 4]>
memref.global "private" @changing : memref<2xindex> = dense<[3, 4]>
func.func @reshape_the_rank_and_what_a_constant_holds(%a: memref<*xf32>, %s: memref<2xindex>)
    -> (index, index, index, index, index, index, index) {
  %0 = memref.reshape %a(%s) : (memref<*xf32>, memref<2xindex>) -> memref<*xf32>
  %g = memref.get_global @shape : memref<2xindex>
  %1 = memref.reshape %a(%g) : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
  %h = memref.get_global @changing : memref<2xindex>
  %2 = memref.reshape %a(%h) : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %q0 = memref.rank %0 : memref<*xf32>
  %q1 = memref.dim %0, %k0 : memref<*xf32>
  %q2 = memref.dim %0, %k1 : memref<*xf32>
  %q3 = memref.dim %1, %k0 : memref<?x?xf32>
  %q4 = memref.dim %1, %k1 : memref<?x?xf32>
  %q5 = memref.dim %2, %k0 : memref<?x?xf32>
  %q6 = memref.dim %2, %k1 : memref<?x?xf32>
  return %q0, %q1, %q2, %q3, %q4, %q5, %q6 : index, index, index, index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   memref.global "private" constant @shape : memref<2xindex> = dense<[3, 4]>
// CHECK-NEXT:   memref.global "private" @changing : memref<2xindex> = dense<[3, 4]>
// CHECK-NEXT:   func.func @reshape_the_rank_and_what_a_constant_holds(%arg0: memref<*xf32>, %arg1: memref<2xindex>) -> (index, index, index, index, index, index, index) {
// CHECK-NEXT:     %reshape = memref.reshape %arg0(%arg1) : (memref<*xf32>, memref<2xindex>) -> memref<*xf32>
// CHECK-NEXT:     %0 = memref.get_global @changing : memref<2xindex>
// CHECK-NEXT:     %reshape_0 = memref.reshape %arg0(%0) : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %dim = memref.dim %reshape, %c0 : memref<*xf32>
// CHECK-NEXT:     %dim_1 = memref.dim %reshape, %c1 : memref<*xf32>
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %dim_2 = memref.dim %reshape_0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %dim_3 = memref.dim %reshape_0, %c1 : memref<?x?xf32>
// CHECK-NEXT:     return %c2, %dim, %dim_1, %c3, %c4, %dim_2, %dim_3 : index, index, index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Extract_strided_metadata.

func.func @extract_strided_metadata(%a: memref<?x?x4xf32>,
                                    %b: memref<?x4xf32, strided<[?, 1], offset: 7>>)
    -> (index, index, index, index, index, index, index, index) {
  %0, %o, %s:3, %t:3 = memref.extract_strided_metadata %a
      : memref<?x?x4xf32> -> memref<f32>, index, index, index, index, index, index, index
  %1, %p, %x:2, %y:2 = memref.extract_strided_metadata %b
      : memref<?x4xf32, strided<[?, 1], offset: 7>>
      -> memref<f32>, index, index, index, index, index
  return %o, %s#1, %t#0, %t#2, %p, %x#0, %y#0, %y#1
      : index, index, index, index, index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_strided_metadata(%arg0: memref<?x?x4xf32>, %arg1: memref<?x4xf32, strided<[?, 1], offset: 7>>) -> (index, index, index, index, index, index, index, index) {
// CHECK-NEXT:     %base_buffer, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %arg0 : memref<?x?x4xf32> -> memref<f32>, index, index, index, index, index, index, index
// CHECK-NEXT:     %base_buffer_0, %offset_1, %sizes_2:2, %strides_3:2 = memref.extract_strided_metadata %arg1 : memref<?x4xf32, strided<[?, 1], offset: 7>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     return %offset, %sizes#1, %strides#0, %strides#2, %offset_1, %sizes_2#0, %strides_3#0, %strides_3#1 : index, index, index, index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Copy.

func.func @copy(%a: memref<?xf32>, %b: memref<4xf32>) -> index {
  memref.copy %a, %b : memref<?xf32> to memref<4xf32>
  %k0 = arith.constant 0 : index
  %q0 = memref.dim %a, %k0 : memref<?xf32>
  return %q0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @copy(%arg0: memref<?xf32>, %arg1: memref<4xf32>) -> index {
// CHECK-NEXT:     memref.copy %arg0, %arg1 : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     return %c4 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Distinct objects: each result is like the operand at its place, both ways.

func.func @distinct_objects(%a: memref<?xf32>, %b: memref<?xf32>) -> (index, index, index) {
  %0:2 = memref.distinct_objects %a, %b : memref<?xf32>, memref<?xf32>
  %1 = memref.cast %0#1 : memref<?xf32> to memref<6xf32>
  %k0 = arith.constant 0 : index
  %q0 = memref.dim %0#0, %k0 : memref<?xf32>
  %q1 = memref.dim %0#1, %k0 : memref<?xf32>
  %q2 = memref.dim %b, %k0 : memref<?xf32>
  return %q0, %q1, %q2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @distinct_objects(%arg0: memref<?xf32>, %arg1: memref<?xf32>) -> (index, index, index) {
// CHECK-NEXT:     %cast = memref.cast %arg1 : memref<?xf32> to memref<6xf32>
// CHECK-NEXT:     %0:2 = memref.distinct_objects %arg0, %cast : memref<?xf32>, memref<6xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %0#0, %c0 : memref<?xf32>
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %c6_0 = arith.constant 6 : index
// CHECK-NEXT:     return %dim, %c6, %c6_0 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
