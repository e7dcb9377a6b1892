// RUN: pyopt --split-input-file --one-shot-bufferize="copy-before-write" %s | FileCheck %s

func.func @insert_twice(%i: index, %v: f32) -> f32 {
  %e = tensor.empty() : tensor<8xf32>
  %0 = tensor.insert %v into %e[%i] : tensor<8xf32>
  %1 = tensor.insert %v into %0[%i] : tensor<8xf32>
  %x = tensor.extract %1[%i] : tensor<8xf32>
  return %x : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert_twice(%arg0: index, %arg1: f32) -> f32 {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:     memref.copy %alloc, %alloc_0 : memref<8xf32> to memref<8xf32>
// CHECK-NEXT:     memref.store %arg1, %alloc_0[%arg0] : memref<8xf32>
// CHECK-NEXT:     %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:     memref.copy %alloc_0, %alloc_1 : memref<8xf32> to memref<8xf32>
// CHECK-NEXT:     memref.store %arg1, %alloc_1[%arg0] : memref<8xf32>
// CHECK-NEXT:     %0 = memref.load %alloc_1[%arg0] : memref<8xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fill_overwrites(%t: tensor<?xf32>, %v: f32) -> tensor<?xf32> {
  %0 = linalg.fill ins(%v : f32) outs(%t : tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @fill_overwrites(%arg0: tensor<?xf32>, %arg1: f32) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = bufferization.to_memref %arg0 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %0, %c0 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     linalg.fill ins(%arg1 : f32) outs(%alloc : memref<?xf32>)
// CHECK-NEXT:     %1 = bufferization.to_tensor %alloc : memref<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @update_slice(%t: tensor<16xf32>, %i: index, %v: f32) -> tensor<16xf32> {
  %0 = tensor.extract_slice %t[2] [4] [1] : tensor<16xf32> to tensor<4xf32>
  %1 = tensor.insert %v into %0[%i] : tensor<4xf32>
  %2 = tensor.insert_slice %1 into %t[2] [4] [1] : tensor<4xf32> into tensor<16xf32>
  return %2 : tensor<16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @update_slice(%arg0: tensor<16xf32>, %arg1: index, %arg2: f32) -> tensor<16xf32> {
// CHECK-NEXT:     %0 = bufferization.to_memref %arg0 : memref<16xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_memref %arg0 : memref<16xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %subview = memref.subview %1[2] [4] [1] : memref<16xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %subview, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     memref.store %arg2, %alloc[%arg1] : memref<4xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<16xf32>
// CHECK-NEXT:     memref.copy %0, %alloc_0 : memref<16xf32, strided<[?], offset: ?>> to memref<16xf32>
// CHECK-NEXT:     %subview_1 = memref.subview %alloc_0[2] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: 2>>
// CHECK-NEXT:     memref.copy %alloc, %subview_1 : memref<4xf32> to memref<4xf32, strided<[1], offset: 2>>
// CHECK-NEXT:     %2 = bufferization.to_tensor %alloc_0 : memref<16xf32>
// CHECK-NEXT:     return %2 : tensor<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @branches(%c: i1, %i: index, %v: f32, %t: tensor<8xf32>) -> f32 {
  %r = scf.if %c -> tensor<8xf32> {
    %1 = tensor.insert %v into %t[%i] : tensor<8xf32>
    scf.yield %1 : tensor<8xf32>
  } else {
    scf.yield %t : tensor<8xf32>
  }
  %x = tensor.extract %r[%i] : tensor<8xf32>
  return %x : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @branches(%arg0: i1, %arg1: index, %arg2: f32, %arg3: tensor<8xf32>) -> f32 {
// CHECK-NEXT:     %0 = bufferization.to_memref %arg3 : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_memref %arg3 : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %2 = scf.if %arg0 -> (memref<8xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:       %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:       memref.copy %1, %alloc : memref<8xf32, strided<[?], offset: ?>> to memref<8xf32>
// CHECK-NEXT:       memref.store %arg2, %alloc[%arg1] : memref<8xf32>
// CHECK-NEXT:       %cast = memref.cast %alloc : memref<8xf32> to memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       scf.yield %cast : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %0 : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = memref.load %2[%arg1] : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %3 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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
// CHECK-NEXT:     %0 = bufferization.to_memref %arg0 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %0, %c0 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     memref.copy %0, %alloc : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
// CHECK-NEXT:     %1:2 = scf.while (%arg3 = %alloc, %arg4 = %arg1) : (memref<?xf32>, index) -> (memref<?xf32>, index) {
// CHECK-NEXT:       %3 = memref.load %arg3[%arg4] : memref<?xf32>
// CHECK-NEXT:       %4 = arith.cmpf olt, %3, %arg2 : f32
// CHECK-NEXT:       %c0_0 = arith.constant 0 : index
// CHECK-NEXT:       %dim_1 = memref.dim %arg3, %c0_0 : memref<?xf32>
// CHECK-NEXT:       %alloc_2 = memref.alloc(%dim_1) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:       memref.copy %arg3, %alloc_2 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:       scf.condition(%4) %alloc_2, %arg4 : memref<?xf32>, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: memref<?xf32>, %arg4: index):
// CHECK-NEXT:       %c0_0 = arith.constant 0 : index
// CHECK-NEXT:       %dim_1 = memref.dim %arg3, %c0_0 : memref<?xf32>
// CHECK-NEXT:       %alloc_2 = memref.alloc(%dim_1) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:       memref.copy %arg3, %alloc_2 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:       memref.store %arg2, %alloc_2[%arg4] : memref<?xf32>
// CHECK-NEXT:       scf.yield %alloc_2, %arg4 : memref<?xf32>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = bufferization.to_tensor %1#0 : memref<?xf32>
// CHECK-NEXT:     return %2 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @select(%c: i1, %a: tensor<4xf32>, %b: tensor<4xf32>, %i: index, %v: f32)
    -> tensor<4xf32> {
  %0 = arith.select %c, %a, %b : tensor<4xf32>
  %1 = tensor.insert %v into %0[%i] : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @select(%arg0: i1, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>, %arg3: index, %arg4: f32) -> tensor<4xf32> {
// CHECK-NEXT:     %0 = bufferization.to_memref %arg2 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_memref %arg1 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %2 = arith.select %arg0, %1, %0 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %2, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     memref.store %arg4, %alloc[%arg3] : memref<4xf32>
// CHECK-NEXT:     %3 = bufferization.to_tensor %alloc : memref<4xf32>
// CHECK-NEXT:     return %3 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
