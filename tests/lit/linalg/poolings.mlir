// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Named poolings: on tensors, and with strides, dilations and conversions on memrefs.

// Sums of 2-D windows.
func.func @pooling_nhwc_sum(%a0: tensor<2x4x6x5xf32>, %a1: tensor<2x3xf32>,
                            %a2: tensor<2x3x4x5xf32>) {
  %r = linalg.pooling_nhwc_sum
      ins(%a0, %a1 : tensor<2x4x6x5xf32>, tensor<2x3xf32>)
      outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @pooling_nhwc_sum(%arg0: tensor<2x4x6x5xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3x4x5xf32>) {
// CHECK-NEXT:     %0 = linalg.pooling_nhwc_sum ins(%arg0, %arg1 : tensor<2x4x6x5xf32>, tensor<2x3xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 + d4, d2 + d5, d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x4x6x5xf32>, tensor<2x3xf32>, tensor<2x3x4x5xf32>) -> (), sym_name = "pooling_nhwc_sum"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x4x6x5xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3x4x5xf32>):
// GENERIC-NEXT:     %0 = "linalg.pooling_nhwc_sum"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %1 = "arith.addf"(%arg5, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x4x6x5xf32>, tensor<2x3xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Sums of 2-D windows, channels first.
func.func @pooling_nchw_sum(%a0: tensor<2x3x5x7xf32>, %a1: tensor<2x3xf32>,
                            %a2: tensor<2x3x4x5xf32>) {
  %r = linalg.pooling_nchw_sum
      ins(%a0, %a1 : tensor<2x3x5x7xf32>, tensor<2x3xf32>)
      outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @pooling_nchw_sum(%arg0: tensor<2x3x5x7xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3x4x5xf32>) {
// CHECK-NEXT:     %0 = linalg.pooling_nchw_sum ins(%arg0, %arg1 : tensor<2x3x5x7xf32>, tensor<2x3xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 + d4, d3 + d5)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x3x5x7xf32>, tensor<2x3xf32>, tensor<2x3x4x5xf32>) -> (), sym_name = "pooling_nchw_sum"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x3x5x7xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3x4x5xf32>):
// GENERIC-NEXT:     %0 = "linalg.pooling_nchw_sum"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %1 = "arith.addf"(%arg5, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x3x5x7xf32>, tensor<2x3xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Maxima of 2-D windows.
func.func @pooling_nhwc_max(%a0: tensor<2x4x6x5xf32>, %a1: tensor<2x3xf32>,
                            %a2: tensor<2x3x4x5xf32>) {
  %r = linalg.pooling_nhwc_max
      ins(%a0, %a1 : tensor<2x4x6x5xf32>, tensor<2x3xf32>)
      outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @pooling_nhwc_max(%arg0: tensor<2x4x6x5xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3x4x5xf32>) {
// CHECK-NEXT:     %0 = linalg.pooling_nhwc_max ins(%arg0, %arg1 : tensor<2x4x6x5xf32>, tensor<2x3xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 + d4, d2 + d5, d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x4x6x5xf32>, tensor<2x3xf32>, tensor<2x3x4x5xf32>) -> (), sym_name = "pooling_nhwc_max"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x4x6x5xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3x4x5xf32>):
// GENERIC-NEXT:     %0 = "linalg.pooling_nhwc_max"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %1 = "arith.maximumf"(%arg5, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x4x6x5xf32>, tensor<2x3xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @pooling_nhwc_max_unsigned_on_memrefs(%a0: memref<2x6x14x5xi8>, %a1: memref<2x3xi8>,
                                                %a2: memref<2x3x4x5xi32>) {
  linalg.pooling_nhwc_max_unsigned {
    dilations = dense<[1, 2]> : tensor<2xi64>,
    strides = dense<[2, 3]> : tensor<2xi64>
  } ins(%a0, %a1 : memref<2x6x14x5xi8>, memref<2x3xi8>) outs(%a2 : memref<2x3x4x5xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @pooling_nhwc_max_unsigned_on_memrefs(%arg0: memref<2x6x14x5xi8>, %arg1: memref<2x3xi8>, %arg2: memref<2x3x4x5xi32>) {
// CHECK-NEXT:     linalg.pooling_nhwc_max_unsigned {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%arg0, %arg1 : memref<2x6x14x5xi8>, memref<2x3xi8>) outs(%arg2 : memref<2x3x4x5xi32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 3 + d5 * 2, d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2x6x14x5xi8>, memref<2x3xi8>, memref<2x3x4x5xi32>) -> (), sym_name = "pooling_nhwc_max_unsigned_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<2x6x14x5xi8>, %arg1: memref<2x3xi8>, %arg2: memref<2x3x4x5xi32>):
// GENERIC-NEXT:     "linalg.pooling_nhwc_max_unsigned"(%arg0, %arg1, %arg2) <{dilations = dense<[1, 2]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %0 = "arith.extui"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %1 = "arith.maxui"(%arg5, %0) : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%1) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<2x6x14x5xi8>, memref<2x3xi8>, memref<2x3x4x5xi32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Maxima of 2-D windows, channels first.
func.func @pooling_nchw_max(%a0: tensor<2x3x5x7xf32>, %a1: tensor<2x3xf32>,
                            %a2: tensor<2x3x4x5xf32>) {
  %r = linalg.pooling_nchw_max
      ins(%a0, %a1 : tensor<2x3x5x7xf32>, tensor<2x3xf32>)
      outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @pooling_nchw_max(%arg0: tensor<2x3x5x7xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3x4x5xf32>) {
// CHECK-NEXT:     %0 = linalg.pooling_nchw_max ins(%arg0, %arg1 : tensor<2x3x5x7xf32>, tensor<2x3xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 + d4, d3 + d5)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x3x5x7xf32>, tensor<2x3xf32>, tensor<2x3x4x5xf32>) -> (), sym_name = "pooling_nchw_max"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x3x5x7xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3x4x5xf32>):
// GENERIC-NEXT:     %0 = "linalg.pooling_nchw_max"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %1 = "arith.maximumf"(%arg5, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x3x5x7xf32>, tensor<2x3xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Minima of 2-D windows.
func.func @pooling_nhwc_min(%a0: tensor<2x4x6x5xf32>, %a1: tensor<2x3xf32>,
                            %a2: tensor<2x3x4x5xf32>) {
  %r = linalg.pooling_nhwc_min
      ins(%a0, %a1 : tensor<2x4x6x5xf32>, tensor<2x3xf32>)
      outs(%a2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @pooling_nhwc_min(%arg0: tensor<2x4x6x5xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3x4x5xf32>) {
// CHECK-NEXT:     %0 = linalg.pooling_nhwc_min ins(%arg0, %arg1 : tensor<2x4x6x5xf32>, tensor<2x3xf32>) outs(%arg2 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 + d4, d2 + d5, d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x4x6x5xf32>, tensor<2x3xf32>, tensor<2x3x4x5xf32>) -> (), sym_name = "pooling_nhwc_min"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x4x6x5xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3x4x5xf32>):
// GENERIC-NEXT:     %0 = "linalg.pooling_nhwc_min"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %1 = "arith.minimumf"(%arg5, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x4x6x5xf32>, tensor<2x3xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Unsigned minima of 2-D windows.
func.func @pooling_nhwc_min_unsigned(%a0: tensor<2x4x6x5xi32>, %a1: tensor<2x3xi32>,
                                     %a2: tensor<2x3x4x5xi32>) {
  %r = linalg.pooling_nhwc_min_unsigned
      ins(%a0, %a1 : tensor<2x4x6x5xi32>, tensor<2x3xi32>)
      outs(%a2 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @pooling_nhwc_min_unsigned(%arg0: tensor<2x4x6x5xi32>, %arg1: tensor<2x3xi32>, %arg2: tensor<2x3x4x5xi32>) {
// CHECK-NEXT:     %0 = linalg.pooling_nhwc_min_unsigned ins(%arg0, %arg1 : tensor<2x4x6x5xi32>, tensor<2x3xi32>) outs(%arg2 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 + d4, d2 + d5, d3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x4x6x5xi32>, tensor<2x3xi32>, tensor<2x3x4x5xi32>) -> (), sym_name = "pooling_nhwc_min_unsigned"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x4x6x5xi32>, %arg1: tensor<2x3xi32>, %arg2: tensor<2x3x4x5xi32>):
// GENERIC-NEXT:     %0 = "linalg.pooling_nhwc_min_unsigned"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i32, %arg4: i32, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.minui"(%arg5, %arg3) : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%1) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x4x6x5xi32>, tensor<2x3xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Sums of 1-D windows.
func.func @pooling_nwc_sum(%a0: tensor<2x7x4xf32>, %a1: tensor<5xf32>, %a2: tensor<2x3x4xf32>) {
  %r = linalg.pooling_nwc_sum
      ins(%a0, %a1 : tensor<2x7x4xf32>, tensor<5xf32>)
      outs(%a2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @pooling_nwc_sum(%arg0: tensor<2x7x4xf32>, %arg1: tensor<5xf32>, %arg2: tensor<2x3x4xf32>) {
// CHECK-NEXT:     %0 = linalg.pooling_nwc_sum ins(%arg0, %arg1 : tensor<2x7x4xf32>, tensor<5xf32>) outs(%arg2 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1 + d3, d2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x7x4xf32>, tensor<5xf32>, tensor<2x3x4xf32>) -> (), sym_name = "pooling_nwc_sum"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x7x4xf32>, %arg1: tensor<5xf32>, %arg2: tensor<2x3x4xf32>):
// GENERIC-NEXT:     %0 = "linalg.pooling_nwc_sum"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %1 = "arith.addf"(%arg5, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x7x4xf32>, tensor<5xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @pooling_ncw_sum_on_memrefs(%a0: memref<2x3x19xf16>, %a1: memref<5xf32>,
                                      %a2: memref<2x3x4xf32>) {
  linalg.pooling_ncw_sum {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}
      ins(%a0, %a1 : memref<2x3x19xf16>, memref<5xf32>)
      outs(%a2 : memref<2x3x4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @pooling_ncw_sum_on_memrefs(%arg0: memref<2x3x19xf16>, %arg1: memref<5xf32>, %arg2: memref<2x3x4xf32>) {
// CHECK-NEXT:     linalg.pooling_ncw_sum {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x3x19xf16>, memref<5xf32>) outs(%arg2 : memref<2x3x4xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2 * 2 + d3 * 3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2x3x19xf16>, memref<5xf32>, memref<2x3x4xf32>) -> (), sym_name = "pooling_ncw_sum_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<2x3x19xf16>, %arg1: memref<5xf32>, %arg2: memref<2x3x4xf32>):
// GENERIC-NEXT:     "linalg.pooling_ncw_sum"(%arg0, %arg1, %arg2) <{dilations = dense<3> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f16, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %0 = "arith.extf"(%arg3) : (f16) -> f32
// GENERIC-NEXT:       %1 = "arith.addf"(%arg5, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<2x3x19xf16>, memref<5xf32>, memref<2x3x4xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @pooling_nwc_max_on_memrefs(%a0: memref<2x17x4xi8>, %a1: memref<5xi8>,
                                      %a2: memref<2x3x4xi32>) {
  linalg.pooling_nwc_max {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}
      ins(%a0, %a1 : memref<2x17x4xi8>, memref<5xi8>)
      outs(%a2 : memref<2x3x4xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @pooling_nwc_max_on_memrefs(%arg0: memref<2x17x4xi8>, %arg1: memref<5xi8>, %arg2: memref<2x3x4xi32>) {
// CHECK-NEXT:     linalg.pooling_nwc_max {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x17x4xi8>, memref<5xi8>) outs(%arg2 : memref<2x3x4xi32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1 * 2 + d3 * 3, d2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2x17x4xi8>, memref<5xi8>, memref<2x3x4xi32>) -> (), sym_name = "pooling_nwc_max_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<2x17x4xi8>, %arg1: memref<5xi8>, %arg2: memref<2x3x4xi32>):
// GENERIC-NEXT:     "linalg.pooling_nwc_max"(%arg0, %arg1, %arg2) <{dilations = dense<3> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %0 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %1 = "arith.maxsi"(%arg5, %0) : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%1) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<2x17x4xi8>, memref<5xi8>, memref<2x3x4xi32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Unsigned maxima of 1-D windows.
func.func @pooling_nwc_max_unsigned(%a0: tensor<2x7x4xi32>, %a1: tensor<5xi32>,
                                    %a2: tensor<2x3x4xi32>) {
  %r = linalg.pooling_nwc_max_unsigned
      ins(%a0, %a1 : tensor<2x7x4xi32>, tensor<5xi32>)
      outs(%a2 : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @pooling_nwc_max_unsigned(%arg0: tensor<2x7x4xi32>, %arg1: tensor<5xi32>, %arg2: tensor<2x3x4xi32>) {
// CHECK-NEXT:     %0 = linalg.pooling_nwc_max_unsigned ins(%arg0, %arg1 : tensor<2x7x4xi32>, tensor<5xi32>) outs(%arg2 : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1 + d3, d2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x7x4xi32>, tensor<5xi32>, tensor<2x3x4xi32>) -> (), sym_name = "pooling_nwc_max_unsigned"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x7x4xi32>, %arg1: tensor<5xi32>, %arg2: tensor<2x3x4xi32>):
// GENERIC-NEXT:     %0 = "linalg.pooling_nwc_max_unsigned"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i32, %arg4: i32, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.maxui"(%arg5, %arg3) : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%1) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x7x4xi32>, tensor<5xi32>, tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @pooling_ncw_max_on_memrefs(%a0: memref<2x3x19xi8>, %a1: memref<5xi8>,
                                      %a2: memref<2x3x4xi32>) {
  linalg.pooling_ncw_max {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}
      ins(%a0, %a1 : memref<2x3x19xi8>, memref<5xi8>)
      outs(%a2 : memref<2x3x4xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @pooling_ncw_max_on_memrefs(%arg0: memref<2x3x19xi8>, %arg1: memref<5xi8>, %arg2: memref<2x3x4xi32>) {
// CHECK-NEXT:     linalg.pooling_ncw_max {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x3x19xi8>, memref<5xi8>) outs(%arg2 : memref<2x3x4xi32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2 * 2 + d3 * 3)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2x3x19xi8>, memref<5xi8>, memref<2x3x4xi32>) -> (), sym_name = "pooling_ncw_max_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<2x3x19xi8>, %arg1: memref<5xi8>, %arg2: memref<2x3x4xi32>):
// GENERIC-NEXT:     "linalg.pooling_ncw_max"(%arg0, %arg1, %arg2) <{dilations = dense<3> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %0 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %1 = "arith.maxsi"(%arg5, %0) : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%1) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<2x3x19xi8>, memref<5xi8>, memref<2x3x4xi32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @pooling_nwc_min_on_memrefs(%a0: memref<2x17x4xi8>, %a1: memref<5xi8>,
                                      %a2: memref<2x3x4xi32>) {
  linalg.pooling_nwc_min {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}
      ins(%a0, %a1 : memref<2x17x4xi8>, memref<5xi8>)
      outs(%a2 : memref<2x3x4xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @pooling_nwc_min_on_memrefs(%arg0: memref<2x17x4xi8>, %arg1: memref<5xi8>, %arg2: memref<2x3x4xi32>) {
// CHECK-NEXT:     linalg.pooling_nwc_min {dilations = dense<3> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x17x4xi8>, memref<5xi8>) outs(%arg2 : memref<2x3x4xi32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1 * 2 + d3 * 3, d2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2x17x4xi8>, memref<5xi8>, memref<2x3x4xi32>) -> (), sym_name = "pooling_nwc_min_on_memrefs"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: memref<2x17x4xi8>, %arg1: memref<5xi8>, %arg2: memref<2x3x4xi32>):
// GENERIC-NEXT:     "linalg.pooling_nwc_min"(%arg0, %arg1, %arg2) <{dilations = dense<3> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
// GENERIC-NEXT:       %0 = "arith.extsi"(%arg3) : (i8) -> i32
// GENERIC-NEXT:       %1 = "arith.minsi"(%arg5, %0) : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%1) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<2x17x4xi8>, memref<5xi8>, memref<2x3x4xi32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Unsigned minima of 1-D windows.
func.func @pooling_nwc_min_unsigned(%a0: tensor<2x7x4xi32>, %a1: tensor<5xi32>,
                                    %a2: tensor<2x3x4xi32>) {
  %r = linalg.pooling_nwc_min_unsigned
      ins(%a0, %a1 : tensor<2x7x4xi32>, tensor<5xi32>)
      outs(%a2 : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @pooling_nwc_min_unsigned(%arg0: tensor<2x7x4xi32>, %arg1: tensor<5xi32>, %arg2: tensor<2x3x4xi32>) {
// CHECK-NEXT:     %0 = linalg.pooling_nwc_min_unsigned ins(%arg0, %arg1 : tensor<2x7x4xi32>, tensor<5xi32>) outs(%arg2 : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1 + d3, d2)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d3)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x7x4xi32>, tensor<5xi32>, tensor<2x3x4xi32>) -> (), sym_name = "pooling_nwc_min_unsigned"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x7x4xi32>, %arg1: tensor<5xi32>, %arg2: tensor<2x3x4xi32>):
// GENERIC-NEXT:     %0 = "linalg.pooling_nwc_min_unsigned"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: i32, %arg4: i32, %arg5: i32):
// GENERIC-NEXT:       %1 = "arith.minui"(%arg5, %arg3) : (i32, i32) -> i32
// GENERIC-NEXT:       "linalg.yield"(%1) : (i32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x7x4xi32>, tensor<5xi32>, tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Sums of 3-D windows.
func.func @pooling_ndhwc_sum(%a0: tensor<2x5x5x7x2xf32>, %a1: tensor<3x2x3xf32>,
                             %a2: tensor<2x3x4x5x2xf32>) {
  %r = linalg.pooling_ndhwc_sum
      ins(%a0, %a1 : tensor<2x5x5x7x2xf32>, tensor<3x2x3xf32>)
      outs(%a2 : tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @pooling_ndhwc_sum(%arg0: tensor<2x5x5x7x2xf32>, %arg1: tensor<3x2x3xf32>, %arg2: tensor<2x3x4x5x2xf32>) {
// CHECK-NEXT:     %0 = linalg.pooling_ndhwc_sum ins(%arg0, %arg1 : tensor<2x5x5x7x2xf32>, tensor<3x2x3xf32>) outs(%arg2 : tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 + d5, d2 + d6, d3 + d7, d4)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d5, d6, d7)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x5x5x7x2xf32>, tensor<3x2x3xf32>, tensor<2x3x4x5x2xf32>) -> (), sym_name = "pooling_ndhwc_sum"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x5x5x7x2xf32>, %arg1: tensor<3x2x3xf32>, %arg2: tensor<2x3x4x5x2xf32>):
// GENERIC-NEXT:     %0 = "linalg.pooling_ndhwc_sum"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %1 = "arith.addf"(%arg5, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x5x5x7x2xf32>, tensor<3x2x3xf32>, tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Maxima of 3-D windows.
func.func @pooling_ndhwc_max(%a0: tensor<2x5x5x7x2xf32>, %a1: tensor<3x2x3xf32>,
                             %a2: tensor<2x3x4x5x2xf32>) {
  %r = linalg.pooling_ndhwc_max
      ins(%a0, %a1 : tensor<2x5x5x7x2xf32>, tensor<3x2x3xf32>)
      outs(%a2 : tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @pooling_ndhwc_max(%arg0: tensor<2x5x5x7x2xf32>, %arg1: tensor<3x2x3xf32>, %arg2: tensor<2x3x4x5x2xf32>) {
// CHECK-NEXT:     %0 = linalg.pooling_ndhwc_max ins(%arg0, %arg1 : tensor<2x5x5x7x2xf32>, tensor<3x2x3xf32>) outs(%arg2 : tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 + d5, d2 + d6, d3 + d7, d4)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d5, d6, d7)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x5x5x7x2xf32>, tensor<3x2x3xf32>, tensor<2x3x4x5x2xf32>) -> (), sym_name = "pooling_ndhwc_max"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x5x5x7x2xf32>, %arg1: tensor<3x2x3xf32>, %arg2: tensor<2x3x4x5x2xf32>):
// GENERIC-NEXT:     %0 = "linalg.pooling_ndhwc_max"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %1 = "arith.maximumf"(%arg5, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x5x5x7x2xf32>, tensor<3x2x3xf32>, tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Minima of 3-D windows.
func.func @pooling_ndhwc_min(%a0: tensor<2x5x5x7x2xf32>, %a1: tensor<3x2x3xf32>,
                             %a2: tensor<2x3x4x5x2xf32>) {
  %r = linalg.pooling_ndhwc_min
      ins(%a0, %a1 : tensor<2x5x5x7x2xf32>, tensor<3x2x3xf32>)
      outs(%a2 : tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @pooling_ndhwc_min(%arg0: tensor<2x5x5x7x2xf32>, %arg1: tensor<3x2x3xf32>, %arg2: tensor<2x3x4x5x2xf32>) {
// CHECK-NEXT:     %0 = linalg.pooling_ndhwc_min ins(%arg0, %arg1 : tensor<2x5x5x7x2xf32>, tensor<3x2x3xf32>) outs(%arg2 : tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 + d5, d2 + d6, d3 + d7, d4)>
// GENERIC-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d5, d6, d7)>
// GENERIC-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<2x5x5x7x2xf32>, tensor<3x2x3xf32>, tensor<2x3x4x5x2xf32>) -> (), sym_name = "pooling_ndhwc_min"}> ({
// GENERIC-NEXT:   ^bb0(%arg0: tensor<2x5x5x7x2xf32>, %arg1: tensor<3x2x3xf32>, %arg2: tensor<2x3x4x5x2xf32>):
// GENERIC-NEXT:     %0 = "linalg.pooling_ndhwc_min"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC-NEXT:     ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
// GENERIC-NEXT:       %1 = "arith.minimumf"(%arg5, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:       "linalg.yield"(%1) : (f32) -> ()
// GENERIC-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x5x5x7x2xf32>, tensor<3x2x3xf32>, tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x5x2xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
