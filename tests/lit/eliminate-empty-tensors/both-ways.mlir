// RUN: pyopt --split-input-file --eliminate-empty-tensors %s | FileCheck %s

// All uses on the way are replaced. The reference replaces one of them, now this, now that.

func.func @from_if(%t: tensor<16xf32>, %c: i1, %v: f32) -> tensor<16xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = scf.if %c -> tensor<4xf32> {
    %a = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %a : tensor<4xf32>
  } else {
    scf.yield %e : tensor<4xf32>
  }
  %1 = tensor.insert_slice %0 into %t[8] [4] [1] : tensor<4xf32> into tensor<16xf32>
  return %1 : tensor<16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from_if(%arg0: tensor<16xf32>, %arg1: i1, %arg2: f32) -> tensor<16xf32> {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[8] [4] [1] : tensor<16xf32> to tensor<4xf32>
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %1 = scf.if %arg1 -> (tensor<4xf32>) {
// CHECK-NEXT:       %2 = linalg.fill ins(%arg2 : f32) outs(%extracted_slice : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:       scf.yield %2 : tensor<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %extracted_slice : tensor<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %1 into %arg0[8] [4] [1] : tensor<4xf32> into tensor<16xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
