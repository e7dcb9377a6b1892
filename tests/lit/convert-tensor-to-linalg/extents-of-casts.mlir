// RUN: pyopt %s --convert-tensor-to-linalg | FileCheck %s

// The extents that a cast forgets are known.
func.func @pad(%t: tensor<4x?xf32>) -> tensor<?x?xf32> {
  %zero = arith.constant 0.0 : f32
  %0 = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.pad %0 low[1, 2] high[0, 3] {
  ^bb0(%x: index, %y: index):
    tensor.yield %zero : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pad(%arg0: tensor<4x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c1_1 : tensor<4x?xf32>
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = arith.addi %dim, %c2 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %1 = arith.addi %0, %c3 : index
// CHECK-NEXT:     %2 = tensor.empty(%c5, %1) : tensor<?x?xf32>
// CHECK-NEXT:     %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c4_3 = arith.constant 4 : index
// CHECK-NEXT:     %c1_4 = arith.constant 1 : index
// CHECK-NEXT:     %dim_5 = tensor.dim %arg0, %c1_4 : tensor<4x?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %cast into %3[1, 2] [%c4_3, %dim_5] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
