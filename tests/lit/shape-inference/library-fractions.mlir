// RUN: pyopt %s --shape-inference=library=common --allow-unregistered-dialect --split-input-file | FileCheck %s

// A scale is computed of extents in floats, and a size: half the height, rounded down, and twice the width.
func.func @scaled(%x: tensor<?x3x?x?xf32>) -> tensor<*xf32> {
  %none = "onnx.NoValue"() {value} : () -> none
  %shape = "onnx.Shape"(%x) : (tensor<?x3x?x?xf32>) -> tensor<*xi64>
  %c2 = "onnx.Constant"() {value = dense<2> : tensor<i64>} : () -> tensor<*xi64>
  %c0 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<*xi64>
  %half = "onnx.Constant"() {value = dense<0.5> : tensor<f32>} : () -> tensor<*xf32>
  %h = "onnx.Gather"(%shape, %c2) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<*xi64>) -> tensor<*xi64>
  %float = "onnx.Cast"(%h) {to = f32} : (tensor<*xi64>) -> tensor<*xf32>
  %less = "onnx.Mul"(%float, %half) : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  %scale = "onnx.Div"(%less, %float) : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  %flat = "onnx.Unsqueeze"(%scale, %c0) : (tensor<*xf32>, tensor<*xi64>) -> tensor<*xf32>
  %ones = "onnx.Constant"() {value = dense<1.0> : tensor<2xf32>} : () -> tensor<*xf32>
  %two = "onnx.Constant"() {value = dense<2.0> : tensor<1xf32>} : () -> tensor<*xf32>
  %scales = "onnx.Concat"(%ones, %flat, %two) {axis = 0 : si64}
      : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  %0 = "onnx.Resize"(%x, %none, %scales, %none)
      : (tensor<?x3x?x?xf32>, none, tensor<*xf32>, none) -> tensor<*xf32>
  %floor = "onnx.Floor"(%less) : (tensor<*xf32>) -> tensor<*xf32>
  %back = "onnx.Cast"(%floor) {to = i64} : (tensor<*xf32>) -> tensor<*xi64>
  %list = "onnx.Unsqueeze"(%back, %c0) : (tensor<*xi64>, tensor<*xi64>) -> tensor<*xi64>
  %1 = "onnx.ConstantOfShape"(%list) : (tensor<*xi64>) -> tensor<*xf32>
  // Both have half the height.
  %d0 = arith.constant 0 : index
  %d2 = arith.constant 2 : index
  %one = tensor.dim %0, %d2 : tensor<*xf32>
  %other = tensor.dim %1, %d0 : tensor<*xf32>
  %same = arith.cmpi eq, %one, %other : index
  "my.use"(%same) : (i1) -> ()
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @scaled(%arg0: tensor<?x3x?x?xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     %0 = "onnx.NoValue"() {value} : () -> none
// CHECK-NEXT:     %1 = "onnx.Shape"(%arg0) : (tensor<?x3x?x?xf32>) -> tensor<4xi64>
// CHECK-NEXT:     %2 = "onnx.Constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
// CHECK-NEXT:     %3 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK-NEXT:     %4 = "onnx.Constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
// CHECK-NEXT:     %5 = "onnx.Gather"(%1, %2) {axis = 0 : si64} : (tensor<4xi64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:     %6 = "onnx.Cast"(%5) {to = f32} : (tensor<i64>) -> tensor<f32>
// CHECK-NEXT:     %7 = "onnx.Mul"(%6, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:     %8 = "onnx.Div"(%7, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:     %9 = "onnx.Unsqueeze"(%8, %3) : (tensor<f32>, tensor<1xi64>) -> tensor<1xf32>
// CHECK-NEXT:     %10 = "onnx.Constant"() {value = dense<1.000000e+00> : tensor<2xf32>} : () -> tensor<2xf32>
// CHECK-NEXT:     %11 = "onnx.Constant"() {value = dense<2.000000e+00> : tensor<1xf32>} : () -> tensor<1xf32>
// CHECK-NEXT:     %12 = "onnx.Concat"(%10, %9, %11) {axis = 0 : si64} : (tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %13 = "onnx.Resize"(%arg0, %0, %12, %0) : (tensor<?x3x?x?xf32>, none, tensor<4xf32>, none) -> tensor<?x3x?x?xf32>
// CHECK-NEXT:     %14 = "onnx.Floor"(%7) : (tensor<f32>) -> tensor<f32>
// CHECK-NEXT:     %15 = "onnx.Cast"(%14) {to = i64} : (tensor<f32>) -> tensor<i64>
// CHECK-NEXT:     %16 = "onnx.Unsqueeze"(%15, %3) : (tensor<i64>, tensor<1xi64>) -> tensor<1xi64>
// CHECK-NEXT:     %17 = "onnx.ConstantOfShape"(%16) : (tensor<1xi64>) -> tensor<?xf32>
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %dim = tensor.dim %13, %c2 : tensor<?x3x?x?xf32>
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     "my.use"(%true) : (i1) -> ()
// CHECK-NEXT:     %cast = tensor.cast %13 : tensor<?x3x?x?xf32> to tensor<*xf32>
// CHECK-NEXT:     return %cast : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What no float of the program is known to be: a third, a number of half the bits, a number that is given, a quotient that leaves
// something, a truth.
func.func @unknown(%x: tensor<?xf32>, %given: tensor<f32>) {
  %list = "onnx.Shape"(%x) : (tensor<?xf32>) -> tensor<1xi64>
  %third = "onnx.Constant"() {value = dense<0.333333343> : tensor<f32>} : () -> tensor<f32>
  %eight = "onnx.Constant"() {value = dense<8.0> : tensor<f32>} : () -> tensor<f32>
  %three = "onnx.Constant"() {value = dense<3.0> : tensor<f32>} : () -> tensor<f32>
  %float = "onnx.Cast"(%list) {to = f32} : (tensor<1xi64>) -> tensor<1xf32>
  %0 = "onnx.Mul"(%float, %third) : (tensor<1xf32>, tensor<f32>) -> tensor<1xf32>
  %1 = "onnx.Cast"(%0) {to = i64} : (tensor<1xf32>) -> tensor<1xi64>
  %2 = "onnx.ConstantOfShape"(%1) : (tensor<1xi64>) -> tensor<*xf32>
  %short = "onnx.Cast"(%list) {to = f16} : (tensor<1xi64>) -> tensor<1xf16>
  %3 = "onnx.Cast"(%short) {to = i64} : (tensor<1xf16>) -> tensor<1xi64>
  %4 = "onnx.ConstantOfShape"(%3) : (tensor<1xi64>) -> tensor<*xf32>
  %5 = "onnx.Mul"(%float, %given) : (tensor<1xf32>, tensor<f32>) -> tensor<1xf32>
  %6 = "onnx.Cast"(%5) {to = i64} : (tensor<1xf32>) -> tensor<1xi64>
  %7 = "onnx.ConstantOfShape"(%6) : (tensor<1xi64>) -> tensor<*xf32>
  %8 = "onnx.Div"(%eight, %three) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %9 = "onnx.Cast"(%8) {to = i64} : (tensor<f32>) -> tensor<i64>
  %10 = "onnx.Range"(%9, %9, %9) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<*xi64>
  %truth = "onnx.Cast"(%float) {to = i1} : (tensor<1xf32>) -> tensor<1xi1>
  %number = "onnx.Cast"(%truth) {to = i64} : (tensor<1xi1>) -> tensor<1xi64>
  %11 = "onnx.ConstantOfShape"(%number) : (tensor<1xi64>) -> tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unknown(%arg0: tensor<?xf32>, %arg1: tensor<f32>) {
// CHECK-NEXT:     %0 = "onnx.Shape"(%arg0) : (tensor<?xf32>) -> tensor<1xi64>
// CHECK-NEXT:     %1 = "onnx.Constant"() {value = dense<0.333333343> : tensor<f32>} : () -> tensor<f32>
// CHECK-NEXT:     %2 = "onnx.Constant"() {value = dense<8.000000e+00> : tensor<f32>} : () -> tensor<f32>
// CHECK-NEXT:     %3 = "onnx.Constant"() {value = dense<3.000000e+00> : tensor<f32>} : () -> tensor<f32>
// CHECK-NEXT:     %4 = "onnx.Cast"(%0) {to = f32} : (tensor<1xi64>) -> tensor<1xf32>
// CHECK-NEXT:     %5 = "onnx.Mul"(%4, %1) : (tensor<1xf32>, tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:     %6 = "onnx.Cast"(%5) {to = i64} : (tensor<1xf32>) -> tensor<1xi64>
// CHECK-NEXT:     %7 = "onnx.ConstantOfShape"(%6) : (tensor<1xi64>) -> tensor<?xf32>
// CHECK-NEXT:     %8 = "onnx.Cast"(%0) {to = f16} : (tensor<1xi64>) -> tensor<1xf16>
// CHECK-NEXT:     %9 = "onnx.Cast"(%8) {to = i64} : (tensor<1xf16>) -> tensor<1xi64>
// CHECK-NEXT:     %10 = "onnx.ConstantOfShape"(%9) : (tensor<1xi64>) -> tensor<?xf32>
// CHECK-NEXT:     %11 = "onnx.Mul"(%4, %arg1) : (tensor<1xf32>, tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:     %12 = "onnx.Cast"(%11) {to = i64} : (tensor<1xf32>) -> tensor<1xi64>
// CHECK-NEXT:     %13 = "onnx.ConstantOfShape"(%12) : (tensor<1xi64>) -> tensor<?xf32>
// CHECK-NEXT:     %14 = "onnx.Div"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:     %15 = "onnx.Cast"(%14) {to = i64} : (tensor<f32>) -> tensor<i64>
// CHECK-NEXT:     %16 = "onnx.Range"(%15, %15, %15) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<?xi64>
// CHECK-NEXT:     %17 = "onnx.Cast"(%4) {to = i1} : (tensor<1xf32>) -> tensor<1xi1>
// CHECK-NEXT:     %18 = "onnx.Cast"(%17) {to = i64} : (tensor<1xi1>) -> tensor<1xi64>
// CHECK-NEXT:     %19 = "onnx.ConstantOfShape"(%18) : (tensor<1xi64>) -> tensor<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A loop carries a float, which is not followed.
func.func @carried(%x: tensor<8xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %start = "onnx.Constant"() {value = dense<[4.0]> : tensor<1xf32>} : () -> tensor<1xf32>
  %half = "onnx.Constant"() {value = dense<0.5> : tensor<f32>} : () -> tensor<f32>
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %start) -> (tensor<1xf32>) {
    %less = "onnx.Mul"(%a, %half) : (tensor<1xf32>, tensor<f32>) -> tensor<1xf32>
    scf.yield %less : tensor<1xf32>
  }
  %1 = "onnx.Cast"(%0) {to = i64} : (tensor<1xf32>) -> tensor<1xi64>
  %2 = "onnx.ConstantOfShape"(%1) : (tensor<1xi64>) -> tensor<*xf32>
  %3 = "onnx.Cast"(%start) {to = i64} : (tensor<1xf32>) -> tensor<1xi64>
  %4 = "onnx.ConstantOfShape"(%3) : (tensor<1xi64>) -> tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @carried(%arg0: tensor<8xf32>, %arg1: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = "onnx.Constant"() {value = dense<4.000000e+00> : tensor<1xf32>} : () -> tensor<1xf32>
// CHECK-NEXT:     %1 = "onnx.Constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
// CHECK-NEXT:     %2 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %0) -> (tensor<1xf32>) {
// CHECK-NEXT:       %7 = "onnx.Mul"(%arg3, %1) : (tensor<1xf32>, tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:       scf.yield %7 : tensor<1xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = "onnx.Cast"(%2) {to = i64} : (tensor<1xf32>) -> tensor<1xi64>
// CHECK-NEXT:     %4 = "onnx.ConstantOfShape"(%3) : (tensor<1xi64>) -> tensor<?xf32>
// CHECK-NEXT:     %5 = "onnx.Cast"(%0) {to = i64} : (tensor<1xf32>) -> tensor<1xi64>
// CHECK-NEXT:     %6 = "onnx.ConstantOfShape"(%5) : (tensor<1xi64>) -> tensor<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
