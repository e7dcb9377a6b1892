// RUN: pyopt %s --split-input-file --verify-diagnostics

// Encodings where they may not stand, and what may not stand in them.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
!T = tensor<8x7xf32, #CSR>
// expected-note @+1 {{prior use here}}
func.func @f(%a: !T) -> !T {
  %0 = bufferization.alloc_tensor() : !T
  %1 = bufferization.alloc_tensor() copy(%a) : !T
  bufferization.dealloc_tensor %0 : !T
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'tensor<8x7xf32>' vs 'tensor<8x7xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>'}}
  %m = bufferization.to_buffer %a : tensor<8x7xf32> to memref<8x7xf32>
  return %1 : !T
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
// expected-error @+1 {{'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'x'}}
module attributes {x = #CSR, y = [#CSR, #sparse_tensor<slice(1, 2, 3)>], z = !sparse_tensor.iter_space<#CSR, lvls = 0>} {
}

// -----

// expected-error @+1 {{undefined symbol alias id 'undefined'}}
func.func @f(%a: tensor<4xf32, #undefined>) {
  return
}

// -----

// expected-error @+1 {{attribute names with a '.' are reserved for dialect-defined names}}
#sparse_tensor.x = 3

// -----

// expected-error @+1 {{expected a numeric value for explicitVal}}
#a = #sparse_tensor.encoding<{ map = (i) -> (i : dense), explicitVal = dense<1.0> : tensor<f32> }>
