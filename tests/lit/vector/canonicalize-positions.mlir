// RUN: pyopt %s --canonicalize --split-input-file | FileCheck %s

// Positions that are constants move into the op, as far as they are in the vector.

func.func @extract(%v: vector<2x3xf32>, %i: index) -> (f32, f32, f32, vector<3xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = vector.extract %v[%c1, %c2] : f32 from vector<2x3xf32>
  %1 = vector.extract %v[%i, %c0] : f32 from vector<2x3xf32>
  %2 = vector.extract %v[%c1, %i] : f32 from vector<2x3xf32>
  %3 = vector.extract %v[%c1] : vector<3xf32> from vector<2x3xf32>
  return %0, %1, %2, %3 : f32, f32, f32, vector<3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract(%arg0: vector<2x3xf32>, %arg1: index) -> (f32, f32, f32, vector<3xf32>) {
// CHECK-NEXT:     %0 = vector.extract %arg0[1, 2] : f32 from vector<2x3xf32>
// CHECK-NEXT:     %1 = vector.extract %arg0[%arg1, 0] : f32 from vector<2x3xf32>
// CHECK-NEXT:     %2 = vector.extract %arg0[1, %arg1] : f32 from vector<2x3xf32>
// CHECK-NEXT:     %3 = vector.extract %arg0[1] : vector<3xf32> from vector<2x3xf32>
// CHECK-NEXT:     return %0, %1, %2, %3 : f32, f32, f32, vector<3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Beyond the vector.
func.func @beyond(%v: vector<2x3xf32>, %x: f32) -> (f32, vector<2x3xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = vector.extract %v[%c2, %c1] : f32 from vector<2x3xf32>
  %1 = vector.insert %x, %v [%c1, %c3] : f32 into vector<2x3xf32>
  return %0, %1 : f32, vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @beyond(%arg0: vector<2x3xf32>, %arg1: f32) -> (f32, vector<2x3xf32>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %0 = vector.extract %arg0[%c2, 1] : f32 from vector<2x3xf32>
// CHECK-NEXT:     %1 = vector.insert %arg1, %arg0 [1, %c3] : f32 into vector<2x3xf32>
// CHECK-NEXT:     return %0, %1 : f32, vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @insert(%v: vector<2x3xf32>, %w: vector<3xf32>, %x: f32, %i: index)
    -> (vector<2x3xf32>, vector<2x3xf32>, vector<2x3xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = vector.insert %x, %v [%c0, %c1] : f32 into vector<2x3xf32>
  %1 = vector.insert %x, %v [%i, %c1] : f32 into vector<2x3xf32>
  %2 = vector.insert %w, %v [%c1] : vector<3xf32> into vector<2x3xf32>
  return %0, %1, %2 : vector<2x3xf32>, vector<2x3xf32>, vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert(%arg0: vector<2x3xf32>, %arg1: vector<3xf32>, %arg2: f32, %arg3: index) -> (vector<2x3xf32>, vector<2x3xf32>, vector<2x3xf32>) {
// CHECK-NEXT:     %0 = vector.insert %arg2, %arg0 [0, 1] : f32 into vector<2x3xf32>
// CHECK-NEXT:     %1 = vector.insert %arg2, %arg0 [%arg3, 1] : f32 into vector<2x3xf32>
// CHECK-NEXT:     %2 = vector.insert %arg1, %arg0 [1] : vector<3xf32> into vector<2x3xf32>
// CHECK-NEXT:     return %0, %1, %2 : vector<2x3xf32>, vector<2x3xf32>, vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What is the same everywhere is known at a dynamic position, too; what is not is not.
func.func @broadcast(%x: f32, %w: vector<3xf32>, %i: index) -> (f32, vector<3xf32>, f32) {
  %0 = vector.broadcast %x : f32 to vector<2x3xf32>
  %1 = vector.extract %0[%i, 1] : f32 from vector<2x3xf32>
  %2 = vector.broadcast %w : vector<3xf32> to vector<2x3xf32>
  %3 = vector.extract %2[%i] : vector<3xf32> from vector<2x3xf32>
  %4 = vector.extract %2[1, %i] : f32 from vector<2x3xf32>
  return %1, %3, %4 : f32, vector<3xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @broadcast(%arg0: f32, %arg1: vector<3xf32>, %arg2: index) -> (f32, vector<3xf32>, f32) {
// CHECK-NEXT:     %0 = vector.extract %arg1[%arg2] : f32 from vector<3xf32>
// CHECK-NEXT:     return %arg0, %arg1, %0 : f32, vector<3xf32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
