// RUN: pyopt %s --split-input-file --canonicalize | FileCheck %s

// Positions that are poison, or outside.

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
