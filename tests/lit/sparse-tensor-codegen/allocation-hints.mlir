// RUN: pyopt --split-input-file --sparse-tensor-codegen=reference-exact=true %s | FileCheck %s

// Sizes and size hints.

#D = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
func.func @hint(%d0: index, %d1: index, %h: index) -> tensor<?x?xf32, #D> {
  %0 = bufferization.alloc_tensor(%d0, %d1) size_hint=%h : tensor<?x?xf32, #D>
  return %0 : tensor<?x?xf32, #D>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
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
// CHECK-NEXT:     return %outBuffer, %9 : memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @hint(%d0: index, %d1: index, %h: index) -> tensor<?x?xf32, #CSR> {
  %0 = bufferization.alloc_tensor(%d0, %d1) size_hint=%h : tensor<?x?xf32, #CSR>
  return %0 : tensor<?x?xf32, #CSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
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
// CHECK-NEXT:     return %outBuffer_4, %alloc_0, %alloc_1, %9 : memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#LOOSE = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : loose_compressed) }>
func.func @hint(%d0: index, %d1: index, %h: index) -> tensor<?x?xf32, #LOOSE> {
  %0 = bufferization.alloc_tensor(%d0, %d1) size_hint=%h : tensor<?x?xf32, #LOOSE>
  return %0 : tensor<?x?xf32, #LOOSE>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : loose_compressed) }>
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
// CHECK-NEXT:     return %outBuffer_3, %alloc_0, %alloc_1, %9 : memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>
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
