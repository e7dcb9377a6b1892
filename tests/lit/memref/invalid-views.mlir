// RUN: pyopt --split-input-file --verify-diagnostics %s

// What the verifier and the parser reject: casts, slices, reshapes, transposes, views.

func.func @f(%m: memref<4x?xf32>) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4x?xf32>' and result type 'memref<5x?xf32>' are cast incompatible}}
  %0 = memref.cast %m : memref<4x?xf32> to memref<5x?xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4x?xf32>' and result type 'memref<4x?xi32>' are cast incompatible}}
  %0 = memref.cast %m : memref<4x?xf32> to memref<4x?xi32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4x?xf32>' and result type 'memref<4x?xf32, 1>' are cast incompatible}}
  %0 = memref.cast %m : memref<4x?xf32> to memref<4x?xf32, 1>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4x?xf32>' and result type 'memref<4xf32>' are cast incompatible}}
  %0 = memref.cast %m : memref<4x?xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<*xf32>) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<*xf32>' and result type 'memref<*xf32>' are cast incompatible}}
  %0 = memref.cast %m : memref<*xf32> to memref<*xf32>
  return
}

// -----

func.func @f(%m: memref<4x3xf32>) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4x3xf32>' and result type 'memref<4x3xf32, strided<[4, 1]>>' are cast incompatible}}
  %0 = memref.cast %m : memref<4x3xf32> to memref<4x3xf32, strided<[4, 1]>>
  return
}

// -----

func.func @f(%m: memref<4x3xf32>) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4x3xf32>' and result type 'memref<4x3xf32, strided<[3, 1], offset: 1>>' are cast incompatible}}
  %0 = memref.cast %m : memref<4x3xf32> to memref<4x3xf32, strided<[3, 1], offset: 1>>
  return
}

// -----

func.func @f(%m: memref<4x3xf32>) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4x3xf32>' and result type 'memref<4x3xf32, affine_map<(d0, d1) -> (d1, d0)>>' are cast incompatible}}
  %0 = memref.cast %m : memref<4x3xf32> to memref<4x3xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return
}

// -----

func.func @f(%m: memref<4x3xf32>) {
  // expected-error @+1 {{custom op 'memref.cast' invalid kind of type specified}}
  %0 = memref.cast %m : memref<4x3xf32> to tensor<4x3xf32>
  return
}

// -----

func.func @f(%m: memref<4x3xf32>) {
  // expected-error @+1 {{'memref.cast' op result #0 must be ranked or unranked memref of any type values, but got 'tensor<4x3xf32>'}}
  %0 = "memref.cast"(%m) : (memref<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%m: memref<4x3xf32>) {
  // expected-error @+1 {{'memref.cast' op requires one result}}
  "memref.cast"(%m) : (memref<4x3xf32>) -> ()
  return
}

// -----

func.func @f(%m: memref<4x3xf32>) {
  // expected-error @+1 {{'memref.memory_space_cast' op operand type 'memref<4x3xf32>' and result type 'memref<*xf32, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %m : memref<4x3xf32> to memref<*xf32, 1>
  return
}

// -----

func.func @f(%m: memref<4x3xf32>) {
  // expected-error @+1 {{'memref.memory_space_cast' op operand type 'memref<4x3xf32>' and result type 'memref<4x?xf32, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %m : memref<4x3xf32> to memref<4x?xf32, 1>
  return
}

// -----

func.func @f(%m: memref<4x3xf32>) {
  // expected-error @+1 {{'memref.memory_space_cast' op operand type 'memref<4x3xf32>' and result type 'memref<4x3xi32, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %m : memref<4x3xf32> to memref<4x3xi32, 1>
  return
}

// -----

func.func @f(%m: memref<4x3xf32>) {
  // expected-error @+1 {{'memref.memory_space_cast' op operand type 'memref<4x3xf32>' and result type 'memref<4x3xf32, strided<[3, 1]>, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %m : memref<4x3xf32> to memref<4x3xf32, strided<[3, 1]>, 1>
  return
}

// -----

func.func @f(%m: memref<4x3xf32>) {
  // expected-error @+1 {{'memref.memory_space_cast' op operand type 'memref<4x3xf32>' and result type 'memref<4x4xf32, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %m : memref<4x3xf32> to memref<4x4xf32, 1>
  return
}

// -----

func.func @f(%m: memref<f32>, %i: index) {
  // expected-error @+1 {{'memref.dim' op operand #0 must be unranked.memref of any type values or non-0-ranked.memref of any type values, but got 'memref<f32>'}}
  %0 = memref.dim %m, %i : memref<f32>
  return
}

// -----

func.func @f(%m: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{'memref.dim' op operand #0 must be unranked.memref of any type values or non-0-ranked.memref of any type values, but got 'tensor<4xf32>'}}
  %0 = memref.dim %m, %i : tensor<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: i32) {
  // expected-error @+1 {{'memref.dim' op operand #1 must be index, but got 'i32'}}
  %0 = "memref.dim"(%m, %i) : (memref<4xf32>, i32) -> index
  return
}

// -----

func.func @f(%m: i32) {
  // expected-error @+1 {{custom op 'memref.rank' invalid kind of type specified}}
  %0 = memref.rank %m : i32
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{'memref.rank' op result #0 must be index, but got 'i32'}}
  %0 = "memref.rank"(%m) : (memref<4xf32>) -> i32
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{'memref.extract_aligned_pointer_as_index' op result #0 must be index, but got 'i64'}}
  %0 = memref.extract_aligned_pointer_as_index %m : memref<4xf32> -> i64
  return
}

// -----

func.func @f(%m: memref<4x4xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>>) {
  // expected-error @+1 {{'memref.extract_strided_metadata' op operand #0 must be strided memref of any type values, but got 'memref<4x4xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>>'}}
  %0:6 = memref.extract_strided_metadata %m : memref<4x4xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>> -> memref<f32>, index, index, index, index, index
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+2 {{'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<f32>', 'index', 'index'}}
  // expected-error @+1 {{'memref.extract_strided_metadata' op failed to infer returned types}}
  %0:3 = memref.extract_strided_metadata %m : memref<4xf32> -> memref<f32>, index, index
  return
}

// -----

func.func @f(%m: memref<4x4xf32>) {
  // expected-error @+2 {{'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<f32>', 'index', 'index', 'index'}}
  // expected-error @+1 {{'memref.extract_strided_metadata' op failed to infer returned types}}
  %0:4 = memref.extract_strided_metadata %m : memref<4x4xf32> -> memref<f32>, index, index, index
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{'memref.extract_strided_metadata' op result #0 must be strided memref of any type values of rank 0, but got 'memref<1xf32>'}}
  %0:4 = memref.extract_strided_metadata %m : memref<4xf32> -> memref<1xf32>, index, index, index
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+2 {{'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<f64>', 'index', 'index', 'index'}}
  // expected-error @+1 {{'memref.extract_strided_metadata' op failed to infer returned types}}
  %0:4 = memref.extract_strided_metadata %m : memref<4xf32> -> memref<f64>, index, index, index
  return
}

// -----

func.func @f(%m: memref<*xf32>) {
  // expected-error @+1 {{custom op 'memref.extract_strided_metadata' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
  %0:4 = memref.extract_strided_metadata %m : memref<*xf32> -> memref<f32>, index, index, index
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{different memory spaces specified for base memref type 'memref<4xf32>' and subview memref type 'memref<2xf32, 1>'}}
  %0 = memref.subview %m[0] [2] [1] : memref<4xf32> to memref<2xf32, 1>
  return
}

// -----

func.func @f(%m: memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>) {
  // expected-error @+1 {{base type 'memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>' is not strided}}
  %0 = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>> to memref<2x2xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{expected mixed offsets rank to match mixed sizes rank (2 vs 1) so the rank of the result type is well-formed.}}
  %0 = memref.subview %m[0, 0] [2] [1] : memref<4xf32> to memref<2xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{expected mixed sizes rank to match mixed strides rank (1 vs 2) so the rank of the result type is well-formed.}}
  %0 = memref.subview %m[0] [2] [1, 1] : memref<4xf32> to memref<2xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>) {
  // expected-error @+1 {{expected 2 offset values, got 1}}
  %0 = memref.subview %m[0] [2] [1] : memref<4x4xf32> to memref<2xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{expected result type to be 'memref<2xf32, strided<[1]>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<3xf32>'}}
  %0 = memref.subview %m[0] [2] [1] : memref<4xf32> to memref<3xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{expected result rank to be smaller or equal to the source rank, but got 'memref<2x1xf32>'}}
  %0 = memref.subview %m[0] [2] [1] : memref<4xf32> to memref<2x1xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{expected result element type to be 'f32', but got 'memref<2xi32>'}}
  %0 = memref.subview %m[0] [2] [1] : memref<4xf32> to memref<2xi32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{expected result type to be 'memref<2xf32, strided<[1], offset: 1>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<2xf32>'}}
  %0 = memref.subview %m[1] [2] [1] : memref<4xf32> to memref<2xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{expected result type to be 'memref<2xf32, strided<[2]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<2xf32>'}}
  %0 = memref.subview %m[0] [2] [2] : memref<4xf32> to memref<2xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>, %i: index) {
  // expected-error @+1 {{expected result type to be 'memref<2x1xf32, strided<[4, 1], offset: ?>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<2xf32, strided<[1], offset: ?>>'}}
  %0 = memref.subview %m[%i, 0] [2, 1] [1, 1] : memref<4x4xf32> to memref<2xf32, strided<[1], offset: ?>>
  return
}

