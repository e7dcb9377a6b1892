// RUN: pyopt --split-input-file --sparse-tensor-codegen %s | FileCheck %s

// What the reference does wrong, or leaves: see docs/differences.md.

#BSR = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense,
                     d1 mod 3 : dense),
  crdWidth = 32
}>
// Blocks, too: the reference crashes.
func.func @blocks(%t: tensor<8x12xf64, #BSR>, %v: f64, %i: index, %j: index)
    -> tensor<8x12xf64, #BSR> {
  %0 = tensor.insert %v into %t[%i, %j] : tensor<8x12xf64, #BSR>
  return %0 : tensor<8x12xf64, #BSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : dense, d1 : compressed, d2 : dense, d3 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @"_insert_dense_compressed_dense_dense_8_12_(d0, d1) -> (d0 floordiv 2, d1 floordiv 3, d0 mod 2, d1 mod 3)_f64_32_0"(%arg0: memref<?xindex>, %arg1: memref<?xi32>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: f64) -> (memref<?xindex>, memref<?xi32>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
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
// CHECK-NEXT:       %17 = memref.load %arg1[%7] : memref<?xi32>
// CHECK-NEXT:       %18 = arith.index_castui %17 : i32 to index
// CHECK-NEXT:       %19 = arith.cmpi eq, %18, %arg5 : index
// CHECK-NEXT:       scf.yield %19 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       memref.store %6, %arg0[%2] : memref<?xindex>
// CHECK-NEXT:       %false = arith.constant false
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %10:5 = scf.if %9 -> (memref<?xindex>, memref<?xi32>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index) {
// CHECK-NEXT:       scf.yield %arg0, %arg1, %arg2, %arg3, %7 : memref<?xindex>, memref<?xi32>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %17 = arith.addi %6, %c1 : index
// CHECK-NEXT:       memref.store %17, %arg0[%3] : memref<?xindex>
// CHECK-NEXT:       %18 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %19 = arith.index_cast %arg5 : index to i32
// CHECK-NEXT:       %outBuffer, %newSize = sparse_tensor.push_back %18, %arg1, %19 : index, memref<?xi32>, i32
// CHECK-NEXT:       %20 = sparse_tensor.storage_specifier.set %arg3  crd_mem_sz at 1 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %c1_0 = arith.constant 1 : index
// CHECK-NEXT:       %21 = sparse_tensor.storage_specifier.get %20  lvl_sz at 2 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %22 = arith.muli %c1_0, %21 : index
// CHECK-NEXT:       %23 = sparse_tensor.storage_specifier.get %20  lvl_sz at 3 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %24 = arith.muli %22, %23 : index
// CHECK-NEXT:       %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:       %25 = sparse_tensor.storage_specifier.get %20  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %outBuffer_1, %newSize_2 = sparse_tensor.push_back %25, %arg2, %cst, %24 : index, memref<?xf64>, f64, index
// CHECK-NEXT:       %26 = sparse_tensor.storage_specifier.set %20  val_mem_sz with %newSize_2 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       scf.yield %arg0, %outBuffer, %outBuffer_1, %26, %6 : memref<?xindex>, memref<?xi32>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.get %10#3  lvl_sz at 2 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %12 = arith.muli %11, %10#4 : index
// CHECK-NEXT:     %13 = arith.addi %12, %arg6 : index
// CHECK-NEXT:     %14 = sparse_tensor.storage_specifier.get %10#3  lvl_sz at 3 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %15 = arith.muli %14, %13 : index
// CHECK-NEXT:     %16 = arith.addi %15, %arg7 : index
// CHECK-NEXT:     memref.store %arg8, %10#2[%16] : memref<?xf64>
// CHECK-NEXT:     return %10#0, %10#1, %10#2, %10#3 : memref<?xindex>, memref<?xi32>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @blocks(%arg0: memref<?xindex>, %arg1: memref<?xi32>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: f64, %arg5: index, %arg6: index) -> (memref<?xindex>, memref<?xi32>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.divui %arg5, %c2 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %1 = arith.divui %arg6, %c3 : index
// CHECK-NEXT:     %c2_0 = arith.constant 2 : index
// CHECK-NEXT:     %2 = arith.remui %arg5, %c2_0 : index
// CHECK-NEXT:     %c3_1 = arith.constant 3 : index
// CHECK-NEXT:     %3 = arith.remui %arg6, %c3_1 : index
// CHECK-NEXT:     %4:4 = call @"_insert_dense_compressed_dense_dense_8_12_(d0, d1) -> (d0 floordiv 2, d1 floordiv 3, d0 mod 2, d1 mod 3)_f64_32_0"(%arg0, %arg1, %arg2, %arg3, %0, %1, %2, %3, %arg4) : (memref<?xindex>, memref<?xi32>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, index, index, f64) -> (memref<?xindex>, memref<?xi32>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:     return %4#0, %4#1, %4#2, %4#3 : memref<?xindex>, memref<?xi32>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#BSR = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense,
                     d1 mod 3 : dense),
  crdWidth = 32
}>
#CSC1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// Storage whose levels are not the dimensions is allocated by the sizes of the levels.
func.func @empty(%n: index) -> (tensor<?x12xf64, #CSC1>, tensor<?x8xf64, #BSR>) {
  %0 = tensor.empty(%n) : tensor<?x12xf64, #CSC1>
  %1 = bufferization.alloc_tensor(%n) : tensor<?x8xf64, #BSR>
  return %0, %1 : tensor<?x12xf64, #CSC1>, tensor<?x8xf64, #BSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : dense, d1 : compressed, d2 : dense, d3 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @empty(%arg0: index) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, memref<?xindex>, memref<?xi32>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse1>) {
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%c16) : memref<?xf64>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %c12 : !sparse_tensor.storage_specifier<#sparse>
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
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1_5 = arith.constant 1 : index
// CHECK-NEXT:     %9 = arith.addi %arg0, %c1_5 : index
// CHECK-NEXT:     %10 = arith.divui %9, %c2 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c2_6 = arith.constant 2 : index
// CHECK-NEXT:     %11 = arith.addi %c8, %c2_6 : index
// CHECK-NEXT:     %12 = arith.divui %11, %c3 : index
// CHECK-NEXT:     %c2_7 = arith.constant 2 : index
// CHECK-NEXT:     %c3_8 = arith.constant 3 : index
// CHECK-NEXT:     %c16_9 = arith.constant 16 : index
// CHECK-NEXT:     %alloc_10 = memref.alloc(%c16_9) : memref<?xindex>
// CHECK-NEXT:     %alloc_11 = memref.alloc(%c16_9) : memref<?xi32>
// CHECK-NEXT:     %alloc_12 = memref.alloc(%c16_9) : memref<?xf64>
// CHECK-NEXT:     %13 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %c0_13 = arith.constant 0 : index
// CHECK-NEXT:     %14 = sparse_tensor.storage_specifier.set %13  lvl_sz at 0 with %10 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %15 = sparse_tensor.storage_specifier.set %14  lvl_sz at 1 with %12 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %16 = sparse_tensor.storage_specifier.get %15  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %outBuffer_14, %newSize_15 = sparse_tensor.push_back %16, %alloc_10, %c0_13 : index, memref<?xindex>, index
// CHECK-NEXT:     %17 = sparse_tensor.storage_specifier.set %15  pos_mem_sz at 1 with %newSize_15 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %18 = sparse_tensor.storage_specifier.set %17  lvl_sz at 2 with %c2_7 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %19 = sparse_tensor.storage_specifier.set %18  lvl_sz at 3 with %c3_8 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %c1_16 = arith.constant 1 : index
// CHECK-NEXT:     %20 = sparse_tensor.storage_specifier.get %19  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %21 = arith.muli %c1_16, %20 : index
// CHECK-NEXT:     %c0_17 = arith.constant 0 : index
// CHECK-NEXT:     %22 = sparse_tensor.storage_specifier.get %19  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %outBuffer_18, %newSize_19 = sparse_tensor.push_back %22, %outBuffer_14, %c0_17, %21 : index, memref<?xindex>, index, index
// CHECK-NEXT:     %23 = sparse_tensor.storage_specifier.set %19  pos_mem_sz at 1 with %newSize_19 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     return %outBuffer_3, %alloc_0, %alloc_1, %8, %outBuffer_18, %alloc_11, %alloc_12, %23 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, memref<?xindex>, memref<?xi32>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#NM = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2, 4])
}>
// A block of two out of four has two elements.
func.func @assemble(%l0: tensor<8xindex>, %v: tensor<8xf64>) -> tensor<2x8xf64, #NM> {
  %0 = sparse_tensor.assemble (%l0), %v : (tensor<8xindex>), tensor<8xf64> to tensor<2x8xf64, #NM>
  return %0 : tensor<2x8xf64, #NM>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : dense, d2 : structured[2, 4]) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @assemble(%arg0: tensor<8xindex>, %arg1: tensor<8xf64>) -> (memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<8xindex> to memref<8xindex>
