// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Matrix products whose operands are transposed, or lack dimensions; maps that say nothing new are not written.

// Products without maps in the generic form have those that their names say.
func.func @without_maps(%a: memref<2x2x2xf32>) {
  "linalg.batch_matmul"(%a, %a, %a) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %z, %p : f32
    linalg.yield %s : f32
  }) : (memref<2x2x2xf32>, memref<2x2x2xf32>, memref<2x2x2xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @without_maps(%arg0: memref<2x2x2xf32>) {
// CHECK-NEXT:     linalg.batch_matmul ins(%arg0, %arg0 : memref<2x2x2xf32>, memref<2x2x2xf32>) outs(%arg0 : memref<2x2x2xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2x2x2xf32>) -> (), sym_name = "without_maps"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<2x2x2xf32>):
// GENERIC-NEXT:     "linalg.batch_matmul"(%arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg1: f32, %arg2: f32, %arg3: f32):
// GENERIC-NEXT:       %0 = "arith.mulf"(%arg1, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %1 = "arith.addf"(%arg3, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) : (memref<2x2x2xf32>, memref<2x2x2xf32>, memref<2x2x2xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Any sum of products: here over two dimensions, of which one is the batch, and the other way round.
func.func @contract(%a: tensor<2x4x5xf16>, %b: tensor<5x2x?xf16>, %c: tensor<?x4xf32>,
                    %d: tensor<f32>) {
  %0 = linalg.contract
      indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (k, b, n)>,
                       affine_map<(b, m, n, k) -> (n, m)>]
      ins(%a, %b : tensor<2x4x5xf16>, tensor<5x2x?xf16>)
      outs(%c : tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = linalg.contract
      indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>,
                       affine_map<(i, j, k) -> ()>] {cast = #linalg.type_fn<cast_signed>, tag}
      ins(%a, %a : tensor<2x4x5xf16>, tensor<2x4x5xf16>)
      outs(%d : tensor<f32>) -> tensor<f32>
  return
}

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d3, d0, d2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d2, d1)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1, d2) -> ()>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @contract(%arg0: tensor<2x4x5xf16>, %arg1: tensor<5x2x?xf16>, %arg2: tensor<?x4xf32>, %arg3: tensor<f32>) {
// CHECK-NEXT:     %0 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%arg0, %arg1 : tensor<2x4x5xf16>, tensor<5x2x?xf16>) outs(%arg2 : tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT:     %1 = linalg.contract indexing_maps = [#map3, #map3, #map4] {cast = #linalg.type_fn<cast_signed>, tag} ins(%arg0, %arg0 : tensor<2x4x5xf16>, tensor<2x4x5xf16>) outs(%arg3 : tensor<f32>) -> tensor<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d3, d0, d2)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d2, d1)>
// GENERIC-NEXT: #map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// GENERIC-NEXT: #map4 = affine_map<(d0, d1, d2) -> ()>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x4x5xf16>, tensor<5x2x?xf16>, tensor<?x4xf32>, tensor<f32>) -> (), sym_name = "contract"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x4x5xf16>, %arg1: tensor<5x2x?xf16>, %arg2: tensor<?x4xf32>, %arg3: tensor<f32>):
// GENERIC-NEXT:     %0 = "linalg.contract"(%arg0, %arg1, %arg2) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg7: f16, %arg8: f16, %arg9: f32):
// GENERIC-NEXT:       %6 = "arith.extf"(%arg7) : (f16) -> f32
// GENERIC-NEXT:       %7 = "arith.extf"(%arg8) : (f16) -> f32
// GENERIC-NEXT:       %8 = "arith.mulf"(%6, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %9 = "arith.addf"(%arg9, %8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%9) : (f32) -> ()
// GENERIC-NEXT:     }) : (tensor<2x4x5xf16>, tensor<5x2x?xf16>, tensor<?x4xf32>) -> tensor<?x4xf32>
// GENERIC-NEXT:     %1 = "linalg.contract"(%arg0, %arg0, %arg3) <{cast = #linalg.type_fn<cast_signed>, indexing_maps = [#map3, #map3, #map4], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg4: f16, %arg5: f16, %arg6: f32):
// GENERIC-NEXT:       %2 = "arith.extf"(%arg4) : (f16) -> f32
// GENERIC-NEXT:       %3 = "arith.extf"(%arg5) : (f16) -> f32
// GENERIC-NEXT:       %4 = "arith.mulf"(%2, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %5 = "arith.addf"(%arg6, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%5) : (f32) -> ()
// GENERIC-NEXT:     }) {tag} : (tensor<2x4x5xf16>, tensor<2x4x5xf16>, tensor<f32>) -> tensor<f32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Convolutions in groups with channels last, and with zero points and channels first.
func.func @convolutions(%a: memref<2x7x7x4x8xi8>, %w: memref<4x6x3x3x8xi8>,
                        %o: memref<2x3x3x4x6xi32>, %c: memref<2x3x4x4xi8>, %v: memref<6x3x1x1xi8>,
                        %p: memref<2x6x4x4xi32>, %z: i32) {
  linalg.conv_2d_nhwgc_gfhwc {strides = dense<2> : tensor<2xi64>}
      ins(%a, %w : memref<2x7x7x4x8xi8>, memref<4x6x3x3x8xi8>)
      outs(%o : memref<2x3x3x4x6xi32>)
  linalg.conv_2d_nhwgc_gfhwc_q {dilations = dense<[2, 2]> : tensor<2xi64>}
      ins(%a, %w, %z, %z : memref<2x7x7x4x8xi8>, memref<4x6x3x3x8xi8>, i32, i32)
      outs(%o : memref<2x3x3x4x6xi32>)
  linalg.conv_2d_nchw_fchw_q
      ins(%c, %v, %z, %z : memref<2x3x4x4xi8>, memref<6x3x1x1xi8>, i32, i32)
      outs(%p : memref<2x6x4x4xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @convolutions(%arg0: memref<2x7x7x4x8xi8>, %arg1: memref<4x6x3x3x8xi8>, %arg2: memref<2x3x3x4x6xi32>, %arg3: memref<2x3x4x4xi8>, %arg4: memref<6x3x1x1xi8>, %arg5: memref<2x6x4x4xi32>, %arg6: i32) {
// CHECK-NEXT:     linalg.conv_2d_nhwgc_gfhwc {strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1 : memref<2x7x7x4x8xi8>, memref<4x6x3x3x8xi8>) outs(%arg2 : memref<2x3x3x4x6xi32>)
// CHECK-NEXT:     linalg.conv_2d_nhwgc_gfhwc_q {dilations = dense<2> : tensor<2xi64>} ins(%arg0, %arg1, %arg6, %arg6 : memref<2x7x7x4x8xi8>, memref<4x6x3x3x8xi8>, i32, i32) outs(%arg2 : memref<2x3x3x4x6xi32>)
// CHECK-NEXT:     linalg.conv_2d_nchw_fchw_q ins(%arg3, %arg4, %arg6, %arg6 : memref<2x3x4x4xi8>, memref<6x3x1x1xi8>, i32, i32) outs(%arg5 : memref<2x6x4x4xi32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * 2 + d5, d2 * 2 + d6, d3, d7)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d3, d4, d5, d6, d7)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>
// GENERIC-NEXT: #map3 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 + d5 * 2, d2 + d6 * 2, d3, d7)>
// GENERIC-NEXT: #map4 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> ()>
// GENERIC-NEXT: #map5 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 + d5, d3 + d6)>
// GENERIC-NEXT: #map6 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1, d4, d5, d6)>
// GENERIC-NEXT: #map7 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>
// GENERIC-NEXT: #map8 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2x7x7x4x8xi8>, memref<4x6x3x3x8xi8>, memref<2x3x3x4x6xi32>, memref<2x3x4x4xi8>, memref<6x3x1x1xi8>, memref<2x6x4x4xi32>, i32) -> (), sym_name = "convolutions"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<2x7x7x4x8xi8>, %arg1: memref<4x6x3x3x8xi8>, %arg2: memref<2x3x3x4x6xi32>, %arg3: memref<2x3x4x4xi8>, %arg4: memref<6x3x1x1xi8>, %arg5: memref<2x6x4x4xi32>, %arg6: i32):
// GENERIC-NEXT:     "linalg.conv_2d_nhwgc_gfhwc"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg17: i8, %arg18: i8, %arg19: i32):
// GENERIC-NEXT:       %12 = "arith.extsi"(%arg17) : (i8) -> i32
// GENERIC-NEXT:       %13 = "arith.extsi"(%arg18) : (i8) -> i32
// GENERIC-NEXT:       %14 = "arith.muli"(%12, %13) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %15 = "arith.addi"(%arg19, %14) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%15) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<2x7x7x4x8xi8>, memref<4x6x3x3x8xi8>, memref<2x3x3x4x6xi32>) -> ()
// GENERIC-NEXT:     "linalg.conv_2d_nhwgc_gfhwc_q"(%arg0, %arg1, %arg6, %arg6, %arg2) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg12: i8, %arg13: i8, %arg14: i32, %arg15: i32, %arg16: i32):
// GENERIC-NEXT:       %6 = "arith.extsi"(%arg12) : (i8) -> i32
// GENERIC-NEXT:       %7 = "arith.subi"(%6, %arg14) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %8 = "arith.extsi"(%arg13) : (i8) -> i32
// GENERIC-NEXT:       %9 = "arith.subi"(%8, %arg15) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %10 = "arith.muli"(%7, %9) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %11 = "arith.addi"(%arg16, %10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%11) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map3, #map1, #map4, #map4, #map2]} : (memref<2x7x7x4x8xi8>, memref<4x6x3x3x8xi8>, i32, i32, memref<2x3x3x4x6xi32>) -> ()
// GENERIC-NEXT:     "linalg.conv_2d_nchw_fchw_q"(%arg3, %arg4, %arg6, %arg6, %arg5) <{operandSegmentSizes = array<i32: 4, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg7: i8, %arg8: i8, %arg9: i32, %arg10: i32, %arg11: i32):
// GENERIC-NEXT:       %0 = "arith.extsi"(%arg7) : (i8) -> i32
// GENERIC-NEXT:       %1 = "arith.subi"(%0, %arg9) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %2 = "arith.extsi"(%arg8) : (i8) -> i32
// GENERIC-NEXT:       %3 = "arith.subi"(%2, %arg10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %4 = "arith.muli"(%1, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %5 = "arith.addi"(%arg11, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%5) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map5, #map6, #map7, #map7, #map8]} : (memref<2x3x4x4xi8>, memref<6x3x1x1xi8>, i32, i32, memref<2x6x4x4xi32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
