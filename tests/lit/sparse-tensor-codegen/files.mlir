// RUN: pyopt --split-input-file --sparse-tensor-codegen=reference-exact=true %s | FileCheck %s

// Files are read into COO storage.

#COOW = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton),
  posWidth = 32,
  crdWidth = 16
}>
func.func @new(%a: !llvm.ptr) -> tensor<5x?xi8, #COOW> {
  %0 = sparse_tensor.new %a : !llvm.ptr to tensor<5x?xi8, #COOW>
  return %0 : tensor<5x?xi8, #COOW>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @delSparseTensorReader(!llvm.ptr)
// CHECK-NEXT:   func.func private @getSparseTensorReaderReadToBuffers16I8(!llvm.ptr, memref<?xindex>, memref<?xindex>, memref<?xi16>, memref<?xi8>) -> i1 attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @getSparseTensorReaderNSE(!llvm.ptr) -> index
// CHECK-NEXT:   func.func private @getSparseTensorReaderDimSizes(!llvm.ptr) -> memref<?xindex> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @createCheckedSparseTensorReader(!llvm.ptr, memref<?xindex>, i32) -> !llvm.ptr attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @new(%arg0: !llvm.ptr) -> (memref<?xi32>, memref<?xi16>, memref<?xi8>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %alloca = memref.alloca(%c2) : memref<?xindex>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c5, %alloca[%c0_0] : memref<?xindex>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c0, %alloca[%c1] : memref<?xindex>
// CHECK-NEXT:     %c8_i32 = arith.constant 8 : i32
// CHECK-NEXT:     %0 = call @createCheckedSparseTensorReader(%arg0, %alloca, %c8_i32) : (!llvm.ptr, memref<?xindex>, i32) -> !llvm.ptr
// CHECK-NEXT:     %1 = call @getSparseTensorReaderDimSizes(%0) : (!llvm.ptr) -> memref<?xindex>
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %2 = memref.load %1[%c1_1] : memref<?xindex>
// CHECK-NEXT:     %3 = call @getSparseTensorReaderNSE(%0) : (!llvm.ptr) -> index
// CHECK-NEXT:     %c1_2 = arith.constant 1 : index
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %c1_4 = arith.constant 1 : index
// CHECK-NEXT:     %c0_5 = arith.constant 0 : index
// CHECK-NEXT:     %c2_6 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_7 = memref.alloca(%c2_6) : memref<?xindex>
// CHECK-NEXT:     %c0_8 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c1_2, %alloca_7[%c0_8] : memref<?xindex>
// CHECK-NEXT:     %c1_9 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c0_3, %alloca_7[%c1_9] : memref<?xindex>
// CHECK-NEXT:     %c2_10 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_11 = memref.alloca(%c2_10) : memref<?xindex>
// CHECK-NEXT:     %c0_12 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c1_4, %alloca_11[%c0_12] : memref<?xindex>
// CHECK-NEXT:     %c1_13 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c0_5, %alloca_11[%c1_13] : memref<?xindex>
// CHECK-NEXT:     %c2_14 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_15 = memref.alloca(%c2_14) : memref<?xindex>
// CHECK-NEXT:     %c0_16 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %2, %alloca_15[%c0_16] : memref<?xindex>
// CHECK-NEXT:     %c1_17 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c5, %alloca_15[%c1_17] : memref<?xindex>
// CHECK-NEXT:     %c2_18 = arith.constant 2 : index
// CHECK-NEXT:     %c2_19 = arith.constant 2 : index
// CHECK-NEXT:     %4 = arith.muli %c2_19, %3 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c2_18) : memref<?xi32>
// CHECK-NEXT:     %alloc_20 = memref.alloc(%4) : memref<?xi16>
// CHECK-NEXT:     %alloc_21 = memref.alloc(%3) : memref<?xi8>
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.set %5  lvl_sz at 0 with %2 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.get %6  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %7, %alloc, %c0_i32 : index, memref<?xi32>, i32
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.set %6  pos_mem_sz at 0 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %9 = sparse_tensor.storage_specifier.set %8  lvl_sz at 1 with %c5 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c1_22 = arith.constant 1 : index
// CHECK-NEXT:     %c0_i32_23 = arith.constant 0 : i32
// CHECK-NEXT:     %10 = sparse_tensor.storage_specifier.get %9  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_24, %newSize_25 = sparse_tensor.push_back %10, %outBuffer, %c0_i32_23, %c1_22 : index, memref<?xi32>, i32, index
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.set %9  pos_mem_sz at 0 with %newSize_25 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %12 = call @getSparseTensorReaderReadToBuffers16I8(%0, %alloca_7, %alloca_11, %alloc_20, %alloc_21) : (!llvm.ptr, memref<?xindex>, memref<?xindex>, memref<?xi16>, memref<?xi8>) -> i1
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %13 = arith.cmpi eq, %12, %false : i1
// CHECK-NEXT:     scf.if %13 {
// CHECK-NEXT:       sparse_tensor.sort  hybrid_quick_sort %3, %alloc_20 jointly %alloc_21 {ny = 0 : index, perm_map = #map} : memref<?xi16> jointly memref<?xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     %c1_26 = arith.constant 1 : index
// CHECK-NEXT:     %14 = arith.index_cast %3 : index to i32
// CHECK-NEXT:     memref.store %14, %outBuffer_24[%c1_26] : memref<?xi32>
// CHECK-NEXT:     %c2_27 = arith.constant 2 : index
// CHECK-NEXT:     %15 = arith.muli %3, %c2_27 : index
// CHECK-NEXT:     %16 = sparse_tensor.storage_specifier.set %11  crd_mem_sz at 0 with %15 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %17 = sparse_tensor.storage_specifier.set %16  val_mem_sz with %3 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     call @delSparseTensorReader(%0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     return %outBuffer_24, %alloc_20, %alloc_21, %17 : memref<?xi32>, memref<?xi16>, memref<?xi8>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#U = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered))
}>
func.func @new(%a: !llvm.ptr) -> tensor<5x6xf64, #U> {
  %0 = sparse_tensor.new %a : !llvm.ptr to tensor<5x6xf64, #U>
  return %0 : tensor<5x6xf64, #U>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @delSparseTensorReader(!llvm.ptr)
