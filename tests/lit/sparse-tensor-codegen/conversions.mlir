// RUN: pyopt --split-input-file --sparse-tensor-codegen %s | FileCheck %s

// Conversions that keep the structure, casts, and other types for the same storage.

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @convert(%a: tensor<8x8xf64, #CSR>) -> tensor<8x8xf32, #CSR> {
  %0 = sparse_tensor.convert %a : tensor<8x8xf64, #CSR> to tensor<8x8xf32, #CSR>
  return %0 : tensor<8x8xf32, #CSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
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
// CHECK-NEXT:       %1 = memref.load %arg2[%arg4] : memref<?xf64>
// CHECK-NEXT:       %2 = arith.truncf %1 : f64 to f32
// CHECK-NEXT:       memref.store %2, %alloc_5[%arg4] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %alloc, %alloc_2, %alloc_5, %arg3 : memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse> to tensor<8x8xf32, #sparse1>
// CHECK-NEXT:     return %alloc, %alloc_2, %alloc_5, %arg3 : memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32, crdWidth = 8 }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @convert(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf32>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xi32>, memref<?xi8>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xindex>
// CHECK-NEXT:     %alloc = memref.alloc(%dim) : memref<?xi32>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg4 = %c0_0 to %dim step %c1 {
// CHECK-NEXT:       %1 = memref.load %arg0[%arg4] : memref<?xindex>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i32
// CHECK-NEXT:       memref.store %2, %alloc[%arg4] : memref<?xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %dim_2 = memref.dim %arg1, %c0_1 : memref<?xindex>
// CHECK-NEXT:     %alloc_3 = memref.alloc(%dim_2) : memref<?xi8>
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     %c1_5 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg4 = %c0_4 to %dim_2 step %c1_5 {
// CHECK-NEXT:       %1 = memref.load %arg1[%arg4] : memref<?xindex>
// CHECK-NEXT:       %2 = arith.index_cast %1 : index to i8
// CHECK-NEXT:       memref.store %2, %alloc_3[%arg4] : memref<?xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     %dim_7 = memref.dim %arg2, %c0_6 : memref<?xf32>
// CHECK-NEXT:     %alloc_8 = memref.alloc(%dim_7) : memref<?xf64>
// CHECK-NEXT:     %c0_9 = arith.constant 0 : index
// CHECK-NEXT:     %c1_10 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg4 = %c0_9 to %dim_7 step %c1_10 {
// CHECK-NEXT:       %1 = memref.load %arg2[%arg4] : memref<?xf32>
// CHECK-NEXT:       %2 = arith.extf %1 : f32 to f64
// CHECK-NEXT:       memref.store %2, %alloc_8[%arg4] : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %alloc, %alloc_3, %alloc_8, %arg3 : memref<?xi32>, memref<?xi8>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<8x8xf64, #sparse1>
// CHECK-NEXT:     return %alloc, %alloc_3, %alloc_8, %arg3 : memref<?xi32>, memref<?xi8>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @convert(%a: tensor<8x8xf64, #CSR>) -> tensor<8x8xf64, #CSR> {
  %0 = sparse_tensor.convert %a : tensor<8x8xf64, #CSR> to tensor<8x8xf64, #CSR>
  return %0 : tensor<8x8xf64, #CSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @convert(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     return %arg0, %arg1, %arg2, %arg3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @convert(%a: tensor<8x?xf64, #CSR>) -> tensor<?x?xf64, #CSR> {
  %0 = sparse_tensor.convert %a : tensor<8x?xf64, #CSR> to tensor<?x?xf64, #CSR>
  return %0 : tensor<?x?xf64, #CSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @convert(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     return %arg0, %arg1, %arg2, %arg3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#V = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @convert(%a: tensor<8xi8, #V>) -> tensor<8xi32, #V> {
  %0 = sparse_tensor.convert %a : tensor<8xi8, #V> to tensor<8xi32, #V>
  return %0 : tensor<8xi32, #V>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @convert(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xi8>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xi32>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xindex>
// CHECK-NEXT:     %alloc = memref.alloc(%dim) : memref<?xindex>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim_1 = memref.dim %arg1, %c0_0 : memref<?xindex>
// CHECK-NEXT:     %alloc_2 = memref.alloc(%dim_1) : memref<?xindex>
// CHECK-NEXT:     memref.copy %arg1, %alloc_2 : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %dim_4 = memref.dim %arg2, %c0_3 : memref<?xi8>
// CHECK-NEXT:     %alloc_5 = memref.alloc(%dim_4) : memref<?xi32>
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg4 = %c0_6 to %dim_4 step %c1 {
// CHECK-NEXT:       %1 = memref.load %arg2[%arg4] : memref<?xi8>
// CHECK-NEXT:       %2 = arith.extsi %1 : i8 to i32
// CHECK-NEXT:       memref.store %2, %alloc_5[%arg4] : memref<?xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %alloc, %alloc_2, %alloc_5, %arg3 : memref<?xindex>, memref<?xindex>, memref<?xi32>, !sparse_tensor.storage_specifier<#sparse> to tensor<8xi32, #sparse1>
// CHECK-NEXT:     return %alloc, %alloc_2, %alloc_5, %arg3 : memref<?xindex>, memref<?xindex>, memref<?xi32>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#V = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @convert(%a: tensor<8xi32, #V>) -> tensor<8xf32, #V> {
  %0 = sparse_tensor.convert %a : tensor<8xi32, #V> to tensor<8xf32, #V>
  return %0 : tensor<8xf32, #V>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @convert(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xi32>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xindex>
// CHECK-NEXT:     %alloc = memref.alloc(%dim) : memref<?xindex>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim_1 = memref.dim %arg1, %c0_0 : memref<?xindex>
// CHECK-NEXT:     %alloc_2 = memref.alloc(%dim_1) : memref<?xindex>
// CHECK-NEXT:     memref.copy %arg1, %alloc_2 : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %dim_4 = memref.dim %arg2, %c0_3 : memref<?xi32>
// CHECK-NEXT:     %alloc_5 = memref.alloc(%dim_4) : memref<?xf32>
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg4 = %c0_6 to %dim_4 step %c1 {
// CHECK-NEXT:       %1 = memref.load %arg2[%arg4] : memref<?xi32>
// CHECK-NEXT:       %2 = arith.sitofp %1 : i32 to f32
// CHECK-NEXT:       memref.store %2, %alloc_5[%arg4] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %alloc, %alloc_2, %alloc_5, %arg3 : memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse> to tensor<8xf32, #sparse1>
// CHECK-NEXT:     return %alloc, %alloc_2, %alloc_5, %arg3 : memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#DV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
func.func @convert(%a: tensor<8xf32, #DV>) -> tensor<8xbf16, #DV> {
  %0 = sparse_tensor.convert %a : tensor<8xf32, #DV> to tensor<8xbf16, #DV>
  return %0 : tensor<8xbf16, #DV>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @convert(%arg0: memref<?xf32>, %arg1: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xbf16>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT:     %alloc = memref.alloc(%dim) : memref<?xbf16>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg2 = %c0_0 to %dim step %c1 {
// CHECK-NEXT:       %1 = memref.load %arg0[%arg2] : memref<?xf32>
// CHECK-NEXT:       %2 = arith.truncf %1 : f32 to bf16
// CHECK-NEXT:       memref.store %2, %alloc[%arg2] : memref<?xbf16>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %alloc, %arg1 : memref<?xbf16>, !sparse_tensor.storage_specifier<#sparse> to tensor<8xbf16, #sparse1>
// CHECK-NEXT:     return %alloc, %arg1 : memref<?xbf16>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @convert(%a: tensor<8x8xf64, #COO>) -> tensor<8x8xf32, #COO> {
  %0 = sparse_tensor.convert %a : tensor<8x8xf64, #COO> to tensor<8x8xf32, #COO>
  return %0 : tensor<8x8xf32, #COO>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : singleton) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
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
// CHECK-NEXT:       %1 = memref.load %arg2[%arg4] : memref<?xf64>
// CHECK-NEXT:       %2 = arith.truncf %1 : f64 to f32
// CHECK-NEXT:       memref.store %2, %alloc_5[%arg4] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %alloc, %alloc_2, %alloc_5, %arg3 : memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse> to tensor<8x8xf32, #sparse1>
// CHECK-NEXT:     return %alloc, %alloc_2, %alloc_5, %arg3 : memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSC = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d1 : dense, d0 : compressed),
  posWidth = 32,
  crdWidth = 8
}>
func.func @convert(%a: tensor<8x8xf64, #CSC>) -> tensor<8x8xf32, #CSC> {
  %0 = sparse_tensor.convert %a : tensor<8x8xf64, #CSC> to tensor<8x8xf32, #CSC>
  return %0 : tensor<8x8xf32, #CSC>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed), posWidth = 32, crdWidth = 8 }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @convert(%arg0: memref<?xi32>, %arg1: memref<?xi8>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xi32>, memref<?xi8>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xi32>
// CHECK-NEXT:     %alloc = memref.alloc(%dim) : memref<?xi32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<?xi32> to memref<?xi32>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim_1 = memref.dim %arg1, %c0_0 : memref<?xi8>
// CHECK-NEXT:     %alloc_2 = memref.alloc(%dim_1) : memref<?xi8>
// CHECK-NEXT:     memref.copy %arg1, %alloc_2 : memref<?xi8> to memref<?xi8>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %dim_4 = memref.dim %arg2, %c0_3 : memref<?xf64>
// CHECK-NEXT:     %alloc_5 = memref.alloc(%dim_4) : memref<?xf32>
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg4 = %c0_6 to %dim_4 step %c1 {
// CHECK-NEXT:       %1 = memref.load %arg2[%arg4] : memref<?xf64>
// CHECK-NEXT:       %2 = arith.truncf %1 : f64 to f32
// CHECK-NEXT:       memref.store %2, %alloc_5[%arg4] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %alloc, %alloc_2, %alloc_5, %arg3 : memref<?xi32>, memref<?xi8>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse> to tensor<8x8xf32, #sparse1>
// CHECK-NEXT:     return %alloc, %alloc_2, %alloc_5, %arg3 : memref<?xi32>, memref<?xi8>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>
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
func.func @reinterpret(%a: tensor<5x6xf32, #CSC1>, %v: f32, %i: index) -> tensor<6x5xf32, #CSR> {
  %0 = sparse_tensor.reinterpret_map %a : tensor<5x6xf32, #CSC1> to tensor<6x5xf32, #CSR>
  %1 = tensor.insert %v into %0[%i, %i] : tensor<6x5xf32, #CSR>
  %2 = sparse_tensor.load %1 : tensor<6x5xf32, #CSR>
  return %2 : tensor<6x5xf32, #CSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @_insert_dense_compressed_6_5_f32_0_0(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf32>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index, %arg5: index, %arg6: f32) -> (memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>) {
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
// CHECK-NEXT:     %10:5 = scf.if %9 -> (memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>, index) {
// CHECK-NEXT:       scf.yield %arg0, %arg1, %arg2, %arg3, %7 : memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %13 = arith.addi %6, %c1 : index
// CHECK-NEXT:       memref.store %13, %arg0[%3] : memref<?xindex>
// CHECK-NEXT:       %14 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %outBuffer_0, %newSize_1 = sparse_tensor.push_back %14, %arg1, %arg5 : index, memref<?xindex>, index
// CHECK-NEXT:       %15 = sparse_tensor.storage_specifier.set %arg3  crd_mem_sz at 1 with %newSize_1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       scf.yield %arg0, %outBuffer_0, %arg2, %15, %6 : memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.get %10#3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %11, %10#2, %arg6 : index, memref<?xf32>, f32
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.set %10#3  val_mem_sz with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %10#0, %10#1, %outBuffer, %12 : memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @reinterpret(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf32>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: f32, %arg5: index) -> (memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %0:4 = call @_insert_dense_compressed_6_5_f32_0_0(%arg0, %arg1, %arg2, %arg3, %arg5, %arg5, %arg4) : (memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>, index, index, f32) -> (memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse> to tensor<6x5xf32, #sparse1>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse> to tensor<6x5xf32, #sparse1>
// CHECK-NEXT:     return %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>
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
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @reinterpret_only(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf32>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0, %arg1, %arg2, %arg3 : memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse> to tensor<5x6xf32, #sparse1>
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

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @folded(%a: tensor<5x6xf32, #CSR>, %b: tensor<4x5xf32>) -> (index, index) {
  %c1 = arith.constant 1 : index
  %0 = sparse_tensor.lvl %a, %c1 : tensor<5x6xf32, #CSR>
  %1 = tensor.dim %b, %c1 : tensor<4x5xf32>
  return %0, %1 : index, index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @folded(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf32>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: tensor<4x5xf32>) -> (index, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     return %c6, %c5 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