// -----

func.func @f(%m: memref<1x4x1xf32>, %i: index) {
  // expected-error @+1 {{expected result type to be 'memref<1x1x1xf32, strided<[4, 1, 1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<1xf32, strided<[3]>>'}}
  %0 = memref.subview %m[0, 0, 0] [1, 1, 1] [1, 1, 1] : memref<1x4x1xf32> to memref<1xf32, strided<[3]>>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>, %i: index) {
  // expected-error @+1 {{expected result type to be 'memref<2x1xf32, strided<[4, 1], offset: ?>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<2x1xf32, affine_map<(d0, d1) -> (d1, d0)>>'}}
  %0 = memref.subview %m[%i, 0] [2, 1] [1, 1] : memref<4x4xf32> to memref<2x1xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error @+1 {{'memref.subview' op requires attribute 'static_sizes'}}
  %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>}> : (memref<4xf32>) -> memref<2xf32>
  return
}

// -----

func.func @f(%m: memref<*xf32>, %i: index) {
  // expected-error @+1 {{custom op 'memref.subview' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
  %0 = memref.subview %m[0] [1] [1] : memref<*xf32> to memref<1xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+2 {{custom op 'memref.subview' expected integer value}}
  // expected-error @+1 {{custom op 'memref.subview' expected SSA value or integer}}
  %0 = memref.subview %m[0] [a] [1] : memref<4xf32> to memref<2xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{different memory spaces specified for source type 'memref<4xf32>' and result memref type 'memref<2xf32, 1>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [1] : memref<4xf32> to memref<2xf32, 1>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{different element types specified for source type 'memref<4xf32>' and result memref type 'memref<2xi32>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [1] : memref<4xf32> to memref<2xi32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{expected result type with size = 2 instead of 3 in dim = 0}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [1] : memref<4xf32> to memref<3xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %n: index) {
  // expected-error @+1 {{expected result type with offset = 1 instead of 0}}
  %0 = memref.reinterpret_cast %m to offset: [1], sizes: [2], strides: [1] : memref<4xf32> to memref<2xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %n: index) {
  // expected-error @+1 {{expected result type with stride = 4 instead of 3 in dim = 0}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2, 3], strides: [4, 1] : memref<4xf32> to memref<2x3xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %n: index) {
  // expected-error @+1 {{'memref.reinterpret_cast' op result #0 must be strided memref of any type values, but got 'memref<2x3xf32, affine_map<(d0, d1) -> (d1, d0)>>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2, 3], strides: [3, 1] : memref<4xf32> to memref<2x3xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %n: index) {
  // expected-error @+1 {{custom op 'memref.reinterpret_cast' expected 'offset'}}
  %0 = memref.reinterpret_cast %m to sizes: [2, 3], strides: [3, 1] : memref<4xf32> to memref<2x3xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %n: index) {
  // expected-error @+1 {{custom op 'memref.reinterpret_cast' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [3] : memref<4xf32> to memref<*xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %s: memref<1xindex>) {
  // expected-error @+1 {{'memref.reshape' op element types of source and destination memref types should be the same}}
  %0 = memref.reshape %m(%s) : (memref<4xf32>, memref<1xindex>) -> memref<4xi32>
  return
}

// -----

func.func @f(%m: memref<4xf32, strided<[2]>>, %s: memref<1xindex>) {
  // expected-error @+1 {{'memref.reshape' op source memref type should have identity affine map}}
  %0 = memref.reshape %m(%s) : (memref<4xf32, strided<[2]>>, memref<1xindex>) -> memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %s: memref<1xindex>) {
  // expected-error @+1 {{'memref.reshape' op result memref type should have identity affine map}}
  %0 = memref.reshape %m(%s) : (memref<4xf32>, memref<1xindex>) -> memref<4xf32, strided<[2]>>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %s: memref<?xindex>) {
  // expected-error @+1 {{'memref.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked memref type}}
  %0 = memref.reshape %m(%s) : (memref<4xf32>, memref<?xindex>) -> memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %s: memref<2xindex>) {
  // expected-error @+1 {{'memref.reshape' op length of shape operand differs from the result's memref rank}}
  %0 = memref.reshape %m(%s) : (memref<4xf32>, memref<2xindex>) -> memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %s: memref<2xf32>) {
  // expected-error @+1 {{'memref.reshape' op operand #1 must be 1D memref of signless integer or index values, but got 'memref<2xf32>'}}
  %0 = memref.reshape %m(%s) : (memref<4xf32>, memref<2xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %s: memref<1xindex>) {
  // expected-error @+1 {{custom op 'memref.reshape' invalid kind of type specified: expected builtin.function, but found 'memref<4xf32>'}}
  %0 = memref.reshape %m(%s) : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>) {
  // expected-error @+1 {{'memref.collapse_shape' op has source rank 2 and result rank 3. This is not a collapse (2 < 3).}}
  %0 = memref.collapse_shape %m [[0], [1], [2]] : memref<4x4xf32> into memref<4x4x1xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>) {
  // expected-error @+1 {{'memref.expand_shape' op has source rank 2 and result rank 1. This is not an expansion (2 > 1).}}
  %0 = memref.expand_shape %m [[0], [1]] output_shape [16] : memref<4x4xf32> into memref<16xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{'memref.expand_shape' op invalid number of reassociation groups: found 2, expected 1}}
  %0 = memref.expand_shape %m [[0], [1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{'memref.expand_shape' op reassociation indices must be contiguous}}
  %0 = memref.expand_shape %m [[1, 0]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{'memref.expand_shape' op reassociation index 2 is out of bounds}}
  %0 = memref.expand_shape %m [[0, 1, 2]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{'memref.expand_shape' op expanded rank (2) inconsistent with number of reassociation indices (1)}}
  %0 = memref.expand_shape %m [[0]] output_shape [4, 1] : memref<4xf32> into memref<4x1xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{'memref.expand_shape' op collapsed dim size (4) must equal reassociation group size (6)}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 3] : memref<4xf32> into memref<2x3xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>) {
  // expected-error @+1 {{'memref.expand_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 3] : memref<?xf32> into memref<2x3xf32>
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error @+1 {{'memref.expand_shape' op rank 0 memrefs can only be extended/collapsed with/from ones}}
  %0 = memref.expand_shape %m [] output_shape [2] : memref<f32> into memref<2xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32, strided<[2]>>) {
  // expected-error @+1 {{'memref.expand_shape' op expected expanded type to be 'memref<2x2xf32, strided<[4, 2]>>' but found 'memref<2x2xf32>'}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 2] : memref<4xf32, strided<[2]>> into memref<2x2xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{'memref.expand_shape' op expected expanded type to be 'memref<2x2xf32>' but found 'memref<2x2xi32>'}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xi32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{'memref.expand_shape' op expected number of static shape bounds to be equal to the output rank (2) but found 3 inputs instead}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 2, 1] : memref<4xf32> into memref<2x2xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{'memref.expand_shape' op invalid output shape provided at pos 1}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 3] : memref<4xf32> into memref<2x2xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %n: index) {
  // expected-error @+1 {{'memref.expand_shape' op mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has 0 dynamic dims while output_shape has 1 values}}
  %0 = "memref.expand_shape"(%m, %n) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 2>}> : (memref<4xf32>, index) -> memref<2x2xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %n: index) {
  // expected-error @+1 {{'memref.expand_shape' op attribute 'reassociation' failed to satisfy constraint: Array of 64-bit integer array attributes}}
  %0 = "memref.expand_shape"(%m) <{reassociation = [0, 1], static_output_shape = array<i64: 2, 2>}> : (memref<4xf32>) -> memref<2x2xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{custom op 'memref.expand_shape' expected 'output_shape'}}
  %0 = memref.expand_shape %m [[0, 1]] : memref<4xf32> into memref<2x2xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>) {
  // expected-error @+1 {{'memref.collapse_shape' op invalid number of reassociation groups: found 2, expected 1}}
  %0 = memref.collapse_shape %m [[0], [1]] : memref<4x4xf32> into memref<16xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>) {
  // expected-error @+1 {{'memref.collapse_shape' op collapsed dim size (15) must equal reassociation group size (16)}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x4xf32> into memref<15xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>) {
  // expected-error @+1 {{'memref.collapse_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x4xf32> into memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>) {
  // expected-error @+1 {{'memref.collapse_shape' op rank 0 memrefs can only be extended/collapsed with/from ones}}
  %0 = memref.collapse_shape %m [] : memref<4x4xf32> into memref<f32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>) {
  // expected-error @+1 {{'memref.collapse_shape' op expanded rank (2) inconsistent with number of reassociation indices (1)}}
  %0 = memref.collapse_shape %m [[0]] : memref<4x4xf32> into memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32, strided<[8, 1]>>) {
  // expected-error @+1 {{'memref.collapse_shape' op invalid source layout map or collapsing non-contiguous dims}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x4xf32, strided<[8, 1]>> into memref<16xf32, strided<[1]>>
  return
}

