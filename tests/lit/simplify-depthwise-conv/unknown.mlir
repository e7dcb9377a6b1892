// RUN: pyopt --simplify-depthwise-conv --split-input-file %s | FileCheck %s

// The output may have another extent than 1: mlir-opt crashes.
func.func @f(%i: tensor<1x113x113x96xf32>, %k: tensor<3x3x96x1xf32>, %o: tensor<1x56x56x96x?xf32>)
    -> tensor<1x56x56x96x?xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {strides = dense<2> : tensor<2xi64>}
      ins(%i, %k : tensor<1x113x113x96xf32>, tensor<3x3x96x1xf32>)
      outs(%o : tensor<1x56x56x96x?xf32>) -> tensor<1x56x56x96x?xf32>
  return %0 : tensor<1x56x56x96x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<1x113x113x96xf32>, %arg1: tensor<3x3x96x1xf32>, %arg2: tensor<1x56x56x96x?xf32>) -> tensor<1x56x56x96x?xf32> {
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwcm {strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<1x113x113x96xf32>, tensor<3x3x96x1xf32>) outs(%arg2 : tensor<1x56x56x96x?xf32>) -> tensor<1x56x56x96x?xf32>
// CHECK-NEXT:     return %0 : tensor<1x56x56x96x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
