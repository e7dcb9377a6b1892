// RUN: pyopt --split-input-file --allow-unregistered-dialect --one-shot-bufferize="bufferize-function-boundaries" %s | FileCheck %s
// RUN: pyopt --split-input-file --allow-unregistered-dialect --one-shot-bufferize="bufferize-function-boundaries test-analysis-only" %s | FileCheck %s --check-prefix=ANALYSIS
// RUN: pyopt --split-input-file --allow-unregistered-dialect --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" %s | FileCheck %s --check-prefix=IDENTITY
// RUN: pyopt --split-input-file --allow-unregistered-dialect --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=fully-dynamic-layout-map" %s | FileCheck %s --check-prefix=DYNAMIC

// The callee reads only.
func.func private @reader(%t: tensor<4xf32>, %i: index) -> f32 {
  %0 = tensor.extract %t[%i] : tensor<4xf32>
  return %0 : f32
}
func.func @caller(%t: tensor<4xf32>, %i: index, %f: f32) -> (tensor<4xf32>, f32, f32) {
  %0 = call @reader(%t, %i) : (tensor<4xf32>, index) -> f32
  %1 = tensor.insert %f into %t[%i] : tensor<4xf32>
  %2 = call @reader(%1, %i) : (tensor<4xf32>, index) -> f32
  return %1, %0, %2 : tensor<4xf32>, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @reader(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index) -> f32 {
// CHECK-NEXT:     %0 = memref.load %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> (memref<4xf32, strided<[?], offset: ?>>, f32, f32) {
// CHECK-NEXT:     %0 = call @reader(%arg0, %arg1) : (memref<4xf32, strided<[?], offset: ?>>, index) -> f32
// CHECK-NEXT:     memref.store %arg2, %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = call @reader(%arg0, %arg1) : (memref<4xf32, strided<[?], offset: ?>>, index) -> f32
// CHECK-NEXT:     return %arg0, %0, %1 : memref<4xf32, strided<[?], offset: ?>>, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func private @reader(%arg0: tensor<4xf32> {bufferization.access = "read"}, %arg1: index) -> f32 {
// ANALYSIS-NEXT:     %extracted = tensor.extract %arg0[%arg1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<4xf32>
// ANALYSIS-NEXT:     return %extracted : f32
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT:   func.func @caller(%arg0: tensor<4xf32> {bufferization.access = "read-write"}, %arg1: index, %arg2: f32) -> (tensor<4xf32>, f32, f32) {
// ANALYSIS-NEXT:     %0 = call @reader(%arg0, %arg1) {__inplace_operands_attr__ = ["true", "none"]} : (tensor<4xf32>, index) -> f32
// ANALYSIS-NEXT:     %inserted = tensor.insert %arg2 into %arg0[%arg1] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<4xf32>
// ANALYSIS-NEXT:     %1 = call @reader(%inserted, %arg1) {__inplace_operands_attr__ = ["true", "none"]} : (tensor<4xf32>, index) -> f32
// ANALYSIS-NEXT:     return {__equivalent_func_args__ = [0, -1, -1], __inplace_operands_attr__ = ["true", "none", "none"]} %inserted, %0, %1 : tensor<4xf32>, f32, f32
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func private @reader(%arg0: memref<4xf32>, %arg1: index) -> f32 {
// IDENTITY-NEXT:     %0 = memref.load %arg0[%arg1] : memref<4xf32>
// IDENTITY-NEXT:     return %0 : f32
// IDENTITY-NEXT:   }
// IDENTITY-NEXT:   func.func @caller(%arg0: memref<4xf32>, %arg1: index, %arg2: f32) -> (memref<4xf32>, f32, f32) {
// IDENTITY-NEXT:     %0 = call @reader(%arg0, %arg1) : (memref<4xf32>, index) -> f32
// IDENTITY-NEXT:     memref.store %arg2, %arg0[%arg1] : memref<4xf32>
// IDENTITY-NEXT:     %1 = call @reader(%arg0, %arg1) : (memref<4xf32>, index) -> f32
// IDENTITY-NEXT:     return %arg0, %0, %1 : memref<4xf32>, f32, f32
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func private @reader(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index) -> f32 {
// DYNAMIC-NEXT:     %0 = memref.load %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %0 : f32
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> (memref<4xf32, strided<[?], offset: ?>>, f32, f32) {
// DYNAMIC-NEXT:     %0 = call @reader(%arg0, %arg1) : (memref<4xf32, strided<[?], offset: ?>>, index) -> f32
// DYNAMIC-NEXT:     memref.store %arg2, %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     %1 = call @reader(%arg0, %arg1) : (memref<4xf32, strided<[?], offset: ?>>, index) -> f32
// DYNAMIC-NEXT:     return %arg0, %0, %1 : memref<4xf32, strided<[?], offset: ?>>, f32, f32
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// The callee writes, and the caller reads what was there before: a copy at the call.
func.func private @writer(%t: tensor<4xf32>, %i: index, %f: f32) -> tensor<4xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @caller(%t: tensor<4xf32>, %i: index, %f: f32) -> (tensor<4xf32>, f32) {
  %0 = call @writer(%t, %i, %f) : (tensor<4xf32>, index, f32) -> tensor<4xf32>
  %1 = tensor.extract %t[%i] : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @writer(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     memref.store %arg2, %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %arg0 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> (memref<4xf32, strided<[?], offset: ?>>, f32) {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %0 = call @writer(%cast, %arg1, %arg2) : (memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = memref.load %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0, %1 : memref<4xf32, strided<[?], offset: ?>>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func private @writer(%arg0: tensor<4xf32> {bufferization.access = "read-write"}, %arg1: index, %arg2: f32) -> tensor<4xf32> {
// ANALYSIS-NEXT:     %inserted = tensor.insert %arg2 into %arg0[%arg1] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<4xf32>
// ANALYSIS-NEXT:     return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %inserted : tensor<4xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT:   func.func @caller(%arg0: tensor<4xf32> {bufferization.access = "read"}, %arg1: index, %arg2: f32) -> (tensor<4xf32>, f32) {
// ANALYSIS-NEXT:     %0 = call @writer(%arg0, %arg1, %arg2) {__inplace_operands_attr__ = ["false", "none", "none"]} : (tensor<4xf32>, index, f32) -> tensor<4xf32>
// ANALYSIS-NEXT:     %extracted = tensor.extract %arg0[%arg1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<4xf32>
// ANALYSIS-NEXT:     return {__inplace_operands_attr__ = ["true", "none"]} %0, %extracted : tensor<4xf32>, f32
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func private @writer(%arg0: memref<4xf32>, %arg1: index, %arg2: f32) -> memref<4xf32> {
// IDENTITY-NEXT:     memref.store %arg2, %arg0[%arg1] : memref<4xf32>
// IDENTITY-NEXT:     return %arg0 : memref<4xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT:   func.func @caller(%arg0: memref<4xf32>, %arg1: index, %arg2: f32) -> (memref<4xf32>, f32) {
// IDENTITY-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// IDENTITY-NEXT:     memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
// IDENTITY-NEXT:     %0 = call @writer(%alloc, %arg1, %arg2) : (memref<4xf32>, index, f32) -> memref<4xf32>
// IDENTITY-NEXT:     %1 = memref.load %arg0[%arg1] : memref<4xf32>
// IDENTITY-NEXT:     return %0, %1 : memref<4xf32>, f32
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func private @writer(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     memref.store %arg2, %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %arg0 : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> (memref<4xf32, strided<[?], offset: ?>>, f32) {
// DYNAMIC-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// DYNAMIC-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// DYNAMIC-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     %0 = call @writer(%cast, %arg1, %arg2) : (memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     %1 = memref.load %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %0, %1 : memref<4xf32, strided<[?], offset: ?>>, f32
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// The callee writes, and nothing reads the operand later.
func.func private @writer(%t: tensor<4xf32>, %i: index, %f: f32) -> tensor<4xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @caller(%t: tensor<4xf32>, %i: index, %f: f32) -> tensor<4xf32> {
  %0 = call @writer(%t, %i, %f) : (tensor<4xf32>, index, f32) -> tensor<4xf32>
  %1 = call @writer(%0, %i, %f) : (tensor<4xf32>, index, f32) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @writer(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     memref.store %arg2, %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %arg0 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %0 = call @writer(%arg0, %arg1, %arg2) : (memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = call @writer(%0, %arg1, %arg2) : (memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %1 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func private @writer(%arg0: tensor<4xf32> {bufferization.access = "read-write"}, %arg1: index, %arg2: f32) -> tensor<4xf32> {
// ANALYSIS-NEXT:     %inserted = tensor.insert %arg2 into %arg0[%arg1] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<4xf32>
// ANALYSIS-NEXT:     return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %inserted : tensor<4xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT:   func.func @caller(%arg0: tensor<4xf32> {bufferization.access = "read-write"}, %arg1: index, %arg2: f32) -> tensor<4xf32> {
// ANALYSIS-NEXT:     %0 = call @writer(%arg0, %arg1, %arg2) {__inplace_operands_attr__ = ["true", "none", "none"]} : (tensor<4xf32>, index, f32) -> tensor<4xf32>
// ANALYSIS-NEXT:     %1 = call @writer(%0, %arg1, %arg2) {__inplace_operands_attr__ = ["true", "none", "none"]} : (tensor<4xf32>, index, f32) -> tensor<4xf32>
// ANALYSIS-NEXT:     return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %1 : tensor<4xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func private @writer(%arg0: memref<4xf32>, %arg1: index, %arg2: f32) -> memref<4xf32> {
// IDENTITY-NEXT:     memref.store %arg2, %arg0[%arg1] : memref<4xf32>
// IDENTITY-NEXT:     return %arg0 : memref<4xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT:   func.func @caller(%arg0: memref<4xf32>, %arg1: index, %arg2: f32) -> memref<4xf32> {
// IDENTITY-NEXT:     %0 = call @writer(%arg0, %arg1, %arg2) : (memref<4xf32>, index, f32) -> memref<4xf32>
// IDENTITY-NEXT:     %1 = call @writer(%0, %arg1, %arg2) : (memref<4xf32>, index, f32) -> memref<4xf32>
// IDENTITY-NEXT:     return %1 : memref<4xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func private @writer(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     memref.store %arg2, %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %arg0 : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     %0 = call @writer(%arg0, %arg1, %arg2) : (memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     %1 = call @writer(%0, %arg1, %arg2) : (memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %1 : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// The callee returns something new.
func.func private @maker(%f: f32) -> tensor<4xf32> {
  %0 = bufferization.alloc_tensor() : tensor<4xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func @caller(%f: f32, %i: index) -> (tensor<4xf32>, f32) {
  %0 = call @maker(%f) : (f32) -> tensor<4xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<4xf32>
  %2 = tensor.extract %1[%i] : tensor<4xf32>
  return %1, %2 : tensor<4xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @maker(%arg0: f32) -> memref<4xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%arg0 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %alloc : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: f32, %arg1: index) -> (memref<4xf32>, f32) {
// CHECK-NEXT:     %0 = call @maker(%arg0) : (f32) -> memref<4xf32>
// CHECK-NEXT:     memref.store %arg0, %0[%arg1] : memref<4xf32>
// CHECK-NEXT:     %1 = memref.load %0[%arg1] : memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0, %1 : memref<4xf32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func private @maker(%arg0: f32) -> tensor<4xf32> {
// ANALYSIS-NEXT:     %0 = bufferization.alloc_tensor() : tensor<4xf32>
// ANALYSIS-NEXT:     %1 = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%arg0 : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
// ANALYSIS-NEXT:     return {__inplace_operands_attr__ = ["true"]} %1 : tensor<4xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT:   func.func @caller(%arg0: f32, %arg1: index) -> (tensor<4xf32>, f32) {
// ANALYSIS-NEXT:     %0 = call @maker(%arg0) : (f32) -> tensor<4xf32>
// ANALYSIS-NEXT:     %inserted = tensor.insert %arg0 into %0[%arg1] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<4xf32>
// ANALYSIS-NEXT:     %extracted = tensor.extract %inserted[%arg1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<4xf32>
// ANALYSIS-NEXT:     return {__inplace_operands_attr__ = ["true", "none"]} %inserted, %extracted : tensor<4xf32>, f32
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func private @maker(%arg0: f32) -> memref<4xf32> {
// IDENTITY-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// IDENTITY-NEXT:     linalg.fill ins(%arg0 : f32) outs(%alloc : memref<4xf32>)
// IDENTITY-NEXT:     return %alloc : memref<4xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT:   func.func @caller(%arg0: f32, %arg1: index) -> (memref<4xf32>, f32) {
// IDENTITY-NEXT:     %0 = call @maker(%arg0) : (f32) -> memref<4xf32>
// IDENTITY-NEXT:     memref.store %arg0, %0[%arg1] : memref<4xf32>
// IDENTITY-NEXT:     %1 = memref.load %0[%arg1] : memref<4xf32>
// IDENTITY-NEXT:     return %0, %1 : memref<4xf32>, f32
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func private @maker(%arg0: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// DYNAMIC-NEXT:     linalg.fill ins(%arg0 : f32) outs(%alloc : memref<4xf32>)
// DYNAMIC-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %cast : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT:   func.func @caller(%arg0: f32, %arg1: index) -> (memref<4xf32, strided<[?], offset: ?>>, f32) {
// DYNAMIC-NEXT:     %0 = call @maker(%arg0) : (f32) -> memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     memref.store %arg0, %0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     %1 = memref.load %0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %0, %1 : memref<4xf32, strided<[?], offset: ?>>, f32
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// The caller stands in front of its callee.
func.func @caller(%f: f32, %i: index) -> tensor<4xf32> {
  %0 = call @maker(%f) : (f32) -> tensor<4xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func private @maker(%f: f32) -> tensor<4xf32> {
  %0 = bufferization.alloc_tensor() : tensor<4xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @caller(%arg0: f32, %arg1: index) -> memref<4xf32> {
// CHECK-NEXT:     %0 = call @maker(%arg0) : (f32) -> memref<4xf32>
// CHECK-NEXT:     memref.store %arg0, %0[%arg1] : memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @maker(%arg0: f32) -> memref<4xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%arg0 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %alloc : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func @caller(%arg0: f32, %arg1: index) -> tensor<4xf32> {
// ANALYSIS-NEXT:     %0 = call @maker(%arg0) : (f32) -> tensor<4xf32>
// ANALYSIS-NEXT:     %inserted = tensor.insert %arg0 into %0[%arg1] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<4xf32>
// ANALYSIS-NEXT:     return {__inplace_operands_attr__ = ["true"]} %inserted : tensor<4xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT:   func.func private @maker(%arg0: f32) -> tensor<4xf32> {
// ANALYSIS-NEXT:     %0 = bufferization.alloc_tensor() : tensor<4xf32>
// ANALYSIS-NEXT:     %1 = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%arg0 : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
// ANALYSIS-NEXT:     return {__inplace_operands_attr__ = ["true"]} %1 : tensor<4xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func @caller(%arg0: f32, %arg1: index) -> memref<4xf32> {
// IDENTITY-NEXT:     %0 = call @maker(%arg0) : (f32) -> memref<4xf32>
// IDENTITY-NEXT:     memref.store %arg0, %0[%arg1] : memref<4xf32>
// IDENTITY-NEXT:     return %0 : memref<4xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT:   func.func private @maker(%arg0: f32) -> memref<4xf32> {
// IDENTITY-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// IDENTITY-NEXT:     linalg.fill ins(%arg0 : f32) outs(%alloc : memref<4xf32>)
// IDENTITY-NEXT:     return %alloc : memref<4xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func @caller(%arg0: f32, %arg1: index) -> memref<4xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     %0 = call @maker(%arg0) : (f32) -> memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     memref.store %arg0, %0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %0 : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT:   func.func private @maker(%arg0: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// DYNAMIC-NEXT:     linalg.fill ins(%arg0 : f32) outs(%alloc : memref<4xf32>)
// DYNAMIC-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %cast : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// A declaration may read and write its operand.
func.func private @outside(tensor<4xf32>)
func.func @caller(%t: tensor<4xf32>, %i: index) -> f32 {
  call @outside(%t) : (tensor<4xf32>) -> ()
  %0 = tensor.extract %t[%i] : tensor<4xf32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @outside(memref<4xf32, strided<[?], offset: ?>>)
// CHECK-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index) -> f32 {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     call @outside(%cast) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:     %0 = memref.load %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func private @outside(tensor<4xf32> {bufferization.access = "read-write"})
// ANALYSIS-NEXT:   func.func @caller(%arg0: tensor<4xf32> {bufferization.access = "read"}, %arg1: index) -> f32 {
// ANALYSIS-NEXT:     call @outside(%arg0) {__inplace_operands_attr__ = ["false"]} : (tensor<4xf32>) -> ()
// ANALYSIS-NEXT:     %extracted = tensor.extract %arg0[%arg1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<4xf32>
// ANALYSIS-NEXT:     return %extracted : f32
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func private @outside(memref<4xf32>)
// IDENTITY-NEXT:   func.func @caller(%arg0: memref<4xf32>, %arg1: index) -> f32 {
// IDENTITY-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// IDENTITY-NEXT:     memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
// IDENTITY-NEXT:     call @outside(%alloc) : (memref<4xf32>) -> ()
// IDENTITY-NEXT:     %0 = memref.load %arg0[%arg1] : memref<4xf32>
// IDENTITY-NEXT:     return %0 : f32
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func private @outside(memref<4xf32, strided<[?], offset: ?>>)
// DYNAMIC-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index) -> f32 {
// DYNAMIC-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// DYNAMIC-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// DYNAMIC-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     call @outside(%cast) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// DYNAMIC-NEXT:     %0 = memref.load %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %0 : f32
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// It says that it only reads.
func.func private @outside(tensor<4xf32> {bufferization.access = "read"})
func.func @caller(%t: tensor<4xf32>, %i: index) -> f32 {
  call @outside(%t) : (tensor<4xf32>) -> ()
  %0 = tensor.extract %t[%i] : tensor<4xf32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @outside(memref<4xf32, strided<[?], offset: ?>> {bufferization.access = "read"})
// CHECK-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index) -> f32 {
// CHECK-NEXT:     call @outside(%arg0) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:     %0 = memref.load %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func private @outside(tensor<4xf32> {bufferization.access = "read"})
// ANALYSIS-NEXT:   func.func @caller(%arg0: tensor<4xf32> {bufferization.access = "read"}, %arg1: index) -> f32 {
// ANALYSIS-NEXT:     call @outside(%arg0) {__inplace_operands_attr__ = ["true"]} : (tensor<4xf32>) -> ()
// ANALYSIS-NEXT:     %extracted = tensor.extract %arg0[%arg1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<4xf32>
// ANALYSIS-NEXT:     return %extracted : f32
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func private @outside(memref<4xf32> {bufferization.access = "read"})
// IDENTITY-NEXT:   func.func @caller(%arg0: memref<4xf32>, %arg1: index) -> f32 {
// IDENTITY-NEXT:     call @outside(%arg0) : (memref<4xf32>) -> ()
// IDENTITY-NEXT:     %0 = memref.load %arg0[%arg1] : memref<4xf32>
// IDENTITY-NEXT:     return %0 : f32
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func private @outside(memref<4xf32, strided<[?], offset: ?>> {bufferization.access = "read"})
// DYNAMIC-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index) -> f32 {
// DYNAMIC-NEXT:     call @outside(%arg0) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// DYNAMIC-NEXT:     %0 = memref.load %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %0 : f32
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// It says that it only writes, or does nothing.
func.func private @writes(tensor<4xf32> {bufferization.access = "write"})
func.func private @nothing(tensor<4xf32> {bufferization.access = "none"})
func.func @caller(%t: tensor<4xf32>, %i: index) -> f32 {
  call @nothing(%t) : (tensor<4xf32>) -> ()
  call @writes(%t) : (tensor<4xf32>) -> ()
  %0 = tensor.extract %t[%i] : tensor<4xf32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @writes(memref<4xf32, strided<[?], offset: ?>> {bufferization.access = "write"})
// CHECK-NEXT:   func.func private @nothing(memref<4xf32, strided<[?], offset: ?>> {bufferization.access = "none"})
// CHECK-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index) -> f32 {
// CHECK-NEXT:     call @nothing(%arg0) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     call @writes(%cast) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:     %0 = memref.load %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func private @writes(tensor<4xf32> {bufferization.access = "write"})
// ANALYSIS-NEXT:   func.func private @nothing(tensor<4xf32> {bufferization.access = "none"})
// ANALYSIS-NEXT:   func.func @caller(%arg0: tensor<4xf32> {bufferization.access = "read"}, %arg1: index) -> f32 {
// ANALYSIS-NEXT:     call @nothing(%arg0) {__inplace_operands_attr__ = ["true"]} : (tensor<4xf32>) -> ()
// ANALYSIS-NEXT:     call @writes(%arg0) {__inplace_operands_attr__ = ["false"]} : (tensor<4xf32>) -> ()
// ANALYSIS-NEXT:     %extracted = tensor.extract %arg0[%arg1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<4xf32>
// ANALYSIS-NEXT:     return %extracted : f32
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func private @writes(memref<4xf32> {bufferization.access = "write"})
// IDENTITY-NEXT:   func.func private @nothing(memref<4xf32> {bufferization.access = "none"})
// IDENTITY-NEXT:   func.func @caller(%arg0: memref<4xf32>, %arg1: index) -> f32 {
// IDENTITY-NEXT:     call @nothing(%arg0) : (memref<4xf32>) -> ()
// IDENTITY-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// IDENTITY-NEXT:     call @writes(%alloc) : (memref<4xf32>) -> ()
// IDENTITY-NEXT:     %0 = memref.load %arg0[%arg1] : memref<4xf32>
// IDENTITY-NEXT:     return %0 : f32
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func private @writes(memref<4xf32, strided<[?], offset: ?>> {bufferization.access = "write"})
// DYNAMIC-NEXT:   func.func private @nothing(memref<4xf32, strided<[?], offset: ?>> {bufferization.access = "none"})
// DYNAMIC-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index) -> f32 {
// DYNAMIC-NEXT:     call @nothing(%arg0) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// DYNAMIC-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// DYNAMIC-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     call @writes(%cast) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// DYNAMIC-NEXT:     %0 = memref.load %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %0 : f32
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// A callee that gives one of two arguments: both may be the result.
func.func private @choose(%c: i1, %a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %r = arith.select %c, %a, %b : tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @caller(%c: i1, %a: tensor<4xf32>, %b: tensor<4xf32>, %f: f32, %i: index)
    -> (tensor<4xf32>, f32) {
  %0 = call @choose(%c, %a, %b) : (i1, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<4xf32>
  %2 = tensor.extract %a[%i] : tensor<4xf32>
  return %1, %2 : tensor<4xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @choose(%arg0: i1, %arg1: memref<4xf32, strided<[?], offset: ?>>, %arg2: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %0 = arith.select %arg0, %arg1, %arg2 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: i1, %arg1: memref<4xf32, strided<[?], offset: ?>>, %arg2: memref<4xf32, strided<[?], offset: ?>>, %arg3: f32, %arg4: index) -> (memref<4xf32, strided<[?], offset: ?>>, f32) {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg1, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %0 = call @choose(%arg0, %cast, %arg2) : (i1, memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     memref.store %arg3, %0[%arg4] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = memref.load %arg1[%arg4] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0, %1 : memref<4xf32, strided<[?], offset: ?>>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func private @choose(%arg0: i1, %arg1: tensor<4xf32> {bufferization.access = "read"}, %arg2: tensor<4xf32> {bufferization.access = "read"}) -> tensor<4xf32> {
// ANALYSIS-NEXT:     %0 = arith.select %arg0, %arg1, %arg2 {__inplace_operands_attr__ = ["none", "true", "true"]} : tensor<4xf32>
// ANALYSIS-NEXT:     return {__inplace_operands_attr__ = ["true"]} %0 : tensor<4xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT:   func.func @caller(%arg0: i1, %arg1: tensor<4xf32> {bufferization.access = "read"}, %arg2: tensor<4xf32> {bufferization.access = "read-write"}, %arg3: f32, %arg4: index) -> (tensor<4xf32>, f32) {
// ANALYSIS-NEXT:     %0 = call @choose(%arg0, %arg1, %arg2) {__inplace_operands_attr__ = ["none", "false", "true"]} : (i1, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// ANALYSIS-NEXT:     %inserted = tensor.insert %arg3 into %0[%arg4] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<4xf32>
// ANALYSIS-NEXT:     %extracted = tensor.extract %arg1[%arg4] {__inplace_operands_attr__ = ["true", "none"]} : tensor<4xf32>
// ANALYSIS-NEXT:     return {__inplace_operands_attr__ = ["true", "none"]} %inserted, %extracted : tensor<4xf32>, f32
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func private @choose(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>) -> memref<4xf32> {
// IDENTITY-NEXT:     %0 = arith.select %arg0, %arg1, %arg2 : memref<4xf32>
// IDENTITY-NEXT:     return %0 : memref<4xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT:   func.func @caller(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>, %arg3: f32, %arg4: index) -> (memref<4xf32>, f32) {
// IDENTITY-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// IDENTITY-NEXT:     memref.copy %arg1, %alloc : memref<4xf32> to memref<4xf32>
// IDENTITY-NEXT:     %0 = call @choose(%arg0, %alloc, %arg2) : (i1, memref<4xf32>, memref<4xf32>) -> memref<4xf32>
// IDENTITY-NEXT:     memref.store %arg3, %0[%arg4] : memref<4xf32>
// IDENTITY-NEXT:     %1 = memref.load %arg1[%arg4] : memref<4xf32>
// IDENTITY-NEXT:     return %0, %1 : memref<4xf32>, f32
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func private @choose(%arg0: i1, %arg1: memref<4xf32, strided<[?], offset: ?>>, %arg2: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     %0 = arith.select %arg0, %arg1, %arg2 : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %0 : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT:   func.func @caller(%arg0: i1, %arg1: memref<4xf32, strided<[?], offset: ?>>, %arg2: memref<4xf32, strided<[?], offset: ?>>, %arg3: f32, %arg4: index) -> (memref<4xf32, strided<[?], offset: ?>>, f32) {
// DYNAMIC-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// DYNAMIC-NEXT:     memref.copy %arg1, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// DYNAMIC-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     %0 = call @choose(%arg0, %cast, %arg2) : (i1, memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     memref.store %arg3, %0[%arg4] : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     %1 = memref.load %arg1[%arg4] : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %0, %1 : memref<4xf32, strided<[?], offset: ?>>, f32
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// Two results, which are the arguments in another order.
func.func private @swap(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  return %b, %a : tensor<4xf32>, tensor<4xf32>
}
func.func @caller(%a: tensor<4xf32>, %b: tensor<4xf32>, %f: f32, %i: index)
    -> (tensor<4xf32>, tensor<4xf32>) {
  %0:2 = call @swap(%a, %b) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %1 = tensor.insert %f into %0#0[%i] : tensor<4xf32>
  return %1, %0#1 : tensor<4xf32>, tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @swap(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: memref<4xf32, strided<[?], offset: ?>>) -> (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:     return %arg1, %arg0 : memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: memref<4xf32, strided<[?], offset: ?>>, %arg2: f32, %arg3: index) -> (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:     %0:2 = call @swap(%arg0, %arg1) : (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) -> (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>)
// CHECK-NEXT:     memref.store %arg2, %0#0[%arg3] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0#0, %0#1 : memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func private @swap(%arg0: tensor<4xf32> {bufferization.access = "read"}, %arg1: tensor<4xf32> {bufferization.access = "read"}) -> (tensor<4xf32>, tensor<4xf32>) {
// ANALYSIS-NEXT:     return {__equivalent_func_args__ = [1, 0], __inplace_operands_attr__ = ["true", "true"]} %arg1, %arg0 : tensor<4xf32>, tensor<4xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT:   func.func @caller(%arg0: tensor<4xf32> {bufferization.access = "read"}, %arg1: tensor<4xf32> {bufferization.access = "read-write"}, %arg2: f32, %arg3: index) -> (tensor<4xf32>, tensor<4xf32>) {
// ANALYSIS-NEXT:     %0:2 = call @swap(%arg0, %arg1) {__inplace_operands_attr__ = ["true", "true"]} : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
// ANALYSIS-NEXT:     %inserted = tensor.insert %arg2 into %0#0[%arg3] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<4xf32>
// ANALYSIS-NEXT:     return {__equivalent_func_args__ = [1, 0], __inplace_operands_attr__ = ["true", "true"]} %inserted, %0#1 : tensor<4xf32>, tensor<4xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func private @swap(%arg0: memref<4xf32>, %arg1: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
// IDENTITY-NEXT:     return %arg1, %arg0 : memref<4xf32>, memref<4xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT:   func.func @caller(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: f32, %arg3: index) -> (memref<4xf32>, memref<4xf32>) {
// IDENTITY-NEXT:     %0:2 = call @swap(%arg0, %arg1) : (memref<4xf32>, memref<4xf32>) -> (memref<4xf32>, memref<4xf32>)
// IDENTITY-NEXT:     memref.store %arg2, %0#0[%arg3] : memref<4xf32>
// IDENTITY-NEXT:     return %0#0, %0#1 : memref<4xf32>, memref<4xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func private @swap(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: memref<4xf32, strided<[?], offset: ?>>) -> (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) {
// DYNAMIC-NEXT:     return %arg1, %arg0 : memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: memref<4xf32, strided<[?], offset: ?>>, %arg2: f32, %arg3: index) -> (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) {
// DYNAMIC-NEXT:     %0:2 = call @swap(%arg0, %arg1) : (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) -> (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>)
// DYNAMIC-NEXT:     memref.store %arg2, %0#0[%arg3] : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %0#0, %0#1 : memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// A slice comes back.
func.func private @part(%t: tensor<8xf32>) -> tensor<4xf32> {
  %0 = tensor.extract_slice %t[2] [4] [1] : tensor<8xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @caller(%t: tensor<8xf32>, %f: f32, %i: index) -> (tensor<4xf32>, f32) {
  %0 = call @part(%t) : (tensor<8xf32>) -> tensor<4xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<4xf32>
  %2 = tensor.extract %t[%i] : tensor<8xf32>
  return %1, %2 : tensor<4xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @part(%arg0: memref<8xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %subview = memref.subview %arg0[2] [4] [1] : memref<8xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %subview : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: memref<8xf32, strided<[?], offset: ?>>, %arg1: f32, %arg2: index) -> (memref<4xf32>, f32) {
// CHECK-NEXT:     %0 = call @part(%arg0) : (memref<8xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     memref.store %arg1, %alloc[%arg2] : memref<4xf32>
// CHECK-NEXT:     %1 = memref.load %arg0[%arg2] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %alloc, %1 : memref<4xf32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func private @part(%arg0: tensor<8xf32> {bufferization.access = "read"}) -> tensor<4xf32> {
// ANALYSIS-NEXT:     %extracted_slice = tensor.extract_slice %arg0[2] [4] [1] {__inplace_operands_attr__ = ["true"]} : tensor<8xf32> to tensor<4xf32>
// ANALYSIS-NEXT:     return {__inplace_operands_attr__ = ["true"]} %extracted_slice : tensor<4xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT:   func.func @caller(%arg0: tensor<8xf32> {bufferization.access = "read"}, %arg1: f32, %arg2: index) -> (tensor<4xf32>, f32) {
// ANALYSIS-NEXT:     %0 = call @part(%arg0) {__inplace_operands_attr__ = ["false"]} : (tensor<8xf32>) -> tensor<4xf32>
// ANALYSIS-NEXT:     %inserted = tensor.insert %arg1 into %0[%arg2] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<4xf32>
// ANALYSIS-NEXT:     %extracted = tensor.extract %arg0[%arg2] {__inplace_operands_attr__ = ["true", "none"]} : tensor<8xf32>
// ANALYSIS-NEXT:     return {__inplace_operands_attr__ = ["true", "none"]} %inserted, %extracted : tensor<4xf32>, f32
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func private @part(%arg0: memref<8xf32>) -> memref<4xf32> {
// IDENTITY-NEXT:     %subview = memref.subview %arg0[2] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 2>>
// IDENTITY-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// IDENTITY-NEXT:     memref.copy %subview, %alloc : memref<4xf32, strided<[1], offset: 2>> to memref<4xf32>
// IDENTITY-NEXT:     return %alloc : memref<4xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT:   func.func @caller(%arg0: memref<8xf32>, %arg1: f32, %arg2: index) -> (memref<4xf32>, f32) {
// IDENTITY-NEXT:     %0 = call @part(%arg0) : (memref<8xf32>) -> memref<4xf32>
// IDENTITY-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// IDENTITY-NEXT:     memref.copy %0, %alloc : memref<4xf32> to memref<4xf32>
// IDENTITY-NEXT:     memref.store %arg1, %alloc[%arg2] : memref<4xf32>
// IDENTITY-NEXT:     %1 = memref.load %arg0[%arg2] : memref<8xf32>
// IDENTITY-NEXT:     return %alloc, %1 : memref<4xf32>, f32
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func private @part(%arg0: memref<8xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     %subview = memref.subview %arg0[2] [4] [1] : memref<8xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %subview : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT:   func.func @caller(%arg0: memref<8xf32, strided<[?], offset: ?>>, %arg1: f32, %arg2: index) -> (memref<4xf32, strided<[?], offset: ?>>, f32) {
// DYNAMIC-NEXT:     %0 = call @part(%arg0) : (memref<8xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// DYNAMIC-NEXT:     memref.copy %0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// DYNAMIC-NEXT:     memref.store %arg1, %alloc[%arg2] : memref<4xf32>
// DYNAMIC-NEXT:     %1 = memref.load %arg0[%arg2] : memref<8xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %cast, %1 : memref<4xf32, strided<[?], offset: ?>>, f32
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// A call in a loop: what the callee gives is carried.
func.func private @step(%t: tensor<4xf32>, %i: index, %f: f32) -> tensor<4xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @caller(%t: tensor<4xf32>, %l: index, %u: index, %s: index, %f: f32) -> tensor<4xf32> {
  %r = scf.for %i = %l to %u step %s iter_args(%x = %t) -> tensor<4xf32> {
    %0 = func.call @step(%x, %i, %f) : (tensor<4xf32>, index, f32) -> tensor<4xf32>
    scf.yield %0 : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @step(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     memref.store %arg2, %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %arg0 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: index, %arg3: index, %arg4: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %0 = scf.for %arg5 = %arg1 to %arg2 step %arg3 iter_args(%arg6 = %arg0) -> (memref<4xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:       %1 = func.call @step(%arg6, %arg5, %arg4) : (memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       scf.yield %1 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func private @step(%arg0: tensor<4xf32> {bufferization.access = "read-write"}, %arg1: index, %arg2: f32) -> tensor<4xf32> {
// ANALYSIS-NEXT:     %inserted = tensor.insert %arg2 into %arg0[%arg1] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<4xf32>
// ANALYSIS-NEXT:     return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %inserted : tensor<4xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT:   func.func @caller(%arg0: tensor<4xf32> {bufferization.access = "read-write"}, %arg1: index, %arg2: index, %arg3: index, %arg4: f32) -> tensor<4xf32> {
// ANALYSIS-NEXT:     %0 = scf.for %arg5 = %arg1 to %arg2 step %arg3 iter_args(%arg6 = %arg0) -> (tensor<4xf32>) {
// ANALYSIS-NEXT:       %1 = func.call @step(%arg6, %arg5, %arg4) {__inplace_operands_attr__ = ["true", "none", "none"]} : (tensor<4xf32>, index, f32) -> tensor<4xf32>
// ANALYSIS-NEXT:       scf.yield {__inplace_operands_attr__ = ["true"]} %1 : tensor<4xf32>
// ANALYSIS-NEXT:     } {__inplace_operands_attr__ = ["none", "none", "none", "true"]}
// ANALYSIS-NEXT:     return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %0 : tensor<4xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func private @step(%arg0: memref<4xf32>, %arg1: index, %arg2: f32) -> memref<4xf32> {
// IDENTITY-NEXT:     memref.store %arg2, %arg0[%arg1] : memref<4xf32>
// IDENTITY-NEXT:     return %arg0 : memref<4xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT:   func.func @caller(%arg0: memref<4xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: f32) -> memref<4xf32> {
// IDENTITY-NEXT:     %0 = scf.for %arg5 = %arg1 to %arg2 step %arg3 iter_args(%arg6 = %arg0) -> (memref<4xf32>) {
// IDENTITY-NEXT:       %1 = func.call @step(%arg6, %arg5, %arg4) : (memref<4xf32>, index, f32) -> memref<4xf32>
// IDENTITY-NEXT:       scf.yield %1 : memref<4xf32>
// IDENTITY-NEXT:     }
// IDENTITY-NEXT:     return %0 : memref<4xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func private @step(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     memref.store %arg2, %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %arg0 : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: index, %arg3: index, %arg4: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     %0 = scf.for %arg5 = %arg1 to %arg2 step %arg3 iter_args(%arg6 = %arg0) -> (memref<4xf32, strided<[?], offset: ?>>) {
// DYNAMIC-NEXT:       %1 = func.call @step(%arg6, %arg5, %arg4) : (memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:       scf.yield %1 : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     }
// DYNAMIC-NEXT:     return %0 : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// A chain of calls, from the last function to the first.
func.func @first(%t: tensor<4xf32>, %i: index, %f: f32) -> tensor<4xf32> {
  %0 = call @second(%t, %i, %f) : (tensor<4xf32>, index, f32) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @second(%t: tensor<4xf32>, %i: index, %f: f32) -> tensor<4xf32> {
  %0 = call @third(%t, %i, %f) : (tensor<4xf32>, index, f32) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @third(%t: tensor<4xf32>, %i: index, %f: f32) -> tensor<4xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @first(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %0 = call @second(%arg0, %arg1, %arg2) : (memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @second(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %0 = call @third(%arg0, %arg1, %arg2) : (memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @third(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     memref.store %arg2, %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %arg0 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func @first(%arg0: tensor<4xf32> {bufferization.access = "read-write"}, %arg1: index, %arg2: f32) -> tensor<4xf32> {
// ANALYSIS-NEXT:     %0 = call @second(%arg0, %arg1, %arg2) {__inplace_operands_attr__ = ["true", "none", "none"]} : (tensor<4xf32>, index, f32) -> tensor<4xf32>
// ANALYSIS-NEXT:     return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %0 : tensor<4xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT:   func.func private @second(%arg0: tensor<4xf32> {bufferization.access = "read-write"}, %arg1: index, %arg2: f32) -> tensor<4xf32> {
// ANALYSIS-NEXT:     %0 = call @third(%arg0, %arg1, %arg2) {__inplace_operands_attr__ = ["true", "none", "none"]} : (tensor<4xf32>, index, f32) -> tensor<4xf32>
// ANALYSIS-NEXT:     return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %0 : tensor<4xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT:   func.func private @third(%arg0: tensor<4xf32> {bufferization.access = "read-write"}, %arg1: index, %arg2: f32) -> tensor<4xf32> {
// ANALYSIS-NEXT:     %inserted = tensor.insert %arg2 into %arg0[%arg1] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<4xf32>
// ANALYSIS-NEXT:     return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %inserted : tensor<4xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func @first(%arg0: memref<4xf32>, %arg1: index, %arg2: f32) -> memref<4xf32> {
// IDENTITY-NEXT:     %0 = call @second(%arg0, %arg1, %arg2) : (memref<4xf32>, index, f32) -> memref<4xf32>
// IDENTITY-NEXT:     return %0 : memref<4xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT:   func.func private @second(%arg0: memref<4xf32>, %arg1: index, %arg2: f32) -> memref<4xf32> {
// IDENTITY-NEXT:     %0 = call @third(%arg0, %arg1, %arg2) : (memref<4xf32>, index, f32) -> memref<4xf32>
// IDENTITY-NEXT:     return %0 : memref<4xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT:   func.func private @third(%arg0: memref<4xf32>, %arg1: index, %arg2: f32) -> memref<4xf32> {
// IDENTITY-NEXT:     memref.store %arg2, %arg0[%arg1] : memref<4xf32>
// IDENTITY-NEXT:     return %arg0 : memref<4xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func @first(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     %0 = call @second(%arg0, %arg1, %arg2) : (memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %0 : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT:   func.func private @second(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     %0 = call @third(%arg0, %arg1, %arg2) : (memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %0 : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT:   func.func private @third(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     memref.store %arg2, %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %arg0 : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// One operand twice.
func.func private @copy(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.copy ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @caller(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @copy(%t, %t) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @copy(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     linalg.copy ins(%arg0 : memref<4xf32, strided<[?], offset: ?>>) outs(%arg1 : memref<4xf32, strided<[?], offset: ?>>)
// CHECK-NEXT:     return %arg1 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %0 = call @copy(%arg0, %cast) : (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func private @copy(%arg0: tensor<4xf32> {bufferization.access = "read"}, %arg1: tensor<4xf32> {bufferization.access = "write"}) -> tensor<4xf32> {
// ANALYSIS-NEXT:     %0 = linalg.copy {__inplace_operands_attr__ = ["true", "true"]} ins(%arg0 : tensor<4xf32>) outs(%arg1 : tensor<4xf32>) -> tensor<4xf32>
// ANALYSIS-NEXT:     return {__equivalent_func_args__ = [1], __inplace_operands_attr__ = ["true"]} %0 : tensor<4xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT:   func.func @caller(%arg0: tensor<4xf32> {bufferization.access = "read"}) -> tensor<4xf32> {
// ANALYSIS-NEXT:     %0 = call @copy(%arg0, %arg0) {__inplace_operands_attr__ = ["true", "false"]} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// ANALYSIS-NEXT:     return {__inplace_operands_attr__ = ["true"]} %0 : tensor<4xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func private @copy(%arg0: memref<4xf32>, %arg1: memref<4xf32>) -> memref<4xf32> {
// IDENTITY-NEXT:     linalg.copy ins(%arg0 : memref<4xf32>) outs(%arg1 : memref<4xf32>)
// IDENTITY-NEXT:     return %arg1 : memref<4xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT:   func.func @caller(%arg0: memref<4xf32>) -> memref<4xf32> {
// IDENTITY-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// IDENTITY-NEXT:     %0 = call @copy(%arg0, %alloc) : (memref<4xf32>, memref<4xf32>) -> memref<4xf32>
// IDENTITY-NEXT:     return %0 : memref<4xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func private @copy(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     linalg.copy ins(%arg0 : memref<4xf32, strided<[?], offset: ?>>) outs(%arg1 : memref<4xf32, strided<[?], offset: ?>>)
// DYNAMIC-NEXT:     return %arg1 : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// DYNAMIC-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     %0 = call @copy(%arg0, %cast) : (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %0 : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// A constant is handed to a function that writes.
func.func private @writer(%t: tensor<2xf32>, %i: index, %f: f32) -> tensor<2xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func @caller(%i: index, %f: f32) -> tensor<2xf32> {
  %t = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %0 = call @writer(%t, %i, %f) : (tensor<2xf32>, index, f32) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   memref.global "private" constant @__constant_2xf32 : memref<2xf32> = dense<[1.000000e+00, 2.000000e+00]> {alignment = 64 : i64}
// CHECK-NEXT:   func.func private @writer(%arg0: memref<2xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<2xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     memref.store %arg2, %arg0[%arg1] : memref<2xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %arg0 : memref<2xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: index, %arg1: f32) -> memref<2xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %0 = memref.get_global @__constant_2xf32 : memref<2xf32>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
// CHECK-NEXT:     memref.copy %0, %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = call @writer(%cast, %arg0, %arg1) : (memref<2xf32, strided<[?], offset: ?>>, index, f32) -> memref<2xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %1 : memref<2xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func private @writer(%arg0: tensor<2xf32> {bufferization.access = "read-write"}, %arg1: index, %arg2: f32) -> tensor<2xf32> {
// ANALYSIS-NEXT:     %inserted = tensor.insert %arg2 into %arg0[%arg1] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<2xf32>
// ANALYSIS-NEXT:     return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %inserted : tensor<2xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT:   func.func @caller(%arg0: index, %arg1: f32) -> tensor<2xf32> {
// ANALYSIS-NEXT:     %cst = arith.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
// ANALYSIS-NEXT:     %0 = call @writer(%cst, %arg0, %arg1) {__inplace_operands_attr__ = ["false", "none", "none"]} : (tensor<2xf32>, index, f32) -> tensor<2xf32>
// ANALYSIS-NEXT:     return {__inplace_operands_attr__ = ["true"]} %0 : tensor<2xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   memref.global "private" constant @__constant_2xf32 : memref<2xf32> = dense<[1.000000e+00, 2.000000e+00]> {alignment = 64 : i64}
// IDENTITY-NEXT:   func.func private @writer(%arg0: memref<2xf32>, %arg1: index, %arg2: f32) -> memref<2xf32> {
// IDENTITY-NEXT:     memref.store %arg2, %arg0[%arg1] : memref<2xf32>
// IDENTITY-NEXT:     return %arg0 : memref<2xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT:   func.func @caller(%arg0: index, %arg1: f32) -> memref<2xf32> {
// IDENTITY-NEXT:     %0 = memref.get_global @__constant_2xf32 : memref<2xf32>
// IDENTITY-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
// IDENTITY-NEXT:     memref.copy %0, %alloc : memref<2xf32> to memref<2xf32>
// IDENTITY-NEXT:     %1 = call @writer(%alloc, %arg0, %arg1) : (memref<2xf32>, index, f32) -> memref<2xf32>
// IDENTITY-NEXT:     return %1 : memref<2xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   memref.global "private" constant @__constant_2xf32 : memref<2xf32> = dense<[1.000000e+00, 2.000000e+00]> {alignment = 64 : i64}
// DYNAMIC-NEXT:   func.func private @writer(%arg0: memref<2xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<2xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     memref.store %arg2, %arg0[%arg1] : memref<2xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %arg0 : memref<2xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT:   func.func @caller(%arg0: index, %arg1: f32) -> memref<2xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     %0 = memref.get_global @__constant_2xf32 : memref<2xf32>
// DYNAMIC-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
// DYNAMIC-NEXT:     memref.copy %0, %alloc : memref<2xf32> to memref<2xf32>
// DYNAMIC-NEXT:     %cast = memref.cast %alloc : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     %1 = call @writer(%cast, %arg0, %arg1) : (memref<2xf32, strided<[?], offset: ?>>, index, f32) -> memref<2xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %1 : memref<2xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// Functions without tensors may call each other, and themselves.
func.func @even(%n: i32) -> i1 {
  %0 = call @odd(%n) : (i32) -> i1
  return %0 : i1
}
func.func @odd(%n: i32) -> i1 {
  %0 = call @even(%n) : (i32) -> i1
  %1 = call @odd(%n) : (i32) -> i1
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @even(%arg0: i32) -> i1 {
// CHECK-NEXT:     %0 = call @odd(%arg0) : (i32) -> i1
// CHECK-NEXT:     return %0 : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @odd(%arg0: i32) -> i1 {
// CHECK-NEXT:     %0 = call @even(%arg0) : (i32) -> i1
// CHECK-NEXT:     %1 = call @odd(%arg0) : (i32) -> i1
// CHECK-NEXT:     return %1 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func @even(%arg0: i32) -> i1 {
// ANALYSIS-NEXT:     %0 = call @odd(%arg0) : (i32) -> i1
// ANALYSIS-NEXT:     return %0 : i1
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT:   func.func @odd(%arg0: i32) -> i1 {
// ANALYSIS-NEXT:     %0 = call @even(%arg0) : (i32) -> i1
// ANALYSIS-NEXT:     %1 = call @odd(%arg0) : (i32) -> i1
// ANALYSIS-NEXT:     return %1 : i1
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func @even(%arg0: i32) -> i1 {
// IDENTITY-NEXT:     %0 = call @odd(%arg0) : (i32) -> i1
// IDENTITY-NEXT:     return %0 : i1
// IDENTITY-NEXT:   }
// IDENTITY-NEXT:   func.func @odd(%arg0: i32) -> i1 {
// IDENTITY-NEXT:     %0 = call @even(%arg0) : (i32) -> i1
// IDENTITY-NEXT:     %1 = call @odd(%arg0) : (i32) -> i1
// IDENTITY-NEXT:     return %1 : i1
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func @even(%arg0: i32) -> i1 {
// DYNAMIC-NEXT:     %0 = call @odd(%arg0) : (i32) -> i1
// DYNAMIC-NEXT:     return %0 : i1
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT:   func.func @odd(%arg0: i32) -> i1 {
// DYNAMIC-NEXT:     %0 = call @even(%arg0) : (i32) -> i1
// DYNAMIC-NEXT:     %1 = call @odd(%arg0) : (i32) -> i1
// DYNAMIC-NEXT:     return %1 : i1
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

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

// -----

// A call's own attributes stay.
func.func private @same(%t: tensor<4xf32>) -> tensor<4xf32> {
  return %t : tensor<4xf32>
}
func.func @caller(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @same(%t) {x.a = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @same(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     return %arg0 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %0 = call @same(%arg0) {x.a = 1 : i32} : (memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func private @same(%arg0: tensor<4xf32> {bufferization.access = "read"}) -> tensor<4xf32> {
// ANALYSIS-NEXT:     return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %arg0 : tensor<4xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT:   func.func @caller(%arg0: tensor<4xf32> {bufferization.access = "read"}) -> tensor<4xf32> {
// ANALYSIS-NEXT:     %0 = call @same(%arg0) {__inplace_operands_attr__ = ["true"], x.a = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
// ANALYSIS-NEXT:     return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %0 : tensor<4xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func private @same(%arg0: memref<4xf32>) -> memref<4xf32> {
// IDENTITY-NEXT:     return %arg0 : memref<4xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT:   func.func @caller(%arg0: memref<4xf32>) -> memref<4xf32> {
// IDENTITY-NEXT:     %0 = call @same(%arg0) {x.a = 1 : i32} : (memref<4xf32>) -> memref<4xf32>
// IDENTITY-NEXT:     return %0 : memref<4xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func private @same(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     return %arg0 : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     %0 = call @same(%arg0) {x.a = 1 : i32} : (memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %0 : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// A callee that must not write to its argument.
func.func private @keeps(%t: tensor<4xf32> {bufferization.writable = false}, %i: index, %f: f32)
    -> tensor<4xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @caller(%t: tensor<4xf32>, %i: index, %f: f32) -> (tensor<4xf32>, f32) {
  %0 = call @keeps(%t, %i, %f) : (tensor<4xf32>, index, f32) -> tensor<4xf32>
  %1 = tensor.extract %t[%i] : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @keeps(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     memref.store %arg2, %alloc[%arg1] : memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %alloc : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> (memref<4xf32>, f32) {
// CHECK-NEXT:     %0 = call @keeps(%arg0, %arg1, %arg2) : (memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32>
// CHECK-NEXT:     %1 = memref.load %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %cast = memref.cast %0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0, %1 : memref<4xf32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func private @keeps(%arg0: tensor<4xf32> {bufferization.access = "read", bufferization.writable = false}, %arg1: index, %arg2: f32) -> tensor<4xf32> {
// ANALYSIS-NEXT:     %inserted = tensor.insert %arg2 into %arg0[%arg1] {__inplace_operands_attr__ = ["none", "false", "none"]} : tensor<4xf32>
// ANALYSIS-NEXT:     return {__inplace_operands_attr__ = ["true"]} %inserted : tensor<4xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT:   func.func @caller(%arg0: tensor<4xf32> {bufferization.access = "read"}, %arg1: index, %arg2: f32) -> (tensor<4xf32>, f32) {
// ANALYSIS-NEXT:     %0 = call @keeps(%arg0, %arg1, %arg2) {__inplace_operands_attr__ = ["true", "none", "none"]} : (tensor<4xf32>, index, f32) -> tensor<4xf32>
// ANALYSIS-NEXT:     %extracted = tensor.extract %arg0[%arg1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<4xf32>
// ANALYSIS-NEXT:     return {__inplace_operands_attr__ = ["true", "none"]} %0, %extracted : tensor<4xf32>, f32
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func private @keeps(%arg0: memref<4xf32>, %arg1: index, %arg2: f32) -> memref<4xf32> {
// IDENTITY-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// IDENTITY-NEXT:     memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
// IDENTITY-NEXT:     memref.store %arg2, %alloc[%arg1] : memref<4xf32>
// IDENTITY-NEXT:     return %alloc : memref<4xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT:   func.func @caller(%arg0: memref<4xf32>, %arg1: index, %arg2: f32) -> (memref<4xf32>, f32) {
// IDENTITY-NEXT:     %0 = call @keeps(%arg0, %arg1, %arg2) : (memref<4xf32>, index, f32) -> memref<4xf32>
// IDENTITY-NEXT:     %1 = memref.load %arg0[%arg1] : memref<4xf32>
// IDENTITY-NEXT:     return %0, %1 : memref<4xf32>, f32
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func private @keeps(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// DYNAMIC-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// DYNAMIC-NEXT:     memref.store %arg2, %alloc[%arg1] : memref<4xf32>
// DYNAMIC-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %cast : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> (memref<4xf32, strided<[?], offset: ?>>, f32) {
// DYNAMIC-NEXT:     %0 = call @keeps(%arg0, %arg1, %arg2) : (memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     %1 = memref.load %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %0, %1 : memref<4xf32, strided<[?], offset: ?>>, f32
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// Several callers, in branches.
func.func private @step(%t: tensor<4xf32>, %i: index, %f: f32) -> tensor<4xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @caller(%c: i1, %t: tensor<4xf32>, %i: index, %f: f32) -> tensor<4xf32> {
  %r = scf.if %c -> tensor<4xf32> {
    %0 = func.call @step(%t, %i, %f) : (tensor<4xf32>, index, f32) -> tensor<4xf32>
    scf.yield %0 : tensor<4xf32>
  } else {
    scf.yield %t : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @step(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     memref.store %arg2, %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %arg0 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: i1, %arg1: memref<4xf32, strided<[?], offset: ?>>, %arg2: index, %arg3: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %0 = scf.if %arg0 -> (memref<4xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:       %1 = func.call @step(%arg1, %arg2, %arg3) : (memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       scf.yield %1 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg1 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func private @step(%arg0: tensor<4xf32> {bufferization.access = "read-write"}, %arg1: index, %arg2: f32) -> tensor<4xf32> {
// ANALYSIS-NEXT:     %inserted = tensor.insert %arg2 into %arg0[%arg1] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<4xf32>
// ANALYSIS-NEXT:     return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %inserted : tensor<4xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT:   func.func @caller(%arg0: i1, %arg1: tensor<4xf32> {bufferization.access = "read-write"}, %arg2: index, %arg3: f32) -> tensor<4xf32> {
// ANALYSIS-NEXT:     %0 = scf.if %arg0 -> (tensor<4xf32>) {
// ANALYSIS-NEXT:       %1 = func.call @step(%arg1, %arg2, %arg3) {__inplace_operands_attr__ = ["true", "none", "none"]} : (tensor<4xf32>, index, f32) -> tensor<4xf32>
// ANALYSIS-NEXT:       scf.yield {__inplace_operands_attr__ = ["true"]} %1 : tensor<4xf32>
// ANALYSIS-NEXT:     } else {
// ANALYSIS-NEXT:       scf.yield {__inplace_operands_attr__ = ["true"]} %arg1 : tensor<4xf32>
// ANALYSIS-NEXT:     }
// ANALYSIS-NEXT:     return {__equivalent_func_args__ = [1], __inplace_operands_attr__ = ["true"]} %0 : tensor<4xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func private @step(%arg0: memref<4xf32>, %arg1: index, %arg2: f32) -> memref<4xf32> {
// IDENTITY-NEXT:     memref.store %arg2, %arg0[%arg1] : memref<4xf32>
// IDENTITY-NEXT:     return %arg0 : memref<4xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT:   func.func @caller(%arg0: i1, %arg1: memref<4xf32>, %arg2: index, %arg3: f32) -> memref<4xf32> {
// IDENTITY-NEXT:     %0 = scf.if %arg0 -> (memref<4xf32>) {
// IDENTITY-NEXT:       %1 = func.call @step(%arg1, %arg2, %arg3) : (memref<4xf32>, index, f32) -> memref<4xf32>
// IDENTITY-NEXT:       scf.yield %1 : memref<4xf32>
// IDENTITY-NEXT:     } else {
// IDENTITY-NEXT:       scf.yield %arg1 : memref<4xf32>
// IDENTITY-NEXT:     }
// IDENTITY-NEXT:     return %0 : memref<4xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func private @step(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     memref.store %arg2, %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %arg0 : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT:   func.func @caller(%arg0: i1, %arg1: memref<4xf32, strided<[?], offset: ?>>, %arg2: index, %arg3: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     %0 = scf.if %arg0 -> (memref<4xf32, strided<[?], offset: ?>>) {
// DYNAMIC-NEXT:       %1 = func.call @step(%arg1, %arg2, %arg3) : (memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:       scf.yield %1 : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     } else {
// DYNAMIC-NEXT:       scf.yield %arg1 : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     }
// DYNAMIC-NEXT:     return %0 : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// Modules in a module.
module @inner {
  func.func @same(%t: tensor<4xf32>) -> tensor<4xf32> {
    return %t : tensor<4xf32>
  }
  func.func @caller(%t: tensor<4xf32>) -> tensor<4xf32> {
    %0 = call @same(%t) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// CHECK: module @inner {
// CHECK-NEXT:   func.func @same(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     return %arg0 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %0 = call @same(%arg0) : (memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module @inner {
// ANALYSIS-NEXT:   func.func @same(%arg0: tensor<4xf32> {bufferization.access = "read"}) -> tensor<4xf32> {
// ANALYSIS-NEXT:     return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %arg0 : tensor<4xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT:   func.func @caller(%arg0: tensor<4xf32> {bufferization.access = "read"}) -> tensor<4xf32> {
// ANALYSIS-NEXT:     %0 = call @same(%arg0) {__inplace_operands_attr__ = ["true"]} : (tensor<4xf32>) -> tensor<4xf32>
// ANALYSIS-NEXT:     return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %0 : tensor<4xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module @inner {
// IDENTITY-NEXT:   func.func @same(%arg0: memref<4xf32>) -> memref<4xf32> {
// IDENTITY-NEXT:     return %arg0 : memref<4xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT:   func.func @caller(%arg0: memref<4xf32>) -> memref<4xf32> {
// IDENTITY-NEXT:     %0 = call @same(%arg0) : (memref<4xf32>) -> memref<4xf32>
// IDENTITY-NEXT:     return %0 : memref<4xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module @inner {
// DYNAMIC-NEXT:   func.func @same(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     return %arg0 : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     %0 = call @same(%arg0) : (memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %0 : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }
