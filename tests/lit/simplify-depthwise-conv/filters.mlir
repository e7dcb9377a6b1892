// RUN: pyopt --simplify-depthwise-conv --split-input-file %s | FileCheck %s

// With zero points.
func.func @b(%i: tensor<1x113x113x96xi8>, %k: tensor<3x3x96x1xi8>, %o: tensor<1x56x56x96x1xi32>,
             %z: i32) -> tensor<1x56x56x96x1xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {strides = dense<2> : tensor<2xi64>}
      ins(%i, %k, %z, %z : tensor<1x113x113x96xi8>, tensor<3x3x96x1xi8>, i32, i32)
      outs(%o : tensor<1x56x56x96x1xi32>) -> tensor<1x56x56x96x1xi32>
  return %0 : tensor<1x56x56x96x1xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @b(%arg0: tensor<1x113x113x96xi8>, %arg1: tensor<3x3x96x1xi8>, %arg2: tensor<1x56x56x96x1xi32>, %arg3: i32) -> tensor<1x56x56x96x1xi32> {
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg1 [[0], [1], [2, 3]] : tensor<3x3x96x1xi8> into tensor<3x3x96xi8>
// CHECK-NEXT{LITERAL}:     %collapsed_0 = tensor.collapse_shape %arg2 [[0], [1], [2], [3, 4]] : tensor<1x56x56x96x1xi32> into tensor<1x56x56x96xi32>
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg0, %collapsed, %arg3, %arg3 : tensor<1x113x113x96xi8>, tensor<3x3x96xi8>, i32, i32) outs(%collapsed_0 : tensor<1x56x56x96xi32>) -> tensor<1x56x56x96xi32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %0 [[0], [1], [2], [3, 4]] output_shape [1, 56, 56, 96, 1] : tensor<1x56x56x96xi32> into tensor<1x56x56x96x1xi32>
// CHECK-NEXT:     return %expanded : tensor<1x56x56x96x1xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Memrefs have no reshapes that cost nothing for sure.
func.func @c(%i: memref<1x113x113x96xf32>, %k: memref<3x3x96x1xf32>, %o: memref<1x56x56x96x1xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm {strides = dense<2> : tensor<2xi64>}
      ins(%i, %k : memref<1x113x113x96xf32>, memref<3x3x96x1xf32>)
      outs(%o : memref<1x56x56x96x1xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%arg0: memref<1x113x113x96xf32>, %arg1: memref<3x3x96x1xf32>, %arg2: memref<1x56x56x96x1xf32>) {
// CHECK-NEXT:     linalg.depthwise_conv_2d_nhwc_hwcm {strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : memref<1x113x113x96xf32>, memref<3x3x96x1xf32>) outs(%arg2 : memref<1x56x56x96x1xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Extents that are not known are computed.
func.func @e(%i: tensor<?x?x?x?xf32>, %k: tensor<?x?x?x1xf32>, %o: tensor<?x?x?x?x1xf32>)
    -> tensor<?x?x?x?x1xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm
      ins(%i, %k : tensor<?x?x?x?xf32>, tensor<?x?x?x1xf32>)
      outs(%o : tensor<?x?x?x?x1xf32>) -> tensor<?x?x?x?x1xf32>
  return %0 : tensor<?x?x?x?x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @e(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?x?x1xf32>, %arg2: tensor<?x?x?x?x1xf32>) -> tensor<?x?x?x?x1xf32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg1 [[0], [1], [2, 3]] : tensor<?x?x?x1xf32> into tensor<?x?x?xf32>
// CHECK-NEXT{LITERAL}:     %collapsed_0 = tensor.collapse_shape %arg2 [[0], [1], [2], [3, 4]] : tensor<?x?x?x?x1xf32> into tensor<?x?x?x?xf32>
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %collapsed : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%collapsed_0 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:     %dim = tensor.dim %0, %c0 : tensor<?x?x?x?xf32>
// CHECK-NEXT:     %dim_1 = tensor.dim %0, %c1 : tensor<?x?x?x?xf32>
// CHECK-NEXT:     %dim_2 = tensor.dim %0, %c2 : tensor<?x?x?x?xf32>
// CHECK-NEXT:     %dim_3 = tensor.dim %0, %c3 : tensor<?x?x?x?xf32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %0 [[0], [1], [2], [3, 4]] output_shape [%dim, %dim_1, %dim_2, %dim_3, 1] : tensor<?x?x?x?xf32> into tensor<?x?x?x?x1xf32>
// CHECK-NEXT:     return %expanded : tensor<?x?x?x?x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Only 2-D convolutions have a twin.
func.func @g(%i: tensor<1x113x96xf32>, %k: tensor<3x96x1xf32>, %o: tensor<1x111x96x1xf32>)
    -> tensor<1x111x96x1xf32> {
  %0 = linalg.depthwise_conv_1d_nwc_wcm
      ins(%i, %k : tensor<1x113x96xf32>, tensor<3x96x1xf32>)
      outs(%o : tensor<1x111x96x1xf32>) -> tensor<1x111x96x1xf32>
  return %0 : tensor<1x111x96x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: tensor<1x113x96xf32>, %arg1: tensor<3x96x1xf32>, %arg2: tensor<1x111x96x1xf32>) -> tensor<1x111x96x1xf32> {
// CHECK-NEXT:     %0 = linalg.depthwise_conv_1d_nwc_wcm ins(%arg0, %arg1 : tensor<1x113x96xf32>, tensor<3x96x1xf32>) outs(%arg2 : tensor<1x111x96x1xf32>) -> tensor<1x111x96x1xf32>
// CHECK-NEXT:     return %0 : tensor<1x111x96x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
