// RUN: pyopt --split-input-file --verify-diagnostics %s

func.func @f(%a: i32) {
  // expected-error @+1 {{custom op 'math.isnan' 'operand' must be floating-point-like, but got 'i32'}}
  %0 = math.isnan %a : i32
  return
}

// -----

func.func @f(%a: memref<2xf32>) {
  // expected-error @+1 {{custom op 'math.isinf' 'operand' must be floating-point-like, but got 'memref<2xf32>'}}
  %0 = math.isinf %a : memref<2xf32>
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @+1 {{'math.isnan' op result #0 must be bool-like, but got 'f32'}}
  %0 = "math.isnan"(%a) : (f32) -> f32
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  // expected-error @+1 {{'math.isinf' op failed to verify that result type has i1 element type and same shape as operands}}
  %0 = "math.isinf"(%a) : (vector<2xf32>) -> vector<3xi1>
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  // expected-error @+1 {{'math.isfinite' op failed to verify that result type has i1 element type and same shape as operands}}
  %0 = "math.isfinite"(%a) : (vector<2xf32>) -> i1
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  // expected-error @+1 {{'math.isnormal' op failed to verify that result type has i1 element type and same shape as operands}}
  %0 = "math.isnormal"(%a) : (tensor<2xf32>) -> tensor<?xi1>
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @+1 {{custom op 'math.isnan' 'math.isnan' op attribute 'fastmath' failed to satisfy constraint: Floating point fast math flags}}
  %0 = math.isnan %a {fastmath = 3} : f32
  return
}

// -----

func.func @f(%a: f32, %b: f32) {
  // expected-error @+1 {{'math.isnan' op requires a single operand}}
  %0 = "math.isnan"(%a, %b) : (f32, f32) -> i1
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @+1 {{'math.isnormal' op requires one result}}
  "math.isnormal"(%a) : (f32) -> ()
  return
}
