// RUN: pyopt --split-input-file --verify-diagnostics %s

// What the verifier and the parser reject: expansions, slices, generate, pad.

func.func @f(%f: tensor<16xf32>) {
  // expected-error @+1 {{'tensor.expand_shape' op expected number of static shape dims to be equal to the output rank (2) but found 1 inputs instead}}
  %0 = tensor.expand_shape %f [[0, 1]] output_shape [4] : tensor<16xf32> into tensor<4x4xf32>
  return
}

// -----

func.func @f(%f: tensor<?xf32>, %i: index) {
  // expected-error @+1 {{'tensor.expand_shape' op expected dimension 0 of collapsed type to be static value of 16}}
  %0 = tensor.expand_shape %f [[0, 1]] output_shape [4, 4] : tensor<?xf32> into tensor<4x4xf32>
  return
}

// -----

func.func @f(%f: tensor<?xf32>, %i: index) {
  // expected-error @+1 {{'tensor.expand_shape' op mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has 0 dynamic dims while output_shape has 1 values}}
  %0 = "tensor.expand_shape"(%f, %i) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, 4>}> : (tensor<?xf32>, index) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%f: tensor<16xf32>, %i: index) {
  // expected-error @+1 {{'tensor.expand_shape' op expected dimension 0 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic}}
  %0 = tensor.expand_shape %f [[0, 1]] output_shape [4, %i] : tensor<16xf32> into tensor<4x?xf32>
  return
}

// -----

func.func @f(%f: tensor<16x2xf32>, %i: index) {
  // expected-error @+1 {{'tensor.expand_shape' op expected the expanded type, 'tensor<16xf32>' to have a higher (or same) rank than the collapsed type, 'tensor<16x2xf32>'.}}
  %0 = tensor.expand_shape %f [[0, 1]] output_shape [16] : tensor<16x2xf32> into tensor<16xf32>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %i: index) {
  // expected-error @+1 {{expected mixed offsets rank to match mixed sizes rank (1 vs 2) so the rank of the result type is well-formed.}}
  %0 = tensor.extract_slice %t[0] [1, 1] [1, 1] : tensor<4x?xf32> to tensor<1x1xf32>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %i: index) {
  // expected-error @+1 {{expected mixed sizes rank to match mixed strides rank (2 vs 1) so the rank of the result type is well-formed.}}
  %0 = tensor.extract_slice %t[0, 0] [1, 1] [1] : tensor<4x?xf32> to tensor<1x1xf32>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %i: index) {
  // expected-error @+1 {{expected type to be 'tensor<1x2xf32>' or a rank-reduced version. (size mismatch) }}
  %0 = tensor.extract_slice %t[0, 0] [1, 2] [1, 1] : tensor<4x?xf32> to tensor<1x1xf32>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %i: index) {
  // expected-error @+1 {{expected element type to be 'f32'}}
  %0 = tensor.extract_slice %t[0, 0] [2, 2] [1, 1] : tensor<4x?xf32> to tensor<2x2xi32>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %i: index) {
  // expected-error @+1 {{expected type to be 'tensor<2x?xf32>' or a rank-reduced version. (size mismatch) }}
  %0 = tensor.extract_slice %t[0, 0] [2, %i] [1, 1] : tensor<4x?xf32> to tensor<2x2xf32>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %i: index) {
  // expected-error @+1 {{'tensor.extract_slice' op requires attribute 'static_offsets'}}
  %0 = "tensor.extract_slice"(%t) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<4x?xf32>) -> tensor<1x1xf32>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %s: tensor<3x3x1xf32>, %i: index) {
  // expected-error @+1 {{expected rank to be smaller or equal to the other rank. }}
  %0 = tensor.insert_slice %s into %t[0, 0] [3, 3] [1, 1] : tensor<3x3x1xf32> into tensor<4x?xf32>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %s: tensor<3x3xi32>, %i: index) {
  // expected-error @+1 {{expected element type to be 'f32'}}
  %0 = tensor.insert_slice %s into %t[0, 0] [3, 3] [1, 1] : tensor<3x3xi32> into tensor<4x?xf32>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %s: tensor<3x3xf32>, %i: index) {
  // expected-error @+1 {{'tensor.insert_slice' op failed to verify that expected result type to match dest type}}
  %0 = "tensor.insert_slice"(%s, %t) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 3, 3>, static_strides = array<i64: 1, 1>}> : (tensor<3x3xf32>, tensor<4x?xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<?x?xf32>, %i: index) {
  // expected-error @+1 {{must have one body argument per input dimension}}
  %0 = tensor.generate %i {
  ^bb0(%a: index):
    %c = tensor.extract %t[%a, %a] : tensor<?x?xf32>
    tensor.yield %c : f32
  } : tensor<?x4xf32>
  return
}

