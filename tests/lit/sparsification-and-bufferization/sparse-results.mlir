// RUN: pyopt --split-input-file --sparsification-and-bufferization=reference-exact=true %s | FileCheck %s

// Results with storage of their own.

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @multiply(%a: tensor<8x8xf64, #CSR>, %b: tensor<8x8xf64, #CSR>) -> tensor<8x8xf64, #CSR> {
  %e = tensor.empty() : tensor<8x8xf64, #CSR>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                     affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a, %b : tensor<8x8xf64, #CSR>, tensor<8x8xf64, #CSR>) outs(%e : tensor<8x8xf64, #CSR>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %p = arith.mulf %x, %y : f64
    linalg.yield %p : f64
  } -> tensor<8x8xf64, #CSR>
  return %0 : tensor<8x8xf64, #CSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @_insert_dense_compressed_8_8_f64_0_0(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index, %arg5: index, %arg6: f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:     %1 = memref.load %arg0[%arg4] : memref<?xindex>
// CHECK-NEXT:     %2 = memref.load %arg0[%0] : memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %4 = arith.subi %2, %c1 : index
// CHECK-NEXT:     %5 = arith.cmpi ult, %1, %2 : index
// CHECK-NEXT:     %6 = scf.if %5 -> (i1) {
// CHECK-NEXT:       %13 = memref.load %arg1[%4] : memref<?xindex>
// CHECK-NEXT:       %14 = arith.cmpi eq, %13, %arg5 : index
// CHECK-NEXT:       scf.yield %14 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       memref.store %3, %arg0[%arg4] : memref<?xindex>
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %7:5 = scf.if %6 -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index) {
// CHECK-NEXT:       scf.yield %arg0, %arg1, %arg2, %arg3, %4 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %13 = arith.addi %3, %c1 : index
// CHECK-NEXT:       memref.store %13, %arg0[%0] : memref<?xindex>
// CHECK-NEXT:       %14 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %dim_0 = memref.dim %arg1, %c0 : memref<?xindex>
// CHECK-NEXT:       %15 = arith.addi %14, %c1 : index
// CHECK-NEXT:       %16 = arith.cmpi ugt, %15, %dim_0 : index
// CHECK-NEXT:       %17 = scf.if %16 -> (memref<?xindex>) {
// CHECK-NEXT:         %19 = arith.muli %dim_0, %c2 : index
// CHECK-NEXT:         %20 = memref.realloc %arg1(%19) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:         scf.yield %20 : memref<?xindex>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg1 : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %arg5, %17[%14] : memref<?xindex>
// CHECK-NEXT:       %18 = sparse_tensor.storage_specifier.set %arg3  crd_mem_sz at 1 with %15 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       scf.yield %arg0, %17, %arg2, %18, %3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.get %7#3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %dim = memref.dim %7#2, %c0 : memref<?xf64>
// CHECK-NEXT:     %9 = arith.addi %8, %c1 : index
// CHECK-NEXT:     %10 = arith.cmpi ugt, %9, %dim : index
// CHECK-NEXT:     %11 = scf.if %10 -> (memref<?xf64>) {
// CHECK-NEXT:       %13 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %14 = memref.realloc %7#2(%13) : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:       scf.yield %14 : memref<?xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %7#2 : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg6, %11[%8] : memref<?xf64>
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.set %7#3  val_mem_sz with %9 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %7#0, %7#1, %11, %12 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @multiply(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: memref<?xindex>, %arg5: memref<?xindex>, %arg6: memref<?xf64>, %arg7: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c32 = arith.constant 32 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
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
// CHECK-NEXT:       %22 = memref.realloc %alloc(%c32) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %22 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %alloc : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %c0, %6[%3] : memref<?xindex>
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.set %2  pos_mem_sz at 1 with %4 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %dim = memref.dim %6, %c0 : memref<?xindex>
// CHECK-NEXT:     %8 = arith.addi %4, %c8 : index
// CHECK-NEXT:     %9 = arith.cmpi ugt, %8, %dim : index
// CHECK-NEXT:     %10 = scf.if %9 -> (memref<?xindex>) {
// CHECK-NEXT:       %22 = scf.while (%arg8 = %dim) : (index) -> index {
// CHECK-NEXT:         %24 = arith.muli %arg8, %c2 : index
// CHECK-NEXT:         %25 = arith.cmpi ugt, %8, %24 : index
// CHECK-NEXT:         scf.condition(%25) %24 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg8: index):
// CHECK-NEXT:         scf.yield %arg8 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %23 = memref.realloc %6(%22) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %23 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %6 : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     %subview = memref.subview %10[%4] [%c8] [%c1] : memref<?xindex> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     linalg.fill ins(%c0 : index) outs(%subview : memref<?xindex, strided<[?], offset: ?>>)
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.set %7  pos_mem_sz at 1 with %8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_2 = memref.subview %arg2[0] [%12] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %13 = sparse_tensor.storage_specifier.get %arg7  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_3 = memref.subview %arg6[0] [%13] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %14 = sparse_tensor.storage_specifier.get %arg3  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_4 = memref.subview %arg0[0] [%14] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %15 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_5 = memref.subview %arg1[0] [%15] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %16 = sparse_tensor.storage_specifier.get %arg7  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_6 = memref.subview %arg4[0] [%16] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %17 = sparse_tensor.storage_specifier.get %arg7  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_7 = memref.subview %arg5[0] [%17] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %18:4 = scf.for %arg8 = %c0 to %c8 step %c1 iter_args(%arg9 = %10, %arg10 = %alloc_0, %arg11 = %alloc_1, %arg12 = %11) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:       %22 = memref.load %subview_4[%arg8] : memref<?xindex>
// CHECK-NEXT:       %23 = arith.addi %arg8, %c1 : index
// CHECK-NEXT:       %24 = memref.load %subview_4[%23] : memref<?xindex>
// CHECK-NEXT:       %25 = memref.load %subview_6[%arg8] : memref<?xindex>
// CHECK-NEXT:       %26 = arith.addi %arg8, %c1 : index
// CHECK-NEXT:       %27 = memref.load %subview_6[%26] : memref<?xindex>
// CHECK-NEXT:       %28:6 = scf.while (%arg13 = %22, %arg14 = %25, %arg15 = %arg9, %arg16 = %arg10, %arg17 = %arg11, %arg18 = %arg12) : (index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) -> (index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:         %29 = arith.cmpi ult, %arg13, %24 : index
// CHECK-NEXT:         %30 = arith.cmpi ult, %arg14, %27 : index
// CHECK-NEXT:         %31 = arith.andi %29, %30 : i1
// CHECK-NEXT:         scf.condition(%31) %arg13, %arg14, %arg15, %arg16, %arg17, %arg18 : index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg13: index, %arg14: index, %arg15: memref<?xindex>, %arg16: memref<?xindex>, %arg17: memref<?xf64>, %arg18: !sparse_tensor.storage_specifier<#sparse>):
// CHECK-NEXT:         %29 = memref.load %subview_5[%arg13] : memref<?xindex>
// CHECK-NEXT:         %30 = memref.load %subview_7[%arg14] : memref<?xindex>
// CHECK-NEXT:         %31 = arith.cmpi ult, %30, %29 : index
// CHECK-NEXT:         %32 = arith.select %31, %30, %29 : index
// CHECK-NEXT:         %33 = arith.cmpi eq, %29, %32 : index
// CHECK-NEXT:         %34 = arith.cmpi eq, %30, %32 : index
// CHECK-NEXT:         %35 = arith.andi %33, %34 : i1
// CHECK-NEXT:         %36:4 = scf.if %35 -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:           %43 = memref.load %subview_2[%arg13] : memref<?xf64>
// CHECK-NEXT:           %44 = memref.load %subview_3[%arg14] : memref<?xf64>
// CHECK-NEXT:           %45 = arith.mulf %43, %44 : f64
// CHECK-NEXT:           %46:4 = func.call @_insert_dense_compressed_8_8_f64_0_0(%arg15, %arg16, %arg17, %arg18, %arg8, %32, %45) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:           scf.yield %46#0, %46#1, %46#2, %46#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg15, %arg16, %arg17, %arg18 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:         }
// CHECK-NEXT:         %37 = arith.cmpi eq, %29, %32 : index
// CHECK-NEXT:         %38 = arith.addi %arg13, %c1 : index
// CHECK-NEXT:         %39 = arith.select %37, %38, %arg13 : index
// CHECK-NEXT:         %40 = arith.cmpi eq, %30, %32 : index
// CHECK-NEXT:         %41 = arith.addi %arg14, %c1 : index
// CHECK-NEXT:         %42 = arith.select %40, %41, %arg14 : index
// CHECK-NEXT:         scf.yield %39, %42, %36#0, %36#1, %36#2, %36#3 : index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %28#2, %28#3, %28#4, %28#5 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %19 = sparse_tensor.storage_specifier.get %18#3  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %20 = memref.load %18#0[%c0] : memref<?xindex>
// CHECK-NEXT:     %21 = scf.for %arg8 = %c1 to %19 step %c1 iter_args(%arg9 = %20) -> (index) {
// CHECK-NEXT:       %22 = memref.load %18#0[%arg8] : memref<?xindex>
// CHECK-NEXT:       %23 = arith.cmpi eq, %22, %c0 : index
// CHECK-NEXT:       %24 = scf.if %23 -> (index) {
// CHECK-NEXT:         memref.store %arg9, %18#0[%arg8] : memref<?xindex>
// CHECK-NEXT:         scf.yield %arg9 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %22 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %24 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %18#0, %18#1, %18#2, %18#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @add(%a: tensor<8x8xf64, #CSR>, %b: tensor<8x8xf64, #CSR>) -> tensor<8x8xf64, #CSR> {
  %e = tensor.empty() : tensor<8x8xf64, #CSR>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                     affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a, %b : tensor<8x8xf64, #CSR>, tensor<8x8xf64, #CSR>) outs(%e : tensor<8x8xf64, #CSR>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %p = arith.addf %x, %y : f64
    linalg.yield %p : f64
  } -> tensor<8x8xf64, #CSR>
  return %0 : tensor<8x8xf64, #CSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @_insert_dense_compressed_8_8_f64_0_0(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index, %arg5: index, %arg6: f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:     %1 = memref.load %arg0[%arg4] : memref<?xindex>
// CHECK-NEXT:     %2 = memref.load %arg0[%0] : memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %4 = arith.subi %2, %c1 : index
// CHECK-NEXT:     %5 = arith.cmpi ult, %1, %2 : index
// CHECK-NEXT:     %6 = scf.if %5 -> (i1) {
// CHECK-NEXT:       %13 = memref.load %arg1[%4] : memref<?xindex>
// CHECK-NEXT:       %14 = arith.cmpi eq, %13, %arg5 : index
// CHECK-NEXT:       scf.yield %14 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       memref.store %3, %arg0[%arg4] : memref<?xindex>
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %7:5 = scf.if %6 -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index) {
// CHECK-NEXT:       scf.yield %arg0, %arg1, %arg2, %arg3, %4 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %13 = arith.addi %3, %c1 : index
// CHECK-NEXT:       memref.store %13, %arg0[%0] : memref<?xindex>
// CHECK-NEXT:       %14 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %dim_0 = memref.dim %arg1, %c0 : memref<?xindex>
// CHECK-NEXT:       %15 = arith.addi %14, %c1 : index
// CHECK-NEXT:       %16 = arith.cmpi ugt, %15, %dim_0 : index
// CHECK-NEXT:       %17 = scf.if %16 -> (memref<?xindex>) {
// CHECK-NEXT:         %19 = arith.muli %dim_0, %c2 : index
// CHECK-NEXT:         %20 = memref.realloc %arg1(%19) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:         scf.yield %20 : memref<?xindex>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg1 : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %arg5, %17[%14] : memref<?xindex>
// CHECK-NEXT:       %18 = sparse_tensor.storage_specifier.set %arg3  crd_mem_sz at 1 with %15 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       scf.yield %arg0, %17, %arg2, %18, %3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.get %7#3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %dim = memref.dim %7#2, %c0 : memref<?xf64>
// CHECK-NEXT:     %9 = arith.addi %8, %c1 : index
// CHECK-NEXT:     %10 = arith.cmpi ugt, %9, %dim : index
// CHECK-NEXT:     %11 = scf.if %10 -> (memref<?xf64>) {
// CHECK-NEXT:       %13 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %14 = memref.realloc %7#2(%13) : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:       scf.yield %14 : memref<?xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %7#2 : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg6, %11[%8] : memref<?xf64>
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.set %7#3  val_mem_sz with %9 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %7#0, %7#1, %11, %12 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @add(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: memref<?xindex>, %arg5: memref<?xindex>, %arg6: memref<?xf64>, %arg7: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c32 = arith.constant 32 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
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
// CHECK-NEXT:       %22 = memref.realloc %alloc(%c32) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %22 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %alloc : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %c0, %6[%3] : memref<?xindex>
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.set %2  pos_mem_sz at 1 with %4 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %dim = memref.dim %6, %c0 : memref<?xindex>
// CHECK-NEXT:     %8 = arith.addi %4, %c8 : index
// CHECK-NEXT:     %9 = arith.cmpi ugt, %8, %dim : index
// CHECK-NEXT:     %10 = scf.if %9 -> (memref<?xindex>) {
// CHECK-NEXT:       %22 = scf.while (%arg8 = %dim) : (index) -> index {
// CHECK-NEXT:         %24 = arith.muli %arg8, %c2 : index
// CHECK-NEXT:         %25 = arith.cmpi ugt, %8, %24 : index
// CHECK-NEXT:         scf.condition(%25) %24 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg8: index):
// CHECK-NEXT:         scf.yield %arg8 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %23 = memref.realloc %6(%22) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %23 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %6 : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     %subview = memref.subview %10[%4] [%c8] [%c1] : memref<?xindex> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     linalg.fill ins(%c0 : index) outs(%subview : memref<?xindex, strided<[?], offset: ?>>)
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.set %7  pos_mem_sz at 1 with %8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_2 = memref.subview %arg2[0] [%12] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %13 = sparse_tensor.storage_specifier.get %arg7  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_3 = memref.subview %arg6[0] [%13] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %14 = sparse_tensor.storage_specifier.get %arg3  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_4 = memref.subview %arg0[0] [%14] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %15 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_5 = memref.subview %arg1[0] [%15] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %16 = sparse_tensor.storage_specifier.get %arg7  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_6 = memref.subview %arg4[0] [%16] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %17 = sparse_tensor.storage_specifier.get %arg7  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_7 = memref.subview %arg5[0] [%17] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %18:4 = scf.for %arg8 = %c0 to %c8 step %c1 iter_args(%arg9 = %10, %arg10 = %alloc_0, %arg11 = %alloc_1, %arg12 = %11) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:       %22 = memref.load %subview_4[%arg8] : memref<?xindex>
// CHECK-NEXT:       %23 = arith.addi %arg8, %c1 : index
// CHECK-NEXT:       %24 = memref.load %subview_4[%23] : memref<?xindex>
// CHECK-NEXT:       %25 = memref.load %subview_6[%arg8] : memref<?xindex>
// CHECK-NEXT:       %26 = arith.addi %arg8, %c1 : index
// CHECK-NEXT:       %27 = memref.load %subview_6[%26] : memref<?xindex>
// CHECK-NEXT:       %28:6 = scf.while (%arg13 = %22, %arg14 = %25, %arg15 = %arg9, %arg16 = %arg10, %arg17 = %arg11, %arg18 = %arg12) : (index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) -> (index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:         %31 = arith.cmpi ult, %arg13, %24 : index
// CHECK-NEXT:         %32 = arith.cmpi ult, %arg14, %27 : index
// CHECK-NEXT:         %33 = arith.andi %31, %32 : i1
// CHECK-NEXT:         scf.condition(%33) %arg13, %arg14, %arg15, %arg16, %arg17, %arg18 : index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg13: index, %arg14: index, %arg15: memref<?xindex>, %arg16: memref<?xindex>, %arg17: memref<?xf64>, %arg18: !sparse_tensor.storage_specifier<#sparse>):
// CHECK-NEXT:         %31 = memref.load %subview_5[%arg13] : memref<?xindex>
// CHECK-NEXT:         %32 = memref.load %subview_7[%arg14] : memref<?xindex>
// CHECK-NEXT:         %33 = arith.cmpi ult, %32, %31 : index
// CHECK-NEXT:         %34 = arith.select %33, %32, %31 : index
// CHECK-NEXT:         %35 = arith.cmpi eq, %31, %34 : index
// CHECK-NEXT:         %36 = arith.cmpi eq, %32, %34 : index
// CHECK-NEXT:         %37 = arith.andi %35, %36 : i1
// CHECK-NEXT:         %38:4 = scf.if %37 -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:           %45 = memref.load %subview_2[%arg13] : memref<?xf64>
// CHECK-NEXT:           %46 = memref.load %subview_3[%arg14] : memref<?xf64>
// CHECK-NEXT:           %47 = arith.addf %45, %46 : f64
// CHECK-NEXT:           %48:4 = func.call @_insert_dense_compressed_8_8_f64_0_0(%arg15, %arg16, %arg17, %arg18, %arg8, %34, %47) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:           scf.yield %48#0, %48#1, %48#2, %48#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %45 = arith.cmpi eq, %31, %34 : index
// CHECK-NEXT:           %46:4 = scf.if %45 -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:             %47 = memref.load %subview_2[%arg13] : memref<?xf64>
// CHECK-NEXT:             %48:4 = func.call @_insert_dense_compressed_8_8_f64_0_0(%arg15, %arg16, %arg17, %arg18, %arg8, %34, %47) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:             scf.yield %48#0, %48#1, %48#2, %48#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:           } else {
// CHECK-NEXT:             %47 = arith.cmpi eq, %32, %34 : index
// CHECK-NEXT:             %48:4 = scf.if %47 -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:               %49 = memref.load %subview_3[%arg14] : memref<?xf64>
// CHECK-NEXT:               %50:4 = func.call @_insert_dense_compressed_8_8_f64_0_0(%arg15, %arg16, %arg17, %arg18, %arg8, %34, %49) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:               scf.yield %50#0, %50#1, %50#2, %50#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:             } else {
// CHECK-NEXT:               scf.yield %arg15, %arg16, %arg17, %arg18 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.yield %48#0, %48#1, %48#2, %48#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %46#0, %46#1, %46#2, %46#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:         }
// CHECK-NEXT:         %39 = arith.cmpi eq, %31, %34 : index
// CHECK-NEXT:         %40 = arith.addi %arg13, %c1 : index
// CHECK-NEXT:         %41 = arith.select %39, %40, %arg13 : index
// CHECK-NEXT:         %42 = arith.cmpi eq, %32, %34 : index
// CHECK-NEXT:         %43 = arith.addi %arg14, %c1 : index
// CHECK-NEXT:         %44 = arith.select %42, %43, %arg14 : index
// CHECK-NEXT:         scf.yield %41, %44, %38#0, %38#1, %38#2, %38#3 : index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       }
// CHECK-NEXT:       %29:4 = scf.for %arg13 = %28#0 to %24 step %c1 iter_args(%arg14 = %28#2, %arg15 = %28#3, %arg16 = %28#4, %arg17 = %28#5) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:         %31 = memref.load %subview_5[%arg13] : memref<?xindex>
// CHECK-NEXT:         %32 = memref.load %subview_2[%arg13] : memref<?xf64>
// CHECK-NEXT:         %33:4 = func.call @_insert_dense_compressed_8_8_f64_0_0(%arg14, %arg15, %arg16, %arg17, %arg8, %31, %32) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:         scf.yield %33#0, %33#1, %33#2, %33#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       %30:4 = scf.for %arg13 = %28#1 to %27 step %c1 iter_args(%arg14 = %29#0, %arg15 = %29#1, %arg16 = %29#2, %arg17 = %29#3) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:         %31 = memref.load %subview_7[%arg13] : memref<?xindex>
// CHECK-NEXT:         %32 = memref.load %subview_3[%arg13] : memref<?xf64>
// CHECK-NEXT:         %33:4 = func.call @_insert_dense_compressed_8_8_f64_0_0(%arg14, %arg15, %arg16, %arg17, %arg8, %31, %32) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:         scf.yield %33#0, %33#1, %33#2, %33#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       scf.yield %30#0, %30#1, %30#2, %30#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %19 = sparse_tensor.storage_specifier.get %18#3  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %20 = memref.load %18#0[%c0] : memref<?xindex>
// CHECK-NEXT:     %21 = scf.for %arg8 = %c1 to %19 step %c1 iter_args(%arg9 = %20) -> (index) {
// CHECK-NEXT:       %22 = memref.load %18#0[%arg8] : memref<?xindex>
// CHECK-NEXT:       %23 = arith.cmpi eq, %22, %c0 : index
// CHECK-NEXT:       %24 = scf.if %23 -> (index) {
// CHECK-NEXT:         memref.store %arg9, %18#0[%arg8] : memref<?xindex>
// CHECK-NEXT:         scf.yield %arg9 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %22 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %24 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %18#0, %18#1, %18#2, %18#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @product(%a: tensor<8x8xf64, #CSR>, %b: tensor<8x8xf64, #CSR>) -> tensor<8x8xf64, #CSR> {
  %e = tensor.empty() : tensor<8x8xf64, #CSR>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, k, j) -> (i, k)>, affine_map<(i, k, j) -> (k, j)>,
                     affine_map<(i, k, j) -> (i, j)>],
    iterator_types = ["parallel", "reduction", "parallel"]
  } ins(%a, %b : tensor<8x8xf64, #CSR>, tensor<8x8xf64, #CSR>) outs(%e : tensor<8x8xf64, #CSR>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %p = arith.mulf %x, %y : f64
    %s = arith.addf %z, %p : f64
    linalg.yield %s : f64
  } -> tensor<8x8xf64, #CSR>
  return %0 : tensor<8x8xf64, #CSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @_insert_dense_compressed_8_8_f64_0_0(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index, %arg5: index, %arg6: f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:     %1 = memref.load %arg0[%arg4] : memref<?xindex>
