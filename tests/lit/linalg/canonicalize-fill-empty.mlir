// RUN: pyopt %s --canonicalize | FileCheck %s

// The empty source of a pad is not inserted in place of the pad: it would stand behind the end.

func.func @f(%a: tensor<0xf32>, %f: f32) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %p = tensor.pad %a low[2] high[0] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<0xf32> to tensor<2xf32>
  %1 = tensor.insert_slice %p into %0[2] [2] [1] : tensor<2xf32> into tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<0xf32>, %arg1: f32) -> tensor<4xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %padded = tensor.pad %arg0 low[2] high[0] {
// CHECK-NEXT:     ^bb0(%arg2: index):
// CHECK-NEXT:       tensor.yield %arg1 : f32
// CHECK-NEXT:     } : tensor<0xf32> to tensor<2xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %padded into %1[2] [2] [1] : tensor<2xf32> into tensor<4xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
