// RUN: pyopt %s --shape-inference --split-input-file | FileCheck %s

// What tensor ops on elements and questions about shapes make known.

// Cast, both ways.

func.func @cast_both_ways(%a: tensor<?x?xf32>) -> (index, index, index) {
  %0 = tensor.cast %a : tensor<?x?xf32> to tensor<?x4xf32>
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %q0 = tensor.dim %0, %k0 : tensor<?x4xf32>
  %q1 = tensor.dim %a, %k0 : tensor<?x?xf32>
  %q2 = tensor.dim %a, %k1 : tensor<?x?xf32>
  return %q0, %q1, %q2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast_both_ways(%arg0: tensor<?x?xf32>) -> (index, index, index) {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?x?xf32> to tensor<?x4xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %cast, %c0 : tensor<?x4xf32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     return %dim, %dim, %c4 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Cast of an unranked tensor.

func.func @cast_of_an_unranked_tensor(%a: tensor<*xf32>) -> (index, index, index) {
  %0 = tensor.cast %a : tensor<*xf32> to tensor<?x4xf32>
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %q0 = tensor.rank %a : tensor<*xf32>
  %q1 = tensor.dim %a, %k0 : tensor<*xf32>
  %q2 = tensor.dim %a, %k1 : tensor<*xf32>
  return %q0, %q1, %q2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast_of_an_unranked_tensor(%arg0: tensor<*xf32>) -> (index, index, index) {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<*xf32> to tensor<?x4xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<*xf32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     return %c2, %dim, %c4 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Cast to an unranked tensor says nothing of the rank.

func.func @cast_to_an_unranked_tensor_says_nothing_of_the_rank(%a: tensor<*xf32>) -> index {
  %0 = tensor.cast %a : tensor<*xf32> to tensor<*xf32>
  %q0 = tensor.rank %0 : tensor<*xf32>
  return %q0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast_to_an_unranked_tensor_says_nothing_of_the_rank(%arg0: tensor<*xf32>) -> index {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<*xf32> to tensor<*xf32>
// CHECK-NEXT:     %rank = tensor.rank %cast : tensor<*xf32>
// CHECK-NEXT:     return %rank : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Cast of extents.

func.func @cast_of_extents(%i: index, %j: index) -> (index, index, index, index) {
  %0 = tensor.from_elements %i, %j : tensor<2xindex>
  %1 = tensor.cast %0 : tensor<2xindex> to tensor<?xindex>
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %q0 = shape.rank %1 : tensor<?xindex> -> index
  %q1 = shape.get_extent %1, %k0 : tensor<?xindex>, index -> index
  %q2 = shape.get_extent %1, %k1 : tensor<?xindex>, index -> index
  %q3 = tensor.dim %1, %k0 : tensor<?xindex>
  return %q0, %q1, %q2, %q3 : index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast_of_extents(%arg0: index, %arg1: index) -> (index, index, index, index) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c2_0 = arith.constant 2 : index
// CHECK-NEXT:     return %c2, %arg0, %arg1, %c2_0 : index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Bitcast.

func.func @bitcast(%a: tensor<?xf32>) -> index {
  %0 = tensor.bitcast %a : tensor<?xf32> to tensor<?xi32>
  %k0 = arith.constant 0 : index
  %q0 = tensor.dim %0, %k0 : tensor<?xi32>
  return %q0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @bitcast(%arg0: tensor<?xf32>) -> index {
// CHECK-NEXT:     %0 = tensor.bitcast %arg0 : tensor<?xf32> to tensor<?xi32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %0, %c0 : tensor<?xi32>
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Dim.

func.func @dim(%a: tensor<?x7xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.dim %a, %c0 : tensor<?x7xf32>
  %1 = tensor.dim %a, %c1 : tensor<?x7xf32>
  return %0, %1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @dim(%arg0: tensor<?x7xf32>) -> (index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x7xf32>
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     return %dim, %c7 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Dim of a dimension that nobody knows.

func.func @dim_of_a_dimension_that_nobody_knows(%a: tensor<?x7xf32>, %i: index) -> index {
  %0 = tensor.dim %a, %i : tensor<?x7xf32>
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @dim_of_a_dimension_that_nobody_knows(%arg0: tensor<?x7xf32>, %arg1: index) -> index {
// CHECK-NEXT:     %dim = tensor.dim %arg0, %arg1 : tensor<?x7xf32>
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Dim that is asserted.
// An assertion may end the program in good order: what it says is only known behind it.

func.func @dim_that_is_asserted(%a: tensor<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.dim %a, %c0 : tensor<?xf32>
  %1 = arith.cmpi eq, %0, %c4 : index
  cf.assert %1, "four"
  %k0 = arith.constant 0 : index
  %q0 = tensor.dim %a, %k0 : tensor<?xf32>
  return %q0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @dim_that_is_asserted(%arg0: tensor<?xf32>) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %0 = arith.cmpi eq, %dim, %c4 : index
// CHECK-NEXT:     cf.assert %0, "four"
// CHECK-NEXT:     %c4_0 = arith.constant 4 : index
// CHECK-NEXT:     return %c4_0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Rank.

func.func @rank(%a: tensor<?x?xf32>) -> index {
  %0 = tensor.rank %a : tensor<?x?xf32>
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @rank(%arg0: tensor<?x?xf32>) -> index {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     return %c2 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Rank that is asserted.
// An assertion may end the program in good order: what it says is only known behind it.

func.func @rank_that_is_asserted(%a: tensor<*xf32>) -> (index, index, index) {
  %c2 = arith.constant 2 : index
  %0 = tensor.rank %a : tensor<*xf32>
  %1 = arith.cmpi eq, %0, %c2 : index
  cf.assert %1, "two"
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %q0 = tensor.rank %a : tensor<*xf32>
  %q1 = tensor.dim %a, %k0 : tensor<*xf32>
  %q2 = tensor.dim %a, %k1 : tensor<*xf32>
  return %q0, %q1, %q2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @rank_that_is_asserted(%arg0: tensor<*xf32>) -> (index, index, index) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %rank = tensor.rank %arg0 : tensor<*xf32>
// CHECK-NEXT:     %0 = arith.cmpi eq, %rank, %c2 : index
// CHECK-NEXT:     cf.assert %0, "two"
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2_0 = arith.constant 2 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<*xf32>
// CHECK-NEXT:     %dim_1 = tensor.dim %arg0, %c1 : tensor<*xf32>
// CHECK-NEXT:     return %c2_0, %dim, %dim_1 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Rank of an unranked tensor.

func.func @rank_of_an_unranked_tensor(%a: tensor<*xf32>) -> index {
  %0 = tensor.rank %a : tensor<*xf32>
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @rank_of_an_unranked_tensor(%arg0: tensor<*xf32>) -> index {
// CHECK-NEXT:     %rank = tensor.rank %arg0 : tensor<*xf32>
// CHECK-NEXT:     return %rank : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Empty, generate, splat.

func.func @empty_generate_splat(%i: index, %f: f32) -> (index, index, index) {
  %0 = tensor.empty(%i) : tensor<?x3xf32>
  %1 = tensor.generate %i {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<3x?xf32>
  %2 = tensor.splat %f[%i] : tensor<?xf32>
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %q0 = tensor.dim %0, %k0 : tensor<?x3xf32>
  %q1 = tensor.dim %1, %k1 : tensor<3x?xf32>
  %q2 = tensor.dim %2, %k0 : tensor<?xf32>
  return %q0, %q1, %q2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @empty_generate_splat(%arg0: index, %arg1: f32) -> (index, index, index) {
// CHECK-NEXT:     %generated = tensor.generate %arg0 {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT:       tensor.yield %arg1 : f32
// CHECK-NEXT:     } : tensor<3x?xf32>
// CHECK-NEXT:     return %arg0, %arg0, %arg0 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Empty, backward.

func.func @empty_backward(%i: index) -> index {
  %0 = tensor.empty(%i) : tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<5xf32>
  return %i : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @empty_backward(%arg0: index) -> index {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<5xf32>
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A splat of an extent.

func.func @a_splat_of_an_extent(%i: index) -> (index, index, index) {
  %0 = tensor.splat %i : tensor<2xindex>
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %q0 = shape.rank %0 : tensor<2xindex> -> index
  %q1 = shape.get_extent %0, %k0 : tensor<2xindex>, index -> index
  %q2 = shape.get_extent %0, %k1 : tensor<2xindex>, index -> index
  return %q0, %q1, %q2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @a_splat_of_an_extent(%arg0: index) -> (index, index, index) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     return %c2, %arg0, %arg0 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Extract from extents.

func.func @extract_from_extents(%i: index, %j: index) -> (index, index) {
  %c1 = arith.constant 1 : index
  %0 = tensor.from_elements %i, %j : tensor<2xindex>
  %1 = tensor.extract %0[%c1] : tensor<2xindex>
  %2 = tensor.extract %0[%i] : tensor<2xindex>
  return %1, %2 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_from_extents(%arg0: index, %arg1: index) -> (index, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %from_elements = tensor.from_elements %arg0, %arg1 : tensor<2xindex>
// CHECK-NEXT:     %extracted = tensor.extract %from_elements[%c1] : tensor<2xindex>
// CHECK-NEXT:     %extracted_0 = tensor.extract %from_elements[%arg0] : tensor<2xindex>
// CHECK-NEXT:     return %extracted, %extracted_0 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// From_elements of a scalar holds no extents.

func.func @from_elements_of_a_scalar_holds_no_extents(%i: index) -> tensor<index> {
  %0 = tensor.from_elements %i : tensor<index>
  return %0 : tensor<index>
}

// CHECK: module {
// CHECK-NEXT:   func.func @from_elements_of_a_scalar_holds_no_extents(%arg0: index) -> tensor<index> {
// CHECK-NEXT:     %from_elements = tensor.from_elements %arg0 : tensor<index>
// CHECK-NEXT:     return %from_elements : tensor<index>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Insert.

func.func @insert(%i: index, %a: tensor<?xf32>, %f: f32) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %0 = tensor.insert %f into %a[%c0] : tensor<?xf32>
  %1 = arith.constant dense<[3, 4]> : tensor<2xindex>
  %2 = tensor.insert %i into %1[%c0] : tensor<2xindex>
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %q0 = tensor.dim %0, %k0 : tensor<?xf32>
  %q1 = shape.rank %2 : tensor<2xindex> -> index
  %q2 = shape.get_extent %2, %k0 : tensor<2xindex>, index -> index
  %q3 = shape.get_extent %2, %k1 : tensor<2xindex>, index -> index
  return %q0, %q1, %q2, %q3 : index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert(%arg0: index, %arg1: tensor<?xf32>, %arg2: f32) -> (index, index, index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %inserted = tensor.insert %arg2 into %arg1[%c0] : tensor<?xf32>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %inserted, %c0_0 : tensor<?xf32>
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     return %dim, %c2, %arg0, %c4 : index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
