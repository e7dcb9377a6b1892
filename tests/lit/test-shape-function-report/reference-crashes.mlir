// RUN: pyopt %s --test-shape-function-report --allow-unregistered-dialect --split-input-file --verify-diagnostics

// The reference crashes where an op names a function that is not there.

module attributes {shape.lib = @lib} {
  shape.function_library @lib {
    shape.func @same(%a: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %a : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {
    test.same = @same
  }
  // expected-remark @+1 {{no associated way to refine shape}}
  func.func @wrong_functions(%t: tensor<?xf32>) -> tensor<?xf32> {
    // expected-remark @+1 {{no associated way to refine shape}}
    %0 = "test.a"(%t) {shape.function = @nowhere} : (tensor<?xf32>) -> tensor<?xf32>
    // expected-remark @+1 {{associated shape function: same}}
    %1 = "test.a"(%t) {shape.function = @lib::@same} : (tensor<?xf32>) -> tensor<?xf32>
    return %1 : tensor<?xf32>
  }
}
