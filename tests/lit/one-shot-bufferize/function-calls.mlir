// RUN: pyopt --split-input-file --allow-unregistered-dialect --one-shot-bufferize="bufferize-function-boundaries" %s | FileCheck %s
// RUN: pyopt --split-input-file --allow-unregistered-dialect --one-shot-bufferize="bufferize-function-boundaries test-analysis-only" %s | FileCheck %s --check-prefix=ANALYSIS
// RUN: pyopt --split-input-file --allow-unregistered-dialect --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" %s | FileCheck %s --check-prefix=IDENTITY
// RUN: pyopt --split-input-file --allow-unregistered-dialect --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=fully-dynamic-layout-map" %s | FileCheck %s --check-prefix=DYNAMIC

// The argument is not used.
func.func private @unused(%t: tensor<4xf32>) {
  return
}
func.func @caller(%t: tensor<4xf32>, %i: index, %f: f32) -> tensor<4xf32> {
  call @unused(%t) : (tensor<4xf32>) -> ()
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  call @unused(%t) : (tensor<4xf32>) -> ()
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @unused(%arg0: memref<4xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     call @unused(%arg0) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:     memref.store %arg2, %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     call @unused(%arg0) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:     return %arg0 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func private @unused(%arg0: tensor<4xf32> {bufferization.access = "none"}) {
// ANALYSIS-NEXT:     return
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT:   func.func @caller(%arg0: tensor<4xf32> {bufferization.access = "read-write"}, %arg1: index, %arg2: f32) -> tensor<4xf32> {
// ANALYSIS-NEXT:     call @unused(%arg0) {__inplace_operands_attr__ = ["true"]} : (tensor<4xf32>) -> ()
// ANALYSIS-NEXT:     %inserted = tensor.insert %arg2 into %arg0[%arg1] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<4xf32>
// ANALYSIS-NEXT:     call @unused(%arg0) {__inplace_operands_attr__ = ["true"]} : (tensor<4xf32>) -> ()
// ANALYSIS-NEXT:     return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %inserted : tensor<4xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func private @unused(%arg0: memref<4xf32>) {
// IDENTITY-NEXT:     return
// IDENTITY-NEXT:   }
// IDENTITY-NEXT:   func.func @caller(%arg0: memref<4xf32>, %arg1: index, %arg2: f32) -> memref<4xf32> {
// IDENTITY-NEXT:     call @unused(%arg0) : (memref<4xf32>) -> ()
// IDENTITY-NEXT:     memref.store %arg2, %arg0[%arg1] : memref<4xf32>
// IDENTITY-NEXT:     call @unused(%arg0) : (memref<4xf32>) -> ()
// IDENTITY-NEXT:     return %arg0 : memref<4xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func private @unused(%arg0: memref<4xf32, strided<[?], offset: ?>>) {
// DYNAMIC-NEXT:     return
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     call @unused(%arg0) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// DYNAMIC-NEXT:     memref.store %arg2, %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     call @unused(%arg0) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// DYNAMIC-NEXT:     return %arg0 : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }
