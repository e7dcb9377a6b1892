// RUN: pyopt --one-shot-bufferize="bufferize-function-boundaries analysis-heuristic=fuzzer analysis-fuzzer-seed=5" %s | FileCheck %s
// RUN: pyopt --one-shot-bufferize="bufferize-function-boundaries dialect-filter=tensor,bufferization" %s | FileCheck %s --check-prefix=FILTER

// Decisions in a random order, and ops of some dialects only.
func.func private @writer(%t: tensor<4xf32>, %i: index, %f: f32) -> tensor<4xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @inner(%t: tensor<4xf32>, %i: index, %f: f32) -> (tensor<4xf32>, f32) {
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  %1 = call @writer(%0, %i, %f) : (tensor<4xf32>, index, f32) -> tensor<4xf32>
  %2 = tensor.extract %0[%i] : tensor<4xf32>
  return %1, %2 : tensor<4xf32>, f32
}

func.func @constant(%i: index, %f: f32) -> tensor<4xf32> {
  %0 = arith.constant dense<1.0> : tensor<4xf32>
  %1 = call @writer(%0, %i, %f) : (tensor<4xf32>, index, f32) -> tensor<4xf32>
  %2 = call @writer(%0, %i, %f) : (tensor<4xf32>, index, f32) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   memref.global "private" constant @__constant_4xf32 : memref<4xf32> = dense<1.000000e+00> {alignment = 64 : i64}
// CHECK-NEXT:   func.func private @writer(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     memref.store %arg2, %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %arg0 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @inner(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> (memref<4xf32, strided<[?], offset: ?>>, f32) {
// CHECK-NEXT:     memref.store %arg2, %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %0 = call @writer(%cast, %arg1, %arg2) : (memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = memref.load %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0, %1 : memref<4xf32, strided<[?], offset: ?>>, f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @constant(%arg0: index, %arg1: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %0 = memref.get_global @__constant_4xf32 : memref<4xf32>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %0, %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = call @writer(%cast, %arg0, %arg1) : (memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %0, %alloc_0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %cast_1 = memref.cast %alloc_0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %2 = call @writer(%cast_1, %arg0, %arg1) : (memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %2 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// FILTER: module {
// FILTER-NEXT:   func.func private @writer(%arg0: tensor<4xf32>, %arg1: index, %arg2: f32) -> tensor<4xf32> {
// FILTER-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// FILTER-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// FILTER-NEXT:     memref.copy %0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// FILTER-NEXT:     memref.store %arg2, %alloc[%arg1] : memref<4xf32>
// FILTER-NEXT:     %1 = bufferization.to_tensor %alloc : memref<4xf32> to tensor<4xf32>
// FILTER-NEXT:     return %1 : tensor<4xf32>
// FILTER-NEXT:   }
// FILTER-NEXT:   func.func @inner(%arg0: tensor<4xf32>, %arg1: index, %arg2: f32) -> (tensor<4xf32>, f32) {
// FILTER-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// FILTER-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// FILTER-NEXT:     memref.copy %0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// FILTER-NEXT:     memref.store %arg2, %alloc[%arg1] : memref<4xf32>
// FILTER-NEXT:     %1 = bufferization.to_tensor %alloc : memref<4xf32> to tensor<4xf32>
// FILTER-NEXT:     %2 = call @writer(%1, %arg1, %arg2) : (tensor<4xf32>, index, f32) -> tensor<4xf32>
// FILTER-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// FILTER-NEXT:     memref.copy %alloc, %alloc_0 : memref<4xf32> to memref<4xf32>
// FILTER-NEXT:     %3 = memref.load %alloc_0[%arg1] : memref<4xf32>
// FILTER-NEXT:     return %2, %3 : tensor<4xf32>, f32
// FILTER-NEXT:   }
// FILTER-NEXT:   func.func @constant(%arg0: index, %arg1: f32) -> tensor<4xf32> {
// FILTER-NEXT:     %cst = arith.constant dense<1.000000e+00> : tensor<4xf32>
// FILTER-NEXT:     %0 = call @writer(%cst, %arg0, %arg1) : (tensor<4xf32>, index, f32) -> tensor<4xf32>
// FILTER-NEXT:     %1 = call @writer(%cst, %arg0, %arg1) : (tensor<4xf32>, index, f32) -> tensor<4xf32>
// FILTER-NEXT:     return %1 : tensor<4xf32>
// FILTER-NEXT:   }
// FILTER-NEXT: }
