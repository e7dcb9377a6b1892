// RUN: pyopt --split-input-file --one-shot-bufferize %s | FileCheck %s

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
// CHECK-NEXT:     %1 = bufferization.to_tensor %0#1 : memref<2xi32> to tensor<2xi32>
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
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg1 : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2(%arg1 : tensor<4xf32>)
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %0, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     memref.store %arg3, %alloc[%arg2] : memref<4xf32>
// CHECK-NEXT:     %1 = bufferization.to_tensor %alloc : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT:     cf.br ^bb2(%1 : tensor<4xf32>)
// CHECK-NEXT:   ^bb2(%2: tensor<4xf32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     return %2 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
