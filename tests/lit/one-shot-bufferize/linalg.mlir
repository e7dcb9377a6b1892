// RUN: pyopt --split-input-file --one-shot-bufferize %s | FileCheck %s

func.func @fill_and_matmul(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %z: f32) -> tensor<4x5xf32> {
  %e = tensor.empty() : tensor<4x5xf32>
  %0 = linalg.fill ins(%z : f32) outs(%e : tensor<4x5xf32>) -> tensor<4x5xf32>
  %1 = linalg.matmul
      ins(%a, %b : tensor<4x8xf32>, tensor<8x5xf32>)
      outs(%0 : tensor<4x5xf32>) -> tensor<4x5xf32>
  return %1 : tensor<4x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @fill_and_matmul(%arg0: tensor<4x8xf32>, %arg1: tensor<8x5xf32>, %arg2: f32) -> tensor<4x5xf32> {
// CHECK-NEXT:     %0 = bufferization.to_memref %arg1 : memref<8x5xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_memref %arg0 : memref<4x8xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4x5xf32>
// CHECK-NEXT:     linalg.fill ins(%arg2 : f32) outs(%alloc : memref<4x5xf32>)
// CHECK-NEXT:     linalg.matmul ins(%1, %0 : memref<4x8xf32, strided<[?, ?], offset: ?>>, memref<8x5xf32, strided<[?, ?], offset: ?>>) outs(%alloc : memref<4x5xf32>)
// CHECK-NEXT:     %2 = bufferization.to_tensor %alloc : memref<4x5xf32>
// CHECK-NEXT:     return %2 : tensor<4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#id = affine_map<(d0) -> (d0)>
func.func @generic(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<?xf32>)
      outs(%b : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @generic(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = bufferization.to_memref %arg0 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_memref %arg1 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %1, %c0 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     memref.copy %1, %alloc : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%0 : memref<?xf32, strided<[?], offset: ?>>) outs(%alloc : memref<?xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %3 = arith.addf %in, %out : f32
// CHECK-NEXT:       linalg.yield %3 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = bufferization.to_tensor %alloc : memref<?xf32>
// CHECK-NEXT:     return %2 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The output is not read: no contents to copy.

#id = affine_map<(d0) -> (d0)>
func.func @generic_overwrites(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<?xf32>)
      outs(%b : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %x : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @generic_overwrites(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = bufferization.to_memref %arg0 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_memref %arg1 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %1, %c0 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%0 : memref<?xf32, strided<[?], offset: ?>>) outs(%alloc : memref<?xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %3 = arith.addf %in, %in : f32
// CHECK-NEXT:       linalg.yield %3 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = bufferization.to_tensor %alloc : memref<?xf32>
// CHECK-NEXT:     return %2 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Elementwise with its output among the inputs: in place.

#id = affine_map<(d0) -> (d0)>
func.func @elementwise_in_place(%n: index, %i: index, %v: f32) -> f32 {
  %e = bufferization.alloc_tensor(%n) : tensor<?xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%f : tensor<?xf32>)
      outs(%f : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  %x = tensor.extract %0[%i] : tensor<?xf32>
  return %x : f32
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @elementwise_in_place(%arg0: index, %arg1: index, %arg2: f32) -> f32 {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     linalg.fill ins(%arg2 : f32) outs(%alloc : memref<?xf32>)
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%alloc : memref<?xf32>) outs(%alloc : memref<?xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %1 = arith.addf %in, %out : f32
// CHECK-NEXT:       linalg.yield %1 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = memref.load %alloc[%arg1] : memref<?xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Transposed: a copy.

#id = affine_map<(d0, d1) -> (d0, d1)>
#tr = affine_map<(d0, d1) -> (d1, d0)>
func.func @transposed_is_copied(%i: index, %v: f32) -> f32 {
  %e = bufferization.alloc_tensor() : tensor<4x4xf32>
  %f = tensor.insert %v into %e[%i, %i] : tensor<4x4xf32>
  %0 = linalg.generic {indexing_maps = [#tr, #id], iterator_types = ["parallel", "parallel"]}
      ins(%f : tensor<4x4xf32>)
      outs(%f : tensor<4x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x4xf32>
  %x = tensor.extract %0[%i, %i] : tensor<4x4xf32>
  return %x : f32
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @transposed_is_copied(%arg0: index, %arg1: f32) -> f32 {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4x4xf32>
// CHECK-NEXT:     memref.store %arg1, %alloc[%arg0, %arg0] : memref<4x4xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4x4xf32>
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%alloc : memref<4x4xf32>) outs(%alloc_0 : memref<4x4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       linalg.yield %in : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = memref.load %alloc_0[%arg0, %arg0] : memref<4x4xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @two_results(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %f = tensor.empty() : tensor<4xf32>
  %0:2 = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"]
  } ins(%a : tensor<4xf32>) outs(%e, %f : tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %x, %x : f32, f32
  } -> (tensor<4xf32>, tensor<4xf32>)
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @two_results(%arg0: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
// CHECK-NEXT:     %0 = bufferization.to_memref %arg0 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%0 : memref<4xf32, strided<[?], offset: ?>>) outs(%alloc, %alloc_0 : memref<4xf32>, memref<4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32, %out_1: f32):
// CHECK-NEXT:       linalg.yield %in, %in : f32, f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = bufferization.to_tensor %alloc_0 : memref<4xf32>
// CHECK-NEXT:     %2 = bufferization.to_tensor %alloc : memref<4xf32>
// CHECK-NEXT:     return %2, %1 : tensor<4xf32>, tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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
// CHECK-NEXT:     %0 = bufferization.to_memref %arg2 : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_memref %arg0 : memref<4x5xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4x5xf32>
// CHECK-NEXT:     linalg.map { math.absf } ins(%1 : memref<4x5xf32, strided<[?, ?], offset: ?>>) outs(%alloc : memref<4x5xf32>)
// CHECK-NEXT:     %2 = bufferization.to_tensor %alloc : memref<4x5xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %0, %alloc_0 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     linalg.reduce { arith.addf } ins(%alloc : memref<4x5xf32>) outs(%alloc_0 : memref<4xf32>) dimensions = [1]
// CHECK-NEXT:     %3 = bufferization.to_tensor %alloc_0 : memref<4xf32>
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
// CHECK-NEXT:     %0 = bufferization.to_memref %arg0 : memref<4x5xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<5x4xf32>
// CHECK-NEXT:     linalg.transpose ins(%0 : memref<4x5xf32, strided<[?, ?], offset: ?>>) outs(%alloc : memref<5x4xf32>) permutation = [1, 0]
// CHECK-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<5x4x3xf32>
// CHECK-NEXT:     linalg.broadcast ins(%alloc : memref<5x4xf32>) outs(%alloc_0 : memref<5x4x3xf32>) dimensions = [2]
// CHECK-NEXT:     %1 = bufferization.to_tensor %alloc_0 : memref<5x4x3xf32>
// CHECK-NEXT:     return %1 : tensor<5x4x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @copy(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.copy ins(%a : tensor<?xf32>) outs(%b : tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @copy(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = bufferization.to_memref %arg0 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_memref %arg1 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %1, %c0 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     linalg.copy ins(%0 : memref<?xf32, strided<[?], offset: ?>>) outs(%alloc : memref<?xf32>)
// CHECK-NEXT:     %2 = bufferization.to_tensor %alloc : memref<?xf32>
// CHECK-NEXT:     return %2 : tensor<?xf32>
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
// CHECK-NEXT:     %0 = bufferization.to_memref %arg0 : memref<2x16xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<2x16xf32>
// CHECK-NEXT:     linalg.softmax dimension(1) ins(%0 : memref<2x16xf32, strided<[?, ?], offset: ?>>) outs(%alloc : memref<2x16xf32>)
// CHECK-NEXT:     %1 = bufferization.to_tensor %alloc : memref<2x16xf32>
// CHECK-NEXT:     return %1 : tensor<2x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @on_buffers_already(%a: memref<4xf32>, %v: f32) {
  linalg.fill ins(%v : f32) outs(%a : memref<4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @on_buffers_already(%arg0: memref<4xf32>, %arg1: f32) {
// CHECK-NEXT:     linalg.fill ins(%arg1 : f32) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT:     return
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
// CHECK-NEXT:     %0 = bufferization.to_tensor %alloc : memref<?xindex>
// CHECK-NEXT:     return %0 : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reads_a_tensor_in_its_body(%t: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      outs(%e : tensor<?xf32>) {
  ^bb0(%y: f32):
    %i = linalg.index 0 : index
    %x = tensor.extract %t[%i] : tensor<?xf32>
    linalg.yield %x : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @reads_a_tensor_in_its_body(%arg0: tensor<?xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = bufferization.to_memref %arg0 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc(%arg1) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%alloc : memref<?xf32>) {
// CHECK-NEXT:     ^bb0(%out: f32):
// CHECK-NEXT:       %2 = linalg.index 0 : index
// CHECK-NEXT:       %3 = memref.load %0[%2] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       linalg.yield %3 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = bufferization.to_tensor %alloc : memref<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
