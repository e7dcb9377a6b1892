// RUN: pyopt --split-input-file --allow-unregistered-dialect --sparse-tensor-conversion=reference-exact=true %s | FileCheck %s

// The sizes of dimensions are taken for those of levels.
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
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     %c1_5 = arith.constant 1 : index
// CHECK-NEXT:     %c2_6 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_7 = memref.alloca(%c2_6) : memref<?xindex>
// CHECK-NEXT:     %c0_8 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c0_4, %alloca_7[%c0_8] : memref<?xindex>
// CHECK-NEXT:     %c1_9 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c1_5, %alloca_7[%c1_9] : memref<?xindex>
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c0_i32_10 = arith.constant 0 : i32
// CHECK-NEXT:     %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:     %0 = bufferization.to_memref %arg0 : memref<7xindex>
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %0 : memref<7xindex> -> index
// CHECK-NEXT:     %1 = bufferization.to_memref %arg1 : memref<?xindex>
// CHECK-NEXT:     %intptr_11 = memref.extract_aligned_pointer_as_index %1 : memref<?xindex> -> index
// CHECK-NEXT:     %2 = bufferization.to_memref %arg2 : memref<?xi64>
// CHECK-NEXT:     %intptr_12 = memref.extract_aligned_pointer_as_index %2 : memref<?xi64> -> index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %alloca_13 = memref.alloca(%c3) : memref<?xindex>
// CHECK-NEXT:     %c0_14 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %intptr, %alloca_13[%c0_14] : memref<?xindex>
// CHECK-NEXT:     %c1_15 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %intptr_11, %alloca_13[%c1_15] : memref<?xindex>
// CHECK-NEXT:     %c2_16 = arith.constant 2 : index
// CHECK-NEXT:     memref.store %intptr_12, %alloca_13[%c2_16] : memref<?xindex>
// CHECK-NEXT:     %intptr_17 = memref.extract_aligned_pointer_as_index %alloca_13 : memref<?xindex> -> index
// CHECK-NEXT:     %3 = arith.index_cast %intptr_17 : index to i64
// CHECK-NEXT:     %4 = llvm.inttoptr %3 : i64 to !llvm.ptr
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %5 = call @newSparseTensor(%alloca_1, %alloca_1, %alloca, %alloca_7, %alloca_7, %c0_i32, %c0_i32_10, %c5_i32, %c2_i32, %4) : (memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     return %5 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// There are more levels than dimensions.
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
// CHECK-NEXT:     %c0_7 = arith.constant 0 : index
// CHECK-NEXT:     %c1_8 = arith.constant 1 : index
// CHECK-NEXT:     %c2_9 = arith.constant 2 : index
// CHECK-NEXT:     %c3_10 = arith.constant 3 : index
// CHECK-NEXT:     %c4_11 = arith.constant 4 : index
// CHECK-NEXT:     %alloca_12 = memref.alloca(%c4_11) : memref<?xindex>
// CHECK-NEXT:     %c0_13 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c0_7, %alloca_12[%c0_13] : memref<?xindex>
// CHECK-NEXT:     %c1_14 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c1_8, %alloca_12[%c1_14] : memref<?xindex>
// CHECK-NEXT:     %c2_15 = arith.constant 2 : index
// CHECK-NEXT:     memref.store %c2_9, %alloca_12[%c2_15] : memref<?xindex>
// CHECK-NEXT:     %c3_16 = arith.constant 3 : index
// CHECK-NEXT:     memref.store %c3_10, %alloca_12[%c3_16] : memref<?xindex>
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c0_i32_17 = arith.constant 0 : i32
// CHECK-NEXT:     %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:     %0 = bufferization.to_memref %arg0 : memref<4xindex>
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %0 : memref<4xindex> -> index
// CHECK-NEXT:     %1 = bufferization.to_memref %arg1 : memref<?xindex>
// CHECK-NEXT:     %intptr_18 = memref.extract_aligned_pointer_as_index %1 : memref<?xindex> -> index
// CHECK-NEXT:     %2 = bufferization.to_memref %arg2 : memref<?xi64>
// CHECK-NEXT:     %intptr_19 = memref.extract_aligned_pointer_as_index %2 : memref<?xi64> -> index
// CHECK-NEXT:     %c3_20 = arith.constant 3 : index
// CHECK-NEXT:     %alloca_21 = memref.alloca(%c3_20) : memref<?xindex>
// CHECK-NEXT:     %c0_22 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %intptr, %alloca_21[%c0_22] : memref<?xindex>
// CHECK-NEXT:     %c1_23 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %intptr_18, %alloca_21[%c1_23] : memref<?xindex>
// CHECK-NEXT:     %c2_24 = arith.constant 2 : index
// CHECK-NEXT:     memref.store %intptr_19, %alloca_21[%c2_24] : memref<?xindex>
// CHECK-NEXT:     %intptr_25 = memref.extract_aligned_pointer_as_index %alloca_21 : memref<?xindex> -> index
// CHECK-NEXT:     %3 = arith.index_cast %intptr_25 : index to i64
// CHECK-NEXT:     %4 = llvm.inttoptr %3 : i64 to !llvm.ptr
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %5 = call @newSparseTensor(%alloca_4, %alloca_4, %alloca, %alloca_12, %alloca_12, %c0_i32, %c0_i32_17, %c5_i32, %c2_i32, %4) : (memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     return %5 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Entries have three coordinates; the reference copies two, and says that there are as many.
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
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %dim_3 = memref.dim %2, %c0_2 : memref<?xi32>
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %4 = arith.muli %dim_3, %c2 : index
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     %c1_5 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg4 = %c0_4 to %dim_3 step %c1_5 {
// CHECK-NEXT:       %9 = memref.load %2[%arg4] : memref<?xi32>
// CHECK-NEXT:       %10 = memref.load %3[%arg4] : memref<?xi32>
// CHECK-NEXT:       memref.store %9, %1[%arg4, %c0_4] : memref<6x3xi32>
// CHECK-NEXT:       memref.store %10, %1[%arg4, %c1_5] : memref<6x3xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %5 = call @sparseValuesF64(%arg0) : (!llvm.ptr) -> memref<?xf64>
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     %dim_7 = memref.dim %5, %c0_6 : memref<?xf64>
// CHECK-NEXT:     %6 = bufferization.to_tensor %0 : memref<?xindex>
// CHECK-NEXT:     %cast = tensor.cast %6 : tensor<?xindex> to tensor<2xindex>
// CHECK-NEXT:     %7 = bufferization.to_tensor %1 : memref<6x3xi32>
// CHECK-NEXT:     %cast_8 = tensor.cast %7 : tensor<6x3xi32> to tensor<6x3xi32>
// CHECK-NEXT:     %8 = bufferization.to_tensor %5 : memref<?xf64>
// CHECK-NEXT:     %cast_9 = tensor.cast %8 : tensor<?xf64> to tensor<6xf64>
// CHECK-NEXT:     return %cast, %cast_8, %cast_9, %dim, %4, %dim_7 : tensor<2xindex>, tensor<6x3xi32>, tensor<6xf64>, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Coordinates of dimensions are taken for those of levels.
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
// CHECK-NEXT:     memref.store %arg2, %alloca[%c0] : memref<?xindex>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %arg3, %alloca[%c1] : memref<?xindex>
// CHECK-NEXT:     memref.store %arg4, %alloca_0[] : memref<f64>
// CHECK-NEXT:     call @lexInsertF64(%arg0, %alloca, %alloca_0) : (!llvm.ptr, memref<?xindex>, memref<f64>) -> ()
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %alloca_1 = memref.alloca(%c4) : memref<?xindex>
// CHECK-NEXT:     %alloca_2 = memref.alloca() : memref<f64>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %arg2, %alloca_1[%c0_3] : memref<?xindex>
// CHECK-NEXT:     %c1_4 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %arg3, %alloca_1[%c1_4] : memref<?xindex>
// CHECK-NEXT:     memref.store %arg4, %alloca_2[] : memref<f64>
// CHECK-NEXT:     call @lexInsertF64(%arg1, %alloca_1, %alloca_2) : (!llvm.ptr, memref<?xindex>, memref<f64>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
