// RUN: pyopt %s --split-input-file --linalg-fold-unit-extent-dims | FileCheck %s

// Where an element is not stored, a body with sparse_tensor.unary may give nothing: the output keeps what it has, so it
// stays an output. The reference puts an empty tensor in its place.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>

// CHECK-LABEL: func.func @keeps_its_output(
// CHECK-SAME:    %[[A:.*]]: tensor<4xf64, #{{.*}}>, %[[O:.*]]: tensor<4xf64>)
// CHECK-NOT:     tensor.empty
// CHECK:         linalg.generic {{.*}} ins(%[[A]] : {{.*}}) outs(%[[O]] : tensor<4xf64>)
func.func @keeps_its_output(%a: tensor<4xf64, #SV>, %o: tensor<4xf64>) -> tensor<4xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a : tensor<4xf64, #SV>) outs(%o : tensor<4xf64>) {
  ^bb0(%x: f64, %out: f64):
    %1 = sparse_tensor.unary %x : f64 to f64
      present = {
      ^bb0(%p: f64):
        %2 = arith.negf %p : f64
        sparse_tensor.yield %2 : f64
      }
      absent = {
      }
    %3 = arith.addf %out, %1 : f64
    linalg.yield %3 : f64
  } -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
