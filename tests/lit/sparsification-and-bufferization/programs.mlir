// RUN: pyopt --split-input-file --sparsification-and-bufferization %s | FileCheck %s

// Dense tensors become buffers, too, with copies where they are needed.

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @assemble(%p: tensor<9xindex>, %c: tensor<5xindex>, %v: tensor<5xf64>)
    -> tensor<8x8xf64, #CSR> {
  %0 = sparse_tensor.assemble (%p, %c), %v
      : (tensor<9xindex>, tensor<5xindex>), tensor<5xf64> to tensor<8x8xf64, #CSR>
  return %0 : tensor<8x8xf64, #CSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @assemble(%arg0: memref<9xindex>, %arg1: memref<5xindex>, %arg2: memref<5xf64>) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c9 = arith.constant 9 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<9xindex> to memref<?xindex>
// CHECK-NEXT:     %cast_0 = memref.cast %arg1 : memref<5xindex> to memref<?xindex>
// CHECK-NEXT:     %cast_1 = memref.cast %arg2 : memref<5xf64> to memref<?xf64>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %c8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.set %1  lvl_sz at 1 with %c8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.set %2  pos_mem_sz at 1 with %c9 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %4 = memref.load %arg0[%c8] : memref<9xindex>
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.set %3  crd_mem_sz at 1 with %4 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.set %5  val_mem_sz with %4 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %cast, %cast_0, %cast_1, %6 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @loop(%a: tensor<8x8xf64, #CSR>, %n: index, %v: f64) -> tensor<8x8xf64, #CSR> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<8x8xf64, #CSR>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %e) -> tensor<8x8xf64, #CSR> {
    %t = tensor.insert %v into %x[%i, %i] : tensor<8x8xf64, #CSR>
    scf.yield %t : tensor<8x8xf64, #CSR>
  }
  %z = sparse_tensor.load %r hasInserts : tensor<8x8xf64, #CSR>
  return %z : tensor<8x8xf64, #CSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @_insert_dense_compressed_8_8_f64_0_0(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index, %arg5: index, %arg6: f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:     %1 = memref.load %arg0[%arg4] : memref<?xindex>
// CHECK-NEXT:     %2 = memref.load %arg0[%0] : memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %4 = arith.cmpi uge, %1, %2 : index
// CHECK-NEXT:     scf.if %4 {
// CHECK-NEXT:       memref.store %3, %arg0[%arg4] : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     %5 = arith.addi %3, %c1 : index
// CHECK-NEXT:     memref.store %5, %arg0[%0] : memref<?xindex>
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %dim = memref.dim %arg1, %c0 : memref<?xindex>
// CHECK-NEXT:     %7 = arith.addi %6, %c1 : index
// CHECK-NEXT:     %8 = arith.cmpi ugt, %7, %dim : index
// CHECK-NEXT:     %9 = scf.if %8 -> (memref<?xindex>) {
// CHECK-NEXT:       %16 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %17 = memref.realloc %arg1(%16) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %17 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg1 : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg5, %9[%6] : memref<?xindex>
// CHECK-NEXT:     %10 = sparse_tensor.storage_specifier.set %arg3  crd_mem_sz at 1 with %7 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.get %10  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %dim_0 = memref.dim %arg2, %c0 : memref<?xf64>
// CHECK-NEXT:     %12 = arith.addi %11, %c1 : index
// CHECK-NEXT:     %13 = arith.cmpi ugt, %12, %dim_0 : index
// CHECK-NEXT:     %14 = scf.if %13 -> (memref<?xf64>) {
// CHECK-NEXT:       %16 = arith.muli %dim_0, %c2 : index
// CHECK-NEXT:       %17 = memref.realloc %arg2(%16) : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:       scf.yield %17 : memref<?xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg2 : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg6, %14[%11] : memref<?xf64>
// CHECK-NEXT:     %15 = sparse_tensor.storage_specifier.set %10  val_mem_sz with %12 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %arg0, %9, %14, %15 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @loop(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index, %arg5: f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c32 = arith.constant 32 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%c16) : memref<?xf64>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %c8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.set %1  lvl_sz at 1 with %c8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.get %2  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %4 = arith.addi %3, %c1 : index
// CHECK-NEXT:     %5 = arith.cmpi ugt, %4, %c16 : index
// CHECK-NEXT:     %6 = scf.if %5 -> (memref<?xindex>) {
// CHECK-NEXT:       %16 = memref.realloc %alloc(%c32) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %16 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %alloc : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %c0, %6[%3] : memref<?xindex>
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.set %2  pos_mem_sz at 1 with %4 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %dim = memref.dim %6, %c0 : memref<?xindex>
// CHECK-NEXT:     %8 = arith.addi %4, %c8 : index
// CHECK-NEXT:     %9 = arith.cmpi ugt, %8, %dim : index
// CHECK-NEXT:     %10 = scf.if %9 -> (memref<?xindex>) {
// CHECK-NEXT:       %16 = scf.while (%arg6 = %dim) : (index) -> index {
// CHECK-NEXT:         %18 = arith.muli %arg6, %c2 : index
// CHECK-NEXT:         %19 = arith.cmpi ugt, %8, %18 : index
// CHECK-NEXT:         scf.condition(%19) %18 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg6: index):
// CHECK-NEXT:         scf.yield %arg6 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %17 = memref.realloc %6(%16) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %17 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %6 : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     %subview = memref.subview %10[%4] [%c8] [%c1] : memref<?xindex> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     linalg.fill ins(%c0 : index) outs(%subview : memref<?xindex, strided<[?], offset: ?>>)
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.set %7  pos_mem_sz at 1 with %8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %12:4 = scf.for %arg6 = %c0 to %arg4 step %c1 iter_args(%arg7 = %10, %arg8 = %alloc_0, %arg9 = %alloc_1, %arg10 = %11) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:       %16:4 = func.call @_insert_dense_compressed_8_8_f64_0_0(%arg7, %arg8, %arg9, %arg10, %arg6, %arg6, %arg5) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:       scf.yield %16#0, %16#1, %16#2, %16#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     %13 = sparse_tensor.storage_specifier.get %12#3  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %14 = memref.load %12#0[%c0] : memref<?xindex>
// CHECK-NEXT:     %15 = scf.for %arg6 = %c1 to %13 step %c1 iter_args(%arg7 = %14) -> (index) {
// CHECK-NEXT:       %16 = memref.load %12#0[%arg6] : memref<?xindex>
// CHECK-NEXT:       %17 = arith.cmpi eq, %16, %c0 : index
// CHECK-NEXT:       %18 = scf.if %17 -> (index) {
// CHECK-NEXT:         memref.store %arg7, %12#0[%arg6] : memref<?xindex>
// CHECK-NEXT:         scf.yield %arg7 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %16 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %18 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %12#0, %12#1, %12#2, %12#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
