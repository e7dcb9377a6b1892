// RUN: pyopt --split-input-file --convert-complex-to-libm --verify-diagnostics %s

// Numbers that the library has no functions of.

func.func @abs(%a: complex<f16>) -> f16 {
  // expected-error @+1 {{failed to legalize operation 'complex.abs' that was explicitly marked illegal}}
  %0 = complex.abs %a : complex<f16>
  return %0 : f16
}

// -----

func.func @sin(%a: complex<bf16>) -> complex<bf16> {
  // expected-error @+1 {{failed to legalize operation 'complex.sin' that was explicitly marked illegal}}
  %0 = complex.sin %a : complex<bf16>
  return %0 : complex<bf16>
}

// -----

func.func @cos(%a: complex<f80>) -> complex<f80> {
  // expected-error @+1 {{failed to legalize operation 'complex.cos' that was explicitly marked illegal}}
  %0 = complex.cos %a : complex<f80>
  return %0 : complex<f80>
}

// -----

func.func @tan(%a: complex<f128>) -> complex<f128> {
  // expected-error @+1 {{failed to legalize operation 'complex.tan' that was explicitly marked illegal}}
  %0 = complex.tan %a : complex<f128>
  return %0 : complex<f128>
}

// -----

func.func @pow(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
  // expected-error @+1 {{failed to legalize operation 'complex.pow' that was explicitly marked illegal}}
  %0 = complex.pow %a, %b : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @angle(%a: complex<f8E5M2>) -> f8E5M2 {
  // expected-error @+1 {{failed to legalize operation 'complex.angle' that was explicitly marked illegal}}
  %0 = complex.angle %a : complex<f8E5M2>
  return %0 : f8E5M2
}

// -----

func.func @log(%a: complex<f16>) -> complex<f16> {
  // expected-error @+1 {{failed to legalize operation 'complex.log' that was explicitly marked illegal}}
  %0 = complex.log %a : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @sqrt(%a: complex<f80>) -> complex<f80> {
  // expected-error @+1 {{failed to legalize operation 'complex.sqrt' that was explicitly marked illegal}}
  %0 = complex.sqrt %a : complex<f80>
  return %0 : complex<f80>
}

// -----

func.func @csinf(%a: f32) -> f32 {
  return %a : f32
}
func.func @f(%a: complex<f32>) -> complex<f32> {
  // expected-error @+1 {{'func.call' op operand type mismatch: expected operand type 'f32', but provided 'complex<f32>' for operand number 0}}
  %0 = complex.sin %a : complex<f32>
  return %0 : complex<f32>
}