// CHECK-NEXT:   func.func private @getSparseTensorReaderReadToBuffers0F64(!llvm.ptr, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>) -> i1 attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @getSparseTensorReaderNSE(!llvm.ptr) -> index
// CHECK-NEXT:   func.func private @createCheckedSparseTensorReader(!llvm.ptr, memref<?xindex>, i32) -> !llvm.ptr attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @new(%arg0: !llvm.ptr) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %alloca = memref.alloca(%c2) : memref<?xindex>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c5, %alloca[%c0] : memref<?xindex>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c6, %alloca[%c1] : memref<?xindex>
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %0 = call @createCheckedSparseTensorReader(%arg0, %alloca, %c1_i32) : (!llvm.ptr, memref<?xindex>, i32) -> !llvm.ptr
// CHECK-NEXT:     %1 = call @getSparseTensorReaderNSE(%0) : (!llvm.ptr) -> index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %c2_2 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_3 = memref.alloca(%c2_2) : memref<?xindex>
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c0_0, %alloca_3[%c0_4] : memref<?xindex>
// CHECK-NEXT:     %c1_5 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c1_1, %alloca_3[%c1_5] : memref<?xindex>
// CHECK-NEXT:     %c2_6 = arith.constant 2 : index
// CHECK-NEXT:     %c2_7 = arith.constant 2 : index
// CHECK-NEXT:     %2 = arith.muli %c2_7, %1 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c2_6) : memref<?xindex>
// CHECK-NEXT:     %alloc_8 = memref.alloc(%2) : memref<?xindex>
// CHECK-NEXT:     %alloc_9 = memref.alloc(%1) : memref<?xf64>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0_10 = arith.constant 0 : index
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.set %3  lvl_sz at 0 with %c5 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.get %4  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %5, %alloc, %c0_10 : index, memref<?xindex>, index
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.set %4  pos_mem_sz at 0 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.set %6  lvl_sz at 1 with %c6 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c1_11 = arith.constant 1 : index
// CHECK-NEXT:     %c0_12 = arith.constant 0 : index
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.get %7  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_13, %newSize_14 = sparse_tensor.push_back %8, %outBuffer, %c0_12, %c1_11 : index, memref<?xindex>, index, index
// CHECK-NEXT:     %9 = sparse_tensor.storage_specifier.set %7  pos_mem_sz at 0 with %newSize_14 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %10 = call @getSparseTensorReaderReadToBuffers0F64(%0, %alloca_3, %alloca_3, %alloc_8, %alloc_9) : (!llvm.ptr, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>) -> i1
// CHECK-NEXT:     %c1_15 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %1, %outBuffer_13[%c1_15] : memref<?xindex>
// CHECK-NEXT:     %c2_16 = arith.constant 2 : index
// CHECK-NEXT:     %11 = arith.muli %1, %c2_16 : index
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.set %9  crd_mem_sz at 0 with %11 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %13 = sparse_tensor.storage_specifier.set %12  val_mem_sz with %1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     call @delSparseTensorReader(%0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     return %outBuffer_13, %alloc_8, %alloc_9, %13 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @new(%a: !llvm.ptr) -> tensor<4x?xbf16, #COO> {
  %0 = sparse_tensor.new %a : !llvm.ptr to tensor<4x?xbf16, #COO>
  return %0 : tensor<4x?xbf16, #COO>
}
func.func @again(%a: !llvm.ptr) -> tensor<4x?xf16, #COO> {
  %0 = sparse_tensor.new %a : !llvm.ptr to tensor<4x?xf16, #COO>
  return %0 : tensor<4x?xf16, #COO>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @getSparseTensorReaderReadToBuffers0F16(!llvm.ptr, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf16>) -> i1 attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @delSparseTensorReader(!llvm.ptr)
