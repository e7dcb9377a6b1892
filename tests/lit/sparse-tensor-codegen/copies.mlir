// RUN: pyopt --split-input-file --sparse-tensor-codegen %s | FileCheck %s

// Copies and releases.

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @copy(%a: tensor<?x?xf64, #CSR>) -> tensor<?x?xf64, #CSR> {
  %0 = bufferization.alloc_tensor() copy(%a) : tensor<?x?xf64, #CSR>
  bufferization.dealloc_tensor %a : tensor<?x?xf64, #CSR>
  return %0 : tensor<?x?xf64, #CSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @copy(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
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
// CHECK-NEXT:     %alloc_5 = memref.alloc(%dim_4) : memref<?xf64>
// CHECK-NEXT:     memref.copy %arg2, %alloc_5 : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %alloc, %alloc_2, %alloc_5, %arg3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     memref.dealloc %arg0 : memref<?xindex>
// CHECK-NEXT:     memref.dealloc %arg1 : memref<?xindex>
// CHECK-NEXT:     memref.dealloc %arg2 : memref<?xf64>
// CHECK-NEXT:     return %alloc, %alloc_2, %alloc_5, %arg3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#DV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
func.func @copy(%a: tensor<?xf64, #DV>) -> tensor<?xf64, #DV> {
  %0 = bufferization.alloc_tensor() copy(%a) : tensor<?xf64, #DV>
  bufferization.dealloc_tensor %a : tensor<?xf64, #DV>
  return %0 : tensor<?xf64, #DV>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @copy(%arg0: memref<?xf64>, %arg1: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xf64>
// CHECK-NEXT:     %alloc = memref.alloc(%dim) : memref<?xf64>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %alloc, %arg1 : memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<?xf64, #sparse1>
// CHECK-NEXT:     memref.dealloc %arg0 : memref<?xf64>
// CHECK-NEXT:     return %alloc, %arg1 : memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @copy(%a: tensor<?x?xf64, #COO>) -> tensor<?x?xf64, #COO> {
  %0 = bufferization.alloc_tensor() copy(%a) : tensor<?x?xf64, #COO>
  bufferization.dealloc_tensor %a : tensor<?x?xf64, #COO>
  return %0 : tensor<?x?xf64, #COO>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : singleton) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @copy(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
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
// CHECK-NEXT:     %alloc_5 = memref.alloc(%dim_4) : memref<?xf64>
// CHECK-NEXT:     memref.copy %arg2, %alloc_5 : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %alloc, %alloc_2, %alloc_5, %arg3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     memref.dealloc %arg0 : memref<?xindex>
// CHECK-NEXT:     memref.dealloc %arg1 : memref<?xindex>
// CHECK-NEXT:     memref.dealloc %arg2 : memref<?xf64>
// CHECK-NEXT:     return %alloc, %alloc_2, %alloc_5, %arg3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#SOA = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa))
}>
func.func @copy(%a: tensor<?x?xf64, #SOA>) -> tensor<?x?xf64, #SOA> {
  %0 = bufferization.alloc_tensor() copy(%a) : tensor<?x?xf64, #SOA>
  bufferization.dealloc_tensor %a : tensor<?x?xf64, #SOA>
  return %0 : tensor<?x?xf64, #SOA>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : singleton(soa)) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @copy(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xindex>, %arg3: memref<?xf64>, %arg4: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xindex>
// CHECK-NEXT:     %alloc = memref.alloc(%dim) : memref<?xindex>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim_1 = memref.dim %arg1, %c0_0 : memref<?xindex>
// CHECK-NEXT:     %alloc_2 = memref.alloc(%dim_1) : memref<?xindex>
// CHECK-NEXT:     memref.copy %arg1, %alloc_2 : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %dim_4 = memref.dim %arg2, %c0_3 : memref<?xindex>
// CHECK-NEXT:     %alloc_5 = memref.alloc(%dim_4) : memref<?xindex>
// CHECK-NEXT:     memref.copy %arg2, %alloc_5 : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     %dim_7 = memref.dim %arg3, %c0_6 : memref<?xf64>
// CHECK-NEXT:     %alloc_8 = memref.alloc(%dim_7) : memref<?xf64>
// CHECK-NEXT:     memref.copy %arg3, %alloc_8 : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %alloc, %alloc_2, %alloc_5, %alloc_8, %arg4 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     memref.dealloc %arg0 : memref<?xindex>
// CHECK-NEXT:     memref.dealloc %arg1 : memref<?xindex>
// CHECK-NEXT:     memref.dealloc %arg2 : memref<?xindex>
// CHECK-NEXT:     memref.dealloc %arg3 : memref<?xf64>
// CHECK-NEXT:     return %alloc, %alloc_2, %alloc_5, %alloc_8, %arg4 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSRW = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : dense, d1 : compressed),
  posWidth = 32,
  crdWidth = 8
}>
func.func @copy(%a: tensor<?x?xf64, #CSRW>) -> tensor<?x?xf64, #CSRW> {
  %0 = bufferization.alloc_tensor() copy(%a) : tensor<?x?xf64, #CSRW>
  bufferization.dealloc_tensor %a : tensor<?x?xf64, #CSRW>
  return %0 : tensor<?x?xf64, #CSRW>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32, crdWidth = 8 }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @copy(%arg0: memref<?xi32>, %arg1: memref<?xi8>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xi32>, memref<?xi8>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
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
// CHECK-NEXT:     %alloc_5 = memref.alloc(%dim_4) : memref<?xf64>
// CHECK-NEXT:     memref.copy %arg2, %alloc_5 : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %alloc, %alloc_2, %alloc_5, %arg3 : memref<?xi32>, memref<?xi8>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     memref.dealloc %arg0 : memref<?xi32>
// CHECK-NEXT:     memref.dealloc %arg1 : memref<?xi8>
// CHECK-NEXT:     memref.dealloc %arg2 : memref<?xf64>
// CHECK-NEXT:     return %alloc, %alloc_2, %alloc_5, %arg3 : memref<?xi32>, memref<?xi8>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSC = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d1 : dense, d0 : compressed),
  posWidth = 32,
  crdWidth = 8
}>
func.func @copy(%a: tensor<?x?xf64, #CSC>) -> tensor<?x?xf64, #CSC> {
  %0 = bufferization.alloc_tensor() copy(%a) : tensor<?x?xf64, #CSC>
  bufferization.dealloc_tensor %a : tensor<?x?xf64, #CSC>
  return %0 : tensor<?x?xf64, #CSC>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed), posWidth = 32, crdWidth = 8 }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @copy(%arg0: memref<?xi32>, %arg1: memref<?xi8>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xi32>, memref<?xi8>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
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
// CHECK-NEXT:     %alloc_5 = memref.alloc(%dim_4) : memref<?xf64>
// CHECK-NEXT:     memref.copy %arg2, %alloc_5 : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %alloc, %alloc_2, %alloc_5, %arg3 : memref<?xi32>, memref<?xi8>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     memref.dealloc %arg0 : memref<?xi32>
// CHECK-NEXT:     memref.dealloc %arg1 : memref<?xi8>
// CHECK-NEXT:     memref.dealloc %arg2 : memref<?xf64>
// CHECK-NEXT:     return %alloc, %alloc_2, %alloc_5, %arg3 : memref<?xi32>, memref<?xi8>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#BSR = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense,
                     d1 mod 3 : dense),
  crdWidth = 32
}>
func.func @copy(%a: tensor<?x?xf64, #BSR>) -> tensor<?x?xf64, #BSR> {
  %0 = bufferization.alloc_tensor() copy(%a) : tensor<?x?xf64, #BSR>
  bufferization.dealloc_tensor %a : tensor<?x?xf64, #BSR>
  return %0 : tensor<?x?xf64, #BSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : dense, d1 : compressed, d2 : dense, d3 : dense) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense, d1 mod 3 : dense), crdWidth = 32 }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @copy(%arg0: memref<?xindex>, %arg1: memref<?xi32>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xi32>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xindex>
// CHECK-NEXT:     %alloc = memref.alloc(%dim) : memref<?xindex>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim_1 = memref.dim %arg1, %c0_0 : memref<?xi32>
// CHECK-NEXT:     %alloc_2 = memref.alloc(%dim_1) : memref<?xi32>
// CHECK-NEXT:     memref.copy %arg1, %alloc_2 : memref<?xi32> to memref<?xi32>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %dim_4 = memref.dim %arg2, %c0_3 : memref<?xf64>
// CHECK-NEXT:     %alloc_5 = memref.alloc(%dim_4) : memref<?xf64>
// CHECK-NEXT:     memref.copy %arg2, %alloc_5 : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %alloc, %alloc_2, %alloc_5, %arg3 : memref<?xindex>, memref<?xi32>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<?x?xf64, #sparse1>
// CHECK-NEXT:     memref.dealloc %arg0 : memref<?xindex>
// CHECK-NEXT:     memref.dealloc %arg1 : memref<?xi32>
// CHECK-NEXT:     memref.dealloc %arg2 : memref<?xf64>
// CHECK-NEXT:     return %alloc, %alloc_2, %alloc_5, %arg3 : memref<?xindex>, memref<?xi32>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
