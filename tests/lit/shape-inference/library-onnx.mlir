// RUN: pyopt %s --shape-inference=library=common --allow-unregistered-dialect --split-input-file | FileCheck %s

// Results like the first operand, and what normalization gives besides.
func.func @like(%x: tensor<?x8x?xf32>, %w: tensor<?xf32>) {
  %0 = "onnx.NoValue"() {value} : () -> none
  %1:2 = "onnx.Dropout"(%x, %0, %0)
      : (tensor<?x8x?xf32>, none, none) -> (tensor<*xf32>, tensor<*xi1>)
  %2:3 = "onnx.LayerNormalization"(%x, %w, %0) {axis = -2 : si64}
      : (tensor<?x8x?xf32>, tensor<?xf32>, none) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  %3:3 = "onnx.LayerNormalization"(%x, %w, %0)
      : (tensor<?x8x?xf32>, tensor<?xf32>, none) -> (tensor<*xf32>, none, none)
  %4:3 = "onnx.DynamicQuantizeLinear"(%x)
      : (tensor<?x8x?xf32>) -> (tensor<*xui8>, tensor<*xf32>, tensor<*xui8>)
  %5 = "onnx.Trilu"(%x, %0) {upper = 0 : si64} : (tensor<?x8x?xf32>, none) -> tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @like(%arg0: tensor<?x8x?xf32>, %arg1: tensor<?xf32>) {
// CHECK-NEXT:     %0 = "onnx.NoValue"() {value} : () -> none
// CHECK-NEXT:     %1:2 = "onnx.Dropout"(%arg0, %0, %0) : (tensor<?x8x?xf32>, none, none) -> (tensor<?x8x?xf32>, tensor<?x8x?xi1>)
// CHECK-NEXT:     %2:3 = "onnx.LayerNormalization"(%arg0, %arg1, %0) {axis = -2 : si64} : (tensor<?x8x?xf32>, tensor<?xf32>, none) -> (tensor<?x8x?xf32>, tensor<?x1x1xf32>, tensor<?x1x1xf32>)
// CHECK-NEXT:     %3:3 = "onnx.LayerNormalization"(%arg0, %arg1, %0) : (tensor<?x8x?xf32>, tensor<?xf32>, none) -> (tensor<?x8x?xf32>, none, none)
// CHECK-NEXT:     %4:3 = "onnx.DynamicQuantizeLinear"(%arg0) : (tensor<?x8x?xf32>) -> (tensor<?x8x?xui8>, tensor<f32>, tensor<ui8>)
// CHECK-NEXT:     %5 = "onnx.Trilu"(%arg0, %0) {upper = 0 : si64} : (tensor<?x8x?xf32>, none) -> tensor<?x8x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Selection of elements.
func.func @selection(%x: tensor<?x10x4xf32>, %i: tensor<?x5x2xi64>, %n: tensor<i64>) {
  %0 = "onnx.Constant"() {value = dense<5> : tensor<1xi64>} : () -> tensor<1xi64>
  %1:2 = "onnx.TopK"(%x, %0) {axis = 1 : si64}
      : (tensor<?x10x4xf32>, tensor<1xi64>) -> (tensor<*xf32>, tensor<*xi64>)
  %2 = "onnx.GatherElements"(%x, %i) {axis = 1 : si64}
      : (tensor<?x10x4xf32>, tensor<?x5x2xi64>) -> tensor<*xf32>
  %3 = "onnx.GatherND"(%x, %i) : (tensor<?x10x4xf32>, tensor<?x5x2xi64>) -> tensor<*xf32>
  %4 = "onnx.GatherND"(%x, %i) {batch_dims = 1 : si64}
      : (tensor<?x10x4xf32>, tensor<?x5x2xi64>) -> tensor<*xf32>
  %5 = "onnx.OneHot"(%i, %0, %x)
      : (tensor<?x5x2xi64>, tensor<1xi64>, tensor<?x10x4xf32>) -> tensor<*xf32>
  %6 = "onnx.OneHot"(%i, %n, %x) {axis = 0 : si64}
      : (tensor<?x5x2xi64>, tensor<i64>, tensor<?x10x4xf32>) -> tensor<*xf32>
  %7 = "onnx.NonZero"(%x) : (tensor<?x10x4xf32>) -> tensor<*xi64>
  %8 = "onnx.NonMaxSuppression"(%x, %x) : (tensor<?x10x4xf32>, tensor<?x10x4xf32>) -> tensor<*xi64>
  %9 = "onnx.RandomNormal"() {shape = [2, 3]} : () -> tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @selection(%arg0: tensor<?x10x4xf32>, %arg1: tensor<?x5x2xi64>, %arg2: tensor<i64>) {
// CHECK-NEXT:     %0 = "onnx.Constant"() {value = dense<5> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK-NEXT:     %1:2 = "onnx.TopK"(%arg0, %0) {axis = 1 : si64} : (tensor<?x10x4xf32>, tensor<1xi64>) -> (tensor<?x5x4xf32>, tensor<?x5x4xi64>)
// CHECK-NEXT:     %2 = "onnx.GatherElements"(%arg0, %arg1) {axis = 1 : si64} : (tensor<?x10x4xf32>, tensor<?x5x2xi64>) -> tensor<?x5x2xf32>
// CHECK-NEXT:     %3 = "onnx.GatherND"(%arg0, %arg1) : (tensor<?x10x4xf32>, tensor<?x5x2xi64>) -> tensor<?x5x4xf32>
// CHECK-NEXT:     %4 = "onnx.GatherND"(%arg0, %arg1) {batch_dims = 1 : si64} : (tensor<?x10x4xf32>, tensor<?x5x2xi64>) -> tensor<?x5xf32>
// CHECK-NEXT:     %5 = "onnx.OneHot"(%arg1, %0, %arg0) : (tensor<?x5x2xi64>, tensor<1xi64>, tensor<?x10x4xf32>) -> tensor<?x5x2x5xf32>
// CHECK-NEXT:     %6 = "onnx.OneHot"(%arg1, %arg2, %arg0) {axis = 0 : si64} : (tensor<?x5x2xi64>, tensor<i64>, tensor<?x10x4xf32>) -> tensor<?x?x5x2xf32>
// CHECK-NEXT:     %7 = "onnx.NonZero"(%arg0) : (tensor<?x10x4xf32>) -> tensor<3x?xi64>
// CHECK-NEXT:     %8 = "onnx.NonMaxSuppression"(%arg0, %arg0) : (tensor<?x10x4xf32>, tensor<?x10x4xf32>) -> tensor<?x3xi64>
// CHECK-NEXT:     %9 = "onnx.RandomNormal"() {shape = [2, 3]} : () -> tensor<2x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Sizes that are given, and scales, which are floats; that a scale is no multiple of 1/1024 makes an extent unknown.
func.func @resized(%x: tensor<?x8x10x?xf32>, %s: tensor<2xi64>) {
  %0 = "onnx.NoValue"() {value} : () -> none
  %1 = "onnx.Constant"() {value = dense<[1.0, 1.0, 2.0, 0.5]> : tensor<4xf32>} : () -> tensor<4xf32>
  %2 = "onnx.Resize"(%x, %0, %1, %0)
      : (tensor<?x8x10x?xf32>, none, tensor<4xf32>, none) -> tensor<*xf32>
  %3 = arith.constant dense<[1.0, 1.0, 0.3, 1.25]> : tensor<4xf32>
  %4 = "onnx.Resize"(%x, %0, %3) : (tensor<?x8x10x?xf32>, none, tensor<4xf32>) -> tensor<*xf32>
  %5 = "onnx.Constant"() {value = dense<[20, 30]> : tensor<2xi64>} : () -> tensor<2xi64>
  %6 = "onnx.Resize"(%x, %0, %0, %5) {axes = [2, -1]}
      : (tensor<?x8x10x?xf32>, none, none, tensor<2xi64>) -> tensor<*xf32>
  %7 = "onnx.Resize"(%x, %0, %0, %s) {axes = [2, 3]}
      : (tensor<?x8x10x?xf32>, none, none, tensor<2xi64>) -> tensor<*xf32>
  %8 = "onnx.Resize"(%x, %0, %0, %5) {axes = [2, 3], keep_aspect_ratio_policy = "not_larger"}
      : (tensor<?x8x10x?xf32>, none, none, tensor<2xi64>) -> tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @resized(%arg0: tensor<?x8x10x?xf32>, %arg1: tensor<2xi64>) {
// CHECK-NEXT:     %0 = "onnx.NoValue"() {value} : () -> none
// CHECK-NEXT:     %1 = "onnx.Constant"() {value = dense<[1.000000e+00, 1.000000e+00, 2.000000e+00, 5.000000e-01]> : tensor<4xf32>} : () -> tensor<4xf32>
// CHECK-NEXT:     %2 = "onnx.Resize"(%arg0, %0, %1, %0) : (tensor<?x8x10x?xf32>, none, tensor<4xf32>, none) -> tensor<?x8x20x?xf32>
// CHECK-NEXT:     %cst = arith.constant dense<[1.000000e+00, 1.000000e+00, 3.000000e-01, 1.250000e+00]> : tensor<4xf32>
// CHECK-NEXT:     %3 = "onnx.Resize"(%arg0, %0, %cst) : (tensor<?x8x10x?xf32>, none, tensor<4xf32>) -> tensor<?x8x?x?xf32>
// CHECK-NEXT:     %4 = "onnx.Constant"() {value = dense<[20, 30]> : tensor<2xi64>} : () -> tensor<2xi64>
// CHECK-NEXT:     %5 = "onnx.Resize"(%arg0, %0, %0, %4) {axes = [2, -1]} : (tensor<?x8x10x?xf32>, none, none, tensor<2xi64>) -> tensor<?x8x20x30xf32>
// CHECK-NEXT:     %6 = "onnx.Resize"(%arg0, %0, %0, %arg1) {axes = [2, 3]} : (tensor<?x8x10x?xf32>, none, none, tensor<2xi64>) -> tensor<?x8x?x?xf32>
// CHECK-NEXT:     %7 = "onnx.Resize"(%arg0, %0, %0, %4) {axes = [2, 3], keep_aspect_ratio_policy = "not_larger"} : (tensor<?x8x10x?xf32>, none, none, tensor<2xi64>) -> tensor<?x8x?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Blocks and channels, and windows that are put rather than taken.
func.func @images(%x: tensor<?x8x6x?xf32>, %w: tensor<8x3x3x2xf32>) {
  %0 = "onnx.NoValue"() {value} : () -> none
  %1 = "onnx.DepthToSpace"(%x) {blocksize = 2 : si64} : (tensor<?x8x6x?xf32>) -> tensor<*xf32>
  %2 = "onnx.SpaceToDepth"(%x) {blocksize = 2 : si64} : (tensor<?x8x6x?xf32>) -> tensor<*xf32>
  %3 = "onnx.ConvTranspose"(%x, %w, %0) {
    strides = [2, 3],
    pads = [1, 0, 1, 1],
    output_padding = [1, 0]
  } : (tensor<?x8x6x?xf32>, tensor<8x3x3x2xf32>, none) -> tensor<*xf32>
  %4 = "onnx.ConvTranspose"(%x, %w, %0) {
    auto_pad = "SAME_UPPER",
    group = 2 : si64,
    strides = [2, 2]
  } : (tensor<?x8x6x?xf32>, tensor<8x3x3x2xf32>, none) -> tensor<*xf32>
  %5 = "onnx.ConvTranspose"(%x, %w, %0) {output_shape = [9, 7]}
      : (tensor<?x8x6x?xf32>, tensor<8x3x3x2xf32>, none) -> tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @images(%arg0: tensor<?x8x6x?xf32>, %arg1: tensor<8x3x3x2xf32>) {
// CHECK-NEXT:     %0 = "onnx.NoValue"() {value} : () -> none
// CHECK-NEXT:     %1 = "onnx.DepthToSpace"(%arg0) {blocksize = 2 : si64} : (tensor<?x8x6x?xf32>) -> tensor<?x2x12x?xf32>
// CHECK-NEXT:     %2 = "onnx.SpaceToDepth"(%arg0) {blocksize = 2 : si64} : (tensor<?x8x6x?xf32>) -> tensor<?x32x3x?xf32>
// CHECK-NEXT:     %3 = "onnx.ConvTranspose"(%arg0, %arg1, %0) {output_padding = [1, 0], pads = [1, 0, 1, 1], strides = [2, 3]} : (tensor<?x8x6x?xf32>, tensor<8x3x3x2xf32>, none) -> tensor<?x3x12x?xf32>
// CHECK-NEXT:     %4 = "onnx.ConvTranspose"(%arg0, %arg1, %0) {auto_pad = "SAME_UPPER", group = 2 : si64, strides = [2, 2]} : (tensor<?x8x6x?xf32>, tensor<8x3x3x2xf32>, none) -> tensor<?x6x12x?xf32>
// CHECK-NEXT:     %5 = "onnx.ConvTranspose"(%arg0, %arg1, %0) {output_shape = [9, 7]} : (tensor<?x8x6x?xf32>, tensor<8x3x3x2xf32>, none) -> tensor<?x3x9x7xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Places, regions, and the indices of pooled elements.
func.func @places(%x: tensor<?x8x6x?xf32>, %g: tensor<?x5x7x2xf32>, %r: tensor<?x4xf32>,
                  %b: tensor<?xi64>) {
  %0:2 = "onnx.MaxPool"(%x) {kernel_shape = [2, 3], strides = [2, 1]}
      : (tensor<?x8x6x?xf32>) -> (tensor<*xf32>, tensor<*xi64>)
  %1 = "onnx.GridSample"(%x, %g) : (tensor<?x8x6x?xf32>, tensor<?x5x7x2xf32>) -> tensor<*xf32>
  %2 = "onnx.RoiAlign"(%x, %r, %b) {output_height = 4 : si64}
      : (tensor<?x8x6x?xf32>, tensor<?x4xf32>, tensor<?xi64>) -> tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @places(%arg0: tensor<?x8x6x?xf32>, %arg1: tensor<?x5x7x2xf32>, %arg2: tensor<?x4xf32>, %arg3: tensor<?xi64>) {
// CHECK-NEXT:     %0:2 = "onnx.MaxPool"(%arg0) {kernel_shape = [2, 3], strides = [2, 1]} : (tensor<?x8x6x?xf32>) -> (tensor<?x8x3x?xf32>, tensor<?x8x3x?xi64>)
// CHECK-NEXT:     %1 = "onnx.GridSample"(%arg0, %arg1) : (tensor<?x8x6x?xf32>, tensor<?x5x7x2xf32>) -> tensor<?x8x5x7xf32>
// CHECK-NEXT:     %2 = "onnx.RoiAlign"(%arg0, %arg2, %arg3) {output_height = 4 : si64} : (tensor<?x8x6x?xf32>, tensor<?x4xf32>, tensor<?xi64>) -> tensor<?x8x4x1xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Recurrent layers.
func.func @recurrent(%x: tensor<?x?x6xf32>, %w: tensor<2x20x6xf32>, %r: tensor<2x20x5xf32>) {
  %0 = "onnx.NoValue"() {value} : () -> none
  %1:3 = "onnx.LSTM"(%x, %w, %r, %0, %0, %0, %0, %0) {
    direction = "bidirectional",
    hidden_size = 5 : si64
  } : (tensor<?x?x6xf32>, tensor<2x20x6xf32>, tensor<2x20x5xf32>, none, none, none, none, none)
      -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  %2:2 = "onnx.GRU"(%x, %w, %r) {layout = 1 : si64}
      : (tensor<?x?x6xf32>, tensor<2x20x6xf32>, tensor<2x20x5xf32>) -> (none, tensor<*xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @recurrent(%arg0: tensor<?x?x6xf32>, %arg1: tensor<2x20x6xf32>, %arg2: tensor<2x20x5xf32>) {
// CHECK-NEXT:     %0 = "onnx.NoValue"() {value} : () -> none
// CHECK-NEXT:     %1:3 = "onnx.LSTM"(%arg0, %arg1, %arg2, %0, %0, %0, %0, %0) {direction = "bidirectional", hidden_size = 5 : si64} : (tensor<?x?x6xf32>, tensor<2x20x6xf32>, tensor<2x20x5xf32>, none, none, none, none, none) -> (tensor<?x2x?x5xf32>, tensor<2x?x5xf32>, tensor<2x?x5xf32>)
// CHECK-NEXT:     %2:2 = "onnx.GRU"(%arg0, %arg1, %arg2) {layout = 1 : si64} : (tensor<?x?x6xf32>, tensor<2x20x6xf32>, tensor<2x20x5xf32>) -> (none, tensor<?x2x5xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
