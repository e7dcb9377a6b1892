// RUN: pyopt --split-input-file --lower-vector-to-from-elements-to-shuffle-tree %s | FileCheck %s

// Vectors of elements of others.

// No element of a vector.

// Parts reach from their first to their last element.

func.func @interleave(%v: vector<2xf32>, %w: vector<2xf32>, %x: vector<2xf32>) -> vector<6xf32> {
  %0:2 = vector.to_elements %v : vector<2xf32>
  %1:2 = vector.to_elements %w : vector<2xf32>
  %2:2 = vector.to_elements %x : vector<2xf32>
  %5 = vector.from_elements %0#0, %1#0, %2#0, %0#1, %1#1, %2#1 : vector<6xf32>
  return %5 : vector<6xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @interleave(%arg0: vector<2xf32>, %arg1: vector<2xf32>, %arg2: vector<2xf32>) -> vector<6xf32> {
// CHECK-NEXT:     %0 = vector.shuffle %arg0, %arg1 [0, 2, -1, 1, 3] : vector<2xf32>, vector<2xf32>
// CHECK-NEXT:     %1 = vector.shuffle %arg2, %arg2 [0, -1, -1, 1, -1] : vector<2xf32>, vector<2xf32>
// CHECK-NEXT:     %2 = vector.shuffle %0, %1 [0, 1, 5, 3, 4, 8] : vector<5xf32>, vector<5xf32>
// CHECK-NEXT:     return %2 : vector<6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_rank0(%v: vector<f32>, %w: vector<f32>) -> vector<2xf32> {
  %0 = vector.to_elements %v : vector<f32>
  %1 = vector.to_elements %w : vector<f32>
  %5 = vector.from_elements %0, %1 : vector<2xf32>
  return %5 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_rank0(%arg0: vector<f32>, %arg1: vector<f32>) -> vector<2xf32> {
// CHECK-NEXT:     %0 = vector.to_elements %arg0 : vector<f32>
// CHECK-NEXT:     %1 = vector.to_elements %arg1 : vector<f32>
// CHECK-NEXT:     %2 = vector.from_elements %0, %1 : vector<2xf32>
// CHECK-NEXT:     return %2 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_rank2(%v: vector<2x2xf32>) -> vector<2xf32> {
  %0:4 = vector.to_elements %v : vector<2x2xf32>
  %5 = vector.from_elements %0#3, %0#1 : vector<2xf32>
  return %5 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_rank2(%arg0: vector<2x2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %0:4 = vector.to_elements %arg0 : vector<2x2xf32>
// CHECK-NEXT:     %1 = vector.from_elements %0#3, %0#1 : vector<2xf32>
// CHECK-NEXT:     return %1 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @single(%v: vector<3xi1>) -> vector<1xi1> {
  %0:3 = vector.to_elements %v : vector<3xi1>
  %5 = vector.from_elements %0#2 : vector<1xi1>
  return %5 : vector<1xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @single(%arg0: vector<3xi1>) -> vector<1xi1> {
// CHECK-NEXT:     %0 = vector.shuffle %arg0, %arg0 [2] : vector<3xi1>, vector<3xi1>
// CHECK-NEXT:     return %0 : vector<1xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @twice(%v: vector<2xindex>) -> vector<4xindex> {
  %0:2 = vector.to_elements %v : vector<2xindex>
  %1:2 = vector.to_elements %v : vector<2xindex>
  %5 = vector.from_elements %0#1, %1#0, %1#1, %0#0 : vector<4xindex>
  return %5 : vector<4xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @twice(%arg0: vector<2xindex>) -> vector<4xindex> {
// CHECK-NEXT:     %0 = vector.shuffle %arg0, %arg0 [1, 2, 3, 0] : vector<2xindex>, vector<2xindex>
// CHECK-NEXT:     return %0 : vector<4xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @constant(%v: vector<2xi8>) -> vector<2xi8> {
  %c = arith.constant 1 : i8
  %0:2 = vector.to_elements %v : vector<2xi8>
  %5 = vector.from_elements %c, %0#0 : vector<2xi8>
  return %5 : vector<2xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @constant(%arg0: vector<2xi8>) -> vector<2xi8> {
// CHECK-NEXT:     %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:     %0:2 = vector.to_elements %arg0 : vector<2xi8>
// CHECK-NEXT:     %1 = vector.from_elements %c1_i8, %0#0 : vector<2xi8>
// CHECK-NEXT:     return %1 : vector<2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }
