// RUN: pyopt %s --convert-linalg-to-std --split-input-file --verify-diagnostics

// The reference calls functions whose names do not say what they do.
func.func @generic(%a: memref<4xf32>) {
  // expected-error@+1 {{failed to legalize operation 'linalg.generic'}}
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @transpose(%a: memref<4x4xf32>) {
  // expected-error@+1 {{failed to legalize operation 'linalg.transpose'}}
  linalg.transpose ins(%a : memref<4x4xf32>) outs(%a : memref<4x4xf32>) permutation = [1, 0]
  return
}

// -----

func.func @elementwise(%a: memref<4xf32>) {
  // expected-error@+1 {{failed to legalize operation 'linalg.elementwise'}}
  linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

// -----

#a = affine_map<(d0, d1, d2) -> (d2, d0)>
#b = affine_map<(d0, d1, d2) -> (d2, d1)>
#c = affine_map<(d0, d1, d2) -> (d0, d1)>
func.func @transposed(%a: memref<4x4xf32>) {
  // expected-error@+1 {{failed to legalize operation 'linalg.matmul'}}
  linalg.matmul indexing_maps = [#a, #b, #c] ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  return
}

// -----

func.func @unsigned(%a: memref<4x4xi8>, %c: memref<4x4xi32>) {
  // expected-error@+1 {{failed to legalize operation 'linalg.matmul'}}
  linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %a : memref<4x4xi8>, memref<4x4xi8>) outs(%c : memref<4x4xi32>)
  return
}

// -----

func.func @strides(%a: memref<1x9x4xf32>, %b: memref<3x4x4xf32>, %c: memref<1x4x4xf32>) {
  // expected-error@+1 {{failed to legalize operation 'linalg.conv_1d_nwc_wcf'}}
  linalg.conv_1d_nwc_wcf {strides = dense<2> : vector<1xi64>} ins(%a, %b : memref<1x9x4xf32>, memref<3x4x4xf32>) outs(%c : memref<1x4x4xf32>)
  return
}
