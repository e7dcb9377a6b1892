// RUN: not pyopt %s --shape-inference=library=common --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s

// Ops that the library that ships with pyopt has no shape for; the notes lead into its files.

func.func @matmul(%a: tensor<2x3xf32>, %b: tensor<4x5xf32>) {
  // CHECK: error: 'onnx.MatMul' op has no shape: its shape function @matmul gives an error for [2, 3], [4, 5]: the inner extents differ
  // CHECK: {{.*}}products.mlir:{{[0-9]+}}:{{[0-9]+}}: note: by 'shape.cstr_eq', which is here
  // CHECK-NEXT: %inner = shape.cstr_eq
  %0 = "onnx.MatMul"(%a, %b) : (tensor<2x3xf32>, tensor<4x5xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @reshape(%a: tensor<2x3xf32>) {
  %to = arith.constant dense<[4, 2]> : tensor<2xi64>
  // CHECK: error: 'tf.Reshape' op has no shape: its shape function @reshape gives an error for [2, 3], [4, 2]: the number of elements is another one
  %0 = "tf.Reshape"(%a, %to) : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<*xf32>
  return
}

// -----

func.func @concat(%a: tensor<2x3xf32>, %b: tensor<4x5xf32>) {
  // CHECK: error: 'onnx.Concat' op has no shape: its shape function @concat_by_attribute gives an error for [2, 3], [4, 5]: the extents differ in another dimension
  %0 = "onnx.Concat"(%a, %b) {axis = 0 : si64} : (tensor<2x3xf32>, tensor<4x5xf32>) -> tensor<*xf32>
  return
}

// -----

// A warning where the op may not run.
func.func @branch(%c: i1, %a: tensor<2x3xf32>, %b: tensor<4x5xf32>) {
  scf.if %c {
    // CHECK: warning: 'tf.AddV2' op has no shape: its shape function @broadcast gives an error for [2, 3], [4, 5]: the shapes do not broadcast
    %0 = "tf.AddV2"(%a, %b) : (tensor<2x3xf32>, tensor<4x5xf32>) -> tensor<*xf32>
  }
  return
}

// -----

// The numbers of operands and results.
func.func @counts(%a: tensor<2xf32>) {
  // CHECK: warning: 'tf.Tanh' op has no known shape: its shape function @same takes 1 operand, but the op has 2
  // CHECK: {{.*}}elementwise.mlir:{{[0-9]+}}:5: note: it is here
  %0 = "tf.Tanh"(%a, %a) : (tensor<2xf32>, tensor<2xf32>) -> tensor<*xf32>
  // CHECK: warning: 'tf.Exp' op has no known shape: its shape function @same has 1 result, but the op has 2
  %1:2 = "tf.Exp"(%a) : (tensor<2xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  // An op without results is none of its concern.
  "tf.Tanh"(%a, %a) : (tensor<2xf32>, tensor<2xf32>) -> ()
  return
}

// -----

func.func @channels(%x: tensor<1x3x8x8xf32>, %w: tensor<4x5x3x3xf32>) {
  %n = "onnx.NoValue"() {value} : () -> none
  // CHECK: error: 'onnx.Conv' op has no shape: its shape function @onnx_conv gives an error for [1, 3, 8, 8], [4, 5, 3, 3]{{.*}}: the weights are for another number of channels
  %0 = "onnx.Conv"(%x, %w, %n) {kernel_shape = [3, 3]}
      : (tensor<1x3x8x8xf32>, tensor<4x5x3x3xf32>, none) -> tensor<*xf32>
  return
}

// -----

func.func @orders(%x: tensor<3x4x5xf32>) {
  // CHECK: error: 'onnx.Transpose' op has no shape: its shape function @transpose_by_attribute gives an error for [3, 4, 5], [0, 1, 1]: the order is no permutation
  %0 = "onnx.Transpose"(%x) {perm = [0, 1, 1]} : (tensor<3x4x5xf32>) -> tensor<*xf32>
  // CHECK: error: 'onnx.Transpose' op has no shape: its shape function @transpose_by_attribute gives an error for [3, 4, 5], [1, 0]: the order has another number of dimensions
  %1 = "onnx.Transpose"(%x) {perm = [1, 0]} : (tensor<3x4x5xf32>) -> tensor<*xf32>
  return
}

// -----

// Extents by their symbols.
func.func @symbols(%x: tensor<?x?xf32>, %y: tensor<?x1xf32>) {
  %c = "onnx.Concat"(%x, %y) {axis = 1 : si64} : (tensor<?x?xf32>, tensor<?x1xf32>) -> tensor<*xf32>
  %t = "onnx.Transpose"(%x) {perm = [1, 0]} : (tensor<?x?xf32>) -> tensor<*xf32>
  // CHECK: error: 'onnx.MatMul' op has no shape: its shape function @matmul gives an error for [arg0[0], 1 + arg0[1]], [arg0[1], arg0[0]]: the inner extents differ
  %r = "onnx.MatMul"(%c, %t) : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @letters(%a: tensor<?x3x?xf32>, %b: tensor<?x4x7xf32>) {
  // CHECK: error: 'onnx.Einsum' op has no shape: its shape function @einsum gives an error for "bij,bik->bik", [arg0[0], 3, arg0[2]], [arg1[0], 4, 7]: a letter names different extents
  // CHECK: {{.*}}einsum.mlir:{{[0-9]+}}:{{[0-9]+}}: note: by 'shape.broadcast', which is here
  %0 = "onnx.Einsum"(%a, %b) {equation = "bij, bik -> bik"}
      : (tensor<?x3x?xf32>, tensor<?x4x7xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @letters_for_a_rank(%a: tensor<?x3x?xf32>, %b: tensor<?x4x7xf32>) {
  // CHECK: error: 'onnx.Einsum' op has no shape: {{.*}}: an operand has another number of dimensions than the equation names
  %0 = "onnx.Einsum"(%a, %b) {equation = "bij,ik"}
      : (tensor<?x3x?xf32>, tensor<?x4x7xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @parts_for_operands(%a: tensor<?x3x?xf32>, %b: tensor<?x4x7xf32>) {
  // CHECK: error: 'onnx.Einsum' op has no shape: {{.*}}: the equation is for another number of operands
  %0 = "onnx.Einsum"(%a, %b) {equation = "bij->b"}
      : (tensor<?x3x?xf32>, tensor<?x4x7xf32>) -> tensor<*xf32>
  return
}
