// RUN: pyopt --split-input-file --sparse-tensor-codegen %s | FileCheck %s

// Slices have the buffers of what they are slices of, and a specifier of their own.

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#SD = #sparse_tensor.encoding<{
  map = (d0 : #sparse_tensor<slice(?, ?, ?)>, d1 : #sparse_tensor<slice(?, ?, ?)>) -> (
      d0 : dense, d1 : compressed)
}>
func.func @dynamic(%a: tensor<?x?xf64, #CSR>, %i: index, %j: index)
    -> (index, index, tensor<?x?xf64, #SD>) {
  %0 = tensor.extract_slice %a[%i, %j] [%j, %i] [%i, 1]
      : tensor<?x?xf64, #CSR> to tensor<?x?xf64, #SD>
  %1 = sparse_tensor.slice.offset %0 at 1 : tensor<?x?xf64, #SD>
  %2 = sparse_tensor.slice.stride %0 at 0 : tensor<?x?xf64, #SD>
  return %1, %2, %0 : index, index, tensor<?x?xf64, #SD>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(?, ?, ?)>, d1 : #sparse_tensor<slice(?, ?, ?)>) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @dynamic(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index, %arg5: index) -> (index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse1>) {
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init with %arg3 : from !sparse_tensor.storage_specifier<#sparse> to !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  dim_offset at 0 with %arg4 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.set %1  lvl_sz at 0 with %arg5 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.set %2  dim_stride at 0 with %arg4 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.set %3  dim_offset at 1 with %arg5 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.set %4  lvl_sz at 1 with %arg4 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.set %5  dim_stride at 1 with %c1 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.get %6  dim_offset at 1 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.get %6  dim_stride at 0 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     return %7, %8, %arg0, %arg1, %arg2, %6 : index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dense(%a: tensor<8x8xf64>) -> tensor<4x4xf64> {
  %0 = tensor.extract_slice %a[1, 0] [4, 4] [1, 1] : tensor<8x8xf64> to tensor<4x4xf64>
  return %0 : tensor<4x4xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dense(%arg0: tensor<8x8xf64>) -> tensor<4x4xf64> {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[1, 0] [4, 4] [1, 1] : tensor<8x8xf64> to tensor<4x4xf64>
// CHECK-NEXT:     return %extracted_slice : tensor<4x4xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
