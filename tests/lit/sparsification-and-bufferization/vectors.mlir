// RUN: pyopt --split-input-file --sparsification-and-bufferization=reference-exact=true %s | FileCheck %s

// Vectors.

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
