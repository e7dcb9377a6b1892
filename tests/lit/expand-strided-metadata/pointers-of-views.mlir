// RUN: pyopt --split-input-file --allow-unregistered-dialect --expand-strided-metadata %s | FileCheck %s

// The pointer of a part is that of the whole; other views stay.
func.func @p(%m: memref<8x8xf32>, %n: index, %w: memref<64xi8>,
             %d: memref<?x?xf32, strided<[?, ?], offset: ?>>, %u: memref<*xf32>)
    -> (index, index, index, index, index, index, index, index) {
  %0 = memref.cast %m : memref<8x8xf32> to memref<?x?xf32>
  %1 = memref.extract_aligned_pointer_as_index %0 : memref<?x?xf32> -> index
  %2 = memref.subview %m[%n, 0] [4, 4] [1, 1]
      : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
  %3 = memref.extract_aligned_pointer_as_index %2
      : memref<4x4xf32, strided<[8, 1], offset: ?>> -> index
  %4 = memref.collapse_shape %m [[0, 1]] : memref<8x8xf32> into memref<64xf32>
  %5 = memref.extract_aligned_pointer_as_index %4 : memref<64xf32> -> index
  %6 = memref.reinterpret_cast %d to offset: [%n], sizes: [4], strides: [1]
      : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<4xf32, strided<[1], offset: ?>>
  %7 = memref.extract_aligned_pointer_as_index %6 : memref<4xf32, strided<[1], offset: ?>> -> index
  %8 = memref.transpose %m (i, j) -> (j, i) : memref<8x8xf32> to memref<8x8xf32, strided<[1, 8]>>
  %9 = memref.extract_aligned_pointer_as_index %8 : memref<8x8xf32, strided<[1, 8]>> -> index
  %10 = memref.memory_space_cast %m : memref<8x8xf32> to memref<8x8xf32, 1>
  %11 = memref.extract_aligned_pointer_as_index %10 : memref<8x8xf32, 1> -> index
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %2
      : memref<4x4xf32, strided<[8, 1], offset: ?>>
      -> memref<f32>, index, index, index, index, index
  %12 = memref.extract_aligned_pointer_as_index %b : memref<f32> -> index
  %13 = memref.cast %m : memref<8x8xf32> to memref<*xf32>
  %14 = memref.extract_aligned_pointer_as_index %13 : memref<*xf32> -> index
  %15 = memref.assume_alignment %m, 64 : memref<8x8xf32>
  %16 = memref.extract_aligned_pointer_as_index %15 : memref<8x8xf32> -> index
  return %1, %3, %5, %7, %9, %11, %12, %16 : index, index, index, index, index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @p(%arg0: memref<8x8xf32>, %arg1: index, %arg2: memref<64xi8>, %arg3: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg4: memref<*xf32>) -> (index, index, index, index, index, index, index, index) {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<8x8xf32> to memref<?x?xf32>
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %cast : memref<?x?xf32> -> index
// CHECK-NEXT:     %intptr_0 = memref.extract_aligned_pointer_as_index %arg0 : memref<8x8xf32> -> index
// CHECK-NEXT:     %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<8x8xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %intptr_1 = memref.extract_aligned_pointer_as_index %base_buffer : memref<f32> -> index
// CHECK-NEXT:     %intptr_2 = memref.extract_aligned_pointer_as_index %arg3 : memref<?x?xf32, strided<[?, ?], offset: ?>> -> index
// CHECK-NEXT:     %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<8x8xf32> to memref<8x8xf32, strided<[1, 8]>>
// CHECK-NEXT:     %intptr_3 = memref.extract_aligned_pointer_as_index %transpose : memref<8x8xf32, strided<[1, 8]>> -> index
// CHECK-NEXT:     %memspacecast = memref.memory_space_cast %arg0 : memref<8x8xf32> to memref<8x8xf32, 1>
// CHECK-NEXT:     %intptr_4 = memref.extract_aligned_pointer_as_index %memspacecast : memref<8x8xf32, 1> -> index
// CHECK-NEXT:     %base_buffer_5, %offset_6, %sizes_7:2, %strides_8:2 = memref.extract_strided_metadata %arg0 : memref<8x8xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %intptr_9 = memref.extract_aligned_pointer_as_index %base_buffer_5 : memref<f32> -> index
// CHECK-NEXT:     %assume_align = memref.assume_alignment %arg0, 64 : memref<8x8xf32>
// CHECK-NEXT:     %intptr_10 = memref.extract_aligned_pointer_as_index %assume_align : memref<8x8xf32> -> index
// CHECK-NEXT:     return %intptr, %intptr_0, %intptr_1, %intptr_2, %intptr_3, %intptr_4, %intptr_9, %intptr_10 : index, index, index, index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
