// RUN: pyopt --split-input-file --verify-diagnostics %s

// What mlir-opt crashes on, rejects without a word, or judges by memory that is not there.

func.func @nothing_to_reduce() {
  // expected-error @+1 {{custom op 'shape.reduce' expected a shape to reduce over}}
  shape.reduce() : !shape.shape {
  }
  return
}

// -----

func.func @no_extent() {
  // expected-error @+1 {{custom op 'shape.const_shape' expected an integer for each extent}}
  %0 = shape.const_shape [1, 2.0] : !shape.shape
  return
}

// -----

func.func @no_list() {
  // expected-error @+1 {{custom op 'shape.const_shape' expected a list of extents}}
  %0 = shape.const_shape "[1]" : !shape.shape
  return
}

// -----

func.func @index_and_extents(%i: index, %t: tensor<2xindex>) {
  // expected-error @+2 {{requires all sizes or shapes}}
  // expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = shape.meet %i, %t : index, tensor<2xindex> -> tensor<2xindex>
  return
}
