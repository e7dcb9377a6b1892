// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// Insertion, shuffles, and vectors of given elements.

// All elements at once.
func.func @f(%v: vector<4xf32>, %w: vector<1x1x4xf32>, %a: f32, %x: vector<1xf32>,
             %y: vector<2x4xf32>) -> (vector<1x1x4xf32>, vector<1xf32>, vector<2x4xf32>) {
  %0 = vector.insert %v, %w [0, 0] : vector<4xf32> into vector<1x1x4xf32>
  %1 = vector.insert %a, %x [0] : f32 into vector<1xf32>
  %2 = vector.insert %v, %y [0] : vector<4xf32> into vector<2x4xf32>
  return %0, %1, %2 : vector<1x1x4xf32>, vector<1xf32>, vector<2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<4xf32>, %arg1: vector<1x1x4xf32>, %arg2: f32, %arg3: vector<1xf32>, %arg4: vector<2x4xf32>) -> (vector<1x1x4xf32>, vector<1xf32>, vector<2x4xf32>) {
// CHECK-NEXT:     %0 = vector.broadcast %arg0 : vector<4xf32> to vector<1x1x4xf32>
// CHECK-NEXT:     %1 = vector.broadcast %arg2 : f32 to vector<1xf32>
// CHECK-NEXT:     %2 = vector.insert %arg0, %arg4 [0] : vector<4xf32> into vector<2x4xf32>
// CHECK-NEXT:     return %0, %1, %2 : vector<1x1x4xf32>, vector<1xf32>, vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A splat into one of the same value.
func.func @f(%a: f32, %b: f32) -> (vector<2x4xf32>, vector<2x4xf32>) {
  %0 = vector.broadcast %a : f32 to vector<4xf32>
  %1 = vector.broadcast %a : f32 to vector<2x4xf32>
  %2 = vector.insert %0, %1 [0] : vector<4xf32> into vector<2x4xf32>
  %3 = vector.broadcast %b : f32 to vector<4xf32>
  %4 = vector.insert %3, %1 [0] : vector<4xf32> into vector<2x4xf32>
  return %2, %4 : vector<2x4xf32>, vector<2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: f32) -> (vector<2x4xf32>, vector<2x4xf32>) {
// CHECK-NEXT:     %0 = vector.broadcast %arg0 : f32 to vector<2x4xf32>
// CHECK-NEXT:     %1 = vector.broadcast %arg0 : f32 to vector<2x4xf32>
// CHECK-NEXT:     %2 = vector.broadcast %arg1 : f32 to vector<4xf32>
// CHECK-NEXT:     %3 = vector.insert %2, %0 [0] : vector<4xf32> into vector<2x4xf32>
// CHECK-NEXT:     return %1, %3 : vector<2x4xf32>, vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Constants into constants.
func.func @f(%i: index) -> (vector<2x2xi8>, vector<2x2xi8>, vector<2x2xi8>) {
  %c = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi8>
  %c7 = arith.constant 7 : i8
  %r = arith.constant dense<[5, 6]> : vector<2xi8>
  %0 = vector.insert %c7, %c [1, 0] : i8 into vector<2x2xi8>
  %1 = vector.insert %r, %c [1] : vector<2xi8> into vector<2x2xi8>
  %2 = vector.insert %c7, %c [1, %i] : i8 into vector<2x2xi8>
  return %0, %1, %2 : vector<2x2xi8>, vector<2x2xi8>, vector<2x2xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) -> (vector<2x2xi8>, vector<2x2xi8>, vector<2x2xi8>) {
// CHECK-NEXT{LITERAL}:     %cst = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi8>
// CHECK-NEXT:     %c7_i8 = arith.constant 7 : i8
// CHECK-NEXT{LITERAL}:     %cst_0 = arith.constant dense<[[1, 2], [7, 4]]> : vector<2x2xi8>
// CHECK-NEXT{LITERAL}:     %cst_1 = arith.constant dense<[[1, 2], [5, 6]]> : vector<2x2xi8>
// CHECK-NEXT:     %0 = vector.insert %c7_i8, %cst [1, %arg0] : i8 into vector<2x2xi8>
// CHECK-NEXT:     return %cst_0, %cst_1, %0 : vector<2x2xi8>, vector<2x2xi8>, vector<2x2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Shuffles that take one vector as it is.
func.func @f(%v: vector<4xf32>, %w: vector<2xf32>)
    -> (vector<4xf32>, vector<2xf32>, vector<3xf32>, vector<2xf32>) {
  %0 = vector.shuffle %v, %w [0, 1, 2, 3] : vector<4xf32>, vector<2xf32>
  %1 = vector.shuffle %v, %w [4, 5] : vector<4xf32>, vector<2xf32>
  %2 = vector.shuffle %v, %w [0, 1, 2] : vector<4xf32>, vector<2xf32>
  %3 = vector.shuffle %v, %w [5, 4] : vector<4xf32>, vector<2xf32>
  return %0, %1, %2, %3 : vector<4xf32>, vector<2xf32>, vector<3xf32>, vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<4xf32>, %arg1: vector<2xf32>) -> (vector<4xf32>, vector<2xf32>, vector<3xf32>, vector<2xf32>) {
// CHECK-NEXT:     %0 = vector.shuffle %arg0, %arg1 [0, 1, 2] : vector<4xf32>, vector<2xf32>
// CHECK-NEXT:     %1 = vector.shuffle %arg0, %arg1 [5, 4] : vector<4xf32>, vector<2xf32>
// CHECK-NEXT:     return %arg0, %arg1, %0, %1 : vector<4xf32>, vector<2xf32>, vector<3xf32>, vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Shuffles of constants, splats and vectors of rank 0.
func.func @f(%a: f32, %z: vector<f32>, %y: vector<f32>)
    -> (vector<3xi8>, vector<3xf32>, vector<1xf32>, vector<1xf32>, vector<2xf32>, vector<2x2xi8>) {
  %c = arith.constant dense<[1, 2]> : vector<2xi8>
  %d = arith.constant dense<[3, 4]> : vector<2xi8>
  %0 = vector.shuffle %c, %d [3, 0, 2] : vector<2xi8>, vector<2xi8>
  %1 = vector.broadcast %a : f32 to vector<4xf32>
  %2 = vector.broadcast %a : f32 to vector<2xf32>
  %3 = vector.shuffle %1, %2 [1, 5, 0] : vector<4xf32>, vector<2xf32>
  %4 = vector.shuffle %z, %y [0] : vector<f32>, vector<f32>
  %5 = vector.shuffle %z, %y [1] : vector<f32>, vector<f32>
  %6 = vector.shuffle %z, %y [1, 0] : vector<f32>, vector<f32>
  %e = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi8>
  %7 = vector.shuffle %e, %e [1, 2] : vector<2x2xi8>, vector<2x2xi8>
  return %0, %3, %4, %5, %6, %7
      : vector<3xi8>, vector<3xf32>, vector<1xf32>, vector<1xf32>, vector<2xf32>, vector<2x2xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: vector<f32>, %arg2: vector<f32>) -> (vector<3xi8>, vector<3xf32>, vector<1xf32>, vector<1xf32>, vector<2xf32>, vector<2x2xi8>) {
// CHECK-NEXT{LITERAL}:     %cst = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi8>
// CHECK-NEXT:     %cst_0 = arith.constant dense<[4, 1, 3]> : vector<3xi8>
// CHECK-NEXT:     %0 = vector.broadcast %arg0 : f32 to vector<3xf32>
// CHECK-NEXT:     %1 = vector.broadcast %arg1 : vector<f32> to vector<1xf32>
// CHECK-NEXT:     %2 = vector.broadcast %arg2 : vector<f32> to vector<1xf32>
// CHECK-NEXT:     %3 = vector.shuffle %arg1, %arg2 [1, 0] : vector<f32>, vector<f32>
// CHECK-NEXT:     %4 = vector.shuffle %cst, %cst [1, 2] : vector<2x2xi8>, vector<2x2xi8>
// CHECK-NEXT:     return %cst_0, %0, %1, %2, %3, %4 : vector<3xi8>, vector<3xf32>, vector<1xf32>, vector<1xf32>, vector<2xf32>, vector<2x2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Shuffles that interleave.
func.func @f(%v: vector<3xf32>, %w: vector<3xf32>, %x: vector<2x2xf32>)
    -> (vector<6xf32>, vector<6xf32>, vector<4x2xf32>, vector<4xf32>) {
  %0 = vector.shuffle %v, %w [0, 3, 1, 4, 2, 5] : vector<3xf32>, vector<3xf32>
  %1 = vector.shuffle %v, %w [3, 0, 4, 1, 5, 2] : vector<3xf32>, vector<3xf32>
  %2 = vector.shuffle %x, %x [0, 2, 1, 3] : vector<2x2xf32>, vector<2x2xf32>
  %3 = vector.shuffle %v, %w [0, 3, 1, 4] : vector<3xf32>, vector<3xf32>
  return %0, %1, %2, %3 : vector<6xf32>, vector<6xf32>, vector<4x2xf32>, vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<3xf32>, %arg1: vector<3xf32>, %arg2: vector<2x2xf32>) -> (vector<6xf32>, vector<6xf32>, vector<4x2xf32>, vector<4xf32>) {
// CHECK-NEXT:     %0 = vector.interleave %arg0, %arg1 : vector<3xf32> -> vector<6xf32>
// CHECK-NEXT:     %1 = vector.shuffle %arg0, %arg1 [3, 0, 4, 1, 5, 2] : vector<3xf32>, vector<3xf32>
// CHECK-NEXT:     %2 = vector.shuffle %arg2, %arg2 [0, 2, 1, 3] : vector<2x2xf32>, vector<2x2xf32>
// CHECK-NEXT:     %3 = vector.shuffle %arg0, %arg1 [0, 3, 1, 4] : vector<3xf32>, vector<3xf32>
// CHECK-NEXT:     return %0, %1, %2, %3 : vector<6xf32>, vector<6xf32>, vector<4x2xf32>, vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Integers with a sign are broadcast like any other elements.
func.func @from_elements_with_sign(%a: ui8, %b: si8) -> (vector<2xui8>, vector<2xsi8>) {
  %0 = vector.from_elements %a, %a : vector<2xui8>
  %1 = vector.from_elements %b, %b : vector<2xsi8>
  return %0, %1 : vector<2xui8>, vector<2xsi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from_elements_with_sign(%arg0: ui8, %arg1: si8) -> (vector<2xui8>, vector<2xsi8>) {
// CHECK-NEXT:     %0 = vector.broadcast %arg0 : ui8 to vector<2xui8>
// CHECK-NEXT:     %1 = vector.broadcast %arg1 : si8 to vector<2xsi8>
// CHECK-NEXT:     return %0, %1 : vector<2xui8>, vector<2xsi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }
