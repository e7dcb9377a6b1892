// RUN: pyopt %s --lift-cf-to-scf --split-input-file --allow-unregistered-dialect --verify-diagnostics

// The reference finds out when it checks what it made.
func.func @leads_back(%a: i32, %c: i1) -> i32 {
  cf.br ^end
^one:
  // expected-error@below {{'cf.cond_br' op transformation does not support unreachable blocks}}
  cf.cond_br %c, ^end, ^one
^end:
  return %a : i32
}

// -----
func.func @ends(%a: i32, %c: i1) -> i32 {
  cf.br ^end
^one:
  cf.cond_br %c, ^two, ^one
^two:
  // expected-error@below {{'func.return' op transformation does not support unreachable blocks}}
  return %a : i32
^end:
  return %a : i32
}
