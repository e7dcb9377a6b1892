// RUN: pyopt --split-input-file --one-shot-bufferize %s | FileCheck %s

// Each tensor is copied into its part of the result.

func.func @b(%t: tensor<4x?xf32>, %u: tensor<4x3xf32>) -> tensor<4x?xf32> {
  %0 = tensor.concat dim(1) %t, %u : (tensor<4x?xf32>, tensor<4x3xf32>) -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @b(%arg0: tensor<4x?xf32>, %arg1: tensor<4x3xf32>) -> tensor<4x?xf32> {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<4x3xf32> to memref<4x3xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg0 : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = memref.dim %0, %c1 : memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %3 = affine.apply #map()[%dim]
// CHECK-NEXT:     %alloc = memref.alloc(%3) {alignment = 64 : i64} : memref<4x?xf32>
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %dim_2 = memref.dim %alloc, %c1_1 : memref<4x?xf32>
// CHECK-NEXT:     %c1_3 = arith.constant 1 : index
// CHECK-NEXT:     %dim_4 = memref.dim %2, %c1_3 : memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %subview = memref.subview %alloc[0, 0] [4, %dim_4] [1, 1] : memref<4x?xf32> to memref<4x?xf32, strided<[?, 1]>>
// CHECK-NEXT:     memref.copy %2, %subview : memref<4x?xf32, strided<[?, ?], offset: ?>> to memref<4x?xf32, strided<[?, 1]>>
// CHECK-NEXT:     %subview_5 = memref.subview %alloc[0, %dim_4] [4, 3] [1, 1] : memref<4x?xf32> to memref<4x3xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:     memref.copy %1, %subview_5 : memref<4x3xf32, strided<[?, ?], offset: ?>> to memref<4x3xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:     %4 = affine.apply #map()[%dim_4]
// CHECK-NEXT:     %5 = bufferization.to_tensor %alloc : memref<4x?xf32> to tensor<4x?xf32>
// CHECK-NEXT:     return %5 : tensor<4x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @e(%t: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = tensor.concat dim(1) %t : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @e(%arg0: tensor<?x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg0 : tensor<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg0 : tensor<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %1, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim_0 = memref.dim %0, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc(%dim, %dim_0) {alignment = 64 : i64} : memref<?x?xf32>
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %dim_2 = memref.dim %alloc, %c0_1 : memref<?x?xf32>
// CHECK-NEXT:     %c1_3 = arith.constant 1 : index
// CHECK-NEXT:     %dim_4 = memref.dim %alloc, %c1_3 : memref<?x?xf32>
// CHECK-NEXT:     %c1_5 = arith.constant 1 : index
// CHECK-NEXT:     %dim_6 = memref.dim %2, %c1_5 : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %subview = memref.subview %alloc[0, 0] [%dim_2, %dim_6] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
// CHECK-NEXT:     memref.copy %2, %subview : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, 1]>>
// CHECK-NEXT:     %3 = bufferization.to_tensor %alloc : memref<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %3 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Nothing of an empty tensor.
func.func @g(%t: tensor<3xf32>, %u: tensor<0xf32>) -> tensor<3xf32> {
  %0 = tensor.concat dim(0) %t, %u : (tensor<3xf32>, tensor<0xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: tensor<3xf32>, %arg1: tensor<0xf32>) -> tensor<3xf32> {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg1 : tensor<0xf32> to memref<0xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg0 : tensor<3xf32> to memref<3xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
// CHECK-NEXT:     %subview = memref.subview %alloc[0] [3] [1] : memref<3xf32> to memref<3xf32, strided<[1]>>
// CHECK-NEXT:     memref.copy %1, %subview : memref<3xf32, strided<[?], offset: ?>> to memref<3xf32, strided<[1]>>
// CHECK-NEXT:     %2 = bufferization.to_tensor %alloc : memref<3xf32> to tensor<3xf32>
// CHECK-NEXT:     return %2 : tensor<3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
