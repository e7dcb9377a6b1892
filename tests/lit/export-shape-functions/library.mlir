// RUN: pyopt %s -split-input-file --export-shape-functions=library=common -allow-unregistered-dialect | FileCheck %s

// Ops of the library.

func.func @pooled(%x: tensor<?x3x?x?xf32> {shape.dims = ["batch", "3", "height", "width"]})
    -> tensor<*xf32> {
  %0 = "onnx.MaxPoolSingleOut"(%x) {kernel_shape = [2, 2], strides = [2, 2]}
      : (tensor<?x3x?x?xf32>) -> tensor<*xf32>
  %1 = "onnx.Relu"(%0) : (tensor<*xf32>) -> tensor<*xf32>
  return %1 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pooled(%arg0: tensor<?x3x?x?xf32> {shape.dims = ["batch", "3", "height", "width"]}) -> tensor<*xf32> {
// CHECK-NEXT:     %0 = "onnx.MaxPoolSingleOut"(%arg0) {kernel_shape = [2, 2], strides = [2, 2]} : (tensor<?x3x?x?xf32>) -> tensor<*xf32>
// CHECK-NEXT:     %1 = "onnx.Relu"(%0) : (tensor<*xf32>) -> tensor<*xf32>
// CHECK-NEXT:     return %1 : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @pooled_shapes(%arg0: tensor<4xindex>) -> tensor<4xindex> attributes {shape.shapes_of = @pooled} {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %extracted = tensor.extract %arg0[%c0] : tensor<4xindex>
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %extracted_0 = tensor.extract %arg0[%c2] : tensor<4xindex>
// CHECK-NEXT:     %c2_1 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.floordivsi %extracted_0, %c2_1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %extracted_2 = tensor.extract %arg0[%c3] : tensor<4xindex>
// CHECK-NEXT:     %1 = arith.floordivsi %extracted_2, %c2_1 : index
// CHECK-NEXT:     %c3_3 = arith.constant 3 : index
// CHECK-NEXT:     %from_elements = tensor.from_elements %extracted, %c3_3, %0, %1 : tensor<4xindex>
// CHECK-NEXT:     return %from_elements : tensor<4xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }
