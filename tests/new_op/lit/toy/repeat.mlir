// RUN: pyopt %s | FileCheck %s
// RUN: pyopt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: pyopt %s --canonicalize | FileCheck %s --check-prefix=SIMPLE
// RUN: pyopt %s --shape-inference | FileCheck %s --check-prefix=SHAPE

// CHECK-LABEL: func.func @once
// CHECK: %repeated = toy.repeat %arg0, 1 : tensor<4xf32> -> tensor<4xf32>
// GENERIC: "toy.repeat"(%{{.*}}) <{times = 1 : i64}> : (tensor<4xf32>) -> tensor<4xf32>
// SIMPLE-LABEL: func.func @once
// SIMPLE-NEXT: return %arg0 : tensor<4xf32>
func.func @once(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = toy.repeat %t, 1 : tensor<4xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// The type says more: no fold.
// SIMPLE-LABEL: func.func @once_with_another_type
// SIMPLE-NEXT: toy.repeat %arg0, 1 : tensor<4xf32> -> tensor<?xf32>
func.func @once_with_another_type(%t: tensor<4xf32>) -> tensor<?xf32> {
  %0 = toy.repeat %t, 1 : tensor<4xf32> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// SIMPLE-LABEL: func.func @twice
// SIMPLE-NEXT: %repeated = toy.repeat %arg0, 6 : tensor<?xi8> -> tensor<?xi8>
// SIMPLE-NEXT: return %repeated
func.func @twice(%t: tensor<?xi8>) -> tensor<?xi8> {
  %0 = toy.repeat %t, 2 : tensor<?xi8> -> tensor<?xi8>
  %1 = toy.repeat %0, 3 : tensor<?xi8> -> tensor<?xi8>
  return %1 : tensor<?xi8>
}

// SHAPE-LABEL: func.func @extent
// SHAPE: %c12 = arith.constant 12 : index
// SHAPE: return %c12 : index
func.func @extent(%t: tensor<4xi8>) -> index {
  %0 = toy.repeat %t, 3 : tensor<4xi8> -> tensor<?xi8>
  %c0 = arith.constant 0 : index
  %1 = tensor.dim %0, %c0 : tensor<?xi8>
  return %1 : index
}
