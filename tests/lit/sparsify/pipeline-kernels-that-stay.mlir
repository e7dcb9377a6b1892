// RUN: pyopt %s --sparsification-and-bufferization | FileCheck %s

// Where a kernel stays, the buffers of its operand stand for the tensor whose map was reinterpreted.
#columns = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#trap = {
  indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
  iterator_types = ["parallel", "parallel"]
}

// CHECK-LABEL: func.func @stays(
// CHECK: %[[A:.*]] = builtin.unrealized_conversion_cast %arg0, %arg1, %arg2, %arg3 : {{.*}} to tensor<8x4xi32, #[[LEVELS:[a-z0-9]+]]>
// CHECK: linalg.generic {{.*}} ins(%[[A]] :
func.func @stays(%a: tensor<4x8xi32, #columns>, %x: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %0 = linalg.generic #trap ins(%a : tensor<4x8xi32, #columns>) outs(%x : tensor<4x8xi32>) {
  ^bb0(%s: i32, %out: i32):
    %1 = arith.divsi %out, %s : i32
    linalg.yield %1 : i32
  } -> tensor<4x8xi32>
  return %0 : tensor<4x8xi32>
}
