// RUN: pyopt --split-input-file --allow-unregistered-dialect --sparse-tensor-conversion %s | FileCheck %s

// Interleaved coordinates are one array.
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @f(%p: tensor<2xindex>, %c: tensor<6x2xindex>, %v: tensor<6xf32>)
    -> tensor<8x8xf32, #COO> {
  %0 = sparse_tensor.assemble (%p, %c), %v
      : (tensor<2xindex>, tensor<6x2xindex>), tensor<6xf32> to tensor<8x8xf32, #COO>
  return %0 : tensor<8x8xf32, #COO>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @newSparseTensor(memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @f(%arg0: tensor<2xindex>, %arg1: tensor<6x2xindex>, %arg2: tensor<6xf32>) -> !llvm.ptr {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c8_0 = arith.constant 8 : index
// CHECK-NEXT:     %c262145_i64 = arith.constant 262145 : i64
// CHECK-NEXT:     %c524288_i64 = arith.constant 524288 : i64
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %alloca = memref.alloca(%c2) : memref<?xi64>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c262145_i64, %alloca[%c0] : memref<?xi64>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c524288_i64, %alloca[%c1] : memref<?xi64>
// CHECK-NEXT:     %c2_1 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_2 = memref.alloca(%c2_1) : memref<?xindex>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c8, %alloca_2[%c0_3] : memref<?xindex>
// CHECK-NEXT:     %c1_4 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c8_0, %alloca_2[%c1_4] : memref<?xindex>
// CHECK-NEXT:     %c0_5 = arith.constant 0 : index
// CHECK-NEXT:     %c1_6 = arith.constant 1 : index
// CHECK-NEXT:     %c2_7 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_8 = memref.alloca(%c2_7) : memref<?xindex>
// CHECK-NEXT:     %c0_9 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c0_5, %alloca_8[%c0_9] : memref<?xindex>
// CHECK-NEXT:     %c1_10 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c1_6, %alloca_8[%c1_10] : memref<?xindex>
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c0_i32_11 = arith.constant 0 : i32
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<2xindex> to memref<2xindex>
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %0 : memref<2xindex> -> index
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<6x2xindex> to memref<6x2xindex>
// CHECK-NEXT:     %intptr_12 = memref.extract_aligned_pointer_as_index %1 : memref<6x2xindex> -> index
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg2 : tensor<6xf32> to memref<6xf32>
// CHECK-NEXT:     %intptr_13 = memref.extract_aligned_pointer_as_index %2 : memref<6xf32> -> index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %alloca_14 = memref.alloca(%c3) : memref<?xindex>
// CHECK-NEXT:     %c0_15 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %intptr, %alloca_14[%c0_15] : memref<?xindex>
// CHECK-NEXT:     %c1_16 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %intptr_12, %alloca_14[%c1_16] : memref<?xindex>
// CHECK-NEXT:     %c2_17 = arith.constant 2 : index
// CHECK-NEXT:     memref.store %intptr_13, %alloca_14[%c2_17] : memref<?xindex>
// CHECK-NEXT:     %intptr_18 = memref.extract_aligned_pointer_as_index %alloca_14 : memref<?xindex> -> index
// CHECK-NEXT:     %3 = arith.index_cast %intptr_18 : index to i64
// CHECK-NEXT:     %4 = llvm.inttoptr %3 : i64 to !llvm.ptr
// CHECK-NEXT:     %c2_i32_19 = arith.constant 2 : i32
// CHECK-NEXT:     %5 = call @newSparseTensor(%alloca_2, %alloca_2, %alloca, %alloca_8, %alloca_8, %c0_i32, %c0_i32_11, %c2_i32, %c2_i32_19, %4) : (memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     return %5 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Below a dense level, and of any length.
#DCOO = #sparse_tensor.encoding<{
  map = (i, j, k) -> (i : dense, j : compressed(nonunique), k : singleton),
  posWidth = 32
}>
func.func @f(%a: tensor<8x8x8xf64, #DCOO>, %p: tensor<?xi32>, %c: tensor<?x2xindex>,
             %v: tensor<?xf64>)
    -> (tensor<?xi32>, tensor<?x2xindex>, tensor<?xf64>, index, index, index) {
  %0, %1, %2, %3, %4, %5 = sparse_tensor.disassemble %a
      : tensor<8x8x8xf64, #DCOO> out_lvls(%p, %c : tensor<?xi32>, tensor<?x2xindex>)
      out_vals(%v : tensor<?xf64>)
      -> (tensor<?xi32>, tensor<?x2xindex>), tensor<?xf64>, (index, index), index
  return %0, %1, %2, %3, %4, %5
      : tensor<?xi32>, tensor<?x2xindex>, tensor<?xf64>, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func private @sparseValuesF64(!llvm.ptr) -> memref<?xf64> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @sparseCoordinates0(!llvm.ptr, index) -> memref<?xindex> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @sparsePositions32(!llvm.ptr, index) -> memref<?xi32> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr, %arg1: tensor<?xi32>, %arg2: tensor<?x2xindex>, %arg3: tensor<?xf64>) -> (tensor<?xi32>, tensor<?x2xindex>, tensor<?xf64>, index, index, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = call @sparsePositions32(%arg0, %c1) : (!llvm.ptr, index) -> memref<?xi32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %0, %c0 : memref<?xi32>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg2 : tensor<?x2xindex> to memref<?x2xindex>
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %2 = call @sparseCoordinates0(%arg0, %c1_0) : (!llvm.ptr, index) -> memref<?xindex>
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %3 = call @sparseCoordinates0(%arg0, %c2) : (!llvm.ptr, index) -> memref<?xindex>
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %dim_2 = memref.dim %2, %c0_1 : memref<?xindex>
// CHECK-NEXT:     %c2_3 = arith.constant 2 : index
// CHECK-NEXT:     %4 = arith.muli %dim_2, %c2_3 : index
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     %c1_5 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg4 = %c0_4 to %dim_2 step %c1_5 {
// CHECK-NEXT:       %9 = memref.load %2[%arg4] : memref<?xindex>
// CHECK-NEXT:       %10 = memref.load %3[%arg4] : memref<?xindex>
// CHECK-NEXT:       memref.store %9, %1[%arg4, %c0_4] : memref<?x2xindex>
// CHECK-NEXT:       memref.store %10, %1[%arg4, %c1_5] : memref<?x2xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     %5 = call @sparseValuesF64(%arg0) : (!llvm.ptr) -> memref<?xf64>
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     %dim_7 = memref.dim %5, %c0_6 : memref<?xf64>
// CHECK-NEXT:     %6 = bufferization.to_tensor %0 : memref<?xi32> to tensor<?xi32>
// CHECK-NEXT:     %cast = tensor.cast %6 : tensor<?xi32> to tensor<?xi32>
// CHECK-NEXT:     %7 = bufferization.to_tensor %1 : memref<?x2xindex> to tensor<?x2xindex>
// CHECK-NEXT:     %cast_8 = tensor.cast %7 : tensor<?x2xindex> to tensor<?x2xindex>
// CHECK-NEXT:     %8 = bufferization.to_tensor %5 : memref<?xf64> to tensor<?xf64>
// CHECK-NEXT:     %cast_9 = tensor.cast %8 : tensor<?xf64> to tensor<?xf64>
// CHECK-NEXT:     return %cast, %cast_8, %cast_9, %dim, %4, %dim_7 : tensor<?xi32>, tensor<?x2xindex>, tensor<?xf64>, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Coordinates without positions.
#NOUT = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : structured[2, 4])
}>
func.func @f(%a: tensor<8x8xf32, #NOUT>, %c: tensor<32xindex>, %v: tensor<32xf32>)
    -> (tensor<32xindex>, tensor<32xf32>, index, index) {
  %0, %1, %2, %3 = sparse_tensor.disassemble %a
      : tensor<8x8xf32, #NOUT> out_lvls(%c : tensor<32xindex>) out_vals(%v : tensor<32xf32>)
      -> (tensor<32xindex>), tensor<32xf32>, (index), index
  return %0, %1, %2, %3 : tensor<32xindex>, tensor<32xf32>, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func private @sparseValuesF32(!llvm.ptr) -> memref<?xf32> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @sparseCoordinates0(!llvm.ptr, index) -> memref<?xindex> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr, %arg1: tensor<32xindex>, %arg2: tensor<32xf32>) -> (tensor<32xindex>, tensor<32xf32>, index, index) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = call @sparseCoordinates0(%arg0, %c2) : (!llvm.ptr, index) -> memref<?xindex>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %0, %c0 : memref<?xindex>
// CHECK-NEXT:     %1 = call @sparseValuesF32(%arg0) : (!llvm.ptr) -> memref<?xf32>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim_1 = memref.dim %1, %c0_0 : memref<?xf32>
// CHECK-NEXT:     %2 = bufferization.to_tensor %0 : memref<?xindex> to tensor<?xindex>
// CHECK-NEXT:     %cast = tensor.cast %2 : tensor<?xindex> to tensor<32xindex>
// CHECK-NEXT:     %3 = bufferization.to_tensor %1 : memref<?xf32> to tensor<?xf32>
// CHECK-NEXT:     %cast_2 = tensor.cast %3 : tensor<?xf32> to tensor<32xf32>
// CHECK-NEXT:     return %cast, %cast_2, %dim, %dim_1 : tensor<32xindex>, tensor<32xf32>, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Lengths in tensors.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @f(%a: tensor<8xf32, #SV>, %p: tensor<2xindex>, %c: tensor<8xindex>, %v: tensor<8xf32>)
    -> (tensor<index>, tensor<i32>, tensor<i64>) {
  %0, %1, %2, %3, %4, %5 = sparse_tensor.disassemble %a
      : tensor<8xf32, #SV> out_lvls(%p, %c : tensor<2xindex>, tensor<8xindex>)
      out_vals(%v : tensor<8xf32>)
      -> (tensor<2xindex>, tensor<8xindex>), tensor<8xf32>, (tensor<index>, tensor<i32>),
      tensor<i64>
  return %3, %4, %5 : tensor<index>, tensor<i32>, tensor<i64>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @sparseValuesF32(!llvm.ptr) -> memref<?xf32> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @sparseCoordinates0(!llvm.ptr, index) -> memref<?xindex> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @sparsePositions0(!llvm.ptr, index) -> memref<?xindex> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr, %arg1: tensor<2xindex>, %arg2: tensor<8xindex>, %arg3: tensor<8xf32>) -> (tensor<index>, tensor<i32>, tensor<i64>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = call @sparsePositions0(%arg0, %c0) : (!llvm.ptr, index) -> memref<?xindex>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %0, %c0_0 : memref<?xindex>
// CHECK-NEXT:     %from_elements = tensor.from_elements %dim : tensor<index>
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %1 = call @sparseCoordinates0(%arg0, %c0_1) : (!llvm.ptr, index) -> memref<?xindex>
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %dim_3 = memref.dim %1, %c0_2 : memref<?xindex>
// CHECK-NEXT:     %2 = arith.index_cast %dim_3 : index to i32
// CHECK-NEXT:     %from_elements_4 = tensor.from_elements %2 : tensor<i32>
// CHECK-NEXT:     %3 = call @sparseValuesF32(%arg0) : (!llvm.ptr) -> memref<?xf32>
// CHECK-NEXT:     %c0_5 = arith.constant 0 : index
// CHECK-NEXT:     %dim_6 = memref.dim %3, %c0_5 : memref<?xf32>
// CHECK-NEXT:     %4 = arith.index_cast %dim_6 : index to i64
// CHECK-NEXT:     %from_elements_7 = tensor.from_elements %4 : tensor<i64>
// CHECK-NEXT:     %5 = bufferization.to_tensor %0 : memref<?xindex> to tensor<?xindex>
// CHECK-NEXT:     %cast = tensor.cast %5 : tensor<?xindex> to tensor<2xindex>
// CHECK-NEXT:     %6 = bufferization.to_tensor %1 : memref<?xindex> to tensor<?xindex>
// CHECK-NEXT:     %cast_8 = tensor.cast %6 : tensor<?xindex> to tensor<8xindex>
// CHECK-NEXT:     %7 = bufferization.to_tensor %3 : memref<?xf32> to tensor<?xf32>
// CHECK-NEXT:     %cast_9 = tensor.cast %7 : tensor<?xf32> to tensor<8xf32>
// CHECK-NEXT:     return %from_elements, %from_elements_4, %from_elements_7 : tensor<index>, tensor<i32>, tensor<i64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
