// RUN: pyopt %s --canonicalize | FileCheck %s

// A dimension of [1] may have many elements: the place counts. The reference takes the first one.
func.func @scalable_unit(%v: vector<[1]xf32>, %w: vector<[1]x1x2xf32>, %i: index)
    -> (f32, f32, vector<2xf32>) {
  %0 = vector.broadcast %v : vector<[1]xf32> to vector<4x[1]xf32>
  %1 = vector.extract %0[2, %i] : f32 from vector<4x[1]xf32>
  %2 = vector.shape_cast %v : vector<[1]xf32> to vector<1x[1]xf32>
  %3 = vector.extract %2[0, %i] : f32 from vector<1x[1]xf32>
  %4 = vector.broadcast %w : vector<[1]x1x2xf32> to vector<3x[1]x4x2xf32>
  %5 = vector.extract %4[1, %i, %i] : vector<2xf32> from vector<3x[1]x4x2xf32>
  return %1, %3, %5 : f32, f32, vector<2xf32>
}

// What a dimension of one element is repeated from is at place 0, and so is all of another dimension.
func.func @unit(%v: vector<1x[4]xf32>, %i: index) -> (f32, vector<[4]xf32>) {
  %0 = vector.broadcast %v : vector<1x[4]xf32> to vector<2x3x[4]xf32>
  %1 = vector.extract %0[1, %i, %i] : f32 from vector<2x3x[4]xf32>
  %2 = vector.extract %0[%i, 2] : vector<[4]xf32> from vector<2x3x[4]xf32>
  return %1, %2 : f32, vector<[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @scalable_unit(%arg0: vector<[1]xf32>, %arg1: vector<[1]x1x2xf32>, %arg2: index) -> (f32, f32, vector<2xf32>) {
// CHECK-NEXT:     %0 = vector.extract %arg0[%arg2] : f32 from vector<[1]xf32>
// CHECK-NEXT:     %1 = vector.extract %arg0[%arg2] : f32 from vector<[1]xf32>
// CHECK-NEXT:     %2 = vector.extract %arg1[%arg2, 0] : vector<2xf32> from vector<[1]x1x2xf32>
// CHECK-NEXT:     return %0, %1, %2 : f32, f32, vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @unit(%arg0: vector<1x[4]xf32>, %arg1: index) -> (f32, vector<[4]xf32>) {
// CHECK-NEXT:     %0 = vector.extract %arg0[0, %arg1] : f32 from vector<1x[4]xf32>
// CHECK-NEXT:     %1 = vector.extract %arg0[0] : vector<[4]xf32> from vector<1x[4]xf32>
// CHECK-NEXT:     return %0, %1 : f32, vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
