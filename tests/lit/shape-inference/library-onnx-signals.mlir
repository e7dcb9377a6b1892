// RUN: pyopt %s --shape-inference=library=common --allow-unregistered-dialect --split-input-file | FileCheck %s

// Equations: letters, dots, letters that occur twice, results that are not written.
func.func @equations(%a: tensor<?x3x?xf32>, %b: tensor<?x?x7xf32>, %c: tensor<5x5xf32>,
                     %u: tensor<*xf32>) {
  %0 = "onnx.Einsum"(%a, %b) {equation = "bij, bjk -> bik"}
      : (tensor<?x3x?xf32>, tensor<?x?x7xf32>) -> tensor<*xf32>
  %1 = "onnx.Einsum"(%a, %b) {equation = "...ij,...jk"}
      : (tensor<?x3x?xf32>, tensor<?x?x7xf32>) -> tensor<*xf32>
  %2 = "onnx.Einsum"(%c) {equation = "ii->i"} : (tensor<5x5xf32>) -> tensor<*xf32>
  %3 = "onnx.Einsum"(%c) {equation = "ii"} : (tensor<5x5xf32>) -> tensor<*xf32>
  %4 = "onnx.Einsum"(%a) {equation = "b...->...b"} : (tensor<?x3x?xf32>) -> tensor<*xf32>
  %5 = "onnx.Einsum"(%a, %u) {equation = "bij,jk->bik"}
      : (tensor<?x3x?xf32>, tensor<*xf32>) -> tensor<*xf32>
  %6 = "tf.Einsum"(%a, %c) {equation = "abc,dd->cba"}
      : (tensor<?x3x?xf32>, tensor<5x5xf32>) -> tensor<*xf32>
  // Not known: the equation is none.
  %7 = "onnx.Einsum"(%a) : (tensor<?x3x?xf32>) -> tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @equations(%arg0: tensor<?x3x?xf32>, %arg1: tensor<?x?x7xf32>, %arg2: tensor<5x5xf32>, %arg3: tensor<*xf32>) {
// CHECK-NEXT:     %0 = "onnx.Einsum"(%arg0, %arg1) {equation = "bij, bjk -> bik"} : (tensor<?x3x?xf32>, tensor<?x?x7xf32>) -> tensor<?x3x7xf32>
// CHECK-NEXT:     %1 = "onnx.Einsum"(%arg0, %arg1) {equation = "...ij,...jk"} : (tensor<?x3x?xf32>, tensor<?x?x7xf32>) -> tensor<?x3x7xf32>
// CHECK-NEXT:     %2 = "onnx.Einsum"(%arg2) {equation = "ii->i"} : (tensor<5x5xf32>) -> tensor<5xf32>
// CHECK-NEXT:     %3 = "onnx.Einsum"(%arg2) {equation = "ii"} : (tensor<5x5xf32>) -> tensor<f32>
// CHECK-NEXT:     %4 = "onnx.Einsum"(%arg0) {equation = "b...->...b"} : (tensor<?x3x?xf32>) -> tensor<3x?x?xf32>
// CHECK-NEXT:     %5 = "onnx.Einsum"(%arg0, %arg3) {equation = "bij,jk->bik"} : (tensor<?x3x?xf32>, tensor<*xf32>) -> tensor<?x3x?xf32>
// CHECK-NEXT:     %6 = "tf.Einsum"(%arg0, %arg2) {equation = "abc,dd->cba"} : (tensor<?x3x?xf32>, tensor<5x5xf32>) -> tensor<?x3x?xf32>
// CHECK-NEXT:     %7 = "onnx.Einsum"(%arg0) : (tensor<?x3x?xf32>) -> tensor<*xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Window functions, weights of bands, spectra.
func.func @spectra(%x: tensor<?x?x1xf32>, %y: tensor<2x5x2xf32>, %w: tensor<16xf32>) {
  %size = arith.constant dense<9> : tensor<i64>
  %step = arith.constant dense<4> : tensor<i64>
  %axis = arith.constant dense<1> : tensor<i64>
  %none = "onnx.NoValue"() : () -> none
  %0 = "onnx.HannWindow"(%size) : (tensor<i64>) -> tensor<*xf32>
  %1 = "onnx.MelWeightMatrix"(%step, %size, %step, %step, %step)
      : (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<*xf32>
  %2 = "onnx.DFT"(%x, %none, %axis) {onesided = 1 : si64}
      : (tensor<?x?x1xf32>, none, tensor<i64>) -> tensor<*xf32>
  %3 = "onnx.DFT"(%y, %none, %none) {inverse = 1 : si64, onesided = 1 : si64}
      : (tensor<2x5x2xf32>, none, none) -> tensor<*xf32>
  %4 = "onnx.DFT"(%x, %size, %axis) : (tensor<?x?x1xf32>, tensor<i64>, tensor<i64>) -> tensor<*xf32>
  %5 = "onnx.DFTV17"(%y) {axis = 0 : si64} : (tensor<2x5x2xf32>) -> tensor<*xf32>
  %6 = "onnx.STFT"(%x, %step, %w)
      : (tensor<?x?x1xf32>, tensor<i64>, tensor<16xf32>) -> tensor<*xf32>
  %7 = "onnx.STFT"(%x, %step, %none, %size) {onesided = 0 : si64}
      : (tensor<?x?x1xf32>, tensor<i64>, none, tensor<i64>) -> tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @spectra(%arg0: tensor<?x?x1xf32>, %arg1: tensor<2x5x2xf32>, %arg2: tensor<16xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<9> : tensor<i64>
// CHECK-NEXT:     %cst_0 = arith.constant dense<4> : tensor<i64>
// CHECK-NEXT:     %cst_1 = arith.constant dense<1> : tensor<i64>
// CHECK-NEXT:     %0 = "onnx.NoValue"() : () -> none
// CHECK-NEXT:     %1 = "onnx.HannWindow"(%cst) : (tensor<i64>) -> tensor<9xf32>
// CHECK-NEXT:     %2 = "onnx.MelWeightMatrix"(%cst_0, %cst, %cst_0, %cst_0, %cst_0) : (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<5x4xf32>
// CHECK-NEXT:     %3 = "onnx.DFT"(%arg0, %0, %cst_1) {onesided = 1 : si64} : (tensor<?x?x1xf32>, none, tensor<i64>) -> tensor<?x?x2xf32>
// CHECK-NEXT:     %4 = "onnx.DFT"(%arg1, %0, %0) {inverse = 1 : si64, onesided = 1 : si64} : (tensor<2x5x2xf32>, none, none) -> tensor<2x8x1xf32>
// CHECK-NEXT:     %5 = "onnx.DFT"(%arg0, %cst, %cst_1) : (tensor<?x?x1xf32>, tensor<i64>, tensor<i64>) -> tensor<?x9x2xf32>
// CHECK-NEXT:     %6 = "onnx.DFTV17"(%arg1) {axis = 0 : si64} : (tensor<2x5x2xf32>) -> tensor<2x5x2xf32>
// CHECK-NEXT:     %7 = "onnx.STFT"(%arg0, %cst_0, %arg2) : (tensor<?x?x1xf32>, tensor<i64>, tensor<16xf32>) -> tensor<?x?x9x2xf32>
// CHECK-NEXT:     %8 = "onnx.STFT"(%arg0, %cst_0, %0, %cst) {onesided = 0 : si64} : (tensor<?x?x1xf32>, tensor<i64>, none, tensor<i64>) -> tensor<?x?x9x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Images: parts around the middle, columns put together, places of a grid, regions, windows undone.
func.func @images(%x: tensor<?x6x?x?xf32>, %c: tensor<?x12x8xf32>, %t: tensor<?x2x3xf32>,
                  %r: tensor<?x5xf32>) {
  %sizes = arith.constant dense<[4, 5]> : tensor<2xi64>
  %block = arith.constant dense<[2, 3]> : tensor<2xi64>
  %whole = arith.constant dense<[2, 3, 4, 5]> : tensor<4xi64>
  %none = "onnx.NoValue"() : () -> none
  %0 = "onnx.CenterCropPad"(%x, %sizes) {axes = [-1, 1]}
      : (tensor<?x6x?x?xf32>, tensor<2xi64>) -> tensor<*xf32>
  %1 = "onnx.CenterCropPad"(%x, %whole) : (tensor<?x6x?x?xf32>, tensor<4xi64>) -> tensor<*xf32>
  %2 = "onnx.Col2Im"(%c, %sizes, %block)
      : (tensor<?x12x8xf32>, tensor<2xi64>, tensor<2xi64>) -> tensor<*xf32>
  %3 = "onnx.AffineGrid"(%t, %whole) : (tensor<?x2x3xf32>, tensor<4xi64>) -> tensor<*xf32>
  %4 = "onnx.MaxRoiPool"(%x, %r) {pooled_shape = [7, 9]}
      : (tensor<?x6x?x?xf32>, tensor<?x5xf32>) -> tensor<*xf32>
  %5 = "onnx.MaxUnpool"(%x, %x, %none) {
    kernel_shape = [3, 2],
    strides = [2, 2],
    pads = [1, 0, 0, 0]
  } : (tensor<?x6x?x?xf32>, tensor<?x6x?x?xf32>, none) -> tensor<*xf32>
  %6 = "onnx.MaxUnpool"(%x, %x, %whole) {kernel_shape = [3, 2]}
      : (tensor<?x6x?x?xf32>, tensor<?x6x?x?xf32>, tensor<4xi64>) -> tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @images(%arg0: tensor<?x6x?x?xf32>, %arg1: tensor<?x12x8xf32>, %arg2: tensor<?x2x3xf32>, %arg3: tensor<?x5xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<[4, 5]> : tensor<2xi64>
// CHECK-NEXT:     %cst_0 = arith.constant dense<[2, 3]> : tensor<2xi64>
// CHECK-NEXT:     %cst_1 = arith.constant dense<[2, 3, 4, 5]> : tensor<4xi64>
// CHECK-NEXT:     %0 = "onnx.NoValue"() : () -> none
// CHECK-NEXT:     %1 = "onnx.CenterCropPad"(%arg0, %cst) {axes = [-1, 1]} : (tensor<?x6x?x?xf32>, tensor<2xi64>) -> tensor<?x5x?x4xf32>
// CHECK-NEXT:     %2 = "onnx.CenterCropPad"(%arg0, %cst_1) : (tensor<?x6x?x?xf32>, tensor<4xi64>) -> tensor<2x3x4x5xf32>
// CHECK-NEXT:     %3 = "onnx.Col2Im"(%arg1, %cst, %cst_0) : (tensor<?x12x8xf32>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x2x4x5xf32>
// CHECK-NEXT:     %4 = "onnx.AffineGrid"(%arg2, %cst_1) : (tensor<?x2x3xf32>, tensor<4xi64>) -> tensor<2x4x5x2xf32>
// CHECK-NEXT:     %5 = "onnx.MaxRoiPool"(%arg0, %arg3) {pooled_shape = [7, 9]} : (tensor<?x6x?x?xf32>, tensor<?x5xf32>) -> tensor<?x6x7x9xf32>
// CHECK-NEXT:     %6 = "onnx.MaxUnpool"(%arg0, %arg0, %0) {kernel_shape = [3, 2], pads = [1, 0, 0, 0], strides = [2, 2]} : (tensor<?x6x?x?xf32>, tensor<?x6x?x?xf32>, none) -> tensor<?x6x?x?xf32>
// CHECK-NEXT:     %7 = "onnx.MaxUnpool"(%arg0, %arg0, %cst_1) {kernel_shape = [3, 2]} : (tensor<?x6x?x?xf32>, tensor<?x6x?x?xf32>, tensor<4xi64>) -> tensor<2x3x4x5xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
