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
