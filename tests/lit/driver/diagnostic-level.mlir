// RUN: not pyopt %s --mlir-diagnostic-verbosity-level=errors --mlir-disable-diagnostic-notes 2>&1 | FileCheck %s
// RUN: pyopt %s --mlir-diagnostic-verbosity-level=errors --verify-diagnostics

// Errors are always shown, with the notes that belong to them.

// CHECK: :11:10: error: operand #0 does not dominate this use
// CHECK: :11:10: note: see current operation:
func.func @f() {
  cf.br ^bb1
^bb1:  // expected-error@+1 {{operand #0 does not dominate this use}}
  %sum = arith.addi %one, %one : i32
  cf.br ^bb2
^bb2:
  %one = arith.constant 1 : i32 // expected-note {{operand defined here}}
  return
}
