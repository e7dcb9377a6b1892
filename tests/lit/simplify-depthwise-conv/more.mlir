// RUN: pyopt %s --split-input-file --simplify-depthwise-conv | FileCheck %s

// A multiplier of 1 is no dimension of its own; all others stay.

func.func @nhwc(%i: tensor<1x9x9x4xf32>, %f: tensor<3x3x4x1xf32>, %o: tensor<1x7x7x4x1xf32>)
    -> tensor<1x7x7x4x1xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {
    dilations = dense<1> : tensor<2xi64>,
    strides = dense<1> : tensor<2xi64>
  } ins(%i, %f : tensor<1x9x9x4xf32>, tensor<3x3x4x1xf32>)
      outs(%o : tensor<1x7x7x4x1xf32>) -> tensor<1x7x7x4x1xf32>
  return %0 : tensor<1x7x7x4x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @nhwc(%arg0: tensor<1x9x9x4xf32>, %arg1: tensor<3x3x4x1xf32>, %arg2: tensor<1x7x7x4x1xf32>) -> tensor<1x7x7x4x1xf32> {
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg1 [[0], [1], [2, 3]] : tensor<3x3x4x1xf32> into tensor<3x3x4xf32>
// CHECK-NEXT{LITERAL}:     %collapsed_0 = tensor.collapse_shape %arg2 [[0], [1], [2], [3, 4]] : tensor<1x7x7x4x1xf32> into tensor<1x7x7x4xf32>
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %collapsed : tensor<1x9x9x4xf32>, tensor<3x3x4xf32>) outs(%collapsed_0 : tensor<1x7x7x4xf32>) -> tensor<1x7x7x4xf32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %0 [[0], [1], [2], [3, 4]] output_shape [1, 7, 7, 4, 1] : tensor<1x7x7x4xf32> into tensor<1x7x7x4x1xf32>
// CHECK-NEXT:     return %expanded : tensor<1x7x7x4x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @several(%i: tensor<1x9x9x4xf32>, %f: tensor<3x3x4x2xf32>, %o: tensor<1x7x7x4x2xf32>)
    -> tensor<1x7x7x4x2xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {
    dilations = dense<1> : tensor<2xi64>,
    strides = dense<1> : tensor<2xi64>
  } ins(%i, %f : tensor<1x9x9x4xf32>, tensor<3x3x4x2xf32>)
      outs(%o : tensor<1x7x7x4x2xf32>) -> tensor<1x7x7x4x2xf32>
  return %0 : tensor<1x7x7x4x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @several(%arg0: tensor<1x9x9x4xf32>, %arg1: tensor<3x3x4x2xf32>, %arg2: tensor<1x7x7x4x2xf32>) -> tensor<1x7x7x4x2xf32> {
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<1x9x9x4xf32>, tensor<3x3x4x2xf32>) outs(%arg2 : tensor<1x7x7x4x2xf32>) -> tensor<1x7x7x4x2xf32>
// CHECK-NEXT:     return %0 : tensor<1x7x7x4x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @zero_points(%i: tensor<1x9x9x4xi8>, %f: tensor<3x3x4x1xi8>, %a: i32, %b: i32,
                       %o: tensor<1x7x7x4x1xi32>) -> tensor<1x7x7x4x1xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {
    dilations = dense<1> : tensor<2xi64>,
    strides = dense<1> : tensor<2xi64>
  } ins(%i, %f, %a, %b : tensor<1x9x9x4xi8>, tensor<3x3x4x1xi8>, i32, i32)
      outs(%o : tensor<1x7x7x4x1xi32>) -> tensor<1x7x7x4x1xi32>
  return %0 : tensor<1x7x7x4x1xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @zero_points(%arg0: tensor<1x9x9x4xi8>, %arg1: tensor<3x3x4x1xi8>, %arg2: i32, %arg3: i32, %arg4: tensor<1x7x7x4x1xi32>) -> tensor<1x7x7x4x1xi32> {
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg1 [[0], [1], [2, 3]] : tensor<3x3x4x1xi8> into tensor<3x3x4xi8>
// CHECK-NEXT{LITERAL}:     %collapsed_0 = tensor.collapse_shape %arg4 [[0], [1], [2], [3, 4]] : tensor<1x7x7x4x1xi32> into tensor<1x7x7x4xi32>
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %collapsed, %arg2, %arg3 : tensor<1x9x9x4xi8>, tensor<3x3x4xi8>, i32, i32) outs(%collapsed_0 : tensor<1x7x7x4xi32>) -> tensor<1x7x7x4xi32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %0 [[0], [1], [2], [3, 4]] output_shape [1, 7, 7, 4, 1] : tensor<1x7x7x4xi32> into tensor<1x7x7x4x1xi32>
// CHECK-NEXT:     return %expanded : tensor<1x7x7x4x1xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @memrefs(%i: memref<1x9x9x4xf32>, %f: memref<3x3x4x1xf32>, %o: memref<1x7x7x4x1xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm {
    dilations = dense<1> : tensor<2xi64>,
    strides = dense<1> : tensor<2xi64>
  } ins(%i, %f : memref<1x9x9x4xf32>, memref<3x3x4x1xf32>) outs(%o : memref<1x7x7x4x1xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @memrefs(%arg0: memref<1x9x9x4xf32>, %arg1: memref<3x3x4x1xf32>, %arg2: memref<1x7x7x4x1xf32>) {
// CHECK-NEXT:     linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : memref<1x9x9x4xf32>, memref<3x3x4x1xf32>) outs(%arg2 : memref<1x7x7x4x1xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dynamic(%i: tensor<?x?x?x?xf32>, %f: tensor<?x?x?x1xf32>, %o: tensor<?x?x?x?x1xf32>)
    -> tensor<?x?x?x?x1xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {
    dilations = dense<2> : tensor<2xi64>,
    strides = dense<3> : tensor<2xi64>
  } ins(%i, %f : tensor<?x?x?x?xf32>, tensor<?x?x?x1xf32>)
      outs(%o : tensor<?x?x?x?x1xf32>) -> tensor<?x?x?x?x1xf32>
  return %0 : tensor<?x?x?x?x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dynamic(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?x?x1xf32>, %arg2: tensor<?x?x?x?x1xf32>) -> tensor<?x?x?x?x1xf32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg1 [[0], [1], [2, 3]] : tensor<?x?x?x1xf32> into tensor<?x?x?xf32>
// CHECK-NEXT{LITERAL}:     %collapsed_0 = tensor.collapse_shape %arg2 [[0], [1], [2], [3, 4]] : tensor<?x?x?x?x1xf32> into tensor<?x?x?x?xf32>
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%arg0, %collapsed : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%collapsed_0 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:     %dim = tensor.dim %0, %c0 : tensor<?x?x?x?xf32>
// CHECK-NEXT:     %dim_1 = tensor.dim %0, %c1 : tensor<?x?x?x?xf32>
// CHECK-NEXT:     %dim_2 = tensor.dim %0, %c2 : tensor<?x?x?x?xf32>
// CHECK-NEXT:     %dim_3 = tensor.dim %0, %c3 : tensor<?x?x?x?xf32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %0 [[0], [1], [2], [3, 4]] output_shape [%dim, %dim_1, %dim_2, %dim_3, 1] : tensor<?x?x?x?xf32> into tensor<?x?x?x?x1xf32>
// CHECK-NEXT:     return %expanded : tensor<?x?x?x?x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unknown_multiplier(%i: tensor<1x9x9x4xf32>, %f: tensor<3x3x4x?xf32>,
                              %o: tensor<1x7x7x4x?xf32>) -> tensor<1x7x7x4x?xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {
    dilations = dense<1> : tensor<2xi64>,
    strides = dense<1> : tensor<2xi64>
  } ins(%i, %f : tensor<1x9x9x4xf32>, tensor<3x3x4x?xf32>)
      outs(%o : tensor<1x7x7x4x?xf32>) -> tensor<1x7x7x4x?xf32>
  return %0 : tensor<1x7x7x4x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @unknown_multiplier(%arg0: tensor<1x9x9x4xf32>, %arg1: tensor<3x3x4x?xf32>, %arg2: tensor<1x7x7x4x?xf32>) -> tensor<1x7x7x4x?xf32> {
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<1x9x9x4xf32>, tensor<3x3x4x?xf32>) outs(%arg2 : tensor<1x7x7x4x?xf32>) -> tensor<1x7x7x4x?xf32>
// CHECK-NEXT:     return %0 : tensor<1x7x7x4x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @no_attributes(%i: tensor<1x9x9x4xf32>, %f: tensor<3x3x4x1xf32>,
                         %o: tensor<1x7x7x4x1xf32>) -> tensor<1x7x7x4x1xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm
      ins(%i, %f : tensor<1x9x9x4xf32>, tensor<3x3x4x1xf32>)
      outs(%o : tensor<1x7x7x4x1xf32>) -> tensor<1x7x7x4x1xf32>
  return %0 : tensor<1x7x7x4x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @no_attributes(%arg0: tensor<1x9x9x4xf32>, %arg1: tensor<3x3x4x1xf32>, %arg2: tensor<1x7x7x4x1xf32>) -> tensor<1x7x7x4x1xf32> {
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg1 [[0], [1], [2, 3]] : tensor<3x3x4x1xf32> into tensor<3x3x4xf32>
// CHECK-NEXT{LITERAL}:     %collapsed_0 = tensor.collapse_shape %arg2 [[0], [1], [2], [3, 4]] : tensor<1x7x7x4x1xf32> into tensor<1x7x7x4xf32>
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %collapsed : tensor<1x9x9x4xf32>, tensor<3x3x4xf32>) outs(%collapsed_0 : tensor<1x7x7x4xf32>) -> tensor<1x7x7x4xf32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %0 [[0], [1], [2], [3, 4]] output_shape [1, 7, 7, 4, 1] : tensor<1x7x7x4xf32> into tensor<1x7x7x4x1xf32>
// CHECK-NEXT:     return %expanded : tensor<1x7x7x4x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @other_order(%i: tensor<1x4x9x9xf32>, %f: tensor<4x3x3xf32>, %o: tensor<1x4x7x7xf32>)
    -> tensor<1x4x7x7xf32> {
  %0 = linalg.depthwise_conv_2d_nchw_chw {
    dilations = dense<1> : tensor<2xi64>,
    strides = dense<1> : tensor<2xi64>
  } ins(%i, %f : tensor<1x4x9x9xf32>, tensor<4x3x3xf32>)
      outs(%o : tensor<1x4x7x7xf32>) -> tensor<1x4x7x7xf32>
  return %0 : tensor<1x4x7x7xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @other_order(%arg0: tensor<1x4x9x9xf32>, %arg1: tensor<4x3x3xf32>, %arg2: tensor<1x4x7x7xf32>) -> tensor<1x4x7x7xf32> {
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<1x4x9x9xf32>, tensor<4x3x3xf32>) outs(%arg2 : tensor<1x4x7x7xf32>) -> tensor<1x4x7x7xf32>
// CHECK-NEXT:     return %0 : tensor<1x4x7x7xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @one_dimension(%i: tensor<1x9x4xf32>, %f: tensor<3x4x1xf32>, %o: tensor<1x7x4x1xf32>)
    -> tensor<1x7x4x1xf32> {
  %0 = linalg.depthwise_conv_1d_nwc_wcm {
    dilations = dense<1> : tensor<1xi64>,
    strides = dense<1> : tensor<1xi64>
  } ins(%i, %f : tensor<1x9x4xf32>, tensor<3x4x1xf32>)
      outs(%o : tensor<1x7x4x1xf32>) -> tensor<1x7x4x1xf32>
  return %0 : tensor<1x7x4x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @one_dimension(%arg0: tensor<1x9x4xf32>, %arg1: tensor<3x4x1xf32>, %arg2: tensor<1x7x4x1xf32>) -> tensor<1x7x4x1xf32> {
// CHECK-NEXT:     %0 = linalg.depthwise_conv_1d_nwc_wcm {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<1x9x4xf32>, tensor<3x4x1xf32>) outs(%arg2 : tensor<1x7x4x1xf32>) -> tensor<1x7x4x1xf32>
// CHECK-NEXT:     return %0 : tensor<1x7x4x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @twice(%i: tensor<1x9x9x4xf32>, %f: tensor<3x3x4x1xf32>, %o: tensor<1x7x7x4x1xf32>)
    -> (tensor<1x7x7x4x1xf32>, tensor<1x7x7x4x1xf32>) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {
    dilations = dense<1> : tensor<2xi64>,
    strides = dense<1> : tensor<2xi64>,
    note = "kept"
  } ins(%i, %f : tensor<1x9x9x4xf32>, tensor<3x3x4x1xf32>)
      outs(%o : tensor<1x7x7x4x1xf32>) -> tensor<1x7x7x4x1xf32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm {
    dilations = dense<1> : tensor<2xi64>,
    strides = dense<1> : tensor<2xi64>
  } ins(%i, %f : tensor<1x9x9x4xf32>, tensor<3x3x4x1xf32>)
      outs(%0 : tensor<1x7x7x4x1xf32>) -> tensor<1x7x7x4x1xf32>
  return %0, %1 : tensor<1x7x7x4x1xf32>, tensor<1x7x7x4x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @twice(%arg0: tensor<1x9x9x4xf32>, %arg1: tensor<3x3x4x1xf32>, %arg2: tensor<1x7x7x4x1xf32>) -> (tensor<1x7x7x4x1xf32>, tensor<1x7x7x4x1xf32>) {
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg1 [[0], [1], [2, 3]] : tensor<3x3x4x1xf32> into tensor<3x3x4xf32>
// CHECK-NEXT{LITERAL}:     %collapsed_0 = tensor.collapse_shape %arg2 [[0], [1], [2], [3, 4]] : tensor<1x7x7x4x1xf32> into tensor<1x7x7x4xf32>
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, note = "kept", strides = dense<1> : tensor<2xi64>} ins(%arg0, %collapsed : tensor<1x9x9x4xf32>, tensor<3x3x4xf32>) outs(%collapsed_0 : tensor<1x7x7x4xf32>) -> tensor<1x7x7x4xf32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %0 [[0], [1], [2], [3, 4]] output_shape [1, 7, 7, 4, 1] : tensor<1x7x7x4xf32> into tensor<1x7x7x4x1xf32>
// CHECK-NEXT{LITERAL}:     %collapsed_1 = tensor.collapse_shape %arg1 [[0], [1], [2, 3]] : tensor<3x3x4x1xf32> into tensor<3x3x4xf32>
// CHECK-NEXT:     %1 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %collapsed_1 : tensor<1x9x9x4xf32>, tensor<3x3x4xf32>) outs(%0 : tensor<1x7x7x4xf32>) -> tensor<1x7x7x4xf32>
// CHECK-NEXT{LITERAL}:     %expanded_2 = tensor.expand_shape %1 [[0], [1], [2], [3, 4]] output_shape [1, 7, 7, 4, 1] : tensor<1x7x7x4xf32> into tensor<1x7x7x4x1xf32>
// CHECK-NEXT:     return %expanded, %expanded_2 : tensor<1x7x7x4x1xf32>, tensor<1x7x7x4x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
