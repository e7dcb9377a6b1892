// RUN: pyopt %s --shape-inference=library=common --allow-unregistered-dialect --split-input-file | FileCheck %s

// Constants of front ends have values.
func.func @constants(%x: tensor<?x12xf32>) {
  %0 = "onnx.Constant"() {value = dense<[-1, 3, 4]> : tensor<3xi64>} : () -> tensor<*xi64>
  %1 = "onnx.Reshape"(%x, %0) : (tensor<?x12xf32>, tensor<*xi64>) -> tensor<*xf32>
  %2 = "tf.Const"() {value = dense<[3, -1]> : tensor<2xi32>} : () -> tensor<2xi32>
  %3 = "tf.Reshape"(%1, %2) : (tensor<*xf32>, tensor<2xi32>) -> tensor<*xf32>
  %4 = "onnx.Constant"() {value_ints = [0, 2, 6]} : () -> tensor<*xi64>
  %5 = "onnx.Reshape"(%x, %4) : (tensor<?x12xf32>, tensor<*xi64>) -> tensor<*xf32>
  %6 = "onnx.Constant"() {value_float = 2.0 : f32} : () -> tensor<*xf32>
  %7 = "tosa.const"() {values = dense<1.0> : tensor<4x5xf32>} : () -> tensor<*xf32>
  %8 = "stablehlo.constant"() {value = dense<1> : tensor<7xi64>} : () -> tensor<*xi64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @constants(%arg0: tensor<?x12xf32>) {
// CHECK-NEXT:     %0 = "onnx.Constant"() {value = dense<[-1, 3, 4]> : tensor<3xi64>} : () -> tensor<3xi64>
// CHECK-NEXT:     %1 = "onnx.Reshape"(%arg0, %0) : (tensor<?x12xf32>, tensor<3xi64>) -> tensor<?x3x4xf32>
// CHECK-NEXT:     %2 = "tf.Const"() {value = dense<[3, -1]> : tensor<2xi32>} : () -> tensor<2xi32>
// CHECK-NEXT:     %3 = "tf.Reshape"(%1, %2) : (tensor<?x3x4xf32>, tensor<2xi32>) -> tensor<3x?xf32>
// CHECK-NEXT:     %4 = "onnx.Constant"() {value_ints = [0, 2, 6]} : () -> tensor<3xi64>
// CHECK-NEXT:     %5 = "onnx.Reshape"(%arg0, %4) : (tensor<?x12xf32>, tensor<3xi64>) -> tensor<?x2x6xf32>
// CHECK-NEXT:     %6 = "onnx.Constant"() {value_float = 2.000000e+00 : f32} : () -> tensor<f32>
// CHECK-NEXT:     %7 = "tosa.const"() {values = dense<1.000000e+00> : tensor<4x5xf32>} : () -> tensor<4x5xf32>
// CHECK-NEXT:     %8 = "stablehlo.constant"() {value = dense<1> : tensor<7xi64>} : () -> tensor<7xi64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The batch goes from a shape into a shape, and nothing in between has a type.
func.func @through(%x: tensor<?x3x4xf32>) -> tensor<*xf32> {
  %0 = "onnx.Shape"(%x) : (tensor<?x3x4xf32>) -> tensor<*xi64>
  %1 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<*xi64>
  %2 = "onnx.Constant"() {value = dense<[-1]> : tensor<1xi64>} : () -> tensor<*xi64>
  %3 = "onnx.Gather"(%0, %1) {axis = 0 : si64} : (tensor<*xi64>, tensor<*xi64>) -> tensor<*xi64>
  %4 = "onnx.Constant"() {value = dense<[0]> : tensor<1xi64>} : () -> tensor<*xi64>
  %5 = "onnx.Unsqueeze"(%3, %4) : (tensor<*xi64>, tensor<*xi64>) -> tensor<*xi64>
  %6 = "onnx.Concat"(%5, %2) {axis = 0 : si64} : (tensor<*xi64>, tensor<*xi64>) -> tensor<*xi64>
  %7 = "onnx.Reshape"(%x, %6) : (tensor<?x3x4xf32>, tensor<*xi64>) -> tensor<*xf32>
  return %7 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @through(%arg0: tensor<?x3x4xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     %0 = "onnx.Shape"(%arg0) : (tensor<?x3x4xf32>) -> tensor<3xi64>
// CHECK-NEXT:     %1 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
// CHECK-NEXT:     %2 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK-NEXT:     %3 = "onnx.Gather"(%0, %1) {axis = 0 : si64} : (tensor<3xi64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:     %4 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK-NEXT:     %5 = "onnx.Unsqueeze"(%3, %4) : (tensor<i64>, tensor<1xi64>) -> tensor<1xi64>
// CHECK-NEXT:     %6 = "onnx.Concat"(%5, %2) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
// CHECK-NEXT:     %7 = "onnx.Reshape"(%arg0, %6) : (tensor<?x3x4xf32>, tensor<2xi64>) -> tensor<?x12xf32>
// CHECK-NEXT:     %cast = tensor.cast %7 : tensor<?x12xf32> to tensor<*xf32>
// CHECK-NEXT:     return %cast : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The old forms, with attributes.
func.func @old(%x: tensor<?x1x4xf32>) {
  %0 = "onnx.SqueezeV11"(%x) {axes = [1]} : (tensor<?x1x4xf32>) -> tensor<*xf32>
  %1 = "onnx.UnsqueezeV11"(%0) {axes = [0, -1]} : (tensor<*xf32>) -> tensor<*xf32>
  %2 = "onnx.Unsqueeze"(%0) {axes = [2]} : (tensor<*xf32>) -> tensor<*xf32>
  %3 = "onnx.ReduceSum"(%x) {axes = [2], keepdims = 0 : si64} : (tensor<?x1x4xf32>) -> tensor<*xf32>
  %4:2 = "onnx.SplitV11"(%x) {axis = 2 : si64, split = [1, 3]}
      : (tensor<?x1x4xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @old(%arg0: tensor<?x1x4xf32>) {
// CHECK-NEXT:     %0 = "onnx.SqueezeV11"(%arg0) {axes = [1]} : (tensor<?x1x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT:     %1 = "onnx.UnsqueezeV11"(%0) {axes = [0, -1]} : (tensor<?x4xf32>) -> tensor<1x?x4x1xf32>
// CHECK-NEXT:     %2 = "onnx.Unsqueeze"(%0) {axes = [2]} : (tensor<?x4xf32>) -> tensor<?x4x1xf32>
// CHECK-NEXT:     %3 = "onnx.ReduceSum"(%arg0) {axes = [2], keepdims = 0 : si64} : (tensor<?x1x4xf32>) -> tensor<?x1xf32>
// CHECK-NEXT:     %4:2 = "onnx.SplitV11"(%arg0) {axis = 2 : si64, split = [1, 3]} : (tensor<?x1x4xf32>) -> (tensor<?x1x1xf32>, tensor<?x1x3xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An operand that is not there.
func.func @absent(%x: tensor<2x3xf32>, %axes: tensor<*xi64>) {
  %0 = "onnx.NoValue"() {value} : () -> none
  %1 = "onnx.ReduceSum"(%x, %0) {keepdims = 0 : si64} : (tensor<2x3xf32>, none) -> tensor<*xf32>
  %2 = "onnx.ReduceSum"(%x, %axes) {keepdims = 1 : si64}
      : (tensor<2x3xf32>, tensor<*xi64>) -> tensor<*xf32>
  %3 = "onnx.ReduceSum"(%x, %axes) {keepdims = 0 : si64}
      : (tensor<2x3xf32>, tensor<*xi64>) -> tensor<*xf32>
  %4 = "onnx.Squeeze"(%x, %0) : (tensor<2x3xf32>, none) -> tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @absent(%arg0: tensor<2x3xf32>, %arg1: tensor<*xi64>) {
// CHECK-NEXT:     %0 = "onnx.NoValue"() {value} : () -> none
// CHECK-NEXT:     %1 = "onnx.ReduceSum"(%arg0, %0) {keepdims = 0 : si64} : (tensor<2x3xf32>, none) -> tensor<f32>
// CHECK-NEXT:     %2 = "onnx.ReduceSum"(%arg0, %arg1) {keepdims = 1 : si64} : (tensor<2x3xf32>, tensor<*xi64>) -> tensor<?x?xf32>
// CHECK-NEXT:     %3 = "onnx.ReduceSum"(%arg0, %arg1) {keepdims = 0 : si64} : (tensor<2x3xf32>, tensor<*xi64>) -> tensor<*xf32>
// CHECK-NEXT:     %4 = "onnx.Squeeze"(%arg0, %0) : (tensor<2x3xf32>, none) -> tensor<2x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Made of shapes: of another tensor's, of a part of it.
func.func @made(%x: tensor<?x3x4xf32>, %n: tensor<i64>) {
  %0 = "onnx.Shape"(%x) : (tensor<?x3x4xf32>) -> tensor<*xi64>
  %1 = "onnx.ConstantOfShape"(%0) {value = dense<1.0> : tensor<1xf32>}
      : (tensor<*xi64>) -> tensor<*xf32>
  %2 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
  %3 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
  %4 = "onnx.Slice"(%0, %2, %3) : (tensor<*xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<*xi64>
  %5 = "onnx.ConstantOfShape"(%4) : (tensor<*xi64>) -> tensor<*xf32>
  %6 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
  %7 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
  %8 = "onnx.Gather"(%0, %7) {axis = 0 : si64} : (tensor<*xi64>, tensor<i64>) -> tensor<*xi64>
  %9 = "onnx.Range"(%7, %8, %6) : (tensor<i64>, tensor<*xi64>, tensor<i64>) -> tensor<*xi64>
  %10 = "onnx.Expand"(%1, %0) : (tensor<*xf32>, tensor<*xi64>) -> tensor<*xf32>
  %11 = "onnx.Size"(%x) : (tensor<?x3x4xf32>) -> tensor<*xi64>
  %12 = "onnx.Range"(%7, %n, %6) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<*xi64>
  %13 = "tf.Fill"(%4, %6) : (tensor<*xi64>, tensor<i64>) -> tensor<*xi64>
  %14 = "tf.Squeeze"(%x) {squeeze_dims = []} : (tensor<?x3x4xf32>) -> tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @made(%arg0: tensor<?x3x4xf32>, %arg1: tensor<i64>) {
// CHECK-NEXT:     %0 = "onnx.Shape"(%arg0) : (tensor<?x3x4xf32>) -> tensor<3xi64>
// CHECK-NEXT:     %1 = "onnx.ConstantOfShape"(%0) {value = dense<1.000000e+00> : tensor<1xf32>} : (tensor<3xi64>) -> tensor<?x3x4xf32>
// CHECK-NEXT:     %2 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK-NEXT:     %3 = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK-NEXT:     %4 = "onnx.Slice"(%0, %2, %3) : (tensor<3xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
// CHECK-NEXT:     %5 = "onnx.ConstantOfShape"(%4) : (tensor<1xi64>) -> tensor<3xf32>
// CHECK-NEXT:     %6 = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
// CHECK-NEXT:     %7 = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
// CHECK-NEXT:     %8 = "onnx.Gather"(%0, %7) {axis = 0 : si64} : (tensor<3xi64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:     %9 = "onnx.Range"(%7, %8, %6) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<?xi64>
// CHECK-NEXT:     %10 = "onnx.Expand"(%1, %0) : (tensor<?x3x4xf32>, tensor<3xi64>) -> tensor<?x3x4xf32>
// CHECK-NEXT:     %11 = "onnx.Size"(%arg0) : (tensor<?x3x4xf32>) -> tensor<i64>
// CHECK-NEXT:     %12 = "onnx.Range"(%7, %arg1, %6) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<?xi64>
// CHECK-NEXT:     %13 = "tf.Fill"(%4, %6) : (tensor<1xi64>, tensor<i64>) -> tensor<3xi64>
// CHECK-NEXT:     %14 = "tf.Squeeze"(%arg0) {squeeze_dims = []} : (tensor<?x3x4xf32>) -> tensor<*xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Slices, and parts behind each other.
func.func @parts(%x: tensor<?x3x768xf32>, %y: tensor<5x7xf32>, %n: tensor<1xi64>) {
  %0 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
  %1 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
  %2 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
  %3 = "onnx.Slice"(%x, %0, %1, %2)
      : (tensor<?x3x768xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<*xf32>
  %4 = "onnx.Slice"(%y, %1, %0, %0, %2)
      : (tensor<5x7xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>)
      -> tensor<*xf32>
  // Not known: whether there is a first element, and where the slice ends.
  %5 = "onnx.Slice"(%x, %0, %1)
      : (tensor<?x3x768xf32>, tensor<1xi64>, tensor<1xi64>) -> tensor<*xf32>
  %6 = "onnx.Slice"(%y, %0, %n) : (tensor<5x7xf32>, tensor<1xi64>, tensor<1xi64>) -> tensor<*xf32>
  %7:3 = "onnx.Split"(%x) {axis = 2 : si64}
      : (tensor<?x3x768xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  %8:2 = "onnx.Split"(%y) {axis = -1 : si64, num_outputs = 2 : si64}
      : (tensor<5x7xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @parts(%arg0: tensor<?x3x768xf32>, %arg1: tensor<5x7xf32>, %arg2: tensor<1xi64>) {
// CHECK-NEXT:     %0 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK-NEXT:     %1 = "onnx.Constant"() {value = dense<9223372036854775807> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK-NEXT:     %2 = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK-NEXT:     %3 = "onnx.Slice"(%arg0, %0, %1, %2) : (tensor<?x3x768xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x3x767xf32>
// CHECK-NEXT:     %4 = "onnx.Slice"(%arg1, %1, %0, %0, %2) : (tensor<5x7xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5x5xf32>
// CHECK-NEXT:     %5 = "onnx.Slice"(%arg0, %0, %1) : (tensor<?x3x768xf32>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x3x768xf32>
// CHECK-NEXT:     %6 = "onnx.Slice"(%arg1, %0, %arg2) : (tensor<5x7xf32>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x7xf32>
// CHECK-NEXT:     %7:3 = "onnx.Split"(%arg0) {axis = 2 : si64} : (tensor<?x3x768xf32>) -> (tensor<?x3x256xf32>, tensor<?x3x256xf32>, tensor<?x3x256xf32>)
// CHECK-NEXT:     %8:2 = "onnx.Split"(%arg1) {axis = -1 : si64, num_outputs = 2 : si64} : (tensor<5x7xf32>) -> (tensor<5x4xf32>, tensor<5x3xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What a list holds is known of each element that its type can hold.
func.func @narrow(%x: tensor<300x2xf32>, %y: tensor<600xf32>) {
  %0 = "onnx.Shape"(%x) : (tensor<300x2xf32>) -> tensor<2xi64>
  %1 = "onnx.Cast"(%0) {to = i8} : (tensor<2xi64>) -> tensor<2xi8>
  %2 = "onnx.Cast"(%1) {to = i64} : (tensor<2xi8>) -> tensor<2xi64>
  %3 = "onnx.Reshape"(%y, %2) : (tensor<600xf32>, tensor<2xi64>) -> tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @narrow(%arg0: tensor<300x2xf32>, %arg1: tensor<600xf32>) {
// CHECK-NEXT:     %0 = "onnx.Shape"(%arg0) : (tensor<300x2xf32>) -> tensor<2xi64>
// CHECK-NEXT:     %1 = "onnx.Cast"(%0) {to = i8} : (tensor<2xi64>) -> tensor<2xi8>
// CHECK-NEXT:     %2 = "onnx.Cast"(%1) {to = i64} : (tensor<2xi8>) -> tensor<2xi64>
// CHECK-NEXT:     %3 = "onnx.Reshape"(%arg1, %2) : (tensor<600xf32>, tensor<2xi64>) -> tensor<?x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
