// RUN: pyopt --split-input-file --one-shot-bufferize %s | FileCheck %s

func.func @assuming(%w: !shape.witness, %t: tensor<4xf32>, %i: index, %v: f32) -> f32 {
  %r = shape.assuming %w -> (tensor<4xf32>) {
    %1 = tensor.insert %v into %t[%i] : tensor<4xf32>
    shape.assuming_yield %1 : tensor<4xf32>
  }
  %x = tensor.extract %r[%i] : tensor<4xf32>
  return %x : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @assuming(%arg0: !shape.witness, %arg1: tensor<4xf32>, %arg2: index, %arg3: f32) -> f32 {
// CHECK-NEXT:     %0 = bufferization.to_memref %arg1 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = shape.assuming %arg0 -> (memref<4xf32>) {
// CHECK-NEXT:       %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:       memref.copy %0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:       memref.store %arg3, %alloc[%arg2] : memref<4xf32>
// CHECK-NEXT:       shape.assuming_yield %alloc : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = memref.load %1[%arg2] : memref<4xf32>
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @assuming_number(%w: !shape.witness, %i: index) -> (index, tensor<2xi32>) {
  %e = bufferization.alloc_tensor() : tensor<2xi32>
  %r:2 = shape.assuming %w -> (index, tensor<2xi32>) {
    shape.assuming_yield %i, %e : index, tensor<2xi32>
  }
  return %r#0, %r#1 : index, tensor<2xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @assuming_number(%arg0: !shape.witness, %arg1: index) -> (index, tensor<2xi32>) {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<2xi32>
// CHECK-NEXT:     %0:2 = shape.assuming %arg0 -> (index, memref<2xi32>) {
// CHECK-NEXT:       shape.assuming_yield %arg1, %alloc : index, memref<2xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = bufferization.to_tensor %0#1 : memref<2xi32>
// CHECK-NEXT:     return %0#0, %1 : index, tensor<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Function boundaries stay, and so do the arguments of a function's blocks.

func.func @branches(%c: i1, %t: tensor<4xf32>, %i: index, %v: f32) -> tensor<4xf32> {
  cf.cond_br %c, ^a, ^b(%t : tensor<4xf32>)
^a:
  %1 = tensor.insert %v into %t[%i] : tensor<4xf32>
  cf.br ^b(%1 : tensor<4xf32>)
^b(%x: tensor<4xf32>):
  return %x : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @branches(%arg0: i1, %arg1: tensor<4xf32>, %arg2: index, %arg3: f32) -> tensor<4xf32> {
// CHECK-NEXT:     %0 = bufferization.to_memref %arg1 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2(%arg1 : tensor<4xf32>)
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     memref.store %arg3, %alloc[%arg2] : memref<4xf32>
// CHECK-NEXT:     %1 = bufferization.to_tensor %alloc : memref<4xf32>
// CHECK-NEXT:     cf.br ^bb2(%1 : tensor<4xf32>)
// CHECK-NEXT:   ^bb2(%2: tensor<4xf32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     return %2 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @loop_of_blocks(%c: i1, %i: index, %v: f32) -> f32 {
  %e = bufferization.alloc_tensor() : tensor<4xf32>
  cf.br ^a(%e : tensor<4xf32>)
^a(%x: tensor<4xf32>):
  %1 = tensor.insert %v into %x[%i] : tensor<4xf32>
  cf.cond_br %c, ^a(%1 : tensor<4xf32>), ^b
^b:
  %y = tensor.extract %1[%i] : tensor<4xf32>
  return %y : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop_of_blocks(%arg0: i1, %arg1: index, %arg2: f32) -> f32 {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     %0 = bufferization.to_tensor %alloc : memref<4xf32>
// CHECK-NEXT:     cf.br ^bb1(%0 : tensor<4xf32>)
// CHECK-NEXT:   ^bb1(%1: tensor<4xf32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %2 = bufferization.to_memref %1 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %2, %alloc_0 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     memref.store %arg2, %alloc_0[%arg1] : memref<4xf32>
// CHECK-NEXT:     %3 = bufferization.to_tensor %alloc_0 : memref<4xf32>
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1(%3 : tensor<4xf32>), ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %4 = memref.load %alloc_0[%arg1] : memref<4xf32>
// CHECK-NEXT:     return %4 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write_in_two_blocks(%c: i1, %i: index, %v: f32) -> (f32, f32) {
  %e = bufferization.alloc_tensor() : tensor<4xf32>
  %f = tensor.insert %v into %e[%i] : tensor<4xf32>
  cf.cond_br %c, ^a, ^b
^a:
  %1 = tensor.insert %v into %f[%i] : tensor<4xf32>
  %x = tensor.extract %1[%i] : tensor<4xf32>
  cf.br ^c(%x : f32)
^b:
  %2 = tensor.insert %v into %f[%i] : tensor<4xf32>
  %y = tensor.extract %2[%i] : tensor<4xf32>
  cf.br ^c(%y : f32)
^c(%z: f32):
  %w = tensor.extract %f[%i] : tensor<4xf32>
  return %z, %w : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @write_in_two_blocks(%arg0: i1, %arg1: index, %arg2: f32) -> (f32, f32) {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.store %arg2, %alloc[%arg1] : memref<4xf32>
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %alloc, %alloc_0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     memref.store %arg2, %alloc_0[%arg1] : memref<4xf32>
// CHECK-NEXT:     %0 = memref.load %alloc_0[%arg1] : memref<4xf32>
// CHECK-NEXT:     cf.br ^bb3(%0 : f32)
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %alloc, %alloc_1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     memref.store %arg2, %alloc_1[%arg1] : memref<4xf32>
// CHECK-NEXT:     %1 = memref.load %alloc_1[%arg1] : memref<4xf32>
// CHECK-NEXT:     cf.br ^bb3(%1 : f32)
// CHECK-NEXT:   ^bb3(%2: f32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     %3 = memref.load %alloc[%arg1] : memref<4xf32>
// CHECK-NEXT:     return %2, %3 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
