// RUN: pyopt --split-input-file --convert-math-to-funcs --verify-diagnostics %s

func.func @power(%a: tensor<4xi32>) -> tensor<4xi32> {
  // expected-error @+1 {{failed to legalize operation 'math.ipowi' that was explicitly marked illegal}}
  %0 = math.ipowi %a, %a : tensor<4xi32>
  return %0 : tensor<4xi32>
}
