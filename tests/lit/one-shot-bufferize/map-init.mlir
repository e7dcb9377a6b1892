// RUN: pyopt --one-shot-bufferize=allow-unknown-ops --split-input-file %s | FileCheck %s
// RUN: pyopt --one-shot-bufferize="allow-unknown-ops reference-exact=true" --split-input-file %s | FileCheck %s --check-prefix=EXACT

// The body of the map reads the init, so that what is in it has to be in the new buffer; mlir-opt leaves out the copy.
func.func @reads(%a: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.map ins(%a : tensor<4xf32>) outs(%o : tensor<4xf32>)
    (%x: f32, %y: f32) {
      %1 = arith.addf %x, %y : f32
      linalg.yield %1 : f32
    }
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @reads(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %1, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     linalg.map ins(%0 : memref<4xf32, strided<[?], offset: ?>>) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:       (%in: f32, %init: f32) {
// CHECK-NEXT:         %3 = arith.addf %in, %init : f32
// CHECK-NEXT:         linalg.yield %3 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     %2 = bufferization.to_tensor %alloc : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT:     return %2 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @reads(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
// EXACT-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// EXACT-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// EXACT-NEXT:     linalg.map ins(%0 : memref<4xf32, strided<[?], offset: ?>>) outs(%alloc : memref<4xf32>)
// EXACT-NEXT:       (%in: f32, %init: f32) {
// EXACT-NEXT:         %2 = arith.addf %in, %init : f32
// EXACT-NEXT:         linalg.yield %2 : f32
// EXACT-NEXT:       }
// EXACT-NEXT:     %1 = bufferization.to_tensor %alloc : memref<4xf32> to tensor<4xf32>
// EXACT-NEXT:     return %1 : tensor<4xf32>
// EXACT-NEXT:   }
// EXACT-NEXT: }

// -----

// One that does not look at it needs no copy.
func.func @writes(%a: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.map { math.exp } ins(%a : tensor<4xf32>) outs(%o : tensor<4xf32>)
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @writes(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     linalg.map { math.exp } ins(%0 : memref<4xf32, strided<[?], offset: ?>>) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %1 = bufferization.to_tensor %alloc : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT:     return %1 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// EXACT: module {
// EXACT-NEXT:   func.func @writes(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
// EXACT-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// EXACT-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// EXACT-NEXT:     linalg.map { math.exp } ins(%0 : memref<4xf32, strided<[?], offset: ?>>) outs(%alloc : memref<4xf32>)
// EXACT-NEXT:     %1 = bufferization.to_tensor %alloc : memref<4xf32> to tensor<4xf32>
// EXACT-NEXT:     return %1 : tensor<4xf32>
// EXACT-NEXT:   }
// EXACT-NEXT: }
