// RUN: pyopt --split-input-file --convert-complex-to-llvm --verify-diagnostics %s

// Ops that have no formula here, and floats that llvm has not.

func.func @f(%a: complex<f32>) {
  // expected-error @+1 {{failed to legalize operation 'complex.exp' that was explicitly marked illegal}}
  %0 = complex.exp %a : complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>) {
  // expected-error @+1 {{failed to legalize operation 'complex.expm1' that was explicitly marked illegal}}
  %0 = complex.expm1 %a : complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>) {
  // expected-error @+1 {{failed to legalize operation 'complex.neg' that was explicitly marked illegal}}
  %0 = complex.neg %a : complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>) {
  // expected-error @+1 {{failed to legalize operation 'complex.conj' that was explicitly marked illegal}}
  %0 = complex.conj %a : complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>) {
  // expected-error @+1 {{failed to legalize operation 'complex.log' that was explicitly marked illegal}}
  %0 = complex.log %a : complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>) {
  // expected-error @+1 {{failed to legalize operation 'complex.log1p' that was explicitly marked illegal}}
  %0 = complex.log1p %a : complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>) {
  // expected-error @+1 {{failed to legalize operation 'complex.sin' that was explicitly marked illegal}}
  %0 = complex.sin %a : complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>) {
  // expected-error @+1 {{failed to legalize operation 'complex.cos' that was explicitly marked illegal}}
  %0 = complex.cos %a : complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>) {
  // expected-error @+1 {{failed to legalize operation 'complex.tan' that was explicitly marked illegal}}
  %0 = complex.tan %a : complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>) {
  // expected-error @+1 {{failed to legalize operation 'complex.tanh' that was explicitly marked illegal}}
  %0 = complex.tanh %a : complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>) {
  // expected-error @+1 {{failed to legalize operation 'complex.sqrt' that was explicitly marked illegal}}
  %0 = complex.sqrt %a : complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>) {
  // expected-error @+1 {{failed to legalize operation 'complex.rsqrt' that was explicitly marked illegal}}
  %0 = complex.rsqrt %a : complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>) {
  // expected-error @+1 {{failed to legalize operation 'complex.sign' that was explicitly marked illegal}}
  %0 = complex.sign %a : complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>, %b: complex<f32>) {
  // expected-error @+1 {{failed to legalize operation 'complex.eq' that was explicitly marked illegal}}
  %0 = complex.eq %a, %b : complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>, %b: complex<f32>) {
  // expected-error @+1 {{failed to legalize operation 'complex.neq' that was explicitly marked illegal}}
  %0 = complex.neq %a, %b : complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>, %b: complex<f32>) {
  // expected-error @+1 {{failed to legalize operation 'complex.pow' that was explicitly marked illegal}}
  %0 = complex.pow %a, %b : complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>, %b: complex<f32>) {
  // expected-error @+1 {{failed to legalize operation 'complex.atan2' that was explicitly marked illegal}}
  %0 = complex.atan2 %a, %b : complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>) {
  // expected-error @+1 {{failed to legalize operation 'complex.angle' that was explicitly marked illegal}}
  %0 = complex.angle %a : complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>) {
  // expected-error @+1 {{failed to legalize operation 'complex.bitcast' that was explicitly marked illegal}}
  %0 = complex.bitcast %a : complex<f32> to i64
  return
}

// -----

func.func @f(%a: complex<f8E5M2>) {
  // expected-error @+1 {{'llvm.fadd' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i8'}}
  %0 = complex.add %a, %a : complex<f8E5M2>
  return
}

// -----

func.func @f(%a: complex<f8E5M2>) {
  // expected-error @+1 {{'llvm.fmul' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i8'}}
  %0 = complex.abs %a : complex<f8E5M2>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'llvm.mlir.constant' op struct element at index 0 is of wrong type}}
  %0 = complex.constant [1.0 : f8E5M2, 2.0 : f8E5M2] : complex<f8E5M2>
  return
}
