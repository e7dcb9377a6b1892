// RUN: pyopt %s --shape-inference --allow-unregistered-dialect --verify-diagnostics

// Ops for whose operands their function gives an error: the op, the function, and the place that says so.

module attributes {shape.lib = @lib} {
  shape.function_library @lib {
    func @sum(%x: !shape.value_shape, %y: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %x : !shape.value_shape -> !shape.shape
      %1 = shape_of %y : !shape.value_shape -> !shape.shape
      // expected-note @+1 {{by 'shape.broadcast', which is here}}
      %2 = broadcast %0, %1 {error = "no sum"} : !shape.shape, !shape.shape -> !shape.shape
      return %2 : !shape.shape
    }
  } mapping {my.sum = @sum}
  func.func @f(%a: tensor<?x3xf32>, %b: tensor<4xf32>, %c: tensor<1xf32>) {
    %0 = "my.sum"(%a, %c) : (tensor<?x3xf32>, tensor<1xf32>) -> tensor<*xf32>
    // expected-error @+1 {{'my.sum' op has no shape: its shape function @sum gives an error for [arg0[0], 3], [4]: no sum}}
    %1 = "my.sum"(%0, %b) : (tensor<*xf32>, tensor<4xf32>) -> tensor<*xf32>
    return
  }
}
