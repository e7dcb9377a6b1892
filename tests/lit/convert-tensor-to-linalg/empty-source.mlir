// RUN: pyopt %s --convert-tensor-to-linalg --split-input-file | FileCheck %s

// Nothing is inserted of an empty tensor: a slice of no extent would leave the padded one.

func.func @between(%a: tensor<0xf32>, %f: f32) -> tensor<2xf32> {
  %0 = tensor.pad %a low[2] high[0] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<0xf32> to tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @between(%arg0: tensor<0xf32>, %arg1: f32) -> tensor<2xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<2xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:     return %1 : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @empty(%a: tensor<0xf32>, %f: f32) -> tensor<0xf32> {
  %0 = tensor.pad %a nofold low[0] high[0] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<0xf32> to tensor<0xf32>
  return %0 : tensor<0xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @empty(%arg0: tensor<0xf32>, %arg1: f32) -> tensor<0xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<0xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<0xf32>) -> tensor<0xf32>
// CHECK-NEXT:     return %1 : tensor<0xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
