// RUN: pyopt %s -split-input-file --allow-unregistered-dialect --shape-inference=library=common | FileCheck %s

// An extent and the greater one of it and 0 are the same; all elements divided by those of a row are the rows.
func.func @positions(%x: tensor<?x32x?xf32>, %w: tensor<32x32x3xf32>, %p: tensor<32x8x16xf32>)
    -> tensor<*xf32> {
  %0 = "onnx.Conv"(%x, %w) {kernel_shape = [3], strides = [2]}
      : (tensor<?x32x?xf32>, tensor<32x32x3xf32>) -> tensor<*xf32>
  %1 = "onnx.Conv"(%0, %p) {group = 4 : si64, kernel_shape = [16], pads = [8, 8]}
      : (tensor<*xf32>, tensor<32x8x16xf32>) -> tensor<*xf32>
  %2 = "onnx.Slice"(%1) {axes = [2], starts = [0], ends = [-1]} : (tensor<*xf32>) -> tensor<*xf32>
  %3 = "onnx.Add"(%0, %2) : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  %4 = "onnx.Transpose"(%3) {perm = [0, 2, 1]} : (tensor<*xf32>) -> tensor<*xf32>
  %rows = "onnx.Shape"(%4) {start = 0 : si64, end = 2 : si64} : (tensor<*xf32>) -> tensor<*xi64>
  %heads = "onnx.Constant"() {value = dense<[-1, 8]> : tensor<2xi64>} : () -> tensor<2xi64>
  %shape = "onnx.Concat"(%rows, %heads) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<2xi64>) -> tensor<*xi64>
  %5 = "onnx.Reshape"(%4, %shape) : (tensor<*xf32>, tensor<*xi64>) -> tensor<*xf32>
  return %5 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @positions(%arg0: tensor<?x32x?xf32>, %arg1: tensor<32x32x3xf32>, %arg2: tensor<32x8x16xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     %0 = "onnx.Conv"(%arg0, %arg1) {kernel_shape = [3], strides = [2]} : (tensor<?x32x?xf32>, tensor<32x32x3xf32>) -> tensor<?x32x?xf32>
// CHECK-NEXT:     %1 = "onnx.Conv"(%0, %arg2) {group = 4 : si64, kernel_shape = [16], pads = [8, 8]} : (tensor<?x32x?xf32>, tensor<32x8x16xf32>) -> tensor<?x32x?xf32>
// CHECK-NEXT:     %2 = "onnx.Slice"(%1) {axes = [2], ends = [-1], starts = [0]} : (tensor<?x32x?xf32>) -> tensor<?x32x?xf32>
// CHECK-NEXT:     %3 = "onnx.Add"(%0, %2) : (tensor<?x32x?xf32>, tensor<?x32x?xf32>) -> tensor<?x32x?xf32>
// CHECK-NEXT:     %4 = "onnx.Transpose"(%3) {perm = [0, 2, 1]} : (tensor<?x32x?xf32>) -> tensor<?x?x32xf32>
// CHECK-NEXT:     %5 = "onnx.Shape"(%4) {end = 2 : si64, start = 0 : si64} : (tensor<?x?x32xf32>) -> tensor<2xi64>
// CHECK-NEXT:     %6 = "onnx.Constant"() {value = dense<[-1, 8]> : tensor<2xi64>} : () -> tensor<2xi64>
// CHECK-NEXT:     %7 = "onnx.Concat"(%5, %6) {axis = 0 : si64} : (tensor<2xi64>, tensor<2xi64>) -> tensor<4xi64>
// CHECK-NEXT:     %8 = "onnx.Reshape"(%4, %7) : (tensor<?x?x32xf32>, tensor<4xi64>) -> tensor<?x?x4x8xf32>
// CHECK-NEXT:     %cast = tensor.cast %8 : tensor<?x?x4x8xf32> to tensor<*xf32>
// CHECK-NEXT:     return %cast : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A table of 512 positions is cut off at the length of a text, of which it then has all.
func.func @cut_off(%x: tensor<?x?x8xf32>, %table: tensor<1x512x8xf32>) -> tensor<*xf32> {
  %length = "onnx.Shape"(%x) {start = 1 : si64, end = 2 : si64}
      : (tensor<?x?x8xf32>) -> tensor<*xi64>
  %first = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
  %axis = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
  %0 = "onnx.Slice"(%table, %first, %length, %axis)
      : (tensor<1x512x8xf32>, tensor<1xi64>, tensor<*xi64>, tensor<1xi64>) -> tensor<*xf32>
  %1 = "onnx.Add"(%0, %x) : (tensor<*xf32>, tensor<?x?x8xf32>) -> tensor<*xf32>
  %2 = "onnx.Shape"(%1) : (tensor<*xf32>) -> tensor<*xi64>
  %3 = "onnx.Expand"(%x, %2) : (tensor<?x?x8xf32>, tensor<*xi64>) -> tensor<*xf32>
  return %3 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cut_off(%arg0: tensor<?x?x8xf32>, %arg1: tensor<1x512x8xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     %0 = "onnx.Shape"(%arg0) {end = 2 : si64, start = 1 : si64} : (tensor<?x?x8xf32>) -> tensor<1xi64>
// CHECK-NEXT:     %1 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK-NEXT:     %2 = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK-NEXT:     %3 = "onnx.Slice"(%arg1, %1, %0, %2) : (tensor<1x512x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x?x8xf32>
// CHECK-NEXT:     %4 = "onnx.Add"(%3, %arg0) : (tensor<1x?x8xf32>, tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
// CHECK-NEXT:     %5 = "onnx.Shape"(%4) : (tensor<?x?x8xf32>) -> tensor<3xi64>
// CHECK-NEXT:     %6 = "onnx.Expand"(%arg0, %5) : (tensor<?x?x8xf32>, tensor<3xi64>) -> tensor<?x?x8xf32>
// CHECK-NEXT:     %cast = tensor.cast %6 : tensor<?x?x8xf32> to tensor<*xf32>
// CHECK-NEXT:     return %cast : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
