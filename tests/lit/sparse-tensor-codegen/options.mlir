// RUN: pyopt --split-input-file --sparse-tensor-codegen="create-sparse-deallocs=false enable-buffer-initialization=true" %s | FileCheck %s

// What is released is freed, and new buffers begin as zeros, if the options say so.

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#DV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
func.func @release(%a: tensor<8x8xf64, #CSR>) -> tensor<8x8xf64, #CSR> {
  bufferization.dealloc_tensor %a : tensor<8x8xf64, #CSR>
  %0 = tensor.empty() : tensor<8x8xf64, #CSR>
  %1 = bufferization.alloc_tensor() : tensor<8xcomplex<f32>, #DV>
  return %0 : tensor<8x8xf64, #CSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @release(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c8_0 = arith.constant 8 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     linalg.fill ins(%c0 : index) outs(%alloc : memref<?xindex>)
// CHECK-NEXT:     %alloc_1 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     linalg.fill ins(%c0_2 : index) outs(%alloc_1 : memref<?xindex>)
// CHECK-NEXT:     %alloc_3 = memref.alloc(%c16) : memref<?xf64>
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%alloc_3 : memref<?xf64>)
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %c8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.set %1  lvl_sz at 1 with %c8_0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.get %2  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %3, %alloc, %c0_4 : index, memref<?xindex>, index
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.set %2  pos_mem_sz at 1 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.get %4  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %6 = arith.muli %c1, %5 : index
// CHECK-NEXT:     %c0_5 = arith.constant 0 : index
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.get %4  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_6, %newSize_7 = sparse_tensor.push_back %7, %outBuffer, %c0_5, %6 : index, memref<?xindex>, index, index
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.set %4  pos_mem_sz at 1 with %newSize_7 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c8_8 = arith.constant 8 : index
// CHECK-NEXT:     %alloc_9 = memref.alloc(%c8_8) : memref<?xcomplex<f32>>
// CHECK-NEXT:     %cst_10 = complex.constant [0.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:     linalg.fill ins(%cst_10 : complex<f32>) outs(%alloc_9 : memref<?xcomplex<f32>>)
// CHECK-NEXT:     %9 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %c0_11 = arith.constant 0 : index
// CHECK-NEXT:     %10 = sparse_tensor.storage_specifier.set %9  lvl_sz at 0 with %c8_8 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %c1_12 = arith.constant 1 : index
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.get %10  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %12 = arith.muli %c1_12, %11 : index
// CHECK-NEXT:     %cst_13 = complex.constant [0.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:     %13 = sparse_tensor.storage_specifier.get %10  val_mem_sz : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %outBuffer_14, %newSize_15 = sparse_tensor.push_back %13, %alloc_9, %cst_13, %12 : index, memref<?xcomplex<f32>>, complex<f32>, index
// CHECK-NEXT:     %14 = sparse_tensor.storage_specifier.set %10  val_mem_sz with %newSize_15 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     return %outBuffer_6, %alloc_1, %alloc_3, %8 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
