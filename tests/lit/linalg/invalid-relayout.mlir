// RUN: pyopt --split-input-file --verify-diagnostics %s

// What the verifier rejects: pack, unpack.

func.func @f(%s: tensor<8x16xf32>, %d: tensor<4x4x2x4xf32>) {
  // expected-error @+1 {{invalid outer_dims_perm vector}}
  %0 = linalg.pack %s outer_dims_perm = [0, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
  return
}

// -----

func.func @f(%s: tensor<8x16xf32>, %d: tensor<4x4x2x4xf32>) {
  // expected-error @+1 {{outer_dims_perm must be a permutation or empty}}
  %0 = linalg.pack %s outer_dims_perm = [0] inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
  return
}

// -----

func.func @f(%s: tensor<8x16xf32>, %d: tensor<4x4x2x4xf32>) {
  // expected-error @+1 {{invalid zero tile factor}}
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [0, 4] into %d : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
  return
}

// -----

func.func @f(%s: tensor<8x16xf32>, %d: tensor<4x4x2x4xf32>) {
  // expected-error @+1 {{tiling factors must equal the number of dimensions to tile}}
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [2] into %d : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
  return
}

// -----

func.func @f(%s: tensor<8x16xf32>, %d: tensor<4x4x2xf32>) {
  // expected-error @+1 {{packed rank != (unpacked rank + num tiling factors), got 3 != 4}}
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d : tensor<8x16xf32> -> tensor<4x4x2xf32>
  return
}

// -----

func.func @f(%s: tensor<8x16xf32>, %d: tensor<4x4x2x4xf32>) {
  // expected-error @+1 {{invalid inner_dims_pos vector}}
  %0 = linalg.pack %s inner_dims_pos = [0, 1, 1] inner_tiles = [2, 4, 2] into %d : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
  return
}

// -----

func.func @f(%s: tensor<8x16xf32>, %d: tensor<4x3x2x4xf32>) {
  // expected-error @+1 {{expected 'tensor<4x4x2x4xf32>' for the packed domain value, got 'tensor<4x3x2x4xf32>'}}
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d : tensor<8x16xf32> -> tensor<4x3x2x4xf32>
  return
}

// -----

func.func @f(%s: tensor<8x15xf32>, %d: tensor<4x4x2x4xf32>) {
  // expected-error @+1 {{'linalg.pack' op invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set}}
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d : tensor<8x15xf32> -> tensor<4x4x2x4xf32>
  return
}

// -----

func.func @f(%s: tensor<8x16xf32>, %d: tensor<4x4x2x4xf32>) {
  // expected-error @+1 {{mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type}}
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [4, 2] into %d : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
  return
}

// -----

func.func @f(%s: tensor<8x16xf32>, %d: tensor<4x4x2x4xf32>, %p: i32) {
  // expected-error @+1 {{'linalg.pack' op expected padding_value has 'f32' but got: 'i32'}}
  %0 = linalg.pack %s padding_value(%p : i32) inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
  return
}

// -----

func.func @f(%s: tensor<8x16xf32>, %d: tensor<4x4x2x4xf32>, %p: f32) {
  // expected-error @+1 {{packed rank != (unpacked rank + num tiling factors), got 2 != 6}}
  %0 = linalg.unpack %s inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
  return
}

// -----

func.func @f(%d: tensor<8x16xf32>, %s: tensor<4x4x2x4xf32>, %p: f32) {
  // expected-error @+1 {{'linalg.unpack' op failed to verify that result type matches type of dest}}
  %0 = "linalg.unpack"(%s, %d) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 2, 4>}> : (tensor<4x4x2x4xf32>, tensor<8x16xf32>) -> tensor<8x17xf32>
  return
}

// -----

func.func @more_tiles_than_source(%s: tensor<8xf32>, %d: tensor<3x8xf32>) {
  // expected-error @+1 {{expected 'tensor<1x8xf32>' for the packed domain value, got 'tensor<3x8xf32>'}}
  %0 = linalg.pack %s inner_dims_pos = [0] inner_tiles = [8] into %d : tensor<8xf32> -> tensor<3x8xf32>
  return
}

// -----

func.func @untiled_extents(%s: tensor<10x4xf32>, %d: tensor<5x5x2xf32>) {
  // expected-error @+1 {{expected 'tensor<5x4x2xf32>' for the packed domain value, got 'tensor<5x5x2xf32>'}}
  %0 = linalg.pack %s inner_dims_pos = [0] inner_tiles = [2] into %d : tensor<10x4xf32> -> tensor<5x5x2xf32>
  return
}

// -----

// The expected type has the elements of the source, and no encoding.
func.func @elements_and_encoding(%s: tensor<8x16xf32, "a">, %d: tensor<4x5x2x4xf16, "b">) {
  // expected-error @+1 {{expected 'tensor<4x4x2x4xf32>' for the packed domain value, got 'tensor<4x5x2x4xf16, "b">'}}
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d
      : tensor<8x16xf32, "a"> -> tensor<4x5x2x4xf16, "b">
  return
}

// -----

func.func @memref(%s: memref<10xf32>, %d: tensor<5x2xf32>) {
  // expected-error @+1 {{'linalg.pack' op operand #0 must be ranked tensor of any type values, but got 'memref<10xf32>'}}
  %0 = "linalg.pack"(%s, %d) <{inner_dims_pos = array<i64: 0>, operandSegmentSizes = array<i32: 1, 1, 0, 0>,
      static_inner_tiles = array<i64: 2>}> : (memref<10xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
  return
}
