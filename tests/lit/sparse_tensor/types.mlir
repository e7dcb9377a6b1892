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

func.func private @f(!sparse_tensor<storage_specifier<#sparse_tensor.encoding<{ map = (i , j) -> (i floordiv 4: dense, j : dense, i mod 4: structured[1, 4])}>>>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : dense, d2 : structured[1, 4]) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(!sparse_tensor.storage_specifier<#sparse>)
// CHECK-NEXT: }

// -----

func.func private @f(!sparse_tensor.iter_space<#sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed), explicitVal = 1.0 : f32 }>, lvls = 0 to 2>)

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed), explicitVal = 1.000000e+00 : f32 }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @f(!sparse_tensor.iter_space<#sparse, lvls = 0 to 2>)
// CHECK-NEXT: }
