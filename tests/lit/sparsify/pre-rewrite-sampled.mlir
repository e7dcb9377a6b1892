// RUN: pyopt %s --pre-sparsification-rewrite=reference-exact=true | FileCheck %s

// Samples of sums of products.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#DCSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : compressed, i : compressed) }>

// Ops of dialects without which the reference does not know those that it makes.
func.func @loads() -> tensor<2xf32> {
  vector.print punctuation <comma>
  %0 = bufferization.alloc_tensor() : tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @columns(%a: tensor<8x8xf64>, %b: tensor<8x8xf64>, %m: tensor<8x8xf64, #CSC>)
    -> tensor<8x8xf64, #DCSC> {
  %c = arith.constant dense<0.0> : tensor<8x8xf64>
  %e = tensor.empty() : tensor<8x8xf64, #DCSC>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                     affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a, %b : tensor<8x8xf64>, tensor<8x8xf64>) outs(%c : tensor<8x8xf64>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %p = arith.mulf %x, %y : f64
    %s = arith.addf %z, %p : f64
    linalg.yield %s : f64
  } -> tensor<8x8xf64>
  %1 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                     affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%0, %m : tensor<8x8xf64>, tensor<8x8xf64, #CSC>) outs(%e : tensor<8x8xf64, #DCSC>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %r = arith.mulf %x, %y : f64
    linalg.yield %r : f64
  } -> tensor<8x8xf64, #DCSC>
  return %1 : tensor<8x8xf64, #DCSC>
}

func.func @dense_output(%a: tensor<8x8xf64>, %b: tensor<8x8xf64>, %m: tensor<8x8xf64, #CSR>)
    -> tensor<8x8xf64> {
  %c = arith.constant dense<0.0> : tensor<8x8xf64>
  %k = bufferization.alloc_tensor() copy(%c) : tensor<8x8xf64>
  %e = bufferization.alloc_tensor() : tensor<8x8xf64>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                     affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a, %b : tensor<8x8xf64>, tensor<8x8xf64>) outs(%k : tensor<8x8xf64>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %p = arith.mulf %x, %y : f64
    %s = arith.addf %z, %p : f64
    linalg.yield %s : f64
  } -> tensor<8x8xf64>
  %1 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                     affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%0, %m : tensor<8x8xf64>, tensor<8x8xf64, #CSR>) outs(%e : tensor<8x8xf64>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %r = arith.mulf %x, %y : f64
    linalg.yield %r : f64
  } -> tensor<8x8xf64>
  return %1 : tensor<8x8xf64>
}

func.func @more_factors(%a: tensor<8x8xf64>, %b: tensor<8x8xf64>, %m: tensor<8x8xf64, #CSR>)
    -> tensor<8x8xf64, #CSR> {
  %c = arith.constant dense<0.0> : tensor<8x8xf64>
  %e = tensor.empty() : tensor<8x8xf64, #CSR>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                     affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a, %b : tensor<8x8xf64>, tensor<8x8xf64>) outs(%c : tensor<8x8xf64>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %p = arith.mulf %x, %y : f64
    %q2 = arith.mulf %p, %x : f64
    %s = arith.addf %q2, %z : f64
    linalg.yield %s : f64
  } -> tensor<8x8xf64>
  %1 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                     affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%0, %m : tensor<8x8xf64>, tensor<8x8xf64, #CSR>) outs(%e : tensor<8x8xf64, #CSR>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %r = arith.mulf %x, %y : f64
    linalg.yield %r : f64
  } -> tensor<8x8xf64, #CSR>
  return %1 : tensor<8x8xf64, #CSR>
}

func.func @added(%a: tensor<8x8xf64>, %b: tensor<8x8xf64>, %m: tensor<8x8xf64, #CSR>)
    -> tensor<8x8xf64, #CSR> {
  %c = arith.constant dense<0.0> : tensor<8x8xf64>
  %e = tensor.empty() : tensor<8x8xf64, #CSR>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                     affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a, %b : tensor<8x8xf64>, tensor<8x8xf64>) outs(%c : tensor<8x8xf64>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %p = arith.mulf %x, %y : f64
    %s = arith.addf %z, %p : f64
    linalg.yield %s : f64
  } -> tensor<8x8xf64>
  %1 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                     affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%0, %m : tensor<8x8xf64>, tensor<8x8xf64, #CSR>) outs(%e : tensor<8x8xf64, #CSR>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %r = arith.addf %x, %y : f64
    linalg.yield %r : f64
  } -> tensor<8x8xf64, #CSR>
  return %1 : tensor<8x8xf64, #CSR>
}

