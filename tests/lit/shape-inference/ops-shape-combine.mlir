// RUN: pyopt %s --shape-inference --split-input-file | FileCheck %s

// What ops that combine shapes make known, or take them apart; errors stay errors.

// Meet of what cannot be an error informs its operands.

func.func @meet_of_what_cannot_be_an_error_informs_its_operands(%e: tensor<?xindex>, %i: index)
    -> (index, index, index, index, index, index, index) {
  %0 = shape.const_shape [2, 3] : tensor<2xindex>
  %1 = shape.meet %e, %0 : tensor<?xindex>, tensor<2xindex> -> tensor<?xindex>
  %c5 = arith.constant 5 : index
  %2 = shape.meet %i, %c5 : index, index -> index
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %q0 = shape.rank %e : tensor<?xindex> -> index
  %q1 = shape.get_extent %e, %k0 : tensor<?xindex>, index -> index
  %q2 = shape.get_extent %e, %k1 : tensor<?xindex>, index -> index
  %q3 = shape.rank %1 : tensor<?xindex> -> index
  %q4 = shape.get_extent %1, %k0 : tensor<?xindex>, index -> index
  %q5 = shape.get_extent %1, %k1 : tensor<?xindex>, index -> index
  return %i, %q0, %q1, %q2, %q3, %q4, %q5 : index, index, index, index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @meet_of_what_cannot_be_an_error_informs_its_operands(%arg0: tensor<?xindex>, %arg1: index) -> (index, index, index, index, index, index, index) {
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %0 = shape.meet %arg1, %c5 : index, index -> index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c2_0 = arith.constant 2 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c2_1 = arith.constant 2 : index
// CHECK-NEXT:     %c2_2 = arith.constant 2 : index
// CHECK-NEXT:     %c3_3 = arith.constant 3 : index
// CHECK-NEXT:     return %arg1, %c2, %c2_0, %c3, %c2_1, %c2_2, %c3_3 : index, index, index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The maximum and the minimum of shapes of one rank.

func.func @extremes_of_shapes(%a: tensor<2x3xf32>) -> (!shape.shape, !shape.shape) {
  %s = shape.shape_of %a : tensor<2x3xf32> -> !shape.shape
  %t = shape.const_shape [3, 1] : !shape.shape
  %0 = shape.max %s, %t : !shape.shape, !shape.shape -> !shape.shape
  %1 = shape.min %s, %t : !shape.shape, !shape.shape -> !shape.shape
  return %0, %1 : !shape.shape, !shape.shape
}

// CHECK: module {
// CHECK-NEXT:   func.func @extremes_of_shapes(%arg0: tensor<2x3xf32>) -> (!shape.shape, !shape.shape) {
// CHECK-NEXT:     %0 = shape.const_shape [3, 3] : !shape.shape
// CHECK-NEXT:     %1 = shape.const_shape [2, 1] : !shape.shape
// CHECK-NEXT:     return %0, %1 : !shape.shape, !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Meet of what may be an error does not.

func.func @meet_of_what_may_be_an_error_does_not(%a: tensor<?xf32>)
    -> (!shape.size, !shape.size, !shape.size, index) {
  %0 = shape.shape_of %a : tensor<?xf32> -> !shape.shape
  %1 = shape.const_shape [3] : !shape.shape
  %2 = shape.meet %0, %1 : !shape.shape, !shape.shape -> !shape.shape
  %3 = shape.meet %0, %0 : !shape.shape, !shape.shape -> !shape.shape
  %k0 = arith.constant 0 : index
  %q0 = shape.rank %2 : !shape.shape -> !shape.size
  %q1 = shape.rank %3 : !shape.shape -> !shape.size
  %q2 = shape.get_extent %3, %k0 : !shape.shape, index -> !shape.size
  %q3 = tensor.dim %a, %k0 : tensor<?xf32>
  return %q0, %q1, %q2, %q3 : !shape.size, !shape.size, !shape.size, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @meet_of_what_may_be_an_error_does_not(%arg0: tensor<?xf32>) -> (!shape.size, !shape.size, !shape.size, index) {
// CHECK-NEXT:     %0 = shape.shape_of %arg0 : tensor<?xf32> -> !shape.shape
// CHECK-NEXT:     %1 = shape.const_shape [3] : !shape.shape
// CHECK-NEXT:     %2 = shape.meet %0, %1 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %3 = shape.rank %2 : !shape.shape -> !shape.size
// CHECK-NEXT:     %c1 = shape.const_size 1
// CHECK-NEXT:     %4 = shape.get_extent %0, %c0 : !shape.shape, index -> !shape.size
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     return %3, %c1, %4, %dim : !shape.size, !shape.size, !shape.size, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Any.

func.func @any(%a: tensor<?x3xf32>, %b: tensor<2x?xf32>)
    -> (!shape.size, !shape.size, !shape.size) {
  %0 = shape.shape_of %a : tensor<?x3xf32> -> !shape.shape
  %1 = shape.shape_of %b : tensor<2x?xf32> -> !shape.shape
  %2 = shape.any %0, %1 : !shape.shape, !shape.shape -> !shape.shape
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %q0 = shape.rank %2 : !shape.shape -> !shape.size
  %q1 = shape.get_extent %2, %k0 : !shape.shape, index -> !shape.size
  %q2 = shape.get_extent %2, %k1 : !shape.shape, index -> !shape.size
  return %q0, %q1, %q2 : !shape.size, !shape.size, !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @any(%arg0: tensor<?x3xf32>, %arg1: tensor<2x?xf32>) -> (!shape.size, !shape.size, !shape.size) {
// CHECK-NEXT:     %c2 = shape.const_size 2
// CHECK-NEXT:     %c2_0 = shape.const_size 2
// CHECK-NEXT:     %c3 = shape.const_size 3
// CHECK-NEXT:     return %c2, %c2_0, %c3 : !shape.size, !shape.size, !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Broadcast that must be 1.
// An assertion may end the program in good order: what it says is only known behind it.

func.func @broadcast_that_must_be_1(%a: tensor<?x?xf32>, %b: tensor<?xf32>)
    -> (index, index, index) {
  %0 = shape.shape_of %a : tensor<?x?xf32> -> tensor<2xindex>
  %1 = shape.shape_of %b : tensor<?xf32> -> tensor<1xindex>
  %2 = shape.broadcast %0, %1 : tensor<2xindex>, tensor<1xindex> -> tensor<2xindex>
  %3 = shape.const_shape [5, 1] : tensor<2xindex>
  %4 = shape.shape_eq %2, %3 : tensor<2xindex>, tensor<2xindex>
  cf.assert %4, ""
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %q0 = tensor.dim %a, %k0 : tensor<?x?xf32>
  %q1 = tensor.dim %a, %k1 : tensor<?x?xf32>
  %q2 = tensor.dim %b, %k0 : tensor<?xf32>
  return %q0, %q1, %q2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @broadcast_that_must_be_1(%arg0: tensor<?x?xf32>, %arg1: tensor<?xf32>) -> (index, index, index) {
// CHECK-NEXT:     %0 = shape.shape_of %arg0 : tensor<?x?xf32> -> tensor<2xindex>
// CHECK-NEXT:     %1 = shape.shape_of %arg1 : tensor<?xf32> -> tensor<1xindex>
// CHECK-NEXT:     %2 = shape.broadcast %0, %1 : tensor<2xindex>, tensor<1xindex> -> tensor<2xindex>
// CHECK-NEXT:     %3 = shape.const_shape [5, 1] : tensor<2xindex>
// CHECK-NEXT:     %4 = shape.shape_eq %2, %3 : tensor<2xindex>, tensor<2xindex>
// CHECK-NEXT:     cf.assert %4, ""
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     return %c5, %c1, %c1_0 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Broadcast of shapes is known only if it surely is none but a shape.

func.func @broadcast_of_shapes_is_known_only_if_it_surely_is_none_but_a(
    %a: tensor<?xf32>, %b: tensor<?x?xf32>)
    -> (i1, i1, i1, !shape.size, !shape.size, !shape.size, !shape.size) {
  %0 = shape.shape_of %a : tensor<?xf32> -> !shape.shape
  %1 = shape.shape_of %b : tensor<?x?xf32> -> !shape.shape
  %2 = shape.const_shape [4, 1] : !shape.shape
  %3 = shape.broadcast %0, %1 : !shape.shape, !shape.shape -> !shape.shape
  %4 = shape.broadcast %0, %2 : !shape.shape, !shape.shape -> !shape.shape
  %5 = shape.is_broadcastable %0, %2 : !shape.shape, !shape.shape
  %6 = shape.is_broadcastable %0, %1 : !shape.shape, !shape.shape
  %7 = shape.is_broadcastable %1 : !shape.shape
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %q0 = shape.rank %3 : !shape.shape -> !shape.size
  %q1 = shape.rank %4 : !shape.shape -> !shape.size
  %q2 = shape.get_extent %4, %k0 : !shape.shape, index -> !shape.size
  %q3 = shape.get_extent %4, %k1 : !shape.shape, index -> !shape.size
  return %5, %6, %7, %q0, %q1, %q2, %q3
      : i1, i1, i1, !shape.size, !shape.size, !shape.size, !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @broadcast_of_shapes_is_known_only_if_it_surely_is_none_but_a(%arg0: tensor<?xf32>, %arg1: tensor<?x?xf32>) -> (i1, i1, i1, !shape.size, !shape.size, !shape.size, !shape.size) {
// CHECK-NEXT:     %0 = shape.shape_of %arg0 : tensor<?xf32> -> !shape.shape
// CHECK-NEXT:     %1 = shape.shape_of %arg1 : tensor<?x?xf32> -> !shape.shape
// CHECK-NEXT:     %2 = shape.const_shape [4, 1] : !shape.shape
// CHECK-NEXT:     %3 = shape.broadcast %0, %1 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     %4 = shape.broadcast %0, %2 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %5 = shape.is_broadcastable %0, %1 : !shape.shape, !shape.shape
// CHECK-NEXT:     %true_0 = arith.constant true
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %6 = shape.rank %3 : !shape.shape -> !shape.size
// CHECK-NEXT:     %c2 = shape.const_size 2
// CHECK-NEXT:     %c4 = shape.const_size 4
// CHECK-NEXT:     %7 = shape.get_extent %4, %c1 : !shape.shape, index -> !shape.size
// CHECK-NEXT:     return %true, %5, %true_0, %6, %c2, %c4, %7 : i1, i1, i1, !shape.size, !shape.size, !shape.size, !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Concat, both ways.
// An assertion may end the program in good order: what it says is only known behind it.

func.func @concat_both_ways(%a: tensor<?x4xf32>, %e: tensor<?xindex>, %f: tensor<3xindex>)
    -> (index, !shape.size, !shape.size, !shape.size, !shape.size, !shape.size) {
  %0 = shape.shape_of %a : tensor<?x4xf32> -> tensor<2xindex>
  %1 = shape.concat %0, %e : tensor<2xindex>, tensor<?xindex> -> tensor<?xindex>
  %2 = shape.shape_eq %1, %f : tensor<?xindex>, tensor<3xindex>
  cf.assert %2, ""
  %3 = shape.concat %0, %0 : tensor<2xindex>, tensor<2xindex> -> !shape.shape
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %k2 = arith.constant 2 : index
  %k3 = arith.constant 3 : index
  %q0 = tensor.dim %e, %k0 : tensor<?xindex>
  %q1 = shape.rank %3 : !shape.shape -> !shape.size
  %q2 = shape.get_extent %3, %k0 : !shape.shape, index -> !shape.size
  %q3 = shape.get_extent %3, %k1 : !shape.shape, index -> !shape.size
  %q4 = shape.get_extent %3, %k2 : !shape.shape, index -> !shape.size
  %q5 = shape.get_extent %3, %k3 : !shape.shape, index -> !shape.size
  return %q0, %q1, %q2, %q3, %q4, %q5
      : index, !shape.size, !shape.size, !shape.size, !shape.size, !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @concat_both_ways(%arg0: tensor<?x4xf32>, %arg1: tensor<?xindex>, %arg2: tensor<3xindex>) -> (index, !shape.size, !shape.size, !shape.size, !shape.size, !shape.size) {
// CHECK-NEXT:     %0 = shape.shape_of %arg0 : tensor<?x4xf32> -> tensor<2xindex>
// CHECK-NEXT:     %1 = shape.concat %0, %arg1 : tensor<2xindex>, tensor<?xindex> -> tensor<?xindex>
// CHECK-NEXT:     %2 = shape.shape_eq %1, %arg2 : tensor<?xindex>, tensor<3xindex>
// CHECK-NEXT:     cf.assert %2, ""
// CHECK-NEXT:     %3 = shape.concat %0, %0 : tensor<2xindex>, tensor<2xindex> -> !shape.shape
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = shape.const_size 4
// CHECK-NEXT:     %4 = shape.get_extent %3, %c0 : !shape.shape, index -> !shape.size
// CHECK-NEXT:     %c4_0 = shape.const_size 4
// CHECK-NEXT:     %c4_1 = shape.const_size 4
// CHECK-NEXT:     return %c1, %c4, %4, %c4_0, %4, %c4_1 : index, !shape.size, !shape.size, !shape.size, !shape.size, !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Split_at.

func.func @split_at(%a: tensor<?x4x5xf32>, %i: index)
    -> (!shape.size, !shape.size, !shape.size, !shape.size, !shape.size, !shape.size) {
  %0 = shape.shape_of %a : tensor<?x4x5xf32> -> !shape.shape
  %c1 = arith.constant 1 : index
  %m1 = arith.constant -1 : index
  %c4 = arith.constant 4 : index
  %1, %2 = "shape.split_at"(%0, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %3, %4 = "shape.split_at"(%0, %m1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %5, %6 = "shape.split_at"(%0, %c4) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %7, %8 = "shape.split_at"(%0, %i) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %k0 = arith.constant 0 : index
  %q0 = shape.rank %1 : !shape.shape -> !shape.size
  %q1 = shape.get_extent %1, %k0 : !shape.shape, index -> !shape.size
  %q2 = shape.rank %4 : !shape.shape -> !shape.size
  %q3 = shape.get_extent %4, %k0 : !shape.shape, index -> !shape.size
  %q4 = shape.rank %5 : !shape.shape -> !shape.size
  %q5 = shape.rank %8 : !shape.shape -> !shape.size
  return %q0, %q1, %q2, %q3, %q4, %q5
      : !shape.size, !shape.size, !shape.size, !shape.size, !shape.size, !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @split_at(%arg0: tensor<?x4x5xf32>, %arg1: index) -> (!shape.size, !shape.size, !shape.size, !shape.size, !shape.size, !shape.size) {
// CHECK-NEXT:     %0 = shape.shape_of %arg0 : tensor<?x4x5xf32> -> !shape.shape
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %head, %tail = "shape.split_at"(%0, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
// CHECK-NEXT:     %head_0, %tail_1 = "shape.split_at"(%0, %c4) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
// CHECK-NEXT:     %head_2, %tail_3 = "shape.split_at"(%0, %arg1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1_4 = shape.const_size 1
// CHECK-NEXT:     %1 = shape.get_extent %head, %c0 : !shape.shape, index -> !shape.size
// CHECK-NEXT:     %c1_5 = shape.const_size 1
// CHECK-NEXT:     %c5 = shape.const_size 5
// CHECK-NEXT:     %2 = shape.rank %head_0 : !shape.shape -> !shape.size
// CHECK-NEXT:     %3 = shape.rank %tail_3 : !shape.shape -> !shape.size
// CHECK-NEXT:     return %c1_4, %1, %c1_5, %c5, %2, %3 : !shape.size, !shape.size, !shape.size, !shape.size, !shape.size, !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }
