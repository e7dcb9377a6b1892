// RUN: pyopt --split-input-file --allow-unregistered-dialect --one-shot-bufferize="bufferize-function-boundaries copy-before-write" %s | FileCheck %s --check-prefix=CHECK
// RUN: pyopt --split-input-file --allow-unregistered-dialect --one-shot-bufferize="bufferize-function-boundaries no-analysis-func-filter=caller" %s | FileCheck %s --check-prefix=CALLER
// RUN: pyopt --split-input-file --allow-unregistered-dialect --one-shot-bufferize="bufferize-function-boundaries no-analysis-func-filter=writer,second,reader" %s | FileCheck %s --check-prefix=CALLEE

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
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     call @nothing(%cast) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc_0 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     %cast_1 = memref.cast %alloc_0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     call @writes(%cast_1) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:     %0 = memref.load %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CALLER: module {
// CALLER-NEXT:   func.func private @writes(memref<4xf32, strided<[?], offset: ?>> {bufferization.access = "write"})
// CALLER-NEXT:   func.func private @nothing(memref<4xf32, strided<[?], offset: ?>> {bufferization.access = "none"})
// CALLER-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index) -> f32 {
// CALLER-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLER-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CALLER-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     call @nothing(%cast) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// CALLER-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLER-NEXT:     memref.copy %arg0, %alloc_0 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CALLER-NEXT:     %cast_1 = memref.cast %alloc_0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     call @writes(%cast_1) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// CALLER-NEXT:     %0 = memref.load %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     return %0 : f32
// CALLER-NEXT:   }
// CALLER-NEXT: }
// CALLEE: module {
// CALLEE-NEXT:   func.func private @writes(memref<4xf32, strided<[?], offset: ?>> {bufferization.access = "write"})
// CALLEE-NEXT:   func.func private @nothing(memref<4xf32, strided<[?], offset: ?>> {bufferization.access = "none"})
// CALLEE-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index) -> f32 {
// CALLEE-NEXT:     call @nothing(%arg0) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// CALLEE-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLEE-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     call @writes(%cast) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// CALLEE-NEXT:     %0 = memref.load %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     return %0 : f32
// CALLEE-NEXT:   }
// CALLEE-NEXT: }

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
// CHECK-NEXT:   func.func private @writer(%arg0: memref<2xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<2xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<2xf32, strided<[?], offset: ?>> to memref<2xf32>
// CHECK-NEXT:     memref.store %arg2, %alloc[%arg1] : memref<2xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %alloc : memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: index, %arg1: f32) -> memref<2xf32> {
// CHECK-NEXT:     %0 = memref.get_global @__constant_2xf32 : memref<2xf32>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
// CHECK-NEXT:     memref.copy %0, %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = call @writer(%cast, %arg0, %arg1) : (memref<2xf32, strided<[?], offset: ?>>, index, f32) -> memref<2xf32>
// CHECK-NEXT:     %cast_0 = memref.cast %1 : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %1 : memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CALLER: module {
// CALLER-NEXT:   memref.global "private" constant @__constant_2xf32 : memref<2xf32> = dense<[1.000000e+00, 2.000000e+00]> {alignment = 64 : i64}
// CALLER-NEXT:   func.func private @writer(%arg0: memref<2xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<2xf32, strided<[?], offset: ?>> {
// CALLER-NEXT:     memref.store %arg2, %arg0[%arg1] : memref<2xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     return %arg0 : memref<2xf32, strided<[?], offset: ?>>
// CALLER-NEXT:   }
// CALLER-NEXT:   func.func @caller(%arg0: index, %arg1: f32) -> memref<2xf32, strided<[?], offset: ?>> {
// CALLER-NEXT:     %0 = memref.get_global @__constant_2xf32 : memref<2xf32>
// CALLER-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
// CALLER-NEXT:     memref.copy %0, %alloc : memref<2xf32> to memref<2xf32>
// CALLER-NEXT:     %cast = memref.cast %alloc : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     %1 = call @writer(%cast, %arg0, %arg1) : (memref<2xf32, strided<[?], offset: ?>>, index, f32) -> memref<2xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     return %1 : memref<2xf32, strided<[?], offset: ?>>
// CALLER-NEXT:   }
// CALLER-NEXT: }
// CALLEE: module {
// CALLEE-NEXT:   memref.global "private" constant @__constant_2xf32 : memref<2xf32> = dense<[1.000000e+00, 2.000000e+00]> {alignment = 64 : i64}
// CALLEE-NEXT:   func.func private @writer(%arg0: memref<2xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<2xf32> {
// CALLEE-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
// CALLEE-NEXT:     memref.copy %arg0, %alloc : memref<2xf32, strided<[?], offset: ?>> to memref<2xf32>
// CALLEE-NEXT:     memref.store %arg2, %alloc[%arg1] : memref<2xf32>
// CALLEE-NEXT:     %cast = memref.cast %alloc : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     return %alloc : memref<2xf32>
// CALLEE-NEXT:   }
// CALLEE-NEXT:   func.func @caller(%arg0: index, %arg1: f32) -> memref<2xf32> {
// CALLEE-NEXT:     %0 = memref.get_global @__constant_2xf32 : memref<2xf32>
// CALLEE-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
// CALLEE-NEXT:     memref.copy %0, %alloc : memref<2xf32> to memref<2xf32>
// CALLEE-NEXT:     %cast = memref.cast %alloc : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     %1 = call @writer(%cast, %arg0, %arg1) : (memref<2xf32, strided<[?], offset: ?>>, index, f32) -> memref<2xf32>
// CALLEE-NEXT:     %cast_0 = memref.cast %1 : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     return %1 : memref<2xf32>
// CALLEE-NEXT:   }
// CALLEE-NEXT: }

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
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %0 = call @same(%cast) : (memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CALLER: module @inner {
// CALLER-NEXT:   func.func @same(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CALLER-NEXT:     return %arg0 : memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:   }
// CALLER-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CALLER-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLER-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CALLER-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     %0 = call @same(%cast) : (memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     return %0 : memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:   }
// CALLER-NEXT: }
// CALLEE: module @inner {
// CALLEE-NEXT:   func.func @same(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CALLEE-NEXT:     return %arg0 : memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:   }
// CALLEE-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CALLEE-NEXT:     %0 = call @same(%arg0) : (memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     return %0 : memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:   }
// CALLEE-NEXT: }
