// RUN: pyopt --split-input-file --one-shot-bufferize %s | FileCheck %s

func.func @map_reduce(%a: tensor<4x5xf32>, %m: tensor<4x5xf32>, %r: tensor<4xf32>)
    -> (tensor<4x5xf32>, tensor<4xf32>) {
  %0 = linalg.map { math.absf } ins(%a : tensor<4x5xf32>) outs(%m : tensor<4x5xf32>)
  %1 = linalg.reduce { arith.addf }
      ins(%0 : tensor<4x5xf32>)
      outs(%r : tensor<4xf32>) dimensions = [1]
  return %0, %1 : tensor<4x5xf32>, tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @map_reduce(%arg0: tensor<4x5xf32>, %arg1: tensor<4x5xf32>, %arg2: tensor<4xf32>) -> (tensor<4x5xf32>, tensor<4xf32>) {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg2 : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg0 : tensor<4x5xf32> to memref<4x5xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4x5xf32>
// CHECK-NEXT:     linalg.map { math.absf } ins(%1 : memref<4x5xf32, strided<[?, ?], offset: ?>>) outs(%alloc : memref<4x5xf32>)
// CHECK-NEXT:     %2 = bufferization.to_tensor %alloc : memref<4x5xf32> to tensor<4x5xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %0, %alloc_0 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     linalg.reduce { arith.addf } ins(%alloc : memref<4x5xf32>) outs(%alloc_0 : memref<4xf32>) dimensions = [1]
// CHECK-NEXT:     %3 = bufferization.to_tensor %alloc_0 : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT:     return %2, %3 : tensor<4x5xf32>, tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @transpose_broadcast(%a: tensor<4x5xf32>, %t: tensor<5x4xf32>, %b: tensor<5x4x3xf32>)
    -> tensor<5x4x3xf32> {
  %0 = linalg.transpose ins(%a : tensor<4x5xf32>) outs(%t : tensor<5x4xf32>) permutation = [1, 0]
  %1 = linalg.broadcast ins(%0 : tensor<5x4xf32>) outs(%b : tensor<5x4x3xf32>) dimensions = [2]
  return %1 : tensor<5x4x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @transpose_broadcast(%arg0: tensor<4x5xf32>, %arg1: tensor<5x4xf32>, %arg2: tensor<5x4x3xf32>) -> tensor<5x4x3xf32> {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<4x5xf32> to memref<4x5xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<5x4xf32>
// CHECK-NEXT:     linalg.transpose ins(%0 : memref<4x5xf32, strided<[?, ?], offset: ?>>) outs(%alloc : memref<5x4xf32>) permutation = [1, 0]
// CHECK-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<5x4x3xf32>
// CHECK-NEXT:     linalg.broadcast ins(%alloc : memref<5x4xf32>) outs(%alloc_0 : memref<5x4x3xf32>) dimensions = [2]
// CHECK-NEXT:     %1 = bufferization.to_tensor %alloc_0 : memref<5x4x3xf32> to tensor<5x4x3xf32>
// CHECK-NEXT:     return %1 : tensor<5x4x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @softmax(%a: tensor<2x16xf32>) -> tensor<2x16xf32> {
  %e = tensor.empty() : tensor<2x16xf32>
  %0 = linalg.softmax dimension(1)
      ins(%a : tensor<2x16xf32>)
      outs(%e : tensor<2x16xf32>) -> tensor<2x16xf32>
  return %0 : tensor<2x16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @softmax(%arg0: tensor<2x16xf32>) -> tensor<2x16xf32> {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<2x16xf32> to memref<2x16xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<2x16xf32>
// CHECK-NEXT:     linalg.softmax dimension(1) ins(%0 : memref<2x16xf32, strided<[?, ?], offset: ?>>) outs(%alloc : memref<2x16xf32>)
// CHECK-NEXT:     %1 = bufferization.to_tensor %alloc : memref<2x16xf32> to tensor<2x16xf32>
// CHECK-NEXT:     return %1 : tensor<2x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @index_in_body(%n: index) -> tensor<?xindex> {
  %e = tensor.empty(%n) : tensor<?xindex>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      outs(%e : tensor<?xindex>) {
  ^bb0(%y: index):
    %i = linalg.index 0 : index
    linalg.yield %i : index
  } -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @index_in_body(%arg0: index) -> tensor<?xindex> {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?xindex>
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%alloc : memref<?xindex>) {
// CHECK-NEXT:     ^bb0(%out: index):
// CHECK-NEXT:       %1 = linalg.index 0 : index
// CHECK-NEXT:       linalg.yield %1 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = bufferization.to_tensor %alloc : memref<?xindex> to tensor<?xindex>
// CHECK-NEXT:     return %0 : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }
