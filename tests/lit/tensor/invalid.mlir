// RUN: pyopt --split-input-file --verify-diagnostics %s

// What the verifier and the parser reject: casts, concat, elements, reshapes.

func.func @f(%t: tensor<4x?xf32>) {
  // expected-error @+1 {{'tensor.cast' op operand type 'tensor<4x?xf32>' and result type 'tensor<5x?xf32>' are cast incompatible}}
  %0 = tensor.cast %t : tensor<4x?xf32> to tensor<5x?xf32>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>) {
  // expected-error @+1 {{'tensor.bitcast' op operand type 'tensor<4x?xf32>' and result type 'tensor<4x?xi16>' are cast incompatible}}
  %0 = tensor.bitcast %t : tensor<4x?xf32> to tensor<4x?xi16>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>) {
  // expected-error @+1 {{'tensor.concat' op requires at least one input}}
  %0 = tensor.concat dim(0) : () -> tensor<4x?xf32>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %u: tensor<3xf32>) {
  // expected-error @+1 {{'tensor.concat' op rank of concatenated inputs must match result rank}}
  %0 = tensor.concat dim(0) %t, %u : (tensor<4x?xf32>, tensor<3xf32>) -> tensor<4x?xf32>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %u: tensor<3x2xi32>) {
  // expected-error @+1 {{'tensor.concat' op inputs and result element type must match}}
  %0 = tensor.concat dim(0) %t, %u : (tensor<4x?xf32>, tensor<3x2xi32>) -> tensor<7x?xf32>
  return
}

// -----

func.func @f(%t: tensor<4x3xf32>, %u: tensor<3x2xf32>) {
  // expected-error @+1 {{'tensor.concat' op static concatenation size mismatch along non-concatenated dimension 1}}
  %0 = tensor.concat dim(0) %t, %u : (tensor<4x3xf32>, tensor<3x2xf32>) -> tensor<7x?xf32>
  return
}

// -----

func.func @f(%t: tensor<4x3xf32>, %u: tensor<3x3xf32>) {
  // expected-error @+1 {{'tensor.concat' op result type 'tensor<8x3xf32>'does not match inferred shape 'tensor<7x3xf32>' static sizes}}
  %0 = tensor.concat dim(0) %t, %u : (tensor<4x3xf32>, tensor<3x3xf32>) -> tensor<8x3xf32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{'tensor.empty' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = tensor.empty(%i) : tensor<4xf32>
  return
}

// -----

func.func @f(%i: index, %t: tensor<?xf32>) {
  // expected-error @+1 {{'tensor.extract' op failed to verify that result type matches element type of tensor}}
  %0 = "tensor.extract"(%t, %i) : (tensor<?xf32>, index) -> i32
  return
}

// -----

func.func @f(%i: index, %t: tensor<?xf32>, %f: f32) {
  // expected-error @+1 {{'tensor.insert' op incorrect number of indices}}
  %0 = tensor.insert %f into %t[] : tensor<?xf32>
  return
}

// -----

func.func @f(%i: index, %t: tensor<?xf32>, %f: i32) {
  // expected-error @+1 {{'tensor.insert' op failed to verify that scalar type matches element type of dest}}
  %0 = "tensor.insert"(%f, %t, %i) : (i32, tensor<?xf32>, index) -> tensor<?xf32>
  return
}

// -----

func.func @f(%i: index, %t: tensor<?xf32>, %f: f32) {
  // expected-error @+1 {{'tensor.insert' op failed to verify that result type matches type of dest}}
  %0 = "tensor.insert"(%f, %t, %i) : (f32, tensor<?xf32>, index) -> tensor<4xf32>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{'tensor.from_elements' op failed to verify that operand types match result element type}}
  %0 = "tensor.from_elements"(%f) : (f32) -> tensor<2xf32>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{custom op 'tensor.from_elements' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = tensor.from_elements %f : tensor<2xf32>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{custom op 'tensor.from_elements' 'result' must be statically shaped tensor of any type values, but got 'tensor<?xf32>'}}
  %0 = tensor.from_elements %f : tensor<?xf32>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @+1 {{custom op 'tensor.from_elements' invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xf32>'}}
  %0 = tensor.from_elements %f : tensor<*xf32>
  return
}

// -----

func.func @f(%f: f32, %i: index) {
  // expected-error @+1 {{'tensor.splat' op failed to verify that operand type matches element type of result}}
  %0 = "tensor.splat"(%f) : (f32) -> tensor<4xi32>
  return
}

// -----

func.func @f(%f: tensor<4xf32>, %s: tensor<2xi32>) {
  // expected-error @+1 {{'tensor.reshape' op source and destination tensor should have the same number of elements}}
  %0 = tensor.reshape %f(%s) : (tensor<4xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%f: tensor<4xf32>, %s: tensor<2xi32>) {
  // expected-error @+1 {{'tensor.reshape' op element types of source and destination tensor types should be the same}}
  %0 = tensor.reshape %f(%s) : (tensor<4xf32>, tensor<2xi32>) -> tensor<2x2xi32>
  return
}

// -----

func.func @f(%f: tensor<4xf32>, %s: tensor<2xi32>) {
  // expected-error @+1 {{'tensor.reshape' op length of shape operand differs from the result's tensor rank}}
  %0 = tensor.reshape %f(%s) : (tensor<4xf32>, tensor<2xi32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%f: tensor<4xf32>, %s: tensor<?xi32>) {
  // expected-error @+1 {{'tensor.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked tensor type}}
  %0 = tensor.reshape %f(%s) : (tensor<4xf32>, tensor<?xi32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%f: tensor<4xf32>, %s: tensor<1x1xi32>) {
  // expected-error @+1 {{'tensor.reshape' op operand #1 must be 1D tensor of signless integer or index values, but got 'tensor<1x1xi32>'}}
  %0 = tensor.reshape %f(%s) : (tensor<4xf32>, tensor<1x1xi32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%f: tensor<4xf32>, %s: tensor<1xf32>) {
  // expected-error @+1 {{'tensor.reshape' op operand #1 must be 1D tensor of signless integer or index values, but got 'tensor<1xf32>'}}
  %0 = tensor.reshape %f(%s) : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%f: tensor<4xf32>) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be static value of 4}}
  %0 = tensor.collapse_shape %f [[0]] : tensor<4xf32> into tensor<5xf32>
  return
}

// -----

func.func @f(%f: tensor<4x4xf32>) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected the expanded type, 'tensor<4x4xf32>' to have a higher (or same) rank than the collapsed type, 'tensor<4x4x1xf32>'.}}
  %0 = tensor.collapse_shape %f [[0], [1], [2]] : tensor<4x4xf32> into tensor<4x4x1xf32>
  return
}

