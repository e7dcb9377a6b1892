// RUN: pyopt %s --allow-unregistered-dialect --remove-dead-values --split-input-file --verify-diagnostics

func.func @branch(%a: i32) {
  %0 = arith.addi %a, %a : i32
  // expected-error@+1 {{cannot optimize an IR with non-function symbol ops, non-call symbol user ops or branch ops}}
  cf.br ^end
^end:
  return
}
// -----
// expected-error@+1 {{cannot optimize an IR with non-function symbol ops, non-call symbol user ops or branch ops}}
memref.global @g : memref<4xf32>
// -----
// expected-error@+1 {{cannot optimize an IR with non-function symbol ops, non-call symbol user ops or branch ops}}
module @named {
}
