// RUN: pyopt %s --split-input-file --verify-diagnostics

// Where pyopt is not the reference: this file is for pyopt only. The reasons are in tests/differential/known_differences.py.

// The reference skips what follows in the brackets.
// expected-error @+1 {{expected '>'}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(1, 4, 5) 3>, j) -> (i : dense, j : compressed) }>>)

// -----

// The reference takes maps that lose a dimension.
// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, i mod 2 : dense) }>>)

// -----

// The reference takes maps that lose a dimension.
// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
func.func private @f(tensor<4x4x4xf32, #sparse_tensor.encoding<{ map = (i, j, k) -> (i floordiv 2 : dense, i mod 2 : dense, k : dense) }>>)

// -----

// The reference takes maps that lose a dimension.
// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
func.func private @f(tensor<4x4x4xf32, #sparse_tensor.encoding<{ map = (i, j, k) -> (i floordiv 2 : dense, i mod 2 : dense, i mod 2 : dense, k : dense) }>>)

// -----

// The reference puts the dimensions that are not blocked first in the inverse, whatever their place.
// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = {x, y, z} (i = y, j = x * 2 + z) -> (x = i floordiv 2 : dense, y = j : dense, z = i mod 2 : compressed) }>>)

// -----

// The reference puts the dimensions that are not blocked first in the inverse, whatever their place.
// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = {x, y, z} (i = x, j = y * 2 + z) -> (x = j : dense, y = i floordiv 2 : dense, z = i mod 2 : compressed) }>>)

// -----

// The reference says this and goes on with a type that has no level.
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>

// expected-error @+1 {{expect larger level upper bound than lower bound}}
func.func private @f(!sparse_tensor.iter_space<#CSC, lvls = 0 to -1>)

// -----

// The reference does not compare these types.
#DCSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>

func.func @f(%t: tensor<2x4xf64, #DCSR>, %r: f32) {
  // expected-error @+1 {{Mismatch in types of init arguments and block arguments}}
  %0 = sparse_tensor.foreach in %t init(%r) : tensor<2x4xf64, #DCSR>, f32 -> f32 do {
  ^bb0(%i: index, %j: index, %v: f64, %k: i32):
    sparse_tensor.yield %r : f32
  }
  return
}

// -----

// The reference takes coordinates of any type.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %i: index) {
  // expected-error @+1 {{'sparse_tensor.iterate' op expected coordinates of index type}}
  "sparse_tensor.iterate"(%s) <{crdUsedLvls = 1 : i64}> ({
  ^bb0(%a: i32, %it: !sparse_tensor.iterator<#CSR, lvls = 0 to 2>):
    "sparse_tensor.yield"() : () -> ()
  }) : (!sparse_tensor.iter_space<#CSR, lvls = 0 to 2>) -> ()
  return
}

// -----

// The reference reads past the end where a block has no inner level.
// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense) }>>)

// -----

// The reference crashes.
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>) {
  // expected-error @+1 {{'sparse_tensor.iterate' op mismatch in iterator and iteration space type}}
  "sparse_tensor.iterate"(%s) <{crdUsedLvls = 0 : i64}> ({
  ^bb0:
    "sparse_tensor.yield"() : () -> ()
  }) : (!sparse_tensor.iter_space<#CSR, lvls = 0 to 2>) -> ()
  return
}

// -----

// The reference crashes.
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>

func.func @f(%p: tensor<2xindex>, %v: tensor<20xf64>) {
  // expected-error @+1 {{input/output trailing COO level-ranks don't match}}
  %0 = "sparse_tensor.assemble"(%v) : (tensor<20xf64>) -> tensor<8x4xf64, #COO>
  return
}

// -----

// The reference shares seven results out as two, one, two and one, and leaves the last.
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @groups_of_different_sizes(%t: tensor<8x4xf64, #CSR>, %p: tensor<9xindex>,
                                     %c: tensor<20xindex>, %v: tensor<20xf64>) {
  // expected-error @+1 {{'sparse_tensor.disassemble' op expected 2 groups of results of one size, but found 7 results}}
  %0:7 = "sparse_tensor.disassemble"(%t, %p, %c, %v) : (tensor<8x4xf64, #CSR>, tensor<9xindex>, tensor<20xindex>, tensor<20xf64>) -> (tensor<9xindex>, tensor<20xindex>, tensor<20xf64>, index, index, index, index)
  return
}
