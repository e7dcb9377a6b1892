// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// Rules of all structured ops: what does nothing, casts, extents.

// A generic op that yields its input does nothing on tensors.
#id = affine_map<(d0, d1) -> (d0, d1)>
#tr = affine_map<(d0, d1) -> (d1, d0)>
func.func @identity(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<?x?xf32>)
      outs(%b : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @identity(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     return %arg0 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// If the result is of another type, a cast is left.
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @identity_cast(%a: tensor<?x4xf32>, %b: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<?x4xf32>)
      outs(%b : tensor<4x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @identity_cast(%arg0: tensor<?x4xf32>, %arg1: tensor<4x?xf32>) -> tensor<4x?xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?x4xf32> to tensor<4x?xf32>
// CHECK-NEXT:     return %cast : tensor<4x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Each result is the operand whose argument is yielded, an init too.
func.func @identity_two_results(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>)
    -> (tensor<4xf32>, tensor<4xf32>) {
  %0:2 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a : tensor<4xf32>) outs(%b, %c : tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %z, %x : f32, f32
  } -> (tensor<4xf32>, tensor<4xf32>)
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @identity_two_results(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
// CHECK-NEXT:     return %arg2, %arg0 : tensor<4xf32>, tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Operands that the body does not yield may be of any type.
func.func @identity_unused_input(%a: tensor<?xi32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"]
  } ins(%a, %b : tensor<?xi32>, tensor<?xf32>) outs(%b : tensor<?xf32>) {
  ^bb0(%x: i32, %y: f32, %z: f32):
    linalg.yield %y : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @identity_unused_input(%arg0: tensor<?xi32>, %arg1: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     return %arg1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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

// Near misses: a broadcast that adds a dimension, and a map.
func.func @no_identity_named(%a: tensor<4xf32>, %b: tensor<4x3xf32>)
    -> (tensor<4x3xf32>, tensor<4xf32>) {
  %0 = linalg.broadcast ins(%a : tensor<4xf32>) outs(%b : tensor<4x3xf32>) dimensions = [1]
  %1 = linalg.map ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>)
    (%x: f32, %init: f32) {
      linalg.yield %x : f32
    }
  return %0, %1 : tensor<4x3xf32>, tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @no_identity_named(%arg0: tensor<4xf32>, %arg1: tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<4xf32>) {
// CHECK-NEXT:     %broadcasted = linalg.broadcast ins(%arg0 : tensor<4xf32>) outs(%arg1 : tensor<4x3xf32>) dimensions = [1]
// CHECK-NEXT:     %mapped = linalg.map ins(%arg0 : tensor<4xf32>) outs(%arg0 : tensor<4xf32>)
// CHECK-NEXT:       (%in: f32, %init: f32) {
// CHECK-NEXT:         linalg.yield %in : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     return %broadcasted, %mapped : tensor<4x3xf32>, tensor<4xf32>
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

// Named ops and generic look through casts of memrefs,
func.func @memref_cast(%a: memref<4x6xf32>, %b: memref<4x6xf32>) {
  %1 = memref.cast %a : memref<4x6xf32> to memref<?x?xf32>
  linalg.copy ins(%1 : memref<?x?xf32>) outs(%b : memref<4x6xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @memref_cast(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>) {
// CHECK-NEXT:     linalg.copy ins(%arg0 : memref<4x6xf32>) outs(%arg1 : memref<4x6xf32>)
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

// Casts of operands that only forget extents.
func.func @cast_of_operands(%a: tensor<4x6xf32>, %b: tensor<6x4xf32>, %c: tensor<?x?xf32>)
    -> tensor<?x?xf32> {
  %0 = tensor.cast %a : tensor<4x6xf32> to tensor<?x?xf32>
  %1 = tensor.cast %b : tensor<6x4xf32> to tensor<?x?xf32>
  %r = linalg.matmul
      ins(%0, %1 : tensor<?x?xf32>, tensor<?x?xf32>)
      outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast_of_operands(%arg0: tensor<4x6xf32>, %arg1: tensor<6x4xf32>, %arg2: tensor<?x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg2 : tensor<?x?xf32> to tensor<4x4xf32>
// CHECK-NEXT:     %0 = linalg.matmul ins(%arg0, %arg1 : tensor<4x6xf32>, tensor<6x4xf32>) outs(%cast : tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %0 : tensor<4x4xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %cast_0 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The cast of an init: the result is cast back.
func.func @cast_of_init(%a: tensor<?x6xf32>, %b: tensor<6x?xf32>, %c: tensor<4x3xf32>)
    -> tensor<?x?xf32> {
  %1 = tensor.cast %c : tensor<4x3xf32> to tensor<?x?xf32>
  %r = linalg.matmul
      ins(%a, %b : tensor<?x6xf32>, tensor<6x?xf32>)
      outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast_of_init(%arg0: tensor<?x6xf32>, %arg1: tensor<6x?xf32>, %arg2: tensor<4x3xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?x6xf32> to tensor<4x6xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %arg1 : tensor<6x?xf32> to tensor<6x3xf32>
// CHECK-NEXT:     %0 = linalg.matmul ins(%cast, %cast_0 : tensor<4x6xf32>, tensor<6x3xf32>) outs(%arg2 : tensor<4x3xf32>) -> tensor<4x3xf32>
// CHECK-NEXT:     %cast_1 = tensor.cast %0 : tensor<4x3xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %cast_1 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A cast of the result that knows more than the op goes before the op.
func.func @cast_of_result(%a: tensor<?x6xf32>, %b: tensor<6x?xf32>, %c: tensor<?x?xf32>)
    -> tensor<4x3xf32> {
  %r = linalg.matmul
      ins(%a, %b : tensor<?x6xf32>, tensor<6x?xf32>)
      outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = tensor.cast %r : tensor<?x?xf32> to tensor<4x3xf32>
  return %1 : tensor<4x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast_of_result(%arg0: tensor<?x6xf32>, %arg1: tensor<6x?xf32>, %arg2: tensor<?x?xf32>) -> tensor<4x3xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg2 : tensor<?x?xf32> to tensor<4x3xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %arg0 : tensor<?x6xf32> to tensor<4x6xf32>
// CHECK-NEXT:     %cast_1 = tensor.cast %arg1 : tensor<6x?xf32> to tensor<6x3xf32>
// CHECK-NEXT:     %0 = linalg.matmul ins(%cast_0, %cast_1 : tensor<4x6xf32>, tensor<6x3xf32>) outs(%cast : tensor<4x3xf32>) -> tensor<4x3xf32>
// CHECK-NEXT:     return %0 : tensor<4x3xf32>
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

// -----

// softmax and map are in destination style too.
func.func @cast_softmax_map(%m: tensor<4xf32>, %n: tensor<4x6xf32>)
    -> (tensor<?xf32>, tensor<4xf32>) {
  %c = tensor.cast %m : tensor<4xf32> to tensor<?xf32>
  %0 = linalg.softmax dimension(0) ins(%c : tensor<?xf32>) outs(%c : tensor<?xf32>) -> tensor<?xf32>
  %1 = linalg.map { math.exp } ins(%c : tensor<?xf32>) outs(%c : tensor<?xf32>)
  %2 = tensor.cast %1 : tensor<?xf32> to tensor<4xf32>
  return %0, %2 : tensor<?xf32>, tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast_softmax_map(%arg0: tensor<4xf32>, %arg1: tensor<4x6xf32>) -> (tensor<?xf32>, tensor<4xf32>) {
// CHECK-NEXT:     %0 = linalg.softmax dimension(0) ins(%arg0 : tensor<4xf32>) outs(%arg0 : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %cast = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     %mapped = linalg.map { math.exp } ins(%arg0 : tensor<4xf32>) outs(%arg0 : tensor<4xf32>)
// CHECK-NEXT:     return %cast, %mapped : tensor<?xf32>, tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// reduce: a loop that is parallel gets its extent from the result.
func.func @cast_of_reduced(%a: tensor<?x?xf32>, %b: tensor<?xf32>) -> tensor<4xf32> {
  %0 = linalg.reduce { arith.addf }
      ins(%a : tensor<?x?xf32>)
      outs(%b : tensor<?xf32>) dimensions = [1]
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast_of_reduced(%arg0: tensor<?x?xf32>, %arg1: tensor<?xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg1 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %arg0 : tensor<?x?xf32> to tensor<4x?xf32>
// CHECK-NEXT:     %reduced = linalg.reduce { arith.addf } ins(%cast_0 : tensor<4x?xf32>) outs(%cast : tensor<4xf32>) dimensions = [1]
// CHECK-NEXT:     return %reduced : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Extents that one operand knows are known of all.
func.func @infer_extents(%a: tensor<4x?xf32>, %b: tensor<?x6xf32>) -> tensor<?x6xf32> {
  %0 = linalg.add
      ins(%a, %b : tensor<4x?xf32>, tensor<?x6xf32>)
      outs(%b : tensor<?x6xf32>) -> tensor<?x6xf32>
  return %0 : tensor<?x6xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @infer_extents(%arg0: tensor<4x?xf32>, %arg1: tensor<?x6xf32>) -> tensor<?x6xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<4x?xf32> to tensor<4x6xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %arg1 : tensor<?x6xf32> to tensor<4x6xf32>
// CHECK-NEXT:     %cast_1 = tensor.cast %arg1 : tensor<?x6xf32> to tensor<4x6xf32>
// CHECK-NEXT:     %0 = linalg.add ins(%cast, %cast_0 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%cast_1 : tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:     %cast_2 = tensor.cast %0 : tensor<4x6xf32> to tensor<?x6xf32>
// CHECK-NEXT:     return %cast_2 : tensor<?x6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: the map of the input is no permutation of loops.
func.func @infer_near(%a: tensor<?x8x3xf32>, %b: tensor<3x3x4xf32>, %c: tensor<1x6x?xf32>)
    -> tensor<1x6x?xf32> {
  %0 = linalg.conv_1d_nwc_wcf
      ins(%a, %b : tensor<?x8x3xf32>, tensor<3x3x4xf32>)
      outs(%c : tensor<1x6x?xf32>) -> tensor<1x6x?xf32>
  return %0 : tensor<1x6x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @infer_near(%arg0: tensor<?x8x3xf32>, %arg1: tensor<3x3x4xf32>, %arg2: tensor<1x6x?xf32>) -> tensor<1x6x?xf32> {
// CHECK-NEXT:     %0 = linalg.conv_1d_nwc_wcf ins(%arg0, %arg1 : tensor<?x8x3xf32>, tensor<3x3x4xf32>) outs(%arg2 : tensor<1x6x?xf32>) -> tensor<1x6x?xf32>
// CHECK-NEXT:     return %0 : tensor<1x6x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The copy has the attributes, the maps among them.
func.func @cast_and_strides(%a: tensor<1x8x3xf32>, %b: tensor<3x3x4xf32>, %c: tensor<1x6x?xf32>)
    -> tensor<1x6x4xf32> {
  %d = tensor.cast %a : tensor<1x8x3xf32> to tensor<?x?x?xf32>
  %0 = linalg.conv_1d_nwc_wcf {strides = dense<1> : tensor<1xi64>}
      ins(%d, %b : tensor<?x?x?xf32>, tensor<3x3x4xf32>)
      outs(%c : tensor<1x6x?xf32>) -> tensor<1x6x?xf32>
  %1 = tensor.cast %0 : tensor<1x6x?xf32> to tensor<1x6x4xf32>
  return %1 : tensor<1x6x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast_and_strides(%arg0: tensor<1x8x3xf32>, %arg1: tensor<3x3x4xf32>, %arg2: tensor<1x6x?xf32>) -> tensor<1x6x4xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg2 : tensor<1x6x?xf32> to tensor<1x6x4xf32>
// CHECK-NEXT:     %0 = linalg.conv_1d_nwc_wcf {strides = dense<1> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<1x8x3xf32>, tensor<3x3x4xf32>) outs(%cast : tensor<1x6x4xf32>) -> tensor<1x6x4xf32>
// CHECK-NEXT:     return %0 : tensor<1x6x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The extent of a result is that of its init.
func.func @dim_of_result(%m: tensor<?x4xf32>, %n: tensor<4x?xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %0 = linalg.transpose ins(%m : tensor<?x4xf32>) outs(%n : tensor<4x?xf32>) permutation = [1, 0]
  %d = tensor.dim %0, %c0 : tensor<4x?xf32>
  %c1 = arith.constant 1 : index
  %e = tensor.dim %0, %c1 : tensor<4x?xf32>
  return %d, %e : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @dim_of_result(%arg0: tensor<?x4xf32>, %arg1: tensor<4x?xf32>) -> (index, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %dim = tensor.dim %arg1, %c1 : tensor<4x?xf32>
// CHECK-NEXT:     return %c4, %dim : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Bodies are canonical too.
func.func @body(%a: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      outs(%a : tensor<4xf32>) {
  ^bb0(%x: f32):
    %i = linalg.index 0 : index
    %k = arith.constant 2.0 : f32
    %l = arith.constant 3.0 : f32
    %m = arith.addf %k, %l : f32
    %n = arith.addf %m, %x : f32
    linalg.yield %n : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @body(%arg0: tensor<4xf32>, %arg1: i1) -> tensor<4xf32> {
// CHECK-NEXT:     %cst = arith.constant 5.000000e+00 : f32
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg0 : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%out: f32):
// CHECK-NEXT:       %1 = arith.addf %out, %cst : f32
// CHECK-NEXT:       linalg.yield %1 : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     return %0 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
