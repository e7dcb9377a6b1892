// RUN: pyopt %s --pre-sparsification-rewrite=reference-exact=true | FileCheck %s

// The reference crashes on arguments of functions in a comparison, makes an invalid op for rows, forgets the sample if the sum has an op more, and crashes if it has no product.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

// Ops of dialects without which the reference does not know those that it makes.
func.func @loads() -> tensor<2xf32> {
  vector.print punctuation <comma>
  %0 = bufferization.alloc_tensor() : tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @outer_condition(%a: tensor<8xf64, #SV>, %b: tensor<8xf64, #SV>, %c: tensor<8xi32>,
                           %k: i32) -> tensor<8xf64> {
  %e = tensor.empty() : tensor<8xf64>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,
                     affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a, %b, %c : tensor<8xf64, #SV>, tensor<8xf64, #SV>, tensor<8xi32>)
      outs(%e : tensor<8xf64>) {
  ^bb0(%x: f64, %y: f64, %w: i32, %o: f64):
    %q = arith.cmpi slt, %w, %k : i32
    %r = arith.select %q, %x, %y : f64
    linalg.yield %r : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

func.func @row_maxima(%a: tensor<8x8xf64, #CSR>, %x: tensor<8xf64>) -> tensor<8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a : tensor<8x8xf64, #CSR>) outs(%x : tensor<8xf64>) {
  ^bb0(%e: f64, %o: f64):
    %r = arith.maximumf %o, %e : f64
    linalg.yield %r : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

func.func @index_in_product(%a: tensor<8x8xf64>, %b: tensor<8x8xf64>, %m: tensor<8x8xf64, #CSR>)
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
    %n = linalg.index 0 : index
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

func.func @no_factors(%a: tensor<8x8xf64>, %b: tensor<8x8xf64>, %m: tensor<8x8xf64, #CSR>)
    -> tensor<8x8xf64, #CSR> {
  %c = arith.constant dense<0.0> : tensor<8x8xf64>
  %e = tensor.empty() : tensor<8x8xf64, #CSR>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                     affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a, %b : tensor<8x8xf64>, tensor<8x8xf64>) outs(%c : tensor<8x8xf64>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %s = arith.addf %z, %x : f64
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

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @loads() -> tensor<2xf32> {
// CHECK-NEXT:     vector.print punctuation <comma>
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<2xf32>
// CHECK-NEXT:     return %0 : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @outer_condition(%arg0: tensor<8xf64, #sparse>, %arg1: tensor<8xf64, #sparse>, %arg2: tensor<8xi32>, %arg3: i32) -> tensor<8xf64> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf64>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1, %arg2 : tensor<8xf64, #sparse>, tensor<8xf64, #sparse>, tensor<8xi32>) outs(%0 : tensor<8xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %in_1: i32, %out: f64):
// CHECK-NEXT:       %2 = sparse_tensor.binary %in, %in_0 : f64, f64 to f64
// CHECK-NEXT:        overlap = {
// CHECK-NEXT:       ^bb0(%arg4: f64, %arg5: f64):
// CHECK-NEXT:         %3 = arith.cmpi slt, %in_1, %arg3 : i32
// CHECK-NEXT:         %4 = arith.select %3, %arg4, %arg5 : f64
// CHECK-NEXT:         sparse_tensor.yield %4 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:        left = {
// CHECK-NEXT:       ^bb0(%arg4: f64):
// CHECK-NEXT:         %3 = arith.cmpi slt, %in_1, %arg3 : i32
// CHECK-NEXT:         %4 = arith.select %3, %arg4, %cst : f64
// CHECK-NEXT:         sparse_tensor.yield %4 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:        right = {
// CHECK-NEXT:       ^bb0(%arg4: f64):
// CHECK-NEXT:         %3 = arith.cmpi slt, %in_1, %arg3 : i32
// CHECK-NEXT:         %4 = arith.select %3, %cst, %arg4 : f64
// CHECK-NEXT:         sparse_tensor.yield %4 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %1 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @row_maxima(%arg0: tensor<8x8xf64, #sparse1>, %arg1: tensor<8xf64>) -> tensor<8xf64> {
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<8x8xf64, #sparse1>) outs(%arg1 : tensor<8xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %1 = arith.maximumf %out, %in : f64
// CHECK-NEXT:       linalg.yield %1 : f64
// CHECK-NEXT:     } -> tensor<8xf64>
// CHECK-NEXT:     return %0 : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @index_in_product(%arg0: tensor<8x8xf64>, %arg1: tensor<8x8xf64>, %arg2: tensor<8x8xf64, #sparse1>) -> tensor<8x8xf64, #sparse1> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8x8xf64, #sparse1>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1, %arg2 : tensor<8x8xf64>, tensor<8x8xf64>, tensor<8x8xf64, #sparse1>) outs(%0 : tensor<8x8xf64, #sparse1>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %in_1: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       %3 = arith.mulf %2, %in_1 : f64
// CHECK-NEXT:       %4 = arith.addf %out, %3 : f64
// CHECK-NEXT:       linalg.yield %4 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64, #sparse1>
// CHECK-NEXT:     return %1 : tensor<8x8xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @no_factors(%arg0: tensor<8x8xf64>, %arg1: tensor<8x8xf64>, %arg2: tensor<8x8xf64, #sparse1>) -> tensor<8x8xf64, #sparse1> {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : tensor<8x8xf64>
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8x8xf64, #sparse1>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<8x8xf64>, tensor<8x8xf64>) outs(%cst : tensor<8x8xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %3 = arith.addf %out, %in : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64>
// CHECK-NEXT:     %2 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1, %arg2 : tensor<8x8xf64>, tensor<8x8xf64, #sparse1>) outs(%0 : tensor<8x8xf64, #sparse1>) {
// CHECK-NEXT:     ^bb0(%in: f64, %in_0: f64, %out: f64):
// CHECK-NEXT:       %3 = arith.mulf %in, %in_0 : f64
// CHECK-NEXT:       linalg.yield %3 : f64
// CHECK-NEXT:     } -> tensor<8x8xf64, #sparse1>
// CHECK-NEXT:     return %2 : tensor<8x8xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT: }
