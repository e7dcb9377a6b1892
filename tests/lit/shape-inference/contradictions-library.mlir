// RUN: pyopt %s --shape-inference=library=common --allow-unregistered-dialect --split-input-file --verify-diagnostics

// A shape function asks for its operand twice: the place is told once.

func.func @relu(%a: tensor<3x4xf32>) -> tensor<*xf32> {
  %0 = tensor.cast %a : tensor<3x4xf32> to tensor<*xf32>
  // expected-note @+1 {{operand #0 comes from here}}
  %1 = "tf.Relu"(%0) : (tensor<*xf32>) -> tensor<*xf32>
  // expected-error @+1 {{'tensor.cast' op needs extent 0 of result #0 to be 3, but it is 4}}
  %2 = tensor.cast %1 : tensor<*xf32> to tensor<4x4xf32>
  return %1 : tensor<*xf32>
}
