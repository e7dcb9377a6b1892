// RUN: pyopt --split-input-file --canonicalize --allow-unregistered-dialect %s | FileCheck %s

// A load of a tensor's buffer is an element of the tensor only while nothing has written to the buffer. The reference
// does not ask, and reads what was there before.

// By a view of the buffer, and by another buffer of the tensor.
func.func @views(%t: tensor<4xf32>, %u: tensor<4xf32>, %f: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %m = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  %v = memref.subview %m[0] [2] [1] : memref<4xf32> to memref<2xf32>
  memref.store %f, %v[%c0] : memref<2xf32>
  %0 = memref.load %m[%c0] : memref<4xf32>
  %k = bufferization.to_buffer %u : tensor<4xf32> to memref<4xf32>
  %l = bufferization.to_buffer %u : tensor<4xf32> to memref<4xf32>
  memref.store %f, %l[%c0] : memref<4xf32>
  %1 = memref.load %k[%c0] : memref<4xf32>
  return %0, %1 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @views(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: f32) -> (f32, f32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT:     %subview = memref.subview %0[0] [2] [1] : memref<4xf32> to memref<2xf32>
// CHECK-NEXT:     memref.store %arg2, %subview[%c0] : memref<2xf32>
// CHECK-NEXT:     %1 = memref.load %0[%c0] : memref<4xf32>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg1 : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT:     %3 = bufferization.to_buffer %arg1 : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT:     memref.store %arg2, %3[%c0] : memref<4xf32>
// CHECK-NEXT:     %4 = memref.load %2[%c0] : memref<4xf32>
// CHECK-NEXT:     return %1, %4 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An op that nobody knows gets the buffer.
func.func @call(%t: tensor<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %m = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  func.call @writes(%m) : (memref<4xf32>) -> ()
  %0 = memref.load %m[%c0] : memref<4xf32>
  return %0 : f32
}
func.func private @writes(memref<4xf32>)

// CHECK: module {
// CHECK-NEXT:   func.func @call(%arg0: tensor<4xf32>) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT:     call @writes(%0) : (memref<4xf32>) -> ()
// CHECK-NEXT:     %1 = memref.load %0[%c0] : memref<4xf32>
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @writes(memref<4xf32>)
// CHECK-NEXT: }

// -----

// On a way by another block, and in the same block when it comes round again.
func.func @blocks(%t: tensor<4xf32>, %f: f32, %b: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %m = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  cf.br ^again
^again:
  %0 = memref.load %m[%c0] : memref<4xf32>
  "test.use"(%0) : (f32) -> ()
  cf.cond_br %b, ^write, ^end
^write:
  memref.store %f, %m[%c0] : memref<4xf32>
  cf.br ^again
^end:
  %1 = memref.load %m[%c0] : memref<4xf32>
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @blocks(%arg0: tensor<4xf32>, %arg1: f32, %arg2: i1) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     %1 = memref.load %0[%c0] : memref<4xf32>
// CHECK-NEXT:     "test.use"(%1) : (f32) -> ()
// CHECK-NEXT:     cf.cond_br %arg2, ^bb2, ^bb3
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     memref.store %arg1, %0[%c0] : memref<4xf32>
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb3:  // pred: ^bb1
// CHECK-NEXT:     %2 = memref.load %0[%c0] : memref<4xf32>
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// By what comes out of a choice between two buffers.
func.func @select(%t: tensor<4xf32>, %a: memref<4xf32>, %f: f32, %b: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %m = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  %s = arith.select %b, %m, %a : memref<4xf32>
  memref.store %f, %s[%c0] : memref<4xf32>
  %0 = memref.load %m[%c0] : memref<4xf32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @select(%arg0: tensor<4xf32>, %arg1: memref<4xf32>, %arg2: f32, %arg3: i1) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT:     %1 = arith.select %arg3, %0, %arg1 : memref<4xf32>
// CHECK-NEXT:     memref.store %arg2, %1[%c0] : memref<4xf32>
// CHECK-NEXT:     %2 = memref.load %0[%c0] : memref<4xf32>
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// By a structured op, and by a tensor that may be computed in place.
func.func @in_place(%t: tensor<4xf32>, %u: tensor<4xf32>, %f: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %m = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  linalg.fill ins(%f : f32) outs(%m : memref<4xf32>)
  %0 = memref.load %m[%c0] : memref<4xf32>
  %k = bufferization.to_buffer %u : tensor<4xf32> to memref<4xf32>
  %w = tensor.insert %f into %u[%c0] : tensor<4xf32>
  %l = bufferization.to_buffer %w : tensor<4xf32> to memref<4xf32>
  memref.store %f, %l[%c0] : memref<4xf32>
  %1 = memref.load %k[%c0] : memref<4xf32>
  return %0, %1 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @in_place(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: f32) -> (f32, f32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%arg2 : f32) outs(%0 : memref<4xf32>)
// CHECK-NEXT:     %1 = memref.load %0[%c0] : memref<4xf32>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg1 : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT:     %inserted = tensor.insert %arg2 into %arg1[%c0] : tensor<4xf32>
// CHECK-NEXT:     %3 = bufferization.to_buffer %inserted : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT:     memref.store %arg2, %3[%c0] : memref<4xf32>
// CHECK-NEXT:     %4 = memref.load %2[%c0] : memref<4xf32>
// CHECK-NEXT:     return %1, %4 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// By a way to the buffer that is no memref.
func.func @pointer(%t: tensor<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %m = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  %p = memref.extract_aligned_pointer_as_index %m : memref<4xf32> -> index
  func.call @writes(%p) : (index) -> ()
  %0 = memref.load %m[%c0] : memref<4xf32>
  return %0 : f32
}
func.func private @writes(index)

// CHECK: module {
// CHECK-NEXT:   func.func @pointer(%arg0: tensor<4xf32>) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %0 : memref<4xf32> -> index
// CHECK-NEXT:     call @writes(%intptr) : (index) -> ()
// CHECK-NEXT:     %1 = memref.load %0[%c0] : memref<4xf32>
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @writes(index)
// CHECK-NEXT: }
