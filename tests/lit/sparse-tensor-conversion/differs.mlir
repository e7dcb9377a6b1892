// RUN: pyopt --split-input-file --allow-unregistered-dialect --sparse-tensor-conversion %s | FileCheck %s

// A block has three columns, also where eight are no multiple of that. The reference says two.
#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense,
                   j mod 3 : dense)
}>
func.func @f(%a: tensor<?x8xf64, #BSR>) -> index {
  %c3 = arith.constant 3 : index
  %0 = sparse_tensor.lvl %a, %c3 : tensor<?x8xf64, #BSR>
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr) -> index {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c3_0 = arith.constant 3 : index
// CHECK-NEXT:     return %c3_0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A permutation: the sizes of levels are not those of dimensions (203289), for which the reference takes them.
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
func.func @f(%p: tensor<7xindex>, %c: tensor<?xindex>, %v: tensor<?xi64>) -> tensor<5x6xi64, #CSC> {
  %0 = sparse_tensor.assemble (%p, %c), %v
      : (tensor<7xindex>, tensor<?xindex>), tensor<?xi64> to tensor<5x6xi64, #CSC>
  return %0 : tensor<5x6xi64, #CSC>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @newSparseTensor(memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @f(%arg0: tensor<7xindex>, %arg1: tensor<?xindex>, %arg2: tensor<?xi64>) -> !llvm.ptr {
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %c65536_i64 = arith.constant 65536 : i64
// CHECK-NEXT:     %c262144_i64 = arith.constant 262144 : i64
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %alloca = memref.alloca(%c2) : memref<?xi64>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c65536_i64, %alloca[%c0] : memref<?xi64>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c262144_i64, %alloca[%c1] : memref<?xi64>
// CHECK-NEXT:     %c2_0 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_1 = memref.alloca(%c2_0) : memref<?xindex>
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c5, %alloca_1[%c0_2] : memref<?xindex>
// CHECK-NEXT:     %c1_3 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c6, %alloca_1[%c1_3] : memref<?xindex>
// CHECK-NEXT:     %c1_4 = arith.constant 1 : index
// CHECK-NEXT:     %c0_5 = arith.constant 0 : index
// CHECK-NEXT:     %c1_6 = arith.constant 1 : index
// CHECK-NEXT:     %c0_7 = arith.constant 0 : index
// CHECK-NEXT:     %c2_8 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_9 = memref.alloca(%c2_8) : memref<?xindex>
// CHECK-NEXT:     %c0_10 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c1_4, %alloca_9[%c0_10] : memref<?xindex>
// CHECK-NEXT:     %c1_11 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c0_5, %alloca_9[%c1_11] : memref<?xindex>
// CHECK-NEXT:     %c2_12 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_13 = memref.alloca(%c2_12) : memref<?xindex>
// CHECK-NEXT:     %c0_14 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c1_6, %alloca_13[%c0_14] : memref<?xindex>
// CHECK-NEXT:     %c1_15 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c0_7, %alloca_13[%c1_15] : memref<?xindex>
// CHECK-NEXT:     %c2_16 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_17 = memref.alloca(%c2_16) : memref<?xindex>
// CHECK-NEXT:     %c0_18 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c6, %alloca_17[%c0_18] : memref<?xindex>
// CHECK-NEXT:     %c1_19 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c5, %alloca_17[%c1_19] : memref<?xindex>
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c0_i32_20 = arith.constant 0 : i32
// CHECK-NEXT:     %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:     %0 = bufferization.to_memref %arg0 : memref<7xindex>
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %0 : memref<7xindex> -> index
// CHECK-NEXT:     %1 = bufferization.to_memref %arg1 : memref<?xindex>
// CHECK-NEXT:     %intptr_21 = memref.extract_aligned_pointer_as_index %1 : memref<?xindex> -> index
// CHECK-NEXT:     %2 = bufferization.to_memref %arg2 : memref<?xi64>
// CHECK-NEXT:     %intptr_22 = memref.extract_aligned_pointer_as_index %2 : memref<?xi64> -> index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %alloca_23 = memref.alloca(%c3) : memref<?xindex>
// CHECK-NEXT:     %c0_24 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %intptr, %alloca_23[%c0_24] : memref<?xindex>
// CHECK-NEXT:     %c1_25 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %intptr_21, %alloca_23[%c1_25] : memref<?xindex>
// CHECK-NEXT:     %c2_26 = arith.constant 2 : index
// CHECK-NEXT:     memref.store %intptr_22, %alloca_23[%c2_26] : memref<?xindex>
// CHECK-NEXT:     %intptr_27 = memref.extract_aligned_pointer_as_index %alloca_23 : memref<?xindex> -> index
// CHECK-NEXT:     %3 = arith.index_cast %intptr_27 : index to i64
// CHECK-NEXT:     %4 = llvm.inttoptr %3 : i64 to !llvm.ptr
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %5 = call @newSparseTensor(%alloca_1, %alloca_17, %alloca, %alloca_9, %alloca_13, %c0_i32, %c0_i32_20, %c5_i32, %c2_i32, %4) : (memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     return %5 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Blocks: the reference gives two sizes for four levels.
#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense,
                   j mod 3 : dense)
}>
func.func @f(%p: tensor<4xindex>, %c: tensor<?xindex>, %v: tensor<?xi64>) -> tensor<6x6xi64, #BSR> {
  %0 = sparse_tensor.assemble (%p, %c), %v
      : (tensor<4xindex>, tensor<?xindex>), tensor<?xi64> to tensor<6x6xi64, #BSR>
  return %0 : tensor<6x6xi64, #BSR>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @newSparseTensor(memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @f(%arg0: tensor<4xindex>, %arg1: tensor<?xindex>, %arg2: tensor<?xi64>) -> !llvm.ptr {
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %c6_0 = arith.constant 6 : index
// CHECK-NEXT:     %c65536_i64 = arith.constant 65536 : i64
// CHECK-NEXT:     %c262144_i64 = arith.constant 262144 : i64
// CHECK-NEXT:     %c65536_i64_1 = arith.constant 65536 : i64
// CHECK-NEXT:     %c65536_i64_2 = arith.constant 65536 : i64
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %alloca = memref.alloca(%c4) : memref<?xi64>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c65536_i64, %alloca[%c0] : memref<?xi64>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c262144_i64, %alloca[%c1] : memref<?xi64>
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     memref.store %c65536_i64_1, %alloca[%c2] : memref<?xi64>
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     memref.store %c65536_i64_2, %alloca[%c3] : memref<?xi64>
// CHECK-NEXT:     %c2_3 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_4 = memref.alloca(%c2_3) : memref<?xindex>
// CHECK-NEXT:     %c0_5 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c6, %alloca_4[%c0_5] : memref<?xindex>
// CHECK-NEXT:     %c1_6 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c6_0, %alloca_4[%c1_6] : memref<?xindex>
// CHECK-NEXT:     %c1152921504608944128 = arith.constant 1152921504608944128 : index
// CHECK-NEXT:     %c2_7 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.divui %c6, %c2_7 : index
// CHECK-NEXT:     %c1152921504609992705 = arith.constant 1152921504609992705 : index
// CHECK-NEXT:     %c3_8 = arith.constant 3 : index
// CHECK-NEXT:     %1 = arith.divui %c6_0, %c3_8 : index
// CHECK-NEXT:     %c2305843009215791104 = arith.constant 2305843009215791104 : index
// CHECK-NEXT:     %c2_9 = arith.constant 2 : index
// CHECK-NEXT:     %c2305843009216839681 = arith.constant 2305843009216839681 : index
// CHECK-NEXT:     %c3_10 = arith.constant 3 : index
// CHECK-NEXT:     %c3458764513822638082 = arith.constant 3458764513822638082 : index
// CHECK-NEXT:     %c3458765613335314435 = arith.constant 3458765613335314435 : index
// CHECK-NEXT:     %c4_11 = arith.constant 4 : index
// CHECK-NEXT:     %alloca_12 = memref.alloca(%c4_11) : memref<?xindex>
// CHECK-NEXT:     %c0_13 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c1152921504608944128, %alloca_12[%c0_13] : memref<?xindex>
// CHECK-NEXT:     %c1_14 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c1152921504609992705, %alloca_12[%c1_14] : memref<?xindex>
// CHECK-NEXT:     %c2_15 = arith.constant 2 : index
// CHECK-NEXT:     memref.store %c2305843009215791104, %alloca_12[%c2_15] : memref<?xindex>
// CHECK-NEXT:     %c3_16 = arith.constant 3 : index
// CHECK-NEXT:     memref.store %c2305843009216839681, %alloca_12[%c3_16] : memref<?xindex>
// CHECK-NEXT:     %c2_17 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_18 = memref.alloca(%c2_17) : memref<?xindex>
// CHECK-NEXT:     %c0_19 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c3458764513822638082, %alloca_18[%c0_19] : memref<?xindex>
// CHECK-NEXT:     %c1_20 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c3458765613335314435, %alloca_18[%c1_20] : memref<?xindex>
// CHECK-NEXT:     %c4_21 = arith.constant 4 : index
// CHECK-NEXT:     %alloca_22 = memref.alloca(%c4_21) : memref<?xindex>
// CHECK-NEXT:     %c0_23 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %0, %alloca_22[%c0_23] : memref<?xindex>
// CHECK-NEXT:     %c1_24 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %1, %alloca_22[%c1_24] : memref<?xindex>
// CHECK-NEXT:     %c2_25 = arith.constant 2 : index
// CHECK-NEXT:     memref.store %c2_9, %alloca_22[%c2_25] : memref<?xindex>
// CHECK-NEXT:     %c3_26 = arith.constant 3 : index
// CHECK-NEXT:     memref.store %c3_10, %alloca_22[%c3_26] : memref<?xindex>
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c0_i32_27 = arith.constant 0 : i32
// CHECK-NEXT:     %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:     %2 = bufferization.to_memref %arg0 : memref<4xindex>
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %2 : memref<4xindex> -> index
// CHECK-NEXT:     %3 = bufferization.to_memref %arg1 : memref<?xindex>
// CHECK-NEXT:     %intptr_28 = memref.extract_aligned_pointer_as_index %3 : memref<?xindex> -> index
// CHECK-NEXT:     %4 = bufferization.to_memref %arg2 : memref<?xi64>
// CHECK-NEXT:     %intptr_29 = memref.extract_aligned_pointer_as_index %4 : memref<?xi64> -> index
// CHECK-NEXT:     %c3_30 = arith.constant 3 : index
// CHECK-NEXT:     %alloca_31 = memref.alloca(%c3_30) : memref<?xindex>
// CHECK-NEXT:     %c0_32 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %intptr, %alloca_31[%c0_32] : memref<?xindex>
// CHECK-NEXT:     %c1_33 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %intptr_28, %alloca_31[%c1_33] : memref<?xindex>
// CHECK-NEXT:     %c2_34 = arith.constant 2 : index
// CHECK-NEXT:     memref.store %intptr_29, %alloca_31[%c2_34] : memref<?xindex>
// CHECK-NEXT:     %intptr_35 = memref.extract_aligned_pointer_as_index %alloca_31 : memref<?xindex> -> index
// CHECK-NEXT:     %5 = arith.index_cast %intptr_35 : index to i64
// CHECK-NEXT:     %6 = llvm.inttoptr %5 : i64 to !llvm.ptr
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %7 = call @newSparseTensor(%alloca_4, %alloca_22, %alloca, %alloca_12, %alloca_18, %c0_i32, %c0_i32_27, %c5_i32, %c2_i32, %6) : (memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     return %7 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// All three coordinates of an entry are copied; the reference copies two.
#COO3 = #sparse_tensor.encoding<{
  map = (i, j, k) -> (i : compressed(nonunique), j : singleton(nonunique), k : singleton),
  crdWidth = 32
}>
func.func @f(%a: tensor<8x8x8xf64, #COO3>, %p: tensor<2xindex>, %c: tensor<6x3xi32>,
             %v: tensor<6xf64>)
    -> (tensor<2xindex>, tensor<6x3xi32>, tensor<6xf64>, index, index, index) {
  %0, %1, %2, %3, %4, %5 = sparse_tensor.disassemble %a
      : tensor<8x8x8xf64, #COO3> out_lvls(%p, %c : tensor<2xindex>, tensor<6x3xi32>)
      out_vals(%v : tensor<6xf64>)
      -> (tensor<2xindex>, tensor<6x3xi32>), tensor<6xf64>, (index, index), index
  return %0, %1, %2, %3, %4, %5
      : tensor<2xindex>, tensor<6x3xi32>, tensor<6xf64>, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func private @sparseValuesF64(!llvm.ptr) -> memref<?xf64> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @sparseCoordinates32(!llvm.ptr, index) -> memref<?xi32> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @sparsePositions0(!llvm.ptr, index) -> memref<?xindex> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr, %arg1: tensor<2xindex>, %arg2: tensor<6x3xi32>, %arg3: tensor<6xf64>) -> (tensor<2xindex>, tensor<6x3xi32>, tensor<6xf64>, index, index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = call @sparsePositions0(%arg0, %c0) : (!llvm.ptr, index) -> memref<?xindex>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %0, %c0_0 : memref<?xindex>
// CHECK-NEXT:     %1 = bufferization.to_memref %arg2 : memref<6x3xi32>
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %2 = call @sparseCoordinates32(%arg0, %c0_1) : (!llvm.ptr, index) -> memref<?xi32>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %3 = call @sparseCoordinates32(%arg0, %c1) : (!llvm.ptr, index) -> memref<?xi32>
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %4 = call @sparseCoordinates32(%arg0, %c2) : (!llvm.ptr, index) -> memref<?xi32>
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %dim_3 = memref.dim %2, %c0_2 : memref<?xi32>
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %5 = arith.muli %dim_3, %c3 : index
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     %c1_5 = arith.constant 1 : index
// CHECK-NEXT:     %c2_6 = arith.constant 2 : index
// CHECK-NEXT:     scf.for %arg4 = %c0_4 to %dim_3 step %c1_5 {
// CHECK-NEXT:       %10 = memref.load %2[%arg4] : memref<?xi32>
// CHECK-NEXT:       %11 = memref.load %3[%arg4] : memref<?xi32>
// CHECK-NEXT:       %12 = memref.load %4[%arg4] : memref<?xi32>
// CHECK-NEXT:       memref.store %10, %1[%arg4, %c0_4] : memref<6x3xi32>
// CHECK-NEXT:       memref.store %11, %1[%arg4, %c1_5] : memref<6x3xi32>
// CHECK-NEXT:       memref.store %12, %1[%arg4, %c2_6] : memref<6x3xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %6 = call @sparseValuesF64(%arg0) : (!llvm.ptr) -> memref<?xf64>
// CHECK-NEXT:     %c0_7 = arith.constant 0 : index
// CHECK-NEXT:     %dim_8 = memref.dim %6, %c0_7 : memref<?xf64>
// CHECK-NEXT:     %7 = bufferization.to_tensor %0 : memref<?xindex>
// CHECK-NEXT:     %cast = tensor.cast %7 : tensor<?xindex> to tensor<2xindex>
// CHECK-NEXT:     %8 = bufferization.to_tensor %1 : memref<6x3xi32>
// CHECK-NEXT:     %cast_9 = tensor.cast %8 : tensor<6x3xi32> to tensor<6x3xi32>
// CHECK-NEXT:     %9 = bufferization.to_tensor %6 : memref<?xf64>
// CHECK-NEXT:     %cast_10 = tensor.cast %9 : tensor<?xf64> to tensor<6xf64>
// CHECK-NEXT:     return %cast, %cast_9, %cast_10, %dim, %5, %dim_8 : tensor<2xindex>, tensor<6x3xi32>, tensor<6xf64>, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// COO whose coordinates are not interleaved: an array each. The reference counts wrong, and fails.
#SOA = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @f(%a: tensor<8x8xf64, #SOA>, %p: tensor<2xindex>, %c: tensor<6xindex>,
             %d: tensor<6xindex>, %v: tensor<6xf64>) -> (tensor<6xindex>, index, i32, i64, i32) {
  %0, %1, %2, %3, %4, %5, %6, %7 = sparse_tensor.disassemble %a
      : tensor<8x8xf64, #SOA>
      out_lvls(%p, %c, %d : tensor<2xindex>, tensor<6xindex>, tensor<6xindex>)
      out_vals(%v : tensor<6xf64>)
      -> (tensor<2xindex>, tensor<6xindex>, tensor<6xindex>), tensor<6xf64>, (index, i32, i64), i32
  return %2, %4, %5, %6, %7 : tensor<6xindex>, index, i32, i64, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @sparseValuesF64(!llvm.ptr) -> memref<?xf64> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @sparseCoordinates0(!llvm.ptr, index) -> memref<?xindex> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @sparsePositions0(!llvm.ptr, index) -> memref<?xindex> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr, %arg1: tensor<2xindex>, %arg2: tensor<6xindex>, %arg3: tensor<6xindex>, %arg4: tensor<6xf64>) -> (tensor<6xindex>, index, i32, i64, i32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = call @sparsePositions0(%arg0, %c0) : (!llvm.ptr, index) -> memref<?xindex>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %0, %c0_0 : memref<?xindex>
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %1 = call @sparseCoordinates0(%arg0, %c0_1) : (!llvm.ptr, index) -> memref<?xindex>
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %dim_3 = memref.dim %1, %c0_2 : memref<?xindex>
// CHECK-NEXT:     %2 = arith.index_cast %dim_3 : index to i32
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %3 = call @sparseCoordinates0(%arg0, %c1) : (!llvm.ptr, index) -> memref<?xindex>
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     %dim_5 = memref.dim %3, %c0_4 : memref<?xindex>
// CHECK-NEXT:     %4 = arith.index_cast %dim_5 : index to i64
// CHECK-NEXT:     %5 = call @sparseValuesF64(%arg0) : (!llvm.ptr) -> memref<?xf64>
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     %dim_7 = memref.dim %5, %c0_6 : memref<?xf64>
// CHECK-NEXT:     %6 = arith.index_cast %dim_7 : index to i32
// CHECK-NEXT:     %7 = bufferization.to_tensor %0 : memref<?xindex>
// CHECK-NEXT:     %cast = tensor.cast %7 : tensor<?xindex> to tensor<2xindex>
// CHECK-NEXT:     %8 = bufferization.to_tensor %1 : memref<?xindex>
// CHECK-NEXT:     %cast_8 = tensor.cast %8 : tensor<?xindex> to tensor<6xindex>
// CHECK-NEXT:     %9 = bufferization.to_tensor %3 : memref<?xindex>
// CHECK-NEXT:     %cast_9 = tensor.cast %9 : tensor<?xindex> to tensor<6xindex>
// CHECK-NEXT:     %10 = bufferization.to_tensor %5 : memref<?xf64>
// CHECK-NEXT:     %cast_10 = tensor.cast %10 : tensor<?xf64> to tensor<6xf64>
// CHECK-NEXT:     return %cast_9, %dim, %2, %4, %6 : tensor<6xindex>, index, i32, i64, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Truth values are stored as bytes (llvm/llvm-project issue 202787): the reference crashes.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @f(%a: tensor<8xi1, #SV>, %v: i1, %i: index) -> memref<?xi1> {
  %0 = tensor.insert %v into %a[%i] : tensor<8xi1, #SV>
  %1 = sparse_tensor.load %0 hasInserts : tensor<8xi1, #SV>
  %2 = sparse_tensor.values %1 : tensor<8xi1, #SV> to memref<?xi1>
  return %2 : memref<?xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @sparseValuesI8(!llvm.ptr) -> memref<?xi8> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @endLexInsert(!llvm.ptr)
// CHECK-NEXT:   func.func private @lexInsertI8(!llvm.ptr, memref<?xindex>, memref<i8>) attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr, %arg1: i1, %arg2: index) -> memref<?xi1> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloca = memref.alloca(%c1) : memref<?xindex>
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<i1>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %arg2, %alloca[%c0] : memref<?xindex>
// CHECK-NEXT:     memref.store %arg1, %alloca_0[] : memref<i1>
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %alloca_0 : memref<i1> to memref<i8>
// CHECK-NEXT:     call @lexInsertI8(%arg0, %alloca, %0) : (!llvm.ptr, memref<?xindex>, memref<i8>) -> ()
// CHECK-NEXT:     call @endLexInsert(%arg0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %1 = call @sparseValuesI8(%arg0) : (!llvm.ptr) -> memref<?xi8>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : memref<?xi8> to memref<?xi1>
// CHECK-NEXT:     return %2 : memref<?xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Indices are stored as i64; the reference crashes.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @f(%a: tensor<8xindex, #SV>, %i: index) -> (memref<?xindex>, index) {
  %0 = tensor.insert %i into %a[%i] : tensor<8xindex, #SV>
  %1 = sparse_tensor.values %0 : tensor<8xindex, #SV> to memref<?xindex>
  %2 = sparse_tensor.number_of_entries %0 : tensor<8xindex, #SV>
  return %1, %2 : memref<?xindex>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func private @sparseValuesI64(!llvm.ptr) -> memref<?xi64> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @lexInsertI64(!llvm.ptr, memref<?xindex>, memref<i64>) attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr, %arg1: index) -> (memref<?xindex>, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloca = memref.alloca(%c1) : memref<?xindex>
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<index>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %arg1, %alloca[%c0] : memref<?xindex>
// CHECK-NEXT:     memref.store %arg1, %alloca_0[] : memref<index>
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %alloca_0 : memref<index> to memref<i64>
// CHECK-NEXT:     call @lexInsertI64(%arg0, %alloca, %0) : (!llvm.ptr, memref<?xindex>, memref<i64>) -> ()
// CHECK-NEXT:     %1 = call @sparseValuesI64(%arg0) : (!llvm.ptr) -> memref<?xi64>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : memref<?xi64> to memref<?xindex>
// CHECK-NEXT:     %3 = call @sparseValuesI64(%arg0) : (!llvm.ptr) -> memref<?xi64>
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %3, %c0_1 : memref<?xi64>
// CHECK-NEXT:     return %2, %dim : memref<?xindex>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// New tensors of either: the reference takes the number of the type from memory that it did not write.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @f(%file: !llvm.ptr) -> (tensor<8xi1, #SV>, tensor<8xindex, #SV>, tensor<?xi1, #SV>) {
  %0 = tensor.empty() : tensor<8xi1, #SV>
  %1 = tensor.empty() : tensor<8xindex, #SV>
  %2 = sparse_tensor.new %file : !llvm.ptr to tensor<?xi1, #SV>
  return %0, %1, %2 : tensor<8xi1, #SV>, tensor<8xindex, #SV>, tensor<?xi1, #SV>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @delSparseTensorReader(!llvm.ptr)
// CHECK-NEXT:   func.func private @getSparseTensorReaderDimSizes(!llvm.ptr) -> memref<?xindex> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @createCheckedSparseTensorReader(!llvm.ptr, memref<?xindex>, i32) -> !llvm.ptr attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @newSparseTensor(memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr) -> (!llvm.ptr, !llvm.ptr, !llvm.ptr) {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c262144_i64 = arith.constant 262144 : i64
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloca = memref.alloca(%c1) : memref<?xi64>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c262144_i64, %alloca[%c0] : memref<?xi64>
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %alloca_1 = memref.alloca(%c1_0) : memref<?xindex>
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c8, %alloca_1[%c0_2] : memref<?xindex>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %c1_4 = arith.constant 1 : index
// CHECK-NEXT:     %alloca_5 = memref.alloca(%c1_4) : memref<?xindex>
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c0_3, %alloca_5[%c0_6] : memref<?xindex>
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c0_i32_7 = arith.constant 0 : i32
// CHECK-NEXT:     %c8_i32 = arith.constant 8 : i32
// CHECK-NEXT:     %c0_i32_8 = arith.constant 0 : i32
// CHECK-NEXT:     %0 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %1 = call @newSparseTensor(%alloca_1, %alloca_1, %alloca, %alloca_5, %alloca_5, %c0_i32, %c0_i32_7, %c8_i32, %c0_i32_8, %0) : (memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %c8_9 = arith.constant 8 : index
// CHECK-NEXT:     %c262144_i64_10 = arith.constant 262144 : i64
// CHECK-NEXT:     %c1_11 = arith.constant 1 : index
// CHECK-NEXT:     %alloca_12 = memref.alloca(%c1_11) : memref<?xi64>
// CHECK-NEXT:     %c0_13 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c262144_i64_10, %alloca_12[%c0_13] : memref<?xi64>
// CHECK-NEXT:     %c1_14 = arith.constant 1 : index
// CHECK-NEXT:     %alloca_15 = memref.alloca(%c1_14) : memref<?xindex>
// CHECK-NEXT:     %c0_16 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c8_9, %alloca_15[%c0_16] : memref<?xindex>
// CHECK-NEXT:     %c0_17 = arith.constant 0 : index
// CHECK-NEXT:     %c1_18 = arith.constant 1 : index
// CHECK-NEXT:     %alloca_19 = memref.alloca(%c1_18) : memref<?xindex>
// CHECK-NEXT:     %c0_20 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c0_17, %alloca_19[%c0_20] : memref<?xindex>
// CHECK-NEXT:     %c0_i32_21 = arith.constant 0 : i32
// CHECK-NEXT:     %c0_i32_22 = arith.constant 0 : i32
// CHECK-NEXT:     %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:     %c0_i32_23 = arith.constant 0 : i32
// CHECK-NEXT:     %2 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %3 = call @newSparseTensor(%alloca_15, %alloca_15, %alloca_12, %alloca_19, %alloca_19, %c0_i32_21, %c0_i32_22, %c5_i32, %c0_i32_23, %2) : (memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %c0_24 = arith.constant 0 : index
// CHECK-NEXT:     %c1_25 = arith.constant 1 : index
// CHECK-NEXT:     %alloca_26 = memref.alloca(%c1_25) : memref<?xindex>
// CHECK-NEXT:     %c0_27 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c0_24, %alloca_26[%c0_27] : memref<?xindex>
// CHECK-NEXT:     %c8_i32_28 = arith.constant 8 : i32
// CHECK-NEXT:     %4 = call @createCheckedSparseTensorReader(%arg0, %alloca_26, %c8_i32_28) : (!llvm.ptr, memref<?xindex>, i32) -> !llvm.ptr
// CHECK-NEXT:     %5 = call @getSparseTensorReaderDimSizes(%4) : (!llvm.ptr) -> memref<?xindex>
// CHECK-NEXT:     %c0_29 = arith.constant 0 : index
// CHECK-NEXT:     %6 = memref.load %5[%c0_29] : memref<?xindex>
// CHECK-NEXT:     %c262144_i64_30 = arith.constant 262144 : i64
// CHECK-NEXT:     %c1_31 = arith.constant 1 : index
// CHECK-NEXT:     %alloca_32 = memref.alloca(%c1_31) : memref<?xi64>
// CHECK-NEXT:     %c0_33 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c262144_i64_30, %alloca_32[%c0_33] : memref<?xi64>
// CHECK-NEXT:     %c0_34 = arith.constant 0 : index
// CHECK-NEXT:     %c1_35 = arith.constant 1 : index
// CHECK-NEXT:     %alloca_36 = memref.alloca(%c1_35) : memref<?xindex>
// CHECK-NEXT:     %c0_37 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c0_34, %alloca_36[%c0_37] : memref<?xindex>
// CHECK-NEXT:     %c0_i32_38 = arith.constant 0 : i32
// CHECK-NEXT:     %c0_i32_39 = arith.constant 0 : i32
// CHECK-NEXT:     %c8_i32_40 = arith.constant 8 : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %7 = call @newSparseTensor(%5, %5, %alloca_32, %alloca_36, %alloca_36, %c0_i32_38, %c0_i32_39, %c8_i32_40, %c1_i32, %4) : (memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     call @delSparseTensorReader(%4) : (!llvm.ptr) -> ()
// CHECK-NEXT:     return %1, %3, %7 : !llvm.ptr, !llvm.ptr, !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Rows of truth values.
#CSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j : compressed),
  posWidth = 8,
  crdWidth = 16
}>
func.func @f(%n: index) -> tensor<8x8xi1, #CSR> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tensor.empty() : tensor<8x8xi1, #CSR>
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%t = %a) -> tensor<8x8xi1, #CSR> {
    %values, %filled, %added, %count = sparse_tensor.expand %a
        : tensor<8x8xi1, #CSR> to memref<?xi1>, memref<?xi1>, memref<?xindex>
    %1 = sparse_tensor.compress %values, %filled, %added, %count into %t[%i]
        : memref<?xi1>, memref<?xi1>, memref<?xindex>, tensor<8x8xi1, #CSR>
    scf.yield %1 : tensor<8x8xi1, #CSR>
  }
  return %0 : tensor<8x8xi1, #CSR>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @expInsertI8(!llvm.ptr, memref<?xindex>, memref<?xi8>, memref<?xi1>, memref<?xindex>, index) attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @newSparseTensor(memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @f(%arg0: index) -> !llvm.ptr {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c8_0 = arith.constant 8 : index
