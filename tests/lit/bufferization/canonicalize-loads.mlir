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

// Afterwards, or before the buffer of this iteration is made.
func.func @afterwards(%t: tensor<4xf32>, %n: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %k = "test.tensor"() : () -> tensor<4xf32>
    %m = bufferization.to_buffer %k : tensor<4xf32> to memref<4xf32>
    %0 = memref.load %m[%c0] : memref<4xf32>
    %1 = arith.addf %0, %f : f32
    memref.store %1, %m[%c0] : memref<4xf32>
    "test.use"(%1) : (f32) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @afterwards(%arg0: tensor<4xf32>, %arg1: index, %arg2: f32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %arg1 step %c1 {
// CHECK-NEXT:       %0 = "test.tensor"() : () -> tensor<4xf32>
// CHECK-NEXT:       %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT:       %extracted = tensor.extract %0[%c0] : tensor<4xf32>
// CHECK-NEXT:       %2 = arith.addf %extracted, %arg2 : f32
// CHECK-NEXT:       memref.store %2, %1[%c0] : memref<4xf32>
// CHECK-NEXT:       "test.use"(%2) : (f32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
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
