// RUN: pyopt --split-input-file --allow-unregistered-dialect --cse %s | FileCheck %s

// Tensors of a buffer are one as long as nothing writes in between; allocations and clones are not.
func.func @f(%m: memref<4xf32>, %t: tensor<4xf32>, %x: f32, %i: index) {
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  %1 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  memref.store %x, %m[%i] : memref<4xf32>
  %2 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  %3 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  %4 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  %5 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  %6 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  %7 = bufferization.alloc_tensor() : tensor<4xf32>
  %8 = bufferization.alloc_tensor() : tensor<4xf32>
  "any.use"(%0, %1, %2) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> ()
  "any.use"(%3, %4, %5, %6) : (memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
  "any.use"(%7, %8) : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4xf32>, %arg1: tensor<4xf32>, %arg2: f32, %arg3: index) {
// CHECK-NEXT:     %0 = bufferization.to_tensor %arg0 : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT:     memref.store %arg2, %arg0[%arg3] : memref<4xf32>
// CHECK-NEXT:     %1 = bufferization.to_tensor %arg0 : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg1 : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT:     %3 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %4 = bufferization.clone %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %5 = bufferization.alloc_tensor() : tensor<4xf32>
// CHECK-NEXT:     %6 = bufferization.alloc_tensor() : tensor<4xf32>
// CHECK-NEXT:     "any.use"(%0, %0, %1) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> ()
// CHECK-NEXT:     "any.use"(%2, %2, %3, %4) : (memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     "any.use"(%5, %6) : (tensor<4xf32>, tensor<4xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A tensor as destination is not written to, a buffer is.
func.func @materialize(%m: memref<4xf32>, %t: tensor<4xf32>, %s: tensor<4xf32>) {
  %0 = bufferization.materialize_in_destination %t in %s
      : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = bufferization.materialize_in_destination %t in %s
      : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %2 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  bufferization.materialize_in_destination %t in writable %m : (tensor<4xf32>, memref<4xf32>) -> ()
  %3 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  "any.use"(%0, %1, %2, %3) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @materialize(%arg0: memref<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) {
// CHECK-NEXT:     %0 = bufferization.materialize_in_destination %arg1 in %arg2 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %1 = bufferization.to_tensor %arg0 : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT:     bufferization.materialize_in_destination %arg1 in writable %arg0 : (tensor<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     %2 = bufferization.to_tensor %arg0 : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT:     "any.use"(%0, %0, %1, %2) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
