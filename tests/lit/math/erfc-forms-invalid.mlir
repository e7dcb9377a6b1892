// RUN: pyopt %s --split-input-file --verify-diagnostics

// math.erfc in all forms.

func.func @erfc_integer(%x: i32) -> i32 {
  // expected-error @+1 {{'math.erfc' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.erfc %x : i32
  return %0 : i32
}

// -----

func.func @erfc_complex(%x: complex<f32>) -> complex<f32> {
  // expected-error @+1 {{'math.erfc' op operand #0 must be floating-point-like, but got 'complex<f32>'}}
  %0 = math.erfc %x : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @erfc_generic(%x: bf16) -> f32 {
  // expected-error @+1 {{'math.erfc' op requires the same type for all operands and results}}
  %0 = "math.erfc"(%x) : (bf16) -> f32
  return %0 : f32
}
