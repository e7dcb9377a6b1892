// RUN: pyopt --split-input-file --verify-diagnostics %s

// What the verifier rejects: gather, scatter, pack, unpack.

func.func @f(%c: tensor<4x5x6xf32>, %ix: tensor<1x2x3xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims must be non-empty}}
  %0 = tensor.gather %c[%ix] gather_dims([]) unique : (tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<1x2x1x1x1xf32>
  return
}

// -----

func.func @f(%c: tensor<4x5x6xf32>, %ix: tensor<1x2x3xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims overflow source rank}}
  %0 = tensor.gather %c[%ix] gather_dims([0, 1, 2, 3]) unique : (tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<1x2x1x1x1xf32>
  return
}

// -----

func.func @f(%c: tensor<4x5x6xf32>, %ix: tensor<1x2x3xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims value must be non-negative}}
  %0 = tensor.gather %c[%ix] gather_dims([-1]) unique : (tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<1x2x1x1x1xf32>
  return
}

// -----

func.func @f(%c: tensor<4x5x6xf32>, %ix: tensor<1x2x3xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims value must be smaller than source rank}}
  %0 = tensor.gather %c[%ix] gather_dims([42]) unique : (tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<1x2x1x1x1xf32>
  return
}

// -----

func.func @f(%c: tensor<4x5x6xf32>, %ix: tensor<1x2x3xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims values must be strictly increasing}}
  %0 = tensor.gather %c[%ix] gather_dims([1, 0]) unique : (tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<1x2x1x1x1xf32>
  return
}

// -----

func.func @f(%c: tensor<4x5x6xf32>, %ix: tensor<1x2x1xindex>) {
  // expected-error @+1 {{'tensor.gather' op result type mismatch: expected 'tensor<1x2x4x1x6xf32>' or its rank-reduced variant 'tensor<1x2x4x6xf32>' (got: 'tensor<1x2x1x1x1xf32>')}}
  %0 = tensor.gather %c[%ix] gather_dims([1]) unique : (tensor<4x5x6xf32>, tensor<1x2x1xindex>) -> tensor<1x2x1x1x1xf32>
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%c: tensor<4x5x6xf32>, %ix: tensor<1x2x3xindex>) {
  // expected-error @+1 {{use of value '%ix' expects different type than prior uses: 'tensor<1x2x3xf32>' vs 'tensor<1x2x3xindex>'}}
  %0 = tensor.gather %c[%ix] gather_dims([0, 1]) : (tensor<4x5x6xf32>, tensor<1x2x3xf32>) -> tensor<1x2x1x1x6xf32>
  return
}

// -----

