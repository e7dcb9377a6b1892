// RUN: pyopt --split-input-file --allow-unregistered-dialect --one-shot-bufferize="bufferize-function-boundaries allow-unknown-ops" %s | FileCheck %s
// RUN: pyopt --split-input-file --allow-unregistered-dialect --one-shot-bufferize="bufferize-function-boundaries allow-unknown-ops test-analysis-only" %s | FileCheck %s --check-prefix=ANALYSIS

// Unknown ops may read and write what they are given, and give back any of it.
func.func @unknown(%t: tensor<4xf32>, %i: index) -> (tensor<4xf32>, f32) {
  %0 = "u"(%t) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = tensor.extract %t[%i] : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @unknown(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index) -> (memref<4xf32, strided<[?], offset: ?>>, f32) {
// CHECK-NEXT:     %0 = bufferization.to_tensor %arg0 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = "u"(%0) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %2 = memref.load %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %3 = bufferization.to_memref %1 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %3, %2 : memref<4xf32, strided<[?], offset: ?>>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func @unknown(%arg0: tensor<4xf32> {bufferization.access = "read"}, %arg1: index) -> (tensor<4xf32>, f32) {
// ANALYSIS-NEXT:     %0 = "u"(%arg0) {__inplace_operands_attr__ = ["false"]} : (tensor<4xf32>) -> tensor<4xf32>
// ANALYSIS-NEXT:     %extracted = tensor.extract %arg0[%arg1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<4xf32>
// ANALYSIS-NEXT:     return {__inplace_operands_attr__ = ["true", "none"]} %0, %extracted : tensor<4xf32>, f32
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }

// -----

// A caller of a function with unknown ops.
func.func private @callee(%t: tensor<4xf32>) -> f32 {
  %0 = "u"(%t) : (tensor<4xf32>) -> f32
  return %0 : f32
}
func.func @caller(%t: tensor<4xf32>, %i: index) -> (f32, f32) {
  %0 = call @callee(%t) : (tensor<4xf32>) -> f32
  %1 = tensor.extract %t[%i] : tensor<4xf32>
  return %0, %1 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @callee(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> f32 {
// CHECK-NEXT:     %0 = bufferization.to_tensor %arg0 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = "u"(%0) : (tensor<4xf32>) -> f32
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index) -> (f32, f32) {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %0 = call @callee(%cast) : (memref<4xf32, strided<[?], offset: ?>>) -> f32
// CHECK-NEXT:     %1 = memref.load %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0, %1 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func private @callee(%arg0: tensor<4xf32> {bufferization.access = "read-write"}) -> f32 {
// ANALYSIS-NEXT:     %0 = "u"(%arg0) {__inplace_operands_attr__ = ["true"]} : (tensor<4xf32>) -> f32
// ANALYSIS-NEXT:     return %0 : f32
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT:   func.func @caller(%arg0: tensor<4xf32> {bufferization.access = "read"}, %arg1: index) -> (f32, f32) {
// ANALYSIS-NEXT:     %0 = call @callee(%arg0) {__inplace_operands_attr__ = ["false"]} : (tensor<4xf32>) -> f32
// ANALYSIS-NEXT:     %extracted = tensor.extract %arg0[%arg1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<4xf32>
// ANALYSIS-NEXT:     return %0, %extracted : f32, f32
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }

// -----

// Ops of the module itself.
%t = tensor.empty() : tensor<4xf32>
%c0 = arith.constant 0 : index
%0 = tensor.extract %t[%c0] : tensor<4xf32>
"u"(%0) : (f32) -> ()

// CHECK: module {
// CHECK-NEXT:   %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:   %0 = bufferization.to_tensor %alloc : memref<4xf32>
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:   memref.copy %alloc, %alloc_0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:   %1 = bufferization.to_tensor %alloc_0 : memref<4xf32>
// CHECK-NEXT:   %2 = memref.load %alloc_0[%c0] : memref<4xf32>
// CHECK-NEXT:   "u"(%2) : (f32) -> ()
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   %0 = tensor.empty() : tensor<4xf32>
// ANALYSIS-NEXT:   %c0 = arith.constant 0 : index
// ANALYSIS-NEXT:   %extracted = tensor.extract %0[%c0] : tensor<4xf32>
// ANALYSIS-NEXT:   "u"(%extracted) : (f32) -> ()
// ANALYSIS-NEXT: }
