// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// Rules of all structured ops: what does nothing, casts, extents.

// What is sparse is converted.
func.func @identity_sparse(
    %a: tensor<?xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>,
    %b: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"]
  } ins(%a : tensor<?xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>)
      outs(%b : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @identity_sparse(%arg0: tensor<?xf32, #sparse>, %arg1: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<?xf32, #sparse> to tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Ops on tensors whose results nobody uses go, but for the Winograd transforms, which say nothing of their effects.
func.func @unused_results(%w: tensor<2x3x3x5xf32>, %u: tensor<6x6x5x2xf32>, %a: tensor<4xf32>) {
  %3 = linalg.winograd_filter_transform fmr(F_4_3)
      ins(%w : tensor<2x3x3x5xf32>)
      outs(%u : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  %0 = linalg.exp ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.softmax dimension(0) ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.map { math.exp } ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unused_results(%arg0: tensor<2x3x3x5xf32>, %arg1: tensor<6x6x5x2xf32>, %arg2: tensor<4xf32>) {
// CHECK-NEXT:     %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%arg0 : tensor<2x3x3x5xf32>) outs(%arg1 : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What has a memref without elements goes; tensors without elements stay.
func.func @no_elements(%a: memref<4x0xf32>, %b: memref<4x0xf32>, %t: tensor<0x4xf32>)
    -> tensor<0x4xf32> {
  linalg.copy ins(%a : memref<4x0xf32>) outs(%b : memref<4x0xf32>)
  %0 = linalg.copy ins(%t : tensor<0x4xf32>) outs(%t : tensor<0x4xf32>) -> tensor<0x4xf32>
  return %0 : tensor<0x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @no_elements(%arg0: memref<4x0xf32>, %arg1: memref<4x0xf32>, %arg2: tensor<0x4xf32>) -> tensor<0x4xf32> {
// CHECK-NEXT:     return %arg2 : tensor<0x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A transpose of no elements goes; softmax is no structured op.
func.func @no_elements_moved(%a: memref<0x4xf32>, %b: memref<4x0xf32>) {
  linalg.transpose ins(%a : memref<0x4xf32>) outs(%b : memref<4x0xf32>) permutation = [1, 0]
  linalg.softmax dimension(0) ins(%a : memref<0x4xf32>) outs(%a : memref<0x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @no_elements_moved(%arg0: memref<0x4xf32>, %arg1: memref<4x0xf32>) {
// CHECK-NEXT:     linalg.softmax dimension(0) ins(%arg0 : memref<0x4xf32>) outs(%arg0 : memref<0x4xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// map, reduce, transpose and broadcast do not,
func.func @memref_cast_near(%m: memref<4xf32>, %n: memref<f32>) {
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  linalg.map { math.exp } ins(%c : memref<?xf32>) outs(%c : memref<?xf32>)
  linalg.reduce { arith.addf } ins(%c : memref<?xf32>) outs(%n : memref<f32>) dimensions = [0]
  linalg.transpose ins(%c : memref<?xf32>) outs(%c : memref<?xf32>) permutation = [0]
  linalg.broadcast ins(%n : memref<f32>) outs(%c : memref<?xf32>) dimensions = [0]
  linalg.exp ins(%c : memref<?xf32>) outs(%c : memref<?xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @memref_cast_near(%arg0: memref<4xf32>, %arg1: memref<f32>) {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     linalg.map { math.exp } ins(%cast : memref<?xf32>) outs(%cast : memref<?xf32>)
// CHECK-NEXT:     linalg.reduce { arith.addf } ins(%cast : memref<?xf32>) outs(%arg1 : memref<f32>) dimensions = [0]
// CHECK-NEXT:     linalg.transpose ins(%cast : memref<?xf32>) outs(%cast : memref<?xf32>) permutation = [0]
// CHECK-NEXT:     linalg.broadcast ins(%arg1 : memref<f32>) outs(%cast : memref<?xf32>) dimensions = [0]
// CHECK-NEXT:     linalg.exp ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// and softmax does.
func.func @memref_cast_softmax(%a: memref<4x6xf32>) {
  %1 = memref.cast %a : memref<4x6xf32> to memref<?x?xf32>
  linalg.softmax dimension(0) ins(%1 : memref<?x?xf32>) outs(%a : memref<4x6xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @memref_cast_softmax(%arg0: memref<4x6xf32>) {
// CHECK-NEXT:     linalg.softmax dimension(0) ins(%arg0 : memref<4x6xf32>) outs(%arg0 : memref<4x6xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: it is in another block.
func.func @cast_of_result_elsewhere(%a: tensor<4x6xf32>, %c: i1)
    -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = tensor.cast %a : tensor<4x6xf32> to tensor<?x?xf32>
  %1 = linalg.exp ins(%0 : tensor<?x?xf32>) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %2 = scf.if %c -> tensor<?x?xf32> {
    %3 = tensor.cast %1 : tensor<?x?xf32> to tensor<4x6xf32>
    %4 = tensor.cast %3 : tensor<4x6xf32> to tensor<?x?xf32>
    scf.yield %4 : tensor<?x?xf32>
  } else {
    scf.yield %1 : tensor<?x?xf32>
  }
  return %1, %2 : tensor<?x?xf32>, tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast_of_result_elsewhere(%arg0: tensor<4x6xf32>, %arg1: i1) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
// CHECK-NEXT:     %0 = linalg.exp ins(%arg0 : tensor<4x6xf32>) outs(%arg0 : tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:     %cast = tensor.cast %0 : tensor<4x6xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %1 = scf.if %arg1 -> (tensor<?x?xf32>) {
// CHECK-NEXT:       %cast_0 = tensor.cast %0 : tensor<4x6xf32> to tensor<?x?xf32>
// CHECK-NEXT:       scf.yield %cast_0 : tensor<?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %cast : tensor<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %cast, %1 : tensor<?x?xf32>, tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
