// RUN: pyopt --one-shot-bufferize=bufferize-function-boundaries %s | FileCheck %s
// RUN: pyopt --one-shot-bufferize %s | FileCheck %s --check-prefix=INSIDE

// Functions of a module in a module are analyzed and bufferized as those around it. The reference leaves them with
// function boundaries, and without writes over arguments.

module {
  func.func @outer(%t: tensor<?xf32>, %i: index, %f: f32) -> tensor<?xf32> {
    %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  module {
    func.func @inner(%t: tensor<?xf32>, %i: index, %f: f32) -> tensor<?xf32> {
      %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
      return %0 : tensor<?xf32>
    }
    func.func @calls(%t: tensor<?xf32>, %i: index, %f: f32) -> (tensor<?xf32>, f32) {
      %0 = call @inner(%t, %i, %f) : (tensor<?xf32>, index, f32) -> tensor<?xf32>
      %1 = tensor.extract %t[%i] : tensor<?xf32>
      return %0, %1 : tensor<?xf32>, f32
    }
  }
}

// CHECK: module {
// CHECK-NEXT:   func.func @outer(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<?xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     memref.store %arg2, %arg0[%arg1] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %arg0 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   module {
// CHECK-NEXT:     func.func @inner(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<?xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:       memref.store %arg2, %arg0[%arg1] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       return %arg0 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func @calls(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> (memref<?xf32, strided<[?], offset: ?>>, f32) {
// CHECK-NEXT:       %c0 = arith.constant 0 : index
// CHECK-NEXT:       %dim = memref.dim %arg0, %c0 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:       memref.copy %arg0, %alloc : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
// CHECK-NEXT:       %cast = memref.cast %alloc : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       %0 = call @inner(%cast, %arg1, %arg2) : (memref<?xf32, strided<[?], offset: ?>>, index, f32) -> memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       %1 = memref.load %arg0[%arg1] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       return %0, %1 : memref<?xf32, strided<[?], offset: ?>>, f32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
// INSIDE: module {
// INSIDE-NEXT:   func.func @outer(%arg0: tensor<?xf32>, %arg1: index, %arg2: f32) -> tensor<?xf32> {
// INSIDE-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// INSIDE-NEXT:     %c0 = arith.constant 0 : index
// INSIDE-NEXT:     %dim = memref.dim %0, %c0 : memref<?xf32, strided<[?], offset: ?>>
// INSIDE-NEXT:     %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
// INSIDE-NEXT:     memref.copy %0, %alloc : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
// INSIDE-NEXT:     memref.store %arg2, %alloc[%arg1] : memref<?xf32>
// INSIDE-NEXT:     %1 = bufferization.to_tensor %alloc : memref<?xf32> to tensor<?xf32>
// INSIDE-NEXT:     return %1 : tensor<?xf32>
// INSIDE-NEXT:   }
// INSIDE-NEXT:   module {
// INSIDE-NEXT:     func.func @inner(%arg0: tensor<?xf32>, %arg1: index, %arg2: f32) -> tensor<?xf32> {
// INSIDE-NEXT:       %0 = bufferization.to_buffer %arg0 : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// INSIDE-NEXT:       %c0 = arith.constant 0 : index
// INSIDE-NEXT:       %dim = memref.dim %0, %c0 : memref<?xf32, strided<[?], offset: ?>>
// INSIDE-NEXT:       %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
// INSIDE-NEXT:       memref.copy %0, %alloc : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
// INSIDE-NEXT:       memref.store %arg2, %alloc[%arg1] : memref<?xf32>
// INSIDE-NEXT:       %1 = bufferization.to_tensor %alloc : memref<?xf32> to tensor<?xf32>
// INSIDE-NEXT:       return %1 : tensor<?xf32>
// INSIDE-NEXT:     }
// INSIDE-NEXT:     func.func @calls(%arg0: tensor<?xf32>, %arg1: index, %arg2: f32) -> (tensor<?xf32>, f32) {
// INSIDE-NEXT:       %0 = bufferization.to_buffer %arg0 : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// INSIDE-NEXT:       %1 = call @inner(%arg0, %arg1, %arg2) : (tensor<?xf32>, index, f32) -> tensor<?xf32>
// INSIDE-NEXT:       %2 = memref.load %0[%arg1] : memref<?xf32, strided<[?], offset: ?>>
// INSIDE-NEXT:       return %1, %2 : tensor<?xf32>, f32
// INSIDE-NEXT:     }
// INSIDE-NEXT:   }
// INSIDE-NEXT: }
