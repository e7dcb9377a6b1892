// RUN: pyopt %s --convert-shape-to-std --allow-unregistered-dialect --split-input-file | FileCheck %s

// Extents, ranks and constants: what is read off a tensor or its type.

func.func @shape_of_static(%t: tensor<2x3xf32>) -> tensor<2xindex> {
  %0 = shape.shape_of %t : tensor<2x3xf32> -> tensor<2xindex>
  return %0 : tensor<2xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_of_static(%arg0: tensor<2x3xf32>) -> tensor<2xindex> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %from_elements = tensor.from_elements %c2, %c3 : tensor<2xindex>
// CHECK-NEXT:     %cast = tensor.cast %from_elements : tensor<2xindex> to tensor<2xindex>
// CHECK-NEXT:     return %cast : tensor<2xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shape_of_first_dynamic(%t: tensor<?x3xf32>) -> tensor<2xindex> {
  %0 = shape.shape_of %t : tensor<?x3xf32> -> tensor<2xindex>
  return %0 : tensor<2xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_of_first_dynamic(%arg0: tensor<?x3xf32>) -> tensor<2xindex> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x3xf32>
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %from_elements = tensor.from_elements %dim, %c3 : tensor<2xindex>
// CHECK-NEXT:     %cast = tensor.cast %from_elements : tensor<2xindex> to tensor<2xindex>
// CHECK-NEXT:     return %cast : tensor<2xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shape_of_last_dynamic(%t: tensor<2x?xi8>) -> tensor<2xindex> {
  %0 = shape.shape_of %t : tensor<2x?xi8> -> tensor<2xindex>
  return %0 : tensor<2xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_of_last_dynamic(%arg0: tensor<2x?xi8>) -> tensor<2xindex> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<2x?xi8>
// CHECK-NEXT:     %from_elements = tensor.from_elements %c2, %dim : tensor<2xindex>
// CHECK-NEXT:     %cast = tensor.cast %from_elements : tensor<2xindex> to tensor<2xindex>
// CHECK-NEXT:     return %cast : tensor<2xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shape_of_all_dynamic(%t: tensor<?x?x?xf32>) -> tensor<3xindex> {
  %0 = shape.shape_of %t : tensor<?x?x?xf32> -> tensor<3xindex>
  return %0 : tensor<3xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_of_all_dynamic(%arg0: tensor<?x?x?xf32>) -> tensor<3xindex> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x?x?xf32>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?x?xf32>
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %dim_1 = tensor.dim %arg0, %c2 : tensor<?x?x?xf32>
// CHECK-NEXT:     %from_elements = tensor.from_elements %dim, %dim_0, %dim_1 : tensor<3xindex>
// CHECK-NEXT:     %cast = tensor.cast %from_elements : tensor<3xindex> to tensor<3xindex>
// CHECK-NEXT:     return %cast : tensor<3xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shape_of_scalar(%t: tensor<f32>) -> tensor<0xindex> {
  %0 = shape.shape_of %t : tensor<f32> -> tensor<0xindex>
  return %0 : tensor<0xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_of_scalar(%arg0: tensor<f32>) -> tensor<0xindex> {
// CHECK-NEXT:     %from_elements = tensor.from_elements  : tensor<0xindex>
// CHECK-NEXT:     %cast = tensor.cast %from_elements : tensor<0xindex> to tensor<0xindex>
// CHECK-NEXT:     return %cast : tensor<0xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shape_of_empty_extent(%t: tensor<0x?xf32>) -> tensor<2xindex> {
  %0 = shape.shape_of %t : tensor<0x?xf32> -> tensor<2xindex>
  return %0 : tensor<2xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_of_empty_extent(%arg0: tensor<0x?xf32>) -> tensor<2xindex> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<0x?xf32>
// CHECK-NEXT:     %from_elements = tensor.from_elements %c0, %dim : tensor<2xindex>
// CHECK-NEXT:     %cast = tensor.cast %from_elements : tensor<2xindex> to tensor<2xindex>
// CHECK-NEXT:     return %cast : tensor<2xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shape_of_unranked(%t: tensor<*xf32>) -> tensor<?xindex> {
  %0 = shape.shape_of %t : tensor<*xf32> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_of_unranked(%arg0: tensor<*xf32>) -> tensor<?xindex> {
// CHECK-NEXT:     %rank = tensor.rank %arg0 : tensor<*xf32>
// CHECK-NEXT:     %generated = tensor.generate %rank {
// CHECK-NEXT:     ^bb0(%arg1: index):
// CHECK-NEXT:       %dim = tensor.dim %arg0, %arg1 : tensor<*xf32>
// CHECK-NEXT:       tensor.yield %dim : index
// CHECK-NEXT:     } : tensor<?xindex>
// CHECK-NEXT:     return %generated : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shape_of_forgets_rank(%t: tensor<?x7xf32>) -> tensor<?xindex> {
  %0 = shape.shape_of %t : tensor<?x7xf32> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_of_forgets_rank(%arg0: tensor<?x7xf32>) -> tensor<?xindex> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x7xf32>
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %from_elements = tensor.from_elements %dim, %c7 : tensor<2xindex>
// CHECK-NEXT:     %cast = tensor.cast %from_elements : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:     return %cast : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shape_of_twice(%t: tensor<?xf32>, %u: tensor<?xf32>)
    -> (tensor<1xindex>, tensor<1xindex>) {
  %0 = shape.shape_of %t : tensor<?xf32> -> tensor<1xindex>
  %1 = shape.shape_of %u : tensor<?xf32> -> tensor<1xindex>
  return %0, %1 : tensor<1xindex>, tensor<1xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_of_twice(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> (tensor<1xindex>, tensor<1xindex>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %from_elements = tensor.from_elements %dim : tensor<1xindex>
// CHECK-NEXT:     %cast = tensor.cast %from_elements : tensor<1xindex> to tensor<1xindex>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim_1 = tensor.dim %arg1, %c0_0 : tensor<?xf32>
// CHECK-NEXT:     %from_elements_2 = tensor.from_elements %dim_1 : tensor<1xindex>
// CHECK-NEXT:     %cast_3 = tensor.cast %from_elements_2 : tensor<1xindex> to tensor<1xindex>
// CHECK-NEXT:     return %cast, %cast_3 : tensor<1xindex>, tensor<1xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shape_of_unused(%t: tensor<?xf32>) {
  %0 = shape.shape_of %t : tensor<?xf32> -> tensor<1xindex>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_of_unused(%arg0: tensor<?xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT:     %from_elements = tensor.from_elements %dim : tensor<1xindex>
// CHECK-NEXT:     %cast = tensor.cast %from_elements : tensor<1xindex> to tensor<1xindex>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @get_extent_of_value(%t: tensor<?x4xf32>, %i: index) -> index {
  %0 = shape.shape_of %t : tensor<?x4xf32> -> tensor<2xindex>
  %1 = shape.get_extent %0, %i : tensor<2xindex>, index -> index
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @get_extent_of_value(%arg0: tensor<?x4xf32>, %arg1: index) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x4xf32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %from_elements = tensor.from_elements %dim, %c4 : tensor<2xindex>
// CHECK-NEXT:     %cast = tensor.cast %from_elements : tensor<2xindex> to tensor<2xindex>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %arg1 : tensor<?x4xf32>
// CHECK-NEXT:     return %dim_0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @get_extent_of_unranked(%t: tensor<*xf32>, %i: index) -> index {
  %0 = shape.shape_of %t : tensor<*xf32> -> tensor<?xindex>
  %1 = shape.get_extent %0, %i : tensor<?xindex>, index -> index
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @get_extent_of_unranked(%arg0: tensor<*xf32>, %arg1: index) -> index {
// CHECK-NEXT:     %rank = tensor.rank %arg0 : tensor<*xf32>
// CHECK-NEXT:     %generated = tensor.generate %rank {
// CHECK-NEXT:     ^bb0(%arg2: index):
// CHECK-NEXT:       %dim_0 = tensor.dim %arg0, %arg2 : tensor<*xf32>
// CHECK-NEXT:       tensor.yield %dim_0 : index
// CHECK-NEXT:     } : tensor<?xindex>
// CHECK-NEXT:     %dim = tensor.dim %arg0, %arg1 : tensor<*xf32>
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @get_extent_of_extents(%s: tensor<?xindex>, %i: index) -> index {
  %0 = shape.get_extent %s, %i : tensor<?xindex>, index -> index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @get_extent_of_extents(%arg0: tensor<?xindex>, %arg1: index) -> index {
// CHECK-NEXT:     %extracted = tensor.extract %arg0[%arg1] : tensor<?xindex>
// CHECK-NEXT:     return %extracted : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @get_extent_at_constant(%s: tensor<3xindex>) -> index {
  %c1 = arith.constant 1 : index
  %0 = shape.get_extent %s, %c1 : tensor<3xindex>, index -> index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @get_extent_at_constant(%arg0: tensor<3xindex>) -> index {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %extracted = tensor.extract %arg0[%c1] : tensor<3xindex>
// CHECK-NEXT:     return %extracted : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @get_extent_of_constant() -> index {
  %c1 = arith.constant 1 : index
  %s = shape.const_shape [4, 5] : tensor<2xindex>
  %0 = shape.get_extent %s, %c1 : tensor<2xindex>, index -> index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @get_extent_of_constant() -> index {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %from_elements = tensor.from_elements %c4, %c5 : tensor<2xindex>
// CHECK-NEXT:     %cast = tensor.cast %from_elements : tensor<2xindex> to tensor<2xindex>
// CHECK-NEXT:     %c5_0 = arith.constant 5 : index
// CHECK-NEXT:     return %c5_0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @get_extent_through_size(%s: tensor<?xindex>) -> index {
  %c1 = shape.const_size 1
  %i = shape.size_to_index %c1 : !shape.size
  %0 = shape.get_extent %s, %i : tensor<?xindex>, index -> index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @get_extent_through_size(%arg0: tensor<?xindex>) -> index {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %extracted = tensor.extract %arg0[%c1_0] : tensor<?xindex>
// CHECK-NEXT:     return %extracted : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dim_dynamic(%t: tensor<?x4xf32>, %i: index) -> index {
  %0 = shape.dim %t, %i : tensor<?x4xf32>, index -> index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @dim_dynamic(%arg0: tensor<?x4xf32>, %arg1: index) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x4xf32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %from_elements = tensor.from_elements %dim, %c4 : tensor<2xindex>
// CHECK-NEXT:     %cast = tensor.cast %from_elements : tensor<2xindex> to tensor<2xindex>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %arg1 : tensor<?x4xf32>
// CHECK-NEXT:     return %dim_0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dim_known(%t: tensor<?x4xf32>) -> index {
  %c1 = arith.constant 1 : index
  %0 = shape.dim %t, %c1 : tensor<?x4xf32>, index -> index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @dim_known(%arg0: tensor<?x4xf32>) -> index {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     return %c4 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dim_of_unranked(%t: tensor<*xf32>, %i: index) -> index {
  %0 = shape.dim %t, %i : tensor<*xf32>, index -> index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @dim_of_unranked(%arg0: tensor<*xf32>, %arg1: index) -> index {
// CHECK-NEXT:     %rank = tensor.rank %arg0 : tensor<*xf32>
// CHECK-NEXT:     %generated = tensor.generate %rank {
// CHECK-NEXT:     ^bb0(%arg2: index):
// CHECK-NEXT:       %dim_0 = tensor.dim %arg0, %arg2 : tensor<*xf32>
// CHECK-NEXT:       tensor.yield %dim_0 : index
// CHECK-NEXT:     } : tensor<?xindex>
// CHECK-NEXT:     %dim = tensor.dim %arg0, %arg1 : tensor<*xf32>
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dim_twice(%t: tensor<?x?xf32>, %i: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %0 = shape.dim %t, %i : tensor<?x?xf32>, index -> index
  %1 = shape.dim %t, %c0 : tensor<?x?xf32>, index -> index
  return %0, %1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @dim_twice(%arg0: tensor<?x?xf32>, %arg1: index) -> (index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0_0 : tensor<?x?xf32>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim_1 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     %from_elements = tensor.from_elements %dim, %dim_1 : tensor<2xindex>
// CHECK-NEXT:     %cast = tensor.cast %from_elements : tensor<2xindex> to tensor<2xindex>
// CHECK-NEXT:     %dim_2 = tensor.dim %arg0, %arg1 : tensor<?x?xf32>
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %dim_4 = tensor.dim %arg0, %c0_3 : tensor<?x?xf32>
// CHECK-NEXT:     %c1_5 = arith.constant 1 : index
// CHECK-NEXT:     %dim_6 = tensor.dim %arg0, %c1_5 : tensor<?x?xf32>
// CHECK-NEXT:     %from_elements_7 = tensor.from_elements %dim_4, %dim_6 : tensor<2xindex>
// CHECK-NEXT:     %cast_8 = tensor.cast %from_elements_7 : tensor<2xindex> to tensor<2xindex>
// CHECK-NEXT:     %dim_9 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     return %dim_2, %dim_9 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @rank_unknown(%s: tensor<?xindex>) -> index {
  %0 = shape.rank %s : tensor<?xindex> -> index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @rank_unknown(%arg0: tensor<?xindex>) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xindex>
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @rank_known(%s: tensor<3xindex>) -> index {
  %0 = shape.rank %s : tensor<3xindex> -> index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @rank_known(%arg0: tensor<3xindex>) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<3xindex>
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @rank_none(%s: tensor<0xindex>) -> index {
  %0 = shape.rank %s : tensor<0xindex> -> index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @rank_none(%arg0: tensor<0xindex>) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<0xindex>
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @rank_of_shape_of(%t: tensor<?x3xf32>) -> index {
  %0 = shape.shape_of %t : tensor<?x3xf32> -> tensor<2xindex>
  %1 = shape.rank %0 : tensor<2xindex> -> index
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @rank_of_shape_of(%arg0: tensor<?x3xf32>) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x3xf32>
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %from_elements = tensor.from_elements %dim, %c3 : tensor<2xindex>
// CHECK-NEXT:     %cast = tensor.cast %from_elements : tensor<2xindex> to tensor<2xindex>
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %dim_1 = tensor.dim %cast, %c0_0 : tensor<2xindex>
// CHECK-NEXT:     return %dim_1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @rank_of_constant() -> index {
  %0 = shape.const_shape [1, 2] : tensor<2xindex>
  %1 = shape.rank %0 : tensor<2xindex> -> index
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @rank_of_constant() -> index {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %from_elements = tensor.from_elements %c1, %c2 : tensor<2xindex>
// CHECK-NEXT:     %cast = tensor.cast %from_elements : tensor<2xindex> to tensor<2xindex>
// CHECK-NEXT:     %c2_0 = arith.constant 2 : index
// CHECK-NEXT:     return %c2_0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @const_shape_none() -> tensor<0xindex> {
  %0 = shape.const_shape [] : tensor<0xindex>
  return %0 : tensor<0xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @const_shape_none() -> tensor<0xindex> {
// CHECK-NEXT:     %from_elements = tensor.from_elements  : tensor<0xindex>
// CHECK-NEXT:     %cast = tensor.cast %from_elements : tensor<0xindex> to tensor<0xindex>
// CHECK-NEXT:     return %cast : tensor<0xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @const_shape_one() -> tensor<1xindex> {
  %0 = shape.const_shape [7] : tensor<1xindex>
  return %0 : tensor<1xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @const_shape_one() -> tensor<1xindex> {
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %from_elements = tensor.from_elements %c7 : tensor<1xindex>
// CHECK-NEXT:     %cast = tensor.cast %from_elements : tensor<1xindex> to tensor<1xindex>
// CHECK-NEXT:     return %cast : tensor<1xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @const_shape_equal() -> tensor<3xindex> {
  %0 = shape.const_shape [1, 1, 1] : tensor<3xindex>
  return %0 : tensor<3xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @const_shape_equal() -> tensor<3xindex> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %from_elements = tensor.from_elements %c1, %c1_0, %c1_1 : tensor<3xindex>
// CHECK-NEXT:     %cast = tensor.cast %from_elements : tensor<3xindex> to tensor<3xindex>
// CHECK-NEXT:     return %cast : tensor<3xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @const_shape_some() -> tensor<3xindex> {
  %0 = shape.const_shape [1, 0, 4096] : tensor<3xindex>
  return %0 : tensor<3xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @const_shape_some() -> tensor<3xindex> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4096 = arith.constant 4096 : index
// CHECK-NEXT:     %from_elements = tensor.from_elements %c1, %c0, %c4096 : tensor<3xindex>
// CHECK-NEXT:     %cast = tensor.cast %from_elements : tensor<3xindex> to tensor<3xindex>
// CHECK-NEXT:     return %cast : tensor<3xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @to_extent_tensor(%s: tensor<?xindex>) -> tensor<3xindex> {
  %0 = shape.to_extent_tensor %s : tensor<?xindex> -> tensor<3xindex>
  return %0 : tensor<3xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @to_extent_tensor(%arg0: tensor<?xindex>) -> tensor<3xindex> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?xindex> to tensor<3xindex>
// CHECK-NEXT:     return %cast : tensor<3xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @to_extent_tensor_forgets(%s: tensor<3xindex>) -> tensor<?xindex> {
  %0 = shape.to_extent_tensor %s : tensor<3xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @to_extent_tensor_forgets(%arg0: tensor<3xindex>) -> tensor<?xindex> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<3xindex> to tensor<?xindex>
// CHECK-NEXT:     return %cast : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @to_extent_tensor_same(%s: tensor<?xindex>) -> tensor<?xindex> {
  %0 = shape.to_extent_tensor %s : tensor<?xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @to_extent_tensor_same(%arg0: tensor<?xindex>) -> tensor<?xindex> {
// CHECK-NEXT:     return %arg0 : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @split_at(%s: tensor<?xindex>, %i: index) -> (tensor<?xindex>, tensor<?xindex>) {
  %0:2 = "shape.split_at"(%s, %i) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  return %0#0, %0#1 : tensor<?xindex>, tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @split_at(%arg0: tensor<?xindex>, %arg1: index) -> (tensor<?xindex>, tensor<?xindex>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xindex>
// CHECK-NEXT:     %0 = arith.addi %arg1, %dim : index
// CHECK-NEXT:     %1 = arith.cmpi slt, %arg1, %c0 : index
// CHECK-NEXT:     %2 = arith.select %1, %0, %arg1 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[%c0] [%2] [%c1] : tensor<?xindex> to tensor<?xindex>
// CHECK-NEXT:     %3 = arith.subi %dim, %2 : index
// CHECK-NEXT:     %extracted_slice_0 = tensor.extract_slice %arg0[%2] [%3] [%c1] : tensor<?xindex> to tensor<?xindex>
// CHECK-NEXT:     return %extracted_slice, %extracted_slice_0 : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @split_known_rank(%s: tensor<4xindex>) -> tensor<?xindex> {
  %c2 = arith.constant -2 : index
  %0:2 = "shape.split_at"(%s, %c2) : (tensor<4xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  return %0#1 : tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @split_known_rank(%arg0: tensor<4xindex>) -> tensor<?xindex> {
// CHECK-NEXT:     %c-2 = arith.constant -2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<4xindex>
// CHECK-NEXT:     %0 = arith.addi %c-2, %dim : index
// CHECK-NEXT:     %1 = arith.cmpi slt, %c-2, %c0 : index
// CHECK-NEXT:     %2 = arith.select %1, %0, %c-2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[%c0] [%2] [%c1] : tensor<4xindex> to tensor<?xindex>
// CHECK-NEXT:     %3 = arith.subi %dim, %2 : index
// CHECK-NEXT:     %extracted_slice_0 = tensor.extract_slice %arg0[%2] [%3] [%c1] : tensor<4xindex> to tensor<?xindex>
// CHECK-NEXT:     return %extracted_slice_0 : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @any_is_its_first(%a: tensor<?xindex>, %b: tensor<?xindex>) -> tensor<?xindex> {
  %0 = shape.any %a, %b : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @any_is_its_first(%arg0: tensor<?xindex>, %arg1: tensor<?xindex>) -> tensor<?xindex> {
// CHECK-NEXT:     return %arg0 : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @any_of_one(%a: tensor<2xindex>) -> tensor<2xindex> {
  %0 = shape.any %a : tensor<2xindex> -> tensor<2xindex>
  return %0 : tensor<2xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @any_of_one(%arg0: tensor<2xindex>) -> tensor<2xindex> {
// CHECK-NEXT:     return %arg0 : tensor<2xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @any_of_shapes(%a: !shape.shape, %b: tensor<?xindex>) -> !shape.shape {
  %0 = shape.any %a, %b : !shape.shape, tensor<?xindex> -> !shape.shape
  return %0 : !shape.shape
}

// CHECK: module {
// CHECK-NEXT:   func.func @any_of_shapes(%arg0: !shape.shape, %arg1: tensor<?xindex>) -> !shape.shape {
// CHECK-NEXT:     return %arg0 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @any_unused(%a: tensor<2xindex>, %b: tensor<?xindex>) {
  %0 = shape.any %a, %b : tensor<2xindex>, tensor<?xindex> -> !shape.shape
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @any_unused(%arg0: tensor<2xindex>, %arg1: tensor<?xindex>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The shape of a tensor that stands for another: its own type counts.
func.func @shape_of_any_of_known(%a: tensor<2xindex>) -> tensor<1xindex> {
  %0 = shape.any %a, %a : tensor<2xindex>, tensor<2xindex> -> tensor<?xindex>
  %1 = shape.shape_of %0 : tensor<?xindex> -> tensor<1xindex>
  return %1 : tensor<1xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_of_any_of_known(%arg0: tensor<2xindex>) -> tensor<1xindex> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %from_elements = tensor.from_elements %c2 : tensor<1xindex>
// CHECK-NEXT:     %cast = tensor.cast %from_elements : tensor<1xindex> to tensor<1xindex>
// CHECK-NEXT:     return %cast : tensor<1xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shape_of_any_of_unknown(%a: tensor<?xindex>) -> tensor<1xindex> {
  %0 = shape.any %a, %a : tensor<?xindex>, tensor<?xindex> -> tensor<2xindex>
  %1 = shape.shape_of %0 : tensor<2xindex> -> tensor<1xindex>
  return %1 : tensor<1xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_of_any_of_unknown(%arg0: tensor<?xindex>) -> tensor<1xindex> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xindex>
// CHECK-NEXT:     %from_elements = tensor.from_elements %dim : tensor<1xindex>
// CHECK-NEXT:     %cast = tensor.cast %from_elements : tensor<1xindex> to tensor<1xindex>
// CHECK-NEXT:     return %cast : tensor<1xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extents_of_any_of_known(%a: tensor<2xindex>, %i: index) -> (index, index) {
  %0 = shape.any %a, %a : tensor<2xindex>, tensor<2xindex> -> tensor<?xindex>
  %1 = shape.get_extent %0, %i : tensor<?xindex>, index -> index
  %2 = shape.rank %0 : tensor<?xindex> -> index
  return %1, %2 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @extents_of_any_of_known(%arg0: tensor<2xindex>, %arg1: index) -> (index, index) {
// CHECK-NEXT:     %extracted = tensor.extract %arg0[%arg1] : tensor<2xindex>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<2xindex>
// CHECK-NEXT:     return %extracted, %dim : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
