// RUN: pyopt %s --pre-sparsification-rewrite | FileCheck %s

// What stays as it is: ops on dense tensors, and results that cannot be computed one after another.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#Id = affine_map<(i) -> (i)>
#Scalar = affine_map<(i) -> ()>

func.func @running_sum(%a: tensor<8xf64, #SV>, %x: tensor<f64>, %y: tensor<f64>)
    -> (tensor<f64>, tensor<f64>) {
  %0:2 = linalg.generic {indexing_maps = [#Id, #Scalar, #Scalar], iterator_types = ["reduction"]}
      ins(%a : tensor<8xf64, #SV>)
      outs(%x, %y : tensor<f64>, tensor<f64>) {
  ^bb0(%s: f64, %u: f64, %v: f64):
    %p = arith.addf %u, %s : f64
    %q = arith.addf %v, %u : f64
    linalg.yield %p, %q : f64, f64
  } -> (tensor<f64>, tensor<f64>)
  return %0#0, %0#1 : tensor<f64>, tensor<f64>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> ()>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @running_sum(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> (tensor<f64>, tensor<f64>) {
// CHECK-NEXT:     %0:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["reduction"]} ins(%arg0 : tensor<8xf64, #sparse>) outs(%arg1, %arg2 : tensor<f64>, tensor<f64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64, %out_0: f64):
// CHECK-NEXT:       %1 = arith.addf %out, %in : f64
// CHECK-NEXT:       %2 = arith.addf %out_0, %out : f64
// CHECK-NEXT:       linalg.yield %1, %2 : f64, f64
// CHECK-NEXT:     } -> (tensor<f64>, tensor<f64>)
// CHECK-NEXT:     return %0#0, %0#1 : tensor<f64>, tensor<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
