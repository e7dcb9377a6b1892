// RUN: pyopt %s --convert-math-to-funcs | FileCheck %s

// There is nothing to convert; what folds does nevertheless.
func.func @bitcast_to_the_same_type(%i: index, %a: tensor<4x8xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = tensor.bitcast %a : tensor<4x8xf32> to tensor<4x8xf32>
  %r = tensor.extract %p[%c0, %c1] : tensor<4x8xf32>
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @bitcast_to_the_same_type(%arg0: index, %arg1: tensor<4x8xf32>) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %extracted = tensor.extract %arg1[%c0, %c1] : tensor<4x8xf32>
// CHECK-NEXT:     return %extracted : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
