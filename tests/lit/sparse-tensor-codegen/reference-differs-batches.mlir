// RUN: pyopt --split-input-file --sparse-tensor-codegen %s | FileCheck %s

// Elements go into storage whose batch levels are dense. In the end each element of the batch gets its part of it.

#BATCH = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : batch, d1 : compressed) }>
func.func @insert(%v: f64, %i: index, %j: index) -> tensor<4x8xf64, #BATCH> {
  %0 = bufferization.alloc_tensor() : tensor<4x8xf64, #BATCH>
  %1 = tensor.insert %v into %0[%i, %j] : tensor<4x8xf64, #BATCH>
  %2 = sparse_tensor.load %1 hasInserts : tensor<4x8xf64, #BATCH>
  return %2 : tensor<4x8xf64, #BATCH>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : batch, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @_insert_dense_compressed_4_8_f64_0_0(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index, %arg5: index, %arg6: f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %1 = arith.muli %0, %c0 : index
// CHECK-NEXT:     %2 = arith.addi %1, %arg4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %3 = arith.addi %2, %c1 : index
// CHECK-NEXT:     %4 = memref.load %arg0[%2] : memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %arg0[%3] : memref<?xindex>
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %7 = arith.cmpi uge, %4, %5 : index
// CHECK-NEXT:     scf.if %7 {
// CHECK-NEXT:       memref.store %6, %arg0[%2] : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     %8 = arith.addi %6, %c1 : index
// CHECK-NEXT:     memref.store %8, %arg0[%3] : memref<?xindex>
// CHECK-NEXT:     %9 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %9, %arg1, %arg5 : index, memref<?xindex>, index
// CHECK-NEXT:     %10 = sparse_tensor.storage_specifier.set %arg3  crd_mem_sz at 1 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.get %10  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_0, %newSize_1 = sparse_tensor.push_back %11, %arg2, %arg6 : index, memref<?xf64>, f64
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.set %10  val_mem_sz with %newSize_1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %arg0, %outBuffer, %outBuffer_0, %12 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @insert(%arg0: f64, %arg1: index, %arg2: index) -> (memref<4x?xindex>, memref<4x?xindex>, memref<4x?xf64>, !sparse_tensor.storage_specifier<#sparse1>) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%c16) : memref<?xf64>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %c4 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.set %1  lvl_sz at 1 with %c8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.get %2  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %3, %alloc, %c0 : index, memref<?xindex>, index
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.set %2  pos_mem_sz at 1 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.get %4  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %6 = arith.muli %c1, %5 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.get %4  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_3, %newSize_4 = sparse_tensor.push_back %7, %outBuffer, %c0_2, %6 : index, memref<?xindex>, index, index
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.set %4  pos_mem_sz at 1 with %newSize_4 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %9:4 = call @_insert_dense_compressed_4_8_f64_0_0(%outBuffer_3, %alloc_0, %alloc_1, %8, %arg1, %arg2, %arg0) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:     %10 = sparse_tensor.storage_specifier.get %9#3  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0_5 = arith.constant 0 : index
// CHECK-NEXT:     %c1_6 = arith.constant 1 : index
// CHECK-NEXT:     %11 = memref.load %9#0[%c0_5] : memref<?xindex>
// CHECK-NEXT:     %c1_7 = arith.constant 1 : index
// CHECK-NEXT:     %12 = scf.for %arg3 = %c1_6 to %10 step %c1_7 iter_args(%arg4 = %11) -> (index) {
// CHECK-NEXT:       %22 = memref.load %9#0[%arg3] : memref<?xindex>
// CHECK-NEXT:       %c0_16 = arith.constant 0 : index
// CHECK-NEXT:       %23 = arith.cmpi eq, %22, %c0_16 : index
// CHECK-NEXT:       %24 = scf.if %23 -> (index) {
// CHECK-NEXT:         memref.store %arg4, %9#0[%arg3] : memref<?xindex>
// CHECK-NEXT:         scf.yield %arg4 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %22 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %24 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %13 = sparse_tensor.storage_specifier.get %9#3  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %14 = sparse_tensor.storage_specifier.get %9#3  lvl_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c1_8 = arith.constant 1 : index
// CHECK-NEXT:     %c0_9 = arith.constant 0 : index
// CHECK-NEXT:     %c1_10 = arith.constant 1 : index
// CHECK-NEXT:     %15:3 = scf.for %arg3 = %c0_9 to %13 step %c1_10 iter_args(%arg4 = %c0_9, %arg5 = %c0_9, %arg6 = %c0_9) -> (index, index, index) {
// CHECK-NEXT:       %c1_16 = arith.constant 1 : index
// CHECK-NEXT:       %22 = arith.addi %arg3, %c1_16 : index
// CHECK-NEXT:       %23 = memref.load %9#0[%arg3] : memref<?xindex>
// CHECK-NEXT:       %24 = memref.load %9#0[%22] : memref<?xindex>
// CHECK-NEXT:       %25 = arith.subi %22, %arg3 : index
// CHECK-NEXT:       %c1_17 = arith.constant 1 : index
// CHECK-NEXT:       %26 = arith.addi %25, %c1_17 : index
// CHECK-NEXT:       %c1_18 = arith.constant 1 : index
// CHECK-NEXT:       %27 = arith.subi %24, %23 : index
// CHECK-NEXT:       %28 = arith.subi %24, %23 : index
// CHECK-NEXT:       %29 = arith.maxui %arg4, %26 : index
// CHECK-NEXT:       %30 = arith.maxui %arg5, %27 : index
// CHECK-NEXT:       %31 = arith.maxui %arg6, %28 : index
// CHECK-NEXT:       scf.yield %29, %30, %31 : index, index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %alloc_11 = memref.alloc(%15#0) : memref<4x?xindex>
// CHECK-NEXT:     %alloc_12 = memref.alloc(%15#1) : memref<4x?xindex>
// CHECK-NEXT:     %alloc_13 = memref.alloc(%15#2) : memref<4x?xf64>
// CHECK-NEXT:     %16 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %17 = sparse_tensor.storage_specifier.set %16  lvl_sz at 0 with %13 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %18 = sparse_tensor.storage_specifier.set %17  lvl_sz at 1 with %14 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %19 = sparse_tensor.storage_specifier.set %18  pos_mem_sz at 1 with %15#0 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %20 = sparse_tensor.storage_specifier.set %19  crd_mem_sz at 1 with %15#1 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %21 = sparse_tensor.storage_specifier.set %20  val_mem_sz with %15#2 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %c0_14 = arith.constant 0 : index
// CHECK-NEXT:     %c1_15 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg3 = %c0_14 to %13 step %c1_15 {
// CHECK-NEXT:       %c0_16 = arith.constant 0 : index
// CHECK-NEXT:       %c1_17 = arith.constant 1 : index
// CHECK-NEXT:       %22 = arith.addi %arg3, %c1_17 : index
// CHECK-NEXT:       %23 = memref.load %9#0[%arg3] : memref<?xindex>
// CHECK-NEXT:       %24 = memref.load %9#0[%22] : memref<?xindex>
// CHECK-NEXT:       %25 = arith.subi %22, %arg3 : index
// CHECK-NEXT:       %c1_18 = arith.constant 1 : index
// CHECK-NEXT:       %26 = arith.addi %25, %c1_18 : index
// CHECK-NEXT:       %c1_19 = arith.constant 1 : index
// CHECK-NEXT:       %27 = arith.subi %24, %23 : index
// CHECK-NEXT:       %28 = arith.subi %24, %23 : index
// CHECK-NEXT:       %c0_20 = arith.constant 0 : index
// CHECK-NEXT:       %c1_21 = arith.constant 1 : index
// CHECK-NEXT:       scf.for %arg4 = %c0_20 to %26 step %c1_21 {
// CHECK-NEXT:         %29 = arith.addi %arg3, %arg4 : index
// CHECK-NEXT:         %30 = memref.load %9#0[%29] : memref<?xindex>
// CHECK-NEXT:         %31 = arith.subi %30, %23 : index
// CHECK-NEXT:         memref.store %31, %alloc_11[%arg3, %arg4] : memref<4x?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       %c0_22 = arith.constant 0 : index
// CHECK-NEXT:       %c1_23 = arith.constant 1 : index
// CHECK-NEXT:       scf.for %arg4 = %26 to %15#0 step %c1_23 {
// CHECK-NEXT:         memref.store %c0_22, %alloc_11[%arg3, %arg4] : memref<4x?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       %c0_24 = arith.constant 0 : index
// CHECK-NEXT:       %c1_25 = arith.constant 1 : index
// CHECK-NEXT:       scf.for %arg4 = %c0_24 to %27 step %c1_25 {
// CHECK-NEXT:         %29 = arith.addi %23, %arg4 : index
// CHECK-NEXT:         %30 = memref.load %9#1[%29] : memref<?xindex>
// CHECK-NEXT:         memref.store %30, %alloc_12[%arg3, %arg4] : memref<4x?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       %c0_26 = arith.constant 0 : index
// CHECK-NEXT:       %c1_27 = arith.constant 1 : index
// CHECK-NEXT:       scf.for %arg4 = %27 to %15#1 step %c1_27 {
// CHECK-NEXT:         memref.store %c0_26, %alloc_12[%arg3, %arg4] : memref<4x?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       %c0_28 = arith.constant 0 : index
// CHECK-NEXT:       %c1_29 = arith.constant 1 : index
// CHECK-NEXT:       scf.for %arg4 = %c0_28 to %28 step %c1_29 {
// CHECK-NEXT:         %29 = arith.addi %23, %arg4 : index
// CHECK-NEXT:         %30 = memref.load %9#2[%29] : memref<?xf64>
// CHECK-NEXT:         memref.store %30, %alloc_13[%arg3, %arg4] : memref<4x?xf64>
// CHECK-NEXT:       }
// CHECK-NEXT:       %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:       %c1_30 = arith.constant 1 : index
// CHECK-NEXT:       scf.for %arg4 = %28 to %15#2 step %c1_30 {
// CHECK-NEXT:         memref.store %cst, %alloc_13[%arg3, %arg4] : memref<4x?xf64>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %9#0 : memref<?xindex>
// CHECK-NEXT:     memref.dealloc %9#1 : memref<?xindex>
// CHECK-NEXT:     memref.dealloc %9#2 : memref<?xf64>
// CHECK-NEXT:     return %alloc_11, %alloc_12, %alloc_13, %21 : memref<4x?xindex>, memref<4x?xindex>, memref<4x?xf64>, !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Twins go around loops, branches and maps. Ranges of loose_compressed levels have a start and an end each.

#BATCH = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d1 : batch, d0 : loose_compressed),
  posWidth = 8,
  crdWidth = 16
}>
#LEVELS = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : batch, d1 : loose_compressed),
  posWidth = 8,
  crdWidth = 16
}>
func.func @loops(%n: index, %m: index, %c: i1, %v: f64) -> tensor<?x?xf64, #BATCH> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = tensor.empty(%n, %m) : tensor<?x?xf64, #LEVELS>
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %t) -> tensor<?x?xf64, #LEVELS> {
    %1 = scf.if %c -> tensor<?x?xf64, #LEVELS> {
      %2 = tensor.insert %v into %s[%i, %i] : tensor<?x?xf64, #LEVELS>
      scf.yield %2 : tensor<?x?xf64, #LEVELS>
    } else {
      scf.yield %s : tensor<?x?xf64, #LEVELS>
    }
    scf.yield %1 : tensor<?x?xf64, #LEVELS>
  }
  %3 = sparse_tensor.reinterpret_map %0 : tensor<?x?xf64, #LEVELS> to tensor<?x?xf64, #BATCH>
  %4 = sparse_tensor.load %3 hasInserts : tensor<?x?xf64, #BATCH>
  return %4 : tensor<?x?xf64, #BATCH>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : batch, d1 : loose_compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @"_insert_dense_compressed_-9223372036854775808_-9223372036854775808_f64_16_0"(%arg0: memref<?xindex>, %arg1: memref<?xi16>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index, %arg5: index, %arg6: f64) -> (memref<?xindex>, memref<?xi16>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %1 = arith.muli %0, %c0 : index
