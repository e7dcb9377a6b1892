// RUN: cat %S/Inputs/slices.ugly | pyopt-format --stdin-filename=a.mlir | diff %s -

func.func @slices(%t: tensor<8x16x4xf32>, %d: tensor<16x32x8xf32>, %m: memref<64x64xf32>, %i: index,
                  %j: index) -> tensor<?x?xf32> {
  %0 = tensor.extract_slice %t[0, %i, 2] [1, 4, 1] [1, 1, 1]
      : tensor<8x16x4xf32> to tensor<1x4x1xf32>
  %1 = tensor.insert_slice %0 into %d[%i, %j, 0] [1, 4, 1] [1, 1, 1]
      : tensor<1x4x1xf32> into tensor<16x32x8xf32>
  %2 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<8x16x4xf32> into tensor<128x4xf32>
  %3 = memref.subview %m[%i, %j] [4, 4] [1, 1]
      : memref<64x64xf32> to memref<4x4xf32, strided<[64, 1], offset: ?>>
  %c = arith.constant 0.0 : f32
  %4 = tensor.pad %2 low[0, 1] high[%i, %j] {
  ^bb0(%a: index, %b: index):
    tensor.yield %c : f32
  } : tensor<128x4xf32> to tensor<?x?xf32>
  return %4 : tensor<?x?xf32>
}
