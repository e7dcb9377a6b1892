// RUN: pyopt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

func.func @twice() {
^a:
  cf.br ^a
// expected-error @+1 {{redefinition of block '^a'}}
^a:
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