func.func @used(%a: tensor<8x8xf64>, %b: tensor<8x8xf64>, %m: tensor<8x8xf64, #CSR>)
    -> (tensor<8x8xf64, #CSR>, tensor<8x8xf64>) {
  %c = arith.constant dense<0.0> : tensor<8x8xf64>
  %e = tensor.empty() : tensor<8x8xf64, #CSR>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                     affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a, %b : tensor<8x8xf64>, tensor<8x8xf64>) outs(%c : tensor<8x8xf64>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %p = arith.mulf %x, %y : f64
    %s = arith.addf %z, %p : f64
    linalg.yield %s : f64
  } -> tensor<8x8xf64>
  %1 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                     affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%0, %m : tensor<8x8xf64>, tensor<8x8xf64, #CSR>) outs(%e : tensor<8x8xf64, #CSR>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %r = arith.mulf %x, %y : f64
    linalg.yield %r : f64
  } -> tensor<8x8xf64, #CSR>
  return %1, %0 : tensor<8x8xf64, #CSR>, tensor<8x8xf64>
}

func.func @no_product(%a: tensor<8x8xf64>, %b: tensor<8x8xf64>, %m: tensor<8x8xf64, #CSR>)
    -> tensor<8x8xf64, #CSR> {
  %c = arith.constant dense<0.0> : tensor<8x8xf64>
  %e = tensor.empty() : tensor<8x8xf64, #CSR>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                     affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a, %b : tensor<8x8xf64>, tensor<8x8xf64>) outs(%c : tensor<8x8xf64>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %p = arith.divf %x, %y : f64
    %s = arith.addf %z, %p : f64
    linalg.yield %s : f64
  } -> tensor<8x8xf64>
  %1 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                     affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%0, %m : tensor<8x8xf64>, tensor<8x8xf64, #CSR>) outs(%e : tensor<8x8xf64, #CSR>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %r = arith.mulf %x, %y : f64
    linalg.yield %r : f64
  } -> tensor<8x8xf64, #CSR>
  return %1 : tensor<8x8xf64, #CSR>
}

func.func @old_in_product(%a: tensor<8x8xf64>, %b: tensor<8x8xf64>, %m: tensor<8x8xf64, #CSR>)
    -> tensor<8x8xf64, #CSR> {
  %c = arith.constant dense<0.0> : tensor<8x8xf64>
  %e = tensor.empty() : tensor<8x8xf64, #CSR>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                     affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a, %b : tensor<8x8xf64>, tensor<8x8xf64>) outs(%c : tensor<8x8xf64>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %p = arith.mulf %x, %z : f64
    %s = arith.addf %z, %p : f64
    linalg.yield %s : f64
  } -> tensor<8x8xf64>
  %1 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                     affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%0, %m : tensor<8x8xf64>, tensor<8x8xf64, #CSR>) outs(%e : tensor<8x8xf64, #CSR>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %r = arith.mulf %x, %y : f64
    linalg.yield %r : f64
  } -> tensor<8x8xf64, #CSR>
  return %1 : tensor<8x8xf64, #CSR>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed, d0 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @loads() -> tensor<2xf32> {