func.func @f(%d: tensor<4x5x6xf32>, %s: tensor<f32>, %ix: tensor<1x2x3xindex>) {
  // expected-error @+1 {{'tensor.scatter' op source type mismatch: expected 'tensor<1x2x1x1x1xf32>' or its rank-reduced variant 'tensor<1x2xf32>' (got: 'tensor<f32>')}}
  %0 = tensor.scatter %s into %d[%ix] scatter_dims([0, 1, 2]) unique : (tensor<f32>, tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<1x2x1x1x1xf32>
  return
}

// -----

func.func @f(%d: tensor<4x5x6xf32>, %s: tensor<f32>, %ix: tensor<1x2x3xindex>) {
  // expected-error @+1 {{'tensor.scatter' op requires 'unique' attribute to be set}}
  %0 = tensor.scatter %s into %d[%ix] scatter_dims([0, 1, 2]) : (tensor<f32>, tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @f(%d: tensor<4x5x6xf32>, %s: tensor<f32>, %ix: tensor<1x2x3xindex>) {
  // expected-error @+1 {{'tensor.scatter' op source type mismatch: expected 'tensor<1x2x1x1x1xf32>' or its rank-reduced variant 'tensor<1x2xf32>' (got: 'tensor<f32>')}}
  %0 = tensor.scatter %s into %d[%ix] scatter_dims([0, 1, 2]) unique : (tensor<f32>, tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @f(%d: tensor<4x5x6xf32>, %s: tensor<f32>, %ix: tensor<1x2x3xindex>) {
  // expected-error @+1 {{'tensor.scatter' op scatter_dims must be non-empty}}
  %0 = tensor.scatter %s into %d[%ix] scatter_dims([]) unique : (tensor<f32>, tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @f(%d: tensor<4x5x6xf32>, %s: tensor<1x2x1x5x6xf32>, %ix: tensor<1x2x3xindex>) {
  // expected-error @+1 {{'tensor.scatter' op scatter_dims value must be smaller than dest rank}}
  %0 = tensor.scatter %s into %d[%ix] scatter_dims([3]) unique : (tensor<1x2x1x5x6xf32>, tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<4x5x6xf32>
  return
}

// -----

func.func @f(%s: tensor<8x16xf32>, %d: tensor<4x4x2x4xf32>) {
  // expected-error @+1 {{invalid inner_dims_pos vector}}
  %0 = tensor.pack %s inner_dims_pos = [0, 0] inner_tiles = [2, 4] into %d : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
  return
}

// -----

func.func @f(%s: tensor<8x16xf32>, %d: tensor<4x4x2x4xf32>) {
  // expected-error @+1 {{invalid inner_dims_pos vector}}
  %0 = tensor.pack %s inner_dims_pos = [0, 2] inner_tiles = [2, 4] into %d : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
  return
}

// -----

func.func @f(%s: tensor<8x16xf32>, %d: tensor<4x4x2x4xf32>) {
  // expected-error @+1 {{invalid outer_dims_perm vector}}
  %0 = tensor.pack %s outer_dims_perm = [0, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
  return
}

// -----

func.func @f(%s: tensor<8x16xf32>, %d: tensor<4x4x2x4xf32>) {
  // expected-error @+1 {{outer_dims_perm must be a permutation or empty}}
  %0 = tensor.pack %s outer_dims_perm = [0] inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
  return
}

// -----

func.func @f(%s: tensor<8x16xf32>, %d: tensor<4x4x2x4xf32>) {
  // expected-error @+1 {{invalid zero tile factor}}
  %0 = tensor.pack %s inner_dims_pos = [0, 1] inner_tiles = [0, 4] into %d : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
  return
}

// -----

func.func @f(%s: tensor<8x16xf32>, %d: tensor<4x4x2x4xf32>) {
  // expected-error @+1 {{tiling factors must equal the number of dimensions to tile}}
  %0 = tensor.pack %s inner_dims_pos = [0, 1] inner_tiles = [2] into %d : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
  return
}

// -----

func.func @f(%s: tensor<8x16xf32>, %d: tensor<4x4x2xf32>) {
  // expected-error @+1 {{packed rank must equal unpacked rank + tiling factors}}
  %0 = tensor.pack %s inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d : tensor<8x16xf32> -> tensor<4x4x2xf32>
  return
}

// -----

func.func @f(%s: tensor<8x16xf32>, %d: tensor<4x4x2x4xf32>) {
  // expected-error @+1 {{invalid inner_dims_pos vector}}
  %0 = tensor.pack %s inner_dims_pos = [0, 1, 1] inner_tiles = [2, 4, 2] into %d : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
  return
}

// -----

func.func @f(%s: tensor<8x16xf32>, %d: tensor<4x3x2x4xf32>) {
  // expected-error @+1 {{the shape of output is not large enough to hold the packed data. Expected at least 'tensor<4x4x2x4xf32>', got 'tensor<4x3x2x4xf32>'}}
  %0 = tensor.pack %s inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d : tensor<8x16xf32> -> tensor<4x3x2x4xf32>
  return
}

// -----

func.func @f(%s: tensor<8x15xf32>, %d: tensor<4x4x2x4xf32>) {
  // expected-error @+1 {{'tensor.pack' op invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set}}
  %0 = tensor.pack %s inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d : tensor<8x15xf32> -> tensor<4x4x2x4xf32>
  return
}

// -----

func.func @f(%s: tensor<8x16xf32>, %d: tensor<4x4x2x4xf32>) {
  // expected-error @+1 {{the shape of output is not large enough to hold the packed data. Expected at least 'tensor<2x8x4x2xf32>', got 'tensor<4x4x2x4xf32>'}}
  %0 = tensor.pack %s inner_dims_pos = [0, 1] inner_tiles = [4, 2] into %d : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
  return
}

// -----

func.func @f(%s: tensor<8x16xf32>, %d: tensor<4x4x2x4xf32>, %p: i32) {
  // expected-error @+1 {{'tensor.pack' op expected padding_value has 'f32' but got: 'i32'}}
  %0 = tensor.pack %s padding_value(%p : i32) inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
  return
}

// -----

func.func @f(%s: tensor<8x16xf32>, %d: tensor<4x4x2x4xf32>, %p: f32) {
  // expected-error @+1 {{packed rank must equal unpacked rank + tiling factors}}
  %0 = tensor.unpack %s inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d : tensor<8x16xf32> -> tensor<4x4x2x4xf32>
  return
}

// -----

func.func @f(%d: tensor<8x17xf32>, %s: tensor<4x4x2x4xf32>, %p: f32) {
  // expected-error @+1 {{the shape of output is not large enough to hold the packed data. Expected at least 'tensor<4x5x2x4xf32>', got 'tensor<4x4x2x4xf32>'}}
  %0 = tensor.unpack %s inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d : tensor<4x4x2x4xf32> -> tensor<8x17xf32>
  return
}

// -----

func.func @f(%d: tensor<8x16xf32>, %s: tensor<4x4x2x4xf32>, %p: f32) {
  // expected-error @+1 {{invalid outer_dims_perm vector}}
  %0 = tensor.unpack %s outer_dims_perm = [1, 2] inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d : tensor<4x4x2x4xf32> -> tensor<8x16xf32>
  return
}

// -----

func.func @f(%d: tensor<8x16xf32>, %s: tensor<4x4x2x4xf32>, %p: f32) {
  // expected-error @+1 {{'tensor.unpack' op failed to verify that result type matches type of dest}}
  %0 = "tensor.unpack"(%s, %d) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 2, 4>}> : (tensor<4x4x2x4xf32>, tensor<8x16xf32>) -> tensor<8x17xf32>
  return
}

// -----

func.func @f(%d: tensor<8x16xf32>, %s: tensor<4x4x2x4xf32>, %p: index) {
  // expected-error @+1 {{mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type}}
  %0 = tensor.unpack %s inner_dims_pos = [0, 1] inner_tiles = [2, %p] into %d : tensor<4x4x2x4xf32> -> tensor<8x16xf32>
  return
}

// -----

func.func @f(%d: tensor<8x16xf32>, %s: tensor<4x4x2x4xf32>, %p: index) {
  // expected-error @+1 {{invalid inner_dims_pos vector}}
  %0 = tensor.unpack %s inner_dims_pos = [0, -1] inner_tiles = [2, 4] into %d : tensor<4x4x2x4xf32> -> tensor<8x16xf32>
  return
}
