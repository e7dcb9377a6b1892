// RUN: pyopt %s --split-input-file --verify-diagnostics

// Encodings whose parts do not fit together, or not to the tensor.

// expected-error @+1 {{unexpected position bitwidth: 7}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ posWidth = 7, map = (i, j) -> (i : dense, j : compressed) }>>)

// -----

// expected-error @+1 {{unexpected position bitwidth: 4294967288}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ posWidth = -8, map = (i, j) -> (i : dense, j : compressed) }>>)

// -----

// expected-error @+1 {{unexpected coordinate bitwidth: 42}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ crdWidth = 42, map = (i, j) -> (i : dense, j : compressed) }>>)

// -----

// expected-error @+1 {{expected an integral position bitwidth}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ posWidth = "x", map = (i, j) -> (i : dense, j : compressed) }>>)

// -----

// expected-error @+1 {{expected an integral index bitwidth}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ crdWidth = "x", map = (i, j) -> (i : dense, j : compressed) }>>)

// -----

// expected-error @+1 {{expected a non-empty array for lvlTypes}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{}>>)

// -----

// expected-error @+1 {{expected a non-empty array for lvlTypes}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = () -> () }>>)

// -----

// expected-error @+1 {{expected a non-empty array for lvlTypes}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> () }>>)

// -----

// expected-error @+1 {{expected n <= m in n_out_of_m}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : structured[4, 2]) }>>)

// -----

// expected-error @+1 {{expected coeffiencts of Affine expressions to be equal to m of n_out_of_m level}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[2, 8]) }>>)

// -----

// expected-error @+1 {{expected n_out_of_m to be the last level type}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : structured[2, 4], d1 : dense) }>>)

// -----

// expected-error @+1 {{expected all dense lvlTypes before a n_out_of_m level}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : structured[2, 4]) }>>)

// -----

// expected-error @+1 {{Batch lvlType can only be leading levels.}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : batch) }>>)

// -----

// expected-error @+1 {{SoA is only applicable to singleton lvlTypes.}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed(soa)) }>>)

// -----

// expected-error @+1 {{expected all singleton lvlTypes stored in the same memory layout (SoA vs AoS).}}
func.func private @f(tensor<4x4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(nonunique, soa), d2 : singleton) }>>)

// -----

// expected-error @+1 {{expected compressed or loose_compressed level before singleton level}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : singleton) }>>)

// -----

// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed) }>>)

// -----

// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 + d1 : dense, d1 : compressed) }>>)

// -----

// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 * 2 : dense, d1 : compressed) }>>)

// -----

// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = {l0, l1} (d0 = l1, d1 = l1) -> (l0 = d0 : dense, l1 = d1 : compressed) }>>)

// -----

// expected-error @+1 {{Level-rank mismatch between forward-declarations and specifiers. Declared 3 level-variables; but got 2 level-specifiers.}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = {l0, l1, l2} (d0, d1) -> (l0 = d0 : dense, l1 = d1 : compressed) }>>)

// -----

// expected-error @+1 {{level-rank mismatch between dimToLvl and lvlTypes: 2 != 4}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>)

// -----

// expected-error @+1 {{expected a numeric value for explicitVal}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), explicitVal = "x" }>>)

// -----

// expected-error @+1 {{expected a numeric value for implicitVal}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), implicitVal = "x" }>>)

// -----

// expected-error @+1 {{explicit value type mismatch between encoding and tensor element type: 'f64' != 'f32'}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), explicitVal = 1.0 }>>)

// -----

// expected-error @+1 {{implicit value type mismatch between encoding and tensor element type: 'f64' != 'f32'}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), implicitVal = 0.0 }>>)

// -----

// expected-error @+1 {{implicit value must be zero}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), implicitVal = 1.0 : f32 }>>)

// -----

// expected-error @+1 {{dimension-rank mismatch between encoding and tensor shape: 3 != 2}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : dense) }>>)

// -----

// expected-error @+1 {{expected non-scalar sparse tensor}}
func.func private @f(tensor<f32, #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : dense) }>>)

// -----

// expected-error @+1 {{unexpected position bitwidth: 4294967295}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ posWidth = true, map = (a, b) -> (a : dense, b : compressed) }>>)

// -----

// expected-error @+1 {{expected an integral position bitwidth}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ posWidth = 1.0, map = (a, b) -> (a : dense, b : compressed) }>>)

// -----

// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = {x, y} (a = x, b) -> (x = a : dense, y = b : compressed) }>>)

// -----

// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = {x, y} (a = x + y -y, b = y) -> (x = a : dense, y = b : compressed) }>>)

// -----

// expected-error @+1 {{Level-rank mismatch between forward-declarations and specifiers. Declared 2 level-variables; but got 1 level-specifiers.}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = {x, y} (a = x, b = y) -> (x = a : dense) }>>)

// -----

// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i mod 2 : dense, j floordiv 3 : compressed, i floordiv 2 : dense, j mod 3 : dense) }>>)

// -----

// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 2 : dense) }>>)

// -----

// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j : compressed, i : dense) }>>)

// -----

// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i ceildiv 2 : dense, j : compressed, i mod 2 : dense) }>>)

// -----

// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed, j : dense) }>>)

// -----

// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, i : compressed) }>>)

// -----

// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, 3 : compressed) }>>)

// -----

// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (3 : dense, i : dense, j : compressed) }>>)

// -----

// expected-error @+1 {{expected coeffiencts of Affine expressions to be equal to m of n_out_of_m level}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j floordiv 512 : dense, j mod 512 : structured[256, 512]) }>>)

// -----

// expected-error @+1 {{expected compressed or loose_compressed level before singleton level}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : singleton, j : singleton(nonordered)) }>>)

// -----

// expected-error @+1 {{unexpected position bitwidth: 3}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ posWidth = 3, crdWidth = 5, map = (i, j) -> (i : dense, j : compressed) }>>)

// -----

// expected-error @+1 {{unexpected coordinate bitwidth: 5}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ crdWidth = 5, map = (i, j) -> (i : dense, j : singleton) }>>)

// -----

// expected-error @+1 {{unexpected position bitwidth: 3}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ posWidth = 3 }>>)

// -----

// expected-error @+1 {{expected compressed or loose_compressed level before singleton level}}
func.func private @f(tensor<4x4x4xf32, #sparse_tensor.encoding<{ map = (i, j, k) -> (i : dense, j : batch, k : singleton) }>>)

// -----

// expected-error @+1 {{Batch lvlType can only be leading levels.}}
func.func private @f(tensor<4x4x4xf32, #sparse_tensor.encoding<{ map = (i, j, k) -> (i : dense, j : batch, k : compressed(soa)) }>>)

// -----

// expected-error @+1 {{SoA is only applicable to singleton lvlTypes.}}
func.func private @f(tensor<4x4x4xf32, #sparse_tensor.encoding<{ map = (i, j, k) -> (i : structured[2, 4], j : dense, k : compressed(soa)) }>>)

// -----

// expected-error @+1 {{Batch lvlType can only be leading levels.}}
func.func private @f(tensor<4x4x4xf32, #sparse_tensor.encoding<{ map = (i, j, k) -> (i : structured[2, 4], j : batch, k : compressed) }>>)

// -----

// expected-error @+1 {{expected n_out_of_m to be the last level type}}
func.func private @f(tensor<4x4x4xf32, #sparse_tensor.encoding<{ map = (i, j, k) -> (i : compressed, j : structured[2, 4], k : dense) }>>)

// -----

// expected-error @+1 {{expected all dense lvlTypes before a n_out_of_m level}}
func.func private @f(tensor<4x4x4xf32, #sparse_tensor.encoding<{ map = (i, j, k) -> (i : compressed, k + j : structured[2, 4]) }>>)

// -----

// expected-error @+1 {{expected 1xm block structure for n_out_of_m level}}
func.func private @f(tensor<4x4x4xf32, #sparse_tensor.encoding<{ map = (i, j, k) -> (i : dense, k + j : structured[2, 4]) }>>)

// -----

// expected-error @+1 {{expected 1xm block structure for n_out_of_m level}}
func.func private @f(tensor<4x4x4xf32, #sparse_tensor.encoding<{ map = (i, j, k) -> (i : dense, k : structured[2, 4]) }>>)

// -----

// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
func.func private @f(tensor<4x4x4xf32, #sparse_tensor.encoding<{ map = (i, j, k) -> (i : dense, k : dense, i floordiv 4 : structured[2, 4]) }>>)

// -----

// expected-error @+1 {{expected only one blocked level with the same coefficients}}
func.func private @f(tensor<4x4x4xf32, #sparse_tensor.encoding<{ map = (i, j, k) -> (i floordiv 2 : dense, j floordiv 4 : dense, k : dense, i mod 2 : dense, j mod 4 : structured[2, 4]) }>>)

// -----

// expected-error @+1 {{unexpected dimToLvl mapping from 3 to 2}}
func.func private @f(tensor<4x4x4xf32, #sparse_tensor.encoding<{ map = (i, j, k) -> (i floordiv 2 : dense, i mod 2 : dense) }>>)

// -----

// expected-error @+1 {{dimSlices expected dimension-rank to match level-rank: 2 != 3}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(1, 4, 1)>, j) -> (i floordiv 2 : dense, j : dense, i mod 2 : compressed) }>>)

// -----

// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = {x, y, z} (i = z + x * 2, j = y) -> (x = i floordiv 2 : dense, y = j : dense, z = i mod 2 : compressed) }>>)

// -----

// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = {x, y, z, w} (i = z + x * 2, j = w + y * 3) -> (x = i floordiv 2 : dense, y = j floordiv 3 : dense, z = i mod 2 : compressed, w = j mod 3 : dense) }>>)

// -----

// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 0 : dense, j : dense, i mod 0 : compressed) }>>)

// -----

// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv -2 : dense, j : dense, i mod -2 : compressed) }>>)

// -----

// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 1 : dense, j : dense, i mod 1 : compressed) }>>)

// -----

// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i mod 4 : dense, j : dense, i floordiv 4 : compressed) }>>)

// -----

// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> ((i + j) floordiv 4 : dense, j : dense, (i + j) mod 4 : compressed) }>>)

// -----

// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = [s] {x, y} (i = x + s, j = y) -> (x = i : dense, y = j : dense) }>>)

// -----

// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = [s] {x, y} (i = x, j = y) -> (x = i : dense, y = j : dense) }>>)

// -----

// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = [s] {x, y} (i = x, j) -> (x = i : dense, y = j : dense) }>>)

// -----

// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = {x, y} (i, j = y) -> (x = i : dense, y = j : dense) }>>)

// -----

// expected-error @+1 {{implicit value must be zero}}
func.func private @f(tensor<4x4xi1, #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed), explicitVal = true, implicitVal = true }>>)

// -----

// expected-error @+1 {{implicit value must be zero}}
func.func private @f(tensor<4x4xcomplex<f32>, #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed), implicitVal = #complex.number<:f32 0.0, 1.0> }>>)

// -----

// expected-error @+1 {{implicit value type mismatch between encoding and tensor element type: 'complex<f64>' != 'complex<f32>'}}
func.func private @f(tensor<4x4xcomplex<f32>, #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed), implicitVal = #complex.number<:f64 0.0, 0.0> }>>)

// -----

// expected-error @+1 {{explicit value type mismatch between encoding and tensor element type: 'i64' != 'f32'}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed), explicitVal = 1, implicitVal = 1 }>>)

// -----

// expected-error @+1 {{explicit value type mismatch between encoding and tensor element type: 'i64' != 'f32'}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed), implicitVal = 1, explicitVal = 1 }>>)

// -----

// expected-error @+1 {{expected a numeric value for explicitVal}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed), explicitVal = dense<1.0> : tensor<2xf32> }>>)

// -----

// expected-error @+1 {{expected a numeric value for explicitVal}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed), explicitVal = unit }>>)

// -----

// expected-error @+1 {{expected a numeric value for explicitVal}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed), explicitVal = [1] }>>)

// -----

// expected-error @+1 {{level-rank mismatch between dimToLvl and lvlTypes: 0 != 2}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : dense), map = () -> () }>>)

// -----

// expected-error @+1 {{level-rank mismatch between dimToLvl and lvlTypes: 3 != 5}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : dense), map = (i, j, k) -> (i : dense, j : dense, k : dense) }>>)

// -----

// expected-error @+1 {{level-rank mismatch between dimToLvl and lvlTypes: 2 != 3}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i) -> (i : dense), map = (i, j) -> (j : dense, i : dense) }>>)

// -----

// expected-error @+1 {{level-rank mismatch between dimToLvl and lvlTypes: 1 != 2}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(1,1,1)>) -> (i : dense), map = (i, j) -> (j : dense) }>>)

// -----

// expected-error @+1 {{level-rank mismatch between dimToLvl and lvlTypes: 1 != 2}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(1,1,1)>) -> (i : dense), map = (i : #sparse_tensor<slice(1,1,1)>, j) -> (j : dense) }>>)

// -----

// expected-error @+1 {{Level-rank mismatch between forward-declarations and specifiers. Declared 2 level-variables; but got 0 level-specifiers.}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = {a, b} (i, j) -> () }>>)

// -----

// expected-error @+1 {{expected n <= m in n_out_of_m}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : structured[4, 2](foo), j : dense) }>>)

// -----

// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> ((i) : compressed, -j : compressed) }>>)