// CHECK-NEXT:     %cast = memref.cast %0 : memref<8xindex> to memref<?xindex>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<8xf64> to memref<8xf64>
// CHECK-NEXT:     %cast_0 = memref.cast %1 : memref<8xf64> to memref<?xf64>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c2_1 = arith.constant 2 : index
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.set %2  lvl_sz at 0 with %c2_1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %4 = arith.muli %c2_1, %c1 : index
// CHECK-NEXT:     %5 = arith.subi %4, %c1 : index
// CHECK-NEXT:     %c2_2 = arith.constant 2 : index
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.set %3  lvl_sz at 1 with %c2_2 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %7 = arith.muli %c2_2, %4 : index
// CHECK-NEXT:     %8 = arith.subi %7, %c1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %9 = sparse_tensor.storage_specifier.set %6  lvl_sz at 2 with %c4 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c2_3 = arith.constant 2 : index
// CHECK-NEXT:     %10 = arith.muli %7, %c2_3 : index
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.set %9  crd_mem_sz at 2 with %10 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.set %11  val_mem_sz with %10 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %cast, %cast_0, %12 : memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// Fields go from block to block.
func.func @branches(%a: tensor<8x8xf64, #CSR>, %b: tensor<8x8xf64, #CSR>, %c: i1, %f: i32)
    -> tensor<8x8xf64, #CSR> {
  cf.cond_br %c, ^left(%a, %b : tensor<8x8xf64, #CSR>, tensor<8x8xf64, #CSR>),
      ^right(%b : tensor<8x8xf64, #CSR>)
^left(%x: tensor<8x8xf64, #CSR>, %y: tensor<8x8xf64, #CSR>):
  cf.br ^right(%y : tensor<8x8xf64, #CSR>)
^right(%z: tensor<8x8xf64, #CSR>):
  cf.switch %f : i32, [
    default: ^right(%a : tensor<8x8xf64, #CSR>),
    7: ^left(%z, %z : tensor<8x8xf64, #CSR>, tensor<8x8xf64, #CSR>),
    8: ^end
  ]
^end:
  return %z : tensor<8x8xf64, #CSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @branches(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: memref<?xindex>, %arg5: memref<?xindex>, %arg6: memref<?xf64>, %arg7: !sparse_tensor.storage_specifier<#sparse>, %arg8: i1, %arg9: i32) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     cf.cond_br %arg8, ^bb1(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>), ^bb2(%arg4, %arg5, %arg6, %arg7 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:   ^bb1(%0: memref<?xindex>, %1: memref<?xindex>, %2: memref<?xf64>, %3: !sparse_tensor.storage_specifier<#sparse>, %4: memref<?xindex>, %5: memref<?xindex>, %6: memref<?xf64>, %7: !sparse_tensor.storage_specifier<#sparse>):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     cf.br ^bb2(%4, %5, %6, %7 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:   ^bb2(%8: memref<?xindex>, %9: memref<?xindex>, %10: memref<?xf64>, %11: !sparse_tensor.storage_specifier<#sparse>):  // 3 preds: ^bb0, ^bb1, ^bb2
// CHECK-NEXT:     cf.switch %arg9 : i32, [
// CHECK-NEXT:       default: ^bb2(%arg0, %arg1, %arg2, %arg3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>),
// CHECK-NEXT:       7: ^bb1(%8, %9, %10, %11, %8, %9, %10, %11 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>),
// CHECK-NEXT:       8: ^bb3
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     return %8, %9, %10, %11 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSC1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// The extent of a dimension is the size of its level.
func.func @extents(%a: tensor<?x?xf64, #CSC1>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.dim %a, %c0 : tensor<?x?xf64, #CSC1>
  %1 = tensor.dim %a, %c1 : tensor<?x?xf64, #CSC1>
  return %0, %1 : index, index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @extents(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> (index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  lvl_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.get %arg3  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %0, %1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// llvm-project 204712: the reference crashes where the expanded tensor is an argument.
func.func @argument(%t: tensor<8x8xf64, #CSR>, %i: index) -> tensor<8x8xf64, #CSR> {
  %values, %filled, %added, %count = sparse_tensor.expand %t
      : tensor<8x8xf64, #CSR> to memref<?xf64>, memref<?xi1>, memref<?xindex>
  %2 = sparse_tensor.compress %values, %filled, %added, %count into %t[%i]
      : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<8x8xf64, #CSR>
  return %2 : tensor<8x8xf64, #CSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @argument(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  lvl_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %alloc = memref.alloc(%0) : memref<?xf64>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%0) : memref<?xi1>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%0) : memref<?xindex>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%alloc : memref<?xf64>)
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     linalg.fill ins(%false : i1) outs(%alloc_0 : memref<?xi1>)
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %1 = arith.shrui %0, %c6 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %2 = arith.addi %1, %c1 : index
// CHECK-NEXT:     %3 = arith.addi %c0_2, %2 : index
// CHECK-NEXT:     %alloc_3 = memref.alloc(%3) : memref<?xi64>
// CHECK-NEXT:     %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT:     linalg.fill ins(%c0_i64 : i64) outs(%alloc_3 : memref<?xi64>)
// CHECK-NEXT:     memref.dealloc %alloc : memref<?xf64>
// CHECK-NEXT:     memref.dealloc %alloc_0 : memref<?xi1>
// CHECK-NEXT:     memref.dealloc %alloc_1 : memref<?xindex>
// CHECK-NEXT:     memref.dealloc %alloc_3 : memref<?xi64>
// CHECK-NEXT:     return %arg0, %arg1, %arg2, %arg3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// llvm-project 173547, 181145: the reference crashes on dense tensors.
func.func @convert(%a: tensor<8x?xf32>) -> tensor<8x?xf64> {
  %0 = sparse_tensor.convert %a : tensor<8x?xf32> to tensor<8x?xf64>
  return %0 : tensor<8x?xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @convert(%arg0: tensor<8x?xf32>) -> tensor<8x?xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<8x?xf32>
// CHECK-NEXT:     %generated = tensor.generate %dim {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index):
// CHECK-NEXT:       %extracted = tensor.extract %arg0[%arg1, %arg2] : tensor<8x?xf32>
// CHECK-NEXT:       %0 = arith.extf %extracted : f32 to f64
// CHECK-NEXT:       tensor.yield %0 : f64
// CHECK-NEXT:     } : tensor<8x?xf64>
// CHECK-NEXT:     return %generated : tensor<8x?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @convert(%a: tensor<8xf32>) -> tensor<?xf32> {
  %0 = sparse_tensor.convert %a : tensor<8xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @convert(%arg0: tensor<8xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<8xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @convert(%a: tensor<8xi32>) -> tensor<?xf32> {
  %0 = sparse_tensor.convert %a : tensor<8xi32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @convert(%arg0: tensor<8xi32>) -> tensor<?xf32> {
// CHECK-NEXT:     %generated = tensor.generate  {
// CHECK-NEXT:     ^bb0(%arg1: index):
// CHECK-NEXT:       %extracted = tensor.extract %arg0[%arg1] : tensor<8xi32>
// CHECK-NEXT:       %0 = arith.sitofp %extracted : i32 to f32
// CHECK-NEXT:       tensor.yield %0 : f32
// CHECK-NEXT:     } : tensor<8xf32>
// CHECK-NEXT:     %cast = tensor.cast %generated : tensor<8xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A selection hands on fields.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @f(%a: tensor<?xf64, #SV>, %b: tensor<?xf64, #SV>, %c: i1) -> tensor<?xf64, #SV> {
  %0 = arith.select %c, %a, %b : tensor<?xf64, #SV>
  return %0 : tensor<?xf64, #SV>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: memref<?xindex>, %arg5: memref<?xindex>, %arg6: memref<?xf64>, %arg7: !sparse_tensor.storage_specifier<#sparse>, %arg8: i1) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %0 = arith.select %arg8, %arg0, %arg4 : memref<?xindex>
// CHECK-NEXT:     %1 = arith.select %arg8, %arg1, %arg5 : memref<?xindex>
// CHECK-NEXT:     %2 = arith.select %arg8, %arg2, %arg6 : memref<?xf64>
// CHECK-NEXT:     %3 = arith.select %arg8, %arg3, %arg7 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %0, %1, %2, %3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// So does scf.execute_region.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @f(%a: tensor<?xf64, #SV>) -> tensor<?xf64, #SV> {
  %0 = scf.execute_region -> tensor<?xf64, #SV> {
    scf.yield %a : tensor<?xf64, #SV>
  }
  return %0 : tensor<?xf64, #SV>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %0:4 = scf.execute_region -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:       scf.yield %arg0, %arg1, %arg2, %arg3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
