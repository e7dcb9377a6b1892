// RUN: pyopt --split-input-file --sparsification-and-bufferization %s | FileCheck %s

// The product of a matrix and a vector, in several formats.

#DCSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
func.func @multiply(%a: tensor<8x8xf64, #DCSR>, %b: tensor<8xf64>, %out: tensor<8xf64>)
    -> tensor<8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                     affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a, %b : tensor<8x8xf64, #DCSR>, tensor<8xf64>) outs(%out : tensor<8xf64>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %p = arith.mulf %x, %y : f64
    %s = arith.addf %z, %p : f64
    linalg.yield %s : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @multiply(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xindex>, %arg3: memref<?xindex>, %arg4: memref<?xf64>, %arg5: !sparse_tensor.storage_specifier<#sparse>, %arg6: memref<8xf64>, %arg7: memref<8xf64>) -> memref<8xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg5  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview = memref.subview %arg4[0] [%0] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.get %arg5  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_0 = memref.subview %arg0[0] [%1] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %arg5  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_1 = memref.subview %arg1[0] [%2] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.get %arg5  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_2 = memref.subview %arg2[0] [%3] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.get %arg5  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_3 = memref.subview %arg3[0] [%4] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %subview_0[%c0] : memref<?xindex>
// CHECK-NEXT:     %6 = memref.load %subview_0[%c1] : memref<?xindex>
// CHECK-NEXT:     scf.for %arg8 = %5 to %6 step %c1 {
// CHECK-NEXT:       %7 = memref.load %subview_1[%arg8] : memref<?xindex>
// CHECK-NEXT:       %8 = memref.load %arg7[%7] : memref<8xf64>
// CHECK-NEXT:       %9 = memref.load %subview_2[%arg8] : memref<?xindex>
// CHECK-NEXT:       %10 = arith.addi %arg8, %c1 : index
// CHECK-NEXT:       %11 = memref.load %subview_2[%10] : memref<?xindex>
// CHECK-NEXT:       %12 = scf.for %arg9 = %9 to %11 step %c1 iter_args(%arg10 = %8) -> (f64) {
// CHECK-NEXT:         %13 = memref.load %subview_3[%arg9] : memref<?xindex>
// CHECK-NEXT:         %14 = memref.load %subview[%arg9] : memref<?xf64>
// CHECK-NEXT:         %15 = memref.load %arg6[%13] : memref<8xf64>
// CHECK-NEXT:         %16 = arith.mulf %14, %15 : f64
// CHECK-NEXT:         %17 = arith.addf %arg10, %16 : f64
// CHECK-NEXT:         scf.yield %17 : f64
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       memref.store %12, %arg7[%7] : memref<8xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return %arg7 : memref<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @multiply(%a: tensor<8x8xf64, #COO>, %b: tensor<8xf64>, %out: tensor<8xf64>)
    -> tensor<8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                     affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a, %b : tensor<8x8xf64, #COO>, tensor<8xf64>) outs(%out : tensor<8xf64>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %p = arith.mulf %x, %y : f64
    %s = arith.addf %z, %p : f64
    linalg.yield %s : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @multiply(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: memref<8xf64>, %arg5: memref<8xf64>) -> memref<8xf64> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview = memref.subview %arg2[0] [%0] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.get %arg3  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_0 = memref.subview %arg0[0] [%1] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %3 = arith.divui %2, %c2 : index
// CHECK-NEXT:     %subview_1 = memref.subview %arg1[%c0] [%3] [%c2] : memref<?xindex> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %5 = arith.divui %4, %c2 : index
// CHECK-NEXT:     %subview_2 = memref.subview %arg1[%c1] [%5] [%c2] : memref<?xindex> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %6 = memref.load %subview_0[%c0] : memref<?xindex>
// CHECK-NEXT:     %7 = memref.load %subview_0[%c1] : memref<?xindex>
// CHECK-NEXT:     %8 = scf.while (%arg6 = %6) : (index) -> index {
// CHECK-NEXT:       %10 = arith.cmpi ult, %arg6, %7 : index
// CHECK-NEXT:       %11 = scf.if %10 -> (i1) {
// CHECK-NEXT:         %12 = memref.load %subview_1[%6] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:         %13 = memref.load %subview_1[%arg6] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:         %14 = arith.cmpi eq, %12, %13 : index
// CHECK-NEXT:         scf.yield %14 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%11) %arg6 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg6: index):
// CHECK-NEXT:       %10 = arith.addi %arg6, %c1 : index
// CHECK-NEXT:       scf.yield %10 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %9:2 = scf.while (%arg6 = %6, %arg7 = %8) : (index, index) -> (index, index) {
// CHECK-NEXT:       %10 = arith.cmpi ult, %arg6, %7 : index
// CHECK-NEXT:       scf.condition(%10) %arg6, %arg7 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg6: index, %arg7: index):
// CHECK-NEXT:       %10 = memref.load %subview_1[%arg6] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:       scf.if %true {
// CHECK-NEXT:         %12 = memref.load %arg5[%10] : memref<8xf64>
// CHECK-NEXT:         %13 = scf.for %arg8 = %arg6 to %arg7 step %c1 iter_args(%arg9 = %12) -> (f64) {
// CHECK-NEXT:           %14 = memref.load %subview_2[%arg8] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:           %15 = memref.load %subview[%arg8] : memref<?xf64>
// CHECK-NEXT:           %16 = memref.load %arg4[%14] : memref<8xf64>
// CHECK-NEXT:           %17 = arith.mulf %15, %16 : f64
// CHECK-NEXT:           %18 = arith.addf %arg9, %17 : f64
// CHECK-NEXT:           scf.yield %18 : f64
// CHECK-NEXT:         } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:         memref.store %13, %arg5[%10] : memref<8xf64>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:       %11:2 = scf.if %true -> (index, index) {
// CHECK-NEXT:         %12 = scf.while (%arg8 = %arg7) : (index) -> index {
// CHECK-NEXT:           %13 = arith.cmpi ult, %arg8, %7 : index
// CHECK-NEXT:           %14 = scf.if %13 -> (i1) {
// CHECK-NEXT:             %15 = memref.load %subview_1[%arg7] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:             %16 = memref.load %subview_1[%arg8] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:             %17 = arith.cmpi eq, %15, %16 : index
// CHECK-NEXT:             scf.yield %17 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%14) %arg8 : index
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg8: index):
// CHECK-NEXT:           %13 = arith.addi %arg8, %c1 : index
// CHECK-NEXT:           scf.yield %13 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %arg7, %12 : index, index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg6, %arg7 : index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %11#0, %11#1 : index, index
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return %arg5 : memref<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#SOA = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa))
}>
func.func @multiply(%a: tensor<8x8xf64, #SOA>, %b: tensor<8xf64>, %out: tensor<8xf64>)
    -> tensor<8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                     affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a, %b : tensor<8x8xf64, #SOA>, tensor<8xf64>) outs(%out : tensor<8xf64>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %p = arith.mulf %x, %y : f64
    %s = arith.addf %z, %p : f64
    linalg.yield %s : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : singleton(soa)) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @multiply(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xindex>, %arg3: memref<?xf64>, %arg4: !sparse_tensor.storage_specifier<#sparse>, %arg5: memref<8xf64>, %arg6: memref<8xf64>) -> memref<8xf64> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg4  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview = memref.subview %arg3[0] [%0] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.get %arg4  pos_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_0 = memref.subview %arg0[0] [%1] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %arg4  crd_mem_sz at 0 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_1 = memref.subview %arg1[0] [%2] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.get %arg4  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_2 = memref.subview %arg2[0] [%3] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %4 = memref.load %subview_0[%c0] : memref<?xindex>
// CHECK-NEXT:     %5 = memref.load %subview_0[%c1] : memref<?xindex>
// CHECK-NEXT:     %6 = scf.while (%arg7 = %4) : (index) -> index {
// CHECK-NEXT:       %8 = arith.cmpi ult, %arg7, %5 : index
// CHECK-NEXT:       %9 = scf.if %8 -> (i1) {
// CHECK-NEXT:         %10 = memref.load %subview_1[%4] : memref<?xindex>
// CHECK-NEXT:         %11 = memref.load %subview_1[%arg7] : memref<?xindex>
// CHECK-NEXT:         %12 = arith.cmpi eq, %10, %11 : index
// CHECK-NEXT:         scf.yield %12 : i1
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %false : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.condition(%9) %arg7 : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg7: index):
// CHECK-NEXT:       %8 = arith.addi %arg7, %c1 : index
// CHECK-NEXT:       scf.yield %8 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %7:2 = scf.while (%arg7 = %4, %arg8 = %6) : (index, index) -> (index, index) {
// CHECK-NEXT:       %8 = arith.cmpi ult, %arg7, %5 : index
// CHECK-NEXT:       scf.condition(%8) %arg7, %arg8 : index, index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg7: index, %arg8: index):
// CHECK-NEXT:       %8 = memref.load %subview_1[%arg7] : memref<?xindex>
// CHECK-NEXT:       scf.if %true {
// CHECK-NEXT:         %10 = memref.load %arg6[%8] : memref<8xf64>
// CHECK-NEXT:         %11 = scf.for %arg9 = %arg7 to %arg8 step %c1 iter_args(%arg10 = %10) -> (f64) {
// CHECK-NEXT:           %12 = memref.load %subview_2[%arg9] : memref<?xindex>
// CHECK-NEXT:           %13 = memref.load %subview[%arg9] : memref<?xf64>
// CHECK-NEXT:           %14 = memref.load %arg5[%12] : memref<8xf64>
// CHECK-NEXT:           %15 = arith.mulf %13, %14 : f64
// CHECK-NEXT:           %16 = arith.addf %arg10, %15 : f64
// CHECK-NEXT:           scf.yield %16 : f64
// CHECK-NEXT:         } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:         memref.store %11, %arg6[%8] : memref<8xf64>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:       %9:2 = scf.if %true -> (index, index) {
// CHECK-NEXT:         %10 = scf.while (%arg9 = %arg8) : (index) -> index {
// CHECK-NEXT:           %11 = arith.cmpi ult, %arg9, %5 : index
// CHECK-NEXT:           %12 = scf.if %11 -> (i1) {
// CHECK-NEXT:             %13 = memref.load %subview_1[%arg8] : memref<?xindex>
// CHECK-NEXT:             %14 = memref.load %subview_1[%arg9] : memref<?xindex>
// CHECK-NEXT:             %15 = arith.cmpi eq, %13, %14 : index
// CHECK-NEXT:             scf.yield %15 : i1
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %false : i1
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.condition(%12) %arg9 : index
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%arg9: index):
// CHECK-NEXT:           %11 = arith.addi %arg9, %c1 : index
// CHECK-NEXT:           scf.yield %11 : index
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %arg8, %10 : index, index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg7, %arg8 : index, index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %9#0, %9#1 : index, index
// CHECK-NEXT:     } attributes {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return %arg6 : memref<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSC = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d1 : dense, d0 : compressed),
  posWidth = 32,
  crdWidth = 8
}>
func.func @multiply(%a: tensor<8x8xf64, #CSC>, %b: tensor<8xf64>, %out: tensor<8xf64>)
    -> tensor<8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                     affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a, %b : tensor<8x8xf64, #CSC>, tensor<8xf64>) outs(%out : tensor<8xf64>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %p = arith.mulf %x, %y : f64
    %s = arith.addf %z, %p : f64
    linalg.yield %s : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @multiply(%arg0: memref<?xi32>, %arg1: memref<?xi8>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: memref<8xf64>, %arg5: memref<8xf64>) -> memref<8xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview = memref.subview %arg2[0] [%0] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.get %arg3  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_0 = memref.subview %arg0[0] [%1] [1] : memref<?xi32> to memref<?xi32>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_1 = memref.subview %arg1[0] [%2] [1] : memref<?xi8> to memref<?xi8>
// CHECK-NEXT:     scf.for %arg6 = %c0 to %c8 step %c1 {
// CHECK-NEXT:       %3 = memref.load %arg4[%arg6] : memref<8xf64>
// CHECK-NEXT:       %4 = memref.load %subview_0[%arg6] : memref<?xi32>
// CHECK-NEXT:       %5 = arith.extui %4 : i32 to i64
// CHECK-NEXT:       %6 = arith.index_cast %5 : i64 to index
// CHECK-NEXT:       %7 = arith.addi %arg6, %c1 : index
// CHECK-NEXT:       %8 = memref.load %subview_0[%7] : memref<?xi32>
// CHECK-NEXT:       %9 = arith.extui %8 : i32 to i64
// CHECK-NEXT:       %10 = arith.index_cast %9 : i64 to index
// CHECK-NEXT:       scf.for %arg7 = %6 to %10 step %c1 {
// CHECK-NEXT:         %11 = memref.load %subview_1[%arg7] : memref<?xi8>
// CHECK-NEXT:         %12 = arith.extui %11 : i8 to i64
// CHECK-NEXT:         %13 = arith.index_cast %12 : i64 to index
// CHECK-NEXT:         %14 = memref.load %arg5[%13] : memref<8xf64>
// CHECK-NEXT:         %15 = memref.load %subview[%arg7] : memref<?xf64>
// CHECK-NEXT:         %16 = arith.mulf %15, %3 : f64
// CHECK-NEXT:         %17 = arith.addf %14, %16 : f64
// CHECK-NEXT:         memref.store %17, %arg5[%13] : memref<8xf64>
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return %arg5 : memref<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#D = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
func.func @multiply(%a: tensor<8x8xf64, #D>, %b: tensor<8xf64>, %out: tensor<8xf64>)
    -> tensor<8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                     affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a, %b : tensor<8x8xf64, #D>, tensor<8xf64>) outs(%out : tensor<8xf64>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %p = arith.mulf %x, %y : f64
    %s = arith.addf %z, %p : f64
    linalg.yield %s : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @multiply(%arg0: memref<?xf64>, %arg1: !sparse_tensor.storage_specifier<#sparse>, %arg2: memref<8xf64>, %arg3: memref<8xf64>) -> memref<8xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg1  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview = memref.subview %arg0[0] [%0] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c8 step %c1 {
// CHECK-NEXT:       %1 = memref.load %arg3[%arg4] : memref<8xf64>
// CHECK-NEXT:       %2 = arith.muli %arg4, %c8 : index
// CHECK-NEXT:       %3 = scf.for %arg5 = %c0 to %c8 step %c1 iter_args(%arg6 = %1) -> (f64) {
// CHECK-NEXT:         %4 = arith.addi %arg5, %2 : index
// CHECK-NEXT:         %5 = memref.load %subview[%4] : memref<?xf64>
// CHECK-NEXT:         %6 = memref.load %arg2[%arg5] : memref<8xf64>
// CHECK-NEXT:         %7 = arith.mulf %5, %6 : f64
// CHECK-NEXT:         %8 = arith.addf %arg6, %7 : f64
// CHECK-NEXT:         scf.yield %8 : f64
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       memref.store %3, %arg3[%arg4] : memref<8xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return %arg3 : memref<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#LOOSE = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : loose_compressed) }>
func.func @multiply(%a: tensor<8x8xf64, #LOOSE>, %b: tensor<8xf64>, %out: tensor<8xf64>)
    -> tensor<8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                     affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a, %b : tensor<8x8xf64, #LOOSE>, tensor<8xf64>) outs(%out : tensor<8xf64>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %p = arith.mulf %x, %y : f64
    %s = arith.addf %z, %p : f64
    linalg.yield %s : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : loose_compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @multiply(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: memref<8xf64>, %arg5: memref<8xf64>) -> memref<8xf64> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview = memref.subview %arg2[0] [%0] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.get %arg3  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_0 = memref.subview %arg0[0] [%1] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_1 = memref.subview %arg1[0] [%2] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     scf.for %arg6 = %c0 to %c8 step %c1 {
// CHECK-NEXT:       %3 = memref.load %arg5[%arg6] : memref<8xf64>
// CHECK-NEXT:       %4 = arith.muli %arg6, %c2 : index
// CHECK-NEXT:       %5 = memref.load %subview_0[%4] : memref<?xindex>
// CHECK-NEXT:       %6 = arith.addi %4, %c1 : index
// CHECK-NEXT:       %7 = memref.load %subview_0[%6] : memref<?xindex>
// CHECK-NEXT:       %8 = scf.for %arg7 = %5 to %7 step %c1 iter_args(%arg8 = %3) -> (f64) {
// CHECK-NEXT:         %9 = memref.load %subview_1[%arg7] : memref<?xindex>
// CHECK-NEXT:         %10 = memref.load %subview[%arg7] : memref<?xf64>
// CHECK-NEXT:         %11 = memref.load %arg4[%9] : memref<8xf64>
// CHECK-NEXT:         %12 = arith.mulf %10, %11 : f64
// CHECK-NEXT:         %13 = arith.addf %arg8, %12 : f64
// CHECK-NEXT:         scf.yield %13 : f64
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       memref.store %8, %arg5[%arg6] : memref<8xf64>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return %arg5 : memref<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
