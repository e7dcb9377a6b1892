// RUN: pyopt --split-input-file --canonicalize --allow-unregistered-dialect %s | FileCheck %s

// Folds and rules of the reference that make ops that do not verify, crash, or are wrong.

// The reference makes constants of type tensor<?xindex>, which no constant can have.
func.func @constants_of_unknown_rank()
    -> (tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>,
        !shape.shape) {
  %a = shape.const_shape [2, 1] : tensor<2xindex>
  %b = shape.const_shape [1, 3] : tensor<2xindex>
  %s = shape.const_shape [4, 5] : !shape.shape
  %c1 = shape.const_size 1
  %0 = shape.broadcast %a, %b : tensor<2xindex>, tensor<2xindex> -> tensor<?xindex>
  %1 = shape.concat %a, %b : tensor<2xindex>, tensor<2xindex> -> tensor<?xindex>
  %2 = shape.any %a, %b : tensor<2xindex>, tensor<2xindex> -> tensor<?xindex>
  %3 = shape.to_extent_tensor %s : !shape.shape -> tensor<?xindex>
  %4:2 = "shape.split_at"(%a, %c1)
      : (tensor<2xindex>, !shape.size) -> (tensor<?xindex>, !shape.shape)
  return %0, %1, %2, %3, %4#0, %4#1
      : tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>,
      !shape.shape
}

// CHECK: module {
// CHECK-NEXT:   func.func @constants_of_unknown_rank() -> (tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, !shape.shape) {
// CHECK-NEXT:     %0 = shape.const_shape [1] : !shape.shape
// CHECK-NEXT:     %1 = shape.const_shape [2] : tensor<1xindex>
// CHECK-NEXT:     %2 = shape.const_shape [4, 5] : tensor<2xindex>
// CHECK-NEXT:     %3 = shape.const_shape [1, 3] : tensor<2xindex>
// CHECK-NEXT:     %4 = shape.const_shape [2, 1, 1, 3] : tensor<4xindex>
// CHECK-NEXT:     %5 = shape.const_shape [2, 3] : tensor<2xindex>
// CHECK-NEXT:     %cast = tensor.cast %5 : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:     %cast_0 = tensor.cast %4 : tensor<4xindex> to tensor<?xindex>
// CHECK-NEXT:     %cast_1 = tensor.cast %3 : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:     %cast_2 = tensor.cast %2 : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:     %cast_3 = tensor.cast %1 : tensor<1xindex> to tensor<?xindex>
// CHECK-NEXT:     return %cast, %cast_0, %cast_1, %cast_2, %cast_3, %0 : tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>, !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A type that says otherwise than the constant is undefined behaviour: it stays as it is.
func.func @constants_of_other_rank() -> (tensor<3xindex>, tensor<3xindex>, tensor<3xindex>) {
  %a = shape.const_shape [2, 1] : tensor<2xindex>
  %s = shape.const_shape [4, 5] : !shape.shape
  %0 = shape.broadcast %a, %s : tensor<2xindex>, !shape.shape -> !shape.shape
  %1 = shape.concat %a, %a : tensor<2xindex>, tensor<2xindex> -> tensor<3xindex>
  %2 = shape.any %a, %a : tensor<2xindex>, tensor<2xindex> -> tensor<3xindex>
  %3 = shape.to_extent_tensor %s : !shape.shape -> tensor<3xindex>
  return %1, %2, %3 : tensor<3xindex>, tensor<3xindex>, tensor<3xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @constants_of_other_rank() -> (tensor<3xindex>, tensor<3xindex>, tensor<3xindex>) {
// CHECK-NEXT:     %0 = shape.const_shape [2, 1] : tensor<2xindex>
// CHECK-NEXT:     %1 = shape.const_shape [4, 5] : !shape.shape
// CHECK-NEXT:     %2 = shape.concat %0, %0 : tensor<2xindex>, tensor<2xindex> -> tensor<3xindex>
// CHECK-NEXT:     %3 = shape.any %0, %0 : tensor<2xindex>, tensor<2xindex> -> tensor<3xindex>
// CHECK-NEXT:     %4 = shape.to_extent_tensor %1 : !shape.shape -> tensor<3xindex>
// CHECK-NEXT:     return %2, %3, %4 : tensor<3xindex>, tensor<3xindex>, tensor<3xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The reference crashes where a static shape is wanted as !shape.shape, and where all shapes are empty.
func.func @static_shape(%x: tensor<2x3xf32>) -> !shape.shape {
  %0 = shape.shape_of %x : tensor<2x3xf32> -> !shape.shape
  return %0 : !shape.shape
}

// CHECK: module {
// CHECK-NEXT:   func.func @static_shape(%arg0: tensor<2x3xf32>) -> !shape.shape {
// CHECK-NEXT:     %0 = shape.const_shape [2, 3] : !shape.shape
// CHECK-NEXT:     return %0 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @empty_shapes(%e: tensor<0xindex>) -> !shape.shape {
  %a = shape.const_shape [] : !shape.shape
  %0 = shape.broadcast %a, %e : !shape.shape, tensor<0xindex> -> !shape.shape
  return %0 : !shape.shape
}

// CHECK: module {
// CHECK-NEXT:   func.func @empty_shapes(%arg0: tensor<0xindex>) -> !shape.shape {
// CHECK-NEXT:     %0 = shape.from_extent_tensor %arg0 : tensor<0xindex>
// CHECK-NEXT:     return %0 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The reference adds nothing to an index, and forgets that a size is wanted.
func.func @size_of_index(%i: index) -> !shape.size {
  %i0 = arith.constant 0 : index
  %0 = shape.add %i, %i0 : index, index -> !shape.size
  return %0 : !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @size_of_index(%arg0: index) -> !shape.size {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = shape.add %arg0, %c0 : index, index -> !shape.size
// CHECK-NEXT:     return %0 : !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Rounded down, -1 / 2 is -1; the reference says 0. It crashes on a division by zero.
func.func @rounded_down() -> (index, index) {
  %m1 = arith.constant -1 : index
  %i2 = arith.constant 2 : index
  %i0 = arith.constant 0 : index
  %0 = shape.div %m1, %i2 : index, index -> index
  %1 = shape.div %i2, %i0 : index, index -> index
  return %0, %1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @rounded_down() -> (index, index) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     %0 = shape.div %c2, %c0 : index, index -> index
// CHECK-NEXT:     return %c-1, %0 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Casts to other element types are not tensor.cast's.
func.func @shape_of_reshape(%x: tensor<?xf32>, %a: tensor<2xi32>)
    -> (tensor<2xindex>, tensor<?xindex>) {
  %0 = tensor.reshape %x(%a) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %1 = shape.shape_of %0 : tensor<?x?xf32> -> tensor<2xindex>
  %2 = shape.shape_of %0 : tensor<?x?xf32> -> tensor<?xindex>
  return %1, %2 : tensor<2xindex>, tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_of_reshape(%arg0: tensor<?xf32>, %arg1: tensor<2xi32>) -> (tensor<2xindex>, tensor<?xindex>) {
// CHECK-NEXT:     %0 = arith.index_cast %arg1 : tensor<2xi32> to tensor<2xindex>
// CHECK-NEXT:     %1 = arith.index_cast %arg1 : tensor<2xi32> to tensor<2xindex>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:     return %0, %cast : tensor<2xindex>, tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// tensor.dim is for tensors.
func.func @extent_of_memref(%m: memref<?xf32>, %i: index) -> index {
  %0 = shape.shape_of %m : memref<?xf32> -> tensor<1xindex>
  %1 = tensor.extract %0[%i] : tensor<1xindex>
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @extent_of_memref(%arg0: memref<?xf32>, %arg1: index) -> index {
// CHECK-NEXT:     %0 = shape.shape_of %arg0 : memref<?xf32> -> tensor<1xindex>
// CHECK-NEXT:     %extracted = tensor.extract %0[%arg1] : tensor<1xindex>
// CHECK-NEXT:     return %extracted : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The arguments of an assumption's region have no values: the reference inlines a region that uses them, and crashes.

// CHECK-LABEL: func @arguments
//  CHECK-NEXT:   %[[W:.*]] = shape.const_witness true
//  CHECK-NEXT:   "test.op"() : () -> ()
//  CHECK-NEXT:   "shape.assuming"(%[[W]]) ({
//  CHECK-NEXT:   ^bb0(%[[A:.*]]: index):
//  CHECK-NEXT:     "test.op"(%[[A]]) : (index) -> ()
func.func @arguments() {
  %w = shape.const_witness true
  "shape.assuming"(%w) ({
  ^bb0(%unused: index):
    "test.op"() : () -> ()
    "shape.assuming_yield"() : () -> ()
  }) : (!shape.witness) -> ()
  "shape.assuming"(%w) ({
  ^bb0(%used: index):
    "test.op"(%used) : (index) -> ()
    "shape.assuming_yield"() : () -> ()
  }) : (!shape.witness) -> ()
  return
}
