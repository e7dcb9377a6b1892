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

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s0 + s1 + s2)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 + 5)>
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
// CHECK-NEXT: }
