// RUN: pyopt --split-input-file --verify-diagnostics %s

func.func @f(%a: tensor<?xcomplex<f64>>, %i: tensor<?xi8>) {
  // expected-error @+1 {{custom op 'complex.powi' invalid kind of type specified: expected builtin.complex, but found 'tensor<?xcomplex<f64>>'}}
  %0 = complex.powi %a, %i : tensor<?xcomplex<f64>>, tensor<?xi8>
  return
}

// -----

func.func @f(%a: complex<f32>, %i: index) {
  // expected-error @+1 {{custom op 'complex.powi' invalid kind of type specified: expected builtin.integer, but found 'index'}}
  %0 = complex.powi %a, %i : complex<f32>, index
  return
}

// -----

func.func @f(%a: complex<f32>, %i: si32) {
  // expected-error @+1 {{'complex.powi' op operand #1 must be signless integer, but got 'si32'}}
  %0 = complex.powi %a, %i : complex<f32>, si32
  return
}

// -----

func.func @f(%a: complex<f32>, %i: i32) {
  // expected-error @+1 {{'complex.powi' op failed to verify that all of {lhs, result} have same type}}
  %0 = "complex.powi"(%a, %i) : (complex<f32>, i32) -> complex<f64>
  return
}

// -----

func.func @f(%a: complex<i32>, %i: i32) {
  // expected-error @+1 {{'complex.powi' op operand #0 must be complex type with floating-point elements, but got 'complex<i32>'}}
  %0 = complex.powi %a, %i : complex<i32>, i32
  return
}
