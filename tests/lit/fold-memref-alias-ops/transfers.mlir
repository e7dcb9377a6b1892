// RUN: pyopt --split-input-file --fold-memref-alias-ops %s | FileCheck %s

// Reads of vectors through expanded memrefs fold; writes, and reads along other dimensions, do not.

func.func @read(%m: memref<?x12xf32>, %i: index, %s: index, %p: f32, %k: vector<4xi1>)
    -> (vector<4xf32>, vector<4xf32>) {
  %0 = memref.expand_shape %m [[0], [1, 2]] output_shape [%s, 3, 4]
      : memref<?x12xf32> into memref<?x3x4xf32>
  %1 = vector.transfer_read %0[%i, %i, %i], %p {in_bounds = [true]}
      : memref<?x3x4xf32>, vector<4xf32>
  %2 = vector.transfer_read %0[%i, %i, %i], %p, %k {in_bounds = [true]}
      : memref<?x3x4xf32>, vector<4xf32>
  return %1, %2 : vector<4xf32>, vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @read(%arg0: memref<?x12xf32>, %arg1: index, %arg2: index, %arg3: f32, %arg4: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:     %0 = affine.linearize_index [%arg1, %arg1] by (3, 4) : index
// CHECK-NEXT:     %1 = vector.transfer_read %arg0[%arg1, %0], %arg3 {in_bounds = [true]} : memref<?x12xf32>, vector<4xf32>
// CHECK-NEXT:     %2 = affine.linearize_index [%arg1, %arg1] by (3, 4) : index
// CHECK-NEXT:     %3 = vector.transfer_read %arg0[%arg1, %2], %arg3, %arg4 {in_bounds = [true]} : memref<?x12xf32>, vector<4xf32>
// CHECK-NEXT:     return %1, %3 : vector<4xf32>, vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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

// -----

func.func @write(%m: memref<?x12xf32>, %i: index, %s: index, %v: vector<4xf32>) {
  %0 = memref.expand_shape %m [[0], [1, 2]] output_shape [%s, 3, 4]
      : memref<?x12xf32> into memref<?x3x4xf32>
  vector.transfer_write %v, %0[%i, %i, %i] {in_bounds = [true]} : vector<4xf32>, memref<?x3x4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @write(%arg0: memref<?x12xf32>, %arg1: index, %arg2: index, %arg3: vector<4xf32>) {
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %arg0 [[0], [1, 2]] output_shape [%arg2, 3, 4] : memref<?x12xf32> into memref<?x3x4xf32>
// CHECK-NEXT:     vector.transfer_write %arg3, %expand_shape[%arg1, %arg1, %arg1] {in_bounds = [true]} : vector<4xf32>, memref<?x3x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @collapsed(%m: memref<3x4x12xf32>, %i: index, %v: vector<4xf32>, %p: f32)
    -> vector<4xf32> {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<3x4x12xf32> into memref<12x12xf32>
  vector.transfer_write %v, %0[%i, %i] {in_bounds = [true]} : vector<4xf32>, memref<12x12xf32>
  %1 = vector.transfer_read %0[%i, %i], %p {in_bounds = [true]} : memref<12x12xf32>, vector<4xf32>
  return %1 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @collapsed(%arg0: memref<3x4x12xf32>, %arg1: index, %arg2: vector<4xf32>, %arg3: f32) -> vector<4xf32> {
// CHECK-NEXT{LITERAL}:     %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2]] : memref<3x4x12xf32> into memref<12x12xf32>
// CHECK-NEXT:     vector.transfer_write %arg2, %collapse_shape[%arg1, %arg1] {in_bounds = [true]} : vector<4xf32>, memref<12x12xf32>
// CHECK-NEXT:     %0 = vector.transfer_read %collapse_shape[%arg1, %arg1], %arg3 {in_bounds = [true]} : memref<12x12xf32>, vector<4xf32>
// CHECK-NEXT:     return %0 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
