// RUN: pyopt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

// expected-error @+1 {{hexadecimal float constant out of range for type}}
"test.x"() {a = 0x10 : f4E2M1FN} : () -> ()

// -----

// expected-error @+1 {{hexadecimal float constant out of range for type}}
"test.x"() {a = 0x40 : f6E2M3FN} : () -> ()

// -----

// expected-error @+1 {{hexadecimal float constant out of range for type}}
"test.x"() {a = 0x40 : f6E3M2FN} : () -> ()

// -----

// expected-error @+1 {{hexadecimal float constant out of range for type}}
"test.x"() {a = 0x100 : f8E3M4} : () -> ()

// -----

// expected-error @+1 {{hexadecimal float constant out of range for type}}
"test.x"() {a = 0x100 : f8E4M3} : () -> ()

// -----

// expected-error @+1 {{hexadecimal float constant out of range for type}}
"test.x"() {a = 0x100 : f8E8M0FNU} : () -> ()

// -----

// expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note @+1 {{add a trailing dot to make the literal a float}}
"test.x"() {a = 1 : f4E2M1FN} : () -> ()

// -----

// expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note @+1 {{add a trailing dot to make the literal a float}}
"test.x"() {a = dense<1> : tensor<2xf4E2M1FN>} : () -> ()

// -----

// expected-error @+1 {{elements hex data size is invalid for provided type: 'tensor<3xf4E2M1FN>'}}
"test.x"() {a = dense<"0x0101"> : tensor<3xf4E2M1FN>} : () -> ()

// -----

// expected-error @+1 {{element type bitwidth must be a multiple of 8}}
"test.x"() {a = array<f4E2M1FN: 1.0>} : () -> ()

// -----

// expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note @+1 {{add a trailing dot to make the literal a float}}
"test.x"() {a = 1 : f8E8M0FNU} : () -> ()

// -----

// expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note @+1 {{add a trailing dot to make the literal a float}}
"test.x"() {a = dense<1> : tensor<2xf8E8M0FNU>} : () -> ()

// -----

// expected-error @+1 {{elements hex data size is invalid for provided type: 'tensor<3xf8E8M0FNU>'}}
"test.x"() {a = dense<"0x0101"> : tensor<3xf8E8M0FNU>} : () -> ()

// -----

"test.x"() {a = array<f8E8M0FNU: 1.0>} : () -> ()

// -----

// expected-error @+1 {{expected non-function type}}
"test.x"() {a = 1.0 : f4E2M1} : () -> ()
