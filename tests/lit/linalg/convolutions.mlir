// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Named convolutions: on tensors, and with strides, dilations and conversions on memrefs.

func.func @conv_1d_on_memrefs(%a0: memref<4xi8>, %a1: memref<3xi8>, %a2: memref<2xi32>) {
  linalg.conv_1d ins(%a0, %a1 : memref<4xi8>, memref<3xi8>) outs(%a2 : memref<2xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @conv_1d_on_memrefs(%arg0: memref<4xi8>, %arg1: memref<3xi8>, %arg2: memref<2xi32>) {
// CHECK-NEXT:     linalg.conv_1d ins(%arg0, %arg1 : memref<4xi8>, memref<3xi8>) outs(%arg2 : memref<2xi32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1) -> (d0 + d1)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1) -> (d1)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1) -> (d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4xi8>, memref<3xi8>, memref<2xi32>) -> (), sym_name = "conv_1d_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<4xi8>, %arg1: memref<3xi8>, %arg2: memref<2xi32>):
// GENERIC-NEXT:     "linalg.conv_1d"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %0 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.muli"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %3 = "arith.addi"(%arg5, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%3) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<4xi8>, memref<3xi8>, memref<2xi32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @conv_2d_on_memrefs(%a0: memref<5x7xi8>, %a1: memref<4x5xi8>, %a2: memref<2x3xi32>) {
  linalg.conv_2d ins(%a0, %a1 : memref<5x7xi8>, memref<4x5xi8>) outs(%a2 : memref<2x3xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @conv_2d_on_memrefs(%arg0: memref<5x7xi8>, %arg1: memref<4x5xi8>, %arg2: memref<2x3xi32>) {
// CHECK-NEXT:     linalg.conv_2d ins(%arg0, %arg1 : memref<5x7xi8>, memref<4x5xi8>) outs(%arg2 : memref<2x3xi32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3) -> (d0 + d2, d1 + d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<5x7xi8>, memref<4x5xi8>, memref<2x3xi32>) -> (), sym_name = "conv_2d_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<5x7xi8>, %arg1: memref<4x5xi8>, %arg2: memref<2x3xi32>):
// GENERIC-NEXT:     "linalg.conv_2d"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %0 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.muli"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %3 = "arith.addi"(%arg5, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%3) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<5x7xi8>, memref<4x5xi8>, memref<2x3xi32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @conv_3d_on_memrefs(%a0: memref<6x4x6xi8>, %a1: memref<5x2x3xi8>,
                              %a2: memref<2x3x4xi32>) {
  linalg.conv_3d ins(%a0, %a1 : memref<6x4x6xi8>, memref<5x2x3xi8>) outs(%a2 : memref<2x3x4xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @conv_3d_on_memrefs(%arg0: memref<6x4x6xi8>, %arg1: memref<5x2x3xi8>, %arg2: memref<2x3x4xi32>) {
// CHECK-NEXT:     linalg.conv_3d ins(%arg0, %arg1 : memref<6x4x6xi8>, memref<5x2x3xi8>) outs(%arg2 : memref<2x3x4xi32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0 + d3, d1 + d4, d2 + d5)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d4, d5)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<6x4x6xi8>, memref<5x2x3xi8>, memref<2x3x4xi32>) -> (), sym_name = "conv_3d_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<6x4x6xi8>, %arg1: memref<5x2x3xi8>, %arg2: memref<2x3x4xi32>):
// GENERIC-NEXT:     "linalg.conv_3d"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %0 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.muli"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %3 = "arith.addi"(%arg5, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%3) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<6x4x6xi8>, memref<5x2x3xi8>, memref<2x3x4xi32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A 1-D convolution, channels last.
func.func @conv_1d_nwc_wcf(%a0: tensor<2x7x2xf32>, %a1: tensor<5x2x4xf32>, %a2: tensor<2x3x4xf32>) {
  %r = linalg.conv_1d_nwc_wcf
      ins(%a0, %a1 : tensor<2x7x2xf32>, tensor<5x2x4xf32>)
      outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @conv_1d_nwc_wcf(%arg0: tensor<2x7x2xf32>, %arg1: tensor<5x2x4xf32>, %arg2: tensor<2x3x4xf32>) {
// CHECK-NEXT:     %0 = linalg.conv_1d_nwc_wcf ins(%arg0, %arg1 : tensor<2x7x2xf32>, tensor<5x2x4xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d4)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x7x2xf32>, tensor<5x2x4xf32>, tensor<2x3x4xf32>) -> (), sym_name = "conv_1d_nwc_wcf"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x7x2xf32>, %arg1: tensor<5x2x4xf32>, %arg2: tensor<2x3x4xf32>):
// GENERIC-NEXT:     %0 = "linalg.conv_1d_nwc_wcf"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %1 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %2 = "arith.addf"(%arg5, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%2) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x7x2xf32>, tensor<5x2x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @conv_1d_ncw_fcw_on_memrefs(%a0: memref<2x5x10xi8>, %a1: memref<3x5x2xi8>,
                                      %a2: memref<2x3x4xi32>) {
  linalg.conv_1d_ncw_fcw {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}
      ins(%a0, %a1 : memref<2x5x10xi8>, memref<3x5x2xi8>)
      outs(%a2 : memref<2x3x4xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @conv_1d_ncw_fcw_on_memrefs(%arg0: memref<2x5x10xi8>, %arg1: memref<3x5x2xi8>, %arg2: memref<2x3x4xi32>) {
// CHECK-NEXT:     linalg.conv_1d_ncw_fcw {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x5x10xi8>, memref<3x5x2xi8>) outs(%arg2 : memref<2x3x4xi32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d2 * 2 + d4 * 3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d3, d4)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2x5x10xi8>, memref<3x5x2xi8>, memref<2x3x4xi32>) -> (), sym_name = "conv_1d_ncw_fcw_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<2x5x10xi8>, %arg1: memref<3x5x2xi8>, %arg2: memref<2x3x4xi32>):
// GENERIC-NEXT:     "linalg.conv_1d_ncw_fcw"(%arg0, %arg1, %arg2) <{dilations = dense<3> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %0 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %1 = "arith.extsi"(%arg4) : (i8) -> i32
// GENERIC-NEXT:       %2 = "arith.muli"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       %3 = "arith.addi"(%arg5, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%3) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<2x5x10xi8>, memref<3x5x2xi8>, memref<2x3x4xi32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A 2-D convolution, channels last.
func.func @conv_2d_nhwc_hwcf(%a0: tensor<2x4x6x2xf32>, %a1: tensor<2x3x2x5xf32>,
                             %a2: tensor<2x3x4x5xf32>) {
  %r = linalg.conv_2d_nhwc_hwcf
      ins(%a0, %a1 : tensor<2x4x6x2xf32>, tensor<2x3x2x5xf32>)
      outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @conv_2d_nhwc_hwcf(%arg0: tensor<2x4x6x2xf32>, %arg1: tensor<2x3x2x5xf32>, %arg2: tensor<2x3x4x5xf32>) {
// CHECK-NEXT:     %0 = linalg.conv_2d_nhwc_hwcf ins(%arg0, %arg1 : tensor<2x4x6x2xf32>, tensor<2x3x2x5xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x4x6x2xf32>, tensor<2x3x2x5xf32>, tensor<2x3x4x5xf32>) -> (), sym_name = "conv_2d_nhwc_hwcf"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x4x6x2xf32>, %arg1: tensor<2x3x2x5xf32>, %arg2: tensor<2x3x4x5xf32>):
// GENERIC-NEXT:     %0 = "linalg.conv_2d_nhwc_hwcf"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %1 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %2 = "arith.addf"(%arg5, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%2) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x4x6x2xf32>, tensor<2x3x2x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A 2-D convolution, channels last, filters first.
func.func @conv_2d_nhwc_fhwc(%a0: tensor<2x4x6x2xf32>, %a1: tensor<5x2x3x2xf32>,
                             %a2: tensor<2x3x4x5xf32>) {
  %r = linalg.conv_2d_nhwc_fhwc
      ins(%a0, %a1 : tensor<2x4x6x2xf32>, tensor<5x2x3x2xf32>)
      outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @conv_2d_nhwc_fhwc(%arg0: tensor<2x4x6x2xf32>, %arg1: tensor<5x2x3x2xf32>, %arg2: tensor<2x3x4x5xf32>) {
// CHECK-NEXT:     %0 = linalg.conv_2d_nhwc_fhwc ins(%arg0, %arg1 : tensor<2x4x6x2xf32>, tensor<5x2x3x2xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d3, d4, d5, d6)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x4x6x2xf32>, tensor<5x2x3x2xf32>, tensor<2x3x4x5xf32>) -> (), sym_name = "conv_2d_nhwc_fhwc"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x4x6x2xf32>, %arg1: tensor<5x2x3x2xf32>, %arg2: tensor<2x3x4x5xf32>):
// GENERIC-NEXT:     %0 = "linalg.conv_2d_nhwc_fhwc"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %1 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %2 = "arith.addf"(%arg5, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%2) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x4x6x2xf32>, tensor<5x2x3x2xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A 2-D convolution with zero points, channels last.
func.func @conv_2d_nhwc_hwcf_q(%a0: tensor<2x4x6x2xf32>, %a1: tensor<2x3x2x5xf32>, %a2: f32,
                               %a3: f32, %a4: tensor<2x3x4x5xf32>) {
  %r = linalg.conv_2d_nhwc_hwcf_q
      ins(%a0, %a1, %a2, %a3 : tensor<2x4x6x2xf32>, tensor<2x3x2x5xf32>, f32, f32)
      outs(%a4 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @conv_2d_nhwc_hwcf_q(%arg0: tensor<2x4x6x2xf32>, %arg1: tensor<2x3x2x5xf32>, %arg2: f32, %arg3: f32, %arg4: tensor<2x3x4x5xf32>) {
// CHECK-NEXT:     %0 = linalg.conv_2d_nhwc_hwcf_q ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x4x6x2xf32>, tensor<2x3x2x5xf32>, f32, f32) outs(%arg4 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>
// GENERIC-NEXT: #map3 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x4x6x2xf32>, tensor<2x3x2x5xf32>, f32, f32, tensor<2x3x4x5xf32>) -> (), sym_name = "conv_2d_nhwc_hwcf_q"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x4x6x2xf32>, %arg1: tensor<2x3x2x5xf32>, %arg2: f32, %arg3: f32, %arg4: tensor<2x3x4x5xf32>):
// GENERIC-NEXT:     %0 = "linalg.conv_2d_nhwc_hwcf_q"(%arg0, %arg1, %arg2, %arg3, %arg4) <{operandSegmentSizes = array<i32: 4, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg5: f32, %arg6: f32, %arg7: f32, %arg8: f32, %arg9: f32):
// GENERIC-NEXT:       %1 = "arith.subf"(%arg5, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %2 = "arith.subf"(%arg6, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %3 = "arith.mulf"(%1, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %4 = "arith.addf"(%arg9, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%4) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2, #map2, #map3]} : (tensor<2x4x6x2xf32>, tensor<2x3x2x5xf32>, f32, f32, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A 2-D convolution with zero points, channels last, filters first.
func.func @conv_2d_nhwc_fhwc_q(%a0: tensor<2x4x6x2xf32>, %a1: tensor<5x2x3x2xf32>, %a2: f32,
                               %a3: f32, %a4: tensor<2x3x4x5xf32>) {
  %r = linalg.conv_2d_nhwc_fhwc_q
      ins(%a0, %a1, %a2, %a3 : tensor<2x4x6x2xf32>, tensor<5x2x3x2xf32>, f32, f32)
      outs(%a4 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @conv_2d_nhwc_fhwc_q(%arg0: tensor<2x4x6x2xf32>, %arg1: tensor<5x2x3x2xf32>, %arg2: f32, %arg3: f32, %arg4: tensor<2x3x4x5xf32>) {
// CHECK-NEXT:     %0 = linalg.conv_2d_nhwc_fhwc_q ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x4x6x2xf32>, tensor<5x2x3x2xf32>, f32, f32) outs(%arg4 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d3, d4, d5, d6)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>
// GENERIC-NEXT: #map3 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x4x6x2xf32>, tensor<5x2x3x2xf32>, f32, f32, tensor<2x3x4x5xf32>) -> (), sym_name = "conv_2d_nhwc_fhwc_q"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x4x6x2xf32>, %arg1: tensor<5x2x3x2xf32>, %arg2: f32, %arg3: f32, %arg4: tensor<2x3x4x5xf32>):
// GENERIC-NEXT:     %0 = "linalg.conv_2d_nhwc_fhwc_q"(%arg0, %arg1, %arg2, %arg3, %arg4) <{operandSegmentSizes = array<i32: 4, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg5: f32, %arg6: f32, %arg7: f32, %arg8: f32, %arg9: f32):
// GENERIC-NEXT:       %1 = "arith.subf"(%arg5, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %2 = "arith.subf"(%arg6, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %3 = "arith.mulf"(%1, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %4 = "arith.addf"(%arg9, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%4) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2, #map2, #map3]} : (tensor<2x4x6x2xf32>, tensor<5x2x3x2xf32>, f32, f32, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A 2-D convolution, channels first.
func.func @conv_2d_nchw_fchw(%a0: tensor<2x2x6x6xf32>, %a1: tensor<3x2x3x2xf32>,
                             %a2: tensor<2x3x4x5xf32>) {
  %r = linalg.conv_2d_nchw_fchw
      ins(%a0, %a1 : tensor<2x2x6x6xf32>, tensor<3x2x3x2xf32>)
      outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @conv_2d_nchw_fchw(%arg0: tensor<2x2x6x6xf32>, %arg1: tensor<3x2x3x2xf32>, %arg2: tensor<2x3x4x5xf32>) {
// CHECK-NEXT:     %0 = linalg.conv_2d_nchw_fchw ins(%arg0, %arg1 : tensor<2x2x6x6xf32>, tensor<3x2x3x2xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 + d5, d3 + d6)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1, d4, d5, d6)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x2x6x6xf32>, tensor<3x2x3x2xf32>, tensor<2x3x4x5xf32>) -> (), sym_name = "conv_2d_nchw_fchw"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x2x6x6xf32>, %arg1: tensor<3x2x3x2xf32>, %arg2: tensor<2x3x4x5xf32>):
// GENERIC-NEXT:     %0 = "linalg.conv_2d_nchw_fchw"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %1 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %2 = "arith.addf"(%arg5, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%2) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x2x6x6xf32>, tensor<3x2x3x2xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A 2-D convolution in groups, filters before groups.
func.func @conv_2d_ngchw_fgchw(%a0: tensor<2x3x3x6x4xf32>, %a1: tensor<4x3x3x2x3xf32>,
                               %a2: tensor<2x3x4x5x2xf32>) {
  %r = linalg.conv_2d_ngchw_fgchw
      ins(%a0, %a1 : tensor<2x3x3x6x4xf32>, tensor<4x3x3x2x3xf32>)
      outs(%a2 : tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @conv_2d_ngchw_fgchw(%arg0: tensor<2x3x3x6x4xf32>, %arg1: tensor<4x3x3x2x3xf32>, %arg2: tensor<2x3x4x5x2xf32>) {
// CHECK-NEXT:     %0 = linalg.conv_2d_ngchw_fgchw ins(%arg0, %arg1 : tensor<2x3x3x6x4xf32>, tensor<4x3x3x2x3xf32>) outs(%arg2 : tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 + d6, d4 + d7)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d2, d1, d5, d6, d7)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x3x3x6x4xf32>, tensor<4x3x3x2x3xf32>, tensor<2x3x4x5x2xf32>) -> (), sym_name = "conv_2d_ngchw_fgchw"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x3x3x6x4xf32>, %arg1: tensor<4x3x3x2x3xf32>, %arg2: tensor<2x3x4x5x2xf32>):
// GENERIC-NEXT:     %0 = "linalg.conv_2d_ngchw_fgchw"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %1 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %2 = "arith.addf"(%arg5, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%2) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x3x3x6x4xf32>, tensor<4x3x3x2x3xf32>, tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A 2-D convolution in groups, groups before filters.
func.func @conv_2d_ngchw_gfchw(%a0: tensor<2x3x3x6x4xf32>, %a1: tensor<3x4x3x2x3xf32>,
                               %a2: tensor<2x3x4x5x2xf32>) {
  %r = linalg.conv_2d_ngchw_gfchw
      ins(%a0, %a1 : tensor<2x3x3x6x4xf32>, tensor<3x4x3x2x3xf32>)
      outs(%a2 : tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @conv_2d_ngchw_gfchw(%arg0: tensor<2x3x3x6x4xf32>, %arg1: tensor<3x4x3x2x3xf32>, %arg2: tensor<2x3x4x5x2xf32>) {
// CHECK-NEXT:     %0 = linalg.conv_2d_ngchw_gfchw ins(%arg0, %arg1 : tensor<2x3x3x6x4xf32>, tensor<3x4x3x2x3xf32>) outs(%arg2 : tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 + d6, d4 + d7)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d1, d2, d5, d6, d7)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x3x3x6x4xf32>, tensor<3x4x3x2x3xf32>, tensor<2x3x4x5x2xf32>) -> (), sym_name = "conv_2d_ngchw_gfchw"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x3x3x6x4xf32>, %arg1: tensor<3x4x3x2x3xf32>, %arg2: tensor<2x3x4x5x2xf32>):
// GENERIC-NEXT:     %0 = "linalg.conv_2d_ngchw_gfchw"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %1 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %2 = "arith.addf"(%arg5, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%2) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x3x3x6x4xf32>, tensor<3x4x3x2x3xf32>, tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A 2-D convolution in groups with zero points.
func.func @conv_2d_ngchw_gfchw_q(%a0: tensor<2x3x3x6x4xf32>, %a1: tensor<3x4x3x2x3xf32>, %a2: f32,
                                 %a3: f32, %a4: tensor<2x3x4x5x2xf32>) {
  %r = linalg.conv_2d_ngchw_gfchw_q
      ins(%a0, %a1, %a2, %a3 : tensor<2x3x3x6x4xf32>, tensor<3x4x3x2x3xf32>, f32, f32)
      outs(%a4 : tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @conv_2d_ngchw_gfchw_q(%arg0: tensor<2x3x3x6x4xf32>, %arg1: tensor<3x4x3x2x3xf32>, %arg2: f32, %arg3: f32, %arg4: tensor<2x3x4x5x2xf32>) {
// CHECK-NEXT:     %0 = linalg.conv_2d_ngchw_gfchw_q ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x3x3x6x4xf32>, tensor<3x4x3x2x3xf32>, f32, f32) outs(%arg4 : tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 + d6, d4 + d7)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d1, d2, d5, d6, d7)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> ()>
// GENERIC-NEXT: #map3 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x3x3x6x4xf32>, tensor<3x4x3x2x3xf32>, f32, f32, tensor<2x3x4x5x2xf32>) -> (), sym_name = "conv_2d_ngchw_gfchw_q"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x3x3x6x4xf32>, %arg1: tensor<3x4x3x2x3xf32>, %arg2: f32, %arg3: f32, %arg4: tensor<2x3x4x5x2xf32>):
// GENERIC-NEXT:     %0 = "linalg.conv_2d_ngchw_gfchw_q"(%arg0, %arg1, %arg2, %arg3, %arg4) <{operandSegmentSizes = array<i32: 4, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg5: f32, %arg6: f32, %arg7: f32, %arg8: f32, %arg9: f32):
// GENERIC-NEXT:       %1 = "arith.subf"(%arg5, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %2 = "arith.subf"(%arg6, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %3 = "arith.mulf"(%1, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %4 = "arith.addf"(%arg9, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%4) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2, #map2, #map3]} : (tensor<2x3x3x6x4xf32>, tensor<3x4x3x2x3xf32>, f32, f32, tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A 3-D convolution, channels last.
func.func @conv_3d_ndhwc_dhwcf(%a0: tensor<2x5x5x7x4xf32>, %a1: tensor<3x2x3x4x2xf32>,
                               %a2: tensor<2x3x4x5x2xf32>) {
  %r = linalg.conv_3d_ndhwc_dhwcf
      ins(%a0, %a1 : tensor<2x5x5x7x4xf32>, tensor<3x2x3x4x2xf32>)
      outs(%a2 : tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @conv_3d_ndhwc_dhwcf(%arg0: tensor<2x5x5x7x4xf32>, %arg1: tensor<3x2x3x4x2xf32>, %arg2: tensor<2x3x4x5x2xf32>) {
// CHECK-NEXT:     %0 = linalg.conv_3d_ndhwc_dhwcf ins(%arg0, %arg1 : tensor<2x5x5x7x4xf32>, tensor<3x2x3x4x2xf32>) outs(%arg2 : tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 + d5, d2 + d6, d3 + d7, d8)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d5, d6, d7, d8, d4)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x5x5x7x4xf32>, tensor<3x2x3x4x2xf32>, tensor<2x3x4x5x2xf32>) -> (), sym_name = "conv_3d_ndhwc_dhwcf"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x5x5x7x4xf32>, %arg1: tensor<3x2x3x4x2xf32>, %arg2: tensor<2x3x4x5x2xf32>):
// GENERIC-NEXT:     %0 = "linalg.conv_3d_ndhwc_dhwcf"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %1 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %2 = "arith.addf"(%arg5, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%2) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x5x5x7x4xf32>, tensor<3x2x3x4x2xf32>, tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A 3-D convolution with zero points, channels last.
func.func @conv_3d_ndhwc_dhwcf_q(%a0: tensor<2x5x5x7x4xf32>, %a1: tensor<3x2x3x4x2xf32>, %a2: f32,
                                 %a3: f32, %a4: tensor<2x3x4x5x2xf32>) {
  %r = linalg.conv_3d_ndhwc_dhwcf_q
      ins(%a0, %a1, %a2, %a3 : tensor<2x5x5x7x4xf32>, tensor<3x2x3x4x2xf32>, f32, f32)
      outs(%a4 : tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @conv_3d_ndhwc_dhwcf_q(%arg0: tensor<2x5x5x7x4xf32>, %arg1: tensor<3x2x3x4x2xf32>, %arg2: f32, %arg3: f32, %arg4: tensor<2x3x4x5x2xf32>) {
// CHECK-NEXT:     %0 = linalg.conv_3d_ndhwc_dhwcf_q ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x5x5x7x4xf32>, tensor<3x2x3x4x2xf32>, f32, f32) outs(%arg4 : tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 + d5, d2 + d6, d3 + d7, d8)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d5, d6, d7, d8, d4)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> ()>
// GENERIC-NEXT: #map3 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x5x5x7x4xf32>, tensor<3x2x3x4x2xf32>, f32, f32, tensor<2x3x4x5x2xf32>) -> (), sym_name = "conv_3d_ndhwc_dhwcf_q"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x5x5x7x4xf32>, %arg1: tensor<3x2x3x4x2xf32>, %arg2: f32, %arg3: f32, %arg4: tensor<2x3x4x5x2xf32>):
// GENERIC-NEXT:     %0 = "linalg.conv_3d_ndhwc_dhwcf_q"(%arg0, %arg1, %arg2, %arg3, %arg4) <{operandSegmentSizes = array<i32: 4, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg5: f32, %arg6: f32, %arg7: f32, %arg8: f32, %arg9: f32):
// GENERIC-NEXT:       %1 = "arith.subf"(%arg5, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %2 = "arith.subf"(%arg6, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %3 = "arith.mulf"(%1, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %4 = "arith.addf"(%arg9, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%4) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2, #map2, #map3]} : (tensor<2x5x5x7x4xf32>, tensor<3x2x3x4x2xf32>, f32, f32, tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A 3-D convolution, channels first.
func.func @conv_3d_ncdhw_fcdhw(%a0: tensor<2x4x5x5x7xf32>, %a1: tensor<2x4x3x2x3xf32>,
                               %a2: tensor<2x2x3x4x5xf32>) {
  %r = linalg.conv_3d_ncdhw_fcdhw
      ins(%a0, %a1 : tensor<2x4x5x5x7xf32>, tensor<2x4x3x2x3xf32>)
      outs(%a2 : tensor<2x2x3x4x5xf32>) -> tensor<2x2x3x4x5xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @conv_3d_ncdhw_fcdhw(%arg0: tensor<2x4x5x5x7xf32>, %arg1: tensor<2x4x3x2x3xf32>, %arg2: tensor<2x2x3x4x5xf32>) {
// CHECK-NEXT:     %0 = linalg.conv_3d_ncdhw_fcdhw ins(%arg0, %arg1 : tensor<2x4x5x5x7xf32>, tensor<2x4x3x2x3xf32>) outs(%arg2 : tensor<2x2x3x4x5xf32>) -> tensor<2x2x3x4x5xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d5, d2 + d6, d3 + d7, d4 + d8)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d1, d5, d6, d7, d8)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x4x5x5x7xf32>, tensor<2x4x3x2x3xf32>, tensor<2x2x3x4x5xf32>) -> (), sym_name = "conv_3d_ncdhw_fcdhw"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x4x5x5x7xf32>, %arg1: tensor<2x4x3x2x3xf32>, %arg2: tensor<2x2x3x4x5xf32>):
// GENERIC-NEXT:     %0 = "linalg.conv_3d_ncdhw_fcdhw"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %1 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %2 = "arith.addf"(%arg5, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%2) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x4x5x5x7xf32>, tensor<2x4x3x2x3xf32>, tensor<2x2x3x4x5xf32>) -> tensor<2x2x3x4x5xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A 1-D convolution of each channel by itself.
func.func @depthwise_conv_1d_nwc_wc(%a0: tensor<2x7x4xf32>, %a1: tensor<5x4xf32>,
                                    %a2: tensor<2x3x4xf32>) {
  %r = linalg.depthwise_conv_1d_nwc_wc
      ins(%a0, %a1 : tensor<2x7x4xf32>, tensor<5x4xf32>)
      outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @depthwise_conv_1d_nwc_wc(%arg0: tensor<2x7x4xf32>, %arg1: tensor<5x4xf32>, %arg2: tensor<2x3x4xf32>) {
// CHECK-NEXT:     %0 = linalg.depthwise_conv_1d_nwc_wc ins(%arg0, %arg1 : tensor<2x7x4xf32>, tensor<5x4xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1 + d3, d2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x7x4xf32>, tensor<5x4xf32>, tensor<2x3x4xf32>) -> (), sym_name = "depthwise_conv_1d_nwc_wc"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x7x4xf32>, %arg1: tensor<5x4xf32>, %arg2: tensor<2x3x4xf32>):
// GENERIC-NEXT:     %0 = "linalg.depthwise_conv_1d_nwc_wc"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %1 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %2 = "arith.addf"(%arg5, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%2) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x7x4xf32>, tensor<5x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A 1-D convolution of each channel by itself, channels first.
func.func @depthwise_conv_1d_ncw_cw(%a0: tensor<2x4x7xf32>, %a1: tensor<4x5xf32>,
                                    %a2: tensor<2x4x3xf32>) {
  %r = linalg.depthwise_conv_1d_ncw_cw
      ins(%a0, %a1 : tensor<2x4x7xf32>, tensor<4x5xf32>)
      outs(%a2 : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @depthwise_conv_1d_ncw_cw(%arg0: tensor<2x4x7xf32>, %arg1: tensor<4x5xf32>, %arg2: tensor<2x4x3xf32>) {
// CHECK-NEXT:     %0 = linalg.depthwise_conv_1d_ncw_cw ins(%arg0, %arg1 : tensor<2x4x7xf32>, tensor<4x5xf32>) outs(%arg2 : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1 + d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x4x7xf32>, tensor<4x5xf32>, tensor<2x4x3xf32>) -> (), sym_name = "depthwise_conv_1d_ncw_cw"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x4x7xf32>, %arg1: tensor<4x5xf32>, %arg2: tensor<2x4x3xf32>):
// GENERIC-NEXT:     %0 = "linalg.depthwise_conv_1d_ncw_cw"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %1 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %2 = "arith.addf"(%arg5, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%2) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x4x7xf32>, tensor<4x5xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Several 1-D convolutions of each channel.
func.func @depthwise_conv_1d_nwc_wcm(%a0: tensor<2x4x4xf32>, %a1: tensor<2x4x5xf32>,
                                     %a2: tensor<2x3x4x5xf32>) {
  %r = linalg.depthwise_conv_1d_nwc_wcm
      ins(%a0, %a1 : tensor<2x4x4xf32>, tensor<2x4x5xf32>)
      outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @depthwise_conv_1d_nwc_wcm(%arg0: tensor<2x4x4xf32>, %arg1: tensor<2x4x5xf32>, %arg2: tensor<2x3x4x5xf32>) {
// CHECK-NEXT:     %0 = linalg.depthwise_conv_1d_nwc_wcm ins(%arg0, %arg1 : tensor<2x4x4xf32>, tensor<2x4x5xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d4, d2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d2, d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x4x4xf32>, tensor<2x4x5xf32>, tensor<2x3x4x5xf32>) -> (), sym_name = "depthwise_conv_1d_nwc_wcm"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x4x4xf32>, %arg1: tensor<2x4x5xf32>, %arg2: tensor<2x3x4x5xf32>):
// GENERIC-NEXT:     %0 = "linalg.depthwise_conv_1d_nwc_wcm"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %1 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %2 = "arith.addf"(%arg5, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%2) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x4x4xf32>, tensor<2x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A 2-D convolution of each channel by itself.
func.func @depthwise_conv_2d_nhwc_hwc(%a0: tensor<2x4x6x5xf32>, %a1: tensor<2x3x5xf32>,
                                      %a2: tensor<2x3x4x5xf32>) {
  %r = linalg.depthwise_conv_2d_nhwc_hwc
      ins(%a0, %a1 : tensor<2x4x6x5xf32>, tensor<2x3x5xf32>)
      outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @depthwise_conv_2d_nhwc_hwc(%arg0: tensor<2x4x6x5xf32>, %arg1: tensor<2x3x5xf32>, %arg2: tensor<2x3x4x5xf32>) {
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc ins(%arg0, %arg1 : tensor<2x4x6x5xf32>, tensor<2x3x5xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 + d4, d2 + d5, d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5, d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x4x6x5xf32>, tensor<2x3x5xf32>, tensor<2x3x4x5xf32>) -> (), sym_name = "depthwise_conv_2d_nhwc_hwc"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x4x6x5xf32>, %arg1: tensor<2x3x5xf32>, %arg2: tensor<2x3x4x5xf32>):
// GENERIC-NEXT:     %0 = "linalg.depthwise_conv_2d_nhwc_hwc"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %1 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %2 = "arith.addf"(%arg5, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%2) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x4x6x5xf32>, tensor<2x3x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A 2-D convolution of each channel by itself, channels first.
func.func @depthwise_conv_2d_nchw_chw(%a0: tensor<2x5x4x6xf32>, %a1: tensor<5x2x3xf32>,
                                      %a2: tensor<2x5x3x4xf32>) {
  %r = linalg.depthwise_conv_2d_nchw_chw
      ins(%a0, %a1 : tensor<2x5x4x6xf32>, tensor<5x2x3xf32>)
      outs(%a2 : tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @depthwise_conv_2d_nchw_chw(%arg0: tensor<2x5x4x6xf32>, %arg1: tensor<5x2x3xf32>, %arg2: tensor<2x5x3x4xf32>) {
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nchw_chw ins(%arg0, %arg1 : tensor<2x5x4x6xf32>, tensor<5x2x3xf32>) outs(%arg2 : tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1 + d4, d2 + d5)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d4, d5)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x5x4x6xf32>, tensor<5x2x3xf32>, tensor<2x5x3x4xf32>) -> (), sym_name = "depthwise_conv_2d_nchw_chw"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x5x4x6xf32>, %arg1: tensor<5x2x3xf32>, %arg2: tensor<2x5x3x4xf32>):
// GENERIC-NEXT:     %0 = "linalg.depthwise_conv_2d_nchw_chw"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %1 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %2 = "arith.addf"(%arg5, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%2) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x5x4x6xf32>, tensor<5x2x3xf32>, tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A 2-D convolution of each channel by itself, with zero points.
func.func @depthwise_conv_2d_nhwc_hwc_q(%a0: tensor<2x4x6x5xf32>, %a1: tensor<2x3x5xf32>, %a2: f32,
                                        %a3: f32, %a4: tensor<2x3x4x5xf32>) {
  %r = linalg.depthwise_conv_2d_nhwc_hwc_q
      ins(%a0, %a1, %a2, %a3 : tensor<2x4x6x5xf32>, tensor<2x3x5xf32>, f32, f32)
      outs(%a4 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @depthwise_conv_2d_nhwc_hwc_q(%arg0: tensor<2x4x6x5xf32>, %arg1: tensor<2x3x5xf32>, %arg2: f32, %arg3: f32, %arg4: tensor<2x3x4x5xf32>) {
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc_q ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x4x6x5xf32>, tensor<2x3x5xf32>, f32, f32) outs(%arg4 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 + d4, d2 + d5, d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5, d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> ()>
// GENERIC-NEXT: #map3 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x4x6x5xf32>, tensor<2x3x5xf32>, f32, f32, tensor<2x3x4x5xf32>) -> (), sym_name = "depthwise_conv_2d_nhwc_hwc_q"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x4x6x5xf32>, %arg1: tensor<2x3x5xf32>, %arg2: f32, %arg3: f32, %arg4: tensor<2x3x4x5xf32>):
// GENERIC-NEXT:     %0 = "linalg.depthwise_conv_2d_nhwc_hwc_q"(%arg0, %arg1, %arg2, %arg3, %arg4) <{operandSegmentSizes = array<i32: 4, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg5: f32, %arg6: f32, %arg7: f32, %arg8: f32, %arg9: f32):
// GENERIC-NEXT:       %1 = "arith.subf"(%arg5, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %2 = "arith.subf"(%arg6, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %3 = "arith.mulf"(%1, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %4 = "arith.addf"(%arg9, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%4) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2, #map2, #map3]} : (tensor<2x4x6x5xf32>, tensor<2x3x5xf32>, f32, f32, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Several 2-D convolutions of each channel.
func.func @depthwise_conv_2d_nhwc_hwcm(%a0: tensor<2x5x5x5xf32>, %a1: tensor<3x2x5x2xf32>,
                                       %a2: tensor<2x3x4x5x2xf32>) {
  %r = linalg.depthwise_conv_2d_nhwc_hwcm
      ins(%a0, %a1 : tensor<2x5x5x5xf32>, tensor<3x2x5x2xf32>)
      outs(%a2 : tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @depthwise_conv_2d_nhwc_hwcm(%arg0: tensor<2x5x5x5xf32>, %arg1: tensor<3x2x5x2xf32>, %arg2: tensor<2x3x4x5x2xf32>) {
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%arg0, %arg1 : tensor<2x5x5x5xf32>, tensor<3x2x5x2xf32>) outs(%arg2 : tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d5, d2 + d6, d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d5, d6, d3, d4)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x5x5x5xf32>, tensor<3x2x5x2xf32>, tensor<2x3x4x5x2xf32>) -> (), sym_name = "depthwise_conv_2d_nhwc_hwcm"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x5x5x5xf32>, %arg1: tensor<3x2x5x2xf32>, %arg2: tensor<2x3x4x5x2xf32>):
// GENERIC-NEXT:     %0 = "linalg.depthwise_conv_2d_nhwc_hwcm"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %1 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %2 = "arith.addf"(%arg5, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%2) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x5x5x5xf32>, tensor<3x2x5x2xf32>, tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Several 2-D convolutions of each channel, with zero points.
func.func @depthwise_conv_2d_nhwc_hwcm_q(%a0: tensor<2x5x5x5xf32>, %a1: tensor<3x2x5x2xf32>,
                                         %a2: f32, %a3: f32, %a4: tensor<2x3x4x5x2xf32>) {
  %r = linalg.depthwise_conv_2d_nhwc_hwcm_q
      ins(%a0, %a1, %a2, %a3 : tensor<2x5x5x5xf32>, tensor<3x2x5x2xf32>, f32, f32)
      outs(%a4 : tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @depthwise_conv_2d_nhwc_hwcm_q(%arg0: tensor<2x5x5x5xf32>, %arg1: tensor<3x2x5x2xf32>, %arg2: f32, %arg3: f32, %arg4: tensor<2x3x4x5x2xf32>) {
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x5x5x5xf32>, tensor<3x2x5x2xf32>, f32, f32) outs(%arg4 : tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d5, d2 + d6, d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d5, d6, d3, d4)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>
// GENERIC-NEXT: #map3 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x5x5x5xf32>, tensor<3x2x5x2xf32>, f32, f32, tensor<2x3x4x5x2xf32>) -> (), sym_name = "depthwise_conv_2d_nhwc_hwcm_q"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x5x5x5xf32>, %arg1: tensor<3x2x5x2xf32>, %arg2: f32, %arg3: f32, %arg4: tensor<2x3x4x5x2xf32>):
// GENERIC-NEXT:     %0 = "linalg.depthwise_conv_2d_nhwc_hwcm_q"(%arg0, %arg1, %arg2, %arg3, %arg4) <{operandSegmentSizes = array<i32: 4, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg5: f32, %arg6: f32, %arg7: f32, %arg8: f32, %arg9: f32):
// GENERIC-NEXT:       %1 = "arith.subf"(%arg5, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %2 = "arith.subf"(%arg6, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %3 = "arith.mulf"(%1, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %4 = "arith.addf"(%arg9, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%4) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2, #map2, #map3]} : (tensor<2x5x5x5xf32>, tensor<3x2x5x2xf32>, f32, f32, tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A 3-D convolution of each channel by itself.
func.func @depthwise_conv_3d_ndhwc_dhwc(%a0: tensor<2x4x6x6x3xf32>, %a1: tensor<2x3x2x3xf32>,
                                        %a2: tensor<2x3x4x5x3xf32>) {
  %r = linalg.depthwise_conv_3d_ndhwc_dhwc
      ins(%a0, %a1 : tensor<2x4x6x6x3xf32>, tensor<2x3x2x3xf32>)
      outs(%a2 : tensor<2x3x4x5x3xf32>) -> tensor<2x3x4x5x3xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @depthwise_conv_3d_ndhwc_dhwc(%arg0: tensor<2x4x6x6x3xf32>, %arg1: tensor<2x3x2x3xf32>, %arg2: tensor<2x3x4x5x3xf32>) {
// CHECK-NEXT:     %0 = linalg.depthwise_conv_3d_ndhwc_dhwc ins(%arg0, %arg1 : tensor<2x4x6x6x3xf32>, tensor<2x3x2x3xf32>) outs(%arg2 : tensor<2x3x4x5x3xf32>) -> tensor<2x3x4x5x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 + d4, d2 + d5, d3 + d6, d7)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d4, d5, d6, d7)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d7)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x4x6x6x3xf32>, tensor<2x3x2x3xf32>, tensor<2x3x4x5x3xf32>) -> (), sym_name = "depthwise_conv_3d_ndhwc_dhwc"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x4x6x6x3xf32>, %arg1: tensor<2x3x2x3xf32>, %arg2: tensor<2x3x4x5x3xf32>):
// GENERIC-NEXT:     %0 = "linalg.depthwise_conv_3d_ndhwc_dhwc"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %1 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %2 = "arith.addf"(%arg5, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%2) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x4x6x6x3xf32>, tensor<2x3x2x3xf32>, tensor<2x3x4x5x3xf32>) -> tensor<2x3x4x5x3xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// A 3-D convolution of each channel by itself, channels first.
func.func @depthwise_conv_3d_ncdhw_cdhw(%a0: tensor<2x3x4x6x6xf32>, %a1: tensor<3x2x3x2xf32>,
                                        %a2: tensor<2x3x3x4x5xf32>) {
  %r = linalg.depthwise_conv_3d_ncdhw_cdhw
      ins(%a0, %a1 : tensor<2x3x4x6x6xf32>, tensor<3x2x3x2xf32>)
      outs(%a2 : tensor<2x3x3x4x5xf32>) -> tensor<2x3x3x4x5xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @depthwise_conv_3d_ncdhw_cdhw(%arg0: tensor<2x3x4x6x6xf32>, %arg1: tensor<3x2x3x2xf32>, %arg2: tensor<2x3x3x4x5xf32>) {
// CHECK-NEXT:     %0 = linalg.depthwise_conv_3d_ncdhw_cdhw ins(%arg0, %arg1 : tensor<2x3x4x6x6xf32>, tensor<3x2x3x2xf32>) outs(%arg2 : tensor<2x3x3x4x5xf32>) -> tensor<2x3x3x4x5xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d7, d1 + d4, d2 + d5, d3 + d6)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d7, d4, d5, d6)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d7, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x3x4x6x6xf32>, tensor<3x2x3x2xf32>, tensor<2x3x3x4x5xf32>) -> (), sym_name = "depthwise_conv_3d_ncdhw_cdhw"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x3x4x6x6xf32>, %arg1: tensor<3x2x3x2xf32>, %arg2: tensor<2x3x3x4x5xf32>):
// GENERIC-NEXT:     %0 = "linalg.depthwise_conv_3d_ncdhw_cdhw"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %1 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %2 = "arith.addf"(%arg5, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%2) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x3x4x6x6xf32>, tensor<3x2x3x2xf32>, tensor<2x3x3x4x5xf32>) -> tensor<2x3x3x4x5xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Several 3-D convolutions of each channel.
func.func @depthwise_conv_3d_ndhwc_dhwcm(%a0: tensor<2x5x5x7x4xf32>, %a1: tensor<3x2x3x4x2xf32>,
                                         %a2: tensor<2x3x4x5x4x2xf32>) {
  %r = linalg.depthwise_conv_3d_ndhwc_dhwcm
      ins(%a0, %a1 : tensor<2x5x5x7x4xf32>, tensor<3x2x3x4x2xf32>)
      outs(%a2 : tensor<2x3x4x5x4x2xf32>) -> tensor<2x3x4x5x4x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @depthwise_conv_3d_ndhwc_dhwcm(%arg0: tensor<2x5x5x7x4xf32>, %arg1: tensor<3x2x3x4x2xf32>, %arg2: tensor<2x3x4x5x4x2xf32>) {
// CHECK-NEXT:     %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%arg0, %arg1 : tensor<2x5x5x7x4xf32>, tensor<3x2x3x4x2xf32>) outs(%arg2 : tensor<2x3x4x5x4x2xf32>) -> tensor<2x3x4x5x4x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 + d5, d2 + d6, d3 + d7, d8)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d5, d6, d7, d8, d4)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d8, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x5x5x7x4xf32>, tensor<3x2x3x4x2xf32>, tensor<2x3x4x5x4x2xf32>) -> (), sym_name = "depthwise_conv_3d_ndhwc_dhwcm"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x5x5x7x4xf32>, %arg1: tensor<3x2x3x4x2xf32>, %arg2: tensor<2x3x4x5x4x2xf32>):
// GENERIC-NEXT:     %0 = "linalg.depthwise_conv_3d_ndhwc_dhwcm"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %1 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       %2 = "arith.addf"(%arg5, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%2) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x5x5x7x4xf32>, tensor<3x2x3x4x2xf32>, tensor<2x3x4x5x4x2xf32>) -> tensor<2x3x4x5x4x2xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
