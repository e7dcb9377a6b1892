// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// Of a splat, with no padding or the same.
func.func @f(%d: tensor<4x4x2x4xf32>) -> (tensor<4x4x2x4xf32>, tensor<4x4x2x4xf32>) {
  %f = arith.constant 1.0 : f32
  %k = arith.constant dense<1.0> : tensor<8x16xf32>
  %0 = linalg.pack %k inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d
      : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
  %l = arith.constant dense<1.0> : tensor<7x15xf32>
  %1 = linalg.pack %l padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d
      : tensor<7x15xf32> -> tensor<4x4x2x4xf32>
  return %0, %1 : tensor<4x4x2x4xf32>, tensor<4x4x2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x4x2x4xf32>) -> (tensor<4x4x2x4xf32>, tensor<4x4x2x4xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : tensor<4x4x2x4xf32>
// CHECK-NEXT:     return %cst, %cst : tensor<4x4x2x4xf32>, tensor<4x4x2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Unpack of a splat; near miss: of another constant.
func.func @f(%d: tensor<2x2xi8>) -> (tensor<2x2xi8>, tensor<2x2xi8>) {
  %k = arith.constant dense<1> : tensor<1x1x2x2xi8>
  %l = arith.constant dense<[[[[1, 2], [3, 4]]]]> : tensor<1x1x2x2xi8>
  %0 = linalg.unpack %k inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d
      : tensor<1x1x2x2xi8> -> tensor<2x2xi8>
  %1 = linalg.unpack %l inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d
      : tensor<1x1x2x2xi8> -> tensor<2x2xi8>
  return %0, %1 : tensor<2x2xi8>, tensor<2x2xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x2xi8>) -> (tensor<2x2xi8>, tensor<2x2xi8>) {
// CHECK-NEXT{LITERAL}:     %cst = arith.constant dense<[[[[1, 2], [3, 4]]]]> : tensor<1x1x2x2xi8>
// CHECK-NEXT:     %cst_0 = arith.constant dense<1> : tensor<2x2xi8>
// CHECK-NEXT:     %unpack = linalg.unpack %cst inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg0 : tensor<1x1x2x2xi8> -> tensor<2x2xi8>
// CHECK-NEXT:     return %cst_0, %unpack : tensor<2x2xi8>, tensor<2x2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Unpack of pack.
func.func @f(%s: tensor<8x16xf32>, %d: tensor<4x4x2x4xf32>, %e: tensor<8x16xf32>)
    -> tensor<8x16xf32> {
  %a = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d
      : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %e
      : tensor<4x4x2x4xf32> -> tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<8x16xf32>, %arg1: tensor<4x4x2x4xf32>, %arg2: tensor<8x16xf32>) -> tensor<8x16xf32> {
// CHECK-NEXT:     return %arg0 : tensor<8x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: another permutation, other tiles.
func.func @f(%s: tensor<8x8xf32>, %d: tensor<4x4x2x2xf32>, %e: tensor<8x8xf32>)
    -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %a = linalg.pack %s outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d
      : tensor<8x8xf32> -> tensor<4x4x2x2xf32>
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e
      : tensor<4x4x2x2xf32> -> tensor<8x8xf32>
  %b = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d
      : tensor<8x8xf32> -> tensor<4x4x2x2xf32>
  %1 = linalg.unpack %b inner_dims_pos = [1, 0] inner_tiles = [2, 2] into %e
      : tensor<4x4x2x2xf32> -> tensor<8x8xf32>
  return %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<8x8xf32>, %arg1: tensor<4x4x2x2xf32>, %arg2: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
// CHECK-NEXT:     %pack = linalg.pack %arg0 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg1 : tensor<8x8xf32> -> tensor<4x4x2x2xf32>
// CHECK-NEXT:     %unpack = linalg.unpack %pack inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg2 : tensor<4x4x2x2xf32> -> tensor<8x8xf32>
// CHECK-NEXT:     %pack_0 = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg1 : tensor<8x8xf32> -> tensor<4x4x2x2xf32>
// CHECK-NEXT:     %unpack_1 = linalg.unpack %pack_0 inner_dims_pos = [1, 0] inner_tiles = [2, 2] into %arg2 : tensor<4x4x2x2xf32> -> tensor<8x8xf32>
// CHECK-NEXT:     return %unpack, %unpack_1 : tensor<8x8xf32>, tensor<8x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What was inserted into the destination of unpack is overwritten.
func.func @f(%s: tensor<4x4x2x4xf32>, %e: tensor<8x16xf32>, %f: f32, %i: index)
    -> tensor<8x16xf32> {
  %a = tensor.insert %f into %e[%i, %i] : tensor<8x16xf32>
  %0 = linalg.unpack %s inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %a
      : tensor<4x4x2x4xf32> -> tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x4x2x4xf32>, %arg1: tensor<8x16xf32>, %arg2: f32, %arg3: index) -> tensor<8x16xf32> {
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %arg1 : tensor<4x4x2x4xf32> -> tensor<8x16xf32>
// CHECK-NEXT:     return %unpack : tensor<8x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Extents and padding come first, then the pack of a fill is one.
func.func @f(%d: tensor<?x4x2xf32>, %e: tensor<2x4x2xf32>)
    -> (tensor<?x4x2xf32>, tensor<2x4x2xf32>) {
  %f = arith.constant 0.0 : f32
  %g = arith.constant 1.0 : f32
  %0 = tensor.empty() : tensor<2x8xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<2x8xf32>) -> tensor<2x8xf32>
  %2 = linalg.pack %1 inner_dims_pos = [1] inner_tiles = [2] into %d
      : tensor<2x8xf32> -> tensor<?x4x2xf32>
  %3 = linalg.pack %1 padding_value(%g : f32) inner_dims_pos = [1] inner_tiles = [2] into %e
      : tensor<2x8xf32> -> tensor<2x4x2xf32>
  return %2, %3 : tensor<?x4x2xf32>, tensor<2x4x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x4x2xf32>, %arg1: tensor<2x4x2xf32>) -> (tensor<?x4x2xf32>, tensor<2x4x2xf32>) {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?x4x2xf32> to tensor<2x4x2xf32>
// CHECK-NEXT:     %0 = linalg.fill ins(%cst : f32) outs(%cast : tensor<2x4x2xf32>) -> tensor<2x4x2xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %0 : tensor<2x4x2xf32> to tensor<?x4x2xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%cst : f32) outs(%arg1 : tensor<2x4x2xf32>) -> tensor<2x4x2xf32>
// CHECK-NEXT:     return %cast_0, %1 : tensor<?x4x2xf32>, tensor<2x4x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A slice that cuts within the last tiles.
func.func @f(%s: tensor<3x4x2x8xf32>, %d: tensor<?x?xf32>) -> tensor<7x20xf32> {
  %0 = linalg.unpack %s outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 8]
      into %d : tensor<3x4x2x8xf32> -> tensor<?x?xf32>
  %1 = tensor.extract_slice %0[0, 0] [7, 20] [1, 1] : tensor<?x?xf32> to tensor<7x20xf32>
  return %1 : tensor<7x20xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<3x4x2x8xf32>, %arg1: tensor<?x?xf32>) -> tensor<7x20xf32> {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg1[0, 0] [7, 20] [1, 1] : tensor<?x?xf32> to tensor<7x20xf32>
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 8] into %extracted_slice : tensor<3x4x2x8xf32> -> tensor<7x20xf32>
// CHECK-NEXT:     return %unpack : tensor<7x20xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// So where other dimensions are whole.
func.func @f(%s: tensor<5x?x3x2xf32>, %d: tensor<?x6x4xf32>) -> tensor<5x5x4xf32> {
  %0 = linalg.unpack %s outer_dims_perm = [0, 2, 1] inner_dims_pos = [1] inner_tiles = [2] into %d
      : tensor<5x?x3x2xf32> -> tensor<?x6x4xf32>
  %1 = tensor.extract_slice %0[0, 0, 0] [5, 5, 4] [1, 1, 1] : tensor<?x6x4xf32> to tensor<5x5x4xf32>
  return %1 : tensor<5x5x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<5x?x3x2xf32>, %arg1: tensor<?x6x4xf32>) -> tensor<5x5x4xf32> {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg1[0, 0, 0] [5, 5, 4] [1, 1, 1] : tensor<?x6x4xf32> to tensor<5x5x4xf32>
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<5x?x3x2xf32> to tensor<5x4x3x2xf32>
// CHECK-NEXT:     %unpack = linalg.unpack %cast outer_dims_perm = [0, 2, 1] inner_dims_pos = [1] inner_tiles = [2] into %extracted_slice : tensor<5x4x3x2xf32> -> tensor<5x5x4xf32>
// CHECK-NEXT:     return %unpack : tensor<5x5x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Near miss: a tile less, an offset, a stride.
func.func @f(%s: tensor<5x2xf32>, %d: tensor<10xf32>)
    -> (tensor<8xf32>, tensor<9xf32>, tensor<5xf32>) {
  %0 = linalg.unpack %s inner_dims_pos = [0] inner_tiles = [2] into %d
      : tensor<5x2xf32> -> tensor<10xf32>
  %1 = tensor.extract_slice %0[0] [8] [1] : tensor<10xf32> to tensor<8xf32>
  %2 = linalg.unpack %s inner_dims_pos = [0] inner_tiles = [2] into %d
      : tensor<5x2xf32> -> tensor<10xf32>
  %3 = tensor.extract_slice %2[1] [9] [1] : tensor<10xf32> to tensor<9xf32>
  %4 = linalg.unpack %s inner_dims_pos = [0] inner_tiles = [2] into %d
      : tensor<5x2xf32> -> tensor<10xf32>
  %5 = tensor.extract_slice %4[0] [5] [2] : tensor<10xf32> to tensor<5xf32>
  return %1, %3, %5 : tensor<8xf32>, tensor<9xf32>, tensor<5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<5x2xf32>, %arg1: tensor<10xf32>) -> (tensor<8xf32>, tensor<9xf32>, tensor<5xf32>) {
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 inner_dims_pos = [0] inner_tiles = [2] into %arg1 : tensor<5x2xf32> -> tensor<10xf32>
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %unpack[0] [8] [1] : tensor<10xf32> to tensor<8xf32>
// CHECK-NEXT:     %unpack_0 = linalg.unpack %arg0 inner_dims_pos = [0] inner_tiles = [2] into %arg1 : tensor<5x2xf32> -> tensor<10xf32>
// CHECK-NEXT:     %extracted_slice_1 = tensor.extract_slice %unpack_0[1] [9] [1] : tensor<10xf32> to tensor<9xf32>
// CHECK-NEXT:     %unpack_2 = linalg.unpack %arg0 inner_dims_pos = [0] inner_tiles = [2] into %arg1 : tensor<5x2xf32> -> tensor<10xf32>
// CHECK-NEXT:     %extracted_slice_3 = tensor.extract_slice %unpack_2[0] [5] [2] : tensor<10xf32> to tensor<5xf32>
// CHECK-NEXT:     return %extracted_slice, %extracted_slice_1, %extracted_slice_3 : tensor<8xf32>, tensor<9xf32>, tensor<5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
