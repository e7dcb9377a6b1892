// RUN: pyopt %s --linalg-fuse-elementwise-ops | FileCheck %s

// Where the body gives nothing, an output that it does not look at gets a zero: what is in it does not matter.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#elementwise = {
  indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
  iterator_types = ["parallel"]
}

// CHECK-LABEL: func.func @filled(
// CHECK: %[[EMPTY:.*]] = tensor.empty() : tensor<4xf64>
// CHECK: linalg.generic {{.*}} outs(%[[EMPTY]] : tensor<4xf64>)
func.func @filled(%a: tensor<4xf64, #SV>, %x: tensor<4xf64>) -> tensor<4xf64> {
  %0 = linalg.generic #elementwise ins(%a : tensor<4xf64, #SV>) outs(%x : tensor<4xf64>) {
  ^bb0(%s: f64, %out: f64):
    %1 = sparse_tensor.unary %s : f64 to f64
      present = {
      ^bb0(%p: f64):
        sparse_tensor.yield %p : f64
      }
      absent = {
      }
    linalg.yield %1 : f64
  } -> tensor<4xf64>
  return %0 : tensor<4xf64>
}

// A near miss: the body adds to the output, which keeps its element where nothing is given.
// CHECK-LABEL: func.func @added(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4xf64>)
// CHECK: linalg.generic {{.*}} outs(%[[X]] : tensor<4xf64>)
func.func @added(%a: tensor<4xf64, #SV>, %x: tensor<4xf64>) -> tensor<4xf64> {
  %0 = linalg.generic #elementwise ins(%a : tensor<4xf64, #SV>) outs(%x : tensor<4xf64>) {
  ^bb0(%s: f64, %out: f64):
    %1 = sparse_tensor.unary %s : f64 to f64
      present = {
      ^bb0(%p: f64):
        sparse_tensor.yield %p : f64
      }
      absent = {
      }
    %2 = arith.addf %out, %1 : f64
    linalg.yield %2 : f64
  } -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
