// RUN: pyopt --split-input-file --sparse-tensor-codegen=reference-exact=true %s | FileCheck %s

// expand and compress: buffers where the tensor is made, and a loop of insertions.

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @rows(%v: f64, %n: index) -> tensor<8x8xf64, #CSR> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = tensor.empty() : tensor<8x8xf64, #CSR>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<8x8xf64, #CSR> {
    %values, %filled, %added, %count = sparse_tensor.expand %t
        : tensor<8x8xf64, #CSR> to memref<?xf64>, memref<?xi1>, memref<?xindex>
    memref.store %v, %values[%i] : memref<?xf64>
    %2 = sparse_tensor.compress %values, %filled, %added, %count into %x[%i]
        : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<8x8xf64, #CSR>
    scf.yield %2 : tensor<8x8xf64, #CSR>
  }
  %z = sparse_tensor.load %r hasInserts : tensor<8x8xf64, #CSR>
  return %z : tensor<8x8xf64, #CSR>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @_insert_dense_compressed_8_8_f64_0_0(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index, %arg5: index, %arg6: f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
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
// CHECK-NEXT:   func.func @rows(%arg0: f64, %arg1: index) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c8_0 = arith.constant 8 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_2 = memref.alloc(%c16) : memref<?xf64>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %c8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.set %1  lvl_sz at 1 with %c8_0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.get %2  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %3, %alloc, %c0_3 : index, memref<?xindex>, index
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.set %2  pos_mem_sz at 1 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c1_4 = arith.constant 1 : index
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.get %4  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %6 = arith.muli %c1_4, %5 : index
// CHECK-NEXT:     %c0_5 = arith.constant 0 : index
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.get %4  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_6, %newSize_7 = sparse_tensor.push_back %7, %outBuffer, %c0_5, %6 : index, memref<?xindex>, index, index
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.set %4  pos_mem_sz at 1 with %newSize_7 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %9 = sparse_tensor.storage_specifier.get %8  lvl_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %alloc_8 = memref.alloc(%9) : memref<?xf64>
// CHECK-NEXT:     %alloc_9 = memref.alloc(%9) : memref<?xi1>
// CHECK-NEXT:     %alloc_10 = memref.alloc(%9) : memref<?xindex>
// CHECK-NEXT:     %c0_11 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%alloc_8 : memref<?xf64>)
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     linalg.fill ins(%false : i1) outs(%alloc_9 : memref<?xi1>)
// CHECK-NEXT:     %10:4 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %outBuffer_6, %arg4 = %alloc_1, %arg5 = %alloc_2, %arg6 = %8) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:       memref.store %arg0, %alloc_8[%arg2] : memref<?xf64>
// CHECK-NEXT:       sparse_tensor.sort  hybrid_quick_sort %c0_11, %alloc_10 {ny = 0 : index, perm_map = #map} : memref<?xindex>
// CHECK-NEXT:       %c0_15 = arith.constant 0 : index
// CHECK-NEXT:       %c1_16 = arith.constant 1 : index
// CHECK-NEXT:       %14:4 = scf.for %arg7 = %c0_15 to %c0_11 step %c1_16 iter_args(%arg8 = %arg3, %arg9 = %arg4, %arg10 = %arg5, %arg11 = %arg6) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:         %15 = memref.load %alloc_10[%arg7] : memref<?xindex>
// CHECK-NEXT:         %16 = memref.load %alloc_8[%15] : memref<?xf64>
// CHECK-NEXT:         %17:4 = func.call @_insert_dense_compressed_8_8_f64_0_0(%arg8, %arg9, %arg10, %arg11, %arg2, %15, %16) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:         %cst_17 = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:         memref.store %cst_17, %alloc_8[%15] : memref<?xf64>
// CHECK-NEXT:         %false_18 = arith.constant false
// CHECK-NEXT:         memref.store %false_18, %alloc_9[%15] : memref<?xi1>
// CHECK-NEXT:         scf.yield %17#0, %17#1, %17#2, %17#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %14#0, %14#1, %14#2, %14#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc_8 : memref<?xf64>
// CHECK-NEXT:     memref.dealloc %alloc_9 : memref<?xi1>
// CHECK-NEXT:     memref.dealloc %alloc_10 : memref<?xindex>
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.get %10#3  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0_12 = arith.constant 0 : index
// CHECK-NEXT:     %c1_13 = arith.constant 1 : index
// CHECK-NEXT:     %12 = memref.load %10#0[%c0_12] : memref<?xindex>
// CHECK-NEXT:     %c1_14 = arith.constant 1 : index
// CHECK-NEXT:     %13 = scf.for %arg2 = %c1_13 to %11 step %c1_14 iter_args(%arg3 = %12) -> (index) {
// CHECK-NEXT:       %14 = memref.load %10#0[%arg2] : memref<?xindex>
// CHECK-NEXT:       %c0_15 = arith.constant 0 : index
// CHECK-NEXT:       %15 = arith.cmpi eq, %14, %c0_15 : index
// CHECK-NEXT:       %16 = scf.if %15 -> (index) {
// CHECK-NEXT:         memref.store %arg3, %10#0[%arg2] : memref<?xindex>
// CHECK-NEXT:         scf.yield %arg3 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %14 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %16 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %10#0, %10#1, %10#2, %10#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#VU = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed(nonordered)) }>
func.func @unordered(%v: f64) -> tensor<10xf64, #VU> {
  %t = bufferization.alloc_tensor() : tensor<10xf64, #VU>
  %values, %filled, %added, %count = sparse_tensor.expand %t
      : tensor<10xf64, #VU> to memref<?xf64>, memref<?xi1>, memref<?xindex>
  %2 = sparse_tensor.compress %values, %filled, %added, %count into %t[]
      : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<10xf64, #VU>
  return %2 : tensor<10xf64, #VU>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @_insert_compressed_nonordered_10_f64_0_0(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index, %arg5: f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
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
// CHECK-NEXT:   func.func @unordered(%arg0: f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
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
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.get %5  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %alloc_5 = memref.alloc(%6) : memref<?xf64>
// CHECK-NEXT:     %alloc_6 = memref.alloc(%6) : memref<?xi1>
// CHECK-NEXT:     %alloc_7 = memref.alloc(%6) : memref<?xindex>
// CHECK-NEXT:     %c0_8 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%alloc_5 : memref<?xf64>)
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     linalg.fill ins(%false : i1) outs(%alloc_6 : memref<?xi1>)
// CHECK-NEXT:     %c0_9 = arith.constant 0 : index
// CHECK-NEXT:     %c1_10 = arith.constant 1 : index
// CHECK-NEXT:     %7:4 = scf.for %arg1 = %c0_9 to %c0_8 step %c1_10 iter_args(%arg2 = %outBuffer_3, %arg3 = %alloc_0, %arg4 = %alloc_1, %arg5 = %5) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:       %8 = memref.load %alloc_7[%arg1] : memref<?xindex>
// CHECK-NEXT:       %9 = memref.load %alloc_5[%8] : memref<?xf64>
// CHECK-NEXT:       %10:4 = func.call @_insert_compressed_nonordered_10_f64_0_0(%arg2, %arg3, %arg4, %arg5, %8, %9) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:       %cst_11 = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:       memref.store %cst_11, %alloc_5[%8] : memref<?xf64>
// CHECK-NEXT:       %false_12 = arith.constant false
// CHECK-NEXT:       memref.store %false_12, %alloc_6[%8] : memref<?xi1>
// CHECK-NEXT:       scf.yield %10#0, %10#1, %10#2, %10#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc_5 : memref<?xf64>
// CHECK-NEXT:     memref.dealloc %alloc_6 : memref<?xi1>
// CHECK-NEXT:     memref.dealloc %alloc_7 : memref<?xindex>
// CHECK-NEXT:     return %7#0, %7#1, %7#2, %7#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
