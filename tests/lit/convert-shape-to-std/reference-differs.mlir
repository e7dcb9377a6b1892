// RUN: pyopt %s --convert-shape-to-std --allow-unregistered-dialect --split-input-file | FileCheck %s

// Constants of unknown rank: the reference makes ones that are not valid, and then fails where they are used.

func.func @concat_of_constants() -> tensor<?xindex> {
  %0 = shape.const_shape [1, 2] : tensor<2xindex>
  %1 = shape.concat %0, %0 : tensor<2xindex>, tensor<2xindex> -> tensor<?xindex>
  return %1 : tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @concat_of_constants() -> tensor<?xindex> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %from_elements = tensor.from_elements %c1, %c2 : tensor<2xindex>
// CHECK-NEXT:     %cast = tensor.cast %from_elements : tensor<2xindex> to tensor<2xindex>
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %c2_1 = arith.constant 2 : index
// CHECK-NEXT:     %c1_2 = arith.constant 1 : index
// CHECK-NEXT:     %c2_3 = arith.constant 2 : index
// CHECK-NEXT:     %from_elements_4 = tensor.from_elements %c1_0, %c2_1, %c1_2, %c2_3 : tensor<4xindex>
// CHECK-NEXT:     %cast_5 = tensor.cast %from_elements_4 : tensor<4xindex> to tensor<4xindex>
// CHECK-NEXT:     %cast_6 = tensor.cast %cast_5 : tensor<4xindex> to tensor<?xindex>
// CHECK-NEXT:     return %cast_6 : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @any_of_constant(%s: tensor<2xindex>) -> tensor<?xindex> {
  %0 = shape.const_shape [1, 2] : tensor<2xindex>
  %1 = shape.any %s, %0 : tensor<2xindex>, tensor<2xindex> -> tensor<?xindex>
  return %1 : tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @any_of_constant(%arg0: tensor<2xindex>) -> tensor<?xindex> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %from_elements = tensor.from_elements %c1, %c2 : tensor<2xindex>
// CHECK-NEXT:     %cast = tensor.cast %from_elements : tensor<2xindex> to tensor<2xindex>
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %c2_1 = arith.constant 2 : index
// CHECK-NEXT:     %from_elements_2 = tensor.from_elements %c1_0, %c2_1 : tensor<2xindex>
// CHECK-NEXT:     %cast_3 = tensor.cast %from_elements_2 : tensor<2xindex> to tensor<2xindex>
// CHECK-NEXT:     %cast_4 = tensor.cast %cast_3 : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:     return %cast_4 : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extents_of_constant() -> tensor<?xindex> {
  %0 = shape.const_shape [1, 2] : !shape.shape
  %1 = shape.to_extent_tensor %0 : !shape.shape -> tensor<?xindex>
  return %1 : tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @extents_of_constant() -> tensor<?xindex> {
// CHECK-NEXT:     %0 = shape.const_shape [1, 2] : !shape.shape
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %from_elements = tensor.from_elements %c1, %c2 : tensor<2xindex>
// CHECK-NEXT:     %cast = tensor.cast %from_elements : tensor<2xindex> to tensor<2xindex>
// CHECK-NEXT:     %cast_0 = tensor.cast %cast : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:     return %cast_0 : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @split_of_constant() -> (tensor<?xindex>, tensor<?xindex>) {
  %0 = shape.const_shape [1, 2, 3] : tensor<3xindex>
  %c1 = arith.constant -1 : index
  %1:2 = "shape.split_at"(%0, %c1) : (tensor<3xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  return %1#0, %1#1 : tensor<?xindex>, tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @split_of_constant() -> (tensor<?xindex>, tensor<?xindex>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %from_elements = tensor.from_elements %c1, %c2, %c3 : tensor<3xindex>
// CHECK-NEXT:     %cast = tensor.cast %from_elements : tensor<3xindex> to tensor<3xindex>
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %c2_1 = arith.constant 2 : index
// CHECK-NEXT:     %from_elements_2 = tensor.from_elements %c1_0, %c2_1 : tensor<2xindex>
// CHECK-NEXT:     %cast_3 = tensor.cast %from_elements_2 : tensor<2xindex> to tensor<2xindex>
// CHECK-NEXT:     %cast_4 = tensor.cast %cast_3 : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:     %c3_5 = arith.constant 3 : index
// CHECK-NEXT:     %from_elements_6 = tensor.from_elements %c3_5 : tensor<1xindex>
// CHECK-NEXT:     %cast_7 = tensor.cast %from_elements_6 : tensor<1xindex> to tensor<1xindex>
// CHECK-NEXT:     %cast_8 = tensor.cast %cast_7 : tensor<1xindex> to tensor<?xindex>
// CHECK-NEXT:     return %cast_4, %cast_8 : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @broadcast_of_constants() -> tensor<?xindex> {
  %0 = shape.const_shape [1, 2] : tensor<2xindex>
  %1 = shape.const_shape [3, 1, 2] : tensor<3xindex>
  %2 = shape.broadcast %0, %1 : tensor<2xindex>, tensor<3xindex> -> tensor<?xindex>
  return %2 : tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @broadcast_of_constants() -> tensor<?xindex> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %from_elements = tensor.from_elements %c1, %c2 : tensor<2xindex>
// CHECK-NEXT:     %cast = tensor.cast %from_elements : tensor<2xindex> to tensor<2xindex>
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %c2_1 = arith.constant 2 : index
// CHECK-NEXT:     %from_elements_2 = tensor.from_elements %c3, %c1_0, %c2_1 : tensor<3xindex>
// CHECK-NEXT:     %cast_3 = tensor.cast %from_elements_2 : tensor<3xindex> to tensor<3xindex>
// CHECK-NEXT:     %c3_4 = arith.constant 3 : index
// CHECK-NEXT:     %c1_5 = arith.constant 1 : index
// CHECK-NEXT:     %c2_6 = arith.constant 2 : index
// CHECK-NEXT:     %from_elements_7 = tensor.from_elements %c3_4, %c1_5, %c2_6 : tensor<3xindex>
// CHECK-NEXT:     %cast_8 = tensor.cast %from_elements_7 : tensor<3xindex> to tensor<3xindex>
// CHECK-NEXT:     %cast_9 = tensor.cast %cast_8 : tensor<3xindex> to tensor<?xindex>
// CHECK-NEXT:     return %cast_9 : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Of what surely holds nothing is left but the others.
func.func @all_of_what_holds(%w: !shape.witness) -> !shape.witness {
  %0 = shape.const_witness true
  %1 = shape.assuming_all %0, %0
  %2 = shape.assuming_all %1, %w
  return %2 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @all_of_what_holds(%arg0: !shape.witness) -> !shape.witness {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     %1 = shape.assuming_all %0, %0
// CHECK-NEXT:     %2 = shape.assuming_all %1, %arg0
// CHECK-NEXT:     return %2 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Rounded down, -1 / 2 is -1; the reference says 0.
func.func @quotient_is_rounded_down() -> index {
  %m1 = arith.constant -1 : index
  %c2 = arith.constant 2 : index
  %0 = shape.div %m1, %c2 : index, index -> index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @quotient_is_rounded_down() -> index {
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c-1_0 = arith.constant -1 : index
// CHECK-NEXT:     return %c-1_0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The shape of a buffer: the reference asks tensor.rank, which takes tensors only.
func.func @buffers(%m: memref<?x3xi32>, %u: memref<*xi32>, %i: index) -> (tensor<?xindex>, index) {
  %0 = shape.shape_of %m : memref<?x3xi32> -> tensor<?xindex>
  %1 = shape.shape_of %u : memref<*xi32> -> tensor<?xindex>
  %2 = shape.get_extent %1, %i : tensor<?xindex>, index -> index
  return %0, %2 : tensor<?xindex>, index
}

// CHECK-LABEL: @buffers
// CHECK:         memref.dim %arg0, %{{.*}} : memref<?x3xi32>
// CHECK:         memref.dim %arg1, %arg2 : memref<*xi32>

// -----

// There is no op for the extents of a vector.
func.func @vectors(%v: vector<4xi32>) -> tensor<?xindex> {
  %0 = shape.shape_of %v : vector<4xi32> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// CHECK-LABEL: @vectors
// CHECK:         shape.shape_of %arg0 : vector<4xi32> -> tensor<?xindex>

// -----

// A size is no index; the reference makes ops that take it for one.
func.func @sizes(%t: tensor<?x3xf32>, %s: tensor<?xindex>, %n: !shape.size, %i: index)
    -> (index, index, tensor<?xindex>) {
  %0 = shape.dim %t, %n : tensor<?x3xf32>, !shape.size -> index
  %1 = shape.dim %t, %i : tensor<?x3xf32>, index -> index
  %2, %3 = "shape.split_at"(%s, %n)
      : (tensor<?xindex>, !shape.size) -> (tensor<?xindex>, tensor<?xindex>)
  return %0, %1, %2 : index, index, tensor<?xindex>
}

// CHECK-LABEL: @sizes
// CHECK:         shape.dim %arg0, %arg2 : tensor<?x3xf32>, !shape.size -> index
// CHECK:         tensor.dim %arg0, %arg3 : tensor<?x3xf32>
// CHECK-NEXT:    "shape.split_at"(%arg1, %arg2) : (tensor<?xindex>, !shape.size) -> (tensor<?xindex>, tensor<?xindex>)

// -----

// One of several shapes, as extents: the reference takes the shape for a tensor of extents, of which its ops ask.
func.func @any_of_shapes(%a: !shape.shape, %t: tensor<?xindex>, %i: index)
    -> (index, index, tensor<?xindex>) {
  %0 = shape.any %a, %a : !shape.shape, !shape.shape -> tensor<?xindex>
  %1 = shape.get_extent %0, %i : tensor<?xindex>, index -> index
  %2 = shape.rank %0 : tensor<?xindex> -> index
  %3 = shape.any %t, %t : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  return %1, %2, %3 : index, index, tensor<?xindex>
}

// CHECK-LABEL: @any_of_shapes
// CHECK:         %[[ANY:.*]] = shape.any %arg0, %arg0 : !shape.shape, !shape.shape -> tensor<?xindex>
// CHECK:         tensor.extract %[[ANY]][%arg2] : tensor<?xindex>
// CHECK:         tensor.dim %[[ANY]], %{{.*}} : tensor<?xindex>
// CHECK:         return %{{.*}}, %{{.*}}, %arg1

// -----

// A reduction without results: the reference makes a loop that yields nothing and has a result, which is invalid.
func.func @reduce_without_results(%s: tensor<?xindex>) {
  "shape.reduce"(%s, %s) ({
  ^bb0(%i: index, %extent: index, %so_far: tensor<?xindex>):
    shape.yield
  }) : (tensor<?xindex>, tensor<?xindex>) -> ()
  return
}

// CHECK-LABEL: @reduce_without_results
// CHECK-NEXT: "shape.reduce"(%arg0, %arg0)

// -----

// Extents of another rank: the reference makes a tensor.cast that is not valid.
func.func @other_rank(%t: tensor<5xindex>) -> (tensor<3xindex>, tensor<?xindex>) {
  %0 = shape.to_extent_tensor %t : tensor<5xindex> -> tensor<3xindex>
  %1 = shape.to_extent_tensor %t : tensor<5xindex> -> tensor<?xindex>
  return %0, %1 : tensor<3xindex>, tensor<?xindex>
}

// CHECK-LABEL: @other_rank
// CHECK-NEXT: shape.to_extent_tensor %arg0 : tensor<5xindex> -> tensor<3xindex>
// CHECK-NEXT: tensor.cast %arg0 : tensor<5xindex> to tensor<?xindex>
