// RUN: pyopt --split-input-file --one-shot-bufferize=use-encoding-for-memory-space %s | FileCheck %s

// The memory space of a buffer of which nothing else is known is what stands behind the type of the tensor.

func.func @f(%n: index, %v: f32) -> tensor<?xf32, 1> {
  %0 = tensor.empty(%n) : tensor<?xf32, 1>
  %1 = tensor.insert %v into %0[%n] : tensor<?xf32, 1>
  return %1 : tensor<?xf32, 1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: f32) -> tensor<?xf32, 1 : i64> {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?xf32, 1>
// CHECK-NEXT:     memref.store %arg1, %alloc[%arg0] : memref<?xf32, 1>
// CHECK-NEXT:     %0 = bufferization.to_tensor %alloc : memref<?xf32, 1> to tensor<?xf32, 1 : i64>
// CHECK-NEXT:     return %0 : tensor<?xf32, 1 : i64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<4xf32, 1 : i64>, %n: index, %v: f32) -> tensor<4xf32, 1 : i64> {
  %1 = tensor.insert %v into %t[%n] : tensor<4xf32, 1 : i64>
  return %1 : tensor<4xf32, 1 : i64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4xf32, 1 : i64>, %arg1: index, %arg2: f32) -> tensor<4xf32, 1 : i64> {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<4xf32, 1 : i64> to memref<4xf32, strided<[?], offset: ?>, 1>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32, 1>
// CHECK-NEXT:     memref.copy %0, %alloc : memref<4xf32, strided<[?], offset: ?>, 1> to memref<4xf32, 1>
// CHECK-NEXT:     memref.store %arg2, %alloc[%arg1] : memref<4xf32, 1>
// CHECK-NEXT:     %1 = bufferization.to_tensor %alloc : memref<4xf32, 1> to tensor<4xf32, 1 : i64>
// CHECK-NEXT:     return %1 : tensor<4xf32, 1 : i64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index) -> tensor<4xf32, 2> {
  %0 = bufferization.alloc_tensor() {memory_space = 3 : i64} : tensor<4xf32, 2>
  return %0 : tensor<4xf32, 2>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) -> tensor<4xf32, 2 : i64> {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32, 3>
// CHECK-NEXT:     %0 = bufferization.to_tensor %alloc : memref<4xf32, 3> to tensor<4xf32, 2 : i64>
// CHECK-NEXT:     return %0 : tensor<4xf32, 2 : i64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %t: tensor<4xf32>) -> tensor<4xf32, 2> {
  %0 = bufferization.alloc_tensor() copy(%t) {memory_space = 2 : i64} : tensor<4xf32>
  %1 = tensor.cast %0 : tensor<4xf32> to tensor<4xf32, 2>
  return %1 : tensor<4xf32, 2>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: tensor<4xf32>) -> tensor<4xf32, 2 : i64> {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg1 : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32, 2>
// CHECK-NEXT:     memref.copy %0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32, 2>
// CHECK-NEXT:     %1 = bufferization.to_tensor %alloc : memref<4xf32, 2> to tensor<4xf32, 2 : i64>
// CHECK-NEXT:     return %1 : tensor<4xf32, 2 : i64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index) -> f32 {
  %0 = arith.constant dense<1.0> : tensor<4xf32, 3>
  %1 = tensor.extract %0[%n] : tensor<4xf32, 3>
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT:   memref.global "private" constant @__constant_4xf32 : memref<4xf32, 3> = dense<1.000000e+00> {alignment = 64 : i64}
// CHECK-NEXT:   func.func @f(%arg0: index) -> f32 {
// CHECK-NEXT:     %0 = memref.get_global @__constant_4xf32 : memref<4xf32, 3>
// CHECK-NEXT:     %1 = memref.load %0[%arg0] : memref<4xf32, 3>
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %t: tensor<?xf32, "x">) -> tensor<2xf32, "x"> {
  %1 = tensor.extract_slice %t[1] [2] [1] : tensor<?xf32, "x"> to tensor<2xf32, "x">
  return %1 : tensor<2xf32, "x">
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: tensor<?xf32, "x">) -> tensor<2xf32, "x"> {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg1 : tensor<?xf32, "x"> to memref<?xf32, strided<[?], offset: ?>, "x">
// CHECK-NEXT:     %subview = memref.subview %0[1] [2] [1] : memref<?xf32, strided<[?], offset: ?>, "x"> to memref<2xf32, strided<[?], offset: ?>, "x">
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<2xf32, "x">
// CHECK-NEXT:     memref.copy %subview, %alloc : memref<2xf32, strided<[?], offset: ?>, "x"> to memref<2xf32, "x">
// CHECK-NEXT:     %1 = bufferization.to_tensor %alloc : memref<2xf32, "x"> to tensor<2xf32, "x">
// CHECK-NEXT:     return %1 : tensor<2xf32, "x">
// CHECK-NEXT:   }
// CHECK-NEXT: }
