// RUN: pyopt --allow-unregistered-dialect %s | FileCheck %s

// Generic ops share what was read of equal dictionaries; white space in the body of an unknown attribute belongs to it.

// CHECK-LABEL: func.func @trait
func.func @trait(%a: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: attrs = {x = #foo.bar<x y>}
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"],
    x = #foo.bar<x y>
  } outs(%a : tensor<4xf32>) {
  ^bb0(%o: f32):
    linalg.yield %o : f32
  } -> tensor<4xf32>
  // CHECK: attrs = {x = #foo.bar<x  y>}
  %1 = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"],
    x = #foo.bar<x  y>
  } outs(%0 : tensor<4xf32>) {
  ^bb0(%o: f32):
    linalg.yield %o : f32
  } -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
