// RUN: pyopt %s --pre-sparsification-rewrite --split-input-file | FileCheck %s

// Kernels that only move elements become conversions of the same storage under another map.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#t = {
  indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>],
  iterator_types = ["parallel", "parallel"]
}
func.func @transposed(%a: tensor<4x?xf64, #CSR>, %n: index) -> tensor<?x4xf64, #CSR> {
  %e = tensor.empty(%n) : tensor<?x4xf64, #CSR>
  %r = linalg.generic #t ins(%a : tensor<4x?xf64, #CSR>) outs(%e : tensor<?x4xf64, #CSR>) {
  ^bb0(%x: f64, %out: f64):
    linalg.yield %x : f64
  } -> tensor<?x4xf64, #CSR>
  return %r : tensor<?x4xf64, #CSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @transposed(%arg0: tensor<4x?xf64, #sparse>, %arg1: index) -> tensor<?x4xf64, #sparse> {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<4x?xf64, #sparse> to tensor<?x4xf64, #sparse1>
// CHECK-NEXT:     %1 = sparse_tensor.convert %0 : tensor<?x4xf64, #sparse1> to tensor<?x4xf64, #sparse>
// CHECK-NEXT:     return %1 : tensor<?x4xf64, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#COO3 = #sparse_tensor.encoding<{
  map = (i, j, k) -> (i : compressed(nonunique), j : singleton(nonunique), k : singleton)
}>
#DDC = #sparse_tensor.encoding<{
  map = (i, j, k) -> (j : dense, k : dense, i : compressed),
  posWidth = 32
}>
#turned = {
  indexing_maps = [affine_map<(i, j, k) -> (k, i, j)>, affine_map<(i, j, k) -> (j, i, k)>],
  iterator_types = ["parallel", "parallel", "parallel"]
}
func.func @three(%a: tensor<2x3x4xf64, #COO3>) -> tensor<4x3x2xf64, #DDC> {
  %e = bufferization.alloc_tensor() : tensor<4x3x2xf64, #DDC>
  %r = linalg.generic #turned
      ins(%a : tensor<2x3x4xf64, #COO3>)
      outs(%e : tensor<4x3x2xf64, #DDC>) {
  ^bb0(%x: f64, %out: f64):
    linalg.yield %x : f64
  } -> tensor<4x3x2xf64, #DDC>
  return %r : tensor<4x3x2xf64, #DDC>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(nonunique), d2 : singleton) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d1 : dense, d2 : dense, d0 : compressed), posWidth = 32 }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d2 : compressed(nonunique), d1 : singleton(nonunique), d0 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @three(%arg0: tensor<2x3x4xf64, #sparse>) -> tensor<4x3x2xf64, #sparse1> {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<2x3x4xf64, #sparse> to tensor<4x3x2xf64, #sparse2>
// CHECK-NEXT:     %1 = sparse_tensor.convert %0 : tensor<4x3x2xf64, #sparse2> to tensor<4x3x2xf64, #sparse1>
// CHECK-NEXT:     return %1 : tensor<4x3x2xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The result is the storage as it is: a copy.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
func.func @by_columns(%a: tensor<4x8xf64, #CSR>) -> tensor<8x4xf64, #CSC> {
  %e = tensor.empty() : tensor<8x4xf64, #CSC>
  %r = linalg.transpose
      ins(%a : tensor<4x8xf64, #CSR>)
      outs(%e : tensor<8x4xf64, #CSC>) permutation = [1, 0]
  return %r : tensor<8x4xf64, #CSC>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @by_columns(%arg0: tensor<4x8xf64, #sparse>) -> tensor<8x4xf64, #sparse1> {
// CHECK-NEXT:     %0 = sparse_tensor.reinterpret_map %arg0 : tensor<4x8xf64, #sparse> to tensor<8x4xf64, #sparse1>
// CHECK-NEXT:     %1 = bufferization.alloc_tensor() copy(%0) : tensor<8x4xf64, #sparse1>
// CHECK-NEXT:     return %1 : tensor<8x4xf64, #sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT: }
