// RUN: pyopt %s --allow-unregistered-dialect --arith-expand=include-bf16 --split-input-file --verify-diagnostics

// bf16 by its bits. What cannot be done.

func.func @tr(%a: f32) -> bf16 {
  // expected-error @+1 {{failed to legalize operation 'arith.truncf' that was explicitly marked illegal}}
  %0 = arith.truncf %a to_nearest_even : f32 to bf16
  return %0 : bf16
}