// CHECK-NEXT:     %2 = memref.load %arg0[%0] : memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %4 = arith.subi %2, %c1 : index
// CHECK-NEXT:     %5 = arith.cmpi ult, %1, %2 : index
// CHECK-NEXT:     %6 = scf.if %5 -> (i1) {
// CHECK-NEXT:       %13 = memref.load %arg1[%4] : memref<?xindex>
// CHECK-NEXT:       %14 = arith.cmpi eq, %13, %arg5 : index
// CHECK-NEXT:       scf.yield %14 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       memref.store %3, %arg0[%arg4] : memref<?xindex>
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %7:5 = scf.if %6 -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index) {
// CHECK-NEXT:       scf.yield %arg0, %arg1, %arg2, %arg3, %4 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %13 = arith.addi %3, %c1 : index
// CHECK-NEXT:       memref.store %13, %arg0[%0] : memref<?xindex>
// CHECK-NEXT:       %14 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %dim_0 = memref.dim %arg1, %c0 : memref<?xindex>
// CHECK-NEXT:       %15 = arith.addi %14, %c1 : index
// CHECK-NEXT:       %16 = arith.cmpi ugt, %15, %dim_0 : index
// CHECK-NEXT:       %17 = scf.if %16 -> (memref<?xindex>) {
// CHECK-NEXT:         %19 = arith.muli %dim_0, %c2 : index
// CHECK-NEXT:         %20 = memref.realloc %arg1(%19) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:         scf.yield %20 : memref<?xindex>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg1 : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %arg5, %17[%14] : memref<?xindex>
// CHECK-NEXT:       %18 = sparse_tensor.storage_specifier.set %arg3  crd_mem_sz at 1 with %15 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       scf.yield %arg0, %17, %arg2, %18, %3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.get %7#3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %dim = memref.dim %7#2, %c0 : memref<?xf64>
// CHECK-NEXT:     %9 = arith.addi %8, %c1 : index
// CHECK-NEXT:     %10 = arith.cmpi ugt, %9, %dim : index
// CHECK-NEXT:     %11 = scf.if %10 -> (memref<?xf64>) {
// CHECK-NEXT:       %13 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %14 = memref.realloc %7#2(%13) : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:       scf.yield %14 : memref<?xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %7#2 : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg6, %11[%8] : memref<?xf64>
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.set %7#3  val_mem_sz with %9 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %7#0, %7#1, %11, %12 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @_sparse_binary_search_0_index_coo_0(%arg0: index, %arg1: index, %arg2: memref<?xindex>) -> index {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0:2 = scf.while (%arg3 = %arg0, %arg4 = %arg1) : (index, index) -> (index, index) {
// CHECK-NEXT:       %1 = arith.cmpi ult, %arg3, %arg4 : index
// CHECK-NEXT:       scf.condition(%1) %arg3, %arg4 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       %1 = arith.addi %arg3, %arg4 : index
// CHECK-NEXT:       %2 = arith.shrui %1, %c1 : index
// CHECK-NEXT:       %3 = arith.addi %2, %c1 : index
// CHECK-NEXT:       %4 = memref.load %arg2[%arg1] : memref<?xindex>
// CHECK-NEXT:       %5 = memref.load %arg2[%2] : memref<?xindex>
// CHECK-NEXT:       %6 = arith.cmpi ult, %4, %5 : index
// CHECK-NEXT:       %7 = arith.select %6, %arg3, %3 : index
// CHECK-NEXT:       %8 = arith.select %6, %2, %arg4 : index
// CHECK-NEXT:       scf.yield %7, %8 : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0 : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @_sparse_sort_stable_0_index_coo_0(%arg0: index, %arg1: index, %arg2: memref<?xindex>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %arg0, %c1 : index
// CHECK-NEXT:     scf.for %arg3 = %0 to %arg1 step %c1 {
// CHECK-NEXT:       %1 = func.call @_sparse_binary_search_0_index_coo_0(%arg0, %arg3, %arg2) : (index, index, memref<?xindex>) -> index
// CHECK-NEXT:       %2 = memref.load %arg2[%arg3] : memref<?xindex>
// CHECK-NEXT:       %3 = arith.subi %arg3, %1 : index
// CHECK-NEXT:       scf.for %arg4 = %c0 to %3 step %c1 {
// CHECK-NEXT:         %4 = arith.subi %arg3, %arg4 : index
// CHECK-NEXT:         %5 = arith.subi %4, %c1 : index
// CHECK-NEXT:         %6 = memref.load %arg2[%5] : memref<?xindex>
// CHECK-NEXT:         memref.store %6, %arg2[%4] : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %2, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @_sparse_shift_down_0_index_coo_0(%arg0: index, %arg1: index, %arg2: memref<?xindex>, %arg3: index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.cmpi uge, %arg3, %c2 : index
// CHECK-NEXT:     scf.if %0 {
// CHECK-NEXT:       %1 = arith.subi %arg1, %arg0 : index
// CHECK-NEXT:       %2 = arith.subi %arg3, %c2 : index
// CHECK-NEXT:       %3 = arith.shrui %2, %c1 : index
// CHECK-NEXT:       %4 = arith.cmpi uge, %3, %1 : index
// CHECK-NEXT:       scf.if %4 {
// CHECK-NEXT:         %5 = arith.shli %1, %c1 : index
// CHECK-NEXT:         %6 = arith.addi %5, %c1 : index
// CHECK-NEXT:         %7 = arith.addi %6, %arg0 : index
// CHECK-NEXT:         %8 = arith.addi %6, %c1 : index
// CHECK-NEXT:         %9 = arith.cmpi ult, %8, %arg3 : index
// CHECK-NEXT:         %10:2 = scf.if %9 -> (index, index) {
// CHECK-NEXT:           %12 = arith.addi %8, %arg0 : index
// CHECK-NEXT:           %13 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:           %14 = memref.load %arg2[%12] : memref<?xindex>
// CHECK-NEXT:           %15 = arith.cmpi ult, %13, %14 : index
// CHECK-NEXT:           %16:2 = scf.if %15 -> (index, index) {
// CHECK-NEXT:             scf.yield %8, %12 : index, index
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %6, %7 : index, index
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %16#0, %16#1 : index, index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %6, %7 : index, index
// CHECK-NEXT:         }
// CHECK-NEXT:         %11:3 = scf.while (%arg4 = %arg1, %arg5 = %10#0, %arg6 = %10#1) : (index, index, index) -> (index, index, index) {
// CHECK-NEXT:           %12 = memref.load %arg2[%arg4] : memref<?xindex>
// CHECK-NEXT:           %13 = memref.load %arg2[%arg6] : memref<?xindex>
// CHECK-NEXT:           %14 = arith.cmpi ult, %12, %13 : index
// CHECK-NEXT:           scf.condition(%14) %arg4, %arg5, %arg6 : index, index, index
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg4: index, %arg5: index, %arg6: index):
// CHECK-NEXT:           %12 = memref.load %arg2[%arg4] : memref<?xindex>
// CHECK-NEXT:           %13 = memref.load %arg2[%arg6] : memref<?xindex>
// CHECK-NEXT:           memref.store %13, %arg2[%arg4] : memref<?xindex>
// CHECK-NEXT:           memref.store %12, %arg2[%arg6] : memref<?xindex>
// CHECK-NEXT:           %14 = arith.cmpi uge, %3, %arg5 : index
// CHECK-NEXT:           %15:2 = scf.if %14 -> (index, index) {
// CHECK-NEXT:             %16 = arith.shli %arg5, %c1 : index
// CHECK-NEXT:             %17 = arith.addi %16, %c1 : index
// CHECK-NEXT:             %18 = arith.addi %17, %arg0 : index
// CHECK-NEXT:             %19 = arith.addi %17, %c1 : index
// CHECK-NEXT:             %20 = arith.cmpi ult, %19, %arg3 : index
// CHECK-NEXT:             %21:2 = scf.if %20 -> (index, index) {
// CHECK-NEXT:               %22 = arith.addi %19, %arg0 : index
// CHECK-NEXT:               %23 = memref.load %arg2[%18] : memref<?xindex>
// CHECK-NEXT:               %24 = memref.load %arg2[%22] : memref<?xindex>
// CHECK-NEXT:               %25 = arith.cmpi ult, %23, %24 : index
// CHECK-NEXT:               %26:2 = scf.if %25 -> (index, index) {
// CHECK-NEXT:                 scf.yield %19, %22 : index, index
// CHECK-NEXT:               } else {
// CHECK-NEXT:                 scf.yield %17, %18 : index, index
// CHECK-NEXT:               }
// CHECK-NEXT:               scf.yield %26#0, %26#1 : index, index
// CHECK-NEXT:             } else {
// CHECK-NEXT:               scf.yield %17, %18 : index, index
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.yield %21#0, %21#1 : index, index
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg5, %arg6 : index, index
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %arg6, %15#0, %15#1 : index, index, index
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @_sparse_heap_sort_0_index_coo_0(%arg0: index, %arg1: index, %arg2: memref<?xindex>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = arith.subi %arg1, %arg0 : index
// CHECK-NEXT:     %1 = arith.subi %0, %c2 : index
// CHECK-NEXT:     %2 = arith.shrui %1, %c1 : index
// CHECK-NEXT:     %3 = arith.addi %2, %c1 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %3 step %c1 {
// CHECK-NEXT:       %5 = arith.subi %2, %arg3 : index
// CHECK-NEXT:       %6 = arith.addi %arg0, %5 : index
// CHECK-NEXT:       func.call @_sparse_shift_down_0_index_coo_0(%arg0, %6, %arg2, %0) : (index, index, memref<?xindex>, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %4 = arith.subi %0, %c1 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %4 step %c1 {
// CHECK-NEXT:       %5 = arith.subi %0, %arg3 : index
// CHECK-NEXT:       %6 = arith.addi %arg0, %5 : index
// CHECK-NEXT:       %7 = arith.subi %6, %c1 : index
// CHECK-NEXT:       %8 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:       %9 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:       memref.store %9, %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:       memref.store %8, %arg2[%7] : memref<?xindex>
// CHECK-NEXT:       %10 = arith.subi %5, %c1 : index
// CHECK-NEXT:       func.call @_sparse_shift_down_0_index_coo_0(%arg0, %arg0, %arg2, %10) : (index, index, memref<?xindex>, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @_sparse_partition_0_index_coo_0(%arg0: index, %arg1: index, %arg2: memref<?xindex>) -> index {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c1000 = arith.constant 1000 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg1 : index
// CHECK-NEXT:     %1 = arith.shrui %0, %c1 : index
// CHECK-NEXT:     %2 = arith.subi %arg1, %c1 : index
// CHECK-NEXT:     %3 = arith.subi %arg1, %arg0 : index
// CHECK-NEXT:     %4 = arith.cmpi ult, %3, %c1000 : index
// CHECK-NEXT:     scf.if %4 {
// CHECK-NEXT:       %6 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:       %7 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:       %8 = arith.cmpi ult, %6, %7 : index
// CHECK-NEXT:       scf.if %8 {
// CHECK-NEXT:         %12 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         %13 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:         memref.store %13, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         memref.store %12, %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       %9 = memref.load %arg2[%2] : memref<?xindex>
// CHECK-NEXT:       %10 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:       %11 = arith.cmpi ult, %9, %10 : index
// CHECK-NEXT:       scf.if %11 {
// CHECK-NEXT:         %12 = memref.load %arg2[%2] : memref<?xindex>
// CHECK-NEXT:         %13 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         memref.store %13, %arg2[%2] : memref<?xindex>
// CHECK-NEXT:         memref.store %12, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         %14 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         %15 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:         %16 = arith.cmpi ult, %14, %15 : index
// CHECK-NEXT:         scf.if %16 {
// CHECK-NEXT:           %17 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:           %18 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:           memref.store %18, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:           memref.store %17, %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %6 = arith.addi %arg0, %arg1 : index
// CHECK-NEXT:       %7 = arith.shrui %6, %c1 : index
// CHECK-NEXT:       %8 = arith.addi %1, %arg1 : index
// CHECK-NEXT:       %9 = arith.shrui %8, %c1 : index
// CHECK-NEXT:       %10 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:       %11 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:       %12 = arith.cmpi ult, %10, %11 : index
// CHECK-NEXT:       scf.if %12 {
// CHECK-NEXT:         %22 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:         %23 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:         memref.store %23, %arg2[%7] : memref<?xindex>
// CHECK-NEXT:         memref.store %22, %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       %13 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:       %14 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:       %15 = arith.cmpi ult, %13, %14 : index
// CHECK-NEXT:       scf.if %15 {
// CHECK-NEXT:         %22 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         %23 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:         memref.store %23, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         memref.store %22, %arg2[%7] : memref<?xindex>
// CHECK-NEXT:         %24 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:         %25 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:         %26 = arith.cmpi ult, %24, %25 : index
// CHECK-NEXT:         scf.if %26 {
// CHECK-NEXT:           %27 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:           %28 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:           memref.store %28, %arg2[%7] : memref<?xindex>
// CHECK-NEXT:           memref.store %27, %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %16 = memref.load %arg2[%9] : memref<?xindex>
// CHECK-NEXT:       %17 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:       %18 = arith.cmpi ult, %16, %17 : index
// CHECK-NEXT:       scf.if %18 {
// CHECK-NEXT:         %22 = memref.load %arg2[%9] : memref<?xindex>
// CHECK-NEXT:         %23 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         memref.store %23, %arg2[%9] : memref<?xindex>
// CHECK-NEXT:         memref.store %22, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         %24 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         %25 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:         %26 = arith.cmpi ult, %24, %25 : index
// CHECK-NEXT:         scf.if %26 {
// CHECK-NEXT:           %27 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:           %28 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:           memref.store %28, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:           memref.store %27, %arg2[%7] : memref<?xindex>
// CHECK-NEXT:           %29 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:           %30 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:           %31 = arith.cmpi ult, %29, %30 : index
// CHECK-NEXT:           scf.if %31 {
// CHECK-NEXT:             %32 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:             %33 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:             memref.store %33, %arg2[%7] : memref<?xindex>
// CHECK-NEXT:             memref.store %32, %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %19 = memref.load %arg2[%2] : memref<?xindex>
// CHECK-NEXT:       %20 = memref.load %arg2[%9] : memref<?xindex>
// CHECK-NEXT:       %21 = arith.cmpi ult, %19, %20 : index
// CHECK-NEXT:       scf.if %21 {
// CHECK-NEXT:         %22 = memref.load %arg2[%2] : memref<?xindex>
// CHECK-NEXT:         %23 = memref.load %arg2[%9] : memref<?xindex>
// CHECK-NEXT:         memref.store %23, %arg2[%2] : memref<?xindex>
// CHECK-NEXT:         memref.store %22, %arg2[%9] : memref<?xindex>
// CHECK-NEXT:         %24 = memref.load %arg2[%9] : memref<?xindex>
// CHECK-NEXT:         %25 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         %26 = arith.cmpi ult, %24, %25 : index
// CHECK-NEXT:         scf.if %26 {
// CHECK-NEXT:           %27 = memref.load %arg2[%9] : memref<?xindex>
// CHECK-NEXT:           %28 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:           memref.store %28, %arg2[%9] : memref<?xindex>
// CHECK-NEXT:           memref.store %27, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:           %29 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:           %30 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:           %31 = arith.cmpi ult, %29, %30 : index
// CHECK-NEXT:           scf.if %31 {
// CHECK-NEXT:             %32 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:             %33 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:             memref.store %33, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:             memref.store %32, %arg2[%7] : memref<?xindex>
// CHECK-NEXT:             %34 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:             %35 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:             %36 = arith.cmpi ult, %34, %35 : index
// CHECK-NEXT:             scf.if %36 {
// CHECK-NEXT:               %37 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:               %38 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:               memref.store %38, %arg2[%7] : memref<?xindex>
// CHECK-NEXT:               memref.store %37, %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %5:4 = scf.while (%arg3 = %arg0, %arg4 = %2, %arg5 = %1, %arg6 = %true) : (index, index, index, i1) -> (index, index, index, i1) {
// CHECK-NEXT:       scf.condition(%arg6) %arg3, %arg4, %arg5, %arg6 : index, index, index, i1
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: i1):
// CHECK-NEXT:       %6 = scf.while (%arg7 = %arg3) : (index) -> index {
// CHECK-NEXT:         %16 = memref.load %arg2[%arg7] : memref<?xindex>
// CHECK-NEXT:         %17 = memref.load %arg2[%arg5] : memref<?xindex>
// CHECK-NEXT:         %18 = arith.cmpi ult, %16, %17 : index
// CHECK-NEXT:         scf.condition(%18) %arg7 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg7: index):
// CHECK-NEXT:         %16 = arith.addi %arg7, %c1 : index
// CHECK-NEXT:         scf.yield %16 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %7 = memref.load %arg2[%6] : memref<?xindex>
// CHECK-NEXT:       %8 = memref.load %arg2[%arg5] : memref<?xindex>
// CHECK-NEXT:       %9 = arith.cmpi eq, %7, %8 : index
// CHECK-NEXT:       %10 = scf.while (%arg7 = %arg4) : (index) -> index {
// CHECK-NEXT:         %16 = memref.load %arg2[%arg5] : memref<?xindex>
// CHECK-NEXT:         %17 = memref.load %arg2[%arg7] : memref<?xindex>
// CHECK-NEXT:         %18 = arith.cmpi ult, %16, %17 : index
// CHECK-NEXT:         scf.condition(%18) %arg7 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg7: index):
// CHECK-NEXT:         %16 = arith.addi %arg7, %c-1 : index
// CHECK-NEXT:         scf.yield %16 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %11 = memref.load %arg2[%10] : memref<?xindex>
// CHECK-NEXT:       %12 = memref.load %arg2[%arg5] : memref<?xindex>
// CHECK-NEXT:       %13 = arith.cmpi eq, %11, %12 : index
// CHECK-NEXT:       %14 = arith.cmpi ult, %6, %10 : index
// CHECK-NEXT:       %15:4 = scf.if %14 -> (index, index, index, i1) {
// CHECK-NEXT:         %16 = memref.load %arg2[%6] : memref<?xindex>
// CHECK-NEXT:         %17 = memref.load %arg2[%10] : memref<?xindex>
// CHECK-NEXT:         memref.store %17, %arg2[%6] : memref<?xindex>
// CHECK-NEXT:         memref.store %16, %arg2[%10] : memref<?xindex>
// CHECK-NEXT:         %18 = arith.cmpi eq, %6, %arg5 : index
// CHECK-NEXT:         %19 = scf.if %18 -> (index) {
// CHECK-NEXT:           scf.yield %10 : index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %22 = arith.cmpi eq, %10, %arg5 : index
// CHECK-NEXT:           %23 = scf.if %22 -> (index) {
// CHECK-NEXT:             scf.yield %6 : index
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg5 : index
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %23 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         %20 = arith.andi %9, %13 : i1
// CHECK-NEXT:         %21:2 = scf.if %20 -> (index, index) {
// CHECK-NEXT:           %22 = arith.addi %6, %c1 : index
// CHECK-NEXT:           %23 = arith.subi %10, %c1 : index
// CHECK-NEXT:           scf.yield %22, %23 : index, index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %6, %10 : index, index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %21#0, %21#1, %19, %true : index, index, index, i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %16 = arith.addi %10, %c1 : index
// CHECK-NEXT:         scf.yield %6, %10, %16, %false : index, index, index, i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %15#0, %15#1, %15#2, %15#3 : index, index, index, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     return %5#2 : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @_sparse_hybrid_qsort_0_index_coo_0(%arg0: index, %arg1: index, %arg2: memref<?xindex>, %arg3: i64) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT:     %c1_i64 = arith.constant 1 : i64
// CHECK-NEXT:     %c30 = arith.constant 30 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0:2 = scf.while (%arg4 = %arg0, %arg5 = %arg1) : (index, index) -> (index, index) {
// CHECK-NEXT:       %1 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       %2 = arith.cmpi ult, %1, %arg5 : index
// CHECK-NEXT:       scf.condition(%2) %arg4, %arg5 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg4: index, %arg5: index):
// CHECK-NEXT:       %1 = arith.subi %arg5, %arg4 : index
// CHECK-NEXT:       %2 = arith.cmpi ule, %1, %c30 : index
// CHECK-NEXT:       %3:2 = scf.if %2 -> (index, index) {
// CHECK-NEXT:         func.call @_sparse_sort_stable_0_index_coo_0(%arg4, %arg5, %arg2) : (index, index, memref<?xindex>) -> ()
// CHECK-NEXT:         scf.yield %arg4, %arg4 : index, index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %4 = arith.subi %arg3, %c1_i64 : i64
// CHECK-NEXT:         %5 = arith.cmpi ule, %4, %c0_i64 : i64
// CHECK-NEXT:         %6:2 = scf.if %5 -> (index, index) {
// CHECK-NEXT:           func.call @_sparse_heap_sort_0_index_coo_0(%arg4, %arg5, %arg2) : (index, index, memref<?xindex>) -> ()
// CHECK-NEXT:           scf.yield %arg4, %arg4 : index, index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %7 = func.call @_sparse_partition_0_index_coo_0(%arg4, %arg5, %arg2) : (index, index, memref<?xindex>) -> index
// CHECK-NEXT:           %8 = arith.subi %7, %arg4 : index
// CHECK-NEXT:           %9 = arith.subi %arg5, %7 : index
// CHECK-NEXT:           %10 = arith.subi %arg5, %arg4 : index
// CHECK-NEXT:           %11 = arith.cmpi ugt, %10, %c2 : index
// CHECK-NEXT:           %12:2 = scf.if %11 -> (index, index) {
// CHECK-NEXT:             %13 = arith.cmpi ule, %8, %9 : index
// CHECK-NEXT:             %14:2 = scf.if %13 -> (index, index) {
// CHECK-NEXT:               %15 = arith.cmpi ne, %8, %c0 : index
// CHECK-NEXT:               scf.if %15 {
// CHECK-NEXT:                 func.call @_sparse_hybrid_qsort_0_index_coo_0(%arg4, %7, %arg2, %4) : (index, index, memref<?xindex>, i64) -> ()
// CHECK-NEXT:               }
// CHECK-NEXT:               scf.yield %7, %arg5 : index, index
// CHECK-NEXT:             } else {
// CHECK-NEXT:               %15 = arith.cmpi ne, %9, %c0 : index
// CHECK-NEXT:               scf.if %15 {
// CHECK-NEXT:                 func.call @_sparse_hybrid_qsort_0_index_coo_0(%7, %arg5, %arg2, %4) : (index, index, memref<?xindex>, i64) -> ()
// CHECK-NEXT:               }
// CHECK-NEXT:               scf.yield %arg4, %7 : index, index
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.yield %14#0, %14#1 : index, index
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg4, %arg4 : index, index
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %12#0, %12#1 : index, index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %6#0, %6#1 : index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %3#0, %3#1 : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @product(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: memref<?xindex>, %arg5: memref<?xindex>, %arg6: memref<?xf64>, %arg7: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c64_i64 = arith.constant 64 : i64
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c32 = arith.constant 32 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
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
// CHECK-NEXT:       %22 = memref.realloc %alloc(%c32) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %22 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %alloc : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %c0, %6[%3] : memref<?xindex>
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.set %2  pos_mem_sz at 1 with %4 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %dim = memref.dim %6, %c0 : memref<?xindex>
// CHECK-NEXT:     %8 = arith.addi %4, %c8 : index
// CHECK-NEXT:     %9 = arith.cmpi ugt, %8, %dim : index
// CHECK-NEXT:     %10 = scf.if %9 -> (memref<?xindex>) {
// CHECK-NEXT:       %22 = scf.while (%arg8 = %dim) : (index) -> index {
// CHECK-NEXT:         %24 = arith.muli %arg8, %c2 : index
// CHECK-NEXT:         %25 = arith.cmpi ugt, %8, %24 : index
// CHECK-NEXT:         scf.condition(%25) %24 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg8: index):
// CHECK-NEXT:         scf.yield %arg8 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %23 = memref.realloc %6(%22) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %23 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %6 : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     %subview = memref.subview %10[%4] [%c8] [%c1] : memref<?xindex> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     linalg.fill ins(%c0 : index) outs(%subview : memref<?xindex, strided<[?], offset: ?>>)
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.set %7  pos_mem_sz at 1 with %8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %alloc_2 = memref.alloc(%c8) : memref<?xf64>
// CHECK-NEXT:     %alloc_3 = memref.alloc(%c8) : memref<?xi1>
// CHECK-NEXT:     %alloc_4 = memref.alloc(%c8) : memref<?xindex>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%alloc_2 : memref<?xf64>)
// CHECK-NEXT:     linalg.fill ins(%false : i1) outs(%alloc_3 : memref<?xi1>)
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_5 = memref.subview %arg2[0] [%12] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %13 = sparse_tensor.storage_specifier.get %arg7  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_6 = memref.subview %arg6[0] [%13] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %14 = sparse_tensor.storage_specifier.get %arg3  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_7 = memref.subview %arg0[0] [%14] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %15 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_8 = memref.subview %arg1[0] [%15] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %16 = sparse_tensor.storage_specifier.get %arg7  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_9 = memref.subview %arg4[0] [%16] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %17 = sparse_tensor.storage_specifier.get %arg7  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_10 = memref.subview %arg5[0] [%17] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %18:4 = scf.for %arg8 = %c0 to %c8 step %c1 iter_args(%arg9 = %10, %arg10 = %alloc_0, %arg11 = %alloc_1, %arg12 = %11) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:       %22 = memref.load %subview_7[%arg8] : memref<?xindex>
// CHECK-NEXT:       %23 = arith.addi %arg8, %c1 : index
// CHECK-NEXT:       %24 = memref.load %subview_7[%23] : memref<?xindex>
// CHECK-NEXT:       %25 = scf.for %arg13 = %22 to %24 step %c1 iter_args(%arg14 = %c0) -> (index) {
// CHECK-NEXT:         %30 = memref.load %subview_8[%arg13] : memref<?xindex>
// CHECK-NEXT:         %31 = memref.load %subview_5[%arg13] : memref<?xf64>
// CHECK-NEXT:         %32 = memref.load %subview_9[%30] : memref<?xindex>
// CHECK-NEXT:         %33 = arith.addi %30, %c1 : index
// CHECK-NEXT:         %34 = memref.load %subview_9[%33] : memref<?xindex>
// CHECK-NEXT:         %35 = scf.for %arg15 = %32 to %34 step %c1 iter_args(%arg16 = %arg14) -> (index) {
// CHECK-NEXT:           %36 = memref.load %subview_10[%arg15] : memref<?xindex>
// CHECK-NEXT:           %37 = memref.load %alloc_2[%36] : memref<?xf64>
// CHECK-NEXT:           %38 = memref.load %subview_6[%arg15] : memref<?xf64>
// CHECK-NEXT:           %39 = arith.mulf %31, %38 : f64
// CHECK-NEXT:           %40 = arith.addf %37, %39 : f64
// CHECK-NEXT:           %41 = memref.load %alloc_3[%36] : memref<?xi1>
// CHECK-NEXT:           %42 = arith.cmpi eq, %41, %false : i1
// CHECK-NEXT:           %43 = scf.if %42 -> (index) {
// CHECK-NEXT:             memref.store %true, %alloc_3[%36] : memref<?xi1>
// CHECK-NEXT:             memref.store %36, %alloc_4[%arg16] : memref<?xindex>
// CHECK-NEXT:             %44 = arith.addi %arg16, %c1 : index
// CHECK-NEXT:             scf.yield %44 : index
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg16 : index
// CHECK-NEXT:           }
// CHECK-NEXT:           memref.store %40, %alloc_2[%36] : memref<?xf64>
// CHECK-NEXT:           scf.yield %43 : index
// CHECK-NEXT:         } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:         scf.yield %35 : index
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       %26 = arith.index_cast %25 : index to i64
// CHECK-NEXT:       %27 = math.ctlz %26 : i64
// CHECK-NEXT:       %28 = arith.subi %c64_i64, %27 : i64
// CHECK-NEXT:       func.call @_sparse_hybrid_qsort_0_index_coo_0(%c0, %25, %alloc_4, %28) : (index, index, memref<?xindex>, i64) -> ()
// CHECK-NEXT:       %29:4 = scf.for %arg13 = %c0 to %25 step %c1 iter_args(%arg14 = %arg9, %arg15 = %arg10, %arg16 = %arg11, %arg17 = %arg12) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:         %30 = memref.load %alloc_4[%arg13] : memref<?xindex>
// CHECK-NEXT:         %31 = memref.load %alloc_2[%30] : memref<?xf64>
// CHECK-NEXT:         %32:4 = func.call @_insert_dense_compressed_8_8_f64_0_0(%arg14, %arg15, %arg16, %arg17, %arg8, %30, %31) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:         memref.store %cst, %alloc_2[%30] : memref<?xf64>
// CHECK-NEXT:         memref.store %false, %alloc_3[%30] : memref<?xi1>
// CHECK-NEXT:         scf.yield %32#0, %32#1, %32#2, %32#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %29#0, %29#1, %29#2, %29#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     memref.dealloc %alloc_2 : memref<?xf64>
// CHECK-NEXT:     memref.dealloc %alloc_3 : memref<?xi1>
// CHECK-NEXT:     memref.dealloc %alloc_4 : memref<?xindex>
// CHECK-NEXT:     %19 = sparse_tensor.storage_specifier.get %18#3  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %20 = memref.load %18#0[%c0] : memref<?xindex>
// CHECK-NEXT:     %21 = scf.for %arg8 = %c1 to %19 step %c1 iter_args(%arg9 = %20) -> (index) {
// CHECK-NEXT:       %22 = memref.load %18#0[%arg8] : memref<?xindex>
// CHECK-NEXT:       %23 = arith.cmpi eq, %22, %c0 : index
// CHECK-NEXT:       %24 = scf.if %23 -> (index) {
// CHECK-NEXT:         memref.store %arg9, %18#0[%arg8] : memref<?xindex>
// CHECK-NEXT:         scf.yield %arg9 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %22 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %24 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %18#0, %18#1, %18#2, %18#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#DCSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
func.func @multiply(%a: tensor<8x8xf64, #DCSR>, %b: tensor<8x8xf64, #DCSR>)
    -> tensor<8x8xf64, #DCSR> {
  %e = tensor.empty() : tensor<8x8xf64, #DCSR>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                     affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a, %b : tensor<8x8xf64, #DCSR>, tensor<8x8xf64, #DCSR>) outs(%e : tensor<8x8xf64, #DCSR>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %p = arith.mulf %x, %y : f64
    linalg.yield %p : f64
  } -> tensor<8x8xf64, #DCSR>
  return %0 : tensor<8x8xf64, #DCSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @_insert_compressed_compressed_8_8_f64_0_0(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xindex>, %arg3: memref<?xindex>, %arg4: memref<?xf64>, %arg5: !sparse_tensor.storage_specifier<#sparse>, %arg6: index, %arg7: index, %arg8: f64) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = memref.load %arg0[%c0] : memref<?xindex>
