// RUN: pyopt --split-input-file --verify-diagnostics %s

// Named ops whose operands do not fit: one mistake an op.

// An extent of the output is another.
func.func @f(%a0: tensor<3x4xf32>, %a1: tensor<3x5xf32>) {
  // expected-error @+1 {{'linalg.copy' op inferred input/output operand #1 has shape's dimension #1 to be 4, but found 5}}
  %r = linalg.copy ins(%a0 : tensor<3x4xf32>) outs(%a1 : tensor<3x5xf32>) -> tensor<3x5xf32>
  return
}

// -----

// The result is missing.
func.func @f(%a0: tensor<3x4xf32>, %a1: tensor<3x4xf32>) {
  // expected-error @+1 {{'linalg.elementwise' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a0 : tensor<3x4xf32>) outs(%a1 : tensor<3x4xf32>)
  return
}

// -----

// The first input lacks a dimension.
func.func @f(%a0: tensor<3xf32>, %a1: tensor<3x4xf32>) {
  // expected-error @+1 {{'linalg.log' op expected operand #0 rank (1) to match the result rank of indexing_map (2)}}
  %r = linalg.log ins(%a0 : tensor<3xf32>) outs(%a1 : tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

// Tensors and memrefs.
func.func @f(%a0: memref<3x4xf32>, %a1: tensor<3x4xf32>) {
  // expected-error @+1 {{'linalg.abs' op expected to have pure tensor or buffer semantics}}
  %r = linalg.abs ins(%a0 : memref<3x4xf32>) outs(%a1 : tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

// The result has another type.
func.func @f(%a0: tensor<3x4xf32>, %a1: tensor<3x4xf32>) {
  // expected-error @+1 {{'linalg.ceil' op expected type of operand #1 ('tensor<3x4xf32>') to match type of corresponding result ('tensor<3x4x7xf32>')}}
  %r = linalg.ceil ins(%a0 : tensor<3x4xf32>) outs(%a1 : tensor<3x4xf32>) -> tensor<3x4x7xf32>
  return
}

// -----

// An extent of the output is another.
func.func @f(%a0: tensor<3x4xf32>, %a1: tensor<3x5xf32>) {
  // expected-error @+1 {{'linalg.negf' op inferred input/output operand #1 has shape's dimension #1 to be 4, but found 5}}
  %r = linalg.negf ins(%a0 : tensor<3x4xf32>) outs(%a1 : tensor<3x5xf32>) -> tensor<3x5xf32>
  return
}

// -----

// The result is missing.
func.func @f(%a0: tensor<3x4xf32>, %a1: tensor<3x4xf32>) {
  // expected-error @+1 {{'linalg.reciprocal' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  linalg.reciprocal ins(%a0 : tensor<3x4xf32>) outs(%a1 : tensor<3x4xf32>)
  return
}

// -----

// An input is missing.
func.func @f(%a0: tensor<3x4xf32>, %a1: tensor<3x4xf32>) {
  %r = linalg.round outs(%a1 : tensor<3x4xf32>) -> tensor<3x4xf32>
  // expected-error @+1 {{custom op 'linalg.round' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 1}}
  return
}

// -----

// The first input lacks a dimension.
func.func @f(%a0: tensor<3xf32>, %a1: tensor<3x4xf32>) {
  // expected-error @+1 {{'linalg.sqrt' op expected operand #0 rank (1) to match the result rank of indexing_map (2)}}
  %r = linalg.sqrt ins(%a0 : tensor<3xf32>) outs(%a1 : tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

// Tensors and memrefs.
func.func @f(%a0: memref<3x4xf32>, %a1: tensor<3x4xf32>) {
  // expected-error @+1 {{'linalg.rsqrt' op expected to have pure tensor or buffer semantics}}
  %r = linalg.rsqrt ins(%a0 : memref<3x4xf32>) outs(%a1 : tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

// The result has another type.
func.func @f(%a0: tensor<3x4xf32>, %a1: tensor<3x4xf32>) {
  // expected-error @+1 {{'linalg.square' op expected type of operand #1 ('tensor<3x4xf32>') to match type of corresponding result ('tensor<3x4x7xf32>')}}
  %r = linalg.square ins(%a0 : tensor<3x4xf32>) outs(%a1 : tensor<3x4xf32>) -> tensor<3x4x7xf32>
  return
}

// -----

// An extent of the output is another.
func.func @f(%a0: tensor<3x4xf32>, %a1: tensor<3x5xf32>) {
  // expected-error @+1 {{'linalg.erf' op inferred input/output operand #1 has shape's dimension #1 to be 4, but found 5}}
  %r = linalg.erf ins(%a0 : tensor<3x4xf32>) outs(%a1 : tensor<3x5xf32>) -> tensor<3x5xf32>
  return
}

// -----

// The first input lacks a dimension.
func.func @f(%a0: tensor<3xf32>, %a1: tensor<3x4xf32>, %a2: tensor<3x4xf32>) {
  // expected-error @+1 {{'linalg.sub' op expected operand #0 rank (1) to match the result rank of indexing_map (2)}}
  %r = linalg.sub ins(%a0, %a1 : tensor<3xf32>, tensor<3x4xf32>) outs(%a2 : tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

// Tensors and memrefs.
func.func @f(%a0: memref<3x4xf32>, %a1: tensor<3x4xf32>, %a2: tensor<3x4xf32>) {
  // expected-error @+1 {{'linalg.mul' op expected to have pure tensor or buffer semantics}}
  %r = linalg.mul ins(%a0, %a1 : memref<3x4xf32>, tensor<3x4xf32>) outs(%a2 : tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

// The result has another type.
func.func @f(%a0: tensor<3x4xf32>, %a1: tensor<3x4xf32>, %a2: tensor<3x4xf32>) {
  // expected-error @+1 {{'linalg.div' op expected type of operand #2 ('tensor<3x4xf32>') to match type of corresponding result ('tensor<3x4x7xf32>')}}
  %r = linalg.div ins(%a0, %a1 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%a2 : tensor<3x4xf32>) -> tensor<3x4x7xf32>
  return
}

// -----

// An extent of the output is another.
func.func @f(%a0: tensor<3x4xf32>, %a1: tensor<3x4xf32>, %a2: tensor<3x5xf32>) {
  // expected-error @+1 {{'linalg.max' op inferred input/output operand #2 has shape's dimension #1 to be 4, but found 5}}
  %r = linalg.max ins(%a0, %a1 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%a2 : tensor<3x5xf32>) -> tensor<3x5xf32>
  return
}

// -----

// The result is missing.
func.func @f(%a0: tensor<3x4xf32>, %a1: tensor<3x4xf32>, %a2: tensor<3x4xf32>) {
  // expected-error @+1 {{'linalg.min' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  linalg.min ins(%a0, %a1 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%a2 : tensor<3x4xf32>)
  return
}

// -----

// An input is missing.
func.func @f(%a0: tensor<3x4xf32>, %a1: tensor<3x4xf32>, %a2: tensor<3x4xf32>) {
  %r = linalg.powf ins(%a0 : tensor<3x4xf32>) outs(%a2 : tensor<3x4xf32>) -> tensor<3x4xf32>
  // expected-error @+1 {{custom op 'linalg.powf' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 2}}
  return
}

// -----

// The first input lacks a dimension.
func.func @f(%a0: tensor<3xi1>, %a1: tensor<3x4xf32>, %a2: tensor<3x4xf32>, %a3: tensor<3x4xf32>) {
  // expected-error @+1 {{'linalg.select' op expected operand #0 rank (1) to match the result rank of indexing_map (2)}}
  %r = linalg.select ins(%a0, %a1, %a2 : tensor<3xi1>, tensor<3x4xf32>, tensor<3x4xf32>) outs(%a3 : tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

// The result is missing.
func.func @f(%a0: tensor<2x4xf32>, %a1: tensor<4x3xf32>, %a2: f32, %a3: f32, %a4: tensor<2x3xf32>) {
  // expected-error @+1 {{'linalg.quantized_matmul' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  linalg.quantized_matmul ins(%a0, %a1, %a2, %a3 : tensor<2x4xf32>, tensor<4x3xf32>, f32, f32) outs(%a4 : tensor<2x3xf32>)
  return
}

// -----

// An input is missing.
func.func @f(%a0: tensor<2x3x5xf32>, %a1: tensor<2x5x4xf32>, %a2: f32, %a3: f32,
             %a4: tensor<2x3x4xf32>) {
  %r = linalg.quantized_batch_matmul
      ins(%a0, %a1, %a2 : tensor<2x3x5xf32>, tensor<2x5x4xf32>, f32)
      outs(%a4 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  // expected-error @+1 {{custom op 'linalg.quantized_batch_matmul' [parseNamedStructuredOpRegion] ods-gen generated region expects 5 args, got 4}}
  return
}

// -----

// The result has another type.
func.func @f(%a0: tensor<2x4xf32>, %a1: tensor<4x3xf32>, %a2: tensor<2x3xf32>) {
  // expected-error @+1 {{'linalg.matmul' op expected type of operand #2 ('tensor<2x3xf32>') to match type of corresponding result ('tensor<2x3x7xf32>')}}
  %r = linalg.matmul ins(%a0, %a1 : tensor<2x4xf32>, tensor<4x3xf32>) outs(%a2 : tensor<2x3xf32>) -> tensor<2x3x7xf32>
  return
}

// -----

// An extent of the output is another.
func.func @f(%a0: tensor<2x4x5x3xf32>, %a1: tensor<3x4x2x3xf32>, %a2: tensor<2x3x5x3xf32>) {
  // expected-error @+1 {{'linalg.mmt4d' op inferred input/output operand #2 has shape's dimension #3 to be 2, but found 3}}
  %r = linalg.mmt4d ins(%a0, %a1 : tensor<2x4x5x3xf32>, tensor<3x4x2x3xf32>) outs(%a2 : tensor<2x3x5x3xf32>) -> tensor<2x3x5x3xf32>
  return
}

// -----

// An extent of the first input is another.
func.func @f(%a0: tensor<4x3x5x2x2xf32>, %a1: tensor<2x4x5x3x2xf32>, %a2: tensor<2x3x4x2x3xf32>) {
  // expected-error @+1 {{'linalg.batch_mmt4d' op inferred input/output operand #1 has shape's dimension #0 to be 4, but found 2}}
  %r = linalg.batch_mmt4d ins(%a0, %a1 : tensor<4x3x5x2x2xf32>, tensor<2x4x5x3x2xf32>) outs(%a2 : tensor<2x3x4x2x3xf32>) -> tensor<2x3x4x2x3xf32>
  return
}

// -----

// An input has a dimension too many.
func.func @f(%a0: tensor<2x5x3xf32>, %a1: tensor<2x5x4x2xf32>, %a2: tensor<2x3x4xf32>) {
  // expected-error @+1 {{'linalg.batch_matmul' op expected operand #1 rank (4) to match the result rank of indexing_map (3)}}
  %r = linalg.batch_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>] ins(%a0, %a1 : tensor<2x5x3xf32>, tensor<2x5x4x2xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

// Tensors and memrefs.
func.func @f(%a0: memref<2x3x5xf32>, %a1: tensor<2x4x5xf32>, %a2: tensor<2x3x4xf32>) {
  // expected-error @+1 {{'linalg.batch_matmul' op expected to have pure tensor or buffer semantics}}
  %r = linalg.batch_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>] ins(%a0, %a1 : memref<2x3x5xf32>, tensor<2x4x5xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

// The result is missing.
func.func @f(%a0: tensor<2x3x5xf32>, %a1: tensor<2x5x4xf32>, %a2: tensor<3x4xf32>) {
  // expected-error @+1 {{'linalg.batch_reduce_matmul' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  linalg.batch_reduce_matmul ins(%a0, %a1 : tensor<2x3x5xf32>, tensor<2x5x4xf32>) outs(%a2 : tensor<3x4xf32>)
  return
}

// -----

// An input is missing.
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3xf32>, %a2: tensor<2xf32>) {
  %r = linalg.matvec ins(%a0 : tensor<2x3xf32>) outs(%a2 : tensor<2xf32>) -> tensor<2xf32>
  // expected-error @+1 {{custom op 'linalg.matvec' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 2}}
  return
}

// -----

// The result has another type.
func.func @f(%a0: tensor<3xf32>, %a1: tensor<3x2xf32>, %a2: tensor<2xf32>) {
  // expected-error @+1 {{'linalg.vecmat' op expected type of operand #2 ('tensor<2xf32>') to match type of corresponding result ('tensor<2x7xf32>')}}
  %r = linalg.vecmat ins(%a0, %a1 : tensor<3xf32>, tensor<3x2xf32>) outs(%a2 : tensor<2xf32>) -> tensor<2x7xf32>
  return
}

// -----

// An extent of the first input is another.
func.func @f(%a0: tensor<4x3x4xf32>, %a1: tensor<2x4xf32>, %a2: tensor<2x3xf32>) {
  // expected-error @+1 {{'linalg.batch_matvec' op inferred input/output operand #1 has shape's dimension #0 to be 4, but found 2}}
  %r = linalg.batch_matvec ins(%a0, %a1 : tensor<4x3x4xf32>, tensor<2x4xf32>) outs(%a2 : tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

// A scalar instead of the first input.
func.func @f(%a0: f32, %a1: tensor<2x4x3xf32>, %a2: tensor<2x3xf32>) {
  // expected-error @+1 {{'linalg.batch_vecmat' op expected operand #0 rank (0) to match the result rank of indexing_map (2)}}
  %r = linalg.batch_vecmat ins(%a0, %a1 : f32, tensor<2x4x3xf32>) outs(%a2 : tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

// An extent of the first input is another.
func.func @f(%a0: tensor<4xf32>, %a1: tensor<2xf32>, %a2: tensor<f32>) {
  // expected-error @+1 {{'linalg.dot' op inferred input/output operand #1 has shape's dimension #0 to be 4, but found 2}}
  %r = linalg.dot ins(%a0, %a1 : tensor<4xf32>, tensor<2xf32>) outs(%a2 : tensor<f32>) -> tensor<f32>
  return
}

// -----

// An extent of the output is another.
func.func @f(%a0: tensor<4xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>) {
  // expected-error @+1 {{'linalg.conv_1d' op inferred input/output operand #0 has shape's dimension #0 to be greater than or equal to 5, but found 4}}
  %r = linalg.conv_1d ins(%a0, %a1 : tensor<4xf32>, tensor<3xf32>) outs(%a2 : tensor<3xf32>) -> tensor<3xf32>
  return
}

// -----

// The first input lacks a dimension.
func.func @f(%a0: tensor<5xf32>, %a1: tensor<4x5xf32>, %a2: tensor<2x3xf32>) {
  // expected-error @+1 {{'linalg.conv_2d' op expected operand #0 rank (1) to match the result rank of indexing_map (2)}}
  %r = linalg.conv_2d ins(%a0, %a1 : tensor<5xf32>, tensor<4x5xf32>) outs(%a2 : tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

// An input has a dimension too many.
func.func @f(%a0: tensor<6x4x6xf32>, %a1: tensor<5x2x3x2xf32>, %a2: tensor<2x3x4xf32>) {
  // expected-error @+1 {{'linalg.conv_3d' op expected operand #1 rank (4) to match the result rank of indexing_map (3)}}
  %r = linalg.conv_3d ins(%a0, %a1 : tensor<6x4x6xf32>, tensor<5x2x3x2xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

// Tensors and memrefs.
func.func @f(%a0: memref<2x7x2xf32>, %a1: tensor<5x2x4xf32>, %a2: tensor<2x3x4xf32>) {
  // expected-error @+1 {{'linalg.conv_1d_nwc_wcf' op expected to have pure tensor or buffer semantics}}
  %r = linalg.conv_1d_nwc_wcf ins(%a0, %a1 : memref<2x7x2xf32>, tensor<5x2x4xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

// The result is missing.
func.func @f(%a0: tensor<2x5x5xf32>, %a1: tensor<3x5x2xf32>, %a2: tensor<2x3x4xf32>) {
  // expected-error @+1 {{'linalg.conv_1d_ncw_fcw' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  linalg.conv_1d_ncw_fcw ins(%a0, %a1 : tensor<2x5x5xf32>, tensor<3x5x2xf32>) outs(%a2 : tensor<2x3x4xf32>)
  return
}

// -----

// An input is missing.
func.func @f(%a0: tensor<2x4x6x2xf32>, %a1: tensor<2x3x2x5xf32>, %a2: tensor<2x3x4x5xf32>) {
  %r = linalg.conv_2d_nhwc_hwcf
      ins(%a0 : tensor<2x4x6x2xf32>)
      outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  // expected-error @+1 {{custom op 'linalg.conv_2d_nhwc_hwcf' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 2}}
  return
}

// -----

// The result has another type.
func.func @f(%a0: tensor<2x4x6x2xf32>, %a1: tensor<5x2x3x2xf32>, %a2: tensor<2x3x4x5xf32>) {
  // expected-error @+1 {{'linalg.conv_2d_nhwc_fhwc' op expected type of operand #2 ('tensor<2x3x4x5xf32>') to match type of corresponding result ('tensor<2x3x4x5x7xf32>')}}
  %r = linalg.conv_2d_nhwc_fhwc ins(%a0, %a1 : tensor<2x4x6x2xf32>, tensor<5x2x3x2xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x7xf32>
  return
}

// -----

// Strides of another type.
func.func @f(%a0: tensor<2x4x6x2xf32>, %a1: tensor<2x3x2x5xf32>, %a2: f32, %a3: f32,
             %a4: tensor<2x3x4x5xf32>) {
  // expected-error @+1 {{custom op 'linalg.conv_2d_nhwc_hwcf_q' 'linalg.conv_2d_nhwc_hwcf_q' op attribute 'strides' failed to satisfy constraint: 64-bit signless int elements attribute of shape [2]}}
  %r = linalg.conv_2d_nhwc_hwcf_q {strides = dense<1> : tensor<3xi64>} ins(%a0, %a1, %a2, %a3 : tensor<2x4x6x2xf32>, tensor<2x3x2x5xf32>, f32, f32) outs(%a4 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

// A scalar instead of the first input.
func.func @f(%a0: f32, %a1: tensor<5x2x3x2xf32>, %a2: f32, %a3: f32, %a4: tensor<2x3x4x5xf32>) {
  // expected-error @+1 {{'linalg.conv_2d_nhwc_fhwc_q' op expected operand #0 rank (0) to match the result rank of indexing_map (4)}}
  %r = linalg.conv_2d_nhwc_fhwc_q ins(%a0, %a1, %a2, %a3 : f32, tensor<5x2x3x2xf32>, f32, f32) outs(%a4 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

// An extent of the output is another.
func.func @f(%a0: tensor<2x2x6x6xf32>, %a1: tensor<3x2x3x2xf32>, %a2: tensor<2x3x4x6xf32>) {
  // expected-error @+1 {{'linalg.conv_2d_nchw_fchw' op inferred input/output operand #0 has shape's dimension #3 to be greater than or equal to 7, but found 6}}
  %r = linalg.conv_2d_nchw_fchw ins(%a0, %a1 : tensor<2x2x6x6xf32>, tensor<3x2x3x2xf32>) outs(%a2 : tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
  return
}

// -----

// An extent of the first input is another.
func.func @f(%a0: tensor<4x3x3x6x4xf32>, %a1: tensor<4x3x3x2x3xf32>, %a2: tensor<2x3x4x5x2xf32>) {
  // expected-error @+1 {{'linalg.conv_2d_ngchw_fgchw' op inferred input/output operand #2 has shape's dimension #0 to be 4, but found 2}}
  %r = linalg.conv_2d_ngchw_fgchw ins(%a0, %a1 : tensor<4x3x3x6x4xf32>, tensor<4x3x3x2x3xf32>) outs(%a2 : tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
  return
}

// -----

// The first input lacks a dimension.
func.func @f(%a0: tensor<2x3x3x6xf32>, %a1: tensor<3x4x3x2x3xf32>, %a2: tensor<2x3x4x5x2xf32>) {
  // expected-error @+1 {{'linalg.conv_2d_ngchw_gfchw' op expected operand #0 rank (4) to match the result rank of indexing_map (5)}}
  %r = linalg.conv_2d_ngchw_gfchw ins(%a0, %a1 : tensor<2x3x3x6xf32>, tensor<3x4x3x2x3xf32>) outs(%a2 : tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
  return
}

// -----

// An input has a dimension too many.
func.func @f(%a0: tensor<2x3x3x6x4xf32>, %a1: tensor<3x4x3x2x3x2xf32>, %a2: f32, %a3: f32,
             %a4: tensor<2x3x4x5x2xf32>) {
  // expected-error @+1 {{'linalg.conv_2d_ngchw_gfchw_q' op expected operand #1 rank (6) to match the result rank of indexing_map (5)}}
  %r = linalg.conv_2d_ngchw_gfchw_q ins(%a0, %a1, %a2, %a3 : tensor<2x3x3x6x4xf32>, tensor<3x4x3x2x3x2xf32>, f32, f32) outs(%a4 : tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
  return
}

// -----

// Tensors and memrefs.
func.func @f(%a0: memref<2x5x5x7x4xf32>, %a1: tensor<3x2x3x4x2xf32>, %a2: tensor<2x3x4x5x2xf32>) {
  // expected-error @+1 {{'linalg.conv_3d_ndhwc_dhwcf' op expected to have pure tensor or buffer semantics}}
  %r = linalg.conv_3d_ndhwc_dhwcf ins(%a0, %a1 : memref<2x5x5x7x4xf32>, tensor<3x2x3x4x2xf32>) outs(%a2 : tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
  return
}

// -----

// The result is missing.
func.func @f(%a0: tensor<2x5x5x7x4xf32>, %a1: tensor<3x2x3x4x2xf32>, %a2: f32, %a3: f32,
             %a4: tensor<2x3x4x5x2xf32>) {
  // expected-error @+1 {{'linalg.conv_3d_ndhwc_dhwcf_q' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  linalg.conv_3d_ndhwc_dhwcf_q ins(%a0, %a1, %a2, %a3 : tensor<2x5x5x7x4xf32>, tensor<3x2x3x4x2xf32>, f32, f32) outs(%a4 : tensor<2x3x4x5x2xf32>)
  return
}

// -----

// An input is missing.
func.func @f(%a0: tensor<2x4x5x5x7xf32>, %a1: tensor<2x4x3x2x3xf32>, %a2: tensor<2x2x3x4x5xf32>) {
  %r = linalg.conv_3d_ncdhw_fcdhw
      ins(%a0 : tensor<2x4x5x5x7xf32>)
      outs(%a2 : tensor<2x2x3x4x5xf32>) -> tensor<2x2x3x4x5xf32>
  // expected-error @+1 {{custom op 'linalg.conv_3d_ncdhw_fcdhw' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 2}}
  return
}

// -----

// The result has another type.
func.func @f(%a0: tensor<2x7x4xf32>, %a1: tensor<5x4xf32>, %a2: tensor<2x3x4xf32>) {
  // expected-error @+1 {{'linalg.depthwise_conv_1d_nwc_wc' op expected type of operand #2 ('tensor<2x3x4xf32>') to match type of corresponding result ('tensor<2x3x4x7xf32>')}}
  %r = linalg.depthwise_conv_1d_nwc_wc ins(%a0, %a1 : tensor<2x7x4xf32>, tensor<5x4xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4x7xf32>
  return
}

// -----

// Strides of another type.
func.func @f(%a0: tensor<2x4x7xf32>, %a1: tensor<4x5xf32>, %a2: tensor<2x4x3xf32>) {
  // expected-error @+1 {{custom op 'linalg.depthwise_conv_1d_ncw_cw' 'linalg.depthwise_conv_1d_ncw_cw' op attribute 'strides' failed to satisfy constraint: 64-bit signless int elements attribute of shape [1]}}
  %r = linalg.depthwise_conv_1d_ncw_cw {strides = dense<1> : tensor<2xi64>} ins(%a0, %a1 : tensor<2x4x7xf32>, tensor<4x5xf32>) outs(%a2 : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return
}

// -----

// A scalar instead of the first input.
func.func @f(%a0: f32, %a1: tensor<2x4x5xf32>, %a2: tensor<2x3x4x5xf32>) {
  // expected-error @+1 {{'linalg.depthwise_conv_1d_nwc_wcm' op expected operand #0 rank (0) to match the result rank of indexing_map (3)}}
  %r = linalg.depthwise_conv_1d_nwc_wcm ins(%a0, %a1 : f32, tensor<2x4x5xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

// An extent of the output is another.
func.func @f(%a0: tensor<2x4x6x5xf32>, %a1: tensor<2x3x5xf32>, %a2: tensor<2x3x4x6xf32>) {
  // expected-error @+1 {{'linalg.depthwise_conv_2d_nhwc_hwc' op inferred input/output operand #2 has shape's dimension #3 to be 5, but found 6}}
  %r = linalg.depthwise_conv_2d_nhwc_hwc ins(%a0, %a1 : tensor<2x4x6x5xf32>, tensor<2x3x5xf32>) outs(%a2 : tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
  return
}

// -----

// An extent of the first input is another.
func.func @f(%a0: tensor<4x5x4x6xf32>, %a1: tensor<5x2x3xf32>, %a2: tensor<2x5x3x4xf32>) {
  // expected-error @+1 {{'linalg.depthwise_conv_2d_nchw_chw' op inferred input/output operand #2 has shape's dimension #0 to be 4, but found 2}}
  %r = linalg.depthwise_conv_2d_nchw_chw ins(%a0, %a1 : tensor<4x5x4x6xf32>, tensor<5x2x3xf32>) outs(%a2 : tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xf32>
  return
}

// -----

// The first input lacks a dimension.
func.func @f(%a0: tensor<2x4x6xf32>, %a1: tensor<2x3x5xf32>, %a2: f32, %a3: f32,
             %a4: tensor<2x3x4x5xf32>) {
  // expected-error @+1 {{'linalg.depthwise_conv_2d_nhwc_hwc_q' op expected operand #0 rank (3) to match the result rank of indexing_map (4)}}
  %r = linalg.depthwise_conv_2d_nhwc_hwc_q ins(%a0, %a1, %a2, %a3 : tensor<2x4x6xf32>, tensor<2x3x5xf32>, f32, f32) outs(%a4 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

// An input has a dimension too many.
func.func @f(%a0: tensor<2x5x5x5xf32>, %a1: tensor<3x2x5x2x2xf32>, %a2: tensor<2x3x4x5x2xf32>) {
  // expected-error @+1 {{'linalg.depthwise_conv_2d_nhwc_hwcm' op expected operand #1 rank (5) to match the result rank of indexing_map (4)}}
  %r = linalg.depthwise_conv_2d_nhwc_hwcm ins(%a0, %a1 : tensor<2x5x5x5xf32>, tensor<3x2x5x2x2xf32>) outs(%a2 : tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
  return
}

// -----

// Tensors and memrefs.
func.func @f(%a0: memref<2x5x5x5xf32>, %a1: tensor<3x2x5x2xf32>, %a2: f32, %a3: f32,
             %a4: tensor<2x3x4x5x2xf32>) {
  // expected-error @+1 {{'linalg.depthwise_conv_2d_nhwc_hwcm_q' op expected to have pure tensor or buffer semantics}}
  %r = linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%a0, %a1, %a2, %a3 : memref<2x5x5x5xf32>, tensor<3x2x5x2xf32>, f32, f32) outs(%a4 : tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
  return
}

// -----

// The result is missing.
func.func @f(%a0: tensor<2x4x6x6x3xf32>, %a1: tensor<2x3x2x3xf32>, %a2: tensor<2x3x4x5x3xf32>) {
  // expected-error @+1 {{'linalg.depthwise_conv_3d_ndhwc_dhwc' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  linalg.depthwise_conv_3d_ndhwc_dhwc ins(%a0, %a1 : tensor<2x4x6x6x3xf32>, tensor<2x3x2x3xf32>) outs(%a2 : tensor<2x3x4x5x3xf32>)
  return
}

// -----

// An input is missing.
func.func @f(%a0: tensor<2x3x4x6x6xf32>, %a1: tensor<3x2x3x2xf32>, %a2: tensor<2x3x3x4x5xf32>) {
  %r = linalg.depthwise_conv_3d_ncdhw_cdhw
      ins(%a0 : tensor<2x3x4x6x6xf32>)
      outs(%a2 : tensor<2x3x3x4x5xf32>) -> tensor<2x3x3x4x5xf32>
  // expected-error @+1 {{custom op 'linalg.depthwise_conv_3d_ncdhw_cdhw' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 2}}
  return
}

// -----

// The result has another type.
func.func @f(%a0: tensor<2x5x5x7x4xf32>, %a1: tensor<3x2x3x4x2xf32>, %a2: tensor<2x3x4x5x4x2xf32>) {
  // expected-error @+1 {{'linalg.depthwise_conv_3d_ndhwc_dhwcm' op expected type of operand #2 ('tensor<2x3x4x5x4x2xf32>') to match type of corresponding result ('tensor<2x3x4x5x4x2x7xf32>')}}
  %r = linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%a0, %a1 : tensor<2x5x5x7x4xf32>, tensor<3x2x3x4x2xf32>) outs(%a2 : tensor<2x3x4x5x4x2xf32>) -> tensor<2x3x4x5x4x2x7xf32>
  return
}

// -----

// Strides of another type.
func.func @f(%a0: tensor<2x4x6x5xf32>, %a1: tensor<2x3xf32>, %a2: tensor<2x3x4x5xf32>) {
  // expected-error @+1 {{custom op 'linalg.pooling_nhwc_sum' 'linalg.pooling_nhwc_sum' op attribute 'strides' failed to satisfy constraint: 64-bit signless int elements attribute of shape [2]}}
  %r = linalg.pooling_nhwc_sum {strides = dense<1> : tensor<3xi64>} ins(%a0, %a1 : tensor<2x4x6x5xf32>, tensor<2x3xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

// A scalar instead of the first input.
func.func @f(%a0: f32, %a1: tensor<2x3xf32>, %a2: tensor<2x3x4x5xf32>) {
  // expected-error @+1 {{'linalg.pooling_nchw_sum' op expected operand #0 rank (0) to match the result rank of indexing_map (4)}}
  %r = linalg.pooling_nchw_sum ins(%a0, %a1 : f32, tensor<2x3xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

// An extent of the output is another.
func.func @f(%a0: tensor<2x4x6x5xf32>, %a1: tensor<2x3xf32>, %a2: tensor<2x3x4x6xf32>) {
  // expected-error @+1 {{'linalg.pooling_nhwc_max' op inferred input/output operand #2 has shape's dimension #3 to be 5, but found 6}}
  %r = linalg.pooling_nhwc_max ins(%a0, %a1 : tensor<2x4x6x5xf32>, tensor<2x3xf32>) outs(%a2 : tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
  return
}

// -----

// An extent of the first input is another.
func.func @f(%a0: tensor<4x4x6x5xf32>, %a1: tensor<2x3xf32>, %a2: tensor<2x3x4x5xf32>) {
  // expected-error @+1 {{custom op 'linalg.pooling_nhwc_max_unsigned' unsupported operation: unsigned max not on uint}}
  %r = linalg.pooling_nhwc_max_unsigned ins(%a0, %a1 : tensor<4x4x6x5xf32>, tensor<2x3xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

// The first input lacks a dimension.
func.func @f(%a0: tensor<2x3x5xf32>, %a1: tensor<2x3xf32>, %a2: tensor<2x3x4x5xf32>) {
  // expected-error @+1 {{'linalg.pooling_nchw_max' op expected operand #0 rank (3) to match the result rank of indexing_map (4)}}
  %r = linalg.pooling_nchw_max ins(%a0, %a1 : tensor<2x3x5xf32>, tensor<2x3xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

// An input has a dimension too many.
func.func @f(%a0: tensor<2x4x6x5xf32>, %a1: tensor<2x3x2xf32>, %a2: tensor<2x3x4x5xf32>) {
  // expected-error @+1 {{'linalg.pooling_nhwc_min' op expected operand #1 rank (3) to match the result rank of indexing_map (2)}}
  %r = linalg.pooling_nhwc_min ins(%a0, %a1 : tensor<2x4x6x5xf32>, tensor<2x3x2xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

// Tensors and memrefs.
func.func @f(%a0: memref<2x4x6x5xf32>, %a1: tensor<2x3xf32>, %a2: tensor<2x3x4x5xf32>) {
  // expected-error @+1 {{custom op 'linalg.pooling_nhwc_min_unsigned' unsupported operation: unsigned min not on uint}}
  %r = linalg.pooling_nhwc_min_unsigned ins(%a0, %a1 : memref<2x4x6x5xf32>, tensor<2x3xf32>) outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// -----

// The result is missing.
func.func @f(%a0: tensor<2x7x4xf32>, %a1: tensor<5xf32>, %a2: tensor<2x3x4xf32>) {
  // expected-error @+1 {{'linalg.pooling_nwc_sum' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  linalg.pooling_nwc_sum ins(%a0, %a1 : tensor<2x7x4xf32>, tensor<5xf32>) outs(%a2 : tensor<2x3x4xf32>)
  return
}

// -----

// An input is missing.
func.func @f(%a0: tensor<2x3x8xf32>, %a1: tensor<5xf32>, %a2: tensor<2x3x4xf32>) {
  %r = linalg.pooling_ncw_sum
      ins(%a0 : tensor<2x3x8xf32>)
      outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  // expected-error @+1 {{custom op 'linalg.pooling_ncw_sum' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 2}}
  return
}

// -----

// The result has another type.
func.func @f(%a0: tensor<2x7x4xf32>, %a1: tensor<5xf32>, %a2: tensor<2x3x4xf32>) {
  // expected-error @+1 {{'linalg.pooling_nwc_max' op expected type of operand #2 ('tensor<2x3x4xf32>') to match type of corresponding result ('tensor<2x3x4x7xf32>')}}
  %r = linalg.pooling_nwc_max ins(%a0, %a1 : tensor<2x7x4xf32>, tensor<5xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4x7xf32>
  return
}

// -----

// Strides of another type.
func.func @f(%a0: tensor<2x7x4xf32>, %a1: tensor<5xf32>, %a2: tensor<2x3x4xf32>) {
  // expected-error @+1 {{custom op 'linalg.pooling_nwc_max_unsigned' 'linalg.pooling_nwc_max_unsigned' op attribute 'strides' failed to satisfy constraint: 64-bit signless int elements attribute of shape [1]}}
  %r = linalg.pooling_nwc_max_unsigned {strides = dense<1> : tensor<2xi64>} ins(%a0, %a1 : tensor<2x7x4xf32>, tensor<5xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

// A scalar instead of the first input.
func.func @f(%a0: f32, %a1: tensor<5xf32>, %a2: tensor<2x3x4xf32>) {
  // expected-error @+1 {{'linalg.pooling_ncw_max' op expected operand #0 rank (0) to match the result rank of indexing_map (3)}}
  %r = linalg.pooling_ncw_max ins(%a0, %a1 : f32, tensor<5xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

// An extent of the output is another.
func.func @f(%a0: tensor<2x7x4xf32>, %a1: tensor<5xf32>, %a2: tensor<2x3x5xf32>) {
  // expected-error @+1 {{'linalg.pooling_nwc_min' op inferred input/output operand #2 has shape's dimension #2 to be 4, but found 5}}
  %r = linalg.pooling_nwc_min ins(%a0, %a1 : tensor<2x7x4xf32>, tensor<5xf32>) outs(%a2 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

// An extent of the first input is another.
func.func @f(%a0: tensor<4x7x4xf32>, %a1: tensor<5xf32>, %a2: tensor<2x3x4xf32>) {
  // expected-error @+1 {{custom op 'linalg.pooling_nwc_min_unsigned' unsupported operation: unsigned min not on uint}}
  %r = linalg.pooling_nwc_min_unsigned ins(%a0, %a1 : tensor<4x7x4xf32>, tensor<5xf32>) outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

// The first input lacks a dimension.
func.func @f(%a0: tensor<2x5x5x7xf32>, %a1: tensor<3x2x3xf32>, %a2: tensor<2x3x4x5x2xf32>) {
  // expected-error @+1 {{'linalg.pooling_ndhwc_sum' op expected operand #0 rank (4) to match the result rank of indexing_map (5)}}
  %r = linalg.pooling_ndhwc_sum ins(%a0, %a1 : tensor<2x5x5x7xf32>, tensor<3x2x3xf32>) outs(%a2 : tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
  return
}

// -----

// An input has a dimension too many.
func.func @f(%a0: tensor<2x5x5x7x2xf32>, %a1: tensor<3x2x3x2xf32>, %a2: tensor<2x3x4x5x2xf32>) {
  // expected-error @+1 {{'linalg.pooling_ndhwc_max' op expected operand #1 rank (4) to match the result rank of indexing_map (3)}}
  %r = linalg.pooling_ndhwc_max ins(%a0, %a1 : tensor<2x5x5x7x2xf32>, tensor<3x2x3x2xf32>) outs(%a2 : tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
  return
}

// -----

// Tensors and memrefs.
func.func @f(%a0: memref<2x5x5x7x2xf32>, %a1: tensor<3x2x3xf32>, %a2: tensor<2x3x4x5x2xf32>) {
  // expected-error @+1 {{'linalg.pooling_ndhwc_min' op expected to have pure tensor or buffer semantics}}
  %r = linalg.pooling_ndhwc_min ins(%a0, %a1 : memref<2x5x5x7x2xf32>, tensor<3x2x3xf32>) outs(%a2 : tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
  return
}

// -----

// A bound is no scalar.
func.func @f(%a0: tensor<4xf64>, %a1: f64, %a2: i32, %a3: tensor<2x3xf32>) {
  // expected-error @+1 {{'linalg.fill_rng_2d' op expected operand #0 rank (1) to match the result rank of indexing_map (0)}}
  %r = linalg.fill_rng_2d ins(%a0, %a1, %a2 : tensor<4xf64>, f64, i32) outs(%a3 : tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