// -----

func.func @f(%f: tensor<4x4xf32>) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected collapsed rank (2) to equal the number of reassociation maps (1).}}
  %0 = tensor.collapse_shape %f [[0, 1]] : tensor<4x4xf32> into tensor<4x4xf32>
  return
}

// -----

func.func @f(%f: tensor<4x4xf32>) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected reassociation map #0 to be valid and contiguous.}}
  %0 = tensor.collapse_shape %f [[1, 0]] : tensor<4x4xf32> into tensor<16xf32>
  return
}

// -----

func.func @f(%f: tensor<4x4xf32>) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected reassociation map #0 to have size equal to the expanded rank (2), but it is  1.}}
  %0 = tensor.collapse_shape %f [[0]] : tensor<4x4xf32> into tensor<4xf32>
  return
}

// -----

func.func @f(%f: tensor<4x?xf32>) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic}}
  %0 = tensor.collapse_shape %f [[0, 1]] : tensor<4x?xf32> into tensor<16xf32>
  return
}

// -----

func.func @f(%f: tensor<4x4xf32>) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected collapsed type to be 'tensor<16xf32>', but got 'tensor<16xi32>'}}
  %0 = tensor.collapse_shape %f [[0, 1]] : tensor<4x4xf32> into tensor<16xi32>
  return
}

// -----

func.func @f(%f: tensor<4x4xf32>) {
  // expected-error @+1 {{'tensor.collapse_shape' op attribute 'reassociation' failed to satisfy constraint: Array of 64-bit integer array attributes}}
  %0 = tensor.collapse_shape %f [0, 1] : tensor<4x4xf32> into tensor<16xf32>
  return
}

// -----

func.func @rank(%v: vector<4xf32>) {
  // expected-error @+1 {{'tensor.rank' op operand #0 must be tensor of any type values, but got 'vector<4xf32>'}}
  %0 = "tensor.rank"(%v) : (vector<4xf32>) -> index
  return
}

// -----

func.func @rank(%v: memref<4xf32>) {
  // expected-error @+1 {{custom op 'tensor.rank' invalid kind of type specified}}
  %0 = tensor.rank %v : memref<4xf32>
  return
}
