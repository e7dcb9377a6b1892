// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// Where the reference crashes or is wrong.

// The reference gives a vector for a scalar here: its result does not verify.
func.func @insert_scalar(%v: vector<2x4xf32>, %w: vector<2x4xf32>, %a: f32, %z: vector<f32>) -> (vector<2x4xf32>, vector<f32>) {
  %0 = vector.insert %v, %w[] : vector<2x4xf32> into vector<2x4xf32>
  %1 = vector.insert %a, %z[] : f32 into vector<f32>
  return %0, %1 : vector<2x4xf32>, vector<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert_scalar(%arg0: vector<2x4xf32>, %arg1: vector<2x4xf32>, %arg2: f32, %arg3: vector<f32>) -> (vector<2x4xf32>, vector<f32>) {
// CHECK-NEXT:     %0 = vector.insert %arg2, %arg3 [] : f32 into vector<f32>
// CHECK-NEXT:     return %arg0, %0 : vector<2x4xf32>, vector<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The reference crashes on constant sizes of masks of rank 0.
func.func @mask_of_rank_0(%n: index) -> (vector<i1>, vector<i1>, vector<i1>) {
  %c9 = arith.constant 9 : index
  %c0 = arith.constant 0 : index
  %0 = vector.create_mask %c9 : vector<i1>
  %1 = vector.create_mask %c0 : vector<i1>
  %2 = vector.create_mask %n : vector<i1>
  return %0, %1, %2 : vector<i1>, vector<i1>, vector<i1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @mask_of_rank_0(%arg0: index) -> (vector<i1>, vector<i1>, vector<i1>) {
// CHECK-NEXT:     %0 = vector.constant_mask [1] : vector<i1>
// CHECK-NEXT:     %1 = vector.constant_mask [0] : vector<i1>
// CHECK-NEXT:     %2 = vector.create_mask %arg0 : vector<i1>
// CHECK-NEXT:     return %0, %1, %2 : vector<i1>, vector<i1>, vector<i1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Where the mask is not set, the result is the passthru; the reference forgets that.
func.func @passthru(%k: vector<4xi1>, %v: vector<4xf32>, %p: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.mask %k, %p { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @passthru(%arg0: vector<4xi1>, %arg1: vector<4xf32>, %arg2: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %0 = arith.select %arg0, %arg1, %arg2 : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     return %0 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The slice's second dimension is all of the vector, not of what was inserted; the reference makes an op that does not verify.
func.func @slice_of_inserted_slice(%v: vector<4x4xf32>, %s: vector<2x2xf32>, %w: vector<2x4xf32>) -> (vector<1x4xf32>, vector<1x4xf32>) {
  %0 = vector.insert_strided_slice %s, %v {offsets = [1, 1], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [1], sizes = [1], strides = [1]} : vector<4x4xf32> to vector<1x4xf32>
  %2 = vector.insert_strided_slice %w, %v {offsets = [1, 0], strides = [1, 1]} : vector<2x4xf32> into vector<4x4xf32>
  %3 = vector.extract_strided_slice %2 {offsets = [2], sizes = [1], strides = [1]} : vector<4x4xf32> to vector<1x4xf32>
  return %1, %3 : vector<1x4xf32>, vector<1x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @slice_of_inserted_slice(%arg0: vector<4x4xf32>, %arg1: vector<2x2xf32>, %arg2: vector<2x4xf32>) -> (vector<1x4xf32>, vector<1x4xf32>) {
// CHECK-NEXT:     %0 = vector.insert_strided_slice %arg1, %arg0 {offsets = [1, 1], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
// CHECK-NEXT:     %1 = vector.extract_strided_slice %0 {offsets = [1], sizes = [1], strides = [1]} : vector<4x4xf32> to vector<1x4xf32>
// CHECK-NEXT:     %2 = vector.extract_strided_slice %arg2 {offsets = [1], sizes = [1], strides = [1]} : vector<2x4xf32> to vector<1x4xf32>
// CHECK-NEXT:     return %1, %2 : vector<1x4xf32>, vector<1x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
