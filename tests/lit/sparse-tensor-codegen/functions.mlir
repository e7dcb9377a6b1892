// RUN: pyopt --split-input-file --sparse-tensor-codegen %s | FileCheck %s

// Arguments and results of functions and calls become the fields of the tensors.

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
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @several(memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse1>) -> (index, memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse1>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:   func.func @mixed(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index, %arg5: memref<?xindex>, %arg6: memref<?xindex>, %arg7: memref<?xf32>, %arg8: !sparse_tensor.storage_specifier<#sparse1>) -> (memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse1>, index) {
// CHECK-NEXT:     %0:9 = call @several(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse1>) -> (index, memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse1>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:     return %0#1, %0#2, %0#3, %0#4, %0#0 : memref<?xindex>, memref<?xindex>, memref<?xf32>, !sparse_tensor.storage_specifier<#sparse1>, index
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
