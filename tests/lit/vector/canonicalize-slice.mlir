// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// Strided slices.

// Whole vectors, and of inserted slices.
func.func @f(%v: vector<4x4xf32>, %s: vector<2x2xf32>)
    -> (vector<4x4xf32>, vector<4x4xf32>, vector<2x2xf32>, vector<1x1xf32>, vector<2x2xf32>,
        vector<1x1xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [0], sizes = [4], strides = [1]}
      : vector<4x4xf32> to vector<4x4xf32>
  %1 = vector.insert_strided_slice %v, %v {offsets = [0, 0], strides = [1, 1]}
      : vector<4x4xf32> into vector<4x4xf32>
  %2 = vector.insert_strided_slice %s, %v {offsets = [1, 1], strides = [1, 1]}
      : vector<2x2xf32> into vector<4x4xf32>
  %3 = vector.extract_strided_slice %2 {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]}
      : vector<4x4xf32> to vector<2x2xf32>
  %4 = vector.extract_strided_slice %2 {offsets = [2, 1], sizes = [1, 1], strides = [1, 1]}
      : vector<4x4xf32> to vector<1x1xf32>
  %5 = vector.extract_strided_slice %2 {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]}
      : vector<4x4xf32> to vector<2x2xf32>
  %6 = vector.extract_strided_slice %2 {offsets = [0, 3], sizes = [1, 1], strides = [1, 1]}
      : vector<4x4xf32> to vector<1x1xf32>
  return %0, %1, %3, %4, %5, %6
      : vector<4x4xf32>, vector<4x4xf32>, vector<2x2xf32>, vector<1x1xf32>, vector<2x2xf32>,
      vector<1x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<4x4xf32>, %arg1: vector<2x2xf32>) -> (vector<4x4xf32>, vector<4x4xf32>, vector<2x2xf32>, vector<1x1xf32>, vector<2x2xf32>, vector<1x1xf32>) {
// CHECK-NEXT:     %0 = vector.insert_strided_slice %arg1, %arg0 {offsets = [1, 1], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
// CHECK-NEXT:     %1 = vector.extract_strided_slice %arg1 {offsets = [1, 0], sizes = [1, 1], strides = [1, 1]} : vector<2x2xf32> to vector<1x1xf32>
// CHECK-NEXT:     %2 = vector.extract_strided_slice %0 {offsets = [0, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
// CHECK-NEXT:     %3 = vector.extract_strided_slice %0 {offsets = [0, 3], sizes = [1, 1], strides = [1, 1]} : vector<4x4xf32> to vector<1x1xf32>
// CHECK-NEXT:     return %arg0, %arg0, %arg1, %1, %2, %3 : vector<4x4xf32>, vector<4x4xf32>, vector<2x2xf32>, vector<1x1xf32>, vector<2x2xf32>, vector<1x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Of masks.
func.func @f() -> (vector<2x3xi1>, vector<2x3xi1>, vector<1x4xi1>) {
  %0 = vector.constant_mask [2, 3] : vector<4x4xi1>
  %1 = vector.extract_strided_slice %0 {offsets = [1, 1], sizes = [2, 3], strides = [1, 1]}
      : vector<4x4xi1> to vector<2x3xi1>
  %2 = vector.extract_strided_slice %0 {offsets = [2, 0], sizes = [2, 3], strides = [1, 1]}
      : vector<4x4xi1> to vector<2x3xi1>
  %3 = vector.extract_strided_slice %0 {offsets = [1], sizes = [1], strides = [1]}
      : vector<4x4xi1> to vector<1x4xi1>
  return %1, %2, %3 : vector<2x3xi1>, vector<2x3xi1>, vector<1x4xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> (vector<2x3xi1>, vector<2x3xi1>, vector<1x4xi1>) {
// CHECK-NEXT:     %cst = arith.constant dense<false> : vector<2x3xi1>
// CHECK-NEXT:     %0 = vector.constant_mask [1, 2] : vector<2x3xi1>
// CHECK-NEXT:     %1 = vector.constant_mask [1, 3] : vector<1x4xi1>
// CHECK-NEXT:     return %0, %cst, %1 : vector<2x3xi1>, vector<2x3xi1>, vector<1x4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Of constants.
func.func @f() -> (vector<1x2xi8>, vector<2x1xi8>, vector<1x3xi8>) {
  %c = arith.constant dense<1> : vector<2x3xi8>
  %d = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi8>
  %0 = vector.extract_strided_slice %c {offsets = [0, 1], sizes = [1, 2], strides = [1, 1]}
      : vector<2x3xi8> to vector<1x2xi8>
  %1 = vector.extract_strided_slice %d {offsets = [0, 1], sizes = [2, 1], strides = [1, 1]}
      : vector<2x3xi8> to vector<2x1xi8>
  %2 = vector.extract_strided_slice %d {offsets = [1], sizes = [1], strides = [1]}
      : vector<2x3xi8> to vector<1x3xi8>
  return %0, %1, %2 : vector<1x2xi8>, vector<2x1xi8>, vector<1x3xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> (vector<1x2xi8>, vector<2x1xi8>, vector<1x3xi8>) {
// CHECK-NEXT:     %cst = arith.constant dense<1> : vector<1x2xi8>
// CHECK-NEXT{LITERAL}:     %cst_0 = arith.constant dense<[[2], [5]]> : vector<2x1xi8>
// CHECK-NEXT{LITERAL}:     %cst_1 = arith.constant dense<[[4, 5, 6]]> : vector<1x3xi8>
// CHECK-NEXT:     return %cst, %cst_0, %cst_1 : vector<1x2xi8>, vector<2x1xi8>, vector<1x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Of broadcasts and splats.
func.func @f(%a: f32, %v: vector<3xf32>, %w: vector<1xf32>, %x: vector<2x3xf32>)
    -> (vector<1x2xf32>, vector<1x3xf32>, vector<1x2xf32>, vector<1x2xf32>, vector<1x2xf32>,
        vector<1x1x3xf32>) {
  %0 = vector.broadcast %a : f32 to vector<2x3xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [0, 1], sizes = [1, 2], strides = [1, 1]}
      : vector<2x3xf32> to vector<1x2xf32>
  %2 = vector.broadcast %v : vector<3xf32> to vector<2x3xf32>
  %3 = vector.extract_strided_slice %2 {offsets = [0], sizes = [1], strides = [1]}
      : vector<2x3xf32> to vector<1x3xf32>
  %4 = vector.extract_strided_slice %2 {offsets = [0, 1], sizes = [1, 2], strides = [1, 1]}
      : vector<2x3xf32> to vector<1x2xf32>
  %5 = vector.broadcast %w : vector<1xf32> to vector<2x3xf32>
  %6 = vector.extract_strided_slice %5 {offsets = [0, 1], sizes = [1, 2], strides = [1, 1]}
      : vector<2x3xf32> to vector<1x2xf32>
  %7 = vector.broadcast %a : f32 to vector<2x3xf32>
  %8 = vector.extract_strided_slice %7 {offsets = [0, 1], sizes = [1, 2], strides = [1, 1]}
      : vector<2x3xf32> to vector<1x2xf32>
  %9 = vector.broadcast %x : vector<2x3xf32> to vector<4x2x3xf32>
  %10 = vector.extract_strided_slice %9 {offsets = [0, 1], sizes = [1, 1], strides = [1, 1]}
      : vector<4x2x3xf32> to vector<1x1x3xf32>
  return %1, %3, %4, %6, %8, %10
      : vector<1x2xf32>, vector<1x3xf32>, vector<1x2xf32>, vector<1x2xf32>, vector<1x2xf32>,
      vector<1x1x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: vector<3xf32>, %arg2: vector<1xf32>, %arg3: vector<2x3xf32>) -> (vector<1x2xf32>, vector<1x3xf32>, vector<1x2xf32>, vector<1x2xf32>, vector<1x2xf32>, vector<1x1x3xf32>) {
// CHECK-NEXT:     %0 = vector.broadcast %arg0 : f32 to vector<1x2xf32>
// CHECK-NEXT:     %1 = vector.broadcast %arg1 : vector<3xf32> to vector<1x3xf32>
// CHECK-NEXT:     %2 = vector.extract_strided_slice %arg1 {offsets = [1], sizes = [2], strides = [1]} : vector<3xf32> to vector<2xf32>
// CHECK-NEXT:     %3 = vector.broadcast %2 : vector<2xf32> to vector<1x2xf32>
// CHECK-NEXT:     %4 = vector.broadcast %arg2 : vector<1xf32> to vector<1x2xf32>
// CHECK-NEXT:     %5 = vector.broadcast %arg0 : f32 to vector<1x2xf32>
// CHECK-NEXT:     %6 = vector.extract %arg3[1] : vector<3xf32> from vector<2x3xf32>
// CHECK-NEXT:     %7 = vector.broadcast %6 : vector<3xf32> to vector<1x1x3xf32>
// CHECK-NEXT:     return %0, %1, %3, %4, %5, %7 : vector<1x2xf32>, vector<1x3xf32>, vector<1x2xf32>, vector<1x2xf32>, vector<1x2xf32>, vector<1x1x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Insertions that change nothing.
func.func @f(%a: f32, %v: vector<4x4xf32>, %w: vector<4x4xf32>)
    -> (vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>) {
  %0 = vector.broadcast %a : f32 to vector<2xf32>
  %1 = vector.broadcast %a : f32 to vector<4x4xf32>
  %2 = vector.insert_strided_slice %0, %1 {offsets = [0, 1], strides = [1]}
      : vector<2xf32> into vector<4x4xf32>
  %3 = vector.extract_strided_slice %v {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]}
      : vector<4x4xf32> to vector<2x2xf32>
  %4 = vector.insert_strided_slice %3, %v {offsets = [1, 1], strides = [1, 1]}
      : vector<2x2xf32> into vector<4x4xf32>
  %5 = vector.insert_strided_slice %3, %v {offsets = [1, 2], strides = [1, 1]}
      : vector<2x2xf32> into vector<4x4xf32>
  %6 = vector.insert_strided_slice %3, %w {offsets = [1, 1], strides = [1, 1]}
      : vector<2x2xf32> into vector<4x4xf32>
  return %2, %4, %5, %6 : vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: vector<4x4xf32>, %arg2: vector<4x4xf32>) -> (vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>) {
// CHECK-NEXT:     %0 = vector.broadcast %arg0 : f32 to vector<4x4xf32>
// CHECK-NEXT:     %1 = vector.extract_strided_slice %arg1 {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
// CHECK-NEXT:     %2 = vector.insert_strided_slice %1, %arg1 {offsets = [1, 2], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
// CHECK-NEXT:     %3 = vector.insert_strided_slice %1, %arg2 {offsets = [1, 1], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
// CHECK-NEXT:     return %0, %arg1, %2, %3 : vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Constants into constants.
func.func @f() -> (vector<2x3xi8>, vector<2x3xi8>) {
  %c = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi8>
  %d = arith.constant dense<[7, 8]> : vector<2xi8>
  %e = arith.constant dense<9> : vector<2x1xi8>
  %0 = vector.insert_strided_slice %d, %c {offsets = [1, 1], strides = [1]}
      : vector<2xi8> into vector<2x3xi8>
  %1 = vector.insert_strided_slice %e, %c {offsets = [0, 1], strides = [1, 1]}
      : vector<2x1xi8> into vector<2x3xi8>
  return %0, %1 : vector<2x3xi8>, vector<2x3xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> (vector<2x3xi8>, vector<2x3xi8>) {
// CHECK-NEXT{LITERAL}:     %cst = arith.constant dense<[[1, 2, 3], [4, 7, 8]]> : vector<2x3xi8>
// CHECK-NEXT{LITERAL}:     %cst_0 = arith.constant dense<[[1, 9, 3], [4, 9, 6]]> : vector<2x3xi8>
// CHECK-NEXT:     return %cst, %cst_0 : vector<2x3xi8>, vector<2x3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }
