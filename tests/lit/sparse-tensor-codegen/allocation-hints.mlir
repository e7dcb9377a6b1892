// RUN: pyopt --split-input-file --sparse-tensor-codegen %s | FileCheck %s

// Sizes and size hints.

#D = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
func.func @hint(%d0: index, %d1: index, %h: index) -> tensor<?x?xf32, #D> {
  %0 = bufferization.alloc_tensor(%d0, %d1) size_hint=%h : tensor<?x?xf32, #D>
  return %0 : tensor<?x?xf32, #D>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @hint(%arg0: index, %arg1: index, %arg2: index) -> (memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %0 = arith.muli %arg0, %arg1 : index
// CHECK-NEXT:     %alloc = memref.alloc(%0) : memref<?xf32>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.set %1  lvl_sz at 0 with %arg0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.set %2  lvl_sz at 1 with %arg1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.get %3  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %5 = arith.muli %c1, %4 : index
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.get %3  lvl_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %7 = arith.muli %5, %6 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.get %3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %8, %alloc, %cst, %7 : index, memref<?xf32>, f32, index
// CHECK-NEXT:     %9 = sparse_tensor.storage_specifier.set %3  val_mem_sz with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %10 = builtin.unrealized_conversion_cast %outBuffer, %9 : memref<?xf32>, !sparse_tensor.storage_specifier<#sparse> to tensor<?x?xf32, #sparse1>
// CHECK-NEXT:     return %outBuffer, %9 : memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#DV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
func.func @hint(%d0: index, %h: index) -> tensor<?xf32, #DV> {
  %0 = bufferization.alloc_tensor(%d0) size_hint=%h : tensor<?xf32, #DV>
  return %0 : tensor<?xf32, #DV>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @hint(%arg0: index, %arg1: index) -> (memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %arg0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %1  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = arith.muli %c1, %2 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.get %1  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %4, %alloc, %cst, %3 : index, memref<?xf32>, f32, index
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.set %1  val_mem_sz with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %outBuffer, %5 : memref<?xf32>, !sparse_tensor.storage_specifier<#sparse> to tensor<?xf32, #sparse1>
// CHECK-NEXT:     return %outBuffer, %5 : memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#V = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @hint(%d0: index, %h: index) -> tensor<?xf32, #V> {
  %0 = bufferization.alloc_tensor(%d0) size_hint=%h : tensor<?xf32, #V>
  return %0 : tensor<?xf32, #V>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @hint(%arg0: index, %arg1: index) -> (memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %arg0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %1  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %2, %alloc, %c0 : index, memref<?xindex>, index
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.set %1  pos_mem_sz at 0 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.get %3  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_3, %newSize_4 = sparse_tensor.push_back %4, %outBuffer, %c0_2, %c1 : index, memref<?xindex>, index, index
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.set %3  pos_mem_sz at 0 with %newSize_4 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %outBuffer_3, %alloc_0, %alloc_1, %5 : memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse> to tensor<?xf32, #sparse1>
// CHECK-NEXT:     return %outBuffer_3, %alloc_0, %alloc_1, %5 : memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @hint(%d0: index, %d1: index, %h: index) -> tensor<?x?xf32, #CSR> {
  %0 = bufferization.alloc_tensor(%d0, %d1) size_hint=%h : tensor<?x?xf32, #CSR>
  return %0 : tensor<?x?xf32, #CSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @hint(%arg0: index, %arg1: index, %arg2: index) -> (memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:     %alloc = memref.alloc(%0) : memref<?xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%arg2) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%arg2) : memref<?xf32>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.set %1  lvl_sz at 0 with %arg0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.set %2  lvl_sz at 1 with %arg1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.get %3  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %4, %alloc, %c0 : index, memref<?xindex>, index
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.set %3  pos_mem_sz at 1 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c1_2 = arith.constant 1 : index
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.get %5  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %7 = arith.muli %c1_2, %6 : index
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.get %5  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_4, %newSize_5 = sparse_tensor.push_back %8, %outBuffer, %c0_3, %7 : index, memref<?xindex>, index, index
// CHECK-NEXT:     %9 = sparse_tensor.storage_specifier.set %5  pos_mem_sz at 1 with %newSize_5 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %10 = builtin.unrealized_conversion_cast %outBuffer_4, %alloc_0, %alloc_1, %9 : memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse> to tensor<?x?xf32, #sparse1>
// CHECK-NEXT:     return %outBuffer_4, %alloc_0, %alloc_1, %9 : memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSRW = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : dense, d1 : compressed),
  posWidth = 32,
  crdWidth = 8
}>
func.func @hint(%d0: index, %d1: index, %h: index) -> tensor<?x?xf32, #CSRW> {
  %0 = bufferization.alloc_tensor(%d0, %d1) size_hint=%h : tensor<?x?xf32, #CSRW>
  return %0 : tensor<?x?xf32, #CSRW>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32, crdWidth = 8 }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @hint(%arg0: index, %arg1: index, %arg2: index) -> (memref<?xi32>, memref<?xi8>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %arg2, %c1 : index
// CHECK-NEXT:     %alloc = memref.alloc(%0) : memref<?xi32>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%arg2) : memref<?xi8>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%arg2) : memref<?xf32>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.set %1  lvl_sz at 0 with %arg0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.set %2  lvl_sz at 1 with %arg1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.get %3  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %4, %alloc, %c0_i32 : index, memref<?xi32>, i32
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.set %3  pos_mem_sz at 1 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c1_2 = arith.constant 1 : index
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.get %5  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %7 = arith.muli %c1_2, %6 : index
// CHECK-NEXT:     %c0_i32_3 = arith.constant 0 : i32
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.get %5  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_4, %newSize_5 = sparse_tensor.push_back %8, %outBuffer, %c0_i32_3, %7 : index, memref<?xi32>, i32, index
// CHECK-NEXT:     %9 = sparse_tensor.storage_specifier.set %5  pos_mem_sz at 1 with %newSize_5 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %10 = builtin.unrealized_conversion_cast %outBuffer_4, %alloc_0, %alloc_1, %9 : memref<?xi32>, memref<?xi8>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse> to tensor<?x?xf32, #sparse1>
// CHECK-NEXT:     return %outBuffer_4, %alloc_0, %alloc_1, %9 : memref<?xi32>, memref<?xi8>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#DCSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
func.func @hint(%d0: index, %d1: index, %h: index) -> tensor<?x?xf32, #DCSR> {
  %0 = bufferization.alloc_tensor(%d0, %d1) size_hint=%h : tensor<?x?xf32, #DCSR>
  return %0 : tensor<?x?xf32, #DCSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @hint(%arg0: index, %arg1: index, %arg2: index) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_2 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_3 = memref.alloc(%arg2) : memref<?xf32>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %arg0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %1  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %2, %alloc, %c0 : index, memref<?xindex>, index
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.set %1  pos_mem_sz at 0 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.set %3  lvl_sz at 1 with %arg1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.get %4  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_4, %newSize_5 = sparse_tensor.push_back %5, %alloc_1, %c0 : index, memref<?xindex>, index
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.set %4  pos_mem_sz at 1 with %newSize_5 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.get %6  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_7, %newSize_8 = sparse_tensor.push_back %7, %outBuffer, %c0_6, %c1 : index, memref<?xindex>, index, index
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.set %6  pos_mem_sz at 0 with %newSize_8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %9 = builtin.unrealized_conversion_cast %outBuffer_7, %alloc_0, %outBuffer_4, %alloc_2, %alloc_3, %8 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse> to tensor<?x?xf32, #sparse1>
// CHECK-NEXT:     return %outBuffer_7, %alloc_0, %outBuffer_4, %alloc_2, %alloc_3, %8 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CD = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : dense) }>
func.func @hint(%d0: index, %d1: index, %h: index) -> tensor<?x?xf32, #CD> {
  %0 = bufferization.alloc_tensor(%d0, %d1) size_hint=%h : tensor<?x?xf32, #CD>
  return %0 : tensor<?x?xf32, #CD>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : dense) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @hint(%arg0: index, %arg1: index, %arg2: index) -> (memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%arg2) : memref<?xf32>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %arg0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %1  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %2, %alloc, %c0 : index, memref<?xindex>, index
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.set %1  pos_mem_sz at 0 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.set %3  lvl_sz at 1 with %arg1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.get %4  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_3, %newSize_4 = sparse_tensor.push_back %5, %outBuffer, %c0_2, %c1 : index, memref<?xindex>, index, index
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.set %4  pos_mem_sz at 0 with %newSize_4 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %7 = builtin.unrealized_conversion_cast %outBuffer_3, %alloc_0, %alloc_1, %6 : memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse> to tensor<?x?xf32, #sparse1>
// CHECK-NEXT:     return %outBuffer_3, %alloc_0, %alloc_1, %6 : memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @hint(%d0: index, %d1: index, %h: index) -> tensor<?x?xf32, #COO> {
  %0 = bufferization.alloc_tensor(%d0, %d1) size_hint=%h : tensor<?x?xf32, #COO>
  return %0 : tensor<?x?xf32, #COO>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : singleton) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @hint(%arg0: index, %arg1: index, %arg2: index) -> (memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c2_0 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.muli %c2_0, %arg2 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c2) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%0) : memref<?xindex>
// CHECK-NEXT:     %alloc_2 = memref.alloc(%arg2) : memref<?xf32>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.set %1  lvl_sz at 0 with %arg0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.get %2  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %3, %alloc, %c0 : index, memref<?xindex>, index
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.set %2  pos_mem_sz at 0 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.set %4  lvl_sz at 1 with %arg1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.get %5  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_4, %newSize_5 = sparse_tensor.push_back %6, %outBuffer, %c0_3, %c1 : index, memref<?xindex>, index, index
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.set %5  pos_mem_sz at 0 with %newSize_5 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %8 = builtin.unrealized_conversion_cast %outBuffer_4, %alloc_1, %alloc_2, %7 : memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse> to tensor<?x?xf32, #sparse1>
// CHECK-NEXT:     return %outBuffer_4, %alloc_1, %alloc_2, %7 : memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#COO3 = #sparse_tensor.encoding<{
  map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(nonunique), d2 : singleton)
}>
func.func @hint(%d0: index, %d1: index, %d2: index, %h: index) -> tensor<?x?x?xf32, #COO3> {
  %0 = bufferization.alloc_tensor(%d0, %d1, %d2) size_hint=%h : tensor<?x?x?xf32, #COO3>
  return %0 : tensor<?x?x?xf32, #COO3>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : singleton, d2 : singleton) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(nonunique), d2 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @hint(%arg0: index, %arg1: index, %arg2: index, %arg3: index) -> (memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %0 = arith.muli %c3, %arg3 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c2) : memref<?xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%0) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%arg3) : memref<?xf32>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.set %1  lvl_sz at 0 with %arg0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.get %2  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %3, %alloc, %c0 : index, memref<?xindex>, index
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.set %2  pos_mem_sz at 0 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.set %4  lvl_sz at 1 with %arg1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.set %5  lvl_sz at 2 with %arg2 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.get %6  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_3, %newSize_4 = sparse_tensor.push_back %7, %outBuffer, %c0_2, %c1 : index, memref<?xindex>, index, index
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.set %6  pos_mem_sz at 0 with %newSize_4 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %9 = builtin.unrealized_conversion_cast %outBuffer_3, %alloc_0, %alloc_1, %8 : memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse> to tensor<?x?x?xf32, #sparse1>
// CHECK-NEXT:     return %outBuffer_3, %alloc_0, %alloc_1, %8 : memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#SOA = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa))
}>
func.func @hint(%d0: index, %d1: index, %h: index) -> tensor<?x?xf32, #SOA> {
  %0 = bufferization.alloc_tensor(%d0, %d1) size_hint=%h : tensor<?x?xf32, #SOA>
  return %0 : tensor<?x?xf32, #SOA>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : singleton(soa)) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @hint(%arg0: index, %arg1: index, %arg2: index) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_2 = memref.alloc(%arg2) : memref<?xf32>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %arg0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %1  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %2, %alloc, %c0 : index, memref<?xindex>, index
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.set %1  pos_mem_sz at 0 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.set %3  lvl_sz at 1 with %arg1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.get %4  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_4, %newSize_5 = sparse_tensor.push_back %5, %outBuffer, %c0_3, %c1 : index, memref<?xindex>, index, index
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.set %4  pos_mem_sz at 0 with %newSize_5 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %7 = builtin.unrealized_conversion_cast %outBuffer_4, %alloc_0, %alloc_1, %alloc_2, %6 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse> to tensor<?x?xf32, #sparse1>
// CHECK-NEXT:     return %outBuffer_4, %alloc_0, %alloc_1, %alloc_2, %6 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#LOOSE = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : loose_compressed) }>
func.func @hint(%d0: index, %d1: index, %h: index) -> tensor<?x?xf32, #LOOSE> {
  %0 = bufferization.alloc_tensor(%d0, %d1) size_hint=%h : tensor<?x?xf32, #LOOSE>
  return %0 : tensor<?x?xf32, #LOOSE>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : loose_compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : loose_compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @hint(%arg0: index, %arg1: index, %arg2: index) -> (memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%arg2) : memref<?xf32>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %arg0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.set %1  lvl_sz at 1 with %arg1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.get %2  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %3, %alloc, %c0 : index, memref<?xindex>, index
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.set %2  pos_mem_sz at 1 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.get %4  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %6 = arith.muli %c1, %5 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %7 = arith.muli %6, %c2 : index
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.get %4  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_3, %newSize_4 = sparse_tensor.push_back %8, %outBuffer, %c0_2, %7 : index, memref<?xindex>, index, index
// CHECK-NEXT:     %9 = sparse_tensor.storage_specifier.set %4  pos_mem_sz at 1 with %newSize_4 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %10 = builtin.unrealized_conversion_cast %outBuffer_3, %alloc_0, %alloc_1, %9 : memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse> to tensor<?x?xf32, #sparse1>
// CHECK-NEXT:     return %outBuffer_3, %alloc_0, %alloc_1, %9 : memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#LCOO = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : loose_compressed(nonunique), d1 : singleton)
}>
func.func @hint(%d0: index, %d1: index, %h: index) -> tensor<?x?xf32, #LCOO> {
  %0 = bufferization.alloc_tensor(%d0, %d1) size_hint=%h : tensor<?x?xf32, #LCOO>
  return %0 : tensor<?x?xf32, #LCOO>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : loose_compressed, d1 : singleton) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : loose_compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @hint(%arg0: index, %arg1: index, %arg2: index) -> (memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c2_0 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.muli %c2_0, %arg2 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c2) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%0) : memref<?xindex>
// CHECK-NEXT:     %alloc_2 = memref.alloc(%arg2) : memref<?xf32>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.set %1  lvl_sz at 0 with %arg0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.get %2  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %3, %alloc, %c0 : index, memref<?xindex>, index
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.set %2  pos_mem_sz at 0 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.set %4  lvl_sz at 1 with %arg1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %c2_4 = arith.constant 2 : index
// CHECK-NEXT:     %6 = arith.muli %c1, %c2_4 : index
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.get %5  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_5, %newSize_6 = sparse_tensor.push_back %7, %outBuffer, %c0_3, %6 : index, memref<?xindex>, index, index
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.set %5  pos_mem_sz at 0 with %newSize_6 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %9 = builtin.unrealized_conversion_cast %outBuffer_5, %alloc_1, %alloc_2, %8 : memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse> to tensor<?x?xf32, #sparse1>
// CHECK-NEXT:     return %outBuffer_5, %alloc_1, %alloc_2, %8 : memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#DCOO = #sparse_tensor.encoding<{
  map = (d0, d1, d2) -> (d0 : dense, d1 : compressed(nonunique), d2 : singleton)
}>
func.func @hint(%d0: index, %d1: index, %d2: index, %h: index) -> tensor<?x?x?xf32, #DCOO> {
  %0 = bufferization.alloc_tensor(%d0, %d1, %d2) size_hint=%h : tensor<?x?x?xf32, #DCOO>
  return %0 : tensor<?x?x?xf32, #DCOO>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : singleton) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : compressed(nonunique), d2 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @hint(%arg0: index, %arg1: index, %arg2: index, %arg3: index) -> (memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%arg3) : memref<?xf32>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %arg0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.set %1  lvl_sz at 1 with %arg1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.get %2  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %3, %alloc, %c0 : index, memref<?xindex>, index
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.set %2  pos_mem_sz at 1 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.set %4  lvl_sz at 2 with %arg2 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.get %5  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %7 = arith.muli %c1, %6 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.get %5  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_3, %newSize_4 = sparse_tensor.push_back %8, %outBuffer, %c0_2, %7 : index, memref<?xindex>, index, index
// CHECK-NEXT:     %9 = sparse_tensor.storage_specifier.set %5  pos_mem_sz at 1 with %newSize_4 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %10 = builtin.unrealized_conversion_cast %outBuffer_3, %alloc_0, %alloc_1, %9 : memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse> to tensor<?x?x?xf32, #sparse1>
// CHECK-NEXT:     return %outBuffer_3, %alloc_0, %alloc_1, %9 : memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#V = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#DV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
func.func @elements() {
  %0 = tensor.empty() : tensor<10xi1, #V>
  %1 = tensor.empty() : tensor<10xi1, #DV>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @elements() {
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%c16) : memref<?xi1>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %c10 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %1  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %2, %alloc, %c0 : index, memref<?xindex>, index
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.set %1  pos_mem_sz at 0 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.get %3  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_3, %newSize_4 = sparse_tensor.push_back %4, %outBuffer, %c0_2, %c1 : index, memref<?xindex>, index, index
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.set %3  pos_mem_sz at 0 with %newSize_4 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %outBuffer_3, %alloc_0, %alloc_1, %5 : memref<?xindex>, memref<?xindex>, memref<?xi1>, !sparse_tensor.storage_specifier<#sparse> to tensor<10xi1, #sparse1>
// CHECK-NEXT:     %c10_5 = arith.constant 10 : index
// CHECK-NEXT:     %alloc_6 = memref.alloc(%c10_5) : memref<?xi1>
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse2>
// CHECK-NEXT:     %c0_7 = arith.constant 0 : index
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.set %7  lvl_sz at 0 with %c10_5 : !sparse_tensor.storage_specifier<#sparse2>
// CHECK-NEXT:     %c1_8 = arith.constant 1 : index
// CHECK-NEXT:     %9 = sparse_tensor.storage_specifier.get %8  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse2>
// CHECK-NEXT:     %10 = arith.muli %c1_8, %9 : index
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.get %8  val_mem_sz : !sparse_tensor.storage_specifier<#sparse2>
// CHECK-NEXT:     %outBuffer_9, %newSize_10 = sparse_tensor.push_back %11, %alloc_6, %false, %10 : index, memref<?xi1>, i1, index
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.set %8  val_mem_sz with %newSize_10 : !sparse_tensor.storage_specifier<#sparse2>
// CHECK-NEXT:     %13 = builtin.unrealized_conversion_cast %outBuffer_9, %12 : memref<?xi1>, !sparse_tensor.storage_specifier<#sparse2> to tensor<10xi1, #sparse3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#V = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#DV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
func.func @elements() {
  %0 = tensor.empty() : tensor<10xi8, #V>
  %1 = tensor.empty() : tensor<10xi8, #DV>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @elements() {
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%c16) : memref<?xi8>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %c10 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %1  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %2, %alloc, %c0 : index, memref<?xindex>, index
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.set %1  pos_mem_sz at 0 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.get %3  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_3, %newSize_4 = sparse_tensor.push_back %4, %outBuffer, %c0_2, %c1 : index, memref<?xindex>, index, index
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.set %3  pos_mem_sz at 0 with %newSize_4 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %outBuffer_3, %alloc_0, %alloc_1, %5 : memref<?xindex>, memref<?xindex>, memref<?xi8>, !sparse_tensor.storage_specifier<#sparse> to tensor<10xi8, #sparse1>
// CHECK-NEXT:     %c10_5 = arith.constant 10 : index
// CHECK-NEXT:     %alloc_6 = memref.alloc(%c10_5) : memref<?xi8>
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse2>
// CHECK-NEXT:     %c0_7 = arith.constant 0 : index
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.set %7  lvl_sz at 0 with %c10_5 : !sparse_tensor.storage_specifier<#sparse2>
// CHECK-NEXT:     %c1_8 = arith.constant 1 : index
// CHECK-NEXT:     %9 = sparse_tensor.storage_specifier.get %8  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse2>
// CHECK-NEXT:     %10 = arith.muli %c1_8, %9 : index
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.get %8  val_mem_sz : !sparse_tensor.storage_specifier<#sparse2>
// CHECK-NEXT:     %outBuffer_9, %newSize_10 = sparse_tensor.push_back %11, %alloc_6, %c0_i8, %10 : index, memref<?xi8>, i8, index
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.set %8  val_mem_sz with %newSize_10 : !sparse_tensor.storage_specifier<#sparse2>
// CHECK-NEXT:     %13 = builtin.unrealized_conversion_cast %outBuffer_9, %12 : memref<?xi8>, !sparse_tensor.storage_specifier<#sparse2> to tensor<10xi8, #sparse3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#V = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#DV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
func.func @elements() {
  %0 = tensor.empty() : tensor<10xindex, #V>
  %1 = tensor.empty() : tensor<10xindex, #DV>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @elements() {
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %c10 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %1  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %2, %alloc, %c0 : index, memref<?xindex>, index
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.set %1  pos_mem_sz at 0 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.get %3  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_3, %newSize_4 = sparse_tensor.push_back %4, %outBuffer, %c0_2, %c1 : index, memref<?xindex>, index, index
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.set %3  pos_mem_sz at 0 with %newSize_4 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %outBuffer_3, %alloc_0, %alloc_1, %5 : memref<?xindex>, memref<?xindex>, memref<?xindex>, !sparse_tensor.storage_specifier<#sparse> to tensor<10xindex, #sparse1>
// CHECK-NEXT:     %c10_5 = arith.constant 10 : index
// CHECK-NEXT:     %alloc_6 = memref.alloc(%c10_5) : memref<?xindex>
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse2>
// CHECK-NEXT:     %c0_7 = arith.constant 0 : index
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.set %7  lvl_sz at 0 with %c10_5 : !sparse_tensor.storage_specifier<#sparse2>
// CHECK-NEXT:     %c1_8 = arith.constant 1 : index
// CHECK-NEXT:     %9 = sparse_tensor.storage_specifier.get %8  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse2>
// CHECK-NEXT:     %10 = arith.muli %c1_8, %9 : index
// CHECK-NEXT:     %c0_9 = arith.constant 0 : index
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.get %8  val_mem_sz : !sparse_tensor.storage_specifier<#sparse2>
// CHECK-NEXT:     %outBuffer_10, %newSize_11 = sparse_tensor.push_back %11, %alloc_6, %c0_9, %10 : index, memref<?xindex>, index, index
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.set %8  val_mem_sz with %newSize_11 : !sparse_tensor.storage_specifier<#sparse2>
// CHECK-NEXT:     %13 = builtin.unrealized_conversion_cast %outBuffer_10, %12 : memref<?xindex>, !sparse_tensor.storage_specifier<#sparse2> to tensor<10xindex, #sparse3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#V = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#DV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
func.func @elements() {
  %0 = tensor.empty() : tensor<10xcomplex<f32>, #V>
  %1 = tensor.empty() : tensor<10xcomplex<f32>, #DV>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @elements() {
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%c16) : memref<?xcomplex<f32>>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %c10 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %1  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %2, %alloc, %c0 : index, memref<?xindex>, index
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.set %1  pos_mem_sz at 0 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.get %3  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_3, %newSize_4 = sparse_tensor.push_back %4, %outBuffer, %c0_2, %c1 : index, memref<?xindex>, index, index
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.set %3  pos_mem_sz at 0 with %newSize_4 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %outBuffer_3, %alloc_0, %alloc_1, %5 : memref<?xindex>, memref<?xindex>, memref<?xcomplex<f32>>, !sparse_tensor.storage_specifier<#sparse> to tensor<10xcomplex<f32>, #sparse1>
// CHECK-NEXT:     %c10_5 = arith.constant 10 : index
// CHECK-NEXT:     %alloc_6 = memref.alloc(%c10_5) : memref<?xcomplex<f32>>
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse2>
// CHECK-NEXT:     %c0_7 = arith.constant 0 : index
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.set %7  lvl_sz at 0 with %c10_5 : !sparse_tensor.storage_specifier<#sparse2>
// CHECK-NEXT:     %c1_8 = arith.constant 1 : index
// CHECK-NEXT:     %9 = sparse_tensor.storage_specifier.get %8  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse2>
// CHECK-NEXT:     %10 = arith.muli %c1_8, %9 : index
// CHECK-NEXT:     %cst = complex.constant [0.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.get %8  val_mem_sz : !sparse_tensor.storage_specifier<#sparse2>
// CHECK-NEXT:     %outBuffer_9, %newSize_10 = sparse_tensor.push_back %11, %alloc_6, %cst, %10 : index, memref<?xcomplex<f32>>, complex<f32>, index
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.set %8  val_mem_sz with %newSize_10 : !sparse_tensor.storage_specifier<#sparse2>
// CHECK-NEXT:     %13 = builtin.unrealized_conversion_cast %outBuffer_9, %12 : memref<?xcomplex<f32>>, !sparse_tensor.storage_specifier<#sparse2> to tensor<10xcomplex<f32>, #sparse3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#V = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#DV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
func.func @elements() {
  %0 = tensor.empty() : tensor<10xbf16, #V>
  %1 = tensor.empty() : tensor<10xbf16, #DV>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @elements() {
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%c16) : memref<?xbf16>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %c10 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %1  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %2, %alloc, %c0 : index, memref<?xindex>, index
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.set %1  pos_mem_sz at 0 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.get %3  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_3, %newSize_4 = sparse_tensor.push_back %4, %outBuffer, %c0_2, %c1 : index, memref<?xindex>, index, index
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.set %3  pos_mem_sz at 0 with %newSize_4 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %outBuffer_3, %alloc_0, %alloc_1, %5 : memref<?xindex>, memref<?xindex>, memref<?xbf16>, !sparse_tensor.storage_specifier<#sparse> to tensor<10xbf16, #sparse1>
// CHECK-NEXT:     %c10_5 = arith.constant 10 : index
// CHECK-NEXT:     %alloc_6 = memref.alloc(%c10_5) : memref<?xbf16>
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse2>
// CHECK-NEXT:     %c0_7 = arith.constant 0 : index
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.set %7  lvl_sz at 0 with %c10_5 : !sparse_tensor.storage_specifier<#sparse2>
// CHECK-NEXT:     %c1_8 = arith.constant 1 : index
// CHECK-NEXT:     %9 = sparse_tensor.storage_specifier.get %8  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse2>
// CHECK-NEXT:     %10 = arith.muli %c1_8, %9 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : bf16
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.get %8  val_mem_sz : !sparse_tensor.storage_specifier<#sparse2>
// CHECK-NEXT:     %outBuffer_9, %newSize_10 = sparse_tensor.push_back %11, %alloc_6, %cst, %10 : index, memref<?xbf16>, bf16, index
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.set %8  val_mem_sz with %newSize_10 : !sparse_tensor.storage_specifier<#sparse2>
// CHECK-NEXT:     %13 = builtin.unrealized_conversion_cast %outBuffer_9, %12 : memref<?xbf16>, !sparse_tensor.storage_specifier<#sparse2> to tensor<10xbf16, #sparse3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @mixed(%n: index) {
  %0 = bufferization.alloc_tensor(%n) : tensor<8x?xf64, #CSR>
  %1 = tensor.empty(%n) : tensor<?x8xf64, #CSR>
  %2 = tensor.empty() : tensor<0x1xf64, #CSR>
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @mixed(%arg0: index) {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%c16) : memref<?xf64>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %c8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.set %1  lvl_sz at 1 with %arg0 : !sparse_tensor.storage_specifier<#sparse>
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
// CHECK-NEXT:     %9 = builtin.unrealized_conversion_cast %outBuffer_3, %alloc_0, %alloc_1, %8 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<8x?xf64, #sparse1>
// CHECK-NEXT:     %c8_5 = arith.constant 8 : index
// CHECK-NEXT:     %c16_6 = arith.constant 16 : index
// CHECK-NEXT:     %alloc_7 = memref.alloc(%c16_6) : memref<?xindex>
// CHECK-NEXT:     %alloc_8 = memref.alloc(%c16_6) : memref<?xindex>
// CHECK-NEXT:     %alloc_9 = memref.alloc(%c16_6) : memref<?xf64>
// CHECK-NEXT:     %10 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0_10 = arith.constant 0 : index
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.set %10  lvl_sz at 0 with %arg0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.set %11  lvl_sz at 1 with %c8_5 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %13 = sparse_tensor.storage_specifier.get %12  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_11, %newSize_12 = sparse_tensor.push_back %13, %alloc_7, %c0_10 : index, memref<?xindex>, index
// CHECK-NEXT:     %14 = sparse_tensor.storage_specifier.set %12  pos_mem_sz at 1 with %newSize_12 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c1_13 = arith.constant 1 : index
// CHECK-NEXT:     %15 = sparse_tensor.storage_specifier.get %14  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %16 = arith.muli %c1_13, %15 : index
// CHECK-NEXT:     %c0_14 = arith.constant 0 : index
// CHECK-NEXT:     %17 = sparse_tensor.storage_specifier.get %14  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_15, %newSize_16 = sparse_tensor.push_back %17, %outBuffer_11, %c0_14, %16 : index, memref<?xindex>, index, index
// CHECK-NEXT:     %18 = sparse_tensor.storage_specifier.set %14  pos_mem_sz at 1 with %newSize_16 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %19 = builtin.unrealized_conversion_cast %outBuffer_15, %alloc_8, %alloc_9, %18 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<?x8xf64, #sparse1>
// CHECK-NEXT:     %c0_17 = arith.constant 0 : index
// CHECK-NEXT:     %c1_18 = arith.constant 1 : index
// CHECK-NEXT:     %c16_19 = arith.constant 16 : index
// CHECK-NEXT:     %alloc_20 = memref.alloc(%c16_19) : memref<?xindex>
// CHECK-NEXT:     %alloc_21 = memref.alloc(%c16_19) : memref<?xindex>
// CHECK-NEXT:     %alloc_22 = memref.alloc(%c16_19) : memref<?xf64>
// CHECK-NEXT:     %20 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0_23 = arith.constant 0 : index
// CHECK-NEXT:     %21 = sparse_tensor.storage_specifier.set %20  lvl_sz at 0 with %c0_17 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %22 = sparse_tensor.storage_specifier.set %21  lvl_sz at 1 with %c1_18 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %23 = sparse_tensor.storage_specifier.get %22  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_24, %newSize_25 = sparse_tensor.push_back %23, %alloc_20, %c0_23 : index, memref<?xindex>, index
// CHECK-NEXT:     %24 = sparse_tensor.storage_specifier.set %22  pos_mem_sz at 1 with %newSize_25 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c1_26 = arith.constant 1 : index
// CHECK-NEXT:     %25 = sparse_tensor.storage_specifier.get %24  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %26 = arith.muli %c1_26, %25 : index
// CHECK-NEXT:     %c0_27 = arith.constant 0 : index
// CHECK-NEXT:     %27 = sparse_tensor.storage_specifier.get %24  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_28, %newSize_29 = sparse_tensor.push_back %27, %outBuffer_24, %c0_27, %26 : index, memref<?xindex>, index, index
// CHECK-NEXT:     %28 = sparse_tensor.storage_specifier.set %24  pos_mem_sz at 1 with %newSize_29 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %29 = builtin.unrealized_conversion_cast %outBuffer_28, %alloc_21, %alloc_22, %28 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<0x1xf64, #sparse1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dense(%n: index) -> tensor<?xf32> {
  %0 = tensor.empty(%n) : tensor<?xf32>
  %1 = bufferization.alloc_tensor(%n) : tensor<?xf32>
  bufferization.dealloc_tensor %1 : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dense(%arg0: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = tensor.empty(%arg0) : tensor<?xf32>
// CHECK-NEXT:     %1 = bufferization.alloc_tensor(%arg0) : tensor<?xf32>
// CHECK-NEXT:     bufferization.dealloc_tensor %1 : tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
