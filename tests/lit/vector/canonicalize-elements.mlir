// RUN: pyopt %s --canonicalize --split-input-file | FileCheck %s

// Elements taken out of vectors and put together again, and what is at no position in particular.

func.func @of_poison(%v: vector<4xf32>, %x: f32)
    -> (f32, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<2xf32>) {
  %p = ub.poison : vector<4xf32>
  %q = ub.poison : f32
  %0 = vector.extract %p[1] : f32 from vector<4xf32>
  %1 = vector.insert %q, %v [1] : f32 into vector<4xf32>
  %2 = vector.shuffle %p, %v [4, 5, 6, 0] : vector<4xf32>, vector<4xf32>
  %3 = vector.shuffle %p, %p [4, 5, 6, 0] : vector<4xf32>, vector<4xf32>
  %4 = vector.shuffle %v, %p [4, 1] : vector<4xf32>, vector<4xf32>
  return %0, %1, %2, %3, %4 : f32, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_poison(%arg0: vector<4xf32>, %arg1: f32) -> (f32, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<2xf32>) {
// CHECK-NEXT:     %0 = ub.poison : vector<4xf32>
// CHECK-NEXT:     %1 = ub.poison : f32
// CHECK-NEXT:     %2 = vector.insert %1, %arg0 [1] : f32 into vector<4xf32>
// CHECK-NEXT:     %3 = vector.shuffle %0, %arg0 [4, 5, 6, 0] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT:     %4 = vector.shuffle %arg0, %0 [4, 1] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT:     return %1, %2, %3, %0, %4 : f32, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @elements(%a: f32, %b: f32, %v: vector<2xf32>, %x: f32)
    -> (f32, f32, vector<2xf32>, f32, f32, f32, vector<2xf32>) {
  %0 = vector.from_elements %a, %b : vector<2xf32>
  %1:2 = vector.to_elements %0 : vector<2xf32>
  %2:2 = vector.to_elements %v : vector<2xf32>
  %3 = vector.from_elements %2#0, %2#1 : vector<2xf32>
  %4 = vector.broadcast %x : f32 to vector<2xf32>
  %5:2 = vector.to_elements %4 : vector<2xf32>
  %c = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  %6:2 = vector.to_elements %c : vector<2xf32>
  %7 = vector.from_elements %2#1, %2#0 : vector<2xf32>
  return %1#0, %1#1, %3, %5#0, %6#0, %6#1, %7
      : f32, f32, vector<2xf32>, f32, f32, f32, vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @elements(%arg0: f32, %arg1: f32, %arg2: vector<2xf32>, %arg3: f32) -> (f32, f32, vector<2xf32>, f32, f32, f32, vector<2xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>
// CHECK-NEXT:     %0:2 = vector.to_elements %arg2 : vector<2xf32>
// CHECK-NEXT:     %1:2 = vector.to_elements %cst : vector<2xf32>
// CHECK-NEXT:     %2 = vector.from_elements %0#1, %0#0 : vector<2xf32>
// CHECK-NEXT:     return %arg0, %arg1, %arg2, %arg3, %1#0, %1#1, %2 : f32, f32, vector<2xf32>, f32, f32, f32, vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @elements_extracted(%v: vector<4xf32>)
    -> (vector<4xf32>, vector<2xf32>, vector<2x2xf32>, vector<1xf32>) {
  %0 = vector.extract %v[0] : f32 from vector<4xf32>
  %1 = vector.extract %v[1] : f32 from vector<4xf32>
  %2 = vector.extract %v[2] : f32 from vector<4xf32>
  %3 = vector.extract %v[3] : f32 from vector<4xf32>
  %4 = vector.from_elements %0, %1, %2, %3 : vector<4xf32>
  %5 = vector.from_elements %1, %2 : vector<2xf32>
  %6 = vector.from_elements %0, %1, %2, %3 : vector<2x2xf32>
  %7 = vector.from_elements %2 : vector<1xf32>
  return %4, %5, %6, %7 : vector<4xf32>, vector<2xf32>, vector<2x2xf32>, vector<1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @elements_extracted(%arg0: vector<4xf32>) -> (vector<4xf32>, vector<2xf32>, vector<2x2xf32>, vector<1xf32>) {
// CHECK-NEXT:     %0 = vector.extract %arg0[1] : f32 from vector<4xf32>
// CHECK-NEXT:     %1 = vector.extract %arg0[2] : f32 from vector<4xf32>
// CHECK-NEXT:     %2 = vector.from_elements %0, %1 : vector<2xf32>
// CHECK-NEXT:     %3 = vector.shape_cast %arg0 : vector<4xf32> to vector<2x2xf32>
// CHECK-NEXT:     %4 = vector.broadcast %1 : f32 to vector<1xf32>
// CHECK-NEXT:     return %arg0, %2, %3, %4 : vector<4xf32>, vector<2xf32>, vector<2x2xf32>, vector<1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @elements_of_rows(%v: vector<4xf32>, %w: vector<2x4xf32>)
    -> (vector<4xf32>, vector<2xf32>, vector<2x2xf32>) {
  %0 = vector.extract %w[1, 0] : f32 from vector<2x4xf32>
  %1 = vector.extract %w[1, 1] : f32 from vector<2x4xf32>
  %2 = vector.extract %w[1, 2] : f32 from vector<2x4xf32>
  %3 = vector.extract %w[1, 3] : f32 from vector<2x4xf32>
  %4 = vector.from_elements %0, %1, %2, %3 : vector<4xf32>
  %5 = vector.from_elements %1, %2 : vector<2xf32>
  %6 = vector.from_elements %0, %1, %2, %3 : vector<2x2xf32>
  return %4, %5, %6 : vector<4xf32>, vector<2xf32>, vector<2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @elements_of_rows(%arg0: vector<4xf32>, %arg1: vector<2x4xf32>) -> (vector<4xf32>, vector<2xf32>, vector<2x2xf32>) {
// CHECK-NEXT:     %0 = vector.extract %arg1[1, 1] : f32 from vector<2x4xf32>
// CHECK-NEXT:     %1 = vector.extract %arg1[1, 2] : f32 from vector<2x4xf32>
// CHECK-NEXT:     %2 = vector.extract %arg1[1] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT:     %3 = vector.from_elements %0, %1 : vector<2xf32>
// CHECK-NEXT:     %4 = vector.extract %arg1[1] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT:     %5 = vector.shape_cast %4 : vector<4xf32> to vector<2x2xf32>
// CHECK-NEXT:     return %2, %3, %5 : vector<4xf32>, vector<2xf32>, vector<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @elements_of_broadcasts(%x: vector<1xf32>, %z: vector<f32>, %v: vector<3xf32>)
    -> (f32, f32, f32, f32) {
  %0 = vector.broadcast %x : vector<1xf32> to vector<2xf32>
  %1:2 = vector.to_elements %0 : vector<2xf32>
  %2 = vector.broadcast %z : vector<f32> to vector<2xf32>
  %3:2 = vector.to_elements %2 : vector<2xf32>
  %4 = vector.broadcast %v : vector<3xf32> to vector<2x3xf32>
  %5:6 = vector.to_elements %4 : vector<2x3xf32>
  return %1#1, %3#1, %5#1, %5#4 : f32, f32, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @elements_of_broadcasts(%arg0: vector<1xf32>, %arg1: vector<f32>, %arg2: vector<3xf32>) -> (f32, f32, f32, f32) {
// CHECK-NEXT:     %0 = vector.to_elements %arg0 : vector<1xf32>
// CHECK-NEXT:     %1 = vector.to_elements %arg1 : vector<f32>
// CHECK-NEXT:     %2:3 = vector.to_elements %arg2 : vector<3xf32>
// CHECK-NEXT:     return %0, %1, %2#1, %2#1 : f32, f32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from_constants(%x: f32) -> (vector<2x2xf32>, vector<2xf32>, vector<2xi8>) {
  %a = arith.constant 1.0 : f32
  %b = arith.constant 2.0 : f32
  %c = arith.constant 3 : i8
  %0 = vector.from_elements %a, %b, %b, %a : vector<2x2xf32>
  %1 = vector.from_elements %a, %x : vector<2xf32>
  %2 = vector.from_elements %c, %c : vector<2xi8>
  return %0, %1, %2 : vector<2x2xf32>, vector<2xf32>, vector<2xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from_constants(%arg0: f32) -> (vector<2x2xf32>, vector<2xf32>, vector<2xi8>) {
// CHECK-NEXT:     %cst = arith.constant dense<3> : vector<2xi8>
// CHECK-NEXT:     %cst_0 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT{LITERAL}:     %cst_1 = arith.constant dense<[[1.000000e+00, 2.000000e+00], [2.000000e+00, 1.000000e+00]]> : vector<2x2xf32>
// CHECK-NEXT:     %0 = vector.from_elements %cst_0, %arg0 : vector<2xf32>
// CHECK-NEXT:     return %cst_1, %0, %cst : vector<2x2xf32>, vector<2xf32>, vector<2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }
