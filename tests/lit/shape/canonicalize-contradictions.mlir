// RUN: pyopt --canonicalize %s | FileCheck %s

// Ranks that contradict each other: mlir-opt makes a cast between them, which is invalid, and crashes.

// CHECK-LABEL: func @f
//       CHECK:   shape.broadcast %arg0 : tensor<0xindex> -> tensor<3xindex>
//       CHECK:   shape.broadcast %{{.*}} : tensor<2xindex> -> tensor<0xindex>
func.func @f(%s: tensor<0xindex>) -> (tensor<3xindex>, tensor<0xindex>) {
  %a = shape.const_shape [2, 1] : tensor<2xindex>
  %b = shape.const_shape [1, 3] : tensor<2xindex>
  %0 = shape.broadcast %s, %s : tensor<0xindex>, tensor<0xindex> -> tensor<3xindex>
  %1 = shape.broadcast %a, %b : tensor<2xindex>, tensor<2xindex> -> tensor<0xindex>
  return %0, %1 : tensor<3xindex>, tensor<0xindex>
}

// CHECK-LABEL: func @ranks_that_agree
//       CHECK:   tensor.cast %arg0 : tensor<?xindex> to tensor<3xindex>
func.func @ranks_that_agree(%s: tensor<?xindex>) -> tensor<3xindex> {
  %0 = shape.broadcast %s, %s : tensor<?xindex>, tensor<?xindex> -> tensor<3xindex>
  return %0 : tensor<3xindex>
}
