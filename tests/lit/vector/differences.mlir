// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// Where the reference crashes or is wrong.

// The reference gives a vector for a scalar here: its result does not verify.
func.func @insert_scalar(%v: vector<2x4xf32>, %w: vector<2x4xf32>, %a: f32, %z: vector<f32>)
    -> (vector<2x4xf32>, vector<f32>) {
  %0 = vector.insert %v, %w [] : vector<2x4xf32> into vector<2x4xf32>
  %1 = vector.insert %a, %z [] : f32 into vector<f32>
  return %0, %1 : vector<2x4xf32>, vector<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert_scalar(%arg0: vector<2x4xf32>, %arg1: vector<2x4xf32>, %arg2: f32, %arg3: vector<f32>) -> (vector<2x4xf32>, vector<f32>) {
// CHECK-NEXT:     %0 = vector.broadcast %arg2 : f32 to vector<f32>
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
// CHECK-NEXT:     %cst = arith.constant dense<true> : vector<i1>
// CHECK-NEXT:     %cst_0 = arith.constant dense<false> : vector<i1>
// CHECK-NEXT:     %0 = vector.create_mask %arg0 : vector<i1>
// CHECK-NEXT:     return %cst, %cst_0, %0 : vector<i1>, vector<i1>, vector<i1>
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
func.func @slice_of_inserted_slice(%v: vector<4x4xf32>, %s: vector<2x2xf32>, %w: vector<2x4xf32>)
    -> (vector<1x4xf32>, vector<1x4xf32>) {
  %0 = vector.insert_strided_slice %s, %v {offsets = [1, 1], strides = [1, 1]}
      : vector<2x2xf32> into vector<4x4xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [1], sizes = [1], strides = [1]}
      : vector<4x4xf32> to vector<1x4xf32>
  %2 = vector.insert_strided_slice %w, %v {offsets = [1, 0], strides = [1, 1]}
      : vector<2x4xf32> into vector<4x4xf32>
  %3 = vector.extract_strided_slice %2 {offsets = [2], sizes = [1], strides = [1]}
      : vector<4x4xf32> to vector<1x4xf32>
  return %1, %3 : vector<1x4xf32>, vector<1x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @slice_of_inserted_slice(%arg0: vector<4x4xf32>, %arg1: vector<2x2xf32>, %arg2: vector<2x4xf32>) -> (vector<1x4xf32>, vector<1x4xf32>) {
// CHECK-NEXT:     %0 = vector.insert_strided_slice %arg1, %arg0 {offsets = [1, 1], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
// CHECK-NEXT:     %1 = vector.extract %0[1] : vector<4xf32> from vector<4x4xf32>
// CHECK-NEXT:     %2 = vector.shape_cast %1 : vector<4xf32> to vector<1x4xf32>
// CHECK-NEXT:     %3 = vector.extract %arg2[1] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT:     %4 = vector.shape_cast %3 : vector<4xf32> to vector<1x4xf32>
// CHECK-NEXT:     return %2, %4 : vector<1x4xf32>, vector<1x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Where the mask is not set, the accumulator stays as it is; the reference takes the element.
func.func @masked_reduction(%v: vector<4x1xf32>, %w: vector<1x1xi8>, %a: vector<4xf32>, %b: i8,
                            %k: vector<4x1xi1>, %l: vector<1x1xi1>) -> (vector<4xf32>, i8) {
  %0 = vector.mask %k {
    vector.multi_reduction <add>, %v, %a [1] : vector<4x1xf32> to vector<4xf32>
  } : vector<4x1xi1> -> vector<4xf32>
  %1 = vector.mask %l { vector.multi_reduction <minui>, %w, %b [0, 1] : vector<1x1xi8> to i8 }
      : vector<1x1xi1> -> i8
  return %0, %1 : vector<4xf32>, i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @masked_reduction(%arg0: vector<4x1xf32>, %arg1: vector<1x1xi8>, %arg2: vector<4xf32>, %arg3: i8, %arg4: vector<4x1xi1>, %arg5: vector<1x1xi1>) -> (vector<4xf32>, i8) {
// CHECK-NEXT:     %0 = vector.shape_cast %arg4 : vector<4x1xi1> to vector<4xi1>
// CHECK-NEXT:     %1 = vector.shape_cast %arg0 : vector<4x1xf32> to vector<4xf32>
// CHECK-NEXT:     %2 = arith.addf %arg2, %1 : vector<4xf32>
// CHECK-NEXT:     %3 = arith.select %0, %2, %arg2 : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     %4 = vector.extract %arg5[0, 0] : i1 from vector<1x1xi1>
// CHECK-NEXT:     %5 = vector.extract %arg1[0, 0] : i8 from vector<1x1xi8>
// CHECK-NEXT:     %6 = arith.minui %arg3, %5 : i8
// CHECK-NEXT:     %7 = arith.select %4, %6, %arg3 : i8
// CHECK-NEXT:     return %3, %7 : vector<4xf32>, i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The slice begins before what was inserted last, but has some of it; the reference looks past it.
func.func @overlapping_slice(%v: vector<8xf32>, %s: vector<4xf32>, %t: vector<1xf32>)
    -> vector<2xf32> {
  %0 = vector.insert_strided_slice %s, %v {offsets = [0], strides = [1]}
      : vector<4xf32> into vector<8xf32>
  %1 = vector.insert_strided_slice %t, %0 {offsets = [2], strides = [1]}
      : vector<1xf32> into vector<8xf32>
  %2 = vector.extract_strided_slice %1 {offsets = [1], sizes = [2], strides = [1]}
      : vector<8xf32> to vector<2xf32>
  return %2 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @overlapping_slice(%arg0: vector<8xf32>, %arg1: vector<4xf32>, %arg2: vector<1xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %0 = vector.insert_strided_slice %arg1, %arg0 {offsets = [0], strides = [1]} : vector<4xf32> into vector<8xf32>
// CHECK-NEXT:     %1 = vector.insert_strided_slice %arg2, %0 {offsets = [2], strides = [1]} : vector<1xf32> into vector<8xf32>
// CHECK-NEXT:     %2 = vector.extract_strided_slice %1 {offsets = [1], sizes = [2], strides = [1]} : vector<8xf32> to vector<2xf32>
// CHECK-NEXT:     return %2 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What begins before the memory is not in bounds.
func.func @negative_index(%m: memref<4xf32>, %p: f32) -> vector<4xf32> {
  %i = arith.constant -1 : index
  %0 = vector.transfer_read %m[%i], %p : memref<4xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @negative_index(%arg0: memref<4xf32>, %arg1: f32) -> vector<4xf32> {
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%c-1], %arg1 : memref<4xf32>, vector<4xf32>
// CHECK-NEXT:     return %0 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Nothing is reduced, but the accumulator is added; the reference forgets that where the rank is 1.
func.func @nothing_reduced(%v: vector<4xf32>, %a: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.multi_reduction <add>, %v, %a [] : vector<4xf32> to vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @nothing_reduced(%arg0: vector<4xf32>, %arg1: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %0 = arith.addf %arg1, %arg0 : vector<4xf32>
// CHECK-NEXT:     return %0 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A dimension beyond the rank is not reduced; the reference reads beyond the extents, and forgets the accumulator.
func.func @reduced_beyond(%v: vector<1xf32>, %a: vector<1xf32>) -> vector<1xf32> {
  %0 = vector.multi_reduction <add>, %v, %a [1] : vector<1xf32> to vector<1xf32>
  return %0 : vector<1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @reduced_beyond(%arg0: vector<1xf32>, %arg1: vector<1xf32>) -> vector<1xf32> {
// CHECK-NEXT:     %0 = vector.multi_reduction <add>, %arg0, %arg1 [1] : vector<1xf32> to vector<1xf32>
// CHECK-NEXT:     return %0 : vector<1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Nor is a negative one, which ends the reference by a signal.
func.func @reduced_before(%v: vector<1xi8>, %a: i8) -> i8 {
  %0 = "vector.multi_reduction"(%v, %a) <{
    kind = #vector.kind<minui>,
    reduction_dims = array<i64: 0, -9223372036854775808>
  }> : (vector<1xi8>, i8) -> i8
  return %0 : i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @reduced_before(%arg0: vector<1xi8>, %arg1: i8) -> i8 {
// CHECK-NEXT:     %0 = vector.multi_reduction <minui>, %arg0, %arg1 [0, -9223372036854775808] : vector<1xi8> to i8
// CHECK-NEXT:     return %0 : i8
// CHECK-NEXT:   }
// CHECK-NEXT: }
