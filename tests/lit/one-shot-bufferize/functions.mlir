// RUN: pyopt --split-input-file --allow-unregistered-dialect --one-shot-bufferize="bufferize-function-boundaries" %s | FileCheck %s
// RUN: pyopt --split-input-file --allow-unregistered-dialect --one-shot-bufferize="bufferize-function-boundaries test-analysis-only" %s | FileCheck %s --check-prefix=ANALYSIS
// RUN: pyopt --split-input-file --allow-unregistered-dialect --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" %s | FileCheck %s --check-prefix=IDENTITY
// RUN: pyopt --split-input-file --allow-unregistered-dialect --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=fully-dynamic-layout-map" %s | FileCheck %s --check-prefix=DYNAMIC

// An argument that is returned.
func.func @identity(%t: tensor<4xf32>) -> tensor<4xf32> {
  return %t : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @identity(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     return %arg0 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func @identity(%arg0: tensor<4xf32> {bufferization.access = "read"}) -> tensor<4xf32> {
// ANALYSIS-NEXT:     return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %arg0 : tensor<4xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func @identity(%arg0: memref<4xf32>) -> memref<4xf32> {
// IDENTITY-NEXT:     return %arg0 : memref<4xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func @identity(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     return %arg0 : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// Nothing to do.
func.func @nothing(%m: memref<4xf32>, %f: f32) -> f32 {
  return %f : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @nothing(%arg0: memref<4xf32>, %arg1: f32) -> f32 {
// CHECK-NEXT:     return %arg1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func @nothing(%arg0: memref<4xf32>, %arg1: f32) -> f32 {
// ANALYSIS-NEXT:     return %arg1 : f32
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func @nothing(%arg0: memref<4xf32>, %arg1: f32) -> f32 {
// IDENTITY-NEXT:     return %arg1 : f32
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func @nothing(%arg0: memref<4xf32>, %arg1: f32) -> f32 {
// DYNAMIC-NEXT:     return %arg1 : f32
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// Arguments and results of other types stay in their places.
func.func @mixed(%i: index, %t: tensor<4xf32>, %v: vector<4xf32>)
    -> (index, tensor<4xf32>, vector<4xf32>) {
  return %i, %t, %v : index, tensor<4xf32>, vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @mixed(%arg0: index, %arg1: memref<4xf32, strided<[?], offset: ?>>, %arg2: vector<4xf32>) -> (index, memref<4xf32, strided<[?], offset: ?>>, vector<4xf32>) {
// CHECK-NEXT:     return %arg0, %arg1, %arg2 : index, memref<4xf32, strided<[?], offset: ?>>, vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func @mixed(%arg0: index, %arg1: tensor<4xf32> {bufferization.access = "read"}, %arg2: vector<4xf32>) -> (index, tensor<4xf32>, vector<4xf32>) {
// ANALYSIS-NEXT:     return {__equivalent_func_args__ = [-1, 1, -1], __inplace_operands_attr__ = ["none", "true", "none"]} %arg0, %arg1, %arg2 : index, tensor<4xf32>, vector<4xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func @mixed(%arg0: index, %arg1: memref<4xf32>, %arg2: vector<4xf32>) -> (index, memref<4xf32>, vector<4xf32>) {
// IDENTITY-NEXT:     return %arg0, %arg1, %arg2 : index, memref<4xf32>, vector<4xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func @mixed(%arg0: index, %arg1: memref<4xf32, strided<[?], offset: ?>>, %arg2: vector<4xf32>) -> (index, memref<4xf32, strided<[?], offset: ?>>, vector<4xf32>) {
// DYNAMIC-NEXT:     return %arg0, %arg1, %arg2 : index, memref<4xf32, strided<[?], offset: ?>>, vector<4xf32>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// An argument is written in place.
func.func @insert(%t: tensor<4xf32>, %f: f32, %i: index) -> tensor<4xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: f32, %arg2: index) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     memref.store %arg1, %arg0[%arg2] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %arg0 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func @insert(%arg0: tensor<4xf32> {bufferization.access = "read-write"}, %arg1: f32, %arg2: index) -> tensor<4xf32> {
// ANALYSIS-NEXT:     %inserted = tensor.insert %arg1 into %arg0[%arg2] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<4xf32>
// ANALYSIS-NEXT:     return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %inserted : tensor<4xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func @insert(%arg0: memref<4xf32>, %arg1: f32, %arg2: index) -> memref<4xf32> {
// IDENTITY-NEXT:     memref.store %arg1, %arg0[%arg2] : memref<4xf32>
// IDENTITY-NEXT:     return %arg0 : memref<4xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func @insert(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: f32, %arg2: index) -> memref<4xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     memref.store %arg1, %arg0[%arg2] : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %arg0 : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// The argument is read after a write: a copy.
func.func @read_after_write(%t: tensor<4xf32>, %f: f32, %i: index) -> (tensor<4xf32>, f32) {
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  %1 = tensor.extract %t[%i] : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @read_after_write(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: f32, %arg2: index) -> (memref<4xf32>, f32) {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     memref.store %arg1, %alloc[%arg2] : memref<4xf32>
// CHECK-NEXT:     %0 = memref.load %arg0[%arg2] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %alloc, %0 : memref<4xf32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func @read_after_write(%arg0: tensor<4xf32> {bufferization.access = "read"}, %arg1: f32, %arg2: index) -> (tensor<4xf32>, f32) {
// ANALYSIS-NEXT:     %inserted = tensor.insert %arg1 into %arg0[%arg2] {__inplace_operands_attr__ = ["none", "false", "none"]} : tensor<4xf32>
// ANALYSIS-NEXT:     %extracted = tensor.extract %arg0[%arg2] {__inplace_operands_attr__ = ["true", "none"]} : tensor<4xf32>
// ANALYSIS-NEXT:     return {__inplace_operands_attr__ = ["true", "none"]} %inserted, %extracted : tensor<4xf32>, f32
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func @read_after_write(%arg0: memref<4xf32>, %arg1: f32, %arg2: index) -> (memref<4xf32>, f32) {
// IDENTITY-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// IDENTITY-NEXT:     memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
// IDENTITY-NEXT:     memref.store %arg1, %alloc[%arg2] : memref<4xf32>
// IDENTITY-NEXT:     %0 = memref.load %arg0[%arg2] : memref<4xf32>
// IDENTITY-NEXT:     return %alloc, %0 : memref<4xf32>, f32
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func @read_after_write(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: f32, %arg2: index) -> (memref<4xf32, strided<[?], offset: ?>>, f32) {
// DYNAMIC-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// DYNAMIC-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// DYNAMIC-NEXT:     memref.store %arg1, %alloc[%arg2] : memref<4xf32>
// DYNAMIC-NEXT:     %0 = memref.load %arg0[%arg2] : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %cast, %0 : memref<4xf32, strided<[?], offset: ?>>, f32
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// An argument that must not be written to.
func.func @read_only(%t: tensor<4xf32> {bufferization.writable = false}, %f: f32, %i: index)
    -> tensor<4xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @read_only(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: f32, %arg2: index) -> memref<4xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     memref.store %arg1, %alloc[%arg2] : memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %alloc : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func @read_only(%arg0: tensor<4xf32> {bufferization.access = "read", bufferization.writable = false}, %arg1: f32, %arg2: index) -> tensor<4xf32> {
// ANALYSIS-NEXT:     %inserted = tensor.insert %arg1 into %arg0[%arg2] {__inplace_operands_attr__ = ["none", "false", "none"]} : tensor<4xf32>
// ANALYSIS-NEXT:     return {__inplace_operands_attr__ = ["true"]} %inserted : tensor<4xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func @read_only(%arg0: memref<4xf32>, %arg1: f32, %arg2: index) -> memref<4xf32> {
// IDENTITY-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// IDENTITY-NEXT:     memref.copy %arg0, %alloc : memref<4xf32> to memref<4xf32>
// IDENTITY-NEXT:     memref.store %arg1, %alloc[%arg2] : memref<4xf32>
// IDENTITY-NEXT:     return %alloc : memref<4xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func @read_only(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: f32, %arg2: index) -> memref<4xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// DYNAMIC-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// DYNAMIC-NEXT:     memref.store %arg1, %alloc[%arg2] : memref<4xf32>
// DYNAMIC-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %cast : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// An argument that may be written to says so.
func.func @writable(%t: tensor<4xf32> {bufferization.writable = true, x.y}, %f: f32, %i: index)
    -> tensor<4xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @writable(%arg0: memref<4xf32, strided<[?], offset: ?>> {x.y}, %arg1: f32, %arg2: index) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     memref.store %arg1, %arg0[%arg2] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %arg0 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func @writable(%arg0: tensor<4xf32> {bufferization.access = "read-write", bufferization.writable = true, x.y}, %arg1: f32, %arg2: index) -> tensor<4xf32> {
// ANALYSIS-NEXT:     %inserted = tensor.insert %arg1 into %arg0[%arg2] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<4xf32>
// ANALYSIS-NEXT:     return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %inserted : tensor<4xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func @writable(%arg0: memref<4xf32> {x.y}, %arg1: f32, %arg2: index) -> memref<4xf32> {
// IDENTITY-NEXT:     memref.store %arg1, %arg0[%arg2] : memref<4xf32>
// IDENTITY-NEXT:     return %arg0 : memref<4xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func @writable(%arg0: memref<4xf32, strided<[?], offset: ?>> {x.y}, %arg1: f32, %arg2: index) -> memref<4xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     memref.store %arg1, %arg0[%arg2] : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %arg0 : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// A new tensor is returned.
func.func @new(%n: index, %f: f32, %i: index) -> tensor<?xf32> {
  %0 = bufferization.alloc_tensor(%n) : tensor<?xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @new(%arg0: index, %arg1: f32, %arg2: index) -> memref<?xf32> {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     memref.store %arg1, %alloc[%arg2] : memref<?xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %alloc : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func @new(%arg0: index, %arg1: f32, %arg2: index) -> tensor<?xf32> {
// ANALYSIS-NEXT:     %0 = bufferization.alloc_tensor(%arg0) : tensor<?xf32>
// ANALYSIS-NEXT:     %inserted = tensor.insert %arg1 into %0[%arg2] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<?xf32>
// ANALYSIS-NEXT:     return {__inplace_operands_attr__ = ["true"]} %inserted : tensor<?xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func @new(%arg0: index, %arg1: f32, %arg2: index) -> memref<?xf32> {
// IDENTITY-NEXT:     %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?xf32>
// IDENTITY-NEXT:     memref.store %arg1, %alloc[%arg2] : memref<?xf32>
// IDENTITY-NEXT:     return %alloc : memref<?xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func @new(%arg0: index, %arg1: f32, %arg2: index) -> memref<?xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?xf32>
// DYNAMIC-NEXT:     memref.store %arg1, %alloc[%arg2] : memref<?xf32>
// DYNAMIC-NEXT:     %cast = memref.cast %alloc : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %cast : memref<?xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// A slice of an argument is returned.
func.func @slice(%t: tensor<?xf32>, %n: index) -> tensor<4xf32> {
  %0 = tensor.extract_slice %t[%n] [4] [2] : tensor<?xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @slice(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: index) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %subview = memref.subview %arg0[%arg1] [4] [2] : memref<?xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %subview : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func @slice(%arg0: tensor<?xf32> {bufferization.access = "read"}, %arg1: index) -> tensor<4xf32> {
// ANALYSIS-NEXT:     %extracted_slice = tensor.extract_slice %arg0[%arg1] [4] [2] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?xf32> to tensor<4xf32>
// ANALYSIS-NEXT:     return {__inplace_operands_attr__ = ["true"]} %extracted_slice : tensor<4xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func @slice(%arg0: memref<?xf32>, %arg1: index) -> memref<4xf32> {
// IDENTITY-NEXT:     %subview = memref.subview %arg0[%arg1] [4] [2] : memref<?xf32> to memref<4xf32, strided<[2], offset: ?>>
// IDENTITY-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// IDENTITY-NEXT:     memref.copy %subview, %alloc : memref<4xf32, strided<[2], offset: ?>> to memref<4xf32>
// IDENTITY-NEXT:     return %alloc : memref<4xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func @slice(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: index) -> memref<4xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     %subview = memref.subview %arg0[%arg1] [4] [2] : memref<?xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %subview : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// A cast of an argument.
func.func @cast(%t: tensor<4xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %arg0 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func @cast(%arg0: tensor<4xf32> {bufferization.access = "read"}) -> tensor<?xf32> {
// ANALYSIS-NEXT:     %cast = tensor.cast %arg0 {__inplace_operands_attr__ = ["true"]} : tensor<4xf32> to tensor<?xf32>
// ANALYSIS-NEXT:     return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %cast : tensor<?xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func @cast(%arg0: memref<4xf32>) -> memref<?xf32> {
// IDENTITY-NEXT:     %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// IDENTITY-NEXT:     return %cast : memref<?xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func @cast(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<?xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     %cast = memref.cast %arg0 : memref<4xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %cast : memref<?xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// Rank 0, no elements, several dimensions.
func.func @shapes(%a: tensor<f32>, %b: tensor<0xf32>, %c: tensor<2x?x3xi8>)
    -> (tensor<f32>, tensor<0xf32>, tensor<2x?x3xi8>) {
  return %a, %b, %c : tensor<f32>, tensor<0xf32>, tensor<2x?x3xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shapes(%arg0: memref<f32, strided<[], offset: ?>>, %arg1: memref<0xf32, strided<[?], offset: ?>>, %arg2: memref<2x?x3xi8, strided<[?, ?, ?], offset: ?>>) -> (memref<f32, strided<[], offset: ?>>, memref<0xf32, strided<[?], offset: ?>>, memref<2x?x3xi8, strided<[?, ?, ?], offset: ?>>) {
// CHECK-NEXT:     return %arg0, %arg1, %arg2 : memref<f32, strided<[], offset: ?>>, memref<0xf32, strided<[?], offset: ?>>, memref<2x?x3xi8, strided<[?, ?, ?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func @shapes(%arg0: tensor<f32> {bufferization.access = "read"}, %arg1: tensor<0xf32> {bufferization.access = "read"}, %arg2: tensor<2x?x3xi8> {bufferization.access = "read"}) -> (tensor<f32>, tensor<0xf32>, tensor<2x?x3xi8>) {
// ANALYSIS-NEXT:     return {__equivalent_func_args__ = [0, 1, 2], __inplace_operands_attr__ = ["true", "true", "true"]} %arg0, %arg1, %arg2 : tensor<f32>, tensor<0xf32>, tensor<2x?x3xi8>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func @shapes(%arg0: memref<f32>, %arg1: memref<0xf32>, %arg2: memref<2x?x3xi8>) -> (memref<f32>, memref<0xf32>, memref<2x?x3xi8>) {
// IDENTITY-NEXT:     return %arg0, %arg1, %arg2 : memref<f32>, memref<0xf32>, memref<2x?x3xi8>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func @shapes(%arg0: memref<f32, strided<[], offset: ?>>, %arg1: memref<0xf32, strided<[?], offset: ?>>, %arg2: memref<2x?x3xi8, strided<[?, ?, ?], offset: ?>>) -> (memref<f32, strided<[], offset: ?>>, memref<0xf32, strided<[?], offset: ?>>, memref<2x?x3xi8, strided<[?, ?, ?], offset: ?>>) {
// DYNAMIC-NEXT:     return %arg0, %arg1, %arg2 : memref<f32, strided<[], offset: ?>>, memref<0xf32, strided<[?], offset: ?>>, memref<2x?x3xi8, strided<[?, ?, ?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// Tensors without a rank.
func.func @unranked(%t: tensor<*xf32>) -> tensor<*xf32> {
  return %t : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @unranked(%arg0: memref<*xf32>) -> memref<*xf32> {
// CHECK-NEXT:     return %arg0 : memref<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func @unranked(%arg0: tensor<*xf32> {bufferization.access = "read"}) -> tensor<*xf32> {
// ANALYSIS-NEXT:     return {__inplace_operands_attr__ = ["true"]} %arg0 : tensor<*xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func @unranked(%arg0: memref<*xf32>) -> memref<*xf32> {
// IDENTITY-NEXT:     return %arg0 : memref<*xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func @unranked(%arg0: memref<*xf32>) -> memref<*xf32> {
// DYNAMIC-NEXT:     return %arg0 : memref<*xf32>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// A constant is returned.
func.func @constant() -> tensor<2xf32> {
  %0 = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   memref.global "private" constant @__constant_2xf32 : memref<2xf32> = dense<[1.000000e+00, 2.000000e+00]> {alignment = 64 : i64}
// CHECK-NEXT:   func.func @constant() -> memref<2xf32> {
// CHECK-NEXT:     %0 = memref.get_global @__constant_2xf32 : memref<2xf32>
// CHECK-NEXT:     %cast = memref.cast %0 : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0 : memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func @constant() -> tensor<2xf32> {
// ANALYSIS-NEXT:     %cst = arith.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
// ANALYSIS-NEXT:     return {__inplace_operands_attr__ = ["true"]} %cst : tensor<2xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   memref.global "private" constant @__constant_2xf32 : memref<2xf32> = dense<[1.000000e+00, 2.000000e+00]> {alignment = 64 : i64}
// IDENTITY-NEXT:   func.func @constant() -> memref<2xf32> {
// IDENTITY-NEXT:     %0 = memref.get_global @__constant_2xf32 : memref<2xf32>
// IDENTITY-NEXT:     return %0 : memref<2xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   memref.global "private" constant @__constant_2xf32 : memref<2xf32> = dense<[1.000000e+00, 2.000000e+00]> {alignment = 64 : i64}
// DYNAMIC-NEXT:   func.func @constant() -> memref<2xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     %0 = memref.get_global @__constant_2xf32 : memref<2xf32>
// DYNAMIC-NEXT:     %cast = memref.cast %0 : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %cast : memref<2xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// A constant that is written to is copied.
func.func @changed_constant(%f: f32, %i: index) -> tensor<2xf32> {
  %0 = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<2xf32>
  return %1 : tensor<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   memref.global "private" constant @__constant_2xf32 : memref<2xf32> = dense<[1.000000e+00, 2.000000e+00]> {alignment = 64 : i64}
// CHECK-NEXT:   func.func @changed_constant(%arg0: f32, %arg1: index) -> memref<2xf32> {
// CHECK-NEXT:     %0 = memref.get_global @__constant_2xf32 : memref<2xf32>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
// CHECK-NEXT:     memref.copy %0, %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     memref.store %arg0, %alloc[%arg1] : memref<2xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %alloc : memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func @changed_constant(%arg0: f32, %arg1: index) -> tensor<2xf32> {
// ANALYSIS-NEXT:     %cst = arith.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
// ANALYSIS-NEXT:     %inserted = tensor.insert %arg0 into %cst[%arg1] {__inplace_operands_attr__ = ["none", "false", "none"]} : tensor<2xf32>
// ANALYSIS-NEXT:     return {__inplace_operands_attr__ = ["true"]} %inserted : tensor<2xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   memref.global "private" constant @__constant_2xf32 : memref<2xf32> = dense<[1.000000e+00, 2.000000e+00]> {alignment = 64 : i64}
// IDENTITY-NEXT:   func.func @changed_constant(%arg0: f32, %arg1: index) -> memref<2xf32> {
// IDENTITY-NEXT:     %0 = memref.get_global @__constant_2xf32 : memref<2xf32>
// IDENTITY-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
// IDENTITY-NEXT:     memref.copy %0, %alloc : memref<2xf32> to memref<2xf32>
// IDENTITY-NEXT:     memref.store %arg0, %alloc[%arg1] : memref<2xf32>
// IDENTITY-NEXT:     return %alloc : memref<2xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   memref.global "private" constant @__constant_2xf32 : memref<2xf32> = dense<[1.000000e+00, 2.000000e+00]> {alignment = 64 : i64}
// DYNAMIC-NEXT:   func.func @changed_constant(%arg0: f32, %arg1: index) -> memref<2xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     %0 = memref.get_global @__constant_2xf32 : memref<2xf32>
// DYNAMIC-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
// DYNAMIC-NEXT:     memref.copy %0, %alloc : memref<2xf32> to memref<2xf32>
// DYNAMIC-NEXT:     memref.store %arg0, %alloc[%arg1] : memref<2xf32>
// DYNAMIC-NEXT:     %cast = memref.cast %alloc : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %cast : memref<2xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// The same tensor twice.
func.func @twice(%t: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  return %t, %t : tensor<4xf32>, tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @twice(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:     return %arg0, %arg0 : memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func @twice(%arg0: tensor<4xf32> {bufferization.access = "read"}) -> (tensor<4xf32>, tensor<4xf32>) {
// ANALYSIS-NEXT:     return {__equivalent_func_args__ = [0, 0], __inplace_operands_attr__ = ["true", "true"]} %arg0, %arg0 : tensor<4xf32>, tensor<4xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func @twice(%arg0: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
// IDENTITY-NEXT:     return %arg0, %arg0 : memref<4xf32>, memref<4xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func @twice(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) {
// DYNAMIC-NEXT:     return %arg0, %arg0 : memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// Attributes of arguments, results and the function stay.
func.func @attributes(%t: tensor<4xf32> {x.a = 1 : i32}) -> (tensor<4xf32> {x.b}) attributes {x.c} {
  return {x.d} %t : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @attributes(%arg0: memref<4xf32, strided<[?], offset: ?>> {x.a = 1 : i32}) -> (memref<4xf32, strided<[?], offset: ?>> {x.b}) attributes {x.c} {
// CHECK-NEXT:     return {x.d} %arg0 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func @attributes(%arg0: tensor<4xf32> {bufferization.access = "read", x.a = 1 : i32}) -> (tensor<4xf32> {x.b}) attributes {x.c} {
// ANALYSIS-NEXT:     return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"], x.d} %arg0 : tensor<4xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func @attributes(%arg0: memref<4xf32> {x.a = 1 : i32}) -> (memref<4xf32> {x.b}) attributes {x.c} {
// IDENTITY-NEXT:     return {x.d} %arg0 : memref<4xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func @attributes(%arg0: memref<4xf32, strided<[?], offset: ?>> {x.a = 1 : i32}) -> (memref<4xf32, strided<[?], offset: ?>> {x.b}) attributes {x.c} {
// DYNAMIC-NEXT:     return {x.d} %arg0 : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// Declarations: tensors become buffers, if none is returned.
func.func private @declared(tensor<4xf32>, index, tensor<?x?xf32>) -> index
func.func private @attributes(tensor<4xf32> {x.a, bufferization.access = "read"})

// CHECK: module {
// CHECK-NEXT:   func.func private @declared(memref<4xf32, strided<[?], offset: ?>>, index, memref<?x?xf32, strided<[?, ?], offset: ?>>) -> index
// CHECK-NEXT:   func.func private @attributes(memref<4xf32, strided<[?], offset: ?>> {bufferization.access = "read", x.a})
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func private @declared(tensor<4xf32> {bufferization.access = "read-write"}, index, tensor<?x?xf32> {bufferization.access = "read-write"}) -> index
// ANALYSIS-NEXT:   func.func private @attributes(tensor<4xf32> {bufferization.access = "read", x.a})
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func private @declared(memref<4xf32>, index, memref<?x?xf32>) -> index
// IDENTITY-NEXT:   func.func private @attributes(memref<4xf32> {bufferization.access = "read", x.a})
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func private @declared(memref<4xf32, strided<[?], offset: ?>>, index, memref<?x?xf32, strided<[?, ?], offset: ?>>) -> index
// DYNAMIC-NEXT:   func.func private @attributes(memref<4xf32, strided<[?], offset: ?>> {bufferization.access = "read", x.a})
// DYNAMIC-NEXT: }

// -----

// A loop, whose result is returned.
func.func @loop(%t: tensor<?xf32>, %l: index, %u: index, %s: index, %f: f32) -> tensor<?xf32> {
  %r = scf.for %i = %l to %u step %s iter_args(%x = %t) -> tensor<?xf32> {
    %0 = tensor.insert %f into %x[%i] : tensor<?xf32>
    scf.yield %0 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: index, %arg3: index, %arg4: f32) -> memref<?xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %0 = scf.for %arg5 = %arg1 to %arg2 step %arg3 iter_args(%arg6 = %arg0) -> (memref<?xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:       memref.store %arg4, %arg6[%arg5] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       scf.yield %arg6 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func @loop(%arg0: tensor<?xf32> {bufferization.access = "read-write"}, %arg1: index, %arg2: index, %arg3: index, %arg4: f32) -> tensor<?xf32> {
// ANALYSIS-NEXT:     %0 = scf.for %arg5 = %arg1 to %arg2 step %arg3 iter_args(%arg6 = %arg0) -> (tensor<?xf32>) {
// ANALYSIS-NEXT:       %inserted = tensor.insert %arg4 into %arg6[%arg5] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<?xf32>
// ANALYSIS-NEXT:       scf.yield {__inplace_operands_attr__ = ["true"]} %inserted : tensor<?xf32>
// ANALYSIS-NEXT:     } {__inplace_operands_attr__ = ["none", "none", "none", "true"]}
// ANALYSIS-NEXT:     return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %0 : tensor<?xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func @loop(%arg0: memref<?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: f32) -> memref<?xf32> {
// IDENTITY-NEXT:     %0 = scf.for %arg5 = %arg1 to %arg2 step %arg3 iter_args(%arg6 = %arg0) -> (memref<?xf32>) {
// IDENTITY-NEXT:       memref.store %arg4, %arg6[%arg5] : memref<?xf32>
// IDENTITY-NEXT:       scf.yield %arg6 : memref<?xf32>
// IDENTITY-NEXT:     }
// IDENTITY-NEXT:     return %0 : memref<?xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func @loop(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: index, %arg3: index, %arg4: f32) -> memref<?xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     %0 = scf.for %arg5 = %arg1 to %arg2 step %arg3 iter_args(%arg6 = %arg0) -> (memref<?xf32, strided<[?], offset: ?>>) {
// DYNAMIC-NEXT:       memref.store %arg4, %arg6[%arg5] : memref<?xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:       scf.yield %arg6 : memref<?xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     }
// DYNAMIC-NEXT:     return %0 : memref<?xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// Branches.
func.func @branches(%c: i1, %a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %r = scf.if %c -> tensor<4xf32> {
    scf.yield %a : tensor<4xf32>
  } else {
    scf.yield %b : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @branches(%arg0: i1, %arg1: memref<4xf32, strided<[?], offset: ?>>, %arg2: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %0 = scf.if %arg0 -> (memref<4xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:       scf.yield %arg1 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg2 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func @branches(%arg0: i1, %arg1: tensor<4xf32> {bufferization.access = "read"}, %arg2: tensor<4xf32> {bufferization.access = "read"}) -> tensor<4xf32> {
// ANALYSIS-NEXT:     %0 = scf.if %arg0 -> (tensor<4xf32>) {
// ANALYSIS-NEXT:       scf.yield {__inplace_operands_attr__ = ["true"]} %arg1 : tensor<4xf32>
// ANALYSIS-NEXT:     } else {
// ANALYSIS-NEXT:       scf.yield {__inplace_operands_attr__ = ["true"]} %arg2 : tensor<4xf32>
// ANALYSIS-NEXT:     }
// ANALYSIS-NEXT:     return {__inplace_operands_attr__ = ["true"]} %0 : tensor<4xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func @branches(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>) -> memref<4xf32> {
// IDENTITY-NEXT:     %0 = scf.if %arg0 -> (memref<4xf32>) {
// IDENTITY-NEXT:       scf.yield %arg1 : memref<4xf32>
// IDENTITY-NEXT:     } else {
// IDENTITY-NEXT:       scf.yield %arg2 : memref<4xf32>
// IDENTITY-NEXT:     }
// IDENTITY-NEXT:     return %0 : memref<4xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func @branches(%arg0: i1, %arg1: memref<4xf32, strided<[?], offset: ?>>, %arg2: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     %0 = scf.if %arg0 -> (memref<4xf32, strided<[?], offset: ?>>) {
// DYNAMIC-NEXT:       scf.yield %arg1 : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     } else {
// DYNAMIC-NEXT:       scf.yield %arg2 : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     }
// DYNAMIC-NEXT:     return %0 : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// A structured op onto an argument.
func.func @fill(%t: tensor<?xf32>, %f: f32) -> tensor<?xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @fill(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: f32) -> memref<?xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     linalg.fill ins(%arg1 : f32) outs(%arg0 : memref<?xf32, strided<[?], offset: ?>>)
// CHECK-NEXT:     return %arg0 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func @fill(%arg0: tensor<?xf32> {bufferization.access = "write"}, %arg1: f32) -> tensor<?xf32> {
// ANALYSIS-NEXT:     %0 = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%arg1 : f32) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
// ANALYSIS-NEXT:     return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %0 : tensor<?xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func @fill(%arg0: memref<?xf32>, %arg1: f32) -> memref<?xf32> {
// IDENTITY-NEXT:     linalg.fill ins(%arg1 : f32) outs(%arg0 : memref<?xf32>)
// IDENTITY-NEXT:     return %arg0 : memref<?xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func @fill(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: f32) -> memref<?xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     linalg.fill ins(%arg1 : f32) outs(%arg0 : memref<?xf32, strided<[?], offset: ?>>)
// DYNAMIC-NEXT:     return %arg0 : memref<?xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// Blocks with arguments, and one return.
func.func @blocks(%c: i1, %a: tensor<4xf32>, %b: tensor<4xf32>, %f: f32, %i: index)
    -> tensor<4xf32> {
  cf.cond_br %c, ^1(%a : tensor<4xf32>), ^2(%b : tensor<4xf32>)
^1(%x: tensor<4xf32>):
  %0 = tensor.insert %f into %x[%i] : tensor<4xf32>
  cf.br ^2(%0 : tensor<4xf32>)
^2(%y: tensor<4xf32>):
  return %y : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @blocks(%arg0: i1, %arg1: memref<4xf32, strided<[?], offset: ?>>, %arg2: memref<4xf32, strided<[?], offset: ?>>, %arg3: f32, %arg4: index) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1(%arg1 : memref<4xf32, strided<[?], offset: ?>>), ^bb2(%arg2 : memref<4xf32, strided<[?], offset: ?>>)
// CHECK-NEXT:   ^bb1(%0: memref<4xf32, strided<[?], offset: ?>>):  // pred: ^bb0
// CHECK-NEXT:     memref.store %arg3, %0[%arg4] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     cf.br ^bb2(%0 : memref<4xf32, strided<[?], offset: ?>>)
// CHECK-NEXT:   ^bb2(%1: memref<4xf32, strided<[?], offset: ?>>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     return %1 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func @blocks(%arg0: i1, %arg1: tensor<4xf32> {bufferization.access = "read-write"}, %arg2: tensor<4xf32> {bufferization.access = "read-write"}, %arg3: f32, %arg4: index) -> tensor<4xf32> {
// ANALYSIS-NEXT:     cf.cond_br %arg0, ^bb1(%arg1 : tensor<4xf32>), ^bb2(%arg2 : tensor<4xf32>) {__inplace_operands_attr__ = ["none", "true", "true"]}
// ANALYSIS-NEXT:   ^bb1(%0: tensor<4xf32>):  // pred: ^bb0
// ANALYSIS-NEXT:     %inserted = tensor.insert %arg3 into %0[%arg4] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<4xf32>
// ANALYSIS-NEXT:     cf.br ^bb2(%inserted : tensor<4xf32>) {__inplace_operands_attr__ = ["true"]}
// ANALYSIS-NEXT:   ^bb2(%1: tensor<4xf32>):  // 2 preds: ^bb0, ^bb1
// ANALYSIS-NEXT:     return {__inplace_operands_attr__ = ["true"]} %1 : tensor<4xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func @blocks(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>, %arg3: f32, %arg4: index) -> memref<4xf32> {
// IDENTITY-NEXT:     cf.cond_br %arg0, ^bb1(%arg1 : memref<4xf32>), ^bb2(%arg2 : memref<4xf32>)
// IDENTITY-NEXT:   ^bb1(%0: memref<4xf32>):  // pred: ^bb0
// IDENTITY-NEXT:     memref.store %arg3, %0[%arg4] : memref<4xf32>
// IDENTITY-NEXT:     cf.br ^bb2(%0 : memref<4xf32>)
// IDENTITY-NEXT:   ^bb2(%1: memref<4xf32>):  // 2 preds: ^bb0, ^bb1
// IDENTITY-NEXT:     return %1 : memref<4xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func @blocks(%arg0: i1, %arg1: memref<4xf32, strided<[?], offset: ?>>, %arg2: memref<4xf32, strided<[?], offset: ?>>, %arg3: f32, %arg4: index) -> memref<4xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     cf.cond_br %arg0, ^bb1(%arg1 : memref<4xf32, strided<[?], offset: ?>>), ^bb2(%arg2 : memref<4xf32, strided<[?], offset: ?>>)
// DYNAMIC-NEXT:   ^bb1(%0: memref<4xf32, strided<[?], offset: ?>>):  // pred: ^bb0
// DYNAMIC-NEXT:     memref.store %arg3, %0[%arg4] : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     cf.br ^bb2(%0 : memref<4xf32, strided<[?], offset: ?>>)
// DYNAMIC-NEXT:   ^bb2(%1: memref<4xf32, strided<[?], offset: ?>>):  // 2 preds: ^bb0, ^bb1
// DYNAMIC-NEXT:     return %1 : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// Memory spaces of new tensors.
func.func @space(%n: index) -> tensor<?xf32> {
  %0 = bufferization.alloc_tensor(%n) {memory_space = 1 : i64} : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @space(%arg0: index) -> memref<?xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?xf32, 1>
// CHECK-NEXT:     %0 = bufferization.to_tensor %alloc : memref<?xf32, 1>
// CHECK-NEXT:     %1 = bufferization.to_memref %0 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %1 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func @space(%arg0: index) -> tensor<?xf32> {
// ANALYSIS-NEXT:     %0 = bufferization.alloc_tensor(%arg0) {memory_space = 1 : i64} : tensor<?xf32>
// ANALYSIS-NEXT:     return {__inplace_operands_attr__ = ["true"]} %0 : tensor<?xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func @space(%arg0: index) -> memref<?xf32> {
// IDENTITY-NEXT:     %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?xf32, 1>
// IDENTITY-NEXT:     %0 = bufferization.to_tensor %alloc : memref<?xf32, 1>
// IDENTITY-NEXT:     %1 = bufferization.to_memref %0 : memref<?xf32>
// IDENTITY-NEXT:     return %1 : memref<?xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func @space(%arg0: index) -> memref<?xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?xf32, 1>
// DYNAMIC-NEXT:     %0 = bufferization.to_tensor %alloc : memref<?xf32, 1>
// DYNAMIC-NEXT:     %1 = bufferization.to_memref %0 : memref<?xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %1 : memref<?xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }
