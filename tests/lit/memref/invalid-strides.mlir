// RUN: pyopt --split-input-file --verify-diagnostics %s

// Slices and reinterpretations that do not have the layout of their result, or not the sizes that their type says.

func.func @s(%m: memref<8x16xf32>) {
  // expected-error @+1 {{expected result type to be 'memref<4x4xf32, strided<[16, 1]>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<4x5xf32, strided<[16, 1]>>'}}
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x5xf32, strided<[16, 1]>>
  return
}

// -----

func.func @s(%m: memref<8x16xf32>) {
  // expected-error @+1 {{expected result type to be 'memref<4x4xf32, strided<[16, 1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<4x4xf32, strided<[15, 1]>>'}}
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[15, 1]>>
  return
}

// -----

func.func @s(%m: memref<8x16xf32>) {
  // expected-error @+1 {{expected result element type to be 'f32', but got 'memref<4x4xf64, strided<[16, 1]>>'}}
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf64, strided<[16, 1]>>
  return
}

// -----

func.func @s(%m: memref<8x16xf32>) {
  // expected-error @+1 {{expected result rank to be smaller or equal to the source rank, but got 'memref<4x4x1xf32, strided<[16, 1, 1]>>'}}
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4x1xf32, strided<[16, 1, 1]>>
  return
}

// -----

func.func @s(%m: memref<8x16xf32>) {
  // expected-error @+1 {{expected result type to be 'memref<1x4xf32, strided<[16, 1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<4xf32, strided<[2]>>'}}
  %0 = memref.subview %m[0, 0] [1, 4] [1, 1] : memref<8x16xf32> to memref<4xf32, strided<[2]>>
  return
}

// -----

func.func @s(%m: memref<8x16xf32>, %i: index) {
  // expected-error @+1 {{expected result type to be 'memref<1x4xf32, strided<[16, 1], offset: ?>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<4xf32, strided<[1]>>'}}
  %0 = memref.subview %m[%i, 0] [1, 4] [1, 1] : memref<8x16xf32> to memref<4xf32, strided<[1]>>
  return
}

// -----

func.func @s(%m: memref<8x16xf32>, %i: index) {
  // expected-error @+1 {{expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (1 vs 0)}}
  %0 = "memref.subview"(%m, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}> : (memref<8x16xf32>, index) -> memref<4x4xf32, strided<[16, 1]>>
  return
}

// -----

func.func @s(%m: memref<8x16xf32>, %i: index) {
  // expected-error @+1 {{expected the number of 'strides' to match the number of dynamic entries in 'static_strides' (0 vs 1)}}
  %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, -9223372036854775808>}> : (memref<8x16xf32>) -> memref<4x4xf32, strided<[16, 1]>>
  return
}

// -----

func.func @r(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{expected the number of 'sizes' to match the number of dynamic entries in 'static_sizes' (0 vs 1)}}
  %0 = "memref.reinterpret_cast"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (memref<?xf32>) -> memref<?xf32>
  return
}

// -----

func.func @r(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{'memref.reinterpret_cast' op result #0 must be strided memref of any type values, but got 'memref<2x3xf32, affine_map<(d0, d1) -> (d1 mod 2, d0)>>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2, 3], strides: [1, 1] : memref<?xf32> to memref<2x3xf32, affine_map<(i, j) -> (j mod 2, i)>>
  return
}

// -----

func.func @r(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{expected result type with stride = dynamic instead of 3 in dim = 0}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2, 3], strides: [%i, 1] : memref<?xf32> to memref<2x3xf32, strided<[3, 1]>>
  return
}

// -----

func.func @r(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{expected result type with offset = dynamic instead of 2}}
  %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [2, 3], strides: [3, 1] : memref<?xf32> to memref<2x3xf32, strided<[3, 1], offset: 2>>
  return
}

// -----

func.func @r(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{expected result type with size = dynamic instead of 2 in dim = 0}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [%i, 3], strides: [3, 1] : memref<?xf32> to memref<2x3xf32>
  return
}

// -----

func.func @r(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{expected offsets to be non-negative, but got -1}}
  %0 = memref.reinterpret_cast %m to offset: [-1], sizes: [%i, 3], strides: [3, 1] : memref<?xf32> to memref<?x3xf32, strided<[3, 1], offset: -1>>
  return
}

// -----

func.func @r(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{expected sizes to be non-negative, but got -1}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [-1, 3], strides: [3, 1] : memref<?xf32> to memref<?x3xf32, strided<[3, 1]>>
  return
}
