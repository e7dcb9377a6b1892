// RUN: pyopt --split-input-file --verify-diagnostics %s

func.func @f(%a: i32, %f: f32, %d: f64, %v: vector<2xi32>, %w: vector<3xf32>) {
  // expected-error @+1 {{'math.sin' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.sin %a : i32
  return
}

// -----

func.func @f(%a: i32, %f: f32, %d: f64, %v: vector<2xi32>, %w: vector<3xf32>) {
  // expected-error @+1 {{'math.absi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = math.absi %f : f32
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %f: f32, %d: f64, %v: vector<2xi32>, %w: vector<3xf32>) {
  // expected-error @+1 {{use of value '%d' expects different type than prior uses: 'f32' vs 'f64'}}
  %0 = math.powf %f, %d : f32
  return
}

// -----

func.func @f(%a: i32, %f: f32, %d: f64, %v: vector<2xi32>, %w: vector<3xf32>) {
  // expected-error @+1 {{'math.powf' op requires the same type for all operands and results}}
  %0 = "math.powf"(%f, %d) : (f32, f64) -> f32
  return
}

// -----

func.func @f(%a: i32, %f: f32, %d: f64, %v: vector<2xi32>, %w: vector<3xf32>) {
  // expected-error @+1 {{'math.sqrt' op requires the same type for all operands and results}}
  %0 = "math.sqrt"(%f) : (f32) -> f64
  return
}

// -----

func.func @f(%a: i32, %f: f32, %d: f64, %v: vector<2xi32>, %w: vector<3xf32>) {
  // expected-error @+1 {{'math.fpowi' op operand #1 must be signless-integer-like, but got 'f64'}}
  %0 = math.fpowi %f, %d : f32, f64
  return
}

// -----

func.func @f(%a: i32, %f: f32, %d: f64, %v: vector<2xi32>, %w: vector<3xf32>) {
  // expected-error @+1 {{'math.fpowi' op requires the same shape for all operands and results}}
  %0 = math.fpowi %w, %v : vector<3xf32>, vector<2xi32>
  return
}

// -----

func.func @f(%a: i32, %f: f32, %d: f64, %v: vector<2xi32>, %w: vector<3xf32>) {
  // expected-error @+1 {{'math.fpowi' op failed to verify that all of {lhs, result} have same type}}
  %0 = "math.fpowi"(%f, %a) : (f32, i32) -> f64
  return
}

// -----

func.func @f(%a: i32, %f: f32, %d: f64, %v: vector<2xi32>, %w: vector<3xf32>) {
  // expected-error @+1 {{'math.ctpop' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = math.ctpop %f : f32
  return
}

// -----

func.func @f(%a: i32, %f: f32, %d: f64, %v: vector<2xi32>, %w: vector<3xf32>) {
  // expected-error @+2 {{custom op 'math.sin' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast}}
  // expected-error @+1 {{custom op 'math.sin' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
  %0 = math.sin %f fastmath<quick> : f32
  return
}

// -----

func.func @f(%a: i32, %f: f32, %d: f64, %v: vector<2xi32>, %w: vector<3xf32>) {
  // expected-error @+1 {{custom op 'math.power' is unknown}}
  %0 = math.power %f, %f : f32
  return
}
