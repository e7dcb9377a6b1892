// RUN: pyopt %s --convert-shape-to-std --allow-unregistered-dialect --split-input-file | FileCheck %s

// Extents, ranks and constants: what is read off a tensor or its type.

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
