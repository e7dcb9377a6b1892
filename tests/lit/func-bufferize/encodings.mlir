// RUN: pyopt --func-bufferize %s | FileCheck %s

// Sparse tensors, which are several buffers, stay.
#S = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%a: tensor<4xf64, #S>, %b: tensor<4xf64>) -> (tensor<4xf64, #S>, tensor<4xf64>) {
  return %a, %b : tensor<4xf64, #S>, tensor<4xf64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4xf64, #sparse>, %arg1: memref<4xf64>) -> (tensor<4xf64, #sparse>, memref<4xf64>) {
// CHECK-NEXT:     return %arg0, %arg1 : tensor<4xf64, #sparse>, memref<4xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
