// RUN: pyopt --sparsification-and-bufferization %s | FileCheck %s

// A function of another module gives back a buffer.

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func private @outside(tensor<8x8xf64, #CSR>, tensor<8xf64>) -> tensor<8xf64>
func.func @call(%a: tensor<8x8xf64, #CSR>, %b: tensor<8xf64>) -> tensor<8xf64> {
  %0 = call @outside(%a, %b) : (tensor<8x8xf64, #CSR>, tensor<8xf64>) -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @outside(memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, memref<8xf64>) -> memref<8xf64>
// CHECK-NEXT:   func.func @call(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: memref<8xf64>) -> memref<8xf64> {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xf64>
// CHECK-NEXT:     memref.copy %arg4, %alloc : memref<8xf64> to memref<8xf64>
// CHECK-NEXT:     %0 = call @outside(%arg0, %arg1, %arg2, %arg3, %alloc) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, memref<8xf64>) -> memref<8xf64>
// CHECK-NEXT:     return %0 : memref<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