// CHECK-NEXT:     %c65536_i64 = arith.constant 65536 : i64
// CHECK-NEXT:     %c262144_i64 = arith.constant 262144 : i64
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %alloca = memref.alloca(%c2) : memref<?xi64>
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c65536_i64, %alloca[%c0_1] : memref<?xi64>
// CHECK-NEXT:     %c1_2 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c262144_i64, %alloca[%c1_2] : memref<?xi64>
// CHECK-NEXT:     %c2_3 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_4 = memref.alloca(%c2_3) : memref<?xindex>
// CHECK-NEXT:     %c0_5 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c8, %alloca_4[%c0_5] : memref<?xindex>
// CHECK-NEXT:     %c1_6 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c8_0, %alloca_4[%c1_6] : memref<?xindex>
// CHECK-NEXT:     %c0_7 = arith.constant 0 : index
// CHECK-NEXT:     %c1_8 = arith.constant 1 : index
// CHECK-NEXT:     %c2_9 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_10 = memref.alloca(%c2_9) : memref<?xindex>
// CHECK-NEXT:     %c0_11 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c0_7, %alloca_10[%c0_11] : memref<?xindex>
// CHECK-NEXT:     %c1_12 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c1_8, %alloca_10[%c1_12] : memref<?xindex>
// CHECK-NEXT:     %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %c8_i32 = arith.constant 8 : i32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %0 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %1 = call @newSparseTensor(%alloca_4, %alloca_4, %alloca, %alloca_10, %alloca_10, %c4_i32, %c3_i32, %c8_i32, %c0_i32, %0) : (memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %c8_13 = arith.constant 8 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c8_13) : memref<?xi1>
// CHECK-NEXT:     %alloc_14 = memref.alloc(%c8_13) : memref<?xi1>
// CHECK-NEXT:     %alloc_15 = memref.alloc(%c8_13) : memref<?xindex>
// CHECK-NEXT:     %c0_16 = arith.constant 0 : index
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     linalg.fill ins(%false : i1) outs(%alloc : memref<?xi1>)
// CHECK-NEXT:     %false_17 = arith.constant false
// CHECK-NEXT:     linalg.fill ins(%false_17 : i1) outs(%alloc_14 : memref<?xi1>)
// CHECK-NEXT:     %2 = scf.for %arg1 = %c0 to %arg0 step %c1 iter_args(%arg2 = %1) -> (!llvm.ptr) {
// CHECK-NEXT:       %c2_18 = arith.constant 2 : index
// CHECK-NEXT:       %alloca_19 = memref.alloca(%c2_18) : memref<?xindex>
// CHECK-NEXT:       %c0_20 = arith.constant 0 : index
// CHECK-NEXT:       memref.store %arg1, %alloca_19[%c0_20] : memref<?xindex>
// CHECK-NEXT:       %3 = builtin.unrealized_conversion_cast %alloc : memref<?xi1> to memref<?xi8>
// CHECK-NEXT:       func.call @expInsertI8(%arg2, %alloca_19, %3, %alloc_14, %alloc_15, %c0_16) : (!llvm.ptr, memref<?xindex>, memref<?xi8>, memref<?xi1>, memref<?xindex>, index) -> ()
// CHECK-NEXT:       scf.yield %arg2 : !llvm.ptr
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<?xi1>
// CHECK-NEXT:     memref.dealloc %alloc_14 : memref<?xi1>
// CHECK-NEXT:     memref.dealloc %alloc_15 : memref<?xindex>
// CHECK-NEXT:     return %2 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An argument is expanded (llvm/llvm-project issue 204712): the reference crashes.
#CSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j : compressed),
  posWidth = 8,
  crdWidth = 16
}>
func.func @f(%a: tensor<8x?xf64, #CSR>, %n: index) -> tensor<8x?xf64, #CSR> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%t = %a) -> tensor<8x?xf64, #CSR> {
    %values, %filled, %added, %count = sparse_tensor.expand %a
        : tensor<8x?xf64, #CSR> to memref<?xf64>, memref<?xi1>, memref<?xindex>
    %1 = sparse_tensor.compress %values, %filled, %added, %count into %t[%i]
        : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<8x?xf64, #CSR>
    scf.yield %1 : tensor<8x?xf64, #CSR>
  }
  return %0 : tensor<8x?xf64, #CSR>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @expInsertF64(!llvm.ptr, memref<?xindex>, memref<?xf64>, memref<?xi1>, memref<?xindex>, index) attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @sparseLvlSize(!llvm.ptr, index) -> index
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr, %arg1: index) -> !llvm.ptr {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %0 = call @sparseLvlSize(%arg0, %c1_0) : (!llvm.ptr, index) -> index
// CHECK-NEXT:     %alloc = memref.alloc(%0) : memref<?xf64>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%0) : memref<?xi1>
// CHECK-NEXT:     %alloc_2 = memref.alloc(%0) : memref<?xindex>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%alloc : memref<?xf64>)
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     linalg.fill ins(%false : i1) outs(%alloc_1 : memref<?xi1>)
// CHECK-NEXT:     %1 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %arg0) -> (!llvm.ptr) {
// CHECK-NEXT:       %c2 = arith.constant 2 : index
// CHECK-NEXT:       %alloca = memref.alloca(%c2) : memref<?xindex>
// CHECK-NEXT:       %c0_4 = arith.constant 0 : index
// CHECK-NEXT:       memref.store %arg2, %alloca[%c0_4] : memref<?xindex>
// CHECK-NEXT:       func.call @expInsertF64(%arg3, %alloca, %alloc, %alloc_1, %alloc_2, %c0_3) : (!llvm.ptr, memref<?xindex>, memref<?xf64>, memref<?xi1>, memref<?xindex>, index) -> ()
// CHECK-NEXT:       scf.yield %arg3 : !llvm.ptr
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<?xf64>
// CHECK-NEXT:     memref.dealloc %alloc_1 : memref<?xi1>
// CHECK-NEXT:     memref.dealloc %alloc_2 : memref<?xindex>
// CHECK-NEXT:     return %1 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What the loop carries is expanded: the buffers are made and freed in each iteration.
#CSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j : compressed),
  posWidth = 8,
  crdWidth = 16
}>
func.func @f(%a: tensor<8x9xf64, #CSR>, %n: index) -> tensor<8x9xf64, #CSR> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%t = %a) -> tensor<8x9xf64, #CSR> {
    %values, %filled, %added, %count = sparse_tensor.expand %t
        : tensor<8x9xf64, #CSR> to memref<?xf64>, memref<?xi1>, memref<?xindex>
    %1 = sparse_tensor.compress %values, %filled, %added, %count into %t[%i]
        : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<8x9xf64, #CSR>
    scf.yield %1 : tensor<8x9xf64, #CSR>
  }
  return %0 : tensor<8x9xf64, #CSR>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @expInsertF64(!llvm.ptr, memref<?xindex>, memref<?xf64>, memref<?xi1>, memref<?xindex>, index) attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr, %arg1: index) -> !llvm.ptr {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %arg0) -> (!llvm.ptr) {
