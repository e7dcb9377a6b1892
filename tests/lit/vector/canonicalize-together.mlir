// RUN: pyopt %s --canonicalize --split-input-file | FileCheck %s

// Slices that are parts, masks that are constants, and broadcasts, transpositions and casts that can be one op.

func.func @f2(%v: vector<4xf32>, %w: vector<1x4xf32>, %u: vector<1x1xf32>, %t: vector<1x2x4xf32>)
    -> (vector<1xf32>, vector<1x2xf32>, vector<1x1xf32>, vector<1x1xf32>, vector<1x1x4xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [1], sizes = [1], strides = [1]}
      : vector<4xf32> to vector<1xf32>
  %1 = vector.extract_strided_slice %w {offsets = [0, 1], sizes = [1, 2], strides = [1, 1]}
      : vector<1x4xf32> to vector<1x2xf32>
  %2 = vector.extract_strided_slice %w {offsets = [0, 1], sizes = [1, 1], strides = [1, 1]}
      : vector<1x4xf32> to vector<1x1xf32>
  %3 = vector.extract_strided_slice %u {offsets = [0, 0], sizes = [1, 1], strides = [1, 1]}
      : vector<1x1xf32> to vector<1x1xf32>
  %4 = vector.extract_strided_slice %t {offsets = [0, 1], sizes = [1, 1], strides = [1, 1]}
      : vector<1x2x4xf32> to vector<1x1x4xf32>
  return %0, %1, %2, %3, %4
      : vector<1xf32>, vector<1x2xf32>, vector<1x1xf32>, vector<1x1xf32>, vector<1x1x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f2(%arg0: vector<4xf32>, %arg1: vector<1x4xf32>, %arg2: vector<1x1xf32>, %arg3: vector<1x2x4xf32>) -> (vector<1xf32>, vector<1x2xf32>, vector<1x1xf32>, vector<1x1xf32>, vector<1x1x4xf32>) {
// CHECK-NEXT:     %0 = vector.extract_strided_slice %arg0 {offsets = [1], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
// CHECK-NEXT:     %1 = vector.extract_strided_slice %arg1 {offsets = [0, 1], sizes = [1, 2], strides = [1, 1]} : vector<1x4xf32> to vector<1x2xf32>
// CHECK-NEXT:     %2 = vector.extract_strided_slice %arg1 {offsets = [0, 1], sizes = [1, 1], strides = [1, 1]} : vector<1x4xf32> to vector<1x1xf32>
// CHECK-NEXT:     %3 = vector.extract %arg3[0, 1] : vector<4xf32> from vector<1x2x4xf32>
// CHECK-NEXT:     %4 = vector.shape_cast %3 : vector<4xf32> to vector<1x1x4xf32>
// CHECK-NEXT:     return %0, %1, %2, %arg2, %4 : vector<1xf32>, vector<1x2xf32>, vector<1x1xf32>, vector<1x1xf32>, vector<1x1x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f4()
    -> (vector<4xi1>, vector<2x3xi1>, vector<2x3xi1>, vector<i1>, vector<i1>, vector<[4]xi1>,
        vector<[4]x2xi1>) {
  %0 = vector.constant_mask [4] : vector<4xi1>
  %1 = vector.constant_mask [2, 3] : vector<2x3xi1>
  %2 = vector.constant_mask [2, 2] : vector<2x3xi1>
  %3 = vector.constant_mask [0] : vector<i1>
  %4 = vector.constant_mask [1] : vector<i1>
  %5 = vector.constant_mask [4] : vector<[4]xi1>
  %6 = vector.constant_mask [0, 0] : vector<[4]x2xi1>
  return %0, %1, %2, %3, %4, %5, %6
      : vector<4xi1>, vector<2x3xi1>, vector<2x3xi1>, vector<i1>, vector<i1>, vector<[4]xi1>,
      vector<[4]x2xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f4() -> (vector<4xi1>, vector<2x3xi1>, vector<2x3xi1>, vector<i1>, vector<i1>, vector<[4]xi1>, vector<[4]x2xi1>) {
// CHECK-NEXT:     %cst = arith.constant dense<false> : vector<[4]x2xi1>
// CHECK-NEXT:     %cst_0 = arith.constant dense<true> : vector<[4]xi1>
// CHECK-NEXT:     %cst_1 = arith.constant dense<true> : vector<i1>
// CHECK-NEXT:     %cst_2 = arith.constant dense<false> : vector<i1>
// CHECK-NEXT:     %cst_3 = arith.constant dense<true> : vector<4xi1>
// CHECK-NEXT:     %cst_4 = arith.constant dense<true> : vector<2x3xi1>
// CHECK-NEXT:     %0 = vector.constant_mask [2, 2] : vector<2x3xi1>
// CHECK-NEXT:     return %cst_3, %cst_4, %0, %cst_2, %cst_1, %cst_0, %cst : vector<4xi1>, vector<2x3xi1>, vector<2x3xi1>, vector<i1>, vector<i1>, vector<[4]xi1>, vector<[4]x2xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f11(%z: vector<4x1xf32>, %y: vector<4xf32>, %x: f32)
    -> (vector<4xf32>, vector<1x4xf32>, vector<4x1xf32>, vector<1x4xf32>, vector<1xf32>,
        vector<4x1xf32>) {
  %2 = vector.transpose %z, [1, 0] : vector<4x1xf32> to vector<1x4xf32>
  %3 = vector.shape_cast %2 : vector<1x4xf32> to vector<4xf32>
  %4 = vector.shape_cast %y : vector<4xf32> to vector<4x1xf32>
  %5 = vector.transpose %4, [1, 0] : vector<4x1xf32> to vector<1x4xf32>
  %6 = vector.broadcast %y : vector<4xf32> to vector<1x4xf32>
  %7 = vector.transpose %6, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
  %8 = vector.broadcast %x : f32 to vector<1xf32>
  %9 = vector.shape_cast %6 : vector<1x4xf32> to vector<4x1xf32>
  return %3, %5, %7, %6, %8, %9
      : vector<4xf32>, vector<1x4xf32>, vector<4x1xf32>, vector<1x4xf32>, vector<1xf32>,
      vector<4x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f11(%arg0: vector<4x1xf32>, %arg1: vector<4xf32>, %arg2: f32) -> (vector<4xf32>, vector<1x4xf32>, vector<4x1xf32>, vector<1x4xf32>, vector<1xf32>, vector<4x1xf32>) {
// CHECK-NEXT:     %0 = vector.shape_cast %arg0 : vector<4x1xf32> to vector<4xf32>
// CHECK-NEXT:     %1 = vector.shape_cast %arg1 : vector<4xf32> to vector<1x4xf32>
// CHECK-NEXT:     %2 = vector.broadcast %arg1 : vector<4xf32> to vector<1x4xf32>
// CHECK-NEXT:     %3 = vector.transpose %2, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
// CHECK-NEXT:     %4 = vector.broadcast %arg2 : f32 to vector<1xf32>
// CHECK-NEXT:     %5 = vector.shape_cast %arg1 : vector<4xf32> to vector<4x1xf32>
// CHECK-NEXT:     return %0, %1, %3, %2, %4, %5 : vector<4xf32>, vector<1x4xf32>, vector<4x1xf32>, vector<1x4xf32>, vector<1xf32>, vector<4x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f13(%x: vector<4x1x[1]xf32>, %y: vector<[4]x1xf32>, %z: vector<2x1x3xf32>)
    -> (vector<4x[1]xf32>, vector<[4]xf32>, vector<6xf32>, vector<6xf32>, vector<[1]x4xf32>) {
  %0 = vector.transpose %x, [1, 0, 2] : vector<4x1x[1]xf32> to vector<1x4x[1]xf32>
  %1 = vector.shape_cast %0 : vector<1x4x[1]xf32> to vector<4x[1]xf32>
  %2 = vector.transpose %y, [1, 0] : vector<[4]x1xf32> to vector<1x[4]xf32>
  %3 = vector.shape_cast %2 : vector<1x[4]xf32> to vector<[4]xf32>
  %4 = vector.transpose %z, [1, 0, 2] : vector<2x1x3xf32> to vector<1x2x3xf32>
  %5 = vector.shape_cast %4 : vector<1x2x3xf32> to vector<6xf32>
  %6 = vector.transpose %z, [2, 1, 0] : vector<2x1x3xf32> to vector<3x1x2xf32>
  %7 = vector.shape_cast %6 : vector<3x1x2xf32> to vector<6xf32>
  %8 = vector.transpose %x, [2, 1, 0] : vector<4x1x[1]xf32> to vector<[1]x1x4xf32>
  %9 = vector.shape_cast %8 : vector<[1]x1x4xf32> to vector<[1]x4xf32>
  return %1, %3, %5, %7, %9
      : vector<4x[1]xf32>, vector<[4]xf32>, vector<6xf32>, vector<6xf32>, vector<[1]x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f13(%arg0: vector<4x1x[1]xf32>, %arg1: vector<[4]x1xf32>, %arg2: vector<2x1x3xf32>) -> (vector<4x[1]xf32>, vector<[4]xf32>, vector<6xf32>, vector<6xf32>, vector<[1]x4xf32>) {
// CHECK-NEXT:     %0 = vector.shape_cast %arg0 : vector<4x1x[1]xf32> to vector<4x[1]xf32>
// CHECK-NEXT:     %1 = vector.shape_cast %arg1 : vector<[4]x1xf32> to vector<[4]xf32>
// CHECK-NEXT:     %2 = vector.shape_cast %arg2 : vector<2x1x3xf32> to vector<6xf32>
// CHECK-NEXT:     %3 = vector.transpose %arg2, [2, 1, 0] : vector<2x1x3xf32> to vector<3x1x2xf32>
// CHECK-NEXT:     %4 = vector.shape_cast %3 : vector<3x1x2xf32> to vector<6xf32>
// CHECK-NEXT:     %5 = vector.transpose %arg0, [2, 1, 0] : vector<4x1x[1]xf32> to vector<[1]x1x4xf32>
// CHECK-NEXT:     %6 = vector.shape_cast %5 : vector<[1]x1x4xf32> to vector<[1]x4xf32>
// CHECK-NEXT:     return %0, %1, %2, %4, %6 : vector<4x[1]xf32>, vector<[4]xf32>, vector<6xf32>, vector<6xf32>, vector<[1]x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f14(%y: vector<4xf32>, %x: vector<2x3xf32>)
    -> (vector<1x4xf32>, vector<2x3x1xf32>, vector<3x1x2xf32>, vector<4x1xf32>) {
  %4 = vector.shape_cast %y : vector<4xf32> to vector<4x1xf32>
  %5 = vector.transpose %4, [1, 0] : vector<4x1xf32> to vector<1x4xf32>
  %6 = vector.shape_cast %x : vector<2x3xf32> to vector<2x1x3xf32>
  %7 = vector.transpose %6, [0, 2, 1] : vector<2x1x3xf32> to vector<2x3x1xf32>
  %8 = vector.transpose %6, [2, 1, 0] : vector<2x1x3xf32> to vector<3x1x2xf32>
  %9 = vector.transpose %5, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
  return %5, %7, %8, %9 : vector<1x4xf32>, vector<2x3x1xf32>, vector<3x1x2xf32>, vector<4x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f14(%arg0: vector<4xf32>, %arg1: vector<2x3xf32>) -> (vector<1x4xf32>, vector<2x3x1xf32>, vector<3x1x2xf32>, vector<4x1xf32>) {
// CHECK-NEXT:     %0 = vector.shape_cast %arg0 : vector<4xf32> to vector<1x4xf32>
// CHECK-NEXT:     %1 = vector.shape_cast %arg1 : vector<2x3xf32> to vector<2x1x3xf32>
// CHECK-NEXT:     %2 = vector.shape_cast %arg1 : vector<2x3xf32> to vector<2x3x1xf32>
// CHECK-NEXT:     %3 = vector.transpose %1, [2, 1, 0] : vector<2x1x3xf32> to vector<3x1x2xf32>
// CHECK-NEXT:     %4 = vector.shape_cast %arg0 : vector<4xf32> to vector<4x1xf32>
// CHECK-NEXT:     return %0, %2, %3, %4 : vector<1x4xf32>, vector<2x3x1xf32>, vector<3x1x2xf32>, vector<4x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f15(%v: vector<3xf32>, %z: vector<f32>, %s: vector<[3]xf32>)
    -> (vector<2x3xf32>, vector<4x3xf32>, vector<4x3x2xf32>, vector<2x2xf32>, vector<2x[3]xf32>) {
  %0 = vector.shape_cast %v : vector<3xf32> to vector<1x3xf32>
  %1 = vector.broadcast %0 : vector<1x3xf32> to vector<2x3xf32>
  %2 = vector.shape_cast %v : vector<3xf32> to vector<1x1x3xf32>
  %3 = vector.broadcast %2 : vector<1x1x3xf32> to vector<4x1x3xf32>
  %9 = vector.shape_cast %3 : vector<4x1x3xf32> to vector<4x3xf32>
  %4 = vector.shape_cast %v : vector<3xf32> to vector<3x1xf32>
  %5 = vector.broadcast %4 : vector<3x1xf32> to vector<4x3x2xf32>
  %6 = vector.shape_cast %z : vector<f32> to vector<1xf32>
  %7 = vector.broadcast %6 : vector<1xf32> to vector<2x2xf32>
  %8 = vector.shape_cast %s : vector<[3]xf32> to vector<1x[3]xf32>
  %10 = vector.broadcast %8 : vector<1x[3]xf32> to vector<2x[3]xf32>
  return %1, %9, %5, %7, %10
      : vector<2x3xf32>, vector<4x3xf32>, vector<4x3x2xf32>, vector<2x2xf32>, vector<2x[3]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f15(%arg0: vector<3xf32>, %arg1: vector<f32>, %arg2: vector<[3]xf32>) -> (vector<2x3xf32>, vector<4x3xf32>, vector<4x3x2xf32>, vector<2x2xf32>, vector<2x[3]xf32>) {
// CHECK-NEXT:     %0 = vector.broadcast %arg0 : vector<3xf32> to vector<2x3xf32>
// CHECK-NEXT:     %1 = vector.broadcast %arg0 : vector<3xf32> to vector<4x3xf32>
// CHECK-NEXT:     %2 = vector.shape_cast %arg0 : vector<3xf32> to vector<3x1xf32>
// CHECK-NEXT:     %3 = vector.broadcast %2 : vector<3x1xf32> to vector<4x3x2xf32>
// CHECK-NEXT:     %4 = vector.broadcast %arg1 : vector<f32> to vector<2x2xf32>
// CHECK-NEXT:     %5 = vector.broadcast %arg2 : vector<[3]xf32> to vector<2x[3]xf32>
// CHECK-NEXT:     return %0, %1, %3, %4, %5 : vector<2x3xf32>, vector<4x3xf32>, vector<4x3x2xf32>, vector<2x2xf32>, vector<2x[3]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
