// RUN: pyopt --split-input-file --convert-math-to-funcs='convert-ctlz' --verify-diagnostics %s

func.func @leading_zeros(%a: tensor<4xi32>) -> tensor<4xi32> {
  // expected-error @+1 {{failed to legalize operation 'math.ctlz' that was explicitly marked illegal}}
  %0 = math.ctlz %a : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

func.func @power_of_float(%x: tensor<?xf32>, %a: tensor<?xi32>) -> tensor<?xf32> {
  // expected-error @+1 {{failed to legalize operation 'math.fpowi' that was explicitly marked illegal}}
  %0 = math.fpowi %x, %a : tensor<?xf32>, tensor<?xi32>
  return %0 : tensor<?xf32>
}
