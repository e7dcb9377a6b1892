// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// Folds of constants that casts hide: the reference makes constants of type tensor<?xindex> instead, which do
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

// -----

func.func @constants_behind_casts(%s: !shape.shape, %t: tensor<?xindex>)
    -> (!shape.shape, !shape.shape, !shape.shape, index, index, index, !shape.shape) {
  %c1 = arith.constant 1 : index
  %a = shape.const_shape [4, 5] : tensor<2xindex>
  %b = arith.constant dense<[1, 5]> : tensor<2xindex>
  %0 = tensor.cast %a : tensor<2xindex> to tensor<?xindex>
  %1 = tensor.cast %b : tensor<2xindex> to tensor<?xindex>
  %2 = shape.concat %0, %1 : tensor<?xindex>, tensor<?xindex> -> !shape.shape
  %3 = shape.broadcast %0, %1 : tensor<?xindex>, tensor<?xindex> -> !shape.shape
  %4 = shape.any %0, %s : tensor<?xindex>, !shape.shape -> !shape.shape
  %5 = shape.rank %0 : tensor<?xindex> -> index
  %6 = shape.num_elements %1 : tensor<?xindex> -> index
  %7 = shape.get_extent %0, %c1 : tensor<?xindex>, index -> index
  %8 = shape.concat %0, %t : tensor<?xindex>, tensor<?xindex> -> !shape.shape
  return %2, %3, %4, %5, %6, %7, %8
      : !shape.shape, !shape.shape, !shape.shape, index, index, index, !shape.shape
}

// CHECK: module {
// CHECK-NEXT:   func.func @constants_behind_casts(%arg0: !shape.shape, %arg1: tensor<?xindex>) -> (!shape.shape, !shape.shape, !shape.shape, index, index, index, !shape.shape) {
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = shape.const_shape [4, 5] : !shape.shape
// CHECK-NEXT:     %1 = shape.const_shape [4, 5, 1, 5] : !shape.shape
// CHECK-NEXT:     %2 = shape.const_shape [4, 5] : tensor<2xindex>
// CHECK-NEXT:     %cast = tensor.cast %2 : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:     %3 = shape.concat %cast, %arg1 : tensor<?xindex>, tensor<?xindex> -> !shape.shape
// CHECK-NEXT:     return %1, %0, %0, %c2, %c5, %c5, %3 : !shape.shape, !shape.shape, !shape.shape, index, index, index, !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The constant has another type, but the operand has the result's.

func.func @to_extents_of_its_own_type() -> tensor<?xindex> {
  %0 = shape.const_shape [2, 3] : tensor<2xindex>
  %cast = tensor.cast %0 : tensor<2xindex> to tensor<?xindex>
  %1 = shape.to_extent_tensor %cast : tensor<?xindex> -> tensor<?xindex>
  return %1 : tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @to_extents_of_its_own_type() -> tensor<?xindex> {
// CHECK-NEXT:     %0 = shape.const_shape [2, 3] : tensor<2xindex>
// CHECK-NEXT:     %cast = tensor.cast %0 : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:     return %cast : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }
