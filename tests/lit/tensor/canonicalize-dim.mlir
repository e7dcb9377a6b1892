// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// A static extent, and a dynamic one.
func.func @f(%t: tensor<4x?xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.dim %t, %c0 : tensor<4x?xf32>
  %1 = tensor.dim %t, %c1 : tensor<4x?xf32>
  return %0, %1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?xf32>) -> (index, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<4x?xf32>
// CHECK-NEXT:     return %c4, %dim : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: no such dimension, one below zero, one not known, an unranked tensor.
func.func @f(%t: tensor<4x4xf32>, %u: tensor<*xf32>, %i: index) -> (index, index, index, index) {
  %c2 = arith.constant 2 : index
  %m = arith.constant -1 : index
  %0 = tensor.dim %t, %c2 : tensor<4x4xf32>
  %1 = tensor.dim %t, %m : tensor<4x4xf32>
  %2 = tensor.dim %t, %i : tensor<4x4xf32>
  %3 = tensor.dim %u, %c2 : tensor<*xf32>
  return %0, %1, %2, %3 : index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x4xf32>, %arg1: tensor<*xf32>, %arg2: index) -> (index, index, index, index) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c2 : tensor<4x4xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c-1 : tensor<4x4xf32>
// CHECK-NEXT:     %dim_1 = tensor.dim %arg0, %arg2 : tensor<4x4xf32>
// CHECK-NEXT:     %dim_2 = tensor.dim %arg1, %c2 : tensor<*xf32>
// CHECK-NEXT:     return %dim, %dim_0, %dim_1, %dim_2 : index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Of generate.
func.func @f(%n: index, %m: index, %f: f32) -> index {
  %c2 = arith.constant 2 : index
  %g = tensor.generate %n, %m {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %f : f32
  } : tensor<?x4x?xf32>
  %0 = tensor.dim %g, %c2 : tensor<?x4x?xf32>
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: f32) -> index {
// CHECK-NEXT:     return %arg1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Of empty.
func.func @f(%n: index, %m: index) -> index {
  %c2 = arith.constant 2 : index
  %e = tensor.empty(%n, %m) : tensor<?x4x?xf32>
  %0 = tensor.dim %e, %c2 : tensor<?x4x?xf32>
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT:     return %arg1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: of empty, the dimension not known.
func.func @f(%n: index, %i: index) -> index {
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %0 = tensor.dim %e, %i : tensor<?x4xf32>
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT:     %0 = tensor.empty(%arg0) : tensor<?x4xf32>
// CHECK-NEXT:     %dim = tensor.dim %0, %arg1 : tensor<?x4xf32>
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: of splat.
func.func @f(%n: index, %f: f32) -> index {
  %c0 = arith.constant 0 : index
  %s = tensor.splat %f[%n] : tensor<?x4xf32>
  %0 = tensor.dim %s, %c0 : tensor<?x4xf32>
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: f32) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %splat = tensor.splat %arg1[%arg0] : tensor<?x4xf32>
// CHECK-NEXT:     %dim = tensor.dim %splat, %c0 : tensor<?x4xf32>
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Of a slice.
func.func @f(%t: tensor<?x?xf32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %s = tensor.extract_slice %t[0, 0] [%n, 4] [1, 1] : tensor<?x?xf32> to tensor<?x4xf32>
  %0 = tensor.dim %s, %c0 : tensor<?x4xf32>
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?xf32>, %arg1: index) -> index {
// CHECK-NEXT:     return %arg1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: of a slice that drops a dimension.
func.func @f(%t: tensor<?x?xf32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %s = tensor.extract_slice %t[0, 0] [1, %n] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  %0 = tensor.dim %s, %c0 : tensor<?xf32>
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?xf32>, %arg1: index) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[0, 0] [1, %arg1] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
// CHECK-NEXT:     %dim = tensor.dim %extracted_slice, %c0 : tensor<?xf32>
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Of a cast, also of an unranked tensor.
func.func @f(%t: tensor<4x?xf32>, %u: tensor<*xf32>, %i: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %a = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %b = tensor.cast %u : tensor<*xf32> to tensor<?x4xf32>
  %0 = tensor.dim %a, %c0 : tensor<?x?xf32>
  %1 = tensor.dim %b, %i : tensor<?x4xf32>
  return %0, %1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?xf32>, %arg1: tensor<*xf32>, %arg2: index) -> (index, index) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %dim = tensor.dim %arg1, %arg2 : tensor<*xf32>
// CHECK-NEXT:     return %c4, %dim : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Of what was inserted into: the destination has the shape.
func.func @f(%t: tensor<?x?xf32>, %s: tensor<4x4xf32>, %f: f32, %i: index) -> index {
  %c1 = arith.constant 1 : index
  %a = tensor.insert %f into %t[%i, %i] : tensor<?x?xf32>
  %b = tensor.insert_slice %s into %a[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<?x?xf32>
  %0 = tensor.dim %b, %c1 : tensor<?x?xf32>
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?xf32>, %arg1: tensor<4x4xf32>, %arg2: f32, %arg3: index) -> index {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Of pack and unpack: the destination as well.
func.func @f(%t: tensor<?x16xf32>, %d: tensor<?x?x2xf32>) -> index {
  %c0 = arith.constant 0 : index
  %a = linalg.pack %t inner_dims_pos = [1] inner_tiles = [2] into %d
      : tensor<?x16xf32> -> tensor<?x?x2xf32>
  %0 = tensor.dim %a, %c0 : tensor<?x?x2xf32>
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x16xf32>, %arg1: tensor<?x?x2xf32>) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg1, %c0 : tensor<?x?x2xf32>
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Of a reshape: an element of the shape.
func.func @f(%t: tensor<4x?xf32>, %s: tensor<2xindex>, %r: tensor<2xi32>, %i: index)
    -> (index, index) {
  %c1 = arith.constant 1 : index
  %a = tensor.reshape %t(%s) : (tensor<4x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %b = tensor.reshape %t(%r) : (tensor<4x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %0 = tensor.dim %a, %c1 : tensor<?x?xf32>
  %1 = tensor.dim %b, %i : tensor<?x?xf32>
  return %0, %1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?xf32>, %arg1: tensor<2xindex>, %arg2: tensor<2xi32>, %arg3: index) -> (index, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %extracted = tensor.extract %arg1[%c1] : tensor<2xindex>
// CHECK-NEXT:     %extracted_0 = tensor.extract %arg2[%arg3] : tensor<2xi32>
// CHECK-NEXT:     %0 = arith.index_cast %extracted_0 : i32 to index
// CHECK-NEXT:     return %extracted, %0 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Of a collapse, a group of one.
func.func @f(%t: tensor<?x4x?xf32>) -> index {
  %c1 = arith.constant 1 : index
  %a = tensor.collapse_shape %t [[0, 1], [2]] : tensor<?x4x?xf32> into tensor<?x?xf32>
  %0 = tensor.dim %a, %c1 : tensor<?x?xf32>
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x4x?xf32>) -> index {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<?x4x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     %dim = tensor.dim %collapsed, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: of pad.
func.func @f(%t: tensor<?xf32>, %f: f32) -> index {
  %c0 = arith.constant 0 : index
  %a = tensor.pad %t low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<?xf32> to tensor<?xf32>
  %0 = tensor.dim %a, %c0 : tensor<?xf32>
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?xf32>, %arg1: f32) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %padded = tensor.pad %arg0 low[1] high[1] {
// CHECK-NEXT:     ^bb0(%arg2: index):
// CHECK-NEXT:       tensor.yield %arg1 : f32
// CHECK-NEXT:     } : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT:     %dim = tensor.dim %padded, %c0 : tensor<?xf32>
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Dead although it might be undefined.
func.func @f(%t: tensor<4x?xf32>, %i: index) {
  %0 = tensor.dim %t, %i : tensor<4x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?xf32>, %arg1: index) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The rank of a ranked tensor; near miss: of an unranked one.
func.func @f(%t: tensor<4x?xf32>, %u: tensor<*xf32>) -> (index, index) {
  %0 = tensor.rank %t : tensor<4x?xf32>
  %1 = tensor.rank %u : tensor<*xf32>
  return %0, %1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?xf32>, %arg1: tensor<*xf32>) -> (index, index) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %rank = tensor.rank %arg1 : tensor<*xf32>
// CHECK-NEXT:     return %c2, %rank : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Of an expansion, the other extents of the group being 1.
func.func @f(%t: tensor<?x?xf32>, %n: index, %m: index) -> (index, index) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = tensor.expand_shape %t [[0, 1], [2]] output_shape [1, %n, %m]
      : tensor<?x?xf32> into tensor<1x?x?xf32>
  %0 = tensor.dim %a, %c1 : tensor<1x?x?xf32>
  %1 = tensor.dim %a, %c2 : tensor<1x?x?xf32>
  return %0, %1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index) -> (index, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [1, %arg1, %arg2] : tensor<?x?xf32> into tensor<1x?x?xf32>
// CHECK-NEXT:     %dim = tensor.dim %expanded, %c1 : tensor<1x?x?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %expanded, %c2 : tensor<1x?x?xf32>
// CHECK-NEXT:     return %dim, %dim_0 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Of reshapes of tensors whose extents are known before a cast.
func.func @f(%t: tensor<8x6xf32>, %u: tensor<4x?xf32>, %n: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %v = tensor.cast %t : tensor<8x6xf32> to tensor<?x?xf32>
  %w = tensor.cast %v : tensor<?x?xf32> to tensor<?x6xf32>
  %a = tensor.expand_shape %w [[0, 1], [2]] output_shape [%n, 2, 6]
      : tensor<?x6xf32> into tensor<?x2x6xf32>
  %0 = tensor.dim %a, %c0 : tensor<?x2x6xf32>
  %x = tensor.cast %u : tensor<4x?xf32> to tensor<?x2xf32>
  %b = tensor.collapse_shape %x [[0, 1]] : tensor<?x2xf32> into tensor<?xf32>
  %1 = tensor.dim %b, %c0 : tensor<?xf32>
  return %0, %1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<8x6xf32>, %arg1: tensor<4x?xf32>, %arg2: index) -> (index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<8x6xf32> to tensor<?x6xf32>
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %cast [[0, 1], [2]] output_shape [%arg2, 2, 6] : tensor<?x6xf32> into tensor<?x2x6xf32>
// CHECK-NEXT:     %dim = tensor.dim %expanded, %c0 : tensor<?x2x6xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %arg1 : tensor<4x?xf32> to tensor<?x2xf32>
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %cast_0 [[0, 1]] : tensor<?x2xf32> into tensor<?xf32>
// CHECK-NEXT:     %dim_1 = tensor.dim %collapsed, %c0 : tensor<?xf32>
// CHECK-NEXT:     return %dim, %dim_1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A dimension that is not known. (The reference reads past the end of an array for one that is not there.)
func.func @dim_of_unknown_reshapes(%t: tensor<4x?xf32>, %i: index, %n: index) -> index {
  %a = tensor.expand_shape %t [[0, 1], [2, 3]] output_shape [2, 2, %n, 3]
      : tensor<4x?xf32> into tensor<2x2x?x3xf32>
  %0 = tensor.dim %a, %i : tensor<2x2x?x3xf32>
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @dim_of_unknown_reshapes(%arg0: tensor<4x?xf32>, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg0 [[0, 1], [2, 3]] output_shape [2, 2, %arg2, 3] : tensor<4x?xf32> into tensor<2x2x?x3xf32>
// CHECK-NEXT:     %dim = tensor.dim %expanded, %arg1 : tensor<2x2x?x3xf32>
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
