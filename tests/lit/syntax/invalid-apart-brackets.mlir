// RUN: pyopt %s --split-input-file --verify-diagnostics

// What stands in brackets apart from the name of a type or attribute does not belong to it, though a dialect reads it.

// expected-error @+1 {{expected '}' in attribute dictionary}}
module attributes {a.b = #arith.fastmath <fast>} {}

// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
module attributes {a.b = #arith.fastmath
  <fast>} {}

// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
module attributes {a.b = #arith.fastmath // a < b
  // <
  <fast>} {}

// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
module attributes {a.b = #sparse_tensor.encoding <{map = (i) -> (i : dense)}>} {}

// -----

// expected-error @+2 {{expected one of [none, nsw, nuw] for LLVM integer overflow flags, got: fast}}
// expected-error @+1 {{failed to parse LLVM_IntegerOverflowFlagsAttr parameter}}
module attributes {a.b = #llvm.overflow <fast>} {}

// -----

// The same attribute was read before.
// expected-error @+2 {{expected ',' or ']'}}
module attributes {
  a.b = [#llvm.overflow<nsw>, #llvm.overflow <nsw>]} {}

// -----

// expected-error @+1 {{undefined symbol alias id 'arith'}}
module attributes {a.b = #arith <fastmath<fast>>} {}

// -----

// expected-error @+1 {{undefined symbol alias id 'llvm'}}
func.func private @type(!llvm <ptr>)

// -----

// expected-error @+1 {{expected ')'}}
func.func private @pointer(!llvm.ptr <3>)

// -----

// expected-error @+1 {{expected '>' in tensor type}}
func.func private @pointers(tensor<3x!llvm.ptr<3>>, tensor<3x!llvm.ptr <3>>)

// -----

#alias = 1
// expected-error @+1 {{expected '}' in attribute dictionary}}
module attributes {a.b = #alias <3>} {}

// -----

!alias = i32
// expected-error @+1 {{expected ')'}}
func.func private @alias(!alias <3>)

// -----

!alias = i32
// expected-error @+1 {{redefinition of type alias id 'alias'}}
!alias <3>

// -----

#alias = 1
// expected-error @+1 {{redefinition of attribute alias id 'alias'}}
#alias <3>
