// RUN: pyopt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

// expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note @+1 {{add a trailing dot to make the literal a float}}
"test.x"() {a = dense<1> : tensor<2xf4E2M1FN>} : () -> ()

// -----

// expected-error @+1 {{elements hex data size is invalid for provided type: 'tensor<3xf4E2M1FN>'}}
"test.x"() {a = dense<"0x0101"> : tensor<3xf4E2M1FN>} : () -> ()

// -----

// expected-error @+1 {{elements hex data size is invalid for provided type: 'tensor<3xf8E8M0FNU>'}}
"test.x"() {a = dense<"0x0101"> : tensor<3xf8E8M0FNU>} : () -> ()

// -----

// expected-error @+1 {{expected non-function type}}
"test.x"() {a = 1.0 : f4E2M1} : () -> ()
