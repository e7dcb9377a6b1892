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
