// RUN: pyopt --one-shot-bufferize=copy-before-write %s | FileCheck %s

// Sizes that the type leaves open are those of the op that makes the tensor, also where they are known.
func.func @padded(%t: tensor<4x8xf32>, %f: f32, %g: f32) -> tensor<?x?xf32> {
  %two = arith.constant 2 : index
  %c = tensor.cast %t : tensor<4x8xf32> to tensor<?x?xf32>
  %p = tensor.pad %c low[1, %two] high[0, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %r = linalg.fill ins(%g : f32) outs(%p : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// What the extents of a loop are is asked once, and of an output once more.
func.func @filled_twice(%t: tensor<?x?xf32>, %f: f32) -> tensor<?x?xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

func.func @multiplied_and_filled(%t: tensor<?x?xf32>, %f: f32) -> tensor<?x?xf32> {
  %0 = linalg.matmul
      ins(%t, %t : tensor<?x?xf32>, tensor<?x?xf32>)
      outs(%t : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

func.func @joined_and_filled(%a: tensor<4x8xf32>, %b: tensor<?x8xf32>, %f: f32) -> tensor<?x?xf32> {
  %0 = tensor.concat dim(0) %a, %b : (tensor<4x8xf32>, tensor<?x8xf32>) -> tensor<?x?xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s0 + s1 + s2)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 + 5)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> (s0 + 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @padded(%arg0: tensor<4x8xf32>, %arg1: f32, %arg2: f32) -> tensor<?x?xf32> {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<4x8xf32> to memref<4x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %cast = memref.cast %0 : memref<4x8xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %cast, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = affine.apply #map()[%dim, %c1, %c0_0]
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %dim_2 = memref.dim %cast, %c1_1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c2_3 = arith.constant 2 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %2 = affine.apply #map()[%dim_2, %c2_3, %c3]
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     %dim_5 = memref.dim %cast, %c0_4 : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %3 = affine.apply #map1()[%dim_5]
// CHECK-NEXT:     %c1_6 = arith.constant 1 : index
// CHECK-NEXT:     %dim_7 = memref.dim %cast, %c1_6 : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %4 = affine.apply #map2()[%dim_7]
// CHECK-NEXT:     %alloc = memref.alloc(%3, %4) {alignment = 64 : i64} : memref<?x?xf32>
// CHECK-NEXT:     linalg.map outs(%alloc : memref<?x?xf32>)
// CHECK-NEXT:       (%init: f32) {
// CHECK-NEXT:         %6 = linalg.index 0 : index
// CHECK-NEXT:         %7 = linalg.index 1 : index
// CHECK-NEXT:         linalg.yield %arg1 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     %c0_8 = arith.constant 0 : index
// CHECK-NEXT:     %dim_9 = memref.dim %cast, %c0_8 : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c1_10 = arith.constant 1 : index
// CHECK-NEXT:     %dim_11 = memref.dim %cast, %c1_10 : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %subview = memref.subview %alloc[1, 2] [%dim_9, %dim_11] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:     memref.copy %cast, %subview : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:     %c0_12 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1_13 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c13 = arith.constant 13 : index
// CHECK-NEXT:     %alloc_14 = memref.alloc(%c5, %c13) {alignment = 64 : i64} : memref<?x?xf32>
// CHECK-NEXT:     linalg.fill ins(%arg2 : f32) outs(%alloc_14 : memref<?x?xf32>)
// CHECK-NEXT:     %5 = bufferization.to_tensor %alloc_14 : memref<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %5 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @filled_twice(%arg0: tensor<?x?xf32>, %arg1: f32) -> tensor<?x?xf32> {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg0 : tensor<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %1, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim_0 = memref.dim %0, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc(%dim, %dim_0) {alignment = 64 : i64} : memref<?x?xf32>
// CHECK-NEXT:     linalg.fill ins(%arg1 : f32) outs(%alloc : memref<?x?xf32>)
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %dim_2 = memref.dim %alloc, %c0_1 : memref<?x?xf32>
// CHECK-NEXT:     %c1_3 = arith.constant 1 : index
// CHECK-NEXT:     %dim_4 = memref.dim %alloc, %c1_3 : memref<?x?xf32>
// CHECK-NEXT:     %c0_5 = arith.constant 0 : index
// CHECK-NEXT:     %dim_6 = memref.dim %alloc, %c0_5 : memref<?x?xf32>
// CHECK-NEXT:     %c1_7 = arith.constant 1 : index
// CHECK-NEXT:     %dim_8 = memref.dim %alloc, %c1_7 : memref<?x?xf32>
// CHECK-NEXT:     %alloc_9 = memref.alloc(%dim_6, %dim_8) {alignment = 64 : i64} : memref<?x?xf32>
// CHECK-NEXT:     linalg.fill ins(%arg1 : f32) outs(%alloc_9 : memref<?x?xf32>)
// CHECK-NEXT:     %2 = bufferization.to_tensor %alloc_9 : memref<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %2 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @multiplied_and_filled(%arg0: tensor<?x?xf32>, %arg1: f32) -> tensor<?x?xf32> {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg0 : tensor<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg0 : tensor<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %3 = bufferization.to_buffer %arg0 : tensor<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %4 = bufferization.to_buffer %arg0 : tensor<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %5 = bufferization.to_buffer %arg0 : tensor<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %6 = bufferization.to_buffer %arg0 : tensor<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %6, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim_0 = memref.dim %6, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc(%dim, %dim_0) {alignment = 64 : i64} : memref<?x?xf32>
// CHECK-NEXT:     memref.copy %6, %alloc : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32>
// CHECK-NEXT:     linalg.matmul ins(%5, %4 : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>) outs(%alloc : memref<?x?xf32>)
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %dim_2 = memref.dim %3, %c0_1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c1_3 = arith.constant 1 : index
// CHECK-NEXT:     %dim_4 = memref.dim %2, %c1_3 : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c0_5 = arith.constant 0 : index
// CHECK-NEXT:     %dim_6 = memref.dim %1, %c0_5 : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c1_7 = arith.constant 1 : index
// CHECK-NEXT:     %dim_8 = memref.dim %0, %c1_7 : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c0_9 = arith.constant 0 : index
// CHECK-NEXT:     %dim_10 = memref.dim %alloc, %c0_9 : memref<?x?xf32>
// CHECK-NEXT:     %c1_11 = arith.constant 1 : index
// CHECK-NEXT:     %dim_12 = memref.dim %alloc, %c1_11 : memref<?x?xf32>
// CHECK-NEXT:     %alloc_13 = memref.alloc(%dim_2, %dim_8) {alignment = 64 : i64} : memref<?x?xf32>
// CHECK-NEXT:     linalg.fill ins(%arg1 : f32) outs(%alloc_13 : memref<?x?xf32>)
// CHECK-NEXT:     %7 = bufferization.to_tensor %alloc_13 : memref<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %7 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @joined_and_filled(%arg0: tensor<4x8xf32>, %arg1: tensor<?x8xf32>, %arg2: f32) -> tensor<?x?xf32> {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg1 : tensor<?x8xf32> to memref<?x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<?x8xf32> to memref<?x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg1 : tensor<?x8xf32> to memref<?x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %3 = bufferization.to_buffer %arg0 : tensor<4x8xf32> to memref<4x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %0, %c0_0 : memref<?x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %4 = affine.apply #map3()[%dim]
// CHECK-NEXT:     %alloc = memref.alloc(%4, %c8) {alignment = 64 : i64} : memref<?x?xf32>
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %dim_2 = memref.dim %alloc, %c0_1 : memref<?x?xf32>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim_3 = memref.dim %alloc, %c1 : memref<?x?xf32>
// CHECK-NEXT:     %subview = memref.subview %alloc[0, 0] [4, %dim_3] [1, 1] : memref<?x?xf32> to memref<4x?xf32, strided<[?, 1]>>
// CHECK-NEXT:     memref.copy %3, %subview : memref<4x8xf32, strided<[?, ?], offset: ?>> to memref<4x?xf32, strided<[?, 1]>>
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     %dim_5 = memref.dim %2, %c0_4 : memref<?x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %subview_6 = memref.subview %alloc[4, 0] [%dim_5, %dim_3] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:     memref.copy %2, %subview_6 : memref<?x8xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:     %5 = affine.apply #map3()[%dim_5]
// CHECK-NEXT:     %c8_7 = arith.constant 8 : index
// CHECK-NEXT:     %c0_8 = arith.constant 0 : index
// CHECK-NEXT:     %c4_9 = arith.constant 4 : index
// CHECK-NEXT:     %c0_10 = arith.constant 0 : index
// CHECK-NEXT:     %dim_11 = memref.dim %1, %c0_10 : memref<?x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %6 = affine.apply #map3()[%dim_11]
// CHECK-NEXT:     %alloc_12 = memref.alloc(%6, %c8_7) {alignment = 64 : i64} : memref<?x?xf32>
// CHECK-NEXT:     linalg.fill ins(%arg2 : f32) outs(%alloc_12 : memref<?x?xf32>)
// CHECK-NEXT:     %7 = bufferization.to_tensor %alloc_12 : memref<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %7 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