// CHECK-NEXT:     %2 = arith.addi %1, %arg4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %3 = arith.addi %2, %c1 : index
// CHECK-NEXT:     %4 = memref.load %arg0[%2] : memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %arg0[%3] : memref<?xindex>
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %7 = arith.cmpi uge, %4, %5 : index
// CHECK-NEXT:     scf.if %7 {
// CHECK-NEXT:       memref.store %6, %arg0[%2] : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     %8 = arith.addi %6, %c1 : index
// CHECK-NEXT:     memref.store %8, %arg0[%3] : memref<?xindex>
// CHECK-NEXT:     %c65535 = arith.constant 65535 : index
// CHECK-NEXT:     %9 = arith.cmpi ule, %arg5, %c65535 : index
// CHECK-NEXT:     cf.assert %9, "a coordinate does not fit in 16 bits"
// CHECK-NEXT:     %10 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %11 = arith.index_cast %arg5 : index to i16
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %10, %arg1, %11 : index, memref<?xi16>, i16
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.set %arg3  crd_mem_sz at 1 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %13 = sparse_tensor.storage_specifier.get %12  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_0, %newSize_1 = sparse_tensor.push_back %13, %arg2, %arg6 : index, memref<?xf64>, f64
// CHECK-NEXT:     %14 = sparse_tensor.storage_specifier.set %12  val_mem_sz with %newSize_1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %arg0, %outBuffer, %outBuffer_0, %14 : memref<?xindex>, memref<?xi16>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @loops(%arg0: index, %arg1: index, %arg2: i1, %arg3: f64) -> (memref<?x?xi8>, memref<?x?xi16>, memref<?x?xf64>, !sparse_tensor.storage_specifier<#sparse1>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%c16) : memref<?xi16>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%c16) : memref<?xf64>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %arg0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.set %1  lvl_sz at 1 with %arg1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.get %2  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %3, %alloc, %c0_2 : index, memref<?xindex>, index
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.set %2  pos_mem_sz at 1 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c1_3 = arith.constant 1 : index
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.get %4  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %6 = arith.muli %c1_3, %5 : index
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.get %4  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_5, %newSize_6 = sparse_tensor.push_back %7, %outBuffer, %c0_4, %6 : index, memref<?xindex>, index, index
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.set %4  pos_mem_sz at 1 with %newSize_6 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %9:4 = scf.for %arg4 = %c0 to %arg0 step %c1 iter_args(%arg5 = %outBuffer_5, %arg6 = %alloc_0, %arg7 = %alloc_1, %arg8 = %8) -> (memref<?xindex>, memref<?xi16>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:       %22:4 = scf.if %arg2 -> (memref<?xindex>, memref<?xi16>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:         %23:4 = func.call @"_insert_dense_compressed_-9223372036854775808_-9223372036854775808_f64_16_0"(%arg5, %arg6, %arg7, %arg8, %arg4, %arg4, %arg3) : (memref<?xindex>, memref<?xi16>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xi16>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:         scf.yield %23#0, %23#1, %23#2, %23#3 : memref<?xindex>, memref<?xi16>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg5, %arg6, %arg7, %arg8 : memref<?xindex>, memref<?xi16>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %22#0, %22#1, %22#2, %22#3 : memref<?xindex>, memref<?xi16>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     %10 = sparse_tensor.storage_specifier.get %9#3  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0_7 = arith.constant 0 : index
// CHECK-NEXT:     %c1_8 = arith.constant 1 : index
// CHECK-NEXT:     %11 = memref.load %9#0[%c0_7] : memref<?xindex>
// CHECK-NEXT:     %c1_9 = arith.constant 1 : index
// CHECK-NEXT:     %12 = scf.for %arg4 = %c1_8 to %10 step %c1_9 iter_args(%arg5 = %11) -> (index) {
// CHECK-NEXT:       %22 = memref.load %9#0[%arg4] : memref<?xindex>
// CHECK-NEXT:       %c0_18 = arith.constant 0 : index
// CHECK-NEXT:       %23 = arith.cmpi eq, %22, %c0_18 : index
// CHECK-NEXT:       %24 = scf.if %23 -> (index) {
// CHECK-NEXT:         memref.store %arg5, %9#0[%arg4] : memref<?xindex>
// CHECK-NEXT:         scf.yield %arg5 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %22 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %24 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %13 = sparse_tensor.storage_specifier.get %9#3  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %14 = sparse_tensor.storage_specifier.get %9#3  lvl_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c1_10 = arith.constant 1 : index
// CHECK-NEXT:     %c0_11 = arith.constant 0 : index
// CHECK-NEXT:     %c1_12 = arith.constant 1 : index
// CHECK-NEXT:     %15:3 = scf.for %arg4 = %c0_11 to %13 step %c1_12 iter_args(%arg5 = %c0_11, %arg6 = %c0_11, %arg7 = %c0_11) -> (index, index, index) {
// CHECK-NEXT:       %c1_18 = arith.constant 1 : index
// CHECK-NEXT:       %22 = arith.addi %arg4, %c1_18 : index
// CHECK-NEXT:       %23 = memref.load %9#0[%arg4] : memref<?xindex>
// CHECK-NEXT:       %24 = memref.load %9#0[%22] : memref<?xindex>
// CHECK-NEXT:       %25 = arith.subi %22, %arg4 : index
// CHECK-NEXT:       %c2 = arith.constant 2 : index
// CHECK-NEXT:       %26 = arith.muli %25, %c2 : index
// CHECK-NEXT:       %c1_19 = arith.constant 1 : index
// CHECK-NEXT:       %27 = arith.subi %24, %23 : index
// CHECK-NEXT:       %28 = arith.subi %24, %23 : index
// CHECK-NEXT:       %29 = arith.maxui %arg5, %26 : index
// CHECK-NEXT:       %30 = arith.maxui %arg6, %27 : index
// CHECK-NEXT:       %31 = arith.maxui %arg7, %28 : index
// CHECK-NEXT:       scf.yield %29, %30, %31 : index, index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %alloc_13 = memref.alloc(%13, %15#0) : memref<?x?xi8>
// CHECK-NEXT:     %alloc_14 = memref.alloc(%13, %15#1) : memref<?x?xi16>
// CHECK-NEXT:     %alloc_15 = memref.alloc(%13, %15#2) : memref<?x?xf64>
// CHECK-NEXT:     %16 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %17 = sparse_tensor.storage_specifier.set %16  lvl_sz at 0 with %13 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %18 = sparse_tensor.storage_specifier.set %17  lvl_sz at 1 with %14 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %19 = sparse_tensor.storage_specifier.set %18  pos_mem_sz at 1 with %15#0 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %20 = sparse_tensor.storage_specifier.set %19  crd_mem_sz at 1 with %15#1 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %21 = sparse_tensor.storage_specifier.set %20  val_mem_sz with %15#2 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %c0_16 = arith.constant 0 : index
// CHECK-NEXT:     %c1_17 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg4 = %c0_16 to %13 step %c1_17 {
// CHECK-NEXT:       %c0_18 = arith.constant 0 : index
// CHECK-NEXT:       %c1_19 = arith.constant 1 : index
// CHECK-NEXT:       %22 = arith.addi %arg4, %c1_19 : index
// CHECK-NEXT:       %23 = memref.load %9#0[%arg4] : memref<?xindex>
// CHECK-NEXT:       %24 = memref.load %9#0[%22] : memref<?xindex>
// CHECK-NEXT:       %25 = arith.subi %22, %arg4 : index
// CHECK-NEXT:       %c2 = arith.constant 2 : index
// CHECK-NEXT:       %26 = arith.muli %25, %c2 : index
// CHECK-NEXT:       %c1_20 = arith.constant 1 : index
// CHECK-NEXT:       %27 = arith.subi %24, %23 : index
// CHECK-NEXT:       %28 = arith.subi %24, %23 : index
// CHECK-NEXT:       %c2_21 = arith.constant 2 : index
// CHECK-NEXT:       %c0_22 = arith.constant 0 : index
// CHECK-NEXT:       %29 = arith.divui %26, %c2_21 : index
// CHECK-NEXT:       %c1_23 = arith.constant 1 : index
// CHECK-NEXT:       scf.for %arg5 = %c0_22 to %29 step %c1_23 {
// CHECK-NEXT:         %30 = arith.addi %arg4, %arg5 : index
// CHECK-NEXT:         %31 = arith.muli %arg5, %c2_21 : index
// CHECK-NEXT:         %32 = memref.load %9#0[%30] : memref<?xindex>
// CHECK-NEXT:         %33 = arith.subi %32, %23 : index
// CHECK-NEXT:         %34 = arith.index_cast %33 : index to i8
// CHECK-NEXT:         memref.store %34, %alloc_13[%arg4, %31] : memref<?x?xi8>
// CHECK-NEXT:         %c1_31 = arith.constant 1 : index
// CHECK-NEXT:         %35 = arith.addi %30, %c1_31 : index
// CHECK-NEXT:         %36 = memref.load %9#0[%35] : memref<?xindex>
// CHECK-NEXT:         %37 = arith.subi %36, %23 : index
// CHECK-NEXT:         %c1_32 = arith.constant 1 : index
// CHECK-NEXT:         %38 = arith.addi %31, %c1_32 : index
// CHECK-NEXT:         %39 = arith.index_cast %37 : index to i8
// CHECK-NEXT:         memref.store %39, %alloc_13[%arg4, %38] : memref<?x?xi8>
// CHECK-NEXT:       }
// CHECK-NEXT:       %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:       %c1_24 = arith.constant 1 : index
// CHECK-NEXT:       scf.for %arg5 = %26 to %15#0 step %c1_24 {
// CHECK-NEXT:         memref.store %c0_i8, %alloc_13[%arg4, %arg5] : memref<?x?xi8>
// CHECK-NEXT:       }
// CHECK-NEXT:       %c0_25 = arith.constant 0 : index
// CHECK-NEXT:       %c1_26 = arith.constant 1 : index
// CHECK-NEXT:       scf.for %arg5 = %c0_25 to %27 step %c1_26 {
// CHECK-NEXT:         %30 = arith.addi %23, %arg5 : index
// CHECK-NEXT:         %31 = memref.load %9#1[%30] : memref<?xi16>
// CHECK-NEXT:         memref.store %31, %alloc_14[%arg4, %arg5] : memref<?x?xi16>
// CHECK-NEXT:       }
// CHECK-NEXT:       %c0_i16 = arith.constant 0 : i16
// CHECK-NEXT:       %c1_27 = arith.constant 1 : index
// CHECK-NEXT:       scf.for %arg5 = %27 to %15#1 step %c1_27 {
// CHECK-NEXT:         memref.store %c0_i16, %alloc_14[%arg4, %arg5] : memref<?x?xi16>
// CHECK-NEXT:       }
// CHECK-NEXT:       %c0_28 = arith.constant 0 : index
// CHECK-NEXT:       %c1_29 = arith.constant 1 : index
// CHECK-NEXT:       scf.for %arg5 = %c0_28 to %28 step %c1_29 {
// CHECK-NEXT:         %30 = arith.addi %23, %arg5 : index
// CHECK-NEXT:         %31 = memref.load %9#2[%30] : memref<?xf64>
// CHECK-NEXT:         memref.store %31, %alloc_15[%arg4, %arg5] : memref<?x?xf64>
// CHECK-NEXT:       }
// CHECK-NEXT:       %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:       %c1_30 = arith.constant 1 : index
// CHECK-NEXT:       scf.for %arg5 = %28 to %15#2 step %c1_30 {
// CHECK-NEXT:         memref.store %cst, %alloc_15[%arg4, %arg5] : memref<?x?xf64>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %9#0 : memref<?xindex>
// CHECK-NEXT:     memref.dealloc %9#1 : memref<?xi16>
// CHECK-NEXT:     memref.dealloc %9#2 : memref<?xf64>
// CHECK-NEXT:     return %alloc_13, %alloc_14, %alloc_15, %21 : memref<?x?xi8>, memref<?x?xi16>, memref<?x?xf64>, !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A new tensor that stays empty has positions.

#BATCH = #sparse_tensor.encoding<{
  map = (d0, d1, d2) -> (d0 : batch, d1 : dense, d2 : compressed)
}>
func.func @empty(%n: index) -> tensor<?x8x8xf64, #BATCH> {
  %0 = bufferization.alloc_tensor(%n) : tensor<?x8x8xf64, #BATCH>
  %1 = sparse_tensor.load %0 hasInserts : tensor<?x8x8xf64, #BATCH>
  return %1 : tensor<?x8x8xf64, #BATCH>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : batch, d1 : dense, d2 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : dense, d2 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @empty(%arg0: index) -> (memref<?x?xindex>, memref<?x?xindex>, memref<?x?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c8_0 = arith.constant 8 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_2 = memref.alloc(%c16) : memref<?xf64>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %arg0 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.set %1  lvl_sz at 1 with %c8 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.set %2  lvl_sz at 2 with %c8_0 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.get %3  pos_mem_sz at 2 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %4, %alloc, %c0 : index, memref<?xindex>, index
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.set %3  pos_mem_sz at 2 with %newSize : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.get %5  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %7 = arith.muli %c1, %6 : index
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.get %5  lvl_sz at 1 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %9 = arith.muli %7, %8 : index
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %10 = sparse_tensor.storage_specifier.get %5  pos_mem_sz at 2 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %outBuffer_4, %newSize_5 = sparse_tensor.push_back %10, %outBuffer, %c0_3, %9 : index, memref<?xindex>, index, index
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.set %5  pos_mem_sz at 2 with %newSize_5 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.get %11  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %13 = sparse_tensor.storage_specifier.get %11  lvl_sz at 1 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %14 = sparse_tensor.storage_specifier.get %11  lvl_sz at 2 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %c1_6 = arith.constant 1 : index
// CHECK-NEXT:     %c0_7 = arith.constant 0 : index
// CHECK-NEXT:     %c1_8 = arith.constant 1 : index
// CHECK-NEXT:     %15:3 = scf.for %arg1 = %c0_7 to %12 step %c1_8 iter_args(%arg2 = %c0_7, %arg3 = %c0_7, %arg4 = %c0_7) -> (index, index, index) {
// CHECK-NEXT:       %c1_14 = arith.constant 1 : index
// CHECK-NEXT:       %23 = arith.addi %arg1, %c1_14 : index
// CHECK-NEXT:       %24 = arith.muli %arg1, %13 : index
// CHECK-NEXT:       %25 = arith.muli %23, %13 : index
// CHECK-NEXT:       %26 = memref.load %outBuffer_4[%24] : memref<?xindex>
// CHECK-NEXT:       %27 = memref.load %outBuffer_4[%25] : memref<?xindex>
// CHECK-NEXT:       %28 = arith.subi %25, %24 : index
// CHECK-NEXT:       %c1_15 = arith.constant 1 : index
// CHECK-NEXT:       %29 = arith.addi %28, %c1_15 : index
// CHECK-NEXT:       %c1_16 = arith.constant 1 : index
// CHECK-NEXT:       %30 = arith.subi %27, %26 : index
// CHECK-NEXT:       %31 = arith.subi %27, %26 : index
// CHECK-NEXT:       %32 = arith.maxui %arg2, %29 : index
// CHECK-NEXT:       %33 = arith.maxui %arg3, %30 : index
// CHECK-NEXT:       %34 = arith.maxui %arg4, %31 : index
// CHECK-NEXT:       scf.yield %32, %33, %34 : index, index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %alloc_9 = memref.alloc(%12, %15#0) : memref<?x?xindex>
// CHECK-NEXT:     %alloc_10 = memref.alloc(%12, %15#1) : memref<?x?xindex>
// CHECK-NEXT:     %alloc_11 = memref.alloc(%12, %15#2) : memref<?x?xf64>
// CHECK-NEXT:     %16 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %17 = sparse_tensor.storage_specifier.set %16  lvl_sz at 0 with %12 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %18 = sparse_tensor.storage_specifier.set %17  lvl_sz at 1 with %13 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %19 = sparse_tensor.storage_specifier.set %18  lvl_sz at 2 with %14 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %20 = sparse_tensor.storage_specifier.set %19  pos_mem_sz at 2 with %15#0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %21 = sparse_tensor.storage_specifier.set %20  crd_mem_sz at 2 with %15#1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %22 = sparse_tensor.storage_specifier.set %21  val_mem_sz with %15#2 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0_12 = arith.constant 0 : index
// CHECK-NEXT:     %c1_13 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg1 = %c0_12 to %12 step %c1_13 {
// CHECK-NEXT:       %c0_14 = arith.constant 0 : index
// CHECK-NEXT:       %c1_15 = arith.constant 1 : index
// CHECK-NEXT:       %23 = arith.addi %arg1, %c1_15 : index
// CHECK-NEXT:       %24 = arith.muli %arg1, %13 : index
// CHECK-NEXT:       %25 = arith.muli %23, %13 : index
// CHECK-NEXT:       %26 = memref.load %outBuffer_4[%24] : memref<?xindex>
// CHECK-NEXT:       %27 = memref.load %outBuffer_4[%25] : memref<?xindex>
// CHECK-NEXT:       %28 = arith.subi %25, %24 : index
// CHECK-NEXT:       %c1_16 = arith.constant 1 : index
// CHECK-NEXT:       %29 = arith.addi %28, %c1_16 : index
// CHECK-NEXT:       %c1_17 = arith.constant 1 : index
// CHECK-NEXT:       %30 = arith.subi %27, %26 : index
// CHECK-NEXT:       %31 = arith.subi %27, %26 : index
// CHECK-NEXT:       %c0_18 = arith.constant 0 : index
// CHECK-NEXT:       %c1_19 = arith.constant 1 : index
// CHECK-NEXT:       scf.for %arg2 = %c0_18 to %29 step %c1_19 {
// CHECK-NEXT:         %32 = arith.addi %24, %arg2 : index
// CHECK-NEXT:         %33 = memref.load %outBuffer_4[%32] : memref<?xindex>
// CHECK-NEXT:         %34 = arith.subi %33, %26 : index
// CHECK-NEXT:         memref.store %34, %alloc_9[%arg1, %arg2] : memref<?x?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       %c0_20 = arith.constant 0 : index
// CHECK-NEXT:       %c1_21 = arith.constant 1 : index
// CHECK-NEXT:       scf.for %arg2 = %29 to %15#0 step %c1_21 {
// CHECK-NEXT:         memref.store %c0_20, %alloc_9[%arg1, %arg2] : memref<?x?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       %c0_22 = arith.constant 0 : index
// CHECK-NEXT:       %c1_23 = arith.constant 1 : index
// CHECK-NEXT:       scf.for %arg2 = %c0_22 to %30 step %c1_23 {
// CHECK-NEXT:         %32 = arith.addi %26, %arg2 : index
// CHECK-NEXT:         %33 = memref.load %alloc_1[%32] : memref<?xindex>
// CHECK-NEXT:         memref.store %33, %alloc_10[%arg1, %arg2] : memref<?x?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       %c0_24 = arith.constant 0 : index
// CHECK-NEXT:       %c1_25 = arith.constant 1 : index
// CHECK-NEXT:       scf.for %arg2 = %30 to %15#1 step %c1_25 {
// CHECK-NEXT:         memref.store %c0_24, %alloc_10[%arg1, %arg2] : memref<?x?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       %c0_26 = arith.constant 0 : index
// CHECK-NEXT:       %c1_27 = arith.constant 1 : index
// CHECK-NEXT:       scf.for %arg2 = %c0_26 to %31 step %c1_27 {
// CHECK-NEXT:         %32 = arith.addi %26, %arg2 : index
// CHECK-NEXT:         %33 = memref.load %alloc_2[%32] : memref<?xf64>
// CHECK-NEXT:         memref.store %33, %alloc_11[%arg1, %arg2] : memref<?x?xf64>
// CHECK-NEXT:       }
// CHECK-NEXT:       %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:       %c1_28 = arith.constant 1 : index
// CHECK-NEXT:       scf.for %arg2 = %31 to %15#2 step %c1_28 {
// CHECK-NEXT:         memref.store %cst, %alloc_11[%arg1, %arg2] : memref<?x?xf64>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %outBuffer_4 : memref<?xindex>
// CHECK-NEXT:     memref.dealloc %alloc_1 : memref<?xindex>
// CHECK-NEXT:     memref.dealloc %alloc_2 : memref<?xf64>
// CHECK-NEXT:     return %alloc_9, %alloc_10, %alloc_11, %22 : memref<?x?xindex>, memref<?x?xindex>, memref<?x?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Copies have the sizes of what is copied, in each dimension.

#BATCH = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : batch, d1 : compressed) }>
func.func @copy(%t: tensor<?x8xf64, #BATCH>) -> tensor<?x8xf64, #BATCH> {
  %0 = bufferization.alloc_tensor() copy(%t) : tensor<?x8xf64, #BATCH>
  return %0 : tensor<?x8xf64, #BATCH>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : batch, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @copy(%arg0: memref<?x?xindex>, %arg1: memref<?x?xindex>, %arg2: memref<?x?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?x?xindex>, memref<?x?xindex>, memref<?x?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?x?xindex>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim_0 = memref.dim %arg0, %c1 : memref<?x?xindex>
// CHECK-NEXT:     %alloc = memref.alloc(%dim, %dim_0) : memref<?x?xindex>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<?x?xindex> to memref<?x?xindex>
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %dim_2 = memref.dim %arg1, %c0_1 : memref<?x?xindex>
// CHECK-NEXT:     %c1_3 = arith.constant 1 : index
// CHECK-NEXT:     %dim_4 = memref.dim %arg1, %c1_3 : memref<?x?xindex>
// CHECK-NEXT:     %alloc_5 = memref.alloc(%dim_2, %dim_4) : memref<?x?xindex>
// CHECK-NEXT:     memref.copy %arg1, %alloc_5 : memref<?x?xindex> to memref<?x?xindex>
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     %dim_7 = memref.dim %arg2, %c0_6 : memref<?x?xf64>
// CHECK-NEXT:     %c1_8 = arith.constant 1 : index
// CHECK-NEXT:     %dim_9 = memref.dim %arg2, %c1_8 : memref<?x?xf64>
// CHECK-NEXT:     %alloc_10 = memref.alloc(%dim_7, %dim_9) : memref<?x?xf64>
// CHECK-NEXT:     memref.copy %arg2, %alloc_10 : memref<?x?xf64> to memref<?x?xf64>
// CHECK-NEXT:     return %alloc, %alloc_5, %alloc_10, %arg3 : memref<?x?xindex>, memref<?x?xindex>, memref<?x?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#BATCH = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : batch, d1 : compressed) }>
#NARROW = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : batch, d1 : compressed),
  posWidth = 8,
  crdWidth = 8
}>
func.func @narrow(%t: tensor<4x8xf64, #BATCH>) -> tensor<4x8xf32, #NARROW> {
  %0 = sparse_tensor.convert %t : tensor<4x8xf64, #BATCH> to tensor<4x8xf32, #NARROW>
  return %0 : tensor<4x8xf32, #NARROW>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : batch, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @narrow(%arg0: memref<4x?xindex>, %arg1: memref<4x?xindex>, %arg2: memref<4x?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> (memref<4x?xi8>, memref<4x?xi8>, memref<4x?xf32>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c255 = arith.constant 255 : index
// CHECK-NEXT:     %1 = arith.cmpi ule, %0, %c255 : index
// CHECK-NEXT:     cf.assert %1, "there are more entries than positions of 8 bits can count"
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c1 : memref<4x?xindex>
// CHECK-NEXT:     %alloc = memref.alloc(%dim) : memref<4x?xi8>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c4 step %c1_0 {
// CHECK-NEXT:       %c0_13 = arith.constant 0 : index
// CHECK-NEXT:       %c1_14 = arith.constant 1 : index
// CHECK-NEXT:       scf.for %arg5 = %c0_13 to %dim step %c1_14 {
// CHECK-NEXT:         %2 = memref.load %arg0[%arg4, %arg5] : memref<4x?xindex>
// CHECK-NEXT:         %3 = arith.index_cast %2 : index to i8
// CHECK-NEXT:         memref.store %3, %alloc[%arg4, %arg5] : memref<4x?xi8>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %c4_1 = arith.constant 4 : index
// CHECK-NEXT:     %c1_2 = arith.constant 1 : index
// CHECK-NEXT:     %dim_3 = memref.dim %arg1, %c1_2 : memref<4x?xindex>
// CHECK-NEXT:     %alloc_4 = memref.alloc(%dim_3) : memref<4x?xi8>
// CHECK-NEXT:     %c0_5 = arith.constant 0 : index
// CHECK-NEXT:     %c1_6 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg4 = %c0_5 to %c4_1 step %c1_6 {
// CHECK-NEXT:       %c0_13 = arith.constant 0 : index
// CHECK-NEXT:       %c1_14 = arith.constant 1 : index
// CHECK-NEXT:       scf.for %arg5 = %c0_13 to %dim_3 step %c1_14 {
// CHECK-NEXT:         %2 = memref.load %arg1[%arg4, %arg5] : memref<4x?xindex>
// CHECK-NEXT:         %3 = arith.index_cast %2 : index to i8
// CHECK-NEXT:         memref.store %3, %alloc_4[%arg4, %arg5] : memref<4x?xi8>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %c4_7 = arith.constant 4 : index
// CHECK-NEXT:     %c1_8 = arith.constant 1 : index
// CHECK-NEXT:     %dim_9 = memref.dim %arg2, %c1_8 : memref<4x?xf64>
// CHECK-NEXT:     %alloc_10 = memref.alloc(%dim_9) : memref<4x?xf32>
// CHECK-NEXT:     %c0_11 = arith.constant 0 : index
// CHECK-NEXT:     %c1_12 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg4 = %c0_11 to %c4_7 step %c1_12 {
// CHECK-NEXT:       %c0_13 = arith.constant 0 : index
// CHECK-NEXT:       %c1_14 = arith.constant 1 : index
// CHECK-NEXT:       scf.for %arg5 = %c0_13 to %dim_9 step %c1_14 {
// CHECK-NEXT:         %2 = memref.load %arg2[%arg4, %arg5] : memref<4x?xf64>
// CHECK-NEXT:         %3 = arith.truncf %2 : f64 to f32
// CHECK-NEXT:         memref.store %3, %alloc_10[%arg4, %arg5] : memref<4x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %alloc, %alloc_4, %alloc_10, %arg3 : memref<4x?xi8>, memref<4x?xi8>, memref<4x?xf32>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Stored elements are counted, not the length of the arrays.

#BATCH = #sparse_tensor.encoding<{
  map = (d0, d1, d2, d3) -> (d0 : batch, d1 : batch, d2 : loose_compressed, d3 : dense)
}>
func.func @count(%t: tensor<2x3x4x5xf64, #BATCH>) -> index {
  %0 = sparse_tensor.number_of_entries %t : tensor<2x3x4x5xf64, #BATCH>
  return %0 : index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : batch, d1 : batch, d2 : loose_compressed, d3 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @count(%arg0: memref<2x3x?xindex>, %arg1: memref<2x3x?xindex>, %arg2: memref<2x3x?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %1 = scf.for %arg4 = %c0 to %0 step %c1 iter_args(%arg5 = %c0) -> (index) {
// CHECK-NEXT:       %c0_0 = arith.constant 0 : index
// CHECK-NEXT:       %2 = sparse_tensor.storage_specifier.get %arg3  lvl_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %c1_1 = arith.constant 1 : index
// CHECK-NEXT:       %3 = scf.for %arg6 = %c0_0 to %2 step %c1_1 iter_args(%arg7 = %arg5) -> (index) {
// CHECK-NEXT:         %c1_2 = arith.constant 1 : index
// CHECK-NEXT:         %c0_3 = arith.constant 0 : index
// CHECK-NEXT:         %4 = arith.cmpi ne, %c1_2, %c0_3 : index
// CHECK-NEXT:         %5 = scf.if %4 -> (index) {
// CHECK-NEXT:           %c2 = arith.constant 2 : index
// CHECK-NEXT:           %c1_4 = arith.constant 1 : index
// CHECK-NEXT:           %9 = arith.subi %c2, %c1_4 : index
// CHECK-NEXT:           %10 = memref.load %arg0[%arg4, %arg6, %9] : memref<2x3x?xindex>
// CHECK-NEXT:           scf.yield %10 : index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %c0_4 = arith.constant 0 : index
// CHECK-NEXT:           scf.yield %c0_4 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         %6 = sparse_tensor.storage_specifier.get %arg3  lvl_sz at 3 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:         %7 = arith.muli %5, %6 : index
// CHECK-NEXT:         %8 = arith.addi %arg7, %7 : index
// CHECK-NEXT:         scf.yield %8 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %3 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Rows may be shorter than those of the arrays that they are copied to.

#BATCH = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : batch, d1 : compressed) }>
func.func @disassemble(%t: tensor<4x8xf64, #BATCH>, %p: tensor<4x?xindex>, %c: tensor<4x?xindex>,
                       %v: tensor<4x16xf64>)
    -> (tensor<4x?xindex>, tensor<4x?xindex>, tensor<4x16xf64>, index, index, index) {
  %0:3, %1:3 = sparse_tensor.disassemble %t
      : tensor<4x8xf64, #BATCH> out_lvls(%p, %c : tensor<4x?xindex>, tensor<4x?xindex>)
      out_vals(%v : tensor<4x16xf64>)
      -> (tensor<4x?xindex>, tensor<4x?xindex>), tensor<4x16xf64>, (index, index), index
  return %0#0, %0#1, %0#2, %1#0, %1#1, %1#2
      : tensor<4x?xindex>, tensor<4x?xindex>, tensor<4x16xf64>, index, index, index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : batch, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @disassemble(%arg0: memref<4x?xindex>, %arg1: memref<4x?xindex>, %arg2: memref<4x?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: tensor<4x?xindex>, %arg5: tensor<4x?xindex>, %arg6: tensor<4x16xf64>) -> (tensor<4x?xindex>, tensor<4x?xindex>, tensor<4x16xf64>, index, index, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c1 : memref<4x?xindex>
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg4 : tensor<4x?xindex> to memref<4x?xindex>
// CHECK-NEXT:     %subview = memref.subview %0[0, 0] [4, %dim] [1, 1] : memref<4x?xindex> to memref<4x?xindex, strided<[?, 1]>>
// CHECK-NEXT:     memref.copy %arg0, %subview : memref<4x?xindex> to memref<4x?xindex, strided<[?, 1]>>
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %dim_1 = memref.dim %arg1, %c1_0 : memref<4x?xindex>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg5 : tensor<4x?xindex> to memref<4x?xindex>
// CHECK-NEXT:     %subview_2 = memref.subview %1[0, 0] [4, %dim_1] [1, 1] : memref<4x?xindex> to memref<4x?xindex, strided<[?, 1]>>
// CHECK-NEXT:     memref.copy %arg1, %subview_2 : memref<4x?xindex> to memref<4x?xindex, strided<[?, 1]>>
// CHECK-NEXT:     %c1_3 = arith.constant 1 : index
// CHECK-NEXT:     %dim_4 = memref.dim %arg2, %c1_3 : memref<4x?xf64>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg6 : tensor<4x16xf64> to memref<4x16xf64>
// CHECK-NEXT:     %subview_5 = memref.subview %2[0, 0] [4, %dim_4] [1, 1] : memref<4x16xf64> to memref<4x?xf64, strided<[16, 1]>>
// CHECK-NEXT:     memref.copy %arg2, %subview_5 : memref<4x?xf64> to memref<4x?xf64, strided<[16, 1]>>
// CHECK-NEXT:     %3 = bufferization.to_tensor %0 : memref<4x?xindex> to tensor<4x?xindex>
// CHECK-NEXT:     %4 = bufferization.to_tensor %1 : memref<4x?xindex> to tensor<4x?xindex>
// CHECK-NEXT:     %5 = bufferization.to_tensor %2 : memref<4x16xf64> to tensor<4x16xf64>
// CHECK-NEXT:     return %3, %4, %5, %dim, %dim_1, %dim_4 : tensor<4x?xindex>, tensor<4x?xindex>, tensor<4x16xf64>, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