// -----

func.func @f(%m: memref<4x4xf32, strided<[4, 1], offset: 1>>) {
  // expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<16xf32, strided<[1], offset: 1>>' but found 'memref<16xf32>'}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x4xf32, strided<[4, 1], offset: 1>> into memref<16xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>) {
  // expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<16xf32>' but found 'memref<16xf32, 1>'}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x4xf32> into memref<16xf32, 1>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>) {
  // expected-error @+1 {{'memref.collapse_shape' op requires attribute 'reassociation'}}
  %0 = "memref.collapse_shape"(%m) : (memref<4x4xf32>) -> memref<16xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>) {
  // expected-error @+1 {{'memref.transpose' op expected a permutation map}}
  %0 = memref.transpose %m (i, j) -> (i, i) : memref<4x4xf32> to memref<4x4xf32>
  return
}

// -----

func.func @f(%m: memref<4x4xf32>) {
  // expected-error @+1 {{'memref.transpose' op expected a permutation map of same rank as the input}}
  %0 = memref.transpose %m (i) -> (i) : memref<4x4xf32> to memref<4x4xf32>
  return
}

// -----

func.func @f(%m: memref<4x3xf32>) {
  // expected-error @+1 {{'memref.transpose' op result type 'memref<3x4xf32>' is not equivalent to the canonical transposed input type 'memref<3x4xf32, affine_map<(d0, d1) -> (d0 + d1 * 3)>>'}}
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<4x3xf32> to memref<3x4xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>) {
  // expected-error @+1 {{'memref.transpose' op result type 'memref<?x4xf32, strided<[?, 1]>>' is not equivalent to the canonical transposed input type 'memref<?x4xf32, affine_map<(d0, d1)[s0] -> (d0 + d1 * s0)>>'}}
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<4x?xf32> to memref<?x4xf32, strided<[?, 1]>>
  return
}

