// RUN: pyopt --split-input-file --sparse-tensor-codegen %s | FileCheck %s

// What is in use of the buffers, and sizes.

#COO3 = #sparse_tensor.encoding<{
  map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(nonunique), d2 : singleton)
}>
func.func @read(%a: tensor<4x8x12xf64, #COO3>) -> index {
  %p0 = sparse_tensor.positions %a {level = 0 : index}
      : tensor<4x8x12xf64, #COO3> to memref<?xindex>
  %c0 = sparse_tensor.coordinates %a {level = 0 : index}
      : tensor<4x8x12xf64, #COO3> to memref<?xindex, strided<[?], offset: ?>>
  %c1 = sparse_tensor.coordinates %a {level = 1 : index}
      : tensor<4x8x12xf64, #COO3> to memref<?xindex, strided<[?], offset: ?>>
  %c2 = sparse_tensor.coordinates %a {level = 2 : index}
      : tensor<4x8x12xf64, #COO3> to memref<?xindex, strided<[?], offset: ?>>
  %cb = sparse_tensor.coordinates_buffer %a : tensor<4x8x12xf64, #COO3> to memref<?xindex>
  %v = sparse_tensor.values %a : tensor<4x8x12xf64, #COO3> to memref<?xf64>
  %n = sparse_tensor.number_of_entries %a : tensor<4x8x12xf64, #COO3>
  return %n : index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed, d1 : singleton, d2 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @read(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> index {
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview = memref.subview %arg0[0] [%0] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = arith.divui %1, %c3 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %subview_0 = memref.subview %arg1[%c0] [%2] [%c3] : memref<?xindex> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %c3_1 = arith.constant 3 : index
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %4 = arith.divui %3, %c3_1 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %subview_2 = memref.subview %arg1[%c1] [%4] [%c3_1] : memref<?xindex> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %c3_3 = arith.constant 3 : index
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %6 = arith.divui %5, %c3_3 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %subview_4 = memref.subview %arg1[%c2] [%6] [%c3_3] : memref<?xindex> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_5 = memref.subview %arg1[0] [%7] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_6 = memref.subview %arg2[0] [%8] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %9 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %9 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#LCOO = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : loose_compressed(nonunique), d1 : singleton)
}>
func.func @read(%a: tensor<8x12xf64, #LCOO>) -> index {
  %p0 = sparse_tensor.positions %a {level = 0 : index} : tensor<8x12xf64, #LCOO> to memref<?xindex>
  %c0 = sparse_tensor.coordinates %a {level = 0 : index}
      : tensor<8x12xf64, #LCOO> to memref<?xindex, strided<[?], offset: ?>>
  %c1 = sparse_tensor.coordinates %a {level = 1 : index}
      : tensor<8x12xf64, #LCOO> to memref<?xindex, strided<[?], offset: ?>>
  %cb = sparse_tensor.coordinates_buffer %a : tensor<8x12xf64, #LCOO> to memref<?xindex>
  %v = sparse_tensor.values %a : tensor<8x12xf64, #LCOO> to memref<?xf64>
  %n = sparse_tensor.number_of_entries %a : tensor<8x12xf64, #LCOO>
  return %n : index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : loose_compressed, d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @read(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> index {
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview = memref.subview %arg0[0] [%0] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = arith.divui %1, %c2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %subview_0 = memref.subview %arg1[%c0] [%2] [%c2] : memref<?xindex> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %c2_1 = arith.constant 2 : index
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %4 = arith.divui %3, %c2_1 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %subview_2 = memref.subview %arg1[%c1] [%4] [%c2_1] : memref<?xindex> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_3 = memref.subview %arg1[0] [%5] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_4 = memref.subview %arg2[0] [%6] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %7 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#DCOO = #sparse_tensor.encoding<{
  map = (d0, d1, d2) -> (d0 : dense, d1 : compressed(nonunique), d2 : singleton)
}>
func.func @read(%a: tensor<4x8x12xf64, #DCOO>) -> index {
  %p1 = sparse_tensor.positions %a {level = 1 : index}
      : tensor<4x8x12xf64, #DCOO> to memref<?xindex>
  %c1 = sparse_tensor.coordinates %a {level = 1 : index}
      : tensor<4x8x12xf64, #DCOO> to memref<?xindex, strided<[?], offset: ?>>
  %c2 = sparse_tensor.coordinates %a {level = 2 : index}
      : tensor<4x8x12xf64, #DCOO> to memref<?xindex, strided<[?], offset: ?>>
  %cb = sparse_tensor.coordinates_buffer %a : tensor<4x8x12xf64, #DCOO> to memref<?xindex>
  %v = sparse_tensor.values %a : tensor<4x8x12xf64, #DCOO> to memref<?xf64>
  %n = sparse_tensor.number_of_entries %a : tensor<4x8x12xf64, #DCOO>
  return %n : index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @read(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> index {
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview = memref.subview %arg0[0] [%0] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = arith.divui %1, %c2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %subview_0 = memref.subview %arg1[%c0] [%2] [%c2] : memref<?xindex> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %c2_1 = arith.constant 2 : index
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %4 = arith.divui %3, %c2_1 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %subview_2 = memref.subview %arg1[%c1] [%4] [%c2_1] : memref<?xindex> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_3 = memref.subview %arg1[0] [%5] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_4 = memref.subview %arg2[0] [%6] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %7 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#BATCH = #sparse_tensor.encoding<{
  map = (d0, d1, d2) -> (d0 : batch, d1 : dense, d2 : compressed)
}>
func.func @read(%a: tensor<4x8x12xf64, #BATCH>) -> index {
  %l = arith.constant 2 : index
  %p2 = sparse_tensor.positions %a {level = 2 : index}
      : tensor<4x8x12xf64, #BATCH> to memref<4x?xindex>
  %c2 = sparse_tensor.coordinates %a {level = 2 : index}
      : tensor<4x8x12xf64, #BATCH> to memref<4x?xindex>
  %v = sparse_tensor.values %a : tensor<4x8x12xf64, #BATCH> to memref<4x?xf64>
  %n = sparse_tensor.lvl %a, %l : tensor<4x8x12xf64, #BATCH>
  return %n : index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : batch, d1 : dense, d2 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @read(%arg0: memref<4x?xindex>, %arg1: memref<4x?xindex>, %arg2: memref<4x?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> index {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  pos_mem_sz at 2 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 2 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     return %c12 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CD = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : dense) }>
func.func @read(%a: tensor<8x12xf64, #CD>) -> index {
  %p0 = sparse_tensor.positions %a {level = 0 : index} : tensor<8x12xf64, #CD> to memref<?xindex>
  %c0 = sparse_tensor.coordinates %a {level = 0 : index} : tensor<8x12xf64, #CD> to memref<?xindex>
  %v = sparse_tensor.values %a : tensor<8x12xf64, #CD> to memref<?xf64>
  %n = sparse_tensor.number_of_entries %a : tensor<8x12xf64, #CD>
  return %n : index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @read(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> index {
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview = memref.subview %arg0[0] [%0] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_0 = memref.subview %arg1[0] [%1] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_1 = memref.subview %arg2[0] [%2] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %3 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @levels(%a: tensor<5x?xf32, #CSR>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = sparse_tensor.lvl %a, %c0 : tensor<5x?xf32, #CSR>
  %1 = sparse_tensor.lvl %a, %c1 : tensor<5x?xf32, #CSR>
  return %0, %1 : index, index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @levels(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf32>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> (index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  lvl_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %c5, %0 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
