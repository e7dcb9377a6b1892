// RUN: pyopt --split-input-file %s | FileCheck %s

// The dialect's types and attributes.

#CSR = #sparse_tensor.encoding<{
  map = (i, j) -> (j : dense, i : compressed(nonunique, nonordered)),
  posWidth = 32,
  crdWidth = 8,
  explicitVal = 1 : i32
}>
func.func private @f(!sparse_tensor.storage_specifier<#CSR>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(!sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(!sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique, nonordered), j : singleton(nonordered, soa)), posWidth = 32, crdWidth = 8, explicitVal = 1 : i32 }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : singleton(soa)) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(!sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(!sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(1,2,3)>, j) -> (i : compressed(nonunique, nonordered), j : singleton(nonordered)), posWidth = 32, crdWidth = 8, explicitVal = 1 : i32 }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 2, 3)>, d1 : #sparse_tensor<slice(0, ?, 1)>) -> (d0 : compressed, d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(!sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(!sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = [c](i, j) -> (i * c : dense, i : compressed(nonunique, nonordered), j : singleton(nonordered)), posWidth = 32, crdWidth = 8, explicitVal = 1 : i32 }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : compressed, d2 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(!sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(!sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 4 : dense, j : dense, i mod 4 : structured[1, 4]) }>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : dense, d2 : structured[1, 4]) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(!sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(!sparse_tensor<storage_specifier<#sparse_tensor.encoding<{ map = (i , j) -> (i floordiv 4: dense, j : dense, i mod 4: structured[1, 4])}>>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : dense, d2 : structured[1, 4]) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(!sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT: }

// -----

#CSR = #sparse_tensor.encoding<{
  map = (i, j) -> (j : dense, i : compressed(nonunique, nonordered)),
  posWidth = 32,
  crdWidth = 8,
  explicitVal = 1 : i32
}>
func.func private @f(!sparse_tensor.iter_space<#CSR, lvls = 0>,
                     !sparse_tensor.iter_space<#CSR, lvls = 0 to 1>,
                     !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>,
                     !sparse_tensor.iterator<#CSR, lvls = 1>,
                     !sparse_tensor.iterator<#CSR, lvls = 1 to 2>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed(nonunique, nonordered)), posWidth = 32, crdWidth = 8, explicitVal = 1 : i32 }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(!sparse_tensor.iter_space<#sparse, lvls = 0>, !sparse_tensor.iter_space<#sparse, lvls = 0>, !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>, !sparse_tensor.iterator<#sparse, lvls = 1>, !sparse_tensor.iterator<#sparse, lvls = 1>)
// CHECK-NEXT: }

// -----

#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>

func.func private @f(!sparse_tensor.iter_space<#CSC, lvls = 5>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(!sparse_tensor.iter_space<#sparse, lvls = 5>)
// CHECK-NEXT: }

// -----

#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>

func.func private @f(!sparse_tensor.iter_space<#CSC, lvls = 0 to 7>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(!sparse_tensor.iter_space<#sparse, lvls = 0 to 7>)
// CHECK-NEXT: }

// -----

func.func private @f() attributes {
  a = #sparse_tensor<kind lvl_sz>,
  b = #sparse_tensor<SparseTensorSortAlgorithm quick_sort>,
  c = #sparse_tensor<CrdTransDirection lvl_to_dim>,
  d = #sparse_tensor<slice(1, ?, 3)>,
  e = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>,
  f = #sparse_tensor<encoding<{map = (d0) -> (d0 : compressed)}>>,
  g = #sparse_tensor<kind dim_offset>,
  h = !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f() attributes {a = #sparse_tensor<kind lvl_sz>, b = #sparse_tensor<SparseTensorSortAlgorithm quick_sort>, c = #sparse_tensor<CrdTransDirection lvl_to_dim>, d = #sparse_tensor<slice(1, ?, 3)>, e = #sparse, f = #sparse1, g = #sparse_tensor<kind dim_offset>, h = !sparse_tensor.storage_specifier<#sparse2>}
// CHECK-NEXT: }

// -----

#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>

func.func private @f(tensor<2x!sparse_tensor.storage_specifier<#CSC>>,
                     tensor<3x!sparse_tensor.iterator<#CSC, lvls = 1>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(tensor<2x!sparse_tensor.storage_specifier<#sparse>>, tensor<3x!sparse_tensor.iterator<#sparse1, lvls = 1>>)
// CHECK-NEXT: }

// -----

func.func private @f(!sparse_tensor.iter_space<#sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed), explicitVal = 1.0 : f32 }>, lvls = 0 to 2>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed), explicitVal = 1.000000e+00 : f32 }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(!sparse_tensor.iter_space<#sparse, lvls = 0 to 2>)
// CHECK-NEXT: }

// -----

func.func private @f(!sparse_tensor.iter_space<<{map = (i, j) -> (j : dense, i : compressed), explicitVal = 1.0 : f32}>, lvls = 0 to 2>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed), explicitVal = 1.000000e+00 : f32 }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(!sparse_tensor.iter_space<#sparse, lvls = 0 to 2>)
// CHECK-NEXT: }
