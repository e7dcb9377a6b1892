// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// What becomes of a filled tensor.

// expand_shape, with an extent that is not known.
func.func @expand(%f: f32, %i: index, %t: tensor<?xf32>) -> tensor<?x4xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<?xf32>) -> tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%i, 4] {tag}
      : tensor<?xf32> into tensor<?x4xf32>
  return %1 : tensor<?x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @expand(%arg0: f32, %arg1: index, %arg2: tensor<?xf32>) -> tensor<?x4xf32> {
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %arg2 [[0, 1]] output_shape [%arg1, 4] : tensor<?xf32> into tensor<?x4xf32>
// CHECK-NEXT:     %0 = linalg.fill ins(%arg0 : f32) outs(%expanded : tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT:     return %0 : tensor<?x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An element of it is the value.
func.func @extract(%f: f32, %i: index) -> f32 {
  %e = tensor.empty() : tensor<4x6xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = tensor.extract %0[%i, %i] : tensor<4x6xf32>
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @extract(%arg0: f32, %arg1: index) -> f32 {
// CHECK-NEXT:     return %arg0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Padded with the value.
func.func @pad(%f: f32) -> tensor<8x9xf32> {
  %e = tensor.empty() : tensor<4x6xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = tensor.pad %0 low[2, 1] high[2, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<4x6xf32> to tensor<8x9xf32>
  return %1 : tensor<8x9xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pad(%arg0: f32) -> tensor<8x9xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8x9xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg0 : f32) outs(%0 : tensor<8x9xf32>) -> tensor<8x9xf32>
// CHECK-NEXT:     return %1 : tensor<8x9xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Two constants of one value.
func.func @pad_constant(%t: tensor<?x6xf32>, %i: index) -> tensor<?x9xf32> {
  %f = arith.constant 1.0 : f32
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<?x6xf32>) -> tensor<?x6xf32>
  %1 = tensor.pad %0 low[2, 1] high[1, 2] {
  ^bb0(%x: index, %j: index):
    %g = arith.constant 1.0 : f32
    tensor.yield %g : f32
  } : tensor<?x6xf32> to tensor<?x9xf32>
  return %1 : tensor<?x9xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @pad_constant(%arg0: tensor<?x6xf32>, %arg1: index) -> tensor<?x9xf32> {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x6xf32>
// CHECK-NEXT:     %0 = affine.apply #map()[%dim]
// CHECK-NEXT:     %1 = tensor.empty(%0) : tensor<?x9xf32>
// CHECK-NEXT:     %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?x9xf32>) -> tensor<?x9xf32>
// CHECK-NEXT:     return %2 : tensor<?x9xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near misses: another padding;
func.func @pack_near(%f: f32, %g: f32, %t: tensor<4x6xf32>, %d: tensor<2x2x2x4xf32>)
    -> (tensor<2x2x2x4xf32>) {
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = linalg.pack %0 padding_value(%g : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d
      : tensor<4x6xf32> -> tensor<2x2x2x4xf32>
  return %1 : tensor<2x2x2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pack_near(%arg0: f32, %arg1: f32, %arg2: tensor<4x6xf32>, %arg3: tensor<2x2x2x4xf32>) -> tensor<2x2x2x4xf32> {
// CHECK-NEXT:     %0 = linalg.fill ins(%arg0 : f32) outs(%arg2 : tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:     %pack = linalg.pack %0 padding_value(%arg1 : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %arg3 : tensor<4x6xf32> -> tensor<2x2x2x4xf32>
// CHECK-NEXT:     return %pack : tensor<2x2x2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// a destination that somebody else uses.
func.func @pack_near_destination(%f: f32, %g: f32, %t: tensor<4x6xf32>, %d: tensor<2x3x2x2xf32>)
    -> (tensor<2x3x2x2xf32>, tensor<2x3x2x2xf32>) {
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = linalg.pack %0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d
      : tensor<4x6xf32> -> tensor<2x3x2x2xf32>
  return %1, %d : tensor<2x3x2x2xf32>, tensor<2x3x2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pack_near_destination(%arg0: f32, %arg1: f32, %arg2: tensor<4x6xf32>, %arg3: tensor<2x3x2x2xf32>) -> (tensor<2x3x2x2xf32>, tensor<2x3x2x2xf32>) {
// CHECK-NEXT:     %0 = linalg.fill ins(%arg0 : f32) outs(%arg2 : tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:     %pack = linalg.pack %0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg3 : tensor<4x6xf32> -> tensor<2x3x2x2xf32>
// CHECK-NEXT:     return %pack, %arg3 : tensor<2x3x2x2xf32>, tensor<2x3x2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The other attributes of the copy go.
func.func @copy_onto(%f: i32, %t: tensor<4xi32>, %u: tensor<4xi32>) -> tensor<4xi32> {
  %0 = linalg.fill ins(%f : i32) outs(%u : tensor<4xi32>) -> tensor<4xi32>
  %1 = linalg.copy {tag} ins(%t : tensor<4xi32>) outs(%0 : tensor<4xi32>) -> tensor<4xi32>
  return %1 : tensor<4xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @copy_onto(%arg0: i32, %arg1: tensor<4xi32>, %arg2: tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT:     %0 = linalg.copy ins(%arg1 : tensor<4xi32>) outs(%arg2 : tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:     return %0 : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// One that has several users is filled anew for each.
func.func @converted(%f: f32, %t: tensor<4x6xf32>, %u: tensor<6x4xf32>, %v: tensor<6x4xf64>)
    -> (tensor<24xf32>, tensor<6x4xf32>, tensor<6x4xf32>) {
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<4x6xf32> into tensor<24xf32>
  %2 = linalg.transpose ins(%0 : tensor<4x6xf32>) outs(%u : tensor<6x4xf32>) permutation = [1, 0]
  %3 = linalg.copy ins(%2 : tensor<6x4xf32>) outs(%u : tensor<6x4xf32>) -> tensor<6x4xf32>
  %4 = linalg.copy ins(%2 : tensor<6x4xf32>) outs(%v : tensor<6x4xf64>) -> tensor<6x4xf64>
  return %1, %2, %3 : tensor<24xf32>, tensor<6x4xf32>, tensor<6x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @converted(%arg0: f32, %arg1: tensor<4x6xf32>, %arg2: tensor<6x4xf32>, %arg3: tensor<6x4xf64>) -> (tensor<24xf32>, tensor<6x4xf32>, tensor<6x4xf32>) {
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg1 [[0, 1]] : tensor<4x6xf32> into tensor<24xf32>
// CHECK-NEXT:     %0 = linalg.fill ins(%arg0 : f32) outs(%collapsed : tensor<24xf32>) -> tensor<24xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg0 : f32) outs(%arg2 : tensor<6x4xf32>) -> tensor<6x4xf32>
// CHECK-NEXT:     %2 = linalg.fill ins(%arg0 : f32) outs(%arg2 : tensor<6x4xf32>) -> tensor<6x4xf32>
// CHECK-NEXT:     return %0, %1, %2 : tensor<24xf32>, tensor<6x4xf32>, tensor<6x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// There may be other insertions in other places.
func.func @insert_of_pad_apart(%s: tensor<7x3xf32>, %s2: tensor<4x4xf32>) -> tensor<20x20xf32> {
  %f = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<20x20xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<20x20xf32>) -> tensor<20x20xf32>
  %1 = tensor.insert_slice %s2 into %0[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<20x20xf32>
  %p = tensor.pad %s low[1, 2] high[3, 1] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<7x3xf32> to tensor<11x6xf32>
  %r = tensor.insert_slice %p into %1[5, 6] [11, 6] [1, 1] : tensor<11x6xf32> into tensor<20x20xf32>
  return %r : tensor<20x20xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert_of_pad_apart(%arg0: tensor<7x3xf32>, %arg1: tensor<4x4xf32>) -> tensor<20x20xf32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %0 = tensor.empty() : tensor<20x20xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<20x20xf32>) -> tensor<20x20xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg1 into %1[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<20x20xf32>
// CHECK-NEXT:     %inserted_slice_0 = tensor.insert_slice %arg0 into %inserted_slice[6, 8] [7, 3] [1, 1] : tensor<7x3xf32> into tensor<20x20xf32>
// CHECK-NEXT:     return %inserted_slice_0 : tensor<20x20xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// it is not known whether they do.
func.func @insert2(%s: tensor<7x3xf32>, %s2: tensor<4x4xf32>, %i: index) -> tensor<20x20xf32> {
  %f = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<20x20xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<20x20xf32>) -> tensor<20x20xf32>
  %1 = tensor.insert_slice %s2 into %0[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<20x20xf32>
  %p = tensor.pad %s low[1, 2] high[3, 1] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<7x3xf32> to tensor<11x6xf32>
  %r = tensor.insert_slice %p into %1[%i, %i] [11, 6] [1, 1]
      : tensor<11x6xf32> into tensor<20x20xf32>
  return %r : tensor<20x20xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert2(%arg0: tensor<7x3xf32>, %arg1: tensor<4x4xf32>, %arg2: index) -> tensor<20x20xf32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %0 = tensor.empty() : tensor<20x20xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<20x20xf32>) -> tensor<20x20xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg1 into %1[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<20x20xf32>
// CHECK-NEXT:     %padded = tensor.pad %arg0 low[1, 2] high[3, 1] {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT:       tensor.yield %cst : f32
// CHECK-NEXT:     } : tensor<7x3xf32> to tensor<11x6xf32>
// CHECK-NEXT:     %inserted_slice_0 = tensor.insert_slice %padded into %inserted_slice[%arg2, %arg2] [11, 6] [1, 1] : tensor<11x6xf32> into tensor<20x20xf32>
// CHECK-NEXT:     return %inserted_slice_0 : tensor<20x20xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An offset that comes out negative stays an operand, as a static one must not be negative.
func.func @insert_pad_backwards(%t: tensor<2xf32>, %d: tensor<12xf32>) -> tensor<12xf32> {
  %c = arith.constant 5.0 : f32
  %f = linalg.fill ins(%c : f32) outs(%d : tensor<12xf32>) -> tensor<12xf32>
  %p = tensor.pad %t low[2] high[0] {
  ^bb0(%i: index):
    tensor.yield %c : f32
  } : tensor<2xf32> to tensor<4xf32>
  %r = tensor.insert_slice %p into %f[1] [4] [-2] : tensor<4xf32> into tensor<12xf32>
  return %r : tensor<12xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert_pad_backwards(%arg0: tensor<2xf32>, %arg1: tensor<12xf32>) -> tensor<12xf32> {
// CHECK-NEXT:     %c-3 = arith.constant -3 : index
// CHECK-NEXT:     %cst = arith.constant 5.000000e+00 : f32
// CHECK-NEXT:     %0 = linalg.fill ins(%cst : f32) outs(%arg1 : tensor<12xf32>) -> tensor<12xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %0[%c-3] [2] [-2] : tensor<2xf32> into tensor<12xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<12xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The same with an offset that is not negative.
func.func @insert_pad_steps_back(%t: tensor<2xf32>, %d: tensor<12xf32>) -> tensor<12xf32> {
  %c = arith.constant 5.0 : f32
  %f = linalg.fill ins(%c : f32) outs(%d : tensor<12xf32>) -> tensor<12xf32>
  %p = tensor.pad %t low[2] high[0] {
  ^bb0(%i: index):
    tensor.yield %c : f32
  } : tensor<2xf32> to tensor<4xf32>
  %r = tensor.insert_slice %p into %f[10] [4] [-2] : tensor<4xf32> into tensor<12xf32>
  return %r : tensor<12xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert_pad_steps_back(%arg0: tensor<2xf32>, %arg1: tensor<12xf32>) -> tensor<12xf32> {
// CHECK-NEXT:     %cst = arith.constant 5.000000e+00 : f32
// CHECK-NEXT:     %0 = linalg.fill ins(%cst : f32) outs(%arg1 : tensor<12xf32>) -> tensor<12xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %0[6] [2] [-2] : tensor<2xf32> into tensor<12xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<12xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A copy of a filled tensor onto itself is filled again; one of another tensor goes.
func.func @copy_onto_itself(%x: f32, %d: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %f = linalg.fill ins(%x : f32) outs(%d : tensor<?xf32>) -> tensor<?xf32>
  %0 = linalg.copy ins(%f : tensor<?xf32>) outs(%f : tensor<?xf32>) -> tensor<?xf32>
  %1 = linalg.copy ins(%d : tensor<?xf32>) outs(%d : tensor<?xf32>) -> tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @copy_onto_itself(%arg0: f32, %arg1: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
// CHECK-NEXT:     %0 = linalg.fill ins(%arg0 : f32) outs(%arg1 : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg0 : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %1, %arg1 : tensor<?xf32>, tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
