// RUN: pyopt --split-input-file --canonicalize --allow-unregistered-dialect %s | FileCheck %s

// Loads of a tensor's buffer that are elements of the tensor, although there are writes.

// To buffers that are another tensor's, an allocation's, or an argument.
func.func @other_buffers(%t: tensor<4xf32>, %u: tensor<4xf32>, %a: memref<4xf32>, %f: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %m = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  %k = bufferization.to_buffer %u : tensor<4xf32> to memref<4xf32>
  %l = memref.alloc() : memref<4xf32>
  memref.store %f, %k[%c0] : memref<4xf32>
  memref.store %f, %a[%c0] : memref<4xf32>
  memref.store %f, %l[%c0] : memref<4xf32>
  func.call @use(%k, %l) : (memref<4xf32>, memref<4xf32>) -> ()
  %0 = memref.load %m[%c0] : memref<4xf32>
  return %0 : f32
}
func.func private @use(memref<4xf32>, memref<4xf32>)

// CHECK: module {
// CHECK-NEXT:   func.func @other_buffers(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: memref<4xf32>, %arg3: f32) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg1 : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.store %arg3, %0[%c0] : memref<4xf32>
// CHECK-NEXT:     memref.store %arg3, %arg2[%c0] : memref<4xf32>
// CHECK-NEXT:     memref.store %arg3, %alloc[%c0] : memref<4xf32>
// CHECK-NEXT:     call @use(%0, %alloc) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     %extracted = tensor.extract %arg0[%c0] : tensor<4xf32>
// CHECK-NEXT:     return %extracted : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @use(memref<4xf32>, memref<4xf32>)
// CHECK-NEXT: }

// -----

// In the other branch, and in this one afterwards.
func.func @branches(%t: tensor<4xf32>, %b: i1, %f: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %m = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  %r = scf.if %b -> f32 {
    %0 = memref.load %m[%c0] : memref<4xf32>
    memref.store %f, %m[%c0] : memref<4xf32>
    scf.yield %0 : f32
  } else {
    memref.store %f, %m[%c0] : memref<4xf32>
    scf.yield %f : f32
  }
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @branches(%arg0: tensor<4xf32>, %arg1: i1, %arg2: f32) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT:     %1 = scf.if %arg1 -> (f32) {
// CHECK-NEXT:       %extracted = tensor.extract %arg0[%c0] : tensor<4xf32>
// CHECK-NEXT:       memref.store %arg2, %0[%c0] : memref<4xf32>
// CHECK-NEXT:       scf.yield %extracted : f32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       memref.store %arg2, %0[%c0] : memref<4xf32>
// CHECK-NEXT:       scf.yield %arg2 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
