// RUN: pyopt --sparse-tensor-codegen %s | FileCheck %s

// Buffers without elements: a subview must not begin at the end of a size that is known. The reference makes an op that
// its verifier rejects.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @f(%a: tensor<0xf64, #SV>, %p: tensor<2xindex>, %c: tensor<0xindex>, %v: tensor<0xf64>)
    -> (tensor<2xindex>, tensor<0xindex>, tensor<0xf64>) {
  %q, %d, %w, %l, %m, %n = sparse_tensor.disassemble %a
      : tensor<0xf64, #SV> out_lvls(%p, %c : tensor<2xindex>, tensor<0xindex>)
      out_vals(%v : tensor<0xf64>)
      -> (tensor<2xindex>, tensor<0xindex>), tensor<0xf64>, (index, index), index
  return %q, %d, %w : tensor<2xindex>, tensor<0xindex>, tensor<0xf64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: tensor<2xindex>, %arg5: tensor<0xindex>, %arg6: tensor<0xf64>) -> (tensor<2xindex>, tensor<0xindex>, tensor<0xf64>) {
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg4 : tensor<2xindex> to memref<2xindex>
// CHECK-NEXT:     %subview = memref.subview %1[0] [%0] [1] : memref<2xindex> to memref<?xindex>
// CHECK-NEXT:     %subview_0 = memref.subview %arg0[0] [%0] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     memref.copy %subview_0, %subview : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = bufferization.to_buffer %arg5 : tensor<0xindex> to memref<0xindex>
// CHECK-NEXT:     %cast = memref.cast %3 : memref<0xindex> to memref<?xindex>
// CHECK-NEXT:     %subview_1 = memref.subview %cast[0] [%2] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %subview_2 = memref.subview %arg1[0] [%2] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     memref.copy %subview_2, %subview_1 : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %5 = bufferization.to_buffer %arg6 : tensor<0xf64> to memref<0xf64>
// CHECK-NEXT:     %cast_3 = memref.cast %5 : memref<0xf64> to memref<?xf64>
// CHECK-NEXT:     %subview_4 = memref.subview %cast_3[0] [%4] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %subview_5 = memref.subview %arg2[0] [%4] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     memref.copy %subview_5, %subview_4 : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %6 = bufferization.to_tensor %1 : memref<2xindex> to tensor<2xindex>
// CHECK-NEXT:     %7 = bufferization.to_tensor %3 : memref<0xindex> to tensor<0xindex>
// CHECK-NEXT:     %8 = bufferization.to_tensor %5 : memref<0xf64> to tensor<0xf64>
// CHECK-NEXT:     return %6, %7, %8 : tensor<2xindex>, tensor<0xindex>, tensor<0xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
