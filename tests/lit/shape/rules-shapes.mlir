// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// Rules for broadcast, for the shapes of values, and for what converts.

// A broadcast of one shape is that shape, in the type that is wanted.
func.func @broadcast_of_one(%s: !shape.shape, %t: tensor<?xindex>)
    -> (!shape.shape, !shape.shape, tensor<2xindex>) {
  %0 = shape.broadcast %s : !shape.shape -> !shape.shape
  %1 = shape.broadcast %t : tensor<?xindex> -> !shape.shape
  %2 = shape.broadcast %t : tensor<?xindex> -> tensor<2xindex>
  return %0, %1, %2 : !shape.shape, !shape.shape, tensor<2xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @broadcast_of_one(%arg0: !shape.shape, %arg1: tensor<?xindex>) -> (!shape.shape, !shape.shape, tensor<2xindex>) {
// CHECK-NEXT:     %0 = shape.from_extent_tensor %arg1 : tensor<?xindex>
// CHECK-NEXT:     %cast = tensor.cast %arg1 : tensor<?xindex> to tensor<2xindex>
// CHECK-NEXT:     return %arg0, %0, %cast : !shape.shape, !shape.shape, tensor<2xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Constants are broadcast first, as far as they go together.
func.func @broadcast_with_constants(%s: !shape.shape)
    -> (!shape.shape, !shape.shape, !shape.shape) {
  %a = shape.const_shape [2, 1] : !shape.shape
  %b = shape.const_shape [4, 2, 7] : tensor<3xindex>
  %c = shape.const_shape [3, 2] : tensor<2xindex>
  %0 = shape.broadcast %a, %s, %b : !shape.shape, !shape.shape, tensor<3xindex> -> !shape.shape
  %1 = shape.broadcast %a, %b, %c : !shape.shape, tensor<3xindex>, tensor<2xindex> -> !shape.shape
  %2 = shape.broadcast %a, %s {error = "m"} : !shape.shape, !shape.shape -> !shape.shape
  return %0, %1, %2 : !shape.shape, !shape.shape, !shape.shape
}

// CHECK: module {
// CHECK-NEXT:   func.func @broadcast_with_constants(%arg0: !shape.shape) -> (!shape.shape, !shape.shape, !shape.shape) {
// CHECK-NEXT:     %0 = shape.const_shape [2, 1] : !shape.shape
// CHECK-NEXT:     %1 = shape.const_shape [3, 2] : tensor<2xindex>
// CHECK-NEXT:     %2 = shape.const_shape [4, 2, 7] : tensor<3xindex>
// CHECK-NEXT:     %3 = shape.broadcast %arg0, %2 : !shape.shape, tensor<3xindex> -> !shape.shape
// CHECK-NEXT:     %4 = shape.broadcast %1, %2 : tensor<2xindex>, tensor<3xindex> -> !shape.shape
// CHECK-NEXT:     %5 = shape.broadcast %arg0, %0 {error = "m"} : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:     return %3, %4, %5 : !shape.shape, !shape.shape, !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Empty shapes and repeated ones add nothing.
func.func @broadcast_operands(%s: !shape.shape, %t: tensor<?xindex>, %e: tensor<0xindex>)
    -> (!shape.shape, !shape.shape, tensor<?xindex>) {
  %a = shape.const_shape [] : !shape.shape
  %0 = shape.broadcast %a, %s, %e : !shape.shape, !shape.shape, tensor<0xindex> -> !shape.shape
  %1 = shape.broadcast %s, %t, %s, %t {error = "m"}
      : !shape.shape, tensor<?xindex>, !shape.shape, tensor<?xindex> -> !shape.shape
  %2 = shape.broadcast %e, %t, %t
      : tensor<0xindex>, tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  return %0, %1, %2 : !shape.shape, !shape.shape, tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @broadcast_operands(%arg0: !shape.shape, %arg1: tensor<?xindex>, %arg2: tensor<0xindex>) -> (!shape.shape, !shape.shape, tensor<?xindex>) {
// CHECK-NEXT:     %0 = shape.broadcast %arg0, %arg1 {error = "m"} : !shape.shape, tensor<?xindex> -> !shape.shape
// CHECK-NEXT:     return %arg0, %0, %arg1 : !shape.shape, !shape.shape, tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The rank of the result follows from ranks that are all known.
func.func @broadcast_of_known_ranks(%a: tensor<2xindex>, %b: tensor<3xindex>, %c: tensor<?xindex>)
    -> (tensor<?xindex>, tensor<?xindex>, tensor<2xindex>) {
  %0 = shape.broadcast %a, %b : tensor<2xindex>, tensor<3xindex> -> tensor<?xindex>
  %1 = shape.broadcast %a, %c : tensor<2xindex>, tensor<?xindex> -> tensor<?xindex>
  %2 = shape.broadcast %a, %b : tensor<2xindex>, tensor<3xindex> -> tensor<2xindex>
  return %0, %1, %2 : tensor<?xindex>, tensor<?xindex>, tensor<2xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @broadcast_of_known_ranks(%arg0: tensor<2xindex>, %arg1: tensor<3xindex>, %arg2: tensor<?xindex>) -> (tensor<?xindex>, tensor<?xindex>, tensor<2xindex>) {
// CHECK-NEXT:     %0 = shape.broadcast %arg0, %arg1 : tensor<2xindex>, tensor<3xindex> -> tensor<3xindex>
// CHECK-NEXT:     %cast = tensor.cast %0 : tensor<3xindex> to tensor<?xindex>
// CHECK-NEXT:     %1 = shape.broadcast %arg0, %arg2 : tensor<2xindex>, tensor<?xindex> -> tensor<?xindex>
// CHECK-NEXT:     %2 = shape.broadcast %arg0, %arg1 : tensor<2xindex>, tensor<3xindex> -> tensor<2xindex>
// CHECK-NEXT:     return %cast, %1, %2 : tensor<?xindex>, tensor<?xindex>, tensor<2xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Casts that forget the rank go, those that assert it stay.
func.func @broadcast_of_casts(%a: tensor<2xindex>, %b: tensor<3xindex>, %c: tensor<?xindex>)
    -> (tensor<?xindex>, !shape.shape, !shape.shape) {
  %forgets = tensor.cast %a : tensor<2xindex> to tensor<?xindex>
  %asserts = tensor.cast %c : tensor<?xindex> to tensor<2xindex>
  %0 = shape.broadcast %forgets, %b : tensor<?xindex>, tensor<3xindex> -> tensor<?xindex>
  %1 = shape.broadcast %asserts, %b {error = "stays"}
      : tensor<2xindex>, tensor<3xindex> -> !shape.shape
  %2 = shape.broadcast %forgets, %c {error = "goes"}
      : tensor<?xindex>, tensor<?xindex> -> !shape.shape
  return %0, %1, %2 : tensor<?xindex>, !shape.shape, !shape.shape
}

// CHECK: module {
// CHECK-NEXT:   func.func @broadcast_of_casts(%arg0: tensor<2xindex>, %arg1: tensor<3xindex>, %arg2: tensor<?xindex>) -> (tensor<?xindex>, !shape.shape, !shape.shape) {
// CHECK-NEXT:     %cast = tensor.cast %arg2 : tensor<?xindex> to tensor<2xindex>
// CHECK-NEXT:     %0 = shape.broadcast %arg0, %arg1 : tensor<2xindex>, tensor<3xindex> -> tensor<3xindex>
// CHECK-NEXT:     %cast_0 = tensor.cast %0 : tensor<3xindex> to tensor<?xindex>
// CHECK-NEXT:     %1 = shape.broadcast %cast, %arg1 {error = "stays"} : tensor<2xindex>, tensor<3xindex> -> !shape.shape
// CHECK-NEXT:     %2 = shape.broadcast %arg0, %arg2 : tensor<2xindex>, tensor<?xindex> -> !shape.shape
// CHECK-NEXT:     return %cast_0, %1, %2 : tensor<?xindex>, !shape.shape, !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @shape_of_static(%x: tensor<2x3xf32>, %v: vector<4xi8>, %y: tensor<2x?xf32>)
    -> (tensor<2xindex>, tensor<?xindex>, tensor<1xindex>, tensor<2xindex>) {
  %0 = shape.shape_of %x : tensor<2x3xf32> -> tensor<2xindex>
  %1 = shape.shape_of %x : tensor<2x3xf32> -> tensor<?xindex>
  %2 = shape.shape_of %v : vector<4xi8> -> tensor<1xindex>
  %3 = shape.shape_of %y : tensor<2x?xf32> -> tensor<2xindex>
  return %0, %1, %2, %3 : tensor<2xindex>, tensor<?xindex>, tensor<1xindex>, tensor<2xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_of_static(%arg0: tensor<2x3xf32>, %arg1: vector<4xi8>, %arg2: tensor<2x?xf32>) -> (tensor<2xindex>, tensor<?xindex>, tensor<1xindex>, tensor<2xindex>) {
// CHECK-NEXT:     %0 = shape.const_shape [4] : tensor<1xindex>
// CHECK-NEXT:     %1 = shape.const_shape [2, 3] : tensor<2xindex>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:     %2 = shape.shape_of %arg2 : tensor<2x?xf32> -> tensor<2xindex>
// CHECK-NEXT:     return %1, %cast, %0, %2 : tensor<2xindex>, tensor<?xindex>, tensor<1xindex>, tensor<2xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A reshaped tensor has the shape that it was given, unless a !shape.shape is wanted.
func.func @shape_of_reshape(%x: tensor<?xf32>, %a: tensor<2xindex>)
    -> (tensor<2xindex>, tensor<?xindex>, !shape.shape) {
  %0 = tensor.reshape %x(%a) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %1 = shape.shape_of %0 : tensor<?x?xf32> -> tensor<2xindex>
  %2 = shape.shape_of %0 : tensor<?x?xf32> -> tensor<?xindex>
  %3 = shape.shape_of %0 : tensor<?x?xf32> -> !shape.shape
  return %1, %2, %3 : tensor<2xindex>, tensor<?xindex>, !shape.shape
}

// CHECK: module {
// CHECK-NEXT:   func.func @shape_of_reshape(%arg0: tensor<?xf32>, %arg1: tensor<2xindex>) -> (tensor<2xindex>, tensor<?xindex>, !shape.shape) {
// CHECK-NEXT:     %reshape = tensor.reshape %arg0(%arg1) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
// CHECK-NEXT:     %cast = tensor.cast %arg1 : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:     %0 = shape.shape_of %reshape : tensor<?x?xf32> -> !shape.shape
// CHECK-NEXT:     return %arg1, %cast, %0 : tensor<2xindex>, tensor<?xindex>, !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @extract_from_shape_of(%x: tensor<2x?xf32>, %u: tensor<*xf32>, %t: tensor<2xindex>,
                                 %i: index) -> (index, index, index) {
  %0 = shape.shape_of %x : tensor<2x?xf32> -> tensor<2xindex>
  %1 = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %2 = tensor.extract %0[%i] : tensor<2xindex>
  %3 = tensor.extract %1[%i] : tensor<?xindex>
  %4 = tensor.extract %t[%i] : tensor<2xindex>
  return %2, %3, %4 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract_from_shape_of(%arg0: tensor<2x?xf32>, %arg1: tensor<*xf32>, %arg2: tensor<2xindex>, %arg3: index) -> (index, index, index) {
// CHECK-NEXT:     %dim = tensor.dim %arg0, %arg3 : tensor<2x?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg1, %arg3 : tensor<*xf32>
// CHECK-NEXT:     %extracted = tensor.extract %arg2[%arg3] : tensor<2xindex>
// CHECK-NEXT:     return %dim, %dim_0, %extracted : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// shape_of can have either type; of an unranked tensor it cannot.
func.func @cast_of_shape_of(%x: tensor<2x?xf32>, %u: tensor<*xf32>)
    -> (tensor<2xindex>, tensor<?xindex>, tensor<3xindex>, tensor<2xindex>) {
  %0 = shape.shape_of %x : tensor<2x?xf32> -> tensor<?xindex>
  %1 = shape.shape_of %x : tensor<2x?xf32> -> tensor<2xindex>
  %2 = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %3 = tensor.cast %0 : tensor<?xindex> to tensor<2xindex>
  %4 = tensor.cast %1 : tensor<2xindex> to tensor<?xindex>
  %5 = tensor.cast %0 : tensor<?xindex> to tensor<3xindex>
  %6 = tensor.cast %2 : tensor<?xindex> to tensor<2xindex>
  return %3, %4, %5, %6 : tensor<2xindex>, tensor<?xindex>, tensor<3xindex>, tensor<2xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast_of_shape_of(%arg0: tensor<2x?xf32>, %arg1: tensor<*xf32>) -> (tensor<2xindex>, tensor<?xindex>, tensor<3xindex>, tensor<2xindex>) {
// CHECK-NEXT:     %0 = shape.shape_of %arg0 : tensor<2x?xf32> -> tensor<?xindex>
// CHECK-NEXT:     %1 = shape.shape_of %arg1 : tensor<*xf32> -> tensor<?xindex>
// CHECK-NEXT:     %2 = shape.shape_of %arg0 : tensor<2x?xf32> -> tensor<2xindex>
// CHECK-NEXT:     %3 = shape.shape_of %arg0 : tensor<2x?xf32> -> tensor<?xindex>
// CHECK-NEXT:     %cast = tensor.cast %0 : tensor<?xindex> to tensor<3xindex>
// CHECK-NEXT:     %cast_0 = tensor.cast %1 : tensor<?xindex> to tensor<2xindex>
// CHECK-NEXT:     return %2, %3, %cast, %cast_0 : tensor<2xindex>, tensor<?xindex>, tensor<3xindex>, tensor<2xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cast_of_const_shape() -> (tensor<?xindex>, tensor<2xindex>) {
  %0 = shape.const_shape [2, 3] : tensor<2xindex>
  %1 = tensor.cast %0 : tensor<2xindex> to tensor<?xindex>
  %2 = tensor.cast %1 : tensor<?xindex> to tensor<2xindex>
  return %1, %2 : tensor<?xindex>, tensor<2xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast_of_const_shape() -> (tensor<?xindex>, tensor<2xindex>) {
// CHECK-NEXT:     %0 = shape.const_shape [2, 3] : tensor<2xindex>
// CHECK-NEXT:     %cast = tensor.cast %0 : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:     return %cast, %0 : tensor<?xindex>, tensor<2xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @rank_of_shape_of(%x: tensor<2x?xf32>, %u: tensor<*xf32>) -> (index, !shape.size, index) {
  %0 = shape.shape_of %x : tensor<2x?xf32> -> tensor<2xindex>
  %1 = shape.shape_of %x : tensor<2x?xf32> -> !shape.shape
  %2 = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %3 = shape.rank %0 : tensor<2xindex> -> index
  %4 = shape.rank %1 : !shape.shape -> !shape.size
  %5 = shape.rank %2 : tensor<?xindex> -> index
  return %3, %4, %5 : index, !shape.size, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @rank_of_shape_of(%arg0: tensor<2x?xf32>, %arg1: tensor<*xf32>) -> (index, !shape.size, index) {
// CHECK-NEXT:     %c2 = shape.const_size 2
// CHECK-NEXT:     %c2_0 = arith.constant 2 : index
// CHECK-NEXT:     %0 = shape.shape_of %arg1 : tensor<*xf32> -> tensor<?xindex>
// CHECK-NEXT:     %1 = shape.rank %0 : tensor<?xindex> -> index
// CHECK-NEXT:     return %c2_0, %c2, %1 : index, !shape.size, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @there_and_back(%i: index, %s: !shape.size) -> (index, !shape.size, !shape.size) {
  %0 = shape.index_to_size %i
  %1 = shape.size_to_index %0 : !shape.size
  %2 = shape.size_to_index %s : !shape.size
  %3 = shape.index_to_size %2
  return %1, %3, %0 : index, !shape.size, !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @there_and_back(%arg0: index, %arg1: !shape.size) -> (index, !shape.size, !shape.size) {
// CHECK-NEXT:     %0 = shape.index_to_size %arg0
// CHECK-NEXT:     return %arg0, %arg1, %0 : index, !shape.size, !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Of one constant the broadcast is the constant that it is.
func.func @broadcast_of_one_constant() -> tensor<?xindex> {
  %k = arith.constant dense<[2, 3]> : tensor<2xindex>
  %0 = shape.broadcast %k : tensor<2xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @broadcast_of_one_constant() -> tensor<?xindex> {
// CHECK-NEXT:     %cst = arith.constant dense<[2, 3]> : tensor<2xindex>
// CHECK-NEXT:     %cast = tensor.cast %cst : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT:     return %cast : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }
