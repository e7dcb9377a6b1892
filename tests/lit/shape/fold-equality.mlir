// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// shape.shape_eq of constants that casts hide: the reference makes constants of type tensor<?xindex> instead, which do
// not verify, and sees no casts.

// Constants are equal, or not, behind casts too, and even alone.
func.func @equality_behind_casts(%t: tensor<?xindex>) -> (i1, i1, i1, i1) {
  %a = shape.const_shape [4, 5] : tensor<2xindex>
  %b = arith.constant dense<[4, 6]> : tensor<2xindex>
  %0 = tensor.cast %a : tensor<2xindex> to tensor<?xindex>
  %1 = tensor.cast %b : tensor<2xindex> to tensor<?xindex>
  %2 = shape.shape_eq %0, %a : tensor<?xindex>, tensor<2xindex>
  %3 = shape.shape_eq %0, %1 : tensor<?xindex>, tensor<?xindex>
  %4 = shape.shape_eq %1 : tensor<?xindex>
  %5 = shape.shape_eq %0, %t : tensor<?xindex>, tensor<?xindex>
  return %2, %3, %4, %5 : i1, i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @equality_behind_casts(%arg0: tensor<?xindex>) -> (i1, i1, i1, i1) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %0 = shape.const_shape [4, 5] : tensor<2xindex>
// CHECK-NEXT:     %cast = tensor.cast %0 : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:     %1 = shape.shape_eq %cast, %arg0 : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:     return %true, %false, %true, %1 : i1, i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }
