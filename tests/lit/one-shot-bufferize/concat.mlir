// RUN: pyopt --split-input-file --one-shot-bufferize %s | FileCheck %s

// Each tensor is copied into its part of the result.

func.func @a(%t: tensor<4x?xf32>, %u: tensor<?x3xf32>, %v: tensor<?x?xf32>) -> tensor<?x3xf32> {
  %0 = tensor.concat dim(0) %t, %u, %v
      : (tensor<4x?xf32>, tensor<?x3xf32>, tensor<?x?xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1 + 4)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @a(%arg0: tensor<4x?xf32>, %arg1: tensor<?x3xf32>, %arg2: tensor<?x?xf32>) -> tensor<?x3xf32> {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg2 : tensor<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<?x3xf32> to memref<?x3xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg2 : tensor<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %3 = bufferization.to_buffer %arg1 : tensor<?x3xf32> to memref<?x3xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %4 = bufferization.to_buffer %arg0 : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %1, %c0_0 : memref<?x3xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %dim_2 = memref.dim %0, %c0_1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %5 = affine.apply #map()[%dim, %dim_2]
// CHECK-NEXT:     %alloc = memref.alloc(%5) {alignment = 64 : i64} : memref<?x3xf32>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %dim_4 = memref.dim %alloc, %c0_3 : memref<?x3xf32>
// CHECK-NEXT:     %subview = memref.subview %alloc[0, 0] [4, 3] [1, 1] : memref<?x3xf32> to memref<4x3xf32, strided<[3, 1]>>
// CHECK-NEXT:     memref.copy %4, %subview : memref<4x?xf32, strided<[?, ?], offset: ?>> to memref<4x3xf32, strided<[3, 1]>>
// CHECK-NEXT:     %c0_5 = arith.constant 0 : index
// CHECK-NEXT:     %dim_6 = memref.dim %3, %c0_5 : memref<?x3xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %subview_7 = memref.subview %alloc[4, 0] [%dim_6, 3] [1, 1] : memref<?x3xf32> to memref<?x3xf32, strided<[3, 1], offset: 12>>
// CHECK-NEXT:     memref.copy %3, %subview_7 : memref<?x3xf32, strided<[?, ?], offset: ?>> to memref<?x3xf32, strided<[3, 1], offset: 12>>
// CHECK-NEXT:     %6 = affine.apply #map1()[%dim_6]
// CHECK-NEXT:     %c0_8 = arith.constant 0 : index
// CHECK-NEXT:     %dim_9 = memref.dim %2, %c0_8 : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %subview_10 = memref.subview %alloc[%6, 0] [%dim_9, 3] [1, 1] : memref<?x3xf32> to memref<?x3xf32, strided<[3, 1], offset: ?>>
// CHECK-NEXT:     memref.copy %2, %subview_10 : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x3xf32, strided<[3, 1], offset: ?>>
// CHECK-NEXT:     %7 = affine.apply #map()[%dim_9, %dim_6]
// CHECK-NEXT:     %8 = bufferization.to_tensor %alloc : memref<?x3xf32> to tensor<?x3xf32>
// CHECK-NEXT:     return %8 : tensor<?x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
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
func.func @c(%t: tensor<4x3xf32>, %u: tensor<4x3xf32>) -> tensor<4x6xf32> {
  %0 = tensor.concat dim(1) %t, %u : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%arg0: tensor<4x3xf32>, %arg1: tensor<4x3xf32>) -> tensor<4x6xf32> {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg1 : tensor<4x3xf32> to memref<4x3xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg0 : tensor<4x3xf32> to memref<4x3xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4x6xf32>
// CHECK-NEXT:     %subview = memref.subview %alloc[0, 0] [4, 3] [1, 1] : memref<4x6xf32> to memref<4x3xf32, strided<[6, 1]>>
// CHECK-NEXT:     memref.copy %1, %subview : memref<4x3xf32, strided<[?, ?], offset: ?>> to memref<4x3xf32, strided<[6, 1]>>
// CHECK-NEXT:     %subview_0 = memref.subview %alloc[0, 3] [4, 3] [1, 1] : memref<4x6xf32> to memref<4x3xf32, strided<[6, 1], offset: 3>>
// CHECK-NEXT:     memref.copy %0, %subview_0 : memref<4x3xf32, strided<[?, ?], offset: ?>> to memref<4x3xf32, strided<[6, 1], offset: 3>>
// CHECK-NEXT:     %2 = bufferization.to_tensor %alloc : memref<4x6xf32> to tensor<4x6xf32>
// CHECK-NEXT:     return %2 : tensor<4x6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @d(%t: tensor<?x?xf32>, %u: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = tensor.concat dim(1) %t, %u : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @d(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg1 : tensor<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg0 : tensor<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg0 : tensor<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %3 = bufferization.to_buffer %arg1 : tensor<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %4 = bufferization.to_buffer %arg0 : tensor<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %2, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim_0 = memref.dim %1, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %dim_2 = memref.dim %0, %c1_1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %5 = affine.apply #map()[%dim_0, %dim_2]
// CHECK-NEXT:     %alloc = memref.alloc(%dim, %5) {alignment = 64 : i64} : memref<?x?xf32>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %dim_4 = memref.dim %alloc, %c0_3 : memref<?x?xf32>
// CHECK-NEXT:     %c1_5 = arith.constant 1 : index
// CHECK-NEXT:     %dim_6 = memref.dim %alloc, %c1_5 : memref<?x?xf32>
// CHECK-NEXT:     %c1_7 = arith.constant 1 : index
// CHECK-NEXT:     %dim_8 = memref.dim %4, %c1_7 : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %subview = memref.subview %alloc[0, 0] [%dim_4, %dim_8] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
// CHECK-NEXT:     memref.copy %4, %subview : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, 1]>>
// CHECK-NEXT:     %c1_9 = arith.constant 1 : index
// CHECK-NEXT:     %dim_10 = memref.dim %3, %c1_9 : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %subview_11 = memref.subview %alloc[0, %dim_8] [%dim_4, %dim_10] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:     memref.copy %3, %subview_11 : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:     %6 = affine.apply #map()[%dim_8, %dim_10]
// CHECK-NEXT:     %7 = bufferization.to_tensor %alloc : memref<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %7 : tensor<?x?xf32>
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
func.func @f(%t: tensor<?x?xf32>, %u: tensor<3x4xf32>) -> tensor<3x9xf32> {
  %0 = tensor.concat dim(1) %t, %u : (tensor<?x?xf32>, tensor<3x4xf32>) -> tensor<3x9xf32>
  return %0 : tensor<3x9xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?xf32>, %arg1: tensor<3x4xf32>) -> tensor<3x9xf32> {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg1 : tensor<3x4xf32> to memref<3x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg0 : tensor<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<3x9xf32>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = memref.dim %1, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %subview = memref.subview %alloc[0, 0] [3, %dim] [1, 1] : memref<3x9xf32> to memref<3x?xf32, strided<[9, 1]>>
// CHECK-NEXT:     memref.copy %1, %subview : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<3x?xf32, strided<[9, 1]>>
// CHECK-NEXT:     %subview_0 = memref.subview %alloc[0, %dim] [3, 4] [1, 1] : memref<3x9xf32> to memref<3x4xf32, strided<[9, 1], offset: ?>>
// CHECK-NEXT:     memref.copy %0, %subview_0 : memref<3x4xf32, strided<[?, ?], offset: ?>> to memref<3x4xf32, strided<[9, 1], offset: ?>>
// CHECK-NEXT:     %2 = affine.apply #map()[%dim]
// CHECK-NEXT:     %3 = bufferization.to_tensor %alloc : memref<3x9xf32> to tensor<3x9xf32>
// CHECK-NEXT:     return %3 : tensor<3x9xf32>
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
