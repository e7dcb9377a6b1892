// RUN: pyopt --split-input-file --linalg-morph-ops=generic-to-named %s | FileCheck %s

// Convolutions and poolings, with strides and dilations, as their rows have them.

func.func @cfm(%a0: tensor<6xf32>, %a1: tensor<3xf32>, %o0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d1)>,
                     affine_map<(d0, d1) -> (d0)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a0, %a1 : tensor<6xf32>, tensor<3xf32>) outs(%o0 : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %1 = arith.mulf %x, %y fastmath<fast> : f32
    %2 = arith.addf %o, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cfm(%arg0: tensor<6xf32>, %arg1: tensor<3xf32>, %arg2: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %0 = linalg.conv_1d ins(%arg0, %arg1 : tensor<6xf32>, tensor<3xf32>) outs(%arg2 : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return %0 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d4 * 3, d2 * 2 + d5 * 3, d6)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
func.func @conv_2d_nhwc_hwcf(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?x?x?xf32>,
                             %arg2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.generic {
    indexing_maps = [#map, #map1, #map2],
    iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction",
                      "reduction"]
  } ins(%arg0, %arg1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%arg2 : tensor<?x?x?x?xf32>) {
  ^bb0(%in: f32, %in_0: f32, %out: f32):
    %1 = arith.mulf %in, %in_0 : f32
    %2 = arith.addf %out, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @conv_2d_nhwc_hwcf(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?x?x?xf32>, %arg2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
// CHECK-NEXT:     %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%arg2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:     return %0 : tensor<?x?x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 * 2 + d5 * 3, d3 * 2 + d6 * 3)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1, d4, d5, d6)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
func.func @conv_2d_nchw_fchw(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?x?x?xf32>,
                             %arg2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.generic {
    indexing_maps = [#map, #map1, #map2],
    iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction",
                      "reduction"]
  } ins(%arg0, %arg1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%arg2 : tensor<?x?x?x?xf32>) {
  ^bb0(%in: f32, %in_0: f32, %out: f32):
    %1 = arith.mulf %in, %in_0 : f32
    %2 = arith.addf %out, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @conv_2d_nchw_fchw(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?x?x?xf32>, %arg2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
// CHECK-NEXT:     %0 = linalg.conv_2d_nchw_fchw {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%arg2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:     return %0 : tensor<?x?x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 * 2 + d6 * 3, d4 * 2 + d7 * 3)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d1, d2, d5, d6, d7)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>
func.func @conv_2d_ngchw_gfchw(%arg0: tensor<?x?x?x?x?xf32>, %arg1: tensor<?x?x?x?x?xf32>,
                               %arg2: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %0 = linalg.generic {
    indexing_maps = [#map, #map1, #map2],
    iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction",
                      "reduction", "reduction"]
  } ins(%arg0, %arg1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>)
      outs(%arg2 : tensor<?x?x?x?x?xf32>) {
  ^bb0(%in: f32, %in_0: f32, %out: f32):
    %1 = arith.mulf %in, %in_0 : f32
    %2 = arith.addf %out, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<?x?x?x?x?xf32>
  return %0 : tensor<?x?x?x?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @conv_2d_ngchw_gfchw(%arg0: tensor<?x?x?x?x?xf32>, %arg1: tensor<?x?x?x?x?xf32>, %arg2: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
// CHECK-NEXT:     %0 = linalg.conv_2d_ngchw_gfchw {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%arg2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
// CHECK-NEXT:     return %0 : tensor<?x?x?x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d4 * 3, d2 * 2 + d5 * 3, d6)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>
#map3 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
func.func @conv_2d_nhwc_hwcf_q(%arg0: tensor<?x?x?x?xi8>, %arg1: tensor<?x?x?x?xi8>, %arg2: i32,
                               %arg3: i32, %arg4: tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32> {
  %0 = linalg.generic {
    indexing_maps = [#map, #map1, #map2, #map2, #map3],
    iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction",
                      "reduction"]
  } ins(%arg0, %arg1, %arg2, %arg3 : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32)
      outs(%arg4 : tensor<?x?x?x?xi32>) {
  ^bb0(%in: i8, %in_0: i8, %in_1: i32, %in_2: i32, %out: i32):
    %1 = arith.extsi %in : i8 to i32
    %2 = arith.subi %1, %in_1 : i32
    %3 = arith.extsi %in_0 : i8 to i32
    %4 = arith.subi %3, %in_2 : i32
    %5 = arith.muli %2, %4 : i32
    %6 = arith.addi %out, %5 : i32
    linalg.yield %6 : i32
  } -> tensor<?x?x?x?xi32>
  return %0 : tensor<?x?x?x?xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @conv_2d_nhwc_hwcf_q(%arg0: tensor<?x?x?x?xi8>, %arg1: tensor<?x?x?x?xi8>, %arg2: i32, %arg3: i32, %arg4: tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32> {
// CHECK-NEXT:     %0 = linalg.conv_2d_nhwc_hwcf_q {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32) outs(%arg4 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
// CHECK-NEXT:     return %0 : tensor<?x?x?x?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4 * 3, d2 * 2 + d5 * 3, d3)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5, d3)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
func.func @depthwise_conv_2d_nhwc_hwc(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?x?xf32>,
                                      %arg2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.generic {
    indexing_maps = [#map, #map1, #map2],
    iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]
  } ins(%arg0, %arg1 : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%arg2 : tensor<?x?x?x?xf32>) {
  ^bb0(%in: f32, %in_0: f32, %out: f32):
    %1 = arith.mulf %in, %in_0 : f32
    %2 = arith.addf %out, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @depthwise_conv_2d_nhwc_hwc(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?x?xf32>, %arg2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%arg2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:     return %0 : tensor<?x?x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#map = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1 * 2 + d3 * 3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1)>
func.func @depthwise_conv_1d_ncw_cw(%arg0: tensor<?x?x?xf16>, %arg1: tensor<?x?xf16>,
                                    %arg2: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %0 = linalg.generic {
    indexing_maps = [#map, #map1, #map2],
    iterator_types = ["parallel", "parallel", "parallel", "reduction"]
  } ins(%arg0, %arg1 : tensor<?x?x?xf16>, tensor<?x?xf16>) outs(%arg2 : tensor<?x?x?xf32>) {
  ^bb0(%in: f16, %in_0: f16, %out: f32):
    %1 = arith.extf %in : f16 to f32
    %2 = arith.extf %in_0 : f16 to f32
    %3 = arith.mulf %1, %2 : f32
    %4 = arith.addf %out, %3 : f32
    linalg.yield %4 : f32
  } -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @depthwise_conv_1d_ncw_cw(%arg0: tensor<?x?x?xf16>, %arg1: tensor<?x?xf16>, %arg2: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
// CHECK-NEXT:     %0 = linalg.depthwise_conv_1d_ncw_cw {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<?x?x?xf16>, tensor<?x?xf16>) outs(%arg2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:     return %0 : tensor<?x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d5, d2 * 2 + d6 * 3, d3 * 2 + d7 * 3, d4 * 2 + d8 * 3)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d1, d5, d6, d7, d8)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d4)>
func.func @conv_3d_ncdhw_fcdhw(%arg0: tensor<?x?x?x?x?xf32>, %arg1: tensor<?x?x?x?x?xf32>,
                               %arg2: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
  %0 = linalg.generic {
    indexing_maps = [#map, #map1, #map2],
    iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction",
                      "reduction", "reduction", "reduction"]
  } ins(%arg0, %arg1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>)
      outs(%arg2 : tensor<?x?x?x?x?xf32>) {
  ^bb0(%in: f32, %in_0: f32, %out: f32):
    %1 = arith.mulf %in, %in_0 : f32
    %2 = arith.addf %out, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<?x?x?x?x?xf32>
  return %0 : tensor<?x?x?x?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @conv_3d_ncdhw_fcdhw(%arg0: tensor<?x?x?x?x?xf32>, %arg1: tensor<?x?x?x?x?xf32>, %arg2: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
// CHECK-NEXT:     %0 = linalg.conv_3d_ncdhw_fcdhw {dilations = dense<3> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%arg0, %arg1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%arg2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
// CHECK-NEXT:     return %0 : tensor<?x?x?x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pmax2(%a0: tensor<1x9x2xf32>, %a1: tensor<3xf32>, %o0: tensor<1x5x2xf32>)
    -> tensor<1x5x2xf32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(n, w, c, k) -> (n, w + k * 2, c)>, affine_map<(n, w, c, k) -> (k)>,
                     affine_map<(n, w, c, k) -> (n, w, c)>],
    iterator_types = ["parallel", "parallel", "parallel", "reduction"]
  } ins(%a0, %a1 : tensor<1x9x2xf32>, tensor<3xf32>) outs(%o0 : tensor<1x5x2xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %1 = arith.maximumf %o, %x : f32
    linalg.yield %1 : f32
  } -> tensor<1x5x2xf32>
  return %0 : tensor<1x5x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pmax2(%arg0: tensor<1x9x2xf32>, %arg1: tensor<3xf32>, %arg2: tensor<1x5x2xf32>) -> tensor<1x5x2xf32> {
// CHECK-NEXT:     %0 = linalg.pooling_nwc_max {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<1x9x2xf32>, tensor<3xf32>) outs(%arg2 : tensor<1x5x2xf32>) -> tensor<1x5x2xf32>
// CHECK-NEXT:     return %0 : tensor<1x5x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pmaxui(%a0: tensor<1x9x2xi32>, %a1: tensor<3xi32>, %o0: tensor<1x5x2xi32>)
    -> tensor<1x5x2xi32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(n, w, c, k) -> (n, w + k * 2, c)>, affine_map<(n, w, c, k) -> (k)>,
                     affine_map<(n, w, c, k) -> (n, w, c)>],
    iterator_types = ["parallel", "parallel", "parallel", "reduction"]
  } ins(%a0, %a1 : tensor<1x9x2xi32>, tensor<3xi32>) outs(%o0 : tensor<1x5x2xi32>) {
  ^bb0(%x: i32, %y: i32, %o: i32):
    %1 = arith.maxui %o, %x : i32
    linalg.yield %1 : i32
  } -> tensor<1x5x2xi32>
  return %0 : tensor<1x5x2xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pmaxui(%arg0: tensor<1x9x2xi32>, %arg1: tensor<3xi32>, %arg2: tensor<1x5x2xi32>) -> tensor<1x5x2xi32> {
// CHECK-NEXT:     %0 = linalg.pooling_nwc_max_unsigned {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<1x9x2xi32>, tensor<3xi32>) outs(%arg2 : tensor<1x5x2xi32>) -> tensor<1x5x2xi32>
// CHECK-NEXT:     return %0 : tensor<1x5x2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2 * 2 + d3 * 3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
func.func @pooling_ncw_sum(%arg0: tensor<?x?x?xf32>, %arg1: tensor<?xf32>, %arg2: tensor<?x?x?xf32>)
    -> tensor<?x?x?xf32> {
  %0 = linalg.generic {
    indexing_maps = [#map, #map1, #map2],
    iterator_types = ["parallel", "parallel", "parallel", "reduction"]
  } ins(%arg0, %arg1 : tensor<?x?x?xf32>, tensor<?xf32>) outs(%arg2 : tensor<?x?x?xf32>) {
  ^bb0(%in: f32, %in_0: f32, %out: f32):
    %1 = arith.addf %out, %in : f32
    linalg.yield %1 : f32
  } -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pooling_ncw_sum(%arg0: tensor<?x?x?xf32>, %arg1: tensor<?xf32>, %arg2: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
// CHECK-NEXT:     %0 = linalg.pooling_ncw_sum {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<?x?x?xf32>, tensor<?xf32>) outs(%arg2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:     return %0 : tensor<?x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4 * 3, d2 * 2 + d5 * 3, d3)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
func.func @pooling_nhwc_min_unsigned(%arg0: tensor<?x?x?x?xi8>, %arg1: tensor<?x?xi8>,
                                     %arg2: tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32> {
  %0 = linalg.generic {
    indexing_maps = [#map, #map1, #map2],
    iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]
  } ins(%arg0, %arg1 : tensor<?x?x?x?xi8>, tensor<?x?xi8>) outs(%arg2 : tensor<?x?x?x?xi32>) {
  ^bb0(%in: i8, %in_0: i8, %out: i32):
    %1 = arith.extui %in : i8 to i32
    %2 = arith.minui %out, %1 : i32
    linalg.yield %2 : i32
  } -> tensor<?x?x?x?xi32>
  return %0 : tensor<?x?x?x?xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pooling_nhwc_min_unsigned(%arg0: tensor<?x?x?x?xi8>, %arg1: tensor<?x?xi8>, %arg2: tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32> {
// CHECK-NEXT:     %0 = linalg.pooling_nhwc_min_unsigned {dilations = dense<3> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<?x?x?x?xi8>, tensor<?x?xi8>) outs(%arg2 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
// CHECK-NEXT:     return %0 : tensor<?x?x?x?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pmaxnum(%a0: tensor<1x9x2xf32>, %a1: tensor<3xf32>, %o0: tensor<1x5x2xf32>)
    -> tensor<1x5x2xf32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(n, w, c, k) -> (n, w + k * 2, c)>, affine_map<(n, w, c, k) -> (k)>,
                     affine_map<(n, w, c, k) -> (n, w, c)>],
    iterator_types = ["parallel", "parallel", "parallel", "reduction"]
  } ins(%a0, %a1 : tensor<1x9x2xf32>, tensor<3xf32>) outs(%o0 : tensor<1x5x2xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %1 = arith.maxnumf %o, %x : f32
    linalg.yield %1 : f32
  } -> tensor<1x5x2xf32>
  return %0 : tensor<1x5x2xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1 + d3 * 2, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d3)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @pmaxnum(%arg0: tensor<1x9x2xf32>, %arg1: tensor<3xf32>, %arg2: tensor<1x5x2xf32>) -> tensor<1x5x2xf32> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<1x9x2xf32>, tensor<3xf32>) outs(%arg2 : tensor<1x5x2xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT:       %1 = arith.maxnumf %out, %in : f32
// CHECK-NEXT:       linalg.yield %1 : f32
// CHECK-NEXT:     } -> tensor<1x5x2xf32>
// CHECK-NEXT:     return %0 : tensor<1x5x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
