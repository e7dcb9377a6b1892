// RUN: pyopt --split-input-file --verify-diagnostics %s

func.func @two_open(%a: tensor<?xf32>) {
  // expected-error @+1 {{custom op 'tensor.expand_shape' expected 'output_shape'}}
  %0 = tensor.expand_shape %a [[0, 1]] : tensor<?xf32> into tensor<?x?xf32>
  return
}

// -----

func.func @zero(%a: tensor<?xf32>) {
  // expected-error @+1 {{custom op 'tensor.expand_shape' expected 'output_shape'}}
  %0 = tensor.expand_shape %a [[0, 1]] : tensor<?xf32> into tensor<?x0xf32>
  return
}

// -----

func.func @wrong_groups(%a: tensor<8xf32>) {
  // expected-error @+1 {{custom op 'tensor.expand_shape' expected 'output_shape'}}
  %0 = tensor.expand_shape %a [[0], [1]] : tensor<8xf32> into tensor<4x2xf32>
  return
}

// -----

func.func @known(%a: tensor<8xf32>) {
  // expected-error @+1 {{custom op 'tensor.expand_shape' expected 'output_shape'}}
  %0 = tensor.expand_shape %a [[0, 1]] : tensor<8xf32> into tensor<4x2xf32>
  return
}

// -----

// expected-error @+1 {{custom op 'builtin.func' is unknown}}
builtin.func @dialect_of_2021() {
  return
}
