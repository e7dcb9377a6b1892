// RUN: pyopt %s --shape-inference=library=common --allow-unregistered-dialect --split-input-file | FileCheck %s

// A window that would begin in the padding behind is dropped where extents are rounded up.
func.func @rounded_up(%x: tensor<1x1x8x1xf32>, %y: tensor<1x1x9x7xf32>) {
  %0 = "onnx.MaxPoolSingleOut"(%x) {
    ceil_mode = 1 : si64,
    kernel_shape = [3, 3],
    pads = [1, 1, 1, 1],
    strides = [3, 3]
  } : (tensor<1x1x8x1xf32>) -> tensor<*xf32>
  %1 = "onnx.MaxPoolSingleOut"(%y) {
    ceil_mode = 1 : si64,
    kernel_shape = [3, 3],
    pads = [1, 1, 1, 1],
    strides = [3, 3]
  } : (tensor<1x1x9x7xf32>) -> tensor<*xf32>
  %2 = "onnx.AveragePool"(%y) {
    ceil_mode = 1 : si64,
    kernel_shape = [2, 2],
    pads = [0, 0, 1, 1],
    strides = [2, 2]
  } : (tensor<1x1x9x7xf32>) -> tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @rounded_up(%arg0: tensor<1x1x8x1xf32>, %arg1: tensor<1x1x9x7xf32>) {
// CHECK-NEXT:     %0 = "onnx.MaxPoolSingleOut"(%arg0) {ceil_mode = 1 : si64, kernel_shape = [3, 3], pads = [1, 1, 1, 1], strides = [3, 3]} : (tensor<1x1x8x1xf32>) -> tensor<1x1x3x1xf32>
// CHECK-NEXT:     %1 = "onnx.MaxPoolSingleOut"(%arg1) {ceil_mode = 1 : si64, kernel_shape = [3, 3], pads = [1, 1, 1, 1], strides = [3, 3]} : (tensor<1x1x9x7xf32>) -> tensor<1x1x4x3xf32>
// CHECK-NEXT:     %2 = "onnx.AveragePool"(%arg1) {ceil_mode = 1 : si64, kernel_shape = [2, 2], pads = [0, 0, 1, 1], strides = [2, 2]} : (tensor<1x1x9x7xf32>) -> tensor<1x1x5x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A part of a shape.
func.func @parts(%x: tensor<2x3x4xf32>, %y: tensor<?x?xf32>) {
  %0 = "onnx.Shape"(%x) {end = 2 : si64, start = 1 : si64} : (tensor<2x3x4xf32>) -> tensor<*xi64>
  %1 = "onnx.Shape"(%x) {start = -2 : si64} : (tensor<2x3x4xf32>) -> tensor<*xi64>
  %2 = "onnx.Shape"(%x) {end = -1 : si64} : (tensor<2x3x4xf32>) -> tensor<*xi64>
  %3 = "onnx.Shape"(%x) {start = 2 : si64, end = 1 : si64} : (tensor<2x3x4xf32>) -> tensor<*xi64>
  %4 = "onnx.Shape"(%y) {start = 1 : si64, end = 9 : si64} : (tensor<?x?xf32>) -> tensor<*xi64>
  %5 = "onnx.Shape"(%y) : (tensor<?x?xf32>) -> tensor<*xi64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @parts(%arg0: tensor<2x3x4xf32>, %arg1: tensor<?x?xf32>) {
// CHECK-NEXT:     %0 = "onnx.Shape"(%arg0) {end = 2 : si64, start = 1 : si64} : (tensor<2x3x4xf32>) -> tensor<1xi64>
// CHECK-NEXT:     %1 = "onnx.Shape"(%arg0) {start = -2 : si64} : (tensor<2x3x4xf32>) -> tensor<2xi64>
// CHECK-NEXT:     %2 = "onnx.Shape"(%arg0) {end = -1 : si64} : (tensor<2x3x4xf32>) -> tensor<2xi64>
// CHECK-NEXT:     %3 = "onnx.Shape"(%arg0) {end = 1 : si64, start = 2 : si64} : (tensor<2x3x4xf32>) -> tensor<0xi64>
// CHECK-NEXT:     %4 = "onnx.Shape"(%arg1) {end = 9 : si64, start = 1 : si64} : (tensor<?x?xf32>) -> tensor<1xi64>
// CHECK-NEXT:     %5 = "onnx.Shape"(%arg1) : (tensor<?x?xf32>) -> tensor<2xi64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Ops of TOSA with the operands that they have had since LLVM 20.
func.func @newer(%x: tensor<2x3xi32>, %y: tensor<1x3xi32>, %s: tensor<1xi8>, %z: tensor<1xf32>,
                 %a: tensor<5x2x3xf32>, %b: tensor<5x3x7xf32>, %i: tensor<1x8x8x4xf32>,
                 %t: !tosa.shape<2>) {
  %0 = "tosa.mul"(%x, %y, %s) : (tensor<2x3xi32>, tensor<1x3xi32>, tensor<1xi8>) -> tensor<*xi32>
  %1 = "tosa.mul"(%x, %y) : (tensor<2x3xi32>, tensor<1x3xi32>) -> tensor<*xi32>
  %2 = "tosa.negate"(%a, %z, %z)
      : (tensor<5x2x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  %3 = "tosa.matmul"(%a, %b, %z, %z)
      : (tensor<5x2x3xf32>, tensor<5x3x7xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  %4 = "tosa.avg_pool2d"(%i, %z, %z) {
    kernel = array<i64: 2, 2>,
    stride = array<i64: 2, 2>,
    pad = array<i64: 0, 0, 0, 0>
  } : (tensor<1x8x8x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  // Not known: the operand is no tensor.
  %5 = "tosa.reshape"(%a, %t) : (tensor<5x2x3xf32>, !tosa.shape<2>) -> tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @newer(%arg0: tensor<2x3xi32>, %arg1: tensor<1x3xi32>, %arg2: tensor<1xi8>, %arg3: tensor<1xf32>, %arg4: tensor<5x2x3xf32>, %arg5: tensor<5x3x7xf32>, %arg6: tensor<1x8x8x4xf32>, %arg7: !tosa.shape<2>) {
// CHECK-NEXT:     %0 = "tosa.mul"(%arg0, %arg1, %arg2) : (tensor<2x3xi32>, tensor<1x3xi32>, tensor<1xi8>) -> tensor<2x3xi32>
// CHECK-NEXT:     %1 = "tosa.mul"(%arg0, %arg1) : (tensor<2x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT:     %2 = "tosa.negate"(%arg4, %arg3, %arg3) : (tensor<5x2x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<5x2x3xf32>
// CHECK-NEXT:     %3 = "tosa.matmul"(%arg4, %arg5, %arg3, %arg3) : (tensor<5x2x3xf32>, tensor<5x3x7xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<5x2x7xf32>
// CHECK-NEXT:     %4 = "tosa.avg_pool2d"(%arg6, %arg3, %arg3) {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x8x8x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x4xf32>
// CHECK-NEXT:     %5 = "tosa.reshape"(%arg4, %arg7) : (tensor<5x2x3xf32>, !tosa.shape<2>) -> tensor<*xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
