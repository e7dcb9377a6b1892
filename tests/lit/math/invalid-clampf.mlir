// RUN: pyopt --split-input-file --verify-diagnostics %s

func.func @f(%a: f32, %b: f64) {
  // expected-error @+1 {{'math.clampf' op requires the same type for all operands and results}}
  %0 = "math.clampf"(%a, %a, %b) : (f32, f32, f64) -> f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @+1 {{'math.clampf' op expected 3 operands, but found 2}}
  %0 = "math.clampf"(%a, %a) : (f32, f32) -> f32
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: f32, %b: f64) {
  // expected-error @+1 {{use of value '%b' expects different type than prior uses: 'f32' vs 'f64'}}
  %0 = math.clampf %a to [%b, %a] : f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @+1 {{custom op 'math.clampf' expected 'to'}}
  %0 = math.clampf %a[%a, %a] : f32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{'math.clampf' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.clampf %a to [%a, %a] : i32
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  // expected-error @+1 {{'math.sincos' op failed to verify that all of {operand, sin, cos} have same type}}
  %0:2 = "math.sincos"(%a) : (vector<2xf32>) -> (vector<2xf32>, vector<2xf64>)
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{'math.sincos' op operand #0 must be floating-point-like, but got 'i32'}}
  %0:2 = "math.sincos"(%a) : (i32) -> (i32, i32)
  return
}
