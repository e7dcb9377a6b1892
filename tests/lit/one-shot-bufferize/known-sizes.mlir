// RUN: pyopt --one-shot-bufferize %s | FileCheck %s

// Amounts of padding that are constants are taken as numbers.
func.func @padded(%t: tensor<4x8xf32>, %f: f32) -> tensor<?x?xf32> {
  %one = arith.constant 1 : index
  %r = tensor.pad %t low[0, %one] high[%one, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<4x8xf32> to tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// The extents of what was cast are known, and with them where the second tensor begins.
func.func @concatenated(%t: tensor<4x8xf32>) -> tensor<?x?xf32> {
  %c = tensor.cast %t : tensor<4x8xf32> to tensor<?x?xf32>
  %r = tensor.concat dim(1) %c, %c : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// The extent in the other dimension is found before that in the dimension of the concatenation.
func.func @order(%t: tensor<4x8xf32>, %u: tensor<?x8xf32>) -> tensor<?x?xf32> {
  %r = tensor.concat dim(0) %t, %u : (tensor<4x8xf32>, tensor<?x8xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s0 + s1 + s2)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 + 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @padded(%arg0: tensor<4x8xf32>, %arg1: f32) -> tensor<?x?xf32> {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<4x8xf32> to memref<4x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg0 : tensor<4x8xf32> to memref<4x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg0 : tensor<4x8xf32> to memref<4x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %2, %c0 : memref<4x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %3 = affine.apply #map()[%dim, %c0_0, %c1_1]
// CHECK-NEXT:     %c1_2 = arith.constant 1 : index
// CHECK-NEXT:     %dim_3 = memref.dim %1, %c1_2 : memref<4x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c1_4 = arith.constant 1 : index
// CHECK-NEXT:     %c0_5 = arith.constant 0 : index
// CHECK-NEXT:     %4 = affine.apply #map()[%dim_3, %c1_4, %c0_5]
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1_7 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c9 = arith.constant 9 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c5, %c9) {alignment = 64 : i64} : memref<?x?xf32>
// CHECK-NEXT:     linalg.map outs(%alloc : memref<?x?xf32>)
// CHECK-NEXT:       (%init: f32) {
// CHECK-NEXT:         %6 = linalg.index 0 : index
// CHECK-NEXT:         %7 = linalg.index 1 : index
// CHECK-NEXT:         linalg.yield %arg1 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     %subview = memref.subview %alloc[0, 1] [4, 8] [1, 1] : memref<?x?xf32> to memref<4x8xf32, strided<[?, 1], offset: 1>>
// CHECK-NEXT:     memref.copy %0, %subview : memref<4x8xf32, strided<[?, ?], offset: ?>> to memref<4x8xf32, strided<[?, 1], offset: 1>>
// CHECK-NEXT:     %5 = bufferization.to_tensor %alloc : memref<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %5 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @concatenated(%arg0: tensor<4x8xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<4x8xf32> to memref<4x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %cast = memref.cast %0 : memref<4x8xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %cast, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim_0 = memref.dim %cast, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %dim_2 = memref.dim %cast, %c1_1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %1 = affine.apply #map1()[%dim_0, %dim_2]
// CHECK-NEXT:     %alloc = memref.alloc(%dim, %1) {alignment = 64 : i64} : memref<?x?xf32>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %dim_4 = memref.dim %alloc, %c0_3 : memref<?x?xf32>
// CHECK-NEXT:     %c1_5 = arith.constant 1 : index
// CHECK-NEXT:     %dim_6 = memref.dim %alloc, %c1_5 : memref<?x?xf32>
// CHECK-NEXT:     %c1_7 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %subview = memref.subview %alloc[0, 0] [%dim_4, %c8] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
// CHECK-NEXT:     memref.copy %cast, %subview : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, 1]>>
// CHECK-NEXT:     %c1_8 = arith.constant 1 : index
// CHECK-NEXT:     %c8_9 = arith.constant 8 : index
// CHECK-NEXT:     %subview_10 = memref.subview %alloc[0, 8] [%dim_4, %c8_9] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: 8>>
// CHECK-NEXT:     memref.copy %cast, %subview_10 : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: 8>>
// CHECK-NEXT:     %2 = bufferization.to_tensor %alloc : memref<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %2 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @order(%arg0: tensor<4x8xf32>, %arg1: tensor<?x8xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg1 : tensor<?x8xf32> to memref<?x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<?x8xf32> to memref<?x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg0 : tensor<4x8xf32> to memref<4x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %0, %c0_0 : memref<?x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %3 = affine.apply #map2()[%dim]
// CHECK-NEXT:     %alloc = memref.alloc(%3, %c8) {alignment = 64 : i64} : memref<?x?xf32>
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %dim_2 = memref.dim %alloc, %c0_1 : memref<?x?xf32>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim_3 = memref.dim %alloc, %c1 : memref<?x?xf32>
// CHECK-NEXT:     %subview = memref.subview %alloc[0, 0] [4, %dim_3] [1, 1] : memref<?x?xf32> to memref<4x?xf32, strided<[?, 1]>>
// CHECK-NEXT:     memref.copy %2, %subview : memref<4x8xf32, strided<[?, ?], offset: ?>> to memref<4x?xf32, strided<[?, 1]>>
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     %dim_5 = memref.dim %1, %c0_4 : memref<?x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %subview_6 = memref.subview %alloc[4, 0] [%dim_5, %dim_3] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:     memref.copy %1, %subview_6 : memref<?x8xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:     %4 = affine.apply #map2()[%dim_5]
// CHECK-NEXT:     %5 = bufferization.to_tensor %alloc : memref<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %5 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
