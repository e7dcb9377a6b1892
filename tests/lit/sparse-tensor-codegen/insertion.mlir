// RUN: pyopt --split-input-file --sparse-tensor-codegen=reference-exact=true %s | FileCheck %s

// Insertions are calls of one function for each kind of storage.

#LOOSE = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : loose_compressed) }>
func.func @insert(%t: tensor<8x12xf64, #LOOSE>, %v: f64, %i0: index, %i1: index)
    -> tensor<8x12xf64, #LOOSE> {
  %0 = tensor.insert %v into %t[%i0, %i1] : tensor<8x12xf64, #LOOSE>
  %1 = sparse_tensor.load %0 hasInserts : tensor<8x12xf64, #LOOSE>
  return %1 : tensor<8x12xf64, #LOOSE>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : loose_compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @_insert_dense_loose_compressed_8_12_f64_0_0(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index, %arg5: index, %arg6: f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %1 = arith.muli %0, %c0 : index
// CHECK-NEXT:     %2 = arith.addi %1, %arg4 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %3 = arith.muli %2, %c2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %4 = arith.addi %3, %c1 : index
// CHECK-NEXT:     %5 = memref.load %arg0[%3] : memref<?xindex>
// CHECK-NEXT:     %6 = memref.load %arg0[%4] : memref<?xindex>
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %8 = arith.subi %6, %c1 : index
// CHECK-NEXT:     %9 = arith.cmpi ult, %5, %6 : index
// CHECK-NEXT:     %10 = scf.if %9 -> (i1) {
// CHECK-NEXT:       %14 = memref.load %arg1[%8] : memref<?xindex>
// CHECK-NEXT:       %15 = arith.cmpi eq, %14, %arg5 : index
// CHECK-NEXT:       scf.yield %15 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       memref.store %7, %arg0[%3] : memref<?xindex>
// CHECK-NEXT:       %false = arith.constant false
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %11:5 = scf.if %10 -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index) {
// CHECK-NEXT:       scf.yield %arg0, %arg1, %arg2, %arg3, %8 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %14 = arith.addi %7, %c1 : index
// CHECK-NEXT:       memref.store %14, %arg0[%4] : memref<?xindex>
// CHECK-NEXT:       %15 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %outBuffer_0, %newSize_1 = sparse_tensor.push_back %15, %arg1, %arg5 : index, memref<?xindex>, index
// CHECK-NEXT:       %16 = sparse_tensor.storage_specifier.set %arg3  crd_mem_sz at 1 with %newSize_1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       scf.yield %arg0, %outBuffer_0, %arg2, %16, %7 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.get %11#3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back %12, %11#2, %arg6 : index, memref<?xf64>, f64
// CHECK-NEXT:     %13 = sparse_tensor.storage_specifier.set %11#3  val_mem_sz with %newSize : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %11#0, %11#1, %outBuffer, %13 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @insert(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: f64, %arg5: index, %arg6: index) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %0:4 = call @_insert_dense_loose_compressed_8_12_f64_0_0(%arg0, %arg1, %arg2, %arg3, %arg5, %arg6, %arg4) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:     return %0#0, %0#1, %0#2, %0#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
