// RUN: pyopt %s --linalg-fold-unit-extent-dims --split-input-file | FileCheck %s
// RUN: pyopt %s --linalg-fold-unit-extent-dims=use-rank-reducing-slices=true --split-input-file | FileCheck %s
// RUN: pyopt %s --linalg-fuse-elementwise-ops --split-input-file | FileCheck %s

// An encoding says something of each dimension: those of tensors that have one stay, and new tensors keep it. The
// reference makes types that it rejects.

#csr = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>

// CHECK-LABEL: @slices
// CHECK: tensor.extract_slice %arg0[0, %arg2] [1, 4] [1, 1] : tensor<1x4xf32, #sparse> to tensor<1x4xf32, #sparse>
// CHECK: tensor.insert_slice %arg0 into %arg1[%arg2, 0] [1, 4] [1, 1] : tensor<1x4xf32, #sparse> into tensor<2x4xf32, #sparse>
func.func @slices(%a: tensor<1x4xf32, #csr>, %o: tensor<2x4xf32, #csr>, %i: index)
    -> (tensor<1x4xf32, #csr>, tensor<2x4xf32, #csr>) {
  %0 = tensor.extract_slice %a[0, %i] [1, 4] [1, 1] : tensor<1x4xf32, #csr> to tensor<1x4xf32, #csr>
  %1 = tensor.insert_slice %a into %o[%i, 0] [1, 4] [1, 1]
      : tensor<1x4xf32, #csr> into tensor<2x4xf32, #csr>
  return %0, %1 : tensor<1x4xf32, #csr>, tensor<2x4xf32, #csr>
}

// -----

#csr = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>

// CHECK-LABEL: @pad
// CHECK: tensor.pad %arg0 low[0, 1] high[0, 1]
// CHECK: tensor<1x4xf32, #sparse> to tensor<1x6xf32, #sparse>
// CHECK-NEXT: return
func.func @pad(%a: tensor<1x4xf32, #csr>) -> tensor<1x6xf32, #csr> {
  %c = arith.constant 0.0 : f32
  %0 = tensor.pad %a low[0, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<1x4xf32, #csr> to tensor<1x6xf32, #csr>
  return %0 : tensor<1x6xf32, #csr>
}

// -----

#csr = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>

// What the init holds is added: it stays the output.
// CHECK-LABEL: @update
// CHECK-NOT: tensor.empty
// CHECK: linalg.generic
// CHECK-SAME: outs(%arg1 : tensor<1x4xf32, #sparse>)
// CHECK: return
func.func @update(%a: tensor<1x4xf32>, %o: tensor<1x4xf32, #csr>) -> tensor<1x4xf32, #csr> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a : tensor<1x4xf32>) outs(%o : tensor<1x4xf32, #csr>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<1x4xf32, #csr>
  return %0 : tensor<1x4xf32, #csr>
}

// -----

#csr = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#vector = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>

// CHECK-LABEL: @empty
// CHECK-SAME: -> (tensor<4xf32, #sparse>, tensor<1x8xf32, #sparse1>)
// CHECK: return %{{.*}}, %{{.*}} : tensor<4xf32, #sparse>, tensor<1x8xf32, #sparse1>
func.func @empty() -> (tensor<4xf32, #vector>, tensor<1x8xf32, #csr>) {
  %0 = tensor.empty() : tensor<1x4xf32, #csr>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<1x4xf32, #csr> into tensor<4xf32, #vector>
  %2 = tensor.concat dim(1) %0, %0
      : (tensor<1x4xf32, #csr>, tensor<1x4xf32, #csr>) -> tensor<1x8xf32, #csr>
  return %1, %2 : tensor<4xf32, #vector>, tensor<1x8xf32, #csr>
}

// -----

#id = affine_map<(i, j) -> (i, j)>

// An encoding of another dialect is kept, too.
// CHECK-LABEL: @other
// CHECK: linalg.generic
// CHECK: return %{{.*}} : tensor<3x4xf32, "other">
func.func @other(%a: tensor<3x4xf32, "other">, %o: tensor<3x4xf32, "other">)
    -> tensor<3x4xf32, "other"> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<3x4xf32, "other">)
      outs(%o : tensor<3x4xf32, "other">) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %x : f32
    linalg.yield %s : f32
  } -> tensor<3x4xf32, "other">
  return %0 : tensor<3x4xf32, "other">
}
