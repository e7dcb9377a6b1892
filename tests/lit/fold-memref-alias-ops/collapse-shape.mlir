// RUN: pyopt --split-input-file --fold-memref-alias-ops %s | FileCheck %s

// Elements of collapsed buffers.

// A buffer of which an inner extent is not known stays collapsed.
func.func @inner_unknown(%m: memref<?x?x6xf32>, %i: index, %j: index) -> f32 {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<?x?x6xf32> into memref<?x6xf32>
  %1 = memref.load %0[%i, %j] : memref<?x6xf32>
  memref.store %1, %0[%i, %j] : memref<?x6xf32>
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @inner_unknown(%arg0: memref<?x?x6xf32>, %arg1: index, %arg2: index) -> f32 {
// CHECK-NEXT:     %base_buffer, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %arg0 : memref<?x?x6xf32> -> memref<f32>, index, index, index, index, index, index, index
// CHECK-NEXT:     %0:2 = affine.delinearize_index %arg1 into (%sizes#0, %sizes#1) : index, index
// CHECK-NEXT:     %1 = memref.load %arg0[%0#0, %0#1, %arg2] : memref<?x?x6xf32>
// CHECK-NEXT:     %base_buffer_0, %offset_1, %sizes_2:3, %strides_3:3 = memref.extract_strided_metadata %arg0 : memref<?x?x6xf32> -> memref<f32>, index, index, index, index, index, index, index
// CHECK-NEXT:     %2:2 = affine.delinearize_index %arg1 into (%sizes_2#0, %sizes_2#1) : index, index
// CHECK-NEXT:     memref.store %1, %arg0[%2#0, %2#1, %arg2] : memref<?x?x6xf32>
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @rank_0(%m: memref<1x1xf32>, %i: index, %j: index) -> f32 {
  %0 = memref.collapse_shape %m [] : memref<1x1xf32> into memref<f32>
  %1 = memref.load %0[] : memref<f32>
  memref.store %1, %0[] : memref<f32>
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @rank_0(%arg0: memref<1x1xf32>, %arg1: index, %arg2: index) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = memref.load %arg0[%c0, %c0] : memref<1x1xf32>
// CHECK-NEXT:     memref.store %0, %arg0[%c0, %c0] : memref<1x1xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @vector(%m: memref<3x4x6xf32>, %i: index, %j: index) {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<3x4x6xf32> into memref<12x6xf32>
  %1 = vector.load %0[%i, %j] {nontemporal = true} : memref<12x6xf32>, vector<4xf32>
  vector.store %1, %0[%j, %i] : memref<12x6xf32>, vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @vector(%arg0: memref<3x4x6xf32>, %arg1: index, %arg2: index) {
// CHECK-NEXT:     %0:2 = affine.delinearize_index %arg1 into (3, 4) : index, index
// CHECK-NEXT:     %1 = vector.load %arg0[%0#0, %0#1, %arg2] {nontemporal = true} : memref<3x4x6xf32>, vector<4xf32>
// CHECK-NEXT:     %2:2 = affine.delinearize_index %arg2 into (3, 4) : index, index
// CHECK-NEXT:     vector.store %1, %arg0[%2#0, %2#1, %arg1] : memref<3x4x6xf32>, vector<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
