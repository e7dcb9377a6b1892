// RUN: pyopt --split-input-file %s | FileCheck %s

// Encodings in canonical form.

func.func private @f(
    tensor<4x4xf32, #sparse_tensor.encoding<{ map = (a, b) -> (a : dense, b : compressed()) }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xf32, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4xf32, #sparse_tensor.encoding<{ map = (a, b) -> (a : dense, b : compressed(nonunique, nonunique)) }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed(nonunique)) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xf32, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4xf32, #sparse_tensor.encoding<{ map = (a, b) -> (a : dense, b : compressed(nonordered, nonunique)) }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed(nonunique, nonordered)) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xf32, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4xf32, #sparse_tensor.encoding<{ map = (a, b) -> (a : dense, b : compressed), }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xf32, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4xf32, #sparse_tensor.encoding<{ posWidth = 32 : i8, map = (a, b) -> (a : dense, b : compressed) }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32 }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xf32, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4xf32, #sparse_tensor.encoding<{ posWidth = 32, posWidth = 64, map = (a, b) -> (a : dense, b : compressed), crdWidth = 0 }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 64 }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xf32, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4xf32, #sparse_tensor.encoding<{ posWidth = 4294967328, map = (a, b) -> (a : dense, b : compressed) }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32 }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xf32, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4xf32, #sparse_tensor.encoding<{ map = {x, y} (a = x, b = y) -> (x = a : dense, y = b : compressed) }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xf32, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4xf32, #sparse_tensor.encoding<{ map = {} (a, b) -> (a : dense, b : dense) }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xf32, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4xf32, #sparse_tensor.encoding<{ map = [](a, b) -> (a : dense, b : dense) }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xf32, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4xf32, #sparse_tensor.encoding<{ map = [s](a, b) -> (a + s : dense, b : dense) }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = [s0](d0, d1) -> (d0 + s0 : dense, d1 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xf32, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4xf32, #sparse_tensor.encoding<{ map = [s](a, b) -> (a : dense, s : dense) }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = [s0](d0, d1) -> (d0 : dense, s0 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xf32, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4xf32, #sparse_tensor.encoding<{ map = [c](i, j) -> (c * 3 * i : dense, j : dense, i : compressed) }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = [s0](d0, d1) -> (d0 * (s0 * 3) : dense, d1 : dense, d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xf32, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4xf32, #sparse_tensor.encoding<{ map = [c](i, j) -> (c * 4 * i : dense, i : dense, j : compressed) }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = [s0](d0, d1) -> (d0 * (s0 * 4) : dense, d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xf32, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j : compressed, i mod 2 : dense) }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 : compressed, d0 mod 2 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xf32, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : structured[0, 4]) }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[0, 4]) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xf32, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : structured[2, 4]) }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[2, 4]) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xf32, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : batch, j : batch) }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : batch, d1 : batch) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xf32, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa, nonunique)) }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(nonunique, soa)) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xf32, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : loose_compressed(nonunique, nonordered), j : singleton(nonordered)) }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : loose_compressed(nonunique, nonordered), d1 : singleton(nonordered)) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xf32, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(1, 4, ?)>, j) -> (i : dense, j : compressed) }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, ?)>, d1 : #sparse_tensor<slice(0, ?, 1)>) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xf32, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(?, ?, ?)>, j : #sparse_tensor<slice(0, ?, 1)>) -> (i : dense, j : compressed) }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(?, ?, ?)>, d1 : #sparse_tensor<slice(0, ?, 1)>) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xf32, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(0, ?, 1)>, j : #sparse_tensor<slice(0, ?, 1)>) -> (i : dense, j : compressed) }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, ?, 1)>, d1 : #sparse_tensor<slice(0, ?, 1)>) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xf32, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4x4xf32, #sparse_tensor.encoding<{ map = (i, j, k) -> (i floordiv 4 : dense, j floordiv 4 : dense, k : dense, i mod 4 : dense, j mod 4 : structured[2, 4]) }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 floordiv 4 : dense, d1 floordiv 4 : dense, d2 : dense, d0 mod 4 : dense, d1 mod 4 : structured[2, 4]) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4x4xf32, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4xf32, #sparse_tensor.encoding<{ map = {x, y, z} (i = x, j = y * 2 + z) -> (x = i : dense, y = j floordiv 2 : dense, z = j mod 2 : compressed) }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv 2 : dense, d1 mod 2 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xf32, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4xf32, #sparse_tensor.encoding<{ map = [s](i, j) -> (i floordiv s : dense, j : dense, i mod s : compressed) }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = [s0](d0, d1) -> (d0 floordiv s0 : dense, d1 : dense, d0 mod s0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xf32, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(0x10, 1, 1)>, j) -> (i : dense, j : dense) }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(16, 1, 1)>, d1 : #sparse_tensor<slice(0, ?, 1)>) -> (d0 : dense, d1 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xf32, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(?, 1, 1)>, j) -> (i : compressed, j : compressed), posWidth = 8 }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(?, 1, 1)>, d1 : #sparse_tensor<slice(0, ?, 1)>) -> (d0 : compressed, d1 : compressed), posWidth = 8 }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xf32, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed), explicitVal = 1.0 : f32, implicitVal = 0.0 : f32 }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed), explicitVal = 1.000000e+00 : f32, implicitVal = 0.000000e+00 : f32 }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xf32, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed), implicitVal = -0.0 : f32 }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed), implicitVal = -0.000000e+00 : f32 }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xf32, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4xi1, #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed), explicitVal = true, implicitVal = false }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed), explicitVal = true, implicitVal = false }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xi1, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4xindex, #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed), explicitVal = 3 : index, implicitVal = 0 : index }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed), explicitVal = 3 : index, implicitVal = 0 : index }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xindex, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4xcomplex<f32>, #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed), explicitVal = #complex.number<:f32 1.0, 2.0>, implicitVal = #complex.number<:f32 0.0, 0.0> }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed), explicitVal = #complex.number<:f32 1.000000e+00, 2.000000e+00> : complex<f32>, implicitVal = #complex.number<:f32 0.000000e+00, 0.000000e+00> : complex<f32> }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xcomplex<f32>, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4xf32, #sparse_tensor.encoding<{ map = () -> (), map = (i, j) -> (i : dense, j : dense) }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xf32, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : structured[0x2, 0x4]) }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[2, 4]) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xf32, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i32, j) -> (i32 : dense, j : compressed) }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xf32, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4xf32, #sparse_tensor.encoding<{ map = (map, dense) -> (map : dense, dense : compressed) }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xf32, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4xf32, #sparse_tensor.encoding<{ map = (loc, mod) -> (loc : dense, mod : compressed) }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xf32, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4xf32, #sparse_tensor.encoding<{ map = (true, x) -> (true : dense, x : compressed) }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xf32, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i.j, x$y) -> (i.j : dense, x$y : compressed) }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xf32, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4xf32, #sparse_tensor.encoding<{ map = {true, loc} (i, j) -> (true = i : dense, loc = j : compressed) }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xf32, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed), crdWidth = 0x20 }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), crdWidth = 32 }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xf32, #sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(
    tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i -0 : compressed, 1 * j + 0 : compressed) }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<4x4xf32, #sparse>)
// CHECK-NEXT: }
