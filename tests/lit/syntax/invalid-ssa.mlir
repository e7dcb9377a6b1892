// RUN: pyopt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

// expected-note @+1 {{previously defined here}}
func.func @twice(%a: i32) {
  // expected-error @+1 {{redefinition of SSA value '%a'}}
  %a = arith.constant 1 : i32
  return
}

// -----

func.func @forward_type() {
  "any.op"() ({
    // expected-note @+1 {{previously used here with type 'i32'}}
    "any.use"(%x) : (i32) -> ()
    // expected-error @+1 {{definition of SSA value '%x#0' has type 'f32'}}
    %x = "any.def"() : () -> f32
  }) : () -> ()
  return
}

// -----

// expected-error @+1 {{invalid attribute name}}
%a# = "any.op"() : () -> i32
