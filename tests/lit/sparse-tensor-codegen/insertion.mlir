// RUN: pyopt --split-input-file --sparse-tensor-codegen %s | FileCheck %s

// Insertions are calls of one function for each kind of storage.

#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @insert(%t: tensor<8x12xf64, #COO>, %v: f64, %i0: index, %i1: index)
    -> tensor<8x12xf64, #COO> {
  %0 = tensor.insert %v into %t[%i0, %i1] : tensor<8x12xf64, #COO>
  %1 = sparse_tensor.load %0 hasInserts : tensor<8x12xf64, #COO>
  return %1 : tensor<8x12xf64, #COO>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @_insert_compressed_nonunique_singleton_8_12_f64_0_0(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index, %arg5: index, %arg6: f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %c0, %c1 : index
// CHECK-NEXT:     %1 = memref.load %arg0[%c0] : memref<?xindex>
// CHECK-NEXT:     %2 = memref.load %arg0[%0] : memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %4 = arith.divui %3, %c2 : index
// CHECK-NEXT:     %5 = arith.subi %2, %c1 : index
// CHECK-NEXT:     %6 = arith.cmpi ult, %1, %2 : index
// CHECK-NEXT:     %7 = scf.if %6 -> (i1) {
// CHECK-NEXT:       %13 = arith.muli %5, %c2 : index
// CHECK-NEXT:       %14 = memref.load %arg1[%13] : memref<?xindex>
// CHECK-NEXT:       %15 = arith.cmpi eq, %14, %arg4 : index
// CHECK-NEXT:       scf.yield %15 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %false_2 = arith.constant false
// CHECK-NEXT:       scf.yield %false_2 : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %8:5 = scf.if %false -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index) {
// CHECK-NEXT:       scf.yield %arg0, %arg1, %arg2, %arg3, %5 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %13 = arith.addi %4, %c1 : index
// CHECK-NEXT:       memref.store %13, %arg0[%0] : memref<?xindex>
// CHECK-NEXT:       %14 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %outBuffer_2, %newSize_3 = sparse_tensor.push_back %14, %arg1, %arg4 : index, memref<?xindex>, index
// CHECK-NEXT:       %15 = sparse_tensor.storage_specifier.set %arg3  crd_mem_sz at 0 with %newSize_3 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %c1_4 = arith.constant 1 : index
// CHECK-NEXT:       scf.yield %arg0, %outBuffer_2, %arg2, %15, %4 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %9 = sparse_tensor.storage_specifier.get %8#3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %9, %8#1, %arg5 : index, memref<?xindex>, index
// CHECK-NEXT:     %10 = sparse_tensor.storage_specifier.set %8#3  crd_mem_sz at 1 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.get %10  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_0, %newSize_1 = sparse_tensor.push_back %11, %8#2, %arg6 : index, memref<?xf64>, f64
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.set %10  val_mem_sz with %newSize_1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %8#0, %outBuffer, %outBuffer_0, %12 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @insert(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: f64, %arg5: index, %arg6: index) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %0:4 = call @_insert_compressed_nonunique_singleton_8_12_f64_0_0(%arg0, %arg1, %arg2, %arg3, %arg5, %arg6, %arg4) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:     return %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#LOOSE = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : loose_compressed) }>
func.func @insert(%t: tensor<8x12xf64, #LOOSE>, %v: f64, %i0: index, %i1: index)
    -> tensor<8x12xf64, #LOOSE> {
  %0 = tensor.insert %v into %t[%i0, %i1] : tensor<8x12xf64, #LOOSE>
  %1 = sparse_tensor.load %0 hasInserts : tensor<8x12xf64, #LOOSE>
  return %1 : tensor<8x12xf64, #LOOSE>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : loose_compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @_insert_dense_loose_compressed_8_12_f64_0_0(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index, %arg5: index, %arg6: f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %1 = arith.muli %0, %c0 : index
// CHECK-NEXT:     %2 = arith.addi %1, %arg4 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %3 = arith.muli %2, %c2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %4 = arith.addi %3, %c1 : index
// CHECK-NEXT:     %5 = memref.load %arg0[%3] : memref<?xindex>
// CHECK-NEXT:     %6 = memref.load %arg0[%4] : memref<?xindex>
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %8 = arith.subi %6, %c1 : index
// CHECK-NEXT:     %9 = arith.cmpi ult, %5, %6 : index
// CHECK-NEXT:     %10 = scf.if %9 -> (i1) {
// CHECK-NEXT:       %14 = memref.load %arg1[%8] : memref<?xindex>
// CHECK-NEXT:       %15 = arith.cmpi eq, %14, %arg5 : index
// CHECK-NEXT:       scf.yield %15 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       memref.store %7, %arg0[%3] : memref<?xindex>
// CHECK-NEXT:       %false = arith.constant false
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %11:5 = scf.if %10 -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index) {
// CHECK-NEXT:       scf.yield %arg0, %arg1, %arg2, %arg3, %8 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %14 = arith.addi %7, %c1 : index
// CHECK-NEXT:       memref.store %14, %arg0[%4] : memref<?xindex>
// CHECK-NEXT:       %15 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %outBuffer_0, %newSize_1 = sparse_tensor.push_back %15, %arg1, %arg5 : index, memref<?xindex>, index
// CHECK-NEXT:       %16 = sparse_tensor.storage_specifier.set %arg3  crd_mem_sz at 1 with %newSize_1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       scf.yield %arg0, %outBuffer_0, %arg2, %16, %7 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.get %11#3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %12, %11#2, %arg6 : index, memref<?xf64>, f64
// CHECK-NEXT:     %13 = sparse_tensor.storage_specifier.set %11#3  val_mem_sz with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %11#0, %11#1, %outBuffer, %13 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @insert(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: f64, %arg5: index, %arg6: index) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %0:4 = call @_insert_dense_loose_compressed_8_12_f64_0_0(%arg0, %arg1, %arg2, %arg3, %arg5, %arg6, %arg4) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:     return %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dense(%t: tensor<8xf64>, %v: f64, %i: index) -> tensor<8xf64> {
  %0 = tensor.insert %v into %t[%i] : tensor<8xf64>
  return %0 : tensor<8xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dense(%arg0: tensor<8xf64>, %arg1: f64, %arg2: index) -> tensor<8xf64> {
// CHECK-NEXT:     %inserted = tensor.insert %arg1 into %arg0[%arg2] : tensor<8xf64>
// CHECK-NEXT:     return %inserted : tensor<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @first(%t: tensor<?x?xf64, #CSR>, %v: f64, %i: index) -> tensor<?x?xf64, #CSR> {
  %0 = tensor.insert %v into %t[%i, %i] : tensor<?x?xf64, #CSR>
  return %0 : tensor<?x?xf64, #CSR>
}
func.func @second(%t: tensor<?x?xf64, #CSR>, %u: tensor<8x?xf64, #CSR>, %v: f64, %i: index)
    -> tensor<?x?xf64, #CSR> {
  %0 = tensor.insert %v into %t[%i, %i] : tensor<?x?xf64, #CSR>
  %1 = tensor.insert %v into %u[%i, %i] : tensor<8x?xf64, #CSR>
  return %0 : tensor<?x?xf64, #CSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @"_insert_dense_compressed_-9223372036854775808_-9223372036854775808_f64_0_0"(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index, %arg5: index, %arg6: f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %1 = arith.muli %0, %c0 : index
// CHECK-NEXT:     %2 = arith.addi %1, %arg4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %3 = arith.addi %2, %c1 : index
// CHECK-NEXT:     %4 = memref.load %arg0[%2] : memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %arg0[%3] : memref<?xindex>
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %7 = arith.subi %5, %c1 : index
// CHECK-NEXT:     %8 = arith.cmpi ult, %4, %5 : index
// CHECK-NEXT:     %9 = scf.if %8 -> (i1) {
// CHECK-NEXT:       %13 = memref.load %arg1[%7] : memref<?xindex>
// CHECK-NEXT:       %14 = arith.cmpi eq, %13, %arg5 : index
// CHECK-NEXT:       scf.yield %14 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       memref.store %6, %arg0[%2] : memref<?xindex>
// CHECK-NEXT:       %false = arith.constant false
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %10:5 = scf.if %9 -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index) {
// CHECK-NEXT:       scf.yield %arg0, %arg1, %arg2, %arg3, %7 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %13 = arith.addi %6, %c1 : index
// CHECK-NEXT:       memref.store %13, %arg0[%3] : memref<?xindex>
// CHECK-NEXT:       %14 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %outBuffer_0, %newSize_1 = sparse_tensor.push_back %14, %arg1, %arg5 : index, memref<?xindex>, index
// CHECK-NEXT:       %15 = sparse_tensor.storage_specifier.set %arg3  crd_mem_sz at 1 with %newSize_1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       scf.yield %arg0, %outBuffer_0, %arg2, %15, %6 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.get %10#3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %11, %10#2, %arg6 : index, memref<?xf64>, f64
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.set %10#3  val_mem_sz with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %10#0, %10#1, %outBuffer, %12 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @first(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: f64, %arg5: index) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %0:4 = call @"_insert_dense_compressed_-9223372036854775808_-9223372036854775808_f64_0_0"(%arg0, %arg1, %arg2, %arg3, %arg5, %arg5, %arg4) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:     return %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @"_insert_dense_compressed_8_-9223372036854775808_f64_0_0"(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index, %arg5: index, %arg6: f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %1 = arith.muli %0, %c0 : index
// CHECK-NEXT:     %2 = arith.addi %1, %arg4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %3 = arith.addi %2, %c1 : index
// CHECK-NEXT:     %4 = memref.load %arg0[%2] : memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %arg0[%3] : memref<?xindex>
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %7 = arith.subi %5, %c1 : index
// CHECK-NEXT:     %8 = arith.cmpi ult, %4, %5 : index
// CHECK-NEXT:     %9 = scf.if %8 -> (i1) {
// CHECK-NEXT:       %13 = memref.load %arg1[%7] : memref<?xindex>
// CHECK-NEXT:       %14 = arith.cmpi eq, %13, %arg5 : index
// CHECK-NEXT:       scf.yield %14 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       memref.store %6, %arg0[%2] : memref<?xindex>
// CHECK-NEXT:       %false = arith.constant false
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %10:5 = scf.if %9 -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index) {
// CHECK-NEXT:       scf.yield %arg0, %arg1, %arg2, %arg3, %7 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %13 = arith.addi %6, %c1 : index
// CHECK-NEXT:       memref.store %13, %arg0[%3] : memref<?xindex>
// CHECK-NEXT:       %14 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %outBuffer_0, %newSize_1 = sparse_tensor.push_back %14, %arg1, %arg5 : index, memref<?xindex>, index
// CHECK-NEXT:       %15 = sparse_tensor.storage_specifier.set %arg3  crd_mem_sz at 1 with %newSize_1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       scf.yield %arg0, %outBuffer_0, %arg2, %15, %6 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.get %10#3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %11, %10#2, %arg6 : index, memref<?xf64>, f64
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.set %10#3  val_mem_sz with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %10#0, %10#1, %outBuffer, %12 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @second(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: memref<?xindex>, %arg5: memref<?xindex>, %arg6: memref<?xf64>, %arg7: !sparse_tensor.storage_specifier<#sparse>, %arg8: f64, %arg9: index) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %0:4 = call @"_insert_dense_compressed_-9223372036854775808_-9223372036854775808_f64_0_0"(%arg0, %arg1, %arg2, %arg3, %arg9, %arg9, %arg8) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:     %1:4 = call @"_insert_dense_compressed_8_-9223372036854775808_f64_0_0"(%arg4, %arg5, %arg6, %arg7, %arg9, %arg9, %arg8) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:     return %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#DCSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
func.func @not_final(%t: tensor<8x8xf64, #DCSR>) -> tensor<8x8xf64, #DCSR> {
  %0 = sparse_tensor.load %t : tensor<8x8xf64, #DCSR>
  return %0 : tensor<8x8xf64, #DCSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @not_final(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xindex>, %arg3: memref<?xindex>, %arg4: memref<?xf64>, %arg5: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     return %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
