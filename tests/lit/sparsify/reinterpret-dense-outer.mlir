// RUN: pyopt --split-input-file --sparse-reinterpret-map=loop-ordering-strategy=dense-outer %s | FileCheck %s

// Of the loops that can come next the one of the densest level does.

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

// CHECK: #map = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0)>
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

// The order of the loops themselves decides between equals only.

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

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d2)>
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

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d1)>
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

// -----

// Other formats come last.

#NS = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#L = #sparse_tensor.encoding<{ map = (d0) -> (d0 : loose_compressed) }>
func.func @singleton_before_loose(%a0: tensor<8x8xf64, #NS>, %a1: tensor<8xf64, #L>,
                                  %o: tensor<f64>) -> tensor<f64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d2)>,
                     affine_map<(d0, d1, d2) -> ()>],
    iterator_types = ["reduction", "reduction", "reduction"]
  } ins(%a0, %a1 : tensor<8x8xf64, #NS>, tensor<8xf64, #L>) outs(%o : tensor<f64>) {
  ^bb0(%x0: f64, %x1: f64, %z: f64):
    %m1 = arith.mulf %x0, %x1 : f64
    %s = arith.addf %z, %m1 : f64
    linalg.yield %s : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> ()>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : loose_compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @singleton_before_loose(%arg0: tensor<8x8xf64, #sparse>, %arg1: tensor<8xf64, #sparse1>, %arg2: tensor<f64>) -> tensor<f64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["reduction", "reduction", "reduction"]} ins(%arg0, %arg1 : tensor<8x8xf64, #sparse>, tensor<8xf64, #sparse1>) outs(%arg2 : tensor<f64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %2 = arith.addf %out, %1 : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<f64>
// CHECK-NEXT:     return %0 : tensor<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#T = #sparse_tensor.encoding<{ map = (d0) -> (d0 : structured[2, 4]) }>
#C = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @structured(%a0: tensor<8xf64, #T>, %a1: tensor<8xf64, #C>, %o: tensor<f64>)
    -> tensor<f64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d1)>,
                     affine_map<(d0, d1) -> ()>],
    iterator_types = ["reduction", "reduction"]
  } ins(%a0, %a1 : tensor<8xf64, #T>, tensor<8xf64, #C>) outs(%o : tensor<f64>) {
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
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : structured[2, 4]) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @structured(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse1>, %arg2: tensor<f64>) -> tensor<f64> {
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

#BC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : batch, d1 : compressed) }>
#C = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @batch(%a0: tensor<8x8xf64, #BC>, %a1: tensor<8xf64, #C>, %o: tensor<f64>)
    -> tensor<f64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d2)>,
                     affine_map<(d0, d1, d2) -> ()>],
    iterator_types = ["reduction", "reduction", "reduction"]
  } ins(%a0, %a1 : tensor<8x8xf64, #BC>, tensor<8xf64, #C>) outs(%o : tensor<f64>) {
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
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : batch, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @batch(%arg0: tensor<8x8xf64, #sparse>, %arg1: tensor<8xf64, #sparse1>, %arg2: tensor<f64>) -> tensor<f64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["reduction", "reduction", "reduction"]} ins(%arg0, %arg1 : tensor<8x8xf64, #sparse>, tensor<8xf64, #sparse1>) outs(%arg2 : tensor<f64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %2 = arith.addf %out, %1 : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<f64>
// CHECK-NEXT:     return %0 : tensor<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A tensor that is not sparse is dense.

#C = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @plain_is_dense(%a0: tensor<8xf64, #C>, %a1: tensor<8xf64>, %o: tensor<f64>)
    -> tensor<f64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d1)>,
                     affine_map<(d0, d1) -> ()>],
    iterator_types = ["reduction", "reduction"]
  } ins(%a0, %a1 : tensor<8xf64, #C>, tensor<8xf64>) outs(%o : tensor<f64>) {
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
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @plain_is_dense(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64>, %arg2: tensor<f64>) -> tensor<f64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["reduction", "reduction"]} ins(%arg0, %arg1 : tensor<8xf64, #sparse>, tensor<8xf64>) outs(%arg2 : tensor<f64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %2 = arith.addf %out, %1 : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<f64>
// CHECK-NEXT:     return %0 : tensor<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Of several operands the densest level counts.

#C = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#D = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
func.func @densest_counts(%a0: tensor<8xf64, #C>, %a1: tensor<8xf64, #D>, %a2: tensor<8xf64, #D>,
                          %o: tensor<f64>) -> tensor<f64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>,
                     affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> ()>],
    iterator_types = ["reduction", "reduction"]
  } ins(%a0, %a1, %a2 : tensor<8xf64, #C>, tensor<8xf64, #D>, tensor<8xf64, #D>)
      outs(%o : tensor<f64>) {
  ^bb0(%x0: f64, %x1: f64, %x2: f64, %z: f64):
    %m1 = arith.mulf %x0, %x1 : f64
    %m2 = arith.mulf %m1, %x2 : f64
    %s = arith.addf %z, %m2 : f64
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
// CHECK-NEXT:   func.func @densest_counts(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse1>, %arg2: tensor<8xf64, #sparse1>, %arg3: tensor<f64>) -> tensor<f64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map, #map1, #map2], iterator_types = ["reduction", "reduction"]} ins(%arg0, %arg1, %arg2 : tensor<8xf64, #sparse>, tensor<8xf64, #sparse1>, tensor<8xf64, #sparse1>) outs(%arg3 : tensor<f64>) attrs =  {sorted = true} {
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

// Levels are visited in order.

#CC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
#D = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
func.func @levels_first(%a0: tensor<8x8xf64, #CC>, %a1: tensor<8xf64, #D>, %o: tensor<f64>)
    -> tensor<f64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d1)>,
                     affine_map<(d0, d1, d2) -> ()>],
    iterator_types = ["reduction", "reduction", "reduction"]
  } ins(%a0, %a1 : tensor<8x8xf64, #CC>, tensor<8xf64, #D>) outs(%o : tensor<f64>) {
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
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @levels_first(%arg0: tensor<8x8xf64, #sparse>, %arg1: tensor<8xf64, #sparse1>, %arg2: tensor<f64>) -> tensor<f64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["reduction", "reduction", "reduction"]} ins(%arg0, %arg1 : tensor<8x8xf64, #sparse>, tensor<8xf64, #sparse1>) outs(%arg2 : tensor<f64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %2 = arith.addf %out, %1 : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<f64>
// CHECK-NEXT:     return %0 : tensor<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#DC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
func.func @levels_in_the_way(%a0: tensor<8x8xf64, #DC>, %a1: tensor<8x8xf64, #CC>, %o: tensor<f64>)
    -> tensor<f64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d1, d0)>,
                     affine_map<(d0, d1, d2) -> ()>],
    iterator_types = ["reduction", "reduction", "reduction"]
  } ins(%a0, %a1 : tensor<8x8xf64, #DC>, tensor<8x8xf64, #CC>) outs(%o : tensor<f64>) {
  ^bb0(%x0: f64, %x1: f64, %z: f64):
    %m1 = arith.mulf %x0, %x1 : f64
    %s = arith.addf %z, %m1 : f64
    linalg.yield %s : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> ()>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @levels_in_the_way(%arg0: tensor<8x8xf64, #sparse>, %arg1: tensor<8x8xf64, #sparse1>, %arg2: tensor<f64>) -> tensor<f64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["reduction", "reduction", "reduction"]} ins(%arg0, %arg1 : tensor<8x8xf64, #sparse>, tensor<8x8xf64, #sparse1>) outs(%arg2 : tensor<f64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %2 = arith.addf %out, %1 : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<f64>
// CHECK-NEXT:     return %0 : tensor<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A parallel loop goes before any reduction.

#D = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
#C = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @parallel_first(%a0: tensor<8xf64, #D>, %a1: tensor<8xf64, #C>, %a2: tensor<8xf64, #C>,
                          %o: tensor<8xf64>) -> tensor<8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1, d2) -> (d0)>, affine_map<(d0, d1, d2) -> (d1)>,
                     affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d2)>],
    iterator_types = ["reduction", "reduction", "parallel"]
  } ins(%a0, %a1, %a2 : tensor<8xf64, #D>, tensor<8xf64, #C>, tensor<8xf64, #C>)
      outs(%o : tensor<8xf64>) {
  ^bb0(%x0: f64, %x1: f64, %x2: f64, %z: f64):
    %m1 = arith.mulf %x0, %x1 : f64
    %m2 = arith.mulf %m1, %x2 : f64
    %s = arith.addf %z, %m2 : f64
    linalg.yield %s : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @parallel_first(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse1>, %arg2: tensor<8xf64, #sparse1>, %arg3: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2, #map2], iterator_types = ["parallel", "reduction", "reduction"]} ins(%arg0, %arg1, %arg2 : tensor<8xf64, #sparse>, tensor<8xf64, #sparse1>, tensor<8xf64, #sparse1>) outs(%arg3 : tensor<8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %in_1: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %2 = arith.mulf %1, %in_1 : f64
// CHECK-NEXT:       %3 = arith.addf %out, %2 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %0 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#DC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @product(%a0: tensor<8x8xf64, #DC>, %a1: tensor<8x8xf64, #DC>, %o: tensor<8x8xf64>)
    -> tensor<8x8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>,
                     affine_map<(d0, d1, d2) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a0, %a1 : tensor<8x8xf64, #DC>, tensor<8x8xf64, #DC>) outs(%o : tensor<8x8xf64>) {
  ^bb0(%x0: f64, %x1: f64, %z: f64):
    %m1 = arith.mulf %x0, %x1 : f64
    %s = arith.addf %z, %m1 : f64
    linalg.yield %s : f64
  } -> tensor<8x8xf64>
  return %0 : tensor<8x8xf64>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @product(%arg0: tensor<8x8xf64, #sparse>, %arg1: tensor<8x8xf64, #sparse>, %arg2: tensor<8x8xf64>) -> tensor<8x8xf64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction", "parallel"]} ins(%arg0, %arg1 : tensor<8x8xf64, #sparse>, tensor<8x8xf64, #sparse>) outs(%arg2 : tensor<8x8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %2 = arith.addf %out, %1 : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64>
// CHECK-NEXT:     return %0 : tensor<8x8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// There is one order.

#CC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
func.func @one_order(%a0: tensor<8x8xf64, #CC>, %o: tensor<f64>) -> tensor<f64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>],
    iterator_types = ["reduction", "reduction"]
  } ins(%a0 : tensor<8x8xf64, #CC>) outs(%o : tensor<f64>) {
  ^bb0(%x0: f64, %z: f64):
    %s = arith.addf %z, %x0 : f64
    linalg.yield %s : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> ()>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @one_order(%arg0: tensor<8x8xf64, #sparse>, %arg1: tensor<f64>) -> tensor<f64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%arg0 : tensor<8x8xf64, #sparse>) outs(%arg1 : tensor<f64>) attrs =  {sorted = true} {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.addf %out, %in : f64
// CHECK-NEXT:       linalg.yield %1 : f64
// CHECK-NEXT:     } -> tensor<f64>
// CHECK-NEXT:     return %0 : tensor<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