// CHECK-NEXT:     %1 = memref.load %arg0[%c1] : memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %arg5  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = arith.subi %1, %c1 : index
// CHECK-NEXT:     %4 = arith.cmpi ult, %0, %1 : index
// CHECK-NEXT:     %5 = scf.if %4 -> (i1) {
// CHECK-NEXT:       %20 = memref.load %arg1[%3] : memref<?xindex>
// CHECK-NEXT:       %21 = arith.cmpi eq, %20, %arg6 : index
// CHECK-NEXT:       scf.yield %21 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %6:7 = scf.if %5 -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index) {
// CHECK-NEXT:       scf.yield %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %3 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %20 = arith.addi %2, %c1 : index
// CHECK-NEXT:       memref.store %20, %arg0[%c1] : memref<?xindex>
// CHECK-NEXT:       %21 = sparse_tensor.storage_specifier.get %arg5  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %dim_0 = memref.dim %arg1, %c0 : memref<?xindex>
// CHECK-NEXT:       %22 = arith.addi %21, %c1 : index
// CHECK-NEXT:       %23 = arith.cmpi ugt, %22, %dim_0 : index
// CHECK-NEXT:       %24 = scf.if %23 -> (memref<?xindex>) {
// CHECK-NEXT:         %31 = arith.muli %dim_0, %c2 : index
// CHECK-NEXT:         %32 = memref.realloc %arg1(%31) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:         scf.yield %32 : memref<?xindex>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg1 : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %arg6, %24[%21] : memref<?xindex>
// CHECK-NEXT:       %25 = sparse_tensor.storage_specifier.set %arg5  crd_mem_sz at 0 with %22 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %26 = sparse_tensor.storage_specifier.get %25  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %dim_1 = memref.dim %arg2, %c0 : memref<?xindex>
// CHECK-NEXT:       %27 = arith.addi %26, %c1 : index
// CHECK-NEXT:       %28 = arith.cmpi ugt, %27, %dim_1 : index
// CHECK-NEXT:       %29 = scf.if %28 -> (memref<?xindex>) {
// CHECK-NEXT:         %31 = arith.muli %dim_1, %c2 : index
// CHECK-NEXT:         %32 = memref.realloc %arg2(%31) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:         scf.yield %32 : memref<?xindex>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg2 : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %c0, %29[%26] : memref<?xindex>
// CHECK-NEXT:       %30 = sparse_tensor.storage_specifier.set %25  pos_mem_sz at 1 with %27 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       scf.yield %arg0, %24, %29, %arg3, %arg4, %30, %2 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %7 = arith.addi %6#6, %c1 : index
// CHECK-NEXT:     %8 = memref.load %6#2[%6#6] : memref<?xindex>
// CHECK-NEXT:     %9 = memref.load %6#2[%7] : memref<?xindex>
// CHECK-NEXT:     %10 = sparse_tensor.storage_specifier.get %6#5  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %11 = arith.subi %9, %c1 : index
// CHECK-NEXT:     %12 = arith.cmpi ult, %8, %9 : index
// CHECK-NEXT:     %13 = scf.if %12 -> (i1) {
// CHECK-NEXT:       %20 = memref.load %6#3[%11] : memref<?xindex>
// CHECK-NEXT:       %21 = arith.cmpi eq, %20, %arg7 : index
// CHECK-NEXT:       scf.yield %21 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       memref.store %10, %6#2[%6#6] : memref<?xindex>
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %14:7 = scf.if %13 -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index) {
// CHECK-NEXT:       scf.yield %6#0, %6#1, %6#2, %6#3, %6#4, %6#5, %11 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %20 = arith.addi %10, %c1 : index
// CHECK-NEXT:       memref.store %20, %6#2[%7] : memref<?xindex>
// CHECK-NEXT:       %21 = sparse_tensor.storage_specifier.get %6#5  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %dim_0 = memref.dim %6#3, %c0 : memref<?xindex>
// CHECK-NEXT:       %22 = arith.addi %21, %c1 : index
// CHECK-NEXT:       %23 = arith.cmpi ugt, %22, %dim_0 : index
// CHECK-NEXT:       %24 = scf.if %23 -> (memref<?xindex>) {
// CHECK-NEXT:         %26 = arith.muli %dim_0, %c2 : index
// CHECK-NEXT:         %27 = memref.realloc %6#3(%26) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:         scf.yield %27 : memref<?xindex>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %6#3 : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %arg7, %24[%21] : memref<?xindex>
// CHECK-NEXT:       %25 = sparse_tensor.storage_specifier.set %6#5  crd_mem_sz at 1 with %22 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       scf.yield %6#0, %6#1, %6#2, %24, %6#4, %25, %10 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %15 = sparse_tensor.storage_specifier.get %14#5  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %dim = memref.dim %14#4, %c0 : memref<?xf64>
// CHECK-NEXT:     %16 = arith.addi %15, %c1 : index
// CHECK-NEXT:     %17 = arith.cmpi ugt, %16, %dim : index
// CHECK-NEXT:     %18 = scf.if %17 -> (memref<?xf64>) {
// CHECK-NEXT:       %20 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %21 = memref.realloc %14#4(%20) : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:       scf.yield %21 : memref<?xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %14#4 : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg8, %18[%15] : memref<?xf64>
// CHECK-NEXT:     %19 = sparse_tensor.storage_specifier.set %14#5  val_mem_sz with %16 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %14#0, %14#1, %14#2, %14#3, %18, %19 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @multiply(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xindex>, %arg3: memref<?xindex>, %arg4: memref<?xf64>, %arg5: !sparse_tensor.storage_specifier<#sparse>, %arg6: memref<?xindex>, %arg7: memref<?xindex>, %arg8: memref<?xindex>, %arg9: memref<?xindex>, %arg10: memref<?xf64>, %arg11: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c32 = arith.constant 32 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_2 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_3 = memref.alloc(%c16) : memref<?xf64>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %c8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %1  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = arith.addi %2, %c1 : index
// CHECK-NEXT:     %4 = arith.cmpi ugt, %3, %c16 : index
// CHECK-NEXT:     %5 = scf.if %4 -> (memref<?xindex>) {
// CHECK-NEXT:       %35 = memref.realloc %alloc(%c32) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %35 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %alloc : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %c0, %5[%2] : memref<?xindex>
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.set %1  pos_mem_sz at 0 with %3 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.set %6  lvl_sz at 1 with %c8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.get %7  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %9 = arith.addi %8, %c1 : index
// CHECK-NEXT:     %10 = arith.cmpi ugt, %9, %c16 : index
// CHECK-NEXT:     %11 = scf.if %10 -> (memref<?xindex>) {
// CHECK-NEXT:       %35 = memref.realloc %alloc_1(%c32) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %35 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %alloc_1 : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %c0, %11[%8] : memref<?xindex>
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.set %7  pos_mem_sz at 1 with %9 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %dim = memref.dim %5, %c0 : memref<?xindex>
// CHECK-NEXT:     %13 = arith.addi %3, %c1 : index
// CHECK-NEXT:     %14 = arith.cmpi ugt, %13, %dim : index
// CHECK-NEXT:     %15 = scf.if %14 -> (memref<?xindex>) {
// CHECK-NEXT:       %35 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %36 = memref.realloc %5(%35) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %36 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %5 : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %c0, %15[%3] : memref<?xindex>
// CHECK-NEXT:     %16 = sparse_tensor.storage_specifier.set %12  pos_mem_sz at 0 with %13 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %17 = sparse_tensor.storage_specifier.get %arg5  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview = memref.subview %arg4[0] [%17] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %18 = sparse_tensor.storage_specifier.get %arg11  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_4 = memref.subview %arg10[0] [%18] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %19 = sparse_tensor.storage_specifier.get %arg5  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_5 = memref.subview %arg0[0] [%19] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %20 = sparse_tensor.storage_specifier.get %arg5  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_6 = memref.subview %arg1[0] [%20] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %21 = sparse_tensor.storage_specifier.get %arg5  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_7 = memref.subview %arg2[0] [%21] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %22 = sparse_tensor.storage_specifier.get %arg5  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_8 = memref.subview %arg3[0] [%22] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %23 = sparse_tensor.storage_specifier.get %arg11  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_9 = memref.subview %arg6[0] [%23] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %24 = sparse_tensor.storage_specifier.get %arg11  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_10 = memref.subview %arg7[0] [%24] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %25 = sparse_tensor.storage_specifier.get %arg11  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_11 = memref.subview %arg8[0] [%25] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %26 = sparse_tensor.storage_specifier.get %arg11  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_12 = memref.subview %arg9[0] [%26] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %27 = memref.load %subview_5[%c0] : memref<?xindex>
// CHECK-NEXT:     %28 = memref.load %subview_5[%c1] : memref<?xindex>
// CHECK-NEXT:     %29 = memref.load %subview_9[%c0] : memref<?xindex>
// CHECK-NEXT:     %30 = memref.load %subview_9[%c1] : memref<?xindex>
// CHECK-NEXT:     %31:8 = scf.while (%arg12 = %27, %arg13 = %29, %arg14 = %15, %arg15 = %alloc_0, %arg16 = %11, %arg17 = %alloc_2, %arg18 = %alloc_3, %arg19 = %16) : (index, index, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) -> (index, index, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:       %35 = arith.cmpi ult, %arg12, %28 : index
// CHECK-NEXT:       %36 = arith.cmpi ult, %arg13, %30 : index
// CHECK-NEXT:       %37 = arith.andi %35, %36 : i1
// CHECK-NEXT:       scf.condition(%37) %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19 : index, index, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg12: index, %arg13: index, %arg14: memref<?xindex>, %arg15: memref<?xindex>, %arg16: memref<?xindex>, %arg17: memref<?xindex>, %arg18: memref<?xf64>, %arg19: !sparse_tensor.storage_specifier<#sparse>):
// CHECK-NEXT:       %35 = memref.load %subview_6[%arg12] : memref<?xindex>
// CHECK-NEXT:       %36 = memref.load %subview_10[%arg13] : memref<?xindex>
// CHECK-NEXT:       %37 = arith.cmpi ult, %36, %35 : index
// CHECK-NEXT:       %38 = arith.select %37, %36, %35 : index
// CHECK-NEXT:       %39 = arith.cmpi eq, %35, %38 : index
// CHECK-NEXT:       %40 = arith.cmpi eq, %36, %38 : index
// CHECK-NEXT:       %41 = arith.andi %39, %40 : i1
// CHECK-NEXT:       %42:6 = scf.if %41 -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:         %49 = memref.load %subview_7[%arg12] : memref<?xindex>
// CHECK-NEXT:         %50 = arith.addi %arg12, %c1 : index
// CHECK-NEXT:         %51 = memref.load %subview_7[%50] : memref<?xindex>
// CHECK-NEXT:         %52 = memref.load %subview_11[%arg13] : memref<?xindex>
// CHECK-NEXT:         %53 = arith.addi %arg13, %c1 : index
// CHECK-NEXT:         %54 = memref.load %subview_11[%53] : memref<?xindex>
// CHECK-NEXT:         %55:8 = scf.while (%arg20 = %49, %arg21 = %52, %arg22 = %arg14, %arg23 = %arg15, %arg24 = %arg16, %arg25 = %arg17, %arg26 = %arg18, %arg27 = %arg19) : (index, index, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) -> (index, index, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:           %56 = arith.cmpi ult, %arg20, %51 : index
// CHECK-NEXT:           %57 = arith.cmpi ult, %arg21, %54 : index
// CHECK-NEXT:           %58 = arith.andi %56, %57 : i1
// CHECK-NEXT:           scf.condition(%58) %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27 : index, index, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg20: index, %arg21: index, %arg22: memref<?xindex>, %arg23: memref<?xindex>, %arg24: memref<?xindex>, %arg25: memref<?xindex>, %arg26: memref<?xf64>, %arg27: !sparse_tensor.storage_specifier<#sparse>):
// CHECK-NEXT:           %56 = memref.load %subview_8[%arg20] : memref<?xindex>
// CHECK-NEXT:           %57 = memref.load %subview_12[%arg21] : memref<?xindex>
// CHECK-NEXT:           %58 = arith.cmpi ult, %57, %56 : index
// CHECK-NEXT:           %59 = arith.select %58, %57, %56 : index
// CHECK-NEXT:           %60 = arith.cmpi eq, %56, %59 : index
// CHECK-NEXT:           %61 = arith.cmpi eq, %57, %59 : index
// CHECK-NEXT:           %62 = arith.andi %60, %61 : i1
// CHECK-NEXT:           %63:6 = scf.if %62 -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:             %70 = memref.load %subview[%arg20] : memref<?xf64>
// CHECK-NEXT:             %71 = memref.load %subview_4[%arg21] : memref<?xf64>
// CHECK-NEXT:             %72 = arith.mulf %70, %71 : f64
// CHECK-NEXT:             %73:6 = func.call @_insert_compressed_compressed_8_8_f64_0_0(%arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %38, %59, %72) : (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:             scf.yield %73#0, %73#1, %73#2, %73#3, %73#4, %73#5 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg22, %arg23, %arg24, %arg25, %arg26, %arg27 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:           }
// CHECK-NEXT:           %64 = arith.cmpi eq, %56, %59 : index
// CHECK-NEXT:           %65 = arith.addi %arg20, %c1 : index
// CHECK-NEXT:           %66 = arith.select %64, %65, %arg20 : index
// CHECK-NEXT:           %67 = arith.cmpi eq, %57, %59 : index
// CHECK-NEXT:           %68 = arith.addi %arg21, %c1 : index
// CHECK-NEXT:           %69 = arith.select %67, %68, %arg21 : index
// CHECK-NEXT:           scf.yield %66, %69, %63#0, %63#1, %63#2, %63#3, %63#4, %63#5 : index, index, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %55#2, %55#3, %55#4, %55#5, %55#6, %55#7 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg14, %arg15, %arg16, %arg17, %arg18, %arg19 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       }
// CHECK-NEXT:       %43 = arith.cmpi eq, %35, %38 : index
// CHECK-NEXT:       %44 = arith.addi %arg12, %c1 : index
// CHECK-NEXT:       %45 = arith.select %43, %44, %arg12 : index
// CHECK-NEXT:       %46 = arith.cmpi eq, %36, %38 : index
// CHECK-NEXT:       %47 = arith.addi %arg13, %c1 : index
// CHECK-NEXT:       %48 = arith.select %46, %47, %arg13 : index
// CHECK-NEXT:       scf.yield %45, %48, %42#0, %42#1, %42#2, %42#3, %42#4, %42#5 : index, index, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     %32 = sparse_tensor.storage_specifier.get %31#7  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %33 = memref.load %31#4[%c0] : memref<?xindex>
// CHECK-NEXT:     %34 = scf.for %arg12 = %c1 to %32 step %c1 iter_args(%arg13 = %33) -> (index) {
// CHECK-NEXT:       %35 = memref.load %31#4[%arg12] : memref<?xindex>
// CHECK-NEXT:       %36 = arith.cmpi eq, %35, %c0 : index
// CHECK-NEXT:       %37 = scf.if %36 -> (index) {
// CHECK-NEXT:         memref.store %arg13, %31#4[%arg12] : memref<?xindex>
// CHECK-NEXT:         scf.yield %arg13 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %35 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %37 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %31#2, %31#3, %31#4, %31#5, %31#6, %31#7 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#DCSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
func.func @add(%a: tensor<8x8xf64, #DCSR>, %b: tensor<8x8xf64, #DCSR>) -> tensor<8x8xf64, #DCSR> {
  %e = tensor.empty() : tensor<8x8xf64, #DCSR>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                     affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a, %b : tensor<8x8xf64, #DCSR>, tensor<8x8xf64, #DCSR>) outs(%e : tensor<8x8xf64, #DCSR>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %p = arith.addf %x, %y : f64
    linalg.yield %p : f64
  } -> tensor<8x8xf64, #DCSR>
  return %0 : tensor<8x8xf64, #DCSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @_insert_compressed_compressed_8_8_f64_0_0(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xindex>, %arg3: memref<?xindex>, %arg4: memref<?xf64>, %arg5: !sparse_tensor.storage_specifier<#sparse>, %arg6: index, %arg7: index, %arg8: f64) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = memref.load %arg0[%c0] : memref<?xindex>
// CHECK-NEXT:     %1 = memref.load %arg0[%c1] : memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %arg5  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = arith.subi %1, %c1 : index
// CHECK-NEXT:     %4 = arith.cmpi ult, %0, %1 : index
// CHECK-NEXT:     %5 = scf.if %4 -> (i1) {
// CHECK-NEXT:       %20 = memref.load %arg1[%3] : memref<?xindex>
// CHECK-NEXT:       %21 = arith.cmpi eq, %20, %arg6 : index
// CHECK-NEXT:       scf.yield %21 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %6:7 = scf.if %5 -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index) {
// CHECK-NEXT:       scf.yield %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %3 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %20 = arith.addi %2, %c1 : index
// CHECK-NEXT:       memref.store %20, %arg0[%c1] : memref<?xindex>
// CHECK-NEXT:       %21 = sparse_tensor.storage_specifier.get %arg5  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %dim_0 = memref.dim %arg1, %c0 : memref<?xindex>
// CHECK-NEXT:       %22 = arith.addi %21, %c1 : index
// CHECK-NEXT:       %23 = arith.cmpi ugt, %22, %dim_0 : index
// CHECK-NEXT:       %24 = scf.if %23 -> (memref<?xindex>) {
// CHECK-NEXT:         %31 = arith.muli %dim_0, %c2 : index
// CHECK-NEXT:         %32 = memref.realloc %arg1(%31) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:         scf.yield %32 : memref<?xindex>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg1 : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %arg6, %24[%21] : memref<?xindex>
// CHECK-NEXT:       %25 = sparse_tensor.storage_specifier.set %arg5  crd_mem_sz at 0 with %22 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %26 = sparse_tensor.storage_specifier.get %25  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %dim_1 = memref.dim %arg2, %c0 : memref<?xindex>
// CHECK-NEXT:       %27 = arith.addi %26, %c1 : index
// CHECK-NEXT:       %28 = arith.cmpi ugt, %27, %dim_1 : index
// CHECK-NEXT:       %29 = scf.if %28 -> (memref<?xindex>) {
// CHECK-NEXT:         %31 = arith.muli %dim_1, %c2 : index
// CHECK-NEXT:         %32 = memref.realloc %arg2(%31) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:         scf.yield %32 : memref<?xindex>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg2 : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %c0, %29[%26] : memref<?xindex>
// CHECK-NEXT:       %30 = sparse_tensor.storage_specifier.set %25  pos_mem_sz at 1 with %27 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       scf.yield %arg0, %24, %29, %arg3, %arg4, %30, %2 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %7 = arith.addi %6#6, %c1 : index
// CHECK-NEXT:     %8 = memref.load %6#2[%6#6] : memref<?xindex>
// CHECK-NEXT:     %9 = memref.load %6#2[%7] : memref<?xindex>
// CHECK-NEXT:     %10 = sparse_tensor.storage_specifier.get %6#5  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %11 = arith.subi %9, %c1 : index
// CHECK-NEXT:     %12 = arith.cmpi ult, %8, %9 : index
// CHECK-NEXT:     %13 = scf.if %12 -> (i1) {
// CHECK-NEXT:       %20 = memref.load %6#3[%11] : memref<?xindex>
// CHECK-NEXT:       %21 = arith.cmpi eq, %20, %arg7 : index
// CHECK-NEXT:       scf.yield %21 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       memref.store %10, %6#2[%6#6] : memref<?xindex>
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %14:7 = scf.if %13 -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index) {
// CHECK-NEXT:       scf.yield %6#0, %6#1, %6#2, %6#3, %6#4, %6#5, %11 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %20 = arith.addi %10, %c1 : index
// CHECK-NEXT:       memref.store %20, %6#2[%7] : memref<?xindex>
// CHECK-NEXT:       %21 = sparse_tensor.storage_specifier.get %6#5  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %dim_0 = memref.dim %6#3, %c0 : memref<?xindex>
// CHECK-NEXT:       %22 = arith.addi %21, %c1 : index
// CHECK-NEXT:       %23 = arith.cmpi ugt, %22, %dim_0 : index
// CHECK-NEXT:       %24 = scf.if %23 -> (memref<?xindex>) {
// CHECK-NEXT:         %26 = arith.muli %dim_0, %c2 : index
// CHECK-NEXT:         %27 = memref.realloc %6#3(%26) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:         scf.yield %27 : memref<?xindex>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %6#3 : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %arg7, %24[%21] : memref<?xindex>
// CHECK-NEXT:       %25 = sparse_tensor.storage_specifier.set %6#5  crd_mem_sz at 1 with %22 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       scf.yield %6#0, %6#1, %6#2, %24, %6#4, %25, %10 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %15 = sparse_tensor.storage_specifier.get %14#5  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %dim = memref.dim %14#4, %c0 : memref<?xf64>
// CHECK-NEXT:     %16 = arith.addi %15, %c1 : index
// CHECK-NEXT:     %17 = arith.cmpi ugt, %16, %dim : index
// CHECK-NEXT:     %18 = scf.if %17 -> (memref<?xf64>) {
// CHECK-NEXT:       %20 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %21 = memref.realloc %14#4(%20) : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:       scf.yield %21 : memref<?xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %14#4 : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg8, %18[%15] : memref<?xf64>
// CHECK-NEXT:     %19 = sparse_tensor.storage_specifier.set %14#5  val_mem_sz with %16 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %14#0, %14#1, %14#2, %14#3, %18, %19 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @add(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xindex>, %arg3: memref<?xindex>, %arg4: memref<?xf64>, %arg5: !sparse_tensor.storage_specifier<#sparse>, %arg6: memref<?xindex>, %arg7: memref<?xindex>, %arg8: memref<?xindex>, %arg9: memref<?xindex>, %arg10: memref<?xf64>, %arg11: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c32 = arith.constant 32 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_2 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_3 = memref.alloc(%c16) : memref<?xf64>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %c8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %1  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = arith.addi %2, %c1 : index
// CHECK-NEXT:     %4 = arith.cmpi ugt, %3, %c16 : index
// CHECK-NEXT:     %5 = scf.if %4 -> (memref<?xindex>) {
// CHECK-NEXT:       %37 = memref.realloc %alloc(%c32) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %37 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %alloc : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %c0, %5[%2] : memref<?xindex>
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.set %1  pos_mem_sz at 0 with %3 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.set %6  lvl_sz at 1 with %c8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.get %7  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %9 = arith.addi %8, %c1 : index
// CHECK-NEXT:     %10 = arith.cmpi ugt, %9, %c16 : index
// CHECK-NEXT:     %11 = scf.if %10 -> (memref<?xindex>) {
// CHECK-NEXT:       %37 = memref.realloc %alloc_1(%c32) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %37 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %alloc_1 : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %c0, %11[%8] : memref<?xindex>
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.set %7  pos_mem_sz at 1 with %9 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %dim = memref.dim %5, %c0 : memref<?xindex>
// CHECK-NEXT:     %13 = arith.addi %3, %c1 : index
// CHECK-NEXT:     %14 = arith.cmpi ugt, %13, %dim : index
// CHECK-NEXT:     %15 = scf.if %14 -> (memref<?xindex>) {
// CHECK-NEXT:       %37 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %38 = memref.realloc %5(%37) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %38 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %5 : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %c0, %15[%3] : memref<?xindex>
// CHECK-NEXT:     %16 = sparse_tensor.storage_specifier.set %12  pos_mem_sz at 0 with %13 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %17 = sparse_tensor.storage_specifier.get %arg5  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview = memref.subview %arg4[0] [%17] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %18 = sparse_tensor.storage_specifier.get %arg11  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_4 = memref.subview %arg10[0] [%18] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %19 = sparse_tensor.storage_specifier.get %arg5  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_5 = memref.subview %arg0[0] [%19] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %20 = sparse_tensor.storage_specifier.get %arg5  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_6 = memref.subview %arg1[0] [%20] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %21 = sparse_tensor.storage_specifier.get %arg5  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_7 = memref.subview %arg2[0] [%21] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %22 = sparse_tensor.storage_specifier.get %arg5  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_8 = memref.subview %arg3[0] [%22] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %23 = sparse_tensor.storage_specifier.get %arg11  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_9 = memref.subview %arg6[0] [%23] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %24 = sparse_tensor.storage_specifier.get %arg11  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_10 = memref.subview %arg7[0] [%24] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %25 = sparse_tensor.storage_specifier.get %arg11  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_11 = memref.subview %arg8[0] [%25] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %26 = sparse_tensor.storage_specifier.get %arg11  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_12 = memref.subview %arg9[0] [%26] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %27 = memref.load %subview_5[%c0] : memref<?xindex>
// CHECK-NEXT:     %28 = memref.load %subview_5[%c1] : memref<?xindex>
// CHECK-NEXT:     %29 = memref.load %subview_9[%c0] : memref<?xindex>
// CHECK-NEXT:     %30 = memref.load %subview_9[%c1] : memref<?xindex>
// CHECK-NEXT:     %31:8 = scf.while (%arg12 = %27, %arg13 = %29, %arg14 = %15, %arg15 = %alloc_0, %arg16 = %11, %arg17 = %alloc_2, %arg18 = %alloc_3, %arg19 = %16) : (index, index, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) -> (index, index, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:       %37 = arith.cmpi ult, %arg12, %28 : index
// CHECK-NEXT:       %38 = arith.cmpi ult, %arg13, %30 : index
// CHECK-NEXT:       %39 = arith.andi %37, %38 : i1
// CHECK-NEXT:       scf.condition(%39) %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19 : index, index, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg12: index, %arg13: index, %arg14: memref<?xindex>, %arg15: memref<?xindex>, %arg16: memref<?xindex>, %arg17: memref<?xindex>, %arg18: memref<?xf64>, %arg19: !sparse_tensor.storage_specifier<#sparse>):
// CHECK-NEXT:       %37 = memref.load %subview_6[%arg12] : memref<?xindex>
// CHECK-NEXT:       %38 = memref.load %subview_10[%arg13] : memref<?xindex>
// CHECK-NEXT:       %39 = arith.cmpi ult, %38, %37 : index
// CHECK-NEXT:       %40 = arith.select %39, %38, %37 : index
// CHECK-NEXT:       %41 = arith.cmpi eq, %37, %40 : index
// CHECK-NEXT:       %42 = arith.cmpi eq, %38, %40 : index
// CHECK-NEXT:       %43 = arith.andi %41, %42 : i1
// CHECK-NEXT:       %44:6 = scf.if %43 -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:         %51 = memref.load %subview_7[%arg12] : memref<?xindex>
// CHECK-NEXT:         %52 = arith.addi %arg12, %c1 : index
// CHECK-NEXT:         %53 = memref.load %subview_7[%52] : memref<?xindex>
// CHECK-NEXT:         %54 = memref.load %subview_11[%arg13] : memref<?xindex>
// CHECK-NEXT:         %55 = arith.addi %arg13, %c1 : index
// CHECK-NEXT:         %56 = memref.load %subview_11[%55] : memref<?xindex>
// CHECK-NEXT:         %57:8 = scf.while (%arg20 = %51, %arg21 = %54, %arg22 = %arg14, %arg23 = %arg15, %arg24 = %arg16, %arg25 = %arg17, %arg26 = %arg18, %arg27 = %arg19) : (index, index, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) -> (index, index, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:           %60 = arith.cmpi ult, %arg20, %53 : index
// CHECK-NEXT:           %61 = arith.cmpi ult, %arg21, %56 : index
// CHECK-NEXT:           %62 = arith.andi %60, %61 : i1
// CHECK-NEXT:           scf.condition(%62) %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27 : index, index, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg20: index, %arg21: index, %arg22: memref<?xindex>, %arg23: memref<?xindex>, %arg24: memref<?xindex>, %arg25: memref<?xindex>, %arg26: memref<?xf64>, %arg27: !sparse_tensor.storage_specifier<#sparse>):
// CHECK-NEXT:           %60 = memref.load %subview_8[%arg20] : memref<?xindex>
// CHECK-NEXT:           %61 = memref.load %subview_12[%arg21] : memref<?xindex>
// CHECK-NEXT:           %62 = arith.cmpi ult, %61, %60 : index
// CHECK-NEXT:           %63 = arith.select %62, %61, %60 : index
// CHECK-NEXT:           %64 = arith.cmpi eq, %60, %63 : index
// CHECK-NEXT:           %65 = arith.cmpi eq, %61, %63 : index
// CHECK-NEXT:           %66 = arith.andi %64, %65 : i1
// CHECK-NEXT:           %67:6 = scf.if %66 -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:             %74 = memref.load %subview[%arg20] : memref<?xf64>
// CHECK-NEXT:             %75 = memref.load %subview_4[%arg21] : memref<?xf64>
// CHECK-NEXT:             %76 = arith.addf %74, %75 : f64
// CHECK-NEXT:             %77:6 = func.call @_insert_compressed_compressed_8_8_f64_0_0(%arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %40, %63, %76) : (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:             scf.yield %77#0, %77#1, %77#2, %77#3, %77#4, %77#5 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:           } else {
// CHECK-NEXT:             %74 = arith.cmpi eq, %60, %63 : index
// CHECK-NEXT:             %75:6 = scf.if %74 -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:               %76 = memref.load %subview[%arg20] : memref<?xf64>
// CHECK-NEXT:               %77:6 = func.call @_insert_compressed_compressed_8_8_f64_0_0(%arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %40, %63, %76) : (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:               scf.yield %77#0, %77#1, %77#2, %77#3, %77#4, %77#5 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:             } else {
// CHECK-NEXT:               %76 = arith.cmpi eq, %61, %63 : index
// CHECK-NEXT:               %77:6 = scf.if %76 -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:                 %78 = memref.load %subview_4[%arg21] : memref<?xf64>
// CHECK-NEXT:                 %79:6 = func.call @_insert_compressed_compressed_8_8_f64_0_0(%arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %40, %63, %78) : (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:                 scf.yield %79#0, %79#1, %79#2, %79#3, %79#4, %79#5 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:               } else {
// CHECK-NEXT:                 scf.yield %arg22, %arg23, %arg24, %arg25, %arg26, %arg27 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:               }
// CHECK-NEXT:               scf.yield %77#0, %77#1, %77#2, %77#3, %77#4, %77#5 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.yield %75#0, %75#1, %75#2, %75#3, %75#4, %75#5 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:           }
// CHECK-NEXT:           %68 = arith.cmpi eq, %60, %63 : index
// CHECK-NEXT:           %69 = arith.addi %arg20, %c1 : index
// CHECK-NEXT:           %70 = arith.select %68, %69, %arg20 : index
// CHECK-NEXT:           %71 = arith.cmpi eq, %61, %63 : index
// CHECK-NEXT:           %72 = arith.addi %arg21, %c1 : index
// CHECK-NEXT:           %73 = arith.select %71, %72, %arg21 : index
// CHECK-NEXT:           scf.yield %70, %73, %67#0, %67#1, %67#2, %67#3, %67#4, %67#5 : index, index, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:         }
// CHECK-NEXT:         %58:6 = scf.for %arg20 = %57#0 to %53 step %c1 iter_args(%arg21 = %57#2, %arg22 = %57#3, %arg23 = %57#4, %arg24 = %57#5, %arg25 = %57#6, %arg26 = %57#7) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:           %60 = memref.load %subview_8[%arg20] : memref<?xindex>
// CHECK-NEXT:           %61 = memref.load %subview[%arg20] : memref<?xf64>
// CHECK-NEXT:           %62:6 = func.call @_insert_compressed_compressed_8_8_f64_0_0(%arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %40, %60, %61) : (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:           scf.yield %62#0, %62#1, %62#2, %62#3, %62#4, %62#5 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:         } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:         %59:6 = scf.for %arg20 = %57#1 to %56 step %c1 iter_args(%arg21 = %58#0, %arg22 = %58#1, %arg23 = %58#2, %arg24 = %58#3, %arg25 = %58#4, %arg26 = %58#5) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:           %60 = memref.load %subview_12[%arg20] : memref<?xindex>
// CHECK-NEXT:           %61 = memref.load %subview_4[%arg20] : memref<?xf64>
// CHECK-NEXT:           %62:6 = func.call @_insert_compressed_compressed_8_8_f64_0_0(%arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %40, %60, %61) : (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:           scf.yield %62#0, %62#1, %62#2, %62#3, %62#4, %62#5 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:         } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:         scf.yield %59#0, %59#1, %59#2, %59#3, %59#4, %59#5 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %51 = arith.cmpi eq, %37, %40 : index
// CHECK-NEXT:         %52:6 = scf.if %51 -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:           %53 = memref.load %subview_7[%arg12] : memref<?xindex>
// CHECK-NEXT:           %54 = arith.addi %arg12, %c1 : index
// CHECK-NEXT:           %55 = memref.load %subview_7[%54] : memref<?xindex>
// CHECK-NEXT:           %56:6 = scf.for %arg20 = %53 to %55 step %c1 iter_args(%arg21 = %arg14, %arg22 = %arg15, %arg23 = %arg16, %arg24 = %arg17, %arg25 = %arg18, %arg26 = %arg19) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:             %57 = memref.load %subview_8[%arg20] : memref<?xindex>
// CHECK-NEXT:             %58 = memref.load %subview[%arg20] : memref<?xf64>
// CHECK-NEXT:             %59:6 = func.call @_insert_compressed_compressed_8_8_f64_0_0(%arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %40, %57, %58) : (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:             scf.yield %59#0, %59#1, %59#2, %59#3, %59#4, %59#5 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:           } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:           scf.yield %56#0, %56#1, %56#2, %56#3, %56#4, %56#5 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %53 = arith.cmpi eq, %38, %40 : index
// CHECK-NEXT:           %54:6 = scf.if %53 -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:             %55 = memref.load %subview_11[%arg13] : memref<?xindex>
// CHECK-NEXT:             %56 = arith.addi %arg13, %c1 : index
// CHECK-NEXT:             %57 = memref.load %subview_11[%56] : memref<?xindex>
// CHECK-NEXT:             %58:6 = scf.for %arg20 = %55 to %57 step %c1 iter_args(%arg21 = %arg14, %arg22 = %arg15, %arg23 = %arg16, %arg24 = %arg17, %arg25 = %arg18, %arg26 = %arg19) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:               %59 = memref.load %subview_12[%arg20] : memref<?xindex>
// CHECK-NEXT:               %60 = memref.load %subview_4[%arg20] : memref<?xf64>
// CHECK-NEXT:               %61:6 = func.call @_insert_compressed_compressed_8_8_f64_0_0(%arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %40, %59, %60) : (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:               scf.yield %61#0, %61#1, %61#2, %61#3, %61#4, %61#5 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:             } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:             scf.yield %58#0, %58#1, %58#2, %58#3, %58#4, %58#5 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg14, %arg15, %arg16, %arg17, %arg18, %arg19 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %54#0, %54#1, %54#2, %54#3, %54#4, %54#5 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %52#0, %52#1, %52#2, %52#3, %52#4, %52#5 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       }
// CHECK-NEXT:       %45 = arith.cmpi eq, %37, %40 : index
// CHECK-NEXT:       %46 = arith.addi %arg12, %c1 : index
// CHECK-NEXT:       %47 = arith.select %45, %46, %arg12 : index
// CHECK-NEXT:       %48 = arith.cmpi eq, %38, %40 : index
// CHECK-NEXT:       %49 = arith.addi %arg13, %c1 : index
// CHECK-NEXT:       %50 = arith.select %48, %49, %arg13 : index
// CHECK-NEXT:       scf.yield %47, %50, %44#0, %44#1, %44#2, %44#3, %44#4, %44#5 : index, index, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     %32:6 = scf.for %arg12 = %31#0 to %28 step %c1 iter_args(%arg13 = %31#2, %arg14 = %31#3, %arg15 = %31#4, %arg16 = %31#5, %arg17 = %31#6, %arg18 = %31#7) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:       %37 = memref.load %subview_6[%arg12] : memref<?xindex>
// CHECK-NEXT:       %38 = memref.load %subview_7[%arg12] : memref<?xindex>
// CHECK-NEXT:       %39 = arith.addi %arg12, %c1 : index
// CHECK-NEXT:       %40 = memref.load %subview_7[%39] : memref<?xindex>
// CHECK-NEXT:       %41:6 = scf.for %arg19 = %38 to %40 step %c1 iter_args(%arg20 = %arg13, %arg21 = %arg14, %arg22 = %arg15, %arg23 = %arg16, %arg24 = %arg17, %arg25 = %arg18) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:         %42 = memref.load %subview_8[%arg19] : memref<?xindex>
// CHECK-NEXT:         %43 = memref.load %subview[%arg19] : memref<?xf64>
// CHECK-NEXT:         %44:6 = func.call @_insert_compressed_compressed_8_8_f64_0_0(%arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %37, %42, %43) : (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:         scf.yield %44#0, %44#1, %44#2, %44#3, %44#4, %44#5 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       scf.yield %41#0, %41#1, %41#2, %41#3, %41#4, %41#5 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %33:6 = scf.for %arg12 = %31#1 to %30 step %c1 iter_args(%arg13 = %32#0, %arg14 = %32#1, %arg15 = %32#2, %arg16 = %32#3, %arg17 = %32#4, %arg18 = %32#5) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:       %37 = memref.load %subview_10[%arg12] : memref<?xindex>
// CHECK-NEXT:       %38 = memref.load %subview_11[%arg12] : memref<?xindex>
// CHECK-NEXT:       %39 = arith.addi %arg12, %c1 : index
// CHECK-NEXT:       %40 = memref.load %subview_11[%39] : memref<?xindex>
// CHECK-NEXT:       %41:6 = scf.for %arg19 = %38 to %40 step %c1 iter_args(%arg20 = %arg13, %arg21 = %arg14, %arg22 = %arg15, %arg23 = %arg16, %arg24 = %arg17, %arg25 = %arg18) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:         %42 = memref.load %subview_12[%arg19] : memref<?xindex>
// CHECK-NEXT:         %43 = memref.load %subview_4[%arg19] : memref<?xf64>
// CHECK-NEXT:         %44:6 = func.call @_insert_compressed_compressed_8_8_f64_0_0(%arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %37, %42, %43) : (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:         scf.yield %44#0, %44#1, %44#2, %44#3, %44#4, %44#5 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       scf.yield %41#0, %41#1, %41#2, %41#3, %41#4, %41#5 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %34 = sparse_tensor.storage_specifier.get %33#5  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %35 = memref.load %33#2[%c0] : memref<?xindex>
// CHECK-NEXT:     %36 = scf.for %arg12 = %c1 to %34 step %c1 iter_args(%arg13 = %35) -> (index) {
// CHECK-NEXT:       %37 = memref.load %33#2[%arg12] : memref<?xindex>
// CHECK-NEXT:       %38 = arith.cmpi eq, %37, %c0 : index
// CHECK-NEXT:       %39 = scf.if %38 -> (index) {
// CHECK-NEXT:         memref.store %arg13, %33#2[%arg12] : memref<?xindex>
// CHECK-NEXT:         scf.yield %arg13 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %37 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %39 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %33#0, %33#1, %33#2, %33#3, %33#4, %33#5 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#DCSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
func.func @product(%a: tensor<8x8xf64, #DCSR>, %b: tensor<8x8xf64, #DCSR>)
    -> tensor<8x8xf64, #DCSR> {
  %e = tensor.empty() : tensor<8x8xf64, #DCSR>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, k, j) -> (i, k)>, affine_map<(i, k, j) -> (k, j)>,
                     affine_map<(i, k, j) -> (i, j)>],
    iterator_types = ["parallel", "reduction", "parallel"]
  } ins(%a, %b : tensor<8x8xf64, #DCSR>, tensor<8x8xf64, #DCSR>) outs(%e : tensor<8x8xf64, #DCSR>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %p = arith.mulf %x, %y : f64
    %s = arith.addf %z, %p : f64
    linalg.yield %s : f64
  } -> tensor<8x8xf64, #DCSR>
  return %0 : tensor<8x8xf64, #DCSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @_insert_compressed_compressed_8_8_f64_0_0(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xindex>, %arg3: memref<?xindex>, %arg4: memref<?xf64>, %arg5: !sparse_tensor.storage_specifier<#sparse>, %arg6: index, %arg7: index, %arg8: f64) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = memref.load %arg0[%c0] : memref<?xindex>
// CHECK-NEXT:     %1 = memref.load %arg0[%c1] : memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %arg5  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = arith.subi %1, %c1 : index
// CHECK-NEXT:     %4 = arith.cmpi ult, %0, %1 : index
// CHECK-NEXT:     %5 = scf.if %4 -> (i1) {
// CHECK-NEXT:       %20 = memref.load %arg1[%3] : memref<?xindex>
// CHECK-NEXT:       %21 = arith.cmpi eq, %20, %arg6 : index
// CHECK-NEXT:       scf.yield %21 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %6:7 = scf.if %5 -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index) {
// CHECK-NEXT:       scf.yield %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %3 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %20 = arith.addi %2, %c1 : index
// CHECK-NEXT:       memref.store %20, %arg0[%c1] : memref<?xindex>
// CHECK-NEXT:       %21 = sparse_tensor.storage_specifier.get %arg5  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %dim_0 = memref.dim %arg1, %c0 : memref<?xindex>
// CHECK-NEXT:       %22 = arith.addi %21, %c1 : index
// CHECK-NEXT:       %23 = arith.cmpi ugt, %22, %dim_0 : index
// CHECK-NEXT:       %24 = scf.if %23 -> (memref<?xindex>) {
// CHECK-NEXT:         %31 = arith.muli %dim_0, %c2 : index
// CHECK-NEXT:         %32 = memref.realloc %arg1(%31) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:         scf.yield %32 : memref<?xindex>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg1 : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %arg6, %24[%21] : memref<?xindex>
// CHECK-NEXT:       %25 = sparse_tensor.storage_specifier.set %arg5  crd_mem_sz at 0 with %22 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %26 = sparse_tensor.storage_specifier.get %25  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %dim_1 = memref.dim %arg2, %c0 : memref<?xindex>
// CHECK-NEXT:       %27 = arith.addi %26, %c1 : index
// CHECK-NEXT:       %28 = arith.cmpi ugt, %27, %dim_1 : index
// CHECK-NEXT:       %29 = scf.if %28 -> (memref<?xindex>) {
// CHECK-NEXT:         %31 = arith.muli %dim_1, %c2 : index
// CHECK-NEXT:         %32 = memref.realloc %arg2(%31) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:         scf.yield %32 : memref<?xindex>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg2 : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %c0, %29[%26] : memref<?xindex>
// CHECK-NEXT:       %30 = sparse_tensor.storage_specifier.set %25  pos_mem_sz at 1 with %27 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       scf.yield %arg0, %24, %29, %arg3, %arg4, %30, %2 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %7 = arith.addi %6#6, %c1 : index
// CHECK-NEXT:     %8 = memref.load %6#2[%6#6] : memref<?xindex>
// CHECK-NEXT:     %9 = memref.load %6#2[%7] : memref<?xindex>
// CHECK-NEXT:     %10 = sparse_tensor.storage_specifier.get %6#5  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %11 = arith.subi %9, %c1 : index
// CHECK-NEXT:     %12 = arith.cmpi ult, %8, %9 : index
// CHECK-NEXT:     %13 = scf.if %12 -> (i1) {
// CHECK-NEXT:       %20 = memref.load %6#3[%11] : memref<?xindex>
// CHECK-NEXT:       %21 = arith.cmpi eq, %20, %arg7 : index
// CHECK-NEXT:       scf.yield %21 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       memref.store %10, %6#2[%6#6] : memref<?xindex>
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %14:7 = scf.if %13 -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index) {
// CHECK-NEXT:       scf.yield %6#0, %6#1, %6#2, %6#3, %6#4, %6#5, %11 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %20 = arith.addi %10, %c1 : index
// CHECK-NEXT:       memref.store %20, %6#2[%7] : memref<?xindex>
// CHECK-NEXT:       %21 = sparse_tensor.storage_specifier.get %6#5  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %dim_0 = memref.dim %6#3, %c0 : memref<?xindex>
// CHECK-NEXT:       %22 = arith.addi %21, %c1 : index
// CHECK-NEXT:       %23 = arith.cmpi ugt, %22, %dim_0 : index
// CHECK-NEXT:       %24 = scf.if %23 -> (memref<?xindex>) {
// CHECK-NEXT:         %26 = arith.muli %dim_0, %c2 : index
// CHECK-NEXT:         %27 = memref.realloc %6#3(%26) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:         scf.yield %27 : memref<?xindex>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %6#3 : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %arg7, %24[%21] : memref<?xindex>
// CHECK-NEXT:       %25 = sparse_tensor.storage_specifier.set %6#5  crd_mem_sz at 1 with %22 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       scf.yield %6#0, %6#1, %6#2, %24, %6#4, %25, %10 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %15 = sparse_tensor.storage_specifier.get %14#5  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %dim = memref.dim %14#4, %c0 : memref<?xf64>
// CHECK-NEXT:     %16 = arith.addi %15, %c1 : index
// CHECK-NEXT:     %17 = arith.cmpi ugt, %16, %dim : index
// CHECK-NEXT:     %18 = scf.if %17 -> (memref<?xf64>) {
// CHECK-NEXT:       %20 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %21 = memref.realloc %14#4(%20) : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:       scf.yield %21 : memref<?xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %14#4 : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg8, %18[%15] : memref<?xf64>
// CHECK-NEXT:     %19 = sparse_tensor.storage_specifier.set %14#5  val_mem_sz with %16 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %14#0, %14#1, %14#2, %14#3, %18, %19 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @_sparse_binary_search_0_index_coo_0(%arg0: index, %arg1: index, %arg2: memref<?xindex>) -> index {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0:2 = scf.while (%arg3 = %arg0, %arg4 = %arg1) : (index, index) -> (index, index) {
// CHECK-NEXT:       %1 = arith.cmpi ult, %arg3, %arg4 : index
// CHECK-NEXT:       scf.condition(%1) %arg3, %arg4 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       %1 = arith.addi %arg3, %arg4 : index
// CHECK-NEXT:       %2 = arith.shrui %1, %c1 : index
// CHECK-NEXT:       %3 = arith.addi %2, %c1 : index
// CHECK-NEXT:       %4 = memref.load %arg2[%arg1] : memref<?xindex>
// CHECK-NEXT:       %5 = memref.load %arg2[%2] : memref<?xindex>
// CHECK-NEXT:       %6 = arith.cmpi ult, %4, %5 : index
// CHECK-NEXT:       %7 = arith.select %6, %arg3, %3 : index
// CHECK-NEXT:       %8 = arith.select %6, %2, %arg4 : index
// CHECK-NEXT:       scf.yield %7, %8 : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0 : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @_sparse_sort_stable_0_index_coo_0(%arg0: index, %arg1: index, %arg2: memref<?xindex>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %arg0, %c1 : index
// CHECK-NEXT:     scf.for %arg3 = %0 to %arg1 step %c1 {
// CHECK-NEXT:       %1 = func.call @_sparse_binary_search_0_index_coo_0(%arg0, %arg3, %arg2) : (index, index, memref<?xindex>) -> index
// CHECK-NEXT:       %2 = memref.load %arg2[%arg3] : memref<?xindex>
// CHECK-NEXT:       %3 = arith.subi %arg3, %1 : index
// CHECK-NEXT:       scf.for %arg4 = %c0 to %3 step %c1 {
// CHECK-NEXT:         %4 = arith.subi %arg3, %arg4 : index
// CHECK-NEXT:         %5 = arith.subi %4, %c1 : index
// CHECK-NEXT:         %6 = memref.load %arg2[%5] : memref<?xindex>
// CHECK-NEXT:         memref.store %6, %arg2[%4] : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %2, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @_sparse_shift_down_0_index_coo_0(%arg0: index, %arg1: index, %arg2: memref<?xindex>, %arg3: index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.cmpi uge, %arg3, %c2 : index
// CHECK-NEXT:     scf.if %0 {
// CHECK-NEXT:       %1 = arith.subi %arg1, %arg0 : index
// CHECK-NEXT:       %2 = arith.subi %arg3, %c2 : index
// CHECK-NEXT:       %3 = arith.shrui %2, %c1 : index
// CHECK-NEXT:       %4 = arith.cmpi uge, %3, %1 : index
// CHECK-NEXT:       scf.if %4 {
// CHECK-NEXT:         %5 = arith.shli %1, %c1 : index
// CHECK-NEXT:         %6 = arith.addi %5, %c1 : index
// CHECK-NEXT:         %7 = arith.addi %6, %arg0 : index
// CHECK-NEXT:         %8 = arith.addi %6, %c1 : index
// CHECK-NEXT:         %9 = arith.cmpi ult, %8, %arg3 : index
// CHECK-NEXT:         %10:2 = scf.if %9 -> (index, index) {
// CHECK-NEXT:           %12 = arith.addi %8, %arg0 : index
// CHECK-NEXT:           %13 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:           %14 = memref.load %arg2[%12] : memref<?xindex>
// CHECK-NEXT:           %15 = arith.cmpi ult, %13, %14 : index
// CHECK-NEXT:           %16:2 = scf.if %15 -> (index, index) {
// CHECK-NEXT:             scf.yield %8, %12 : index, index
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %6, %7 : index, index
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %16#0, %16#1 : index, index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %6, %7 : index, index
// CHECK-NEXT:         }
// CHECK-NEXT:         %11:3 = scf.while (%arg4 = %arg1, %arg5 = %10#0, %arg6 = %10#1) : (index, index, index) -> (index, index, index) {
// CHECK-NEXT:           %12 = memref.load %arg2[%arg4] : memref<?xindex>
// CHECK-NEXT:           %13 = memref.load %arg2[%arg6] : memref<?xindex>
// CHECK-NEXT:           %14 = arith.cmpi ult, %12, %13 : index
// CHECK-NEXT:           scf.condition(%14) %arg4, %arg5, %arg6 : index, index, index
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg4: index, %arg5: index, %arg6: index):
// CHECK-NEXT:           %12 = memref.load %arg2[%arg4] : memref<?xindex>
// CHECK-NEXT:           %13 = memref.load %arg2[%arg6] : memref<?xindex>
// CHECK-NEXT:           memref.store %13, %arg2[%arg4] : memref<?xindex>
// CHECK-NEXT:           memref.store %12, %arg2[%arg6] : memref<?xindex>
// CHECK-NEXT:           %14 = arith.cmpi uge, %3, %arg5 : index
// CHECK-NEXT:           %15:2 = scf.if %14 -> (index, index) {
// CHECK-NEXT:             %16 = arith.shli %arg5, %c1 : index
// CHECK-NEXT:             %17 = arith.addi %16, %c1 : index
// CHECK-NEXT:             %18 = arith.addi %17, %arg0 : index
// CHECK-NEXT:             %19 = arith.addi %17, %c1 : index
// CHECK-NEXT:             %20 = arith.cmpi ult, %19, %arg3 : index
// CHECK-NEXT:             %21:2 = scf.if %20 -> (index, index) {
// CHECK-NEXT:               %22 = arith.addi %19, %arg0 : index
// CHECK-NEXT:               %23 = memref.load %arg2[%18] : memref<?xindex>
// CHECK-NEXT:               %24 = memref.load %arg2[%22] : memref<?xindex>
// CHECK-NEXT:               %25 = arith.cmpi ult, %23, %24 : index
// CHECK-NEXT:               %26:2 = scf.if %25 -> (index, index) {
// CHECK-NEXT:                 scf.yield %19, %22 : index, index
// CHECK-NEXT:               } else {
// CHECK-NEXT:                 scf.yield %17, %18 : index, index
// CHECK-NEXT:               }
// CHECK-NEXT:               scf.yield %26#0, %26#1 : index, index
// CHECK-NEXT:             } else {
// CHECK-NEXT:               scf.yield %17, %18 : index, index
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.yield %21#0, %21#1 : index, index
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg5, %arg6 : index, index
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %arg6, %15#0, %15#1 : index, index, index
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @_sparse_heap_sort_0_index_coo_0(%arg0: index, %arg1: index, %arg2: memref<?xindex>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = arith.subi %arg1, %arg0 : index
// CHECK-NEXT:     %1 = arith.subi %0, %c2 : index
// CHECK-NEXT:     %2 = arith.shrui %1, %c1 : index
// CHECK-NEXT:     %3 = arith.addi %2, %c1 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %3 step %c1 {
// CHECK-NEXT:       %5 = arith.subi %2, %arg3 : index
// CHECK-NEXT:       %6 = arith.addi %arg0, %5 : index
// CHECK-NEXT:       func.call @_sparse_shift_down_0_index_coo_0(%arg0, %6, %arg2, %0) : (index, index, memref<?xindex>, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %4 = arith.subi %0, %c1 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %4 step %c1 {
// CHECK-NEXT:       %5 = arith.subi %0, %arg3 : index
// CHECK-NEXT:       %6 = arith.addi %arg0, %5 : index
// CHECK-NEXT:       %7 = arith.subi %6, %c1 : index
// CHECK-NEXT:       %8 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:       %9 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:       memref.store %9, %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:       memref.store %8, %arg2[%7] : memref<?xindex>
// CHECK-NEXT:       %10 = arith.subi %5, %c1 : index
// CHECK-NEXT:       func.call @_sparse_shift_down_0_index_coo_0(%arg0, %arg0, %arg2, %10) : (index, index, memref<?xindex>, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @_sparse_partition_0_index_coo_0(%arg0: index, %arg1: index, %arg2: memref<?xindex>) -> index {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c1000 = arith.constant 1000 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg1 : index
// CHECK-NEXT:     %1 = arith.shrui %0, %c1 : index
// CHECK-NEXT:     %2 = arith.subi %arg1, %c1 : index
// CHECK-NEXT:     %3 = arith.subi %arg1, %arg0 : index
// CHECK-NEXT:     %4 = arith.cmpi ult, %3, %c1000 : index
// CHECK-NEXT:     scf.if %4 {
// CHECK-NEXT:       %6 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:       %7 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:       %8 = arith.cmpi ult, %6, %7 : index
// CHECK-NEXT:       scf.if %8 {
// CHECK-NEXT:         %12 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         %13 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:         memref.store %13, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         memref.store %12, %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       %9 = memref.load %arg2[%2] : memref<?xindex>
// CHECK-NEXT:       %10 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:       %11 = arith.cmpi ult, %9, %10 : index
// CHECK-NEXT:       scf.if %11 {
// CHECK-NEXT:         %12 = memref.load %arg2[%2] : memref<?xindex>
// CHECK-NEXT:         %13 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         memref.store %13, %arg2[%2] : memref<?xindex>
// CHECK-NEXT:         memref.store %12, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         %14 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         %15 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:         %16 = arith.cmpi ult, %14, %15 : index
// CHECK-NEXT:         scf.if %16 {
// CHECK-NEXT:           %17 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:           %18 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:           memref.store %18, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:           memref.store %17, %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %6 = arith.addi %arg0, %arg1 : index
// CHECK-NEXT:       %7 = arith.shrui %6, %c1 : index
// CHECK-NEXT:       %8 = arith.addi %1, %arg1 : index
// CHECK-NEXT:       %9 = arith.shrui %8, %c1 : index
// CHECK-NEXT:       %10 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:       %11 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:       %12 = arith.cmpi ult, %10, %11 : index
// CHECK-NEXT:       scf.if %12 {
// CHECK-NEXT:         %22 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:         %23 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:         memref.store %23, %arg2[%7] : memref<?xindex>
// CHECK-NEXT:         memref.store %22, %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       %13 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:       %14 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:       %15 = arith.cmpi ult, %13, %14 : index
// CHECK-NEXT:       scf.if %15 {
// CHECK-NEXT:         %22 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         %23 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:         memref.store %23, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         memref.store %22, %arg2[%7] : memref<?xindex>
// CHECK-NEXT:         %24 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:         %25 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:         %26 = arith.cmpi ult, %24, %25 : index
// CHECK-NEXT:         scf.if %26 {
// CHECK-NEXT:           %27 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:           %28 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:           memref.store %28, %arg2[%7] : memref<?xindex>
// CHECK-NEXT:           memref.store %27, %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %16 = memref.load %arg2[%9] : memref<?xindex>
// CHECK-NEXT:       %17 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:       %18 = arith.cmpi ult, %16, %17 : index
// CHECK-NEXT:       scf.if %18 {
// CHECK-NEXT:         %22 = memref.load %arg2[%9] : memref<?xindex>
// CHECK-NEXT:         %23 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         memref.store %23, %arg2[%9] : memref<?xindex>
// CHECK-NEXT:         memref.store %22, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         %24 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         %25 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:         %26 = arith.cmpi ult, %24, %25 : index
// CHECK-NEXT:         scf.if %26 {
// CHECK-NEXT:           %27 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:           %28 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:           memref.store %28, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:           memref.store %27, %arg2[%7] : memref<?xindex>
// CHECK-NEXT:           %29 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:           %30 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:           %31 = arith.cmpi ult, %29, %30 : index
// CHECK-NEXT:           scf.if %31 {
// CHECK-NEXT:             %32 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:             %33 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:             memref.store %33, %arg2[%7] : memref<?xindex>
// CHECK-NEXT:             memref.store %32, %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %19 = memref.load %arg2[%2] : memref<?xindex>
// CHECK-NEXT:       %20 = memref.load %arg2[%9] : memref<?xindex>
// CHECK-NEXT:       %21 = arith.cmpi ult, %19, %20 : index
// CHECK-NEXT:       scf.if %21 {
// CHECK-NEXT:         %22 = memref.load %arg2[%2] : memref<?xindex>
// CHECK-NEXT:         %23 = memref.load %arg2[%9] : memref<?xindex>
// CHECK-NEXT:         memref.store %23, %arg2[%2] : memref<?xindex>
// CHECK-NEXT:         memref.store %22, %arg2[%9] : memref<?xindex>
// CHECK-NEXT:         %24 = memref.load %arg2[%9] : memref<?xindex>
// CHECK-NEXT:         %25 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         %26 = arith.cmpi ult, %24, %25 : index
// CHECK-NEXT:         scf.if %26 {
// CHECK-NEXT:           %27 = memref.load %arg2[%9] : memref<?xindex>
// CHECK-NEXT:           %28 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:           memref.store %28, %arg2[%9] : memref<?xindex>
// CHECK-NEXT:           memref.store %27, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:           %29 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:           %30 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:           %31 = arith.cmpi ult, %29, %30 : index
// CHECK-NEXT:           scf.if %31 {
// CHECK-NEXT:             %32 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:             %33 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:             memref.store %33, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:             memref.store %32, %arg2[%7] : memref<?xindex>
// CHECK-NEXT:             %34 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:             %35 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:             %36 = arith.cmpi ult, %34, %35 : index
// CHECK-NEXT:             scf.if %36 {
// CHECK-NEXT:               %37 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:               %38 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:               memref.store %38, %arg2[%7] : memref<?xindex>
// CHECK-NEXT:               memref.store %37, %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %5:4 = scf.while (%arg3 = %arg0, %arg4 = %2, %arg5 = %1, %arg6 = %true) : (index, index, index, i1) -> (index, index, index, i1) {
// CHECK-NEXT:       scf.condition(%arg6) %arg3, %arg4, %arg5, %arg6 : index, index, index, i1
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: i1):
// CHECK-NEXT:       %6 = scf.while (%arg7 = %arg3) : (index) -> index {
// CHECK-NEXT:         %16 = memref.load %arg2[%arg7] : memref<?xindex>
// CHECK-NEXT:         %17 = memref.load %arg2[%arg5] : memref<?xindex>
// CHECK-NEXT:         %18 = arith.cmpi ult, %16, %17 : index
// CHECK-NEXT:         scf.condition(%18) %arg7 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg7: index):
// CHECK-NEXT:         %16 = arith.addi %arg7, %c1 : index
// CHECK-NEXT:         scf.yield %16 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %7 = memref.load %arg2[%6] : memref<?xindex>
// CHECK-NEXT:       %8 = memref.load %arg2[%arg5] : memref<?xindex>
// CHECK-NEXT:       %9 = arith.cmpi eq, %7, %8 : index
// CHECK-NEXT:       %10 = scf.while (%arg7 = %arg4) : (index) -> index {
// CHECK-NEXT:         %16 = memref.load %arg2[%arg5] : memref<?xindex>
// CHECK-NEXT:         %17 = memref.load %arg2[%arg7] : memref<?xindex>
// CHECK-NEXT:         %18 = arith.cmpi ult, %16, %17 : index
// CHECK-NEXT:         scf.condition(%18) %arg7 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg7: index):
// CHECK-NEXT:         %16 = arith.addi %arg7, %c-1 : index
// CHECK-NEXT:         scf.yield %16 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %11 = memref.load %arg2[%10] : memref<?xindex>
// CHECK-NEXT:       %12 = memref.load %arg2[%arg5] : memref<?xindex>
// CHECK-NEXT:       %13 = arith.cmpi eq, %11, %12 : index
// CHECK-NEXT:       %14 = arith.cmpi ult, %6, %10 : index
// CHECK-NEXT:       %15:4 = scf.if %14 -> (index, index, index, i1) {
// CHECK-NEXT:         %16 = memref.load %arg2[%6] : memref<?xindex>
// CHECK-NEXT:         %17 = memref.load %arg2[%10] : memref<?xindex>
// CHECK-NEXT:         memref.store %17, %arg2[%6] : memref<?xindex>
// CHECK-NEXT:         memref.store %16, %arg2[%10] : memref<?xindex>
// CHECK-NEXT:         %18 = arith.cmpi eq, %6, %arg5 : index
// CHECK-NEXT:         %19 = scf.if %18 -> (index) {
// CHECK-NEXT:           scf.yield %10 : index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %22 = arith.cmpi eq, %10, %arg5 : index
// CHECK-NEXT:           %23 = scf.if %22 -> (index) {
// CHECK-NEXT:             scf.yield %6 : index
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg5 : index
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %23 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         %20 = arith.andi %9, %13 : i1
// CHECK-NEXT:         %21:2 = scf.if %20 -> (index, index) {
// CHECK-NEXT:           %22 = arith.addi %6, %c1 : index
// CHECK-NEXT:           %23 = arith.subi %10, %c1 : index
// CHECK-NEXT:           scf.yield %22, %23 : index, index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %6, %10 : index, index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %21#0, %21#1, %19, %true : index, index, index, i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %16 = arith.addi %10, %c1 : index
// CHECK-NEXT:         scf.yield %6, %10, %16, %false : index, index, index, i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %15#0, %15#1, %15#2, %15#3 : index, index, index, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     return %5#2 : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @_sparse_hybrid_qsort_0_index_coo_0(%arg0: index, %arg1: index, %arg2: memref<?xindex>, %arg3: i64) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT:     %c1_i64 = arith.constant 1 : i64
// CHECK-NEXT:     %c30 = arith.constant 30 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0:2 = scf.while (%arg4 = %arg0, %arg5 = %arg1) : (index, index) -> (index, index) {
// CHECK-NEXT:       %1 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       %2 = arith.cmpi ult, %1, %arg5 : index
// CHECK-NEXT:       scf.condition(%2) %arg4, %arg5 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg4: index, %arg5: index):
// CHECK-NEXT:       %1 = arith.subi %arg5, %arg4 : index
// CHECK-NEXT:       %2 = arith.cmpi ule, %1, %c30 : index
// CHECK-NEXT:       %3:2 = scf.if %2 -> (index, index) {
// CHECK-NEXT:         func.call @_sparse_sort_stable_0_index_coo_0(%arg4, %arg5, %arg2) : (index, index, memref<?xindex>) -> ()
// CHECK-NEXT:         scf.yield %arg4, %arg4 : index, index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %4 = arith.subi %arg3, %c1_i64 : i64
// CHECK-NEXT:         %5 = arith.cmpi ule, %4, %c0_i64 : i64
// CHECK-NEXT:         %6:2 = scf.if %5 -> (index, index) {
// CHECK-NEXT:           func.call @_sparse_heap_sort_0_index_coo_0(%arg4, %arg5, %arg2) : (index, index, memref<?xindex>) -> ()
// CHECK-NEXT:           scf.yield %arg4, %arg4 : index, index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %7 = func.call @_sparse_partition_0_index_coo_0(%arg4, %arg5, %arg2) : (index, index, memref<?xindex>) -> index
// CHECK-NEXT:           %8 = arith.subi %7, %arg4 : index
// CHECK-NEXT:           %9 = arith.subi %arg5, %7 : index
// CHECK-NEXT:           %10 = arith.subi %arg5, %arg4 : index
// CHECK-NEXT:           %11 = arith.cmpi ugt, %10, %c2 : index
// CHECK-NEXT:           %12:2 = scf.if %11 -> (index, index) {
// CHECK-NEXT:             %13 = arith.cmpi ule, %8, %9 : index
// CHECK-NEXT:             %14:2 = scf.if %13 -> (index, index) {
// CHECK-NEXT:               %15 = arith.cmpi ne, %8, %c0 : index
// CHECK-NEXT:               scf.if %15 {
// CHECK-NEXT:                 func.call @_sparse_hybrid_qsort_0_index_coo_0(%arg4, %7, %arg2, %4) : (index, index, memref<?xindex>, i64) -> ()
// CHECK-NEXT:               }
// CHECK-NEXT:               scf.yield %7, %arg5 : index, index
// CHECK-NEXT:             } else {
// CHECK-NEXT:               %15 = arith.cmpi ne, %9, %c0 : index
// CHECK-NEXT:               scf.if %15 {
// CHECK-NEXT:                 func.call @_sparse_hybrid_qsort_0_index_coo_0(%7, %arg5, %arg2, %4) : (index, index, memref<?xindex>, i64) -> ()
// CHECK-NEXT:               }
// CHECK-NEXT:               scf.yield %arg4, %7 : index, index
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.yield %14#0, %14#1 : index, index
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg4, %arg4 : index, index
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %12#0, %12#1 : index, index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %6#0, %6#1 : index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %3#0, %3#1 : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @product(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xindex>, %arg3: memref<?xindex>, %arg4: memref<?xf64>, %arg5: !sparse_tensor.storage_specifier<#sparse>, %arg6: memref<?xindex>, %arg7: memref<?xindex>, %arg8: memref<?xindex>, %arg9: memref<?xindex>, %arg10: memref<?xf64>, %arg11: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c64_i64 = arith.constant 64 : i64
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c32 = arith.constant 32 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_2 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_3 = memref.alloc(%c16) : memref<?xf64>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %c8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %1  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = arith.addi %2, %c1 : index
// CHECK-NEXT:     %4 = arith.cmpi ugt, %3, %c16 : index
// CHECK-NEXT:     %5 = scf.if %4 -> (memref<?xindex>) {
// CHECK-NEXT:       %33 = memref.realloc %alloc(%c32) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %33 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %alloc : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %c0, %5[%2] : memref<?xindex>
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.set %1  pos_mem_sz at 0 with %3 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.set %6  lvl_sz at 1 with %c8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.get %7  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %9 = arith.addi %8, %c1 : index
// CHECK-NEXT:     %10 = arith.cmpi ugt, %9, %c16 : index
// CHECK-NEXT:     %11 = scf.if %10 -> (memref<?xindex>) {
// CHECK-NEXT:       %33 = memref.realloc %alloc_1(%c32) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %33 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %alloc_1 : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %c0, %11[%8] : memref<?xindex>
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.set %7  pos_mem_sz at 1 with %9 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %dim = memref.dim %5, %c0 : memref<?xindex>
// CHECK-NEXT:     %13 = arith.addi %3, %c1 : index
// CHECK-NEXT:     %14 = arith.cmpi ugt, %13, %dim : index
// CHECK-NEXT:     %15 = scf.if %14 -> (memref<?xindex>) {
// CHECK-NEXT:       %33 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %34 = memref.realloc %5(%33) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %34 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %5 : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %c0, %15[%3] : memref<?xindex>
// CHECK-NEXT:     %16 = sparse_tensor.storage_specifier.set %12  pos_mem_sz at 0 with %13 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %alloc_4 = memref.alloc(%c8) : memref<?xf64>
// CHECK-NEXT:     %alloc_5 = memref.alloc(%c8) : memref<?xi1>
// CHECK-NEXT:     %alloc_6 = memref.alloc(%c8) : memref<?xindex>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%alloc_4 : memref<?xf64>)
// CHECK-NEXT:     linalg.fill ins(%false : i1) outs(%alloc_5 : memref<?xi1>)
// CHECK-NEXT:     %17 = sparse_tensor.storage_specifier.get %arg5  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview = memref.subview %arg4[0] [%17] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %18 = sparse_tensor.storage_specifier.get %arg11  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_7 = memref.subview %arg10[0] [%18] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %19 = sparse_tensor.storage_specifier.get %arg5  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_8 = memref.subview %arg0[0] [%19] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %20 = sparse_tensor.storage_specifier.get %arg5  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_9 = memref.subview %arg1[0] [%20] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %21 = sparse_tensor.storage_specifier.get %arg5  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_10 = memref.subview %arg2[0] [%21] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %22 = sparse_tensor.storage_specifier.get %arg5  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_11 = memref.subview %arg3[0] [%22] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %23 = sparse_tensor.storage_specifier.get %arg11  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_12 = memref.subview %arg6[0] [%23] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %24 = sparse_tensor.storage_specifier.get %arg11  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_13 = memref.subview %arg7[0] [%24] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %25 = sparse_tensor.storage_specifier.get %arg11  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_14 = memref.subview %arg8[0] [%25] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %26 = sparse_tensor.storage_specifier.get %arg11  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_15 = memref.subview %arg9[0] [%26] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %27 = memref.load %subview_8[%c0] : memref<?xindex>
// CHECK-NEXT:     %28 = memref.load %subview_8[%c1] : memref<?xindex>
// CHECK-NEXT:     %29:6 = scf.for %arg12 = %27 to %28 step %c1 iter_args(%arg13 = %15, %arg14 = %alloc_0, %arg15 = %11, %arg16 = %alloc_2, %arg17 = %alloc_3, %arg18 = %16) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:       %33 = memref.load %subview_9[%arg12] : memref<?xindex>
// CHECK-NEXT:       %34 = memref.load %subview_10[%arg12] : memref<?xindex>
// CHECK-NEXT:       %35 = arith.addi %arg12, %c1 : index
// CHECK-NEXT:       %36 = memref.load %subview_10[%35] : memref<?xindex>
// CHECK-NEXT:       %37 = memref.load %subview_12[%c0] : memref<?xindex>
// CHECK-NEXT:       %38 = memref.load %subview_12[%c1] : memref<?xindex>
// CHECK-NEXT:       %39:9 = scf.while (%arg19 = %34, %arg20 = %37, %arg21 = %c0, %arg22 = %arg13, %arg23 = %arg14, %arg24 = %arg15, %arg25 = %arg16, %arg26 = %arg17, %arg27 = %arg18) : (index, index, index, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) -> (index, index, index, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:         %44 = arith.cmpi ult, %arg19, %36 : index
// CHECK-NEXT:         %45 = arith.cmpi ult, %arg20, %38 : index
// CHECK-NEXT:         %46 = arith.andi %44, %45 : i1
// CHECK-NEXT:         scf.condition(%46) %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27 : index, index, index, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg19: index, %arg20: index, %arg21: index, %arg22: memref<?xindex>, %arg23: memref<?xindex>, %arg24: memref<?xindex>, %arg25: memref<?xindex>, %arg26: memref<?xf64>, %arg27: !sparse_tensor.storage_specifier<#sparse>):
// CHECK-NEXT:         %44 = memref.load %subview_11[%arg19] : memref<?xindex>
// CHECK-NEXT:         %45 = memref.load %subview_13[%arg20] : memref<?xindex>
// CHECK-NEXT:         %46 = arith.cmpi ult, %45, %44 : index
// CHECK-NEXT:         %47 = arith.select %46, %45, %44 : index
// CHECK-NEXT:         %48 = arith.cmpi eq, %44, %47 : index
// CHECK-NEXT:         %49 = arith.cmpi eq, %45, %47 : index
// CHECK-NEXT:         %50 = arith.andi %48, %49 : i1
// CHECK-NEXT:         %51:7 = scf.if %50 -> (index, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:           %58 = memref.load %subview[%arg19] : memref<?xf64>
// CHECK-NEXT:           %59 = memref.load %subview_14[%arg20] : memref<?xindex>
// CHECK-NEXT:           %60 = arith.addi %arg20, %c1 : index
// CHECK-NEXT:           %61 = memref.load %subview_14[%60] : memref<?xindex>
// CHECK-NEXT:           %62 = scf.for %arg28 = %59 to %61 step %c1 iter_args(%arg29 = %arg21) -> (index) {
// CHECK-NEXT:             %63 = memref.load %subview_15[%arg28] : memref<?xindex>
// CHECK-NEXT:             %64 = memref.load %alloc_4[%63] : memref<?xf64>
// CHECK-NEXT:             %65 = memref.load %subview_7[%arg28] : memref<?xf64>
// CHECK-NEXT:             %66 = arith.mulf %58, %65 : f64
// CHECK-NEXT:             %67 = arith.addf %64, %66 : f64
// CHECK-NEXT:             %68 = memref.load %alloc_5[%63] : memref<?xi1>
// CHECK-NEXT:             %69 = arith.cmpi eq, %68, %false : i1
// CHECK-NEXT:             %70 = scf.if %69 -> (index) {
// CHECK-NEXT:               memref.store %true, %alloc_5[%63] : memref<?xi1>
// CHECK-NEXT:               memref.store %63, %alloc_6[%arg29] : memref<?xindex>
// CHECK-NEXT:               %71 = arith.addi %arg29, %c1 : index
// CHECK-NEXT:               scf.yield %71 : index
// CHECK-NEXT:             } else {
// CHECK-NEXT:               scf.yield %arg29 : index
// CHECK-NEXT:             }
// CHECK-NEXT:             memref.store %67, %alloc_4[%63] : memref<?xf64>
// CHECK-NEXT:             scf.yield %70 : index
// CHECK-NEXT:           } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:           scf.yield %62, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27 : index, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27 : index, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:         }
// CHECK-NEXT:         %52 = arith.cmpi eq, %44, %47 : index
// CHECK-NEXT:         %53 = arith.addi %arg19, %c1 : index
// CHECK-NEXT:         %54 = arith.select %52, %53, %arg19 : index
// CHECK-NEXT:         %55 = arith.cmpi eq, %45, %47 : index
// CHECK-NEXT:         %56 = arith.addi %arg20, %c1 : index
// CHECK-NEXT:         %57 = arith.select %55, %56, %arg20 : index
// CHECK-NEXT:         scf.yield %54, %57, %51#0, %51#1, %51#2, %51#3, %51#4, %51#5, %51#6 : index, index, index, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       }
// CHECK-NEXT:       %40 = arith.index_cast %39#2 : index to i64
// CHECK-NEXT:       %41 = math.ctlz %40 : i64
// CHECK-NEXT:       %42 = arith.subi %c64_i64, %41 : i64
// CHECK-NEXT:       func.call @_sparse_hybrid_qsort_0_index_coo_0(%c0, %39#2, %alloc_6, %42) : (index, index, memref<?xindex>, i64) -> ()
// CHECK-NEXT:       %43:6 = scf.for %arg19 = %c0 to %39#2 step %c1 iter_args(%arg20 = %39#3, %arg21 = %39#4, %arg22 = %39#5, %arg23 = %39#6, %arg24 = %39#7, %arg25 = %39#8) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:         %44 = memref.load %alloc_6[%arg19] : memref<?xindex>
// CHECK-NEXT:         %45 = memref.load %alloc_4[%44] : memref<?xf64>
// CHECK-NEXT:         %46:6 = func.call @_insert_compressed_compressed_8_8_f64_0_0(%arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %33, %44, %45) : (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:         memref.store %cst, %alloc_4[%44] : memref<?xf64>
// CHECK-NEXT:         memref.store %false, %alloc_5[%44] : memref<?xi1>
// CHECK-NEXT:         scf.yield %46#0, %46#1, %46#2, %46#3, %46#4, %46#5 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %43#0, %43#1, %43#2, %43#3, %43#4, %43#5 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     memref.dealloc %alloc_4 : memref<?xf64>
// CHECK-NEXT:     memref.dealloc %alloc_5 : memref<?xi1>
// CHECK-NEXT:     memref.dealloc %alloc_6 : memref<?xindex>
// CHECK-NEXT:     %30 = sparse_tensor.storage_specifier.get %29#5  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %31 = memref.load %29#2[%c0] : memref<?xindex>
// CHECK-NEXT:     %32 = scf.for %arg12 = %c1 to %30 step %c1 iter_args(%arg13 = %31) -> (index) {
// CHECK-NEXT:       %33 = memref.load %29#2[%arg12] : memref<?xindex>
// CHECK-NEXT:       %34 = arith.cmpi eq, %33, %c0 : index
// CHECK-NEXT:       %35 = scf.if %34 -> (index) {
// CHECK-NEXT:         memref.store %arg13, %29#2[%arg12] : memref<?xindex>
// CHECK-NEXT:         scf.yield %arg13 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %33 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %35 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %29#0, %29#1, %29#2, %29#3, %29#4, %29#5 : memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSC1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
func.func @multiply(%a: tensor<8x8xf64, #CSC1>, %b: tensor<8x8xf64, #CSC1>)
    -> tensor<8x8xf64, #CSC1> {
  %e = tensor.empty() : tensor<8x8xf64, #CSC1>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                     affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a, %b : tensor<8x8xf64, #CSC1>, tensor<8x8xf64, #CSC1>) outs(%e : tensor<8x8xf64, #CSC1>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %p = arith.mulf %x, %y : f64
    linalg.yield %p : f64
  } -> tensor<8x8xf64, #CSC1>
  return %0 : tensor<8x8xf64, #CSC1>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @_insert_dense_compressed_8_8_f64_0_0(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index, %arg5: index, %arg6: f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:     %1 = memref.load %arg0[%arg4] : memref<?xindex>
// CHECK-NEXT:     %2 = memref.load %arg0[%0] : memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %4 = arith.subi %2, %c1 : index
// CHECK-NEXT:     %5 = arith.cmpi ult, %1, %2 : index
// CHECK-NEXT:     %6 = scf.if %5 -> (i1) {
// CHECK-NEXT:       %13 = memref.load %arg1[%4] : memref<?xindex>
// CHECK-NEXT:       %14 = arith.cmpi eq, %13, %arg5 : index
// CHECK-NEXT:       scf.yield %14 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       memref.store %3, %arg0[%arg4] : memref<?xindex>
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %7:5 = scf.if %6 -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index) {
// CHECK-NEXT:       scf.yield %arg0, %arg1, %arg2, %arg3, %4 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %13 = arith.addi %3, %c1 : index
// CHECK-NEXT:       memref.store %13, %arg0[%0] : memref<?xindex>
// CHECK-NEXT:       %14 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %dim_0 = memref.dim %arg1, %c0 : memref<?xindex>
// CHECK-NEXT:       %15 = arith.addi %14, %c1 : index
// CHECK-NEXT:       %16 = arith.cmpi ugt, %15, %dim_0 : index
// CHECK-NEXT:       %17 = scf.if %16 -> (memref<?xindex>) {
// CHECK-NEXT:         %19 = arith.muli %dim_0, %c2 : index
// CHECK-NEXT:         %20 = memref.realloc %arg1(%19) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:         scf.yield %20 : memref<?xindex>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg1 : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %arg5, %17[%14] : memref<?xindex>
// CHECK-NEXT:       %18 = sparse_tensor.storage_specifier.set %arg3  crd_mem_sz at 1 with %15 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       scf.yield %arg0, %17, %arg2, %18, %3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.get %7#3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %dim = memref.dim %7#2, %c0 : memref<?xf64>
// CHECK-NEXT:     %9 = arith.addi %8, %c1 : index
// CHECK-NEXT:     %10 = arith.cmpi ugt, %9, %dim : index
// CHECK-NEXT:     %11 = scf.if %10 -> (memref<?xf64>) {
// CHECK-NEXT:       %13 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %14 = memref.realloc %7#2(%13) : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:       scf.yield %14 : memref<?xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %7#2 : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg6, %11[%8] : memref<?xf64>
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.set %7#3  val_mem_sz with %9 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %7#0, %7#1, %11, %12 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @multiply(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: memref<?xindex>, %arg5: memref<?xindex>, %arg6: memref<?xf64>, %arg7: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c32 = arith.constant 32 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
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
// CHECK-NEXT:       %22 = memref.realloc %alloc(%c32) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %22 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %alloc : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %c0, %6[%3] : memref<?xindex>
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.set %2  pos_mem_sz at 1 with %4 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %dim = memref.dim %6, %c0 : memref<?xindex>
// CHECK-NEXT:     %8 = arith.addi %4, %c8 : index
// CHECK-NEXT:     %9 = arith.cmpi ugt, %8, %dim : index
// CHECK-NEXT:     %10 = scf.if %9 -> (memref<?xindex>) {
// CHECK-NEXT:       %22 = scf.while (%arg8 = %dim) : (index) -> index {
// CHECK-NEXT:         %24 = arith.muli %arg8, %c2 : index
// CHECK-NEXT:         %25 = arith.cmpi ugt, %8, %24 : index
// CHECK-NEXT:         scf.condition(%25) %24 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg8: index):
// CHECK-NEXT:         scf.yield %arg8 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %23 = memref.realloc %6(%22) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %23 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %6 : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     %subview = memref.subview %10[%4] [%c8] [%c1] : memref<?xindex> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     linalg.fill ins(%c0 : index) outs(%subview : memref<?xindex, strided<[?], offset: ?>>)
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.set %7  pos_mem_sz at 1 with %8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_2 = memref.subview %arg2[0] [%12] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %13 = sparse_tensor.storage_specifier.get %arg7  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_3 = memref.subview %arg6[0] [%13] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %14 = sparse_tensor.storage_specifier.get %arg3  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_4 = memref.subview %arg0[0] [%14] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %15 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_5 = memref.subview %arg1[0] [%15] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %16 = sparse_tensor.storage_specifier.get %arg7  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_6 = memref.subview %arg4[0] [%16] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %17 = sparse_tensor.storage_specifier.get %arg7  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_7 = memref.subview %arg5[0] [%17] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %18:4 = scf.for %arg8 = %c0 to %c8 step %c1 iter_args(%arg9 = %10, %arg10 = %alloc_0, %arg11 = %alloc_1, %arg12 = %11) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:       %22 = memref.load %subview_4[%arg8] : memref<?xindex>
// CHECK-NEXT:       %23 = arith.addi %arg8, %c1 : index
// CHECK-NEXT:       %24 = memref.load %subview_4[%23] : memref<?xindex>
// CHECK-NEXT:       %25 = memref.load %subview_6[%arg8] : memref<?xindex>
// CHECK-NEXT:       %26 = arith.addi %arg8, %c1 : index
// CHECK-NEXT:       %27 = memref.load %subview_6[%26] : memref<?xindex>
// CHECK-NEXT:       %28:6 = scf.while (%arg13 = %22, %arg14 = %25, %arg15 = %arg9, %arg16 = %arg10, %arg17 = %arg11, %arg18 = %arg12) : (index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) -> (index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:         %29 = arith.cmpi ult, %arg13, %24 : index
// CHECK-NEXT:         %30 = arith.cmpi ult, %arg14, %27 : index
// CHECK-NEXT:         %31 = arith.andi %29, %30 : i1
// CHECK-NEXT:         scf.condition(%31) %arg13, %arg14, %arg15, %arg16, %arg17, %arg18 : index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg13: index, %arg14: index, %arg15: memref<?xindex>, %arg16: memref<?xindex>, %arg17: memref<?xf64>, %arg18: !sparse_tensor.storage_specifier<#sparse>):
// CHECK-NEXT:         %29 = memref.load %subview_5[%arg13] : memref<?xindex>
// CHECK-NEXT:         %30 = memref.load %subview_7[%arg14] : memref<?xindex>
// CHECK-NEXT:         %31 = arith.cmpi ult, %30, %29 : index
// CHECK-NEXT:         %32 = arith.select %31, %30, %29 : index
// CHECK-NEXT:         %33 = arith.cmpi eq, %29, %32 : index
// CHECK-NEXT:         %34 = arith.cmpi eq, %30, %32 : index
// CHECK-NEXT:         %35 = arith.andi %33, %34 : i1
// CHECK-NEXT:         %36:4 = scf.if %35 -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:           %43 = memref.load %subview_2[%arg13] : memref<?xf64>
// CHECK-NEXT:           %44 = memref.load %subview_3[%arg14] : memref<?xf64>
// CHECK-NEXT:           %45 = arith.mulf %43, %44 : f64
// CHECK-NEXT:           %46:4 = func.call @_insert_dense_compressed_8_8_f64_0_0(%arg15, %arg16, %arg17, %arg18, %arg8, %32, %45) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:           scf.yield %46#0, %46#1, %46#2, %46#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %arg15, %arg16, %arg17, %arg18 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:         }
// CHECK-NEXT:         %37 = arith.cmpi eq, %29, %32 : index
// CHECK-NEXT:         %38 = arith.addi %arg13, %c1 : index
// CHECK-NEXT:         %39 = arith.select %37, %38, %arg13 : index
// CHECK-NEXT:         %40 = arith.cmpi eq, %30, %32 : index
// CHECK-NEXT:         %41 = arith.addi %arg14, %c1 : index
// CHECK-NEXT:         %42 = arith.select %40, %41, %arg14 : index
// CHECK-NEXT:         scf.yield %39, %42, %36#0, %36#1, %36#2, %36#3 : index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %28#2, %28#3, %28#4, %28#5 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %19 = sparse_tensor.storage_specifier.get %18#3  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %20 = memref.load %18#0[%c0] : memref<?xindex>
// CHECK-NEXT:     %21 = scf.for %arg8 = %c1 to %19 step %c1 iter_args(%arg9 = %20) -> (index) {
// CHECK-NEXT:       %22 = memref.load %18#0[%arg8] : memref<?xindex>
// CHECK-NEXT:       %23 = arith.cmpi eq, %22, %c0 : index
// CHECK-NEXT:       %24 = scf.if %23 -> (index) {
// CHECK-NEXT:         memref.store %arg9, %18#0[%arg8] : memref<?xindex>
// CHECK-NEXT:         scf.yield %arg9 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %22 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %24 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %18#0, %18#1, %18#2, %18#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSC1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
func.func @add(%a: tensor<8x8xf64, #CSC1>, %b: tensor<8x8xf64, #CSC1>) -> tensor<8x8xf64, #CSC1> {
  %e = tensor.empty() : tensor<8x8xf64, #CSC1>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                     affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a, %b : tensor<8x8xf64, #CSC1>, tensor<8x8xf64, #CSC1>) outs(%e : tensor<8x8xf64, #CSC1>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %p = arith.addf %x, %y : f64
    linalg.yield %p : f64
  } -> tensor<8x8xf64, #CSC1>
  return %0 : tensor<8x8xf64, #CSC1>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @_insert_dense_compressed_8_8_f64_0_0(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index, %arg5: index, %arg6: f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:     %1 = memref.load %arg0[%arg4] : memref<?xindex>
// CHECK-NEXT:     %2 = memref.load %arg0[%0] : memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %4 = arith.subi %2, %c1 : index
// CHECK-NEXT:     %5 = arith.cmpi ult, %1, %2 : index
// CHECK-NEXT:     %6 = scf.if %5 -> (i1) {
// CHECK-NEXT:       %13 = memref.load %arg1[%4] : memref<?xindex>
// CHECK-NEXT:       %14 = arith.cmpi eq, %13, %arg5 : index
// CHECK-NEXT:       scf.yield %14 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       memref.store %3, %arg0[%arg4] : memref<?xindex>
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %7:5 = scf.if %6 -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index) {
// CHECK-NEXT:       scf.yield %arg0, %arg1, %arg2, %arg3, %4 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %13 = arith.addi %3, %c1 : index
// CHECK-NEXT:       memref.store %13, %arg0[%0] : memref<?xindex>
// CHECK-NEXT:       %14 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %dim_0 = memref.dim %arg1, %c0 : memref<?xindex>
// CHECK-NEXT:       %15 = arith.addi %14, %c1 : index
// CHECK-NEXT:       %16 = arith.cmpi ugt, %15, %dim_0 : index
// CHECK-NEXT:       %17 = scf.if %16 -> (memref<?xindex>) {
// CHECK-NEXT:         %19 = arith.muli %dim_0, %c2 : index
// CHECK-NEXT:         %20 = memref.realloc %arg1(%19) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:         scf.yield %20 : memref<?xindex>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg1 : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %arg5, %17[%14] : memref<?xindex>
// CHECK-NEXT:       %18 = sparse_tensor.storage_specifier.set %arg3  crd_mem_sz at 1 with %15 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       scf.yield %arg0, %17, %arg2, %18, %3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.get %7#3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %dim = memref.dim %7#2, %c0 : memref<?xf64>
// CHECK-NEXT:     %9 = arith.addi %8, %c1 : index
// CHECK-NEXT:     %10 = arith.cmpi ugt, %9, %dim : index
// CHECK-NEXT:     %11 = scf.if %10 -> (memref<?xf64>) {
// CHECK-NEXT:       %13 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %14 = memref.realloc %7#2(%13) : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:       scf.yield %14 : memref<?xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %7#2 : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg6, %11[%8] : memref<?xf64>
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.set %7#3  val_mem_sz with %9 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %7#0, %7#1, %11, %12 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @add(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: memref<?xindex>, %arg5: memref<?xindex>, %arg6: memref<?xf64>, %arg7: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c32 = arith.constant 32 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
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
// CHECK-NEXT:       %22 = memref.realloc %alloc(%c32) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %22 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %alloc : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %c0, %6[%3] : memref<?xindex>
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.set %2  pos_mem_sz at 1 with %4 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %dim = memref.dim %6, %c0 : memref<?xindex>
// CHECK-NEXT:     %8 = arith.addi %4, %c8 : index
// CHECK-NEXT:     %9 = arith.cmpi ugt, %8, %dim : index
// CHECK-NEXT:     %10 = scf.if %9 -> (memref<?xindex>) {
// CHECK-NEXT:       %22 = scf.while (%arg8 = %dim) : (index) -> index {
// CHECK-NEXT:         %24 = arith.muli %arg8, %c2 : index
// CHECK-NEXT:         %25 = arith.cmpi ugt, %8, %24 : index
// CHECK-NEXT:         scf.condition(%25) %24 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg8: index):
// CHECK-NEXT:         scf.yield %arg8 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %23 = memref.realloc %6(%22) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %23 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %6 : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     %subview = memref.subview %10[%4] [%c8] [%c1] : memref<?xindex> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     linalg.fill ins(%c0 : index) outs(%subview : memref<?xindex, strided<[?], offset: ?>>)
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.set %7  pos_mem_sz at 1 with %8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_2 = memref.subview %arg2[0] [%12] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %13 = sparse_tensor.storage_specifier.get %arg7  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_3 = memref.subview %arg6[0] [%13] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %14 = sparse_tensor.storage_specifier.get %arg3  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_4 = memref.subview %arg0[0] [%14] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %15 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_5 = memref.subview %arg1[0] [%15] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %16 = sparse_tensor.storage_specifier.get %arg7  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_6 = memref.subview %arg4[0] [%16] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %17 = sparse_tensor.storage_specifier.get %arg7  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_7 = memref.subview %arg5[0] [%17] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %18:4 = scf.for %arg8 = %c0 to %c8 step %c1 iter_args(%arg9 = %10, %arg10 = %alloc_0, %arg11 = %alloc_1, %arg12 = %11) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:       %22 = memref.load %subview_4[%arg8] : memref<?xindex>
// CHECK-NEXT:       %23 = arith.addi %arg8, %c1 : index
// CHECK-NEXT:       %24 = memref.load %subview_4[%23] : memref<?xindex>
// CHECK-NEXT:       %25 = memref.load %subview_6[%arg8] : memref<?xindex>
// CHECK-NEXT:       %26 = arith.addi %arg8, %c1 : index
// CHECK-NEXT:       %27 = memref.load %subview_6[%26] : memref<?xindex>
// CHECK-NEXT:       %28:6 = scf.while (%arg13 = %22, %arg14 = %25, %arg15 = %arg9, %arg16 = %arg10, %arg17 = %arg11, %arg18 = %arg12) : (index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) -> (index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:         %31 = arith.cmpi ult, %arg13, %24 : index
// CHECK-NEXT:         %32 = arith.cmpi ult, %arg14, %27 : index
// CHECK-NEXT:         %33 = arith.andi %31, %32 : i1
// CHECK-NEXT:         scf.condition(%33) %arg13, %arg14, %arg15, %arg16, %arg17, %arg18 : index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg13: index, %arg14: index, %arg15: memref<?xindex>, %arg16: memref<?xindex>, %arg17: memref<?xf64>, %arg18: !sparse_tensor.storage_specifier<#sparse>):
// CHECK-NEXT:         %31 = memref.load %subview_5[%arg13] : memref<?xindex>
// CHECK-NEXT:         %32 = memref.load %subview_7[%arg14] : memref<?xindex>
// CHECK-NEXT:         %33 = arith.cmpi ult, %32, %31 : index
// CHECK-NEXT:         %34 = arith.select %33, %32, %31 : index
// CHECK-NEXT:         %35 = arith.cmpi eq, %31, %34 : index
// CHECK-NEXT:         %36 = arith.cmpi eq, %32, %34 : index
// CHECK-NEXT:         %37 = arith.andi %35, %36 : i1
// CHECK-NEXT:         %38:4 = scf.if %37 -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:           %45 = memref.load %subview_2[%arg13] : memref<?xf64>
// CHECK-NEXT:           %46 = memref.load %subview_3[%arg14] : memref<?xf64>
// CHECK-NEXT:           %47 = arith.addf %45, %46 : f64
// CHECK-NEXT:           %48:4 = func.call @_insert_dense_compressed_8_8_f64_0_0(%arg15, %arg16, %arg17, %arg18, %arg8, %34, %47) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:           scf.yield %48#0, %48#1, %48#2, %48#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %45 = arith.cmpi eq, %31, %34 : index
// CHECK-NEXT:           %46:4 = scf.if %45 -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:             %47 = memref.load %subview_2[%arg13] : memref<?xf64>
// CHECK-NEXT:             %48:4 = func.call @_insert_dense_compressed_8_8_f64_0_0(%arg15, %arg16, %arg17, %arg18, %arg8, %34, %47) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:             scf.yield %48#0, %48#1, %48#2, %48#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:           } else {
// CHECK-NEXT:             %47 = arith.cmpi eq, %32, %34 : index
// CHECK-NEXT:             %48:4 = scf.if %47 -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:               %49 = memref.load %subview_3[%arg14] : memref<?xf64>
// CHECK-NEXT:               %50:4 = func.call @_insert_dense_compressed_8_8_f64_0_0(%arg15, %arg16, %arg17, %arg18, %arg8, %34, %49) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:               scf.yield %50#0, %50#1, %50#2, %50#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:             } else {
// CHECK-NEXT:               scf.yield %arg15, %arg16, %arg17, %arg18 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.yield %48#0, %48#1, %48#2, %48#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %46#0, %46#1, %46#2, %46#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:         }
// CHECK-NEXT:         %39 = arith.cmpi eq, %31, %34 : index
// CHECK-NEXT:         %40 = arith.addi %arg13, %c1 : index
// CHECK-NEXT:         %41 = arith.select %39, %40, %arg13 : index
// CHECK-NEXT:         %42 = arith.cmpi eq, %32, %34 : index
// CHECK-NEXT:         %43 = arith.addi %arg14, %c1 : index
// CHECK-NEXT:         %44 = arith.select %42, %43, %arg14 : index
// CHECK-NEXT:         scf.yield %41, %44, %38#0, %38#1, %38#2, %38#3 : index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       }
// CHECK-NEXT:       %29:4 = scf.for %arg13 = %28#0 to %24 step %c1 iter_args(%arg14 = %28#2, %arg15 = %28#3, %arg16 = %28#4, %arg17 = %28#5) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:         %31 = memref.load %subview_5[%arg13] : memref<?xindex>
// CHECK-NEXT:         %32 = memref.load %subview_2[%arg13] : memref<?xf64>
// CHECK-NEXT:         %33:4 = func.call @_insert_dense_compressed_8_8_f64_0_0(%arg14, %arg15, %arg16, %arg17, %arg8, %31, %32) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:         scf.yield %33#0, %33#1, %33#2, %33#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       %30:4 = scf.for %arg13 = %28#1 to %27 step %c1 iter_args(%arg14 = %29#0, %arg15 = %29#1, %arg16 = %29#2, %arg17 = %29#3) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:         %31 = memref.load %subview_7[%arg13] : memref<?xindex>
// CHECK-NEXT:         %32 = memref.load %subview_3[%arg13] : memref<?xf64>
// CHECK-NEXT:         %33:4 = func.call @_insert_dense_compressed_8_8_f64_0_0(%arg14, %arg15, %arg16, %arg17, %arg8, %31, %32) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:         scf.yield %33#0, %33#1, %33#2, %33#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       scf.yield %30#0, %30#1, %30#2, %30#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %19 = sparse_tensor.storage_specifier.get %18#3  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %20 = memref.load %18#0[%c0] : memref<?xindex>
// CHECK-NEXT:     %21 = scf.for %arg8 = %c1 to %19 step %c1 iter_args(%arg9 = %20) -> (index) {
// CHECK-NEXT:       %22 = memref.load %18#0[%arg8] : memref<?xindex>
// CHECK-NEXT:       %23 = arith.cmpi eq, %22, %c0 : index
// CHECK-NEXT:       %24 = scf.if %23 -> (index) {
// CHECK-NEXT:         memref.store %arg9, %18#0[%arg8] : memref<?xindex>
// CHECK-NEXT:         scf.yield %arg9 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %22 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %24 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %18#0, %18#1, %18#2, %18#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSC1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
func.func @product(%a: tensor<8x8xf64, #CSC1>, %b: tensor<8x8xf64, #CSC1>)
    -> tensor<8x8xf64, #CSC1> {
  %e = tensor.empty() : tensor<8x8xf64, #CSC1>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, k, j) -> (i, k)>, affine_map<(i, k, j) -> (k, j)>,
                     affine_map<(i, k, j) -> (i, j)>],
    iterator_types = ["parallel", "reduction", "parallel"]
  } ins(%a, %b : tensor<8x8xf64, #CSC1>, tensor<8x8xf64, #CSC1>) outs(%e : tensor<8x8xf64, #CSC1>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %p = arith.mulf %x, %y : f64
    %s = arith.addf %z, %p : f64
    linalg.yield %s : f64
  } -> tensor<8x8xf64, #CSC1>
  return %0 : tensor<8x8xf64, #CSC1>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @_insert_dense_compressed_8_8_f64_0_0(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index, %arg5: index, %arg6: f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:     %1 = memref.load %arg0[%arg4] : memref<?xindex>
// CHECK-NEXT:     %2 = memref.load %arg0[%0] : memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %4 = arith.subi %2, %c1 : index
// CHECK-NEXT:     %5 = arith.cmpi ult, %1, %2 : index
// CHECK-NEXT:     %6 = scf.if %5 -> (i1) {
// CHECK-NEXT:       %13 = memref.load %arg1[%4] : memref<?xindex>
// CHECK-NEXT:       %14 = arith.cmpi eq, %13, %arg5 : index
// CHECK-NEXT:       scf.yield %14 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       memref.store %3, %arg0[%arg4] : memref<?xindex>
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %7:5 = scf.if %6 -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index) {
// CHECK-NEXT:       scf.yield %arg0, %arg1, %arg2, %arg3, %4 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %13 = arith.addi %3, %c1 : index
// CHECK-NEXT:       memref.store %13, %arg0[%0] : memref<?xindex>
// CHECK-NEXT:       %14 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %dim_0 = memref.dim %arg1, %c0 : memref<?xindex>
// CHECK-NEXT:       %15 = arith.addi %14, %c1 : index
// CHECK-NEXT:       %16 = arith.cmpi ugt, %15, %dim_0 : index
// CHECK-NEXT:       %17 = scf.if %16 -> (memref<?xindex>) {
// CHECK-NEXT:         %19 = arith.muli %dim_0, %c2 : index
// CHECK-NEXT:         %20 = memref.realloc %arg1(%19) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:         scf.yield %20 : memref<?xindex>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg1 : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %arg5, %17[%14] : memref<?xindex>
// CHECK-NEXT:       %18 = sparse_tensor.storage_specifier.set %arg3  crd_mem_sz at 1 with %15 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       scf.yield %arg0, %17, %arg2, %18, %3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %8 = sparse_tensor.storage_specifier.get %7#3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %dim = memref.dim %7#2, %c0 : memref<?xf64>
// CHECK-NEXT:     %9 = arith.addi %8, %c1 : index
// CHECK-NEXT:     %10 = arith.cmpi ugt, %9, %dim : index
// CHECK-NEXT:     %11 = scf.if %10 -> (memref<?xf64>) {
// CHECK-NEXT:       %13 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %14 = memref.realloc %7#2(%13) : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:       scf.yield %14 : memref<?xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %7#2 : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg6, %11[%8] : memref<?xf64>
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.set %7#3  val_mem_sz with %9 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %7#0, %7#1, %11, %12 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @_sparse_binary_search_0_index_coo_0(%arg0: index, %arg1: index, %arg2: memref<?xindex>) -> index {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0:2 = scf.while (%arg3 = %arg0, %arg4 = %arg1) : (index, index) -> (index, index) {
// CHECK-NEXT:       %1 = arith.cmpi ult, %arg3, %arg4 : index
// CHECK-NEXT:       scf.condition(%1) %arg3, %arg4 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       %1 = arith.addi %arg3, %arg4 : index
// CHECK-NEXT:       %2 = arith.shrui %1, %c1 : index
// CHECK-NEXT:       %3 = arith.addi %2, %c1 : index
// CHECK-NEXT:       %4 = memref.load %arg2[%arg1] : memref<?xindex>
// CHECK-NEXT:       %5 = memref.load %arg2[%2] : memref<?xindex>
// CHECK-NEXT:       %6 = arith.cmpi ult, %4, %5 : index
// CHECK-NEXT:       %7 = arith.select %6, %arg3, %3 : index
// CHECK-NEXT:       %8 = arith.select %6, %2, %arg4 : index
// CHECK-NEXT:       scf.yield %7, %8 : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0 : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @_sparse_sort_stable_0_index_coo_0(%arg0: index, %arg1: index, %arg2: memref<?xindex>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %arg0, %c1 : index
// CHECK-NEXT:     scf.for %arg3 = %0 to %arg1 step %c1 {
// CHECK-NEXT:       %1 = func.call @_sparse_binary_search_0_index_coo_0(%arg0, %arg3, %arg2) : (index, index, memref<?xindex>) -> index
// CHECK-NEXT:       %2 = memref.load %arg2[%arg3] : memref<?xindex>
// CHECK-NEXT:       %3 = arith.subi %arg3, %1 : index
// CHECK-NEXT:       scf.for %arg4 = %c0 to %3 step %c1 {
// CHECK-NEXT:         %4 = arith.subi %arg3, %arg4 : index
// CHECK-NEXT:         %5 = arith.subi %4, %c1 : index
// CHECK-NEXT:         %6 = memref.load %arg2[%5] : memref<?xindex>
// CHECK-NEXT:         memref.store %6, %arg2[%4] : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %2, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @_sparse_shift_down_0_index_coo_0(%arg0: index, %arg1: index, %arg2: memref<?xindex>, %arg3: index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.cmpi uge, %arg3, %c2 : index
// CHECK-NEXT:     scf.if %0 {
// CHECK-NEXT:       %1 = arith.subi %arg1, %arg0 : index
// CHECK-NEXT:       %2 = arith.subi %arg3, %c2 : index
// CHECK-NEXT:       %3 = arith.shrui %2, %c1 : index
// CHECK-NEXT:       %4 = arith.cmpi uge, %3, %1 : index
// CHECK-NEXT:       scf.if %4 {
// CHECK-NEXT:         %5 = arith.shli %1, %c1 : index
// CHECK-NEXT:         %6 = arith.addi %5, %c1 : index
// CHECK-NEXT:         %7 = arith.addi %6, %arg0 : index
// CHECK-NEXT:         %8 = arith.addi %6, %c1 : index
// CHECK-NEXT:         %9 = arith.cmpi ult, %8, %arg3 : index
// CHECK-NEXT:         %10:2 = scf.if %9 -> (index, index) {
// CHECK-NEXT:           %12 = arith.addi %8, %arg0 : index
// CHECK-NEXT:           %13 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:           %14 = memref.load %arg2[%12] : memref<?xindex>
// CHECK-NEXT:           %15 = arith.cmpi ult, %13, %14 : index
// CHECK-NEXT:           %16:2 = scf.if %15 -> (index, index) {
// CHECK-NEXT:             scf.yield %8, %12 : index, index
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %6, %7 : index, index
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %16#0, %16#1 : index, index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %6, %7 : index, index
// CHECK-NEXT:         }
// CHECK-NEXT:         %11:3 = scf.while (%arg4 = %arg1, %arg5 = %10#0, %arg6 = %10#1) : (index, index, index) -> (index, index, index) {
// CHECK-NEXT:           %12 = memref.load %arg2[%arg4] : memref<?xindex>
// CHECK-NEXT:           %13 = memref.load %arg2[%arg6] : memref<?xindex>
// CHECK-NEXT:           %14 = arith.cmpi ult, %12, %13 : index
// CHECK-NEXT:           scf.condition(%14) %arg4, %arg5, %arg6 : index, index, index
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg4: index, %arg5: index, %arg6: index):
// CHECK-NEXT:           %12 = memref.load %arg2[%arg4] : memref<?xindex>
// CHECK-NEXT:           %13 = memref.load %arg2[%arg6] : memref<?xindex>
// CHECK-NEXT:           memref.store %13, %arg2[%arg4] : memref<?xindex>
// CHECK-NEXT:           memref.store %12, %arg2[%arg6] : memref<?xindex>
// CHECK-NEXT:           %14 = arith.cmpi uge, %3, %arg5 : index
// CHECK-NEXT:           %15:2 = scf.if %14 -> (index, index) {
// CHECK-NEXT:             %16 = arith.shli %arg5, %c1 : index
// CHECK-NEXT:             %17 = arith.addi %16, %c1 : index
// CHECK-NEXT:             %18 = arith.addi %17, %arg0 : index
// CHECK-NEXT:             %19 = arith.addi %17, %c1 : index
// CHECK-NEXT:             %20 = arith.cmpi ult, %19, %arg3 : index
// CHECK-NEXT:             %21:2 = scf.if %20 -> (index, index) {
// CHECK-NEXT:               %22 = arith.addi %19, %arg0 : index
// CHECK-NEXT:               %23 = memref.load %arg2[%18] : memref<?xindex>
// CHECK-NEXT:               %24 = memref.load %arg2[%22] : memref<?xindex>
// CHECK-NEXT:               %25 = arith.cmpi ult, %23, %24 : index
// CHECK-NEXT:               %26:2 = scf.if %25 -> (index, index) {
// CHECK-NEXT:                 scf.yield %19, %22 : index, index
// CHECK-NEXT:               } else {
// CHECK-NEXT:                 scf.yield %17, %18 : index, index
// CHECK-NEXT:               }
// CHECK-NEXT:               scf.yield %26#0, %26#1 : index, index
// CHECK-NEXT:             } else {
// CHECK-NEXT:               scf.yield %17, %18 : index, index
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.yield %21#0, %21#1 : index, index
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg5, %arg6 : index, index
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %arg6, %15#0, %15#1 : index, index, index
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @_sparse_heap_sort_0_index_coo_0(%arg0: index, %arg1: index, %arg2: memref<?xindex>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = arith.subi %arg1, %arg0 : index
// CHECK-NEXT:     %1 = arith.subi %0, %c2 : index
// CHECK-NEXT:     %2 = arith.shrui %1, %c1 : index
// CHECK-NEXT:     %3 = arith.addi %2, %c1 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %3 step %c1 {
// CHECK-NEXT:       %5 = arith.subi %2, %arg3 : index
// CHECK-NEXT:       %6 = arith.addi %arg0, %5 : index
// CHECK-NEXT:       func.call @_sparse_shift_down_0_index_coo_0(%arg0, %6, %arg2, %0) : (index, index, memref<?xindex>, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %4 = arith.subi %0, %c1 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %4 step %c1 {
// CHECK-NEXT:       %5 = arith.subi %0, %arg3 : index
// CHECK-NEXT:       %6 = arith.addi %arg0, %5 : index
// CHECK-NEXT:       %7 = arith.subi %6, %c1 : index
// CHECK-NEXT:       %8 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:       %9 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:       memref.store %9, %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:       memref.store %8, %arg2[%7] : memref<?xindex>
// CHECK-NEXT:       %10 = arith.subi %5, %c1 : index
// CHECK-NEXT:       func.call @_sparse_shift_down_0_index_coo_0(%arg0, %arg0, %arg2, %10) : (index, index, memref<?xindex>, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @_sparse_partition_0_index_coo_0(%arg0: index, %arg1: index, %arg2: memref<?xindex>) -> index {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c1000 = arith.constant 1000 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg1 : index
// CHECK-NEXT:     %1 = arith.shrui %0, %c1 : index
// CHECK-NEXT:     %2 = arith.subi %arg1, %c1 : index
// CHECK-NEXT:     %3 = arith.subi %arg1, %arg0 : index
// CHECK-NEXT:     %4 = arith.cmpi ult, %3, %c1000 : index
// CHECK-NEXT:     scf.if %4 {
// CHECK-NEXT:       %6 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:       %7 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:       %8 = arith.cmpi ult, %6, %7 : index
// CHECK-NEXT:       scf.if %8 {
// CHECK-NEXT:         %12 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         %13 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:         memref.store %13, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         memref.store %12, %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       %9 = memref.load %arg2[%2] : memref<?xindex>
// CHECK-NEXT:       %10 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:       %11 = arith.cmpi ult, %9, %10 : index
// CHECK-NEXT:       scf.if %11 {
// CHECK-NEXT:         %12 = memref.load %arg2[%2] : memref<?xindex>
// CHECK-NEXT:         %13 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         memref.store %13, %arg2[%2] : memref<?xindex>
// CHECK-NEXT:         memref.store %12, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         %14 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         %15 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:         %16 = arith.cmpi ult, %14, %15 : index
// CHECK-NEXT:         scf.if %16 {
// CHECK-NEXT:           %17 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:           %18 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:           memref.store %18, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:           memref.store %17, %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %6 = arith.addi %arg0, %arg1 : index
// CHECK-NEXT:       %7 = arith.shrui %6, %c1 : index
// CHECK-NEXT:       %8 = arith.addi %1, %arg1 : index
// CHECK-NEXT:       %9 = arith.shrui %8, %c1 : index
// CHECK-NEXT:       %10 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:       %11 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:       %12 = arith.cmpi ult, %10, %11 : index
// CHECK-NEXT:       scf.if %12 {
// CHECK-NEXT:         %22 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:         %23 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:         memref.store %23, %arg2[%7] : memref<?xindex>
// CHECK-NEXT:         memref.store %22, %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       %13 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:       %14 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:       %15 = arith.cmpi ult, %13, %14 : index
// CHECK-NEXT:       scf.if %15 {
// CHECK-NEXT:         %22 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         %23 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:         memref.store %23, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         memref.store %22, %arg2[%7] : memref<?xindex>
// CHECK-NEXT:         %24 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:         %25 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:         %26 = arith.cmpi ult, %24, %25 : index
// CHECK-NEXT:         scf.if %26 {
// CHECK-NEXT:           %27 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:           %28 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:           memref.store %28, %arg2[%7] : memref<?xindex>
// CHECK-NEXT:           memref.store %27, %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %16 = memref.load %arg2[%9] : memref<?xindex>
// CHECK-NEXT:       %17 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:       %18 = arith.cmpi ult, %16, %17 : index
// CHECK-NEXT:       scf.if %18 {
// CHECK-NEXT:         %22 = memref.load %arg2[%9] : memref<?xindex>
// CHECK-NEXT:         %23 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         memref.store %23, %arg2[%9] : memref<?xindex>
// CHECK-NEXT:         memref.store %22, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         %24 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         %25 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:         %26 = arith.cmpi ult, %24, %25 : index
// CHECK-NEXT:         scf.if %26 {
// CHECK-NEXT:           %27 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:           %28 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:           memref.store %28, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:           memref.store %27, %arg2[%7] : memref<?xindex>
// CHECK-NEXT:           %29 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:           %30 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:           %31 = arith.cmpi ult, %29, %30 : index
// CHECK-NEXT:           scf.if %31 {
// CHECK-NEXT:             %32 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:             %33 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:             memref.store %33, %arg2[%7] : memref<?xindex>
// CHECK-NEXT:             memref.store %32, %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %19 = memref.load %arg2[%2] : memref<?xindex>
// CHECK-NEXT:       %20 = memref.load %arg2[%9] : memref<?xindex>
// CHECK-NEXT:       %21 = arith.cmpi ult, %19, %20 : index
// CHECK-NEXT:       scf.if %21 {
// CHECK-NEXT:         %22 = memref.load %arg2[%2] : memref<?xindex>
// CHECK-NEXT:         %23 = memref.load %arg2[%9] : memref<?xindex>
// CHECK-NEXT:         memref.store %23, %arg2[%2] : memref<?xindex>
// CHECK-NEXT:         memref.store %22, %arg2[%9] : memref<?xindex>
// CHECK-NEXT:         %24 = memref.load %arg2[%9] : memref<?xindex>
// CHECK-NEXT:         %25 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         %26 = arith.cmpi ult, %24, %25 : index
// CHECK-NEXT:         scf.if %26 {
// CHECK-NEXT:           %27 = memref.load %arg2[%9] : memref<?xindex>
// CHECK-NEXT:           %28 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:           memref.store %28, %arg2[%9] : memref<?xindex>
// CHECK-NEXT:           memref.store %27, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:           %29 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:           %30 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:           %31 = arith.cmpi ult, %29, %30 : index
// CHECK-NEXT:           scf.if %31 {
// CHECK-NEXT:             %32 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:             %33 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:             memref.store %33, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:             memref.store %32, %arg2[%7] : memref<?xindex>
// CHECK-NEXT:             %34 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:             %35 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:             %36 = arith.cmpi ult, %34, %35 : index
// CHECK-NEXT:             scf.if %36 {
// CHECK-NEXT:               %37 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:               %38 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:               memref.store %38, %arg2[%7] : memref<?xindex>
// CHECK-NEXT:               memref.store %37, %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %5:4 = scf.while (%arg3 = %arg0, %arg4 = %2, %arg5 = %1, %arg6 = %true) : (index, index, index, i1) -> (index, index, index, i1) {
// CHECK-NEXT:       scf.condition(%arg6) %arg3, %arg4, %arg5, %arg6 : index, index, index, i1
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: i1):
// CHECK-NEXT:       %6 = scf.while (%arg7 = %arg3) : (index) -> index {
// CHECK-NEXT:         %16 = memref.load %arg2[%arg7] : memref<?xindex>
// CHECK-NEXT:         %17 = memref.load %arg2[%arg5] : memref<?xindex>
// CHECK-NEXT:         %18 = arith.cmpi ult, %16, %17 : index
// CHECK-NEXT:         scf.condition(%18) %arg7 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg7: index):
// CHECK-NEXT:         %16 = arith.addi %arg7, %c1 : index
// CHECK-NEXT:         scf.yield %16 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %7 = memref.load %arg2[%6] : memref<?xindex>
// CHECK-NEXT:       %8 = memref.load %arg2[%arg5] : memref<?xindex>
// CHECK-NEXT:       %9 = arith.cmpi eq, %7, %8 : index
// CHECK-NEXT:       %10 = scf.while (%arg7 = %arg4) : (index) -> index {
// CHECK-NEXT:         %16 = memref.load %arg2[%arg5] : memref<?xindex>
// CHECK-NEXT:         %17 = memref.load %arg2[%arg7] : memref<?xindex>
// CHECK-NEXT:         %18 = arith.cmpi ult, %16, %17 : index
// CHECK-NEXT:         scf.condition(%18) %arg7 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg7: index):
// CHECK-NEXT:         %16 = arith.addi %arg7, %c-1 : index
// CHECK-NEXT:         scf.yield %16 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %11 = memref.load %arg2[%10] : memref<?xindex>
// CHECK-NEXT:       %12 = memref.load %arg2[%arg5] : memref<?xindex>
// CHECK-NEXT:       %13 = arith.cmpi eq, %11, %12 : index
// CHECK-NEXT:       %14 = arith.cmpi ult, %6, %10 : index
// CHECK-NEXT:       %15:4 = scf.if %14 -> (index, index, index, i1) {
// CHECK-NEXT:         %16 = memref.load %arg2[%6] : memref<?xindex>
// CHECK-NEXT:         %17 = memref.load %arg2[%10] : memref<?xindex>
// CHECK-NEXT:         memref.store %17, %arg2[%6] : memref<?xindex>
// CHECK-NEXT:         memref.store %16, %arg2[%10] : memref<?xindex>
// CHECK-NEXT:         %18 = arith.cmpi eq, %6, %arg5 : index
// CHECK-NEXT:         %19 = scf.if %18 -> (index) {
// CHECK-NEXT:           scf.yield %10 : index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %22 = arith.cmpi eq, %10, %arg5 : index
// CHECK-NEXT:           %23 = scf.if %22 -> (index) {
// CHECK-NEXT:             scf.yield %6 : index
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg5 : index
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %23 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         %20 = arith.andi %9, %13 : i1
// CHECK-NEXT:         %21:2 = scf.if %20 -> (index, index) {
// CHECK-NEXT:           %22 = arith.addi %6, %c1 : index
// CHECK-NEXT:           %23 = arith.subi %10, %c1 : index
// CHECK-NEXT:           scf.yield %22, %23 : index, index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %6, %10 : index, index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %21#0, %21#1, %19, %true : index, index, index, i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %16 = arith.addi %10, %c1 : index
// CHECK-NEXT:         scf.yield %6, %10, %16, %false : index, index, index, i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %15#0, %15#1, %15#2, %15#3 : index, index, index, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     return %5#2 : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @_sparse_hybrid_qsort_0_index_coo_0(%arg0: index, %arg1: index, %arg2: memref<?xindex>, %arg3: i64) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT:     %c1_i64 = arith.constant 1 : i64
// CHECK-NEXT:     %c30 = arith.constant 30 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0:2 = scf.while (%arg4 = %arg0, %arg5 = %arg1) : (index, index) -> (index, index) {
// CHECK-NEXT:       %1 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       %2 = arith.cmpi ult, %1, %arg5 : index
// CHECK-NEXT:       scf.condition(%2) %arg4, %arg5 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg4: index, %arg5: index):
// CHECK-NEXT:       %1 = arith.subi %arg5, %arg4 : index
// CHECK-NEXT:       %2 = arith.cmpi ule, %1, %c30 : index
// CHECK-NEXT:       %3:2 = scf.if %2 -> (index, index) {
// CHECK-NEXT:         func.call @_sparse_sort_stable_0_index_coo_0(%arg4, %arg5, %arg2) : (index, index, memref<?xindex>) -> ()
// CHECK-NEXT:         scf.yield %arg4, %arg4 : index, index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %4 = arith.subi %arg3, %c1_i64 : i64
// CHECK-NEXT:         %5 = arith.cmpi ule, %4, %c0_i64 : i64
// CHECK-NEXT:         %6:2 = scf.if %5 -> (index, index) {
// CHECK-NEXT:           func.call @_sparse_heap_sort_0_index_coo_0(%arg4, %arg5, %arg2) : (index, index, memref<?xindex>) -> ()
// CHECK-NEXT:           scf.yield %arg4, %arg4 : index, index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %7 = func.call @_sparse_partition_0_index_coo_0(%arg4, %arg5, %arg2) : (index, index, memref<?xindex>) -> index
// CHECK-NEXT:           %8 = arith.subi %7, %arg4 : index
// CHECK-NEXT:           %9 = arith.subi %arg5, %7 : index
// CHECK-NEXT:           %10 = arith.subi %arg5, %arg4 : index
// CHECK-NEXT:           %11 = arith.cmpi ugt, %10, %c2 : index
// CHECK-NEXT:           %12:2 = scf.if %11 -> (index, index) {
// CHECK-NEXT:             %13 = arith.cmpi ule, %8, %9 : index
// CHECK-NEXT:             %14:2 = scf.if %13 -> (index, index) {
// CHECK-NEXT:               %15 = arith.cmpi ne, %8, %c0 : index
// CHECK-NEXT:               scf.if %15 {
// CHECK-NEXT:                 func.call @_sparse_hybrid_qsort_0_index_coo_0(%arg4, %7, %arg2, %4) : (index, index, memref<?xindex>, i64) -> ()
// CHECK-NEXT:               }
// CHECK-NEXT:               scf.yield %7, %arg5 : index, index
// CHECK-NEXT:             } else {
// CHECK-NEXT:               %15 = arith.cmpi ne, %9, %c0 : index
// CHECK-NEXT:               scf.if %15 {
// CHECK-NEXT:                 func.call @_sparse_hybrid_qsort_0_index_coo_0(%7, %arg5, %arg2, %4) : (index, index, memref<?xindex>, i64) -> ()
// CHECK-NEXT:               }
// CHECK-NEXT:               scf.yield %arg4, %7 : index, index
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.yield %14#0, %14#1 : index, index
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg4, %arg4 : index, index
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %12#0, %12#1 : index, index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %6#0, %6#1 : index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %3#0, %3#1 : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @product(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: memref<?xindex>, %arg5: memref<?xindex>, %arg6: memref<?xf64>, %arg7: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c64_i64 = arith.constant 64 : i64
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c32 = arith.constant 32 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
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
// CHECK-NEXT:       %22 = memref.realloc %alloc(%c32) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %22 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %alloc : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %c0, %6[%3] : memref<?xindex>
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.set %2  pos_mem_sz at 1 with %4 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %dim = memref.dim %6, %c0 : memref<?xindex>
// CHECK-NEXT:     %8 = arith.addi %4, %c8 : index
// CHECK-NEXT:     %9 = arith.cmpi ugt, %8, %dim : index
// CHECK-NEXT:     %10 = scf.if %9 -> (memref<?xindex>) {
// CHECK-NEXT:       %22 = scf.while (%arg8 = %dim) : (index) -> index {
// CHECK-NEXT:         %24 = arith.muli %arg8, %c2 : index
// CHECK-NEXT:         %25 = arith.cmpi ugt, %8, %24 : index
// CHECK-NEXT:         scf.condition(%25) %24 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg8: index):
// CHECK-NEXT:         scf.yield %arg8 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %23 = memref.realloc %6(%22) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %23 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %6 : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     %subview = memref.subview %10[%4] [%c8] [%c1] : memref<?xindex> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     linalg.fill ins(%c0 : index) outs(%subview : memref<?xindex, strided<[?], offset: ?>>)
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.set %7  pos_mem_sz at 1 with %8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %alloc_2 = memref.alloc(%c8) : memref<?xf64>
// CHECK-NEXT:     %alloc_3 = memref.alloc(%c8) : memref<?xi1>
// CHECK-NEXT:     %alloc_4 = memref.alloc(%c8) : memref<?xindex>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%alloc_2 : memref<?xf64>)
// CHECK-NEXT:     linalg.fill ins(%false : i1) outs(%alloc_3 : memref<?xi1>)
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_5 = memref.subview %arg2[0] [%12] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %13 = sparse_tensor.storage_specifier.get %arg7  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_6 = memref.subview %arg6[0] [%13] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %14 = sparse_tensor.storage_specifier.get %arg3  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_7 = memref.subview %arg0[0] [%14] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %15 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_8 = memref.subview %arg1[0] [%15] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %16 = sparse_tensor.storage_specifier.get %arg7  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_9 = memref.subview %arg4[0] [%16] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %17 = sparse_tensor.storage_specifier.get %arg7  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_10 = memref.subview %arg5[0] [%17] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %18:4 = scf.for %arg8 = %c0 to %c8 step %c1 iter_args(%arg9 = %10, %arg10 = %alloc_0, %arg11 = %alloc_1, %arg12 = %11) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:       %22 = memref.load %subview_9[%arg8] : memref<?xindex>
// CHECK-NEXT:       %23 = arith.addi %arg8, %c1 : index
// CHECK-NEXT:       %24 = memref.load %subview_9[%23] : memref<?xindex>
// CHECK-NEXT:       %25 = scf.for %arg13 = %22 to %24 step %c1 iter_args(%arg14 = %c0) -> (index) {
// CHECK-NEXT:         %30 = memref.load %subview_10[%arg13] : memref<?xindex>
// CHECK-NEXT:         %31 = memref.load %subview_6[%arg13] : memref<?xf64>
// CHECK-NEXT:         %32 = memref.load %subview_7[%30] : memref<?xindex>
// CHECK-NEXT:         %33 = arith.addi %30, %c1 : index
// CHECK-NEXT:         %34 = memref.load %subview_7[%33] : memref<?xindex>
// CHECK-NEXT:         %35 = scf.for %arg15 = %32 to %34 step %c1 iter_args(%arg16 = %arg14) -> (index) {
// CHECK-NEXT:           %36 = memref.load %subview_8[%arg15] : memref<?xindex>
// CHECK-NEXT:           %37 = memref.load %alloc_2[%36] : memref<?xf64>
// CHECK-NEXT:           %38 = memref.load %subview_5[%arg15] : memref<?xf64>
// CHECK-NEXT:           %39 = arith.mulf %38, %31 : f64
// CHECK-NEXT:           %40 = arith.addf %37, %39 : f64
// CHECK-NEXT:           %41 = memref.load %alloc_3[%36] : memref<?xi1>
// CHECK-NEXT:           %42 = arith.cmpi eq, %41, %false : i1
// CHECK-NEXT:           %43 = scf.if %42 -> (index) {
// CHECK-NEXT:             memref.store %true, %alloc_3[%36] : memref<?xi1>
// CHECK-NEXT:             memref.store %36, %alloc_4[%arg16] : memref<?xindex>
// CHECK-NEXT:             %44 = arith.addi %arg16, %c1 : index
// CHECK-NEXT:             scf.yield %44 : index
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg16 : index
// CHECK-NEXT:           }
// CHECK-NEXT:           memref.store %40, %alloc_2[%36] : memref<?xf64>
// CHECK-NEXT:           scf.yield %43 : index
// CHECK-NEXT:         } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:         scf.yield %35 : index
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       %26 = arith.index_cast %25 : index to i64
// CHECK-NEXT:       %27 = math.ctlz %26 : i64
// CHECK-NEXT:       %28 = arith.subi %c64_i64, %27 : i64
// CHECK-NEXT:       func.call @_sparse_hybrid_qsort_0_index_coo_0(%c0, %25, %alloc_4, %28) : (index, index, memref<?xindex>, i64) -> ()
// CHECK-NEXT:       %29:4 = scf.for %arg13 = %c0 to %25 step %c1 iter_args(%arg14 = %arg9, %arg15 = %arg10, %arg16 = %arg11, %arg17 = %arg12) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:         %30 = memref.load %alloc_4[%arg13] : memref<?xindex>
// CHECK-NEXT:         %31 = memref.load %alloc_2[%30] : memref<?xf64>
// CHECK-NEXT:         %32:4 = func.call @_insert_dense_compressed_8_8_f64_0_0(%arg14, %arg15, %arg16, %arg17, %arg8, %30, %31) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:         memref.store %cst, %alloc_2[%30] : memref<?xf64>
// CHECK-NEXT:         memref.store %false, %alloc_3[%30] : memref<?xi1>
// CHECK-NEXT:         scf.yield %32#0, %32#1, %32#2, %32#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %29#0, %29#1, %29#2, %29#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     memref.dealloc %alloc_2 : memref<?xf64>
// CHECK-NEXT:     memref.dealloc %alloc_3 : memref<?xi1>
// CHECK-NEXT:     memref.dealloc %alloc_4 : memref<?xindex>
// CHECK-NEXT:     %19 = sparse_tensor.storage_specifier.get %18#3  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %20 = memref.load %18#0[%c0] : memref<?xindex>
// CHECK-NEXT:     %21 = scf.for %arg8 = %c1 to %19 step %c1 iter_args(%arg9 = %20) -> (index) {
// CHECK-NEXT:       %22 = memref.load %18#0[%arg8] : memref<?xindex>
// CHECK-NEXT:       %23 = arith.cmpi eq, %22, %c0 : index
// CHECK-NEXT:       %24 = scf.if %23 -> (index) {
// CHECK-NEXT:         memref.store %arg9, %18#0[%arg8] : memref<?xindex>
// CHECK-NEXT:         scf.yield %arg9 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %22 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %24 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %18#0, %18#1, %18#2, %18#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @multiply(%a: tensor<8x8xf64, #COO>, %b: tensor<8x8xf64, #COO>) -> tensor<8x8xf64, #COO> {
  %e = tensor.empty() : tensor<8x8xf64, #COO>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                     affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a, %b : tensor<8x8xf64, #COO>, tensor<8x8xf64, #COO>) outs(%e : tensor<8x8xf64, #COO>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %p = arith.mulf %x, %y : f64
    linalg.yield %p : f64
  } -> tensor<8x8xf64, #COO>
  return %0 : tensor<8x8xf64, #COO>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @_insert_compressed_nonunique_singleton_8_8_f64_0_0(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index, %arg5: index, %arg6: f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = memref.load %arg0[%c1] : memref<?xindex>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = arith.divui %1, %c2 : index
// CHECK-NEXT:     %3 = arith.subi %0, %c1 : index
// CHECK-NEXT:     %4:5 = scf.if %false -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index) {
// CHECK-NEXT:       scf.yield %arg0, %arg1, %arg2, %arg3, %3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %15 = arith.addi %2, %c1 : index
// CHECK-NEXT:       memref.store %15, %arg0[%c1] : memref<?xindex>
// CHECK-NEXT:       %16 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %dim_1 = memref.dim %arg1, %c0 : memref<?xindex>
// CHECK-NEXT:       %17 = arith.addi %16, %c1 : index
// CHECK-NEXT:       %18 = arith.cmpi ugt, %17, %dim_1 : index
// CHECK-NEXT:       %19 = scf.if %18 -> (memref<?xindex>) {
// CHECK-NEXT:         %21 = arith.muli %dim_1, %c2 : index
// CHECK-NEXT:         %22 = memref.realloc %arg1(%21) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:         scf.yield %22 : memref<?xindex>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg1 : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %arg4, %19[%16] : memref<?xindex>
// CHECK-NEXT:       %20 = sparse_tensor.storage_specifier.set %arg3  crd_mem_sz at 0 with %17 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       scf.yield %arg0, %19, %arg2, %20, %2 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.get %4#3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %dim = memref.dim %4#1, %c0 : memref<?xindex>
// CHECK-NEXT:     %6 = arith.addi %5, %c1 : index
// CHECK-NEXT:     %7 = arith.cmpi ugt, %6, %dim : index
// CHECK-NEXT:     %8 = scf.if %7 -> (memref<?xindex>) {
// CHECK-NEXT:       %15 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %16 = memref.realloc %4#1(%15) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %16 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %4#1 : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg5, %8[%5] : memref<?xindex>
// CHECK-NEXT:     %9 = sparse_tensor.storage_specifier.set %4#3  crd_mem_sz at 1 with %6 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %10 = sparse_tensor.storage_specifier.get %9  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %dim_0 = memref.dim %4#2, %c0 : memref<?xf64>
// CHECK-NEXT:     %11 = arith.addi %10, %c1 : index
// CHECK-NEXT:     %12 = arith.cmpi ugt, %11, %dim_0 : index
// CHECK-NEXT:     %13 = scf.if %12 -> (memref<?xf64>) {
// CHECK-NEXT:       %15 = arith.muli %dim_0, %c2 : index
// CHECK-NEXT:       %16 = memref.realloc %4#2(%15) : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:       scf.yield %16 : memref<?xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %4#2 : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg6, %13[%10] : memref<?xf64>
// CHECK-NEXT:     %14 = sparse_tensor.storage_specifier.set %9  val_mem_sz with %11 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %4#0, %8, %13, %14 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @multiply(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: memref<?xindex>, %arg5: memref<?xindex>, %arg6: memref<?xf64>, %arg7: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c32 = arith.constant 32 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%c16) : memref<?xf64>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %c8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %1  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = arith.addi %2, %c1 : index
// CHECK-NEXT:     %4 = arith.cmpi ugt, %3, %c16 : index
// CHECK-NEXT:     %5 = scf.if %4 -> (memref<?xindex>) {
// CHECK-NEXT:       %31 = memref.realloc %alloc(%c32) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %31 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %alloc : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %c0, %5[%2] : memref<?xindex>
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.set %1  pos_mem_sz at 0 with %3 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.set %6  lvl_sz at 1 with %c8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %dim = memref.dim %5, %c0 : memref<?xindex>
// CHECK-NEXT:     %8 = arith.addi %3, %c1 : index
// CHECK-NEXT:     %9 = arith.cmpi ugt, %8, %dim : index
// CHECK-NEXT:     %10 = scf.if %9 -> (memref<?xindex>) {
// CHECK-NEXT:       %31 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %32 = memref.realloc %5(%31) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %32 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %5 : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %c0, %10[%3] : memref<?xindex>
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.set %7  pos_mem_sz at 0 with %8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview = memref.subview %arg2[0] [%12] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %13 = sparse_tensor.storage_specifier.get %arg7  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_2 = memref.subview %arg6[0] [%13] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %14 = sparse_tensor.storage_specifier.get %arg3  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_3 = memref.subview %arg0[0] [%14] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %15 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %16 = arith.divui %15, %c2 : index
// CHECK-NEXT:     %subview_4 = memref.subview %arg1[%c0] [%16] [%c2] : memref<?xindex> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %17 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %18 = arith.divui %17, %c2 : index
// CHECK-NEXT:     %subview_5 = memref.subview %arg1[%c1] [%18] [%c2] : memref<?xindex> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %19 = sparse_tensor.storage_specifier.get %arg7  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_6 = memref.subview %arg4[0] [%19] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %20 = sparse_tensor.storage_specifier.get %arg7  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %21 = arith.divui %20, %c2 : index
// CHECK-NEXT:     %subview_7 = memref.subview %arg5[%c0] [%21] [%c2] : memref<?xindex> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %22 = sparse_tensor.storage_specifier.get %arg7  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %23 = arith.divui %22, %c2 : index
// CHECK-NEXT:     %subview_8 = memref.subview %arg5[%c1] [%23] [%c2] : memref<?xindex> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %24 = memref.load %subview_3[%c0] : memref<?xindex>
// CHECK-NEXT:     %25 = memref.load %subview_3[%c1] : memref<?xindex>
// CHECK-NEXT:     %26 = scf.while (%arg8 = %24) : (index) -> index {
// CHECK-NEXT:       %31 = arith.cmpi ult, %arg8, %25 : index
// CHECK-NEXT:       %32 = scf.if %31 -> (i1) {
// CHECK-NEXT:         %33 = memref.load %subview_4[%24] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:         %34 = memref.load %subview_4[%arg8] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:         %35 = arith.cmpi eq, %33, %34 : index
// CHECK-NEXT:         scf.yield %35 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%32) %arg8 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg8: index):
// CHECK-NEXT:       %31 = arith.addi %arg8, %c1 : index
// CHECK-NEXT:       scf.yield %31 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %27 = memref.load %subview_6[%c0] : memref<?xindex>
// CHECK-NEXT:     %28 = memref.load %subview_6[%c1] : memref<?xindex>
// CHECK-NEXT:     %29 = scf.while (%arg8 = %27) : (index) -> index {
// CHECK-NEXT:       %31 = arith.cmpi ult, %arg8, %28 : index
// CHECK-NEXT:       %32 = scf.if %31 -> (i1) {
// CHECK-NEXT:         %33 = memref.load %subview_7[%27] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:         %34 = memref.load %subview_7[%arg8] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:         %35 = arith.cmpi eq, %33, %34 : index
// CHECK-NEXT:         scf.yield %35 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%32) %arg8 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg8: index):
// CHECK-NEXT:       %31 = arith.addi %arg8, %c1 : index
// CHECK-NEXT:       scf.yield %31 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %30:8 = scf.while (%arg8 = %24, %arg9 = %26, %arg10 = %27, %arg11 = %29, %arg12 = %10, %arg13 = %alloc_0, %arg14 = %alloc_1, %arg15 = %11) : (index, index, index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) -> (index, index, index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:       %31 = arith.cmpi ult, %arg8, %25 : index
// CHECK-NEXT:       %32 = arith.cmpi ult, %arg10, %28 : index
// CHECK-NEXT:       %33 = arith.andi %31, %32 : i1
// CHECK-NEXT:       scf.condition(%33) %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15 : index, index, index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: memref<?xindex>, %arg13: memref<?xindex>, %arg14: memref<?xf64>, %arg15: !sparse_tensor.storage_specifier<#sparse>):
// CHECK-NEXT:       %31 = memref.load %subview_4[%arg8] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:       %32 = memref.load %subview_7[%arg10] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:       %33 = arith.cmpi ult, %32, %31 : index
// CHECK-NEXT:       %34 = arith.select %33, %32, %31 : index
// CHECK-NEXT:       %35 = arith.cmpi eq, %31, %34 : index
// CHECK-NEXT:       %36 = arith.cmpi eq, %32, %34 : index
// CHECK-NEXT:       %37 = arith.andi %35, %36 : i1
// CHECK-NEXT:       %38:4 = scf.if %37 -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:         %43:6 = scf.while (%arg16 = %arg8, %arg17 = %arg10, %arg18 = %arg12, %arg19 = %arg13, %arg20 = %arg14, %arg21 = %arg15) : (index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) -> (index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:           %44 = arith.cmpi ult, %arg16, %arg9 : index
// CHECK-NEXT:           %45 = arith.cmpi ult, %arg17, %arg11 : index
// CHECK-NEXT:           %46 = arith.andi %44, %45 : i1
// CHECK-NEXT:           scf.condition(%46) %arg16, %arg17, %arg18, %arg19, %arg20, %arg21 : index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg16: index, %arg17: index, %arg18: memref<?xindex>, %arg19: memref<?xindex>, %arg20: memref<?xf64>, %arg21: !sparse_tensor.storage_specifier<#sparse>):
// CHECK-NEXT:           %44 = memref.load %subview_5[%arg16] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:           %45 = memref.load %subview_8[%arg17] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:           %46 = arith.cmpi ult, %45, %44 : index
// CHECK-NEXT:           %47 = arith.select %46, %45, %44 : index
// CHECK-NEXT:           %48 = arith.cmpi eq, %44, %47 : index
// CHECK-NEXT:           %49 = arith.cmpi eq, %45, %47 : index
// CHECK-NEXT:           %50 = arith.andi %48, %49 : i1
// CHECK-NEXT:           %51:4 = scf.if %50 -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:             %58 = memref.load %subview[%arg16] : memref<?xf64>
// CHECK-NEXT:             %59 = memref.load %subview_2[%arg17] : memref<?xf64>
// CHECK-NEXT:             %60 = arith.mulf %58, %59 : f64
// CHECK-NEXT:             %61:4 = func.call @_insert_compressed_nonunique_singleton_8_8_f64_0_0(%arg18, %arg19, %arg20, %arg21, %34, %47, %60) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:             scf.yield %61#0, %61#1, %61#2, %61#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg18, %arg19, %arg20, %arg21 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:           }
// CHECK-NEXT:           %52 = arith.cmpi eq, %44, %47 : index
// CHECK-NEXT:           %53 = arith.addi %arg16, %c1 : index
// CHECK-NEXT:           %54 = arith.select %52, %53, %arg16 : index
// CHECK-NEXT:           %55 = arith.cmpi eq, %45, %47 : index
// CHECK-NEXT:           %56 = arith.addi %arg17, %c1 : index
// CHECK-NEXT:           %57 = arith.select %55, %56, %arg17 : index
// CHECK-NEXT:           scf.yield %54, %57, %51#0, %51#1, %51#2, %51#3 : index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %43#2, %43#3, %43#4, %43#5 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg12, %arg13, %arg14, %arg15 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       }
// CHECK-NEXT:       %39 = arith.cmpi eq, %31, %34 : index
// CHECK-NEXT:       %40:2 = scf.if %39 -> (index, index) {
// CHECK-NEXT:         %43 = scf.while (%arg16 = %arg9) : (index) -> index {
// CHECK-NEXT:           %44 = arith.cmpi ult, %arg16, %25 : index
// CHECK-NEXT:           %45 = scf.if %44 -> (i1) {
// CHECK-NEXT:             %46 = memref.load %subview_4[%arg9] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:             %47 = memref.load %subview_4[%arg16] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:             %48 = arith.cmpi eq, %46, %47 : index
// CHECK-NEXT:             scf.yield %48 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%45) %arg16 : index
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg16: index):
// CHECK-NEXT:           %44 = arith.addi %arg16, %c1 : index
// CHECK-NEXT:           scf.yield %44 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %arg9, %43 : index, index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg8, %arg9 : index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       %41 = arith.cmpi eq, %32, %34 : index
// CHECK-NEXT:       %42:2 = scf.if %41 -> (index, index) {
// CHECK-NEXT:         %43 = scf.while (%arg16 = %arg11) : (index) -> index {
// CHECK-NEXT:           %44 = arith.cmpi ult, %arg16, %28 : index
// CHECK-NEXT:           %45 = scf.if %44 -> (i1) {
// CHECK-NEXT:             %46 = memref.load %subview_7[%arg11] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:             %47 = memref.load %subview_7[%arg16] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:             %48 = arith.cmpi eq, %46, %47 : index
// CHECK-NEXT:             scf.yield %48 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%45) %arg16 : index
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg16: index):
// CHECK-NEXT:           %44 = arith.addi %arg16, %c1 : index
// CHECK-NEXT:           scf.yield %44 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %arg11, %43 : index, index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg10, %arg11 : index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %40#0, %40#1, %42#0, %42#1, %38#0, %38#1, %38#2, %38#3 : index, index, index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %30#4, %30#5, %30#6, %30#7 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @add(%a: tensor<8x8xf64, #COO>, %b: tensor<8x8xf64, #COO>) -> tensor<8x8xf64, #COO> {
  %e = tensor.empty() : tensor<8x8xf64, #COO>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                     affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a, %b : tensor<8x8xf64, #COO>, tensor<8x8xf64, #COO>) outs(%e : tensor<8x8xf64, #COO>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %p = arith.addf %x, %y : f64
    linalg.yield %p : f64
  } -> tensor<8x8xf64, #COO>
  return %0 : tensor<8x8xf64, #COO>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @_insert_compressed_nonunique_singleton_8_8_f64_0_0(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index, %arg5: index, %arg6: f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = memref.load %arg0[%c1] : memref<?xindex>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = arith.divui %1, %c2 : index
// CHECK-NEXT:     %3 = arith.subi %0, %c1 : index
// CHECK-NEXT:     %4:5 = scf.if %false -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index) {
// CHECK-NEXT:       scf.yield %arg0, %arg1, %arg2, %arg3, %3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %15 = arith.addi %2, %c1 : index
// CHECK-NEXT:       memref.store %15, %arg0[%c1] : memref<?xindex>
// CHECK-NEXT:       %16 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %dim_1 = memref.dim %arg1, %c0 : memref<?xindex>
// CHECK-NEXT:       %17 = arith.addi %16, %c1 : index
// CHECK-NEXT:       %18 = arith.cmpi ugt, %17, %dim_1 : index
// CHECK-NEXT:       %19 = scf.if %18 -> (memref<?xindex>) {
// CHECK-NEXT:         %21 = arith.muli %dim_1, %c2 : index
// CHECK-NEXT:         %22 = memref.realloc %arg1(%21) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:         scf.yield %22 : memref<?xindex>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg1 : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %arg4, %19[%16] : memref<?xindex>
// CHECK-NEXT:       %20 = sparse_tensor.storage_specifier.set %arg3  crd_mem_sz at 0 with %17 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       scf.yield %arg0, %19, %arg2, %20, %2 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.get %4#3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %dim = memref.dim %4#1, %c0 : memref<?xindex>
// CHECK-NEXT:     %6 = arith.addi %5, %c1 : index
// CHECK-NEXT:     %7 = arith.cmpi ugt, %6, %dim : index
// CHECK-NEXT:     %8 = scf.if %7 -> (memref<?xindex>) {
// CHECK-NEXT:       %15 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %16 = memref.realloc %4#1(%15) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %16 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %4#1 : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg5, %8[%5] : memref<?xindex>
// CHECK-NEXT:     %9 = sparse_tensor.storage_specifier.set %4#3  crd_mem_sz at 1 with %6 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %10 = sparse_tensor.storage_specifier.get %9  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %dim_0 = memref.dim %4#2, %c0 : memref<?xf64>
// CHECK-NEXT:     %11 = arith.addi %10, %c1 : index
// CHECK-NEXT:     %12 = arith.cmpi ugt, %11, %dim_0 : index
// CHECK-NEXT:     %13 = scf.if %12 -> (memref<?xf64>) {
// CHECK-NEXT:       %15 = arith.muli %dim_0, %c2 : index
// CHECK-NEXT:       %16 = memref.realloc %4#2(%15) : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:       scf.yield %16 : memref<?xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %4#2 : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg6, %13[%10] : memref<?xf64>
// CHECK-NEXT:     %14 = sparse_tensor.storage_specifier.set %9  val_mem_sz with %11 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %4#0, %8, %13, %14 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @add(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: memref<?xindex>, %arg5: memref<?xindex>, %arg6: memref<?xf64>, %arg7: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c32 = arith.constant 32 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%c16) : memref<?xf64>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %c8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %1  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = arith.addi %2, %c1 : index
// CHECK-NEXT:     %4 = arith.cmpi ugt, %3, %c16 : index
// CHECK-NEXT:     %5 = scf.if %4 -> (memref<?xindex>) {
// CHECK-NEXT:       %33 = memref.realloc %alloc(%c32) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %33 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %alloc : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %c0, %5[%2] : memref<?xindex>
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.set %1  pos_mem_sz at 0 with %3 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.set %6  lvl_sz at 1 with %c8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %dim = memref.dim %5, %c0 : memref<?xindex>
// CHECK-NEXT:     %8 = arith.addi %3, %c1 : index
// CHECK-NEXT:     %9 = arith.cmpi ugt, %8, %dim : index
// CHECK-NEXT:     %10 = scf.if %9 -> (memref<?xindex>) {
// CHECK-NEXT:       %33 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %34 = memref.realloc %5(%33) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %34 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %5 : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %c0, %10[%3] : memref<?xindex>
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.set %7  pos_mem_sz at 0 with %8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview = memref.subview %arg2[0] [%12] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %13 = sparse_tensor.storage_specifier.get %arg7  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_2 = memref.subview %arg6[0] [%13] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %14 = sparse_tensor.storage_specifier.get %arg3  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_3 = memref.subview %arg0[0] [%14] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %15 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %16 = arith.divui %15, %c2 : index
// CHECK-NEXT:     %subview_4 = memref.subview %arg1[%c0] [%16] [%c2] : memref<?xindex> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %17 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %18 = arith.divui %17, %c2 : index
// CHECK-NEXT:     %subview_5 = memref.subview %arg1[%c1] [%18] [%c2] : memref<?xindex> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %19 = sparse_tensor.storage_specifier.get %arg7  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_6 = memref.subview %arg4[0] [%19] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %20 = sparse_tensor.storage_specifier.get %arg7  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %21 = arith.divui %20, %c2 : index
// CHECK-NEXT:     %subview_7 = memref.subview %arg5[%c0] [%21] [%c2] : memref<?xindex> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %22 = sparse_tensor.storage_specifier.get %arg7  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %23 = arith.divui %22, %c2 : index
// CHECK-NEXT:     %subview_8 = memref.subview %arg5[%c1] [%23] [%c2] : memref<?xindex> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %24 = memref.load %subview_3[%c0] : memref<?xindex>
// CHECK-NEXT:     %25 = memref.load %subview_3[%c1] : memref<?xindex>
// CHECK-NEXT:     %26 = scf.while (%arg8 = %24) : (index) -> index {
// CHECK-NEXT:       %33 = arith.cmpi ult, %arg8, %25 : index
// CHECK-NEXT:       %34 = scf.if %33 -> (i1) {
// CHECK-NEXT:         %35 = memref.load %subview_4[%24] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:         %36 = memref.load %subview_4[%arg8] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:         %37 = arith.cmpi eq, %35, %36 : index
// CHECK-NEXT:         scf.yield %37 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%34) %arg8 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg8: index):
// CHECK-NEXT:       %33 = arith.addi %arg8, %c1 : index
// CHECK-NEXT:       scf.yield %33 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %27 = memref.load %subview_6[%c0] : memref<?xindex>
// CHECK-NEXT:     %28 = memref.load %subview_6[%c1] : memref<?xindex>
// CHECK-NEXT:     %29 = scf.while (%arg8 = %27) : (index) -> index {
// CHECK-NEXT:       %33 = arith.cmpi ult, %arg8, %28 : index
// CHECK-NEXT:       %34 = scf.if %33 -> (i1) {
// CHECK-NEXT:         %35 = memref.load %subview_7[%27] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:         %36 = memref.load %subview_7[%arg8] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:         %37 = arith.cmpi eq, %35, %36 : index
// CHECK-NEXT:         scf.yield %37 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%34) %arg8 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg8: index):
// CHECK-NEXT:       %33 = arith.addi %arg8, %c1 : index
// CHECK-NEXT:       scf.yield %33 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %30:8 = scf.while (%arg8 = %24, %arg9 = %26, %arg10 = %27, %arg11 = %29, %arg12 = %10, %arg13 = %alloc_0, %arg14 = %alloc_1, %arg15 = %11) : (index, index, index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) -> (index, index, index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:       %33 = arith.cmpi ult, %arg8, %25 : index
// CHECK-NEXT:       %34 = arith.cmpi ult, %arg10, %28 : index
// CHECK-NEXT:       %35 = arith.andi %33, %34 : i1
// CHECK-NEXT:       scf.condition(%35) %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15 : index, index, index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: memref<?xindex>, %arg13: memref<?xindex>, %arg14: memref<?xf64>, %arg15: !sparse_tensor.storage_specifier<#sparse>):
// CHECK-NEXT:       %33 = memref.load %subview_4[%arg8] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:       %34 = memref.load %subview_7[%arg10] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:       %35 = arith.cmpi ult, %34, %33 : index
// CHECK-NEXT:       %36 = arith.select %35, %34, %33 : index
// CHECK-NEXT:       %37 = arith.cmpi eq, %33, %36 : index
// CHECK-NEXT:       %38 = arith.cmpi eq, %34, %36 : index
// CHECK-NEXT:       %39 = arith.andi %37, %38 : i1
// CHECK-NEXT:       %40:4 = scf.if %39 -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:         %45:6 = scf.while (%arg16 = %arg8, %arg17 = %arg10, %arg18 = %arg12, %arg19 = %arg13, %arg20 = %arg14, %arg21 = %arg15) : (index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) -> (index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:           %48 = arith.cmpi ult, %arg16, %arg9 : index
// CHECK-NEXT:           %49 = arith.cmpi ult, %arg17, %arg11 : index
// CHECK-NEXT:           %50 = arith.andi %48, %49 : i1
// CHECK-NEXT:           scf.condition(%50) %arg16, %arg17, %arg18, %arg19, %arg20, %arg21 : index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg16: index, %arg17: index, %arg18: memref<?xindex>, %arg19: memref<?xindex>, %arg20: memref<?xf64>, %arg21: !sparse_tensor.storage_specifier<#sparse>):
// CHECK-NEXT:           %48 = memref.load %subview_5[%arg16] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:           %49 = memref.load %subview_8[%arg17] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:           %50 = arith.cmpi ult, %49, %48 : index
// CHECK-NEXT:           %51 = arith.select %50, %49, %48 : index
// CHECK-NEXT:           %52 = arith.cmpi eq, %48, %51 : index
// CHECK-NEXT:           %53 = arith.cmpi eq, %49, %51 : index
// CHECK-NEXT:           %54 = arith.andi %52, %53 : i1
// CHECK-NEXT:           %55:4 = scf.if %54 -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:             %62 = memref.load %subview[%arg16] : memref<?xf64>
// CHECK-NEXT:             %63 = memref.load %subview_2[%arg17] : memref<?xf64>
// CHECK-NEXT:             %64 = arith.addf %62, %63 : f64
// CHECK-NEXT:             %65:4 = func.call @_insert_compressed_nonunique_singleton_8_8_f64_0_0(%arg18, %arg19, %arg20, %arg21, %36, %51, %64) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:             scf.yield %65#0, %65#1, %65#2, %65#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:           } else {
// CHECK-NEXT:             %62 = arith.cmpi eq, %48, %51 : index
// CHECK-NEXT:             %63:4 = scf.if %62 -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:               %64 = memref.load %subview[%arg16] : memref<?xf64>
// CHECK-NEXT:               %65:4 = func.call @_insert_compressed_nonunique_singleton_8_8_f64_0_0(%arg18, %arg19, %arg20, %arg21, %36, %51, %64) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:               scf.yield %65#0, %65#1, %65#2, %65#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:             } else {
// CHECK-NEXT:               %64 = arith.cmpi eq, %49, %51 : index
// CHECK-NEXT:               %65:4 = scf.if %64 -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:                 %66 = memref.load %subview_2[%arg17] : memref<?xf64>
// CHECK-NEXT:                 %67:4 = func.call @_insert_compressed_nonunique_singleton_8_8_f64_0_0(%arg18, %arg19, %arg20, %arg21, %36, %51, %66) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:                 scf.yield %67#0, %67#1, %67#2, %67#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:               } else {
// CHECK-NEXT:                 scf.yield %arg18, %arg19, %arg20, %arg21 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:               }
// CHECK-NEXT:               scf.yield %65#0, %65#1, %65#2, %65#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.yield %63#0, %63#1, %63#2, %63#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:           }
// CHECK-NEXT:           %56 = arith.cmpi eq, %48, %51 : index
// CHECK-NEXT:           %57 = arith.addi %arg16, %c1 : index
// CHECK-NEXT:           %58 = arith.select %56, %57, %arg16 : index
// CHECK-NEXT:           %59 = arith.cmpi eq, %49, %51 : index
// CHECK-NEXT:           %60 = arith.addi %arg17, %c1 : index
// CHECK-NEXT:           %61 = arith.select %59, %60, %arg17 : index
// CHECK-NEXT:           scf.yield %58, %61, %55#0, %55#1, %55#2, %55#3 : index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:         }
// CHECK-NEXT:         %46:4 = scf.for %arg16 = %45#0 to %arg9 step %c1 iter_args(%arg17 = %45#2, %arg18 = %45#3, %arg19 = %45#4, %arg20 = %45#5) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:           %48 = memref.load %subview_5[%arg16] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:           %49 = memref.load %subview[%arg16] : memref<?xf64>
// CHECK-NEXT:           %50:4 = func.call @_insert_compressed_nonunique_singleton_8_8_f64_0_0(%arg17, %arg18, %arg19, %arg20, %36, %48, %49) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:           scf.yield %50#0, %50#1, %50#2, %50#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:         } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:         %47:4 = scf.for %arg16 = %45#1 to %arg11 step %c1 iter_args(%arg17 = %46#0, %arg18 = %46#1, %arg19 = %46#2, %arg20 = %46#3) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:           %48 = memref.load %subview_8[%arg16] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:           %49 = memref.load %subview_2[%arg16] : memref<?xf64>
// CHECK-NEXT:           %50:4 = func.call @_insert_compressed_nonunique_singleton_8_8_f64_0_0(%arg17, %arg18, %arg19, %arg20, %36, %48, %49) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:           scf.yield %50#0, %50#1, %50#2, %50#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:         } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:         scf.yield %47#0, %47#1, %47#2, %47#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %45 = arith.cmpi eq, %33, %36 : index
// CHECK-NEXT:         %46:4 = scf.if %45 -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:           %47:4 = scf.for %arg16 = %arg8 to %arg9 step %c1 iter_args(%arg17 = %arg12, %arg18 = %arg13, %arg19 = %arg14, %arg20 = %arg15) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:             %48 = memref.load %subview_5[%arg16] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:             %49 = memref.load %subview[%arg16] : memref<?xf64>
// CHECK-NEXT:             %50:4 = func.call @_insert_compressed_nonunique_singleton_8_8_f64_0_0(%arg17, %arg18, %arg19, %arg20, %36, %48, %49) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:             scf.yield %50#0, %50#1, %50#2, %50#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:           } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:           scf.yield %47#0, %47#1, %47#2, %47#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %47 = arith.cmpi eq, %34, %36 : index
// CHECK-NEXT:           %48:4 = scf.if %47 -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:             %49:4 = scf.for %arg16 = %arg10 to %arg11 step %c1 iter_args(%arg17 = %arg12, %arg18 = %arg13, %arg19 = %arg14, %arg20 = %arg15) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:               %50 = memref.load %subview_8[%arg16] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:               %51 = memref.load %subview_2[%arg16] : memref<?xf64>
// CHECK-NEXT:               %52:4 = func.call @_insert_compressed_nonunique_singleton_8_8_f64_0_0(%arg17, %arg18, %arg19, %arg20, %36, %50, %51) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:               scf.yield %52#0, %52#1, %52#2, %52#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:             } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:             scf.yield %49#0, %49#1, %49#2, %49#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg12, %arg13, %arg14, %arg15 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %48#0, %48#1, %48#2, %48#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %46#0, %46#1, %46#2, %46#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       }
// CHECK-NEXT:       %41 = arith.cmpi eq, %33, %36 : index
// CHECK-NEXT:       %42:2 = scf.if %41 -> (index, index) {
// CHECK-NEXT:         %45 = scf.while (%arg16 = %arg9) : (index) -> index {
// CHECK-NEXT:           %46 = arith.cmpi ult, %arg16, %25 : index
// CHECK-NEXT:           %47 = scf.if %46 -> (i1) {
// CHECK-NEXT:             %48 = memref.load %subview_4[%arg9] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:             %49 = memref.load %subview_4[%arg16] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:             %50 = arith.cmpi eq, %48, %49 : index
// CHECK-NEXT:             scf.yield %50 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%47) %arg16 : index
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg16: index):
// CHECK-NEXT:           %46 = arith.addi %arg16, %c1 : index
// CHECK-NEXT:           scf.yield %46 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %arg9, %45 : index, index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg8, %arg9 : index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       %43 = arith.cmpi eq, %34, %36 : index
// CHECK-NEXT:       %44:2 = scf.if %43 -> (index, index) {
// CHECK-NEXT:         %45 = scf.while (%arg16 = %arg11) : (index) -> index {
// CHECK-NEXT:           %46 = arith.cmpi ult, %arg16, %28 : index
// CHECK-NEXT:           %47 = scf.if %46 -> (i1) {
// CHECK-NEXT:             %48 = memref.load %subview_7[%arg11] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:             %49 = memref.load %subview_7[%arg16] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:             %50 = arith.cmpi eq, %48, %49 : index
// CHECK-NEXT:             scf.yield %50 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%47) %arg16 : index
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg16: index):
// CHECK-NEXT:           %46 = arith.addi %arg16, %c1 : index
// CHECK-NEXT:           scf.yield %46 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %arg11, %45 : index, index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg10, %arg11 : index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %42#0, %42#1, %44#0, %44#1, %40#0, %40#1, %40#2, %40#3 : index, index, index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     %31:6 = scf.while (%arg8 = %30#0, %arg9 = %30#1, %arg10 = %30#4, %arg11 = %30#5, %arg12 = %30#6, %arg13 = %30#7) : (index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) -> (index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:       %33 = arith.cmpi ult, %arg8, %25 : index
// CHECK-NEXT:       scf.condition(%33) %arg8, %arg9, %arg10, %arg11, %arg12, %arg13 : index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg8: index, %arg9: index, %arg10: memref<?xindex>, %arg11: memref<?xindex>, %arg12: memref<?xf64>, %arg13: !sparse_tensor.storage_specifier<#sparse>):
// CHECK-NEXT:       %33 = memref.load %subview_4[%arg8] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:       %34:4 = scf.if %true -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:         %36:4 = scf.for %arg14 = %arg8 to %arg9 step %c1 iter_args(%arg15 = %arg10, %arg16 = %arg11, %arg17 = %arg12, %arg18 = %arg13) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:           %37 = memref.load %subview_5[%arg14] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:           %38 = memref.load %subview[%arg14] : memref<?xf64>
// CHECK-NEXT:           %39:4 = func.call @_insert_compressed_nonunique_singleton_8_8_f64_0_0(%arg15, %arg16, %arg17, %arg18, %33, %37, %38) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:           scf.yield %39#0, %39#1, %39#2, %39#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:         } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:         scf.yield %36#0, %36#1, %36#2, %36#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg10, %arg11, %arg12, %arg13 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       }
// CHECK-NEXT:       %35:2 = scf.if %true -> (index, index) {
// CHECK-NEXT:         %36 = scf.while (%arg14 = %arg9) : (index) -> index {
// CHECK-NEXT:           %37 = arith.cmpi ult, %arg14, %25 : index
// CHECK-NEXT:           %38 = scf.if %37 -> (i1) {
// CHECK-NEXT:             %39 = memref.load %subview_4[%arg9] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:             %40 = memref.load %subview_4[%arg14] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:             %41 = arith.cmpi eq, %39, %40 : index
// CHECK-NEXT:             scf.yield %41 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%38) %arg14 : index
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg14: index):
// CHECK-NEXT:           %37 = arith.addi %arg14, %c1 : index
// CHECK-NEXT:           scf.yield %37 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %arg9, %36 : index, index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg8, %arg9 : index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %35#0, %35#1, %34#0, %34#1, %34#2, %34#3 : index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     %32:6 = scf.while (%arg8 = %30#2, %arg9 = %30#3, %arg10 = %31#2, %arg11 = %31#3, %arg12 = %31#4, %arg13 = %31#5) : (index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) -> (index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:       %33 = arith.cmpi ult, %arg8, %28 : index
// CHECK-NEXT:       scf.condition(%33) %arg8, %arg9, %arg10, %arg11, %arg12, %arg13 : index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg8: index, %arg9: index, %arg10: memref<?xindex>, %arg11: memref<?xindex>, %arg12: memref<?xf64>, %arg13: !sparse_tensor.storage_specifier<#sparse>):
// CHECK-NEXT:       %33 = memref.load %subview_7[%arg8] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:       %34:4 = scf.if %true -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:         %36:4 = scf.for %arg14 = %arg8 to %arg9 step %c1 iter_args(%arg15 = %arg10, %arg16 = %arg11, %arg17 = %arg12, %arg18 = %arg13) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:           %37 = memref.load %subview_8[%arg14] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:           %38 = memref.load %subview_2[%arg14] : memref<?xf64>
// CHECK-NEXT:           %39:4 = func.call @_insert_compressed_nonunique_singleton_8_8_f64_0_0(%arg15, %arg16, %arg17, %arg18, %33, %37, %38) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:           scf.yield %39#0, %39#1, %39#2, %39#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:         } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:         scf.yield %36#0, %36#1, %36#2, %36#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg10, %arg11, %arg12, %arg13 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       }
// CHECK-NEXT:       %35:2 = scf.if %true -> (index, index) {
// CHECK-NEXT:         %36 = scf.while (%arg14 = %arg9) : (index) -> index {
// CHECK-NEXT:           %37 = arith.cmpi ult, %arg14, %28 : index
// CHECK-NEXT:           %38 = scf.if %37 -> (i1) {
// CHECK-NEXT:             %39 = memref.load %subview_7[%arg9] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:             %40 = memref.load %subview_7[%arg14] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:             %41 = arith.cmpi eq, %39, %40 : index
// CHECK-NEXT:             scf.yield %41 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%38) %arg14 : index
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg14: index):
// CHECK-NEXT:           %37 = arith.addi %arg14, %c1 : index
// CHECK-NEXT:           scf.yield %37 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %arg9, %36 : index, index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg8, %arg9 : index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %35#0, %35#1, %34#0, %34#1, %34#2, %34#3 : index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %32#2, %32#3, %32#4, %32#5 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @product(%a: tensor<8x8xf64, #COO>, %b: tensor<8x8xf64, #COO>) -> tensor<8x8xf64, #COO> {
  %e = tensor.empty() : tensor<8x8xf64, #COO>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, k, j) -> (i, k)>, affine_map<(i, k, j) -> (k, j)>,
                     affine_map<(i, k, j) -> (i, j)>],
    iterator_types = ["parallel", "reduction", "parallel"]
  } ins(%a, %b : tensor<8x8xf64, #COO>, tensor<8x8xf64, #COO>) outs(%e : tensor<8x8xf64, #COO>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %p = arith.mulf %x, %y : f64
    %s = arith.addf %z, %p : f64
    linalg.yield %s : f64
  } -> tensor<8x8xf64, #COO>
  return %0 : tensor<8x8xf64, #COO>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @_insert_compressed_nonunique_singleton_8_8_f64_0_0(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index, %arg5: index, %arg6: f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = memref.load %arg0[%c1] : memref<?xindex>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = arith.divui %1, %c2 : index
// CHECK-NEXT:     %3 = arith.subi %0, %c1 : index
// CHECK-NEXT:     %4:5 = scf.if %false -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index) {
// CHECK-NEXT:       scf.yield %arg0, %arg1, %arg2, %arg3, %3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %15 = arith.addi %2, %c1 : index
// CHECK-NEXT:       memref.store %15, %arg0[%c1] : memref<?xindex>
// CHECK-NEXT:       %16 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %dim_1 = memref.dim %arg1, %c0 : memref<?xindex>
// CHECK-NEXT:       %17 = arith.addi %16, %c1 : index
// CHECK-NEXT:       %18 = arith.cmpi ugt, %17, %dim_1 : index
// CHECK-NEXT:       %19 = scf.if %18 -> (memref<?xindex>) {
// CHECK-NEXT:         %21 = arith.muli %dim_1, %c2 : index
// CHECK-NEXT:         %22 = memref.realloc %arg1(%21) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:         scf.yield %22 : memref<?xindex>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg1 : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %arg4, %19[%16] : memref<?xindex>
// CHECK-NEXT:       %20 = sparse_tensor.storage_specifier.set %arg3  crd_mem_sz at 0 with %17 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       scf.yield %arg0, %19, %arg2, %20, %2 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.get %4#3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %dim = memref.dim %4#1, %c0 : memref<?xindex>
// CHECK-NEXT:     %6 = arith.addi %5, %c1 : index
// CHECK-NEXT:     %7 = arith.cmpi ugt, %6, %dim : index
// CHECK-NEXT:     %8 = scf.if %7 -> (memref<?xindex>) {
// CHECK-NEXT:       %15 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %16 = memref.realloc %4#1(%15) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %16 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %4#1 : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg5, %8[%5] : memref<?xindex>
// CHECK-NEXT:     %9 = sparse_tensor.storage_specifier.set %4#3  crd_mem_sz at 1 with %6 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %10 = sparse_tensor.storage_specifier.get %9  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %dim_0 = memref.dim %4#2, %c0 : memref<?xf64>
// CHECK-NEXT:     %11 = arith.addi %10, %c1 : index
// CHECK-NEXT:     %12 = arith.cmpi ugt, %11, %dim_0 : index
// CHECK-NEXT:     %13 = scf.if %12 -> (memref<?xf64>) {
// CHECK-NEXT:       %15 = arith.muli %dim_0, %c2 : index
// CHECK-NEXT:       %16 = memref.realloc %4#2(%15) : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:       scf.yield %16 : memref<?xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %4#2 : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg6, %13[%10] : memref<?xf64>
// CHECK-NEXT:     %14 = sparse_tensor.storage_specifier.set %9  val_mem_sz with %11 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %4#0, %8, %13, %14 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @_sparse_binary_search_0_index_coo_0(%arg0: index, %arg1: index, %arg2: memref<?xindex>) -> index {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0:2 = scf.while (%arg3 = %arg0, %arg4 = %arg1) : (index, index) -> (index, index) {
// CHECK-NEXT:       %1 = arith.cmpi ult, %arg3, %arg4 : index
// CHECK-NEXT:       scf.condition(%1) %arg3, %arg4 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       %1 = arith.addi %arg3, %arg4 : index
// CHECK-NEXT:       %2 = arith.shrui %1, %c1 : index
// CHECK-NEXT:       %3 = arith.addi %2, %c1 : index
// CHECK-NEXT:       %4 = memref.load %arg2[%arg1] : memref<?xindex>
// CHECK-NEXT:       %5 = memref.load %arg2[%2] : memref<?xindex>
// CHECK-NEXT:       %6 = arith.cmpi ult, %4, %5 : index
// CHECK-NEXT:       %7 = arith.select %6, %arg3, %3 : index
// CHECK-NEXT:       %8 = arith.select %6, %2, %arg4 : index
// CHECK-NEXT:       scf.yield %7, %8 : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0 : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @_sparse_sort_stable_0_index_coo_0(%arg0: index, %arg1: index, %arg2: memref<?xindex>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %arg0, %c1 : index
// CHECK-NEXT:     scf.for %arg3 = %0 to %arg1 step %c1 {
// CHECK-NEXT:       %1 = func.call @_sparse_binary_search_0_index_coo_0(%arg0, %arg3, %arg2) : (index, index, memref<?xindex>) -> index
// CHECK-NEXT:       %2 = memref.load %arg2[%arg3] : memref<?xindex>
// CHECK-NEXT:       %3 = arith.subi %arg3, %1 : index
// CHECK-NEXT:       scf.for %arg4 = %c0 to %3 step %c1 {
// CHECK-NEXT:         %4 = arith.subi %arg3, %arg4 : index
// CHECK-NEXT:         %5 = arith.subi %4, %c1 : index
// CHECK-NEXT:         %6 = memref.load %arg2[%5] : memref<?xindex>
// CHECK-NEXT:         memref.store %6, %arg2[%4] : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %2, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @_sparse_shift_down_0_index_coo_0(%arg0: index, %arg1: index, %arg2: memref<?xindex>, %arg3: index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.cmpi uge, %arg3, %c2 : index
// CHECK-NEXT:     scf.if %0 {
// CHECK-NEXT:       %1 = arith.subi %arg1, %arg0 : index
// CHECK-NEXT:       %2 = arith.subi %arg3, %c2 : index
// CHECK-NEXT:       %3 = arith.shrui %2, %c1 : index
// CHECK-NEXT:       %4 = arith.cmpi uge, %3, %1 : index
// CHECK-NEXT:       scf.if %4 {
// CHECK-NEXT:         %5 = arith.shli %1, %c1 : index
// CHECK-NEXT:         %6 = arith.addi %5, %c1 : index
// CHECK-NEXT:         %7 = arith.addi %6, %arg0 : index
// CHECK-NEXT:         %8 = arith.addi %6, %c1 : index
// CHECK-NEXT:         %9 = arith.cmpi ult, %8, %arg3 : index
// CHECK-NEXT:         %10:2 = scf.if %9 -> (index, index) {
// CHECK-NEXT:           %12 = arith.addi %8, %arg0 : index
// CHECK-NEXT:           %13 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:           %14 = memref.load %arg2[%12] : memref<?xindex>
// CHECK-NEXT:           %15 = arith.cmpi ult, %13, %14 : index
// CHECK-NEXT:           %16:2 = scf.if %15 -> (index, index) {
// CHECK-NEXT:             scf.yield %8, %12 : index, index
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %6, %7 : index, index
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %16#0, %16#1 : index, index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %6, %7 : index, index
// CHECK-NEXT:         }
// CHECK-NEXT:         %11:3 = scf.while (%arg4 = %arg1, %arg5 = %10#0, %arg6 = %10#1) : (index, index, index) -> (index, index, index) {
// CHECK-NEXT:           %12 = memref.load %arg2[%arg4] : memref<?xindex>
// CHECK-NEXT:           %13 = memref.load %arg2[%arg6] : memref<?xindex>
// CHECK-NEXT:           %14 = arith.cmpi ult, %12, %13 : index
// CHECK-NEXT:           scf.condition(%14) %arg4, %arg5, %arg6 : index, index, index
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg4: index, %arg5: index, %arg6: index):
// CHECK-NEXT:           %12 = memref.load %arg2[%arg4] : memref<?xindex>
// CHECK-NEXT:           %13 = memref.load %arg2[%arg6] : memref<?xindex>
// CHECK-NEXT:           memref.store %13, %arg2[%arg4] : memref<?xindex>
// CHECK-NEXT:           memref.store %12, %arg2[%arg6] : memref<?xindex>
// CHECK-NEXT:           %14 = arith.cmpi uge, %3, %arg5 : index
// CHECK-NEXT:           %15:2 = scf.if %14 -> (index, index) {
// CHECK-NEXT:             %16 = arith.shli %arg5, %c1 : index
// CHECK-NEXT:             %17 = arith.addi %16, %c1 : index
// CHECK-NEXT:             %18 = arith.addi %17, %arg0 : index
// CHECK-NEXT:             %19 = arith.addi %17, %c1 : index
// CHECK-NEXT:             %20 = arith.cmpi ult, %19, %arg3 : index
// CHECK-NEXT:             %21:2 = scf.if %20 -> (index, index) {
// CHECK-NEXT:               %22 = arith.addi %19, %arg0 : index
// CHECK-NEXT:               %23 = memref.load %arg2[%18] : memref<?xindex>
// CHECK-NEXT:               %24 = memref.load %arg2[%22] : memref<?xindex>
// CHECK-NEXT:               %25 = arith.cmpi ult, %23, %24 : index
// CHECK-NEXT:               %26:2 = scf.if %25 -> (index, index) {
// CHECK-NEXT:                 scf.yield %19, %22 : index, index
// CHECK-NEXT:               } else {
// CHECK-NEXT:                 scf.yield %17, %18 : index, index
// CHECK-NEXT:               }
// CHECK-NEXT:               scf.yield %26#0, %26#1 : index, index
// CHECK-NEXT:             } else {
// CHECK-NEXT:               scf.yield %17, %18 : index, index
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.yield %21#0, %21#1 : index, index
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg5, %arg6 : index, index
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %arg6, %15#0, %15#1 : index, index, index
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @_sparse_heap_sort_0_index_coo_0(%arg0: index, %arg1: index, %arg2: memref<?xindex>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = arith.subi %arg1, %arg0 : index
// CHECK-NEXT:     %1 = arith.subi %0, %c2 : index
// CHECK-NEXT:     %2 = arith.shrui %1, %c1 : index
// CHECK-NEXT:     %3 = arith.addi %2, %c1 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %3 step %c1 {
// CHECK-NEXT:       %5 = arith.subi %2, %arg3 : index
// CHECK-NEXT:       %6 = arith.addi %arg0, %5 : index
// CHECK-NEXT:       func.call @_sparse_shift_down_0_index_coo_0(%arg0, %6, %arg2, %0) : (index, index, memref<?xindex>, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %4 = arith.subi %0, %c1 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %4 step %c1 {
// CHECK-NEXT:       %5 = arith.subi %0, %arg3 : index
// CHECK-NEXT:       %6 = arith.addi %arg0, %5 : index
// CHECK-NEXT:       %7 = arith.subi %6, %c1 : index
// CHECK-NEXT:       %8 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:       %9 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:       memref.store %9, %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:       memref.store %8, %arg2[%7] : memref<?xindex>
// CHECK-NEXT:       %10 = arith.subi %5, %c1 : index
// CHECK-NEXT:       func.call @_sparse_shift_down_0_index_coo_0(%arg0, %arg0, %arg2, %10) : (index, index, memref<?xindex>, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @_sparse_partition_0_index_coo_0(%arg0: index, %arg1: index, %arg2: memref<?xindex>) -> index {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c1000 = arith.constant 1000 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %arg0, %arg1 : index
// CHECK-NEXT:     %1 = arith.shrui %0, %c1 : index
// CHECK-NEXT:     %2 = arith.subi %arg1, %c1 : index
// CHECK-NEXT:     %3 = arith.subi %arg1, %arg0 : index
// CHECK-NEXT:     %4 = arith.cmpi ult, %3, %c1000 : index
// CHECK-NEXT:     scf.if %4 {
// CHECK-NEXT:       %6 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:       %7 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:       %8 = arith.cmpi ult, %6, %7 : index
// CHECK-NEXT:       scf.if %8 {
// CHECK-NEXT:         %12 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         %13 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:         memref.store %13, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         memref.store %12, %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       %9 = memref.load %arg2[%2] : memref<?xindex>
// CHECK-NEXT:       %10 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:       %11 = arith.cmpi ult, %9, %10 : index
// CHECK-NEXT:       scf.if %11 {
// CHECK-NEXT:         %12 = memref.load %arg2[%2] : memref<?xindex>
// CHECK-NEXT:         %13 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         memref.store %13, %arg2[%2] : memref<?xindex>
// CHECK-NEXT:         memref.store %12, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         %14 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         %15 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:         %16 = arith.cmpi ult, %14, %15 : index
// CHECK-NEXT:         scf.if %16 {
// CHECK-NEXT:           %17 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:           %18 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:           memref.store %18, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:           memref.store %17, %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %6 = arith.addi %arg0, %arg1 : index
// CHECK-NEXT:       %7 = arith.shrui %6, %c1 : index
// CHECK-NEXT:       %8 = arith.addi %1, %arg1 : index
// CHECK-NEXT:       %9 = arith.shrui %8, %c1 : index
// CHECK-NEXT:       %10 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:       %11 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:       %12 = arith.cmpi ult, %10, %11 : index
// CHECK-NEXT:       scf.if %12 {
// CHECK-NEXT:         %22 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:         %23 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:         memref.store %23, %arg2[%7] : memref<?xindex>
// CHECK-NEXT:         memref.store %22, %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       %13 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:       %14 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:       %15 = arith.cmpi ult, %13, %14 : index
// CHECK-NEXT:       scf.if %15 {
// CHECK-NEXT:         %22 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         %23 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:         memref.store %23, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         memref.store %22, %arg2[%7] : memref<?xindex>
// CHECK-NEXT:         %24 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:         %25 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:         %26 = arith.cmpi ult, %24, %25 : index
// CHECK-NEXT:         scf.if %26 {
// CHECK-NEXT:           %27 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:           %28 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:           memref.store %28, %arg2[%7] : memref<?xindex>
// CHECK-NEXT:           memref.store %27, %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %16 = memref.load %arg2[%9] : memref<?xindex>
// CHECK-NEXT:       %17 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:       %18 = arith.cmpi ult, %16, %17 : index
// CHECK-NEXT:       scf.if %18 {
// CHECK-NEXT:         %22 = memref.load %arg2[%9] : memref<?xindex>
// CHECK-NEXT:         %23 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         memref.store %23, %arg2[%9] : memref<?xindex>
// CHECK-NEXT:         memref.store %22, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         %24 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         %25 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:         %26 = arith.cmpi ult, %24, %25 : index
// CHECK-NEXT:         scf.if %26 {
// CHECK-NEXT:           %27 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:           %28 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:           memref.store %28, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:           memref.store %27, %arg2[%7] : memref<?xindex>
// CHECK-NEXT:           %29 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:           %30 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:           %31 = arith.cmpi ult, %29, %30 : index
// CHECK-NEXT:           scf.if %31 {
// CHECK-NEXT:             %32 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:             %33 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:             memref.store %33, %arg2[%7] : memref<?xindex>
// CHECK-NEXT:             memref.store %32, %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %19 = memref.load %arg2[%2] : memref<?xindex>
// CHECK-NEXT:       %20 = memref.load %arg2[%9] : memref<?xindex>
// CHECK-NEXT:       %21 = arith.cmpi ult, %19, %20 : index
// CHECK-NEXT:       scf.if %21 {
// CHECK-NEXT:         %22 = memref.load %arg2[%2] : memref<?xindex>
// CHECK-NEXT:         %23 = memref.load %arg2[%9] : memref<?xindex>
// CHECK-NEXT:         memref.store %23, %arg2[%2] : memref<?xindex>
// CHECK-NEXT:         memref.store %22, %arg2[%9] : memref<?xindex>
// CHECK-NEXT:         %24 = memref.load %arg2[%9] : memref<?xindex>
// CHECK-NEXT:         %25 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:         %26 = arith.cmpi ult, %24, %25 : index
// CHECK-NEXT:         scf.if %26 {
// CHECK-NEXT:           %27 = memref.load %arg2[%9] : memref<?xindex>
// CHECK-NEXT:           %28 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:           memref.store %28, %arg2[%9] : memref<?xindex>
// CHECK-NEXT:           memref.store %27, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:           %29 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:           %30 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:           %31 = arith.cmpi ult, %29, %30 : index
// CHECK-NEXT:           scf.if %31 {
// CHECK-NEXT:             %32 = memref.load %arg2[%1] : memref<?xindex>
// CHECK-NEXT:             %33 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:             memref.store %33, %arg2[%1] : memref<?xindex>
// CHECK-NEXT:             memref.store %32, %arg2[%7] : memref<?xindex>
// CHECK-NEXT:             %34 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:             %35 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:             %36 = arith.cmpi ult, %34, %35 : index
// CHECK-NEXT:             scf.if %36 {
// CHECK-NEXT:               %37 = memref.load %arg2[%7] : memref<?xindex>
// CHECK-NEXT:               %38 = memref.load %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:               memref.store %38, %arg2[%7] : memref<?xindex>
// CHECK-NEXT:               memref.store %37, %arg2[%arg0] : memref<?xindex>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %5:4 = scf.while (%arg3 = %arg0, %arg4 = %2, %arg5 = %1, %arg6 = %true) : (index, index, index, i1) -> (index, index, index, i1) {
// CHECK-NEXT:       scf.condition(%arg6) %arg3, %arg4, %arg5, %arg6 : index, index, index, i1
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: i1):
// CHECK-NEXT:       %6 = scf.while (%arg7 = %arg3) : (index) -> index {
// CHECK-NEXT:         %16 = memref.load %arg2[%arg7] : memref<?xindex>
// CHECK-NEXT:         %17 = memref.load %arg2[%arg5] : memref<?xindex>
// CHECK-NEXT:         %18 = arith.cmpi ult, %16, %17 : index
// CHECK-NEXT:         scf.condition(%18) %arg7 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg7: index):
// CHECK-NEXT:         %16 = arith.addi %arg7, %c1 : index
// CHECK-NEXT:         scf.yield %16 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %7 = memref.load %arg2[%6] : memref<?xindex>
// CHECK-NEXT:       %8 = memref.load %arg2[%arg5] : memref<?xindex>
// CHECK-NEXT:       %9 = arith.cmpi eq, %7, %8 : index
// CHECK-NEXT:       %10 = scf.while (%arg7 = %arg4) : (index) -> index {
// CHECK-NEXT:         %16 = memref.load %arg2[%arg5] : memref<?xindex>
// CHECK-NEXT:         %17 = memref.load %arg2[%arg7] : memref<?xindex>
// CHECK-NEXT:         %18 = arith.cmpi ult, %16, %17 : index
// CHECK-NEXT:         scf.condition(%18) %arg7 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg7: index):
// CHECK-NEXT:         %16 = arith.addi %arg7, %c-1 : index
// CHECK-NEXT:         scf.yield %16 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %11 = memref.load %arg2[%10] : memref<?xindex>
// CHECK-NEXT:       %12 = memref.load %arg2[%arg5] : memref<?xindex>
// CHECK-NEXT:       %13 = arith.cmpi eq, %11, %12 : index
// CHECK-NEXT:       %14 = arith.cmpi ult, %6, %10 : index
// CHECK-NEXT:       %15:4 = scf.if %14 -> (index, index, index, i1) {
// CHECK-NEXT:         %16 = memref.load %arg2[%6] : memref<?xindex>
// CHECK-NEXT:         %17 = memref.load %arg2[%10] : memref<?xindex>
// CHECK-NEXT:         memref.store %17, %arg2[%6] : memref<?xindex>
// CHECK-NEXT:         memref.store %16, %arg2[%10] : memref<?xindex>
// CHECK-NEXT:         %18 = arith.cmpi eq, %6, %arg5 : index
// CHECK-NEXT:         %19 = scf.if %18 -> (index) {
// CHECK-NEXT:           scf.yield %10 : index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %22 = arith.cmpi eq, %10, %arg5 : index
// CHECK-NEXT:           %23 = scf.if %22 -> (index) {
// CHECK-NEXT:             scf.yield %6 : index
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg5 : index
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %23 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         %20 = arith.andi %9, %13 : i1
// CHECK-NEXT:         %21:2 = scf.if %20 -> (index, index) {
// CHECK-NEXT:           %22 = arith.addi %6, %c1 : index
// CHECK-NEXT:           %23 = arith.subi %10, %c1 : index
// CHECK-NEXT:           scf.yield %22, %23 : index, index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %6, %10 : index, index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %21#0, %21#1, %19, %true : index, index, index, i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %16 = arith.addi %10, %c1 : index
// CHECK-NEXT:         scf.yield %6, %10, %16, %false : index, index, index, i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %15#0, %15#1, %15#2, %15#3 : index, index, index, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     return %5#2 : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @_sparse_hybrid_qsort_0_index_coo_0(%arg0: index, %arg1: index, %arg2: memref<?xindex>, %arg3: i64) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT:     %c1_i64 = arith.constant 1 : i64
// CHECK-NEXT:     %c30 = arith.constant 30 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0:2 = scf.while (%arg4 = %arg0, %arg5 = %arg1) : (index, index) -> (index, index) {
// CHECK-NEXT:       %1 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       %2 = arith.cmpi ult, %1, %arg5 : index
// CHECK-NEXT:       scf.condition(%2) %arg4, %arg5 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg4: index, %arg5: index):
// CHECK-NEXT:       %1 = arith.subi %arg5, %arg4 : index
// CHECK-NEXT:       %2 = arith.cmpi ule, %1, %c30 : index
// CHECK-NEXT:       %3:2 = scf.if %2 -> (index, index) {
// CHECK-NEXT:         func.call @_sparse_sort_stable_0_index_coo_0(%arg4, %arg5, %arg2) : (index, index, memref<?xindex>) -> ()
// CHECK-NEXT:         scf.yield %arg4, %arg4 : index, index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %4 = arith.subi %arg3, %c1_i64 : i64
// CHECK-NEXT:         %5 = arith.cmpi ule, %4, %c0_i64 : i64
// CHECK-NEXT:         %6:2 = scf.if %5 -> (index, index) {
// CHECK-NEXT:           func.call @_sparse_heap_sort_0_index_coo_0(%arg4, %arg5, %arg2) : (index, index, memref<?xindex>) -> ()
// CHECK-NEXT:           scf.yield %arg4, %arg4 : index, index
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %7 = func.call @_sparse_partition_0_index_coo_0(%arg4, %arg5, %arg2) : (index, index, memref<?xindex>) -> index
// CHECK-NEXT:           %8 = arith.subi %7, %arg4 : index
// CHECK-NEXT:           %9 = arith.subi %arg5, %7 : index
// CHECK-NEXT:           %10 = arith.subi %arg5, %arg4 : index
// CHECK-NEXT:           %11 = arith.cmpi ugt, %10, %c2 : index
// CHECK-NEXT:           %12:2 = scf.if %11 -> (index, index) {
// CHECK-NEXT:             %13 = arith.cmpi ule, %8, %9 : index
// CHECK-NEXT:             %14:2 = scf.if %13 -> (index, index) {
// CHECK-NEXT:               %15 = arith.cmpi ne, %8, %c0 : index
// CHECK-NEXT:               scf.if %15 {
// CHECK-NEXT:                 func.call @_sparse_hybrid_qsort_0_index_coo_0(%arg4, %7, %arg2, %4) : (index, index, memref<?xindex>, i64) -> ()
// CHECK-NEXT:               }
// CHECK-NEXT:               scf.yield %7, %arg5 : index, index
// CHECK-NEXT:             } else {
// CHECK-NEXT:               %15 = arith.cmpi ne, %9, %c0 : index
// CHECK-NEXT:               scf.if %15 {
// CHECK-NEXT:                 func.call @_sparse_hybrid_qsort_0_index_coo_0(%7, %arg5, %arg2, %4) : (index, index, memref<?xindex>, i64) -> ()
// CHECK-NEXT:               }
// CHECK-NEXT:               scf.yield %arg4, %7 : index, index
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.yield %14#0, %14#1 : index, index
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg4, %arg4 : index, index
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %12#0, %12#1 : index, index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %6#0, %6#1 : index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %3#0, %3#1 : index, index
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @product(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: memref<?xindex>, %arg5: memref<?xindex>, %arg6: memref<?xf64>, %arg7: !sparse_tensor.storage_specifier<#sparse>) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c64_i64 = arith.constant 64 : i64
// CHECK-NEXT:     %c32 = arith.constant 32 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%c16) : memref<?xf64>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %c8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %1  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = arith.addi %2, %c1 : index
// CHECK-NEXT:     %4 = arith.cmpi ugt, %3, %c16 : index
// CHECK-NEXT:     %5 = scf.if %4 -> (memref<?xindex>) {
// CHECK-NEXT:       %28 = memref.realloc %alloc(%c32) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %28 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %alloc : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %c0, %5[%2] : memref<?xindex>
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.set %1  pos_mem_sz at 0 with %3 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.set %6  lvl_sz at 1 with %c8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %dim = memref.dim %5, %c0 : memref<?xindex>
// CHECK-NEXT:     %8 = arith.addi %3, %c1 : index
// CHECK-NEXT:     %9 = arith.cmpi ugt, %8, %dim : index
// CHECK-NEXT:     %10 = scf.if %9 -> (memref<?xindex>) {
// CHECK-NEXT:       %28 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %29 = memref.realloc %5(%28) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %29 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %5 : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %c0, %10[%3] : memref<?xindex>
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.set %7  pos_mem_sz at 0 with %8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %alloc_2 = memref.alloc(%c8) : memref<?xf64>
// CHECK-NEXT:     %alloc_3 = memref.alloc(%c8) : memref<?xi1>
// CHECK-NEXT:     %alloc_4 = memref.alloc(%c8) : memref<?xindex>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%alloc_2 : memref<?xf64>)
// CHECK-NEXT:     linalg.fill ins(%false : i1) outs(%alloc_3 : memref<?xi1>)
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview = memref.subview %arg2[0] [%12] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %13 = sparse_tensor.storage_specifier.get %arg7  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_5 = memref.subview %arg6[0] [%13] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %14 = sparse_tensor.storage_specifier.get %arg3  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_6 = memref.subview %arg0[0] [%14] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %15 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %16 = arith.divui %15, %c2 : index
// CHECK-NEXT:     %subview_7 = memref.subview %arg1[%c0] [%16] [%c2] : memref<?xindex> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %17 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %18 = arith.divui %17, %c2 : index
// CHECK-NEXT:     %subview_8 = memref.subview %arg1[%c1] [%18] [%c2] : memref<?xindex> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %19 = sparse_tensor.storage_specifier.get %arg7  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_9 = memref.subview %arg4[0] [%19] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %20 = sparse_tensor.storage_specifier.get %arg7  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %21 = arith.divui %20, %c2 : index
// CHECK-NEXT:     %subview_10 = memref.subview %arg5[%c0] [%21] [%c2] : memref<?xindex> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %22 = sparse_tensor.storage_specifier.get %arg7  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %23 = arith.divui %22, %c2 : index
// CHECK-NEXT:     %subview_11 = memref.subview %arg5[%c1] [%23] [%c2] : memref<?xindex> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %24 = memref.load %subview_6[%c0] : memref<?xindex>
// CHECK-NEXT:     %25 = memref.load %subview_6[%c1] : memref<?xindex>
// CHECK-NEXT:     %26 = scf.while (%arg8 = %24) : (index) -> index {
// CHECK-NEXT:       %28 = arith.cmpi ult, %arg8, %25 : index
// CHECK-NEXT:       %29 = scf.if %28 -> (i1) {
// CHECK-NEXT:         %30 = memref.load %subview_7[%24] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:         %31 = memref.load %subview_7[%arg8] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:         %32 = arith.cmpi eq, %30, %31 : index
// CHECK-NEXT:         scf.yield %32 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%29) %arg8 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg8: index):
// CHECK-NEXT:       %28 = arith.addi %arg8, %c1 : index
// CHECK-NEXT:       scf.yield %28 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %27:6 = scf.while (%arg8 = %24, %arg9 = %26, %arg10 = %10, %arg11 = %alloc_0, %arg12 = %alloc_1, %arg13 = %11) : (index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) -> (index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:       %28 = arith.cmpi ult, %arg8, %25 : index
// CHECK-NEXT:       scf.condition(%28) %arg8, %arg9, %arg10, %arg11, %arg12, %arg13 : index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg8: index, %arg9: index, %arg10: memref<?xindex>, %arg11: memref<?xindex>, %arg12: memref<?xf64>, %arg13: !sparse_tensor.storage_specifier<#sparse>):
// CHECK-NEXT:       %28 = memref.load %subview_7[%arg8] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:       %29:4 = scf.if %true -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:         %31 = memref.load %subview_9[%c0] : memref<?xindex>
// CHECK-NEXT:         %32 = memref.load %subview_9[%c1] : memref<?xindex>
// CHECK-NEXT:         %33 = scf.while (%arg14 = %31) : (index) -> index {
// CHECK-NEXT:           %39 = arith.cmpi ult, %arg14, %32 : index
// CHECK-NEXT:           %40 = scf.if %39 -> (i1) {
// CHECK-NEXT:             %41 = memref.load %subview_10[%31] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:             %42 = memref.load %subview_10[%arg14] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:             %43 = arith.cmpi eq, %41, %42 : index
// CHECK-NEXT:             scf.yield %43 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%40) %arg14 : index
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg14: index):
// CHECK-NEXT:           %39 = arith.addi %arg14, %c1 : index
// CHECK-NEXT:           scf.yield %39 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         %34:8 = scf.while (%arg14 = %31, %arg15 = %33, %arg16 = %arg8, %arg17 = %c0, %arg18 = %arg10, %arg19 = %arg11, %arg20 = %arg12, %arg21 = %arg13) : (index, index, index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) -> (index, index, index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:           %39 = arith.cmpi ult, %arg14, %32 : index
// CHECK-NEXT:           %40 = arith.cmpi ult, %arg16, %arg9 : index
// CHECK-NEXT:           %41 = arith.andi %39, %40 : i1
// CHECK-NEXT:           scf.condition(%41) %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21 : index, index, index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg14: index, %arg15: index, %arg16: index, %arg17: index, %arg18: memref<?xindex>, %arg19: memref<?xindex>, %arg20: memref<?xf64>, %arg21: !sparse_tensor.storage_specifier<#sparse>):
// CHECK-NEXT:           %39 = memref.load %subview_10[%arg14] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:           %40 = memref.load %subview_8[%arg16] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:           %41 = arith.cmpi ult, %40, %39 : index
// CHECK-NEXT:           %42 = arith.select %41, %40, %39 : index
// CHECK-NEXT:           %43 = arith.cmpi eq, %40, %42 : index
// CHECK-NEXT:           %44 = arith.cmpi eq, %39, %42 : index
// CHECK-NEXT:           %45 = arith.andi %43, %44 : i1
// CHECK-NEXT:           %46:5 = scf.if %45 -> (index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:             %52 = memref.load %subview[%arg16] : memref<?xf64>
// CHECK-NEXT:             %53 = scf.for %arg22 = %arg14 to %arg15 step %c1 iter_args(%arg23 = %arg17) -> (index) {
// CHECK-NEXT:               %54 = memref.load %subview_11[%arg22] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:               %55 = memref.load %alloc_2[%54] : memref<?xf64>
// CHECK-NEXT:               %56 = memref.load %subview_5[%arg22] : memref<?xf64>
// CHECK-NEXT:               %57 = arith.mulf %52, %56 : f64
// CHECK-NEXT:               %58 = arith.addf %55, %57 : f64
// CHECK-NEXT:               %59 = memref.load %alloc_3[%54] : memref<?xi1>
// CHECK-NEXT:               %60 = arith.cmpi eq, %59, %false : i1
// CHECK-NEXT:               %61 = scf.if %60 -> (index) {
// CHECK-NEXT:                 memref.store %true, %alloc_3[%54] : memref<?xi1>
// CHECK-NEXT:                 memref.store %54, %alloc_4[%arg23] : memref<?xindex>
// CHECK-NEXT:                 %62 = arith.addi %arg23, %c1 : index
// CHECK-NEXT:                 scf.yield %62 : index
// CHECK-NEXT:               } else {
// CHECK-NEXT:                 scf.yield %arg23 : index
// CHECK-NEXT:               }
// CHECK-NEXT:               memref.store %58, %alloc_2[%54] : memref<?xf64>
// CHECK-NEXT:               scf.yield %61 : index
// CHECK-NEXT:             } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:             scf.yield %53, %arg18, %arg19, %arg20, %arg21 : index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg17, %arg18, %arg19, %arg20, %arg21 : index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:           }
// CHECK-NEXT:           %47 = arith.cmpi eq, %39, %42 : index
// CHECK-NEXT:           %48:2 = scf.if %47 -> (index, index) {
// CHECK-NEXT:             %52 = scf.while (%arg22 = %arg15) : (index) -> index {
// CHECK-NEXT:               %53 = arith.cmpi ult, %arg22, %32 : index
// CHECK-NEXT:               %54 = scf.if %53 -> (i1) {
// CHECK-NEXT:                 %55 = memref.load %subview_10[%arg15] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:                 %56 = memref.load %subview_10[%arg22] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:                 %57 = arith.cmpi eq, %55, %56 : index
// CHECK-NEXT:                 scf.yield %57 : i1
// CHECK-NEXT:               } else {
// CHECK-NEXT:                 scf.yield %false : i1
// CHECK-NEXT:               }
// CHECK-NEXT:               scf.condition(%54) %arg22 : index
// CHECK-NEXT:             } do {
// CHECK-NEXT:             ^bb0(%arg22: index):
// CHECK-NEXT:               %53 = arith.addi %arg22, %c1 : index
// CHECK-NEXT:               scf.yield %53 : index
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.yield %arg15, %52 : index, index
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg14, %arg15 : index, index
// CHECK-NEXT:           }
// CHECK-NEXT:           %49 = arith.cmpi eq, %40, %42 : index
// CHECK-NEXT:           %50 = arith.addi %arg16, %c1 : index
// CHECK-NEXT:           %51 = arith.select %49, %50, %arg16 : index
// CHECK-NEXT:           scf.yield %48#0, %48#1, %51, %46#0, %46#1, %46#2, %46#3, %46#4 : index, index, index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:         }
// CHECK-NEXT:         %35 = arith.index_cast %34#3 : index to i64
// CHECK-NEXT:         %36 = math.ctlz %35 : i64
// CHECK-NEXT:         %37 = arith.subi %c64_i64, %36 : i64
// CHECK-NEXT:         func.call @_sparse_hybrid_qsort_0_index_coo_0(%c0, %34#3, %alloc_4, %37) : (index, index, memref<?xindex>, i64) -> ()
// CHECK-NEXT:         %38:4 = scf.for %arg14 = %c0 to %34#3 step %c1 iter_args(%arg15 = %34#4, %arg16 = %34#5, %arg17 = %34#6, %arg18 = %34#7) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:           %39 = memref.load %alloc_4[%arg14] : memref<?xindex>
// CHECK-NEXT:           %40 = memref.load %alloc_2[%39] : memref<?xf64>
// CHECK-NEXT:           %41:4 = func.call @_insert_compressed_nonunique_singleton_8_8_f64_0_0(%arg15, %arg16, %arg17, %arg18, %28, %39, %40) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:           memref.store %cst, %alloc_2[%39] : memref<?xf64>
// CHECK-NEXT:           memref.store %false, %alloc_3[%39] : memref<?xi1>
// CHECK-NEXT:           scf.yield %41#0, %41#1, %41#2, %41#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %38#0, %38#1, %38#2, %38#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg10, %arg11, %arg12, %arg13 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       }
// CHECK-NEXT:       %30:2 = scf.if %true -> (index, index) {
// CHECK-NEXT:         %31 = scf.while (%arg14 = %arg9) : (index) -> index {
// CHECK-NEXT:           %32 = arith.cmpi ult, %arg14, %25 : index
// CHECK-NEXT:           %33 = scf.if %32 -> (i1) {
// CHECK-NEXT:             %34 = memref.load %subview_7[%arg9] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:             %35 = memref.load %subview_7[%arg14] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:             %36 = arith.cmpi eq, %34, %35 : index
// CHECK-NEXT:             scf.yield %36 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%33) %arg14 : index
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg14: index):
// CHECK-NEXT:           %32 = arith.addi %arg14, %c1 : index
// CHECK-NEXT:           scf.yield %32 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %arg9, %31 : index, index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg8, %arg9 : index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %30#0, %30#1, %29#0, %29#1, %29#2, %29#3 : index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc_2 : memref<?xf64>
// CHECK-NEXT:     memref.dealloc %alloc_3 : memref<?xi1>
// CHECK-NEXT:     memref.dealloc %alloc_4 : memref<?xindex>
// CHECK-NEXT:     return %27#2, %27#3, %27#4, %27#5 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
