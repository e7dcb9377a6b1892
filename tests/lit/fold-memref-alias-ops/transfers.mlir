// RUN: pyopt --split-input-file --fold-memref-alias-ops %s | FileCheck %s

// Reads of vectors through expanded memrefs fold; writes, and reads along other dimensions, do not.

func.func @outer(%m: memref<?x12xf32>, %i: index, %s: index, %p: f32)
    -> (vector<4xf32>, vector<f32>) {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [%s, 3, 12]
      : memref<?x12xf32> into memref<?x3x12xf32>
  %1 = vector.transfer_read %0[%i, %i, %i], %p : memref<?x3x12xf32>, vector<4xf32>
  %2 = vector.transfer_read %0[%i, %i, %i], %p : memref<?x3x12xf32>, vector<f32>
  return %1, %2 : vector<4xf32>, vector<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @outer(%arg0: memref<?x12xf32>, %arg1: index, %arg2: index, %arg3: f32) -> (vector<4xf32>, vector<f32>) {
// CHECK-NEXT:     %0 = affine.linearize_index [%arg1, %arg1] by (%arg2, 3) : index
// CHECK-NEXT:     %1 = vector.transfer_read %arg0[%0, %arg1], %arg3 : memref<?x12xf32>, vector<4xf32>
// CHECK-NEXT:     %2 = affine.linearize_index [%arg1, %arg1] by (%arg2, 3) : index
// CHECK-NEXT:     %3 = vector.transfer_read %arg0[%2, %arg1], %arg3 : memref<?x12xf32>, vector<f32>
// CHECK-NEXT:     return %1, %3 : vector<4xf32>, vector<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @other_dimension(%m: memref<?x12xf32>, %i: index, %s: index, %p: f32)
    -> (vector<4xf32>, vector<2x4xf32>) {
  %0 = memref.expand_shape %m [[0], [1, 2]] output_shape [%s, 3, 4]
      : memref<?x12xf32> into memref<?x3x4xf32>
  %1 = vector.transfer_read %0[%i, %i, %i], %p {permutation_map = affine_map<(d0, d1, d2) -> (d1)>}
      : memref<?x3x4xf32>, vector<4xf32>
  %2 = vector.transfer_read %0[%i, %i, %i],
      %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (0, d2)>}
      : memref<?x3x4xf32>, vector<2x4xf32>
  return %1, %2 : vector<4xf32>, vector<2x4xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (0, d2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @other_dimension(%arg0: memref<?x12xf32>, %arg1: index, %arg2: index, %arg3: f32) -> (vector<4xf32>, vector<2x4xf32>) {
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %arg0 [[0], [1, 2]] output_shape [%arg2, 3, 4] : memref<?x12xf32> into memref<?x3x4xf32>
// CHECK-NEXT:     %0 = vector.transfer_read %expand_shape[%arg1, %arg1, %arg1], %arg3 {permutation_map = #map} : memref<?x3x4xf32>, vector<4xf32>
// CHECK-NEXT:     %1 = vector.transfer_read %expand_shape[%arg1, %arg1, %arg1], %arg3 {in_bounds = [true, true], permutation_map = #map1} : memref<?x3x4xf32>, vector<2x4xf32>
// CHECK-NEXT:     return %0, %1 : vector<4xf32>, vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
