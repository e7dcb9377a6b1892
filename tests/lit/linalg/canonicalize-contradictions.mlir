// RUN: pyopt %s --canonicalize | FileCheck %s

// Extents of operands that contradict each other are valid as long as one operand has a dynamic extent: the verifier
// then compares nothing. The reference makes all of them static, and its own verifier rejects the op.

// CHECK-LABEL: @operands
// CHECK: linalg.matvec ins(%arg0, %arg1 : tensor<7x?xf32>, tensor<3xf32>) outs(%arg2 : tensor<2xf32>) -> tensor<2xf32>
func.func @operands(%a: tensor<7x?xf32>, %x: tensor<3xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
  %0 = linalg.matvec
      ins(%a, %x : tensor<7x?xf32>, tensor<3xf32>)
      outs(%y : tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK-LABEL: @operands_that_agree
// CHECK: %[[A:.*]] = tensor.cast %arg0 : tensor<7x?xf32> to tensor<7x3xf32>
// CHECK: linalg.matvec ins(%[[A]], %arg1 : tensor<7x3xf32>, tensor<3xf32>)
func.func @operands_that_agree(%a: tensor<7x?xf32>, %x: tensor<3xf32>, %y: tensor<7xf32>)
    -> tensor<7xf32> {
  %0 = linalg.matvec
      ins(%a, %x : tensor<7x?xf32>, tensor<3xf32>)
      outs(%y : tensor<7xf32>) -> tensor<7xf32>
  return %0 : tensor<7xf32>
}

// The cast of the result says two rows, the matrix says seven.
// CHECK-LABEL: @result
// CHECK: linalg.matvec {{.*}} -> tensor<7xf32>
// CHECK: return %{{.*}} : tensor<2xf32>
func.func @result(%a: tensor<7x3xf32>, %x: tensor<3xf32>, %y: tensor<?xf32>) -> tensor<2xf32> {
  %0 = linalg.matvec
      ins(%a, %x : tensor<7x3xf32>, tensor<3xf32>)
      outs(%y : tensor<?xf32>) -> tensor<?xf32>
  %c = tensor.cast %0 : tensor<?xf32> to tensor<2xf32>
  return %c : tensor<2xf32>
}

// A negative stride, which leads out of the input once all extents are known.
// CHECK-LABEL: @negative_stride
// CHECK: linalg.conv_1d_nwc_wcf {strides = dense<-2> : tensor<1xi64>} ins(%{{.*}}, %arg1 : tensor<?x?x?xf32>, tensor<3x3x4xf32>)
func.func @negative_stride(%x: tensor<1x8x3xf32>, %w: tensor<3x3x4xf32>, %o: tensor<1x6x?xf32>)
    -> tensor<1x6x4xf32> {
  %0 = tensor.cast %x : tensor<1x8x3xf32> to tensor<?x?x?xf32>
  %1 = linalg.conv_1d_nwc_wcf {strides = dense<-2> : tensor<1xi64>}
      ins(%0, %w : tensor<?x?x?xf32>, tensor<3x3x4xf32>)
      outs(%o : tensor<1x6x?xf32>) -> tensor<1x6x?xf32>
  %2 = tensor.cast %1 : tensor<1x6x?xf32> to tensor<1x6x4xf32>
  return %2 : tensor<1x6x4xf32>
}
