// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(linalg-detensorize))" --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @unreachable(%a: i1) {
  cf.cond_br %a, ^bb1, ^bb2
^bb1:
  // expected-error@+1 {{failed to legalize operation 'ub.unreachable'}}
  ub.unreachable
^bb2:
  return
}

// -----

func.func @unknown(%a: i1) {
  cf.br ^bb1
^bb1:
  // expected-error@+1 {{failed to legalize operation 'test.end'}}
  "test.end"() : () -> ()
}
