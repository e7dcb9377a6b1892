// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// Extraction: folds and rules of extract and extractelement.

// Extractions join, unless a position is dynamic.
func.func @f(%v: vector<2x4x3x5xf32>, %i: index) -> (f32, vector<5xf32>) {
  %0 = vector.extract %v[1] : vector<4x3x5xf32> from vector<2x4x3x5xf32>
  %1 = vector.extract %0[2, 1] : vector<5xf32> from vector<4x3x5xf32>
  %2 = vector.extract %1[3] : f32 from vector<5xf32>
  %3 = vector.extract %v[%i] : vector<4x3x5xf32> from vector<2x4x3x5xf32>
  %4 = vector.extract %3[1, 2] : vector<5xf32> from vector<4x3x5xf32>
  return %2, %4 : f32, vector<5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<2x4x3x5xf32>, %arg1: index) -> (f32, vector<5xf32>) {
// CHECK-NEXT:     %0 = vector.extract %arg0[1, 2, 1, 3] : f32 from vector<2x4x3x5xf32>
// CHECK-NEXT:     %1 = vector.extract %arg0[%arg1] : vector<4x3x5xf32> from vector<2x4x3x5xf32>
// CHECK-NEXT:     %2 = vector.extract %1[1, 2] : vector<5xf32> from vector<4x3x5xf32>
// CHECK-NEXT:     return %0, %2 : f32, vector<5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What was inserted right there, a part of it, and what is beside it.
func.func @f(%v: vector<2x4xf32>, %s: vector<4xf32>, %a: f32)
    -> (vector<4xf32>, f32, vector<4xf32>, f32) {
  %0 = vector.insert %s, %v [1] : vector<4xf32> into vector<2x4xf32>
  %1 = vector.extract %0[1] : vector<4xf32> from vector<2x4xf32>
  %2 = vector.extract %0[1, 3] : f32 from vector<2x4xf32>
  %3 = vector.extract %0[0] : vector<4xf32> from vector<2x4xf32>
  %4 = vector.insert %a, %0 [1, 2] : f32 into vector<2x4xf32>
  %5 = vector.extract %4[0, 2] : f32 from vector<2x4xf32>
  return %1, %2, %3, %5 : vector<4xf32>, f32, vector<4xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<2x4xf32>, %arg1: vector<4xf32>, %arg2: f32) -> (vector<4xf32>, f32, vector<4xf32>, f32) {
// CHECK-NEXT:     %0 = vector.extract %arg1[3] : f32 from vector<4xf32>
// CHECK-NEXT:     %1 = vector.extract %arg0[0] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT:     %2 = vector.extract %arg0[0, 2] : f32 from vector<2x4xf32>
// CHECK-NEXT:     return %arg1, %0, %1, %2 : vector<4xf32>, f32, vector<4xf32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A row into which one element was inserted, and dynamic positions, stay.
func.func @f(%v: vector<2x4xf32>, %a: f32, %s: vector<4xf32>, %i: index)
    -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %0 = vector.insert %a, %v [1, 2] : f32 into vector<2x4xf32>
  %1 = vector.extract %0[1] : vector<4xf32> from vector<2x4xf32>
  %2 = vector.insert %s, %v [%i] : vector<4xf32> into vector<2x4xf32>
  %3 = vector.extract %2[%i] : vector<4xf32> from vector<2x4xf32>
  %4 = vector.extract %2[1] : vector<4xf32> from vector<2x4xf32>
  return %1, %3, %4 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<2x4xf32>, %arg1: f32, %arg2: vector<4xf32>, %arg3: index) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:     %0 = vector.insert %arg1, %arg0 [1, 2] : f32 into vector<2x4xf32>
// CHECK-NEXT:     %1 = vector.extract %0[1] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT:     %2 = vector.insert %arg2, %arg0 [%arg3] : vector<4xf32> into vector<2x4xf32>
// CHECK-NEXT:     %3 = vector.extract %2[%arg3] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT:     %4 = vector.extract %2[1] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT:     return %1, %3, %4 : vector<4xf32>, vector<4xf32>, vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Through a transposition to what was inserted.
func.func @f(%v: vector<2x4x3xf32>, %s: vector<4x3xf32>, %a: f32)
    -> (f32, vector<2xf32>, vector<3xf32>) {
  %0 = vector.insert %s, %v [1] : vector<4x3xf32> into vector<2x4x3xf32>
  %1 = vector.transpose %0, [1, 2, 0] : vector<2x4x3xf32> to vector<4x3x2xf32>
  %2 = vector.extract %1[2, 1, 1] : f32 from vector<4x3x2xf32>
  %3 = vector.extract %1[2, 1] : vector<2xf32> from vector<4x3x2xf32>
  %4 = vector.transpose %0, [1, 0, 2] : vector<2x4x3xf32> to vector<4x2x3xf32>
  %5 = vector.extract %4[3, 1] : vector<3xf32> from vector<4x2x3xf32>
  return %2, %3, %5 : f32, vector<2xf32>, vector<3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<2x4x3xf32>, %arg1: vector<4x3xf32>, %arg2: f32) -> (f32, vector<2xf32>, vector<3xf32>) {
// CHECK-NEXT:     %0 = vector.insert %arg1, %arg0 [1] : vector<4x3xf32> into vector<2x4x3xf32>
// CHECK-NEXT:     %1 = vector.transpose %0, [1, 2, 0] : vector<2x4x3xf32> to vector<4x3x2xf32>
// CHECK-NEXT:     %2 = vector.extract %arg1[2, 1] : f32 from vector<4x3xf32>
// CHECK-NEXT:     %3 = vector.extract %1[2, 1] : vector<2xf32> from vector<4x3x2xf32>
// CHECK-NEXT:     %4 = vector.extract %arg1[3] : vector<3xf32> from vector<4x3xf32>
// CHECK-NEXT:     return %2, %3, %4 : f32, vector<2xf32>, vector<3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Elements and rows of broadcast scalars.
func.func @f(%a: f32, %z: vector<f32>, %i: index)
    -> (f32, vector<4xf32>, f32, vector<4xf32>, f32, vector<4xf32>) {
  %0 = vector.broadcast %a : f32 to vector<2x4xf32>
  %1 = vector.extract %0[1, 2] : f32 from vector<2x4xf32>
  %2 = vector.extract %0[%i] : vector<4xf32> from vector<2x4xf32>
  %3 = vector.broadcast %a : f32 to vector<2x4xf32>
  %4 = vector.extract %3[1, %i] : f32 from vector<2x4xf32>
  %5 = vector.extract %3[1] : vector<4xf32> from vector<2x4xf32>
  %6 = vector.broadcast %z : vector<f32> to vector<2x4xf32>
  %7 = vector.extract %6[0, 0] : f32 from vector<2x4xf32>
  %8 = vector.extract %6[0] : vector<4xf32> from vector<2x4xf32>
  return %1, %2, %4, %5, %7, %8 : f32, vector<4xf32>, f32, vector<4xf32>, f32, vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: vector<f32>, %arg2: index) -> (f32, vector<4xf32>, f32, vector<4xf32>, f32, vector<4xf32>) {
// CHECK-NEXT:     %0 = vector.broadcast %arg0 : f32 to vector<4xf32>
// CHECK-NEXT:     %1 = vector.broadcast %arg0 : f32 to vector<4xf32>
// CHECK-NEXT:     %2 = vector.extract %arg1[] : f32 from vector<f32>
// CHECK-NEXT:     %3 = vector.broadcast %arg1 : vector<f32> to vector<4xf32>
// CHECK-NEXT:     return %arg0, %0, %arg0, %1, %2, %3 : f32, vector<4xf32>, f32, vector<4xf32>, f32, vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Elements and rows of broadcast vectors.
func.func @f(%v: vector<3x4xf32>, %w: vector<3x1xf32>, %i: index)
    -> (vector<3x4xf32>, vector<4xf32>, f32, vector<3x4xf32>, f32, vector<4xf32>, f32) {
  %0 = vector.broadcast %v : vector<3x4xf32> to vector<5x2x3x4xf32>
  %1 = vector.extract %0[1, 1] : vector<3x4xf32> from vector<5x2x3x4xf32>
  %2 = vector.extract %0[4, %i, 2] : vector<4xf32> from vector<5x2x3x4xf32>
  %3 = vector.extract %0[4, 1, %i, 3] : f32 from vector<5x2x3x4xf32>
  %4 = vector.extract %0[%i, %i] : vector<3x4xf32> from vector<5x2x3x4xf32>
  %5 = vector.broadcast %w : vector<3x1xf32> to vector<2x3x4xf32>
  %6 = vector.extract %5[1, 2, 3] : f32 from vector<2x3x4xf32>
  %7 = vector.extract %5[1, 2] : vector<4xf32> from vector<2x3x4xf32>
  %8 = vector.extract %5[%i, %i, %i] : f32 from vector<2x3x4xf32>
  return %1, %2, %3, %4, %6, %7, %8
      : vector<3x4xf32>, vector<4xf32>, f32, vector<3x4xf32>, f32, vector<4xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<3x4xf32>, %arg1: vector<3x1xf32>, %arg2: index) -> (vector<3x4xf32>, vector<4xf32>, f32, vector<3x4xf32>, f32, vector<4xf32>, f32) {
// CHECK-NEXT:     %0 = vector.extract %arg0[2] : vector<4xf32> from vector<3x4xf32>
// CHECK-NEXT:     %1 = vector.extract %arg0[%arg2, 3] : f32 from vector<3x4xf32>
// CHECK-NEXT:     %2 = vector.broadcast %arg1 : vector<3x1xf32> to vector<2x3x4xf32>
// CHECK-NEXT:     %3 = vector.extract %arg1[2, 0] : f32 from vector<3x1xf32>
// CHECK-NEXT:     %4 = vector.extract %2[1, 2] : vector<4xf32> from vector<2x3x4xf32>
// CHECK-NEXT:     %5 = vector.extract %arg1[%arg2, 0] : f32 from vector<3x1xf32>
// CHECK-NEXT:     return %arg0, %0, %1, %arg0, %3, %4, %5 : vector<3x4xf32>, vector<4xf32>, f32, vector<3x4xf32>, f32, vector<4xf32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Rows and elements before a change of shape.
func.func @f(%v: vector<4x6xf32>, %w: vector<24xf32>)
    -> (f32, f32, vector<6xf32>, vector<3xf32>, vector<2x3xf32>) {
  %0 = vector.shape_cast %v : vector<4x6xf32> to vector<24xf32>
  %1 = vector.extract %0[13] : f32 from vector<24xf32>
  %2 = vector.shape_cast %v : vector<4x6xf32> to vector<2x2x6xf32>
  %3 = vector.extract %2[1, 0, 5] : f32 from vector<2x2x6xf32>
  %4 = vector.extract %2[1, 1] : vector<6xf32> from vector<2x2x6xf32>
  %5 = vector.shape_cast %v : vector<4x6xf32> to vector<4x2x3xf32>
  %6 = vector.extract %5[1, 1] : vector<3xf32> from vector<4x2x3xf32>
  %7 = vector.extract %5[1] : vector<2x3xf32> from vector<4x2x3xf32>
  return %1, %3, %4, %6, %7 : f32, f32, vector<6xf32>, vector<3xf32>, vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<4x6xf32>, %arg1: vector<24xf32>) -> (f32, f32, vector<6xf32>, vector<3xf32>, vector<2x3xf32>) {
// CHECK-NEXT:     %0 = vector.extract %arg0[2, 1] : f32 from vector<4x6xf32>
// CHECK-NEXT:     %1 = vector.extract %arg0[2, 5] : f32 from vector<4x6xf32>
// CHECK-NEXT:     %2 = vector.extract %arg0[3] : vector<6xf32> from vector<4x6xf32>
// CHECK-NEXT:     %3 = vector.shape_cast %arg0 : vector<4x6xf32> to vector<4x2x3xf32>
// CHECK-NEXT:     %4 = vector.extract %3[1, 1] : vector<3xf32> from vector<4x2x3xf32>
// CHECK-NEXT:     %5 = vector.extract %3[1] : vector<2x3xf32> from vector<4x2x3xf32>
// CHECK-NEXT:     return %0, %1, %2, %4, %5 : f32, f32, vector<6xf32>, vector<3xf32>, vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// All elements after a change of shape.
func.func @f(%v: vector<4x6xf32>, %w: vector<24xf32>) -> (vector<4x6xf32>, vector<24x1xf32>) {
  %0 = vector.shape_cast %v : vector<4x6xf32> to vector<1x4x6xf32>
  %1 = vector.extract %0[0] : vector<4x6xf32> from vector<1x4x6xf32>
  %2 = vector.shape_cast %w : vector<24xf32> to vector<1x24x1xf32>
  %3 = vector.extract %2[0] : vector<24x1xf32> from vector<1x24x1xf32>
  return %1, %3 : vector<4x6xf32>, vector<24x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<4x6xf32>, %arg1: vector<24xf32>) -> (vector<4x6xf32>, vector<24x1xf32>) {
// CHECK-NEXT:     %0 = vector.shape_cast %arg1 : vector<24xf32> to vector<24x1xf32>
// CHECK-NEXT:     return %arg0, %0 : vector<4x6xf32>, vector<24x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Of a slice.
func.func @f(%v: vector<4x6x5xf32>) -> (f32, vector<5xf32>, vector<2x5xf32>, vector<6x5xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]}
      : vector<4x6x5xf32> to vector<2x2x5xf32>
  %1 = vector.extract %0[1, 1, 4] : f32 from vector<2x2x5xf32>
  %2 = vector.extract %0[1, 1] : vector<5xf32> from vector<2x2x5xf32>
  %3 = vector.extract %0[1] : vector<2x5xf32> from vector<2x2x5xf32>
  %4 = vector.extract_strided_slice %v {offsets = [1, 0], sizes = [2, 6], strides = [1, 1]}
      : vector<4x6x5xf32> to vector<2x6x5xf32>
  %5 = vector.extract %4[1] : vector<6x5xf32> from vector<2x6x5xf32>
  return %1, %2, %3, %5 : f32, vector<5xf32>, vector<2x5xf32>, vector<6x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<4x6x5xf32>) -> (f32, vector<5xf32>, vector<2x5xf32>, vector<6x5xf32>) {
// CHECK-NEXT:     %0 = vector.extract_strided_slice %arg0 {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x6x5xf32> to vector<2x2x5xf32>
// CHECK-NEXT:     %1 = vector.extract %arg0[2, 3, 4] : f32 from vector<4x6x5xf32>
// CHECK-NEXT:     %2 = vector.extract %arg0[2, 3] : vector<5xf32> from vector<4x6x5xf32>
// CHECK-NEXT:     %3 = vector.extract %0[1] : vector<2x5xf32> from vector<2x2x5xf32>
// CHECK-NEXT:     %4 = vector.extract %arg0[2] : vector<6x5xf32> from vector<4x6x5xf32>
// CHECK-NEXT:     return %1, %2, %3, %4 : f32, vector<5xf32>, vector<2x5xf32>, vector<6x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Of what a slice was inserted into.
func.func @f(%v: vector<4x6x5xf32>, %s: vector<2x5xf32>, %t: vector<2x2xf32>)
    -> (vector<5xf32>, f32, vector<5xf32>, vector<6x5xf32>, vector<5xf32>, f32) {
  %0 = vector.insert_strided_slice %s, %v {offsets = [1, 2, 0], strides = [1, 1]}
      : vector<2x5xf32> into vector<4x6x5xf32>
  %1 = vector.extract %0[1, 3] : vector<5xf32> from vector<4x6x5xf32>
  %2 = vector.extract %0[1, 3, 4] : f32 from vector<4x6x5xf32>
  %3 = vector.extract %0[0, 3] : vector<5xf32> from vector<4x6x5xf32>
  %4 = vector.extract %0[1] : vector<6x5xf32> from vector<4x6x5xf32>
  %5 = vector.insert_strided_slice %t, %v {offsets = [1, 2, 0], strides = [1, 1]}
      : vector<2x2xf32> into vector<4x6x5xf32>
  %6 = vector.extract %5[1, 2] : vector<5xf32> from vector<4x6x5xf32>
  %7 = vector.extract %5[1, 2, 3] : f32 from vector<4x6x5xf32>
  return %1, %2, %3, %4, %6, %7
      : vector<5xf32>, f32, vector<5xf32>, vector<6x5xf32>, vector<5xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<4x6x5xf32>, %arg1: vector<2x5xf32>, %arg2: vector<2x2xf32>) -> (vector<5xf32>, f32, vector<5xf32>, vector<6x5xf32>, vector<5xf32>, f32) {
// CHECK-NEXT:     %0 = vector.insert_strided_slice %arg1, %arg0 {offsets = [1, 2, 0], strides = [1, 1]} : vector<2x5xf32> into vector<4x6x5xf32>
// CHECK-NEXT:     %1 = vector.extract %arg1[1] : vector<5xf32> from vector<2x5xf32>
// CHECK-NEXT:     %2 = vector.extract %arg1[1, 4] : f32 from vector<2x5xf32>
// CHECK-NEXT:     %3 = vector.extract %0[0, 3] : vector<5xf32> from vector<4x6x5xf32>
// CHECK-NEXT:     %4 = vector.extract %0[1] : vector<6x5xf32> from vector<4x6x5xf32>
// CHECK-NEXT:     %5 = vector.insert_strided_slice %arg2, %arg0 {offsets = [1, 2, 0], strides = [1, 1]} : vector<2x2xf32> into vector<4x6x5xf32>
// CHECK-NEXT:     %6 = vector.extract %5[1, 2] : vector<5xf32> from vector<4x6x5xf32>
// CHECK-NEXT:     %7 = vector.extract %5[1, 2, 3] : f32 from vector<4x6x5xf32>
// CHECK-NEXT:     return %1, %2, %3, %4, %6, %7 : vector<5xf32>, f32, vector<5xf32>, vector<6x5xf32>, vector<5xf32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Through several inserted slices.
func.func @f(%v: vector<4x5xf32>, %s: vector<2x5xf32>, %t: vector<1x5xf32>)
    -> (vector<5xf32>, vector<5xf32>) {
  %0 = vector.insert_strided_slice %s, %v {offsets = [0, 0], strides = [1, 1]}
      : vector<2x5xf32> into vector<4x5xf32>
  %1 = vector.insert_strided_slice %t, %0 {offsets = [3, 0], strides = [1, 1]}
      : vector<1x5xf32> into vector<4x5xf32>
  %2 = vector.extract %1[1] : vector<5xf32> from vector<4x5xf32>
  %3 = vector.extract %1[3] : vector<5xf32> from vector<4x5xf32>
  return %2, %3 : vector<5xf32>, vector<5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<4x5xf32>, %arg1: vector<2x5xf32>, %arg2: vector<1x5xf32>) -> (vector<5xf32>, vector<5xf32>) {
// CHECK-NEXT:     %0 = vector.extract %arg1[1] : vector<5xf32> from vector<2x5xf32>
// CHECK-NEXT:     %1 = vector.extract %arg2[0] : vector<5xf32> from vector<1x5xf32>
// CHECK-NEXT:     return %0, %1 : vector<5xf32>, vector<5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Of constants.
func.func @f(%i: index) -> (f32, vector<3xf32>, i8, vector<2xi8>, f32, i8) {
  %c = arith.constant dense<2.0> : vector<2x3xf32>
  %d = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi8>
  %0 = vector.extract %c[1, 1] : f32 from vector<2x3xf32>
  %1 = vector.extract %c[%i] : vector<3xf32> from vector<2x3xf32>
  %2 = vector.extract %d[1, 0] : i8 from vector<2x2xi8>
  %3 = vector.extract %d[1] : vector<2xi8> from vector<2x2xi8>
  %4 = vector.extract %c[1, %i] : f32 from vector<2x3xf32>
  %5 = vector.extract %d[1, %i] : i8 from vector<2x2xi8>
  return %0, %1, %2, %3, %4, %5 : f32, vector<3xf32>, i8, vector<2xi8>, f32, i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) -> (f32, vector<3xf32>, i8, vector<2xi8>, f32, i8) {
// CHECK-NEXT{LITERAL}:     %cst = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi8>
// CHECK-NEXT:     %cst_0 = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %cst_1 = arith.constant dense<2.000000e+00> : vector<3xf32>
// CHECK-NEXT:     %c3_i8 = arith.constant 3 : i8
// CHECK-NEXT:     %cst_2 = arith.constant dense<[3, 4]> : vector<2xi8>
// CHECK-NEXT:     %0 = vector.extract %cst[1, %arg0] : i8 from vector<2x2xi8>
// CHECK-NEXT:     return %cst_0, %cst_1, %c3_i8, %cst_2, %cst_0, %0 : f32, vector<3xf32>, i8, vector<2xi8>, f32, i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Of masks: all set that the position is in, none, and unknown.
func.func @f(%n: index, %i: index)
    -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c0 = arith.constant 0 : index
  %0 = vector.create_mask %c2, %n : vector<3x4xi1>
  %1 = vector.extract %0[1] : vector<4xi1> from vector<3x4xi1>
  %2 = vector.extract %0[2] : vector<4xi1> from vector<3x4xi1>
  %3 = vector.extract %0[%i] : vector<4xi1> from vector<3x4xi1>
  %4 = vector.create_mask %c3, %n : vector<3x4xi1>
  %5 = vector.extract %4[%i] : vector<4xi1> from vector<3x4xi1>
  %6 = vector.create_mask %n, %n : vector<3x4xi1>
  %7 = vector.extract %6[1] : vector<4xi1> from vector<3x4xi1>
  %8 = vector.create_mask %n, %c0 : vector<3x4xi1>
  %9 = vector.extract %8[1] : vector<4xi1> from vector<3x4xi1>
  return %1, %2, %3, %5, %7, %9
      : vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index) -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>) {
// CHECK-NEXT:     %cst = arith.constant dense<false> : vector<4xi1>
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = vector.create_mask %c2, %arg0 : vector<3x4xi1>
// CHECK-NEXT:     %1 = vector.create_mask %arg0 : vector<4xi1>
// CHECK-NEXT:     %2 = vector.extract %0[%arg1] : vector<4xi1> from vector<3x4xi1>
// CHECK-NEXT:     %3 = vector.create_mask %arg0 : vector<4xi1>
// CHECK-NEXT:     %4 = vector.create_mask %arg0, %arg0 : vector<3x4xi1>
// CHECK-NEXT:     %5 = vector.extract %4[1] : vector<4xi1> from vector<3x4xi1>
// CHECK-NEXT:     return %1, %cst, %2, %3, %5, %cst : vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Of given elements.
func.func @f(%a: f32, %b: f32, %i: index) -> (f32, vector<2xf32>, f32) {
  %0 = vector.from_elements %a, %b, %b, %a : vector<2x2xf32>
  %1 = vector.extract %0[1, 1] : f32 from vector<2x2xf32>
  %2 = vector.extract %0[1] : vector<2xf32> from vector<2x2xf32>
  %3 = vector.extract %0[1, %i] : f32 from vector<2x2xf32>
  return %1, %2, %3 : f32, vector<2xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: f32, %arg2: index) -> (f32, vector<2xf32>, f32) {
// CHECK-NEXT:     %0 = vector.from_elements %arg0, %arg1, %arg1, %arg0 : vector<2x2xf32>
// CHECK-NEXT:     %1 = vector.from_elements %arg1, %arg0 : vector<2xf32>
// CHECK-NEXT:     %2 = vector.extract %0[1, %arg2] : f32 from vector<2x2xf32>
// CHECK-NEXT:     return %arg0, %1, %2 : f32, vector<2xf32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @poison() -> (vector<4xf32>, vector<4xf32>, vector<3x2xf32>, vector<2xf32>) {
  %p = ub.poison : f32
  %q = ub.poison : vector<2x3xf32>
  %r = ub.poison : vector<f32>
  %0 = vector.broadcast %p : f32 to vector<4xf32>
  %1 = vector.broadcast %r : vector<f32> to vector<4xf32>
  %2 = vector.transpose %q, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %3 = vector.from_elements %p, %p : vector<2xf32>
  return %0, %1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<3x2xf32>, vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @poison() -> (vector<4xf32>, vector<4xf32>, vector<3x2xf32>, vector<2xf32>) {
// CHECK-NEXT:     %0 = ub.poison : vector<4xf32>
// CHECK-NEXT:     %1 = ub.poison : vector<3x2xf32>
// CHECK-NEXT:     %2 = ub.poison : vector<2xf32>
// CHECK-NEXT:     return %0, %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<3x2xf32>, vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
