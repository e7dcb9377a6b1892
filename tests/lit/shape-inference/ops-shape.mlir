// RUN: pyopt %s --shape-inference --split-input-file | FileCheck %s

// What the shape dialect's ops make known; errors stay errors.

// Shape_of, both ways.
// An assertion may end the program in good order: what it says is only known behind it.

func.func @shape_of_both_ways(%a: tensor<?x4xf32>, %b: tensor<*xf32>)
    -> (!shape.size, !shape.size, !shape.size, index, index, index, index) {
  %0 = shape.shape_of %a : tensor<?x4xf32> -> !shape.shape
  %1 = shape.shape_of %b : tensor<*xf32> -> tensor<?xindex>
  %2 = shape.shape_eq %0, %1 : !shape.shape, tensor<?xindex>
  cf.assert %2, ""
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %q0 = shape.rank %0 : !shape.shape -> !shape.size
  %q1 = shape.get_extent %0, %k0 : !shape.shape, index -> !shape.size
  %q2 = shape.get_extent %0, %k1 : !shape.shape, index -> !shape.size
  %q3 = tensor.rank %b : tensor<*xf32>
  %q4 = tensor.dim %b, %k0 : tensor<*xf32>
  %q5 = tensor.dim %b, %k1 : tensor<*xf32>
  %q6 = tensor.dim %1, %k0 : tensor<?xindex>
  return %q0, %q1, %q2, %q3, %q4, %q5, %q6
      : !shape.size, !shape.size, !shape.size, index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_of_both_ways(%arg0: tensor<?x4xf32>, %arg1: tensor<*xf32>) -> (!shape.size, !shape.size, !shape.size, index, index, index, index) {
// CHECK-NEXT:     %0 = shape.shape_of %arg0 : tensor<?x4xf32> -> !shape.shape
// CHECK-NEXT:     %1 = shape.shape_of %arg1 : tensor<*xf32> -> tensor<?xindex>
// CHECK-NEXT:     %2 = shape.shape_eq %0, %1 : !shape.shape, tensor<?xindex>
// CHECK-NEXT:     cf.assert %2, ""
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = shape.const_size 2
// CHECK-NEXT:     %3 = shape.get_extent %0, %c0 : !shape.shape, index -> !shape.size
// CHECK-NEXT:     %c4 = shape.const_size 4
// CHECK-NEXT:     %c2_0 = arith.constant 2 : index
// CHECK-NEXT:     %dim = tensor.dim %arg1, %c0 : tensor<*xf32>
// CHECK-NEXT:     %c4_1 = arith.constant 4 : index
// CHECK-NEXT:     %c2_2 = arith.constant 2 : index
// CHECK-NEXT:     return %c2, %3, %c4, %c2_0, %dim, %c4_1, %c2_2 : !shape.size, !shape.size, !shape.size, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Constants.

func.func @constants()
    -> (!shape.size, !shape.witness, !shape.size, !shape.size, !shape.size, !shape.size, index,
        index, index) {
  %0 = shape.const_shape [2, 3] : !shape.shape
  %1 = shape.const_shape [2, 3] : tensor<2xindex>
  %2 = shape.const_size 5
  %3 = shape.const_witness false
  %4 = shape.size_to_index %2 : !shape.size
  %5 = shape.index_to_size %4
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %q0 = shape.rank %0 : !shape.shape -> !shape.size
  %q1 = shape.get_extent %0, %k0 : !shape.shape, index -> !shape.size
  %q2 = shape.get_extent %0, %k1 : !shape.shape, index -> !shape.size
  %q3 = shape.rank %1 : tensor<2xindex> -> index
  %q4 = shape.get_extent %1, %k0 : tensor<2xindex>, index -> index
  %q5 = shape.get_extent %1, %k1 : tensor<2xindex>, index -> index
  return %2, %3, %5, %q0, %q1, %q2, %q3, %q4, %q5
      : !shape.size, !shape.witness, !shape.size, !shape.size, !shape.size, !shape.size, index,
      index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @constants() -> (!shape.size, !shape.witness, !shape.size, !shape.size, !shape.size, !shape.size, index, index, index) {
// CHECK-NEXT:     %c5 = shape.const_size 5
// CHECK-NEXT:     %0 = shape.const_witness false
// CHECK-NEXT:     %c5_0 = shape.const_size 5
// CHECK-NEXT:     %c2 = shape.const_size 2
// CHECK-NEXT:     %c2_1 = shape.const_size 2
// CHECK-NEXT:     %c3 = shape.const_size 3
// CHECK-NEXT:     %c2_2 = arith.constant 2 : index
// CHECK-NEXT:     %c2_3 = arith.constant 2 : index
// CHECK-NEXT:     %c3_4 = arith.constant 3 : index
// CHECK-NEXT:     return %c5, %0, %c5_0, %c2, %c2_1, %c3, %c2_2, %c2_3, %c3_4 : !shape.size, !shape.witness, !shape.size, !shape.size, !shape.size, !shape.size, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// From_extents: what may be invalid may make the shape so.

func.func @from_extents_what_may_be_invalid_may_make_the_shape_so(
    %i: index, %s: !shape.size, %a: tensor<?xf32>)
    -> (!shape.size, !shape.size, !shape.size, !shape.size) {
  %0 = shape.const_size 5
  %1 = shape.from_extents %i, %0 : index, !shape.size
  %2 = shape.from_extents %i, %s : index, !shape.size
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %q0 = shape.rank %1 : !shape.shape -> !shape.size
  %q1 = shape.get_extent %1, %k0 : !shape.shape, index -> !shape.size
  %q2 = shape.get_extent %1, %k1 : !shape.shape, index -> !shape.size
  %q3 = shape.rank %2 : !shape.shape -> !shape.size
  return %q0, %q1, %q2, %q3 : !shape.size, !shape.size, !shape.size, !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @from_extents_what_may_be_invalid_may_make_the_shape_so(%arg0: index, %arg1: !shape.size, %arg2: tensor<?xf32>) -> (!shape.size, !shape.size, !shape.size, !shape.size) {
// CHECK-NEXT:     %c5 = shape.const_size 5
// CHECK-NEXT:     %0 = shape.from_extents %arg0, %c5 : index, !shape.size
// CHECK-NEXT:     %1 = shape.from_extents %arg0, %arg1 : index, !shape.size
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = shape.const_size 2
// CHECK-NEXT:     %2 = shape.get_extent %0, %c0 : !shape.shape, index -> !shape.size
// CHECK-NEXT:     %c5_0 = shape.const_size 5
// CHECK-NEXT:     %3 = shape.rank %1 : !shape.shape -> !shape.size
// CHECK-NEXT:     return %c2, %2, %c5_0, %3 : !shape.size, !shape.size, !shape.size, !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Extent tensors and shapes.
// An assertion may end the program in good order: what it says is only known behind it.

func.func @extent_tensors_and_shapes(%e: tensor<?xindex>, %s: !shape.shape, %a: tensor<?x4xf32>)
    -> (index, index, index, index, !shape.size, !shape.size, !shape.size) {
  %0 = shape.from_extent_tensor %e : tensor<?xindex>
  %1 = shape.to_extent_tensor %s : !shape.shape -> tensor<2xindex>
  %2 = shape.shape_of %a : tensor<?x4xf32> -> !shape.shape
  %3 = shape.shape_eq %0, %2 : !shape.shape, !shape.shape
  cf.assert %3, ""
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %q0 = shape.rank %e : tensor<?xindex> -> index
  %q1 = shape.get_extent %e, %k0 : tensor<?xindex>, index -> index
  %q2 = shape.get_extent %e, %k1 : tensor<?xindex>, index -> index
  %q3 = tensor.dim %e, %k0 : tensor<?xindex>
  %q4 = shape.rank %s : !shape.shape -> !shape.size
  %q5 = shape.get_extent %s, %k0 : !shape.shape, index -> !shape.size
  %q6 = shape.get_extent %s, %k1 : !shape.shape, index -> !shape.size
  return %q0, %q1, %q2, %q3, %q4, %q5, %q6
      : index, index, index, index, !shape.size, !shape.size, !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @extent_tensors_and_shapes(%arg0: tensor<?xindex>, %arg1: !shape.shape, %arg2: tensor<?x4xf32>) -> (index, index, index, index, !shape.size, !shape.size, !shape.size) {
// CHECK-NEXT:     %0 = shape.from_extent_tensor %arg0 : tensor<?xindex>
// CHECK-NEXT:     %1 = shape.to_extent_tensor %arg1 : !shape.shape -> tensor<2xindex>
// CHECK-NEXT:     %2 = shape.shape_of %arg2 : tensor<?x4xf32> -> !shape.shape
// CHECK-NEXT:     %3 = shape.shape_eq %0, %2 : !shape.shape, !shape.shape
// CHECK-NEXT:     cf.assert %3, ""
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %4 = shape.get_extent %arg0, %c0 : tensor<?xindex>, index -> index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c2_0 = arith.constant 2 : index
// CHECK-NEXT:     %c2_1 = shape.const_size 2
// CHECK-NEXT:     %5 = shape.get_extent %arg1, %c0 : !shape.shape, index -> !shape.size
// CHECK-NEXT:     %6 = shape.get_extent %arg1, %c1 : !shape.shape, index -> !shape.size
// CHECK-NEXT:     return %c2, %4, %c4, %c2_0, %c2_1, %5, %6 : index, index, index, index, !shape.size, !shape.size, !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A shape that nobody knows may be an error.

func.func @a_shape_that_nobody_knows_may_be_an_error(%s: !shape.shape, %t: !shape.shape)
    -> (i1, i1, !shape.size, !shape.size, !shape.size, !shape.size, !shape.size) {
  %0 = shape.concat %s, %t : !shape.shape, !shape.shape -> !shape.shape
  %1 = shape.broadcast %s, %t : !shape.shape, !shape.shape -> !shape.shape
  %2 = shape.any %s, %t : !shape.shape, !shape.shape -> !shape.shape
  %3 = shape.meet %s, %t : !shape.shape, !shape.shape -> !shape.shape
  %4 = shape.max %s, %t : !shape.shape, !shape.shape -> !shape.shape
  %5 = shape.shape_eq %s, %t : !shape.shape, !shape.shape
  %6 = shape.is_broadcastable %s, %t : !shape.shape, !shape.shape
  %q0 = shape.rank %0 : !shape.shape -> !shape.size
  %q1 = shape.rank %1 : !shape.shape -> !shape.size
  %q2 = shape.rank %2 : !shape.shape -> !shape.size
  %q3 = shape.rank %3 : !shape.shape -> !shape.size
  %q4 = shape.rank %4 : !shape.shape -> !shape.size
  return %5, %6, %q0, %q1, %q2, %q3, %q4
      : i1, i1, !shape.size, !shape.size, !shape.size, !shape.size, !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @a_shape_that_nobody_knows_may_be_an_error(%arg0: !shape.shape, %arg1: !shape.shape) -> (i1, i1, !shape.size, !shape.size, !shape.size, !shape.size, !shape.size) {
// CHECK-NEXT:     %0 = shape.concat %arg0, %arg1 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     %1 = shape.broadcast %arg0, %arg1 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     %2 = shape.any %arg0, %arg1 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     %3 = shape.meet %arg0, %arg1 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     %4 = shape.max %arg0, %arg1 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     %5 = shape.shape_eq %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:     %6 = shape.is_broadcastable %arg0, %arg1 : !shape.shape, !shape.shape
// CHECK-NEXT:     %7 = shape.rank %0 : !shape.shape -> !shape.size
// CHECK-NEXT:     %8 = shape.rank %1 : !shape.shape -> !shape.size
// CHECK-NEXT:     %9 = shape.rank %2 : !shape.shape -> !shape.size
// CHECK-NEXT:     %10 = shape.rank %3 : !shape.shape -> !shape.size
// CHECK-NEXT:     %11 = shape.rank %4 : !shape.shape -> !shape.size
// CHECK-NEXT:     return %5, %6, %7, %8, %9, %10, %11 : i1, i1, !shape.size, !shape.size, !shape.size, !shape.size, !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Errors propagate.

func.func @errors_propagate(%a: tensor<3xf32>, %b: tensor<?xf32>)
    -> (!shape.value_shape, i1, i1, i1, !shape.size, !shape.size, !shape.size, !shape.size,
        !shape.size, !shape.size, !shape.size, !shape.size, !shape.size) {
  %0 = shape.const_shape [2] : !shape.shape
  %1 = shape.const_shape [3] : !shape.shape
  %e = shape.broadcast %0, %1 : !shape.shape, !shape.shape -> !shape.shape
  %2 = shape.concat %e, %0 : !shape.shape, !shape.shape -> !shape.shape
  %3 = shape.meet %e, %0 : !shape.shape, !shape.shape -> !shape.shape
  %4 = shape.meet %0, %1 : !shape.shape, !shape.shape -> !shape.shape
  %5 = shape.any %e, %0 : !shape.shape, !shape.shape -> !shape.shape
  %6 = shape.min %e, %0 : !shape.shape, !shape.shape -> !shape.shape
  %c = arith.constant 0 : index
  %7, %8 = "shape.split_at"(%e, %c) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %9 = shape.broadcast %e, %0 : !shape.shape, !shape.shape -> !shape.shape
  %10 = shape.with_shape %b, %e : tensor<?xf32>, !shape.shape
  %11 = shape.with_shape %a, %0 : tensor<3xf32>, !shape.shape
  %12 = shape.shape_of %11 : !shape.value_shape -> !shape.shape
  %13 = shape.shape_eq %e, %4 : !shape.shape, !shape.shape
  %14 = shape.shape_eq %e, %0 : !shape.shape, !shape.shape
  %15 = shape.is_broadcastable %e, %0 : !shape.shape, !shape.shape
  %q0 = shape.rank %e : !shape.shape -> !shape.size
  %q1 = shape.rank %2 : !shape.shape -> !shape.size
  %q2 = shape.rank %3 : !shape.shape -> !shape.size
  %q3 = shape.rank %4 : !shape.shape -> !shape.size
  %q4 = shape.rank %5 : !shape.shape -> !shape.size
  %q5 = shape.rank %6 : !shape.shape -> !shape.size
  %q6 = shape.rank %7 : !shape.shape -> !shape.size
  %q7 = shape.rank %9 : !shape.shape -> !shape.size
  %q8 = shape.rank %12 : !shape.shape -> !shape.size
  return %10, %13, %14, %15, %q0, %q1, %q2, %q3, %q4, %q5, %q6, %q7, %q8
      : !shape.value_shape, i1, i1, i1, !shape.size, !shape.size, !shape.size, !shape.size,
      !shape.size, !shape.size, !shape.size, !shape.size, !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @errors_propagate(%arg0: tensor<3xf32>, %arg1: tensor<?xf32>) -> (!shape.value_shape, i1, i1, i1, !shape.size, !shape.size, !shape.size, !shape.size, !shape.size, !shape.size, !shape.size, !shape.size, !shape.size) {
// CHECK-NEXT:     %0 = shape.const_shape [2] : !shape.shape
// CHECK-NEXT:     %1 = shape.const_shape [3] : !shape.shape
// CHECK-NEXT:     %2 = shape.broadcast %0, %1 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     %3 = shape.concat %2, %0 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     %4 = shape.meet %2, %0 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     %5 = shape.meet %0, %1 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     %6 = shape.any %2, %0 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     %7 = shape.min %2, %0 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %head, %tail = "shape.split_at"(%2, %c0) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
// CHECK-NEXT:     %8 = shape.broadcast %2, %0 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     %9 = shape.with_shape %arg1, %2 : tensor<?xf32>, !shape.shape
// CHECK-NEXT:     %10 = shape.with_shape %arg0, %0 : tensor<3xf32>, !shape.shape
// CHECK-NEXT:     %11 = shape.shape_of %10 : !shape.value_shape -> !shape.shape
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %false_0 = arith.constant false
// CHECK-NEXT:     %12 = shape.rank %2 : !shape.shape -> !shape.size
// CHECK-NEXT:     %13 = shape.rank %3 : !shape.shape -> !shape.size
// CHECK-NEXT:     %14 = shape.rank %4 : !shape.shape -> !shape.size
// CHECK-NEXT:     %15 = shape.rank %5 : !shape.shape -> !shape.size
// CHECK-NEXT:     %16 = shape.rank %6 : !shape.shape -> !shape.size
// CHECK-NEXT:     %17 = shape.rank %7 : !shape.shape -> !shape.size
// CHECK-NEXT:     %18 = shape.rank %head : !shape.shape -> !shape.size
// CHECK-NEXT:     %19 = shape.rank %8 : !shape.shape -> !shape.size
// CHECK-NEXT:     %20 = shape.rank %11 : !shape.shape -> !shape.size
// CHECK-NEXT:     return %9, %true, %false, %false_0, %12, %13, %14, %15, %16, %17, %18, %19, %20 : !shape.value_shape, i1, i1, i1, !shape.size, !shape.size, !shape.size, !shape.size, !shape.size, !shape.size, !shape.size, !shape.size, !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A rank that is asserted.
// An assertion may end the program in good order: what it says is only known behind it.

func.func @a_rank_that_is_asserted(%e: tensor<?xindex>) -> (index, index, index, index) {
  %c2 = arith.constant 2 : index
  %0 = shape.rank %e : tensor<?xindex> -> index
  %1 = arith.cmpi eq, %0, %c2 : index
  cf.assert %1, ""
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %q0 = tensor.dim %e, %k0 : tensor<?xindex>
  %q1 = shape.rank %e : tensor<?xindex> -> index
  %q2 = shape.get_extent %e, %k0 : tensor<?xindex>, index -> index
  %q3 = shape.get_extent %e, %k1 : tensor<?xindex>, index -> index
  return %q0, %q1, %q2, %q3 : index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @a_rank_that_is_asserted(%arg0: tensor<?xindex>) -> (index, index, index, index) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = shape.rank %arg0 : tensor<?xindex> -> index
// CHECK-NEXT:     %1 = arith.cmpi eq, %0, %c2 : index
// CHECK-NEXT:     cf.assert %1, ""
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2_0 = arith.constant 2 : index
// CHECK-NEXT:     %c2_1 = arith.constant 2 : index
// CHECK-NEXT:     %2 = shape.get_extent %arg0, %c0 : tensor<?xindex>, index -> index
// CHECK-NEXT:     %3 = shape.get_extent %arg0, %c1 : tensor<?xindex>, index -> index
// CHECK-NEXT:     return %c2_0, %c2_1, %2, %3 : index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Unknown sizes stay unknown.

func.func @unknown_sizes_stay_unknown(%s: !shape.size, %a: tensor<?xf32>)
    -> (!shape.size, !shape.size, !shape.size) {
  %0 = shape.const_size 0
  %1 = shape.mul %s, %0 : !shape.size, !shape.size -> !shape.size
  %2 = shape.add %s, %0 : !shape.size, !shape.size -> !shape.size
  %c0 = arith.constant 0 : index
  %3 = shape.dim %a, %c0 : tensor<?xf32>, index -> index
  %4 = shape.index_to_size %3
  %5 = shape.mul %4, %0 : !shape.size, !shape.size -> !shape.size
  return %1, %2, %5 : !shape.size, !shape.size, !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @unknown_sizes_stay_unknown(%arg0: !shape.size, %arg1: tensor<?xf32>) -> (!shape.size, !shape.size, !shape.size) {
// CHECK-NEXT:     %c0 = shape.const_size 0
// CHECK-NEXT:     %0 = shape.mul %arg0, %c0 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:     %c0_0 = shape.const_size 0
// CHECK-NEXT:     return %0, %arg0, %c0_0 : !shape.size, !shape.size, !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Arithmetic.

func.func @arithmetic(%a: tensor<?x?xf32>, %i: index)
    -> (!shape.size, !shape.size, index, !shape.size, !shape.size, !shape.size, !shape.size,
        !shape.size) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = shape.const_size 6
  %n = shape.dim %a, %c0 : tensor<?x?xf32>, index -> !shape.size
  %m = shape.dim %a, %c1 : tensor<?x?xf32>, index -> !shape.size
  %0 = shape.add %n, %m : !shape.size, !shape.size -> !shape.size
  %1 = shape.mul %n, %c6 : !shape.size, !shape.size -> !shape.size
  %2 = shape.div %1, %c6 : !shape.size, !shape.size -> !shape.size
  %3 = shape.div %i, %c1 : index, index -> index
  %4 = shape.max %0, %n : !shape.size, !shape.size -> !shape.size
  %5 = shape.min %0, %n : !shape.size, !shape.size -> !shape.size
  %6 = shape.min %n, %m : !shape.size, !shape.size -> !shape.size
  %7 = shape.meet %n, %n : !shape.size, !shape.size -> !shape.size
  %8 = shape.meet %n, %c6 : !shape.size, !shape.size -> !shape.size
  return %0, %2, %3, %4, %5, %6, %7, %8
      : !shape.size, !shape.size, index, !shape.size, !shape.size, !shape.size, !shape.size,
      !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @arithmetic(%arg0: tensor<?x?xf32>, %arg1: index) -> (!shape.size, !shape.size, index, !shape.size, !shape.size, !shape.size, !shape.size, !shape.size) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c6 = shape.const_size 6
// CHECK-NEXT:     %0 = shape.dim %arg0, %c0 : tensor<?x?xf32>, index -> !shape.size
// CHECK-NEXT:     %1 = shape.dim %arg0, %c1 : tensor<?x?xf32>, index -> !shape.size
// CHECK-NEXT:     %2 = shape.add %0, %1 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:     %3 = shape.div %arg1, %c1 : index, index -> index
// CHECK-NEXT:     %4 = shape.min %0, %1 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:     %5 = shape.meet %0, %0 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:     %6 = shape.meet %0, %c6 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:     return %2, %0, %3, %2, %0, %4, %5, %6 : !shape.size, !shape.size, index, !shape.size, !shape.size, !shape.size, !shape.size, !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Witnesses.

func.func @witnesses(%a: tensor<?xf32>, %b: tensor<?xf32>, %u: i1)
    -> (!shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness,
        !shape.witness, !shape.witness, index, index) {
  %0 = shape.shape_of %a : tensor<?xf32> -> tensor<1xindex>
  %1 = shape.shape_of %b : tensor<?xf32> -> tensor<1xindex>
  %t = arith.constant true
  %w0 = shape.cstr_eq %0, %0 : tensor<1xindex>, tensor<1xindex>
  %w1 = shape.cstr_eq %0, %1 : tensor<1xindex>, tensor<1xindex>
  %w2 = shape.cstr_broadcastable %0, %0 : tensor<1xindex>, tensor<1xindex>
  %w3 = shape.cstr_broadcastable %0, %1 : tensor<1xindex>, tensor<1xindex>
  %w4 = shape.cstr_require %t, "yes"
  %w5 = shape.cstr_require %u, "maybe"
  %w6 = shape.assuming_all %w0, %w2, %w4
  %w7 = shape.assuming_all %w0, %w5
  %f = shape.const_witness false
  %w8 = shape.assuming_all %w5, %f
  %k0 = arith.constant 0 : index
  %q0 = tensor.dim %a, %k0 : tensor<?xf32>
  %q1 = tensor.dim %b, %k0 : tensor<?xf32>
  return %w0, %w1, %w2, %w3, %w6, %w7, %w8, %q0, %q1
      : !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness,
      !shape.witness, !shape.witness, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @witnesses(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: i1) -> (!shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, index, index) {
// CHECK-NEXT:     %0 = shape.shape_of %arg0 : tensor<?xf32> -> tensor<1xindex>
// CHECK-NEXT:     %1 = shape.shape_of %arg1 : tensor<?xf32> -> tensor<1xindex>
// CHECK-NEXT:     %2 = shape.const_witness true
// CHECK-NEXT:     %3 = shape.cstr_eq %0, %1 : tensor<1xindex>, tensor<1xindex>
// CHECK-NEXT:     %4 = shape.const_witness true
// CHECK-NEXT:     %5 = shape.cstr_broadcastable %0, %1 : tensor<1xindex>, tensor<1xindex>
// CHECK-NEXT:     %6 = shape.cstr_require %arg2, "maybe"
// CHECK-NEXT:     %7 = shape.const_witness true
// CHECK-NEXT:     %8 = shape.assuming_all %2, %6
// CHECK-NEXT:     %9 = shape.const_witness false
// CHECK-NEXT:     %10 = shape.assuming_all %6, %9
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg1, %c0 : tensor<?xf32>
// CHECK-NEXT:     return %2, %3, %4, %5, %7, %8, %10, %dim, %dim_0 : !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Values with shapes.

func.func @values_with_shapes(%v: !shape.value_shape, %a: tensor<?x4xf32>, %s: !shape.shape,
                              %k: tensor<2xindex>)
    -> (!shape.value_shape, !shape.value_shape, !shape.value_shape, index, index, !shape.size,
        !shape.size, !shape.size) {
  %0 = shape.shape_of %a : tensor<?x4xf32> -> !shape.shape
  %1 = shape.with_shape %a, %0 : tensor<?x4xf32>, !shape.shape
  %2 = shape.with_shape %a, %s : tensor<?x4xf32>, !shape.shape
  %3 = shape.with_shape %v, %0 : !shape.value_shape, !shape.shape
  %4 = shape.value_of %1 : tensor<?x?xf32>
  %5 = shape.value_as_shape %k : tensor<2xindex> -> !shape.shape
  %6 = shape.value_as_shape %k : tensor<2xindex> -> tensor<2xindex>
  %7 = "shape.debug_print"(%0) : (!shape.shape) -> !shape.shape
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %q0 = tensor.dim %4, %k0 : tensor<?x?xf32>
  %q1 = tensor.dim %4, %k1 : tensor<?x?xf32>
  %q2 = shape.rank %7 : !shape.shape -> !shape.size
  %q3 = shape.get_extent %7, %k0 : !shape.shape, index -> !shape.size
  %q4 = shape.get_extent %7, %k1 : !shape.shape, index -> !shape.size
  return %1, %2, %3, %q0, %q1, %q2, %q3, %q4
      : !shape.value_shape, !shape.value_shape, !shape.value_shape, index, index, !shape.size,
      !shape.size, !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @values_with_shapes(%arg0: !shape.value_shape, %arg1: tensor<?x4xf32>, %arg2: !shape.shape, %arg3: tensor<2xindex>) -> (!shape.value_shape, !shape.value_shape, !shape.value_shape, index, index, !shape.size, !shape.size, !shape.size) {
// CHECK-NEXT:     %0 = shape.shape_of %arg1 : tensor<?x4xf32> -> !shape.shape
// CHECK-NEXT:     %1 = shape.with_shape %arg1, %0 : tensor<?x4xf32>, !shape.shape
// CHECK-NEXT:     %2 = shape.with_shape %arg1, %arg2 : tensor<?x4xf32>, !shape.shape
// CHECK-NEXT:     %3 = shape.with_shape %arg0, %0 : !shape.value_shape, !shape.shape
// CHECK-NEXT:     %4 = shape.value_of %1 : tensor<?x4xf32>
// CHECK-NEXT:     %5 = shape.value_as_shape %arg3 : tensor<2xindex> -> !shape.shape
// CHECK-NEXT:     %6 = "shape.debug_print"(%0) : (!shape.shape) -> !shape.shape
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %4, %c0 : tensor<?x4xf32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c2 = shape.const_size 2
// CHECK-NEXT:     %7 = shape.get_extent %6, %c0 : !shape.shape, index -> !shape.size
// CHECK-NEXT:     %c4_0 = shape.const_size 4
// CHECK-NEXT:     return %1, %2, %3, %dim, %c4, %c2, %7, %c4_0 : !shape.value_shape, !shape.value_shape, !shape.value_shape, index, index, !shape.size, !shape.size, !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Negative elements of a value are unknown extents.

func.func @negative_elements_of_a_value_are_unknown_extents() -> (!shape.size, !shape.size) {
  %0 = arith.constant dense<[2, -1]> : tensor<2xindex>
  %1 = shape.value_as_shape %0 : tensor<2xindex> -> !shape.shape
  %2 = shape.num_elements %1 : !shape.shape -> !shape.size
  %3 = arith.constant dense<[0, -1]> : tensor<2xindex>
  %4 = shape.value_as_shape %3 : tensor<2xindex> -> !shape.shape
  %5 = shape.num_elements %4 : !shape.shape -> !shape.size
  return %2, %5 : !shape.size, !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @negative_elements_of_a_value_are_unknown_extents() -> (!shape.size, !shape.size) {
// CHECK-NEXT:     %cst = arith.constant dense<[2, -1]> : tensor<2xindex>
// CHECK-NEXT:     %0 = shape.value_as_shape %cst : tensor<2xindex> -> !shape.shape
// CHECK-NEXT:     %1 = shape.num_elements %0 : !shape.shape -> !shape.size
// CHECK-NEXT:     %cst_0 = arith.constant dense<[0, -1]> : tensor<2xindex>
// CHECK-NEXT:     %2 = shape.value_as_shape %cst_0 : tensor<2xindex> -> !shape.shape
// CHECK-NEXT:     %3 = shape.num_elements %2 : !shape.shape -> !shape.size
// CHECK-NEXT:     return %1, %3 : !shape.size, !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }
