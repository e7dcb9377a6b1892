// RUN: pyopt %s --split-input-file --canonicalize | FileCheck %s

// Convolutions of MLIR 22: channels first with zero points, and groups of channels.

func.func @no_attributes(%i: tensor<1x3x8x8xi8>, %f: tensor<4x3x3x3xi8>, %a: i32, %b: i32,
                         %o: tensor<1x4x6x6xi32>) -> tensor<1x4x6x6xi32> {
  %0 = linalg.conv_2d_nchw_fchw_q
      ins(%i, %f, %a, %b : tensor<1x3x8x8xi8>, tensor<4x3x3x3xi8>, i32, i32)
      outs(%o : tensor<1x4x6x6xi32>) -> tensor<1x4x6x6xi32>
  return %0 : tensor<1x4x6x6xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @no_attributes(%arg0: tensor<1x3x8x8xi8>, %arg1: tensor<4x3x3x3xi8>, %arg2: i32, %arg3: i32, %arg4: tensor<1x4x6x6xi32>) -> tensor<1x4x6x6xi32> {
// CHECK-NEXT:     %0 = linalg.conv_2d_nchw_fchw_q ins(%arg0, %arg1, %arg2, %arg3 : tensor<1x3x8x8xi8>, tensor<4x3x3x3xi8>, i32, i32) outs(%arg4 : tensor<1x4x6x6xi32>) -> tensor<1x4x6x6xi32>
// CHECK-NEXT:     return %0 : tensor<1x4x6x6xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @grouped_narrow(%i: tensor<1x8x8x2x3xf16>, %f: tensor<2x5x3x3x3xf16>,
                          %o: tensor<1x6x6x2x5xf32>) -> tensor<1x6x6x2x5xf32> {
  %0 = linalg.conv_2d_nhwgc_gfhwc
      ins(%i, %f : tensor<1x8x8x2x3xf16>, tensor<2x5x3x3x3xf16>)
      outs(%o : tensor<1x6x6x2x5xf32>) -> tensor<1x6x6x2x5xf32>
  return %0 : tensor<1x6x6x2x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @grouped_narrow(%arg0: tensor<1x8x8x2x3xf16>, %arg1: tensor<2x5x3x3x3xf16>, %arg2: tensor<1x6x6x2x5xf32>) -> tensor<1x6x6x2x5xf32> {
// CHECK-NEXT:     %0 = linalg.conv_2d_nhwgc_gfhwc ins(%arg0, %arg1 : tensor<1x8x8x2x3xf16>, tensor<2x5x3x3x3xf16>) outs(%arg2 : tensor<1x6x6x2x5xf32>) -> tensor<1x6x6x2x5xf32>
// CHECK-NEXT:     return %0 : tensor<1x6x6x2x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @grouped_zero_points_name(%i: memref<1x8x8x2x3xi8>, %f: memref<2x5x3x3x3xi8>, %a: i32,
                                    %b: i32, %o: memref<1x6x6x2x5xi32>) {
  linalg.conv_2d_nhwgc_gfhwc_q {note = "x"}
      ins(%i, %f, %a, %b : memref<1x8x8x2x3xi8>, memref<2x5x3x3x3xi8>, i32, i32)
      outs(%o : memref<1x6x6x2x5xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @grouped_zero_points_name(%arg0: memref<1x8x8x2x3xi8>, %arg1: memref<2x5x3x3x3xi8>, %arg2: i32, %arg3: i32, %arg4: memref<1x6x6x2x5xi32>) {
// CHECK-NEXT:     linalg.conv_2d_nhwgc_gfhwc_q {note = "x"} ins(%arg0, %arg1, %arg2, %arg3 : memref<1x8x8x2x3xi8>, memref<2x5x3x3x3xi8>, i32, i32) outs(%arg4 : memref<1x6x6x2x5xi32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
