// RUN: pyopt --split-input-file --allow-unregistered-dialect --one-shot-bufferize="bufferize-function-boundaries copy-before-write" %s | FileCheck %s --check-prefix=CHECK
// RUN: pyopt --split-input-file --allow-unregistered-dialect --one-shot-bufferize="bufferize-function-boundaries no-analysis-func-filter=caller" %s | FileCheck %s --check-prefix=CALLER
// RUN: pyopt --split-input-file --allow-unregistered-dialect --one-shot-bufferize="bufferize-function-boundaries no-analysis-func-filter=writer,second,reader" %s | FileCheck %s --check-prefix=CALLEE

// The callee reads only.
func.func private @reader(%t: tensor<4xf32>, %i: index) -> f32 {
  %0 = tensor.extract %t[%i] : tensor<4xf32>
  return %0 : f32
}
func.func @caller(%t: tensor<4xf32>, %i: index, %f: f32) -> (tensor<4xf32>, f32, f32) {
  %0 = call @reader(%t, %i) : (tensor<4xf32>, index) -> f32
  %1 = tensor.insert %f into %t[%i] : tensor<4xf32>
  %2 = call @reader(%1, %i) : (tensor<4xf32>, index) -> f32
  return %1, %0, %2 : tensor<4xf32>, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @reader(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index) -> f32 {
// CHECK-NEXT:     %0 = memref.load %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> (memref<4xf32>, f32, f32) {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %0 = call @reader(%cast, %arg1) : (memref<4xf32, strided<[?], offset: ?>>, index) -> f32
// CHECK-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc_0 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     memref.store %arg2, %alloc_0[%arg1] : memref<4xf32>
// CHECK-NEXT:     %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %alloc_0, %alloc_1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %cast_2 = memref.cast %alloc_1 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = call @reader(%cast_2, %arg1) : (memref<4xf32, strided<[?], offset: ?>>, index) -> f32
// CHECK-NEXT:     %cast_3 = memref.cast %alloc_0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %alloc_0, %0, %1 : memref<4xf32>, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CALLER: module {
// CALLER-NEXT:   func.func private @reader(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index) -> f32 {
// CALLER-NEXT:     %0 = memref.load %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     return %0 : f32
// CALLER-NEXT:   }
// CALLER-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> (memref<4xf32>, f32, f32) {
// CALLER-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLER-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CALLER-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     %0 = call @reader(%cast, %arg1) : (memref<4xf32, strided<[?], offset: ?>>, index) -> f32
// CALLER-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLER-NEXT:     memref.copy %arg0, %alloc_0 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CALLER-NEXT:     memref.store %arg2, %alloc_0[%arg1] : memref<4xf32>
// CALLER-NEXT:     %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLER-NEXT:     memref.copy %alloc_0, %alloc_1 : memref<4xf32> to memref<4xf32>
// CALLER-NEXT:     %cast_2 = memref.cast %alloc_1 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     %1 = call @reader(%cast_2, %arg1) : (memref<4xf32, strided<[?], offset: ?>>, index) -> f32
// CALLER-NEXT:     %cast_3 = memref.cast %alloc_0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     return %alloc_0, %0, %1 : memref<4xf32>, f32, f32
// CALLER-NEXT:   }
// CALLER-NEXT: }
// CALLEE: module {
// CALLEE-NEXT:   func.func private @reader(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index) -> f32 {
// CALLEE-NEXT:     %0 = memref.load %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     return %0 : f32
// CALLEE-NEXT:   }
// CALLEE-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> (memref<4xf32, strided<[?], offset: ?>>, f32, f32) {
// CALLEE-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLEE-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CALLEE-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     %0 = call @reader(%cast, %arg1) : (memref<4xf32, strided<[?], offset: ?>>, index) -> f32
// CALLEE-NEXT:     memref.store %arg2, %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLEE-NEXT:     memref.copy %arg0, %alloc_0 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CALLEE-NEXT:     %cast_1 = memref.cast %alloc_0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     %1 = call @reader(%cast_1, %arg1) : (memref<4xf32, strided<[?], offset: ?>>, index) -> f32
// CALLEE-NEXT:     return %arg0, %0, %1 : memref<4xf32, strided<[?], offset: ?>>, f32, f32
// CALLEE-NEXT:   }
// CALLEE-NEXT: }

// -----

// The callee writes, and the caller reads what was there before: a copy at the call.
func.func private @writer(%t: tensor<4xf32>, %i: index, %f: f32) -> tensor<4xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @caller(%t: tensor<4xf32>, %i: index, %f: f32) -> (tensor<4xf32>, f32) {
  %0 = call @writer(%t, %i, %f) : (tensor<4xf32>, index, f32) -> tensor<4xf32>
  %1 = tensor.extract %t[%i] : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @writer(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     memref.store %arg2, %alloc[%arg1] : memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %alloc : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> (memref<4xf32>, f32) {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %0 = call @writer(%cast, %arg1, %arg2) : (memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32>
// CHECK-NEXT:     %1 = memref.load %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %cast_0 = memref.cast %0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0, %1 : memref<4xf32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CALLER: module {
// CALLER-NEXT:   func.func private @writer(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// CALLER-NEXT:     memref.store %arg2, %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     return %arg0 : memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:   }
// CALLER-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> (memref<4xf32, strided<[?], offset: ?>>, f32) {
// CALLER-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLER-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CALLER-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     %0 = call @writer(%cast, %arg1, %arg2) : (memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     %1 = memref.load %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     return %0, %1 : memref<4xf32, strided<[?], offset: ?>>, f32
// CALLER-NEXT:   }
// CALLER-NEXT: }
// CALLEE: module {
// CALLEE-NEXT:   func.func private @writer(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32> {
// CALLEE-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLEE-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CALLEE-NEXT:     memref.store %arg2, %alloc[%arg1] : memref<4xf32>
// CALLEE-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     return %alloc : memref<4xf32>
// CALLEE-NEXT:   }
// CALLEE-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> (memref<4xf32>, f32) {
// CALLEE-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLEE-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CALLEE-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     %0 = call @writer(%cast, %arg1, %arg2) : (memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32>
// CALLEE-NEXT:     %1 = memref.load %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     %cast_0 = memref.cast %0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     return %0, %1 : memref<4xf32>, f32
// CALLEE-NEXT:   }
// CALLEE-NEXT: }

// -----

// The callee writes, and nothing reads the operand later.
func.func private @writer(%t: tensor<4xf32>, %i: index, %f: f32) -> tensor<4xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @caller(%t: tensor<4xf32>, %i: index, %f: f32) -> tensor<4xf32> {
  %0 = call @writer(%t, %i, %f) : (tensor<4xf32>, index, f32) -> tensor<4xf32>
  %1 = call @writer(%0, %i, %f) : (tensor<4xf32>, index, f32) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @writer(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     memref.store %arg2, %alloc[%arg1] : memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %alloc : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %0 = call @writer(%cast, %arg1, %arg2) : (memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %0, %alloc_0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %cast_1 = memref.cast %alloc_0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = call @writer(%cast_1, %arg1, %arg2) : (memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32>
// CHECK-NEXT:     %cast_2 = memref.cast %1 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %1 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CALLER: module {
// CALLER-NEXT:   func.func private @writer(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// CALLER-NEXT:     memref.store %arg2, %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     return %arg0 : memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:   }
// CALLER-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// CALLER-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLER-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CALLER-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     %0 = call @writer(%cast, %arg1, %arg2) : (memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLER-NEXT:     memref.copy %0, %alloc_0 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CALLER-NEXT:     %cast_1 = memref.cast %alloc_0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     %1 = call @writer(%cast_1, %arg1, %arg2) : (memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     return %1 : memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:   }
// CALLER-NEXT: }
// CALLEE: module {
// CALLEE-NEXT:   func.func private @writer(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32> {
// CALLEE-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLEE-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CALLEE-NEXT:     memref.store %arg2, %alloc[%arg1] : memref<4xf32>
// CALLEE-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     return %alloc : memref<4xf32>
// CALLEE-NEXT:   }
// CALLEE-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32> {
// CALLEE-NEXT:     %0 = call @writer(%arg0, %arg1, %arg2) : (memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32>
// CALLEE-NEXT:     %cast = memref.cast %0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     %1 = call @writer(%cast, %arg1, %arg2) : (memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32>
// CALLEE-NEXT:     %cast_0 = memref.cast %1 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     return %1 : memref<4xf32>
// CALLEE-NEXT:   }
// CALLEE-NEXT: }

// -----

// The callee returns something new.
func.func private @maker(%f: f32) -> tensor<4xf32> {
  %0 = bufferization.alloc_tensor() : tensor<4xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func @caller(%f: f32, %i: index) -> (tensor<4xf32>, f32) {
  %0 = call @maker(%f) : (f32) -> tensor<4xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<4xf32>
  %2 = tensor.extract %1[%i] : tensor<4xf32>
  return %1, %2 : tensor<4xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @maker(%arg0: f32) -> memref<4xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%arg0 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %alloc : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: f32, %arg1: index) -> (memref<4xf32>, f32) {
// CHECK-NEXT:     %0 = call @maker(%arg0) : (f32) -> memref<4xf32>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %0, %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     memref.store %arg0, %alloc[%arg1] : memref<4xf32>
// CHECK-NEXT:     %1 = memref.load %alloc[%arg1] : memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %alloc, %1 : memref<4xf32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CALLER: module {
// CALLER-NEXT:   func.func private @maker(%arg0: f32) -> memref<4xf32> {
// CALLER-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLER-NEXT:     linalg.fill ins(%arg0 : f32) outs(%alloc : memref<4xf32>)
// CALLER-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     return %alloc : memref<4xf32>
// CALLER-NEXT:   }
// CALLER-NEXT:   func.func @caller(%arg0: f32, %arg1: index) -> (memref<4xf32>, f32) {
// CALLER-NEXT:     %0 = call @maker(%arg0) : (f32) -> memref<4xf32>
// CALLER-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLER-NEXT:     memref.copy %0, %alloc : memref<4xf32> to memref<4xf32>
// CALLER-NEXT:     memref.store %arg0, %alloc[%arg1] : memref<4xf32>
// CALLER-NEXT:     %1 = memref.load %alloc[%arg1] : memref<4xf32>
// CALLER-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     return %alloc, %1 : memref<4xf32>, f32
// CALLER-NEXT:   }
// CALLER-NEXT: }
// CALLEE: module {
// CALLEE-NEXT:   func.func private @maker(%arg0: f32) -> memref<4xf32> {
// CALLEE-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLEE-NEXT:     linalg.fill ins(%arg0 : f32) outs(%alloc : memref<4xf32>)
// CALLEE-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     return %alloc : memref<4xf32>
// CALLEE-NEXT:   }
// CALLEE-NEXT:   func.func @caller(%arg0: f32, %arg1: index) -> (memref<4xf32>, f32) {
// CALLEE-NEXT:     %0 = call @maker(%arg0) : (f32) -> memref<4xf32>
// CALLEE-NEXT:     memref.store %arg0, %0[%arg1] : memref<4xf32>
// CALLEE-NEXT:     %1 = memref.load %0[%arg1] : memref<4xf32>
// CALLEE-NEXT:     %cast = memref.cast %0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     return %0, %1 : memref<4xf32>, f32
// CALLEE-NEXT:   }
// CALLEE-NEXT: }

// -----

// The caller stands in front of its callee.
func.func @caller(%f: f32, %i: index) -> tensor<4xf32> {
  %0 = call @maker(%f) : (f32) -> tensor<4xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func private @maker(%f: f32) -> tensor<4xf32> {
  %0 = bufferization.alloc_tensor() : tensor<4xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @caller(%arg0: f32, %arg1: index) -> memref<4xf32> {
// CHECK-NEXT:     %0 = call @maker(%arg0) : (f32) -> memref<4xf32>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %0, %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     memref.store %arg0, %alloc[%arg1] : memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %alloc : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @maker(%arg0: f32) -> memref<4xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%arg0 : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %alloc : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CALLER: module {
// CALLER-NEXT:   func.func @caller(%arg0: f32, %arg1: index) -> memref<4xf32> {
// CALLER-NEXT:     %0 = call @maker(%arg0) : (f32) -> memref<4xf32>
// CALLER-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLER-NEXT:     memref.copy %0, %alloc : memref<4xf32> to memref<4xf32>
// CALLER-NEXT:     memref.store %arg0, %alloc[%arg1] : memref<4xf32>
// CALLER-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     return %alloc : memref<4xf32>
// CALLER-NEXT:   }
// CALLER-NEXT:   func.func private @maker(%arg0: f32) -> memref<4xf32> {
// CALLER-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLER-NEXT:     linalg.fill ins(%arg0 : f32) outs(%alloc : memref<4xf32>)
// CALLER-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     return %alloc : memref<4xf32>
// CALLER-NEXT:   }
// CALLER-NEXT: }
// CALLEE: module {
// CALLEE-NEXT:   func.func @caller(%arg0: f32, %arg1: index) -> memref<4xf32> {
// CALLEE-NEXT:     %0 = call @maker(%arg0) : (f32) -> memref<4xf32>
// CALLEE-NEXT:     memref.store %arg0, %0[%arg1] : memref<4xf32>
// CALLEE-NEXT:     %cast = memref.cast %0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     return %0 : memref<4xf32>
// CALLEE-NEXT:   }
// CALLEE-NEXT:   func.func private @maker(%arg0: f32) -> memref<4xf32> {
// CALLEE-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLEE-NEXT:     linalg.fill ins(%arg0 : f32) outs(%alloc : memref<4xf32>)
// CALLEE-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     return %alloc : memref<4xf32>
// CALLEE-NEXT:   }
// CALLEE-NEXT: }

// -----

// A declaration may read and write its operand.
func.func private @outside(tensor<4xf32>)
func.func @caller(%t: tensor<4xf32>, %i: index) -> f32 {
  call @outside(%t) : (tensor<4xf32>) -> ()
  %0 = tensor.extract %t[%i] : tensor<4xf32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @outside(memref<4xf32, strided<[?], offset: ?>>)
// CHECK-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index) -> f32 {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     call @outside(%cast) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:     %0 = memref.load %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CALLER: module {
// CALLER-NEXT:   func.func private @outside(memref<4xf32, strided<[?], offset: ?>>)
// CALLER-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index) -> f32 {
// CALLER-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLER-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CALLER-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     call @outside(%cast) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// CALLER-NEXT:     %0 = memref.load %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     return %0 : f32
// CALLER-NEXT:   }
// CALLER-NEXT: }
// CALLEE: module {
// CALLEE-NEXT:   func.func private @outside(memref<4xf32, strided<[?], offset: ?>>)
// CALLEE-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index) -> f32 {
// CALLEE-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLEE-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CALLEE-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     call @outside(%cast) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// CALLEE-NEXT:     %0 = memref.load %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     return %0 : f32
// CALLEE-NEXT:   }
// CALLEE-NEXT: }

// -----

// It says that it only reads.
func.func private @outside(tensor<4xf32> {bufferization.access = "read"})
func.func @caller(%t: tensor<4xf32>, %i: index) -> f32 {
  call @outside(%t) : (tensor<4xf32>) -> ()
  %0 = tensor.extract %t[%i] : tensor<4xf32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @outside(memref<4xf32, strided<[?], offset: ?>> {bufferization.access = "read"})
// CHECK-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index) -> f32 {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     call @outside(%cast) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:     %0 = memref.load %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CALLER: module {
// CALLER-NEXT:   func.func private @outside(memref<4xf32, strided<[?], offset: ?>> {bufferization.access = "read"})
// CALLER-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index) -> f32 {
// CALLER-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLER-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CALLER-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     call @outside(%cast) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// CALLER-NEXT:     %0 = memref.load %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     return %0 : f32
// CALLER-NEXT:   }
// CALLER-NEXT: }
// CALLEE: module {
// CALLEE-NEXT:   func.func private @outside(memref<4xf32, strided<[?], offset: ?>> {bufferization.access = "read"})
// CALLEE-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index) -> f32 {
// CALLEE-NEXT:     call @outside(%arg0) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// CALLEE-NEXT:     %0 = memref.load %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     return %0 : f32
// CALLEE-NEXT:   }
// CALLEE-NEXT: }

// -----

// It says that it only writes, or does nothing.
func.func private @writes(tensor<4xf32> {bufferization.access = "write"})
func.func private @nothing(tensor<4xf32> {bufferization.access = "none"})
func.func @caller(%t: tensor<4xf32>, %i: index) -> f32 {
  call @nothing(%t) : (tensor<4xf32>) -> ()
  call @writes(%t) : (tensor<4xf32>) -> ()
  %0 = tensor.extract %t[%i] : tensor<4xf32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @writes(memref<4xf32, strided<[?], offset: ?>> {bufferization.access = "write"})
// CHECK-NEXT:   func.func private @nothing(memref<4xf32, strided<[?], offset: ?>> {bufferization.access = "none"})
// CHECK-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index) -> f32 {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     call @nothing(%cast) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc_0 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     %cast_1 = memref.cast %alloc_0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     call @writes(%cast_1) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:     %0 = memref.load %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CALLER: module {
// CALLER-NEXT:   func.func private @writes(memref<4xf32, strided<[?], offset: ?>> {bufferization.access = "write"})
// CALLER-NEXT:   func.func private @nothing(memref<4xf32, strided<[?], offset: ?>> {bufferization.access = "none"})
// CALLER-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index) -> f32 {
// CALLER-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLER-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CALLER-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     call @nothing(%cast) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// CALLER-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLER-NEXT:     memref.copy %arg0, %alloc_0 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CALLER-NEXT:     %cast_1 = memref.cast %alloc_0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     call @writes(%cast_1) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// CALLER-NEXT:     %0 = memref.load %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     return %0 : f32
// CALLER-NEXT:   }
// CALLER-NEXT: }
// CALLEE: module {
// CALLEE-NEXT:   func.func private @writes(memref<4xf32, strided<[?], offset: ?>> {bufferization.access = "write"})
// CALLEE-NEXT:   func.func private @nothing(memref<4xf32, strided<[?], offset: ?>> {bufferization.access = "none"})
// CALLEE-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index) -> f32 {
// CALLEE-NEXT:     call @nothing(%arg0) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// CALLEE-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLEE-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     call @writes(%cast) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// CALLEE-NEXT:     %0 = memref.load %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     return %0 : f32
// CALLEE-NEXT:   }
// CALLEE-NEXT: }

// -----

// Two results, which are the arguments in another order.
func.func private @swap(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  return %b, %a : tensor<4xf32>, tensor<4xf32>
}
func.func @caller(%a: tensor<4xf32>, %b: tensor<4xf32>, %f: f32, %i: index)
    -> (tensor<4xf32>, tensor<4xf32>) {
  %0:2 = call @swap(%a, %b) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %1 = tensor.insert %f into %0#0[%i] : tensor<4xf32>
  return %1, %0#1 : tensor<4xf32>, tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @swap(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: memref<4xf32, strided<[?], offset: ?>>) -> (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:     return %arg1, %arg0 : memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: memref<4xf32, strided<[?], offset: ?>>, %arg2: f32, %arg3: index) -> (memref<4xf32>, memref<4xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg1, %alloc_0 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %cast_1 = memref.cast %alloc_0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %0:2 = call @swap(%cast, %cast_1) : (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) -> (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>)
// CHECK-NEXT:     %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %0#0, %alloc_2 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     memref.store %arg2, %alloc_2[%arg3] : memref<4xf32>
// CHECK-NEXT:     %cast_3 = memref.cast %alloc_2 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %alloc_2, %0#1 : memref<4xf32>, memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CALLER: module {
// CALLER-NEXT:   func.func private @swap(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: memref<4xf32, strided<[?], offset: ?>>) -> (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) {
// CALLER-NEXT:     return %arg1, %arg0 : memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:   }
// CALLER-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: memref<4xf32, strided<[?], offset: ?>>, %arg2: f32, %arg3: index) -> (memref<4xf32>, memref<4xf32, strided<[?], offset: ?>>) {
// CALLER-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLER-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CALLER-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLER-NEXT:     memref.copy %arg1, %alloc_0 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CALLER-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     %cast_1 = memref.cast %alloc_0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     %0:2 = call @swap(%cast, %cast_1) : (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) -> (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>)
// CALLER-NEXT:     %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLER-NEXT:     memref.copy %0#0, %alloc_2 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CALLER-NEXT:     memref.store %arg2, %alloc_2[%arg3] : memref<4xf32>
// CALLER-NEXT:     %cast_3 = memref.cast %alloc_2 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     return %alloc_2, %0#1 : memref<4xf32>, memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:   }
// CALLER-NEXT: }
// CALLEE: module {
// CALLEE-NEXT:   func.func private @swap(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: memref<4xf32, strided<[?], offset: ?>>) -> (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) {
// CALLEE-NEXT:     return %arg1, %arg0 : memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:   }
// CALLEE-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: memref<4xf32, strided<[?], offset: ?>>, %arg2: f32, %arg3: index) -> (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) {
// CALLEE-NEXT:     %0:2 = call @swap(%arg0, %arg1) : (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) -> (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>)
// CALLEE-NEXT:     memref.store %arg2, %0#0[%arg3] : memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     return %0#0, %0#1 : memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:   }
// CALLEE-NEXT: }

// -----

// A slice comes back.
func.func private @part(%t: tensor<8xf32>) -> tensor<4xf32> {
  %0 = tensor.extract_slice %t[2] [4] [1] : tensor<8xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @caller(%t: tensor<8xf32>, %f: f32, %i: index) -> (tensor<4xf32>, f32) {
  %0 = call @part(%t) : (tensor<8xf32>) -> tensor<4xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<4xf32>
  %2 = tensor.extract %t[%i] : tensor<8xf32>
  return %1, %2 : tensor<4xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @part(%arg0: memref<8xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %subview = memref.subview %arg0[2] [4] [1] : memref<8xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %subview : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: memref<8xf32, strided<[?], offset: ?>>, %arg1: f32, %arg2: index) -> (memref<4xf32>, f32) {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<8xf32, strided<[?], offset: ?>> to memref<8xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<8xf32> to memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %0 = call @part(%cast) : (memref<8xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %0, %alloc_0 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     memref.store %arg1, %alloc_0[%arg2] : memref<4xf32>
// CHECK-NEXT:     %1 = memref.load %arg0[%arg2] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %cast_1 = memref.cast %alloc_0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %alloc_0, %1 : memref<4xf32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CALLER: module {
// CALLER-NEXT:   func.func private @part(%arg0: memref<8xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CALLER-NEXT:     %subview = memref.subview %arg0[2] [4] [1] : memref<8xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     return %subview : memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:   }
// CALLER-NEXT:   func.func @caller(%arg0: memref<8xf32, strided<[?], offset: ?>>, %arg1: f32, %arg2: index) -> (memref<4xf32>, f32) {
// CALLER-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CALLER-NEXT:     memref.copy %arg0, %alloc : memref<8xf32, strided<[?], offset: ?>> to memref<8xf32>
// CALLER-NEXT:     %cast = memref.cast %alloc : memref<8xf32> to memref<8xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     %0 = call @part(%cast) : (memref<8xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLER-NEXT:     memref.copy %0, %alloc_0 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CALLER-NEXT:     memref.store %arg1, %alloc_0[%arg2] : memref<4xf32>
// CALLER-NEXT:     %1 = memref.load %arg0[%arg2] : memref<8xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     %cast_1 = memref.cast %alloc_0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     return %alloc_0, %1 : memref<4xf32>, f32
// CALLER-NEXT:   }
// CALLER-NEXT: }
// CALLEE: module {
// CALLEE-NEXT:   func.func private @part(%arg0: memref<8xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CALLEE-NEXT:     %subview = memref.subview %arg0[2] [4] [1] : memref<8xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     return %subview : memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:   }
// CALLEE-NEXT:   func.func @caller(%arg0: memref<8xf32, strided<[?], offset: ?>>, %arg1: f32, %arg2: index) -> (memref<4xf32>, f32) {
// CALLEE-NEXT:     %0 = call @part(%arg0) : (memref<8xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLEE-NEXT:     memref.copy %0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CALLEE-NEXT:     memref.store %arg1, %alloc[%arg2] : memref<4xf32>
// CALLEE-NEXT:     %1 = memref.load %arg0[%arg2] : memref<8xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     return %alloc, %1 : memref<4xf32>, f32
// CALLEE-NEXT:   }
// CALLEE-NEXT: }

// -----

// A chain of calls, from the last function to the first.
func.func @first(%t: tensor<4xf32>, %i: index, %f: f32) -> tensor<4xf32> {
  %0 = call @second(%t, %i, %f) : (tensor<4xf32>, index, f32) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @second(%t: tensor<4xf32>, %i: index, %f: f32) -> tensor<4xf32> {
  %0 = call @third(%t, %i, %f) : (tensor<4xf32>, index, f32) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @third(%t: tensor<4xf32>, %i: index, %f: f32) -> tensor<4xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @first(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %0 = call @second(%cast, %arg1, %arg2) : (memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32>
// CHECK-NEXT:     %cast_0 = memref.cast %0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @second(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %0 = call @third(%cast, %arg1, %arg2) : (memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32>
// CHECK-NEXT:     %cast_0 = memref.cast %0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @third(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     memref.store %arg2, %alloc[%arg1] : memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %alloc : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CALLER: module {
// CALLER-NEXT:   func.func @first(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// CALLER-NEXT:     %0 = call @second(%arg0, %arg1, %arg2) : (memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     return %0 : memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:   }
// CALLER-NEXT:   func.func private @second(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// CALLER-NEXT:     %0 = call @third(%arg0, %arg1, %arg2) : (memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     return %0 : memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:   }
// CALLER-NEXT:   func.func private @third(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// CALLER-NEXT:     memref.store %arg2, %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     return %arg0 : memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:   }
// CALLER-NEXT: }
// CALLEE: module {
// CALLEE-NEXT:   func.func @first(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// CALLEE-NEXT:     %0 = call @second(%arg0, %arg1, %arg2) : (memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     return %0 : memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:   }
// CALLEE-NEXT:   func.func private @second(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// CALLEE-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLEE-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CALLEE-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     %0 = call @third(%cast, %arg1, %arg2) : (memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     return %0 : memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:   }
// CALLEE-NEXT:   func.func private @third(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// CALLEE-NEXT:     memref.store %arg2, %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     return %arg0 : memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:   }
// CALLEE-NEXT: }

// -----

// One operand twice.
func.func private @copy(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.copy ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @caller(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @copy(%t, %t) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @copy(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     linalg.copy ins(%arg0 : memref<4xf32, strided<[?], offset: ?>>) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %alloc : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc_0 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %cast_1 = memref.cast %alloc_0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %0 = call @copy(%cast, %cast_1) : (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32>
// CHECK-NEXT:     %cast_2 = memref.cast %0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CALLER: module {
// CALLER-NEXT:   func.func private @copy(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CALLER-NEXT:     linalg.copy ins(%arg0 : memref<4xf32, strided<[?], offset: ?>>) outs(%arg1 : memref<4xf32, strided<[?], offset: ?>>)
// CALLER-NEXT:     return %arg1 : memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:   }
// CALLER-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CALLER-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLER-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CALLER-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLER-NEXT:     memref.copy %arg0, %alloc_0 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CALLER-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     %cast_1 = memref.cast %alloc_0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     %0 = call @copy(%cast, %cast_1) : (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     return %0 : memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:   }
// CALLER-NEXT: }
// CALLEE: module {
// CALLEE-NEXT:   func.func private @copy(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CALLEE-NEXT:     linalg.copy ins(%arg0 : memref<4xf32, strided<[?], offset: ?>>) outs(%arg1 : memref<4xf32, strided<[?], offset: ?>>)
// CALLEE-NEXT:     return %arg1 : memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:   }
// CALLEE-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CALLEE-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLEE-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     %0 = call @copy(%arg0, %cast) : (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     return %0 : memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:   }
// CALLEE-NEXT: }

// -----

// A constant is handed to a function that writes.
func.func private @writer(%t: tensor<2xf32>, %i: index, %f: f32) -> tensor<2xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func @caller(%i: index, %f: f32) -> tensor<2xf32> {
  %t = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %0 = call @writer(%t, %i, %f) : (tensor<2xf32>, index, f32) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   memref.global "private" constant @__constant_2xf32 : memref<2xf32> = dense<[1.000000e+00, 2.000000e+00]> {alignment = 64 : i64}
// CHECK-NEXT:   func.func private @writer(%arg0: memref<2xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<2xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<2xf32, strided<[?], offset: ?>> to memref<2xf32>
// CHECK-NEXT:     memref.store %arg2, %alloc[%arg1] : memref<2xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %alloc : memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: index, %arg1: f32) -> memref<2xf32> {
// CHECK-NEXT:     %0 = memref.get_global @__constant_2xf32 : memref<2xf32>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
// CHECK-NEXT:     memref.copy %0, %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = call @writer(%cast, %arg0, %arg1) : (memref<2xf32, strided<[?], offset: ?>>, index, f32) -> memref<2xf32>
// CHECK-NEXT:     %cast_0 = memref.cast %1 : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %1 : memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CALLER: module {
// CALLER-NEXT:   memref.global "private" constant @__constant_2xf32 : memref<2xf32> = dense<[1.000000e+00, 2.000000e+00]> {alignment = 64 : i64}
// CALLER-NEXT:   func.func private @writer(%arg0: memref<2xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<2xf32, strided<[?], offset: ?>> {
// CALLER-NEXT:     memref.store %arg2, %arg0[%arg1] : memref<2xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     return %arg0 : memref<2xf32, strided<[?], offset: ?>>
// CALLER-NEXT:   }
// CALLER-NEXT:   func.func @caller(%arg0: index, %arg1: f32) -> memref<2xf32, strided<[?], offset: ?>> {
// CALLER-NEXT:     %0 = memref.get_global @__constant_2xf32 : memref<2xf32>
// CALLER-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
// CALLER-NEXT:     memref.copy %0, %alloc : memref<2xf32> to memref<2xf32>
// CALLER-NEXT:     %cast = memref.cast %alloc : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     %1 = call @writer(%cast, %arg0, %arg1) : (memref<2xf32, strided<[?], offset: ?>>, index, f32) -> memref<2xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     return %1 : memref<2xf32, strided<[?], offset: ?>>
// CALLER-NEXT:   }
// CALLER-NEXT: }
// CALLEE: module {
// CALLEE-NEXT:   memref.global "private" constant @__constant_2xf32 : memref<2xf32> = dense<[1.000000e+00, 2.000000e+00]> {alignment = 64 : i64}
// CALLEE-NEXT:   func.func private @writer(%arg0: memref<2xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<2xf32> {
// CALLEE-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
// CALLEE-NEXT:     memref.copy %arg0, %alloc : memref<2xf32, strided<[?], offset: ?>> to memref<2xf32>
// CALLEE-NEXT:     memref.store %arg2, %alloc[%arg1] : memref<2xf32>
// CALLEE-NEXT:     %cast = memref.cast %alloc : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     return %alloc : memref<2xf32>
// CALLEE-NEXT:   }
// CALLEE-NEXT:   func.func @caller(%arg0: index, %arg1: f32) -> memref<2xf32> {
// CALLEE-NEXT:     %0 = memref.get_global @__constant_2xf32 : memref<2xf32>
// CALLEE-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
// CALLEE-NEXT:     memref.copy %0, %alloc : memref<2xf32> to memref<2xf32>
// CALLEE-NEXT:     %cast = memref.cast %alloc : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     %1 = call @writer(%cast, %arg0, %arg1) : (memref<2xf32, strided<[?], offset: ?>>, index, f32) -> memref<2xf32>
// CALLEE-NEXT:     %cast_0 = memref.cast %1 : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     return %1 : memref<2xf32>
// CALLEE-NEXT:   }
// CALLEE-NEXT: }

// -----

// Functions without tensors may call each other, and themselves.
func.func @even(%n: i32) -> i1 {
  %0 = call @odd(%n) : (i32) -> i1
  return %0 : i1
}
func.func @odd(%n: i32) -> i1 {
  %0 = call @even(%n) : (i32) -> i1
  %1 = call @odd(%n) : (i32) -> i1
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @even(%arg0: i32) -> i1 {
// CHECK-NEXT:     %0 = call @odd(%arg0) : (i32) -> i1
// CHECK-NEXT:     return %0 : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @odd(%arg0: i32) -> i1 {
// CHECK-NEXT:     %0 = call @even(%arg0) : (i32) -> i1
// CHECK-NEXT:     %1 = call @odd(%arg0) : (i32) -> i1
// CHECK-NEXT:     return %1 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CALLER: module {
// CALLER-NEXT:   func.func @even(%arg0: i32) -> i1 {
// CALLER-NEXT:     %0 = call @odd(%arg0) : (i32) -> i1
// CALLER-NEXT:     return %0 : i1
// CALLER-NEXT:   }
// CALLER-NEXT:   func.func @odd(%arg0: i32) -> i1 {
// CALLER-NEXT:     %0 = call @even(%arg0) : (i32) -> i1
// CALLER-NEXT:     %1 = call @odd(%arg0) : (i32) -> i1
// CALLER-NEXT:     return %1 : i1
// CALLER-NEXT:   }
// CALLER-NEXT: }
// CALLEE: module {
// CALLEE-NEXT:   func.func @even(%arg0: i32) -> i1 {
// CALLEE-NEXT:     %0 = call @odd(%arg0) : (i32) -> i1
// CALLEE-NEXT:     return %0 : i1
// CALLEE-NEXT:   }
// CALLEE-NEXT:   func.func @odd(%arg0: i32) -> i1 {
// CALLEE-NEXT:     %0 = call @even(%arg0) : (i32) -> i1
// CALLEE-NEXT:     %1 = call @odd(%arg0) : (i32) -> i1
// CALLEE-NEXT:     return %1 : i1
// CALLEE-NEXT:   }
// CALLEE-NEXT: }

// -----

// The argument is not used.
func.func private @unused(%t: tensor<4xf32>) {
  return
}
func.func @caller(%t: tensor<4xf32>, %i: index, %f: f32) -> tensor<4xf32> {
  call @unused(%t) : (tensor<4xf32>) -> ()
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  call @unused(%t) : (tensor<4xf32>) -> ()
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @unused(%arg0: memref<4xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     call @unused(%cast) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc_0 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     memref.store %arg2, %alloc_0[%arg1] : memref<4xf32>
// CHECK-NEXT:     %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc_1 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     %cast_2 = memref.cast %alloc_1 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     call @unused(%cast_2) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:     %cast_3 = memref.cast %alloc_0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %alloc_0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CALLER: module {
// CALLER-NEXT:   func.func private @unused(%arg0: memref<4xf32, strided<[?], offset: ?>>) {
// CALLER-NEXT:     return
// CALLER-NEXT:   }
// CALLER-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32> {
// CALLER-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLER-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CALLER-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     call @unused(%cast) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// CALLER-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLER-NEXT:     memref.copy %arg0, %alloc_0 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CALLER-NEXT:     memref.store %arg2, %alloc_0[%arg1] : memref<4xf32>
// CALLER-NEXT:     %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLER-NEXT:     memref.copy %arg0, %alloc_1 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CALLER-NEXT:     %cast_2 = memref.cast %alloc_1 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     call @unused(%cast_2) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// CALLER-NEXT:     %cast_3 = memref.cast %alloc_0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     return %alloc_0 : memref<4xf32>
// CALLER-NEXT:   }
// CALLER-NEXT: }
// CALLEE: module {
// CALLEE-NEXT:   func.func private @unused(%arg0: memref<4xf32, strided<[?], offset: ?>>) {
// CALLEE-NEXT:     return
// CALLEE-NEXT:   }
// CALLEE-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32, strided<[?], offset: ?>> {
// CALLEE-NEXT:     call @unused(%arg0) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// CALLEE-NEXT:     memref.store %arg2, %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     call @unused(%arg0) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// CALLEE-NEXT:     return %arg0 : memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:   }
// CALLEE-NEXT: }

// -----

// A call's own attributes stay.
func.func private @same(%t: tensor<4xf32>) -> tensor<4xf32> {
  return %t : tensor<4xf32>
}
func.func @caller(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @same(%t) {x.a = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @same(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     return %arg0 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %0 = call @same(%cast) {x.a = 1 : i32} : (memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CALLER: module {
// CALLER-NEXT:   func.func private @same(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CALLER-NEXT:     return %arg0 : memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:   }
// CALLER-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CALLER-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLER-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CALLER-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     %0 = call @same(%cast) {x.a = 1 : i32} : (memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     return %0 : memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:   }
// CALLER-NEXT: }
// CALLEE: module {
// CALLEE-NEXT:   func.func private @same(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CALLEE-NEXT:     return %arg0 : memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:   }
// CALLEE-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CALLEE-NEXT:     %0 = call @same(%arg0) {x.a = 1 : i32} : (memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     return %0 : memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:   }
// CALLEE-NEXT: }

// -----

// A callee that must not write to its argument.
func.func private @keeps(%t: tensor<4xf32> {bufferization.writable = false}, %i: index, %f: f32)
    -> tensor<4xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @caller(%t: tensor<4xf32>, %i: index, %f: f32) -> (tensor<4xf32>, f32) {
  %0 = call @keeps(%t, %i, %f) : (tensor<4xf32>, index, f32) -> tensor<4xf32>
  %1 = tensor.extract %t[%i] : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @keeps(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     memref.store %arg2, %alloc[%arg1] : memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %alloc : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> (memref<4xf32>, f32) {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %0 = call @keeps(%cast, %arg1, %arg2) : (memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32>
// CHECK-NEXT:     %1 = memref.load %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %cast_0 = memref.cast %0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0, %1 : memref<4xf32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CALLER: module {
// CALLER-NEXT:   func.func private @keeps(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32> {
// CALLER-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLER-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CALLER-NEXT:     memref.store %arg2, %alloc[%arg1] : memref<4xf32>
// CALLER-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     return %alloc : memref<4xf32>
// CALLER-NEXT:   }
// CALLER-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> (memref<4xf32>, f32) {
// CALLER-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLER-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CALLER-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     %0 = call @keeps(%cast, %arg1, %arg2) : (memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32>
// CALLER-NEXT:     %1 = memref.load %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     %cast_0 = memref.cast %0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     return %0, %1 : memref<4xf32>, f32
// CALLER-NEXT:   }
// CALLER-NEXT: }
// CALLEE: module {
// CALLEE-NEXT:   func.func private @keeps(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> memref<4xf32> {
// CALLEE-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLEE-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CALLEE-NEXT:     memref.store %arg2, %alloc[%arg1] : memref<4xf32>
// CALLEE-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     return %alloc : memref<4xf32>
// CALLEE-NEXT:   }
// CALLEE-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>, %arg1: index, %arg2: f32) -> (memref<4xf32>, f32) {
// CALLEE-NEXT:     %0 = call @keeps(%arg0, %arg1, %arg2) : (memref<4xf32, strided<[?], offset: ?>>, index, f32) -> memref<4xf32>
// CALLEE-NEXT:     %1 = memref.load %arg0[%arg1] : memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     %cast = memref.cast %0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     return %0, %1 : memref<4xf32>, f32
// CALLEE-NEXT:   }
// CALLEE-NEXT: }

// -----

// Modules in a module.
module @inner {
  func.func @same(%t: tensor<4xf32>) -> tensor<4xf32> {
    return %t : tensor<4xf32>
  }
  func.func @caller(%t: tensor<4xf32>) -> tensor<4xf32> {
    %0 = call @same(%t) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// CHECK: module @inner {
// CHECK-NEXT:   func.func @same(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     return %arg0 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %0 = call @same(%cast) : (memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %0 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CALLER: module @inner {
// CALLER-NEXT:   func.func @same(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CALLER-NEXT:     return %arg0 : memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:   }
// CALLER-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CALLER-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CALLER-NEXT:     memref.copy %arg0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CALLER-NEXT:     %cast = memref.cast %alloc : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     %0 = call @same(%cast) : (memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:     return %0 : memref<4xf32, strided<[?], offset: ?>>
// CALLER-NEXT:   }
// CALLER-NEXT: }
// CALLEE: module @inner {
// CALLEE-NEXT:   func.func @same(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CALLEE-NEXT:     return %arg0 : memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:   }
// CALLEE-NEXT:   func.func @caller(%arg0: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
// CALLEE-NEXT:     %0 = call @same(%arg0) : (memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:     return %0 : memref<4xf32, strided<[?], offset: ?>>
// CALLEE-NEXT:   }
// CALLEE-NEXT: }
