// RUN: pyopt %s --shape-inference --split-input-file | FileCheck %s

// What linalg ops make known.

// Matmul: the inner dimension, both ways.

// Matmul on buffers.

// Batch_matmul and fill.

func.func @batch_matmul_and_fill(%a: tensor<?x?x?xf32>, %b: tensor<4x?x6xf32>,
                                 %c: tensor<?x?x?xf32>, %f: f32)
    -> (index, index, index, index, index, index) {
  %z = linalg.fill ins(%f : f32) outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %0 = linalg.batch_matmul
      ins(%a, %b : tensor<?x?x?xf32>, tensor<4x?x6xf32>)
      outs(%z : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %k2 = arith.constant 2 : index
  %q0 = tensor.dim %a, %k0 : tensor<?x?x?xf32>
  %q1 = tensor.dim %a, %k1 : tensor<?x?x?xf32>
  %q2 = tensor.dim %a, %k2 : tensor<?x?x?xf32>
  %q3 = tensor.dim %c, %k0 : tensor<?x?x?xf32>
  %q4 = tensor.dim %c, %k1 : tensor<?x?x?xf32>
  %q5 = tensor.dim %c, %k2 : tensor<?x?x?xf32>
  return %q0, %q1, %q2, %q3, %q4, %q5 : index, index, index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @batch_matmul_and_fill(%arg0: tensor<?x?x?xf32>, %arg1: tensor<4x?x6xf32>, %arg2: tensor<?x?x?xf32>, %arg3: f32) -> (index, index, index, index, index, index) {
// CHECK-NEXT:     %cast = tensor.cast %arg2 : tensor<?x?x?xf32> to tensor<4x?x6xf32>
// CHECK-NEXT:     %0 = linalg.fill ins(%arg3 : f32) outs(%cast : tensor<4x?x6xf32>) -> tensor<4x?x6xf32>
// CHECK-NEXT:     %1 = linalg.batch_matmul ins(%arg0, %arg1 : tensor<?x?x?xf32>, tensor<4x?x6xf32>) outs(%0 : tensor<4x?x6xf32>) -> tensor<4x?x6xf32>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<?x?x?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c2 : tensor<?x?x?xf32>
// CHECK-NEXT:     %c4_1 = arith.constant 4 : index
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     return %c4, %dim, %dim_0, %c4_1, %dim, %c6 : index, index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Convolution: the window and the channels; the image only has to be large enough.

func.func @convolution_the_window_and_the_channels_the_image_only_has_t(
    %i: tensor<?x?x?x?xf32>, %f: tensor<3x3x?x?xf32>, %o: tensor<1x8x8x16xf32>)
    -> (index, index, index, index, index, index) {
  %0 = linalg.conv_2d_nhwc_hwcf {
    dilations = dense<1> : tensor<2xi64>,
    strides = dense<2> : tensor<2xi64>
  } ins(%i, %f : tensor<?x?x?x?xf32>, tensor<3x3x?x?xf32>)
      outs(%o : tensor<1x8x8x16xf32>) -> tensor<1x8x8x16xf32>
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %k2 = arith.constant 2 : index
  %k3 = arith.constant 3 : index
  %q0 = tensor.dim %i, %k0 : tensor<?x?x?x?xf32>
  %q1 = tensor.dim %i, %k1 : tensor<?x?x?x?xf32>
  %q2 = tensor.dim %i, %k2 : tensor<?x?x?x?xf32>
  %q3 = tensor.dim %i, %k3 : tensor<?x?x?x?xf32>
  %q4 = tensor.dim %f, %k2 : tensor<3x3x?x?xf32>
  %q5 = tensor.dim %f, %k3 : tensor<3x3x?x?xf32>
  return %q0, %q1, %q2, %q3, %q4, %q5 : index, index, index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @convolution_the_window_and_the_channels_the_image_only_has_t(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<3x3x?x?xf32>, %arg2: tensor<1x8x8x16xf32>) -> (index, index, index, index, index, index) {
// CHECK-NEXT:     %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<?x?x?x?xf32>, tensor<3x3x?x?xf32>) outs(%arg2 : tensor<1x8x8x16xf32>) -> tensor<1x8x8x16xf32>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<?x?x?x?xf32>
// CHECK-NEXT:     %dim_1 = tensor.dim %arg0, %c2 : tensor<?x?x?x?xf32>
// CHECK-NEXT:     %dim_2 = tensor.dim %arg0, %c3 : tensor<?x?x?x?xf32>
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     return %c1_0, %dim, %dim_1, %dim_2, %dim_2, %c16 : index, index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Pooling.

func.func @pooling(%i: tensor<?x?x?x?xf32>, %w: tensor<2x2xf32>, %o: tensor<?x4x4x3xf32>)
    -> (index, index, index, index, index) {
  %0 = linalg.pooling_nhwc_max
      ins(%i, %w : tensor<?x?x?x?xf32>, tensor<2x2xf32>)
      outs(%o : tensor<?x4x4x3xf32>) -> tensor<?x4x4x3xf32>
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %k2 = arith.constant 2 : index
  %k3 = arith.constant 3 : index
  %q0 = tensor.dim %i, %k0 : tensor<?x?x?x?xf32>
  %q1 = tensor.dim %i, %k1 : tensor<?x?x?x?xf32>
  %q2 = tensor.dim %i, %k2 : tensor<?x?x?x?xf32>
  %q3 = tensor.dim %i, %k3 : tensor<?x?x?x?xf32>
  %q4 = tensor.dim %0, %k0 : tensor<?x4x4x3xf32>
  return %q0, %q1, %q2, %q3, %q4 : index, index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @pooling(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<2x2xf32>, %arg2: tensor<?x4x4x3xf32>) -> (index, index, index, index, index) {
// CHECK-NEXT:     %0 = linalg.pooling_nhwc_max ins(%arg0, %arg1 : tensor<?x?x?x?xf32>, tensor<2x2xf32>) outs(%arg2 : tensor<?x4x4x3xf32>) -> tensor<?x4x4x3xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?x?x?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?x?x?xf32>
// CHECK-NEXT:     %dim_1 = tensor.dim %arg0, %c2 : tensor<?x?x?x?xf32>
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     return %dim, %dim_0, %dim_1, %c3, %dim : index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Generic.

func.func @generic(%a: tensor<?x?xf32>, %b: tensor<?xf32>, %c: tensor<7xf32>)
    -> (index, index, index) {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0 + d1)>,
                     affine_map<(d0, d1) -> (d0)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a, %b : tensor<?x?xf32>, tensor<?xf32>) outs(%c : tensor<7xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.addf %x, %z : f32
    linalg.yield %1 : f32
  } -> tensor<7xf32>
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %q0 = tensor.dim %a, %k0 : tensor<?x?xf32>
  %q1 = tensor.dim %a, %k1 : tensor<?x?xf32>
  %q2 = tensor.dim %b, %k0 : tensor<?xf32>
  return %q0, %q1, %q2 : index, index, index
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @generic(%arg0: tensor<?x?xf32>, %arg1: tensor<?xf32>, %arg2: tensor<7xf32>) -> (index, index, index) {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<?xf32>) outs(%arg2 : tensor<7xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_1: f32, %out: f32):
// CHECK-NEXT:       %1 = arith.addf %in, %out : f32
// CHECK-NEXT:       linalg.yield %1 : f32
// CHECK-NEXT:     } -> tensor<7xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %dim_0 = tensor.dim %arg1, %c0 : tensor<?xf32>
// CHECK-NEXT:     return %dim, %c7, %dim_0 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Transpose, broadcast, reduce, map.

func.func @transpose_broadcast_reduce_map(%a: tensor<?x?xf32>, %t: tensor<?x?xf32>,
                                          %b: tensor<?x?x5xf32>, %r: tensor<?xf32>,
                                          %m: tensor<3xf32>)
    -> (index, index, index, index, index) {
  %n = tensor.cast %m : tensor<3xf32> to tensor<?xf32>
  %0 = linalg.transpose ins(%a : tensor<?x?xf32>) outs(%t : tensor<?x?xf32>) permutation = [1, 0]
  %1 = linalg.broadcast ins(%0 : tensor<?x?xf32>) outs(%b : tensor<?x?x5xf32>) dimensions = [2]
  %2 = linalg.reduce ins(%1 : tensor<?x?x5xf32>) outs(%r : tensor<?xf32>) dimensions = [0, 2]
    (%in: f32, %init: f32) {
      %s = arith.addf %in, %init : f32
      linalg.yield %s : f32
    }
  %3 = linalg.map ins(%2 : tensor<?xf32>) outs(%n : tensor<?xf32>)
    (%in: f32, %init_0: f32) {
      linalg.yield %in : f32
    }
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %q0 = tensor.dim %a, %k0 : tensor<?x?xf32>
  %q1 = tensor.dim %a, %k1 : tensor<?x?xf32>
  %q2 = tensor.dim %1, %k0 : tensor<?x?x5xf32>
  %q3 = tensor.dim %1, %k1 : tensor<?x?x5xf32>
  %q4 = tensor.dim %r, %k0 : tensor<?xf32>
  return %q0, %q1, %q2, %q3, %q4 : index, index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @transpose_broadcast_reduce_map(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?x5xf32>, %arg3: tensor<?xf32>, %arg4: tensor<3xf32>) -> (index, index, index, index, index) {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?x?xf32> to tensor<3x?xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %arg1 : tensor<?x?xf32> to tensor<?x3xf32>
// CHECK-NEXT:     %transposed = linalg.transpose ins(%cast : tensor<3x?xf32>) outs(%cast_0 : tensor<?x3xf32>) permutation = [1, 0]
// CHECK-NEXT:     %cast_1 = tensor.cast %arg2 : tensor<?x?x5xf32> to tensor<?x3x5xf32>
// CHECK-NEXT:     %broadcasted = linalg.broadcast ins(%transposed : tensor<?x3xf32>) outs(%cast_1 : tensor<?x3x5xf32>) dimensions = [2]
// CHECK-NEXT:     %cast_2 = tensor.cast %arg3 : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:     %reduced = linalg.reduce ins(%broadcasted : tensor<?x3x5xf32>) outs(%cast_2 : tensor<3xf32>) dimensions = [0, 2]
// CHECK-NEXT:       (%in: f32, %init: f32) {
// CHECK-NEXT:         %0 = arith.addf %in, %init : f32
// CHECK-NEXT:         linalg.yield %0 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     %mapped = linalg.map ins(%reduced : tensor<3xf32>) outs(%arg4 : tensor<3xf32>)
// CHECK-NEXT:       (%in: f32, %init: f32) {
// CHECK-NEXT:         linalg.yield %in : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     %c3_3 = arith.constant 3 : index
// CHECK-NEXT:     %c3_4 = arith.constant 3 : index
// CHECK-NEXT:     return %c3, %dim, %dim, %c3_3, %c3_4 : index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Elementwise named ops.

func.func @elementwise_named_ops(%a: tensor<?x?xf32>, %b: tensor<?x4xf32>, %c: tensor<3x?xf32>)
    -> (index, index) {
  %0 = linalg.add
      ins(%a, %b : tensor<?x?xf32>, tensor<?x4xf32>)
      outs(%c : tensor<3x?xf32>) -> tensor<3x?xf32>
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %q0 = tensor.dim %a, %k0 : tensor<?x?xf32>
  %q1 = tensor.dim %a, %k1 : tensor<?x?xf32>
  return %q0, %q1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @elementwise_named_ops(%arg0: tensor<?x?xf32>, %arg1: tensor<?x4xf32>, %arg2: tensor<3x?xf32>) -> (index, index) {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?x?xf32> to tensor<3x4xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %arg1 : tensor<?x4xf32> to tensor<3x4xf32>
// CHECK-NEXT:     %cast_1 = tensor.cast %arg2 : tensor<3x?xf32> to tensor<3x4xf32>
// CHECK-NEXT:     %0 = linalg.add ins(%cast, %cast_0 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%cast_1 : tensor<3x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     return %c3, %c4 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Softmax.

func.func @softmax(%a: tensor<?x?xf32>, %b: tensor<2x?xf32>) -> (index, index, index) {
  %0 = linalg.softmax dimension(1)
      ins(%a : tensor<?x?xf32>)
      outs(%b : tensor<2x?xf32>) -> tensor<2x?xf32>
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %q0 = tensor.dim %a, %k0 : tensor<?x?xf32>
  %q1 = tensor.dim %a, %k1 : tensor<?x?xf32>
  %q2 = tensor.dim %0, %k1 : tensor<2x?xf32>
  return %q0, %q1, %q2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @softmax(%arg0: tensor<?x?xf32>, %arg1: tensor<2x?xf32>) -> (index, index, index) {
// CHECK-NEXT:     %0 = linalg.softmax dimension(1) ins(%arg0 : tensor<?x?xf32>) outs(%arg1 : tensor<2x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     return %c2, %dim, %dim : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Winograd.

func.func @winograd(%f: tensor<2x3x3x?xf32>, %g: tensor<6x6x?x?xf32>, %i: tensor<2x10x?x5xf32>,
                    %h: tensor<6x6x?x?x?x?xf32>, %v: tensor<6x6x1x4x2x2xf32>,
                    %o: tensor<?x?x?x?xf32>)
    -> (index, index, index, index, index, index, index, index, index, index) {
  %0 = linalg.winograd_filter_transform fmr(F_4_3)
      ins(%f : tensor<2x3x3x?xf32>)
      outs(%g : tensor<6x6x?x?xf32>) -> tensor<6x6x?x?xf32>
  %1 = linalg.winograd_input_transform fmr(F_4_3)
      ins(%i : tensor<2x10x?x5xf32>)
      outs(%h : tensor<6x6x?x?x?x?xf32>) -> tensor<6x6x?x?x?x?xf32>
  %2 = linalg.winograd_output_transform fmr(F_4_3)
      ins(%v : tensor<6x6x1x4x2x2xf32>)
      outs(%o : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %k2 = arith.constant 2 : index
  %k3 = arith.constant 3 : index
  %k4 = arith.constant 4 : index
  %k5 = arith.constant 5 : index
  %q0 = tensor.dim %0, %k2 : tensor<6x6x?x?xf32>
  %q1 = tensor.dim %0, %k3 : tensor<6x6x?x?xf32>
  %q2 = tensor.dim %1, %k2 : tensor<6x6x?x?x?x?xf32>
  %q3 = tensor.dim %1, %k3 : tensor<6x6x?x?x?x?xf32>
  %q4 = tensor.dim %1, %k4 : tensor<6x6x?x?x?x?xf32>
  %q5 = tensor.dim %1, %k5 : tensor<6x6x?x?x?x?xf32>
  %q6 = tensor.dim %2, %k0 : tensor<?x?x?x?xf32>
  %q7 = tensor.dim %2, %k1 : tensor<?x?x?x?xf32>
  %q8 = tensor.dim %2, %k2 : tensor<?x?x?x?xf32>
  %q9 = tensor.dim %2, %k3 : tensor<?x?x?x?xf32>
  return %q0, %q1, %q2, %q3, %q4, %q5, %q6, %q7, %q8, %q9
      : index, index, index, index, index, index, index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @winograd(%arg0: tensor<2x3x3x?xf32>, %arg1: tensor<6x6x?x?xf32>, %arg2: tensor<2x10x?x5xf32>, %arg3: tensor<6x6x?x?x?x?xf32>, %arg4: tensor<6x6x1x4x2x2xf32>, %arg5: tensor<?x?x?x?xf32>) -> (index, index, index, index, index, index, index, index, index, index) {
// CHECK-NEXT:     %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%arg0 : tensor<2x3x3x?xf32>) outs(%arg1 : tensor<6x6x?x?xf32>) -> tensor<6x6x?x2xf32>
// CHECK-NEXT:     %1 = linalg.winograd_input_transform fmr(F_4_3) ins(%arg2 : tensor<2x10x?x5xf32>) outs(%arg3 : tensor<6x6x?x?x?x?xf32>) -> tensor<6x6x2x?x2x5xf32>
// CHECK-NEXT:     %2 = linalg.winograd_output_transform fmr(F_4_3) ins(%arg4 : tensor<6x6x1x4x2x2xf32>) outs(%arg5 : tensor<?x?x?x?xf32>) -> tensor<2x4x16x2xf32>
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %dim = tensor.dim %0, %c2 : tensor<6x6x?x2xf32>
// CHECK-NEXT:     %c2_0 = arith.constant 2 : index
// CHECK-NEXT:     %c2_1 = arith.constant 2 : index
// CHECK-NEXT:     %dim_2 = tensor.dim %1, %c3 : tensor<6x6x2x?x2x5xf32>
// CHECK-NEXT:     %c2_3 = arith.constant 2 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c2_4 = arith.constant 2 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %c2_5 = arith.constant 2 : index
// CHECK-NEXT:     return %dim, %c2_0, %c2_1, %dim_2, %c2_3, %c5, %c2_4, %c4, %c16, %c2_5 : index, index, index, index, index, index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
