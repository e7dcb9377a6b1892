// RUN: pyopt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func f() { return }

// -----

// expected-error @+1 {{expected ':'}}
func.func @f(%a) { return }

// -----

// expected-error @+1 {{'func.func' op entry block must have 1 arguments to match function signature}}
func.func @f(i32) { return }

// -----

func.func @f() -> i32 {
  // expected-error @+1 {{'func.return' op has 0 operands, but enclosing function (@f) returns 1}}
  return
}

// -----

func.func @f(%a: i32) -> f32 {
  // expected-error @+1 {{type of return operand 0 ('i32') doesn't match function result type ('f32') in function @f}}
  return %a : i32
}

// -----

// expected-note @+1 {{see existing symbol definition here}}
func.func private @f()
// expected-error @+1 {{redefinition of symbol named 'f'}}
func.func private @f()

// -----

func.func @f() {
  // expected-error @+1 {{'func.call' op 'missing' does not reference a valid function}}
  call @missing() : () -> ()
  return
}

// -----

func.func private @callee(i32) -> i32
func.func @f(%a: f32) {
  // expected-error @+1 {{'func.call' op operand type mismatch: expected operand type 'i32', but provided 'f32' for operand number 0}}
  %0 = call @callee(%a) : (f32) -> i32
  return
}

// -----

func.func private @callee() -> i32
func.func @f() {
  // expected-error @+3 {{'func.call' op result type mismatch at index 0}}
  // expected-note @+2 {{      op result types: 'f32'}}
  // expected-note @+1 {{function result types: 'i32'}}
  %0 = call @callee() : () -> f32
  return
}

// -----

// expected-error @+2 {{region entry argument '%a' is already in use}}
// expected-note @+1 {{previously referenced here}}
func.func @f(%a: i32, %a: i32) {
  return
}

// -----

// expected-error @+1 {{custom op 'return' is unknown (tried 'builtin.return' as well)}}
return

// -----

func.func @f() {
  // expected-error @+1 {{'func.constant' op reference to undefined function 'missing'}}
  %f = constant @missing : () -> ()
  return
}

// -----

module {
  func.func @f() {
    return
// expected-error @+1 {{expected operation name in quotes}}
  }

// -----

module @a {
// expected-error @+1 {{custom op 'extra' is unknown (tried 'builtin.extra' as well)}}
} extra
