// RUN: pyopt --one-shot-bufferize="bufferize-function-boundaries" %s | FileCheck %s

// A result of tensor.reshape is in the buffer of its source, never in that of the shape: the shape is not copied when
// the result is written to, and the result of a constant is copied behind the op.
func.func @constant(%shape: tensor<1xindex>, %f: f32, %i: index) -> tensor<?xf32> {
  %source = arith.constant dense<2.0> : tensor<4x8xf32>
  %r = tensor.reshape %source(%shape) : (tensor<4x8xf32>, tensor<1xindex>) -> tensor<?xf32>
  %s = tensor.insert %f into %r[%i] : tensor<?xf32>
  return %s : tensor<?xf32>
}
func.func @written(%source: tensor<4xindex>, %f: index, %shape: tensor<1xindex>)
    -> (tensor<?xindex>, tensor<1xindex>) {
  %i = arith.constant 0 : index
  %r = tensor.reshape %source(%shape) : (tensor<4xindex>, tensor<1xindex>) -> tensor<?xindex>
  %s = tensor.insert %f into %r[%i] : tensor<?xindex>
  %t = tensor.insert %f into %shape[%i] : tensor<1xindex>
  return %s, %t : tensor<?xindex>, tensor<1xindex>
}

// CHECK: module {
// CHECK-NEXT:   memref.global "private" constant @__constant_4x8xf32 : memref<4x8xf32> = dense<2.000000e+00> {alignment = 64 : i64}
// CHECK-NEXT:   func.func @constant(%arg0: memref<1xindex, strided<[?], offset: ?>>, %arg1: f32, %arg2: index) -> memref<?xf32> {
// CHECK-NEXT:     %0 = memref.get_global @__constant_4x8xf32 : memref<4x8xf32>
// CHECK-NEXT:     %reshape = memref.reshape %0(%arg0) : (memref<4x8xf32>, memref<1xindex, strided<[?], offset: ?>>) -> memref<?xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %reshape, %c0 : memref<?xf32>
// CHECK-NEXT:     %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     memref.copy %reshape, %alloc : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:     memref.store %arg1, %alloc[%arg2] : memref<?xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %alloc : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @written(%arg0: memref<4xindex, strided<[?], offset: ?>>, %arg1: index, %arg2: memref<1xindex, strided<[?], offset: ?>>) -> (memref<?xindex>, memref<1xindex, strided<[?], offset: ?>>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xindex>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xindex, strided<[?], offset: ?>> to memref<4xindex>
// CHECK-NEXT:     %reshape = memref.reshape %alloc(%arg2) : (memref<4xindex>, memref<1xindex, strided<[?], offset: ?>>) -> memref<?xindex>
// CHECK-NEXT:     memref.store %arg1, %reshape[%c0] : memref<?xindex>
// CHECK-NEXT:     memref.store %arg1, %arg2[%c0] : memref<1xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %cast = memref.cast %reshape : memref<?xindex> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     return %reshape, %arg2 : memref<?xindex>, memref<1xindex, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
