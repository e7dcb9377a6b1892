// RUN: pyopt --split-input-file --one-shot-bufferize %s | FileCheck %s

// Elements.

func.func @dim_and_rank(%t: tensor<?x4xf32>, %i: index, %u: tensor<*xf32>)
    -> (index, index, index) {
  %0 = tensor.dim %t, %i : tensor<?x4xf32>
  %1 = tensor.rank %t : tensor<?x4xf32>
  %2 = tensor.rank %u : tensor<*xf32>
  return %0, %1, %2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @dim_and_rank(%arg0: tensor<?x4xf32>, %arg1: index, %arg2: tensor<*xf32>) -> (index, index, index) {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg2 : tensor<*xf32> to memref<*xf32>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg0 : tensor<?x4xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg0 : tensor<?x4xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %dim = memref.dim %2, %arg1 : memref<?x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %3 = memref.rank %1 : memref<?x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %4 = memref.rank %0 : memref<*xf32>
// CHECK-NEXT:     return %dim, %3, %4 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @empty_unused(%n: index) {
  %e = tensor.empty(%n) : tensor<?x3xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @empty_unused(%arg0: index) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @from_elements(%a: f32, %b: f32, %i: index) -> (f32, f32, tensor<0xf32>) {
  %0 = tensor.from_elements %a, %b, %a, %b : tensor<2x2xf32>
  %1 = tensor.from_elements %a : tensor<f32>
  %2 = tensor.from_elements : tensor<0xf32>
  %x = tensor.extract %0[%i, %i] : tensor<2x2xf32>
  %y = tensor.extract %1[] : tensor<f32>
  return %x, %y, %2 : f32, f32, tensor<0xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from_elements(%arg0: f32, %arg1: f32, %arg2: index) -> (f32, f32, tensor<0xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<2x2xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %arg0, %alloc[%c0, %c0] : memref<2x2xf32>
// CHECK-NEXT:     memref.store %arg1, %alloc[%c0, %c1] : memref<2x2xf32>
// CHECK-NEXT:     memref.store %arg0, %alloc[%c1, %c0] : memref<2x2xf32>
// CHECK-NEXT:     memref.store %arg1, %alloc[%c1, %c1] : memref<2x2xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<f32>
// CHECK-NEXT:     memref.store %arg0, %alloc_0[] : memref<f32>
// CHECK-NEXT:     %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<0xf32>
// CHECK-NEXT:     %0 = bufferization.to_tensor %alloc_1 : memref<0xf32> to tensor<0xf32>
// CHECK-NEXT:     %1 = memref.load %alloc[%arg2, %arg2] : memref<2x2xf32>
// CHECK-NEXT:     %2 = memref.load %alloc_0[] : memref<f32>
// CHECK-NEXT:     return %1, %2, %0 : f32, f32, tensor<0xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @generate(%n: index, %i: index) -> index {
  %0 = tensor.generate %n {
  ^bb0(%a: index, %b: index):
    %s = arith.addi %a, %b : index
    tensor.yield %s : index
  } : tensor<?x4xindex>
  %x = tensor.extract %0[%i, %i] : tensor<?x4xindex>
  return %x : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @generate(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?x4xindex>
// CHECK-NEXT:     linalg.map outs(%alloc : memref<?x4xindex>)
// CHECK-NEXT:       (%init: index) {
// CHECK-NEXT:         %1 = linalg.index 0 : index
// CHECK-NEXT:         %2 = linalg.index 1 : index
// CHECK-NEXT:         %3 = arith.addi %1, %2 : index
// CHECK-NEXT:         linalg.yield %3 : index
// CHECK-NEXT:       }
// CHECK-NEXT:     %0 = memref.load %alloc[%arg1, %arg1] : memref<?x4xindex>
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @splat(%v: f32) -> tensor<4x5xf32> {
  %0 = tensor.splat %v : tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @splat(%arg0: f32) -> tensor<4x5xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4x5xf32>
// CHECK-NEXT:     linalg.map outs(%alloc : memref<4x5xf32>)
// CHECK-NEXT:       (%init: f32) {
// CHECK-NEXT:         linalg.yield %arg0 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     %0 = bufferization.to_tensor %alloc : memref<4x5xf32> to tensor<4x5xf32>
// CHECK-NEXT:     return %0 : tensor<4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pad(%t: tensor<4x?xf32>, %l: index, %h: index, %v: f32) -> tensor<?x?xf32> {
  %0 = tensor.pad %t low[%l, 2] high[3, %h] {
  ^bb0(%a: index, %b: index):
    tensor.yield %v : f32
  } : tensor<4x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s0 + s1 + s2)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 7)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1] -> (s0 + s1 + 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @pad(%arg0: tensor<4x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> tensor<?x?xf32> {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg0 : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg0 : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %3 = bufferization.to_buffer %arg0 : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %4 = bufferization.to_buffer %arg0 : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %4, %c0 : memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %5 = affine.apply #map()[%dim, %arg1, %c3]
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim_0 = memref.dim %3, %c1 : memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %6 = affine.apply #map()[%dim_0, %c2, %arg2]
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %7 = affine.apply #map1()[%arg1]
// CHECK-NEXT:     %c1_2 = arith.constant 1 : index
// CHECK-NEXT:     %dim_3 = memref.dim %2, %c1_2 : memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %8 = affine.apply #map2()[%dim_3, %arg2]
// CHECK-NEXT:     %alloc = memref.alloc(%7, %8) {alignment = 64 : i64} : memref<?x?xf32>
// CHECK-NEXT:     linalg.map outs(%alloc : memref<?x?xf32>)
// CHECK-NEXT:       (%init: f32) {
// CHECK-NEXT:         %10 = linalg.index 0 : index
// CHECK-NEXT:         %11 = linalg.index 1 : index
// CHECK-NEXT:         linalg.yield %arg3 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     %c1_4 = arith.constant 1 : index
// CHECK-NEXT:     %dim_5 = memref.dim %1, %c1_4 : memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %subview = memref.subview %alloc[%arg1, 2] [4, %dim_5] [1, 1] : memref<?x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:     memref.copy %0, %subview : memref<4x?xf32, strided<[?, ?], offset: ?>> to memref<4x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT:     %9 = bufferization.to_tensor %alloc : memref<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %9 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pad_static(%t: tensor<4xi8>, %v: i8) -> tensor<9xi8> {
  %0 = tensor.pad %t low[2] high[3] {
  ^bb0(%a: index):
    tensor.yield %v : i8
  } : tensor<4xi8> to tensor<9xi8>
  return %0 : tensor<9xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pad_static(%arg0: tensor<4xi8>, %arg1: i8) -> tensor<9xi8> {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<4xi8> to memref<4xi8, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<9xi8>
// CHECK-NEXT:     linalg.map outs(%alloc : memref<9xi8>)
// CHECK-NEXT:       (%init: i8) {
// CHECK-NEXT:         %2 = linalg.index 0 : index
// CHECK-NEXT:         linalg.yield %arg1 : i8
// CHECK-NEXT:       }
// CHECK-NEXT:     %subview = memref.subview %alloc[2] [4] [1] : memref<9xi8> to memref<4xi8, strided<[1], offset: 2>>
// CHECK-NEXT:     memref.copy %0, %subview : memref<4xi8, strided<[?], offset: ?>> to memref<4xi8, strided<[1], offset: 2>>
// CHECK-NEXT:     %1 = bufferization.to_tensor %alloc : memref<9xi8> to tensor<9xi8>
// CHECK-NEXT:     return %1 : tensor<9xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }
