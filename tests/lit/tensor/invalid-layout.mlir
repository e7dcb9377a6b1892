// RUN: pyopt --split-input-file --verify-diagnostics %s

// What the verifier rejects: gather, scatter.

func.func @f(%c: tensor<4x5x6xf32>, %ix: tensor<1x2x3xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims length must match the size of last dimension of indices}}
  %0 = tensor.gather %c[%ix] gather_dims([-1]) unique : (tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<1x2x1x1x1xf32>
  return
}

// -----

func.func @f(%c: tensor<4x5x6xf32>, %ix: tensor<1x2x1xindex>) {
  // expected-error @+1 {{'tensor.gather' op result type mismatch: expected 'tensor<1x2x4x1x6xf32>' or its rank-reduced variant 'tensor<1x2x4x6xf32>' (got: 'tensor<1x2x1x1x1xf32>')}}
  %0 = tensor.gather %c[%ix] gather_dims([1]) unique : (tensor<4x5x6xf32>, tensor<1x2x1xindex>) -> tensor<1x2x1x1x1xf32>
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%c: tensor<4x5x6xf32>, %ix: tensor<1x2x3xindex>) {
  // expected-error @+1 {{use of value '%ix' expects different type than prior uses: 'tensor<1x2x3xf32>' vs 'tensor<1x2x3xindex>'}}
  %0 = tensor.gather %c[%ix] gather_dims([0, 1]) : (tensor<4x5x6xf32>, tensor<1x2x3xf32>) -> tensor<1x2x1x1x6xf32>
  return
}

// -----

func.func @f(%d: tensor<4x5x6xf32>, %s: tensor<f32>, %ix: tensor<1x2x3xindex>) {
  // expected-error @+1 {{'tensor.scatter' op source type mismatch: expected 'tensor<1x2x1x1x1xf32>' or its rank-reduced variant 'tensor<1x2xf32>' (got: 'tensor<f32>')}}
  %0 = tensor.scatter %s into %d[%ix] scatter_dims([0, 1, 2]) unique : (tensor<f32>, tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<1x2x1x1x1xf32>
  return
}

// -----

func.func @f(%d: tensor<4x5x6xf32>, %s: tensor<f32>, %ix: tensor<1x2x3xindex>) {
  // expected-error @+1 {{'tensor.scatter' op requires 'unique' attribute to be set}}
  %0 = tensor.scatter %s into %d[%ix] scatter_dims([0, 1, 2]) : (tensor<f32>, tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @f(%d: tensor<4x5x6xf32>, %s: tensor<f32>, %ix: tensor<1x2x3xindex>) {
  // expected-error @+1 {{'tensor.scatter' op scatter_dims must be non-empty}}
  %0 = tensor.scatter %s into %d[%ix] scatter_dims([]) unique : (tensor<f32>, tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @f(%d: tensor<4x5x6xf32>, %s: tensor<1x2x1x5x6xf32>, %ix: tensor<1x2x3xindex>) {
  // expected-error @+1 {{'tensor.scatter' op scatter_dims length must match the size of last dimension of indices}}
  %0 = tensor.scatter %s into %d[%ix] scatter_dims([3]) unique : (tensor<1x2x1x5x6xf32>, tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<4x5x6xf32>
  return
}
