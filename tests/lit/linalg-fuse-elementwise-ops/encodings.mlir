// RUN: pyopt %s --linalg-fuse-elementwise-ops --split-input-file | FileCheck %s

// Reshapes of tensors with encodings.

#csr = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#vector = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#id = affine_map<(i) -> (i)>

// Near misses: another operand would have to be expanded that has an encoding, or the result gets one.
// CHECK-LABEL: @sparse_beside
// CHECK: tensor.collapse_shape
// CHECK: linalg.generic
// CHECK-SAME: ins(%{{.*}}, %arg1 : tensor<8xf32>, tensor<8xf32, #sparse>)
// CHECK: tensor.expand_shape {{.*}} : tensor<8xf32> into tensor<2x4xf32, #sparse1>
func.func @sparse_beside(%a: tensor<2x4xf32>, %b: tensor<8xf32, #vector>, %o: tensor<8xf32>)
    -> tensor<2x4xf32, #csr> {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<2x4xf32> into tensor<8xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%0, %b : tensor<8xf32>, tensor<8xf32, #vector>)
      outs(%o : tensor<8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.mulf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %2 = tensor.expand_shape %1 [[0, 1]] output_shape [2, 4]
      : tensor<8xf32> into tensor<2x4xf32, #csr>
  return %2 : tensor<2x4xf32, #csr>
}
