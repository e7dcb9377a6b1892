// RUN: pyopt --split-input-file --verify-diagnostics %s -o %t

// All parts have one set of expectations: a comment may expect what another part says.

func.func @f() {
  %0 = arith.addi %x, %x : i32
  return
}

// -----

// expected-error @-6 {{use of undeclared SSA value name}}
func.func private @g()