// CHECK-NEXT:   func.func private @getSparseTensorReaderReadToBuffers0BF16(!llvm.ptr, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xbf16>) -> i1 attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @getSparseTensorReaderNSE(!llvm.ptr) -> index
// CHECK-NEXT:   func.func private @getSparseTensorReaderDimSizes(!llvm.ptr) -> memref<?xindex> attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func private @createCheckedSparseTensorReader(!llvm.ptr, memref<?xindex>, i32) -> !llvm.ptr attributes {llvm.emit_c_interface}
// CHECK-NEXT:   func.func @new(%arg0: !llvm.ptr) -> (memref<?xindex>, memref<?xindex>, memref<?xbf16>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %alloca = memref.alloca(%c2) : memref<?xindex>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c4, %alloca[%c0_0] : memref<?xindex>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c0, %alloca[%c1] : memref<?xindex>
// CHECK-NEXT:     %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT:     %0 = call @createCheckedSparseTensorReader(%arg0, %alloca, %c4_i32) : (!llvm.ptr, memref<?xindex>, i32) -> !llvm.ptr
// CHECK-NEXT:     %1 = call @getSparseTensorReaderDimSizes(%0) : (!llvm.ptr) -> memref<?xindex>
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %2 = memref.load %1[%c1_1] : memref<?xindex>
// CHECK-NEXT:     %3 = call @getSparseTensorReaderNSE(%0) : (!llvm.ptr) -> index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c1_3 = arith.constant 1 : index
// CHECK-NEXT:     %c2_4 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_5 = memref.alloca(%c2_4) : memref<?xindex>
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c0_2, %alloca_5[%c0_6] : memref<?xindex>
// CHECK-NEXT:     %c1_7 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c1_3, %alloca_5[%c1_7] : memref<?xindex>
// CHECK-NEXT:     %c2_8 = arith.constant 2 : index
// CHECK-NEXT:     %c2_9 = arith.constant 2 : index
// CHECK-NEXT:     %4 = arith.muli %c2_9, %3 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c2_8) : memref<?xindex>
// CHECK-NEXT:     %alloc_10 = memref.alloc(%4) : memref<?xindex>
// CHECK-NEXT:     %alloc_11 = memref.alloc(%3) : memref<?xbf16>
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0_12 = arith.constant 0 : index
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.set %5  lvl_sz at 0 with %c4 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.get %6  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %7, %alloc, %c0_12 : index, memref<?xindex>, index
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.set %6  pos_mem_sz at 0 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %9 = sparse_tensor.storage_specifier.set %8  lvl_sz at 1 with %2 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c1_13 = arith.constant 1 : index
// CHECK-NEXT:     %c0_14 = arith.constant 0 : index
// CHECK-NEXT:     %10 = sparse_tensor.storage_specifier.get %9  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_15, %newSize_16 = sparse_tensor.push_back %10, %outBuffer, %c0_14, %c1_13 : index, memref<?xindex>, index, index
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.set %9  pos_mem_sz at 0 with %newSize_16 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %12 = call @getSparseTensorReaderReadToBuffers0BF16(%0, %alloca_5, %alloca_5, %alloc_10, %alloc_11) : (!llvm.ptr, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xbf16>) -> i1
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %13 = arith.cmpi eq, %12, %false : i1
// CHECK-NEXT:     scf.if %13 {
// CHECK-NEXT:       sparse_tensor.sort  hybrid_quick_sort %3, %alloc_10 jointly %alloc_11 {ny = 0 : index, perm_map = #map} : memref<?xindex> jointly memref<?xbf16>
// CHECK-NEXT:     }
// CHECK-NEXT:     %c1_17 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %3, %outBuffer_15[%c1_17] : memref<?xindex>
// CHECK-NEXT:     %c2_18 = arith.constant 2 : index
// CHECK-NEXT:     %14 = arith.muli %3, %c2_18 : index
// CHECK-NEXT:     %15 = sparse_tensor.storage_specifier.set %11  crd_mem_sz at 0 with %14 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %16 = sparse_tensor.storage_specifier.set %15  val_mem_sz with %3 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     call @delSparseTensorReader(%0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     return %outBuffer_15, %alloc_10, %alloc_11, %16 : memref<?xindex>, memref<?xindex>, memref<?xbf16>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @again(%arg0: !llvm.ptr) -> (memref<?xindex>, memref<?xindex>, memref<?xf16>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %alloca = memref.alloca(%c2) : memref<?xindex>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c4, %alloca[%c0_0] : memref<?xindex>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c0, %alloca[%c1] : memref<?xindex>
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %0 = call @createCheckedSparseTensorReader(%arg0, %alloca, %c3_i32) : (!llvm.ptr, memref<?xindex>, i32) -> !llvm.ptr
// CHECK-NEXT:     %1 = call @getSparseTensorReaderDimSizes(%0) : (!llvm.ptr) -> memref<?xindex>
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %2 = memref.load %1[%c1_1] : memref<?xindex>
// CHECK-NEXT:     %3 = call @getSparseTensorReaderNSE(%0) : (!llvm.ptr) -> index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c1_3 = arith.constant 1 : index
// CHECK-NEXT:     %c2_4 = arith.constant 2 : index
// CHECK-NEXT:     %alloca_5 = memref.alloca(%c2_4) : memref<?xindex>
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %c0_2, %alloca_5[%c0_6] : memref<?xindex>
// CHECK-NEXT:     %c1_7 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %c1_3, %alloca_5[%c1_7] : memref<?xindex>
// CHECK-NEXT:     %c2_8 = arith.constant 2 : index
// CHECK-NEXT:     %c2_9 = arith.constant 2 : index
// CHECK-NEXT:     %4 = arith.muli %c2_9, %3 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c2_8) : memref<?xindex>
// CHECK-NEXT:     %alloc_10 = memref.alloc(%4) : memref<?xindex>
// CHECK-NEXT:     %alloc_11 = memref.alloc(%3) : memref<?xf16>
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c0_12 = arith.constant 0 : index
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.set %5  lvl_sz at 0 with %c4 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.get %6  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %7, %alloc, %c0_12 : index, memref<?xindex>, index
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.set %6  pos_mem_sz at 0 with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %9 = sparse_tensor.storage_specifier.set %8  lvl_sz at 1 with %2 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %c1_13 = arith.constant 1 : index
// CHECK-NEXT:     %c0_14 = arith.constant 0 : index
// CHECK-NEXT:     %10 = sparse_tensor.storage_specifier.get %9  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer_15, %newSize_16 = sparse_tensor.push_back %10, %outBuffer, %c0_14, %c1_13 : index, memref<?xindex>, index, index
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.set %9  pos_mem_sz at 0 with %newSize_16 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %12 = call @getSparseTensorReaderReadToBuffers0F16(%0, %alloca_5, %alloca_5, %alloc_10, %alloc_11) : (!llvm.ptr, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf16>) -> i1
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %13 = arith.cmpi eq, %12, %false : i1
// CHECK-NEXT:     scf.if %13 {
// CHECK-NEXT:       sparse_tensor.sort  hybrid_quick_sort %3, %alloc_10 jointly %alloc_11 {ny = 0 : index, perm_map = #map} : memref<?xindex> jointly memref<?xf16>
// CHECK-NEXT:     }
// CHECK-NEXT:     %c1_17 = arith.constant 1 : index
// CHECK-NEXT:     memref.store %3, %outBuffer_15[%c1_17] : memref<?xindex>
// CHECK-NEXT:     %c2_18 = arith.constant 2 : index
// CHECK-NEXT:     %14 = arith.muli %3, %c2_18 : index
// CHECK-NEXT:     %15 = sparse_tensor.storage_specifier.set %11  crd_mem_sz at 0 with %14 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %16 = sparse_tensor.storage_specifier.set %15  val_mem_sz with %3 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     call @delSparseTensorReader(%0) : (!llvm.ptr) -> ()
// CHECK-NEXT:     return %outBuffer_15, %alloc_10, %alloc_11, %16 : memref<?xindex>, memref<?xindex>, memref<?xf16>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
