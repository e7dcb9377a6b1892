// RUN: pyopt --split-input-file %s | FileCheck %s

// The reference crashes on the transpose of a single element.
func.func @transpose_of_one(%a: tensor<f32>) -> tensor<f32> {
  %0 = linalg.transpose ins(%a : tensor<f32>) outs(%a : tensor<f32>) permutation = []
  return %0 : tensor<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @transpose_of_one(%arg0: tensor<f32>) -> tensor<f32> {
// CHECK-NEXT:     %transposed = linalg.transpose ins(%arg0 : tensor<f32>) outs(%arg0 : tensor<f32>) permutation = []
// CHECK-NEXT:     return %transposed : tensor<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The short form would say that the result of math.exp is yielded; the reference uses it all the same.
func.func @body_yields_its_argument(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.map ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>)
    (%x: f32, %init: f32) {
      %1 = math.exp %x : f32
      linalg.yield %x : f32
    }
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @body_yields_its_argument(%arg0: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %mapped = linalg.map ins(%arg0 : tensor<4xf32>) outs(%arg0 : tensor<4xf32>)
// CHECK-NEXT:       (%in: f32, %init: f32) {
// CHECK-NEXT:         %0 = math.exp %in : f32
// CHECK-NEXT:         linalg.yield %in : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     return %mapped : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
