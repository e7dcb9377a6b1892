// RUN: pyopt --split-input-file --one-shot-bufferize="copy-before-write" %s | FileCheck %s

func.func @while(%t: tensor<?xf32>, %i: index, %v: f32) -> tensor<?xf32> {
  %r:2 = scf.while (%a = %t, %k = %i) : (tensor<?xf32>, index) -> (tensor<?xf32>, index) {
    %x = tensor.extract %a[%k] : tensor<?xf32>
    %c = arith.cmpf olt, %x, %v : f32
    scf.condition(%c) %a, %k : tensor<?xf32>, index
  } do {
  ^bb0(%b: tensor<?xf32>, %k: index):
    %1 = tensor.insert %v into %b[%k] : tensor<?xf32>
    scf.yield %1, %k : tensor<?xf32>, index
  }
  return %r#0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @while(%arg0: tensor<?xf32>, %arg1: index, %arg2: f32) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %0, %c0 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     memref.copy %0, %alloc : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
// CHECK-NEXT:     %1:2 = scf.while (%arg3 = %alloc, %arg4 = %arg1) : (memref<?xf32>, index) -> (memref<?xf32>, index) {
// CHECK-NEXT:       %3 = memref.load %arg3[%arg4] : memref<?xf32>
// CHECK-NEXT:       %4 = arith.cmpf olt, %3, %arg2 : f32
// CHECK-NEXT:       scf.condition(%4) %arg3, %arg4 : memref<?xf32>, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: memref<?xf32>, %arg4: index):
// CHECK-NEXT:       %c0_0 = arith.constant 0 : index
// CHECK-NEXT:       %dim_1 = memref.dim %arg3, %c0_0 : memref<?xf32>
// CHECK-NEXT:       %alloc_2 = memref.alloc(%dim_1) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:       memref.copy %arg3, %alloc_2 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:       memref.store %arg2, %alloc_2[%arg4] : memref<?xf32>
// CHECK-NEXT:       scf.yield %alloc_2, %arg4 : memref<?xf32>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = bufferization.to_tensor %1#0 : memref<?xf32> to tensor<?xf32>
// CHECK-NEXT:     return %2 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// So does a counted loop.
func.func @counted(%t: tensor<?xf32>, %i: index, %u: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %r = scf.for %k = %c0 to %i step %i iter_args(%a = %t) -> tensor<?xf32> {
    scf.yield %u : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @counted(%arg0: tensor<?xf32>, %arg1: index, %arg2: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg2 : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg0 : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %1, %c0_0 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     memref.copy %1, %alloc : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %2 = scf.for %arg3 = %c0 to %arg1 step %arg1 iter_args(%arg4 = %cast) -> (memref<?xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:       scf.yield %0 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = bufferization.to_tensor %2 : memref<?xf32, strided<[?], offset: ?>> to tensor<?xf32>
// CHECK-NEXT:     return %3 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
