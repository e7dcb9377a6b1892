// RUN: pyopt --split-input-file --sparse-tensor-codegen %s | FileCheck %s

// Slices have the buffers of what they are slices of, and a specifier of their own.

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#S = #sparse_tensor.encoding<{
  map = (d0 : #sparse_tensor<slice(1, 4, 2)>, d1 : #sparse_tensor<slice(0, 4, 1)>) -> (
      d0 : dense, d1 : compressed)
}>
func.func @static(%a: tensor<8x8xf64, #CSR>) -> (index, index, index) {
  %0 = tensor.extract_slice %a[1, 0] [4, 4] [2, 1] : tensor<8x8xf64, #CSR> to tensor<4x4xf64, #S>
  %1 = sparse_tensor.slice.offset %0 at 0 : tensor<4x4xf64, #S>
  %2 = sparse_tensor.slice.stride %0 at 1 : tensor<4x4xf64, #S>
  %3 = sparse_tensor.number_of_entries %0 : tensor<4x4xf64, #S>
  return %1, %2, %3 : index, index, index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 2)>, d1 : #sparse_tensor<slice(0, 4, 1)>) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 2)>, d1 : #sparse_tensor<slice(0, 4, 1)>) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @static(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> (index, index, index) {
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init with %arg3 : from !sparse_tensor.storage_specifier<#sparse> to !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  dim_offset at 0 with %c1 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.set %1  lvl_sz at 0 with %c4 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.set %2  dim_stride at 0 with %c2 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4_0 = arith.constant 4 : index
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.set %3  dim_offset at 1 with %c0 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.set %4  lvl_sz at 1 with %c4_0 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.set %5  dim_stride at 1 with %c1_1 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %7 = builtin.unrealized_conversion_cast %arg0, %arg1, %arg2, %6 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse1> to tensor<4x4xf64, #sparse2>
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.get %6  dim_offset at 0 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %9 = sparse_tensor.storage_specifier.get %6  dim_stride at 1 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %10 = sparse_tensor.storage_specifier.get %6  val_mem_sz : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     return %8, %9, %10 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(?, ?, ?)>, d1 : #sparse_tensor<slice(?, ?, ?)>) -> (d0 : dense, d1 : compressed) }>
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
// CHECK-NEXT:     %7 = builtin.unrealized_conversion_cast %arg0, %arg1, %arg2, %6 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse1> to tensor<?x?xf64, #sparse2>
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.get %6  dim_offset at 1 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     %9 = sparse_tensor.storage_specifier.get %6  dim_stride at 0 : !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:     return %8, %9, %arg0, %arg1, %arg2, %6 : index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#S = #sparse_tensor.encoding<{
  map = (d0 : #sparse_tensor<slice(1, 4, 2)>, d1 : #sparse_tensor<slice(0, 4, 1)>) -> (
      d0 : dense, d1 : compressed)
}>
func.func @argument(%a: tensor<4x4xf64, #S>) -> memref<?xf64> {
  %0 = sparse_tensor.values %a : tensor<4x4xf64, #S> to memref<?xf64>
  return %0 : memref<?xf64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 2)>, d1 : #sparse_tensor<slice(0, 4, 1)>) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @argument(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>) -> memref<?xf64> {
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview = memref.subview %arg2[0] [%0] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     return %subview : memref<?xf64>
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
