// RUN: pyopt %s --split-input-file --verify-diagnostics

// Positions that are poison, or outside.

func.func @below_poison(%v: vector<4x3xf32>) -> vector<3xf32> {
  // expected-error @+1 {{'vector.extract' op expected position attribute #1 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)}}
  %0 = vector.extract %v[-2] : vector<3xf32> from vector<4x3xf32>
  return %0 : vector<3xf32>
}

// -----

func.func @below_poison_insert(%v: vector<4x3xf32>, %x: f32) -> vector<4x3xf32> {
  // expected-error @+1 {{'vector.insert' op expected position attribute #1 to be a non-negative integer smaller than the corresponding dest vector dimension}}
  %0 = vector.insert %x, %v [-2, 0] : f32 into vector<4x3xf32>
  return %0 : vector<4x3xf32>
}
