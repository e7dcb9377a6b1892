// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// Of a splat, with no padding or the same.
func.func @f(%d: tensor<4x4x2x4xf32>) -> (tensor<4x4x2x4xf32>, tensor<4x4x2x4xf32>) {
  %f = arith.constant 1.0 : f32
  %k = arith.constant dense<1.0> : tensor<8x16xf32>
  %0 = tensor.pack %k inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d
      : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
  %l = arith.constant dense<1.0> : tensor<7x15xf32>
  %1 = tensor.pack %l padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d
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
  %0 = tensor.pack %l padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d
      : tensor<7x15xf32> -> tensor<4x4x2x4xf32>
  %2 = tensor.pack %m inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e
      : tensor<2x2xi8> -> tensor<1x1x2x2xi8>
  return %0, %2 : tensor<4x4x2x4xf32>, tensor<1x1x2x2xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x4x2x4xf32>, %arg1: tensor<1x1x2x2xi8>) -> (tensor<4x4x2x4xf32>, tensor<1x1x2x2xi8>) {
// CHECK-NEXT:     %cst = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant dense<1.000000e+00> : tensor<7x15xf32>
// CHECK-NEXT{LITERAL}:     %cst_1 = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>
// CHECK-NEXT:     %pack = tensor.pack %cst_0 padding_value(%cst : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %arg0 : tensor<7x15xf32> -> tensor<4x4x2x4xf32>
// CHECK-NEXT:     %pack_2 = tensor.pack %cst_1 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg1 : tensor<2x2xi8> -> tensor<1x1x2x2xi8>
// CHECK-NEXT:     return %pack, %pack_2 : tensor<4x4x2x4xf32>, tensor<1x1x2x2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Unpack of a splat; near miss: of another constant.
func.func @f(%d: tensor<2x2xi8>) -> (tensor<2x2xi8>, tensor<2x2xi8>) {
  %k = arith.constant dense<1> : tensor<1x1x2x2xi8>
  %l = arith.constant dense<[[[[1, 2], [3, 4]]]]> : tensor<1x1x2x2xi8>
  %0 = tensor.unpack %k inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d
      : tensor<1x1x2x2xi8> -> tensor<2x2xi8>
  %1 = tensor.unpack %l inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d
      : tensor<1x1x2x2xi8> -> tensor<2x2xi8>
  return %0, %1 : tensor<2x2xi8>, tensor<2x2xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x2xi8>) -> (tensor<2x2xi8>, tensor<2x2xi8>) {
// CHECK-NEXT{LITERAL}:     %cst = arith.constant dense<[[[[1, 2], [3, 4]]]]> : tensor<1x1x2x2xi8>
// CHECK-NEXT:     %cst_0 = arith.constant dense<1> : tensor<2x2xi8>
// CHECK-NEXT:     %unpack = tensor.unpack %cst inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg0 : tensor<1x1x2x2xi8> -> tensor<2x2xi8>
// CHECK-NEXT:     return %cst_0, %unpack : tensor<2x2xi8>, tensor<2x2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Unpack of pack.
func.func @f(%s: tensor<8x16xf32>, %d: tensor<4x4x2x4xf32>, %e: tensor<8x16xf32>)
    -> tensor<8x16xf32> {
  %a = tensor.pack %s inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d
      : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
  %0 = tensor.unpack %a inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %e
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
  %a = tensor.unpack %s outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [2, 4]
      into %e : tensor<4x4x2x4xf32> -> tensor<8x16xf32>
  %0 = tensor.pack %a inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d
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
  %a = tensor.pack %s outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d
      : tensor<8x8xf32> -> tensor<4x4x2x2xf32>
  %0 = tensor.unpack %a inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e
      : tensor<4x4x2x2xf32> -> tensor<8x8xf32>
  %b = tensor.pack %s inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d
      : tensor<8x8xf32> -> tensor<4x4x2x2xf32>
  %1 = tensor.unpack %b inner_dims_pos = [1, 0] inner_tiles = [2, 2] into %e
      : tensor<4x4x2x2xf32> -> tensor<8x8xf32>
  return %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<8x8xf32>, %arg1: tensor<4x4x2x2xf32>, %arg2: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
// CHECK-NEXT:     %pack = tensor.pack %arg0 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg1 : tensor<8x8xf32> -> tensor<4x4x2x2xf32>
// CHECK-NEXT:     %unpack = tensor.unpack %pack inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg2 : tensor<4x4x2x2xf32> -> tensor<8x8xf32>
// CHECK-NEXT:     %pack_0 = tensor.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg1 : tensor<8x8xf32> -> tensor<4x4x2x2xf32>
// CHECK-NEXT:     %unpack_1 = tensor.unpack %pack_0 inner_dims_pos = [1, 0] inner_tiles = [2, 2] into %arg2 : tensor<4x4x2x2xf32> -> tensor<8x8xf32>
// CHECK-NEXT:     return %unpack, %unpack_1 : tensor<8x8xf32>, tensor<8x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: the pack pads.
func.func @f(%s: tensor<?x?xf32>, %d: tensor<?x?x2x4xf32>, %e: tensor<?x?xf32>, %f: f32)
    -> tensor<?x?xf32> {
  %a = tensor.pack %s padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d
      : tensor<?x?xf32> -> tensor<?x?x2x4xf32>
  %0 = tensor.unpack %a inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %e
      : tensor<?x?x2x4xf32> -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?x2x4xf32>, %arg2: tensor<?x?xf32>, %arg3: f32) -> tensor<?x?xf32> {
// CHECK-NEXT:     %pack = tensor.pack %arg0 padding_value(%arg3 : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %arg1 : tensor<?x?xf32> -> tensor<?x?x2x4xf32>
// CHECK-NEXT:     %unpack = tensor.unpack %pack inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %arg2 : tensor<?x?x2x4xf32> -> tensor<?x?xf32>
// CHECK-NEXT:     return %unpack : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Padding that is never used is dropped.
func.func @f(%s: tensor<8x16xf32>, %d: tensor<4x4x2x4xf32>, %f: f32) -> tensor<4x4x2x4xf32> {
  %0 = tensor.pack %s padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d
      : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
  return %0 : tensor<4x4x2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<8x16xf32>, %arg1: tensor<4x4x2x4xf32>, %arg2: f32) -> tensor<4x4x2x4xf32> {
// CHECK-NEXT:     %pack = tensor.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %arg1 : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
// CHECK-NEXT:     return %pack : tensor<4x4x2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: it is used, or might be.
func.func @f(%s: tensor<8x15xf32>, %u: tensor<?x16xf32>, %d: tensor<4x4x2x4xf32>,
             %e: tensor<?x4x2x4xf32>, %f: f32) -> (tensor<4x4x2x4xf32>, tensor<?x4x2x4xf32>) {
  %0 = tensor.pack %s padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d
      : tensor<8x15xf32> -> tensor<4x4x2x4xf32>
  %1 = tensor.pack %u padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %e
      : tensor<?x16xf32> -> tensor<?x4x2x4xf32>
  return %0, %1 : tensor<4x4x2x4xf32>, tensor<?x4x2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<8x15xf32>, %arg1: tensor<?x16xf32>, %arg2: tensor<4x4x2x4xf32>, %arg3: tensor<?x4x2x4xf32>, %arg4: f32) -> (tensor<4x4x2x4xf32>, tensor<?x4x2x4xf32>) {
// CHECK-NEXT:     %pack = tensor.pack %arg0 padding_value(%arg4 : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %arg2 : tensor<8x15xf32> -> tensor<4x4x2x4xf32>
// CHECK-NEXT:     %pack_0 = tensor.pack %arg1 padding_value(%arg4 : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %arg3 : tensor<?x16xf32> -> tensor<?x4x2x4xf32>
// CHECK-NEXT:     return %pack, %pack_0 : tensor<4x4x2x4xf32>, tensor<?x4x2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The source knows an extent that is not tiled.
func.func @f(%s: tensor<8x16xf32>, %d: tensor<?x?x2xf32>) -> tensor<?x?x2xf32> {
  %0 = tensor.pack %s inner_dims_pos = [1] inner_tiles = [2] into %d
      : tensor<8x16xf32> -> tensor<?x?x2xf32>
  return %0 : tensor<?x?x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<8x16xf32>, %arg1: tensor<?x?x2xf32>) -> tensor<?x?x2xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg1 : tensor<?x?x2xf32> to tensor<8x?x2xf32>
// CHECK-NEXT:     %pack = tensor.pack %arg0 inner_dims_pos = [1] inner_tiles = [2] into %cast : tensor<8x16xf32> -> tensor<8x?x2xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %pack : tensor<8x?x2xf32> to tensor<?x?x2xf32>
// CHECK-NEXT:     return %cast_0 : tensor<?x?x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The destination knows it, with a permutation.
func.func @f(%s: tensor<?x16xf32>, %d: tensor<?x8x2xf32>) -> tensor<?x8x2xf32> {
  %0 = tensor.pack %s outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [2] into %d
      : tensor<?x16xf32> -> tensor<?x8x2xf32>
  return %0 : tensor<?x8x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x16xf32>, %arg1: tensor<?x8x2xf32>) -> tensor<?x8x2xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?x16xf32> to tensor<8x16xf32>
// CHECK-NEXT:     %pack = tensor.pack %cast outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [2] into %arg1 : tensor<8x16xf32> -> tensor<?x8x2xf32>
// CHECK-NEXT:     return %pack : tensor<?x8x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The same for unpack.
func.func @f(%s: tensor<8x8x2xf32>, %d: tensor<?x16xf32>) -> tensor<?x16xf32> {
  %0 = tensor.unpack %s inner_dims_pos = [1] inner_tiles = [2] into %d
      : tensor<8x8x2xf32> -> tensor<?x16xf32>
  return %0 : tensor<?x16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<8x8x2xf32>, %arg1: tensor<?x16xf32>) -> tensor<?x16xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg1 : tensor<?x16xf32> to tensor<8x16xf32>
// CHECK-NEXT:     %unpack = tensor.unpack %arg0 inner_dims_pos = [1] inner_tiles = [2] into %cast : tensor<8x8x2xf32> -> tensor<8x16xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %unpack : tensor<8x16xf32> to tensor<?x16xf32>
// CHECK-NEXT:     return %cast_0 : tensor<?x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: only tiled extents are known on one side.
func.func @f(%s: tensor<?x16xf32>, %d: tensor<?x?x2xf32>) -> tensor<?x?x2xf32> {
  %0 = tensor.pack %s inner_dims_pos = [1] inner_tiles = [2] into %d
      : tensor<?x16xf32> -> tensor<?x?x2xf32>
  return %0 : tensor<?x?x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x16xf32>, %arg1: tensor<?x?x2xf32>) -> tensor<?x?x2xf32> {
// CHECK-NEXT:     %pack = tensor.pack %arg0 inner_dims_pos = [1] inner_tiles = [2] into %arg1 : tensor<?x16xf32> -> tensor<?x?x2xf32>
// CHECK-NEXT:     return %pack : tensor<?x?x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What was inserted into the destination of unpack is overwritten.
func.func @f(%s: tensor<4x4x2x4xf32>, %e: tensor<8x16xf32>, %f: f32, %i: index)
    -> tensor<8x16xf32> {
  %a = tensor.insert %f into %e[%i, %i] : tensor<8x16xf32>
  %0 = tensor.unpack %s inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %a
      : tensor<4x4x2x4xf32> -> tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x4x2x4xf32>, %arg1: tensor<8x16xf32>, %arg2: f32, %arg3: index) -> tensor<8x16xf32> {
// CHECK-NEXT:     %unpack = tensor.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %arg1 : tensor<4x4x2x4xf32> -> tensor<8x16xf32>
// CHECK-NEXT:     return %unpack : tensor<8x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: the destination of pack.
func.func @f(%s: tensor<8x16xf32>, %d: tensor<4x4x2x4xf32>, %f: f32, %i: index)
    -> tensor<4x4x2x4xf32> {
  %a = tensor.insert %f into %d[%i, %i, %i, %i] : tensor<4x4x2x4xf32>
  %0 = tensor.pack %s inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %a
      : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
  return %0 : tensor<4x4x2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<8x16xf32>, %arg1: tensor<4x4x2x4xf32>, %arg2: f32, %arg3: index) -> tensor<4x4x2x4xf32> {
// CHECK-NEXT:     %inserted = tensor.insert %arg2 into %arg1[%arg3, %arg3, %arg3, %arg3] : tensor<4x4x2x4xf32>
// CHECK-NEXT:     %pack = tensor.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %inserted : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
// CHECK-NEXT:     return %pack : tensor<4x4x2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Casts that forget.
func.func @f(%s: tensor<8x16xf32>, %d: tensor<4x4x2x4xf32>)
    -> (tensor<?x?x2x4xf32>, tensor<?x16xf32>) {
  %a = tensor.cast %s : tensor<8x16xf32> to tensor<?x?xf32>
  %b = tensor.cast %d : tensor<4x4x2x4xf32> to tensor<?x?x2x4xf32>
  %0 = tensor.pack %a inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %b
      : tensor<?x?xf32> -> tensor<?x?x2x4xf32>
  %e = tensor.cast %s : tensor<8x16xf32> to tensor<?x16xf32>
  %1 = tensor.unpack %b inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %e
      : tensor<?x?x2x4xf32> -> tensor<?x16xf32>
  return %0, %1 : tensor<?x?x2x4xf32>, tensor<?x16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<8x16xf32>, %arg1: tensor<4x4x2x4xf32>) -> (tensor<?x?x2x4xf32>, tensor<?x16xf32>) {
// CHECK-NEXT:     %pack = tensor.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %arg1 : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
// CHECK-NEXT:     %cast = tensor.cast %pack : tensor<4x4x2x4xf32> to tensor<?x?x2x4xf32>
// CHECK-NEXT:     %unpack = tensor.unpack %arg1 inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %arg0 : tensor<4x4x2x4xf32> -> tensor<8x16xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %unpack : tensor<8x16xf32> to tensor<?x16xf32>
// CHECK-NEXT:     return %cast, %cast_0 : tensor<?x?x2x4xf32>, tensor<?x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: casts that assert.
func.func @f(%s: tensor<?x?xf32>, %d: tensor<4x4x2x4xf32>) -> tensor<4x4x2x4xf32> {
  %a = tensor.cast %s : tensor<?x?xf32> to tensor<8x16xf32>
  %0 = tensor.pack %a inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d
      : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
  return %0 : tensor<4x4x2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?xf32>, %arg1: tensor<4x4x2x4xf32>) -> tensor<4x4x2x4xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?x?xf32> to tensor<8x16xf32>
// CHECK-NEXT:     %pack = tensor.pack %cast inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %arg1 : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
// CHECK-NEXT:     return %pack : tensor<4x4x2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
