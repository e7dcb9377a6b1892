// RUN: pyopt --split-input-file --verify-diagnostics %s

// What the verifier rejects.

func.func @f(%a: complex<f32>, %b: complex<f64>, %x: f32) {
  // expected-error @+1 {{'complex.conj' op requires the same type for all operands and results}}
  %0 = "complex.conj"(%a) : (complex<f32>) -> complex<f64>
  return
}

// -----

func.func @f(%a: complex<f32>, %b: complex<f64>, %x: f32) {
  // expected-error @+1 {{'complex.cos' op requires the same type for all operands and results}}
  %0 = "complex.cos"(%a) : (complex<f32>) -> complex<f64>
  return
}

// -----

func.func @f(%a: complex<f32>, %b: complex<f64>, %x: f32) {
  // expected-error @+1 {{'complex.exp' op requires the same type for all operands and results}}
  %0 = "complex.exp"(%a) : (complex<f32>) -> complex<f64>
  return
}

// -----

func.func @f(%a: complex<f32>, %b: complex<f64>, %x: f32) {
  // expected-error @+1 {{'complex.expm1' op requires the same type for all operands and results}}
  %0 = "complex.expm1"(%a) : (complex<f32>) -> complex<f64>
  return
}

// -----

func.func @f(%a: complex<f32>, %b: complex<f64>, %x: f32) {
  // expected-error @+1 {{'complex.log' op requires the same type for all operands and results}}
  %0 = "complex.log"(%a) : (complex<f32>) -> complex<f64>
  return
}

// -----

func.func @f(%a: complex<f32>, %b: complex<f64>, %x: f32) {
  // expected-error @+1 {{'complex.log1p' op requires the same type for all operands and results}}
  %0 = "complex.log1p"(%a) : (complex<f32>) -> complex<f64>
  return
}

// -----

func.func @f(%a: complex<f32>, %b: complex<f64>, %x: f32) {
  // expected-error @+1 {{'complex.neg' op requires the same type for all operands and results}}
  %0 = "complex.neg"(%a) : (complex<f32>) -> complex<f64>
  return
}

// -----

func.func @f(%a: complex<f32>, %b: complex<f64>, %x: f32) {
  // expected-error @+1 {{'complex.rsqrt' op requires the same type for all operands and results}}
  %0 = "complex.rsqrt"(%a) : (complex<f32>) -> complex<f64>
  return
}

// -----

func.func @f(%a: complex<f32>, %b: complex<f64>, %x: f32) {
  // expected-error @+1 {{'complex.sign' op requires the same type for all operands and results}}
  %0 = "complex.sign"(%a) : (complex<f32>) -> complex<f64>
  return
}

// -----

func.func @f(%a: complex<f32>, %b: complex<f64>, %x: f32) {
  // expected-error @+1 {{'complex.sin' op requires the same type for all operands and results}}
  %0 = "complex.sin"(%a) : (complex<f32>) -> complex<f64>
  return
}

// -----

func.func @f(%a: complex<f32>, %b: complex<f64>, %x: f32) {
  // expected-error @+1 {{'complex.sqrt' op requires the same type for all operands and results}}
  %0 = "complex.sqrt"(%a) : (complex<f32>) -> complex<f64>
  return
}

// -----

func.func @f(%a: complex<f32>, %b: complex<f64>, %x: f32) {
  // expected-error @+1 {{'complex.tan' op requires the same type for all operands and results}}
  %0 = "complex.tan"(%a) : (complex<f32>) -> complex<f64>
  return
}

// -----

func.func @f(%a: complex<f32>, %b: complex<f64>, %x: f32) {
  // expected-error @+1 {{'complex.tanh' op requires the same type for all operands and results}}
  %0 = "complex.tanh"(%a) : (complex<f32>) -> complex<f64>
  return
}

// -----

func.func @f(%a: complex<f32>, %b: complex<f64>, %x: f32) {
  // expected-error @+1 {{'complex.abs' op failed to verify that complex element type matches result type}}
  %0 = "complex.abs"(%a) : (complex<f32>) -> f64
  return
}

// -----

func.func @f(%a: complex<f32>, %b: complex<f64>, %x: f32) {
  // expected-error @+1 {{'complex.angle' op failed to verify that complex element type matches result type}}
  %0 = "complex.angle"(%a) : (complex<f32>) -> f64
  return
}

// -----

func.func @f(%a: complex<f32>, %b: complex<f64>, %x: f32) {
  // expected-error @+1 {{'complex.im' op failed to verify that complex element type matches result type}}
  %0 = "complex.im"(%a) : (complex<f32>) -> f64
  return
}

// -----

func.func @f(%a: complex<f32>, %b: complex<f64>, %x: f32) {
  // expected-error @+1 {{'complex.re' op failed to verify that complex element type matches result type}}
  %0 = "complex.re"(%a) : (complex<f32>) -> f64
  return
}

// -----

