// RUN: pyopt %s --pre-sparsification-rewrite --split-input-file | FileCheck %s

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#id = affine_map<(i, j) -> (i, j)>
func.func @doubled_and_negated(%a: tensor<4x?xf64, #CSR>, %n: index, %s: f64)
    -> tensor<4x?xf64, #CSR> {
  %two = arith.constant 2.0 : f64
  %e = tensor.empty(%n) : tensor<4x?xf64, #CSR>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<4x?xf64, #CSR>)
      outs(%e : tensor<4x?xf64, #CSR>) {
  ^bb0(%x: f64, %out: f64):
    %0 = arith.mulf %two, %x : f64
    %1 = arith.negf %0 : f64
    %2 = arith.mulf %1, %s : f64
    linalg.yield %2 : f64
  } -> tensor<4x?xf64, #CSR>
  return %r : tensor<4x?xf64, #CSR>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @doubled_and_negated(%arg0: tensor<4x?xf64, #sparse>, %arg1: index, %arg2: f64) -> tensor<4x?xf64, #sparse> {
// CHECK-NEXT:     %cst = arith.constant 2.000000e+00 : f64
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() copy(%arg0) : tensor<4x?xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg0 : tensor<4x?xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     %2 = sparse_tensor.values %0 : tensor<4x?xf64, #sparse> to memref<?xf64>
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : memref<?xf64>) outs(%2 : memref<?xf64>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %4 = arith.mulf %in, %cst : f64
// CHECK-NEXT:       %5 = arith.negf %4 : f64
// CHECK-NEXT:       %6 = arith.mulf %5, %arg2 : f64
// CHECK-NEXT:       linalg.yield %6 : f64
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = sparse_tensor.load %0 : tensor<4x?xf64, #sparse>
// CHECK-NEXT:     return %3 : tensor<4x?xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A square is not the sum of squares, and absolute values are not those of sums.
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#id = affine_map<(i, j) -> (i, j)>
func.func @squared(%a: tensor<4x8xf64, #COO>) -> tensor<4x8xf64, #COO> {
  %e = tensor.empty() : tensor<4x8xf64, #COO>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<4x8xf64, #COO>)
      outs(%e : tensor<4x8xf64, #COO>) {
  ^bb0(%x: f64, %out: f64):
    %0 = arith.mulf %x, %x : f64
    linalg.yield %0 : f64
  } -> tensor<4x8xf64, #COO>
  return %r : tensor<4x8xf64, #COO>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @squared(%arg0: tensor<4x8xf64, #sparse>) -> tensor<4x8xf64, #sparse> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4x8xf64, #sparse>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf64, #sparse>) outs(%0 : tensor<4x8xf64, #sparse>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %in : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<4x8xf64, #sparse>
// CHECK-NEXT:     return %1 : tensor<4x8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The result is stored by columns, and the operand by rows.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#id = affine_map<(i, j) -> (i, j)>
func.func @other_format(%a: tensor<4x8xf64, #CSR>) -> tensor<4x8xf64, #CSC> {
  %two = arith.constant 2.0 : f64
  %e = tensor.empty() : tensor<4x8xf64, #CSC>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<4x8xf64, #CSR>)
      outs(%e : tensor<4x8xf64, #CSC>) {
  ^bb0(%x: f64, %out: f64):
    %0 = arith.mulf %x, %two : f64
    linalg.yield %0 : f64
  } -> tensor<4x8xf64, #CSC>
  return %r : tensor<4x8xf64, #CSC>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @other_format(%arg0: tensor<4x8xf64, #sparse>) -> tensor<4x8xf64, #sparse1> {
// CHECK-NEXT:     %cst = arith.constant 2.000000e+00 : f64
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4x8xf64, #sparse1>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf64, #sparse>) outs(%0 : tensor<4x8xf64, #sparse1>) {
// CHECK-NEXT:     ^bb0(%in: f64, %out: f64):
// CHECK-NEXT:       %2 = arith.mulf %in, %cst : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<4x8xf64, #sparse1>
// CHECK-NEXT:     return %1 : tensor<4x8xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Between the values of a loose level there may be some that are no elements: loops visit the elements.
#LOOSE = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : loose_compressed) }>
#id = affine_map<(i, j) -> (i, j)>
func.func @loose(%a: tensor<4x8xf64, #LOOSE>) -> tensor<4x8xf64, #LOOSE> {
  %e = tensor.empty() : tensor<4x8xf64, #LOOSE>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<4x8xf64, #LOOSE>)
      outs(%e : tensor<4x8xf64, #LOOSE>) {
  ^bb0(%x: f64, %out: f64):
    %0 = arith.negf %x : f64
    linalg.yield %0 : f64
  } -> tensor<4x8xf64, #LOOSE>
  return %r : tensor<4x8xf64, #LOOSE>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : loose_compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @loose(%arg0: tensor<4x8xf64, #sparse>) -> tensor<4x8xf64, #sparse> {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() copy(%arg0) : tensor<4x8xf64, #sparse>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<4x8xf64, #sparse>) {
// CHECK-NEXT:     ^bb0(%out: f64):
// CHECK-NEXT:       %2 = arith.negf %out : f64
// CHECK-NEXT:       linalg.yield %2 : f64
// CHECK-NEXT:     } -> tensor<4x8xf64, #sparse>
// CHECK-NEXT:     return %1 : tensor<4x8xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
