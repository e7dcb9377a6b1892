// RUN: pyopt --split-input-file --sparse-tensor-codegen %s | FileCheck %s

// Insertions are calls of one function for each kind of storage.

#D = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
func.func @insert(%t: tensor<8x12xf64, #D>, %v: f64, %i0: index, %i1: index)
    -> tensor<8x12xf64, #D> {
  %0 = tensor.insert %v into %t[%i0, %i1] : tensor<8x12xf64, #D>
  %1 = sparse_tensor.load %0 hasInserts : tensor<8x12xf64, #D>
  return %1 : tensor<8x12xf64, #D>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @_insert_dense_dense_8_12_f64_0_0(%arg0: memref<?xf64>, %arg1: !sparse_tensor.storage_specifier<#sparse>, %arg2: index, %arg3: index, %arg4: f64) -> (memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg1  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %1 = arith.muli %0, %c0 : index
// CHECK-NEXT:     %2 = arith.addi %1, %arg2 : index
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.get %arg1  lvl_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %4 = arith.muli %3, %2 : index
// CHECK-NEXT:     %5 = arith.addi %4, %arg3 : index
// CHECK-NEXT:     memref.store %arg4, %arg0[%5] : memref<?xf64>
// CHECK-NEXT:     return %arg0, %arg1 : memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @insert(%arg0: memref<?xf64>, %arg1: !sparse_tensor.storage_specifier<#sparse>, %arg2: f64, %arg3: index, %arg4: index) -> (memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %0:2 = call @_insert_dense_dense_8_12_f64_0_0(%arg0, %arg1, %arg3, %arg4, %arg2) : (memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0#0, %0#1 : memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<8x12xf64, #sparse1>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %0#0, %0#1 : memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<8x12xf64, #sparse1>
// CHECK-NEXT:     return %0#0, %0#1 : memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#DV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
func.func @insert(%t: tensor<10xf64, #DV>, %v: f64, %i0: index) -> tensor<10xf64, #DV> {
  %0 = tensor.insert %v into %t[%i0] : tensor<10xf64, #DV>
  %1 = sparse_tensor.load %0 hasInserts : tensor<10xf64, #DV>
  return %1 : tensor<10xf64, #DV>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @_insert_dense_10_f64_0_0(%arg0: memref<?xf64>, %arg1: !sparse_tensor.storage_specifier<#sparse>, %arg2: index, %arg3: f64) -> (memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg1  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %1 = arith.muli %0, %c0 : index
// CHECK-NEXT:     %2 = arith.addi %1, %arg2 : index
// CHECK-NEXT:     memref.store %arg3, %arg0[%2] : memref<?xf64>
// CHECK-NEXT:     return %arg0, %arg1 : memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @insert(%arg0: memref<?xf64>, %arg1: !sparse_tensor.storage_specifier<#sparse>, %arg2: f64, %arg3: index) -> (memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %0:2 = call @_insert_dense_10_f64_0_0(%arg0, %arg1, %arg3, %arg2) : (memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, f64) -> (memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0#0, %0#1 : memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<10xf64, #sparse1>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %0#0, %0#1 : memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<10xf64, #sparse1>
// CHECK-NEXT:     return %0#0, %0#1 : memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#V = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @insert(%t: tensor<10xf64, #V>, %v: f64, %i0: index) -> tensor<10xf64, #V> {
  %0 = tensor.insert %v into %t[%i0] : tensor<10xf64, #V>
  %1 = sparse_tensor.load %0 hasInserts : tensor<10xf64, #V>
  return %1 : tensor<10xf64, #V>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @_insert_compressed_10_f64_0_0(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index, %arg5: f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %c0, %c1 : index
// CHECK-NEXT:     %1 = memref.load %arg0[%c0] : memref<?xindex>
// CHECK-NEXT:     %2 = memref.load %arg0[%0] : memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %4 = arith.subi %2, %c1 : index
// CHECK-NEXT:     %5 = arith.cmpi ult, %1, %2 : index
// CHECK-NEXT:     %6 = scf.if %5 -> (i1) {
// CHECK-NEXT:       %10 = memref.load %arg1[%4] : memref<?xindex>
// CHECK-NEXT:       %11 = arith.cmpi eq, %10, %arg4 : index
// CHECK-NEXT:       scf.yield %11 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %false = arith.constant false
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %7:5 = scf.if %6 -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index) {
// CHECK-NEXT:       scf.yield %arg0, %arg1, %arg2, %arg3, %4 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %10 = arith.addi %3, %c1 : index
// CHECK-NEXT:       memref.store %10, %arg0[%0] : memref<?xindex>
// CHECK-NEXT:       %11 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %outBuffer_0, %newSize_1 = sparse_tensor.push_back %11, %arg1, %arg4 : index, memref<?xindex>, index
// CHECK-NEXT:       %12 = sparse_tensor.storage_specifier.set %arg3  crd_mem_sz at 0 with %newSize_1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       scf.yield %arg0, %outBuffer_0, %arg2, %12, %3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.get %7#3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %8, %7#2, %arg5 : index, memref<?xf64>, f64
// CHECK-NEXT:     %9 = sparse_tensor.storage_specifier.set %7#3  val_mem_sz with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %7#0, %7#1, %outBuffer, %9 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @insert(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: f64, %arg5: index) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %0:4 = call @_insert_compressed_10_f64_0_0(%arg0, %arg1, %arg2, %arg3, %arg5, %arg4) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<10xf64, #sparse1>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<10xf64, #sparse1>
// CHECK-NEXT:     return %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @insert(%t: tensor<8x12xf64, #CSR>, %v: f64, %i0: index, %i1: index)
    -> tensor<8x12xf64, #CSR> {
  %0 = tensor.insert %v into %t[%i0, %i1] : tensor<8x12xf64, #CSR>
  %1 = sparse_tensor.load %0 hasInserts : tensor<8x12xf64, #CSR>
  return %1 : tensor<8x12xf64, #CSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @_insert_dense_compressed_8_12_f64_0_0(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index, %arg5: index, %arg6: f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
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
// CHECK-NEXT:   func.func @insert(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: f64, %arg5: index, %arg6: index) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %0:4 = call @_insert_dense_compressed_8_12_f64_0_0(%arg0, %arg1, %arg2, %arg3, %arg5, %arg6, %arg4) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<8x12xf64, #sparse1>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %0#3  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %3 = memref.load %0#0[%c0] : memref<?xindex>
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %4 = scf.for %arg7 = %c1 to %2 step %c1_0 iter_args(%arg8 = %3) -> (index) {
// CHECK-NEXT:       %6 = memref.load %0#0[%arg7] : memref<?xindex>
// CHECK-NEXT:       %c0_1 = arith.constant 0 : index
// CHECK-NEXT:       %7 = arith.cmpi eq, %6, %c0_1 : index
// CHECK-NEXT:       %8 = scf.if %7 -> (index) {
// CHECK-NEXT:         memref.store %arg8, %0#0[%arg7] : memref<?xindex>
// CHECK-NEXT:         scf.yield %arg8 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %6 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %8 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %5 = builtin.unrealized_conversion_cast %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<8x12xf64, #sparse1>
// CHECK-NEXT:     return %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#DCSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
func.func @insert(%t: tensor<8x12xf64, #DCSR>, %v: f64, %i0: index, %i1: index)
    -> tensor<8x12xf64, #DCSR> {
  %0 = tensor.insert %v into %t[%i0, %i1] : tensor<8x12xf64, #DCSR>
  %1 = sparse_tensor.load %0 hasInserts : tensor<8x12xf64, #DCSR>
  return %1 : tensor<8x12xf64, #DCSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @_insert_compressed_compressed_8_12_f64_0_0(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xindex>, %arg3: memref<?xindex>, %arg4: memref<?xf64>, %arg5: !sparse_tensor.storage_specifier<#sparse>, %arg6: index, %arg7: index, %arg8: f64) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %c0, %c1 : index
// CHECK-NEXT:     %1 = memref.load %arg0[%c0] : memref<?xindex>
// CHECK-NEXT:     %2 = memref.load %arg0[%0] : memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.get %arg5  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %4 = arith.subi %2, %c1 : index
// CHECK-NEXT:     %5 = arith.cmpi ult, %1, %2 : index
// CHECK-NEXT:     %6 = scf.if %5 -> (i1) {
// CHECK-NEXT:       %18 = memref.load %arg1[%4] : memref<?xindex>
// CHECK-NEXT:       %19 = arith.cmpi eq, %18, %arg6 : index
// CHECK-NEXT:       scf.yield %19 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %false = arith.constant false
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %7:7 = scf.if %6 -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index) {
// CHECK-NEXT:       scf.yield %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %4 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %18 = arith.addi %3, %c1 : index
// CHECK-NEXT:       memref.store %18, %arg0[%0] : memref<?xindex>
// CHECK-NEXT:       %19 = sparse_tensor.storage_specifier.get %arg5  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %outBuffer_1, %newSize_2 = sparse_tensor.push_back %19, %arg1, %arg6 : index, memref<?xindex>, index
// CHECK-NEXT:       %20 = sparse_tensor.storage_specifier.set %arg5  crd_mem_sz at 0 with %newSize_2 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %c1_3 = arith.constant 1 : index
// CHECK-NEXT:       %c0_4 = arith.constant 0 : index
// CHECK-NEXT:       %21 = sparse_tensor.storage_specifier.get %20  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %outBuffer_5, %newSize_6 = sparse_tensor.push_back %21, %arg2, %c0_4, %c1_3 : index, memref<?xindex>, index, index
// CHECK-NEXT:       %22 = sparse_tensor.storage_specifier.set %20  pos_mem_sz at 1 with %newSize_6 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       scf.yield %arg0, %outBuffer_1, %outBuffer_5, %arg3, %arg4, %22, %3 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %8 = arith.addi %7#6, %c1_0 : index
// CHECK-NEXT:     %9 = memref.load %7#2[%7#6] : memref<?xindex>
// CHECK-NEXT:     %10 = memref.load %7#2[%8] : memref<?xindex>
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.get %7#5  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %12 = arith.subi %10, %c1_0 : index
// CHECK-NEXT:     %13 = arith.cmpi ult, %9, %10 : index
// CHECK-NEXT:     %14 = scf.if %13 -> (i1) {
// CHECK-NEXT:       %18 = memref.load %7#3[%12] : memref<?xindex>
// CHECK-NEXT:       %19 = arith.cmpi eq, %18, %arg7 : index
// CHECK-NEXT:       scf.yield %19 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       memref.store %11, %7#2[%7#6] : memref<?xindex>
// CHECK-NEXT:       %false = arith.constant false
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %15:7 = scf.if %14 -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index) {
// CHECK-NEXT:       scf.yield %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %12 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %18 = arith.addi %11, %c1_0 : index
// CHECK-NEXT:       memref.store %18, %7#2[%8] : memref<?xindex>
// CHECK-NEXT:       %19 = sparse_tensor.storage_specifier.get %7#5  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %outBuffer_1, %newSize_2 = sparse_tensor.push_back %19, %7#3, %arg7 : index, memref<?xindex>, index
// CHECK-NEXT:       %20 = sparse_tensor.storage_specifier.set %7#5  crd_mem_sz at 1 with %newSize_2 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       scf.yield %7#0, %7#1, %7#2, %outBuffer_1, %7#4, %20, %11 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %16 = sparse_tensor.storage_specifier.get %15#5  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %16, %15#4, %arg8 : index, memref<?xf64>, f64
// CHECK-NEXT:     %17 = sparse_tensor.storage_specifier.set %15#5  val_mem_sz with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %15#0, %15#1, %15#2, %15#3, %outBuffer, %17 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @insert(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xindex>, %arg3: memref<?xindex>, %arg4: memref<?xf64>, %arg5: !sparse_tensor.storage_specifier<#sparse>, %arg6: f64, %arg7: index, %arg8: index) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %0:6 = call @_insert_compressed_compressed_8_12_f64_0_0(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg7, %arg8, %arg6) : (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0#0, %0#1, %0#2, %0#3, %0#4, %0#5 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<8x12xf64, #sparse1>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %0#5  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %3 = memref.load %0#2[%c0] : memref<?xindex>
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %4 = scf.for %arg9 = %c1 to %2 step %c1_0 iter_args(%arg10 = %3) -> (index) {
// CHECK-NEXT:       %6 = memref.load %0#2[%arg9] : memref<?xindex>
// CHECK-NEXT:       %c0_1 = arith.constant 0 : index
// CHECK-NEXT:       %7 = arith.cmpi eq, %6, %c0_1 : index
// CHECK-NEXT:       %8 = scf.if %7 -> (index) {
// CHECK-NEXT:         memref.store %arg10, %0#2[%arg9] : memref<?xindex>
// CHECK-NEXT:         scf.yield %arg10 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %6 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %8 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %5 = builtin.unrealized_conversion_cast %0#0, %0#1, %0#2, %0#3, %0#4, %0#5 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<8x12xf64, #sparse1>
// CHECK-NEXT:     return %0#0, %0#1, %0#2, %0#3, %0#4, %0#5 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CD = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : dense) }>
func.func @insert(%t: tensor<8x12xf64, #CD>, %v: f64, %i0: index, %i1: index)
    -> tensor<8x12xf64, #CD> {
  %0 = tensor.insert %v into %t[%i0, %i1] : tensor<8x12xf64, #CD>
  %1 = sparse_tensor.load %0 hasInserts : tensor<8x12xf64, #CD>
  return %1 : tensor<8x12xf64, #CD>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : dense) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @_insert_compressed_dense_8_12_f64_0_0(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index, %arg5: index, %arg6: f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %c0, %c1 : index
// CHECK-NEXT:     %1 = memref.load %arg0[%c0] : memref<?xindex>
// CHECK-NEXT:     %2 = memref.load %arg0[%0] : memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %4 = arith.subi %2, %c1 : index
// CHECK-NEXT:     %5 = arith.cmpi ult, %1, %2 : index
// CHECK-NEXT:     %6 = scf.if %5 -> (i1) {
// CHECK-NEXT:       %11 = memref.load %arg1[%4] : memref<?xindex>
// CHECK-NEXT:       %12 = arith.cmpi eq, %11, %arg4 : index
// CHECK-NEXT:       scf.yield %12 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %false = arith.constant false
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %7:5 = scf.if %6 -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index) {
// CHECK-NEXT:       scf.yield %arg0, %arg1, %arg2, %arg3, %4 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %11 = arith.addi %3, %c1 : index
// CHECK-NEXT:       memref.store %11, %arg0[%0] : memref<?xindex>
// CHECK-NEXT:       %12 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %outBuffer, %newSize = sparse_tensor.push_back %12, %arg1, %arg4 : index, memref<?xindex>, index
// CHECK-NEXT:       %13 = sparse_tensor.storage_specifier.set %arg3  crd_mem_sz at 0 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %c1_0 = arith.constant 1 : index
// CHECK-NEXT:       %14 = sparse_tensor.storage_specifier.get %13  lvl_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %15 = arith.muli %c1_0, %14 : index
// CHECK-NEXT:       %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:       %16 = sparse_tensor.storage_specifier.get %13  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %outBuffer_1, %newSize_2 = sparse_tensor.push_back %16, %arg2, %cst, %15 : index, memref<?xf64>, f64, index
// CHECK-NEXT:       %17 = sparse_tensor.storage_specifier.set %13  val_mem_sz with %newSize_2 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       scf.yield %arg0, %outBuffer, %outBuffer_1, %17, %3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.get %7#3  lvl_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %9 = arith.muli %8, %7#4 : index
// CHECK-NEXT:     %10 = arith.addi %9, %arg5 : index
// CHECK-NEXT:     memref.store %arg6, %7#2[%10] : memref<?xf64>
// CHECK-NEXT:     return %7#0, %7#1, %7#2, %7#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @insert(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: f64, %arg5: index, %arg6: index) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %0:4 = call @_insert_compressed_dense_8_12_f64_0_0(%arg0, %arg1, %arg2, %arg3, %arg5, %arg6, %arg4) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<8x12xf64, #sparse1>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<8x12xf64, #sparse1>
// CHECK-NEXT:     return %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @insert(%t: tensor<8x12xf64, #COO>, %v: f64, %i0: index, %i1: index)
    -> tensor<8x12xf64, #COO> {
  %0 = tensor.insert %v into %t[%i0, %i1] : tensor<8x12xf64, #COO>
  %1 = sparse_tensor.load %0 hasInserts : tensor<8x12xf64, #COO>
  return %1 : tensor<8x12xf64, #COO>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : singleton) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
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
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<8x12xf64, #sparse1>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<8x12xf64, #sparse1>
// CHECK-NEXT:     return %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#COO3 = #sparse_tensor.encoding<{
  map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(nonunique), d2 : singleton)
}>
func.func @insert(%t: tensor<4x8x12xf64, #COO3>, %v: f64, %i0: index, %i1: index, %i2: index)
    -> tensor<4x8x12xf64, #COO3> {
  %0 = tensor.insert %v into %t[%i0, %i1, %i2] : tensor<4x8x12xf64, #COO3>
  %1 = sparse_tensor.load %0 hasInserts : tensor<4x8x12xf64, #COO3>
  return %1 : tensor<4x8x12xf64, #COO3>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : singleton, d2 : singleton) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(nonunique), d2 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @_insert_compressed_nonunique_singleton_nonunique_singleton_4_8_12_f64_0_0(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index, %arg5: index, %arg6: index, %arg7: f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %c0, %c1 : index
// CHECK-NEXT:     %1 = memref.load %arg0[%c0] : memref<?xindex>
// CHECK-NEXT:     %2 = memref.load %arg0[%0] : memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %4 = arith.divui %3, %c3 : index
// CHECK-NEXT:     %5 = arith.subi %2, %c1 : index
// CHECK-NEXT:     %6 = arith.cmpi ult, %1, %2 : index
// CHECK-NEXT:     %7 = scf.if %6 -> (i1) {
// CHECK-NEXT:       %15 = arith.muli %5, %c3 : index
// CHECK-NEXT:       %16 = memref.load %arg1[%15] : memref<?xindex>
// CHECK-NEXT:       %17 = arith.cmpi eq, %16, %arg4 : index
// CHECK-NEXT:       scf.yield %17 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %false_4 = arith.constant false
// CHECK-NEXT:       scf.yield %false_4 : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %8:5 = scf.if %false -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index) {
// CHECK-NEXT:       scf.yield %arg0, %arg1, %arg2, %arg3, %5 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %15 = arith.addi %4, %c1 : index
// CHECK-NEXT:       memref.store %15, %arg0[%0] : memref<?xindex>
// CHECK-NEXT:       %16 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %outBuffer_4, %newSize_5 = sparse_tensor.push_back %16, %arg1, %arg4 : index, memref<?xindex>, index
// CHECK-NEXT:       %17 = sparse_tensor.storage_specifier.set %arg3  crd_mem_sz at 0 with %newSize_5 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %c1_6 = arith.constant 1 : index
// CHECK-NEXT:       scf.yield %arg0, %outBuffer_4, %arg2, %17, %4 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %9 = sparse_tensor.storage_specifier.get %8#3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %9, %8#1, %arg5 : index, memref<?xindex>, index
// CHECK-NEXT:     %10 = sparse_tensor.storage_specifier.set %8#3  crd_mem_sz at 1 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.get %10  crd_mem_sz at 2 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_0, %newSize_1 = sparse_tensor.push_back %11, %outBuffer, %arg6 : index, memref<?xindex>, index
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.set %10  crd_mem_sz at 2 with %newSize_1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %13 = sparse_tensor.storage_specifier.get %12  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_2, %newSize_3 = sparse_tensor.push_back %13, %8#2, %arg7 : index, memref<?xf64>, f64
// CHECK-NEXT:     %14 = sparse_tensor.storage_specifier.set %12  val_mem_sz with %newSize_3 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %8#0, %outBuffer_0, %outBuffer_2, %14 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @insert(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: f64, %arg5: index, %arg6: index, %arg7: index) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %0:4 = call @_insert_compressed_nonunique_singleton_nonunique_singleton_4_8_12_f64_0_0(%arg0, %arg1, %arg2, %arg3, %arg5, %arg6, %arg7, %arg4) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<4x8x12xf64, #sparse1>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<4x8x12xf64, #sparse1>
// CHECK-NEXT:     return %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#SOA = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa))
}>
func.func @insert(%t: tensor<8x12xf64, #SOA>, %v: f64, %i0: index, %i1: index)
    -> tensor<8x12xf64, #SOA> {
  %0 = tensor.insert %v into %t[%i0, %i1] : tensor<8x12xf64, #SOA>
  %1 = sparse_tensor.load %0 hasInserts : tensor<8x12xf64, #SOA>
  return %1 : tensor<8x12xf64, #SOA>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : singleton(soa)) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @_insert_compressed_nonunique_singleton_soa_8_12_f64_0_0(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xindex>, %arg3: memref<?xf64>, %arg4: !sparse_tensor.storage_specifier<#sparse>, %arg5: index, %arg6: index, %arg7: f64) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %c0, %c1 : index
// CHECK-NEXT:     %1 = memref.load %arg0[%c0] : memref<?xindex>
// CHECK-NEXT:     %2 = memref.load %arg0[%0] : memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.get %arg4  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %4 = arith.subi %2, %c1 : index
// CHECK-NEXT:     %5 = arith.cmpi ult, %1, %2 : index
// CHECK-NEXT:     %6 = scf.if %5 -> (i1) {
// CHECK-NEXT:       %12 = memref.load %arg1[%4] : memref<?xindex>
// CHECK-NEXT:       %13 = arith.cmpi eq, %12, %arg5 : index
// CHECK-NEXT:       scf.yield %13 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %false_2 = arith.constant false
// CHECK-NEXT:       scf.yield %false_2 : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %7:6 = scf.if %false -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index) {
// CHECK-NEXT:       scf.yield %arg0, %arg1, %arg2, %arg3, %arg4, %4 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %12 = arith.addi %3, %c1 : index
// CHECK-NEXT:       memref.store %12, %arg0[%0] : memref<?xindex>
// CHECK-NEXT:       %13 = sparse_tensor.storage_specifier.get %arg4  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %outBuffer_2, %newSize_3 = sparse_tensor.push_back %13, %arg1, %arg5 : index, memref<?xindex>, index
// CHECK-NEXT:       %14 = sparse_tensor.storage_specifier.set %arg4  crd_mem_sz at 0 with %newSize_3 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %c1_4 = arith.constant 1 : index
// CHECK-NEXT:       scf.yield %arg0, %outBuffer_2, %arg2, %arg3, %14, %3 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.get %7#4  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %8, %7#2, %arg6 : index, memref<?xindex>, index
// CHECK-NEXT:     %9 = sparse_tensor.storage_specifier.set %7#4  crd_mem_sz at 1 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %10 = sparse_tensor.storage_specifier.get %9  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_0, %newSize_1 = sparse_tensor.push_back %10, %7#3, %arg7 : index, memref<?xf64>, f64
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.set %9  val_mem_sz with %newSize_1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %7#0, %7#1, %outBuffer, %outBuffer_0, %11 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @insert(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xindex>, %arg3: memref<?xf64>, %arg4: !sparse_tensor.storage_specifier<#sparse>, %arg5: f64, %arg6: index, %arg7: index) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %0:5 = call @_insert_compressed_nonunique_singleton_soa_8_12_f64_0_0(%arg0, %arg1, %arg2, %arg3, %arg4, %arg6, %arg7, %arg5) : (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0#0, %0#1, %0#2, %0#3, %0#4 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<8x12xf64, #sparse1>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %0#0, %0#1, %0#2, %0#3, %0#4 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<8x12xf64, #sparse1>
// CHECK-NEXT:     return %0#0, %0#1, %0#2, %0#3, %0#4 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
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
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : loose_compressed) }>
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
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<8x12xf64, #sparse1>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<8x12xf64, #sparse1>
// CHECK-NEXT:     return %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#LCOO = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : loose_compressed(nonunique), d1 : singleton)
}>
func.func @insert(%t: tensor<8x12xf64, #LCOO>, %v: f64, %i0: index, %i1: index)
    -> tensor<8x12xf64, #LCOO> {
  %0 = tensor.insert %v into %t[%i0, %i1] : tensor<8x12xf64, #LCOO>
  %1 = sparse_tensor.load %0 hasInserts : tensor<8x12xf64, #LCOO>
  return %1 : tensor<8x12xf64, #LCOO>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : loose_compressed, d1 : singleton) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : loose_compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @_insert_loose_compressed_nonunique_singleton_8_12_f64_0_0(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index, %arg5: index, %arg6: f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.muli %c0, %c2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %1 = arith.addi %0, %c1 : index
// CHECK-NEXT:     %2 = memref.load %arg0[%0] : memref<?xindex>
// CHECK-NEXT:     %3 = memref.load %arg0[%1] : memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c2_0 = arith.constant 2 : index
// CHECK-NEXT:     %5 = arith.divui %4, %c2_0 : index
// CHECK-NEXT:     %6 = arith.subi %3, %c1 : index
// CHECK-NEXT:     %7 = arith.cmpi ult, %2, %3 : index
// CHECK-NEXT:     %8 = scf.if %7 -> (i1) {
// CHECK-NEXT:       %14 = arith.muli %6, %c2_0 : index
// CHECK-NEXT:       %15 = memref.load %arg1[%14] : memref<?xindex>
// CHECK-NEXT:       %16 = arith.cmpi eq, %15, %arg4 : index
// CHECK-NEXT:       scf.yield %16 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %false_3 = arith.constant false
// CHECK-NEXT:       scf.yield %false_3 : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %9:5 = scf.if %false -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index) {
// CHECK-NEXT:       scf.yield %arg0, %arg1, %arg2, %arg3, %6 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %14 = arith.addi %5, %c1 : index
// CHECK-NEXT:       memref.store %14, %arg0[%1] : memref<?xindex>
// CHECK-NEXT:       %15 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %outBuffer_3, %newSize_4 = sparse_tensor.push_back %15, %arg1, %arg4 : index, memref<?xindex>, index
// CHECK-NEXT:       %16 = sparse_tensor.storage_specifier.set %arg3  crd_mem_sz at 0 with %newSize_4 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %c1_5 = arith.constant 1 : index
// CHECK-NEXT:       scf.yield %arg0, %outBuffer_3, %arg2, %16, %5 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %10 = sparse_tensor.storage_specifier.get %9#3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %10, %9#1, %arg5 : index, memref<?xindex>, index
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.set %9#3  crd_mem_sz at 1 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.get %11  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_1, %newSize_2 = sparse_tensor.push_back %12, %9#2, %arg6 : index, memref<?xf64>, f64
// CHECK-NEXT:     %13 = sparse_tensor.storage_specifier.set %11  val_mem_sz with %newSize_2 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %9#0, %outBuffer, %outBuffer_1, %13 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @insert(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: f64, %arg5: index, %arg6: index) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %0:4 = call @_insert_loose_compressed_nonunique_singleton_8_12_f64_0_0(%arg0, %arg1, %arg2, %arg3, %arg5, %arg6, %arg4) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<8x12xf64, #sparse1>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<8x12xf64, #sparse1>
// CHECK-NEXT:     return %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#DCOO = #sparse_tensor.encoding<{
  map = (d0, d1, d2) -> (d0 : dense, d1 : compressed(nonunique), d2 : singleton)
}>
func.func @insert(%t: tensor<4x8x12xf64, #DCOO>, %v: f64, %i0: index, %i1: index, %i2: index)
    -> tensor<4x8x12xf64, #DCOO> {
  %0 = tensor.insert %v into %t[%i0, %i1, %i2] : tensor<4x8x12xf64, #DCOO>
  %1 = sparse_tensor.load %0 hasInserts : tensor<4x8x12xf64, #DCOO>
  return %1 : tensor<4x8x12xf64, #DCOO>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : singleton) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : compressed(nonunique), d2 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @_insert_dense_compressed_nonunique_singleton_4_8_12_f64_0_0(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index, %arg5: index, %arg6: index, %arg7: f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %1 = arith.muli %0, %c0 : index
// CHECK-NEXT:     %2 = arith.addi %1, %arg4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %3 = arith.addi %2, %c1 : index
// CHECK-NEXT:     %4 = memref.load %arg0[%2] : memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %arg0[%3] : memref<?xindex>
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %7 = arith.divui %6, %c2 : index
// CHECK-NEXT:     %8 = arith.subi %5, %c1 : index
// CHECK-NEXT:     %9 = arith.cmpi ult, %4, %5 : index
// CHECK-NEXT:     %10 = scf.if %9 -> (i1) {
// CHECK-NEXT:       %16 = arith.muli %8, %c2 : index
// CHECK-NEXT:       %17 = memref.load %arg1[%16] : memref<?xindex>
// CHECK-NEXT:       %18 = arith.cmpi eq, %17, %arg5 : index
// CHECK-NEXT:       scf.yield %18 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       memref.store %7, %arg0[%2] : memref<?xindex>
// CHECK-NEXT:       %false_2 = arith.constant false
// CHECK-NEXT:       scf.yield %false_2 : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %11:5 = scf.if %false -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index) {
// CHECK-NEXT:       scf.yield %arg0, %arg1, %arg2, %arg3, %8 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %16 = arith.addi %7, %c1 : index
// CHECK-NEXT:       memref.store %16, %arg0[%3] : memref<?xindex>
// CHECK-NEXT:       %17 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %outBuffer_2, %newSize_3 = sparse_tensor.push_back %17, %arg1, %arg5 : index, memref<?xindex>, index
// CHECK-NEXT:       %18 = sparse_tensor.storage_specifier.set %arg3  crd_mem_sz at 1 with %newSize_3 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %c1_4 = arith.constant 1 : index
// CHECK-NEXT:       scf.yield %arg0, %outBuffer_2, %arg2, %18, %7 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.get %11#3  crd_mem_sz at 2 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %12, %11#1, %arg6 : index, memref<?xindex>, index
// CHECK-NEXT:     %13 = sparse_tensor.storage_specifier.set %11#3  crd_mem_sz at 2 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %14 = sparse_tensor.storage_specifier.get %13  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_0, %newSize_1 = sparse_tensor.push_back %14, %11#2, %arg7 : index, memref<?xf64>, f64
// CHECK-NEXT:     %15 = sparse_tensor.storage_specifier.set %13  val_mem_sz with %newSize_1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %11#0, %outBuffer, %outBuffer_0, %15 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @insert(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: f64, %arg5: index, %arg6: index, %arg7: index) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %0:4 = call @_insert_dense_compressed_nonunique_singleton_4_8_12_f64_0_0(%arg0, %arg1, %arg2, %arg3, %arg5, %arg6, %arg7, %arg4) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<4x8x12xf64, #sparse1>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %0#3  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %3 = memref.load %0#0[%c0] : memref<?xindex>
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %4 = scf.for %arg8 = %c1 to %2 step %c1_0 iter_args(%arg9 = %3) -> (index) {
// CHECK-NEXT:       %6 = memref.load %0#0[%arg8] : memref<?xindex>
// CHECK-NEXT:       %c0_1 = arith.constant 0 : index
// CHECK-NEXT:       %7 = arith.cmpi eq, %6, %c0_1 : index
// CHECK-NEXT:       %8 = scf.if %7 -> (index) {
// CHECK-NEXT:         memref.store %arg9, %0#0[%arg8] : memref<?xindex>
// CHECK-NEXT:         scf.yield %arg9 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %6 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %8 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %5 = builtin.unrealized_conversion_cast %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<4x8x12xf64, #sparse1>
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
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
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
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<?x?xf64, #sparse1>
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
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     %2:4 = call @"_insert_dense_compressed_8_-9223372036854775808_f64_0_0"(%arg4, %arg5, %arg6, %arg7, %arg9, %arg9, %arg8) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %2#0, %2#1, %2#2, %2#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<8x?xf64, #sparse1>
// CHECK-NEXT:     return %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#V = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @complex(%t: tensor<8xcomplex<f32>, #V>, %v: complex<f32>, %i: index)
    -> tensor<8xcomplex<f32>, #V> {
  %0 = tensor.insert %v into %t[%i] : tensor<8xcomplex<f32>, #V>
  return %0 : tensor<8xcomplex<f32>, #V>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @"_insert_compressed_8_complex<f32>_0_0"(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xcomplex<f32>>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index, %arg5: complex<f32>) -> (memref<?xindex>, memref<?xindex>, memref<?xcomplex<f32>>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %c0, %c1 : index
// CHECK-NEXT:     %1 = memref.load %arg0[%c0] : memref<?xindex>
// CHECK-NEXT:     %2 = memref.load %arg0[%0] : memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %4 = arith.subi %2, %c1 : index
// CHECK-NEXT:     %5 = arith.cmpi ult, %1, %2 : index
// CHECK-NEXT:     %6 = scf.if %5 -> (i1) {
// CHECK-NEXT:       %10 = memref.load %arg1[%4] : memref<?xindex>
// CHECK-NEXT:       %11 = arith.cmpi eq, %10, %arg4 : index
// CHECK-NEXT:       scf.yield %11 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %false = arith.constant false
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %7:5 = scf.if %6 -> (memref<?xindex>, memref<?xindex>, memref<?xcomplex<f32>>, !sparse_tensor.storage_specifier<#sparse>, index) {
// CHECK-NEXT:       scf.yield %arg0, %arg1, %arg2, %arg3, %4 : memref<?xindex>, memref<?xindex>, memref<?xcomplex<f32>>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %10 = arith.addi %3, %c1 : index
// CHECK-NEXT:       memref.store %10, %arg0[%0] : memref<?xindex>
// CHECK-NEXT:       %11 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %outBuffer_0, %newSize_1 = sparse_tensor.push_back %11, %arg1, %arg4 : index, memref<?xindex>, index
// CHECK-NEXT:       %12 = sparse_tensor.storage_specifier.set %arg3  crd_mem_sz at 0 with %newSize_1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       scf.yield %arg0, %outBuffer_0, %arg2, %12, %3 : memref<?xindex>, memref<?xindex>, memref<?xcomplex<f32>>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.get %7#3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %8, %7#2, %arg5 : index, memref<?xcomplex<f32>>, complex<f32>
// CHECK-NEXT:     %9 = sparse_tensor.storage_specifier.set %7#3  val_mem_sz with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %7#0, %7#1, %outBuffer, %9 : memref<?xindex>, memref<?xindex>, memref<?xcomplex<f32>>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @complex(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xcomplex<f32>>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: complex<f32>, %arg5: index) -> (memref<?xindex>, memref<?xindex>, memref<?xcomplex<f32>>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %0:4 = call @"_insert_compressed_8_complex<f32>_0_0"(%arg0, %arg1, %arg2, %arg3, %arg5, %arg4) : (memref<?xindex>, memref<?xindex>, memref<?xcomplex<f32>>, !sparse_tensor.storage_specifier<#sparse>, index, complex<f32>) -> (memref<?xindex>, memref<?xindex>, memref<?xcomplex<f32>>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xcomplex<f32>>, !sparse_tensor.storage_specifier<#sparse> to tensor<8xcomplex<f32>, #sparse1>
// CHECK-NEXT:     return %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xcomplex<f32>>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#DCSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
func.func @not_final(%t: tensor<8x8xf64, #DCSR>) -> tensor<8x8xf64, #DCSR> {
  %0 = sparse_tensor.load %t : tensor<8x8xf64, #DCSR>
  return %0 : tensor<8x8xf64, #DCSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @not_final(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xindex>, %arg3: memref<?xindex>, %arg4: memref<?xf64>, %arg5: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<8x8xf64, #sparse1>
// CHECK-NEXT:     return %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
