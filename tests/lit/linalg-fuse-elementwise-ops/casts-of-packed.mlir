// RUN: pyopt %s --linalg-fuse-elementwise-ops | FileCheck %s

func.func @pack(%a: tensor<4x8xf32>, %u: tensor<2x2x2x4xf32>)
    -> (tensor<2x2x2x4xf32>, tensor<?x?xf32>) {
  %zero = arith.constant 0.0 : f32
  %p = tensor.cast %a : tensor<4x8xf32> to tensor<?x?xf32>
  %r0 = tensor.empty() : tensor<2x2x2x4xf32>
  %r = linalg.pack %p padding_value(%zero : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 4]
      into %r0 : tensor<?x?xf32> -> tensor<2x2x2x4xf32>
  %cu = tensor.cast %u : tensor<2x2x2x4xf32> to tensor<?x?x2x4xf32>
  %v = linalg.unpack %cu inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %p
      : tensor<?x?x2x4xf32> -> tensor<?x?xf32>
  return %r, %v : tensor<2x2x2x4xf32>, tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pack(%arg0: tensor<4x8xf32>, %arg1: tensor<2x2x2x4xf32>) -> (tensor<2x2x2x4xf32>, tensor<?x?xf32>) {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %0 = tensor.empty() : tensor<2x2x2x4xf32>
// CHECK-NEXT:     %pack = linalg.pack %arg0 padding_value(%cst : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %0 : tensor<4x8xf32> -> tensor<2x2x2x4xf32>
// CHECK-NEXT:     %unpack = linalg.unpack %arg1 inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %arg0 : tensor<2x2x2x4xf32> -> tensor<4x8xf32>
// CHECK-NEXT:     %cast = tensor.cast %unpack : tensor<4x8xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %pack, %cast : tensor<2x2x2x4xf32>, tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
