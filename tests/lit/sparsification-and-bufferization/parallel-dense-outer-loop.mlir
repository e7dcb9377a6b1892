// RUN: pyopt --split-input-file --sparsification-and-bufferization=parallelization-strategy=dense-outer-loop %s | FileCheck %s

// The outermost loop is parallel if it is dense.

#A = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @rows(%a: tensor<8x8xf64, #A>, %b: tensor<8xf64>, %out: tensor<8xf64>) -> tensor<8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                     affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a, %b : tensor<8x8xf64, #A>, tensor<8xf64>) outs(%out : tensor<8xf64>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %1 = arith.mulf %x, %y : f64
    %2 = arith.addf %z, %1 : f64
    linalg.yield %2 : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @rows(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: !sparse_tensor.storage_specifier<#sparse>, %arg4: memref<8xf64>, %arg5: memref<8xf64>) -> memref<8xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg3  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview = memref.subview %arg2[0] [%0] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     %1 = sparse_tensor.storage_specifier.get %arg3  pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_0 = memref.subview %arg0[0] [%1] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     %2 = sparse_tensor.storage_specifier.get %arg3  crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview_1 = memref.subview %arg1[0] [%2] [1] : memref<?xindex> to memref<?xindex>
// CHECK-NEXT:     scf.parallel (%arg6) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       %3 = memref.load %arg5[%arg6] : memref<8xf64>
// CHECK-NEXT:       %4 = memref.load %subview_0[%arg6] : memref<?xindex>
// CHECK-NEXT:       %5 = arith.addi %arg6, %c1 : index
// CHECK-NEXT:       %6 = memref.load %subview_0[%5] : memref<?xindex>
// CHECK-NEXT:       %7 = scf.for %arg7 = %4 to %6 step %c1 iter_args(%arg8 = %3) -> (f64) {
// CHECK-NEXT:         %8 = memref.load %subview_1[%arg7] : memref<?xindex>
// CHECK-NEXT:         %9 = memref.load %subview[%arg7] : memref<?xf64>
// CHECK-NEXT:         %10 = memref.load %arg4[%8] : memref<8xf64>
// CHECK-NEXT:         %11 = arith.mulf %9, %10 : f64
// CHECK-NEXT:         %12 = arith.addf %arg8, %11 : f64
// CHECK-NEXT:         scf.yield %12 : f64
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       memref.store %7, %arg5[%arg6] : memref<8xf64>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return %arg5 : memref<8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#A = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
func.func @stored_rows(%a: tensor<8x8xf64, #A>, %b: tensor<8xf64>, %out: tensor<8xf64>)
    -> tensor<8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                     affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a, %b : tensor<8x8xf64, #A>, tensor<8xf64>) outs(%out : tensor<8xf64>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %1 = arith.mulf %x, %y : f64
    %2 = arith.addf %z, %1 : f64
    linalg.yield %2 : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @stored_rows(%arg0: memref<?xindex>, %arg1: memref<?xindex>, %arg2: memref<?xindex>, %arg3: memref<?xindex>, %arg4: memref<?xf64>, %arg5: !sparse_tensor.storage_specifier<#sparse>, %arg6: memref<8xf64>, %arg7: memref<8xf64>) -> memref<8xf64> {
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

#A = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
func.func @added_dense(%a: tensor<8x8xf64, #A>, %out: tensor<8x8xf64>) -> tensor<8x8xf64> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a : tensor<8x8xf64, #A>) outs(%out : tensor<8x8xf64>) {
  ^bb0(%x: f64, %z: f64):
    %1 = arith.addf %z, %x : f64
    linalg.yield %1 : f64
  } -> tensor<8x8xf64>
  return %0 : tensor<8x8xf64>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @added_dense(%arg0: memref<?xf64>, %arg1: !sparse_tensor.storage_specifier<#sparse>, %arg2: memref<8x8xf64>) -> memref<8x8xf64> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %0 = sparse_tensor.storage_specifier.get %arg1  val_mem_sz : !sparse_tensor.storage_specifier<#sparse>
// CHECK-NEXT:     %subview = memref.subview %arg0[0] [%0] [1] : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:     scf.parallel (%arg3) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       %1 = arith.muli %arg3, %c8 : index
// CHECK-NEXT:       scf.for %arg4 = %c0 to %c8 step %c1 {
// CHECK-NEXT:         %2 = arith.addi %arg4, %1 : index
// CHECK-NEXT:         %3 = memref.load %arg2[%arg3, %arg4] : memref<8x8xf64>
// CHECK-NEXT:         %4 = memref.load %subview[%2] : memref<?xf64>
// CHECK-NEXT:         %5 = arith.addf %3, %4 : f64
// CHECK-NEXT:         memref.store %5, %arg2[%arg3, %arg4] : memref<8x8xf64>
// CHECK-NEXT:       } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return %arg2 : memref<8x8xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
