// RUN: pyopt --split-input-file "--arith-expand=include-f8e8m0 include-f4e2m1" --verify-diagnostics %s

func.func @f(%a: f32) -> f8E8M0FNU {
  // expected-error @+1 {{failed to legalize operation 'arith.truncf' that was explicitly marked illegal}}
  %0 = arith.truncf %a upward : f32 to f8E8M0FNU
  return %0 : f8E8M0FNU
}

// -----

func.func @f(%a: f32) -> f4E2M1FN {
  // expected-error @+1 {{failed to legalize operation 'arith.truncf' that was explicitly marked illegal}}
  %0 = arith.truncf %a upward : f32 to f4E2M1FN
  return %0 : f4E2M1FN
}
