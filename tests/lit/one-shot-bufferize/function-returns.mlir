// RUN: pyopt --split-input-file --one-shot-bufferize=bufferize-function-boundaries %s | FileCheck %s

// Functions with several returns, with none of their own, and that call themselves.

// One returns a new one
func.func @fresh(%c: i1, %t: tensor<4xf32>) -> tensor<4xf32> {
  cf.cond_br %c, ^a, ^b
^a:
  return %t : tensor<4xf32>
^b:
  %e = bufferization.alloc_tensor() : tensor<4xf32>
  return %e : tensor<4xf32>
}
func.func @caller(%c: i1, %t: tensor<4xf32>, %f: f32, %i: index) -> (tensor<4xf32>, f32) {
  %0 = call @fresh(%c, %t) : (i1, tensor<4xf32>) -> tensor<4xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<4xf32>
  %2 = tensor.extract %t[%i] : tensor<4xf32>
  return %1, %2 : tensor<4xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @fresh(%arg0: i1, %arg1: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %arg1 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %cast : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: i1, %arg1: memref<4xf32, strided<[?], offset: ?>>, %arg2: f32, %arg3: index) -> (memref<4xf32>, f32) {
// CHECK-NEXT:     %0 = call @fresh(%arg0, %arg1) : (i1, memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     memref.store %arg2, %alloc[%arg3] : memref<4xf32>
// CHECK-NEXT:     %1 = memref.load %arg1[%arg3] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %alloc, %1 : memref<4xf32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Recursion that writes
func.func @down(%n: index, %t: tensor<4xf32>, %f: f32) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.cmpi eq, %n, %c0 : index
  %r = scf.if %z -> tensor<4xf32> {
    scf.yield %t : tensor<4xf32>
  } else {
    %m = arith.subi %n, %c1 : index
    %u = tensor.insert %f into %t[%m] : tensor<4xf32>
    %v = func.call @down(%m, %u, %f) : (index, tensor<4xf32>, f32) -> tensor<4xf32>
    scf.yield %v : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @down(%arg0: index, %arg1: memref<4xf32, strided<[?], offset: ?>>, %arg2: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.cmpi eq, %arg0, %c0 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (memref<4xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:       scf.yield %arg1 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %2 = arith.subi %arg0, %c1 : index
// CHECK-NEXT:       memref.store %arg2, %arg1[%2] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       %3 = func.call @down(%2, %arg1, %arg2) : (index, memref<4xf32, strided<[?], offset: ?>>, f32) -> memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       scf.yield %3 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Return with writes in one branch only
func.func @w(%c: i1, %t: tensor<4xf32>, %f: f32, %i: index) -> tensor<4xf32> {
  cf.cond_br %c, ^a, ^b
^a:
  %1 = tensor.insert %f into %t[%i] : tensor<4xf32>
  return %1 : tensor<4xf32>
^b:
  return %t : tensor<4xf32>
}
func.func @caller(%c: i1, %t: tensor<4xf32>, %f: f32, %i: index) -> (tensor<4xf32>, f32) {
  %0 = call @w(%c, %t, %f, %i) : (i1, tensor<4xf32>, f32, index) -> tensor<4xf32>
  %2 = tensor.extract %t[%i] : tensor<4xf32>
  return %0, %2 : tensor<4xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @w(%arg0: i1, %arg1: memref<4xf32, strided<[?], offset: ?>>, %arg2: f32, %arg3: index) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     memref.store %arg2, %arg1[%arg3] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %arg1 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     return %arg1 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: i1, %arg1: memref<4xf32, strided<[?], offset: ?>>, %arg2: f32, %arg3: index) -> (memref<4xf32, strided<[?], offset: ?>>, f32) {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg1, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %0 = call @w(%arg0, %cast, %arg2, %arg3) : (i1, memref<4xf32, strided<[?], offset: ?>>, f32, index) -> memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = memref.load %arg1[%arg3] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0, %1 : memref<4xf32, strided<[?], offset: ?>>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
