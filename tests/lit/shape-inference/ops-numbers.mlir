// RUN: pyopt %s --shape-inference --split-input-file | FileCheck %s

// What arith and affine ops make known of numbers and shapes.

// An assertion of two equalities.
// An assertion may end the program in good order: what it says is only known behind it.

// An assertion of one of two says nothing.
// An assertion may end the program in good order: what it says is only known behind it.

func.func @an_assertion_of_one_of_two_says_nothing(%a: tensor<?x?xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c6 = arith.constant 6 : index
  %n = tensor.dim %a, %c0 : tensor<?x?xf32>
  %m = tensor.dim %a, %c1 : tensor<?x?xf32>
  %0 = arith.cmpi eq, %n, %c2 : index
  %1 = arith.cmpi eq, %m, %c2 : index
  %3 = arith.ori %0, %1 : i1
  cf.assert %3, ""
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %q0 = tensor.dim %a, %k0 : tensor<?x?xf32>
  %q1 = tensor.dim %a, %k1 : tensor<?x?xf32>
  return %q0, %q1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @an_assertion_of_one_of_two_says_nothing(%arg0: tensor<?x?xf32>) -> (index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     %0 = arith.cmpi eq, %dim, %c2 : index
// CHECK-NEXT:     %1 = arith.cmpi eq, %dim_0, %c2 : index
// CHECK-NEXT:     %2 = arith.ori %0, %1 : i1
// CHECK-NEXT:     cf.assert %2, ""
// CHECK-NEXT:     return %dim, %dim_0 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Casts between index and i64.

func.func @casts_between_index_and_i64(%a: tensor<?x?xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c6 = arith.constant 6 : index
  %n = tensor.dim %a, %c0 : tensor<?x?xf32>
  %m = tensor.dim %a, %c1 : tensor<?x?xf32>
  %0 = arith.index_cast %n : index to i64
  %1 = arith.addi %0, %0 : i64
  %2 = arith.index_castui %1 : i64 to index
  %3 = index.casts %n : index to i64
  %4 = index.castu %3 : i64 to index
  return %2, %4 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @casts_between_index_and_i64(%arg0: tensor<?x?xf32>) -> (index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     %0 = arith.index_cast %dim : index to i64
// CHECK-NEXT:     %1 = arith.addi %0, %0 : i64
// CHECK-NEXT:     %2 = arith.index_castui %1 : i64 to index
// CHECK-NEXT:     %3 = index.casts %dim : index to i64
// CHECK-NEXT:     %4 = index.castu %3 : i64 to index
// CHECK-NEXT:     return %2, %4 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Narrow integers: constants only, which wrap around.

func.func @narrow_integers_constants_only_which_wrap_around(%a: tensor<?x?xf32>)
    -> (index, i64, i32, i8) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c6 = arith.constant 6 : index
  %n = tensor.dim %a, %c0 : tensor<?x?xf32>
  %m = tensor.dim %a, %c1 : tensor<?x?xf32>
  %0 = arith.index_cast %n : index to i32
  %1 = arith.index_cast %0 : i32 to index
  %c = arith.constant 200 : i8
  %2 = arith.addi %c, %c : i8
  %3 = arith.extsi %2 : i8 to i64
  %4 = arith.extui %c : i8 to i32
  %5 = arith.trunci %4 : i32 to i8
  return %1, %3, %4, %5 : index, i64, i32, i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @narrow_integers_constants_only_which_wrap_around(%arg0: tensor<?x?xf32>) -> (index, i64, i32, i8) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     %0 = arith.index_cast %dim : index to i32
// CHECK-NEXT:     %1 = arith.index_cast %0 : i32 to index
// CHECK-NEXT:     %c-56_i8 = arith.constant -56 : i8
// CHECK-NEXT:     %2 = arith.addi %c-56_i8, %c-56_i8 : i8
// CHECK-NEXT:     %3 = arith.extsi %2 : i8 to i64
// CHECK-NEXT:     %4 = arith.extui %c-56_i8 : i8 to i32
// CHECK-NEXT:     %5 = arith.trunci %4 : i32 to i8
// CHECK-NEXT:     return %1, %3, %4, %5 : index, i64, i32, i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Select.

func.func @select(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %u: i1)
    -> (index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c6 = arith.constant 6 : index
  %n = tensor.dim %a, %c0 : tensor<?x?xf32>
  %m = tensor.dim %a, %c1 : tensor<?x?xf32>
  %t = arith.constant true
  %0 = arith.select %t, %n, %m : index
  %1 = arith.select %u, %n, %n : index
  %2 = arith.select %u, %n, %m : index
  %3 = arith.select %t, %a, %b : tensor<?x?xf32>
  %x = tensor.cast %b : tensor<?x?xf32> to tensor<?x5xf32>
  %y = tensor.cast %a : tensor<?x?xf32> to tensor<?x5xf32>
  %4 = arith.select %u, %x, %y : tensor<?x5xf32>
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %q0 = tensor.dim %3, %k0 : tensor<?x?xf32>
  %q1 = tensor.dim %3, %k1 : tensor<?x?xf32>
  %q2 = tensor.dim %4, %k0 : tensor<?x5xf32>
  return %0, %1, %2, %q0, %q1, %q2 : index, index, index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @select(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: i1) -> (index, index, index, index, index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %0 = arith.select %true, %dim, %c5 : index
// CHECK-NEXT:     %1 = arith.select %arg2, %dim, %dim : index
// CHECK-NEXT:     %2 = arith.select %arg2, %dim, %c5 : index
// CHECK-NEXT:     %cast = tensor.cast %arg1 : tensor<?x?xf32> to tensor<?x5xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %arg0 : tensor<?x?xf32> to tensor<?x5xf32>
// CHECK-NEXT:     %3 = arith.select %arg2, %cast, %cast_0 : tensor<?x5xf32>
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c5_2 = arith.constant 5 : index
// CHECK-NEXT:     %dim_3 = tensor.dim %3, %c0_1 : tensor<?x5xf32>
// CHECK-NEXT:     return %0, %1, %2, %dim, %c5_2, %dim_3 : index, index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Select by a condition for each element.

func.func @select_by_a_condition_for_each_element(%a: tensor<?xf32>, %b: tensor<3xf32>,
                                                  %u: tensor<?xi1>) -> (index, index) {
  %c = tensor.cast %b : tensor<3xf32> to tensor<?xf32>
  %0 = arith.select %u, %a, %c : tensor<?xi1>, tensor<?xf32>
  %k0 = arith.constant 0 : index
  %q0 = tensor.dim %u, %k0 : tensor<?xi1>
  %q1 = tensor.dim %a, %k0 : tensor<?xf32>
  return %q0, %q1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @select_by_a_condition_for_each_element(%arg0: tensor<?xf32>, %arg1: tensor<3xf32>, %arg2: tensor<?xi1>) -> (index, index) {
// CHECK-NEXT:     %cast = tensor.cast %arg2 : tensor<?xi1> to tensor<3xi1>
// CHECK-NEXT:     %cast_0 = tensor.cast %arg0 : tensor<?xf32> to tensor<3xf32>
// CHECK-NEXT:     %0 = arith.select %cast, %cast_0, %arg1 : tensor<3xi1>, tensor<3xf32>
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c3_1 = arith.constant 3 : index
// CHECK-NEXT:     return %c3, %c3_1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Tensors of extents.

func.func @tensors_of_extents(%i: index, %j: index, %k: tensor<2xi32>)
    -> (tensor<2xi64>, index, index, index, index, index, index) {
  %c = arith.constant dense<[2, 3]> : tensor<2xindex>
  %0 = tensor.from_elements %i, %j : tensor<2xindex>
  %1 = arith.muli %0, %c : tensor<2xindex>
  %2 = arith.index_cast %1 : tensor<2xindex> to tensor<2xi64>
  %d = arith.constant dense<[4, -1]> : tensor<2xi32>
  %3 = arith.index_cast %d : tensor<2xi32> to tensor<2xindex>
  %4 = arith.index_cast %k : tensor<2xi32> to tensor<2xindex>
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %q0 = shape.rank %1 : tensor<2xindex> -> index
  %q1 = shape.get_extent %1, %k0 : tensor<2xindex>, index -> index
  %q2 = shape.get_extent %1, %k1 : tensor<2xindex>, index -> index
  %q3 = shape.rank %3 : tensor<2xindex> -> index
  %q4 = shape.get_extent %3, %k0 : tensor<2xindex>, index -> index
  %q5 = shape.get_extent %3, %k1 : tensor<2xindex>, index -> index
  return %2, %q0, %q1, %q2, %q3, %q4, %q5 : tensor<2xi64>, index, index, index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @tensors_of_extents(%arg0: index, %arg1: index, %arg2: tensor<2xi32>) -> (tensor<2xi64>, index, index, index, index, index, index) {
// CHECK-NEXT:     %cst = arith.constant dense<[2, 3]> : tensor<2xindex>
// CHECK-NEXT:     %from_elements = tensor.from_elements %arg0, %arg1 : tensor<2xindex>
// CHECK-NEXT:     %0 = arith.muli %from_elements, %cst : tensor<2xindex>
// CHECK-NEXT:     %1 = arith.index_cast %0 : tensor<2xindex> to tensor<2xi64>
// CHECK-NEXT:     %cst_0 = arith.constant dense<[4, -1]> : tensor<2xi32>
// CHECK-NEXT:     %2 = arith.index_cast %cst_0 : tensor<2xi32> to tensor<2xindex>
// CHECK-NEXT:     %3 = arith.index_cast %arg2 : tensor<2xi32> to tensor<2xindex>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %4 = shape.get_extent %0, %c0 : tensor<2xindex>, index -> index
// CHECK-NEXT:     %5 = shape.get_extent %0, %c1 : tensor<2xindex>, index -> index
// CHECK-NEXT:     %c2_1 = arith.constant 2 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %6 = shape.get_extent %2, %c1 : tensor<2xindex>, index -> index
// CHECK-NEXT:     return %1, %c2, %4, %5, %c2_1, %c4, %6 : tensor<2xi64>, index, index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Affine.

func.func @affine(%a: tensor<?x?xf32>, %b: index) -> (index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c6 = arith.constant 6 : index
  %n = tensor.dim %a, %c0 : tensor<?x?xf32>
  %m = tensor.dim %a, %c1 : tensor<?x?xf32>
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0 + (d0 * 6) floordiv 3)>(%n)[%m]
  %1 = affine.apply affine_map<(d0) -> (d0 * 2 - 1)>(%b)
  %2 = affine.apply affine_map<(d0) -> (d0 floordiv 2)>(%b)
  %3 = affine.min affine_map<(d0) -> (d0 + 1, d0, 2 * d0)>(%n)
  %4 = affine.max affine_map<(d0) -> (d0 - 1, d0 + 2, 1)>(%n)
  %5 = affine.min affine_map<(d0) -> (d0, 8)>(%n)
  return %0, %1, %3, %4, %2, %5 : index, index, index, index, index, index
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 * 2 + s0 + d0 * 2)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 * 2 - 1)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 floordiv 2)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0 + 1, d0, d0 * 2)>
// CHECK-NEXT: #map4 = affine_map<(d0) -> (d0 - 1, d0 + 2, 1)>
// CHECK-NEXT: #map5 = affine_map<(d0) -> (d0, 8)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @affine(%arg0: tensor<?x?xf32>, %arg1: index) -> (index, index, index, index, index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     %0 = affine.apply #map(%dim)[%dim_0]
// CHECK-NEXT:     %1 = affine.apply #map1(%arg1)
// CHECK-NEXT:     %2 = affine.apply #map2(%arg1)
// CHECK-NEXT:     %3 = affine.min #map3(%dim)
// CHECK-NEXT:     %4 = affine.max #map4(%dim)
// CHECK-NEXT:     %5 = affine.min #map5(%dim)
// CHECK-NEXT:     return %0, %1, %3, %4, %2, %5 : index, index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Delinearize_index.

func.func @delinearize_index(%a: tensor<?x?xf32>, %b: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c6 = arith.constant 6 : index
  %n = tensor.dim %a, %c0 : tensor<?x?xf32>
  %m = tensor.dim %a, %c1 : tensor<?x?xf32>
  %c29 = arith.constant 29 : index
  %0:2 = affine.delinearize_index %c29 into (%c6, %c6) : index, index
  %1:2 = affine.delinearize_index %b into (%c6, %c6) : index, index
  return %0#0, %0#1, %1#0 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @delinearize_index(%arg0: tensor<?x?xf32>, %arg1: index) -> (index, index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     %c29 = arith.constant 29 : index
// CHECK-NEXT:     %0:2 = affine.delinearize_index %c29 into (%c6, %c6) : index, index
// CHECK-NEXT:     %1:2 = affine.delinearize_index %arg1 into (%c6, %c6) : index, index
// CHECK-NEXT:     return %0#0, %0#1, %1#0 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
