// RUN: pyopt --split-input-file --convert-math-to-libm --verify-diagnostics %s

// What has no function in the library, or not under its name.

func.func @f(%a: i32) -> i32 {
  // expected-error @+1 {{failed to legalize operation 'math.ctlz' that was explicitly marked illegal}}
  %0 = math.ctlz %a : i32
  return %0 : i32
}

// -----

func.func @f(%a: i8) -> i8 {
  // expected-error @+1 {{failed to legalize operation 'math.cttz' that was explicitly marked illegal}}
  %0 = math.cttz %a : i8
  return %0 : i8
}

// -----

func.func @f(%a: i64) -> i64 {
  // expected-error @+1 {{failed to legalize operation 'math.ctpop' that was explicitly marked illegal}}
  %0 = math.ctpop %a : i64
  return %0 : i64
}

// -----

func.func @f(%a: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @+1 {{failed to legalize operation 'math.sin' that was explicitly marked illegal}}
  %0 = math.sin %a : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @f(%a: index) -> index {
  // expected-error @+1 {{failed to legalize operation 'math.absi' that was explicitly marked illegal}}
  %0 = math.absi %a : index
  return %0 : index
}

// -----

func.func @f(%a: f32, %b: f32) -> f32 {
  // expected-error @+1 {{failed to legalize operation 'math.copysign' that was explicitly marked illegal}}
  %0 = math.copysign %a, %b : f32
  return %0 : f32
}

// -----

func.func @f(%a: i32, %b: i32) -> i32 {
  // expected-error @+1 {{failed to legalize operation 'math.ipowi' that was explicitly marked illegal}}
  %0 = math.ipowi %a, %b : i32
  return %0 : i32
}

// -----

func.func @f(%a: f32, %b: i32) -> f32 {
  // expected-error @+1 {{failed to legalize operation 'math.fpowi' that was explicitly marked illegal}}
  %0 = math.fpowi %a, %b : f32, i32
  return %0 : f32
}

// -----

memref.global "private" @expf : memref<2xf32>
func.func @f(%a: f32) -> f32 {
  // expected-error @+1 {{'func.call' op 'expf' does not reference a valid function}}
  %0 = math.exp %a : f32
  return %0 : f32
}

// -----

func.func @exp(%a: f32) -> f64 {
  %0 = arith.extf %a : f32 to f64
  return %0 : f64
}
func.func @f(%a: f64) -> f64 {
  // expected-error @+1 {{'func.call' op operand type mismatch: expected operand type 'f32', but provided 'f64' for operand number 0}}
  %0 = math.exp %a : f64
  return %0 : f64
}
