// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// Where pyopt is not the reference: this file is for pyopt only. The reasons are in tests/differential/known_differences.py.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

// What is undefined must not fail the compilation of what may never run. The reference reports an error, and goes on.
func.func @no_such_level(%t: tensor<8x8xf64, #CSR>) -> (index, index) {
  %c2 = arith.constant 2 : index
  %m = arith.constant -1 : index
  %0 = sparse_tensor.lvl %t, %c2 : tensor<8x8xf64, #CSR>
  %1 = sparse_tensor.lvl %t, %m : tensor<8x8xf64, #CSR>
  return %0, %1 : index, index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @no_such_level(%arg0: tensor<8x8xf64, #sparse>) -> (index, index) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     %0 = sparse_tensor.lvl %arg0, %c2 : tensor<8x8xf64, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.lvl %arg0, %c-1 : tensor<8x8xf64, #sparse>
// CHECK-NEXT:     return %0, %1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense,
                   j mod 3 : dense)
}>

// The last block is not full, but has the size of the others. The reference gives 1 and 1.
func.func @size_of_blocks(%a: tensor<5x7xf32, #BSR>) -> (index, index) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = sparse_tensor.lvl %a, %c2 : tensor<5x7xf32, #BSR>
  %1 = sparse_tensor.lvl %a, %c3 : tensor<5x7xf32, #BSR>
  return %0, %1 : index, index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @size_of_blocks(%arg0: tensor<5x7xf32, #sparse>) -> (index, index) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     return %c2, %c3 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Buffers that are too small for 20 entries are undefined behaviour too.
func.func @sort(%x: memref<10xindex>, %y: memref<10xf32>) {
  %n = arith.constant 20 : index
  sparse_tensor.sort quick_sort %n,
      %x jointly %y {perm_map = affine_map<(i, j) -> (j, i)>, ny = 1 : index}
      : memref<10xindex> jointly memref<10xf32>
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @sort(%arg0: memref<10xindex>, %arg1: memref<10xf32>) {
// CHECK-NEXT:     %c20 = arith.constant 20 : index
// CHECK-NEXT:     sparse_tensor.sort  quick_sort %c20, %arg0 jointly %arg1 {ny = 1 : index, perm_map = #map} : memref<10xindex> jointly memref<10xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
