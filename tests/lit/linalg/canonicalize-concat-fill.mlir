// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// Fills of the same value are concatenated before they are filled.
func.func @concat_of_two(%f: f32, %d1: tensor<4x6xf32>, %d2: tensor<4x3xf32>) -> tensor<4x9xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%d1 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %2 = linalg.fill ins(%f : f32) outs(%d2 : tensor<4x3xf32>) -> tensor<4x3xf32>
  %1 = tensor.concat dim(1) %0, %2 : (tensor<4x6xf32>, tensor<4x3xf32>) -> tensor<4x9xf32>
  return %1 : tensor<4x9xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @concat_of_two(%arg0: f32, %arg1: tensor<4x6xf32>, %arg2: tensor<4x3xf32>) -> tensor<4x9xf32> {
// CHECK-NEXT:     %concat = tensor.concat dim(1) %arg1, %arg2 : (tensor<4x6xf32>, tensor<4x3xf32>) -> tensor<4x9xf32>
// CHECK-NEXT:     %0 = linalg.fill ins(%arg0 : f32) outs(%concat : tensor<4x9xf32>) -> tensor<4x9xf32>
// CHECK-NEXT:     return %0 : tensor<4x9xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// nor with something that is not filled.
func.func @concat_of_any(%f: f32, %g: f32, %d1: tensor<4x6xf32>, %d2: tensor<4x3xf32>)
    -> tensor<4x9xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%d1 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = tensor.concat dim(1) %0, %d2 : (tensor<4x6xf32>, tensor<4x3xf32>) -> tensor<4x9xf32>
  return %1 : tensor<4x9xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @concat_of_any(%arg0: f32, %arg1: f32, %arg2: tensor<4x6xf32>, %arg3: tensor<4x3xf32>) -> tensor<4x9xf32> {
// CHECK-NEXT:     %0 = linalg.fill ins(%arg0 : f32) outs(%arg2 : tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:     %concat = tensor.concat dim(1) %0, %arg3 : (tensor<4x6xf32>, tensor<4x3xf32>) -> tensor<4x9xf32>
// CHECK-NEXT:     return %concat : tensor<4x9xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
