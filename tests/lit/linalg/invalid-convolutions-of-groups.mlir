// RUN: pyopt --split-input-file --verify-diagnostics %s

// Quantized and grouped convolutions with other operands than they take.

func.func @f(%i: tensor<1x3x8x8xi8>, %k: tensor<4x3x3x3xi8>, %o: tensor<1x4x6x6xi32>, %z: i32) {
  %0 = linalg.conv_2d_nchw_fchw_q
      ins(%i, %k : tensor<1x3x8x8xi8>, tensor<4x3x3x3xi8>)
      outs(%o : tensor<1x4x6x6xi32>) -> tensor<1x4x6x6xi32>
  // expected-error @+1 {{custom op 'linalg.conv_2d_nchw_fchw_q' [parseNamedStructuredOpRegion] ods-gen generated region expects 5 args, got 3}}
  return
}

// -----

func.func @f(%i: tensor<1x3x8x8xi8>, %k: tensor<4x3x3xi8>, %o: tensor<1x4x6x6xi32>, %z: i32) {
  // expected-error @+1 {{'linalg.conv_2d_nchw_fchw_q' op expected operand #1 rank (3) to match the result rank of indexing_map (4)}}
  %0 = linalg.conv_2d_nchw_fchw_q
      ins(%i, %k, %z, %z : tensor<1x3x8x8xi8>, tensor<4x3x3xi8>, i32, i32)
      outs(%o : tensor<1x4x6x6xi32>) -> tensor<1x4x6x6xi32>
  return
}

// -----

func.func @f(%i: tensor<1x8x8x2x3xf32>, %k: tensor<2x4x3x3x3xf32>, %o: tensor<1x6x6x2xf32>) {
  // expected-error @+1 {{'linalg.conv_2d_nhwgc_gfhwc' op expected operand #2 rank (4) to match the result rank of indexing_map (5)}}
  %0 = linalg.conv_2d_nhwgc_gfhwc
      ins(%i, %k : tensor<1x8x8x2x3xf32>, tensor<2x4x3x3x3xf32>)
      outs(%o : tensor<1x6x6x2xf32>) -> tensor<1x6x6x2xf32>
  return
}

// -----

func.func @f(%i: tensor<1x8x8x2x3xf32>, %k: tensor<2x4x3x3x3xf32>, %o: tensor<1x6x6x2x4xf32>) {
  // expected-error @+1 {{custom op 'linalg.conv_2d_nhwgc_gfhwc' 'linalg.conv_2d_nhwgc_gfhwc' op attribute 'strides' failed to satisfy constraint: 64-bit signless int elements attribute of shape [2]}}
  %0 = linalg.conv_2d_nhwgc_gfhwc {strides = dense<1> : tensor<3xi64>}
      ins(%i, %k : tensor<1x8x8x2x3xf32>, tensor<2x4x3x3x3xf32>)
      outs(%o : tensor<1x6x6x2x4xf32>) -> tensor<1x6x6x2x4xf32>
  return
}

// -----

func.func @f(%i: tensor<1x8x8x2x3xi8>, %k: tensor<2x4x3x3x3xi8>, %o: tensor<1x6x6x2x4xi32>,
             %z: i32) {
  %0 = linalg.conv_2d_nhwgc_gfhwc_q
      ins(%i, %k, %z : tensor<1x8x8x2x3xi8>, tensor<2x4x3x3x3xi8>, i32)
      outs(%o : tensor<1x6x6x2x4xi32>) -> tensor<1x6x6x2x4xi32>
  // expected-error @+1 {{custom op 'linalg.conv_2d_nhwgc_gfhwc_q' [parseNamedStructuredOpRegion] ods-gen generated region expects 5 args, got 4}}
  return
}

// -----

func.func @f(%i: tensor<1x8x8x2x3xi8>, %k: tensor<2x4x3x3x3xi8>, %o: tensor<1x6x7x2x4xi32>,
             %z: i32) {
  // expected-error @+1 {{'linalg.conv_2d_nhwgc_gfhwc_q' op inferred input/output operand #0 has shape's dimension #2 to be greater than or equal to 9, but found 8}}
  %0 = linalg.conv_2d_nhwgc_gfhwc_q
      ins(%i, %k, %z, %z : tensor<1x8x8x2x3xi8>, tensor<2x4x3x3x3xi8>, i32, i32)
      outs(%o : tensor<1x6x7x2x4xi32>) -> tensor<1x6x7x2x4xi32>
  return
}
