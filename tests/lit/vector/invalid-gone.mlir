// RUN: pyopt %s --split-input-file --verify-diagnostics

// Ops that MLIR does not have any more.

func.func @splat(%x: f32) {
  // expected-error @+1 {{custom op 'vector.splat' is unknown}}
  %0 = vector.splat %x : vector<4xf32>
  return
}

// -----

func.func @extractelement(%v: vector<4xf32>, %i: index) {
  // expected-error @+1 {{custom op 'vector.extractelement' is unknown}}
  %0 = vector.extractelement %v[%i : index] : vector<4xf32>
  return
}

// -----

func.func @insertelement(%v: vector<f32>, %x: f32) {
  // expected-error @+1 {{custom op 'vector.insertelement' is unknown}}
  %0 = vector.insertelement %x, %v[] : vector<f32>
  return
}

// -----

func.func @reshape(%v: vector<4xf32>, %i: index) {
  // expected-error @+1 {{custom op 'vector.reshape' is unknown}}
  %0 = vector.reshape %v, [%i], [%i], [] : vector<4xf32> to vector<4xf32>
  return
}

// -----

func.func @flat_transpose(%v: vector<4xf32>) {
  // expected-error @+1 {{custom op 'vector.flat_transpose' is unknown}}
  %0 = vector.flat_transpose %v {rows = 2 : i32, columns = 2 : i32} : vector<4xf32> -> vector<4xf32>
  return
}

// -----

func.func @matrix_multiply(%v: vector<4xf32>) {
  // expected-error @+1 {{custom op 'vector.matrix_multiply' is unknown}}
  %0 = vector.matrix_multiply %v, %v {lhs_rows = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @warp_execute_on_lane_0(%i: index) {
  // expected-error @+1 {{custom op 'vector.warp_execute_on_lane_0' is unknown}}
  vector.warp_execute_on_lane_0(%i)[32] {}
  return
}

// -----

func.func @generic_splat(%x: f32) {
  // expected-error @+1 {{unregistered operation 'vector.splat' found in dialect ('vector') that does not allow unknown operations}}
  %0 = "vector.splat"(%x) : (f32) -> vector<4xf32>
  return
}

// -----

func.func @generic_extractelement(%v: vector<f32>) {
  // expected-error @+1 {{unregistered operation 'vector.extractelement' found in dialect ('vector') that does not allow unknown operations}}
  %0 = "vector.extractelement"(%v) : (vector<f32>) -> f32
  return
}
