// RUN: pyopt --split-input-file --verify-diagnostics %s

// Numbers of sizes and of dimensions, and element types, that do not fit.

func.func @t(%t: tensor<?x4xf32>, %i: index) {
  // expected-error @+1 {{'tensor.generate' op incorrect number of dynamic sizes, has 2, expected 1}}
  %0 = tensor.generate %i, %i {
  ^bb0(%a: index, %b: index):
    %x = arith.constant 1.0 : f32
    tensor.yield %x : f32
  } : tensor<?x4xf32>
  return
}

// -----

func.func @t(%t: tensor<?x4xf32>, %f: f32, %i: index) {
  // expected-error @+1 {{'tensor.splat' op incorrect number of dynamic sizes, has 2, expected 1}}
  %0 = tensor.splat %f[%i, %i] : tensor<?x4xf32>
  return
}

// -----

func.func @t(%t: tensor<?x4xf32>, %i: index) {
  // expected-error @+1 {{'tensor.bitcast' op result #0 must be tensor of signless integer or unsigned integer or signed integer or floating-point values, but got 'tensor<?x4xindex>'}}
  %0 = tensor.bitcast %t : tensor<?x4xf32> to tensor<?x4xindex>
  return
}

// -----

func.func @t(%t: tensor<?x4xindex>, %i: index) {
  // expected-error @+1 {{'tensor.bitcast' op operand #0 must be tensor of signless integer or unsigned integer or signed integer or floating-point values, but got 'tensor<?x4xindex>'}}
  %0 = tensor.bitcast %t : tensor<?x4xindex> to tensor<?x4xi64>
  return
}

// -----

func.func @t(%t: tensor<?x4xcomplex<f32>>, %i: index) {
  // expected-error @+1 {{'tensor.bitcast' op operand #0 must be tensor of signless integer or unsigned integer or signed integer or floating-point values, but got 'tensor<?x4xcomplex<f32>>'}}
  %0 = tensor.bitcast %t : tensor<?x4xcomplex<f32>> to tensor<?x4xi64>
  return
}

// -----

func.func @g(%t: tensor<4x5x6xf32>, %i: tensor<index>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims must be non-empty}}
  %0 = tensor.gather %t[%i] gather_dims([]) : (tensor<4x5x6xf32>, tensor<index>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @g(%t: tensor<4x5x6xf32>, %i: tensor<2x4xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims overflow source rank}}
  %0 = tensor.gather %t[%i] gather_dims([0, 1, 2, 3]) : (tensor<4x5x6xf32>, tensor<2x4xindex>) -> tensor<4x5x6xf32>
  return
}
