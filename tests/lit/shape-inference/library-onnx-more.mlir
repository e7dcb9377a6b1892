// RUN: pyopt %s --shape-inference=library=common --allow-unregistered-dialect --split-input-file | FileCheck %s

// What is selected by values: how much that is nobody knows.
func.func @selection(%x: tensor<?x4xf32>, %c: tensor<?xi1>) {
  %0 = "onnx.Compress"(%x, %c) {axis = 1 : si64} : (tensor<?x4xf32>, tensor<?xi1>) -> tensor<*xf32>
  %1 = "onnx.Compress"(%x, %c) : (tensor<?x4xf32>, tensor<?xi1>) -> tensor<*xf32>
  %2:4 = "onnx.Unique"(%x)
      : (tensor<?x4xf32>) -> (tensor<*xf32>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>)
  %3:4 = "onnx.Unique"(%x) {axis = 1 : si64}
      : (tensor<?x4xf32>) -> (tensor<*xf32>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>)
  %4 = "onnx.Multinomial"(%x) {sample_size = 6 : si64} : (tensor<?x4xf32>) -> tensor<*xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @selection(%arg0: tensor<?x4xf32>, %arg1: tensor<?xi1>) {
// CHECK-NEXT:     %0 = "onnx.Compress"(%arg0, %arg1) {axis = 1 : si64} : (tensor<?x4xf32>, tensor<?xi1>) -> tensor<?x?xf32>
// CHECK-NEXT:     %1 = "onnx.Compress"(%arg0, %arg1) : (tensor<?x4xf32>, tensor<?xi1>) -> tensor<?xf32>
// CHECK-NEXT:     %2:4 = "onnx.Unique"(%arg0) : (tensor<?x4xf32>) -> (tensor<?xf32>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>)
// CHECK-NEXT:     %3:4 = "onnx.Unique"(%arg0) {axis = 1 : si64} : (tensor<?x4xf32>) -> (tensor<?x?xf32>, tensor<?xi64>, tensor<4xi64>, tensor<?xi64>)
// CHECK-NEXT:     %4 = "onnx.Multinomial"(%arg0) {sample_size = 6 : si64} : (tensor<?x4xf32>) -> tensor<?x6xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Losses, training, parts of words, elementwise ops with other operands.
func.func @training(%x: tensor<?x5x?xf32>, %t: tensor<?x?xi64>, %s: tensor<5xf32>,
                    %m: tensor<?x4x4xf32>, %w: tensor<?x9xi64>) {
  %0 = "onnx.NegativeLogLikelihoodLoss"(%x, %t) {reduction = "none"}
      : (tensor<?x5x?xf32>, tensor<?x?xi64>) -> tensor<*xf32>
  %1:2 = "onnx.SoftmaxCrossEntropyLoss"(%x, %t)
      : (tensor<?x5x?xf32>, tensor<?x?xi64>) -> (tensor<*xf32>, tensor<*xf32>)
  %2:3 = "onnx.BatchNormalization"(%x, %s, %s, %s, %s) {training_mode = 1 : si64}
      : (tensor<?x5x?xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>)
      -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  %3 = "onnx.Det"(%m) : (tensor<?x4x4xf32>) -> tensor<*xf32>
  %4 = "onnx.TfIdfVectorizer"(%w) {ngram_indexes = [3, 7, 0]} : (tensor<?x9xi64>) -> tensor<*xf32>
  %5 = "onnx.Swish"(%x) : (tensor<?x5x?xf32>) -> tensor<*xf32>
  %6 = "onnx.SwiGLU"(%x, %x) : (tensor<?x5x?xf32>, tensor<?x5x?xf32>) -> tensor<*xf32>
  %7 = "onnx.SequenceLength"(%x) : (tensor<?x5x?xf32>) -> tensor<*xi64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @training(%arg0: tensor<?x5x?xf32>, %arg1: tensor<?x?xi64>, %arg2: tensor<5xf32>, %arg3: tensor<?x4x4xf32>, %arg4: tensor<?x9xi64>) {
// CHECK-NEXT:     %0 = "onnx.NegativeLogLikelihoodLoss"(%arg0, %arg1) {reduction = "none"} : (tensor<?x5x?xf32>, tensor<?x?xi64>) -> tensor<?x?xf32>
// CHECK-NEXT:     %1:2 = "onnx.SoftmaxCrossEntropyLoss"(%arg0, %arg1) : (tensor<?x5x?xf32>, tensor<?x?xi64>) -> (tensor<f32>, tensor<?x5x?xf32>)
// CHECK-NEXT:     %2:3 = "onnx.BatchNormalization"(%arg0, %arg2, %arg2, %arg2, %arg2) {training_mode = 1 : si64} : (tensor<?x5x?xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<?x5x?xf32>, tensor<5xf32>, tensor<5xf32>)
// CHECK-NEXT:     %3 = "onnx.Det"(%arg3) : (tensor<?x4x4xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %4 = "onnx.TfIdfVectorizer"(%arg4) {ngram_indexes = [3, 7, 0]} : (tensor<?x9xi64>) -> tensor<?x8xf32>
// CHECK-NEXT:     %5 = "onnx.Swish"(%arg0) : (tensor<?x5x?xf32>) -> tensor<?x5x?xf32>
// CHECK-NEXT:     %6 = "onnx.SwiGLU"(%arg0, %arg0) : (tensor<?x5x?xf32>, tensor<?x5x?xf32>) -> tensor<?x5x?xf32>
// CHECK-NEXT:     %7 = "onnx.SequenceLength"(%arg0) : (tensor<?x5x?xf32>) -> tensor<i64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Scales, as an operand or an attribute.
func.func @scales(%x: tensor<?x3x5x7xf32>) {
  %scales = arith.constant dense<[1.0, 1.0, 2.0, 1.5]> : tensor<4xf32>
  %0 = "onnx.Upsample"(%x, %scales) : (tensor<?x3x5x7xf32>, tensor<4xf32>) -> tensor<*xf32>
  %1 = "onnx.UpsampleV7"(%x) {scales = [1.0 : f32, 1.0 : f32, 2.0 : f32, 1.5 : f32]}
      : (tensor<?x3x5x7xf32>) -> tensor<*xf32>
  %2 = "onnx.ResizeV10"(%x, %scales) : (tensor<?x3x5x7xf32>, tensor<4xf32>) -> tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @scales(%arg0: tensor<?x3x5x7xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<[1.000000e+00, 1.000000e+00, 2.000000e+00, 1.500000e+00]> : tensor<4xf32>
// CHECK-NEXT:     %0 = "onnx.Upsample"(%arg0, %cst) : (tensor<?x3x5x7xf32>, tensor<4xf32>) -> tensor<?x3x10x10xf32>
// CHECK-NEXT:     %1 = "onnx.UpsampleV7"(%arg0) {scales = [1.000000e+00 : f32, 1.000000e+00 : f32, 2.000000e+00 : f32, 1.500000e+00 : f32]} : (tensor<?x3x5x7xf32>) -> tensor<?x3x10x10xf32>
// CHECK-NEXT:     %2 = "onnx.ResizeV10"(%arg0, %cst) : (tensor<?x3x5x7xf32>, tensor<4xf32>) -> tensor<?x3x10x10xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Attention: four dimensions, or three with the heads behind each other; with what is past.
func.func @attention(%q: tensor<?x8x?x16xf32>, %k: tensor<?x2x?x16xf32>, %v: tensor<?x2x?x32xf32>,
                     %pk: tensor<?x2x5x16xf32>, %pv: tensor<?x2x5x32xf32>,
                     %q3: tensor<?x10x128xf32>, %k3: tensor<?x12x32xf32>,
                     %v3: tensor<?x12x64xf32>) {
  %none = "onnx.NoValue"() : () -> none
  %0:4 = "onnx.Attention"(%q, %k, %v, %none, %pk, %pv)
      : (tensor<?x8x?x16xf32>, tensor<?x2x?x16xf32>, tensor<?x2x?x32xf32>, none,
         tensor<?x2x5x16xf32>, tensor<?x2x5x32xf32>)
      -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  %1:4 = "onnx.Attention"(%q3, %k3, %v3) {q_num_heads = 8 : si64, kv_num_heads = 2 : si64}
      : (tensor<?x10x128xf32>, tensor<?x12x32xf32>, tensor<?x12x64xf32>)
      -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @attention(%arg0: tensor<?x8x?x16xf32>, %arg1: tensor<?x2x?x16xf32>, %arg2: tensor<?x2x?x32xf32>, %arg3: tensor<?x2x5x16xf32>, %arg4: tensor<?x2x5x32xf32>, %arg5: tensor<?x10x128xf32>, %arg6: tensor<?x12x32xf32>, %arg7: tensor<?x12x64xf32>) {
// CHECK-NEXT:     %0 = "onnx.NoValue"() : () -> none
// CHECK-NEXT:     %1:4 = "onnx.Attention"(%arg0, %arg1, %arg2, %0, %arg3, %arg4) : (tensor<?x8x?x16xf32>, tensor<?x2x?x16xf32>, tensor<?x2x?x32xf32>, none, tensor<?x2x5x16xf32>, tensor<?x2x5x32xf32>) -> (tensor<?x8x?x32xf32>, tensor<?x2x?x16xf32>, tensor<?x2x?x32xf32>, tensor<?x8x?x?xf32>)
// CHECK-NEXT:     %2:4 = "onnx.Attention"(%arg5, %arg6, %arg7) {kv_num_heads = 2 : si64, q_num_heads = 8 : si64} : (tensor<?x10x128xf32>, tensor<?x12x32xf32>, tensor<?x12x64xf32>) -> (tensor<?x10x256xf32>, tensor<?x2x12x16xf32>, tensor<?x2x12x32xf32>, tensor<?x8x10x12xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Scales and zero points between the operands.
func.func @quantized(%x: tensor<?x4x9x9xui8>, %w: tensor<6x2x3x3xui8>, %s: tensor<f32>,
                     %z: tensor<ui8>, %a: tensor<?x3x4xui8>, %b: tensor<4x5xui8>,
                     %o: tensor<?x18x7x7xf32>) {
  %0 = "onnx.QLinearConv"(%x, %s, %z, %w, %s, %z, %s, %z) {group = 2 : si64, strides = [2, 1]}
      : (tensor<?x4x9x9xui8>, tensor<f32>, tensor<ui8>, tensor<6x2x3x3xui8>, tensor<f32>,
         tensor<ui8>, tensor<f32>, tensor<ui8>) -> tensor<*xui8>
  %1 = "onnx.QLinearMatMul"(%a, %s, %z, %b, %s, %z, %s, %z)
      : (tensor<?x3x4xui8>, tensor<f32>, tensor<ui8>, tensor<4x5xui8>, tensor<f32>, tensor<ui8>,
         tensor<f32>, tensor<ui8>) -> tensor<*xui8>
  %2 = "onnx.DeformConv"(%x, %w, %o) {group = 2 : si64}
      : (tensor<?x4x9x9xui8>, tensor<6x2x3x3xui8>, tensor<?x18x7x7xf32>) -> tensor<*xui8>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @quantized(%arg0: tensor<?x4x9x9xui8>, %arg1: tensor<6x2x3x3xui8>, %arg2: tensor<f32>, %arg3: tensor<ui8>, %arg4: tensor<?x3x4xui8>, %arg5: tensor<4x5xui8>, %arg6: tensor<?x18x7x7xf32>) {
// CHECK-NEXT:     %0 = "onnx.QLinearConv"(%arg0, %arg2, %arg3, %arg1, %arg2, %arg3, %arg2, %arg3) {group = 2 : si64, strides = [2, 1]} : (tensor<?x4x9x9xui8>, tensor<f32>, tensor<ui8>, tensor<6x2x3x3xui8>, tensor<f32>, tensor<ui8>, tensor<f32>, tensor<ui8>) -> tensor<?x6x4x7xui8>
// CHECK-NEXT:     %1 = "onnx.QLinearMatMul"(%arg4, %arg2, %arg3, %arg5, %arg2, %arg3, %arg2, %arg3) : (tensor<?x3x4xui8>, tensor<f32>, tensor<ui8>, tensor<4x5xui8>, tensor<f32>, tensor<ui8>, tensor<f32>, tensor<ui8>) -> tensor<?x3x5xui8>
// CHECK-NEXT:     %2 = "onnx.DeformConv"(%arg0, %arg1, %arg6) {group = 2 : si64} : (tensor<?x4x9x9xui8>, tensor<6x2x3x3xui8>, tensor<?x18x7x7xf32>) -> tensor<?x6x7x7xui8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Backward slices begin at an element; one up to the largest number is everything for some, and nothing for others.
func.func @backward(%x: tensor<2x9xf32>) {
  %start = arith.constant dense<[-9, 5]> : tensor<2xi64>
  %first = arith.constant dense<-9223372036854775808> : tensor<2xi64>
  %largest = arith.constant dense<9223372036854775807> : tensor<2xi64>
  %axes = arith.constant dense<[0, 1]> : tensor<2xi64>
  %steps = arith.constant dense<[-1, -2]> : tensor<2xi64>
  %0 = "onnx.Slice"(%x, %start, %first, %axes, %steps)
      : (tensor<2x9xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>)
      -> tensor<*xf32>
  %1 = "onnx.Slice"(%x, %start, %largest, %axes, %steps)
      : (tensor<2x9xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>)
      -> tensor<*xf32>
  %2 = "onnx.Slice"(%x) {axes = [1], starts = [2], ends = [-1]} : (tensor<2x9xf32>) -> tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @backward(%arg0: tensor<2x9xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<[-9, 5]> : tensor<2xi64>
// CHECK-NEXT:     %cst_0 = arith.constant dense<-9223372036854775808> : tensor<2xi64>
// CHECK-NEXT:     %cst_1 = arith.constant dense<9223372036854775807> : tensor<2xi64>
// CHECK-NEXT:     %cst_2 = arith.constant dense<[0, 1]> : tensor<2xi64>
// CHECK-NEXT:     %cst_3 = arith.constant dense<[-1, -2]> : tensor<2xi64>
// CHECK-NEXT:     %0 = "onnx.Slice"(%arg0, %cst, %cst_0, %cst_2, %cst_3) : (tensor<2x9xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<1x3xf32>
// CHECK-NEXT:     %1 = "onnx.Slice"(%arg0, %cst, %cst_1, %cst_2, %cst_3) : (tensor<2x9xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf32>
// CHECK-NEXT:     %2 = "onnx.Slice"(%arg0) {axes = [1], ends = [-1], starts = [2]} : (tensor<2x9xf32>) -> tensor<2x6xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
