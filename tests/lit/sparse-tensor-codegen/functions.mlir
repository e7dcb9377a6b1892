// RUN: pyopt --split-input-file --sparse-tensor-codegen %s | FileCheck %s

// Arguments and results of functions and calls become the fields of the tensors.

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func private @outside(tensor<8x8xf64, #CSR>) -> tensor<8x8xf64, #CSR>
func.func @call(%a: tensor<8x8xf64, #CSR>, %b: i32) -> (tensor<8x8xf64, #CSR>, i32) {
  %c = call @outside(%a) : (tensor<8x8xf64, #CSR>) -> tensor<8x8xf64, #CSR>
  return %c, %b : tensor<8x8xf64, #CSR>, i32
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @outside(memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:   func.func @call(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: i32) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, i32) {
// CHECK-NEXT:     %0:4 = call @outside(%arg0, %arg1, %arg2, %arg3) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<8x8xf64, #sparse1>
// CHECK-NEXT:     return %0#0, %0#1, %0#2, %0#3, %arg4 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#V = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func private @several(tensor<8x8xf64, #CSR>, index, tensor<10xf32, #V>)
    -> (index, tensor<10xf32, #V>, tensor<8x8xf64, #CSR>)
func.func @mixed(%a: tensor<8x8xf64, #CSR>, %i: index, %v: tensor<10xf32, #V>)
    -> (tensor<10xf32, #V>, index) {
  %0:3 = call @several(%a, %i, %v) : (tensor<8x8xf64, #CSR>, index, tensor<10xf32, #V>)
      -> (index, tensor<10xf32, #V>, tensor<8x8xf64, #CSR>)
  return %0#1, %0#0 : tensor<10xf32, #V>, index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @several(memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse1>) -> (index, memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse1>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:   func.func @mixed(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index, %arg5: memref<?xindex>, %arg6: memref<?xindex>, %arg7: memref<?xf32>, %arg8: !sparse_tensor.storage_specifier<#sparse1>) -> (memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse1>, index) {
// CHECK-NEXT:     %0:9 = call @several(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse1>) -> (index, memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse1>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0#1, %0#2, %0#3, %0#4 : memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse1> to tensor<10xf32, #sparse2>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %0#5, %0#6, %0#7, %0#8 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse> to tensor<8x8xf64, #sparse3>
// CHECK-NEXT:     return %0#1, %0#2, %0#3, %0#4, %0#0 : memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse1>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dense(%a: tensor<8x8xf64>) -> tensor<8x8xf64> {
  return %a : tensor<8x8xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dense(%arg0: tensor<8x8xf64>) -> tensor<8x8xf64> {
// CHECK-NEXT:     return %arg0 : tensor<8x8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#D = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
#CSC = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d1 : dense, d0 : compressed),
  posWidth = 32,
  crdWidth = 8
}>
#DCSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#SOA = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa))
}>
#LOOSE = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : loose_compressed) }>
#NM = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2, 4])
}>
#BSR = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed, d0 mod 2 : dense,
                     d1 mod 3 : dense),
  crdWidth = 32
}>
func.func @formats(%a: tensor<8x8xf64, #D>, %b: tensor<8x8xf64, #DCSR>, %c: tensor<8x8xf64, #COO>,
                   %d: tensor<8x8xf64, #SOA>, %e: tensor<8x8xf64, #LOOSE>, %f: tensor<8x8xf64, #NM>,
                   %g: tensor<8x8xf64, #BSR>, %h: tensor<8x8xf64, #CSC>) {
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : singleton) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : singleton(soa)) }>
// CHECK-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : loose_compressed) }>
// CHECK-NEXT: #sparse5 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : dense, d2 : structured[2, 4]) }>
// CHECK-NEXT: #sparse6 = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : dense, d1 : compressed, d2 : dense, d3 : dense) }>
// CHECK-NEXT: #sparse7 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @formats(%arg0: memref<?xf64>, %arg1: !sparse_tensor.storage_specifier<#sparse>, %arg2: memref<?xindex>, %arg3: memref<?xindex>, %arg4: memref<?xindex>, %arg5: memref<?xindex>, %arg6: memref<?xf64>, %arg7: !sparse_tensor.storage_specifier<#sparse1>, %arg8: memref<?xindex>, %arg9: memref<?xindex>, %arg10: memref<?xf64>, %arg11: !sparse_tensor.storage_specifier<#sparse2>, %arg12: memref<?xindex>, %arg13: memref<?xindex>, %arg14: memref<?xindex>, %arg15: memref<?xf64>, %arg16: !sparse_tensor.storage_specifier<#sparse3>, %arg17: memref<?xindex>, %arg18: memref<?xindex>, %arg19: memref<?xf64>, %arg20: !sparse_tensor.storage_specifier<#sparse4>, %arg21: memref<?xindex>, %arg22: memref<?xf64>, %arg23: !sparse_tensor.storage_specifier<#sparse5>, %arg24: memref<?xindex>, %arg25: memref<?xi32>, %arg26: memref<?xf64>, %arg27: !sparse_tensor.storage_specifier<#sparse6>, %arg28: memref<?xi32>, %arg29: memref<?xi8>, %arg30: memref<?xf64>, %arg31: !sparse_tensor.storage_specifier<#sparse7>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#BATCH = #sparse_tensor.encoding<{
  map = (d0, d1, d2) -> (d0 : batch, d1 : dense, d2 : compressed)
}>
func.func private @batches(tensor<2x8x8xf64, #BATCH>, tensor<?x8x8xf64, #BATCH>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : batch, d1 : dense, d2 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @batches(memref<2x?xindex>, memref<2x?xindex>, memref<2x?xf64>, !sparse_tensor.storage_specifier<#sparse>, memref<?x?xindex>, memref<?x?xindex>, memref<?x?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT: }

// -----

#CSC = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d1 : dense, d0 : compressed),
  posWidth = 32,
  crdWidth = 8
}>
func.func @unused(%a: tensor<?x?xf32, #CSC>) {
  return
}
func.func @empty_body() {
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @unused(%arg0: memref<?xi32>, %arg1: memref<?xi8>, %arg2: memref<?xf32>, %arg3: !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @empty_body() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @twice(%a: tensor<8x8xf64, #CSR>) -> (tensor<8x8xf64, #CSR>, tensor<8x8xf64, #CSR>) {
  return %a, %a : tensor<8x8xf64, #CSR>, tensor<8x8xf64, #CSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @twice(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     return %arg0, %arg1, %arg2, %arg3, %arg0, %arg1, %arg2, %arg3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
module @outer {
  module @inner {
    func.func @nested(%a: tensor<8x8xf64, #CSR>) -> tensor<8x8xf64, #CSR> {
      return %a : tensor<8x8xf64, #CSR>
    }
  }
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module @outer {
// CHECK-NEXT:   module @inner {
// CHECK-NEXT:     func.func @nested(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:       return %arg0, %arg1, %arg2, %arg3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
