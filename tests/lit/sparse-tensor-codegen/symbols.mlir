// RUN: pyopt --split-input-file --sparse-tensor-codegen %s | FileCheck %s

// llvm-project 195464: an encoding with a symbol.

#ELL = #sparse_tensor.encoding<{
  map = [s0](d0, d1) -> (d0 * (s0 * 4) : dense, d0 : dense, d1 : compressed)
}>
func.func @values(%a: tensor<8x8xf64, #ELL>) -> memref<?xf64> {
  %0 = sparse_tensor.values %a : tensor<8x8xf64, #ELL> to memref<?xf64>
  return %0 : memref<?xf64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : dense, d2 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @values(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> memref<?xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview = memref.subview %arg2[0] [%0] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     return %subview : memref<?xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
