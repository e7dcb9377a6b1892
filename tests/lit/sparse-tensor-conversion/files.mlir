// RUN: pyopt --split-input-file --allow-unregistered-dialect --sparse-tensor-conversion %s | FileCheck %s

// All are known, of blocks.
#BSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense,
                   j mod 3 : dense)
}>
func.func @f(%file: !llvm.ptr) -> tensor<6x6xi32, #BSR> {
  %0 = sparse_tensor.new %file : !llvm.ptr to tensor<6x6xi32, #BSR>
  return %0 : tensor<6x6xi32, #BSR>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @delSparseTensorReader(!llvm.ptr)
// CHECK-NEXT:   func.func private @newSparseTensor(memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @createCheckedSparseTensorReader(!llvm.ptr, memref<?xindex>, i32) -> !llvm.ptr attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @f(%arg0: !llvm.ptr) -> !llvm.ptr {
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %c6_0 = arith.constant 6 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %alloca = memref.alloca(%c2) : memref<?xindex>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c6, %alloca[%c0] : memref<?xindex>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c6_0, %alloca[%c1] : memref<?xindex>
// CHECK-NEXT:     %c6_i32 = arith.constant 6 : i32
// CHECK-NEXT:     %0 = call @createCheckedSparseTensorReader(%arg0, %alloca, %c6_i32) : (!llvm.ptr, memref<?xindex>, i32) -> !llvm.ptr
// CHECK-NEXT:     %c65536_i64 = arith.constant 65536 : i64
// CHECK-NEXT:     %c262144_i64 = arith.constant 262144 : i64
// CHECK-NEXT:     %c65536_i64_1 = arith.constant 65536 : i64
// CHECK-NEXT:     %c65536_i64_2 = arith.constant 65536 : i64
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %alloca_3 = memref.alloca(%c4) : memref<?xi64>
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c65536_i64, %alloca_3[%c0_4] : memref<?xi64>
// CHECK-NEXT:     %c1_5 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c262144_i64, %alloca_3[%c1_5] : memref<?xi64>
// CHECK-NEXT:     %c2_6 = arith.constant 2 : index
// CHECK-NEXT:     memref.store %c65536_i64_1, %alloca_3[%c2_6] : memref<?xi64>
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     memref.store %c65536_i64_2, %alloca_3[%c3] : memref<?xi64>
// CHECK-NEXT:     %c1152921504608944128 = arith.constant 1152921504608944128 : index
// CHECK-NEXT:     %c2_7 = arith.constant 2 : index
// CHECK-NEXT:     %1 = arith.divui %c6, %c2_7 : index
// CHECK-NEXT:     %c1152921504609992705 = arith.constant 1152921504609992705 : index
// CHECK-NEXT:     %c3_8 = arith.constant 3 : index
// CHECK-NEXT:     %2 = arith.divui %c6_0, %c3_8 : index
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
// CHECK-NEXT:     memref.store %1, %alloca_22[%c0_23] : memref<?xindex>
// CHECK-NEXT:     %c1_24 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %2, %alloca_22[%c1_24] : memref<?xindex>
// CHECK-NEXT:     %c2_25 = arith.constant 2 : index
// CHECK-NEXT:     memref.store %c2_9, %alloca_22[%c2_25] : memref<?xindex>
// CHECK-NEXT:     %c3_26 = arith.constant 3 : index
// CHECK-NEXT:     memref.store %c3_10, %alloca_22[%c3_26] : memref<?xindex>
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c0_i32_27 = arith.constant 0 : i32
// CHECK-NEXT:     %c6_i32_28 = arith.constant 6 : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %3 = call @newSparseTensor(%alloca, %alloca_22, %alloca_3, %alloca_12, %alloca_18, %c0_i32, %c0_i32_27, %c6_i32_28, %c1_i32, %0) : (memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     call @delSparseTensorReader(%0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     return %3 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// COO, and any value that says which file.
#SOA = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @f(%file: index) -> (tensor<?x?xf64, #SOA>, index) {
  %0 = sparse_tensor.new %file : index to tensor<?x?xf64, #SOA>
  %1 = sparse_tensor.number_of_entries %0 : tensor<?x?xf64, #SOA>
  return %0, %1 : tensor<?x?xf64, #SOA>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func private @sparseValuesF64(!llvm.ptr) -> memref<?xf64> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @delSparseTensorReader(!llvm.ptr)
// CHECK-NEXT:   func.func private @newSparseTensor(memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @getSparseTensorReaderDimSizes(!llvm.ptr) -> memref<?xindex> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @createCheckedSparseTensorReader(index, memref<?xindex>, i32) -> !llvm.ptr attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @f(%arg0: index) -> (!llvm.ptr, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %alloca = memref.alloca(%c2) : memref<?xindex>
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c0, %alloca[%c0_1] : memref<?xindex>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c0_0, %alloca[%c1] : memref<?xindex>
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %0 = call @createCheckedSparseTensorReader(%arg0, %alloca, %c1_i32) : (index, memref<?xindex>, i32) -> !llvm.ptr
// CHECK-NEXT:     %1 = call @getSparseTensorReaderDimSizes(%0) : (!llvm.ptr) -> memref<?xindex>
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %2 = memref.load %1[%c0_2] : memref<?xindex>
// CHECK-NEXT:     %c1_3 = arith.constant 1 : index
// CHECK-NEXT:     %3 = memref.load %1[%c1_3] : memref<?xindex>
// CHECK-NEXT:     %c262145_i64 = arith.constant 262145 : i64
// CHECK-NEXT:     %c524292_i64 = arith.constant 524292 : i64
// CHECK-NEXT:     %c2_4 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_5 = memref.alloca(%c2_4) : memref<?xi64>
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c262145_i64, %alloca_5[%c0_6] : memref<?xi64>
// CHECK-NEXT:     %c1_7 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c524292_i64, %alloca_5[%c1_7] : memref<?xi64>
// CHECK-NEXT:     %c0_8 = arith.constant 0 : index
// CHECK-NEXT:     %c1_9 = arith.constant 1 : index
// CHECK-NEXT:     %c2_10 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_11 = memref.alloca(%c2_10) : memref<?xindex>
// CHECK-NEXT:     %c0_12 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c0_8, %alloca_11[%c0_12] : memref<?xindex>
// CHECK-NEXT:     %c1_13 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c1_9, %alloca_11[%c1_13] : memref<?xindex>
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c0_i32_14 = arith.constant 0 : i32
// CHECK-NEXT:     %c1_i32_15 = arith.constant 1 : i32
// CHECK-NEXT:     %c1_i32_16 = arith.constant 1 : i32
// CHECK-NEXT:     %4 = call @newSparseTensor(%1, %1, %alloca_5, %alloca_11, %alloca_11, %c0_i32, %c0_i32_14, %c1_i32_15, %c1_i32_16, %0) : (memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     call @delSparseTensorReader(%0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %5 = call @sparseValuesF64(%4) : (!llvm.ptr) -> memref<?xf64>
// CHECK-NEXT:     %c0_17 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %5, %c0_17 : memref<?xf64>
// CHECK-NEXT:     return %4, %dim : !llvm.ptr, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
