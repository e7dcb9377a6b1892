// RUN: pyopt %s --shape-inference --split-input-file | FileCheck %s

// What tensor ops on elements and questions about shapes make known.

// Cast, both ways.

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
