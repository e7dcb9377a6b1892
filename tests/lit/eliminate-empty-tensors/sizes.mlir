// RUN: pyopt --split-input-file --eliminate-empty-tensors %s | FileCheck %s

func.func @not_empty(%t: tensor<8xf32>, %i: index, %n: index, %v: f32, %s: tensor<4xf32>)
    -> tensor<8xf32> {
  %0 = linalg.exp ins(%s : tensor<4xf32>) outs(%s : tensor<4xf32>) -> tensor<4xf32>
  %r = tensor.insert_slice %0 into %t[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @not_empty(%arg0: tensor<8xf32>, %arg1: index, %arg2: index, %arg3: f32, %arg4: tensor<4xf32>) -> tensor<8xf32> {
// CHECK-NEXT:     %0 = linalg.exp ins(%arg4 : tensor<4xf32>) outs(%arg4 : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %0 into %arg0[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @two_steps(%t: tensor<3x5x7xf32>, %i: index, %n: index, %v: f32, %s: tensor<5x7xf32>)
    -> tensor<3x5x7xf32> {
  %e = tensor.empty() : tensor<5x7xf32>
  %f = tensor.empty() : tensor<5x7xf32>
  %0 = linalg.exp ins(%s : tensor<5x7xf32>) outs(%e : tensor<5x7xf32>) -> tensor<5x7xf32>
  %1 = linalg.add
      ins(%0, %s : tensor<5x7xf32>, tensor<5x7xf32>)
      outs(%f : tensor<5x7xf32>) -> tensor<5x7xf32>
  %r = tensor.insert_slice %1 into %t[1, 0, 0] [1, 5, 7] [1, 1, 1]
      : tensor<5x7xf32> into tensor<3x5x7xf32>
  return %r : tensor<3x5x7xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_steps(%arg0: tensor<3x5x7xf32>, %arg1: index, %arg2: index, %arg3: f32, %arg4: tensor<5x7xf32>) -> tensor<3x5x7xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<5x7xf32>
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[1, 0, 0] [1, 5, 7] [1, 1, 1] : tensor<3x5x7xf32> to tensor<5x7xf32>
// CHECK-NEXT:     %1 = tensor.empty() : tensor<5x7xf32>
// CHECK-NEXT:     %2 = linalg.exp ins(%arg4 : tensor<5x7xf32>) outs(%0 : tensor<5x7xf32>) -> tensor<5x7xf32>
// CHECK-NEXT:     %3 = linalg.add ins(%2, %arg4 : tensor<5x7xf32>, tensor<5x7xf32>) outs(%extracted_slice : tensor<5x7xf32>) -> tensor<5x7xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %3 into %arg0[1, 0, 0] [1, 5, 7] [1, 1, 1] : tensor<5x7xf32> into tensor<3x5x7xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<3x5x7xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
