// RUN: pyopt --split-input-file --sparsification-and-bufferization=reference-exact=true %s | FileCheck %s

// Vectors.

#V = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @dot(%a: tensor<10xf64, #V>, %b: tensor<10xf64, #V>, %out: tensor<f64>) -> tensor<f64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
    iterator_types = ["reduction"]
  } ins(%a, %b : tensor<10xf64, #V>, tensor<10xf64, #V>) outs(%out : tensor<f64>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %p = arith.mulf %x, %y : f64
    %s = arith.addf %z, %p : f64
    linalg.yield %s : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @dot(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: memref<?xindex>, %arg5: memref<?xindex>, %arg6: memref<?xf64>, %arg7: !sparse_tensor.storage_specifier<#sparse>, %arg8: memref<f64>) -> memref<f64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview = memref.subview %arg2[0] [%0] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.get %arg7  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_0 = memref.subview %arg6[0] [%1] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %arg3  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_1 = memref.subview %arg0[0] [%2] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_2 = memref.subview %arg1[0] [%3] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.get %arg7  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_3 = memref.subview %arg4[0] [%4] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.get %arg7  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_4 = memref.subview %arg5[0] [%5] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %6 = memref.load %arg8[] : memref<f64>
// CHECK-NEXT:     %7 = memref.load %subview_1[%c0] : memref<?xindex>
// CHECK-NEXT:     %8 = memref.load %subview_1[%c1] : memref<?xindex>
// CHECK-NEXT:     %9 = memref.load %subview_3[%c0] : memref<?xindex>
// CHECK-NEXT:     %10 = memref.load %subview_3[%c1] : memref<?xindex>
// CHECK-NEXT:     %11:3 = scf.while (%arg9 = %7, %arg10 = %9, %arg11 = %6) : (index, index, f64) -> (index, index, f64) {
// CHECK-NEXT:       %12 = arith.cmpi ult, %arg9, %8 : index
// CHECK-NEXT:       %13 = arith.cmpi ult, %arg10, %10 : index
// CHECK-NEXT:       %14 = arith.andi %12, %13 : i1
// CHECK-NEXT:       scf.condition(%14) %arg9, %arg10, %arg11 : index, index, f64
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg9: index, %arg10: index, %arg11: f64):
// CHECK-NEXT:       %12 = memref.load %subview_2[%arg9] : memref<?xindex>
// CHECK-NEXT:       %13 = memref.load %subview_4[%arg10] : memref<?xindex>
// CHECK-NEXT:       %14 = arith.cmpi ult, %13, %12 : index
// CHECK-NEXT:       %15 = arith.select %14, %13, %12 : index
// CHECK-NEXT:       %16 = arith.cmpi eq, %12, %15 : index
// CHECK-NEXT:       %17 = arith.cmpi eq, %13, %15 : index
// CHECK-NEXT:       %18 = arith.andi %16, %17 : i1
// CHECK-NEXT:       %19 = scf.if %18 -> (f64) {
// CHECK-NEXT:         %26 = memref.load %subview[%arg9] : memref<?xf64>
// CHECK-NEXT:         %27 = memref.load %subview_0[%arg10] : memref<?xf64>
// CHECK-NEXT:         %28 = arith.mulf %26, %27 : f64
// CHECK-NEXT:         %29 = arith.addf %arg11, %28 : f64
// CHECK-NEXT:         scf.yield %29 : f64
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg11 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:       %20 = arith.cmpi eq, %12, %15 : index
// CHECK-NEXT:       %21 = arith.addi %arg9, %c1 : index
// CHECK-NEXT:       %22 = arith.select %20, %21, %arg9 : index
// CHECK-NEXT:       %23 = arith.cmpi eq, %13, %15 : index
// CHECK-NEXT:       %24 = arith.addi %arg10, %c1 : index
// CHECK-NEXT:       %25 = arith.select %23, %24, %arg10 : index
// CHECK-NEXT:       scf.yield %22, %25, %19 : index, index, f64
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     memref.store %11#2, %arg8[] : memref<f64>
// CHECK-NEXT:     return %arg8 : memref<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#V = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @scale(%a: tensor<10xf64, #V>, %b: tensor<10xf64>) -> tensor<10xf64, #V> {
  %e = tensor.empty() : tensor<10xf64, #V>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a, %b : tensor<10xf64, #V>, tensor<10xf64>) outs(%e : tensor<10xf64, #V>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %p = arith.mulf %x, %y : f64
    linalg.yield %p : f64
  } -> tensor<10xf64, #V>
  return %0 : tensor<10xf64, #V>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @_insert_compressed_10_f64_0_0(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index, %arg5: f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = memref.load %arg0[%c0] : memref<?xindex>
// CHECK-NEXT:     %1 = memref.load %arg0[%c1] : memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = arith.subi %1, %c1 : index
// CHECK-NEXT:     %4 = arith.cmpi ult, %0, %1 : index
// CHECK-NEXT:     %5 = scf.if %4 -> (i1) {
// CHECK-NEXT:       %12 = memref.load %arg1[%3] : memref<?xindex>
// CHECK-NEXT:       %13 = arith.cmpi eq, %12, %arg4 : index
// CHECK-NEXT:       scf.yield %13 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %6:5 = scf.if %5 -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index) {
// CHECK-NEXT:       scf.yield %arg0, %arg1, %arg2, %arg3, %3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %12 = arith.addi %2, %c1 : index
// CHECK-NEXT:       memref.store %12, %arg0[%c1] : memref<?xindex>
// CHECK-NEXT:       %13 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %dim_0 = memref.dim %arg1, %c0 : memref<?xindex>
// CHECK-NEXT:       %14 = arith.addi %13, %c1 : index
// CHECK-NEXT:       %15 = arith.cmpi ugt, %14, %dim_0 : index
// CHECK-NEXT:       %16 = scf.if %15 -> (memref<?xindex>) {
// CHECK-NEXT:         %18 = arith.muli %dim_0, %c2 : index
// CHECK-NEXT:         %19 = memref.realloc %arg1(%18) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:         scf.yield %19 : memref<?xindex>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg1 : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %arg4, %16[%13] : memref<?xindex>
// CHECK-NEXT:       %17 = sparse_tensor.storage_specifier.set %arg3  crd_mem_sz at 0 with %14 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       scf.yield %arg0, %16, %arg2, %17, %2 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.get %6#3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %dim = memref.dim %6#2, %c0 : memref<?xf64>
// CHECK-NEXT:     %8 = arith.addi %7, %c1 : index
// CHECK-NEXT:     %9 = arith.cmpi ugt, %8, %dim : index
// CHECK-NEXT:     %10 = scf.if %9 -> (memref<?xf64>) {
// CHECK-NEXT:       %12 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %13 = memref.realloc %6#2(%12) : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:       scf.yield %13 : memref<?xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %6#2 : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg5, %10[%7] : memref<?xf64>
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.set %6#3  val_mem_sz with %8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %6#0, %6#1, %10, %11 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @scale(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: memref<10xf64>) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c32 = arith.constant 32 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%c16) : memref<?xf64>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %c10 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %1  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = arith.addi %2, %c1 : index
// CHECK-NEXT:     %4 = arith.cmpi ugt, %3, %c16 : index
// CHECK-NEXT:     %5 = scf.if %4 -> (memref<?xindex>) {
// CHECK-NEXT:       %17 = memref.realloc %alloc(%c32) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %17 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %alloc : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %c0, %5[%2] : memref<?xindex>
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.set %1  pos_mem_sz at 0 with %3 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %dim = memref.dim %5, %c0 : memref<?xindex>
// CHECK-NEXT:     %7 = arith.addi %3, %c1 : index
// CHECK-NEXT:     %8 = arith.cmpi ugt, %7, %dim : index
// CHECK-NEXT:     %9 = scf.if %8 -> (memref<?xindex>) {
// CHECK-NEXT:       %17 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %18 = memref.realloc %5(%17) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %18 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %5 : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %c0, %9[%3] : memref<?xindex>
// CHECK-NEXT:     %10 = sparse_tensor.storage_specifier.set %6  pos_mem_sz at 0 with %7 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview = memref.subview %arg2[0] [%11] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.get %arg3  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_2 = memref.subview %arg0[0] [%12] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %13 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_3 = memref.subview %arg1[0] [%13] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %14 = memref.load %subview_2[%c0] : memref<?xindex>
// CHECK-NEXT:     %15 = memref.load %subview_2[%c1] : memref<?xindex>
// CHECK-NEXT:     %16:4 = scf.for %arg5 = %14 to %15 step %c1 iter_args(%arg6 = %9, %arg7 = %alloc_0, %arg8 = %alloc_1, %arg9 = %10) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:       %17 = memref.load %subview_3[%arg5] : memref<?xindex>
// CHECK-NEXT:       %18 = memref.load %subview[%arg5] : memref<?xf64>
// CHECK-NEXT:       %19 = memref.load %arg4[%17] : memref<10xf64>
// CHECK-NEXT:       %20 = arith.mulf %18, %19 : f64
// CHECK-NEXT:       %21:4 = func.call @_insert_compressed_10_f64_0_0(%arg6, %arg7, %arg8, %arg9, %17, %20) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:       scf.yield %21#0, %21#1, %21#2, %21#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return %16#0, %16#1, %16#2, %16#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#V = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @gather(%a: tensor<10xf64, #V>, %b: tensor<10xf64>, %out: tensor<10xf64>)
    -> tensor<10xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a, %b : tensor<10xf64, #V>, tensor<10xf64>) outs(%out : tensor<10xf64>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %p = arith.mulf %x, %y : f64
    linalg.yield %p : f64
  } -> tensor<10xf64>
  return %0 : tensor<10xf64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @gather(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: memref<10xf64>, %arg5: memref<10xf64>) -> memref<10xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview = memref.subview %arg2[0] [%0] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%arg5 : memref<10xf64>)
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.get %arg3  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_0 = memref.subview %arg0[0] [%1] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_1 = memref.subview %arg1[0] [%2] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %3 = memref.load %subview_0[%c0] : memref<?xindex>
// CHECK-NEXT:     %4 = memref.load %subview_0[%c1] : memref<?xindex>
// CHECK-NEXT:     scf.for %arg6 = %3 to %4 step %c1 {
// CHECK-NEXT:       %5 = memref.load %subview_1[%arg6] : memref<?xindex>
// CHECK-NEXT:       %6 = memref.load %subview[%arg6] : memref<?xf64>
// CHECK-NEXT:       %7 = memref.load %arg4[%5] : memref<10xf64>
// CHECK-NEXT:       %8 = arith.mulf %6, %7 : f64
// CHECK-NEXT:       memref.store %8, %arg5[%5] : memref<10xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return %arg5 : memref<10xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#DV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
func.func @dot(%a: tensor<10xf64, #DV>, %b: tensor<10xf64, #DV>, %out: tensor<f64>) -> tensor<f64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
    iterator_types = ["reduction"]
  } ins(%a, %b : tensor<10xf64, #DV>, tensor<10xf64, #DV>) outs(%out : tensor<f64>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %p = arith.mulf %x, %y : f64
    %s = arith.addf %z, %p : f64
    linalg.yield %s : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @dot(%arg0: memref<?xf64>, %arg1: !sparse_tensor.storage_specifier<#sparse>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: memref<f64>) -> memref<f64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg1  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview = memref.subview %arg0[0] [%0] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_0 = memref.subview %arg2[0] [%1] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %2 = memref.load %arg4[] : memref<f64>
// CHECK-NEXT:     %3 = scf.for %arg5 = %c0 to %c10 step %c1 iter_args(%arg6 = %2) -> (f64) {
// CHECK-NEXT:       %4 = memref.load %subview[%arg5] : memref<?xf64>
// CHECK-NEXT:       %5 = memref.load %subview_0[%arg5] : memref<?xf64>
// CHECK-NEXT:       %6 = arith.mulf %4, %5 : f64
// CHECK-NEXT:       %7 = arith.addf %arg6, %6 : f64
// CHECK-NEXT:       scf.yield %7 : f64
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     memref.store %3, %arg4[] : memref<f64>
// CHECK-NEXT:     return %arg4 : memref<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#DV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
func.func @scale(%a: tensor<10xf64, #DV>, %b: tensor<10xf64>) -> tensor<10xf64, #DV> {
  %e = tensor.empty() : tensor<10xf64, #DV>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a, %b : tensor<10xf64, #DV>, tensor<10xf64>) outs(%e : tensor<10xf64, #DV>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %p = arith.mulf %x, %y : f64
    linalg.yield %p : f64
  } -> tensor<10xf64, #DV>
  return %0 : tensor<10xf64, #DV>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @scale(%arg0: memref<?xf64>, %arg1: !sparse_tensor.storage_specifier<#sparse>, %arg2: memref<10xf64>) -> (memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c10) : memref<?xf64>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %c10 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %1  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = arith.addi %2, %c10 : index
// CHECK-NEXT:     %4 = arith.cmpi ugt, %3, %c10 : index
// CHECK-NEXT:     %5 = scf.if %4 -> (memref<?xf64>) {
// CHECK-NEXT:       %8 = scf.while (%arg3 = %c10) : (index) -> index {
// CHECK-NEXT:         %10 = arith.muli %arg3, %c2 : index
// CHECK-NEXT:         %11 = arith.cmpi ugt, %3, %10 : index
// CHECK-NEXT:         scf.condition(%11) %10 : index
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%arg3: index):
// CHECK-NEXT:         scf.yield %arg3 : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %9 = memref.realloc %alloc(%8) : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:       scf.yield %9 : memref<?xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %alloc : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     %subview = memref.subview %5[%2] [%c10] [%c1] : memref<?xf64> to memref<?xf64, strided<[?], offset: ?>>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%subview : memref<?xf64, strided<[?], offset: ?>>)
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.set %1  val_mem_sz with %3 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.get %arg1  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_0 = memref.subview %arg0[0] [%7] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %subview_1 = memref.subview %5[0] [%3] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     scf.for %arg3 = %c0 to %c10 step %c1 {
// CHECK-NEXT:       %8 = memref.load %subview_0[%arg3] : memref<?xf64>
// CHECK-NEXT:       %9 = memref.load %arg2[%arg3] : memref<10xf64>
// CHECK-NEXT:       %10 = arith.mulf %8, %9 : f64
// CHECK-NEXT:       memref.store %10, %subview_1[%arg3] : memref<?xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return %5, %6 : memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#DV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
func.func @gather(%a: tensor<10xf64, #DV>, %b: tensor<10xf64>, %out: tensor<10xf64>)
    -> tensor<10xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a, %b : tensor<10xf64, #DV>, tensor<10xf64>) outs(%out : tensor<10xf64>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %p = arith.mulf %x, %y : f64
    linalg.yield %p : f64
  } -> tensor<10xf64>
  return %0 : tensor<10xf64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @gather(%arg0: memref<?xf64>, %arg1: !sparse_tensor.storage_specifier<#sparse>, %arg2: memref<10xf64>, %arg3: memref<10xf64>) -> memref<10xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg1  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview = memref.subview %arg0[0] [%0] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%arg3 : memref<10xf64>)
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c10 step %c1 {
// CHECK-NEXT:       %1 = memref.load %subview[%arg4] : memref<?xf64>
// CHECK-NEXT:       %2 = memref.load %arg2[%arg4] : memref<10xf64>
// CHECK-NEXT:       %3 = arith.mulf %1, %2 : f64
// CHECK-NEXT:       memref.store %3, %arg3[%arg4] : memref<10xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return %arg3 : memref<10xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#VU = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed(nonordered)) }>
func.func @dot(%a: tensor<10xf64, #VU>, %b: tensor<10xf64, #VU>, %out: tensor<f64>) -> tensor<f64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
    iterator_types = ["reduction"]
  } ins(%a, %b : tensor<10xf64, #VU>, tensor<10xf64, #VU>) outs(%out : tensor<f64>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %p = arith.mulf %x, %y : f64
    %s = arith.addf %z, %p : f64
    linalg.yield %s : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @dot(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: memref<?xindex>, %arg5: memref<?xindex>, %arg6: memref<?xf64>, %arg7: !sparse_tensor.storage_specifier<#sparse>, %arg8: memref<f64>) -> memref<f64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview = memref.subview %arg2[0] [%0] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.get %arg7  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_0 = memref.subview %arg6[0] [%1] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %arg3  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_1 = memref.subview %arg0[0] [%2] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_2 = memref.subview %arg1[0] [%3] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.get %arg7  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_3 = memref.subview %arg4[0] [%4] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %5 = sparse_tensor.storage_specifier.get %arg7  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_4 = memref.subview %arg5[0] [%5] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %6 = memref.load %arg8[] : memref<f64>
// CHECK-NEXT:     %7 = memref.load %subview_1[%c0] : memref<?xindex>
// CHECK-NEXT:     %8 = memref.load %subview_1[%c1] : memref<?xindex>
// CHECK-NEXT:     %9 = memref.load %subview_3[%c0] : memref<?xindex>
// CHECK-NEXT:     %10 = memref.load %subview_3[%c1] : memref<?xindex>
// CHECK-NEXT:     %11:3 = scf.while (%arg9 = %7, %arg10 = %9, %arg11 = %6) : (index, index, f64) -> (index, index, f64) {
// CHECK-NEXT:       %12 = arith.cmpi ult, %arg9, %8 : index
// CHECK-NEXT:       %13 = arith.cmpi ult, %arg10, %10 : index
// CHECK-NEXT:       %14 = arith.andi %12, %13 : i1
// CHECK-NEXT:       scf.condition(%14) %arg9, %arg10, %arg11 : index, index, f64
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg9: index, %arg10: index, %arg11: f64):
// CHECK-NEXT:       %12 = memref.load %subview_2[%arg9] : memref<?xindex>
// CHECK-NEXT:       %13 = memref.load %subview_4[%arg10] : memref<?xindex>
// CHECK-NEXT:       %14 = arith.cmpi ult, %13, %12 : index
// CHECK-NEXT:       %15 = arith.select %14, %13, %12 : index
// CHECK-NEXT:       %16 = arith.cmpi eq, %12, %15 : index
// CHECK-NEXT:       %17 = arith.cmpi eq, %13, %15 : index
// CHECK-NEXT:       %18 = arith.andi %16, %17 : i1
// CHECK-NEXT:       %19 = scf.if %18 -> (f64) {
// CHECK-NEXT:         %26 = memref.load %subview[%arg9] : memref<?xf64>
// CHECK-NEXT:         %27 = memref.load %subview_0[%arg10] : memref<?xf64>
// CHECK-NEXT:         %28 = arith.mulf %26, %27 : f64
// CHECK-NEXT:         %29 = arith.addf %arg11, %28 : f64
// CHECK-NEXT:         scf.yield %29 : f64
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg11 : f64
// CHECK-NEXT:       }
// CHECK-NEXT:       %20 = arith.cmpi eq, %12, %15 : index
// CHECK-NEXT:       %21 = arith.addi %arg9, %c1 : index
// CHECK-NEXT:       %22 = arith.select %20, %21, %arg9 : index
// CHECK-NEXT:       %23 = arith.cmpi eq, %13, %15 : index
// CHECK-NEXT:       %24 = arith.addi %arg10, %c1 : index
// CHECK-NEXT:       %25 = arith.select %23, %24, %arg10 : index
// CHECK-NEXT:       scf.yield %22, %25, %19 : index, index, f64
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     memref.store %11#2, %arg8[] : memref<f64>
// CHECK-NEXT:     return %arg8 : memref<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#VU = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed(nonordered)) }>
func.func @scale(%a: tensor<10xf64, #VU>, %b: tensor<10xf64>) -> tensor<10xf64, #VU> {
  %e = tensor.empty() : tensor<10xf64, #VU>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a, %b : tensor<10xf64, #VU>, tensor<10xf64>) outs(%e : tensor<10xf64, #VU>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %p = arith.mulf %x, %y : f64
    linalg.yield %p : f64
  } -> tensor<10xf64, #VU>
  return %0 : tensor<10xf64, #VU>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @_insert_compressed_nonordered_10_f64_0_0(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: index, %arg5: f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = memref.load %arg0[%c0] : memref<?xindex>
// CHECK-NEXT:     %1 = memref.load %arg0[%c1] : memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = arith.subi %1, %c1 : index
// CHECK-NEXT:     %4 = arith.cmpi ult, %0, %1 : index
// CHECK-NEXT:     %5 = scf.if %4 -> (i1) {
// CHECK-NEXT:       %12 = memref.load %arg1[%3] : memref<?xindex>
// CHECK-NEXT:       %13 = arith.cmpi eq, %12, %arg4 : index
// CHECK-NEXT:       scf.yield %13 : i1
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %false : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %6:5 = scf.if %5 -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index) {
// CHECK-NEXT:       scf.yield %arg0, %arg1, %arg2, %arg3, %3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %12 = arith.addi %2, %c1 : index
// CHECK-NEXT:       memref.store %12, %arg0[%c1] : memref<?xindex>
// CHECK-NEXT:       %13 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       %dim_0 = memref.dim %arg1, %c0 : memref<?xindex>
// CHECK-NEXT:       %14 = arith.addi %13, %c1 : index
// CHECK-NEXT:       %15 = arith.cmpi ugt, %14, %dim_0 : index
// CHECK-NEXT:       %16 = scf.if %15 -> (memref<?xindex>) {
// CHECK-NEXT:         %18 = arith.muli %dim_0, %c2 : index
// CHECK-NEXT:         %19 = memref.realloc %arg1(%18) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:         scf.yield %19 : memref<?xindex>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg1 : memref<?xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %arg4, %16[%13] : memref<?xindex>
// CHECK-NEXT:       %17 = sparse_tensor.storage_specifier.set %arg3  crd_mem_sz at 0 with %14 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:       scf.yield %arg0, %16, %arg2, %17, %2 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %7 = sparse_tensor.storage_specifier.get %6#3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %dim = memref.dim %6#2, %c0 : memref<?xf64>
// CHECK-NEXT:     %8 = arith.addi %7, %c1 : index
// CHECK-NEXT:     %9 = arith.cmpi ugt, %8, %dim : index
// CHECK-NEXT:     %10 = scf.if %9 -> (memref<?xf64>) {
// CHECK-NEXT:       %12 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %13 = memref.realloc %6#2(%12) : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:       scf.yield %13 : memref<?xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %6#2 : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg5, %10[%7] : memref<?xf64>
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.set %6#3  val_mem_sz with %8 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     return %6#0, %6#1, %10, %11 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @scale(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: memref<10xf64>) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c32 = arith.constant 32 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc(%c16) : memref<?xindex>
// CHECK-NEXT:     %alloc_1 = memref.alloc(%c16) : memref<?xf64>
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.set %0  lvl_sz at 0 with %c10 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %1  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = arith.addi %2, %c1 : index
// CHECK-NEXT:     %4 = arith.cmpi ugt, %3, %c16 : index
// CHECK-NEXT:     %5 = scf.if %4 -> (memref<?xindex>) {
// CHECK-NEXT:       %17 = memref.realloc %alloc(%c32) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %17 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %alloc : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %c0, %5[%2] : memref<?xindex>
// CHECK-NEXT:     %6 = sparse_tensor.storage_specifier.set %1  pos_mem_sz at 0 with %3 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %dim = memref.dim %5, %c0 : memref<?xindex>
// CHECK-NEXT:     %7 = arith.addi %3, %c1 : index
// CHECK-NEXT:     %8 = arith.cmpi ugt, %7, %dim : index
// CHECK-NEXT:     %9 = scf.if %8 -> (memref<?xindex>) {
// CHECK-NEXT:       %17 = arith.muli %dim, %c2 : index
// CHECK-NEXT:       %18 = memref.realloc %5(%17) : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:       scf.yield %18 : memref<?xindex>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %5 : memref<?xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %c0, %9[%3] : memref<?xindex>
// CHECK-NEXT:     %10 = sparse_tensor.storage_specifier.set %6  pos_mem_sz at 0 with %7 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %11 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview = memref.subview %arg2[0] [%11] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %12 = sparse_tensor.storage_specifier.get %arg3  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_2 = memref.subview %arg0[0] [%12] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %13 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_3 = memref.subview %arg1[0] [%13] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %14 = memref.load %subview_2[%c0] : memref<?xindex>
// CHECK-NEXT:     %15 = memref.load %subview_2[%c1] : memref<?xindex>
// CHECK-NEXT:     %16:4 = scf.for %arg5 = %14 to %15 step %c1 iter_args(%arg6 = %9, %arg7 = %alloc_0, %arg8 = %alloc_1, %arg9 = %10) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>) {
// CHECK-NEXT:       %17 = memref.load %subview_3[%arg5] : memref<?xindex>
// CHECK-NEXT:       %18 = memref.load %subview[%arg5] : memref<?xf64>
// CHECK-NEXT:       %19 = memref.load %arg4[%17] : memref<10xf64>
// CHECK-NEXT:       %20 = arith.mulf %18, %19 : f64
// CHECK-NEXT:       %21:4 = func.call @_insert_compressed_nonordered_10_f64_0_0(%arg6, %arg7, %arg8, %arg9, %17, %20) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>, index, f64) -> (memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT:       scf.yield %21#0, %21#1, %21#2, %21#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return %16#0, %16#1, %16#2, %16#3 : memref<?xindex>, memref<?xindex>, memref<?xf64>, !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#VU = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed(nonordered)) }>
func.func @gather(%a: tensor<10xf64, #VU>, %b: tensor<10xf64>, %out: tensor<10xf64>)
    -> tensor<10xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a, %b : tensor<10xf64, #VU>, tensor<10xf64>) outs(%out : tensor<10xf64>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %p = arith.mulf %x, %y : f64
    linalg.yield %p : f64
  } -> tensor<10xf64>
  return %0 : tensor<10xf64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @gather(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: memref<10xf64>, %arg5: memref<10xf64>) -> memref<10xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview = memref.subview %arg2[0] [%0] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     linalg.fill ins(%cst : f64) outs(%arg5 : memref<10xf64>)
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.get %arg3  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_0 = memref.subview %arg0[0] [%1] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_1 = memref.subview %arg1[0] [%2] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %3 = memref.load %subview_0[%c0] : memref<?xindex>
// CHECK-NEXT:     %4 = memref.load %subview_0[%c1] : memref<?xindex>
// CHECK-NEXT:     scf.for %arg6 = %3 to %4 step %c1 {
// CHECK-NEXT:       %5 = memref.load %subview_1[%arg6] : memref<?xindex>
// CHECK-NEXT:       %6 = memref.load %subview[%arg6] : memref<?xf64>
// CHECK-NEXT:       %7 = memref.load %arg4[%5] : memref<10xf64>
// CHECK-NEXT:       %8 = arith.mulf %6, %7 : f64
// CHECK-NEXT:       memref.store %8, %arg5[%5] : memref<10xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return %arg5 : memref<10xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