// CHECK-NEXT:     vector.print punctuation <comma>
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<2xf32>
// CHECK-NEXT:     return %0 : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @columns(%arg0: tensor<8x8xf64>, %arg1: tensor<8x8xf64>, %arg2: tensor<8x8xf64, #sparse>) -> tensor<8x8xf64, #sparse1> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8x8xf64, #sparse1>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map1, #map2, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1, %arg2 : tensor<8x8xf64>, tensor<8x8xf64>, tensor<8x8xf64, #sparse>) outs(%0 : tensor<8x8xf64, #sparse1>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %in_1: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %3 = arith.mulf %2, %in_1 : f64
// CHECK-NEXT:       %4 = arith.addf %out, %3 : f64
// CHECK-NEXT:       linalg.yield %4 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64, #sparse1>
// CHECK-NEXT:     return %1 : tensor<8x8xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @dense_output(%arg0: tensor<8x8xf64>, %arg1: tensor<8x8xf64>, %arg2: tensor<8x8xf64, #sparse2>) -> tensor<8x8xf64> {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : tensor<8x8xf64>
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() copy(%cst) : tensor<8x8xf64>
// CHECK-NEXT:     %1 = bufferization.alloc_tensor() copy(%cst) : tensor<8x8xf64>
// CHECK-NEXT:     %2 = linalg.generic {indexing_maps = [#map, #map1, #map2, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1, %arg2 : tensor<8x8xf64>, tensor<8x8xf64>, tensor<8x8xf64, #sparse2>) outs(%1 : tensor<8x8xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %in_1: f64, %out: f64):
// CHECK-NEXT:       %3 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %4 = arith.mulf %3, %in_1 : f64
// CHECK-NEXT:       %5 = arith.addf %out, %4 : f64
// CHECK-NEXT:       linalg.yield %5 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64>
// CHECK-NEXT:     return %2 : tensor<8x8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @more_factors(%arg0: tensor<8x8xf64>, %arg1: tensor<8x8xf64>, %arg2: tensor<8x8xf64, #sparse2>) -> tensor<8x8xf64, #sparse2> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8x8xf64, #sparse2>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map1, #map2, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1, %arg2 : tensor<8x8xf64>, tensor<8x8xf64>, tensor<8x8xf64, #sparse2>) outs(%0 : tensor<8x8xf64, #sparse2>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %in_1: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %3 = arith.mulf %2, %in : f64
// CHECK-NEXT:       %4 = arith.mulf %3, %in_1 : f64
// CHECK-NEXT:       %5 = arith.addf %4, %out : f64
// CHECK-NEXT:       linalg.yield %5 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64, #sparse2>
// CHECK-NEXT:     return %1 : tensor<8x8xf64, #sparse2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @added(%arg0: tensor<8x8xf64>, %arg1: tensor<8x8xf64>, %arg2: tensor<8x8xf64, #sparse2>) -> tensor<8x8xf64, #sparse2> {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : tensor<8x8xf64>
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8x8xf64, #sparse2>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<8x8xf64>, tensor<8x8xf64>) outs(%cst : tensor<8x8xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %3 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %4 = arith.addf %out, %3 : f64
// CHECK-NEXT:       linalg.yield %4 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64>
// CHECK-NEXT:     %2 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%1, %arg2 : tensor<8x8xf64>, tensor<8x8xf64, #sparse2>) outs(%0 : tensor<8x8xf64, #sparse2>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %3 = arith.addf %in, %in_0 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64, #sparse2>
// CHECK-NEXT:     return %2 : tensor<8x8xf64, #sparse2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @used(%arg0: tensor<8x8xf64>, %arg1: tensor<8x8xf64>, %arg2: tensor<8x8xf64, #sparse2>) -> (tensor<8x8xf64, #sparse2>, tensor<8x8xf64>) {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : tensor<8x8xf64>
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8x8xf64, #sparse2>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<8x8xf64>, tensor<8x8xf64>) outs(%cst : tensor<8x8xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %3 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %4 = arith.addf %out, %3 : f64
// CHECK-NEXT:       linalg.yield %4 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64>
// CHECK-NEXT:     %2 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%1, %arg2 : tensor<8x8xf64>, tensor<8x8xf64, #sparse2>) outs(%0 : tensor<8x8xf64, #sparse2>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %3 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64, #sparse2>
// CHECK-NEXT:     return %2, %1 : tensor<8x8xf64, #sparse2>, tensor<8x8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @no_product(%arg0: tensor<8x8xf64>, %arg1: tensor<8x8xf64>, %arg2: tensor<8x8xf64, #sparse2>) -> tensor<8x8xf64, #sparse2> {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : tensor<8x8xf64>
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8x8xf64, #sparse2>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<8x8xf64>, tensor<8x8xf64>) outs(%cst : tensor<8x8xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %3 = arith.divf %in, %in_0 : f64
// CHECK-NEXT:       %4 = arith.addf %out, %3 : f64
// CHECK-NEXT:       linalg.yield %4 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64>
// CHECK-NEXT:     %2 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%1, %arg2 : tensor<8x8xf64>, tensor<8x8xf64, #sparse2>) outs(%0 : tensor<8x8xf64, #sparse2>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %3 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64, #sparse2>
// CHECK-NEXT:     return %2 : tensor<8x8xf64, #sparse2>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @old_in_product(%arg0: tensor<8x8xf64>, %arg1: tensor<8x8xf64>, %arg2: tensor<8x8xf64, #sparse2>) -> tensor<8x8xf64, #sparse2> {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : tensor<8x8xf64>
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8x8xf64, #sparse2>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<8x8xf64>, tensor<8x8xf64>) outs(%cst : tensor<8x8xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %3 = arith.mulf %in, %out : f64
// CHECK-NEXT:       %4 = arith.addf %out, %3 : f64
// CHECK-NEXT:       linalg.yield %4 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64>
// CHECK-NEXT:     %2 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%1, %arg2 : tensor<8x8xf64>, tensor<8x8xf64, #sparse2>) outs(%0 : tensor<8x8xf64, #sparse2>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %3 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64, #sparse2>
// CHECK-NEXT:     return %2 : tensor<8x8xf64, #sparse2>
// CHECK-NEXT:   }
// CHECK-NEXT: }