// -----

func.func @f(%m: memref<4x3xf32>) {
  // expected-error @+1 {{expected ':'}}
  %0 = memref.transpose %m (i, j) -> (j, i) memref<4x3xf32> to memref<3x4xf32>
  return
}

// -----

func.func @f(%m: memref<4x3xf32>) {
  // expected-error @+1 {{use of undeclared identifier}}
  %0 = memref.transpose %m (i, j) -> (j, k) : memref<4x3xf32> to memref<3x4xf32>
  return
}

// -----

func.func @f(%m: memref<4x3xf32>) {
  // expected-error @+1 {{'memref.transpose' op requires attribute 'permutation'}}
  %0 = "memref.transpose"(%m) : (memref<4x3xf32>) -> memref<3x4xf32>
  return
}

// -----

func.func @f(%m: memref<16xi8, strided<[2]>>, %i: index) {
  // expected-error @+1 {{unsupported map for base memref type 'memref<16xi8, strided<[2]>>'}}
  %0 = memref.view %m[%i][] : memref<16xi8, strided<[2]>> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<16xi8>, %i: index) {
  // expected-error @+1 {{unsupported map for result memref type 'memref<4xf32, strided<[2]>>'}}
  %0 = memref.view %m[%i][] : memref<16xi8> to memref<4xf32, strided<[2]>>
  return
}

