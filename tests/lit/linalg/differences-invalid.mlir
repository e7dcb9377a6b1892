// RUN: pyopt --split-input-file --verify-diagnostics %s

// The reference reads beyond the shapes: its messages have numbers from nowhere.
func.func @permutation_out_of_range(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) {
  // expected-error @+1 {{'linalg.transpose' op permutation is not valid}}
  %0 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%b : tensor<8x4xf32>) permutation = [1, 2]
  return
}

// -----

func.func @dimension_twice(%a: tensor<8xf32>, %b: tensor<4x8x2xf32>) {
  // expected-error @+1 {{'linalg.broadcast' op expected every dimension to be added once}}
  %0 = linalg.broadcast ins(%a : tensor<8xf32>) outs(%b : tensor<4x8x2xf32>) dimensions = [0, 0]
  return
}

// -----

// The reference forgets the attribute, and with it all others of the op.
func.func @payload_attribute(%a: tensor<4xf32>) {
  // expected-error @+1 {{custom op 'linalg.map' 'arith.addf' op attribute 'fastmath' failed to satisfy constraint: Floating point fast math flags}}
  %0 = linalg.map { arith.addf {fastmath = 3} } ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>)
  return
}

// -----

// The reference crashes.
func.func @reduce_nothing() {
  // expected-error @+1 {{'linalg.reduce' op expects an input and an init}}
  linalg.reduce dimensions = [] () {
      linalg.yield
    }
  return
}

// -----

func.func @reduce_nothing_short() {
  // expected-error @+1 {{custom op 'linalg.reduce' expects operands}}
  linalg.reduce { arith.addf } dimensions = []
  return
}

// -----

func.func @reduce_an_init_alone(%a: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.reduce' op expects an input and an init}}
  %0 = linalg.reduce { arith.addf } outs(%a : tensor<4xf32>) dimensions = []
  return
}

// -----

func.func @dimensions_are_no_list(%a: tensor<4xf32>, %b: tensor<f32>) {
  // expected-error @+1 {{expected '['}}
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<4xf32>) outs(%b : tensor<f32>) dimensions = 0
  return
}

// -----

func.func @payload_on_scalar(%a: f32, %b: tensor<f32>) {
  // expected-error @+1 {{'linalg.reduce' op operand #0 must be variadic of memref of any type values or ranked tensor of any type values, but got 'f32'}}
  %0 = linalg.reduce { arith.addf } ins(%a : f32) outs(%b : tensor<f32>) dimensions = []
  return
}

// -----

func.func @complex_reciprocal(%a: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{custom op 'linalg.reciprocal' unsupported non numeric type}}
  %0 = linalg.reciprocal ins(%a : tensor<4xcomplex<f32>>) outs(%a : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return
}

// -----

func.func @sum_of_no_product(%a: tensor<2x2xf32>) {
  // expected-error @+1 {{expected add/mul op in the body}}
  %0 = "linalg.matmul"(%a, %a, %a) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    "linalg.yield"(%z) : (f32) -> ()
  }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @no_maps(%a: tensor<1x8x3xf32>, %b: tensor<3x3x4xf32>, %c: tensor<1x6x4xf32>) {
  // expected-error @+1 {{unexpected loop dimension for convolution op}}
  %0 = "linalg.conv_1d_nwc_wcf"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    "linalg.yield"(%z) : (f32) -> ()
  }) {linalg.memoized_indexing_maps = []}
      : (tensor<1x8x3xf32>, tensor<3x3x4xf32>, tensor<1x6x4xf32>) -> tensor<1x6x4xf32>
  return
}

// -----

func.func @properties_are_no_dictionary(%a: tensor<2x2xf32>) {
  // expected-error @+1 {{invalid properties 3 : i64 for op linalg.matmul: expected DictionaryAttr to set properties}}
  %0 = linalg.matmul <3> ins(%a, %a : tensor<2x2xf32>, tensor<2x2xf32>) outs(%a : tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

// The reference crashes on numbers that become complex ones of integers.
func.func @f(%a0: tensor<4xi32>, %a1: tensor<4xcomplex<i8>>) {
  // expected-warning @+2 {{could not cast operand of type 'i32' to 'complex<i8>'}}
  // expected-error @+1 {{'linalg.yield' op type of yield operand 1 ('i32') doesn't match the element type of the enclosing linalg.generic op ('complex<i8>')}}
  %r = linalg.copy ins(%a0 : tensor<4xi32>) outs(%a1 : tensor<4xcomplex<i8>>) -> tensor<4xcomplex<i8>>
  return
}

// -----

// The custom form leaves out the maps that the op's name, strides and dilations imply, so others are none.
func.func @other_maps(%x: memref<17xf32>, %w: memref<5xf32>, %o: memref<3xf32>) {
  // expected-error @+1 {{'linalg.conv_1d' op 'linalg.memoized_indexing_maps' is not what the op's name, strides and dilations say}}
  "linalg.conv_1d"(%x, %w, %o) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %c, %0 : f32
    linalg.yield %1 : f32
  }) {
    linalg.memoized_indexing_maps = [affine_map<(d0, d1) -> (d0 * 2 + d1)>,
                                     affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>]
  } : (memref<17xf32>, memref<5xf32>, memref<3xf32>) -> ()
  return
}
