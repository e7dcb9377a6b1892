// RUN: pyopt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

func.func @missing() {
  // expected-error @+1 {{reference to an undefined block}}
  cf.br ^nowhere
}

// -----

func.func @twice() {
^a:
  cf.br ^a
// expected-error @+1 {{redefinition of block '^a'}}
^a:
  return
}

// -----

func.func @terminator() {
  // expected-error @+1 {{block with no terminator, has %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32}}
  %0 = arith.constant 1 : i32
}

// -----

// expected-error @+1 {{custom op 'func.func' expected non-empty function body}}
func.func @empty() {
}

// -----

func.func @middle() {
  return
  // expected-error @+1 {{expected ':'}}
  %0 = arith.constant 1 : i32
  return
}

// -----

func.func @entry() {
  cf.br ^bb1
^bb1:
  return
// expected-error @+1 {{redefinition of block '^bb1'}}
^bb1:
  return
}

// -----

// expected-error @+1 {{entry block of region may not have predecessors}}
func.func @to_entry() {
^entry:
  cf.br ^entry
}

// -----

func.func @arguments(%a: i32) {
  // expected-error @+1 {{branch has 1 operands for successor #0, but target block has 0}}
  cf.br ^bb1(%a : i32)
^bb1:
  return
}

// -----

func.func @argument_type(%a: i32) {
  // expected-error @+1 {{type mismatch for bb argument #0 of successor #0}}
  cf.br ^bb1(%a : i32)
^bb1(%b: f32):
  return
}

// -----

func.func @no_colon() {
  cf.br ^bb1
// expected-error @+1 {{expected ':' after block name}}
^bb1
  return
}

// -----

func.func @no_type() {
  cf.br ^bb1
// expected-error @+1 {{expected ':' and type for SSA operand}}
^bb1(%a):
  return
}

// -----

func.func @open() {
  cf.br ^bb1
// expected-error @+1 {{expected ')'}}
^bb1(%a : i32
  return
}

// -----

func.func @outer_block() {
  cf.br ^bb1
^bb1:
  "any.op"() ({
    // expected-error @+1 {{reference to an undefined block}}
    "cf.br"()[^bb1] : () -> ()
  }) : () -> ()
  return
}

// -----

// expected-error @+1 {{reference to an undefined block}}
"any.op"()[^a] : () -> ()

// -----

// expected-error @+1 {{expected list element}}
"any.op"()[] : () -> ()

// -----

// expected-error @+1 {{empty block: expect at least a terminator}}
func.func @empty_block() {
  cf.br ^bb1
^bb1:
^bb2:
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @condition(%c: i32) {
  // expected-error @+1 {{use of value '%c' expects different type than prior uses: 'i1' vs 'i32'}}
  cf.cond_br %c, ^bb1, ^bb1
^bb1:
  return
}
