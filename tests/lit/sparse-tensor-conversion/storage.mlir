// RUN: pyopt --split-input-file --allow-unregistered-dialect --sparse-tensor-conversion %s | FileCheck %s

// Buffers of narrow positions and coordinates.
#CSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j : compressed),
  posWidth = 8,
  crdWidth = 16
}>
func.func @f(%a: tensor<?x?xf64, #CSR>) -> (memref<?xi8>, memref<?xi16>, memref<?xf64>) {
  %0 = sparse_tensor.positions %a {level = 1 : index} : tensor<?x?xf64, #CSR> to memref<?xi8>
  %1 = sparse_tensor.coordinates %a {level = 1 : index} : tensor<?x?xf64, #CSR> to memref<?xi16>
  %2 = sparse_tensor.values %a : tensor<?x?xf64, #CSR> to memref<?xf64>
  return %0, %1, %2 : memref<?xi8>, memref<?xi16>, memref<?xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @sparseValuesF64(!llvm.ptr) -> memref<?xf64> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @sparseCoordinates16(!llvm.ptr, index) -> memref<?xi16> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @sparsePositions8(!llvm.ptr, index) -> memref<?xi8> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr) -> (memref<?xi8>, memref<?xi16>, memref<?xf64>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = call @sparsePositions8(%arg0, %c1) : (!llvm.ptr, index) -> memref<?xi8>
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %1 = call @sparseCoordinates16(%arg0, %c1_0) : (!llvm.ptr, index) -> memref<?xi16>
// CHECK-NEXT:     %2 = call @sparseValuesF64(%arg0) : (!llvm.ptr) -> memref<?xf64>
// CHECK-NEXT:     return %0, %1, %2 : memref<?xi8>, memref<?xi16>, memref<?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Interleaved coordinates.
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @f(%a: tensor<?x?xcomplex<f32>, #COO>)
    -> (memref<?xindex, strided<[?], offset: ?>>, memref<?xindex>) {
  %0 = sparse_tensor.coordinates %a {level = 0 : index}
      : tensor<?x?xcomplex<f32>, #COO> to memref<?xindex, strided<[?], offset: ?>>
  %1 = sparse_tensor.coordinates %a {level = 1 : index}
      : tensor<?x?xcomplex<f32>, #COO> to memref<?xindex, strided<[?], offset: ?>>
  %2 = sparse_tensor.coordinates_buffer %a : tensor<?x?xcomplex<f32>, #COO> to memref<?xindex>
  return %1, %2 : memref<?xindex, strided<[?], offset: ?>>, memref<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @sparseCoordinatesBuffer0(!llvm.ptr, index) -> memref<?xindex> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @sparseCoordinates0(!llvm.ptr, index) -> memref<?xindex> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr) -> (memref<?xindex, strided<[?], offset: ?>>, memref<?xindex>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = call @sparseCoordinates0(%arg0, %c0) : (!llvm.ptr, index) -> memref<?xindex>
// CHECK-NEXT:     %cast = memref.cast %0 : memref<?xindex> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %1 = call @sparseCoordinates0(%arg0, %c1) : (!llvm.ptr, index) -> memref<?xindex>
// CHECK-NEXT:     %cast_0 = memref.cast %1 : memref<?xindex> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %2 = call @sparseCoordinatesBuffer0(%arg0, %c0_1) : (!llvm.ptr, index) -> memref<?xindex>
// CHECK-NEXT:     return %cast_0, %2 : memref<?xindex, strided<[?], offset: ?>>, memref<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Sizes of levels that are known are constants.
#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense,
                   j mod 3 : dense)
}>
func.func @f(%a: tensor<?x9xf64, #BSR>) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = sparse_tensor.lvl %a, %c0 : tensor<?x9xf64, #BSR>
  %1 = sparse_tensor.lvl %a, %c1 : tensor<?x9xf64, #BSR>
  %2 = sparse_tensor.lvl %a, %c2 : tensor<?x9xf64, #BSR>
  %3 = sparse_tensor.lvl %a, %c3 : tensor<?x9xf64, #BSR>
  return %0, %1, %2, %3 : index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func private @sparseLvlSize(!llvm.ptr, index) -> index
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr) -> (index, index, index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = call @sparseLvlSize(%arg0, %c0_0) : (!llvm.ptr, index) -> index
// CHECK-NEXT:     %c3_1 = arith.constant 3 : index
// CHECK-NEXT:     %c2_2 = arith.constant 2 : index
// CHECK-NEXT:     %c3_3 = arith.constant 3 : index
// CHECK-NEXT:     return %0, %c3_1, %c2_2, %c3_3 : index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The same storage under another type.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#ROWS = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%a: tensor<4x8xf64, #CSC>, %b: tensor<8xf64, #SV>)
    -> (tensor<8x4xf64, #ROWS>, tensor<?xf64, #SV>, tensor<8xf64, #SV>) {
  %0 = sparse_tensor.reinterpret_map %a : tensor<4x8xf64, #CSC> to tensor<8x4xf64, #ROWS>
  %1 = tensor.cast %b : tensor<8xf64, #SV> to tensor<?xf64, #SV>
  %2 = sparse_tensor.convert %b : tensor<8xf64, #SV> to tensor<8xf64, #SV>
  return %0, %1, %2 : tensor<8x4xf64, #ROWS>, tensor<?xf64, #SV>, tensor<8xf64, #SV>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr) -> (!llvm.ptr, !llvm.ptr, !llvm.ptr) {
// CHECK-NEXT:     return %arg0, %arg1, %arg1 : !llvm.ptr, !llvm.ptr, !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The values of a slice, and such as are all the same.
#EXP = #sparse_tensor.encoding<{ map = (i) -> (i : compressed), explicitVal = 1.0 : f32 }>
#SLICE = #sparse_tensor.encoding<{
  map = (i : #sparse_tensor<slice(1, 4, 1)>, j : #sparse_tensor<slice(1, 4, 2)>) -> (
      i : dense, j : compressed)
}>
func.func @f(%a: tensor<8x8xi32, #SLICE>, %b: tensor<8xf32, #EXP>)
    -> (memref<?xi32>, memref<?xf32>) {
  %0 = sparse_tensor.values %a : tensor<8x8xi32, #SLICE> to memref<?xi32>
  %1 = sparse_tensor.values %b : tensor<8xf32, #EXP> to memref<?xf32>
  return %0, %1 : memref<?xi32>, memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @sparseValuesF32(!llvm.ptr) -> memref<?xf32> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @sparseValuesI32(!llvm.ptr) -> memref<?xi32> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr) -> (memref<?xi32>, memref<?xf32>) {
// CHECK-NEXT:     %0 = call @sparseValuesI32(%arg0) : (!llvm.ptr) -> memref<?xi32>
// CHECK-NEXT:     %1 = call @sparseValuesF32(%arg1) : (!llvm.ptr) -> memref<?xf32>
// CHECK-NEXT:     return %0, %1 : memref<?xi32>, memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
