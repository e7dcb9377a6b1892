// RUN: pyopt --canonicalize %s | FileCheck %s

// The least number marks operands in the list of strides: a constant of that value stays an operand. One more does not.
func.func @least_stride(%t: tensor<?xf32>) -> (tensor<1xf32>, tensor<1xf32>) {
  %c = arith.constant -9223372036854775808 : index
  %d = arith.constant -9223372036854775807 : index
  %0 = tensor.extract_slice %t[0] [1] [%c] : tensor<?xf32> to tensor<1xf32>
  %1 = tensor.extract_slice %t[0] [1] [%d] : tensor<?xf32> to tensor<1xf32>
  return %0, %1 : tensor<1xf32>, tensor<1xf32>
}

// CHECK-LABEL: @least_stride
// CHECK-NEXT:    %c-9223372036854775808 = arith.constant -9223372036854775808 : index
// CHECK-NEXT:    tensor.extract_slice %arg0[0] [1] [%c-9223372036854775808] : tensor<?xf32> to tensor<1xf32>
// CHECK-NEXT:    tensor.extract_slice %arg0[0] [1] [-9223372036854775807] : tensor<?xf32> to tensor<1xf32>
