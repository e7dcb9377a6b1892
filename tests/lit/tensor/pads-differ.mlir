// RUN: pyopt %s --canonicalize | FileCheck %s

// The first pad cuts an element off, in whose place the second one has a zero. The reference keeps the element.
func.func @cut(%t: tensor<?xf32>) -> tensor<?xf32> {
  %zero = arith.constant 0.0 : f32
  %0 = tensor.pad %t low[-1] high[0] {
  ^bb0(%x: index):
    tensor.yield %zero : f32
  } : tensor<?xf32> to tensor<?xf32>
  %1 = tensor.pad %0 low[1] high[0] {
  ^bb0(%x: index):
    tensor.yield %zero : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cut(%arg0: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %padded = tensor.pad %arg0 low[-1] high[0] {
// CHECK-NEXT:     ^bb0(%arg1: index):
// CHECK-NEXT:       tensor.yield %cst : f32
// CHECK-NEXT:     } : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT:     %padded_0 = tensor.pad %padded low[1] high[0] {
// CHECK-NEXT:     ^bb0(%arg1: index):
// CHECK-NEXT:       tensor.yield %cst : f32
// CHECK-NEXT:     } : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT:     return %padded_0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
