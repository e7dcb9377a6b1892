// RUN: pyopt --canonicalize %s | FileCheck %s

// Operands that pack and unpack take through a cast which forgets extents: what becomes known of the tiles is static.

// Tiles that are constants, and those of which nothing is known but the extents.
func.func @tiles(%t: tensor<2x2x2x4xf32>, %d: tensor<?x?xf32>, %n: index)
    -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %s = tensor.cast %t : tensor<2x2x2x4xf32> to tensor<?x?x?x?xf32>
  %0 = linalg.unpack %s outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [%c2, %c4]
      into %d {keep} : tensor<?x?x?x?xf32> -> tensor<?x?xf32>
  %1 = linalg.unpack %s inner_dims_pos = [0, 1] inner_tiles = [%n, %n] into %d
      : tensor<?x?x?x?xf32> -> tensor<?x?xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<?x?xf32>
}

// One tile stays unknown; near miss: without a cast constants are no static tiles.
func.func @some(%t: tensor<2x?x?x4xf32>, %u: tensor<?x?x?x?xf32>, %d: tensor<?x?xf32>, %n: index)
    -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %s = tensor.cast %t : tensor<2x?x?x4xf32> to tensor<?x?x?x?xf32>
  %0 = linalg.unpack %s inner_dims_pos = [0, 1] inner_tiles = [%n, %c4] into %d
      : tensor<?x?x?x?xf32> -> tensor<?x?xf32>
  %1 = linalg.unpack %u inner_dims_pos = [0, 1] inner_tiles = [%c2, %c4] into %d
      : tensor<?x?x?x?xf32> -> tensor<?x?xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<?x?xf32>
}

// The destination of a pack, with padding and without.
func.func @pack(%a: tensor<?x?xf32>, %t: tensor<2x2x2x4xf32>, %f: f32, %n: index)
    -> (tensor<?x?x?x?xf32>, tensor<?x?x?x4xf32>) {
  %c4 = arith.constant 4 : index
  %s = tensor.cast %t : tensor<2x2x2x4xf32> to tensor<?x?x?x?xf32>
  %0 = linalg.pack %a padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [%n, %c4]
      into %s {keep} : tensor<?x?xf32> -> tensor<?x?x?x?xf32>
  %u = tensor.cast %t : tensor<2x2x2x4xf32> to tensor<?x?x?x4xf32>
  %1 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [%n, 4] into %u
      : tensor<?x?xf32> -> tensor<?x?x?x4xf32>
  return %0, %1 : tensor<?x?x?x?xf32>, tensor<?x?x?x4xf32>
}

// The source of a pack says nothing of the tiles.
func.func @source(%a: tensor<4x8xf32>, %t: tensor<?x?x?x4xf32>, %f: f32, %n: index)
    -> tensor<?x?x?x4xf32> {
  %s = tensor.cast %a : tensor<4x8xf32> to tensor<?x?xf32>
  %0 = linalg.pack %s padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [%n, 4] into %t
      : tensor<?x?xf32> -> tensor<?x?x?x4xf32>
  return %0 : tensor<?x?x?x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @tiles(%arg0: tensor<2x2x2x4xf32>, %arg1: tensor<?x?xf32>, %arg2: index) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [2, 4] into %arg1 {keep} : tensor<2x2x2x4xf32> -> tensor<?x?xf32>
// CHECK-NEXT:     %unpack_0 = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %arg1 : tensor<2x2x2x4xf32> -> tensor<?x?xf32>
// CHECK-NEXT:     return %unpack, %unpack_0 : tensor<?x?xf32>, tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @some(%arg0: tensor<2x?x?x4xf32>, %arg1: tensor<?x?x?x?xf32>, %arg2: tensor<?x?xf32>, %arg3: index) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [%arg3, 4] into %arg2 : tensor<2x?x?x4xf32> -> tensor<?x?xf32>
// CHECK-NEXT:     %unpack_0 = linalg.unpack %arg1 inner_dims_pos = [0, 1] inner_tiles = [%c2, %c4] into %arg2 : tensor<?x?x?x?xf32> -> tensor<?x?xf32>
// CHECK-NEXT:     return %unpack, %unpack_0 : tensor<?x?xf32>, tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @pack(%arg0: tensor<?x?xf32>, %arg1: tensor<2x2x2x4xf32>, %arg2: f32, %arg3: index) -> (tensor<?x?x?x?xf32>, tensor<?x?x?x4xf32>) {
// CHECK-NEXT:     %pack = linalg.pack %arg0 padding_value(%arg2 : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %arg1 {keep} : tensor<?x?xf32> -> tensor<2x2x2x4xf32>
// CHECK-NEXT:     %cast = tensor.cast %pack : tensor<2x2x2x4xf32> to tensor<?x?x?x?xf32>
// CHECK-NEXT:     %pack_0 = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %arg1 : tensor<?x?xf32> -> tensor<2x2x2x4xf32>
// CHECK-NEXT:     %cast_1 = tensor.cast %pack_0 : tensor<2x2x2x4xf32> to tensor<?x?x?x4xf32>
// CHECK-NEXT:     return %cast, %cast_1 : tensor<?x?x?x?xf32>, tensor<?x?x?x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @source(%arg0: tensor<4x8xf32>, %arg1: tensor<?x?x?x4xf32>, %arg2: f32, %arg3: index) -> tensor<?x?x?x4xf32> {
// CHECK-NEXT:     %pack = linalg.pack %arg0 padding_value(%arg2 : f32) inner_dims_pos = [0, 1] inner_tiles = [%arg3, 4] into %arg1 : tensor<4x8xf32> -> tensor<?x?x?x4xf32>
// CHECK-NEXT:     return %pack : tensor<?x?x?x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
