// RUN: pyopt %s --split-input-file --verify-diagnostics

// The reference crashes on these.

func.func @forall_that_yields() {
  // expected-error @+1 {{'scf.forall' op expects body to terminate with 'scf.forall.in_parallel'}}
  scf.forall (%i) in (4) {
    // expected-note @+1 {{terminator here}}
    scf.yield
  }
  return
}

// -----

func.func @forall_that_yields_a_tensor(%t: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{'scf.forall' op expects body to terminate with 'scf.forall.in_parallel'}}
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<4xf32> {
    // expected-note @+1 {{terminator here}}
    scf.yield %o : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}
