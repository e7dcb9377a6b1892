// RUN: pyopt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

// expected-error @+1 {{use of undeclared SSA value name}}
"any.use"(%missing) : (i32) -> ()

// -----

func.func @f() -> i32 {
  // expected-error @+1 {{use of undeclared SSA value name}}
  return %missing : i32
}

// -----

// expected-note @+1 {{previously defined here}}
func.func @twice(%a: i32) {
  // expected-error @+1 {{redefinition of SSA value '%a'}}
  %a = arith.constant 1 : i32
  return
}

// -----

func.func @redefined() {
  // expected-note @+1 {{previously defined here}}
  %0 = arith.constant 1 : i32
  // expected-error @+1 {{redefinition of SSA value '%0'}}
  %0 = arith.constant 2 : i32
  return
}

// -----

func.func @number() {
  %0:2 = "any.op"() : () -> (i32, i32)
  // expected-error @+1 {{reference to invalid result number}}
  "any.use"(%0#2) : (i32) -> ()
  return
}

// -----

func.func @before() {
  // expected-error @+1 {{operand #0 does not dominate this use}}
  %1 = arith.addi %0, %0 : i32
  // expected-note @+1 {{operand defined here (op in the same block)}}
  %0 = arith.constant 1 : i32
  return
}

// -----

func.func @dominance(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  // expected-note @+1 {{operand defined here (op in the same region)}}
  %0 = arith.constant 1 : i32
  cf.br ^bb2
^bb2:
  // expected-error @+1 {{operand #0 does not dominate this use}}
  "any.use"(%0) : (i32) -> ()
  return
}

// -----

func.func @sibling() {
  "any.op"() ({
    %0 = "any.def"() : () -> i32
  }, {
    // expected-error @+1 {{use of undeclared SSA value name}}
    "any.use"(%0) : (i32) -> ()
  }) : () -> ()
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @type(%a: i32) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'i64' vs 'i32'}}
  "any.use"(%a) : (i64) -> ()
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

%0 = arith.constant 1 : i32
// expected-note @+1 {{required by region isolation constraints}}
func.func @isolated() -> i32 {
  // expected-error @+1 {{'func.return' op using value defined outside the region}}
  return %0 : i32
}

// -----

%0 = arith.constant 1 : i32
// expected-note @+1 {{required by region isolation constraints}}
"func.func"() <{function_type = () -> (), sym_name = "g"}> ({
  // expected-error @+1 {{'any.use' op using value defined outside the region}}
  "any.use"(%0) : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()

// -----

func.func @bare_group() {
  "any.op"() ({
    // expected-error @+1 {{use of undeclared SSA value name}}
    "any.use"(%x#3) : (i32) -> ()
    %x:2 = "any.def"() : () -> (i32, i32)
  }) : () -> ()
  return
}

// -----

func.func @inner_value() {
  "any.op"() ({
    %0 = "any.def"() : () -> i32
  }) : () -> ()
  // expected-error @+1 {{use of undeclared SSA value name}}
  "any.use"(%0) : (i32) -> ()
  return
}

// -----

// expected-error @+1 {{invalid attribute name}}
%a# = "any.op"() : () -> i32

// -----

// expected-error @+1 {{invalid SSA name}}
"any.op"(%) : () -> ()
