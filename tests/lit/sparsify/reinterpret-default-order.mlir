// RUN: pyopt --split-input-file --sparse-reinterpret-map="loop-ordering-strategy=default reference-exact=true" %s | FileCheck %s

// The loop that was found last goes first.

#C = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#D = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
func.func @dense_first(%a0: tensor<8xf64, #C>, %a1: tensor<8xf64, #D>, %o: tensor<f64>)
    -> tensor<f64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>,
                     affine_map<(d0, d1) -> ()>],
    iterator_types = ["reduction", "reduction"]
  } ins(%a0, %a1 : tensor<8xf64, #C>, tensor<8xf64, #D>) outs(%o : tensor<f64>) {
  ^bb0(%x0: f64, %x1: f64, %z: f64):
    %m1 = arith.mulf %x0, %x1 : f64
    %s = arith.addf %z, %m1 : f64
    linalg.yield %s : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> ()>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @dense_first(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse1>, %arg2: tensor<f64>) -> tensor<f64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["reduction", "reduction"]} ins(%arg0, %arg1 : tensor<8xf64, #sparse>, tensor<8xf64, #sparse1>) outs(%arg2 : tensor<f64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %2 = arith.addf %out, %1 : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<f64>
// CHECK-NEXT:     return %0 : tensor<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#C = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#D = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
func.func @dense_second(%a0: tensor<8xf64, #C>, %a1: tensor<8xf64, #D>, %o: tensor<f64>)
    -> tensor<f64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d1)>,
                     affine_map<(d0, d1) -> ()>],
    iterator_types = ["reduction", "reduction"]
  } ins(%a0, %a1 : tensor<8xf64, #C>, tensor<8xf64, #D>) outs(%o : tensor<f64>) {
  ^bb0(%x0: f64, %x1: f64, %z: f64):
    %m1 = arith.mulf %x0, %x1 : f64
    %s = arith.addf %z, %m1 : f64
    linalg.yield %s : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// CHECK: #map = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> ()>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @dense_second(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse1>, %arg2: tensor<f64>) -> tensor<f64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["reduction", "reduction"]} ins(%arg0, %arg1 : tensor<8xf64, #sparse>, tensor<8xf64, #sparse1>) outs(%arg2 : tensor<f64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %2 = arith.addf %out, %1 : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<f64>
// CHECK-NEXT:     return %0 : tensor<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#C = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @equals(%a0: tensor<8xf64, #C>, %a1: tensor<8xf64, #C>, %a2: tensor<8xf64, #C>,
                  %o: tensor<f64>) -> tensor<f64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1, d2) -> (d0)>, affine_map<(d0, d1, d2) -> (d1)>,
                     affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> ()>],
    iterator_types = ["reduction", "reduction", "reduction"]
  } ins(%a0, %a1, %a2 : tensor<8xf64, #C>, tensor<8xf64, #C>, tensor<8xf64, #C>)
      outs(%o : tensor<f64>) {
  ^bb0(%x0: f64, %x1: f64, %x2: f64, %z: f64):
    %m1 = arith.mulf %x0, %x1 : f64
    %m2 = arith.mulf %m1, %x2 : f64
    %s = arith.addf %z, %m2 : f64
    linalg.yield %s : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2) -> ()>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @equals(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse>, %arg2: tensor<8xf64, #sparse>, %arg3: tensor<f64>) -> tensor<f64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2, #map3], iterator_types = ["reduction", "reduction", "reduction"]} ins(%arg0, %arg1, %arg2 : tensor<8xf64, #sparse>, tensor<8xf64, #sparse>, tensor<8xf64, #sparse>) outs(%arg3 : tensor<f64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %in_1: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %2 = arith.mulf %1, %in_1 : f64
// CHECK-NEXT:       %3 = arith.addf %out, %2 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<f64>
// CHECK-NEXT:     return %0 : tensor<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#NS = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#C = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @compressed_before_singleton(%a0: tensor<8x8xf64, #NS>, %a1: tensor<8xf64, #C>,
                                       %o: tensor<f64>) -> tensor<f64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d2)>,
                     affine_map<(d0, d1, d2) -> ()>],
    iterator_types = ["reduction", "reduction", "reduction"]
  } ins(%a0, %a1 : tensor<8x8xf64, #NS>, tensor<8xf64, #C>) outs(%o : tensor<f64>) {
  ^bb0(%x0: f64, %x1: f64, %z: f64):
    %m1 = arith.mulf %x0, %x1 : f64
    %s = arith.addf %z, %m1 : f64
    linalg.yield %s : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d0)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> ()>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @compressed_before_singleton(%arg0: tensor<8x8xf64, #sparse>, %arg1: tensor<8xf64, #sparse1>, %arg2: tensor<f64>) -> tensor<f64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["reduction", "reduction", "reduction"]} ins(%arg0, %arg1 : tensor<8x8xf64, #sparse>, tensor<8xf64, #sparse1>) outs(%arg2 : tensor<f64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %2 = arith.addf %out, %1 : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<f64>
// CHECK-NEXT:     return %0 : tensor<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
