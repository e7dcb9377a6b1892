// RUN: pyopt %s --split-input-file --canonicalize | FileCheck %s

// What was put there.
func.func @there(%t: tensor<?x8xf32>, %s: tensor<f32>, %f: f32) -> (f32, f32) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.insert %f into %t[%c1, %c2] : tensor<?x8xf32>
  %1 = tensor.extract %0[%c1, %c2] : tensor<?x8xf32>
  %2 = tensor.insert %f into %s[] : tensor<f32>
  %3 = tensor.extract %2[] : tensor<f32>
  return %1, %3 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @there(%arg0: tensor<?x8xf32>, %arg1: tensor<f32>, %arg2: f32) -> (f32, f32) {
// CHECK-NEXT:     return %arg2, %arg2 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Elsewhere, or at indices that are not known.
func.func @elsewhere(%t: tensor<?x8xf32>, %f: f32, %i: index) -> (f32, f32) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.insert %f into %t[%c1, %c2] : tensor<?x8xf32>
  %1 = tensor.extract %0[%c1, %c1] : tensor<?x8xf32>
  %2 = tensor.insert %f into %t[%i, %c2] : tensor<?x8xf32>
  %3 = tensor.extract %2[%i, %c2] : tensor<?x8xf32>
  return %1, %3 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @elsewhere(%arg0: tensor<?x8xf32>, %arg1: f32, %arg2: index) -> (f32, f32) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %inserted = tensor.insert %arg1 into %arg0[%c1, %c2] : tensor<?x8xf32>
// CHECK-NEXT:     %extracted = tensor.extract %inserted[%c1, %c1] : tensor<?x8xf32>
// CHECK-NEXT:     %inserted_0 = tensor.insert %arg1 into %arg0[%arg2, %c2] : tensor<?x8xf32>
// CHECK-NEXT:     %extracted_1 = tensor.extract %inserted_0[%arg2, %c2] : tensor<?x8xf32>
// CHECK-NEXT:     return %extracted, %extracted_1 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
