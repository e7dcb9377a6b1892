// RUN: pyopt --split-input-file --sparse-tensor-codegen %s | FileCheck %s

// Conversions that keep the structure, casts, and other types for the same storage.

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CSRW = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : dense, d1 : compressed),
  posWidth = 32,
  crdWidth = 8
}>
func.func @convert(%a: tensor<8x8xf32, #CSR>) -> tensor<8x8xf64, #CSRW> {
  %0 = sparse_tensor.convert %a : tensor<8x8xf32, #CSR> to tensor<8x8xf64, #CSRW>
  return %0 : tensor<8x8xf64, #CSRW>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @convert(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf32>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xi32>, memref<?xi8>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xindex>
// CHECK-NEXT:     %alloc = memref.alloc(%dim) : memref<?xi32>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg4 = %c0_0 to %dim step %c1 {
// CHECK-NEXT:       %0 = memref.load %arg0[%arg4] : memref<?xindex>
// CHECK-NEXT:       %1 = arith.index_cast %0 : index to i32
// CHECK-NEXT:       memref.store %1, %alloc[%arg4] : memref<?xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %dim_2 = memref.dim %arg1, %c0_1 : memref<?xindex>
// CHECK-NEXT:     %alloc_3 = memref.alloc(%dim_2) : memref<?xi8>
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     %c1_5 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg4 = %c0_4 to %dim_2 step %c1_5 {
// CHECK-NEXT:       %0 = memref.load %arg1[%arg4] : memref<?xindex>
// CHECK-NEXT:       %1 = arith.index_cast %0 : index to i8
// CHECK-NEXT:       memref.store %1, %alloc_3[%arg4] : memref<?xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     %dim_7 = memref.dim %arg2, %c0_6 : memref<?xf32>
// CHECK-NEXT:     %alloc_8 = memref.alloc(%dim_7) : memref<?xf64>
// CHECK-NEXT:     %c0_9 = arith.constant 0 : index
// CHECK-NEXT:     %c1_10 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg4 = %c0_9 to %dim_7 step %c1_10 {
// CHECK-NEXT:       %0 = memref.load %arg2[%arg4] : memref<?xf32>
// CHECK-NEXT:       %1 = arith.extf %0 : f32 to f64
// CHECK-NEXT:       memref.store %1, %alloc_8[%arg4] : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %alloc, %alloc_3, %alloc_8, %arg3 : memref<?xi32>, memref<?xi8>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @convert(%a: tensor<8x8xf64, #COO>) -> tensor<8x8xf32, #COO> {
  %0 = sparse_tensor.convert %a : tensor<8x8xf64, #COO> to tensor<8x8xf32, #COO>
  return %0 : tensor<8x8xf32, #COO>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @convert(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xindex>
// CHECK-NEXT:     %alloc = memref.alloc(%dim) : memref<?xindex>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim_1 = memref.dim %arg1, %c0_0 : memref<?xindex>
// CHECK-NEXT:     %alloc_2 = memref.alloc(%dim_1) : memref<?xindex>
// CHECK-NEXT:     memref.copy %arg1, %alloc_2 : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %dim_4 = memref.dim %arg2, %c0_3 : memref<?xf64>
// CHECK-NEXT:     %alloc_5 = memref.alloc(%dim_4) : memref<?xf32>
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg4 = %c0_6 to %dim_4 step %c1 {
// CHECK-NEXT:       %0 = memref.load %arg2[%arg4] : memref<?xf64>
// CHECK-NEXT:       %1 = arith.truncf %0 : f64 to f32
// CHECK-NEXT:       memref.store %1, %alloc_5[%arg4] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %alloc, %alloc_2, %alloc_5, %arg3 : memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @cast(%a: tensor<5x6xf32, #CSR>) -> tensor<5x?xf32, #CSR> {
  %0 = tensor.cast %a : tensor<5x6xf32, #CSR> to tensor<5x?xf32, #CSR>
  return %0 : tensor<5x?xf32, #CSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @cast(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf32>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     return %arg0, %arg1, %arg2, %arg3 : memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CSC1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
func.func @reinterpret_only(%a: tensor<5x6xf32, #CSR>) -> tensor<6x5xf32, #CSC1> {
  %0 = sparse_tensor.reinterpret_map %a : tensor<5x6xf32, #CSR> to tensor<6x5xf32, #CSC1>
  %1 = sparse_tensor.load %0 : tensor<6x5xf32, #CSC1>
  return %1 : tensor<6x5xf32, #CSC1>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @reinterpret_only(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf32>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     return %arg0, %arg1, %arg2, %arg3 : memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#U = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered))
}>
func.func @reorder(%a: tensor<5x6xf32, #U>) -> tensor<5x6xf32, #COO> {
  %0 = sparse_tensor.reorder_coo quick_sort %a : tensor<5x6xf32, #U> to tensor<5x6xf32, #COO>
  return %0 : tensor<5x6xf32, #COO>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @reorder(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf32>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     sparse_tensor.sort  quick_sort %0, %arg1 jointly %arg2 {ny = 0 : index, perm_map = #map} : memref<?xindex> jointly memref<?xf32>
// CHECK-NEXT:     return %arg0, %arg1, %arg2, %arg3 : memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
