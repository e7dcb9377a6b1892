// RUN: pyopt --canonicalize %s | FileCheck %s

// Extents behind casts that are no tiles, or do not fit them: the reference takes them, and fails to verify the op.

func.func @no_tile(%t: tensor<2x2x0x4xf32>, %d: tensor<?x?xf32>, %n: index) -> tensor<?x?xf32> {
  %s = tensor.cast %t : tensor<2x2x0x4xf32> to tensor<?x?x?x4xf32>
  %0 = linalg.unpack %s inner_dims_pos = [0, 1] inner_tiles = [%n, 4] into %d
      : tensor<?x?x?x4xf32> -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @too_small(%a: tensor<9x9xf32>, %t: tensor<2x2x2x4xf32>, %f: f32, %n: index)
    -> tensor<?x?x?x4xf32> {
  %s = tensor.cast %a : tensor<9x9xf32> to tensor<?x?xf32>
  %u = tensor.cast %t : tensor<2x2x2x4xf32> to tensor<?x?x?x4xf32>
  %0 = linalg.pack %s padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [%n, 4] into %u
      : tensor<?x?xf32> -> tensor<?x?x?x4xf32>
  return %0 : tensor<?x?x?x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @no_tile(%arg0: tensor<2x2x0x4xf32>, %arg1: tensor<?x?xf32>, %arg2: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<2x2x0x4xf32> to tensor<?x?x?x4xf32>
// CHECK-NEXT:     %unpack = linalg.unpack %cast inner_dims_pos = [0, 1] inner_tiles = [%arg2, 4] into %arg1 : tensor<?x?x?x4xf32> -> tensor<?x?xf32>
// CHECK-NEXT:     return %unpack : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @too_small(%arg0: tensor<9x9xf32>, %arg1: tensor<2x2x2x4xf32>, %arg2: f32, %arg3: index) -> tensor<?x?x?x4xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<9x9xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %arg1 : tensor<2x2x2x4xf32> to tensor<?x?x?x4xf32>
// CHECK-NEXT:     %pack = linalg.pack %cast padding_value(%arg2 : f32) inner_dims_pos = [0, 1] inner_tiles = [%arg3, 4] into %cast_0 : tensor<?x?xf32> -> tensor<?x?x?x4xf32>
// CHECK-NEXT:     return %pack : tensor<?x?x?x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
