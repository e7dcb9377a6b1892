// RUN: pyopt --split-input-file --allow-unregistered-dialect --one-shot-bufferize="bufferize-function-boundaries" %s | FileCheck %s
// RUN: pyopt --split-input-file --allow-unregistered-dialect --one-shot-bufferize="bufferize-function-boundaries test-analysis-only" %s | FileCheck %s --check-prefix=ANALYSIS
// RUN: pyopt --split-input-file --allow-unregistered-dialect --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" %s | FileCheck %s --check-prefix=IDENTITY
// RUN: pyopt --split-input-file --allow-unregistered-dialect --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=fully-dynamic-layout-map" %s | FileCheck %s --check-prefix=DYNAMIC

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

// Memory spaces of new tensors.
func.func @space(%n: index) -> tensor<?xf32> {
  %0 = bufferization.alloc_tensor(%n) {memory_space = 1 : i64} : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @space(%arg0: index) -> memref<?xf32> {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?xf32, 1>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %alloc, %c0 : memref<?xf32, 1>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     memref.copy %alloc, %alloc_0 : memref<?xf32, 1> to memref<?xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc_0 : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %alloc_0 : memref<?xf32>
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
// IDENTITY-NEXT:     %c0 = arith.constant 0 : index
// IDENTITY-NEXT:     %dim = memref.dim %alloc, %c0 : memref<?xf32, 1>
// IDENTITY-NEXT:     %alloc_0 = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
// IDENTITY-NEXT:     memref.copy %alloc, %alloc_0 : memref<?xf32, 1> to memref<?xf32>
// IDENTITY-NEXT:     return %alloc_0 : memref<?xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func @space(%arg0: index) -> memref<?xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?xf32, 1>
// DYNAMIC-NEXT:     %c0 = arith.constant 0 : index
// DYNAMIC-NEXT:     %dim = memref.dim %alloc, %c0 : memref<?xf32, 1>
// DYNAMIC-NEXT:     %alloc_0 = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
// DYNAMIC-NEXT:     memref.copy %alloc, %alloc_0 : memref<?xf32, 1> to memref<?xf32>
// DYNAMIC-NEXT:     %cast = memref.cast %alloc_0 : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %cast : memref<?xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }
