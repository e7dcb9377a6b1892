// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Named products of matrices and vectors: on tensors, and on memrefs of other element types.

// A matrix product with zero points.
func.func @quantized_matmul(%a0: tensor<2x4xf32>, %a1: tensor<4x3xf32>, %a2: f32, %a3: f32,
                            %a4: tensor<2x3xf32>) {
  %r = linalg.quantized_matmul
      ins(%a0, %a1, %a2, %a3 : tensor<2x4xf32>, tensor<4x3xf32>, f32, f32)
      outs(%a4 : tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @quantized_matmul(%arg0: tensor<2x4xf32>, %arg1: tensor<4x3xf32>, %arg2: f32, %arg3: f32, %arg4: tensor<2x3xf32>) {
// CHECK-NEXT:     %0 = linalg.quantized_matmul ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x4xf32>, tensor<4x3xf32>, f32, f32) outs(%arg4 : tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2) -> ()>
// GENERIC-NEXT: #map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x4xf32>, tensor<4x3xf32>, f32, f32, tensor<2x3xf32>) -> (), sym_name = "quantized_matmul"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x4xf32>, %arg1: tensor<4x3xf32>, %arg2: f32, %arg3: f32, %arg4: tensor<2x3xf32>):
// GENERIC-NEXT:     %0 = "linalg.quantized_matmul"(%arg0, %arg1, %arg2, %arg3, %arg4) <{operandSegmentSizes = array<i32: 4, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg5: f32, %arg6: f32, %arg7: f32, %arg8: f32, %arg9: f32):
// GENERIC-NEXT:       %1 = "arith.subf"(%arg5, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %2 = "arith.subf"(%arg6, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %3 = "arith.mulf"(%1, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %4 = "arith.addf"(%arg9, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%4) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2, #map2, #map3]} : (tensor<2x4xf32>, tensor<4x3xf32>, f32, f32, tensor<2x3xf32>) -> tensor<2x3xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Products of a batch of matrices, with zero points.
func.func @quantized_batch_matmul(%a0: tensor<2x3x5xf32>, %a1: tensor<2x5x4xf32>, %a2: f32,
                                  %a3: f32, %a4: tensor<2x3x4xf32>) {
  %r = linalg.quantized_batch_matmul
      ins(%a0, %a1, %a2, %a3 : tensor<2x3x5xf32>, tensor<2x5x4xf32>, f32, f32)
      outs(%a4 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @quantized_batch_matmul(%arg0: tensor<2x3x5xf32>, %arg1: tensor<2x5x4xf32>, %arg2: f32, %arg3: f32, %arg4: tensor<2x3x4xf32>) {
// CHECK-NEXT:     %0 = linalg.quantized_batch_matmul ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x3x5xf32>, tensor<2x5x4xf32>, f32, f32) outs(%arg4 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> ()>
// GENERIC-NEXT: #map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x3x5xf32>, tensor<2x5x4xf32>, f32, f32, tensor<2x3x4xf32>) -> (), sym_name = "quantized_batch_matmul"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x3x5xf32>, %arg1: tensor<2x5x4xf32>, %arg2: f32, %arg3: f32, %arg4: tensor<2x3x4xf32>):
// GENERIC-NEXT:     %0 = "linalg.quantized_batch_matmul"(%arg0, %arg1, %arg2, %arg3, %arg4) <{operandSegmentSizes = array<i32: 4, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg5: f32, %arg6: f32, %arg7: f32, %arg8: f32, %arg9: f32):
// GENERIC-NEXT:       %1 = "arith.subf"(%arg5, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %2 = "arith.subf"(%arg6, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %3 = "arith.mulf"(%1, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %4 = "arith.addf"(%arg9, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%4) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2, #map2, #map3]} : (tensor<2x3x5xf32>, tensor<2x5x4xf32>, f32, f32, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A product of tiled matrices, the second one transposed.
func.func @mmt4d(%a0: tensor<2x4x5x3xf32>, %a1: tensor<3x4x2x3xf32>, %a2: tensor<2x3x5x2xf32>) {
  %r = linalg.mmt4d
      ins(%a0, %a1 : tensor<2x4x5x3xf32>, tensor<3x4x2x3xf32>)
      outs(%a2 : tensor<2x3x5x2xf32>) -> tensor<2x3x5x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @mmt4d(%arg0: tensor<2x4x5x3xf32>, %arg1: tensor<3x4x2x3xf32>, %arg2: tensor<2x3x5x2xf32>) {
// CHECK-NEXT:     %0 = linalg.mmt4d ins(%arg0, %arg1 : tensor<2x4x5x3xf32>, tensor<3x4x2x3xf32>) outs(%arg2 : tensor<2x3x5x2xf32>) -> tensor<2x3x5x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d2, d4, d5)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x4x5x3xf32>, tensor<3x4x2x3xf32>, tensor<2x3x5x2xf32>) -> (), sym_name = "mmt4d"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x4x5x3xf32>, %arg1: tensor<3x4x2x3xf32>, %arg2: tensor<2x3x5x2xf32>):
// GENERIC-NEXT:     %0 = "linalg.mmt4d"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %1 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %2 = "arith.addf"(%arg5, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%2) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x4x5x3xf32>, tensor<3x4x2x3xf32>, tensor<2x3x5x2xf32>) -> tensor<2x3x5x2xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Products of a batch of tiled matrices, the second ones transposed.
func.func @batch_mmt4d(%a0: tensor<2x3x5x2x2xf32>, %a1: tensor<2x4x5x3x2xf32>,
                       %a2: tensor<2x3x4x2x3xf32>) {
  %r = linalg.batch_mmt4d
      ins(%a0, %a1 : tensor<2x3x5x2x2xf32>, tensor<2x4x5x3x2xf32>)
      outs(%a2 : tensor<2x3x4x2x3xf32>) -> tensor<2x3x4x2x3xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @batch_mmt4d(%arg0: tensor<2x3x5x2x2xf32>, %arg1: tensor<2x4x5x3x2xf32>, %arg2: tensor<2x3x4x2x3xf32>) {
// CHECK-NEXT:     %0 = linalg.batch_mmt4d ins(%arg0, %arg1 : tensor<2x3x5x2x2xf32>, tensor<2x4x5x3x2xf32>) outs(%arg2 : tensor<2x3x4x2x3xf32>) -> tensor<2x3x4x2x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d3, d4, d6)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d2, d3, d5, d6)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d4, d5)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x3x5x2x2xf32>, tensor<2x4x5x3x2xf32>, tensor<2x3x4x2x3xf32>) -> (), sym_name = "batch_mmt4d"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x3x5x2x2xf32>, %arg1: tensor<2x4x5x3x2xf32>, %arg2: tensor<2x3x4x2x3xf32>):
// GENERIC-NEXT:     %0 = "linalg.batch_mmt4d"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %1 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %2 = "arith.addf"(%arg5, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%2) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x3x5x2x2xf32>, tensor<2x4x5x3x2xf32>, tensor<2x3x4x2x3xf32>) -> tensor<2x3x4x2x3xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// The sum of the products of a batch of matrices.
func.func @batch_reduce_matmul(%a0: tensor<2x3x5xf32>, %a1: tensor<2x5x4xf32>,
                               %a2: tensor<3x4xf32>) {
  %r = linalg.batch_reduce_matmul
      ins(%a0, %a1 : tensor<2x3x5xf32>, tensor<2x5x4xf32>)
      outs(%a2 : tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @batch_reduce_matmul(%arg0: tensor<2x3x5xf32>, %arg1: tensor<2x5x4xf32>, %arg2: tensor<3x4xf32>) {
// CHECK-NEXT:     %0 = linalg.batch_reduce_matmul ins(%arg0, %arg1 : tensor<2x3x5xf32>, tensor<2x5x4xf32>) outs(%arg2 : tensor<3x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x3x5xf32>, tensor<2x5x4xf32>, tensor<3x4xf32>) -> (), sym_name = "batch_reduce_matmul"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x3x5xf32>, %arg1: tensor<2x5x4xf32>, %arg2: tensor<3x4xf32>):
// GENERIC-NEXT:     %0 = "linalg.batch_reduce_matmul"(%arg0, %arg1, %arg2) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %1 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %2 = "arith.addf"(%arg5, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%2) : (f32) -> ()
// GENERIC-NEXT:     }) : (tensor<2x3x5xf32>, tensor<2x5x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @vecmat_on_memrefs(%a0: memref<3xi8>, %a1: memref<3x2xi8>, %a2: memref<2xi32>) {
  linalg.vecmat ins(%a0, %a1 : memref<3xi8>, memref<3x2xi8>) outs(%a2 : memref<2xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @vecmat_on_memrefs(%arg0: memref<3xi8>, %arg1: memref<3x2xi8>, %arg2: memref<2xi32>) {
// CHECK-NEXT:     linalg.vecmat ins(%arg0, %arg1 : memref<3xi8>, memref<3x2xi8>) outs(%arg2 : memref<2xi32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1) -> (d1)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1) -> (d1, d0)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1) -> (d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<3xi8>, memref<3x2xi8>, memref<2xi32>) -> (), sym_name = "vecmat_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<3xi8>, %arg1: memref<3x2xi8>, %arg2: memref<2xi32>):
// GENERIC-NEXT:     "linalg.vecmat"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %0 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.muli"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %3 = "arith.addi"(%arg5, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%3) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<3xi8>, memref<3x2xi8>, memref<2xi32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @batch_matvec_on_memrefs(%a0: memref<2x3x4xi8>, %a1: memref<2x4xi8>,
                                   %a2: memref<2x3xi32>) {
  linalg.batch_matvec ins(%a0, %a1 : memref<2x3x4xi8>, memref<2x4xi8>) outs(%a2 : memref<2x3xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @batch_matvec_on_memrefs(%arg0: memref<2x3x4xi8>, %arg1: memref<2x4xi8>, %arg2: memref<2x3xi32>) {
// CHECK-NEXT:     linalg.batch_matvec ins(%arg0, %arg1 : memref<2x3x4xi8>, memref<2x4xi8>) outs(%arg2 : memref<2x3xi32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2x3x4xi8>, memref<2x4xi8>, memref<2x3xi32>) -> (), sym_name = "batch_matvec_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<2x3x4xi8>, %arg1: memref<2x4xi8>, %arg2: memref<2x3xi32>):
// GENERIC-NEXT:     "linalg.batch_matvec"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %0 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.muli"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %3 = "arith.addi"(%arg5, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%3) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<2x3x4xi8>, memref<2x4xi8>, memref<2x3xi32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @batch_vecmat_on_memrefs(%a0: memref<2x4xi8>, %a1: memref<2x4x3xi8>,
                                   %a2: memref<2x3xi32>) {
  linalg.batch_vecmat ins(%a0, %a1 : memref<2x4xi8>, memref<2x4x3xi8>) outs(%a2 : memref<2x3xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @batch_vecmat_on_memrefs(%arg0: memref<2x4xi8>, %arg1: memref<2x4x3xi8>, %arg2: memref<2x3xi32>) {
// CHECK-NEXT:     linalg.batch_vecmat ins(%arg0, %arg1 : memref<2x4xi8>, memref<2x4x3xi8>) outs(%arg2 : memref<2x3xi32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2x4xi8>, memref<2x4x3xi8>, memref<2x3xi32>) -> (), sym_name = "batch_vecmat_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<2x4xi8>, %arg1: memref<2x4x3xi8>, %arg2: memref<2x3xi32>):
// GENERIC-NEXT:     "linalg.batch_vecmat"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %0 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.muli"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %3 = "arith.addi"(%arg5, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%3) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<2x4xi8>, memref<2x4x3xi8>, memref<2x3xi32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