// -----

func.func @f(%m: memref<16xi8>, %i: index) {
  // expected-error @+1 {{different memory spaces specified for base memref type 'memref<16xi8>' and view memref type 'memref<4xf32, 1>'}}
  %0 = memref.view %m[%i][] : memref<16xi8> to memref<4xf32, 1>
  return
}

// -----

func.func @f(%m: memref<16xi16>, %i: index) {
  // expected-error @+1 {{'memref.view' op operand #0 must be 1D memref of 8-bit signless integer values, but got 'memref<16xi16>'}}
  %0 = memref.view %m[%i][] : memref<16xi16> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{custom op 'memref.subview' expected SSA value or integer}}
  %0 = memref.subview %m[0] [[2 [1] : memref<4xf32> to memref<2xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+2 {{expected integer value}}
  // expected-error @+1 {{custom op 'memref.subview' expected SSA value or integer}}
  %0 = memref.subview %m[- -1] [2] [1] : memref<4xf32> to memref<2xf32>
  return
}

// -----

func.func @view_of_offset(%b: memref<16xi8, strided<[1], offset: 1>>, %i: index) -> memref<4xf32> {
  // expected-error @+1 {{unsupported map for base memref type 'memref<16xi8, strided<[1], offset: 1>>'}}
  %0 = memref.view %b[%i][] : memref<16xi8, strided<[1], offset: 1>> to memref<4xf32>
  return %0 : memref<4xf32>
}

// -----

func.func @type_cast_to_rank_0(%m: memref<4xf32>) -> memref<vector<4xf32>, strided<[]>> {
  // expected-error @+1 {{'vector.type_cast' op expects result to be a memref with identity layout}}
  %0 = vector.type_cast %m : memref<4xf32> to memref<vector<4xf32>, strided<[]>>
  return %0 : memref<vector<4xf32>, strided<[]>>
}
