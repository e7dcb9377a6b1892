// RUN: pyopt %s --split-input-file --verify-diagnostics

func.func @elements(%t: tensor<4xf32>) {
  // expected-error @+1 {{'toy.repeat' op expects operand and result to have the same element type}}
  %0 = toy.repeat %t, 2 : tensor<4xf32> -> tensor<8xf64>
  return
}

// -----

func.func @extents(%t: tensor<4xf32>) {
  // expected-error @+1 {{'toy.repeat' op expects a result with 8 elements}}
  %0 = toy.repeat %t, 2 : tensor<4xf32> -> tensor<9xf32>
  return
}

// -----

func.func @times(%t: tensor<4xf32>) {
  // expected-error @+1 {{'toy.repeat' op attribute 'times' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  %0 = toy.repeat %t, 0 : tensor<4xf32> -> tensor<0xf32>
  return
}
