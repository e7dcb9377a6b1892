// RUN: pyopt --split-input-file --convert-complex-to-llvm --verify-diagnostics %s

// A float that llvm has not. The reference crashes.

func.func @f(%a: complex<tf32>) {
  // expected-error @+1 {{failed to legalize operation 'complex.abs' that was explicitly marked illegal}}
  %0 = complex.abs %a : complex<tf32>
  return
}
