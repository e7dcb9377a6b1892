// RUN: pyopt --split-input-file --allow-unregistered-dialect --one-shot-bufferize="bufferize-function-boundaries" %s | FileCheck %s

// The argument's layout is given.
func.func @argument(
    %t: tensor<?x4xf32> {bufferization.buffer_layout = affine_map<(d0, d1) -> (d1, d0)>})
    -> tensor<?x4xf32> {
  return %t : tensor<?x4xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @argument(%arg0: memref<?x4xf32, #map>) -> memref<?x4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?x4xf32, #map>
// CHECK-NEXT:     %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?x4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<?x4xf32, #map> to memref<?x4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<?x4xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     return %alloc : memref<?x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The callee's result has more known extents behind inference than the call's: it is cast back.
func.func private @forgets(%t: tensor<4xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @caller(%t: tensor<4xf32>, %l: index, %u: index, %s: index, %f: f32) -> tensor<?xf32> {
  %0 = call @forgets(%t) : (tensor<4xf32>) -> tensor<?xf32>
  %r = scf.for %i = %l to %u step %s iter_args(%x = %0) -> tensor<?xf32> {
    %1 = tensor.insert %f into %x[%i] : tensor<?xf32>
    scf.yield %1 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @forgets(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %arg0 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: index, %arg3: index, %arg4: f32) -> memref<?xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %0 = call @forgets(%arg0) : (memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %cast = memref.cast %0 : memref<4xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = scf.for %arg5 = %arg1 to %arg2 step %arg3 iter_args(%arg6 = %cast) -> (memref<?xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:       memref.store %arg4, %arg6[%arg5] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       scf.yield %arg6 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