// CHECK-NEXT:       %c9 = arith.constant 9 : index
// CHECK-NEXT:       %alloc = memref.alloc(%c9) : memref<?xf64>
// CHECK-NEXT:       %alloc_0 = memref.alloc(%c9) : memref<?xi1>
// CHECK-NEXT:       %alloc_1 = memref.alloc(%c9) : memref<?xindex>
// CHECK-NEXT:       %c0_2 = arith.constant 0 : index
// CHECK-NEXT:       %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:       linalg.fill ins(%cst : f64) outs(%alloc : memref<?xf64>)
// CHECK-NEXT:       %false = arith.constant false
// CHECK-NEXT:       linalg.fill ins(%false : i1) outs(%alloc_0 : memref<?xi1>)
// CHECK-NEXT:       %c2 = arith.constant 2 : index
// CHECK-NEXT:       %alloca = memref.alloca(%c2) : memref<?xindex>
// CHECK-NEXT:       %c0_3 = arith.constant 0 : index
// CHECK-NEXT:       memref.store %arg2, %alloca[%c0_3] : memref<?xindex>
// CHECK-NEXT:       func.call @expInsertF64(%arg3, %alloca, %alloc, %alloc_0, %alloc_1, %c0_2) : (!llvm.ptr, memref<?xindex>, memref<?xf64>, memref<?xi1>, memref<?xindex>, index) -> ()
// CHECK-NEXT:       memref.dealloc %alloc : memref<?xf64>
// CHECK-NEXT:       memref.dealloc %alloc_0 : memref<?xi1>
// CHECK-NEXT:       memref.dealloc %alloc_1 : memref<?xindex>
// CHECK-NEXT:       scf.yield %arg3 : !llvm.ptr
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Loops of affine: the reference crashes.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @f(%a: tensor<?xf64, #SV>, %n: index, %v: f64) {
  affine.for %i = 0 to %n {
    %0 = tensor.insert %v into %a[%i] : tensor<?xf64, #SV>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @lexInsertF64(!llvm.ptr, memref<?xindex>, memref<f64>) attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr, %arg1: index, %arg2: f64) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloca = memref.alloca(%c1) : memref<?xindex>
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<f64>
// CHECK-NEXT:     affine.for %arg3 = 0 to %arg1 {
// CHECK-NEXT:       %c0 = arith.constant 0 : index
// CHECK-NEXT:       memref.store %arg3, %alloca[%c0] : memref<?xindex>
// CHECK-NEXT:       memref.store %arg2, %alloca_0[] : memref<f64>
// CHECK-NEXT:       func.call @lexInsertF64(%arg0, %alloca, %alloca_0) : (!llvm.ptr, memref<?xindex>, memref<f64>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A copy is packed of the arrays; the reference has no pattern for it.
#CSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j : compressed),
  posWidth = 8,
  crdWidth = 16
}>
func.func @f(%a: tensor<8x?xf64, #CSR>) -> tensor<8x?xf64, #CSR> {
  %0 = bufferization.alloc_tensor() copy(%a) : tensor<8x?xf64, #CSR>
  return %0 : tensor<8x?xf64, #CSR>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @newSparseTensor(memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @sparseValuesF64(!llvm.ptr) -> memref<?xf64> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @sparseCoordinates16(!llvm.ptr, index) -> memref<?xi16> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @sparsePositions8(!llvm.ptr, index) -> memref<?xi8> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @sparseDimSize(!llvm.ptr, index) -> index
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr) -> !llvm.ptr {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = call @sparseDimSize(%arg0, %c1) : (!llvm.ptr, index) -> index
// CHECK-NEXT:     %c65536_i64 = arith.constant 65536 : i64
// CHECK-NEXT:     %c262144_i64 = arith.constant 262144 : i64
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %alloca = memref.alloca(%c2) : memref<?xi64>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c65536_i64, %alloca[%c0] : memref<?xi64>
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c262144_i64, %alloca[%c1_0] : memref<?xi64>
// CHECK-NEXT:     %c2_1 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_2 = memref.alloca(%c2_1) : memref<?xindex>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c8, %alloca_2[%c0_3] : memref<?xindex>
// CHECK-NEXT:     %c1_4 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %0, %alloca_2[%c1_4] : memref<?xindex>
// CHECK-NEXT:     %c0_5 = arith.constant 0 : index
// CHECK-NEXT:     %c1_6 = arith.constant 1 : index
// CHECK-NEXT:     %c2_7 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_8 = memref.alloca(%c2_7) : memref<?xindex>
// CHECK-NEXT:     %c0_9 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c0_5, %alloca_8[%c0_9] : memref<?xindex>
// CHECK-NEXT:     %c1_10 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c1_6, %alloca_8[%c1_10] : memref<?xindex>
// CHECK-NEXT:     %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c1_11 = arith.constant 1 : index
// CHECK-NEXT:     %1 = call @sparsePositions8(%arg0, %c1_11) : (!llvm.ptr, index) -> memref<?xi8>
// CHECK-NEXT:     %c1_12 = arith.constant 1 : index
// CHECK-NEXT:     %2 = call @sparseCoordinates16(%arg0, %c1_12) : (!llvm.ptr, index) -> memref<?xi16>
// CHECK-NEXT:     %3 = call @sparseValuesF64(%arg0) : (!llvm.ptr) -> memref<?xf64>
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %1 : memref<?xi8> -> index
// CHECK-NEXT:     %intptr_13 = memref.extract_aligned_pointer_as_index %2 : memref<?xi16> -> index
// CHECK-NEXT:     %intptr_14 = memref.extract_aligned_pointer_as_index %3 : memref<?xf64> -> index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %alloca_15 = memref.alloca(%c3) : memref<?xindex>
// CHECK-NEXT:     %c0_16 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %intptr, %alloca_15[%c0_16] : memref<?xindex>
// CHECK-NEXT:     %c1_17 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %intptr_13, %alloca_15[%c1_17] : memref<?xindex>
// CHECK-NEXT:     %c2_18 = arith.constant 2 : index
// CHECK-NEXT:     memref.store %intptr_14, %alloca_15[%c2_18] : memref<?xindex>
// CHECK-NEXT:     %intptr_19 = memref.extract_aligned_pointer_as_index %alloca_15 : memref<?xindex> -> index
// CHECK-NEXT:     %4 = arith.index_cast %intptr_19 : index to i64
// CHECK-NEXT:     %5 = llvm.inttoptr %4 : i64 to !llvm.ptr
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %6 = call @newSparseTensor(%alloca_2, %alloca_2, %alloca, %alloca_8, %alloca_8, %c4_i32, %c3_i32, %c1_i32, %c2_i32, %5) : (memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     return %6 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// So it is of interleaved coordinates, and of those that are not; of truth values, too.
#ANY = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed(nonunique, nonordered), j : singleton(nonordered))
}>
#SOA = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @f(%a: tensor<8x8xf32, #ANY>, %b: tensor<8x8xi1, #SOA>)
    -> (tensor<8x8xf32, #ANY>, tensor<8x8xi1, #SOA>) {
  %0 = bufferization.alloc_tensor() copy(%a) : tensor<8x8xf32, #ANY>
  %1 = bufferization.alloc_tensor() copy(%b) : tensor<8x8xi1, #SOA>
  return %0, %1 : tensor<8x8xf32, #ANY>, tensor<8x8xi1, #SOA>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @sparseValuesI8(!llvm.ptr) -> memref<?xi8> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @sparseCoordinates0(!llvm.ptr, index) -> memref<?xindex> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @newSparseTensor(memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @sparseValuesF32(!llvm.ptr) -> memref<?xf32> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @sparseCoordinatesBuffer0(!llvm.ptr, index) -> memref<?xindex> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @sparsePositions0(!llvm.ptr, index) -> memref<?xindex> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr) -> (!llvm.ptr, !llvm.ptr) {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c8_0 = arith.constant 8 : index
// CHECK-NEXT:     %c262147_i64 = arith.constant 262147 : i64
// CHECK-NEXT:     %c524290_i64 = arith.constant 524290 : i64
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %alloca = memref.alloca(%c2) : memref<?xi64>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c262147_i64, %alloca[%c0] : memref<?xi64>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c524290_i64, %alloca[%c1] : memref<?xi64>
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
// CHECK-NEXT:     %c0_12 = arith.constant 0 : index
// CHECK-NEXT:     %0 = call @sparsePositions0(%arg0, %c0_12) : (!llvm.ptr, index) -> memref<?xindex>
// CHECK-NEXT:     %c0_13 = arith.constant 0 : index
// CHECK-NEXT:     %1 = call @sparseCoordinatesBuffer0(%arg0, %c0_13) : (!llvm.ptr, index) -> memref<?xindex>
// CHECK-NEXT:     %2 = call @sparseValuesF32(%arg0) : (!llvm.ptr) -> memref<?xf32>
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %0 : memref<?xindex> -> index
// CHECK-NEXT:     %intptr_14 = memref.extract_aligned_pointer_as_index %1 : memref<?xindex> -> index
// CHECK-NEXT:     %intptr_15 = memref.extract_aligned_pointer_as_index %2 : memref<?xf32> -> index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %alloca_16 = memref.alloca(%c3) : memref<?xindex>
// CHECK-NEXT:     %c0_17 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %intptr, %alloca_16[%c0_17] : memref<?xindex>
// CHECK-NEXT:     %c1_18 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %intptr_14, %alloca_16[%c1_18] : memref<?xindex>
// CHECK-NEXT:     %c2_19 = arith.constant 2 : index
// CHECK-NEXT:     memref.store %intptr_15, %alloca_16[%c2_19] : memref<?xindex>
// CHECK-NEXT:     %intptr_20 = memref.extract_aligned_pointer_as_index %alloca_16 : memref<?xindex> -> index
// CHECK-NEXT:     %3 = arith.index_cast %intptr_20 : index to i64
// CHECK-NEXT:     %4 = llvm.inttoptr %3 : i64 to !llvm.ptr
// CHECK-NEXT:     %c2_i32_21 = arith.constant 2 : i32
// CHECK-NEXT:     %5 = call @newSparseTensor(%alloca_2, %alloca_2, %alloca, %alloca_8, %alloca_8, %c0_i32, %c0_i32_11, %c2_i32, %c2_i32_21, %4) : (memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %c8_22 = arith.constant 8 : index
// CHECK-NEXT:     %c8_23 = arith.constant 8 : index
// CHECK-NEXT:     %c262145_i64 = arith.constant 262145 : i64
// CHECK-NEXT:     %c524292_i64 = arith.constant 524292 : i64
// CHECK-NEXT:     %c2_24 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_25 = memref.alloca(%c2_24) : memref<?xi64>
// CHECK-NEXT:     %c0_26 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c262145_i64, %alloca_25[%c0_26] : memref<?xi64>
// CHECK-NEXT:     %c1_27 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c524292_i64, %alloca_25[%c1_27] : memref<?xi64>
// CHECK-NEXT:     %c2_28 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_29 = memref.alloca(%c2_28) : memref<?xindex>
// CHECK-NEXT:     %c0_30 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c8_22, %alloca_29[%c0_30] : memref<?xindex>
// CHECK-NEXT:     %c1_31 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c8_23, %alloca_29[%c1_31] : memref<?xindex>
// CHECK-NEXT:     %c0_32 = arith.constant 0 : index
// CHECK-NEXT:     %c1_33 = arith.constant 1 : index
// CHECK-NEXT:     %c2_34 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_35 = memref.alloca(%c2_34) : memref<?xindex>
// CHECK-NEXT:     %c0_36 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c0_32, %alloca_35[%c0_36] : memref<?xindex>
// CHECK-NEXT:     %c1_37 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c1_33, %alloca_35[%c1_37] : memref<?xindex>
// CHECK-NEXT:     %c0_i32_38 = arith.constant 0 : i32
// CHECK-NEXT:     %c0_i32_39 = arith.constant 0 : i32
// CHECK-NEXT:     %c8_i32 = arith.constant 8 : i32
// CHECK-NEXT:     %c0_40 = arith.constant 0 : index
// CHECK-NEXT:     %6 = call @sparsePositions0(%arg1, %c0_40) : (!llvm.ptr, index) -> memref<?xindex>
// CHECK-NEXT:     %c0_41 = arith.constant 0 : index
// CHECK-NEXT:     %7 = call @sparseCoordinates0(%arg1, %c0_41) : (!llvm.ptr, index) -> memref<?xindex>
// CHECK-NEXT:     %c1_42 = arith.constant 1 : index
// CHECK-NEXT:     %8 = call @sparseCoordinates0(%arg1, %c1_42) : (!llvm.ptr, index) -> memref<?xindex>
// CHECK-NEXT:     %9 = call @sparseValuesI8(%arg1) : (!llvm.ptr) -> memref<?xi8>
// CHECK-NEXT:     %intptr_43 = memref.extract_aligned_pointer_as_index %6 : memref<?xindex> -> index
// CHECK-NEXT:     %intptr_44 = memref.extract_aligned_pointer_as_index %7 : memref<?xindex> -> index
// CHECK-NEXT:     %intptr_45 = memref.extract_aligned_pointer_as_index %8 : memref<?xindex> -> index
// CHECK-NEXT:     %intptr_46 = memref.extract_aligned_pointer_as_index %9 : memref<?xi8> -> index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %alloca_47 = memref.alloca(%c4) : memref<?xindex>
// CHECK-NEXT:     %c0_48 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %intptr_43, %alloca_47[%c0_48] : memref<?xindex>
// CHECK-NEXT:     %c1_49 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %intptr_44, %alloca_47[%c1_49] : memref<?xindex>
// CHECK-NEXT:     %c2_50 = arith.constant 2 : index
// CHECK-NEXT:     memref.store %intptr_45, %alloca_47[%c2_50] : memref<?xindex>
// CHECK-NEXT:     %c3_51 = arith.constant 3 : index
// CHECK-NEXT:     memref.store %intptr_46, %alloca_47[%c3_51] : memref<?xindex>
// CHECK-NEXT:     %intptr_52 = memref.extract_aligned_pointer_as_index %alloca_47 : memref<?xindex> -> index
// CHECK-NEXT:     %10 = arith.index_cast %intptr_52 : index to i64
// CHECK-NEXT:     %11 = llvm.inttoptr %10 : i64 to !llvm.ptr
// CHECK-NEXT:     %c2_i32_53 = arith.constant 2 : i32
// CHECK-NEXT:     %12 = call @newSparseTensor(%alloca_29, %alloca_29, %alloca_25, %alloca_35, %alloca_35, %c0_i32_38, %c0_i32_39, %c8_i32, %c2_i32_53, %11) : (memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     return %5, %12 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Coordinates are those of levels; the reference takes those of dimensions for them.
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense,
                   j mod 3 : dense)
}>
func.func @f(%a: tensor<4x6xf64, #CSC>, %b: tensor<4x6xf64, #BSR>, %i: index, %j: index, %v: f64) {
  %0 = tensor.insert %v into %a[%i, %j] : tensor<4x6xf64, #CSC>
  %1 = tensor.insert %v into %b[%i, %j] : tensor<4x6xf64, #BSR>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @lexInsertF64(!llvm.ptr, memref<?xindex>, memref<f64>) attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: index, %arg3: index, %arg4: f64) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %alloca = memref.alloca(%c2) : memref<?xindex>
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<f64>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %arg3, %alloca[%c0] : memref<?xindex>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %arg2, %alloca[%c1] : memref<?xindex>
// CHECK-NEXT:     memref.store %arg4, %alloca_0[] : memref<f64>
// CHECK-NEXT:     call @lexInsertF64(%arg0, %alloca, %alloca_0) : (!llvm.ptr, memref<?xindex>, memref<f64>) -> ()
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %alloca_1 = memref.alloca(%c4) : memref<?xindex>
// CHECK-NEXT:     %alloca_2 = memref.alloca() : memref<f64>
// CHECK-NEXT:     %c2_3 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.divui %arg2, %c2_3 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %1 = arith.divui %arg3, %c3 : index
// CHECK-NEXT:     %c2_4 = arith.constant 2 : index
// CHECK-NEXT:     %2 = arith.remui %arg2, %c2_4 : index
// CHECK-NEXT:     %c3_5 = arith.constant 3 : index
// CHECK-NEXT:     %3 = arith.remui %arg3, %c3_5 : index
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %0, %alloca_1[%c0_6] : memref<?xindex>
// CHECK-NEXT:     %c1_7 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %1, %alloca_1[%c1_7] : memref<?xindex>
// CHECK-NEXT:     %c2_8 = arith.constant 2 : index
// CHECK-NEXT:     memref.store %2, %alloca_1[%c2_8] : memref<?xindex>
// CHECK-NEXT:     %c3_9 = arith.constant 3 : index
// CHECK-NEXT:     memref.store %3, %alloca_1[%c3_9] : memref<?xindex>
// CHECK-NEXT:     memref.store %arg4, %alloca_2[] : memref<f64>
// CHECK-NEXT:     call @lexInsertF64(%arg1, %alloca_1, %alloca_2) : (!llvm.ptr, memref<?xindex>, memref<f64>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
