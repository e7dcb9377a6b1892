// RUN: pyopt --split-input-file --sparse-tensor-codegen %s | FileCheck %s

// Storage as tensors becomes fields, and the reverse.

#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @assemble(%l0: tensor<2xindex>, %l1: tensor<5x2xindex>, %v: tensor<5xf64>)
    -> tensor<8x7xf64, #COO> {
  %0 = sparse_tensor.assemble (%l0, %l1), %v
      : (tensor<2xindex>, tensor<5x2xindex>), tensor<5xf64> to tensor<8x7xf64, #COO>
  return %0 : tensor<8x7xf64, #COO>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @assemble(%arg0: tensor<2xindex>, %arg1: tensor<5x2xindex>, %arg2: tensor<5xf64>) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<2xindex> to memref<2xindex>
// CHECK-NEXT:     %cast = memref.cast %0 : memref<2xindex> to memref<?xindex>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<5x2xindex> to memref<5x2xindex>
// CHECK-NEXT{LITERAL}:     %collapse_shape = memref.collapse_shape %1 [[0, 1]] : memref<5x2xindex> into memref<10xindex>
// CHECK-NEXT:     %cast_0 = memref.cast %collapse_shape : memref<10xindex> to memref<?xindex>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg2 : tensor<5xf64> to memref<5xf64>
// CHECK-NEXT:     %cast_1 = memref.cast %2 : memref<5xf64> to memref<?xf64>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.set %3  lvl_sz at 0 with %c8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %5 = arith.addi %c1, %c1 : index
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.set %4  pos_mem_sz at 0 with %5 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %7 = memref.load %cast[%c1] : memref<?xindex>
// CHECK-NEXT:     %8 = arith.subi %c1, %c1 : index
// CHECK-NEXT:     %c2_3 = arith.constant 2 : index
// CHECK-NEXT:     %9 = arith.muli %7, %c2_3 : index
// CHECK-NEXT:     %10 = sparse_tensor.storage_specifier.set %6  crd_mem_sz at 0 with %9 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.set %10  lvl_sz at 1 with %c7 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.set %11  val_mem_sz with %7 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %cast, %cast_0, %cast_1, %12 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#SOA = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa))
}>
func.func @assemble(%l0: tensor<2xindex>, %l1: tensor<5xindex>, %l2: tensor<5xindex>,
                    %v: tensor<5xf64>) -> tensor<8x7xf64, #SOA> {
  %0 = sparse_tensor.assemble (%l0, %l1, %l2), %v
      : (tensor<2xindex>, tensor<5xindex>, tensor<5xindex>), tensor<5xf64> to tensor<8x7xf64, #SOA>
  return %0 : tensor<8x7xf64, #SOA>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : singleton(soa)) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @assemble(%arg0: tensor<2xindex>, %arg1: tensor<5xindex>, %arg2: tensor<5xindex>, %arg3: tensor<5xf64>) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<2xindex> to memref<2xindex>
// CHECK-NEXT:     %cast = memref.cast %0 : memref<2xindex> to memref<?xindex>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<5xindex> to memref<5xindex>
// CHECK-NEXT:     %cast_0 = memref.cast %1 : memref<5xindex> to memref<?xindex>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg2 : tensor<5xindex> to memref<5xindex>
// CHECK-NEXT:     %cast_1 = memref.cast %2 : memref<5xindex> to memref<?xindex>
// CHECK-NEXT:     %3 = bufferization.to_buffer %arg3 : tensor<5xf64> to memref<5xf64>
// CHECK-NEXT:     %cast_2 = memref.cast %3 : memref<5xf64> to memref<?xf64>
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.set %4  lvl_sz at 0 with %c8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %6 = arith.addi %c1, %c1 : index
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.set %5  pos_mem_sz at 0 with %6 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %8 = memref.load %cast[%c1] : memref<?xindex>
// CHECK-NEXT:     %9 = arith.subi %c1, %c1 : index
// CHECK-NEXT:     %10 = sparse_tensor.storage_specifier.set %7  crd_mem_sz at 0 with %8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.set %10  lvl_sz at 1 with %c7 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.set %11  crd_mem_sz at 1 with %8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %13 = sparse_tensor.storage_specifier.set %12  val_mem_sz with %8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %cast, %cast_0, %cast_1, %cast_2, %13 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#LOOSE = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : loose_compressed) }>
func.func @assemble(%l0: tensor<16xindex>, %l1: tensor<5xindex>, %v: tensor<5xf64>)
    -> tensor<8x7xf64, #LOOSE> {
  %0 = sparse_tensor.assemble (%l0, %l1), %v
      : (tensor<16xindex>, tensor<5xindex>), tensor<5xf64> to tensor<8x7xf64, #LOOSE>
  return %0 : tensor<8x7xf64, #LOOSE>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : loose_compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @assemble(%arg0: tensor<16xindex>, %arg1: tensor<5xindex>, %arg2: tensor<5xf64>) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<16xindex> to memref<16xindex>
