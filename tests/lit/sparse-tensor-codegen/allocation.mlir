// RUN: pyopt --split-input-file --sparse-tensor-codegen %s | FileCheck %s

// New tensors: buffers, and the positions that storage without elements has.

#D = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
func.func @empty() -> tensor<8x12xf64, #D> {
  %0 = tensor.empty() : tensor<8x12xf64, #D>
  return %0 : tensor<8x12xf64, #D>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @empty() -> (memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %0 = arith.muli %c8, %c12 : index
// CHECK-NEXT:     %alloc = memref.alloc(%0) : memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.set %1  lvl_sz at 0 with %c8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.set %2  lvl_sz at 1 with %c12 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.get %3  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %5 = arith.muli %c1, %4 : index
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.get %3  lvl_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %7 = arith.muli %5, %6 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.get %3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %8, %alloc, %cst, %7 : index, memref<?xf64>, f64, index
// CHECK-NEXT:     %9 = sparse_tensor.storage_specifier.set %3  val_mem_sz with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %10 = builtin.unrealized_conversion_cast %outBuffer, %9 : memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<8x12xf64, #sparse1>
// CHECK-NEXT:     return %outBuffer, %9 : memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#DV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
func.func @empty() -> tensor<10xf64, #DV> {
  %0 = tensor.empty() : tensor<10xf64, #DV>
  return %0 : tensor<10xf64, #DV>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @empty() -> (memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c10) : memref<?xf64>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %c10 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %1  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = arith.muli %c1, %2 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.get %1  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %4, %alloc, %cst, %3 : index, memref<?xf64>, f64, index
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.set %1  val_mem_sz with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %outBuffer, %5 : memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<10xf64, #sparse1>
// CHECK-NEXT:     return %outBuffer, %5 : memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#V = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @empty() -> tensor<10xf64, #V> {
  %0 = tensor.empty() : tensor<10xf64, #V>
  return %0 : tensor<10xf64, #V>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @empty() -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%c16) : memref<?xf64>
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
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %outBuffer_3, %alloc_0, %alloc_1, %5 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<10xf64, #sparse1>
// CHECK-NEXT:     return %outBuffer_3, %alloc_0, %alloc_1, %5 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @empty() -> tensor<8x12xf64, #CSR> {
  %0 = tensor.empty() : tensor<8x12xf64, #CSR>
  return %0 : tensor<8x12xf64, #CSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @empty() -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%c16) : memref<?xf64>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %c8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.set %1  lvl_sz at 1 with %c12 : !sparse_tensor.storage_specifier<#sparse>
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
// CHECK-NEXT:     %9 = builtin.unrealized_conversion_cast %outBuffer_3, %alloc_0, %alloc_1, %8 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<8x12xf64, #sparse1>
// CHECK-NEXT:     return %outBuffer_3, %alloc_0, %alloc_1, %8 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSRW = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : dense, d1 : compressed),
  posWidth = 32,
  crdWidth = 8
}>
func.func @empty() -> tensor<8x12xf64, #CSRW> {
  %0 = tensor.empty() : tensor<8x12xf64, #CSRW>
  return %0 : tensor<8x12xf64, #CSRW>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32, crdWidth = 8 }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @empty() -> (memref<?xi32>, memref<?xi8>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c16) : memref<?xi32>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%c16) : memref<?xi8>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%c16) : memref<?xf64>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %c8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.set %1  lvl_sz at 1 with %c12 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.get %2  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %3, %alloc, %c0_i32 : index, memref<?xi32>, i32
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.set %2  pos_mem_sz at 1 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.get %4  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %6 = arith.muli %c1, %5 : index
// CHECK-NEXT:     %c0_i32_2 = arith.constant 0 : i32
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.get %4  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_3, %newSize_4 = sparse_tensor.push_back %7, %outBuffer, %c0_i32_2, %6 : index, memref<?xi32>, i32, index
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.set %4  pos_mem_sz at 1 with %newSize_4 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %9 = builtin.unrealized_conversion_cast %outBuffer_3, %alloc_0, %alloc_1, %8 : memref<?xi32>, memref<?xi8>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<8x12xf64, #sparse1>
// CHECK-NEXT:     return %outBuffer_3, %alloc_0, %alloc_1, %8 : memref<?xi32>, memref<?xi8>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#DCSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
func.func @empty() -> tensor<8x12xf64, #DCSR> {
  %0 = tensor.empty() : tensor<8x12xf64, #DCSR>
  return %0 : tensor<8x12xf64, #DCSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @empty() -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_2 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_3 = memref.alloc(%c16) : memref<?xf64>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %c8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %1  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %2, %alloc, %c0 : index, memref<?xindex>, index
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.set %1  pos_mem_sz at 0 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.set %3  lvl_sz at 1 with %c12 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.get %4  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_4, %newSize_5 = sparse_tensor.push_back %5, %alloc_1, %c0 : index, memref<?xindex>, index
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.set %4  pos_mem_sz at 1 with %newSize_5 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.get %6  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_7, %newSize_8 = sparse_tensor.push_back %7, %outBuffer, %c0_6, %c1 : index, memref<?xindex>, index, index
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.set %6  pos_mem_sz at 0 with %newSize_8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %9 = builtin.unrealized_conversion_cast %outBuffer_7, %alloc_0, %outBuffer_4, %alloc_2, %alloc_3, %8 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<8x12xf64, #sparse1>
// CHECK-NEXT:     return %outBuffer_7, %alloc_0, %outBuffer_4, %alloc_2, %alloc_3, %8 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CD = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : dense) }>
func.func @empty() -> tensor<8x12xf64, #CD> {
  %0 = tensor.empty() : tensor<8x12xf64, #CD>
  return %0 : tensor<8x12xf64, #CD>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : dense) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @empty() -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%c16) : memref<?xf64>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %c8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %1  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %2, %alloc, %c0 : index, memref<?xindex>, index
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.set %1  pos_mem_sz at 0 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.set %3  lvl_sz at 1 with %c12 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.get %4  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_3, %newSize_4 = sparse_tensor.push_back %5, %outBuffer, %c0_2, %c1 : index, memref<?xindex>, index, index
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.set %4  pos_mem_sz at 0 with %newSize_4 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %7 = builtin.unrealized_conversion_cast %outBuffer_3, %alloc_0, %alloc_1, %6 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<8x12xf64, #sparse1>
// CHECK-NEXT:     return %outBuffer_3, %alloc_0, %alloc_1, %6 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @empty() -> tensor<8x12xf64, #COO> {
  %0 = tensor.empty() : tensor<8x12xf64, #COO>
  return %0 : tensor<8x12xf64, #COO>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : singleton) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @empty() -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%c16) : memref<?xf64>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %c8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %1  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %2, %alloc, %c0 : index, memref<?xindex>, index
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.set %1  pos_mem_sz at 0 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.set %3  lvl_sz at 1 with %c12 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.get %4  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_3, %newSize_4 = sparse_tensor.push_back %5, %outBuffer, %c0_2, %c1 : index, memref<?xindex>, index, index
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.set %4  pos_mem_sz at 0 with %newSize_4 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %7 = builtin.unrealized_conversion_cast %outBuffer_3, %alloc_0, %alloc_1, %6 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<8x12xf64, #sparse1>
// CHECK-NEXT:     return %outBuffer_3, %alloc_0, %alloc_1, %6 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#COO3 = #sparse_tensor.encoding<{
  map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(nonunique), d2 : singleton)
}>
func.func @empty() -> tensor<4x8x12xf64, #COO3> {
  %0 = tensor.empty() : tensor<4x8x12xf64, #COO3>
  return %0 : tensor<4x8x12xf64, #COO3>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : singleton, d2 : singleton) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(nonunique), d2 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @empty() -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%c16) : memref<?xf64>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %c4 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %1  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %2, %alloc, %c0 : index, memref<?xindex>, index
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.set %1  pos_mem_sz at 0 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.set %3  lvl_sz at 1 with %c8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.set %4  lvl_sz at 2 with %c12 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.get %5  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_3, %newSize_4 = sparse_tensor.push_back %6, %outBuffer, %c0_2, %c1 : index, memref<?xindex>, index, index
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.set %5  pos_mem_sz at 0 with %newSize_4 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %8 = builtin.unrealized_conversion_cast %outBuffer_3, %alloc_0, %alloc_1, %7 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<4x8x12xf64, #sparse1>
// CHECK-NEXT:     return %outBuffer_3, %alloc_0, %alloc_1, %7 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#SOA = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa))
}>
func.func @empty() -> tensor<8x12xf64, #SOA> {
  %0 = tensor.empty() : tensor<8x12xf64, #SOA>
  return %0 : tensor<8x12xf64, #SOA>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : singleton(soa)) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @empty() -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_2 = memref.alloc(%c16) : memref<?xf64>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %c8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %1  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %2, %alloc, %c0 : index, memref<?xindex>, index
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.set %1  pos_mem_sz at 0 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.set %3  lvl_sz at 1 with %c12 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.get %4  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_4, %newSize_5 = sparse_tensor.push_back %5, %outBuffer, %c0_3, %c1 : index, memref<?xindex>, index, index
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.set %4  pos_mem_sz at 0 with %newSize_5 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %7 = builtin.unrealized_conversion_cast %outBuffer_4, %alloc_0, %alloc_1, %alloc_2, %6 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<8x12xf64, #sparse1>
// CHECK-NEXT:     return %outBuffer_4, %alloc_0, %alloc_1, %alloc_2, %6 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#LOOSE = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : loose_compressed) }>
func.func @empty() -> tensor<8x12xf64, #LOOSE> {
  %0 = tensor.empty() : tensor<8x12xf64, #LOOSE>
  return %0 : tensor<8x12xf64, #LOOSE>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : loose_compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : loose_compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @empty() -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%c16) : memref<?xf64>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %c8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.set %1  lvl_sz at 1 with %c12 : !sparse_tensor.storage_specifier<#sparse>
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
// CHECK-NEXT:     %10 = builtin.unrealized_conversion_cast %outBuffer_3, %alloc_0, %alloc_1, %9 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<8x12xf64, #sparse1>
// CHECK-NEXT:     return %outBuffer_3, %alloc_0, %alloc_1, %9 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#LCOO = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : loose_compressed(nonunique), d1 : singleton)
}>
func.func @empty() -> tensor<8x12xf64, #LCOO> {
  %0 = tensor.empty() : tensor<8x12xf64, #LCOO>
  return %0 : tensor<8x12xf64, #LCOO>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : loose_compressed, d1 : singleton) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : loose_compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @empty() -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%c16) : memref<?xf64>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %c8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %1  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %2, %alloc, %c0 : index, memref<?xindex>, index
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.set %1  pos_mem_sz at 0 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.set %3  lvl_sz at 1 with %c12 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %5 = arith.muli %c1, %c2 : index
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.get %4  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_3, %newSize_4 = sparse_tensor.push_back %6, %outBuffer, %c0_2, %5 : index, memref<?xindex>, index, index
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.set %4  pos_mem_sz at 0 with %newSize_4 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %8 = builtin.unrealized_conversion_cast %outBuffer_3, %alloc_0, %alloc_1, %7 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<8x12xf64, #sparse1>
// CHECK-NEXT:     return %outBuffer_3, %alloc_0, %alloc_1, %7 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#DCOO = #sparse_tensor.encoding<{
  map = (d0, d1, d2) -> (d0 : dense, d1 : compressed(nonunique), d2 : singleton)
}>
func.func @empty() -> tensor<4x8x12xf64, #DCOO> {
  %0 = tensor.empty() : tensor<4x8x12xf64, #DCOO>
  return %0 : tensor<4x8x12xf64, #DCOO>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : singleton) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : compressed(nonunique), d2 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @empty() -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
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
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.set %4  lvl_sz at 2 with %c12 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.get %5  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %7 = arith.muli %c1, %6 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.get %5  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_3, %newSize_4 = sparse_tensor.push_back %8, %outBuffer, %c0_2, %7 : index, memref<?xindex>, index, index
// CHECK-NEXT:     %9 = sparse_tensor.storage_specifier.set %5  pos_mem_sz at 1 with %newSize_4 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %10 = builtin.unrealized_conversion_cast %outBuffer_3, %alloc_0, %alloc_1, %9 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<4x8x12xf64, #sparse1>
// CHECK-NEXT:     return %outBuffer_3, %alloc_0, %alloc_1, %9 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
