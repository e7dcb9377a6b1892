// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Casts of extents, strides, offset and rank, and of the memory space.
func.func @f(%m: memref<4x?xf32>, %u: memref<*xf32>,
             %s: memref<12x4xf32, strided<[?, ?], offset: ?>>) {
  %0 = memref.cast %m : memref<4x?xf32> to memref<?x8xf32>
  %1 = memref.cast %m {keep} : memref<4x?xf32> to memref<*xf32>
  %2 = memref.cast %u : memref<*xf32> to memref<4x?xf32>
  %3 = memref.cast %s
      : memref<12x4xf32, strided<[?, ?], offset: ?>> to memref<12x4xf32, strided<[4, 1], offset: 5>>
  %4 = "memref.cast"(%s) : (memref<12x4xf32, strided<[?, ?], offset: ?>>) -> memref<12x4xf32>
  %5 = memref.cast %m
      : memref<4x?xf32> to memref<4x?xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>
  %6 = memref.memory_space_cast %m : memref<4x?xf32> to memref<4x?xf32, 5>
  %7 = memref.memory_space_cast %u {keep} : memref<*xf32> to memref<*xf32, "fast">
  %8 = "memref.memory_space_cast"(%6) : (memref<4x?xf32, 5>) -> memref<4x?xf32, 1 : i32>
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<*xf32>, %arg2: memref<12x4xf32, strided<[?, ?], offset: ?>>) {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4x?xf32> to memref<?x8xf32>
// CHECK-NEXT:     %cast_0 = memref.cast %arg0 {keep} : memref<4x?xf32> to memref<*xf32>
// CHECK-NEXT:     %cast_1 = memref.cast %arg1 : memref<*xf32> to memref<4x?xf32>
// CHECK-NEXT:     %cast_2 = memref.cast %arg2 : memref<12x4xf32, strided<[?, ?], offset: ?>> to memref<12x4xf32, strided<[4, 1], offset: 5>>
// CHECK-NEXT:     %cast_3 = memref.cast %arg2 : memref<12x4xf32, strided<[?, ?], offset: ?>> to memref<12x4xf32>
// CHECK-NEXT:     %cast_4 = memref.cast %arg0 : memref<4x?xf32> to memref<4x?xf32, #map>
// CHECK-NEXT:     %memspacecast = memref.memory_space_cast %arg0 : memref<4x?xf32> to memref<4x?xf32, 5>
// CHECK-NEXT:     %memspacecast_5 = memref.memory_space_cast %arg1 {keep} : memref<*xf32> to memref<*xf32, "fast">
// CHECK-NEXT:     %memspacecast_6 = memref.memory_space_cast %memspacecast : memref<4x?xf32, 5> to memref<4x?xf32, 1 : i32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x?xf32>, memref<*xf32>, memref<12x4xf32, strided<[?, ?], offset: ?>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<*xf32>, %arg2: memref<12x4xf32, strided<[?, ?], offset: ?>>):
// GENERIC-NEXT:     %0 = "memref.cast"(%arg0) : (memref<4x?xf32>) -> memref<?x8xf32>
// GENERIC-NEXT:     %1 = "memref.cast"(%arg0) {keep} : (memref<4x?xf32>) -> memref<*xf32>
// GENERIC-NEXT:     %2 = "memref.cast"(%arg1) : (memref<*xf32>) -> memref<4x?xf32>
// GENERIC-NEXT:     %3 = "memref.cast"(%arg2) : (memref<12x4xf32, strided<[?, ?], offset: ?>>) -> memref<12x4xf32, strided<[4, 1], offset: 5>>
// GENERIC-NEXT:     %4 = "memref.cast"(%arg2) : (memref<12x4xf32, strided<[?, ?], offset: ?>>) -> memref<12x4xf32>
// GENERIC-NEXT:     %5 = "memref.cast"(%arg0) : (memref<4x?xf32>) -> memref<4x?xf32, #map>
// GENERIC-NEXT:     %6 = "memref.memory_space_cast"(%arg0) : (memref<4x?xf32>) -> memref<4x?xf32, 5>
// GENERIC-NEXT:     %7 = "memref.memory_space_cast"(%arg1) {keep} : (memref<*xf32>) -> memref<*xf32, "fast">
// GENERIC-NEXT:     %8 = "memref.memory_space_cast"(%6) : (memref<4x?xf32, 5>) -> memref<4x?xf32, 1 : i32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Extents, rank and address.
func.func @f(%m: memref<4x?xf32>, %u: memref<*xf32>, %i: index) {
  %0 = memref.dim %m, %i : memref<4x?xf32>
  %1 = memref.dim {keep} %u, %i : memref<*xf32>
  %2 = "memref.dim"(%m, %i) : (memref<4x?xf32>, index) -> index
  %3 = memref.rank %m : memref<4x?xf32>
  %4 = memref.rank %u {keep} : memref<*xf32>
  %5 = "memref.rank"(%u) : (memref<*xf32>) -> index
  %6 = memref.extract_aligned_pointer_as_index %m : memref<4x?xf32> -> index
  %7 = memref.extract_aligned_pointer_as_index %u : memref<*xf32> -> index {keep}
  %8 = "memref.extract_aligned_pointer_as_index"(%u) : (memref<*xf32>) -> index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<*xf32>, %arg2: index) {
// CHECK-NEXT:     %dim = memref.dim %arg0, %arg2 : memref<4x?xf32>
// CHECK-NEXT:     %dim_0 = memref.dim {keep} %arg1, %arg2 : memref<*xf32>
// CHECK-NEXT:     %dim_1 = memref.dim %arg0, %arg2 : memref<4x?xf32>
// CHECK-NEXT:     %0 = memref.rank %arg0 : memref<4x?xf32>
// CHECK-NEXT:     %1 = memref.rank %arg1 {keep} : memref<*xf32>
// CHECK-NEXT:     %2 = memref.rank %arg1 : memref<*xf32>
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<4x?xf32> -> index
// CHECK-NEXT:     %intptr_2 = memref.extract_aligned_pointer_as_index %arg1 : memref<*xf32> -> index {keep}
// CHECK-NEXT:     %intptr_3 = memref.extract_aligned_pointer_as_index %arg1 : memref<*xf32> -> index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x?xf32>, memref<*xf32>, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<*xf32>, %arg2: index):
// GENERIC-NEXT:     %0 = "memref.dim"(%arg0, %arg2) : (memref<4x?xf32>, index) -> index
// GENERIC-NEXT:     %1 = "memref.dim"(%arg1, %arg2) {keep} : (memref<*xf32>, index) -> index
// GENERIC-NEXT:     %2 = "memref.dim"(%arg0, %arg2) : (memref<4x?xf32>, index) -> index
// GENERIC-NEXT:     %3 = "memref.rank"(%arg0) : (memref<4x?xf32>) -> index
// GENERIC-NEXT:     %4 = "memref.rank"(%arg1) {keep} : (memref<*xf32>) -> index
// GENERIC-NEXT:     %5 = "memref.rank"(%arg1) : (memref<*xf32>) -> index
// GENERIC-NEXT:     %6 = "memref.extract_aligned_pointer_as_index"(%arg0) : (memref<4x?xf32>) -> index
// GENERIC-NEXT:     %7 = "memref.extract_aligned_pointer_as_index"(%arg1) {keep} : (memref<*xf32>) -> index
// GENERIC-NEXT:     %8 = "memref.extract_aligned_pointer_as_index"(%arg1) : (memref<*xf32>) -> index
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// The parts of a strided buffer, one of rank 0 as well.
func.func @f(%m: memref<10x?xf32>, %z: memref<f32, 3>, %s: memref<4xf32, strided<[?], offset: 2>>) {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
      : memref<10x?xf32> -> memref<f32>, index, index, index, index, index
  %b0, %o0 = memref.extract_strided_metadata %z : memref<f32, 3> -> memref<f32, 3>, index {keep}
  %b1, %o1, %s1, %t1 = "memref.extract_strided_metadata"(%s)
      : (memref<4xf32, strided<[?], offset: 2>>) -> (memref<f32>, index, index, index)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<10x?xf32>, %arg1: memref<f32, 3>, %arg2: memref<4xf32, strided<[?], offset: 2>>) {
// CHECK-NEXT:     %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<10x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %base_buffer_0, %offset_1 = memref.extract_strided_metadata %arg1 : memref<f32, 3> -> memref<f32, 3>, index {keep}
// CHECK-NEXT:     %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %arg2 : memref<4xf32, strided<[?], offset: 2>> -> memref<f32>, index, index, index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<10x?xf32>, memref<f32, 3>, memref<4xf32, strided<[?], offset: 2>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<10x?xf32>, %arg1: memref<f32, 3>, %arg2: memref<4xf32, strided<[?], offset: 2>>):
// GENERIC-NEXT:     %0:6 = "memref.extract_strided_metadata"(%arg0) : (memref<10x?xf32>) -> (memref<f32>, index, index, index, index, index)
// GENERIC-NEXT:     %1:2 = "memref.extract_strided_metadata"(%arg1) {keep} : (memref<f32, 3>) -> (memref<f32, 3>, index)
// GENERIC-NEXT:     %2:4 = "memref.extract_strided_metadata"(%arg2) : (memref<4xf32, strided<[?], offset: 2>>) -> (memref<f32>, index, index, index)
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A number in brackets of its own is as good as without.
func.func @f(%m: memref<4xf32>) {
  %0 = memref.subview %m[[1]] [[2]] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4xf32>) {
// CHECK-NEXT:     %subview = memref.subview %arg0[1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4xf32>):
// GENERIC-NEXT:     %0 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (memref<4xf32>) -> memref<2xf32, strided<[1], offset: 1>>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Reinterpretations of ranked and unranked buffers.
func.func @f(%m: memref<4x?xf32>, %u: memref<*xf32, 2>, %i: index) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [10, 2], strides: [2, 1]
      : memref<4x?xf32> to memref<10x2xf32>
  %1 = memref.reinterpret_cast %u to offset: [%i], sizes: [%i, 4], strides: [%i, 1] {keep}
      : memref<*xf32, 2> to memref<?x4xf32, strided<[?, 1], offset: ?>, 2>
  %2 = memref.reinterpret_cast %m to offset: [3], sizes: [], strides: []
      : memref<4x?xf32> to memref<f32, strided<[], offset: 3>>
  %3 = memref.reinterpret_cast %m to offset: [3], sizes: [2], strides: [5]
      : memref<4x?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %4 = "memref.reinterpret_cast"(%m, %i) <{
    operandSegmentSizes = array<i32: 1, 0, 1, 0>,
    static_offsets = array<i64: 1>,
    static_sizes = array<i64: -9223372036854775808>,
    static_strides = array<i64: 1>
  }> : (memref<4x?xf32>, index) -> memref<?xf32, strided<[1], offset: 1>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<*xf32, 2>, %arg2: index) {
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [10, 2], strides: [2, 1] : memref<4x?xf32> to memref<10x2xf32>
// CHECK-NEXT:     %reinterpret_cast_0 = memref.reinterpret_cast %arg1 to offset: [%arg2], sizes: [%arg2, 4], strides: [%arg2, 1] {keep} : memref<*xf32, 2> to memref<?x4xf32, strided<[?, 1], offset: ?>, 2>
// CHECK-NEXT:     %reinterpret_cast_1 = memref.reinterpret_cast %arg0 to offset: [3], sizes: [], strides: [] : memref<4x?xf32> to memref<f32, strided<[], offset: 3>>
// CHECK-NEXT:     %reinterpret_cast_2 = memref.reinterpret_cast %arg0 to offset: [3], sizes: [2], strides: [5] : memref<4x?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %reinterpret_cast_3 = memref.reinterpret_cast %arg0 to offset: [1], sizes: [%arg2], strides: [1] : memref<4x?xf32> to memref<?xf32, strided<[1], offset: 1>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x?xf32>, memref<*xf32, 2>, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<*xf32, 2>, %arg2: index):
// GENERIC-NEXT:     %0 = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 10, 2>, static_strides = array<i64: 2, 1>}> : (memref<4x?xf32>) -> memref<10x2xf32>
// GENERIC-NEXT:     %1 = "memref.reinterpret_cast"(%arg1, %arg2, %arg2, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: -9223372036854775808, 1>}> {keep} : (memref<*xf32, 2>, index, index, index) -> memref<?x4xf32, strided<[?, 1], offset: ?>, 2>
// GENERIC-NEXT:     %2 = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 3>, static_sizes = array<i64>, static_strides = array<i64>}> : (memref<4x?xf32>) -> memref<f32, strided<[], offset: 3>>
// GENERIC-NEXT:     %3 = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 3>, static_sizes = array<i64: 2>, static_strides = array<i64: 5>}> : (memref<4x?xf32>) -> memref<?xf32, strided<[?], offset: ?>>
// GENERIC-NEXT:     %4 = "memref.reinterpret_cast"(%arg0, %arg2) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (memref<4x?xf32>, index) -> memref<?xf32, strided<[1], offset: 1>>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Reshapes by a buffer of extents.
func.func @f(%m: memref<4x?xf32>, %u: memref<*xf32>, %s: memref<2xindex>, %t: memref<?xi16>) {
  %0 = memref.reshape %m(%s) : (memref<4x?xf32>, memref<2xindex>) -> memref<?x8xf32>
  %1 = memref.reshape %u(%t) {keep} : (memref<*xf32>, memref<?xi16>) -> memref<*xf32>
  %2 = "memref.reshape"(%u, %s) : (memref<*xf32>, memref<2xindex>) -> memref<1x1xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<*xf32>, %arg2: memref<2xindex>, %arg3: memref<?xi16>) {
// CHECK-NEXT:     %reshape = memref.reshape %arg0(%arg2) : (memref<4x?xf32>, memref<2xindex>) -> memref<?x8xf32>
// CHECK-NEXT:     %reshape_0 = memref.reshape %arg1(%arg3) {keep} : (memref<*xf32>, memref<?xi16>) -> memref<*xf32>
// CHECK-NEXT:     %reshape_1 = memref.reshape %arg1(%arg2) : (memref<*xf32>, memref<2xindex>) -> memref<1x1xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x?xf32>, memref<*xf32>, memref<2xindex>, memref<?xi16>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<*xf32>, %arg2: memref<2xindex>, %arg3: memref<?xi16>):
// GENERIC-NEXT:     %0 = "memref.reshape"(%arg0, %arg2) : (memref<4x?xf32>, memref<2xindex>) -> memref<?x8xf32>
// GENERIC-NEXT:     %1 = "memref.reshape"(%arg1, %arg3) {keep} : (memref<*xf32>, memref<?xi16>) -> memref<*xf32>
// GENERIC-NEXT:     %2 = "memref.reshape"(%arg1, %arg2) : (memref<*xf32>, memref<2xindex>) -> memref<1x1xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A collapse to rank 0.
func.func @f(%m: memref<1x1xf32>, %s: memref<1xf32, strided<[8], offset: ?>>) {
  %0 = memref.collapse_shape %m [] : memref<1x1xf32> into memref<f32>
  %1 = memref.collapse_shape %s []
      : memref<1xf32, strided<[8], offset: ?>> into memref<f32, strided<[], offset: ?>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<1x1xf32>, %arg1: memref<1xf32, strided<[8], offset: ?>>) {
// CHECK-NEXT:     %collapse_shape = memref.collapse_shape %arg0 [] : memref<1x1xf32> into memref<f32>
// CHECK-NEXT:     %collapse_shape_0 = memref.collapse_shape %arg1 [] : memref<1xf32, strided<[8], offset: ?>> into memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<1x1xf32>, memref<1xf32, strided<[8], offset: ?>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<1x1xf32>, %arg1: memref<1xf32, strided<[8], offset: ?>>):
// GENERIC-NEXT:     %0 = "memref.collapse_shape"(%arg0) <{reassociation = []}> : (memref<1x1xf32>) -> memref<f32>
// GENERIC-NEXT:     %1 = "memref.collapse_shape"(%arg1) <{reassociation = []}> : (memref<1xf32, strided<[8], offset: ?>>) -> memref<f32, strided<[], offset: ?>>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Transposes; the layout of the result may be spelled as it likes.
func.func @f(%m: memref<?x?xf32>, %s: memref<2x3x4xf32>, %p: memref<3x1xf32, strided<[1, 1]>>) {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
  %1 = memref.transpose %m (i, j) -> (j, i) {keep}
      : memref<?x?xf32> to memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>>
  %2 = memref.transpose %s (a, b, c) -> (c, a, b)
      : memref<2x3x4xf32> to memref<4x2x3xf32, strided<[1, 12, 4]>>
  %3 = memref.transpose %s (a, b, c) -> (a, b, c) : memref<2x3x4xf32> to memref<2x3x4xf32>
  %4 = "memref.transpose"(%m) <{permutation = affine_map<(d0, d1) -> (d1, d0)>}>
      : (memref<?x?xf32>) -> memref<?x?xf32, strided<[1, ?]>>
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?x?xf32>, %arg1: memref<2x3x4xf32>, %arg2: memref<3x1xf32, strided<[1, 1]>>) {
// CHECK-NEXT:     %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
// CHECK-NEXT:     %transpose_0 = memref.transpose %arg0 (d0, d1) -> (d1, d0) {keep} : memref<?x?xf32> to memref<?x?xf32, #map>
// CHECK-NEXT:     %transpose_1 = memref.transpose %arg1 (d0, d1, d2) -> (d2, d0, d1) : memref<2x3x4xf32> to memref<4x2x3xf32, strided<[1, 12, 4]>>
// CHECK-NEXT:     %transpose_2 = memref.transpose %arg1 (d0, d1, d2) -> (d0, d1, d2) : memref<2x3x4xf32> to memref<2x3x4xf32>
// CHECK-NEXT:     %transpose_3 = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1) -> (d1, d0)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
// GENERIC-NEXT: #map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<?x?xf32>, memref<2x3x4xf32>, memref<3x1xf32, strided<[1, 1]>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<?x?xf32>, %arg1: memref<2x3x4xf32>, %arg2: memref<3x1xf32, strided<[1, 1]>>):
// GENERIC-NEXT:     %0 = "memref.transpose"(%arg0) <{permutation = #map}> : (memref<?x?xf32>) -> memref<?x?xf32, strided<[1, ?]>>
// GENERIC-NEXT:     %1 = "memref.transpose"(%arg0) <{permutation = #map}> {keep} : (memref<?x?xf32>) -> memref<?x?xf32, #map1>
// GENERIC-NEXT:     %2 = "memref.transpose"(%arg1) <{permutation = #map2}> : (memref<2x3x4xf32>) -> memref<4x2x3xf32, strided<[1, 12, 4]>>
// GENERIC-NEXT:     %3 = "memref.transpose"(%arg1) <{permutation = #map3}> : (memref<2x3x4xf32>) -> memref<2x3x4xf32>
// GENERIC-NEXT:     %4 = "memref.transpose"(%arg0) <{permutation = #map}> : (memref<?x?xf32>) -> memref<?x?xf32, strided<[1, ?]>>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Bytes as elements.
func.func @f(%m: memref<2048xi8>, %d: memref<?xi8, 1>, %i: index, %n: index) {
  %0 = memref.view %m[%i][] : memref<2048xi8> to memref<64x4xf32>
  %1 = memref.view %d[%i][%n, %n] {keep} : memref<?xi8, 1> to memref<?x4x?xf16, 1>
  %2 = "memref.view"(%m, %i, %n) : (memref<2048xi8>, index, index) -> memref<?xi64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<2048xi8>, %arg1: memref<?xi8, 1>, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %view = memref.view %arg0[%arg2][] : memref<2048xi8> to memref<64x4xf32>
// CHECK-NEXT:     %view_0 = memref.view %arg1[%arg2][%arg3, %arg3] {keep} : memref<?xi8, 1> to memref<?x4x?xf16, 1>
// CHECK-NEXT:     %view_1 = memref.view %arg0[%arg2][%arg3] : memref<2048xi8> to memref<?xi64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2048xi8>, memref<?xi8, 1>, index, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<2048xi8>, %arg1: memref<?xi8, 1>, %arg2: index, %arg3: index):
// GENERIC-NEXT:     %0 = "memref.view"(%arg0, %arg2) : (memref<2048xi8>, index) -> memref<64x4xf32>
// GENERIC-NEXT:     %1 = "memref.view"(%arg1, %arg2, %arg3, %arg3) {keep} : (memref<?xi8, 1>, index, index, index) -> memref<?x4x?xf16, 1>
// GENERIC-NEXT:     %2 = "memref.view"(%arg0, %arg2, %arg3) : (memref<2048xi8>, index, index) -> memref<?xi64>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// What a strided memref of rank 0 expands to has unit strides.
func.func @f(%z: memref<f32, strided<[], offset: ?>>) {
  %0 = memref.expand_shape %z [] output_shape [1, 1]
      : memref<f32, strided<[], offset: ?>> into memref<1x1xf32, strided<[1, 1], offset: ?>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<f32, strided<[], offset: ?>>) {
// CHECK-NEXT:     %expand_shape = memref.expand_shape %arg0 [] output_shape [1, 1] : memref<f32, strided<[], offset: ?>> into memref<1x1xf32, strided<[1, 1], offset: ?>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<f32, strided<[], offset: ?>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<f32, strided<[], offset: ?>>):
// GENERIC-NEXT:     %0 = "memref.expand_shape"(%arg0) <{reassociation = [], static_output_shape = array<i64: 1, 1>}> : (memref<f32, strided<[], offset: ?>>) -> memref<1x1xf32, strided<[1, 1], offset: ?>>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
