// RUN: pyopt --split-input-file %s | FileCheck %s

// Where pyopt is not the reference: this file is for pyopt only. The reasons are in tests/differential/known_differences.py.

// The reference puts the dimensions that are not blocked first in the inverse, whatever their place.
func.func private @f(
    tensor<4x4xf32, #sparse_tensor.encoding<{ map = {x, y, z} (i = x * 2 + z, j = y) -> (x = i floordiv 2 : dense, y = j : dense, z = i mod 2 : compressed) }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 : dense, d0 mod 2 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xf32, #sparse>)
// CHECK-NEXT: }

// -----

// The reference puts the dimensions that are not blocked first in the inverse, whatever their place.
func.func private @f(
    tensor<4x4xf32, #sparse_tensor.encoding<{ map = {x, y, z} (i = y * 2 + z, j = x) -> (x = j : dense, y = i floordiv 2 : dense, z = i mod 2 : compressed) }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 floordiv 2 : dense, d0 mod 2 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xf32, #sparse>)
// CHECK-NEXT: }

// -----

// Interleaved coordinates below batch levels: the reference gives a memref of two dimensions one stride, and cannot
// read that.
#BatchCOO = #sparse_tensor.encoding<{
  map = (d0, d1, d2) -> (d0 : batch, d1 : compressed(nonunique), d2 : singleton)
}>
func.func @batch_coordinates(%t: tensor<?x?x?xf32, #BatchCOO>)
    -> memref<?x?xindex, strided<[?, ?], offset: ?>> {
  %0 = sparse_tensor.coordinates %t {level = 2 : index}
      : tensor<?x?x?xf32, #BatchCOO> to memref<?x?xindex, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xindex, strided<[?, ?], offset: ?>>
}

// CHECK-LABEL: @batch_coordinates
// CHECK:         sparse_tensor.coordinates %arg0 {level = 2 : index} : tensor<?x?x?xf32, #sparse> to memref<?x?xindex, strided<[?, ?], offset: ?>>