// CHECK-NEXT:     %cast = memref.cast %0 : memref<16xindex> to memref<?xindex>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<5xindex> to memref<5xindex>
// CHECK-NEXT:     %cast_0 = memref.cast %1 : memref<5xindex> to memref<?xindex>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg2 : tensor<5xf64> to memref<5xf64>
// CHECK-NEXT:     %cast_1 = memref.cast %2 : memref<5xf64> to memref<?xf64>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.set %3  lvl_sz at 0 with %c8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %5 = arith.muli %c8, %c1 : index
// CHECK-NEXT:     %6 = arith.subi %5, %c1 : index
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.set %4  lvl_sz at 1 with %c7 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %8 = arith.muli %5, %c2 : index
// CHECK-NEXT:     %9 = arith.subi %8, %c1 : index
// CHECK-NEXT:     %10 = sparse_tensor.storage_specifier.set %7  pos_mem_sz at 1 with %8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %11 = memref.load %cast[%9] : memref<?xindex>
// CHECK-NEXT:     %12 = arith.subi %9, %c1 : index
// CHECK-NEXT:     %13 = sparse_tensor.storage_specifier.set %10  crd_mem_sz at 1 with %11 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %14 = sparse_tensor.storage_specifier.set %13  val_mem_sz with %11 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %cast, %cast_0, %cast_1, %14 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#BATCH = #sparse_tensor.encoding<{
  map = (d0, d1, d2) -> (d0 : batch, d1 : dense, d2 : compressed)
}>
func.func @assemble(%l0: tensor<2x9xindex>, %l1: tensor<2x5xindex>, %v: tensor<2x5xf64>)
    -> tensor<2x8x7xf64, #BATCH> {
  %0 = sparse_tensor.assemble (%l0, %l1), %v
      : (tensor<2x9xindex>, tensor<2x5xindex>), tensor<2x5xf64> to tensor<2x8x7xf64, #BATCH>
  return %0 : tensor<2x8x7xf64, #BATCH>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : batch, d1 : dense, d2 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @assemble(%arg0: tensor<2x9xindex>, %arg1: tensor<2x5xindex>, %arg2: tensor<2x5xf64>) -> (memref<2x?xindex>, memref<2x?xindex>, memref<2x?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<2x9xindex> to memref<2x9xindex>
// CHECK-NEXT:     %cast = memref.cast %0 : memref<2x9xindex> to memref<2x?xindex>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<2x5xindex> to memref<2x5xindex>
// CHECK-NEXT:     %cast_0 = memref.cast %1 : memref<2x5xindex> to memref<2x?xindex>
// CHECK-NEXT:     %2 = bufferization.to_buffer %arg2 : tensor<2x5xf64> to memref<2x5xf64>
// CHECK-NEXT:     %cast_1 = memref.cast %2 : memref<2x5xf64> to memref<2x?xf64>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c2_2 = arith.constant 2 : index
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.set %3  lvl_sz at 0 with %c2_2 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.set %4  lvl_sz at 1 with %c8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %6 = arith.muli %c8, %c1 : index
// CHECK-NEXT:     %7 = arith.subi %6, %c1 : index
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.set %5  lvl_sz at 2 with %c7 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %9 = arith.addi %6, %c1 : index
// CHECK-NEXT:     %10 = sparse_tensor.storage_specifier.set %8  pos_mem_sz at 2 with %9 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %11 = memref.load %cast[%c0_3, %6] : memref<2x?xindex>
// CHECK-NEXT:     %12 = arith.subi %6, %c1 : index
// CHECK-NEXT:     %13 = sparse_tensor.storage_specifier.set %10  crd_mem_sz at 2 with %11 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %14 = sparse_tensor.storage_specifier.set %13  val_mem_sz with %11 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %cast, %cast_0, %cast_1, %14 : memref<2x?xindex>, memref<2x?xindex>, memref<2x?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#DCSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
func.func @disassemble(%a: tensor<?x?xf64, #DCSR>, %l0: tensor<?xindex>, %l1: tensor<?xindex>,
                       %l2: tensor<?xindex>, %l3: tensor<?xindex>, %v: tensor<?xf64>)
    -> (tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, tensor<?xf64>,
        tensor<i32>, tensor<i64>, tensor<index>, index, tensor<i64>) {
  %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9 = sparse_tensor.disassemble %a
      : tensor<?x?xf64, #DCSR> out_lvls(%l0, %l1, %l2, %l3 : tensor<?xindex>, tensor<?xindex>,
                                        tensor<?xindex>, tensor<?xindex>)
      out_vals(%v : tensor<?xf64>)
      -> (tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>), tensor<?xf64>,
      (tensor<i32>, tensor<i64>, tensor<index>, index), tensor<i64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9
      : tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, tensor<?xf64>,
      tensor<i32>, tensor<i64>, tensor<index>, index, tensor<i64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @disassemble(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xindex>, %arg3: memref<?xindex>, %arg4: memref<?xf64>, %arg5: !sparse_tensor.storage_specifier<#sparse>, %arg6: tensor<?xindex>, %arg7: tensor<?xindex>, %arg8: tensor<?xindex>, %arg9: tensor<?xindex>, %arg10: tensor<?xf64>) -> (tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, tensor<?xf64>, tensor<i32>, tensor<i64>, tensor<index>, index, tensor<i64>) {
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg5  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg6 : tensor<?xindex> to memref<?xindex>
// CHECK-NEXT:     %2 = arith.index_cast %0 : index to i32
// CHECK-NEXT:     %from_elements = tensor.from_elements %2 : tensor<i32>
// CHECK-NEXT:     %subview = memref.subview %1[0] [%0] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %subview_0 = memref.subview %arg0[0] [%0] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     memref.copy %subview_0, %subview : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.get %arg5  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %4 = bufferization.to_buffer %arg7 : tensor<?xindex> to memref<?xindex>
// CHECK-NEXT:     %5 = arith.index_cast %3 : index to i64
// CHECK-NEXT:     %from_elements_1 = tensor.from_elements %5 : tensor<i64>
// CHECK-NEXT:     %subview_2 = memref.subview %4[0] [%3] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %subview_3 = memref.subview %arg1[0] [%3] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     memref.copy %subview_3, %subview_2 : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.get %arg5  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %7 = bufferization.to_buffer %arg8 : tensor<?xindex> to memref<?xindex>
// CHECK-NEXT:     %from_elements_4 = tensor.from_elements %6 : tensor<index>
// CHECK-NEXT:     %subview_5 = memref.subview %7[0] [%6] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %subview_6 = memref.subview %arg2[0] [%6] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     memref.copy %subview_6, %subview_5 : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.get %arg5  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %9 = bufferization.to_buffer %arg9 : tensor<?xindex> to memref<?xindex>
// CHECK-NEXT:     %subview_7 = memref.subview %9[0] [%8] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %subview_8 = memref.subview %arg3[0] [%8] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     memref.copy %subview_8, %subview_7 : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %10 = sparse_tensor.storage_specifier.get %arg5  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %11 = bufferization.to_buffer %arg10 : tensor<?xf64> to memref<?xf64>
// CHECK-NEXT:     %12 = arith.index_cast %10 : index to i64
// CHECK-NEXT:     %from_elements_9 = tensor.from_elements %12 : tensor<i64>
// CHECK-NEXT:     %subview_10 = memref.subview %11[0] [%10] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %subview_11 = memref.subview %arg4[0] [%10] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     memref.copy %subview_11, %subview_10 : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %13 = bufferization.to_tensor %1 : memref<?xindex> to tensor<?xindex>
// CHECK-NEXT:     %14 = bufferization.to_tensor %4 : memref<?xindex> to tensor<?xindex>
// CHECK-NEXT:     %15 = bufferization.to_tensor %7 : memref<?xindex> to tensor<?xindex>
// CHECK-NEXT:     %16 = bufferization.to_tensor %9 : memref<?xindex> to tensor<?xindex>
// CHECK-NEXT:     %17 = bufferization.to_tensor %11 : memref<?xf64> to tensor<?xf64>
// CHECK-NEXT:     return %13, %14, %15, %16, %17, %from_elements, %from_elements_1, %from_elements_4, %8, %from_elements_9 : tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, tensor<?xf64>, tensor<i32>, tensor<i64>, tensor<index>, index, tensor<i64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
