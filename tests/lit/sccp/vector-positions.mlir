// RUN: pyopt %s --sccp --split-input-file | FileCheck %s

// Positions that are constants, and what is known of elements then.

func.func @element(%f: f32) -> (f32, f32) {
  %c1 = arith.constant 1 : index
  %v = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  %0 = vector.extract %v[%c1] : f32 from vector<2xf32>
  %1 = vector.insert %0, %v [0] : f32 into vector<2xf32>
  %2 = vector.extract %1[0] : f32 from vector<2xf32>
  return %0, %2 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @element(%arg0: f32) -> (f32, f32) {
// CHECK-NEXT:     %cst = arith.constant dense<2.000000e+00> : vector<2xf32>
// CHECK-NEXT:     %cst_0 = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %cst_1 = arith.constant dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     return %cst_0, %cst_0 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @row(%i: index) -> (vector<2xi32>, i32) {
  %c1 = arith.constant 1 : index
  %0 = arith.addi %c1, %c1 : index
  %v = arith.constant dense<[[1, 2], [3, 4], [5, 6]]> : vector<3x2xi32>
  %1 = vector.extract %v[%0] : vector<2xi32> from vector<3x2xi32>
  %2 = vector.extract %v[%0, %i] : i32 from vector<3x2xi32>
  return %1, %2 : vector<2xi32>, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @row(%arg0: index) -> (vector<2xi32>, i32) {
// CHECK-NEXT:     %cst = arith.constant dense<[5, 6]> : vector<2xi32>
// CHECK-NEXT{LITERAL}:     %cst_0 = arith.constant dense<[[1, 2], [3, 4], [5, 6]]> : vector<3x2xi32>
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = vector.extract %cst_0[%c2, %arg0] : i32 from vector<3x2xi32>
// CHECK-NEXT:     return %cst, %0 : vector<2xi32>, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @inserted(%s: vector<4xi32>) -> (vector<4xi32>, vector<4xi32>) {
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : i32
  %v = arith.constant dense<0> : vector<4xi32>
  %0 = vector.insert %c7, %v [%c3] : i32 into vector<4xi32>
  %1 = vector.insert %c7, %s [%c3] : i32 into vector<4xi32>
  return %0, %1 : vector<4xi32>, vector<4xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @inserted(%arg0: vector<4xi32>) -> (vector<4xi32>, vector<4xi32>) {
// CHECK-NEXT:     %cst = arith.constant dense<[0, 0, 0, 7]> : vector<4xi32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0> : vector<4xi32>
// CHECK-NEXT:     %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %0 = vector.insert %c7_i32, %arg0 [%c3] : i32 into vector<4xi32>
// CHECK-NEXT:     return %cst, %0 : vector<4xi32>, vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What it folds to is no constant: the position is a number from now on.
func.func @extracted_as_it_was_given(%f: f32, %g: f32, %s: vector<4xf32>) -> (f32, f32, f32) {
  %c1 = arith.constant 1 : index
  %0 = arith.addi %c1, %c1 : index
  %1 = vector.from_elements %f, %g, %f : vector<3xf32>
  %2 = vector.extract %1[%0] : f32 from vector<3xf32>
  %3 = vector.insert %f, %s [2] : f32 into vector<4xf32>
  %4 = vector.extract %3[%0] : f32 from vector<4xf32>
  %5 = vector.extract %3[%c1] : f32 from vector<4xf32>
  return %2, %4, %5 : f32, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @extracted_as_it_was_given(%arg0: f32, %arg1: f32, %arg2: vector<4xf32>) -> (f32, f32, f32) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = vector.from_elements %arg0, %arg1, %arg0 : vector<3xf32>
// CHECK-NEXT:     %1 = vector.extract %0[2] : f32 from vector<3xf32>
// CHECK-NEXT:     %2 = vector.insert %arg0, %arg2 [2] : f32 into vector<4xf32>
// CHECK-NEXT:     %3 = vector.extract %2[2] : f32 from vector<4xf32>
// CHECK-NEXT:     %4 = vector.extract %2[%c1] : f32 from vector<4xf32>
// CHECK-NEXT:     return %1, %3, %4 : f32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extracted_constant_that_was_given(%f: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %g = arith.constant 2.0 : f32
  %0 = vector.from_elements %f, %g, %f : vector<3xf32>
  %1 = vector.extract %0[%c1] : f32 from vector<3xf32>
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @extracted_constant_that_was_given(%arg0: f32) -> f32 {
// CHECK-NEXT:     %cst = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = vector.from_elements %arg0, %cst, %arg0 : vector<3xf32>
// CHECK-NEXT:     return %cst : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @out_of_bounds() -> (f32, f32) {
  %c2 = arith.constant 2 : index
  %m1 = arith.constant -1 : index
  %v = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  %w = arith.constant dense<1.0> : vector<2xf32>
  %0 = vector.extract %v[%c2] : f32 from vector<2xf32>
  %1 = vector.extract %w[%m1] : f32 from vector<2xf32>
  return %0, %1 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @out_of_bounds() -> (f32, f32) {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant dense<1.000000e+00> : vector<2xf32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = vector.extract %cst_1[%c2] : f32 from vector<2xf32>
// CHECK-NEXT:     return %0, %cst : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @elements() -> (vector<2xi32>, vector<i32>, vector<2xf32>) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.addi %c1, %c1 : i32
  %f = arith.constant 1.0 : f32
  %0 = vector.from_elements %c1, %c2 : vector<2xi32>
  %1 = vector.from_elements %c2 : vector<i32>
  %2 = vector.from_elements %f, %f : vector<2xf32>
  return %0, %1, %2 : vector<2xi32>, vector<i32>, vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @elements() -> (vector<2xi32>, vector<i32>, vector<2xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : vector<2xf32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<2> : vector<i32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<[1, 2]> : vector<2xi32>
// CHECK-NEXT:     %cst_2 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     return %cst_1, %cst_0, %cst : vector<2xi32>, vector<i32>, vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @slices() -> (vector<2x1xi32>, vector<2x2xi32>, vector<1x2xi32>) {
  %v = arith.constant dense<[[1, 2], [3, 4], [5, 6]]> : vector<3x2xi32>
  %s = arith.constant dense<7> : vector<3x2xi32>
  %0 = vector.extract_strided_slice %v {offsets = [1, 1], sizes = [2, 1], strides = [1, 1]}
      : vector<3x2xi32> to vector<2x1xi32>
  %1 = vector.extract_strided_slice %s {offsets = [0], sizes = [2], strides = [1]}
      : vector<3x2xi32> to vector<2x2xi32>
  %2 = vector.extract_strided_slice %v {offsets = [2], sizes = [1], strides = [1]}
      : vector<3x2xi32> to vector<1x2xi32>
  return %0, %1, %2 : vector<2x1xi32>, vector<2x2xi32>, vector<1x2xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @slices() -> (vector<2x1xi32>, vector<2x2xi32>, vector<1x2xi32>) {
// CHECK-NEXT{LITERAL}:     %cst = arith.constant dense<[[5, 6]]> : vector<1x2xi32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<7> : vector<2x2xi32>
// CHECK-NEXT{LITERAL}:     %cst_1 = arith.constant dense<[[4], [6]]> : vector<2x1xi32>
// CHECK-NEXT:     %cst_2 = arith.constant dense<7> : vector<3x2xi32>
// CHECK-NEXT{LITERAL}:     %cst_3 = arith.constant dense<[[1, 2], [3, 4], [5, 6]]> : vector<3x2xi32>
// CHECK-NEXT:     return %cst_1, %cst_0, %cst : vector<2x1xi32>, vector<2x2xi32>, vector<1x2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
