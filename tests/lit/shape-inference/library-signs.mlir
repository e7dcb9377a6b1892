// RUN: pyopt %s --shape-inference=library=common --allow-unregistered-dialect --split-input-file | FileCheck %s

// The number of windows is no expression that surely is not negative, but it is an extent of the operand: it is copied,
// and it is not -1.
func.func @copied(%x: tensor<?x4x?xf32>, %w: tensor<32x4x3xf32>, %to: tensor<?x32x?xf32>)
    -> (tensor<*xf32>, tensor<*xf32>) {
  %none = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.Conv"(%x, %w, %none) {kernel_shape = [3], strides = [2]}
      : (tensor<?x4x?xf32>, tensor<32x4x3xf32>, none) -> tensor<*xf32>
  %heads = "onnx.Constant"() {value = dense<[0, 4, 8, -1]> : tensor<4xi64>} : () -> tensor<4xi64>
  %1 = "onnx.Reshape"(%0, %heads) : (tensor<*xf32>, tensor<4xi64>) -> tensor<*xf32>
  %shape = "onnx.Shape"(%0) : (tensor<*xf32>) -> tensor<*xi64>
  %order = "onnx.Constant"() {value = dense<[2, 0, 1]> : tensor<3xi64>} : () -> tensor<3xi64>
  %turned = "onnx.Gather"(%shape, %order) {axis = 0 : si64}
      : (tensor<*xi64>, tensor<3xi64>) -> tensor<*xi64>
  %2 = "onnx.Reshape"(%0, %turned) : (tensor<*xf32>, tensor<*xi64>) -> tensor<*xf32>
  %3 = "onnx.Add"(%1, %1) : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  %4 = "onnx.Transpose"(%2) {perm = [1, 2, 0]} : (tensor<*xf32>) -> tensor<*xf32>
  // All extents of both are equal, so that nothing is to be checked.
  %s0 = shape.shape_of %0 : tensor<*xf32> -> tensor<?xindex>
  %s4 = shape.shape_of %4 : tensor<*xf32> -> tensor<?xindex>
  %same = shape.cstr_eq %s0, %s4 : tensor<?xindex>, tensor<?xindex>
  "my.use"(%same) : (!shape.witness) -> ()
  return %3, %2 : tensor<*xf32>, tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @copied(%arg0: tensor<?x4x?xf32>, %arg1: tensor<32x4x3xf32>, %arg2: tensor<?x32x?xf32>) -> (tensor<*xf32>, tensor<*xf32>) {
// CHECK-NEXT:     %0 = "onnx.NoValue"() {value} : () -> none
// CHECK-NEXT:     %1 = "onnx.Conv"(%arg0, %arg1, %0) {kernel_shape = [3], strides = [2]} : (tensor<?x4x?xf32>, tensor<32x4x3xf32>, none) -> tensor<?x32x?xf32>
// CHECK-NEXT:     %2 = "onnx.Constant"() {value = dense<[0, 4, 8, -1]> : tensor<4xi64>} : () -> tensor<4xi64>
// CHECK-NEXT:     %3 = "onnx.Reshape"(%1, %2) : (tensor<?x32x?xf32>, tensor<4xi64>) -> tensor<?x4x8x?xf32>
// CHECK-NEXT:     %4 = "onnx.Shape"(%1) : (tensor<?x32x?xf32>) -> tensor<3xi64>
// CHECK-NEXT:     %5 = "onnx.Constant"() {value = dense<[2, 0, 1]> : tensor<3xi64>} : () -> tensor<3xi64>
// CHECK-NEXT:     %6 = "onnx.Gather"(%4, %5) {axis = 0 : si64} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:     %7 = "onnx.Reshape"(%1, %6) : (tensor<?x32x?xf32>, tensor<3xi64>) -> tensor<?x?x32xf32>
// CHECK-NEXT:     %8 = "onnx.Add"(%3, %3) : (tensor<?x4x8x?xf32>, tensor<?x4x8x?xf32>) -> tensor<?x4x8x?xf32>
// CHECK-NEXT:     %9 = "onnx.Transpose"(%7) {perm = [1, 2, 0]} : (tensor<?x?x32xf32>) -> tensor<?x32x?xf32>
// CHECK-NEXT:     %10 = shape.const_witness true
// CHECK-NEXT:     "my.use"(%10) : (!shape.witness) -> ()
// CHECK-NEXT:     %cast = tensor.cast %8 : tensor<?x4x8x?xf32> to tensor<*xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %7 : tensor<?x?x32xf32> to tensor<*xf32>
// CHECK-NEXT:     return %cast, %cast_0 : tensor<*xf32>, tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What is computed is no extent of the operand: it may be -1, which stands for what remains.
func.func @computed(%x: tensor<?x?xf32>, %y: tensor<?x8xf32>) -> (tensor<*xf32>, index) {
  %eight = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
  %shape = "onnx.Shape"(%y) : (tensor<?x8xf32>) -> tensor<2xi64>
  %first = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
  %n = "onnx.Gather"(%shape, %first) {axis = 0 : si64}
      : (tensor<2xi64>, tensor<1xi64>) -> tensor<1xi64>
  %less = "onnx.Sub"(%n, %eight) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
  %to = "onnx.Concat"(%less, %eight) {axis = 0 : si64}
      : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
  %0 = "onnx.Reshape"(%x, %to) : (tensor<?x?xf32>, tensor<2xi64>) -> tensor<*xf32>
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %d = tensor.dim %0, %c0 : tensor<*xf32>
  %rows = tensor.dim %y, %c0 : tensor<?x8xf32>
  %sum = arith.addi %d, %c8 : index
  %difference = arith.subi %sum, %rows : index
  return %0, %difference : tensor<*xf32>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @computed(%arg0: tensor<?x?xf32>, %arg1: tensor<?x8xf32>) -> (tensor<*xf32>, index) {
// CHECK-NEXT:     %0 = "onnx.Constant"() {value = dense<8> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK-NEXT:     %1 = "onnx.Shape"(%arg1) : (tensor<?x8xf32>) -> tensor<2xi64>
// CHECK-NEXT:     %2 = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
// CHECK-NEXT:     %3 = "onnx.Gather"(%1, %2) {axis = 0 : si64} : (tensor<2xi64>, tensor<1xi64>) -> tensor<1xi64>
// CHECK-NEXT:     %4 = "onnx.Sub"(%3, %0) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
// CHECK-NEXT:     %5 = "onnx.Concat"(%4, %0) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
// CHECK-NEXT:     %6 = "onnx.Reshape"(%arg0, %5) : (tensor<?x?xf32>, tensor<2xi64>) -> tensor<?x8xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %dim = tensor.dim %6, %c0 : tensor<?x8xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg1, %c0 : tensor<?x8xf32>
// CHECK-NEXT:     %7 = arith.addi %dim, %c8 : index
// CHECK-NEXT:     %8 = arith.subi %7, %dim_0 : index
// CHECK-NEXT:     %cast = tensor.cast %6 : tensor<?x8xf32> to tensor<*xf32>
// CHECK-NEXT:     return %cast, %8 : tensor<*xf32>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Steps that go down: 2 * n - 1 of them from n - 1 to - n, and (n + 1) / 2 from n to 0 by twos.
func.func @down(%x: tensor<?xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m1 = arith.constant -1 : index
  %m2 = arith.constant -2 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %start = arith.subi %n, %c1 : index
  %end = arith.subi %c0, %n : index
  %distance = arith.subi %end, %start : index
  %steps = arith.ceildivsi %distance, %m1 : index
  %twice = arith.muli %n, %c2 : index
  %rest = arith.subi %steps, %twice : index
  %is_less = arith.cmpi eq, %rest, %m1 : index
  %less = arith.index_castui %is_less : i1 to index
  %back = arith.subi %c0, %n : index
  %pairs = arith.ceildivsi %back, %m2 : index
  %more = arith.addi %n, %c1 : index
  %half = arith.floordivsi %more, %c2 : index
  %is_half = arith.cmpi eq, %pairs, %half : index
  %whole = arith.index_castui %is_half : i1 to index
  return %less, %whole : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @down(%arg0: tensor<?xf32>) -> (index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     %c-2 = arith.constant -2 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %0 = arith.subi %dim, %c1 : index
// CHECK-NEXT:     %1 = arith.subi %c0, %dim : index
// CHECK-NEXT:     %2 = arith.subi %1, %0 : index
// CHECK-NEXT:     %3 = arith.ceildivsi %2, %c-1 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %4 = arith.index_castui %true : i1 to index
// CHECK-NEXT:     %5 = arith.subi %c0, %dim : index
// CHECK-NEXT:     %6 = arith.ceildivsi %5, %c-2 : index
// CHECK-NEXT:     %true_0 = arith.constant true
// CHECK-NEXT:     %7 = arith.index_castui %true_0 : i1 to index
// CHECK-NEXT:     return %4, %7 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
