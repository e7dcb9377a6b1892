// RUN: pyopt --upgrade %s | FileCheck %s

// Until 2024 expand_shape had no output_shape. An extent that the types leave open is what is left of the source's.
func.func @open(%a: tensor<?x4xf32>) -> tensor<?x2x4xf32> {
  %0 = tensor.expand_shape %a [[0, 1], [2]] {tag} : tensor<?x4xf32> into tensor<?x2x4xf32>
  return %0 : tensor<?x2x4xf32>
}

// CHECK-LABEL: func.func @open
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %dim = tensor.dim %arg0, %c0 : tensor<?x4xf32>
// CHECK-NEXT:    %c2 = arith.constant 2 : index
// CHECK-NEXT:    %0 = arith.divui %dim, %c2 : index
// CHECK-NEXT:    %expanded = tensor.expand_shape %arg0 {{\[\[}}0, 1], [2]] output_shape [%0, 2, 4] {tag} : tensor<?x4xf32> into tensor<?x2x4xf32>

// An open extent alone in its group is the source's.
func.func @alone(%a: tensor<8x?xf32>) -> tensor<4x2x?xf32> {
  %0 = tensor.expand_shape %a [[0, 1], [2]] : tensor<8x?xf32> into tensor<4x2x?xf32>
  return %0 : tensor<4x2x?xf32>
}

// CHECK-LABEL: func.func @alone
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %dim = tensor.dim %arg0, %c1 : tensor<8x?xf32>
// CHECK-NEXT:    %expanded = tensor.expand_shape %arg0 {{\[\[}}0, 1], [2]] output_shape [4, 2, %dim] : tensor<8x?xf32> into tensor<4x2x?xf32>

// No ops are needed where all is known; and from inside a region they stand in it.
func.func @known(%a: tensor<8xf32>, %c: i1) {
  scf.if %c {
    %0 = tensor.expand_shape %a [[0, 1]] : tensor<8xf32> into tensor<4x2xf32>
  }
  return
}

// CHECK-LABEL: func.func @known
// CHECK-NEXT:    scf.if %arg1 {
// CHECK-NEXT:      %expanded = tensor.expand_shape %arg0 {{\[\[}}0, 1]] output_shape [4, 2] : tensor<8xf32> into tensor<4x2xf32>
