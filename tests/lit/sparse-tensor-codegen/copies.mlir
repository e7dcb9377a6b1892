// RUN: pyopt --split-input-file --sparse-tensor-codegen %s | FileCheck %s

// Copies and releases.

#DV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
func.func @copy(%a: tensor<?xf64, #DV>) -> tensor<?xf64, #DV> {
  %0 = bufferization.alloc_tensor() copy(%a) : tensor<?xf64, #DV>
  bufferization.dealloc_tensor %a : tensor<?xf64, #DV>
  return %0 : tensor<?xf64, #DV>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @copy(%arg0: memref<?xf64>, %arg1: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xf64>
// CHECK-NEXT:     %alloc = memref.alloc(%dim) : memref<?xf64>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     memref.dealloc %arg0 : memref<?xf64>
// CHECK-NEXT:     return %alloc, %arg1 : memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
