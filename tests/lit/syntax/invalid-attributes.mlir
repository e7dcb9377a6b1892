// RUN: pyopt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

// expected-error @+1 {{integer constant out of range for attribute}}
"any.op"() {a = 256 : i8} : () -> ()

// -----

// expected-error @+1 {{negative integer literal not valid for unsigned integer type}}
"any.op"() {a = -1 : ui8} : () -> ()

// -----

// expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note @+1 {{add a trailing dot to make the literal a float}}
"any.op"() {a = 1 : f32} : () -> ()

// -----

// expected-error @+1 {{floating point value not valid for specified type}}
"any.op"() {a = 1.0 : i32} : () -> ()

// -----

// expected-error @+1 {{expected ',' or ']'}}
"any.op"() {a = [1, 2} : () -> ()

// -----

// expected-error @+1 {{expected '"' in string literal}}
"any.op"() {a = "open} : () -> ()

// -----

// expected-error @+1 {{tensor literal is invalid; ranks are not consistent between elements}}
"any.op"() {a = dense<[1, [2]]> : tensor<2xi32>} : () -> ()

// -----

// expected-error @+1 {{inferred shape of elements literal ([3]) does not match type ([2])}}
"any.op"() {a = dense<[1, 2, 3]> : tensor<2xi32>} : () -> ()

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

// expected-error @+1 {{elements hex data size is invalid for provided type: 'tensor<2xi32>'}}
"any.op"() {a = dense<"0x01"> : tensor<2xi32>} : () -> ()

// -----

// expected-error @+1 {{expected string containing hex digits starting with `0x`}}
"any.op"() {a = dense<"0xZZ"> : tensor<2xi32>} : () -> ()

// -----

// expected-error @+1 {{expected integer literal}}
"any.op"() {a = array<i32: 1.0>} : () -> ()

// -----

// expected-error @+1 {{integer constant out of range}}
"any.op"() {a = array<i8: 300>} : () -> ()

// -----

// expected-error @+1 {{@ identifier expected to start with letter or '_'}}
"any.op"() {a = @} : () -> ()

// -----

// expected-error @+1 {{expected nested symbol reference identifier}}
"any.op"() {a = @x::y} : () -> ()

// -----

// expected-error @+1 {{undefined symbol alias id 'missing'}}
"any.op"() {a = #missing} : () -> ()

// -----

// expected-error @+1 {{use of undeclared identifier}}
"any.op"() {a = affine_map<(d0) -> (d1)>} : () -> ()

// -----

// expected-error @+1 {{non-affine expression: at least one of the multiply operands has to be either a constant or symbolic}}
"any.op"() {a = affine_map<(d0, d1) -> (d0 * d1)>} : () -> ()

// -----

// expected-error @+1 {{redefinition of identifier 'd0'}}
"any.op"() {a = affine_map<(d0, d0) -> (d0)>} : () -> ()

// -----

// expected-error @+1 {{expected '->' or ':'}}
"any.op"() {a = affine_map<(d0) (d0)>} : () -> ()

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

// expected-error @+1 {{integer constant out of range for attribute}}
"any.op"() {a = 0x7FC00000 : i8} : () -> ()

// -----

// expected-error @+1 {{unknown escape in string literal}}
"any.op"() {a = "bad \q escape"} : () -> ()

// -----

#a = 1
// expected-error @+1 {{redefinition of attribute alias id 'a'}}
#a = 2

// -----

// expected-error @+1 {{attribute names with a '.' are reserved for dialect-defined names}}
#any.dotted = 1

// -----

// expected-error @+1 {{expected '<' after distinct ID}}
"any.op"() {a = distinct[0]} : () -> ()

// -----

// expected-error @+1 {{expected location instance}}
"any.op"() {a = loc("x")} : () -> () loc(

// -----

// expected-error @+1 {{expected ')' in location}}
"any.op"() : () -> () loc("a":1 to 2)

// -----

// expected-error @+1 {{expected location instance}}
"any.op"() : () -> () loc(nowhere)

// -----

// expected-error @+1 {{operation location alias was never defined}}
"any.op"() : () -> () loc(#missing)

// -----

// expected-error @+1 {{expected ']' in fused location}}
"any.op"() : () -> () loc(fused["a")

// -----

// expected-error @+1 {{expected 'at' in callsite location}}
"any.op"() : () -> () loc(callsite("a" in "b"))

// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"any.op"() {a = 99999999999999999999} : () -> ()

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
