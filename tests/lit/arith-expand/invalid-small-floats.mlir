// RUN: pyopt --split-input-file "--arith-expand=include-f8e8m0 include-f4e2m1" --verify-diagnostics %s

// There are no constants of these tensors.

func.func @f(%a: tensor<?xf32>) -> tensor<?xf8E8M0FNU> {
  // expected-error @+1 {{failed to legalize operation 'arith.truncf' that was explicitly marked illegal}}
  %0 = arith.truncf %a : tensor<?xf32> to tensor<?xf8E8M0FNU>
  return %0 : tensor<?xf8E8M0FNU>
}

// -----

func.func @f(%a: tensor<?xf32>) -> tensor<?xf4E2M1FN> {
  // expected-error @+1 {{failed to legalize operation 'arith.truncf' that was explicitly marked illegal}}
  %0 = arith.truncf %a : tensor<?xf32> to tensor<?xf4E2M1FN>
  return %0 : tensor<?xf4E2M1FN>
}
