// RUN: pyopt --split-input-file --verify-diagnostics %s

// One operand for each dynamic entry. The reference accepts what is missing or left over here, prints what it does not
// read, or crashes.

func.func @pad_low(%t: tensor<4x4xf32>, %s: f32) {
  // expected-error @+1 {{expected 1 dynamic low values}}
  %0 = "tensor.pad"(%t) <{operandSegmentSizes = array<i32: 1, 0, 0>,
      static_low = array<i64: -9223372036854775808, 3>, static_high = array<i64: 0, 0>}> ({
  ^bb0(%x: index, %y: index):
    tensor.yield %s : f32
  }) : (tensor<4x4xf32>) -> tensor<?x7xf32>
  return
}

// -----

func.func @pad_high(%t: tensor<4x4xf32>, %s: f32, %i: index) {
  // expected-error @+1 {{expected 0 dynamic high values}}
  %0 = "tensor.pad"(%t, %i) <{operandSegmentSizes = array<i32: 1, 0, 1>,
      static_low = array<i64: 0, 0>, static_high = array<i64: 0, 0>}> ({
  ^bb0(%x: index, %y: index):
    tensor.yield %s : f32
  }) : (tensor<4x4xf32>, index) -> tensor<4x4xf32>
  return
}

// -----

func.func @pack(%t: tensor<4x4xf32>, %d: tensor<2x2x?x?xf32>, %i: index) {
  // expected-error @+1 {{expected 2 dynamic inner tile values}}
  %0 = "linalg.pack"(%t, %d, %i) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 1>,
      static_inner_tiles = array<i64: -9223372036854775808, -9223372036854775808>}>
      : (tensor<4x4xf32>, tensor<2x2x?x?xf32>, index) -> tensor<2x2x?x?xf32>
  return
}

// -----

func.func @unpack(%t: tensor<4x4xf32>, %d: tensor<2x2x?x2xf32>) {
  // expected-error @+1 {{expected 1 dynamic inner tile values}}
  %0 = "linalg.unpack"(%d, %t) <{inner_dims_pos = array<i64: 0, 1>,
      static_inner_tiles = array<i64: -9223372036854775808, 2>}>
      : (tensor<2x2x?x2xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @insert(%v: vector<4x4xf32>, %s: f32) {
  // expected-error @+1 {{'vector.insert' op mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite}}
  %0 = "vector.insert"(%s, %v) <{static_position = array<i64: -9223372036854775808, 0>}>
      : (f32, vector<4x4xf32>) -> vector<4x4xf32>
  return
}

// -----

func.func @insert_left_over(%v: vector<4x4xf32>, %s: f32, %i: index) {
  // expected-error @+1 {{'vector.insert' op mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite}}
  %0 = "vector.insert"(%s, %v, %i) <{static_position = array<i64: 1, 0>}>
      : (f32, vector<4x4xf32>, index) -> vector<4x4xf32>
  return
}

// -----

// What follows the reference rejects, too.

func.func @forall(%i: index) {
  // expected-error @+1 {{expected 1 dynamic upper bound values}}
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>,
      staticUpperBound = array<i64: -9223372036854775808>, staticStep = array<i64: 1>}> ({
  ^bb0(%a: index):
    scf.forall.in_parallel {}
  }) : () -> ()
  return
}

// -----

func.func @subview(%m: memref<4xf32>) {
  // expected-error @+2 {{custom op 'memref.subview' integer value too large}}
  // expected-error @+1 {{custom op 'memref.subview' expected SSA value or integer}}
  %0 = memref.subview %m[9223372036854775808] [2] [1] : memref<4xf32> to memref<2xf32>
  return
}
