// RUN: pyopt --split-input-file --convert-math-to-libm --verify-diagnostics %s

func.func @f(%a: f32) {
  // expected-error @+1 {{failed to legalize operation 'math.clampf' that was explicitly marked illegal}}
  %0 = math.clampf %a to [%a, %a] : f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @+1 {{failed to legalize operation 'math.isnan' that was explicitly marked illegal}}
  %0 = math.isnan %a : f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @+1 {{failed to legalize operation 'math.isinf' that was explicitly marked illegal}}
  %0 = math.isinf %a : f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @+1 {{failed to legalize operation 'math.isfinite' that was explicitly marked illegal}}
  %0 = math.isfinite %a : f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @+1 {{failed to legalize operation 'math.isnormal' that was explicitly marked illegal}}
  %0 = math.isnormal %a : f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @+1 {{failed to legalize operation 'math.sincos' that was explicitly marked illegal}}
  %0:2 = math.sincos %a : f32
  return
}
