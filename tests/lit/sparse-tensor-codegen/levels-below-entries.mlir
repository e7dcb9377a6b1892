// RUN: pyopt --split-input-file --sparse-tensor-codegen --canonicalize %s | FileCheck %s

// A block of a dense level belongs to the row and column that it was begun for, however many elements come to it. The
// coordinates of two levels are interleaved, not those of three.

#BLOCKS = #sparse_tensor.encoding<{
  map = (i, j, k) -> (i : compressed(nonunique), j : singleton, k : dense)
}>
func.func @blocks(%t: tensor<4x5x2xf64, #BLOCKS>, %v: f64, %i: index, %j: index, %k: index)
    -> tensor<4x5x2xf64, #BLOCKS> {
  %0 = tensor.insert %v into %t[%i, %j, %k] : tensor<4x5x2xf64, #BLOCKS>
  %1 = sparse_tensor.load %0 hasInserts : tensor<4x5x2xf64, #BLOCKS>
  return %1 : tensor<4x5x2xf64, #BLOCKS>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : singleton, d2 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @_insert_compressed_nonunique_singleton_dense_4_5_2_f64_0_0(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index, %arg5: index, %arg6: index, %arg7: f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = memref.load %arg0[%c0] : memref<?xindex>
// CHECK-NEXT:     %1 = memref.load %arg0[%c1] : memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = arith.divui %2, %c2 : index
// CHECK-NEXT:     %4 = arith.subi %1, %c1 : index
// CHECK-NEXT:     %5 = arith.cmpi ult, %0, %1 : index
// CHECK-NEXT:     %6 = scf.if %5 -> (i1) {
// CHECK-NEXT:       %12 = arith.muli %4, %c2 : index
// CHECK-NEXT:       %13 = memref.load %arg1[%12] : memref<?xindex>
// CHECK-NEXT:       %14 = arith.cmpi eq, %13, %arg4 : index
// CHECK-NEXT:       %15 = arith.muli %4, %c2 : index
// CHECK-NEXT:       %16 = arith.addi %15, %c1 : index
// CHECK-NEXT:       %17 = memref.load %arg1[%16] : memref<?xindex>
// CHECK-NEXT:       %18 = arith.cmpi eq, %17, %arg5 : index
// CHECK-NEXT:       %19 = arith.andi %14, %18 : i1
// CHECK-NEXT:       scf.yield %19 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %7 = arith.select %6, %4, %3 : index
// CHECK-NEXT:     %8:3 = scf.if %6 -> (memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:       scf.yield %arg1, %arg2, %arg3 : memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %12 = arith.addi %3, %c1 : index
// CHECK-NEXT:       memref.store %12, %arg0[%c1] : memref<?xindex>
// CHECK-NEXT:       %13 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %outBuffer, %newSize = sparse_tensor.push_back %13, %arg1, %arg4 : index, memref<?xindex>, index
// CHECK-NEXT:       %14 = sparse_tensor.storage_specifier.set %arg3  crd_mem_sz at 0 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %15 = sparse_tensor.storage_specifier.get %14  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %outBuffer_0, %newSize_1 = sparse_tensor.push_back %15, %outBuffer, %arg5 : index, memref<?xindex>, index
// CHECK-NEXT:       %16 = sparse_tensor.storage_specifier.set %14  crd_mem_sz at 1 with %newSize_1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %17 = sparse_tensor.storage_specifier.get %16  lvl_sz at 2 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %18 = sparse_tensor.storage_specifier.get %16  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %outBuffer_2, %newSize_3 = sparse_tensor.push_back %18, %arg2, %cst, %17 : index, memref<?xf64>, f64, index
// CHECK-NEXT:       %19 = sparse_tensor.storage_specifier.set %16  val_mem_sz with %newSize_3 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       scf.yield %outBuffer_0, %outBuffer_2, %19 : memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     %9 = sparse_tensor.storage_specifier.get %8#2  lvl_sz at 2 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %10 = arith.muli %9, %7 : index
// CHECK-NEXT:     %11 = arith.addi %10, %arg6 : index
// CHECK-NEXT:     memref.store %arg7, %8#1[%11] : memref<?xf64>
// CHECK-NEXT:     return %arg0, %8#0, %8#1, %8#2 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @blocks(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: f64, %arg5: index, %arg6: index, %arg7: index) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %0:4 = call @_insert_compressed_nonunique_singleton_dense_4_5_2_f64_0_0(%arg0, %arg1, %arg2, %arg3, %arg5, %arg6, %arg7, %arg4) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:     return %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#BLOCKS = #sparse_tensor.encoding<{
  map = (i, j, k) -> (i : compressed(nonunique), j : singleton, k : dense)
}>
func.func @columns(%t: tensor<4x5x2xf64, #BLOCKS>) -> memref<?xindex, strided<[?], offset: ?>> {
  %0 = sparse_tensor.coordinates %t {level = 1 : index}
      : tensor<4x5x2xf64, #BLOCKS> to memref<?xindex, strided<[?], offset: ?>>
  return %0 : memref<?xindex, strided<[?], offset: ?>>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : singleton, d2 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @columns(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> memref<?xindex, strided<[?], offset: ?>> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %1 = arith.divui %0, %c2 : index
// CHECK-NEXT:     %subview = memref.subview %arg1[1] [%1] [2] : memref<?xindex> to memref<?xindex, strided<[2], offset: 1>>
// CHECK-NEXT:     %cast = memref.cast %subview : memref<?xindex, strided<[2], offset: 1>> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     return %cast : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#ROWS = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : dense) }>
func.func @rows(%t: tensor<4x5xf64, #ROWS>, %v: f64, %i: index, %j: index)
    -> tensor<4x5xf64, #ROWS> {
  %0 = tensor.insert %v into %t[%i, %j] : tensor<4x5xf64, #ROWS>
  %1 = sparse_tensor.load %0 hasInserts : tensor<4x5xf64, #ROWS>
  return %1 : tensor<4x5xf64, #ROWS>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @_insert_compressed_nonunique_dense_4_5_f64_0_0(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index, %arg5: index, %arg6: f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = memref.load %arg0[%c0] : memref<?xindex>
// CHECK-NEXT:     %1 = memref.load %arg0[%c1] : memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = arith.subi %1, %c1 : index
// CHECK-NEXT:     %4 = arith.cmpi ult, %0, %1 : index
// CHECK-NEXT:     %5 = scf.if %4 -> (i1) {
// CHECK-NEXT:       %11 = memref.load %arg1[%3] : memref<?xindex>
// CHECK-NEXT:       %12 = arith.cmpi eq, %11, %arg4 : index
// CHECK-NEXT:       scf.yield %12 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %6 = arith.select %5, %3, %2 : index
// CHECK-NEXT:     %7:3 = scf.if %5 -> (memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:       scf.yield %arg1, %arg2, %arg3 : memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %11 = arith.addi %2, %c1 : index
// CHECK-NEXT:       memref.store %11, %arg0[%c1] : memref<?xindex>
// CHECK-NEXT:       %12 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %outBuffer, %newSize = sparse_tensor.push_back %12, %arg1, %arg4 : index, memref<?xindex>, index
// CHECK-NEXT:       %13 = sparse_tensor.storage_specifier.set %arg3  crd_mem_sz at 0 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %14 = sparse_tensor.storage_specifier.get %13  lvl_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %15 = sparse_tensor.storage_specifier.get %13  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %outBuffer_0, %newSize_1 = sparse_tensor.push_back %15, %arg2, %cst, %14 : index, memref<?xf64>, f64, index
// CHECK-NEXT:       %16 = sparse_tensor.storage_specifier.set %13  val_mem_sz with %newSize_1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       scf.yield %outBuffer, %outBuffer_0, %16 : memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.get %7#2  lvl_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %9 = arith.muli %8, %6 : index
// CHECK-NEXT:     %10 = arith.addi %9, %arg5 : index
// CHECK-NEXT:     memref.store %arg6, %7#1[%10] : memref<?xf64>
// CHECK-NEXT:     return %arg0, %7#0, %7#1, %7#2 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @rows(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: f64, %arg5: index, %arg6: index) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %0:4 = call @_insert_compressed_nonunique_dense_4_5_f64_0_0(%arg0, %arg1, %arg2, %arg3, %arg5, %arg6, %arg4) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:     return %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// More elements than the format holds end the program.

#ONE = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : singleton) }>
func.func @one(%t: tensor<4x5xf64, #ONE>, %v: f64, %i: index, %j: index) -> tensor<4x5xf64, #ONE> {
  %0 = tensor.insert %v into %t[%i, %j] : tensor<4x5xf64, #ONE>
  %1 = sparse_tensor.load %0 hasInserts : tensor<4x5xf64, #ONE>
  return %1 : tensor<4x5xf64, #ONE>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @_insert_compressed_singleton_4_5_f64_0_0(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index, %arg5: index, %arg6: f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = memref.load %arg0[%c0] : memref<?xindex>
// CHECK-NEXT:     %1 = memref.load %arg0[%c1] : memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = arith.divui %2, %c2 : index
// CHECK-NEXT:     %4 = arith.subi %1, %c1 : index
// CHECK-NEXT:     %5 = arith.cmpi ult, %0, %1 : index
// CHECK-NEXT:     %6 = scf.if %5 -> (i1) {
// CHECK-NEXT:       %15 = arith.muli %4, %c2 : index
// CHECK-NEXT:       %16 = memref.load %arg1[%15] : memref<?xindex>
// CHECK-NEXT:       %17 = arith.cmpi eq, %16, %arg4 : index
// CHECK-NEXT:       scf.yield %17 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %7 = arith.cmpi eq, %6, %false : i1
// CHECK-NEXT:     cf.assert %7, "a singleton level holds two entries below one coordinate"
// CHECK-NEXT:     %8 = arith.addi %3, %c1 : index
// CHECK-NEXT:     memref.store %8, %arg0[%c1] : memref<?xindex>
// CHECK-NEXT:     %9 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %9, %arg1, %arg4 : index, memref<?xindex>, index
// CHECK-NEXT:     %10 = sparse_tensor.storage_specifier.set %arg3  crd_mem_sz at 0 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.get %10  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_0, %newSize_1 = sparse_tensor.push_back %11, %outBuffer, %arg5 : index, memref<?xindex>, index
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.set %10  crd_mem_sz at 1 with %newSize_1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %13 = sparse_tensor.storage_specifier.get %12  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_2, %newSize_3 = sparse_tensor.push_back %13, %arg2, %arg6 : index, memref<?xf64>, f64
// CHECK-NEXT:     %14 = sparse_tensor.storage_specifier.set %12  val_mem_sz with %newSize_3 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %arg0, %outBuffer_0, %outBuffer_2, %14 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @one(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: f64, %arg5: index, %arg6: index) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %0:4 = call @_insert_compressed_singleton_4_5_f64_0_0(%arg0, %arg1, %arg2, %arg3, %arg5, %arg6, %arg4) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:     return %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#TWO = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : structured[2, 4])
}>
func.func @two(%t: tensor<4x8xf64, #TWO>, %v: f64, %i: index, %j: index) -> tensor<4x8xf64, #TWO> {
  %0 = tensor.insert %v into %t[%i, %j] : tensor<4x8xf64, #TWO>
  %1 = sparse_tensor.load %0 hasInserts : tensor<4x8xf64, #TWO>
  return %1 : tensor<4x8xf64, #TWO>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : dense, d2 : structured[2, 4]) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @"_insert_dense_dense_structured[2_4]_4_8_(d0, d1) -> (d0, d1 floordiv 4, d1 mod 4)_f64_0_0"(%arg0: memref<?xindex>, %arg1: memref<?xf64>, %arg2: !sparse_tensor.storage_specifier<#sparse>, %arg3: index, %arg4: index, %arg5: index, %arg6: f64) -> (memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg2  lvl_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %1 = arith.muli %0, %arg3 : index
// CHECK-NEXT:     %2 = arith.addi %1, %arg4 : index
// CHECK-NEXT:     %3 = arith.addi %2, %c1 : index
// CHECK-NEXT:     %4 = arith.muli %3, %c2 : index
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.get %arg2  crd_mem_sz at 2 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %6 = arith.cmpi ult, %5, %4 : index
// CHECK-NEXT:     cf.assert %6, "a block holds too many entries of n:m storage"
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.get %arg2  crd_mem_sz at 2 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %7, %arg0, %arg5 : index, memref<?xindex>, index
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.set %arg2  crd_mem_sz at 2 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %9 = sparse_tensor.storage_specifier.get %8  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_0, %newSize_1 = sparse_tensor.push_back %9, %arg1, %arg6 : index, memref<?xf64>, f64
// CHECK-NEXT:     %10 = sparse_tensor.storage_specifier.set %8  val_mem_sz with %newSize_1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %outBuffer, %outBuffer_0, %10 : memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @two(%arg0: memref<?xindex>, %arg1: memref<?xf64>, %arg2: !sparse_tensor.storage_specifier<#sparse>, %arg3: f64, %arg4: index, %arg5: index) -> (memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = arith.divui %arg5, %c4 : index
// CHECK-NEXT:     %1 = arith.remui %arg5, %c4 : index
// CHECK-NEXT:     %2:3 = call @"_insert_dense_dense_structured[2_4]_4_8_(d0, d1) -> (d0, d1 floordiv 4, d1 mod 4)_f64_0_0"(%arg0, %arg1, %arg2, %arg4, %0, %1, %arg3) : (memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, index, f64) -> (memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:     return %2#0, %2#1, %2#2 : memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