// -----

func.func @f(%t: tensor<?x?xf32>, %i: index) {
  // expected-error @+1 {{all body arguments must be index}}
  %0 = tensor.generate %i {
  ^bb0(%a: index, %b: i32):
    %c = tensor.extract %t[%a, %a] : tensor<?x?xf32>
    tensor.yield %c : f32
  } : tensor<?x4xf32>
  return
}

// -----

func.func @f(%t: tensor<?x?xf32>, %i: index) {
  // expected-error @+1 {{'tensor.generate' op body must be terminated with a `yield` operation of the tensor element type}}
  %0 = tensor.generate %i {
  ^bb0(%a: index, %b: index):
    tensor.yield %a : index
  } : tensor<?x4xf32>
  return
}

// -----

func.func @f(%t: tensor<?x?xf32>, %i: index) {
  // expected-error @+1 {{'tensor.yield' op requires a single operand}}
  %0 = tensor.generate %i {} : tensor<?x4xf32>
  return
}

// -----

func.func @f(%t: tensor<?x?xf32>, %i: index) {
  // expected-error @+1 {{'tensor.generate' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
  %0 = "tensor.generate"(%i) ({}) : (index) -> tensor<?x4xf32>
  return
}

// -----

func.func @f(%t: tensor<?x?xf32>, %i: index) {
  // expected-error @+1 {{'tensor.yield' op expects parent op to be one of 'tensor.generate, tensor.pad'}}
  tensor.yield %i : index
}

// -----

func.func @f(%t: tensor<?x?xf32>, %i: index, %f: f32) {
  // expected-error @+1 {{failed to infer expectedType from sourceType 'tensor<?x?xf32>', specified resultType is 'tensor<?x?xf32>'}}
  %0 = tensor.pad %t low[1, 1] high[1] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>, %i: index, %f: f32) {
  // expected-error @+1 {{specified type 'tensor<6x7xf32>' does not match the inferred type 'tensor<6x6xf32>'}}
  %0 = tensor.pad %t low[1, 1] high[1, 1] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<4x4xf32> to tensor<6x7xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>, %i: index, %f: f32) {
  // expected-error @+1 {{specified type 'tensor<6x?x1xf32>' does not match the inferred type 'tensor<6x?xf32>'}}
  %0 = tensor.pad %t low[1, %i] high[1, 1] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<4x4xf32> to tensor<6x?x1xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>, %i: index, %f: f32) {
  // expected-error @+1 {{expected the block to have 2 arguments}}
  %0 = tensor.pad %t low[1, %i] high[1, 1] {
  ^bb0(%a: index):
    tensor.yield %f : f32
  } : tensor<4x4xf32> to tensor<6x?xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>, %i: index, %f: f32) {
  // expected-error @+1 {{'tensor.pad' op expected block argument 2 to be an index}}
  %0 = tensor.pad %t low[1, %i] high[1, 1] {
  ^bb0(%a: index, %b: i32):
    tensor.yield %f : f32
  } : tensor<4x4xf32> to tensor<6x?xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>, %i: index, %f: f32) {
  // expected-error @+1 {{'tensor.pad' op expected yield type to match shape element type}}
  %0 = tensor.pad %t low[1, %i] high[1, 1] {
  ^bb0(%a: index, %b: index):
    tensor.yield %a : index
  } : tensor<4x4xf32> to tensor<6x?xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>, %i: index, %f: f32) {
  // expected-error @+1 {{failed to infer expectedType from sourceType 'tensor<4x4xf32>', specified resultType is 'tensor<6x6xf32>'}}
  %0 = tensor.pad %t low[1, 1, 1] high[1, 1, 1] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<4x4xf32> to tensor<6x6xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>, %i: index, %f: f32) {
  // expected-error @+1 {{'tensor.pad' op expects region #0 to have 0 or 1 blocks}}
  %0 = tensor.pad %t low[1, 1] high[1, 1] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  ^bb1:
    tensor.yield %f : f32
  } : tensor<4x4xf32> to tensor<6x6xf32>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %i: index) {
  // expected-error @+2 {{expected '[' in dynamic index list}}
  // expected-error @+1 {{custom op 'tensor.extract_slice' expected SSA value or integer}}
  %0 = tensor.extract_slice %t(0, 0)[1, 1] [1, 1] : tensor<4x?xf32> to tensor<1x1xf32>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %i: i32) {
  // expected-error @+2 {{custom op 'tensor.extract_slice' expected integer value}}
  // expected-error @+1 {{custom op 'tensor.extract_slice' expected SSA value or integer}}
  %0 = tensor.extract_slice %t[0, ] [1, 1] [1, 1] : tensor<4x?xf32> to tensor<1x1xf32>
  return
}
