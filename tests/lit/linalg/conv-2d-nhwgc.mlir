// RUN: pyopt %s --split-input-file --canonicalize | FileCheck %s

// Convolutions of MLIR 22: channels first with zero points, and groups of channels.

func.func @nchw_fchw_q(%i: tensor<1x3x8x8xi8>, %f: tensor<4x3x3x3xi8>, %a: i32, %b: i32,
                       %o: tensor<1x4x6x6xi32>) -> tensor<1x4x6x6xi32> {
  %0 = linalg.conv_2d_nchw_fchw_q {
    dilations = dense<1> : tensor<2xi64>,
    strides = dense<1> : tensor<2xi64>
  } ins(%i, %f, %a, %b : tensor<1x3x8x8xi8>, tensor<4x3x3x3xi8>, i32, i32)
      outs(%o : tensor<1x4x6x6xi32>) -> tensor<1x4x6x6xi32>
  return %0 : tensor<1x4x6x6xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @nchw_fchw_q(%arg0: tensor<1x3x8x8xi8>, %arg1: tensor<4x3x3x3xi8>, %arg2: i32, %arg3: i32, %arg4: tensor<1x4x6x6xi32>) -> tensor<1x4x6x6xi32> {
// CHECK-NEXT:     %0 = linalg.conv_2d_nchw_fchw_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : tensor<1x3x8x8xi8>, tensor<4x3x3x3xi8>, i32, i32) outs(%arg4 : tensor<1x4x6x6xi32>) -> tensor<1x4x6x6xi32>
// CHECK-NEXT:     return %0 : tensor<1x4x6x6xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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

func.func @strided(%i: memref<?x?x?x?xi8>, %f: memref<?x?x?x?xi8>, %a: i32, %b: i32,
                   %o: memref<?x?x?x?xi32>) {
  linalg.conv_2d_nchw_fchw_q {
    dilations = dense<[1, 2]> : tensor<2xi64>,
    strides = dense<[3, 2]> : vector<2xi64>
  } ins(%i, %f, %a, %b : memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, i32, i32)
      outs(%o : memref<?x?x?x?xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @strided(%arg0: memref<?x?x?x?xi8>, %arg1: memref<?x?x?x?xi8>, %arg2: i32, %arg3: i32, %arg4: memref<?x?x?x?xi32>) {
// CHECK-NEXT:     linalg.conv_2d_nchw_fchw_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[3, 2]> : vector<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, i32, i32) outs(%arg4 : memref<?x?x?x?xi32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @grouped(%i: tensor<1x8x8x2x3xf32>, %f: tensor<2x5x3x3x3xf32>, %o: tensor<1x6x6x2x5xf32>)
    -> tensor<1x6x6x2x5xf32> {
  %0 = linalg.conv_2d_nhwgc_gfhwc {
    dilations = dense<1> : tensor<2xi64>,
    strides = dense<1> : tensor<2xi64>
  } ins(%i, %f : tensor<1x8x8x2x3xf32>, tensor<2x5x3x3x3xf32>)
      outs(%o : tensor<1x6x6x2x5xf32>) -> tensor<1x6x6x2x5xf32>
  return %0 : tensor<1x6x6x2x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @grouped(%arg0: tensor<1x8x8x2x3xf32>, %arg1: tensor<2x5x3x3x3xf32>, %arg2: tensor<1x6x6x2x5xf32>) -> tensor<1x6x6x2x5xf32> {
// CHECK-NEXT:     %0 = linalg.conv_2d_nhwgc_gfhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<1x8x8x2x3xf32>, tensor<2x5x3x3x3xf32>) outs(%arg2 : tensor<1x6x6x2x5xf32>) -> tensor<1x6x6x2x5xf32>
// CHECK-NEXT:     return %0 : tensor<1x6x6x2x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @grouped_dilated(%i: memref<1x9x9x2x3xf32>, %f: memref<2x5x3x3x3xf32>,
                           %o: memref<1x5x5x2x5xf32>) {
  linalg.conv_2d_nhwgc_gfhwc {
    dilations = dense<2> : tensor<2xi64>,
    strides = dense<1> : tensor<2xi64>
  } ins(%i, %f : memref<1x9x9x2x3xf32>, memref<2x5x3x3x3xf32>) outs(%o : memref<1x5x5x2x5xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @grouped_dilated(%arg0: memref<1x9x9x2x3xf32>, %arg1: memref<2x5x3x3x3xf32>, %arg2: memref<1x5x5x2x5xf32>) {
// CHECK-NEXT:     linalg.conv_2d_nhwgc_gfhwc {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : memref<1x9x9x2x3xf32>, memref<2x5x3x3x3xf32>) outs(%arg2 : memref<1x5x5x2x5xf32>)
// CHECK-NEXT:     return
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

func.func @grouped_zero_points(%i: tensor<1x8x8x2x3xi8>, %f: tensor<2x5x3x3x3xi8>, %a: i32, %b: i32,
                               %o: tensor<1x6x6x2x5xi32>) -> tensor<1x6x6x2x5xi32> {
  %0 = linalg.conv_2d_nhwgc_gfhwc_q {
    dilations = dense<1> : tensor<2xi64>,
    strides = dense<1> : tensor<2xi64>
  } ins(%i, %f, %a, %b : tensor<1x8x8x2x3xi8>, tensor<2x5x3x3x3xi8>, i32, i32)
      outs(%o : tensor<1x6x6x2x5xi32>) -> tensor<1x6x6x2x5xi32>
  return %0 : tensor<1x6x6x2x5xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @grouped_zero_points(%arg0: tensor<1x8x8x2x3xi8>, %arg1: tensor<2x5x3x3x3xi8>, %arg2: i32, %arg3: i32, %arg4: tensor<1x6x6x2x5xi32>) -> tensor<1x6x6x2x5xi32> {
// CHECK-NEXT:     %0 = linalg.conv_2d_nhwgc_gfhwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : tensor<1x8x8x2x3xi8>, tensor<2x5x3x3x3xi8>, i32, i32) outs(%arg4 : tensor<1x6x6x2x5xi32>) -> tensor<1x6x6x2x5xi32>
// CHECK-NEXT:     return %0 : tensor<1x6x6x2x5xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @grouped_zero_points_memref(%i: memref<1x8x8x2x3xi8>, %f: memref<2x5x3x3x3xi8>, %a: i32,
                                      %b: i32, %o: memref<1x3x3x2x5xi32>) {
  linalg.conv_2d_nhwgc_gfhwc_q {strides = dense<2> : tensor<2xi64>}
      ins(%i, %f, %a, %b : memref<1x8x8x2x3xi8>, memref<2x5x3x3x3xi8>, i32, i32)
      outs(%o : memref<1x3x3x2x5xi32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @grouped_zero_points_memref(%arg0: memref<1x8x8x2x3xi8>, %arg1: memref<2x5x3x3x3xi8>, %arg2: i32, %arg3: i32, %arg4: memref<1x3x3x2x5xi32>) {
// CHECK-NEXT:     linalg.conv_2d_nhwgc_gfhwc_q {strides = dense<2> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : memref<1x8x8x2x3xi8>, memref<2x5x3x3x3xi8>, i32, i32) outs(%arg4 : memref<1x3x3x2x5xi32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @grouped_zero_points_mixed(%i: tensor<1x8x8x2x3xi8>, %f: tensor<2x5x3x3x3xi8>, %a: i32,
                                     %b: i32, %o: tensor<1x6x6x2x5xf32>) -> tensor<1x6x6x2x5xf32> {
  %0 = linalg.conv_2d_nhwgc_gfhwc_q
      ins(%i, %f, %a, %b : tensor<1x8x8x2x3xi8>, tensor<2x5x3x3x3xi8>, i32, i32)
      outs(%o : tensor<1x6x6x2x5xf32>) -> tensor<1x6x6x2x5xf32>
  return %0 : tensor<1x6x6x2x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @grouped_zero_points_mixed(%arg0: tensor<1x8x8x2x3xi8>, %arg1: tensor<2x5x3x3x3xi8>, %arg2: i32, %arg3: i32, %arg4: tensor<1x6x6x2x5xf32>) -> tensor<1x6x6x2x5xf32> {
// CHECK-NEXT:     %0 = linalg.conv_2d_nhwgc_gfhwc_q ins(%arg0, %arg1, %arg2, %arg3 : tensor<1x8x8x2x3xi8>, tensor<2x5x3x3x3xi8>, i32, i32) outs(%arg4 : tensor<1x6x6x2x5xf32>) -> tensor<1x6x6x2x5xf32>
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