func.func @f(%a: complex<f32>, %b: complex<f64>, %x: f32) {
  // expected-error @+1 {{'complex.add' op requires the same type for all operands and results}}
  %0 = "complex.add"(%a, %b) : (complex<f32>, complex<f64>) -> complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>, %b: complex<f64>, %x: f32) {
  // expected-error @+1 {{'complex.atan2' op requires the same type for all operands and results}}
  %0 = "complex.atan2"(%a, %b) : (complex<f32>, complex<f64>) -> complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>, %b: complex<f64>, %x: f32) {
  // expected-error @+1 {{'complex.div' op requires the same type for all operands and results}}
  %0 = "complex.div"(%a, %b) : (complex<f32>, complex<f64>) -> complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>, %b: complex<f64>, %x: f32) {
  // expected-error @+1 {{'complex.mul' op requires the same type for all operands and results}}
  %0 = "complex.mul"(%a, %b) : (complex<f32>, complex<f64>) -> complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>, %b: complex<f64>, %x: f32) {
  // expected-error @+1 {{'complex.pow' op requires the same type for all operands and results}}
  %0 = "complex.pow"(%a, %b) : (complex<f32>, complex<f64>) -> complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>, %b: complex<f64>, %x: f32) {
  // expected-error @+1 {{'complex.sub' op requires the same type for all operands and results}}
  %0 = "complex.sub"(%a, %b) : (complex<f32>, complex<f64>) -> complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>, %b: complex<f64>, %x: f32) {
  // expected-error @+1 {{'complex.eq' op failed to verify that all of {lhs, rhs} have same type}}
  %0 = "complex.eq"(%a, %b) : (complex<f32>, complex<f64>) -> i1
  return
}

// -----

func.func @f(%a: complex<f32>, %b: complex<f64>, %x: f32) {
  // expected-error @+1 {{'complex.neq' op failed to verify that all of {lhs, rhs} have same type}}
  %0 = "complex.neq"(%a, %b) : (complex<f32>, complex<f64>) -> i1
  return
}

// -----

func.func @f(%a: complex<f32>, %i: complex<i32>, %x: f32, %d: f64, %n: i32, %k: index) {
  // expected-error @+1 {{'complex.exp' op operand #0 must be complex type with floating-point elements, but got 'f32'}}
  %0 = "complex.exp"(%x) : (f32) -> f32
  return
}

// -----

func.func @f(%a: complex<f32>, %i: complex<i32>, %x: f32, %d: f64, %n: i32, %k: index) {
  // expected-error @+1 {{'complex.exp' op operand #0 must be complex type with floating-point elements, but got 'complex<i32>'}}
  %0 = "complex.exp"(%i) : (complex<i32>) -> complex<i32>
  return
}

// -----

func.func @f(%a: complex<f32>, %i: complex<i32>, %x: f32, %d: f64, %n: i32, %k: index) {
  // expected-error @+1 {{'complex.abs' op operand #0 must be complex type with floating-point elements, but got 'complex<i32>'}}
  %0 = "complex.abs"(%i) : (complex<i32>) -> i32
  return
}

// -----

func.func @f(%a: complex<f32>, %i: complex<i32>, %x: f32, %d: f64, %n: i32, %k: index) {
  // expected-error @+1 {{'complex.re' op result #0 must be floating-point, but got 'i32'}}
  %0 = "complex.re"(%a) : (complex<f32>) -> i32
  return
}

// -----

func.func @f(%a: complex<f32>, %i: complex<i32>, %x: f32, %d: f64, %n: i32, %k: index) {
  // expected-error @+1 {{'complex.add' op operand #0 must be complex type with floating-point elements, but got 'complex<i32>'}}
  %0 = complex.add %i, %i : complex<i32>
  return
}

// -----

func.func @f(%a: complex<f32>, %i: complex<i32>, %x: f32, %d: f64, %n: i32, %k: index) {
  // expected-error @+1 {{'complex.add' op expected 2 operands, but found 1}}
  %0 = "complex.add"(%a) : (complex<f32>) -> complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>, %i: complex<i32>, %x: f32, %d: f64, %n: i32, %k: index) {
  // expected-error @+1 {{'complex.eq' op result #0 must be 1-bit signless integer, but got 'i32'}}
  %0 = "complex.eq"(%a, %a) : (complex<f32>, complex<f32>) -> i32
  return
}

// -----

func.func @f(%a: complex<f32>, %i: complex<i32>, %x: f32, %d: f64, %n: i32, %k: index) {
  // expected-error @+1 {{'complex.neq' op operand #0 must be complex type with floating-point elements, but got 'complex<i32>'}}
  %0 = complex.neq %i, %i : complex<i32>
  return
}

// -----

func.func @f(%a: complex<f32>, %i: complex<i32>, %x: f32, %d: f64, %n: i32, %k: index) {
  // expected-error @+1 {{'complex.create' op failed to verify that complex element type matches real operand type}}
  %0 = "complex.create"(%x, %x) : (f32, f32) -> complex<f64>
  return
}

// -----

func.func @f(%a: complex<f32>, %i: complex<i32>, %x: f32, %d: f64, %n: i32, %k: index) {
  // expected-error @+1 {{'complex.create' op failed to verify that all of {real, imaginary} have same type}}
  %0 = "complex.create"(%x, %d) : (f32, f64) -> complex<f64>
  return
}

// -----

func.func @f(%a: complex<f32>, %i: complex<i32>, %x: f32, %d: f64, %n: i32, %k: index) {
  // expected-error @+1 {{'complex.create' op operand #0 must be floating-point, but got 'i32'}}
  %0 = "complex.create"(%n, %n) : (i32, i32) -> complex<i32>
  return
}

// -----

func.func @f(%a: complex<f32>, %i: complex<i32>, %x: f32, %d: f64, %n: i32, %k: index) {
  // expected-error @+1 {{'complex.create' op result #0 must be complex type with floating-point elements, but got 'f32'}}
  %0 = "complex.create"(%x, %x) : (f32, f32) -> f32
  return
}

// -----

func.func @f(%a: complex<f32>, %i: complex<i32>, %x: f32, %d: f64, %n: i32, %k: index) {
  // expected-error @+1 {{'complex.constant' op requires 'value' to be a complex constant, represented as array of two values}}
  %0 = complex.constant [1.0] : complex<f64>
  return
}

// -----

func.func @f(%a: complex<f32>, %i: complex<i32>, %x: f32, %d: f64, %n: i32, %k: index) {
  // expected-error @+1 {{'complex.constant' op requires attribute's element types ('f64', 'i64') to match the element type of the op's return type ('f64')}}
  %0 = complex.constant [1.0, 2] : complex<f64>
  return
}

// -----

func.func @f(%a: complex<f32>, %i: complex<i32>, %x: f32, %d: f64, %n: i32, %k: index) {
  // expected-error @+1 {{'complex.constant' op requires attribute's element types ('f64', 'f64') to match the element type of the op's return type ('f32')}}
  %0 = complex.constant [1.0, 2.0] : complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>, %i: complex<i32>, %x: f32, %d: f64, %n: i32, %k: index) {
  // expected-error @+1 {{'complex.constant' op requires attribute's elements to be float or integer attributes}}
  %0 = complex.constant ["a", 2] : complex<i64>
  return
}

// -----

func.func @f(%a: complex<f32>, %i: complex<i32>, %x: f32, %d: f64, %n: i32, %k: index) {
  // expected-error @+1 {{'complex.constant' op requires attribute 'value'}}
  %0 = "complex.constant"() : () -> complex<f64>
  return
}

// -----

func.func @f(%a: complex<f32>, %i: complex<i32>, %x: f32, %d: f64, %n: i32, %k: index) {
  // expected-error @+1 {{'complex.constant' op result #0 must be complex-type, but got 'f64'}}
  %0 = "complex.constant"() <{value = [1.0, 2.0]}> : () -> f64
  return
}

// -----

func.func @f(%a: complex<f32>, %i: complex<i32>, %x: f32, %d: f64, %n: i32, %k: index) {
  // expected-error @+1 {{invalid properties {value = 1.000000e+00 : f64} for op complex.constant: Invalid attribute `value` in property conversion: 1.000000e+00 : f64}}
  %0 = "complex.constant"() <{value = 1.0}> : () -> complex<f64>
  return
}

// -----

func.func @f(%a: complex<f32>, %i: complex<i32>, %x: f32, %d: f64, %n: i32, %k: index) {
  // expected-error @+1 {{invalid properties {fastmath = 3 : i32} for op complex.mul: Invalid attribute `fastmath` in property conversion: 3 : i32}}
  %0 = "complex.mul"(%a, %a) <{fastmath = 3 : i32}> : (complex<f32>, complex<f32>) -> complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>, %i: complex<i32>, %x: f32, %d: f64, %n: i32, %k: index) {
  // expected-error @+1 {{'complex.bitcast' op casting bitwidths do not match}}
  %0 = complex.bitcast %a : complex<f32> to i32
  return
}

// -----

func.func @f(%a: complex<f32>, %i: complex<i32>, %x: f32, %d: f64, %n: i32, %k: index) {
  // expected-error @+1 {{'complex.bitcast' op requires that either input or output has a complex type}}
  %0 = complex.bitcast %x : f32 to i32
  return
}

// -----

func.func @f(%a: complex<f32>, %i: complex<i32>, %x: f32, %d: f64, %n: i32, %k: index) {
  // expected-error @+1 {{'complex.bitcast' op result must be int/float/complex}}
  %0 = complex.bitcast %a : complex<f32> to index
  return
}

// -----

func.func @f(%a: complex<f32>, %i: complex<i32>, %x: f32, %d: f64, %n: i32, %k: index) {
  // expected-error @+1 {{'complex.bitcast' op operand must be int/float/complex}}
  %0 = complex.bitcast %k : index to complex<f32>
  return
}
