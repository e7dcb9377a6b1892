// RUN: pyopt %s --shape-inference=library=common --allow-unregistered-dialect --split-input-file | FileCheck %s

// The library that ships with pyopt: ops of TensorFlow, ONNX and TOSA, a group of ops in each part.

// Elementwise ops: unary, broadcasting, comparisons, choices.
func.func @elementwise(%a: tensor<?x3xf32>, %b: tensor<5x1x3xf32>, %c: tensor<f32>) {
  %0 = "tf.Tanh"(%a) : (tensor<?x3xf32>) -> tensor<*xf32>
  %1 = "tf.AddV2"(%0, %b) : (tensor<*xf32>, tensor<5x1x3xf32>) -> tensor<*xf32>
  %2 = "onnx.Relu"(%1) : (tensor<*xf32>) -> tensor<*xf32>
  %3 = "onnx.Less"(%2, %c) : (tensor<*xf32>, tensor<f32>) -> tensor<*xi1>
  %4 = "onnx.Where"(%3, %2, %c) : (tensor<*xi1>, tensor<*xf32>, tensor<f32>) -> tensor<*xf32>
  %5 = "tosa.sigmoid"(%4) : (tensor<*xf32>) -> tensor<*xf32>
  %6 = "tosa.greater"(%5, %4) : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xi1>
  %7 = "tosa.select"(%6, %5, %4) : (tensor<*xi1>, tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  %8 = "onnx.Sum"(%7, %c, %b, %a)
      : (tensor<*xf32>, tensor<f32>, tensor<5x1x3xf32>, tensor<?x3xf32>) -> tensor<*xf32>
  %9 = "tf.BiasAdd"(%8, %a) : (tensor<*xf32>, tensor<?x3xf32>) -> tensor<*xf32>
  "test.use"(%9) : (tensor<*xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @elementwise(%arg0: tensor<?x3xf32>, %arg1: tensor<5x1x3xf32>, %arg2: tensor<f32>) {
// CHECK-NEXT:     %0 = "tf.Tanh"(%arg0) : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:     %1 = "tf.AddV2"(%0, %arg1) : (tensor<?x3xf32>, tensor<5x1x3xf32>) -> tensor<5x?x3xf32>
// CHECK-NEXT:     %2 = "onnx.Relu"(%1) : (tensor<5x?x3xf32>) -> tensor<5x?x3xf32>
// CHECK-NEXT:     %3 = "onnx.Less"(%2, %arg2) : (tensor<5x?x3xf32>, tensor<f32>) -> tensor<5x?x3xi1>
// CHECK-NEXT:     %4 = "onnx.Where"(%3, %2, %arg2) : (tensor<5x?x3xi1>, tensor<5x?x3xf32>, tensor<f32>) -> tensor<5x?x3xf32>
// CHECK-NEXT:     %5 = "tosa.sigmoid"(%4) : (tensor<5x?x3xf32>) -> tensor<5x?x3xf32>
// CHECK-NEXT:     %6 = "tosa.greater"(%5, %4) : (tensor<5x?x3xf32>, tensor<5x?x3xf32>) -> tensor<5x?x3xi1>
// CHECK-NEXT:     %7 = "tosa.select"(%6, %5, %4) : (tensor<5x?x3xi1>, tensor<5x?x3xf32>, tensor<5x?x3xf32>) -> tensor<5x?x3xf32>
// CHECK-NEXT:     %8 = "onnx.Sum"(%7, %arg2, %arg1, %arg0) : (tensor<5x?x3xf32>, tensor<f32>, tensor<5x1x3xf32>, tensor<?x3xf32>) -> tensor<5x?x3xf32>
// CHECK-NEXT:     %9 = "tf.BiasAdd"(%8, %arg0) : (tensor<5x?x3xf32>, tensor<?x3xf32>) -> tensor<5x?x3xf32>
// CHECK-NEXT:     "test.use"(%9) : (tensor<5x?x3xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Matrix products: transposed, of batches, of vectors.
func.func @products(%a: tensor<?x3x4xf32>, %b: tensor<7x4x?xf32>, %m: tensor<4x5xf32>,
                    %v: tensor<4xf32>, %w: tensor<8x4xf32>, %bias: tensor<8xf32>) {
  %0 = "tf.BatchMatMulV2"(%a, %b) : (tensor<?x3x4xf32>, tensor<7x4x?xf32>) -> tensor<*xf32>
  %1 = "tf.BatchMatMulV2"(%b, %a) {adj_x = true, adj_y = true}
      : (tensor<7x4x?xf32>, tensor<?x3x4xf32>) -> tensor<*xf32>
  %2 = "tf.MatMul"(%m, %w) {transpose_a = true, transpose_b = true}
      : (tensor<4x5xf32>, tensor<8x4xf32>) -> tensor<*xf32>
  %3 = "onnx.MatMul"(%a, %m) : (tensor<?x3x4xf32>, tensor<4x5xf32>) -> tensor<*xf32>
  %4 = "onnx.MatMul"(%v, %m) : (tensor<4xf32>, tensor<4x5xf32>) -> tensor<*xf32>
  %5 = "onnx.MatMul"(%a, %v) : (tensor<?x3x4xf32>, tensor<4xf32>) -> tensor<*xf32>
  %6 = "onnx.MatMul"(%v, %v) : (tensor<4xf32>, tensor<4xf32>) -> tensor<*xf32>
  %7 = "onnx.Gemm"(%w, %m, %v) {transA = 0 : si64}
      : (tensor<8x4xf32>, tensor<4x5xf32>, tensor<4xf32>) -> tensor<*xf32>
  %8 = "tosa.matmul"(%a, %b) : (tensor<?x3x4xf32>, tensor<7x4x?xf32>) -> tensor<*xf32>
  %9 = "tosa.fully_connected"(%w, %w, %bias)
      : (tensor<8x4xf32>, tensor<8x4xf32>, tensor<8xf32>) -> tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @products(%arg0: tensor<?x3x4xf32>, %arg1: tensor<7x4x?xf32>, %arg2: tensor<4x5xf32>, %arg3: tensor<4xf32>, %arg4: tensor<8x4xf32>, %arg5: tensor<8xf32>) {
// CHECK-NEXT:     %0 = "tf.BatchMatMulV2"(%arg0, %arg1) : (tensor<?x3x4xf32>, tensor<7x4x?xf32>) -> tensor<7x3x?xf32>
// CHECK-NEXT:     %1 = "tf.BatchMatMulV2"(%arg1, %arg0) {adj_x = true, adj_y = true} : (tensor<7x4x?xf32>, tensor<?x3x4xf32>) -> tensor<7x?x3xf32>
// CHECK-NEXT:     %2 = "tf.MatMul"(%arg2, %arg4) {transpose_a = true, transpose_b = true} : (tensor<4x5xf32>, tensor<8x4xf32>) -> tensor<5x8xf32>
// CHECK-NEXT:     %3 = "onnx.MatMul"(%arg0, %arg2) : (tensor<?x3x4xf32>, tensor<4x5xf32>) -> tensor<?x3x5xf32>
// CHECK-NEXT:     %4 = "onnx.MatMul"(%arg3, %arg2) : (tensor<4xf32>, tensor<4x5xf32>) -> tensor<5xf32>
// CHECK-NEXT:     %5 = "onnx.MatMul"(%arg0, %arg3) : (tensor<?x3x4xf32>, tensor<4xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:     %6 = "onnx.MatMul"(%arg3, %arg3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
// CHECK-NEXT:     %7 = "onnx.Gemm"(%arg4, %arg2, %arg3) {transA = 0 : si64} : (tensor<8x4xf32>, tensor<4x5xf32>, tensor<4xf32>) -> tensor<8x5xf32>
// CHECK-NEXT:     %8 = "tosa.matmul"(%arg0, %arg1) : (tensor<?x3x4xf32>, tensor<7x4x?xf32>) -> tensor<7x3x?xf32>
// CHECK-NEXT:     %9 = "tosa.fully_connected"(%arg4, %arg4, %arg5) : (tensor<8x4xf32>, tensor<8x4xf32>, tensor<8xf32>) -> tensor<8x8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Convolutions and pooling, with the padding of each: a list, SAME, VALID, EXPLICIT, channels before or behind.
func.func @windows(%x: tensor<?x224x225x3xf32>, %w: tensor<7x5x3x64xf32>,
                   %n: tensor<?x3x224x225xf32>, %nw: tensor<64x3x7x5xf32>,
                   %line: tensor<1x2x100xf32>, %lw: tensor<6x2x3xf32>, %t: tensor<8x7x5x3xf32>,
                   %d: tensor<3x3x3x2xf32>) {
  %0 = "tf.Conv2D"(%x, %w) {strides = [1, 2, 3, 1], padding = "SAME"}
      : (tensor<?x224x225x3xf32>, tensor<7x5x3x64xf32>) -> tensor<*xf32>
  %1 = "tf.Conv2D"(%x, %w) {strides = [1, 2, 3, 1], padding = "VALID", dilations = [1, 2, 1, 1]}
      : (tensor<?x224x225x3xf32>, tensor<7x5x3x64xf32>) -> tensor<*xf32>
  %2 = "tf.Conv2D"(%x, %w) {
    strides = [1, 1, 1, 1],
    padding = "EXPLICIT",
    explicit_paddings = [0, 0, 1, 2, 3, 4, 0, 0]
  } : (tensor<?x224x225x3xf32>, tensor<7x5x3x64xf32>) -> tensor<*xf32>
  %3 = "tf.Conv2D"(%n, %w) {strides = [1, 1, 2, 2], padding = "VALID", data_format = "NCHW"}
      : (tensor<?x3x224x225xf32>, tensor<7x5x3x64xf32>) -> tensor<*xf32>
  %4 = "tf.DepthwiseConv2dNative"(%x, %d) {strides = [1, 1, 1, 1], padding = "VALID"}
      : (tensor<?x224x225x3xf32>, tensor<3x3x3x2xf32>) -> tensor<*xf32>
  %5 = "tf.MaxPool"(%0) {ksize = [1, 3, 2, 1], strides = [1, 2, 2, 1], padding = "VALID"}
      : (tensor<*xf32>) -> tensor<*xf32>
  %6 = "onnx.Conv"(%n, %nw) {strides = [2, 3], pads = [3, 2, 3, 1]}
      : (tensor<?x3x224x225xf32>, tensor<64x3x7x5xf32>) -> tensor<*xf32>
  %7 = "onnx.Conv"(%line, %lw) : (tensor<1x2x100xf32>, tensor<6x2x3xf32>) -> tensor<*xf32>
  %8 = "onnx.Conv"(%n, %nw) {auto_pad = "SAME_UPPER", strides = [2, 2]}
      : (tensor<?x3x224x225xf32>, tensor<64x3x7x5xf32>) -> tensor<*xf32>
  %9 = "onnx.MaxPoolSingleOut"(%6) {
    kernel_shape = [3, 3],
    strides = [2, 2],
    pads = [1, 1, 1, 1],
    ceil_mode = 1 : si64
  } : (tensor<*xf32>) -> tensor<*xf32>
  %10 = "onnx.GlobalAveragePool"(%9) : (tensor<*xf32>) -> tensor<*xf32>
  %11 = "tosa.conv2d"(%x, %t) {
    pad = array<i64: 1, 2, 3, 4>,
    stride = array<i64: 2, 1>,
    dilation = array<i64: 1, 2>
  } : (tensor<?x224x225x3xf32>, tensor<8x7x5x3xf32>) -> tensor<*xf32>
  %12 = "tosa.depthwise_conv2d"(%x, %d) {
    pad = array<i64: 1, 1, 1, 1>,
    stride = array<i64: 1, 1>,
    dilation = array<i64: 1, 1>
  } : (tensor<?x224x225x3xf32>, tensor<3x3x3x2xf32>) -> tensor<*xf32>
  %13 = "tosa.max_pool2d"(%12) {
    kernel = array<i64: 2, 2>,
    pad = array<i64: 0, 0, 0, 0>,
    stride = array<i64: 2, 2>
  } : (tensor<*xf32>) -> tensor<*xf32>
  // The window is not known.
  %14 = "tosa.max_pool2d"(%x) {pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}
      : (tensor<?x224x225x3xf32>) -> tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @windows(%arg0: tensor<?x224x225x3xf32>, %arg1: tensor<7x5x3x64xf32>, %arg2: tensor<?x3x224x225xf32>, %arg3: tensor<64x3x7x5xf32>, %arg4: tensor<1x2x100xf32>, %arg5: tensor<6x2x3xf32>, %arg6: tensor<8x7x5x3xf32>, %arg7: tensor<3x3x3x2xf32>) {
// CHECK-NEXT:     %0 = "tf.Conv2D"(%arg0, %arg1) {padding = "SAME", strides = [1, 2, 3, 1]} : (tensor<?x224x225x3xf32>, tensor<7x5x3x64xf32>) -> tensor<?x112x75x64xf32>
// CHECK-NEXT:     %1 = "tf.Conv2D"(%arg0, %arg1) {dilations = [1, 2, 1, 1], padding = "VALID", strides = [1, 2, 3, 1]} : (tensor<?x224x225x3xf32>, tensor<7x5x3x64xf32>) -> tensor<?x106x74x64xf32>
// CHECK-NEXT:     %2 = "tf.Conv2D"(%arg0, %arg1) {explicit_paddings = [0, 0, 1, 2, 3, 4, 0, 0], padding = "EXPLICIT", strides = [1, 1, 1, 1]} : (tensor<?x224x225x3xf32>, tensor<7x5x3x64xf32>) -> tensor<?x221x228x64xf32>
// CHECK-NEXT:     %3 = "tf.Conv2D"(%arg2, %arg1) {data_format = "NCHW", padding = "VALID", strides = [1, 1, 2, 2]} : (tensor<?x3x224x225xf32>, tensor<7x5x3x64xf32>) -> tensor<?x64x109x111xf32>
// CHECK-NEXT:     %4 = "tf.DepthwiseConv2dNative"(%arg0, %arg7) {padding = "VALID", strides = [1, 1, 1, 1]} : (tensor<?x224x225x3xf32>, tensor<3x3x3x2xf32>) -> tensor<?x222x223x6xf32>
// CHECK-NEXT:     %5 = "tf.MaxPool"(%0) {ksize = [1, 3, 2, 1], padding = "VALID", strides = [1, 2, 2, 1]} : (tensor<?x112x75x64xf32>) -> tensor<?x55x37x64xf32>
// CHECK-NEXT:     %6 = "onnx.Conv"(%arg2, %arg3) {pads = [3, 2, 3, 1], strides = [2, 3]} : (tensor<?x3x224x225xf32>, tensor<64x3x7x5xf32>) -> tensor<?x64x112x75xf32>
// CHECK-NEXT:     %7 = "onnx.Conv"(%arg4, %arg5) : (tensor<1x2x100xf32>, tensor<6x2x3xf32>) -> tensor<1x6x98xf32>
// CHECK-NEXT:     %8 = "onnx.Conv"(%arg2, %arg3) {auto_pad = "SAME_UPPER", strides = [2, 2]} : (tensor<?x3x224x225xf32>, tensor<64x3x7x5xf32>) -> tensor<?x64x112x113xf32>
// CHECK-NEXT:     %9 = "onnx.MaxPoolSingleOut"(%6) {ceil_mode = 1 : si64, kernel_shape = [3, 3], pads = [1, 1, 1, 1], strides = [2, 2]} : (tensor<?x64x112x75xf32>) -> tensor<?x64x57x38xf32>
// CHECK-NEXT:     %10 = "onnx.GlobalAveragePool"(%9) : (tensor<?x64x57x38xf32>) -> tensor<?x64x1x1xf32>
// CHECK-NEXT:     %11 = "tosa.conv2d"(%arg0, %arg6) {dilation = array<i64: 1, 2>, pad = array<i64: 1, 2, 3, 4>, stride = array<i64: 2, 1>} : (tensor<?x224x225x3xf32>, tensor<8x7x5x3xf32>) -> tensor<?x111x224x8xf32>
// CHECK-NEXT:     %12 = "tosa.depthwise_conv2d"(%arg0, %arg7) {dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<?x224x225x3xf32>, tensor<3x3x3x2xf32>) -> tensor<?x224x225x6xf32>
// CHECK-NEXT:     %13 = "tosa.max_pool2d"(%12) {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<?x224x225x6xf32>) -> tensor<?x112x112x6xf32>
// CHECK-NEXT:     %14 = "tosa.max_pool2d"(%arg0) {pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<?x224x225x3xf32>) -> tensor<?x?x?x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Reductions: dimensions kept or gone, from the front and from the back.
func.func @reductions(%x: tensor<?x4x5xf32>, %unknown: tensor<2xi32>) {
  %axes = arith.constant dense<[0, -1]> : tensor<2xi32>
  %axis = arith.constant dense<1> : tensor<i32>
  %0 = "tf.Sum"(%x, %axes) : (tensor<?x4x5xf32>, tensor<2xi32>) -> tensor<*xf32>
  %1 = "tf.Mean"(%x, %axes) {keep_dims = true} : (tensor<?x4x5xf32>, tensor<2xi32>) -> tensor<*xf32>
  %2 = "tf.ArgMax"(%x, %axis) : (tensor<?x4x5xf32>, tensor<i32>) -> tensor<*xi64>
  %3 = "onnx.ReduceMax"(%x, %axes) {keepdims = 0 : si64}
      : (tensor<?x4x5xf32>, tensor<2xi32>) -> tensor<*xf32>
  %none = arith.constant dense<> : tensor<0xi64>
  %4 = "onnx.ReduceSum"(%x, %none) : (tensor<?x4x5xf32>, tensor<0xi64>) -> tensor<*xf32>
  %5 = "onnx.ReduceSum"(%x, %none) {noop_with_empty_axes = 1 : si64}
      : (tensor<?x4x5xf32>, tensor<0xi64>) -> tensor<*xf32>
  %6 = "onnx.ReduceMeanV13"(%x) {axes = [1]} : (tensor<?x4x5xf32>) -> tensor<*xf32>
  %7 = "onnx.ArgMax"(%x) {axis = -1 : si64, keepdims = 0 : si64}
      : (tensor<?x4x5xf32>) -> tensor<*xi64>
  %8 = "tosa.reduce_sum"(%x) {axis = 2 : i32} : (tensor<?x4x5xf32>) -> tensor<*xf32>
  %9 = "tosa.argmax"(%x) {axis = 0 : i32} : (tensor<?x4x5xf32>) -> tensor<*xi32>
  // Any two dimensions may be gone.
  %10 = "tf.Sum"(%x, %unknown) : (tensor<?x4x5xf32>, tensor<2xi32>) -> tensor<*xf32>
  %11 = "tf.Sum"(%x, %unknown) {keep_dims = true}
      : (tensor<?x4x5xf32>, tensor<2xi32>) -> tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @reductions(%arg0: tensor<?x4x5xf32>, %arg1: tensor<2xi32>) {
// CHECK-NEXT:     %cst = arith.constant dense<[0, -1]> : tensor<2xi32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<1> : tensor<i32>
// CHECK-NEXT:     %0 = "tf.Sum"(%arg0, %cst) : (tensor<?x4x5xf32>, tensor<2xi32>) -> tensor<4xf32>
// CHECK-NEXT:     %1 = "tf.Mean"(%arg0, %cst) {keep_dims = true} : (tensor<?x4x5xf32>, tensor<2xi32>) -> tensor<1x4x1xf32>
// CHECK-NEXT:     %2 = "tf.ArgMax"(%arg0, %cst_0) : (tensor<?x4x5xf32>, tensor<i32>) -> tensor<?x5xi64>
// CHECK-NEXT:     %3 = "onnx.ReduceMax"(%arg0, %cst) {keepdims = 0 : si64} : (tensor<?x4x5xf32>, tensor<2xi32>) -> tensor<4xf32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<> : tensor<0xi64>
// CHECK-NEXT:     %4 = "onnx.ReduceSum"(%arg0, %cst_1) : (tensor<?x4x5xf32>, tensor<0xi64>) -> tensor<1x1x1xf32>
// CHECK-NEXT:     %5 = "onnx.ReduceSum"(%arg0, %cst_1) {noop_with_empty_axes = 1 : si64} : (tensor<?x4x5xf32>, tensor<0xi64>) -> tensor<?x4x5xf32>
// CHECK-NEXT:     %6 = "onnx.ReduceMeanV13"(%arg0) {axes = [1]} : (tensor<?x4x5xf32>) -> tensor<?x1x5xf32>
// CHECK-NEXT:     %7 = "onnx.ArgMax"(%arg0) {axis = -1 : si64, keepdims = 0 : si64} : (tensor<?x4x5xf32>) -> tensor<?x4xi64>
// CHECK-NEXT:     %8 = "tosa.reduce_sum"(%arg0) {axis = 2 : i32} : (tensor<?x4x5xf32>) -> tensor<?x4x1xf32>
// CHECK-NEXT:     %9 = "tosa.argmax"(%arg0) {axis = 0 : i32} : (tensor<?x4x5xf32>) -> tensor<4x5xi32>
// CHECK-NEXT:     %10 = "tf.Sum"(%arg0, %arg1) : (tensor<?x4x5xf32>, tensor<2xi32>) -> tensor<*xf32>
// CHECK-NEXT:     %11 = "tf.Sum"(%arg0, %arg1) {keep_dims = true} : (tensor<?x4x5xf32>, tensor<2xi32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Ops that move elements.
func.func @layout(%x: tensor<?x4x6xf32>, %y: tensor<?x4x2xf32>, %i: tensor<7x8xi32>,
                  %j: tensor<?x9xi32>, %n: index) {
  %0 = "onnx.Concat"(%x, %y, %x) {axis = -1 : si64}
      : (tensor<?x4x6xf32>, tensor<?x4x2xf32>, tensor<?x4x6xf32>) -> tensor<*xf32>
  %axis = arith.constant dense<1> : tensor<i32>
  %1 = "tf.ConcatV2"(%x, %x, %axis)
      : (tensor<?x4x6xf32>, tensor<?x4x6xf32>, tensor<i32>) -> tensor<*xf32>
  %open = arith.constant dense<[-1, 8, 3]> : tensor<3xi64>
  %2 = "tf.Reshape"(%x, %open) : (tensor<?x4x6xf32>, tensor<3xi64>) -> tensor<*xf32>
  %copy = arith.constant dense<[0, -1]> : tensor<2xi64>
  %3 = "onnx.Reshape"(%x, %copy) : (tensor<?x4x6xf32>, tensor<2xi64>) -> tensor<*xf32>
  %4 = "tosa.reshape"(%x) {new_shape = array<i64: -1, 2, 12>} : (tensor<?x4x6xf32>) -> tensor<*xf32>
  %5 = "onnx.Flatten"(%x) {axis = 2 : si64} : (tensor<?x4x6xf32>) -> tensor<*xf32>
  %6 = "onnx.Transpose"(%x) : (tensor<?x4x6xf32>) -> tensor<*xf32>
  %7 = "onnx.Transpose"(%x) {perm = [1, 0, 2]} : (tensor<?x4x6xf32>) -> tensor<*xf32>
  %order = arith.constant dense<[2, 0, 1]> : tensor<3xi32>
  %8 = "tf.Transpose"(%x, %order) : (tensor<?x4x6xf32>, tensor<3xi32>) -> tensor<*xf32>
  %9 = "onnx.Gather"(%x, %i) {axis = 1 : si64}
      : (tensor<?x4x6xf32>, tensor<7x8xi32>) -> tensor<*xf32>
  %10 = "tf.GatherV2"(%x, %j, %axis) {batch_dims = 1 : i64}
      : (tensor<?x4x6xf32>, tensor<?x9xi32>, tensor<i32>) -> tensor<*xf32>
  %11 = "tosa.gather"(%x, %j) : (tensor<?x4x6xf32>, tensor<?x9xi32>) -> tensor<*xf32>
  %rows = arith.constant dense<[[0, 0], [1, 2], [3, 4]]> : tensor<3x2xi32>
  %12 = "tf.Pad"(%x, %rows) : (tensor<?x4x6xf32>, tensor<3x2xi32>) -> tensor<*xf32>
  %pads = arith.constant dense<[0, 1, 3, 0, 2, 4]> : tensor<6xi64>
  %value = arith.constant dense<0.0> : tensor<f32>
  %nothing = arith.constant dense<> : tensor<0xi64>
  %13 = "onnx.Pad"(%x, %pads, %value, %nothing)
      : (tensor<?x4x6xf32>, tensor<6xi64>, tensor<f32>, tensor<0xi64>) -> tensor<*xf32>
  %some = arith.constant dense<[1, 2]> : tensor<2xi64>
  %last = arith.constant dense<[-1]> : tensor<1xi64>
  %14 = "onnx.Pad"(%x, %some, %value, %last)
      : (tensor<?x4x6xf32>, tensor<2xi64>, tensor<f32>, tensor<1xi64>) -> tensor<*xf32>
  %begin = arith.constant dense<[0, 1, 2]> : tensor<3xi32>
  %size = arith.constant dense<[-1, 2, -1]> : tensor<3xi32>
  %15 = "tf.Slice"(%x, %begin, %size)
      : (tensor<?x4x6xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<*xf32>
  %16 = "tosa.slice"(%x) {start = array<i64: 0, 1, 2>, size = array<i64: 1, 2, 3>}
      : (tensor<?x4x6xf32>) -> tensor<*xf32>
  %17 = "tf.ExpandDims"(%x, %axis) : (tensor<?x4x6xf32>, tensor<i32>) -> tensor<*xf32>
  %18 = "tf.Shape"(%x) : (tensor<?x4x6xf32>) -> tensor<?xi64>
  %19 = "onnx.Tile"(%x, %begin) : (tensor<?x4x6xf32>, tensor<3xi32>) -> tensor<*xf32>
  // The shape is computed.
  %c6 = arith.constant 6 : index
  %to = tensor.from_elements %c6, %n : tensor<2xindex>
  %20 = "tf.Reshape"(%x, %to) : (tensor<?x4x6xf32>, tensor<2xindex>) -> tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @layout(%arg0: tensor<?x4x6xf32>, %arg1: tensor<?x4x2xf32>, %arg2: tensor<7x8xi32>, %arg3: tensor<?x9xi32>, %arg4: index) {
// CHECK-NEXT:     %0 = "onnx.Concat"(%arg0, %arg1, %arg0) {axis = -1 : si64} : (tensor<?x4x6xf32>, tensor<?x4x2xf32>, tensor<?x4x6xf32>) -> tensor<?x4x14xf32>
// CHECK-NEXT:     %cst = arith.constant dense<1> : tensor<i32>
// CHECK-NEXT:     %1 = "tf.ConcatV2"(%arg0, %arg0, %cst) : (tensor<?x4x6xf32>, tensor<?x4x6xf32>, tensor<i32>) -> tensor<?x8x6xf32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<[-1, 8, 3]> : tensor<3xi64>
// CHECK-NEXT:     %2 = "tf.Reshape"(%arg0, %cst_0) : (tensor<?x4x6xf32>, tensor<3xi64>) -> tensor<?x8x3xf32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<[0, -1]> : tensor<2xi64>
// CHECK-NEXT:     %3 = "onnx.Reshape"(%arg0, %cst_1) : (tensor<?x4x6xf32>, tensor<2xi64>) -> tensor<?x24xf32>
// CHECK-NEXT:     %4 = "tosa.reshape"(%arg0) {new_shape = array<i64: -1, 2, 12>} : (tensor<?x4x6xf32>) -> tensor<?x2x12xf32>
// CHECK-NEXT:     %5 = "onnx.Flatten"(%arg0) {axis = 2 : si64} : (tensor<?x4x6xf32>) -> tensor<?x6xf32>
// CHECK-NEXT:     %6 = "onnx.Transpose"(%arg0) : (tensor<?x4x6xf32>) -> tensor<6x4x?xf32>
// CHECK-NEXT:     %7 = "onnx.Transpose"(%arg0) {perm = [1, 0, 2]} : (tensor<?x4x6xf32>) -> tensor<4x?x6xf32>
// CHECK-NEXT:     %cst_2 = arith.constant dense<[2, 0, 1]> : tensor<3xi32>
// CHECK-NEXT:     %8 = "tf.Transpose"(%arg0, %cst_2) : (tensor<?x4x6xf32>, tensor<3xi32>) -> tensor<6x?x4xf32>
// CHECK-NEXT:     %9 = "onnx.Gather"(%arg0, %arg2) {axis = 1 : si64} : (tensor<?x4x6xf32>, tensor<7x8xi32>) -> tensor<?x7x8x6xf32>
// CHECK-NEXT:     %10 = "tf.GatherV2"(%arg0, %arg3, %cst) {batch_dims = 1 : i64} : (tensor<?x4x6xf32>, tensor<?x9xi32>, tensor<i32>) -> tensor<?x9x6xf32>
// CHECK-NEXT:     %11 = "tosa.gather"(%arg0, %arg3) : (tensor<?x4x6xf32>, tensor<?x9xi32>) -> tensor<?x9x6xf32>
// CHECK-NEXT{LITERAL}:     %cst_3 = arith.constant dense<[[0, 0], [1, 2], [3, 4]]> : tensor<3x2xi32>
// CHECK-NEXT:     %12 = "tf.Pad"(%arg0, %cst_3) : (tensor<?x4x6xf32>, tensor<3x2xi32>) -> tensor<?x7x13xf32>
// CHECK-NEXT:     %cst_4 = arith.constant dense<[0, 1, 3, 0, 2, 4]> : tensor<6xi64>
// CHECK-NEXT:     %cst_5 = arith.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:     %cst_6 = arith.constant dense<> : tensor<0xi64>
// CHECK-NEXT:     %13 = "onnx.Pad"(%arg0, %cst_4, %cst_5, %cst_6) : (tensor<?x4x6xf32>, tensor<6xi64>, tensor<f32>, tensor<0xi64>) -> tensor<?x7x13xf32>
// CHECK-NEXT:     %cst_7 = arith.constant dense<[1, 2]> : tensor<2xi64>
// CHECK-NEXT:     %cst_8 = arith.constant dense<-1> : tensor<1xi64>
// CHECK-NEXT:     %14 = "onnx.Pad"(%arg0, %cst_7, %cst_5, %cst_8) : (tensor<?x4x6xf32>, tensor<2xi64>, tensor<f32>, tensor<1xi64>) -> tensor<?x4x9xf32>
// CHECK-NEXT:     %cst_9 = arith.constant dense<[0, 1, 2]> : tensor<3xi32>
// CHECK-NEXT:     %cst_10 = arith.constant dense<[-1, 2, -1]> : tensor<3xi32>
// CHECK-NEXT:     %15 = "tf.Slice"(%arg0, %cst_9, %cst_10) : (tensor<?x4x6xf32>, tensor<3xi32>, tensor<3xi32>) -> tensor<?x2x4xf32>
// CHECK-NEXT:     %16 = "tosa.slice"(%arg0) {size = array<i64: 1, 2, 3>, start = array<i64: 0, 1, 2>} : (tensor<?x4x6xf32>) -> tensor<1x2x3xf32>
// CHECK-NEXT:     %17 = "tf.ExpandDims"(%arg0, %cst) : (tensor<?x4x6xf32>, tensor<i32>) -> tensor<?x1x4x6xf32>
// CHECK-NEXT:     %18 = "tf.Shape"(%arg0) : (tensor<?x4x6xf32>) -> tensor<3xi64>
// CHECK-NEXT:     %19 = "onnx.Tile"(%arg0, %cst_9) : (tensor<?x4x6xf32>, tensor<3xi32>) -> tensor<0x4x12xf32>
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %from_elements = tensor.from_elements %c6, %arg4 : tensor<2xindex>
// CHECK-NEXT:     %20 = "tf.Reshape"(%arg0, %from_elements) : (tensor<?x4x6xf32>, tensor<2xindex>) -> tensor<6x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The inner extents of a product are one, so what is known of one operand is known of the other; not of an operand of
// what may not run.
func.func @inner(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %w: tensor<4x5xf32>, %c: i1)
    -> (index, index) {
  %c1 = arith.constant 1 : index
  %0 = "onnx.MatMul"(%a, %w) : (tensor<?x?xf32>, tensor<4x5xf32>) -> tensor<*xf32>
  %1 = tensor.dim %a, %c1 : tensor<?x?xf32>
  scf.if %c {
    %3 = "onnx.MatMul"(%b, %w) : (tensor<?x?xf32>, tensor<4x5xf32>) -> tensor<*xf32>
  }
  %2 = tensor.dim %b, %c1 : tensor<?x?xf32>
  return %1, %2 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @inner(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<4x5xf32>, %arg3: i1) -> (index, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = "onnx.MatMul"(%arg0, %arg2) : (tensor<?x?xf32>, tensor<4x5xf32>) -> tensor<?x5xf32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.if %arg3 {
// CHECK-NEXT:       %1 = "onnx.MatMul"(%arg1, %arg2) : (tensor<?x?xf32>, tensor<4x5xf32>) -> tensor<?x5xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim = tensor.dim %arg1, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     return %c4, %dim : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
