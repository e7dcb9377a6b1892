// RUN: pyopt --split-input-file --sparse-tensor-codegen %s | FileCheck %s

// llvm-project 203289: sizes are those of levels where there are more of them than dimensions.

#BSR = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense,
                     d1 mod 3 : dense),
  crdWidth = 32
}>
func.func @assemble(%l0: tensor<5xindex>, %l1: tensor<6xi32>, %v: tensor<36xf64>)
    -> tensor<8x12xf64, #BSR> {
  %0 = sparse_tensor.assemble (%l0, %l1), %v
      : (tensor<5xindex>, tensor<6xi32>), tensor<36xf64> to tensor<8x12xf64, #BSR>
  return %0 : tensor<8x12xf64, #BSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : dense, d1 : compressed, d2 : dense, d3 : dense) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense), crdWidth = 32 }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @assemble(%arg0: tensor<5xindex>, %arg1: tensor<6xi32>, %arg2: tensor<36xf64>) -> (memref<?xindex>, memref<?xi32>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %0 = bufferization.to_memref %arg0 : memref<5xindex>
// CHECK-NEXT:     %cast = memref.cast %0 : memref<5xindex> to memref<?xindex>
// CHECK-NEXT:     %1 = bufferization.to_memref %arg1 : memref<6xi32>
// CHECK-NEXT:     %cast_0 = memref.cast %1 : memref<6xi32> to memref<?xi32>
// CHECK-NEXT:     %2 = bufferization.to_memref %arg2 : memref<36xf64>
// CHECK-NEXT:     %cast_1 = memref.cast %2 : memref<36xf64> to memref<?xf64>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.set %3  lvl_sz at 0 with %c4 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %5 = arith.muli %c4, %c1 : index
// CHECK-NEXT:     %6 = arith.subi %5, %c1 : index
// CHECK-NEXT:     %c4_2 = arith.constant 4 : index
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.set %4  lvl_sz at 1 with %c4_2 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %8 = arith.addi %5, %c1 : index
// CHECK-NEXT:     %9 = sparse_tensor.storage_specifier.set %7  pos_mem_sz at 1 with %8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %10 = memref.load %cast[%5] : memref<?xindex>
// CHECK-NEXT:     %11 = arith.subi %5, %c1 : index
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.set %9  crd_mem_sz at 1 with %10 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c2_4 = arith.constant 2 : index
// CHECK-NEXT:     %13 = sparse_tensor.storage_specifier.set %12  lvl_sz at 2 with %c2_4 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %14 = arith.muli %c2_4, %10 : index
// CHECK-NEXT:     %15 = arith.subi %14, %c1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %16 = sparse_tensor.storage_specifier.set %13  lvl_sz at 3 with %c3 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %17 = arith.muli %c3, %14 : index
// CHECK-NEXT:     %18 = arith.subi %17, %c1 : index
// CHECK-NEXT:     %19 = sparse_tensor.storage_specifier.set %16  val_mem_sz with %17 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %20 = builtin.unrealized_conversion_cast %cast, %cast_0, %cast_1, %19 : memref<?xindex>, memref<?xi32>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<8x12xf64, #sparse1>
// CHECK-NEXT:     return %cast, %cast_0, %cast_1, %19 : memref<?xindex>, memref<?xi32>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSC1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
func.func @assemble(%l0: tensor<13xindex>, %l1: tensor<6xindex>, %v: tensor<6xf64>)
    -> tensor<8x12xf64, #CSC1> {
  %0 = sparse_tensor.assemble (%l0, %l1), %v
      : (tensor<13xindex>, tensor<6xindex>), tensor<6xf64> to tensor<8x12xf64, #CSC1>
  return %0 : tensor<8x12xf64, #CSC1>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @assemble(%arg0: tensor<13xindex>, %arg1: tensor<6xindex>, %arg2: tensor<6xf64>) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %0 = bufferization.to_memref %arg0 : memref<13xindex>
// CHECK-NEXT:     %cast = memref.cast %0 : memref<13xindex> to memref<?xindex>
// CHECK-NEXT:     %1 = bufferization.to_memref %arg1 : memref<6xindex>
// CHECK-NEXT:     %cast_0 = memref.cast %1 : memref<6xindex> to memref<?xindex>
// CHECK-NEXT:     %2 = bufferization.to_memref %arg2 : memref<6xf64>
// CHECK-NEXT:     %cast_1 = memref.cast %2 : memref<6xf64> to memref<?xf64>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.set %3  lvl_sz at 0 with %c12 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %5 = arith.muli %c12, %c1 : index
// CHECK-NEXT:     %6 = arith.subi %5, %c1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.set %4  lvl_sz at 1 with %c8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %8 = arith.addi %5, %c1 : index
// CHECK-NEXT:     %9 = sparse_tensor.storage_specifier.set %7  pos_mem_sz at 1 with %8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %10 = memref.load %cast[%5] : memref<?xindex>
// CHECK-NEXT:     %11 = arith.subi %5, %c1 : index
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.set %9  crd_mem_sz at 1 with %10 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %13 = sparse_tensor.storage_specifier.set %12  val_mem_sz with %10 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %14 = builtin.unrealized_conversion_cast %cast, %cast_0, %cast_1, %13 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<8x12xf64, #sparse1>
// CHECK-NEXT:     return %cast, %cast_0, %cast_1, %13 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
