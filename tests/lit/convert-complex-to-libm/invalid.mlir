// RUN: pyopt --split-input-file --convert-complex-to-libm --verify-diagnostics %s

// Numbers that the library has no functions of.

func.func @log(%a: complex<f16>) -> complex<f16> {
  // expected-error @+1 {{failed to legalize operation 'complex.log' that was explicitly marked illegal}}
  %0 = complex.log %a : complex<f16>
  return %0 : complex<f16>
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
