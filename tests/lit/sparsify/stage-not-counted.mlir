// RUN: pyopt %s --stage-sparse-ops=count-entries=true | FileCheck %s

// What cannot be counted is sorted.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#Twice = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed(nonunique)) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#DCSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : compressed, i : compressed) }>
#COOC = #sparse_tensor.encoding<{ map = (i, j) -> (j : compressed(nonunique), i : singleton) }>
#Unordered = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed(nonunique, nonordered), j : singleton(nonordered))
}>
#Loose = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : loose_compressed) }>

// Columns without entries have no position.
func.func @compressed_columns(%a: tensor<?x?xf64, #CSR>) -> tensor<?x?xf64, #DCSC> {
  %0 = sparse_tensor.convert %a : tensor<?x?xf64, #CSR> to tensor<?x?xf64, #DCSC>
  return %0 : tensor<?x?xf64, #DCSC>
}

// There are no dense levels to count by, and rows come first.
func.func @coordinates_by_columns(%a: tensor<?x?xf64, #CSR>) -> tensor<?x?xf64, #COOC> {
  %0 = sparse_tensor.convert %a : tensor<?x?xf64, #CSR> to tensor<?x?xf64, #COOC>
  return %0 : tensor<?x?xf64, #COOC>
}

// Entries come in any order, and the result has no rows or columns to count by.
func.func @unordered(%a: tensor<8x8xf64, #Unordered>) -> tensor<8x8xf64, #COOC> {
  %0 = sparse_tensor.convert %a : tensor<8x8xf64, #Unordered> to tensor<8x8xf64, #COOC>
  return %0 : tensor<8x8xf64, #COOC>
}

// Entries with the same coordinates become one.
func.func @twice(%a: tensor<?x?xf64, #Twice>) -> tensor<?x?xf64, #CSC> {
  %0 = sparse_tensor.convert %a : tensor<?x?xf64, #Twice> to tensor<?x?xf64, #CSC>
  return %0 : tensor<?x?xf64, #CSC>
}

// There may be gaps between rows.
func.func @loose(%a: tensor<?x?xf64, #Loose>) -> tensor<?x?xf64, #CSC> {
  %0 = sparse_tensor.convert %a : tensor<?x?xf64, #Loose> to tensor<?x?xf64, #CSC>
  return %0 : tensor<?x?xf64, #CSC>
}

// A constant of few elements is no dense tensor, whose elements are all looked at.
func.func @constant() -> tensor<4x4xf64, #CSC> {
  %a = arith.constant sparse<[[0, 1], [2, 0]], [1.0, 2.0]> : tensor<4x4xf64>
  %0 = sparse_tensor.convert %a : tensor<4x4xf64> to tensor<4x4xf64, #CSC>
  return %0 : tensor<4x4xf64, #CSC>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed, d0 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique, nonordered), d0 : singleton(nonordered)) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton) }>
// CHECK-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered)) }>
// CHECK-NEXT: #sparse5 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed(nonunique)) }>
// CHECK-NEXT: #sparse6 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: #sparse7 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : loose_compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @compressed_columns(%arg0: tensor<?x?xf64, #sparse>) -> tensor<?x?xf64, #sparse1> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<?x?xf64, #sparse> to tensor<?x?xf64, #sparse2>
// CHECK-NEXT:     %1 = sparse_tensor.reorder_coo  hybrid_quick_sort %0 : tensor<?x?xf64, #sparse2> to tensor<?x?xf64, #sparse3>
// CHECK-NEXT:     %2 = sparse_tensor.convert %1 : tensor<?x?xf64, #sparse3> to tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     bufferization.dealloc_tensor %1 : tensor<?x?xf64, #sparse3>
// CHECK-NEXT:     return %2 : tensor<?x?xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @coordinates_by_columns(%arg0: tensor<?x?xf64, #sparse>) -> tensor<?x?xf64, #sparse3> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<?x?xf64, #sparse> to tensor<?x?xf64, #sparse2>
// CHECK-NEXT:     %1 = sparse_tensor.reorder_coo  hybrid_quick_sort %0 : tensor<?x?xf64, #sparse2> to tensor<?x?xf64, #sparse3>
// CHECK-NEXT:     return %1 : tensor<?x?xf64, #sparse3>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @unordered(%arg0: tensor<8x8xf64, #sparse4>) -> tensor<8x8xf64, #sparse3> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<8x8xf64, #sparse4> to tensor<8x8xf64, #sparse2>
// CHECK-NEXT:     %1 = sparse_tensor.reorder_coo  hybrid_quick_sort %0 : tensor<8x8xf64, #sparse2> to tensor<8x8xf64, #sparse3>
// CHECK-NEXT:     return %1 : tensor<8x8xf64, #sparse3>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @twice(%arg0: tensor<?x?xf64, #sparse5>) -> tensor<?x?xf64, #sparse6> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<?x?xf64, #sparse5> to tensor<?x?xf64, #sparse2>
// CHECK-NEXT:     %1 = sparse_tensor.reorder_coo  hybrid_quick_sort %0 : tensor<?x?xf64, #sparse2> to tensor<?x?xf64, #sparse3>
// CHECK-NEXT:     %2 = sparse_tensor.convert %1 : tensor<?x?xf64, #sparse3> to tensor<?x?xf64, #sparse6>
// CHECK-NEXT:     bufferization.dealloc_tensor %1 : tensor<?x?xf64, #sparse3>
// CHECK-NEXT:     return %2 : tensor<?x?xf64, #sparse6>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @loose(%arg0: tensor<?x?xf64, #sparse7>) -> tensor<?x?xf64, #sparse6> {
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<?x?xf64, #sparse7> to tensor<?x?xf64, #sparse2>
// CHECK-NEXT:     %1 = sparse_tensor.reorder_coo  hybrid_quick_sort %0 : tensor<?x?xf64, #sparse2> to tensor<?x?xf64, #sparse3>
// CHECK-NEXT:     %2 = sparse_tensor.convert %1 : tensor<?x?xf64, #sparse3> to tensor<?x?xf64, #sparse6>
// CHECK-NEXT:     bufferization.dealloc_tensor %1 : tensor<?x?xf64, #sparse3>
// CHECK-NEXT:     return %2 : tensor<?x?xf64, #sparse6>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @constant() -> tensor<4x4xf64, #sparse6> {
// CHECK-NEXT{LITERAL}:     %cst = arith.constant sparse<[[0, 1], [2, 0]], [1.000000e+00, 2.000000e+00]> : tensor<4x4xf64>
// CHECK-NEXT:     %0 = sparse_tensor.convert %cst : tensor<4x4xf64> to tensor<4x4xf64, #sparse6>
// CHECK-NEXT:     return %0 : tensor<4x4xf64, #sparse6>
// CHECK-NEXT:   }
// CHECK-NEXT: }
