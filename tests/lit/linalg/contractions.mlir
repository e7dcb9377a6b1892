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

func.func @quantized_matmul_on_memrefs(%a0: memref<2x4xi8>, %a1: memref<4x3xi8>, %a2: i8, %a3: i8,
                                       %a4: memref<2x3xi32>) {
  linalg.quantized_matmul
      ins(%a0, %a1, %a2, %a3 : memref<2x4xi8>, memref<4x3xi8>, i8, i8)
      outs(%a4 : memref<2x3xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @quantized_matmul(%arg0: tensor<2x4xf32>, %arg1: tensor<4x3xf32>, %arg2: f32, %arg3: f32, %arg4: tensor<2x3xf32>) {
// CHECK-NEXT:     %0 = linalg.quantized_matmul ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x4xf32>, tensor<4x3xf32>, f32, f32) outs(%arg4 : tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @quantized_matmul_on_memrefs(%arg0: memref<2x4xi8>, %arg1: memref<4x3xi8>, %arg2: i8, %arg3: i8, %arg4: memref<2x3xi32>) {
// CHECK-NEXT:     linalg.quantized_matmul ins(%arg0, %arg1, %arg2, %arg3 : memref<2x4xi8>, memref<4x3xi8>, i8, i8) outs(%arg4 : memref<2x3xi32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2) -> ()>
// GENERIC-NEXT: #map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x4xf32>, tensor<4x3xf32>, f32, f32, tensor<2x3xf32>) -> (), sym_name = "quantized_matmul"}> ({
// GENERIC-NEXT:   ^bb0(%arg10: tensor<2x4xf32>, %arg11: tensor<4x3xf32>, %arg12: f32, %arg13: f32, %arg14: tensor<2x3xf32>):
// GENERIC-NEXT:     %8 = "linalg.quantized_matmul"(%arg10, %arg11, %arg12, %arg13, %arg14) <{operandSegmentSizes = array<i32: 4, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg15: f32, %arg16: f32, %arg17: f32, %arg18: f32, %arg19: f32):
// GENERIC-NEXT:       %9 = "arith.subf"(%arg15, %arg17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %10 = "arith.subf"(%arg16, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %11 = "arith.mulf"(%9, %10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %12 = "arith.addf"(%arg19, %11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%12) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2, #map2, #map3]} : (tensor<2x4xf32>, tensor<4x3xf32>, f32, f32, tensor<2x3xf32>) -> tensor<2x3xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2x4xi8>, memref<4x3xi8>, i8, i8, memref<2x3xi32>) -> (), sym_name = "quantized_matmul_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<2x4xi8>, %arg1: memref<4x3xi8>, %arg2: i8, %arg3: i8, %arg4: memref<2x3xi32>):
// GENERIC-NEXT:     "linalg.quantized_matmul"(%arg0, %arg1, %arg2, %arg3, %arg4) <{operandSegmentSizes = array<i32: 4, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg5: i8, %arg6: i8, %arg7: i8, %arg8: i8, %arg9: i32):
// GENERIC-NEXT:       %0 = "arith.extsi"(%arg5) : (i8) -> i32
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg7) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.subi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %3 = "arith.extsi"(%arg6) : (i8) -> i32
// GENERIC-NEXT:       %4 = "arith.extsi"(%arg8) : (i8) -> i32
// GENERIC-NEXT:       %5 = "arith.subi"(%3, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %6 = "arith.muli"(%2, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %7 = "arith.addi"(%arg9, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%7) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2, #map2, #map3]} : (memref<2x4xi8>, memref<4x3xi8>, i8, i8, memref<2x3xi32>) -> ()
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

func.func @quantized_batch_matmul_on_memrefs(%a0: memref<2x3x5xi8>, %a1: memref<2x5x4xi8>, %a2: i8,
                                             %a3: i8, %a4: memref<2x3x4xi32>) {
  linalg.quantized_batch_matmul
      ins(%a0, %a1, %a2, %a3 : memref<2x3x5xi8>, memref<2x5x4xi8>, i8, i8)
      outs(%a4 : memref<2x3x4xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @quantized_batch_matmul(%arg0: tensor<2x3x5xf32>, %arg1: tensor<2x5x4xf32>, %arg2: f32, %arg3: f32, %arg4: tensor<2x3x4xf32>) {
// CHECK-NEXT:     %0 = linalg.quantized_batch_matmul ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x3x5xf32>, tensor<2x5x4xf32>, f32, f32) outs(%arg4 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @quantized_batch_matmul_on_memrefs(%arg0: memref<2x3x5xi8>, %arg1: memref<2x5x4xi8>, %arg2: i8, %arg3: i8, %arg4: memref<2x3x4xi32>) {
// CHECK-NEXT:     linalg.quantized_batch_matmul ins(%arg0, %arg1, %arg2, %arg3 : memref<2x3x5xi8>, memref<2x5x4xi8>, i8, i8) outs(%arg4 : memref<2x3x4xi32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> ()>
// GENERIC-NEXT: #map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x3x5xf32>, tensor<2x5x4xf32>, f32, f32, tensor<2x3x4xf32>) -> (), sym_name = "quantized_batch_matmul"}> ({
// GENERIC-NEXT:   ^bb0(%arg10: tensor<2x3x5xf32>, %arg11: tensor<2x5x4xf32>, %arg12: f32, %arg13: f32, %arg14: tensor<2x3x4xf32>):
// GENERIC-NEXT:     %8 = "linalg.quantized_batch_matmul"(%arg10, %arg11, %arg12, %arg13, %arg14) <{operandSegmentSizes = array<i32: 4, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg15: f32, %arg16: f32, %arg17: f32, %arg18: f32, %arg19: f32):
// GENERIC-NEXT:       %9 = "arith.subf"(%arg15, %arg17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %10 = "arith.subf"(%arg16, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %11 = "arith.mulf"(%9, %10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %12 = "arith.addf"(%arg19, %11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%12) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2, #map2, #map3]} : (tensor<2x3x5xf32>, tensor<2x5x4xf32>, f32, f32, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2x3x5xi8>, memref<2x5x4xi8>, i8, i8, memref<2x3x4xi32>) -> (), sym_name = "quantized_batch_matmul_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<2x3x5xi8>, %arg1: memref<2x5x4xi8>, %arg2: i8, %arg3: i8, %arg4: memref<2x3x4xi32>):
// GENERIC-NEXT:     "linalg.quantized_batch_matmul"(%arg0, %arg1, %arg2, %arg3, %arg4) <{operandSegmentSizes = array<i32: 4, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg5: i8, %arg6: i8, %arg7: i8, %arg8: i8, %arg9: i32):
// GENERIC-NEXT:       %0 = "arith.extsi"(%arg5) : (i8) -> i32
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg7) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.subi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %3 = "arith.extsi"(%arg6) : (i8) -> i32
// GENERIC-NEXT:       %4 = "arith.extsi"(%arg8) : (i8) -> i32
// GENERIC-NEXT:       %5 = "arith.subi"(%3, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %6 = "arith.muli"(%2, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %7 = "arith.addi"(%arg9, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%7) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2, #map2, #map3]} : (memref<2x3x5xi8>, memref<2x5x4xi8>, i8, i8, memref<2x3x4xi32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A matrix product, the first one transposed.
func.func @matmul_transpose_a(%a0: tensor<4x2xf32>, %a1: tensor<4x3xf32>, %a2: tensor<2x3xf32>) {
  %r = linalg.matmul
      indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>,
                       affine_map<(d0, d1, d2) -> (d0, d1)>]
      ins(%a0, %a1 : tensor<4x2xf32>, tensor<4x3xf32>)
      outs(%a2 : tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

func.func @matmul_transpose_a_on_memrefs(%a0: memref<4x2xi8>, %a1: memref<4x3xi8>,
                                         %a2: memref<2x3xi32>) {
  linalg.matmul
      indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>,
                       affine_map<(d0, d1, d2) -> (d0, d1)>] {
                         cast = #linalg.type_fn<cast_unsigned>
                       } ins(%a0, %a1 : memref<4x2xi8>, memref<4x3xi8>) outs(%a2 : memref<2x3xi32>)
  return
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d2, d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @matmul_transpose_a(%arg0: tensor<4x2xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<2x3xf32>) {
// CHECK-NEXT:     %0 = linalg.matmul indexing_maps = [#map, #map1, #map2] ins(%arg0, %arg1 : tensor<4x2xf32>, tensor<4x3xf32>) outs(%arg2 : tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @matmul_transpose_a_on_memrefs(%arg0: memref<4x2xi8>, %arg1: memref<4x3xi8>, %arg2: memref<2x3xi32>) {
// CHECK-NEXT:     linalg.matmul indexing_maps = [#map, #map1, #map2] {cast = #linalg.type_fn<cast_unsigned>} ins(%arg0, %arg1 : memref<4x2xi8>, memref<4x3xi8>) outs(%arg2 : memref<2x3xi32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2) -> (d2, d0)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4x2xf32>, tensor<4x3xf32>, tensor<2x3xf32>) -> (), sym_name = "matmul_transpose_a"}> ({
// GENERIC-NEXT:   ^bb0(%arg6: tensor<4x2xf32>, %arg7: tensor<4x3xf32>, %arg8: tensor<2x3xf32>):
// GENERIC-NEXT:     %4 = "linalg.matmul"(%arg6, %arg7, %arg8) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
// GENERIC-NEXT:       %5 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %6 = "arith.addf"(%arg11, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%6) : (f32) -> ()
// GENERIC-NEXT:     }) : (tensor<4x2xf32>, tensor<4x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4x2xi8>, memref<4x3xi8>, memref<2x3xi32>) -> (), sym_name = "matmul_transpose_a_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4x2xi8>, %arg1: memref<4x3xi8>, %arg2: memref<2x3xi32>):
// GENERIC-NEXT:     "linalg.matmul"(%arg0, %arg1, %arg2) <{cast = #linalg.type_fn<cast_unsigned>, indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %0 = "arith.extui"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %1 = "arith.extui"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.muli"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %3 = "arith.addi"(%arg5, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%3) : (i32) -> ()
// GENERIC-NEXT:     }) : (memref<4x2xi8>, memref<4x3xi8>, memref<2x3xi32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A matrix product, the second one transposed.
func.func @matmul_transpose_b(%a0: tensor<2x4xf32>, %a1: tensor<3x4xf32>, %a2: tensor<2x3xf32>) {
  %r = linalg.matmul
      indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>,
                       affine_map<(d0, d1, d2) -> (d0, d1)>]
      ins(%a0, %a1 : tensor<2x4xf32>, tensor<3x4xf32>)
      outs(%a2 : tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

func.func @matmul_transpose_b_on_memrefs(%a0: memref<2x4xi8>, %a1: memref<3x4xi8>,
                                         %a2: memref<2x3xi32>) {
  linalg.matmul
      indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>,
                       affine_map<(d0, d1, d2) -> (d0, d1)>] {
                         cast = #linalg.type_fn<cast_unsigned>
                       } ins(%a0, %a1 : memref<2x4xi8>, memref<3x4xi8>) outs(%a2 : memref<2x3xi32>)
  return
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @matmul_transpose_b(%arg0: tensor<2x4xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<2x3xf32>) {
// CHECK-NEXT:     %0 = linalg.matmul indexing_maps = [#map, #map1, #map2] ins(%arg0, %arg1 : tensor<2x4xf32>, tensor<3x4xf32>) outs(%arg2 : tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @matmul_transpose_b_on_memrefs(%arg0: memref<2x4xi8>, %arg1: memref<3x4xi8>, %arg2: memref<2x3xi32>) {
// CHECK-NEXT:     linalg.matmul indexing_maps = [#map, #map1, #map2] {cast = #linalg.type_fn<cast_unsigned>} ins(%arg0, %arg1 : memref<2x4xi8>, memref<3x4xi8>) outs(%arg2 : memref<2x3xi32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x4xf32>, tensor<3x4xf32>, tensor<2x3xf32>) -> (), sym_name = "matmul_transpose_b"}> ({
// GENERIC-NEXT:   ^bb0(%arg6: tensor<2x4xf32>, %arg7: tensor<3x4xf32>, %arg8: tensor<2x3xf32>):
// GENERIC-NEXT:     %4 = "linalg.matmul"(%arg6, %arg7, %arg8) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
// GENERIC-NEXT:       %5 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %6 = "arith.addf"(%arg11, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%6) : (f32) -> ()
// GENERIC-NEXT:     }) : (tensor<2x4xf32>, tensor<3x4xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2x4xi8>, memref<3x4xi8>, memref<2x3xi32>) -> (), sym_name = "matmul_transpose_b_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<2x4xi8>, %arg1: memref<3x4xi8>, %arg2: memref<2x3xi32>):
// GENERIC-NEXT:     "linalg.matmul"(%arg0, %arg1, %arg2) <{cast = #linalg.type_fn<cast_unsigned>, indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %0 = "arith.extui"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %1 = "arith.extui"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.muli"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %3 = "arith.addi"(%arg5, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%3) : (i32) -> ()
// GENERIC-NEXT:     }) : (memref<2x4xi8>, memref<3x4xi8>, memref<2x3xi32>) -> ()
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

func.func @mmt4d_on_memrefs(%a0: memref<2x4x5x3xi8>, %a1: memref<3x4x2x3xi8>,
                            %a2: memref<2x3x5x2xi32>) {
  linalg.mmt4d
      ins(%a0, %a1 : memref<2x4x5x3xi8>, memref<3x4x2x3xi8>)
      outs(%a2 : memref<2x3x5x2xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @mmt4d(%arg0: tensor<2x4x5x3xf32>, %arg1: tensor<3x4x2x3xf32>, %arg2: tensor<2x3x5x2xf32>) {
// CHECK-NEXT:     %0 = linalg.mmt4d ins(%arg0, %arg1 : tensor<2x4x5x3xf32>, tensor<3x4x2x3xf32>) outs(%arg2 : tensor<2x3x5x2xf32>) -> tensor<2x3x5x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @mmt4d_on_memrefs(%arg0: memref<2x4x5x3xi8>, %arg1: memref<3x4x2x3xi8>, %arg2: memref<2x3x5x2xi32>) {
// CHECK-NEXT:     linalg.mmt4d ins(%arg0, %arg1 : memref<2x4x5x3xi8>, memref<3x4x2x3xi8>) outs(%arg2 : memref<2x3x5x2xi32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d2, d4, d5)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x4x5x3xf32>, tensor<3x4x2x3xf32>, tensor<2x3x5x2xf32>) -> (), sym_name = "mmt4d"}> ({
// GENERIC-NEXT:   ^bb0(%arg6: tensor<2x4x5x3xf32>, %arg7: tensor<3x4x2x3xf32>, %arg8: tensor<2x3x5x2xf32>):
// GENERIC-NEXT:     %4 = "linalg.mmt4d"(%arg6, %arg7, %arg8) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
// GENERIC-NEXT:       %5 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %6 = "arith.addf"(%arg11, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%6) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x4x5x3xf32>, tensor<3x4x2x3xf32>, tensor<2x3x5x2xf32>) -> tensor<2x3x5x2xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2x4x5x3xi8>, memref<3x4x2x3xi8>, memref<2x3x5x2xi32>) -> (), sym_name = "mmt4d_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<2x4x5x3xi8>, %arg1: memref<3x4x2x3xi8>, %arg2: memref<2x3x5x2xi32>):
// GENERIC-NEXT:     "linalg.mmt4d"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %0 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.muli"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %3 = "arith.addi"(%arg5, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%3) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<2x4x5x3xi8>, memref<3x4x2x3xi8>, memref<2x3x5x2xi32>) -> ()
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

func.func @batch_mmt4d_on_memrefs(%a0: memref<2x3x5x2x2xi8>, %a1: memref<2x4x5x3x2xi8>,
                                  %a2: memref<2x3x4x2x3xi32>) {
  linalg.batch_mmt4d
      ins(%a0, %a1 : memref<2x3x5x2x2xi8>, memref<2x4x5x3x2xi8>)
      outs(%a2 : memref<2x3x4x2x3xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @batch_mmt4d(%arg0: tensor<2x3x5x2x2xf32>, %arg1: tensor<2x4x5x3x2xf32>, %arg2: tensor<2x3x4x2x3xf32>) {
// CHECK-NEXT:     %0 = linalg.batch_mmt4d ins(%arg0, %arg1 : tensor<2x3x5x2x2xf32>, tensor<2x4x5x3x2xf32>) outs(%arg2 : tensor<2x3x4x2x3xf32>) -> tensor<2x3x4x2x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @batch_mmt4d_on_memrefs(%arg0: memref<2x3x5x2x2xi8>, %arg1: memref<2x4x5x3x2xi8>, %arg2: memref<2x3x4x2x3xi32>) {
// CHECK-NEXT:     linalg.batch_mmt4d ins(%arg0, %arg1 : memref<2x3x5x2x2xi8>, memref<2x4x5x3x2xi8>) outs(%arg2 : memref<2x3x4x2x3xi32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d3, d4, d6)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d2, d3, d5, d6)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d4, d5)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x3x5x2x2xf32>, tensor<2x4x5x3x2xf32>, tensor<2x3x4x2x3xf32>) -> (), sym_name = "batch_mmt4d"}> ({
// GENERIC-NEXT:   ^bb0(%arg6: tensor<2x3x5x2x2xf32>, %arg7: tensor<2x4x5x3x2xf32>, %arg8: tensor<2x3x4x2x3xf32>):
// GENERIC-NEXT:     %4 = "linalg.batch_mmt4d"(%arg6, %arg7, %arg8) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
// GENERIC-NEXT:       %5 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %6 = "arith.addf"(%arg11, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%6) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x3x5x2x2xf32>, tensor<2x4x5x3x2xf32>, tensor<2x3x4x2x3xf32>) -> tensor<2x3x4x2x3xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2x3x5x2x2xi8>, memref<2x4x5x3x2xi8>, memref<2x3x4x2x3xi32>) -> (), sym_name = "batch_mmt4d_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<2x3x5x2x2xi8>, %arg1: memref<2x4x5x3x2xi8>, %arg2: memref<2x3x4x2x3xi32>):
// GENERIC-NEXT:     "linalg.batch_mmt4d"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %0 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.muli"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %3 = "arith.addi"(%arg5, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%3) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<2x3x5x2x2xi8>, memref<2x4x5x3x2xi8>, memref<2x3x4x2x3xi32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Products of a batch of matrices.
func.func @batch_matmul(%a0: tensor<2x3x5xf32>, %a1: tensor<2x5x4xf32>, %a2: tensor<2x3x4xf32>) {
  %r = linalg.batch_matmul
      ins(%a0, %a1 : tensor<2x3x5xf32>, tensor<2x5x4xf32>)
      outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

func.func @batch_matmul_on_memrefs(%a0: memref<2x3x5xi8>, %a1: memref<2x5x4xi8>,
                                   %a2: memref<2x3x4xi32>) {
  linalg.batch_matmul
      ins(%a0, %a1 : memref<2x3x5xi8>, memref<2x5x4xi8>)
      outs(%a2 : memref<2x3x4xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @batch_matmul(%arg0: tensor<2x3x5xf32>, %arg1: tensor<2x5x4xf32>, %arg2: tensor<2x3x4xf32>) {
// CHECK-NEXT:     %0 = linalg.batch_matmul ins(%arg0, %arg1 : tensor<2x3x5xf32>, tensor<2x5x4xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @batch_matmul_on_memrefs(%arg0: memref<2x3x5xi8>, %arg1: memref<2x5x4xi8>, %arg2: memref<2x3x4xi32>) {
// CHECK-NEXT:     linalg.batch_matmul ins(%arg0, %arg1 : memref<2x3x5xi8>, memref<2x5x4xi8>) outs(%arg2 : memref<2x3x4xi32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x3x5xf32>, tensor<2x5x4xf32>, tensor<2x3x4xf32>) -> (), sym_name = "batch_matmul"}> ({
// GENERIC-NEXT:   ^bb0(%arg6: tensor<2x3x5xf32>, %arg7: tensor<2x5x4xf32>, %arg8: tensor<2x3x4xf32>):
// GENERIC-NEXT:     %4 = "linalg.batch_matmul"(%arg6, %arg7, %arg8) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
// GENERIC-NEXT:       %5 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %6 = "arith.addf"(%arg11, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%6) : (f32) -> ()
// GENERIC-NEXT:     }) : (tensor<2x3x5xf32>, tensor<2x5x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2x3x5xi8>, memref<2x5x4xi8>, memref<2x3x4xi32>) -> (), sym_name = "batch_matmul_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<2x3x5xi8>, %arg1: memref<2x5x4xi8>, %arg2: memref<2x3x4xi32>):
// GENERIC-NEXT:     "linalg.batch_matmul"(%arg0, %arg1, %arg2) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %0 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.muli"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %3 = "arith.addi"(%arg5, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%3) : (i32) -> ()
// GENERIC-NEXT:     }) : (memref<2x3x5xi8>, memref<2x5x4xi8>, memref<2x3x4xi32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Products of a batch of matrices, the first ones transposed.
func.func @batch_matmul_transpose_a(%a0: tensor<2x5x3xf32>, %a1: tensor<2x5x4xf32>,
                                    %a2: tensor<2x3x4xf32>) {
  %r = linalg.batch_matmul
      indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>,
                       affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>,
                       affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]
      ins(%a0, %a1 : tensor<2x5x3xf32>, tensor<2x5x4xf32>)
      outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

func.func @batch_matmul_transpose_a_on_memrefs(%a0: memref<2x5x3xi8>, %a1: memref<2x5x4xi8>,
                                               %a2: memref<2x3x4xi32>) {
  linalg.batch_matmul
      indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>,
                       affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>,
                       affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]
      ins(%a0, %a1 : memref<2x5x3xi8>, memref<2x5x4xi8>)
      outs(%a2 : memref<2x3x4xi32>)
  return
}

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @batch_matmul_transpose_a(%arg0: tensor<2x5x3xf32>, %arg1: tensor<2x5x4xf32>, %arg2: tensor<2x3x4xf32>) {
// CHECK-NEXT:     %0 = linalg.batch_matmul indexing_maps = [#map, #map1, #map2] ins(%arg0, %arg1 : tensor<2x5x3xf32>, tensor<2x5x4xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @batch_matmul_transpose_a_on_memrefs(%arg0: memref<2x5x3xi8>, %arg1: memref<2x5x4xi8>, %arg2: memref<2x3x4xi32>) {
// CHECK-NEXT:     linalg.batch_matmul indexing_maps = [#map, #map1, #map2] ins(%arg0, %arg1 : memref<2x5x3xi8>, memref<2x5x4xi8>) outs(%arg2 : memref<2x3x4xi32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x5x3xf32>, tensor<2x5x4xf32>, tensor<2x3x4xf32>) -> (), sym_name = "batch_matmul_transpose_a"}> ({
// GENERIC-NEXT:   ^bb0(%arg6: tensor<2x5x3xf32>, %arg7: tensor<2x5x4xf32>, %arg8: tensor<2x3x4xf32>):
// GENERIC-NEXT:     %4 = "linalg.batch_matmul"(%arg6, %arg7, %arg8) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
// GENERIC-NEXT:       %5 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %6 = "arith.addf"(%arg11, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%6) : (f32) -> ()
// GENERIC-NEXT:     }) : (tensor<2x5x3xf32>, tensor<2x5x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2x5x3xi8>, memref<2x5x4xi8>, memref<2x3x4xi32>) -> (), sym_name = "batch_matmul_transpose_a_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<2x5x3xi8>, %arg1: memref<2x5x4xi8>, %arg2: memref<2x3x4xi32>):
// GENERIC-NEXT:     "linalg.batch_matmul"(%arg0, %arg1, %arg2) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %0 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.muli"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %3 = "arith.addi"(%arg5, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%3) : (i32) -> ()
// GENERIC-NEXT:     }) : (memref<2x5x3xi8>, memref<2x5x4xi8>, memref<2x3x4xi32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Products of a batch of matrices, the second ones transposed.
func.func @batch_matmul_transpose_b(%a0: tensor<2x3x5xf32>, %a1: tensor<2x4x5xf32>,
                                    %a2: tensor<2x3x4xf32>) {
  %r = linalg.batch_matmul
      indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>,
                       affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>,
                       affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]
      ins(%a0, %a1 : tensor<2x3x5xf32>, tensor<2x4x5xf32>)
      outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

func.func @batch_matmul_transpose_b_on_memrefs(%a0: memref<2x3x5xi8>, %a1: memref<2x4x5xi8>,
                                               %a2: memref<2x3x4xi32>) {
  linalg.batch_matmul
      indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>,
                       affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>,
                       affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]
      ins(%a0, %a1 : memref<2x3x5xi8>, memref<2x4x5xi8>)
      outs(%a2 : memref<2x3x4xi32>)
  return
}

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @batch_matmul_transpose_b(%arg0: tensor<2x3x5xf32>, %arg1: tensor<2x4x5xf32>, %arg2: tensor<2x3x4xf32>) {
// CHECK-NEXT:     %0 = linalg.batch_matmul indexing_maps = [#map, #map1, #map2] ins(%arg0, %arg1 : tensor<2x3x5xf32>, tensor<2x4x5xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @batch_matmul_transpose_b_on_memrefs(%arg0: memref<2x3x5xi8>, %arg1: memref<2x4x5xi8>, %arg2: memref<2x3x4xi32>) {
// CHECK-NEXT:     linalg.batch_matmul indexing_maps = [#map, #map1, #map2] ins(%arg0, %arg1 : memref<2x3x5xi8>, memref<2x4x5xi8>) outs(%arg2 : memref<2x3x4xi32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x3x5xf32>, tensor<2x4x5xf32>, tensor<2x3x4xf32>) -> (), sym_name = "batch_matmul_transpose_b"}> ({
// GENERIC-NEXT:   ^bb0(%arg6: tensor<2x3x5xf32>, %arg7: tensor<2x4x5xf32>, %arg8: tensor<2x3x4xf32>):
// GENERIC-NEXT:     %4 = "linalg.batch_matmul"(%arg6, %arg7, %arg8) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
// GENERIC-NEXT:       %5 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %6 = "arith.addf"(%arg11, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%6) : (f32) -> ()
// GENERIC-NEXT:     }) : (tensor<2x3x5xf32>, tensor<2x4x5xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2x3x5xi8>, memref<2x4x5xi8>, memref<2x3x4xi32>) -> (), sym_name = "batch_matmul_transpose_b_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<2x3x5xi8>, %arg1: memref<2x4x5xi8>, %arg2: memref<2x3x4xi32>):
// GENERIC-NEXT:     "linalg.batch_matmul"(%arg0, %arg1, %arg2) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %0 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.muli"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %3 = "arith.addi"(%arg5, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%3) : (i32) -> ()
// GENERIC-NEXT:     }) : (memref<2x3x5xi8>, memref<2x4x5xi8>, memref<2x3x4xi32>) -> ()
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

func.func @batch_reduce_matmul_on_memrefs(%a0: memref<2x3x5xi32>, %a1: memref<2x5x4xi8>,
                                          %a2: memref<3x4xi32>) {
  linalg.batch_reduce_matmul
      ins(%a0, %a1 : memref<2x3x5xi32>, memref<2x5x4xi8>)
      outs(%a2 : memref<3x4xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @batch_reduce_matmul(%arg0: tensor<2x3x5xf32>, %arg1: tensor<2x5x4xf32>, %arg2: tensor<3x4xf32>) {
// CHECK-NEXT:     %0 = linalg.batch_reduce_matmul ins(%arg0, %arg1 : tensor<2x3x5xf32>, tensor<2x5x4xf32>) outs(%arg2 : tensor<3x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @batch_reduce_matmul_on_memrefs(%arg0: memref<2x3x5xi32>, %arg1: memref<2x5x4xi8>, %arg2: memref<3x4xi32>) {
// CHECK-NEXT:     linalg.batch_reduce_matmul ins(%arg0, %arg1 : memref<2x3x5xi32>, memref<2x5x4xi8>) outs(%arg2 : memref<3x4xi32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x3x5xf32>, tensor<2x5x4xf32>, tensor<3x4xf32>) -> (), sym_name = "batch_reduce_matmul"}> ({
// GENERIC-NEXT:   ^bb0(%arg6: tensor<2x3x5xf32>, %arg7: tensor<2x5x4xf32>, %arg8: tensor<3x4xf32>):
// GENERIC-NEXT:     %3 = "linalg.batch_reduce_matmul"(%arg6, %arg7, %arg8) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
// GENERIC-NEXT:       %4 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %5 = "arith.addf"(%arg11, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%5) : (f32) -> ()
// GENERIC-NEXT:     }) : (tensor<2x3x5xf32>, tensor<2x5x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2x3x5xi32>, memref<2x5x4xi8>, memref<3x4xi32>) -> (), sym_name = "batch_reduce_matmul_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<2x3x5xi32>, %arg1: memref<2x5x4xi8>, %arg2: memref<3x4xi32>):
// GENERIC-NEXT:     "linalg.batch_reduce_matmul"(%arg0, %arg1, %arg2) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i32, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %0 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %1 = "arith.muli"(%arg3, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %2 = "arith.addi"(%arg5, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%2) : (i32) -> ()
// GENERIC-NEXT:     }) : (memref<2x3x5xi32>, memref<2x5x4xi8>, memref<3x4xi32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// The product of a vector and a matrix.
func.func @vecmat(%a0: tensor<3xf32>, %a1: tensor<3x2xf32>, %a2: tensor<2xf32>) {
  %r = linalg.vecmat
      ins(%a0, %a1 : tensor<3xf32>, tensor<3x2xf32>)
      outs(%a2 : tensor<2xf32>) -> tensor<2xf32>
  return
}

func.func @vecmat_on_memrefs(%a0: memref<3xi8>, %a1: memref<3x2xi8>, %a2: memref<2xi32>) {
  linalg.vecmat ins(%a0, %a1 : memref<3xi8>, memref<3x2xi8>) outs(%a2 : memref<2xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @vecmat(%arg0: tensor<3xf32>, %arg1: tensor<3x2xf32>, %arg2: tensor<2xf32>) {
// CHECK-NEXT:     %0 = linalg.vecmat ins(%arg0, %arg1 : tensor<3xf32>, tensor<3x2xf32>) outs(%arg2 : tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @vecmat_on_memrefs(%arg0: memref<3xi8>, %arg1: memref<3x2xi8>, %arg2: memref<2xi32>) {
// CHECK-NEXT:     linalg.vecmat ins(%arg0, %arg1 : memref<3xi8>, memref<3x2xi8>) outs(%arg2 : memref<2xi32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1) -> (d1)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1) -> (d1, d0)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1) -> (d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<3xf32>, tensor<3x2xf32>, tensor<2xf32>) -> (), sym_name = "vecmat"}> ({
// GENERIC-NEXT:   ^bb0(%arg6: tensor<3xf32>, %arg7: tensor<3x2xf32>, %arg8: tensor<2xf32>):
// GENERIC-NEXT:     %4 = "linalg.vecmat"(%arg6, %arg7, %arg8) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
// GENERIC-NEXT:       %5 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %6 = "arith.addf"(%arg11, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%6) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<3xf32>, tensor<3x2xf32>, tensor<2xf32>) -> tensor<2xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
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

// Products of a batch of matrices and vectors.
func.func @batch_matvec(%a0: tensor<2x3x4xf32>, %a1: tensor<2x4xf32>, %a2: tensor<2x3xf32>) {
  %r = linalg.batch_matvec
      ins(%a0, %a1 : tensor<2x3x4xf32>, tensor<2x4xf32>)
      outs(%a2 : tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

func.func @batch_matvec_on_memrefs(%a0: memref<2x3x4xi8>, %a1: memref<2x4xi8>,
                                   %a2: memref<2x3xi32>) {
  linalg.batch_matvec ins(%a0, %a1 : memref<2x3x4xi8>, memref<2x4xi8>) outs(%a2 : memref<2x3xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @batch_matvec(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4xf32>, %arg2: tensor<2x3xf32>) {
// CHECK-NEXT:     %0 = linalg.batch_matvec ins(%arg0, %arg1 : tensor<2x3x4xf32>, tensor<2x4xf32>) outs(%arg2 : tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @batch_matvec_on_memrefs(%arg0: memref<2x3x4xi8>, %arg1: memref<2x4xi8>, %arg2: memref<2x3xi32>) {
// CHECK-NEXT:     linalg.batch_matvec ins(%arg0, %arg1 : memref<2x3x4xi8>, memref<2x4xi8>) outs(%arg2 : memref<2x3xi32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x3x4xf32>, tensor<2x4xf32>, tensor<2x3xf32>) -> (), sym_name = "batch_matvec"}> ({
// GENERIC-NEXT:   ^bb0(%arg6: tensor<2x3x4xf32>, %arg7: tensor<2x4xf32>, %arg8: tensor<2x3xf32>):
// GENERIC-NEXT:     %4 = "linalg.batch_matvec"(%arg6, %arg7, %arg8) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
// GENERIC-NEXT:       %5 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %6 = "arith.addf"(%arg11, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%6) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x3x4xf32>, tensor<2x4xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
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

// Products of a batch of vectors and matrices.
func.func @batch_vecmat(%a0: tensor<2x4xf32>, %a1: tensor<2x4x3xf32>, %a2: tensor<2x3xf32>) {
  %r = linalg.batch_vecmat
      ins(%a0, %a1 : tensor<2x4xf32>, tensor<2x4x3xf32>)
      outs(%a2 : tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

func.func @batch_vecmat_on_memrefs(%a0: memref<2x4xi8>, %a1: memref<2x4x3xi8>,
                                   %a2: memref<2x3xi32>) {
  linalg.batch_vecmat ins(%a0, %a1 : memref<2x4xi8>, memref<2x4x3xi8>) outs(%a2 : memref<2x3xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @batch_vecmat(%arg0: tensor<2x4xf32>, %arg1: tensor<2x4x3xf32>, %arg2: tensor<2x3xf32>) {
// CHECK-NEXT:     %0 = linalg.batch_vecmat ins(%arg0, %arg1 : tensor<2x4xf32>, tensor<2x4x3xf32>) outs(%arg2 : tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @batch_vecmat_on_memrefs(%arg0: memref<2x4xi8>, %arg1: memref<2x4x3xi8>, %arg2: memref<2x3xi32>) {
// CHECK-NEXT:     linalg.batch_vecmat ins(%arg0, %arg1 : memref<2x4xi8>, memref<2x4x3xi8>) outs(%arg2 : memref<2x3xi32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x4xf32>, tensor<2x4x3xf32>, tensor<2x3xf32>) -> (), sym_name = "batch_vecmat"}> ({
// GENERIC-NEXT:   ^bb0(%arg6: tensor<2x4xf32>, %arg7: tensor<2x4x3xf32>, %arg8: tensor<2x3xf32>):
// GENERIC-NEXT:     %4 = "linalg.batch_vecmat"(%arg6, %arg7, %arg8) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
// GENERIC-NEXT:       %5 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %6 = "arith.addf"(%arg11, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%6) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x4xf32>, tensor<2x4x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
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
