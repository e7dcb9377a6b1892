// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// Extents that casts have forgotten contradict each other: undefined behaviour, and no reason to make ops that do not
// verify, as the reference does.

func.func @mismatch(%a: tensor<4xf32>, %b: tensor<5xf32>, %e: tensor<?xf32>) -> tensor<?xf32> {
  %c = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %d = tensor.cast %b : tensor<5xf32> to tensor<?xf32>
  %0 = linalg.add
      ins(%c, %d : tensor<?xf32>, tensor<?xf32>)
      outs(%e : tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @mismatch(%arg0: tensor<4xf32>, %arg1: tensor<5xf32>, %arg2: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %arg1 : tensor<5xf32> to tensor<?xf32>
// CHECK-NEXT:     %0 = linalg.add ins(%cast, %cast_0 : tensor<?xf32>, tensor<?xf32>) outs(%arg2 : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mismatch4(%a: memref<4xf32>, %e: memref<5xf32>) {
  %d = memref.cast %a : memref<4xf32> to memref<?xf32>
  %c = memref.cast %e : memref<5xf32> to memref<?xf32>
  linalg.exp ins(%d : memref<?xf32>) outs(%c : memref<?xf32>)
  memref.copy %d, %c : memref<?xf32> to memref<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @mismatch4(%arg0: memref<4xf32>, %arg1: memref<5xf32>) {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %cast_0 = memref.cast %arg1 : memref<5xf32> to memref<?xf32>
// CHECK-NEXT:     linalg.exp ins(%cast : memref<?xf32>) outs(%cast_0 : memref<?xf32>)
// CHECK-NEXT:     memref.copy %arg0, %cast_0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @soft(%a: tensor<4x?xf32>, %e: tensor<5x?xf32>) -> tensor<?x?xf32> {
  %d = tensor.cast %a : tensor<4x?xf32> to tensor<?x?xf32>
  %c = tensor.cast %e : tensor<5x?xf32> to tensor<?x?xf32>
  %0 = linalg.softmax dimension(1)
      ins(%d : tensor<?x?xf32>)
      outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @soft(%arg0: tensor<4x?xf32>, %arg1: tensor<5x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %arg1 : tensor<5x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %0 = linalg.softmax dimension(1) ins(%cast : tensor<?x?xf32>) outs(%cast_0 : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:     return %0 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mat(%a: tensor<4xf32>, %e: tensor<5xf32>) -> tensor<?xf32> {
  %d = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %c = tensor.cast %e : tensor<5xf32> to tensor<?xf32>
  %0 = bufferization.materialize_in_destination %d in %c
      : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @mat(%arg0: tensor<4xf32>, %arg1: tensor<5xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %arg1 : tensor<5xf32> to tensor<?xf32>
// CHECK-NEXT:     %0 = bufferization.materialize_in_destination %cast in %cast_0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bc(%e: tensor<3xf32>, %f: tensor<4x2xf32>) -> tensor<?x2xf32> {
  %c = tensor.cast %e : tensor<3xf32> to tensor<?xf32>
  %d = tensor.cast %f : tensor<4x2xf32> to tensor<?x2xf32>
  %0 = linalg.broadcast ins(%c : tensor<?xf32>) outs(%d : tensor<?x2xf32>) dimensions = [1]
  %1 = linalg.reduce { arith.addf }
      ins(%0 : tensor<?x2xf32>)
      outs(%c : tensor<?xf32>) dimensions = [1]
  %2 = linalg.transpose ins(%0 : tensor<?x2xf32>) outs(%d : tensor<?x2xf32>) permutation = [0, 1]
  %3 = linalg.map { math.exp } ins(%2 : tensor<?x2xf32>) outs(%d : tensor<?x2xf32>)
  %4 = linalg.broadcast ins(%1 : tensor<?xf32>) outs(%3 : tensor<?x2xf32>) dimensions = [1]
  return %4 : tensor<?x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @bc(%arg0: tensor<3xf32>, %arg1: tensor<4x2xf32>) -> tensor<?x2xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg1 : tensor<4x2xf32> to tensor<?x2xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %cast : tensor<?x2xf32> to tensor<3x2xf32>
// CHECK-NEXT:     %broadcasted = linalg.broadcast ins(%arg0 : tensor<3xf32>) outs(%cast_0 : tensor<3x2xf32>) dimensions = [1]
// CHECK-NEXT:     %reduced = linalg.reduce { arith.addf } ins(%broadcasted : tensor<3x2xf32>) outs(%arg0 : tensor<3xf32>) dimensions = [1]
// CHECK-NEXT:     %cast_1 = tensor.cast %cast : tensor<?x2xf32> to tensor<3x2xf32>
// CHECK-NEXT:     %mapped = linalg.map { math.exp } ins(%broadcasted : tensor<3x2xf32>) outs(%cast_1 : tensor<3x2xf32>)
// CHECK-NEXT:     %broadcasted_2 = linalg.broadcast ins(%reduced : tensor<3xf32>) outs(%mapped : tensor<3x2xf32>) dimensions = [1]
// CHECK-NEXT:     %cast_3 = tensor.cast %broadcasted_2 : tensor<3x2xf32> to tensor<?x2xf32>
// CHECK-NEXT:     return %cast_3 : tensor<?x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pk3(%t: tensor<7x8xf32>, %e: tensor<4x4x2x2xf32>) -> tensor<?x?x2x2xf32> {
  %c = tensor.cast %t : tensor<7x8xf32> to tensor<?x?xf32>
  %d = tensor.cast %e : tensor<4x4x2x2xf32> to tensor<?x?x2x2xf32>
  %0 = linalg.pack %c inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d
      : tensor<?x?xf32> -> tensor<?x?x2x2xf32>
  return %0 : tensor<?x?x2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pk3(%arg0: tensor<7x8xf32>, %arg1: tensor<4x4x2x2xf32>) -> tensor<?x?x2x2xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<7x8xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %arg1 : tensor<4x4x2x2xf32> to tensor<?x?x2x2xf32>
// CHECK-NEXT:     %pack = linalg.pack %cast inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %cast_0 : tensor<?x?xf32> -> tensor<?x?x2x2xf32>
// CHECK-NEXT:     return %pack : tensor<?x?x2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sr7(%t: tensor<?xf32>, %s: tensor<2xindex>) -> tensor<3xindex> {
  %0 = tensor.reshape %t(%s) : (tensor<?xf32>, tensor<2xindex>) -> tensor<*xf32>
  %1 = shape.shape_of %0 : tensor<*xf32> -> tensor<3xindex>
  return %1 : tensor<3xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sr7(%arg0: tensor<?xf32>, %arg1: tensor<2xindex>) -> tensor<3xindex> {
// CHECK-NEXT:     %reshape = tensor.reshape %arg0(%arg1) : (tensor<?xf32>, tensor<2xindex>) -> tensor<*xf32>
// CHECK-NEXT:     %0 = shape.shape_of %reshape : tensor<*xf32> -> tensor<3xindex>
// CHECK-NEXT:     return %0 : tensor<3xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }
