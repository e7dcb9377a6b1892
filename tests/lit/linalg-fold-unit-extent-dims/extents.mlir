// RUN: pyopt %s --linalg-fold-unit-extent-dims --split-input-file | FileCheck %s
// RUN: pyopt %s --linalg-fold-unit-extent-dims=use-rank-reducing-slices --split-input-file | FileCheck %s --check-prefix=SLICES

// Extents of results are computed from operands.

func.func @insertions(%u: tensor<4xf32>, %t: tensor<?xf32>, %p: tensor<?x?x8x4xf32>,
                      %q: tensor<?x?xf32>) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %0 = tensor.insert_slice %u into %t[0] [4] [1] : tensor<4xf32> into tensor<?xf32>
  %1 = linalg.pack %q inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %p
      : tensor<?x?xf32> -> tensor<?x?x8x4xf32>
  %2 = linalg.unpack %p inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %q
      : tensor<?x?x8x4xf32> -> tensor<?x?xf32>
  %3 = tensor.dim %0, %c0 : tensor<?xf32>
  %4 = tensor.dim %1, %c0 : tensor<?x?x8x4xf32>
  %5 = tensor.dim %2, %c0 : tensor<?x?xf32>
  return %3, %4, %5 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @insertions(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<?x?x8x4xf32>, %arg3: tensor<?x?xf32>) -> (index, index, index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg2, %c0 : tensor<?x?x8x4xf32>
// CHECK-NEXT:     %dim_1 = tensor.dim %arg3, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     return %dim, %dim_0, %dim_1 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SLICES: module {
// SLICES-NEXT:   func.func @insertions(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: tensor<?x?x8x4xf32>, %arg3: tensor<?x?xf32>) -> (index, index, index) {
// SLICES-NEXT:     %c0 = arith.constant 0 : index
// SLICES-NEXT:     %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
// SLICES-NEXT:     %dim_0 = tensor.dim %arg2, %c0 : tensor<?x?x8x4xf32>
// SLICES-NEXT:     %dim_1 = tensor.dim %arg3, %c0 : tensor<?x?xf32>
// SLICES-NEXT:     return %dim, %dim_0, %dim_1 : index, index, index
// SLICES-NEXT:   }
// SLICES-NEXT: }

// -----

func.func @made_of_sizes(%n: index, %m: index, %f: f32) -> (index, index, index) {
  %c1 = arith.constant 1 : index
  %0 = tensor.generate %n, %m {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32>
  %1 = tensor.splat %f[%n, %m] : tensor<?x?xf32>
  %2 = bufferization.alloc_tensor(%n, %m) : tensor<?x?xf32>
  %3 = tensor.dim %0, %c1 : tensor<?x?xf32>
  %4 = tensor.dim %1, %c1 : tensor<?x?xf32>
  %5 = tensor.dim %2, %c1 : tensor<?x?xf32>
  return %3, %4, %5 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @made_of_sizes(%arg0: index, %arg1: index, %arg2: f32) -> (index, index, index) {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor(%arg0, %arg1) : tensor<?x?xf32>
// CHECK-NEXT:     return %arg1, %arg1, %arg1 : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SLICES: module {
// SLICES-NEXT:   func.func @made_of_sizes(%arg0: index, %arg1: index, %arg2: f32) -> (index, index, index) {
// SLICES-NEXT:     %0 = bufferization.alloc_tensor(%arg0, %arg1) : tensor<?x?xf32>
// SLICES-NEXT:     return %arg1, %arg1, %arg1 : index, index, index
// SLICES-NEXT:   }
// SLICES-NEXT: }

// -----

func.func @concatenation(%t: tensor<?x?xf32>, %u: tensor<4x3xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.concat dim(1) %t, %u, %t
      : (tensor<?x?xf32>, tensor<4x3xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %1, %2 : index, index
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1 + 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @concatenation(%arg0: tensor<?x?xf32>, %arg1: tensor<4x3xf32>) -> (index, index) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT:     %0 = affine.apply #map()[%dim, %dim_0]
// CHECK-NEXT:     return %c4, %0 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SLICES: #map = affine_map<()[s0, s1] -> (s0 + s1 + 3)>
// SLICES-NEXT: module {
// SLICES-NEXT:   func.func @concatenation(%arg0: tensor<?x?xf32>, %arg1: tensor<4x3xf32>) -> (index, index) {
// SLICES-NEXT:     %c4 = arith.constant 4 : index
// SLICES-NEXT:     %c1 = arith.constant 1 : index
// SLICES-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// SLICES-NEXT:     %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// SLICES-NEXT:     %0 = affine.apply #map()[%dim, %dim_0]
// SLICES-NEXT:     return %c4, %0 : index, index
// SLICES-NEXT:   }
// SLICES-NEXT: }

// -----

// Concatenations of empty tensors are empty; pack and unpack of them stay.
func.func @of_empty(%n: index, %m: index, %t: tensor<16x4xf32>, %p: tensor<2x1x8x4xf32>)
    -> (tensor<?x?x?xf32>, tensor<?x8x?xf32>, tensor<16x4xf32>, tensor<2x1x8x4xf32>) {
  %0 = tensor.empty(%n) : tensor<?x4x1xf32>
  %1 = tensor.empty(%n, %m) : tensor<?x4x?xf32>
  %2 = tensor.concat dim(2) %0, %1 : (tensor<?x4x1xf32>, tensor<?x4x?xf32>) -> tensor<?x?x?xf32>
  %3 = tensor.concat dim(1) %0, %1 : (tensor<?x4x1xf32>, tensor<?x4x?xf32>) -> tensor<?x8x?xf32>
  %4 = tensor.empty() : tensor<2x1x8x4xf32>
  %5 = linalg.unpack %4 inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %t
      : tensor<2x1x8x4xf32> -> tensor<16x4xf32>
  %6 = tensor.empty() : tensor<16x4xf32>
  %7 = linalg.pack %6 inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %p
      : tensor<16x4xf32> -> tensor<2x1x8x4xf32>
  return %2, %3, %5, %7
      : tensor<?x?x?xf32>, tensor<?x8x?xf32>, tensor<16x4xf32>, tensor<2x1x8x4xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @of_empty(%arg0: index, %arg1: index, %arg2: tensor<16x4xf32>, %arg3: tensor<2x1x8x4xf32>) -> (tensor<?x?x?xf32>, tensor<?x8x?xf32>, tensor<16x4xf32>, tensor<2x1x8x4xf32>) {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %1 = tensor.empty(%arg0, %0) : tensor<?x4x?xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<?x4x?xf32> to tensor<?x?x?xf32>
// CHECK-NEXT:     %2 = tensor.empty(%arg0) : tensor<?x8x1xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %2 : tensor<?x8x1xf32> to tensor<?x8x?xf32>
// CHECK-NEXT:     %3 = tensor.empty() : tensor<2x1x8x4xf32>
// CHECK-NEXT:     %unpack = linalg.unpack %3 inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %arg2 : tensor<2x1x8x4xf32> -> tensor<16x4xf32>
// CHECK-NEXT:     %4 = tensor.empty() : tensor<16x4xf32>
// CHECK-NEXT:     %pack = linalg.pack %4 inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %arg3 : tensor<16x4xf32> -> tensor<2x1x8x4xf32>
// CHECK-NEXT:     return %cast, %cast_0, %unpack, %pack : tensor<?x?x?xf32>, tensor<?x8x?xf32>, tensor<16x4xf32>, tensor<2x1x8x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SLICES: #map = affine_map<()[s0] -> (s0 + 1)>
// SLICES-NEXT: module {
// SLICES-NEXT:   func.func @of_empty(%arg0: index, %arg1: index, %arg2: tensor<16x4xf32>, %arg3: tensor<2x1x8x4xf32>) -> (tensor<?x?x?xf32>, tensor<?x8x?xf32>, tensor<16x4xf32>, tensor<2x1x8x4xf32>) {
// SLICES-NEXT:     %0 = affine.apply #map()[%arg1]
// SLICES-NEXT:     %1 = tensor.empty(%arg0, %0) : tensor<?x4x?xf32>
// SLICES-NEXT:     %cast = tensor.cast %1 : tensor<?x4x?xf32> to tensor<?x?x?xf32>
// SLICES-NEXT:     %2 = tensor.empty(%arg0) : tensor<?x8x1xf32>
// SLICES-NEXT:     %cast_0 = tensor.cast %2 : tensor<?x8x1xf32> to tensor<?x8x?xf32>
// SLICES-NEXT:     %3 = tensor.empty() : tensor<2x1x8x4xf32>
// SLICES-NEXT:     %unpack = linalg.unpack %3 inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %arg2 : tensor<2x1x8x4xf32> -> tensor<16x4xf32>
// SLICES-NEXT:     %4 = tensor.empty() : tensor<16x4xf32>
// SLICES-NEXT:     %pack = linalg.pack %4 inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %arg3 : tensor<16x4xf32> -> tensor<2x1x8x4xf32>
// SLICES-NEXT:     return %cast, %cast_0, %unpack, %pack : tensor<?x?x?xf32>, tensor<?x8x?xf32>, tensor<16x4xf32>, tensor<2x1x8x4xf32>
// SLICES-NEXT:   }
// SLICES-NEXT: }

// -----

// Something is there: what was padded, what was concatenated.
func.func @not_of_empty(%f: f32, %t: tensor<1x4xf32>, %p: tensor<2x1x8x4xf32>)
    -> (tensor<2x4xf32>, tensor<2x1x8x4xf32>) {
  %0 = tensor.empty() : tensor<1x4xf32>
  %1 = tensor.concat dim(0) %0, %t : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<2x4xf32>
  %2 = tensor.empty() : tensor<15x4xf32>
  %3 = linalg.pack %2 padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %p
      : tensor<15x4xf32> -> tensor<2x1x8x4xf32>
  return %1, %3 : tensor<2x4xf32>, tensor<2x1x8x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @not_of_empty(%arg0: f32, %arg1: tensor<1x4xf32>, %arg2: tensor<2x1x8x4xf32>) -> (tensor<2x4xf32>, tensor<2x1x8x4xf32>) {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<1x4xf32>
// CHECK-NEXT:     %concat = tensor.concat dim(0) %0, %arg1 : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:     %1 = tensor.empty() : tensor<15x4xf32>
// CHECK-NEXT:     %pack = linalg.pack %1 padding_value(%arg0 : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %arg2 : tensor<15x4xf32> -> tensor<2x1x8x4xf32>
// CHECK-NEXT:     return %concat, %pack : tensor<2x4xf32>, tensor<2x1x8x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SLICES: module {
// SLICES-NEXT:   func.func @not_of_empty(%arg0: f32, %arg1: tensor<1x4xf32>, %arg2: tensor<2x1x8x4xf32>) -> (tensor<2x4xf32>, tensor<2x1x8x4xf32>) {
// SLICES-NEXT:     %0 = tensor.empty() : tensor<1x4xf32>
// SLICES-NEXT:     %concat = tensor.concat dim(0) %0, %arg1 : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<2x4xf32>
// SLICES-NEXT:     %1 = tensor.empty() : tensor<15x4xf32>
// SLICES-NEXT:     %pack = linalg.pack %1 padding_value(%arg0 : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %arg2 : tensor<15x4xf32> -> tensor<2x1x8x4xf32>
// SLICES-NEXT:     return %concat, %pack : tensor<2x4xf32>, tensor<2x1x8x4xf32>
// SLICES-NEXT:   }
// SLICES-NEXT: }

// -----

// Constants are numbers to pads.
func.func @pad(%t: tensor<3x1x?xf32>, %f: f32) -> tensor<3x1x?xf32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.pad %t low[0, 0, %c0] high[0, 0, 1] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %f : f32
  } : tensor<3x1x?xf32> to tensor<3x1x?xf32>
  return %0 : tensor<3x1x?xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @pad(%arg0: tensor<3x1x?xf32>, %arg1: f32) -> tensor<3x1x?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<3x1x?xf32> into tensor<3x?xf32>
// CHECK-NEXT:     %padded = tensor.pad %collapsed low[0, 0] high[0, 1] {
// CHECK-NEXT:     ^bb0(%arg2: index, %arg3: index):
// CHECK-NEXT:       tensor.yield %arg1 : f32
// CHECK-NEXT:     } : tensor<3x?xf32> to tensor<3x?xf32>
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c2 : tensor<3x1x?xf32>
// CHECK-NEXT:     %0 = affine.apply #map()[%dim]
// CHECK-NEXT{LITERAL}:     %expanded = tensor.expand_shape %padded [[0, 1], [2]] output_shape [3, 1, %0] : tensor<3x?xf32> into tensor<3x1x?xf32>
// CHECK-NEXT:     return %expanded : tensor<3x1x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SLICES: #map = affine_map<()[s0] -> (s0 + 1)>
// SLICES-NEXT: module {
// SLICES-NEXT:   func.func @pad(%arg0: tensor<3x1x?xf32>, %arg1: f32) -> tensor<3x1x?xf32> {
// SLICES-NEXT:     %c2 = arith.constant 2 : index
// SLICES-NEXT:     %dim = tensor.dim %arg0, %c2 : tensor<3x1x?xf32>
// SLICES-NEXT:     %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [3, 1, %dim] [1, 1, 1] : tensor<3x1x?xf32> to tensor<3x?xf32>
// SLICES-NEXT:     %padded = tensor.pad %extracted_slice low[0, 0] high[0, 1] {
// SLICES-NEXT:     ^bb0(%arg2: index, %arg3: index):
// SLICES-NEXT:       tensor.yield %arg1 : f32
// SLICES-NEXT:     } : tensor<3x?xf32> to tensor<3x?xf32>
// SLICES-NEXT:     %0 = affine.apply #map()[%dim]
// SLICES-NEXT:     %1 = tensor.empty(%0) : tensor<3x1x?xf32>
// SLICES-NEXT:     %inserted_slice = tensor.insert_slice %padded into %1[0, 0, 0] [3, 1, %0] [1, 1, 1] : tensor<3x?xf32> into tensor<3x1x?xf32>
// SLICES-NEXT:     return %inserted_slice : tensor<3x1x?xf32>
// SLICES-NEXT:   }
// SLICES-NEXT: }
