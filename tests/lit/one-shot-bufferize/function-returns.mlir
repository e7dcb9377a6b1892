// RUN: pyopt --split-input-file --one-shot-bufferize=bufferize-function-boundaries %s | FileCheck %s

// Functions with several returns, with none of their own, and that call themselves.

// Two returns, argument equivalent in both
func.func @same(%c: i1, %t: tensor<4xf32>) -> tensor<4xf32> {
  cf.cond_br %c, ^a, ^b
^a:
  return %t : tensor<4xf32>
^b:
  return %t : tensor<4xf32>
}
func.func @caller(%c: i1, %t: tensor<4xf32>, %f: f32, %i: index) -> (tensor<4xf32>, f32) {
  %0 = call @same(%c, %t) : (i1, tensor<4xf32>) -> tensor<4xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<4xf32>
  %2 = tensor.extract %t[%i] : tensor<4xf32>
  return %1, %2 : tensor<4xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @same(%arg0: i1, %arg1: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %arg1 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     return %arg1 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: i1, %arg1: memref<4xf32, strided<[?], offset: ?>>, %arg2: f32, %arg3: index) -> (memref<4xf32>, f32) {
// CHECK-NEXT:     %0 = call @same(%arg0, %arg1) : (i1, memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     memref.store %arg2, %alloc[%arg3] : memref<4xf32>
// CHECK-NEXT:     %1 = memref.load %arg1[%arg3] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %alloc, %1 : memref<4xf32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// Two returns of different arguments
func.func @either(%c: i1, %t: tensor<4xf32>, %u: tensor<4xf32>) -> tensor<4xf32> {
  cf.cond_br %c, ^a, ^b
^a:
  return %t : tensor<4xf32>
^b:
  return %u : tensor<4xf32>
}
func.func @caller(%c: i1, %t: tensor<4xf32>, %u: tensor<4xf32>, %f: f32, %i: index)
    -> (tensor<4xf32>, f32) {
  %0 = call @either(%c, %t, %u) : (i1, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<4xf32>
  %2 = tensor.extract %t[%i] : tensor<4xf32>
  return %1, %2 : tensor<4xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @either(%arg0: i1, %arg1: memref<4xf32, strided<[?], offset: ?>>, %arg2: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %arg1 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     return %arg2 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: i1, %arg1: memref<4xf32, strided<[?], offset: ?>>, %arg2: memref<4xf32, strided<[?], offset: ?>>, %arg3: f32, %arg4: index) -> (memref<4xf32, strided<[?], offset: ?>>, f32) {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg1, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %0 = call @either(%arg0, %cast, %arg2) : (i1, memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     memref.store %arg3, %0[%arg4] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = memref.load %arg1[%arg4] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0, %1 : memref<4xf32, strided<[?], offset: ?>>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
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
// Both new: types after folding of casts
func.func @both(%c: i1) -> tensor<4xf32> {
  cf.cond_br %c, ^a, ^b
^a:
  %d = bufferization.alloc_tensor() : tensor<4xf32>
  return %d : tensor<4xf32>
^b:
  %e = bufferization.alloc_tensor() : tensor<4xf32>
  return %e : tensor<4xf32>
}
func.func @caller(%c: i1, %f: f32, %i: index) -> f32 {
  %0 = call @both(%c) : (i1) -> tensor<4xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<4xf32>
  %2 = tensor.extract %1[%i] : tensor<4xf32>
  return %2 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @both(%arg0: i1) -> memref<4xf32> {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %alloc : memref<4xf32>
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     %cast_1 = memref.cast %alloc_0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %alloc_0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: i1, %arg1: f32, %arg2: index) -> f32 {
// CHECK-NEXT:     %0 = call @both(%arg0) : (i1) -> memref<4xf32>
// CHECK-NEXT:     memref.store %arg1, %0[%arg2] : memref<4xf32>
// CHECK-NEXT:     %1 = memref.load %0[%arg2] : memref<4xf32>
// CHECK-NEXT:     return %1 : f32
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
func.func @main(%t: tensor<4xf32>, %f: f32, %i: index) -> (f32, f32) {
  %c2 = arith.constant 2 : index
  %0 = call @down(%c2, %t, %f) : (index, tensor<4xf32>, f32) -> tensor<4xf32>
  %1 = tensor.extract %0[%i] : tensor<4xf32>
  %2 = tensor.extract %t[%i] : tensor<4xf32>
  return %1, %2 : f32, f32
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
// CHECK-NEXT:   func.func @main(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: f32, %arg2: index) -> (f32, f32) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %0 = call @down(%c2, %cast, %arg1) : (index, memref<4xf32, strided<[?], offset: ?>>, f32) -> memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = memref.load %0[%arg2] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %2 = memref.load %arg0[%arg2] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %1, %2 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func private @declared(tensor<4xf32>, tensor<?xf32>) -> tensor<4xf32>
func.func @caller(%t: tensor<4xf32>, %u: tensor<?xf32>, %f: f32, %i: index)
    -> (tensor<4xf32>, f32) {
  %0 = call @declared(%t, %u) : (tensor<4xf32>, tensor<?xf32>) -> tensor<4xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<4xf32>
  %2 = tensor.extract %t[%i] : tensor<4xf32>
  return %1, %2 : tensor<4xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @declared(memref<4xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: memref<?xf32, strided<[?], offset: ?>>, %arg2: f32, %arg3: index) -> (memref<4xf32, strided<[?], offset: ?>>, f32) {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %0 = call @declared(%cast, %arg1) : (memref<4xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     memref.store %arg2, %0[%arg3] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = memref.load %arg0[%arg3] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0, %1 : memref<4xf32, strided<[?], offset: ?>>, f32
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
