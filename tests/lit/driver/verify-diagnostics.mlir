// RUN: pyopt %s --split-input-file --verify-diagnostics

// expected-error@+1 {{custom op 'a' is unknown (tried 'builtin.a' as well)}}
a

// -----

b // expected-error {{custom op 'b' is unknown}}

// -----

// Only what stands in the braces needs to be found, anywhere in the message.
// expected-error@below {{is unknown}}
c

// -----

// Lines that only expect are not counted by above and below.
d
// expected-error@above {{'d'}}

// -----

// expected-error-re@+1 {{custom op '{{[a-z]+}}' is {{un.*}} (tried}}
e

// -----

// expected-error @+2 {{redefinition of SSA value '%0'}}
%0 = arith.constant 0 : i32 // expected-note {{previously defined here}}
%0 = arith.constant 0 : i32

// -----

func.func @no_op_is_shown() -> i32 {
  // expected-error@+1 {{'func.return' op has 0 operands, but enclosing function (@no_op_is_shown) returns 1}}
  return
}

// -----

// No expectation, as nothing but a space may follow the braces: expected-error@+1 {{f}} .
module {}

// -----

// There are no counts: with a number it is a comment, which expects nothing and which below sees.
// expected-error 2 {{custom op 'g'}}
// expected-error@+1 1 {{custom op 'g'}}
module {}
// expected-warning-re@above 0 {{g}}
// expected-note @unknown 3 {{g}}
