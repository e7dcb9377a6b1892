// RUN: pyopt %s --resolve-ranked-shaped-type-result-dims --allow-unregistered-dialect --split-input-file | FileCheck %s

// Extents of results in terms of operands, op by op.

func.func @empty(%i: index) -> (index, index) {
  %r = tensor.empty(%i) : tensor<?x3xf32>
  %c0_0 = arith.constant 0 : index
  %d0 = tensor.dim %r, %c0_0 : tensor<?x3xf32>
  %c1_1 = arith.constant 1 : index
  %d1 = tensor.dim %r, %c1_1 : tensor<?x3xf32>
  return %d0, %d1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @empty(%arg0: index) -> (index, index) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     return %arg0, %c3 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @empty_with_encoding(%i: index, %j: index) -> (index, index) {
  %r = tensor.empty(%i, %j) : tensor<?x3x?xf32, "layout">
  %c2_0 = arith.constant 2 : index
  %d0 = tensor.dim %r, %c2_0 : tensor<?x3x?xf32, "layout">
  %c0_1 = arith.constant 0 : index
  %d1 = tensor.dim %r, %c0_1 : tensor<?x3x?xf32, "layout">
  return %d0, %d1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @empty_with_encoding(%arg0: index, %arg1: index) -> (index, index) {
// CHECK-NEXT:     return %arg1, %arg0 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @generate(%i: index, %f: f32) -> index {
  %r = tensor.generate %i, %i {
  ^bb0(%p: index, %q: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32>
  %c1_0 = arith.constant 1 : index
  %d0 = tensor.dim %r, %c1_0 : tensor<?x?xf32>
  return %d0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @generate(%arg0: index, %arg1: f32) -> index {
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @splat(%i: index, %f: f32) -> (index, index) {
  %r = tensor.splat %f[%i] : tensor<4x?xf32>
  %c1_0 = arith.constant 1 : index
  %d0 = tensor.dim %r, %c1_0 : tensor<4x?xf32>
  %c0_1 = arith.constant 0 : index
  %d1 = tensor.dim %r, %c0_1 : tensor<4x?xf32>
  return %d0, %d1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @splat(%arg0: index, %arg1: f32) -> (index, index) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     return %arg0, %c4 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extract_slice_drops_first(%t: tensor<?x5x?xf32>, %i: index, %j: index)
    -> (index, index) {
  %r = tensor.extract_slice %t[%i, 0, 0] [1, %i, %j] [1, 1, 2]
      : tensor<?x5x?xf32> to tensor<?x?xf32>
  %c0_0 = arith.constant 0 : index
  %d0 = tensor.dim %r, %c0_0 : tensor<?x?xf32>
  %c1_1 = arith.constant 1 : index
  %d1 = tensor.dim %r, %c1_1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_slice_drops_first(%arg0: tensor<?x5x?xf32>, %arg1: index, %arg2: index) -> (index, index) {
// CHECK-NEXT:     return %arg1, %arg2 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extract_slice_drops_one_of_two(%t: tensor<?x5x?xf32>, %i: index, %j: index) -> index {
  %r = tensor.extract_slice %t[%i, 0, 0] [1, 1, %j] [1, 1, 2] : tensor<?x5x?xf32> to tensor<1x?xf32>
  %c1_0 = arith.constant 1 : index
  %d0 = tensor.dim %r, %c1_0 : tensor<1x?xf32>
  return %d0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_slice_drops_one_of_two(%arg0: tensor<?x5x?xf32>, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT:     return %arg2 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extract_slice_drops_last(%t: tensor<?x5x?xf32>, %i: index, %j: index) -> index {
  %r = tensor.extract_slice %t[%i, 0, 0] [1, %j, 1] [1, 1, 2] : tensor<?x5x?xf32> to tensor<1x?xf32>
  %c1_0 = arith.constant 1 : index
  %d0 = tensor.dim %r, %c1_0 : tensor<1x?xf32>
  return %d0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_slice_drops_last(%arg0: tensor<?x5x?xf32>, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT:     return %arg2 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extract_slice_of_slice(%t: tensor<?x?xf32>, %i: index, %j: index) -> (index, index) {
  %s = tensor.extract_slice %t[%i, %i] [%j, %j] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %r = tensor.extract_slice %s[0, 0] [2, %j] [1, 1] : tensor<?x?xf32> to tensor<2x?xf32>
  %c1_0 = arith.constant 1 : index
  %d0 = tensor.dim %r, %c1_0 : tensor<2x?xf32>
  %c0_1 = arith.constant 0 : index
  %d1 = tensor.dim %r, %c0_1 : tensor<2x?xf32>
  return %d0, %d1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_slice_of_slice(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index) -> (index, index) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     return %arg2, %c2 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @insert_slice_into_empty(%s: tensor<?xf32>, %i: index) -> (index, index) {
  %n = arith.addi %i, %i : index
  %e = tensor.empty(%i, %n) : tensor<?x?xf32>
  %r = tensor.insert_slice %s into %e[0, 0] [1, %i] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
  %c1_0 = arith.constant 1 : index
  %d0 = tensor.dim %r, %c1_0 : tensor<?x?xf32>
  %c0_1 = arith.constant 0 : index
  %d1 = tensor.dim %r, %c0_1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert_slice_into_empty(%arg0: tensor<?xf32>, %arg1: index) -> (index, index) {
// CHECK-NEXT:     %0 = arith.addi %arg1, %arg1 : index
// CHECK-NEXT:     return %0, %arg1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pad_by_affine_apply(%t: tensor<?xf32>, %i: index, %f: f32) -> index {
  %a = affine.apply affine_map<(d0) -> (d0 * 2 - 1)>(%i)
  %r = tensor.pad %t low[0] high[%a] {
  ^bb0(%x: index):
    tensor.yield %f : f32
  } : tensor<?xf32> to tensor<?xf32>
  %c0_0 = arith.constant 0 : index
  %d0 = tensor.dim %r, %c0_0 : tensor<?xf32>
  return %d0 : index
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * 2 + s1 - 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @pad_by_affine_apply(%arg0: tensor<?xf32>, %arg1: index, %arg2: f32) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1, %dim]
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @concat_known_from_another(%a: tensor<?x?xf32>, %b: tensor<4x?xf32>) -> index {
  %r = tensor.concat dim(1) %a, %b : (tensor<?x?xf32>, tensor<4x?xf32>) -> tensor<?x?xf32>
  %c0_0 = arith.constant 0 : index
  %d0 = tensor.dim %r, %c0_0 : tensor<?x?xf32>
  return %d0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @concat_known_from_another(%arg0: tensor<?x?xf32>, %arg1: tensor<4x?xf32>) -> index {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     return %c4 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @collapse_static_group(%t: tensor<2x4x?xf32>) -> (index, index) {
  %r = tensor.collapse_shape %t [[0, 1], [2]] : tensor<2x4x?xf32> into tensor<8x?xf32>
  %c0_0 = arith.constant 0 : index
  %d0 = tensor.dim %r, %c0_0 : tensor<8x?xf32>
  %c1_1 = arith.constant 1 : index
  %d1 = tensor.dim %r, %c1_1 : tensor<8x?xf32>
  return %d0, %d1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @collapse_static_group(%arg0: tensor<2x4x?xf32>) -> (index, index) {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c2 : tensor<2x4x?xf32>
// CHECK-NEXT:     return %c8, %dim : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @expand_to_itself(%t: tensor<?x?xf32>, %i: index) -> (index, index) {
  %r = tensor.expand_shape %t [[0], [1, 2]] output_shape [%i, %i, 5]
      : tensor<?x?xf32> into tensor<?x?x5xf32>
  %c0_0 = arith.constant 0 : index
  %d0 = tensor.dim %r, %c0_0 : tensor<?x?x5xf32>
  %c1_1 = arith.constant 1 : index
  %d1 = tensor.dim %r, %c1_1 : tensor<?x?x5xf32>
  return %d0, %d1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @expand_to_itself(%arg0: tensor<?x?xf32>, %arg1: index) -> (index, index) {
// CHECK-NEXT:     return %arg1, %arg1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pack(%t: tensor<?x?xf32>, %d: tensor<?x?x8x?xf32>, %f: f32, %i: index)
    -> (index, index, index) {
  %r = linalg.pack %t padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [8, %i] into %d
      : tensor<?x?xf32> -> tensor<?x?x8x?xf32>
  %c1_0 = arith.constant 1 : index
  %d0 = tensor.dim %r, %c1_0 : tensor<?x?x8x?xf32>
  %c2_1 = arith.constant 2 : index
  %d1 = tensor.dim %r, %c2_1 : tensor<?x?x8x?xf32>
  %c3_2 = arith.constant 3 : index
  %d2 = tensor.dim %r, %c3_2 : tensor<?x?x8x?xf32>
  return %d0, %d1, %d2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @pack(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?x8x?xf32>, %arg2: f32, %arg3: index) -> (index, index, index) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg1, %c1 : tensor<?x?x8x?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg1, %c3 : tensor<?x?x8x?xf32>
// CHECK-NEXT:     return %dim, %c8, %dim_0 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unpack(%t: tensor<?x?x8x?xf32>, %d: tensor<?x?xf32>, %i: index) -> (index, index) {
  %r = linalg.unpack %t inner_dims_pos = [0, 1] inner_tiles = [8, %i] into %d
      : tensor<?x?x8x?xf32> -> tensor<?x?xf32>
  %c1_0 = arith.constant 1 : index
  %d0 = tensor.dim %r, %c1_0 : tensor<?x?xf32>
  %c0_1 = arith.constant 0 : index
  %d1 = tensor.dim %r, %c0_1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @unpack(%arg0: tensor<?x?x8x?xf32>, %arg1: tensor<?x?xf32>, %arg2: index) -> (index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg1, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg1, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     return %dim, %dim_0 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @expand_buffer(%m: memref<?x?x4xf32>, %i: index, %j: index) -> (index, index, index) {
  %r = memref.expand_shape %m [[0, 1], [2], [3]] output_shape [%i, 4, %j, 4]
      : memref<?x?x4xf32> into memref<?x4x?x4xf32>
  %c0_0 = arith.constant 0 : index
  %d0 = memref.dim %r, %c0_0 : memref<?x4x?x4xf32>
  %c2_1 = arith.constant 2 : index
  %d1 = memref.dim %r, %c2_1 : memref<?x4x?x4xf32>
  %c1_2 = arith.constant 1 : index
  %d2 = memref.dim %r, %c1_2 : memref<?x4x?x4xf32>
  return %d0, %d1, %d2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @expand_buffer(%arg0: memref<?x?x4xf32>, %arg1: index, %arg2: index) -> (index, index, index) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     return %arg1, %arg2, %c4 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @alloc_tensor(%i: index, %j: index) -> (index, index) {
  %r = bufferization.alloc_tensor(%i, %j) : tensor<?x3x?xf32>
  %c0_0 = arith.constant 0 : index
  %d0 = tensor.dim %r, %c0_0 : tensor<?x3x?xf32>
  %c2_1 = arith.constant 2 : index
  %d1 = tensor.dim %r, %c2_1 : tensor<?x3x?xf32>
  return %d0, %d1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @alloc_tensor(%arg0: index, %arg1: index) -> (index, index) {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor(%arg0, %arg1) : tensor<?x3x?xf32>
// CHECK-NEXT:     return %arg0, %arg1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @materialize(%t: tensor<?x?xf32>, %d: tensor<?x?xf32>) -> index {
  %r = bufferization.materialize_in_destination %t in %d
      : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %c1_0 = arith.constant 1 : index
  %d0 = tensor.dim %r, %c1_0 : tensor<?x?xf32>
  return %d0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @materialize(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> index {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg1, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @matmul_partly_static(%a: tensor<4x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x8xf32>)
    -> (index, index) {
  %r = linalg.matmul
      ins(%a, %b : tensor<4x?xf32>, tensor<?x?xf32>)
      outs(%c : tensor<?x8xf32>) -> tensor<?x8xf32>
  %c0_0 = arith.constant 0 : index
  %d0 = tensor.dim %r, %c0_0 : tensor<?x8xf32>
  %c1_1 = arith.constant 1 : index
  %d1 = tensor.dim %r, %c1_1 : tensor<?x8xf32>
  return %d0, %d1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @matmul_partly_static(%arg0: tensor<4x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x8xf32>) -> (index, index) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     return %c4, %c8 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fill_of_empty(%f: f32, %i: index) -> (index, index) {
  %e = tensor.empty(%i) : tensor<?x4xf32>
  %r = linalg.fill ins(%f : f32) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  %c0_0 = arith.constant 0 : index
  %d0 = tensor.dim %r, %c0_0 : tensor<?x4xf32>
  %c1_1 = arith.constant 1 : index
  %d1 = tensor.dim %r, %c1_1 : tensor<?x4xf32>
  return %d0, %d1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @fill_of_empty(%arg0: f32, %arg1: index) -> (index, index) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     return %arg1, %c4 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @elementwise(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>)
    -> (index, index) {
  %r = linalg.add
      ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>)
      outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %c0_0 = arith.constant 0 : index
  %d0 = tensor.dim %r, %c0_0 : tensor<?x?xf32>
  %c1_1 = arith.constant 1 : index
  %d1 = tensor.dim %r, %c1_1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @elementwise(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) -> (index, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     return %dim, %dim_0 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @transpose(%a: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> (index, index) {
  %r = linalg.transpose ins(%a : tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) permutation = [1, 0]
  %c0_0 = arith.constant 0 : index
  %d0 = tensor.dim %r, %c0_0 : tensor<?x?xf32>
  %c1_1 = arith.constant 1 : index
  %d1 = tensor.dim %r, %c1_1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @transpose(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> (index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     return %dim, %dim_0 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @broadcast(%a: tensor<?xf32>, %c: tensor<?x?xf32>) -> (index, index) {
  %r = linalg.broadcast ins(%a : tensor<?xf32>) outs(%c : tensor<?x?xf32>) dimensions = [0]
  %c0_0 = arith.constant 0 : index
  %d0 = tensor.dim %r, %c0_0 : tensor<?x?xf32>
  %c1_1 = arith.constant 1 : index
  %d1 = tensor.dim %r, %c1_1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @broadcast(%arg0: tensor<?xf32>, %arg1: tensor<?x?xf32>) -> (index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg1, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     return %dim, %dim_0 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reduce(%a: tensor<?x?xf32>, %c: tensor<?xf32>) -> index {
  %r = linalg.reduce { arith.addf }
      ins(%a : tensor<?x?xf32>)
      outs(%c : tensor<?xf32>) dimensions = [1]
  %c0_0 = arith.constant 0 : index
  %d0 = tensor.dim %r, %c0_0 : tensor<?xf32>
  return %d0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @reduce(%arg0: tensor<?x?xf32>, %arg1: tensor<?xf32>) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @convolution(%i: tensor<1x?x?x3xf32>, %k: tensor<?x?x3x8xf32>, %o: tensor<1x?x?x8xf32>)
    -> (index, index, index) {
  %r = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>}
      ins(%i, %k : tensor<1x?x?x3xf32>, tensor<?x?x3x8xf32>)
      outs(%o : tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32>
  %c1_0 = arith.constant 1 : index
  %d0 = tensor.dim %r, %c1_0 : tensor<1x?x?x8xf32>
  %c2_1 = arith.constant 2 : index
  %d1 = tensor.dim %r, %c2_1 : tensor<1x?x?x8xf32>
  %c3_2 = arith.constant 3 : index
  %d2 = tensor.dim %r, %c3_2 : tensor<1x?x?x8xf32>
  return %d0, %d1, %d2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @convolution(%arg0: tensor<1x?x?x3xf32>, %arg1: tensor<?x?x3x8xf32>, %arg2: tensor<1x?x?x8xf32>) -> (index, index, index) {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg2, %c1 : tensor<1x?x?x8xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg2, %c2 : tensor<1x?x?x8xf32>
// CHECK-NEXT:     return %dim, %dim_0, %c8 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pooling(%i: tensor<?x?x?x?xf32>, %k: tensor<2x2xf32>, %o: tensor<?x?x?x?xf32>)
    -> (index, index, index) {
  %r = linalg.pooling_nhwc_max
      ins(%i, %k : tensor<?x?x?x?xf32>, tensor<2x2xf32>)
      outs(%o : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %c0_0 = arith.constant 0 : index
  %d0 = tensor.dim %r, %c0_0 : tensor<?x?x?x?xf32>
  %c1_1 = arith.constant 1 : index
  %d1 = tensor.dim %r, %c1_1 : tensor<?x?x?x?xf32>
  %c3_2 = arith.constant 3 : index
  %d2 = tensor.dim %r, %c3_2 : tensor<?x?x?x?xf32>
  return %d0, %d1, %d2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @pooling(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<2x2xf32>, %arg2: tensor<?x?x?x?xf32>) -> (index, index, index) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?x?x?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg2, %c1 : tensor<?x?x?x?xf32>
// CHECK-NEXT:     %dim_1 = tensor.dim %arg0, %c3 : tensor<?x?x?x?xf32>
// CHECK-NEXT:     return %dim, %dim_0, %dim_1 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @softmax(%a: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> (index, index) {
  %r = linalg.softmax dimension(1)
      ins(%a : tensor<?x?xf32>)
      outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %c0_0 = arith.constant 0 : index
  %d0 = tensor.dim %r, %c0_0 : tensor<?x?xf32>
  %c1_1 = arith.constant 1 : index
  %d1 = tensor.dim %r, %c1_1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @softmax(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> (index, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     return %dim, %dim_0 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
