// RUN: pyopt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

// expected-error @+1 {{tensor literal is invalid; ranks are not consistent between elements}}
"any.op"() {a = dense<[1, [2]]> : tensor<2xi32>} : () -> ()

// -----

// expected-error @+1 {{expected integer elements, but parsed floating-point}}
"any.op"() {a = dense<1.0> : tensor<2xi32>} : () -> ()

// -----

// expected-error @+1 {{elements literal must be a shaped type}}
"any.op"() {a = dense<1> : i32} : () -> ()

// -----

// expected-error @+1 {{expected ':'}}
"any.op"() {a = dense<1>} : () -> ()

// -----

// expected-error @+1 {{elements literal type must have static shape}}
"any.op"() {a = dense<1> : tensor<?xi32>} : () -> ()

// -----

// expected-error @+1 {{expected string containing hex digits starting with `0x`}}
"any.op"() {a = dense<"0xZZ"> : tensor<2xi32>} : () -> ()

// -----

// expected-error @+1 {{undefined symbol alias id 'missing'}}
"any.op"() {a = #missing} : () -> ()

// -----

// expected-error @+1 {{redefinition of identifier 'd0'}}
"any.op"() {a = affine_map<(d0, d0) -> (d0)>} : () -> ()

// -----

// expected-error @+1 {{missing right operand of binary operator}}
"any.op"() {a = affine_map<(d0) -> (d0 +)>} : () -> ()

// -----

// expected-error @+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
"any.op"() {a = affine_set<(d0) : (d0)>} : () -> ()

// -----

// expected-error @+1 {{expected affine expression}}
"any.op"() {a = affine_set<(d0) : (d0 >= )>} : () -> ()

// -----

// expected-error @+1 {{sparse index #0 is not contained within the value shape, with index=[0, 4], and type='tensor<3x4xi32>'}}
"any.op"() {a = sparse<[[0, 4]], 1> : tensor<3x4xi32>} : () -> ()

// -----

// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
"any.op"() {a = strided<[x]>} : () -> ()

// -----

// expected-error @+1 {{attribute names with a '.' are reserved for dialect-defined names}}
#any.dotted = 1

// -----

{-#
  // expected-error @+1 {{unknown key 'unknown_section' in file metadata dictionary}}
  unknown_section: {
  }
#-}

// -----

{-#
  dialect_resources: {
    builtin: {
      // expected-error @+1 {{expected hex string blob for key 'blob'}}
      blob: "nothex"
    }
  }
#-}

// -----

// expected-error @+1 {{expected identifier key in file metadata dictionary}}
{-#
