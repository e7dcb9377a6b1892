// RUN: pyopt %s --upgrade --split-input-file | FileCheck %s
// RUN: pyopt-format %s --upgrade | pyopt --split-input-file | FileCheck %s

// The code blocks of the tensor dialect's document of 2021, with the definitions that they use.

// CHECK-LABEL: @cast
// CHECK-NEXT: tensor.cast %arg0 : tensor<*xf32> to tensor<?x?xf32>
// CHECK-NEXT: tensor.cast %{{.*}} : tensor<?x?xf32> to tensor<4x?xf32>
// CHECK-NEXT: tensor.cast %{{.*}} : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: tensor.cast %{{.*}} : tensor<?x?xf32> to tensor<*xf32>
func @cast(%1: tensor<*xf32>) {
  // Convert from unknown rank to rank 2 with unknown dimension sizes.
  %2 = tensor.cast %1 : tensor<*xf32> to tensor<?x?xf32>
  // Convert to a type with more known dimensions.
  %3 = tensor.cast %2 : tensor<?x?xf32> to tensor<4x?xf32>
  // Discard static dimension and rank information.
  %4 = tensor.cast %3 : tensor<4x?xf32> to tensor<?x?xf32>
  %5 = tensor.cast %4 : tensor<?x?xf32> to tensor<*xf32>
  return
}

// -----

// Of a tensor without a rank the reference extracts nothing; the document does.
// CHECK-LABEL: @extract
// CHECK-NEXT: tensor.extract %arg0[%arg3, %arg4] : tensor<4x4xi32>
// CHECK-NEXT: tensor.extract %arg1[%arg3, %arg4] : tensor<?x?xi32>
// CHECK-NEXT: tensor.extract %arg2[%arg3, %arg4] : tensor<*xi32>
func @extract(%t: tensor<4x4xi32>, %rt: tensor<?x?xi32>, %ut: tensor<*xi32>, %1: index, %2: index) {
  %4 = tensor.extract %t[%1, %2] : tensor<4x4xi32>
  %5 = tensor.extract %rt[%1, %2] : tensor<?x?xi32>
  %6 = tensor.extract %ut[%1, %2] : tensor<*xi32>
  return
}

// -----

// The document writes the operands in parentheses, which its own syntax does not have.
// CHECK-LABEL: @from_elements
// CHECK-NEXT: tensor.from_elements %arg0, %arg1 : tensor<2xindex>
func @from_elements(%i_1: index, %i_N: index) -> tensor<2xindex> {
  %0 = tensor.from_elements %i_1, %i_N : tensor<2xindex>
  return %0 : tensor<2xindex>
}

// -----

// The document's type lacks an `x`, and its tensor a dimension; `yield` has no prefix within the op.
// CHECK-LABEL: @generate
// CHECK-NEXT: tensor.generate %arg0, %arg1 {
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index, %arg5: index):
// CHECK-NEXT:   tensor.yield %arg2 : f32
// CHECK-NEXT: } : tensor<?x3x?xf32>
func @generate(%m: index, %n: index, %elem: f32) -> tensor<?x3x?xf32> {
  %tnsr = tensor.generate %m, %n {
  ^bb0(%i: index, %j: index, %k: index):
    yield %elem : f32
  } : tensor<?x3x?xf32>
  return %tnsr : tensor<?x3x?xf32>
}

// -----

// The ops that these were before 2021.
// CHECK-LABEL: @before
// CHECK: tensor.generate %arg0 {
// CHECK:   tensor.yield
// CHECK: tensor.extract
func @before(%m: index, %elem: f32) -> f32 {
  %0 = dynamic_tensor_from_elements %m {
  ^bb0(%i: index):
    yield %elem : f32
  } : tensor<?xf32>
  %1 = tensor.extract_element %0[%m] : tensor<?xf32>
  return %1 : f32
}
