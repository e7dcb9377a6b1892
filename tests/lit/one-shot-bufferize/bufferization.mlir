// RUN: pyopt --split-input-file --one-shot-bufferize %s | FileCheck %s

func.func @dealloc(%v: f32, %i: index) {
  %0 = bufferization.alloc_tensor() : tensor<4xf32>
  %1 = tensor.insert %v into %0[%i] : tensor<4xf32>
  bufferization.dealloc_tensor %1 : tensor<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @dealloc(%arg0: f32, %arg1: index) {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.store %arg0, %alloc[%arg1] : memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @materialize_in_tensor(%t: tensor<4xf32>, %v: f32, %i: index) -> tensor<4xf32> {
  %0 = bufferization.alloc_tensor() : tensor<4xf32>
  %1 = tensor.insert %v into %0[%i] : tensor<4xf32>
  %2 = bufferization.materialize_in_destination %t in %1
      : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @materialize_in_tensor(%arg0: tensor<4xf32>, %arg1: f32, %arg2: index) -> tensor<4xf32> {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.store %arg1, %alloc[%arg2] : memref<4xf32>
// CHECK-NEXT:     memref.copy %0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     %1 = bufferization.to_tensor %alloc : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT:     return %1 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @materialize_in_memref(%t: tensor<4xf32>, %m: memref<4xf32>) {
  bufferization.materialize_in_destination %t in writable %m : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @materialize_in_memref(%arg0: tensor<4xf32>, %arg1: memref<4xf32>) {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     memref.copy %0, %arg1 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @to_tensor_writable(%n: index, %i: index, %v: f32) -> f32 {
  %m = memref.alloc(%n) : memref<?xf32>
  %0 = bufferization.to_tensor %m restrict writable : memref<?xf32> to tensor<?xf32>
  %1 = tensor.insert %v into %0[%i] : tensor<?xf32>
  %x = tensor.extract %1[%i] : tensor<?xf32>
  return %x : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @to_tensor_writable(%arg0: index, %arg1: index, %arg2: f32) -> f32 {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT:     memref.store %arg2, %alloc[%arg1] : memref<?xf32>
// CHECK-NEXT:     %0 = memref.load %alloc[%arg1] : memref<?xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Through a tensor and back: a cast if that is sure to be right.

func.func @there_and_back(%m: memref<?xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
  %0 = bufferization.to_tensor %m restrict writable : memref<?xf32> to tensor<?xf32>
  %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %1 : memref<?xf32, strided<[?], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @there_and_back(%arg0: memref<?xf32>) -> memref<?xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %cast : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
