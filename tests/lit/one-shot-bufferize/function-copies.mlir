// RUN: pyopt --one-shot-bufferize="bufferize-function-boundaries copy-before-write" %s | FileCheck %s

// llvm/llvm-project 150441: calls between functions where all that is written to is copied, also in a loop, with which
// the reference crashes.
func.func private @step(%t: tensor<4xf32>, %i: index, %f: f32) -> tensor<4xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @caller(%t: tensor<4xf32>, %l: index, %u: index, %s: index, %f: f32)
    -> (tensor<4xf32>, f32) {
  %r = scf.for %i = %l to %u step %s iter_args(%x = %t) -> tensor<4xf32> {
    %0 = func.call @step(%x, %i, %f) : (tensor<4xf32>, index, f32) -> tensor<4xf32>
    scf.yield %0 : tensor<4xf32>
  }
  %1 = call @step(%r, %l, %f) : (tensor<4xf32>, index, f32) -> tensor<4xf32>
  %2 = tensor.extract %t[%l] : tensor<4xf32>
  return %1, %2 : tensor<4xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @step(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     memref.store %arg2, %alloc[%arg1] : memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %alloc : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: index, %arg3: index, %arg4: f32) -> (memref<4xf32>, f32) {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     %0 = scf.for %arg5 = %arg1 to %arg2 step %arg3 iter_args(%arg6 = %alloc) -> (memref<4xf32>) {
// CHECK-NEXT:       %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:       memref.copy %arg6, %alloc_2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       %cast_3 = memref.cast %alloc_2 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       %3 = func.call @step(%cast_3, %arg5, %arg4) : (memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32>
// CHECK-NEXT:       scf.yield %3 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %0, %alloc_0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc_0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = call @step(%cast, %arg1, %arg4) : (memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32>
// CHECK-NEXT:     %2 = memref.load %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %cast_1 = memref.cast %1 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %1, %2 : memref<4xf32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
