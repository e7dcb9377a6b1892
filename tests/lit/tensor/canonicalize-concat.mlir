// RUN: pyopt %s --split-input-file --canonicalize | FileCheck %s

// Operands and result get the extents that some operand tells.
func.func @types(%s: tensor<4x8xf32>, %q: tensor<?x?xf32>, %r: tensor<4x?xf32>)
    -> (tensor<?x?xf32>, tensor<?x8xf32>, tensor<8x?xf32>) {
  %0 = tensor.concat dim(0) %s, %q, %r
      : (tensor<4x8xf32>, tensor<?x?xf32>, tensor<4x?xf32>) -> tensor<?x?xf32>
  %1 = tensor.concat dim(0) %s, %r : (tensor<4x8xf32>, tensor<4x?xf32>) -> tensor<?x8xf32>
  %2 = tensor.concat dim(0) %r, %r : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<8x?xf32>
  return %0, %1, %2 : tensor<?x?xf32>, tensor<?x8xf32>, tensor<8x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @types(%arg0: tensor<4x8xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<4x?xf32>) -> (tensor<?x?xf32>, tensor<?x8xf32>, tensor<8x?xf32>) {
// CHECK-NEXT:     %cast = tensor.cast %arg1 : tensor<?x?xf32> to tensor<?x8xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %arg2 : tensor<4x?xf32> to tensor<4x8xf32>
// CHECK-NEXT:     %concat = tensor.concat dim(0) %arg0, %cast, %cast_0 : (tensor<4x8xf32>, tensor<?x8xf32>, tensor<4x8xf32>) -> tensor<?x8xf32>
// CHECK-NEXT:     %cast_1 = tensor.cast %concat : tensor<?x8xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %cast_2 = tensor.cast %arg2 : tensor<4x?xf32> to tensor<4x8xf32>
// CHECK-NEXT:     %concat_3 = tensor.concat dim(0) %arg0, %cast_2 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
// CHECK-NEXT:     %cast_4 = tensor.cast %concat_3 : tensor<8x8xf32> to tensor<?x8xf32>
// CHECK-NEXT:     %concat_5 = tensor.concat dim(0) %arg2, %arg2 : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<8x?xf32>
// CHECK-NEXT:     return %cast_1, %cast_4, %concat_5 : tensor<?x?xf32>, tensor<?x8xf32>, tensor<8x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What the result knows alone tells nothing of the operands, and is kept.
func.func @kept(%q: tensor<?x?xf32>, %d: tensor<?x8xf32>) -> (tensor<?x8xf32>, tensor<10x8xf32>) {
  %0 = tensor.concat dim(0) %q, %q {a} : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x8xf32>
  %1 = tensor.concat dim(0) %d, %d : (tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<10x8xf32>
  return %0, %1 : tensor<?x8xf32>, tensor<10x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @kept(%arg0: tensor<?x?xf32>, %arg1: tensor<?x8xf32>) -> (tensor<?x8xf32>, tensor<10x8xf32>) {
// CHECK-NEXT:     %concat = tensor.concat dim(0) %arg0, %arg0 {a} : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x8xf32>
// CHECK-NEXT:     %concat_0 = tensor.concat dim(0) %arg1, %arg1 : (tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<10x8xf32>
// CHECK-NEXT:     return %concat, %concat_0 : tensor<?x8xf32>, tensor<10x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
