// RUN: pyopt --split-input-file --verify-diagnostics %s

// What the parser rejects.

func.func @f(%a: complex<f32>, %i: complex<i32>, %x: f32, %d: f64) {
  // expected-error @+1 {{custom op 'complex.abs' 'complex' must be complex type with floating-point elements, but got 'complex<i32>'}}
  %0 = complex.abs %i : complex<i32>
  return
}

// -----

func.func @f(%a: complex<f32>, %i: complex<i32>, %x: f32, %d: f64) {
  // expected-error @+1 {{custom op 'complex.exp' invalid kind of type specified: expected builtin.complex, but found 'f32'}}
  %0 = complex.exp %a : f32
  return
}

// -----

func.func @f(%a: complex<f32>, %i: complex<i32>, %x: f32, %d: f64) {
  // expected-error @+1 {{custom op 'complex.add' invalid kind of type specified: expected builtin.complex, but found 'tensor<2xcomplex<f32>>'}}
  %0 = complex.add %a, %a : tensor<2xcomplex<f32>>
  return
}

// -----

func.func @f(%a: complex<f32>, %i: complex<i32>, %x: f32, %d: f64) {
  // expected-error @+1 {{custom op 'complex.eq' invalid kind of type specified: expected builtin.complex, but found 'i32'}}
  %0 = complex.eq %a, %a : i32
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: complex<f32>, %i: complex<i32>, %x: f32, %d: f64) {
  // expected-error @+1 {{use of value '%d' expects different type than prior uses: 'complex<f32>' vs 'f64'}}
  %0 = complex.eq %a, %d : complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>, %i: complex<i32>, %x: f32, %d: f64) {
  // expected-error @+1 {{custom op 'complex.create' 'complex' must be complex type with floating-point elements, but got 'complex<i32>'}}
  %0 = complex.create %x, %x : complex<i32>
  return
}

// -----

func.func @f(%a: complex<f32>, %i: complex<i32>, %x: f32, %d: f64) {
  // expected-error @+1 {{custom op 'complex.create' invalid kind of type specified: expected builtin.complex, but found 'f32'}}
  %0 = complex.create %x, %x : f32
  return
}

// -----

func.func @f(%a: complex<f32>, %i: complex<i32>, %x: f32, %d: f64) {
  // expected-error @+1 {{custom op 'complex.constant' invalid kind of type specified: expected builtin.complex, but found 'f64'}}
  %0 = complex.constant [1.0, 2.0] : f64
  return
}

// -----

func.func @f(%a: complex<f32>, %i: complex<i32>, %x: f32, %d: f64) {
  // expected-error @+2 {{custom op 'complex.exp' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast}}
  // expected-error @+1 {{custom op 'complex.exp' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
  %0 = complex.exp %a fastmath<often> : complex<f32>
  return
}

// -----

func.func @f(%a: complex<f32>, %i: complex<i32>, %x: f32, %d: f64) {
  // expected-error @+1 {{custom op 'complex.bitcast' expected 'to'}}
  %0 = complex.bitcast %a : complex<f32> -> i64
  return
}

// -----

func.func @f(%a: complex<f32>, %i: complex<i32>, %x: f32, %d: f64) {
  // expected-error @+1 {{custom op 'complex.power' is unknown}}
  %0 = complex.power %a, %a : complex<f32>
  return
}

// -----

// expected-error @+1 {{expected ','}}
func.func private @f() attributes {test.a = #complex.number<:f64 1.0>}

// -----

// expected-error @+1 {{hexadecimal float literal should not have a leading minus}}
func.func private @f() attributes {test.a = #complex.number<:f64 1.0, -0x1>}

// -----

// expected-error @+1 {{expected floating point literal}}
func.func private @f() attributes {test.a = #complex.number<:f64 a, 2.0>}

// -----

// expected-error @+1 {{expected '>'}}
func.func private @f() attributes {test.a = #complex.number<:f64 1.0, 2.0, 3.0>}

// -----

// expected-error @+1 {{unknown attribute `polar` in dialect `complex`}}
func.func private @f() attributes {test.a = #complex.polar<1>}

// -----

// expected-error @+1 {{expected '<'}}
func.func private @f() attributes {test.a = #complex.number}

// -----

// expected-error @+1 {{expected ':'}}
func.func private @f() attributes {test.a = #complex.number<f64 1.0, 2.0>}

// -----

// expected-error @+1 {{dialect 'complex' provides no type parsing hook}}
func.func private @f(!complex.number)

// -----

// A zero, behind which the letters begin a word.

// expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note @+1 {{add a trailing dot to make the literal a float}}
func.func private @f() attributes {test.a = #complex.number<:f32 0xxp, 1.0>}
