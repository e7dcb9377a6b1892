// RUN: pyopt %s --split-input-file --canonicalize | FileCheck %s

// Positions that are poison, or outside.

func.func @poison_extract(%v: vector<4x3xf32>) -> vector<3xf32> {
  %0 = vector.extract %v[-1] : vector<3xf32> from vector<4x3xf32>
  return %0 : vector<3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @poison_extract(%arg0: vector<4x3xf32>) -> vector<3xf32> {
// CHECK-NEXT:     %0 = ub.poison : vector<3xf32>
// CHECK-NEXT:     return %0 : vector<3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @poison_extract_element(%v: vector<4x3xf32>) -> f32 {
  %0 = vector.extract %v[2, -1] : f32 from vector<4x3xf32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @poison_extract_element(%arg0: vector<4x3xf32>) -> f32 {
// CHECK-NEXT:     %0 = ub.poison : f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @poison_insert(%v: vector<4x3xf32>, %x: f32) -> vector<4x3xf32> {
  %0 = vector.insert %x, %v [-1, 0] : f32 into vector<4x3xf32>
  return %0 : vector<4x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @poison_insert(%arg0: vector<4x3xf32>, %arg1: f32) -> vector<4x3xf32> {
// CHECK-NEXT:     %0 = ub.poison : vector<4x3xf32>
// CHECK-NEXT:     return %0 : vector<4x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @poison_and_dynamic(%v: vector<4x3xf32>, %i: index) -> f32 {
  %0 = vector.extract %v[%i, -1] : f32 from vector<4x3xf32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @poison_and_dynamic(%arg0: vector<4x3xf32>, %arg1: index) -> f32 {
// CHECK-NEXT:     %0 = ub.poison : f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @constant_poison(%v: vector<4x3xf32>, %x: f32) -> (f32, vector<4x3xf32>) {
  %c = arith.constant -1 : index
  %0 = vector.extract %v[%c, 1] : f32 from vector<4x3xf32>
  %1 = vector.insert %x, %v [%c, 1] : f32 into vector<4x3xf32>
  return %0, %1 : f32, vector<4x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @constant_poison(%arg0: vector<4x3xf32>, %arg1: f32) -> (f32, vector<4x3xf32>) {
// CHECK-NEXT:     %0 = ub.poison : f32
// CHECK-NEXT:     %1 = ub.poison : vector<4x3xf32>
// CHECK-NEXT:     return %0, %1 : f32, vector<4x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @constant_outside(%v: vector<4x3xf32>, %x: f32) -> (f32, vector<4x3xf32>) {
  %c = arith.constant 7 : index
  %0 = vector.extract %v[%c, 1] : f32 from vector<4x3xf32>
  %1 = vector.insert %x, %v [%c, 1] : f32 into vector<4x3xf32>
  return %0, %1 : f32, vector<4x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @constant_outside(%arg0: vector<4x3xf32>, %arg1: f32) -> (f32, vector<4x3xf32>) {
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %0 = vector.extract %arg0[%c7, 1] : f32 from vector<4x3xf32>
// CHECK-NEXT:     %1 = vector.insert %arg1, %arg0 [%c7, 1] : f32 into vector<4x3xf32>
// CHECK-NEXT:     return %0, %1 : f32, vector<4x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @poison_of_insert(%v: vector<4xf32>, %x: f32) -> f32 {
  %0 = vector.insert %x, %v [-1] : f32 into vector<4xf32>
  %1 = vector.extract %0[0] : f32 from vector<4xf32>
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @poison_of_insert(%arg0: vector<4xf32>, %arg1: f32) -> f32 {
// CHECK-NEXT:     %0 = ub.poison : f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
