// RUN: pyopt --split-input-file --verify-diagnostics %s

// What the reference crashes on, or says something senseless about: this file is for pyopt only.

func.func @negative_dimension(%t: tensor<4x3xf32>) {
  // expected-error @+1 {{'tensor.concat' op concatenation dim must be less than the tensor rank}}
  %0 = tensor.concat dim(-1) %t : (tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @empty_group(%f: tensor<4x4xf32>) {
  // expected-error @+1 {{'tensor.collapse_shape' op reassociation indices must not be empty}}
  %0 = tensor.collapse_shape %f [[0, 1], []] : tensor<4x4xf32> into tensor<16x1xf32>
  return
}

// -----

func.func @unranked(%f: tensor<*xf32>) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected ranked tensors}}
  %0 = tensor.collapse_shape %f [[0, 1]] : tensor<*xf32> into tensor<*xf32>
  return
}

// -----

func.func @no_combining_parent(%t: tensor<4x?xf32>, %s: tensor<3x3xf32>) {
  // expected-error @+1 {{expected InParallelOpInterface parent, got:}}
  tensor.parallel_insert_slice %s into %t[0, 0] [3, 3] [1, 1] : tensor<3x3xf32> into tensor<4x?xf32>
  return
}

// -----

// Two sources and no destination.
func.func @segments(%s: tensor<4x4xf32>, %t: tensor<8x8xf32>, %i: index) -> tensor<8x8xf32> {
  // expected-error @+1 {{'tensor.insert_slice' op operand group starting at #0 requires 1 element, but found 2}}
  %0 = "tensor.insert_slice"(%s, %t, %i) {operandSegmentSizes = array<i32: 2, 0, 1, 0, 0>,
      static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 4, 4>,
      static_strides = array<i64: 1, 1>} : (tensor<4x4xf32>, tensor<8x8xf32>, index) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
