// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// Of a splat, with no padding or the same.
func.func @f(%d: tensor<4x4x2x4xf32>) -> (tensor<4x4x2x4xf32>, tensor<4x4x2x4xf32>) {
  %f = arith.constant 1.0 : f32
  %k = arith.constant dense<1.0> : tensor<8x16xf32>
  %0 = linalg.pack %k inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d
      : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
  %l = arith.constant dense<1.0> : tensor<7x15xf32>
  %1 = linalg.pack %l padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d
      : tensor<7x15xf32> -> tensor<4x4x2x4xf32>
  return %0, %1 : tensor<4x4x2x4xf32>, tensor<4x4x2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x4x2x4xf32>) -> (tensor<4x4x2x4xf32>, tensor<4x4x2x4xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : tensor<4x4x2x4xf32>
// CHECK-NEXT:     return %cst, %cst : tensor<4x4x2x4xf32>, tensor<4x4x2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: other padding, no splat.
func.func @f(%d: tensor<4x4x2x4xf32>, %e: tensor<1x1x2x2xi8>)
    -> (tensor<4x4x2x4xf32>, tensor<1x1x2x2xi8>) {
  %f = arith.constant 2.0 : f32
  %l = arith.constant dense<1.0> : tensor<7x15xf32>
  %m = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>
  %0 = linalg.pack %l padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d
      : tensor<7x15xf32> -> tensor<4x4x2x4xf32>
  %2 = linalg.pack %m inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e
      : tensor<2x2xi8> -> tensor<1x1x2x2xi8>
  return %0, %2 : tensor<4x4x2x4xf32>, tensor<1x1x2x2xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x4x2x4xf32>, %arg1: tensor<1x1x2x2xi8>) -> (tensor<4x4x2x4xf32>, tensor<1x1x2x2xi8>) {
// CHECK-NEXT:     %cst = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant dense<1.000000e+00> : tensor<7x15xf32>
// CHECK-NEXT{LITERAL}:     %cst_1 = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>
// CHECK-NEXT:     %pack = linalg.pack %cst_0 padding_value(%cst : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %arg0 : tensor<7x15xf32> -> tensor<4x4x2x4xf32>
// CHECK-NEXT:     %pack_2 = linalg.pack %cst_1 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg1 : tensor<2x2xi8> -> tensor<1x1x2x2xi8>
// CHECK-NEXT:     return %pack, %pack_2 : tensor<4x4x2x4xf32>, tensor<1x1x2x2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Unpack of a splat; near miss: of another constant.
func.func @f(%d: tensor<2x2xi8>) -> (tensor<2x2xi8>, tensor<2x2xi8>) {
  %k = arith.constant dense<1> : tensor<1x1x2x2xi8>
  %l = arith.constant dense<[[[[1, 2], [3, 4]]]]> : tensor<1x1x2x2xi8>
  %0 = linalg.unpack %k inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d
      : tensor<1x1x2x2xi8> -> tensor<2x2xi8>
  %1 = linalg.unpack %l inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d
      : tensor<1x1x2x2xi8> -> tensor<2x2xi8>
  return %0, %1 : tensor<2x2xi8>, tensor<2x2xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x2xi8>) -> (tensor<2x2xi8>, tensor<2x2xi8>) {
// CHECK-NEXT{LITERAL}:     %cst = arith.constant dense<[[[[1, 2], [3, 4]]]]> : tensor<1x1x2x2xi8>
// CHECK-NEXT:     %cst_0 = arith.constant dense<1> : tensor<2x2xi8>
// CHECK-NEXT:     %unpack = linalg.unpack %cst inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg0 : tensor<1x1x2x2xi8> -> tensor<2x2xi8>
// CHECK-NEXT:     return %cst_0, %unpack : tensor<2x2xi8>, tensor<2x2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Unpack of pack.
func.func @f(%s: tensor<8x16xf32>, %d: tensor<4x4x2x4xf32>, %e: tensor<8x16xf32>)
    -> tensor<8x16xf32> {
  %a = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d
      : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %e
      : tensor<4x4x2x4xf32> -> tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<8x16xf32>, %arg1: tensor<4x4x2x4xf32>, %arg2: tensor<8x16xf32>) -> tensor<8x16xf32> {
// CHECK-NEXT:     return %arg0 : tensor<8x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Pack of unpack; no permutation is the identity.
func.func @f(%s: tensor<4x4x2x4xf32>, %d: tensor<4x4x2x4xf32>, %e: tensor<8x16xf32>)
    -> tensor<4x4x2x4xf32> {
  %a = linalg.unpack %s outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [2, 4]
      into %e : tensor<4x4x2x4xf32> -> tensor<8x16xf32>
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d
      : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
  return %0 : tensor<4x4x2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x4x2x4xf32>, %arg1: tensor<4x4x2x4xf32>, %arg2: tensor<8x16xf32>) -> tensor<4x4x2x4xf32> {
// CHECK-NEXT:     return %arg0 : tensor<4x4x2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: another permutation, other tiles.
func.func @f(%s: tensor<8x8xf32>, %d: tensor<4x4x2x2xf32>, %e: tensor<8x8xf32>)
    -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %a = linalg.pack %s outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d
      : tensor<8x8xf32> -> tensor<4x4x2x2xf32>
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e
      : tensor<4x4x2x2xf32> -> tensor<8x8xf32>
  %b = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d
      : tensor<8x8xf32> -> tensor<4x4x2x2xf32>
  %1 = linalg.unpack %b inner_dims_pos = [1, 0] inner_tiles = [2, 2] into %e
      : tensor<4x4x2x2xf32> -> tensor<8x8xf32>
  return %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<8x8xf32>, %arg1: tensor<4x4x2x2xf32>, %arg2: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
// CHECK-NEXT:     %pack = linalg.pack %arg0 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg1 : tensor<8x8xf32> -> tensor<4x4x2x2xf32>
// CHECK-NEXT:     %unpack = linalg.unpack %pack inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg2 : tensor<4x4x2x2xf32> -> tensor<8x8xf32>
// CHECK-NEXT:     %pack_0 = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg1 : tensor<8x8xf32> -> tensor<4x4x2x2xf32>
// CHECK-NEXT:     %unpack_1 = linalg.unpack %pack_0 inner_dims_pos = [1, 0] inner_tiles = [2, 2] into %arg2 : tensor<4x4x2x2xf32> -> tensor<8x8xf32>
// CHECK-NEXT:     return %unpack, %unpack_1 : tensor<8x8xf32>, tensor<8x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: the pack pads.
func.func @f(%s: tensor<?x?xf32>, %d: tensor<?x?x2x4xf32>, %e: tensor<?x?xf32>, %f: f32)
    -> tensor<?x?xf32> {
  %a = linalg.pack %s padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d
      : tensor<?x?xf32> -> tensor<?x?x2x4xf32>
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %e
      : tensor<?x?x2x4xf32> -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?x2x4xf32>, %arg2: tensor<?x?xf32>, %arg3: f32) -> tensor<?x?xf32> {
// CHECK-NEXT:     %pack = linalg.pack %arg0 padding_value(%arg3 : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %arg1 : tensor<?x?xf32> -> tensor<?x?x2x4xf32>
// CHECK-NEXT:     %unpack = linalg.unpack %pack inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %arg2 : tensor<?x?x2x4xf32> -> tensor<?x?xf32>
// CHECK-NEXT:     return %unpack : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Padding that is never used is dropped.
func.func @f(%s: tensor<8x16xf32>, %d: tensor<4x4x2x4xf32>, %f: f32) -> tensor<4x4x2x4xf32> {
  %0 = linalg.pack %s padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d
      : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
  return %0 : tensor<4x4x2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<8x16xf32>, %arg1: tensor<4x4x2x4xf32>, %arg2: f32) -> tensor<4x4x2x4xf32> {
// CHECK-NEXT:     %pack = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %arg1 : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
// CHECK-NEXT:     return %pack : tensor<4x4x2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: it is used, or might be.
func.func @f(%s: tensor<8x15xf32>, %u: tensor<?x16xf32>, %d: tensor<4x4x2x4xf32>,
             %e: tensor<?x4x2x4xf32>, %f: f32) -> (tensor<4x4x2x4xf32>, tensor<?x4x2x4xf32>) {
  %0 = linalg.pack %s padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d
      : tensor<8x15xf32> -> tensor<4x4x2x4xf32>
  %1 = linalg.pack %u padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %e
      : tensor<?x16xf32> -> tensor<?x4x2x4xf32>
  return %0, %1 : tensor<4x4x2x4xf32>, tensor<?x4x2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<8x15xf32>, %arg1: tensor<?x16xf32>, %arg2: tensor<4x4x2x4xf32>, %arg3: tensor<?x4x2x4xf32>, %arg4: f32) -> (tensor<4x4x2x4xf32>, tensor<?x4x2x4xf32>) {
// CHECK-NEXT:     %pack = linalg.pack %arg0 padding_value(%arg4 : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %arg2 : tensor<8x15xf32> -> tensor<4x4x2x4xf32>
// CHECK-NEXT:     %pack_0 = linalg.pack %arg1 padding_value(%arg4 : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %arg3 : tensor<?x16xf32> -> tensor<?x4x2x4xf32>
// CHECK-NEXT:     return %pack, %pack_0 : tensor<4x4x2x4xf32>, tensor<?x4x2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The source knows an extent that is not tiled.
func.func @f(%s: tensor<8x16xf32>, %d: tensor<?x?x2xf32>) -> tensor<?x?x2xf32> {
  %0 = linalg.pack %s inner_dims_pos = [1] inner_tiles = [2] into %d
      : tensor<8x16xf32> -> tensor<?x?x2xf32>
  return %0 : tensor<?x?x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<8x16xf32>, %arg1: tensor<?x?x2xf32>) -> tensor<?x?x2xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg1 : tensor<?x?x2xf32> to tensor<8x?x2xf32>
// CHECK-NEXT:     %pack = linalg.pack %arg0 inner_dims_pos = [1] inner_tiles = [2] into %cast : tensor<8x16xf32> -> tensor<8x?x2xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %pack : tensor<8x?x2xf32> to tensor<?x?x2xf32>
// CHECK-NEXT:     return %cast_0 : tensor<?x?x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The destination knows it, with a permutation.
func.func @f(%s: tensor<?x16xf32>, %d: tensor<?x8x2xf32>) -> tensor<?x8x2xf32> {
  %0 = linalg.pack %s outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [2] into %d
      : tensor<?x16xf32> -> tensor<?x8x2xf32>
  return %0 : tensor<?x8x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x16xf32>, %arg1: tensor<?x8x2xf32>) -> tensor<?x8x2xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?x16xf32> to tensor<8x16xf32>
// CHECK-NEXT:     %pack = linalg.pack %cast outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [2] into %arg1 : tensor<8x16xf32> -> tensor<?x8x2xf32>
// CHECK-NEXT:     return %pack : tensor<?x8x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The same for unpack.
func.func @f(%s: tensor<8x8x2xf32>, %d: tensor<?x16xf32>) -> tensor<?x16xf32> {
  %0 = linalg.unpack %s inner_dims_pos = [1] inner_tiles = [2] into %d
      : tensor<8x8x2xf32> -> tensor<?x16xf32>
  return %0 : tensor<?x16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<8x8x2xf32>, %arg1: tensor<?x16xf32>) -> tensor<?x16xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg1 : tensor<?x16xf32> to tensor<8x16xf32>
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 inner_dims_pos = [1] inner_tiles = [2] into %cast : tensor<8x8x2xf32> -> tensor<8x16xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %unpack : tensor<8x16xf32> to tensor<?x16xf32>
// CHECK-NEXT:     return %cast_0 : tensor<?x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: only tiled extents are known on one side.
func.func @f(%s: tensor<?x16xf32>, %d: tensor<?x?x2xf32>) -> tensor<?x?x2xf32> {
  %0 = linalg.pack %s inner_dims_pos = [1] inner_tiles = [2] into %d
      : tensor<?x16xf32> -> tensor<?x?x2xf32>
  return %0 : tensor<?x?x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x16xf32>, %arg1: tensor<?x?x2xf32>) -> tensor<?x?x2xf32> {
// CHECK-NEXT:     %pack = linalg.pack %arg0 inner_dims_pos = [1] inner_tiles = [2] into %arg1 : tensor<?x16xf32> -> tensor<?x?x2xf32>
// CHECK-NEXT:     return %pack : tensor<?x?x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What was inserted into the destination of unpack is overwritten.
func.func @f(%s: tensor<4x4x2x4xf32>, %e: tensor<8x16xf32>, %f: f32, %i: index)
    -> tensor<8x16xf32> {
  %a = tensor.insert %f into %e[%i, %i] : tensor<8x16xf32>
  %0 = linalg.unpack %s inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %a
      : tensor<4x4x2x4xf32> -> tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x4x2x4xf32>, %arg1: tensor<8x16xf32>, %arg2: f32, %arg3: index) -> tensor<8x16xf32> {
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %arg1 : tensor<4x4x2x4xf32> -> tensor<8x16xf32>
// CHECK-NEXT:     return %unpack : tensor<8x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: the destination of pack.
func.func @f(%s: tensor<8x16xf32>, %d: tensor<4x4x2x4xf32>, %f: f32, %i: index)
    -> tensor<4x4x2x4xf32> {
  %a = tensor.insert %f into %d[%i, %i, %i, %i] : tensor<4x4x2x4xf32>
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %a
      : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
  return %0 : tensor<4x4x2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<8x16xf32>, %arg1: tensor<4x4x2x4xf32>, %arg2: f32, %arg3: index) -> tensor<4x4x2x4xf32> {
// CHECK-NEXT:     %inserted = tensor.insert %arg2 into %arg1[%arg3, %arg3, %arg3, %arg3] : tensor<4x4x2x4xf32>
// CHECK-NEXT:     %pack = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %inserted : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
// CHECK-NEXT:     return %pack : tensor<4x4x2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Casts that forget.
func.func @f(%s: tensor<8x16xf32>, %d: tensor<4x4x2x4xf32>)
    -> (tensor<?x?x2x4xf32>, tensor<?x16xf32>) {
  %a = tensor.cast %s : tensor<8x16xf32> to tensor<?x?xf32>
  %b = tensor.cast %d : tensor<4x4x2x4xf32> to tensor<?x?x2x4xf32>
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %b
      : tensor<?x?xf32> -> tensor<?x?x2x4xf32>
  %e = tensor.cast %s : tensor<8x16xf32> to tensor<?x16xf32>
  %1 = linalg.unpack %b inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %e
      : tensor<?x?x2x4xf32> -> tensor<?x16xf32>
  return %0, %1 : tensor<?x?x2x4xf32>, tensor<?x16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<8x16xf32>, %arg1: tensor<4x4x2x4xf32>) -> (tensor<?x?x2x4xf32>, tensor<?x16xf32>) {
// CHECK-NEXT:     %pack = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %arg1 : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
// CHECK-NEXT:     %cast = tensor.cast %pack : tensor<4x4x2x4xf32> to tensor<?x?x2x4xf32>
// CHECK-NEXT:     %unpack = linalg.unpack %arg1 inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %arg0 : tensor<4x4x2x4xf32> -> tensor<8x16xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %unpack : tensor<8x16xf32> to tensor<?x16xf32>
// CHECK-NEXT:     return %cast, %cast_0 : tensor<?x?x2x4xf32>, tensor<?x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: casts that assert.
func.func @f(%s: tensor<?x?xf32>, %d: tensor<4x4x2x4xf32>) -> tensor<4x4x2x4xf32> {
  %a = tensor.cast %s : tensor<?x?xf32> to tensor<8x16xf32>
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d
      : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
  return %0 : tensor<4x4x2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?xf32>, %arg1: tensor<4x4x2x4xf32>) -> tensor<4x4x2x4xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?x?xf32> to tensor<8x16xf32>
// CHECK-NEXT:     %pack = linalg.pack %cast inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %arg1 : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
// CHECK-NEXT:     return %pack : tensor<4x4x2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An extent that only the destination knows, of a pack behind an unpack; then the pack is undone.
func.func @f(%s: tensor<2x?x2xf32>, %d: tensor<2x?xf32>, %e: tensor<2x3x2xf32>)
    -> (tensor<2x?xf32>, tensor<2x3x2xf32>) {
  %0 = linalg.unpack %s inner_dims_pos = [1] inner_tiles = [2] into %d
      : tensor<2x?x2xf32> -> tensor<2x?xf32>
  %1 = linalg.pack %0 inner_dims_pos = [1] inner_tiles = [2] into %e
      : tensor<2x?xf32> -> tensor<2x3x2xf32>
  return %0, %1 : tensor<2x?xf32>, tensor<2x3x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x?x2xf32>, %arg1: tensor<2x?xf32>, %arg2: tensor<2x3x2xf32>) -> (tensor<2x?xf32>, tensor<2x3x2xf32>) {
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 inner_dims_pos = [1] inner_tiles = [2] into %arg1 : tensor<2x?x2xf32> -> tensor<2x?xf32>
// CHECK-NEXT:     %pack = linalg.pack %unpack inner_dims_pos = [1] inner_tiles = [2] into %arg2 : tensor<2x?xf32> -> tensor<2x3x2xf32>
// CHECK-NEXT:     return %unpack, %pack : tensor<2x?xf32>, tensor<2x3x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%s: tensor<?x6x2xf32>, %d: tensor<?x12xf32>, %e: tensor<2x6x2xf32>)
    -> (tensor<?x12xf32>, tensor<2x6x2xf32>) {
  %0 = linalg.unpack %s inner_dims_pos = [1] inner_tiles = [2] into %d
      : tensor<?x6x2xf32> -> tensor<?x12xf32>
  %1 = linalg.pack %0 inner_dims_pos = [1] inner_tiles = [2] into %e
      : tensor<?x12xf32> -> tensor<2x6x2xf32>
  return %0, %1 : tensor<?x12xf32>, tensor<2x6x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x6x2xf32>, %arg1: tensor<?x12xf32>, %arg2: tensor<2x6x2xf32>) -> (tensor<?x12xf32>, tensor<2x6x2xf32>) {
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 inner_dims_pos = [1] inner_tiles = [2] into %arg1 : tensor<?x6x2xf32> -> tensor<?x12xf32>
// CHECK-NEXT:     %cast = tensor.cast %unpack : tensor<?x12xf32> to tensor<2x12xf32>
// CHECK-NEXT:     %pack = linalg.pack %cast inner_dims_pos = [1] inner_tiles = [2] into %arg2 : tensor<2x12xf32> -> tensor<2x6x2xf32>
// CHECK-NEXT:     return %unpack, %pack : tensor<?x12xf32>, tensor<2x6x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Behind an unpack padding goes, too.
func.func @f(%s: tensor<6x2xf32>, %d: tensor<12xf32>, %e: tensor<4x3xf32>, %f: f32)
    -> tensor<4x3xf32> {
  %0 = linalg.unpack %s inner_dims_pos = [0] inner_tiles = [2] into %d
      : tensor<6x2xf32> -> tensor<12xf32>
  %1 = linalg.pack %0 padding_value(%f : f32) inner_dims_pos = [0] inner_tiles = [3] into %e
      : tensor<12xf32> -> tensor<4x3xf32>
  return %1 : tensor<4x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<6x2xf32>, %arg1: tensor<12xf32>, %arg2: tensor<4x3xf32>, %arg3: f32) -> tensor<4x3xf32> {
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 inner_dims_pos = [0] inner_tiles = [2] into %arg1 : tensor<6x2xf32> -> tensor<12xf32>
// CHECK-NEXT:     %pack = linalg.pack %unpack inner_dims_pos = [0] inner_tiles = [3] into %arg2 : tensor<12xf32> -> tensor<4x3xf32>
// CHECK-NEXT:     return %pack : tensor<4x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Extents and padding come first, then the pack of a fill is one.
func.func @f(%d: tensor<?x4x2xf32>, %e: tensor<2x4x2xf32>)
    -> (tensor<?x4x2xf32>, tensor<2x4x2xf32>) {
  %f = arith.constant 0.0 : f32
  %g = arith.constant 1.0 : f32
  %0 = tensor.empty() : tensor<2x8xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<2x8xf32>) -> tensor<2x8xf32>
  %2 = linalg.pack %1 inner_dims_pos = [1] inner_tiles = [2] into %d
      : tensor<2x8xf32> -> tensor<?x4x2xf32>
  %3 = linalg.pack %1 padding_value(%g : f32) inner_dims_pos = [1] inner_tiles = [2] into %e
      : tensor<2x8xf32> -> tensor<2x4x2xf32>
  return %2, %3 : tensor<?x4x2xf32>, tensor<2x4x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x4x2xf32>, %arg1: tensor<2x4x2xf32>) -> (tensor<?x4x2xf32>, tensor<2x4x2xf32>) {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?x4x2xf32> to tensor<2x4x2xf32>
// CHECK-NEXT:     %0 = linalg.fill ins(%cst : f32) outs(%cast : tensor<2x4x2xf32>) -> tensor<2x4x2xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %0 : tensor<2x4x2xf32> to tensor<?x4x2xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%cst : f32) outs(%arg1 : tensor<2x4x2xf32>) -> tensor<2x4x2xf32>
// CHECK-NEXT:     return %cast_0, %1 : tensor<?x4x2xf32>, tensor<2x4x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A slice that cuts within the last tiles.
func.func @f(%s: tensor<3x4x2x8xf32>, %d: tensor<?x?xf32>) -> tensor<7x20xf32> {
  %0 = linalg.unpack %s outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 8]
      into %d : tensor<3x4x2x8xf32> -> tensor<?x?xf32>
  %1 = tensor.extract_slice %0[0, 0] [7, 20] [1, 1] : tensor<?x?xf32> to tensor<7x20xf32>
  return %1 : tensor<7x20xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<3x4x2x8xf32>, %arg1: tensor<?x?xf32>) -> tensor<7x20xf32> {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg1[0, 0] [7, 20] [1, 1] : tensor<?x?xf32> to tensor<7x20xf32>
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 8] into %extracted_slice : tensor<3x4x2x8xf32> -> tensor<7x20xf32>
// CHECK-NEXT:     return %unpack : tensor<7x20xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// So where other dimensions are whole.
func.func @f(%s: tensor<5x?x3x2xf32>, %d: tensor<?x6x4xf32>) -> tensor<5x5x4xf32> {
  %0 = linalg.unpack %s outer_dims_perm = [0, 2, 1] inner_dims_pos = [1] inner_tiles = [2] into %d
      : tensor<5x?x3x2xf32> -> tensor<?x6x4xf32>
  %1 = tensor.extract_slice %0[0, 0, 0] [5, 5, 4] [1, 1, 1] : tensor<?x6x4xf32> to tensor<5x5x4xf32>
  return %1 : tensor<5x5x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<5x?x3x2xf32>, %arg1: tensor<?x6x4xf32>) -> tensor<5x5x4xf32> {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg1[0, 0, 0] [5, 5, 4] [1, 1, 1] : tensor<?x6x4xf32> to tensor<5x5x4xf32>
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<5x?x3x2xf32> to tensor<5x4x3x2xf32>
// CHECK-NEXT:     %unpack = linalg.unpack %cast outer_dims_perm = [0, 2, 1] inner_dims_pos = [1] inner_tiles = [2] into %extracted_slice : tensor<5x4x3x2xf32> -> tensor<5x5x4xf32>
// CHECK-NEXT:     return %unpack : tensor<5x5x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: a tile less, an offset, a stride.
func.func @f(%s: tensor<5x2xf32>, %d: tensor<10xf32>)
    -> (tensor<8xf32>, tensor<9xf32>, tensor<5xf32>) {
  %0 = linalg.unpack %s inner_dims_pos = [0] inner_tiles = [2] into %d
      : tensor<5x2xf32> -> tensor<10xf32>
  %1 = tensor.extract_slice %0[0] [8] [1] : tensor<10xf32> to tensor<8xf32>
  %2 = linalg.unpack %s inner_dims_pos = [0] inner_tiles = [2] into %d
      : tensor<5x2xf32> -> tensor<10xf32>
  %3 = tensor.extract_slice %2[1] [9] [1] : tensor<10xf32> to tensor<9xf32>
  %4 = linalg.unpack %s inner_dims_pos = [0] inner_tiles = [2] into %d
      : tensor<5x2xf32> -> tensor<10xf32>
  %5 = tensor.extract_slice %4[0] [5] [2] : tensor<10xf32> to tensor<5xf32>
  return %1, %3, %5 : tensor<8xf32>, tensor<9xf32>, tensor<5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<5x2xf32>, %arg1: tensor<10xf32>) -> (tensor<8xf32>, tensor<9xf32>, tensor<5xf32>) {
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 inner_dims_pos = [0] inner_tiles = [2] into %arg1 : tensor<5x2xf32> -> tensor<10xf32>
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %unpack[0] [8] [1] : tensor<10xf32> to tensor<8xf32>
// CHECK-NEXT:     %unpack_0 = linalg.unpack %arg0 inner_dims_pos = [0] inner_tiles = [2] into %arg1 : tensor<5x2xf32> -> tensor<10xf32>
// CHECK-NEXT:     %extracted_slice_1 = tensor.extract_slice %unpack_0[1] [9] [1] : tensor<10xf32> to tensor<9xf32>
// CHECK-NEXT:     %unpack_2 = linalg.unpack %arg0 inner_dims_pos = [0] inner_tiles = [2] into %arg1 : tensor<5x2xf32> -> tensor<10xf32>
// CHECK-NEXT:     %extracted_slice_3 = tensor.extract_slice %unpack_2[0] [5] [2] : tensor<10xf32> to tensor<5xf32>
// CHECK-NEXT:     return %extracted_slice, %extracted_slice_1, %extracted_slice_3 : tensor<8xf32>, tensor<9xf32>, tensor<5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: used otherwise, of smaller rank, unknown tiles, sizes or outer extents.
func.func @f(%s: tensor<5x2xf32>, %d: tensor<10xf32>) -> (tensor<9xf32>, tensor<10xf32>) {
  %0 = linalg.unpack %s inner_dims_pos = [0] inner_tiles = [2] into %d
      : tensor<5x2xf32> -> tensor<10xf32>
  %1 = tensor.extract_slice %0[0] [9] [1] : tensor<10xf32> to tensor<9xf32>
  return %1, %0 : tensor<9xf32>, tensor<10xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<5x2xf32>, %arg1: tensor<10xf32>) -> (tensor<9xf32>, tensor<10xf32>) {
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 inner_dims_pos = [0] inner_tiles = [2] into %arg1 : tensor<5x2xf32> -> tensor<10xf32>
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %unpack[0] [9] [1] : tensor<10xf32> to tensor<9xf32>
// CHECK-NEXT:     return %extracted_slice, %unpack : tensor<9xf32>, tensor<10xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%s: tensor<5x1x2xf32>, %d: tensor<10x1xf32>) -> tensor<9xf32> {
  %0 = linalg.unpack %s inner_dims_pos = [0] inner_tiles = [2] into %d
      : tensor<5x1x2xf32> -> tensor<10x1xf32>
  %1 = tensor.extract_slice %0[0, 0] [9, 1] [1, 1] : tensor<10x1xf32> to tensor<9xf32>
  return %1 : tensor<9xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<5x1x2xf32>, %arg1: tensor<10x1xf32>) -> tensor<9xf32> {
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 inner_dims_pos = [0] inner_tiles = [2] into %arg1 : tensor<5x1x2xf32> -> tensor<10x1xf32>
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %unpack[0, 0] [9, 1] [1, 1] : tensor<10x1xf32> to tensor<9xf32>
// CHECK-NEXT:     return %extracted_slice : tensor<9xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%s: tensor<5x?xf32>, %d: tensor<10xf32>, %n: index) -> tensor<9xf32> {
  %0 = linalg.unpack %s inner_dims_pos = [0] inner_tiles = [%n] into %d
      : tensor<5x?xf32> -> tensor<10xf32>
  %1 = tensor.extract_slice %0[0] [9] [1] : tensor<10xf32> to tensor<9xf32>
  return %1 : tensor<9xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<5x?xf32>, %arg1: tensor<10xf32>, %arg2: index) -> tensor<9xf32> {
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 inner_dims_pos = [0] inner_tiles = [%arg2] into %arg1 : tensor<5x?xf32> -> tensor<10xf32>
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %unpack[0] [9] [1] : tensor<10xf32> to tensor<9xf32>
// CHECK-NEXT:     return %extracted_slice : tensor<9xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%s: tensor<5x2xf32>, %d: tensor<10xf32>, %n: index) -> tensor<?xf32> {
  %0 = linalg.unpack %s inner_dims_pos = [0] inner_tiles = [2] into %d
      : tensor<5x2xf32> -> tensor<10xf32>
  %1 = tensor.extract_slice %0[0] [%n] [1] : tensor<10xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<5x2xf32>, %arg1: tensor<10xf32>, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 inner_dims_pos = [0] inner_tiles = [2] into %arg1 : tensor<5x2xf32> -> tensor<10xf32>
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %unpack[0] [%arg2] [1] : tensor<10xf32> to tensor<?xf32>
// CHECK-NEXT:     return %extracted_slice : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%s: tensor<?x2xf32>, %d: tensor<?xf32>) -> tensor<9xf32> {
  %0 = linalg.unpack %s inner_dims_pos = [0] inner_tiles = [2] into %d
      : tensor<?x2xf32> -> tensor<?xf32>
  %1 = tensor.extract_slice %0[0] [9] [1] : tensor<?xf32> to tensor<9xf32>
  return %1 : tensor<9xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x2xf32>, %arg1: tensor<?xf32>) -> tensor<9xf32> {
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 inner_dims_pos = [0] inner_tiles = [2] into %arg1 : tensor<?x2xf32> -> tensor<?xf32>
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %unpack[0] [9] [1] : tensor<?xf32> to tensor<9xf32>
// CHECK-NEXT:     return %extracted_slice : tensor<9xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: an unpack of a pack stays.
func.func @f(%s: tensor<9xf32>, %d: tensor<5x2xf32>, %e: tensor<?xf32>, %f: f32) -> tensor<9xf32> {
  %0 = linalg.pack %s padding_value(%f : f32) inner_dims_pos = [0] inner_tiles = [2] into %d
      : tensor<9xf32> -> tensor<5x2xf32>
  %1 = linalg.unpack %0 inner_dims_pos = [0] inner_tiles = [2] into %e
      : tensor<5x2xf32> -> tensor<?xf32>
  %2 = tensor.extract_slice %1[0] [9] [1] : tensor<?xf32> to tensor<9xf32>
  return %2 : tensor<9xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<9xf32>, %arg1: tensor<5x2xf32>, %arg2: tensor<?xf32>, %arg3: f32) -> tensor<9xf32> {
// CHECK-NEXT:     %pack = linalg.pack %arg0 padding_value(%arg3 : f32) inner_dims_pos = [0] inner_tiles = [2] into %arg1 : tensor<9xf32> -> tensor<5x2xf32>
// CHECK-NEXT:     %unpack = linalg.unpack %pack inner_dims_pos = [0] inner_tiles = [2] into %arg2 : tensor<5x2xf32> -> tensor<?xf32>
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %unpack[0] [9] [1] : tensor<?xf32> to tensor<9xf32>
// CHECK-NEXT:     return %extracted_slice : tensor<9xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
