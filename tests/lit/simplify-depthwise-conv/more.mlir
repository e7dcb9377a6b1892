// RUN: pyopt %s --split-input-file --simplify-depthwise-conv | FileCheck %s

// A multiplier of 1 is no dimension of its own; all others stay.

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
