// RUN: pyopt --split-input-file --allow-unregistered-dialect --sparse-tensor-conversion %s | FileCheck %s

// Of a permutation of three.
#T3 = #sparse_tensor.encoding<{ map = (i, j, k) -> (k : compressed, i : dense, j : compressed) }>
func.func @f(%n: index, %m: index) -> tensor<?x4x?xi32, #T3> {
  %0 = bufferization.alloc_tensor(%n, %m) : tensor<?x4x?xi32, #T3>
  return %0 : tensor<?x4x?xi32, #T3>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @newSparseTensor(memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index) -> !llvm.ptr {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c262144_i64 = arith.constant 262144 : i64
// CHECK-NEXT:     %c65536_i64 = arith.constant 65536 : i64
// CHECK-NEXT:     %c262144_i64_0 = arith.constant 262144 : i64
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %alloca = memref.alloca(%c3) : memref<?xi64>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c262144_i64, %alloca[%c0] : memref<?xi64>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c65536_i64, %alloca[%c1] : memref<?xi64>
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     memref.store %c262144_i64_0, %alloca[%c2] : memref<?xi64>
// CHECK-NEXT:     %c3_1 = arith.constant 3 : index
// CHECK-NEXT:     %alloca_2 = memref.alloca(%c3_1) : memref<?xindex>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %arg0, %alloca_2[%c0_3] : memref<?xindex>
// CHECK-NEXT:     %c1_4 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c4, %alloca_2[%c1_4] : memref<?xindex>
// CHECK-NEXT:     %c2_5 = arith.constant 2 : index
// CHECK-NEXT:     memref.store %arg1, %alloca_2[%c2_5] : memref<?xindex>
// CHECK-NEXT:     %c2_6 = arith.constant 2 : index
// CHECK-NEXT:     %c0_7 = arith.constant 0 : index
// CHECK-NEXT:     %c1_8 = arith.constant 1 : index
// CHECK-NEXT:     %c1_9 = arith.constant 1 : index
// CHECK-NEXT:     %c2_10 = arith.constant 2 : index
// CHECK-NEXT:     %c0_11 = arith.constant 0 : index
// CHECK-NEXT:     %c3_12 = arith.constant 3 : index
// CHECK-NEXT:     %alloca_13 = memref.alloca(%c3_12) : memref<?xindex>
// CHECK-NEXT:     %c0_14 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c2_6, %alloca_13[%c0_14] : memref<?xindex>
// CHECK-NEXT:     %c1_15 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c0_7, %alloca_13[%c1_15] : memref<?xindex>
// CHECK-NEXT:     %c2_16 = arith.constant 2 : index
// CHECK-NEXT:     memref.store %c1_8, %alloca_13[%c2_16] : memref<?xindex>
// CHECK-NEXT:     %c3_17 = arith.constant 3 : index
// CHECK-NEXT:     %alloca_18 = memref.alloca(%c3_17) : memref<?xindex>
// CHECK-NEXT:     %c0_19 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c1_9, %alloca_18[%c0_19] : memref<?xindex>
// CHECK-NEXT:     %c1_20 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c2_10, %alloca_18[%c1_20] : memref<?xindex>
// CHECK-NEXT:     %c2_21 = arith.constant 2 : index
// CHECK-NEXT:     memref.store %c0_11, %alloca_18[%c2_21] : memref<?xindex>
// CHECK-NEXT:     %c3_22 = arith.constant 3 : index
// CHECK-NEXT:     %alloca_23 = memref.alloca(%c3_22) : memref<?xindex>
// CHECK-NEXT:     %c0_24 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %arg1, %alloca_23[%c0_24] : memref<?xindex>
// CHECK-NEXT:     %c1_25 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %arg0, %alloca_23[%c1_25] : memref<?xindex>
// CHECK-NEXT:     %c2_26 = arith.constant 2 : index
// CHECK-NEXT:     memref.store %c4, %alloca_23[%c2_26] : memref<?xindex>
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c0_i32_27 = arith.constant 0 : i32
// CHECK-NEXT:     %c6_i32 = arith.constant 6 : i32
// CHECK-NEXT:     %c0_i32_28 = arith.constant 0 : i32
// CHECK-NEXT:     %0 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %1 = call @newSparseTensor(%alloca_2, %alloca_23, %alloca, %alloca_13, %alloca_18, %c0_i32, %c0_i32_27, %c6_i32, %c0_i32_28, %0) : (memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     return %1 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Sorted and unsorted COO, interleaved or not; a hint of the size is of no use.
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#ANY = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed(nonunique, nonordered), j : singleton(nonordered))
}>
#SOA = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @f(%h: index) {
  %0 = bufferization.alloc_tensor() size_hint=%h : tensor<8x8xf16, #COO>
  %1 = bufferization.alloc_tensor() : tensor<8x8xf64, #ANY>
  %2 = bufferization.alloc_tensor() : tensor<8x8xi16, #SOA>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @newSparseTensor(memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @f(%arg0: index) {
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
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %c0_i32_12 = arith.constant 0 : i32
// CHECK-NEXT:     %0 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %1 = call @newSparseTensor(%alloca_2, %alloca_2, %alloca, %alloca_8, %alloca_8, %c0_i32, %c0_i32_11, %c3_i32, %c0_i32_12, %0) : (memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %c8_13 = arith.constant 8 : index
// CHECK-NEXT:     %c8_14 = arith.constant 8 : index
// CHECK-NEXT:     %c262147_i64 = arith.constant 262147 : i64
// CHECK-NEXT:     %c524290_i64 = arith.constant 524290 : i64
// CHECK-NEXT:     %c2_15 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_16 = memref.alloca(%c2_15) : memref<?xi64>
// CHECK-NEXT:     %c0_17 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c262147_i64, %alloca_16[%c0_17] : memref<?xi64>
// CHECK-NEXT:     %c1_18 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c524290_i64, %alloca_16[%c1_18] : memref<?xi64>
// CHECK-NEXT:     %c2_19 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_20 = memref.alloca(%c2_19) : memref<?xindex>
// CHECK-NEXT:     %c0_21 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c8_13, %alloca_20[%c0_21] : memref<?xindex>
// CHECK-NEXT:     %c1_22 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c8_14, %alloca_20[%c1_22] : memref<?xindex>
// CHECK-NEXT:     %c0_23 = arith.constant 0 : index
// CHECK-NEXT:     %c1_24 = arith.constant 1 : index
// CHECK-NEXT:     %c2_25 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_26 = memref.alloca(%c2_25) : memref<?xindex>
// CHECK-NEXT:     %c0_27 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c0_23, %alloca_26[%c0_27] : memref<?xindex>
// CHECK-NEXT:     %c1_28 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c1_24, %alloca_26[%c1_28] : memref<?xindex>
// CHECK-NEXT:     %c0_i32_29 = arith.constant 0 : i32
// CHECK-NEXT:     %c0_i32_30 = arith.constant 0 : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c0_i32_31 = arith.constant 0 : i32
// CHECK-NEXT:     %2 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %3 = call @newSparseTensor(%alloca_20, %alloca_20, %alloca_16, %alloca_26, %alloca_26, %c0_i32_29, %c0_i32_30, %c1_i32, %c0_i32_31, %2) : (memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %c8_32 = arith.constant 8 : index
// CHECK-NEXT:     %c8_33 = arith.constant 8 : index
// CHECK-NEXT:     %c262145_i64_34 = arith.constant 262145 : i64
// CHECK-NEXT:     %c524292_i64 = arith.constant 524292 : i64
// CHECK-NEXT:     %c2_35 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_36 = memref.alloca(%c2_35) : memref<?xi64>
// CHECK-NEXT:     %c0_37 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c262145_i64_34, %alloca_36[%c0_37] : memref<?xi64>
// CHECK-NEXT:     %c1_38 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c524292_i64, %alloca_36[%c1_38] : memref<?xi64>
// CHECK-NEXT:     %c2_39 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_40 = memref.alloca(%c2_39) : memref<?xindex>
// CHECK-NEXT:     %c0_41 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c8_32, %alloca_40[%c0_41] : memref<?xindex>
// CHECK-NEXT:     %c1_42 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c8_33, %alloca_40[%c1_42] : memref<?xindex>
// CHECK-NEXT:     %c0_43 = arith.constant 0 : index
// CHECK-NEXT:     %c1_44 = arith.constant 1 : index
// CHECK-NEXT:     %c2_45 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_46 = memref.alloca(%c2_45) : memref<?xindex>
// CHECK-NEXT:     %c0_47 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c0_43, %alloca_46[%c0_47] : memref<?xindex>
// CHECK-NEXT:     %c1_48 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c1_44, %alloca_46[%c1_48] : memref<?xindex>
// CHECK-NEXT:     %c0_i32_49 = arith.constant 0 : i32
// CHECK-NEXT:     %c0_i32_50 = arith.constant 0 : i32
// CHECK-NEXT:     %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:     %c0_i32_51 = arith.constant 0 : i32
// CHECK-NEXT:     %4 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %5 = call @newSparseTensor(%alloca_40, %alloca_40, %alloca_36, %alloca_46, %alloca_46, %c0_i32_49, %c0_i32_50, %c7_i32, %c0_i32_51, %4) : (memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Loose levels, dense levels, batches; all widths.
#SVL = #sparse_tensor.encoding<{ map = (i) -> (i : loose_compressed(nonunique, nonordered)) }>
#DV = #sparse_tensor.encoding<{ map = (i) -> (i : dense) }>
#W = #sparse_tensor.encoding<{ map = (i) -> (i : compressed), posWidth = 64, crdWidth = 32 }>
#BATCH = #sparse_tensor.encoding<{ map = (i, j) -> (i : batch, j : compressed) }>
func.func @f() {
  %0 = bufferization.alloc_tensor() : tensor<8xi32, #SVL>
  %1 = bufferization.alloc_tensor() : tensor<8xbf16, #DV>
  %2 = bufferization.alloc_tensor() : tensor<8xcomplex<f64>, #W>
  %3 = bufferization.alloc_tensor() : tensor<8x4xcomplex<f32>, #BATCH>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @newSparseTensor(memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c1048579_i64 = arith.constant 1048579 : i64
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloca = memref.alloca(%c1) : memref<?xi64>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c1048579_i64, %alloca[%c0] : memref<?xi64>
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
// CHECK-NEXT:     %c6_i32 = arith.constant 6 : i32
// CHECK-NEXT:     %c0_i32_8 = arith.constant 0 : i32
// CHECK-NEXT:     %0 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %1 = call @newSparseTensor(%alloca_1, %alloca_1, %alloca, %alloca_5, %alloca_5, %c0_i32, %c0_i32_7, %c6_i32, %c0_i32_8, %0) : (memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %c8_9 = arith.constant 8 : index
// CHECK-NEXT:     %c65536_i64 = arith.constant 65536 : i64
// CHECK-NEXT:     %c1_10 = arith.constant 1 : index
// CHECK-NEXT:     %alloca_11 = memref.alloca(%c1_10) : memref<?xi64>
// CHECK-NEXT:     %c0_12 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c65536_i64, %alloca_11[%c0_12] : memref<?xi64>
// CHECK-NEXT:     %c1_13 = arith.constant 1 : index
// CHECK-NEXT:     %alloca_14 = memref.alloca(%c1_13) : memref<?xindex>
// CHECK-NEXT:     %c0_15 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c8_9, %alloca_14[%c0_15] : memref<?xindex>
// CHECK-NEXT:     %c0_16 = arith.constant 0 : index
// CHECK-NEXT:     %c1_17 = arith.constant 1 : index
// CHECK-NEXT:     %alloca_18 = memref.alloca(%c1_17) : memref<?xindex>
// CHECK-NEXT:     %c0_19 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c0_16, %alloca_18[%c0_19] : memref<?xindex>
// CHECK-NEXT:     %c0_i32_20 = arith.constant 0 : i32
// CHECK-NEXT:     %c0_i32_21 = arith.constant 0 : i32
// CHECK-NEXT:     %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT:     %c0_i32_22 = arith.constant 0 : i32
// CHECK-NEXT:     %2 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %3 = call @newSparseTensor(%alloca_14, %alloca_14, %alloca_11, %alloca_18, %alloca_18, %c0_i32_20, %c0_i32_21, %c4_i32, %c0_i32_22, %2) : (memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %c8_23 = arith.constant 8 : index
// CHECK-NEXT:     %c262144_i64 = arith.constant 262144 : i64
// CHECK-NEXT:     %c1_24 = arith.constant 1 : index
// CHECK-NEXT:     %alloca_25 = memref.alloca(%c1_24) : memref<?xi64>
// CHECK-NEXT:     %c0_26 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c262144_i64, %alloca_25[%c0_26] : memref<?xi64>
// CHECK-NEXT:     %c1_27 = arith.constant 1 : index
// CHECK-NEXT:     %alloca_28 = memref.alloca(%c1_27) : memref<?xindex>
// CHECK-NEXT:     %c0_29 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c8_23, %alloca_28[%c0_29] : memref<?xindex>
// CHECK-NEXT:     %c0_30 = arith.constant 0 : index
// CHECK-NEXT:     %c1_31 = arith.constant 1 : index
// CHECK-NEXT:     %alloca_32 = memref.alloca(%c1_31) : memref<?xindex>
// CHECK-NEXT:     %c0_33 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c0_30, %alloca_32[%c0_33] : memref<?xindex>
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %c9_i32 = arith.constant 9 : i32
// CHECK-NEXT:     %c0_i32_34 = arith.constant 0 : i32
// CHECK-NEXT:     %4 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %5 = call @newSparseTensor(%alloca_28, %alloca_28, %alloca_25, %alloca_32, %alloca_32, %c1_i32, %c2_i32, %c9_i32, %c0_i32_34, %4) : (memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %c8_35 = arith.constant 8 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c131072_i64 = arith.constant 131072 : i64
// CHECK-NEXT:     %c262144_i64_36 = arith.constant 262144 : i64
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_37 = memref.alloca(%c2) : memref<?xi64>
// CHECK-NEXT:     %c0_38 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c131072_i64, %alloca_37[%c0_38] : memref<?xi64>
// CHECK-NEXT:     %c1_39 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c262144_i64_36, %alloca_37[%c1_39] : memref<?xi64>
// CHECK-NEXT:     %c2_40 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_41 = memref.alloca(%c2_40) : memref<?xindex>
// CHECK-NEXT:     %c0_42 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c8_35, %alloca_41[%c0_42] : memref<?xindex>
// CHECK-NEXT:     %c1_43 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c4, %alloca_41[%c1_43] : memref<?xindex>
// CHECK-NEXT:     %c0_44 = arith.constant 0 : index
// CHECK-NEXT:     %c1_45 = arith.constant 1 : index
// CHECK-NEXT:     %c2_46 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_47 = memref.alloca(%c2_46) : memref<?xindex>
// CHECK-NEXT:     %c0_48 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c0_44, %alloca_47[%c0_48] : memref<?xindex>
// CHECK-NEXT:     %c1_49 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c1_45, %alloca_47[%c1_49] : memref<?xindex>
// CHECK-NEXT:     %c0_i32_50 = arith.constant 0 : i32
// CHECK-NEXT:     %c0_i32_51 = arith.constant 0 : i32
// CHECK-NEXT:     %c10_i32 = arith.constant 10 : i32
// CHECK-NEXT:     %c0_i32_52 = arith.constant 0 : i32
// CHECK-NEXT:     %6 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %7 = call @newSparseTensor(%alloca_41, %alloca_41, %alloca_37, %alloca_47, %alloca_47, %c0_i32_50, %c0_i32_51, %c10_i32, %c0_i32_52, %6) : (memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Sizes 0 and 1; a value that all elements have makes no difference.
#DCSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>
#EXP = #sparse_tensor.encoding<{ map = (i) -> (i : compressed), explicitVal = 1.0 : f32 }>
func.func @f() -> (tensor<0xf32, #EXP>, tensor<1x0xf64, #DCSR>) {
  %0 = tensor.empty() : tensor<0xf32, #EXP>
  %1 = tensor.empty() : tensor<1x0xf64, #DCSR>
  return %0, %1 : tensor<0xf32, #EXP>, tensor<1x0xf64, #DCSR>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @newSparseTensor(memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @f() -> (!llvm.ptr, !llvm.ptr) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c262144_i64 = arith.constant 262144 : i64
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloca = memref.alloca(%c1) : memref<?xi64>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c262144_i64, %alloca[%c0_0] : memref<?xi64>
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %alloca_2 = memref.alloca(%c1_1) : memref<?xindex>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c0, %alloca_2[%c0_3] : memref<?xindex>
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     %c1_5 = arith.constant 1 : index
// CHECK-NEXT:     %alloca_6 = memref.alloca(%c1_5) : memref<?xindex>
// CHECK-NEXT:     %c0_7 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c0_4, %alloca_6[%c0_7] : memref<?xindex>
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c0_i32_8 = arith.constant 0 : i32
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %c0_i32_9 = arith.constant 0 : i32
// CHECK-NEXT:     %0 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %1 = call @newSparseTensor(%alloca_2, %alloca_2, %alloca, %alloca_6, %alloca_6, %c0_i32, %c0_i32_8, %c2_i32, %c0_i32_9, %0) : (memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     %c1_10 = arith.constant 1 : index
// CHECK-NEXT:     %c0_11 = arith.constant 0 : index
// CHECK-NEXT:     %c262144_i64_12 = arith.constant 262144 : i64
// CHECK-NEXT:     %c262144_i64_13 = arith.constant 262144 : i64
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_14 = memref.alloca(%c2) : memref<?xi64>
// CHECK-NEXT:     %c0_15 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c262144_i64_12, %alloca_14[%c0_15] : memref<?xi64>
// CHECK-NEXT:     %c1_16 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c262144_i64_13, %alloca_14[%c1_16] : memref<?xi64>
// CHECK-NEXT:     %c2_17 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_18 = memref.alloca(%c2_17) : memref<?xindex>
// CHECK-NEXT:     %c0_19 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c1_10, %alloca_18[%c0_19] : memref<?xindex>
// CHECK-NEXT:     %c1_20 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c0_11, %alloca_18[%c1_20] : memref<?xindex>
// CHECK-NEXT:     %c0_21 = arith.constant 0 : index
// CHECK-NEXT:     %c1_22 = arith.constant 1 : index
// CHECK-NEXT:     %c2_23 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_24 = memref.alloca(%c2_23) : memref<?xindex>
// CHECK-NEXT:     %c0_25 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c0_21, %alloca_24[%c0_25] : memref<?xindex>
// CHECK-NEXT:     %c1_26 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c1_22, %alloca_24[%c1_26] : memref<?xindex>
// CHECK-NEXT:     %c0_i32_27 = arith.constant 0 : i32
// CHECK-NEXT:     %c0_i32_28 = arith.constant 0 : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c0_i32_29 = arith.constant 0 : i32
// CHECK-NEXT:     %2 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %3 = call @newSparseTensor(%alloca_18, %alloca_18, %alloca_14, %alloca_24, %alloca_24, %c0_i32_27, %c0_i32_28, %c1_i32, %c0_i32_29, %2) : (memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     return %1, %3 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Sorting takes place where the tensor is.
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#ANY = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed(nonunique, nonordered), j : singleton(nonordered))
}>
func.func @f(%a: tensor<8x?xf64, #ANY>) -> tensor<8x?xf64, #COO> {
  %0 = sparse_tensor.reorder_coo quick_sort %a : tensor<8x?xf64, #ANY> to tensor<8x?xf64, #COO>
  return %0 : tensor<8x?xf64, #COO>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @newSparseTensor(memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @sparseDimSize(!llvm.ptr, index) -> index
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr) -> !llvm.ptr {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = call @sparseDimSize(%arg0, %c1) : (!llvm.ptr, index) -> index
// CHECK-NEXT:     %c262145_i64 = arith.constant 262145 : i64
// CHECK-NEXT:     %c524288_i64 = arith.constant 524288 : i64
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %alloca = memref.alloca(%c2) : memref<?xi64>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c262145_i64, %alloca[%c0] : memref<?xi64>
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c524288_i64, %alloca[%c1_0] : memref<?xi64>
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
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c0_i32_11 = arith.constant 0 : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %1 = call @newSparseTensor(%alloca_2, %alloca_2, %alloca, %alloca_8, %alloca_8, %c0_i32, %c0_i32_11, %c1_i32, %c3_i32, %arg0) : (memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     return %1 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }
