// RUN: pyopt --split-input-file --allow-unregistered-dialect --one-shot-bufferize="bufferize-function-boundaries" %s | FileCheck %s
// RUN: pyopt --split-input-file --allow-unregistered-dialect --one-shot-bufferize="bufferize-function-boundaries test-analysis-only" %s | FileCheck %s --check-prefix=ANALYSIS
// RUN: pyopt --split-input-file --allow-unregistered-dialect --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=fully-dynamic-layout-map" %s | FileCheck %s --check-prefix=DYNAMIC

// The caller casts what it hands over.
func.func private @reader(%t: tensor<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %0 = tensor.extract %t[%c0] : tensor<4xf32>
  return %0 : f32
}
func.func @caller(%t: tensor<8xf32>) -> (f32, f32) {
  %0 = bufferization.alloc_tensor() : tensor<4xf32>
  %1 = call @reader(%0) : (tensor<4xf32>) -> f32
  %2 = tensor.extract_slice %t[1] [4] [2] : tensor<8xf32> to tensor<4xf32>
  %3 = call @reader(%2) : (tensor<4xf32>) -> f32
  return %1, %3 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @reader(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = memref.load %arg0[%c0] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: memref<8xf32, strided<[?], offset: ?>>) -> (f32, f32) {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %0 = call @reader(%cast) : (memref<4xf32, strided<[?], offset: ?>>) -> f32
// CHECK-NEXT:     %subview = memref.subview %arg0[1] [4] [2] : memref<8xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = call @reader(%subview) : (memref<4xf32, strided<[?], offset: ?>>) -> f32
// CHECK-NEXT:     return %0, %1 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func private @reader(%arg0: tensor<4xf32> {bufferization.access = "read"}) -> f32 {
// ANALYSIS-NEXT:     %c0 = arith.constant 0 : index
// ANALYSIS-NEXT:     %extracted = tensor.extract %arg0[%c0] {__inplace_operands_attr__ = ["true", "none"]} : tensor<4xf32>
// ANALYSIS-NEXT:     return %extracted : f32
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT:   func.func @caller(%arg0: tensor<8xf32> {bufferization.access = "read"}) -> (f32, f32) {
// ANALYSIS-NEXT:     %0 = bufferization.alloc_tensor() : tensor<4xf32>
// ANALYSIS-NEXT:     %1 = call @reader(%0) {__inplace_operands_attr__ = ["true"]} : (tensor<4xf32>) -> f32
// ANALYSIS-NEXT:     %extracted_slice = tensor.extract_slice %arg0[1] [4] [2] {__inplace_operands_attr__ = ["true"]} : tensor<8xf32> to tensor<4xf32>
// ANALYSIS-NEXT:     %2 = call @reader(%extracted_slice) {__inplace_operands_attr__ = ["true"]} : (tensor<4xf32>) -> f32
// ANALYSIS-NEXT:     return %1, %2 : f32, f32
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func private @reader(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> f32 {
// DYNAMIC-NEXT:     %c0 = arith.constant 0 : index
// DYNAMIC-NEXT:     %0 = memref.load %arg0[%c0] : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %0 : f32
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT:   func.func @caller(%arg0: memref<8xf32, strided<[?], offset: ?>>) -> (f32, f32) {
// DYNAMIC-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// DYNAMIC-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     %0 = call @reader(%cast) : (memref<4xf32, strided<[?], offset: ?>>) -> f32
// DYNAMIC-NEXT:     %subview = memref.subview %arg0[1] [4] [2] : memref<8xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     %1 = call @reader(%subview) : (memref<4xf32, strided<[?], offset: ?>>) -> f32
// DYNAMIC-NEXT:     return %0, %1 : f32, f32
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }
