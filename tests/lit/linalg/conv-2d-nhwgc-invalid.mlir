// RUN: pyopt %s --split-input-file --verify-diagnostics

// Convolutions of MLIR 22: channels first with zero points, and groups of channels.

func.func @wrong_extent(%i: tensor<1x3x8x8xi8>, %f: tensor<4x5x3x3xi8>, %a: i32, %b: i32,
                        %o: tensor<1x4x6x6xi32>) -> tensor<1x4x6x6xi32> {
  // expected-error @+1 {{'linalg.conv_2d_nchw_fchw_q' op inferred input/output operand #1 has shape's dimension #1 to be 3, but found 5}}
  %0 = linalg.conv_2d_nchw_fchw_q ins(%i, %f, %a, %b : tensor<1x3x8x8xi8>, tensor<4x5x3x3xi8>, i32, i32) outs(%o : tensor<1x4x6x6xi32>) -> tensor<1x4x6x6xi32>
  return %0 : tensor<1x4x6x6xi32>
}

// -----

func.func @wrong_strides(%i: tensor<1x3x8x8xi8>, %f: tensor<4x3x3x3xi8>, %a: i32, %b: i32,
                         %o: tensor<1x4x6x6xi32>) -> tensor<1x4x6x6xi32> {
  // expected-error @+1 {{custom op 'linalg.conv_2d_nchw_fchw_q' 'linalg.conv_2d_nchw_fchw_q' op attribute 'strides' failed to satisfy constraint: 64-bit signless int elements attribute of shape [2]}}
  %0 = linalg.conv_2d_nchw_fchw_q {strides = dense<1> : tensor<3xi64>} ins(%i, %f, %a, %b : tensor<1x3x8x8xi8>, tensor<4x3x3x3xi8>, i32, i32) outs(%o : tensor<1x4x6x6xi32>) -> tensor<1x4x6x6xi32>
  return %0 : tensor<1x4x6x6xi32>
}

// -----

func.func @grouped_groups_differ(%i: tensor<1x8x8x3x3xf32>, %f: tensor<2x5x3x3x3xf32>,
                                 %o: tensor<1x6x6x2x5xf32>) -> tensor<1x6x6x2x5xf32> {
  // expected-error @+1 {{'linalg.conv_2d_nhwgc_gfhwc' op inferred input/output operand #1 has shape's dimension #0 to be 3, but found 2}}
  %0 = linalg.conv_2d_nhwgc_gfhwc ins(%i, %f : tensor<1x8x8x3x3xf32>, tensor<2x5x3x3x3xf32>) outs(%o : tensor<1x6x6x2x5xf32>) -> tensor<1x6x6x2x5xf32>
  return %0 : tensor<1x6x6x2x5xf32>
}

// -----

func.func @grouped_too_small(%i: tensor<1x8x8x2x3xf32>, %f: tensor<2x5x3x3x3xf32>,
                             %o: tensor<1x7x6x2x5xf32>) -> tensor<1x7x6x2x5xf32> {
  // expected-error @+1 {{'linalg.conv_2d_nhwgc_gfhwc' op inferred input/output operand #0 has shape's dimension #1 to be greater than or equal to 9, but found 8}}
  %0 = linalg.conv_2d_nhwgc_gfhwc ins(%i, %f : tensor<1x8x8x2x3xf32>, tensor<2x5x3x3x3xf32>) outs(%o : tensor<1x7x6x2x5xf32>) -> tensor<1x7x6x2x5xf32>
  return %0 : tensor<1x7x6x2x5xf32>
}
