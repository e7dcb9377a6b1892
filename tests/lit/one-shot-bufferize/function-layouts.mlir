// RUN: pyopt --split-input-file --allow-unregistered-dialect --one-shot-bufferize="bufferize-function-boundaries" %s | FileCheck %s
// RUN: pyopt --split-input-file --allow-unregistered-dialect --one-shot-bufferize="bufferize-function-boundaries test-analysis-only" %s | FileCheck %s --check-prefix=ANALYSIS
// RUN: pyopt --split-input-file --allow-unregistered-dialect --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" %s | FileCheck %s --check-prefix=IDENTITY
// RUN: pyopt --split-input-file --allow-unregistered-dialect --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=fully-dynamic-layout-map" %s | FileCheck %s --check-prefix=DYNAMIC

// Given, and the identity.
func.func @identity(%t: tensor<4xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>})
    -> tensor<4xf32> {
  return %t : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @identity(%arg0: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %arg0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func @identity(%arg0: tensor<4xf32> {bufferization.access = "read", bufferization.buffer_layout = affine_map<(d0) -> (d0)>}) -> tensor<4xf32> {
// ANALYSIS-NEXT:     return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %arg0 : tensor<4xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func @identity(%arg0: memref<4xf32>) -> memref<4xf32> {
// IDENTITY-NEXT:     return %arg0 : memref<4xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func @identity(%arg0: memref<4xf32>) -> memref<4xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     %cast = memref.cast %arg0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %cast : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// A new tensor that is returned.
func.func @new(%n: index) -> tensor<?xf32> {
  %0 = bufferization.alloc_tensor(%n) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @new(%arg0: index) -> memref<?xf32> {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %alloc : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func @new(%arg0: index) -> tensor<?xf32> {
// ANALYSIS-NEXT:     %0 = bufferization.alloc_tensor(%arg0) : tensor<?xf32>
// ANALYSIS-NEXT:     return {__inplace_operands_attr__ = ["true"]} %0 : tensor<?xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func @new(%arg0: index) -> memref<?xf32> {
// IDENTITY-NEXT:     %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?xf32>
// IDENTITY-NEXT:     return %alloc : memref<?xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func @new(%arg0: index) -> memref<?xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?xf32>
// DYNAMIC-NEXT:     %cast = memref.cast %alloc : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %cast : memref<?xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// Slices that are returned.
func.func @slices(%t: tensor<8x8xf32>, %n: index) -> (tensor<4x4xf32>, tensor<?xf32>) {
  %0 = tensor.extract_slice %t[1, 1] [4, 4] [1, 2] : tensor<8x8xf32> to tensor<4x4xf32>
  %1 = tensor.extract_slice %t[0, %n] [%n, 1] [1, 1] : tensor<8x8xf32> to tensor<?xf32>
  return %0, %1 : tensor<4x4xf32>, tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @slices(%arg0: memref<8x8xf32, strided<[?, ?], offset: ?>>, %arg1: index) -> (memref<4x4xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:     %subview = memref.subview %arg0[1, 1] [4, 4] [1, 2] : memref<8x8xf32, strided<[?, ?], offset: ?>> to memref<4x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %subview_0 = memref.subview %arg0[0, %arg1] [%arg1, 1] [1, 1] : memref<8x8xf32, strided<[?, ?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %subview, %subview_0 : memref<4x4xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func @slices(%arg0: tensor<8x8xf32> {bufferization.access = "read"}, %arg1: index) -> (tensor<4x4xf32>, tensor<?xf32>) {
// ANALYSIS-NEXT:     %extracted_slice = tensor.extract_slice %arg0[1, 1] [4, 4] [1, 2] {__inplace_operands_attr__ = ["true"]} : tensor<8x8xf32> to tensor<4x4xf32>
// ANALYSIS-NEXT:     %extracted_slice_0 = tensor.extract_slice %arg0[0, %arg1] [%arg1, 1] [1, 1] {__inplace_operands_attr__ = ["true", "none", "none"]} : tensor<8x8xf32> to tensor<?xf32>
// ANALYSIS-NEXT:     return {__inplace_operands_attr__ = ["true", "true"]} %extracted_slice, %extracted_slice_0 : tensor<4x4xf32>, tensor<?xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func @slices(%arg0: memref<8x8xf32>, %arg1: index) -> (memref<4x4xf32>, memref<?xf32>) {
// IDENTITY-NEXT:     %subview = memref.subview %arg0[1, 1] [4, 4] [1, 2] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 2], offset: 9>>
// IDENTITY-NEXT:     %subview_0 = memref.subview %arg0[0, %arg1] [%arg1, 1] [1, 1] : memref<8x8xf32> to memref<?xf32, strided<[8], offset: ?>>
// IDENTITY-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4x4xf32>
// IDENTITY-NEXT:     memref.copy %subview, %alloc : memref<4x4xf32, strided<[8, 2], offset: 9>> to memref<4x4xf32>
// IDENTITY-NEXT:     %c0 = arith.constant 0 : index
// IDENTITY-NEXT:     %dim = memref.dim %subview_0, %c0 : memref<?xf32, strided<[8], offset: ?>>
// IDENTITY-NEXT:     %alloc_1 = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
// IDENTITY-NEXT:     memref.copy %subview_0, %alloc_1 : memref<?xf32, strided<[8], offset: ?>> to memref<?xf32>
// IDENTITY-NEXT:     return %alloc, %alloc_1 : memref<4x4xf32>, memref<?xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func @slices(%arg0: memref<8x8xf32, strided<[?, ?], offset: ?>>, %arg1: index) -> (memref<4x4xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>) {
// DYNAMIC-NEXT:     %subview = memref.subview %arg0[1, 1] [4, 4] [1, 2] : memref<8x8xf32, strided<[?, ?], offset: ?>> to memref<4x4xf32, strided<[?, ?], offset: ?>>
// DYNAMIC-NEXT:     %subview_0 = memref.subview %arg0[0, %arg1] [%arg1, 1] [1, 1] : memref<8x8xf32, strided<[?, ?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %subview, %subview_0 : memref<4x4xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// A slice of a new tensor.
func.func @slice_of_new() -> tensor<4xf32> {
  %0 = bufferization.alloc_tensor() : tensor<8xf32>
  %1 = tensor.extract_slice %0[2] [4] [1] : tensor<8xf32> to tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @slice_of_new() -> memref<4xf32, strided<[1], offset: 2>> {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:     %subview = memref.subview %alloc[2] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 2>>
// CHECK-NEXT:     %cast = memref.cast %subview : memref<4xf32, strided<[1], offset: 2>> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %subview : memref<4xf32, strided<[1], offset: 2>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func @slice_of_new() -> tensor<4xf32> {
// ANALYSIS-NEXT:     %0 = bufferization.alloc_tensor() : tensor<8xf32>
// ANALYSIS-NEXT:     %extracted_slice = tensor.extract_slice %0[2] [4] [1] {__inplace_operands_attr__ = ["true"]} : tensor<8xf32> to tensor<4xf32>
// ANALYSIS-NEXT:     return {__inplace_operands_attr__ = ["true"]} %extracted_slice : tensor<4xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func @slice_of_new() -> memref<4xf32> {
// IDENTITY-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// IDENTITY-NEXT:     %subview = memref.subview %alloc[2] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 2>>
// IDENTITY-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// IDENTITY-NEXT:     memref.copy %subview, %alloc_0 : memref<4xf32, strided<[1], offset: 2>> to memref<4xf32>
// IDENTITY-NEXT:     return %alloc_0 : memref<4xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func @slice_of_new() -> memref<4xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// DYNAMIC-NEXT:     %subview = memref.subview %alloc[2] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 2>>
// DYNAMIC-NEXT:     %cast = memref.cast %subview : memref<4xf32, strided<[1], offset: 2>> to memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %cast : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// The caller knows the layout of what comes back.
func.func private @maker() -> tensor<4xf32> {
  %0 = bufferization.alloc_tensor() : tensor<8xf32>
  %1 = tensor.extract_slice %0[2] [4] [1] : tensor<8xf32> to tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func @caller() -> tensor<4xf32> {
  %0 = call @maker() : () -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @maker() -> memref<4xf32, strided<[1], offset: 2>> {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:     %subview = memref.subview %alloc[2] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 2>>
// CHECK-NEXT:     %cast = memref.cast %subview : memref<4xf32, strided<[1], offset: 2>> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %subview : memref<4xf32, strided<[1], offset: 2>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller() -> memref<4xf32, strided<[1], offset: 2>> {
// CHECK-NEXT:     %0 = call @maker() : () -> memref<4xf32, strided<[1], offset: 2>>
// CHECK-NEXT:     %cast = memref.cast %0 : memref<4xf32, strided<[1], offset: 2>> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0 : memref<4xf32, strided<[1], offset: 2>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func private @maker() -> tensor<4xf32> {
// ANALYSIS-NEXT:     %0 = bufferization.alloc_tensor() : tensor<8xf32>
// ANALYSIS-NEXT:     %extracted_slice = tensor.extract_slice %0[2] [4] [1] {__inplace_operands_attr__ = ["true"]} : tensor<8xf32> to tensor<4xf32>
// ANALYSIS-NEXT:     return {__inplace_operands_attr__ = ["true"]} %extracted_slice : tensor<4xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT:   func.func @caller() -> tensor<4xf32> {
// ANALYSIS-NEXT:     %0 = call @maker() : () -> tensor<4xf32>
// ANALYSIS-NEXT:     return {__inplace_operands_attr__ = ["true"]} %0 : tensor<4xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func private @maker() -> memref<4xf32> {
// IDENTITY-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// IDENTITY-NEXT:     %subview = memref.subview %alloc[2] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 2>>
// IDENTITY-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// IDENTITY-NEXT:     memref.copy %subview, %alloc_0 : memref<4xf32, strided<[1], offset: 2>> to memref<4xf32>
// IDENTITY-NEXT:     return %alloc_0 : memref<4xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT:   func.func @caller() -> memref<4xf32> {
// IDENTITY-NEXT:     %0 = call @maker() : () -> memref<4xf32>
// IDENTITY-NEXT:     return %0 : memref<4xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func private @maker() -> memref<4xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// DYNAMIC-NEXT:     %subview = memref.subview %alloc[2] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 2>>
// DYNAMIC-NEXT:     %cast = memref.cast %subview : memref<4xf32, strided<[1], offset: 2>> to memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %cast : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT:   func.func @caller() -> memref<4xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     %0 = call @maker() : () -> memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %0 : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// Branches of two layouts.
func.func @branches(%c: i1, %t: tensor<4xf32>) -> tensor<4xf32> {
  %r = scf.if %c -> tensor<4xf32> {
    %0 = bufferization.alloc_tensor() : tensor<4xf32>
    scf.yield %0 : tensor<4xf32>
  } else {
    scf.yield %t : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @branches(%arg0: i1, %arg1: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %0 = scf.if %arg0 -> (memref<4xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:       %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:       %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       scf.yield %cast : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg1 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func @branches(%arg0: i1, %arg1: tensor<4xf32> {bufferization.access = "read"}) -> tensor<4xf32> {
// ANALYSIS-NEXT:     %0 = scf.if %arg0 -> (tensor<4xf32>) {
// ANALYSIS-NEXT:       %1 = bufferization.alloc_tensor() : tensor<4xf32>
// ANALYSIS-NEXT:       scf.yield {__inplace_operands_attr__ = ["true"]} %1 : tensor<4xf32>
// ANALYSIS-NEXT:     } else {
// ANALYSIS-NEXT:       scf.yield {__inplace_operands_attr__ = ["true"]} %arg1 : tensor<4xf32>
// ANALYSIS-NEXT:     }
// ANALYSIS-NEXT:     return {__inplace_operands_attr__ = ["true"]} %0 : tensor<4xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func @branches(%arg0: i1, %arg1: memref<4xf32>) -> memref<4xf32> {
// IDENTITY-NEXT:     %0 = scf.if %arg0 -> (memref<4xf32>) {
// IDENTITY-NEXT:       %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// IDENTITY-NEXT:       scf.yield %alloc : memref<4xf32>
// IDENTITY-NEXT:     } else {
// IDENTITY-NEXT:       scf.yield %arg1 : memref<4xf32>
// IDENTITY-NEXT:     }
// IDENTITY-NEXT:     return %0 : memref<4xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func @branches(%arg0: i1, %arg1: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     %0 = scf.if %arg0 -> (memref<4xf32, strided<[?], offset: ?>>) {
// DYNAMIC-NEXT:       %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// DYNAMIC-NEXT:       %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:       scf.yield %cast : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     } else {
// DYNAMIC-NEXT:       scf.yield %arg1 : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     }
// DYNAMIC-NEXT:     return %0 : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// A cast to a type with fewer known extents.
func.func @cast(%n: index) -> tensor<?xf32> {
  %0 = bufferization.alloc_tensor() : tensor<4xf32>
  %1 = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast(%arg0: index) -> memref<?xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %cast_0 = memref.cast %cast : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %cast : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func @cast(%arg0: index) -> tensor<?xf32> {
// ANALYSIS-NEXT:     %0 = bufferization.alloc_tensor() : tensor<4xf32>
// ANALYSIS-NEXT:     %cast = tensor.cast %0 {__inplace_operands_attr__ = ["true"]} : tensor<4xf32> to tensor<?xf32>
// ANALYSIS-NEXT:     return {__inplace_operands_attr__ = ["true"]} %cast : tensor<?xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func @cast(%arg0: index) -> memref<?xf32> {
// IDENTITY-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// IDENTITY-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<?xf32>
// IDENTITY-NEXT:     return %cast : memref<?xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func @cast(%arg0: index) -> memref<?xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// DYNAMIC-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<?xf32>
// DYNAMIC-NEXT:     %cast_0 = memref.cast %cast : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %cast_0 : memref<?xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// What is a buffer already.
func.func @buffers(%m: memref<4xf32, strided<[2]>>, %i: index)
    -> (memref<4xf32, strided<[2]>>, f32) {
  %t = bufferization.to_tensor %m restrict : memref<4xf32, strided<[2]>>
  %0 = tensor.extract %t[%i] : tensor<4xf32>
  return %m, %0 : memref<4xf32, strided<[2]>>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @buffers(%arg0: memref<4xf32, strided<[2]>>, %arg1: index) -> (memref<4xf32, strided<[2]>>, f32) {
// CHECK-NEXT:     %0 = memref.load %arg0[%arg1] : memref<4xf32, strided<[2]>>
// CHECK-NEXT:     return %arg0, %0 : memref<4xf32, strided<[2]>>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func @buffers(%arg0: memref<4xf32, strided<[2]>>, %arg1: index) -> (memref<4xf32, strided<[2]>>, f32) {
// ANALYSIS-NEXT:     %0 = bufferization.to_tensor %arg0 restrict : memref<4xf32, strided<[2]>>
// ANALYSIS-NEXT:     %extracted = tensor.extract %0[%arg1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<4xf32>
// ANALYSIS-NEXT:     return %arg0, %extracted : memref<4xf32, strided<[2]>>, f32
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func @buffers(%arg0: memref<4xf32, strided<[2]>>, %arg1: index) -> (memref<4xf32, strided<[2]>>, f32) {
// IDENTITY-NEXT:     %0 = memref.load %arg0[%arg1] : memref<4xf32, strided<[2]>>
// IDENTITY-NEXT:     return %arg0, %0 : memref<4xf32, strided<[2]>>, f32
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func @buffers(%arg0: memref<4xf32, strided<[2]>>, %arg1: index) -> (memref<4xf32, strided<[2]>>, f32) {
// DYNAMIC-NEXT:     %0 = memref.load %arg0[%arg1] : memref<4xf32, strided<[2]>>
// DYNAMIC-NEXT:     return %arg0, %0 : memref<4xf32, strided<[2]>>, f32
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// -----

// A buffer is made a tensor and returned.
func.func @returned_buffer(%m: memref<4xf32, strided<[2]>>) -> tensor<4xf32> {
  %t = bufferization.to_tensor %m restrict : memref<4xf32, strided<[2]>>
  return %t : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @returned_buffer(%arg0: memref<4xf32, strided<[2]>>) -> memref<4xf32, strided<[2]>> {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4xf32, strided<[2]>> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %arg0 : memref<4xf32, strided<[2]>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ANALYSIS: module {
// ANALYSIS-NEXT:   func.func @returned_buffer(%arg0: memref<4xf32, strided<[2]>>) -> tensor<4xf32> {
// ANALYSIS-NEXT:     %0 = bufferization.to_tensor %arg0 restrict : memref<4xf32, strided<[2]>>
// ANALYSIS-NEXT:     return {__inplace_operands_attr__ = ["true"]} %0 : tensor<4xf32>
// ANALYSIS-NEXT:   }
// ANALYSIS-NEXT: }
// IDENTITY: module {
// IDENTITY-NEXT:   func.func @returned_buffer(%arg0: memref<4xf32, strided<[2]>>) -> memref<4xf32> {
// IDENTITY-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// IDENTITY-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[2]>> to memref<4xf32>
// IDENTITY-NEXT:     return %alloc : memref<4xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }
// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func @returned_buffer(%arg0: memref<4xf32, strided<[2]>>) -> memref<4xf32, strided<[?], offset: ?>> {
// DYNAMIC-NEXT:     %cast = memref.cast %arg0 : memref<4xf32, strided<[2]>> to memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:     return %cast : memref<4xf32, strided<[?], offset: ?>>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }
