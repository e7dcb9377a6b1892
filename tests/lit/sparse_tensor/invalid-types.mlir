// RUN: pyopt %s --split-input-file --verify-diagnostics

// The dialect's types and attributes: what the parser rejects.

// expected-error @+2 {{expected '<'}}
// expected-error @+1 {{failed to parse SparseTensor_StorageSpecifier parameter 'encoding' which is to be a `::mlir::sparse_tensor::SparseTensorEncodingAttr`}}
func.func private @f(!sparse_tensor.storage_specifier<3>)

// -----

// expected-error @+1 {{expected '<'}}
func.func private @f(!sparse_tensor.storage_specifier)

// -----

#CSR = #sparse_tensor.encoding<{
  map = (i, j) -> (j : dense, i : compressed(nonunique, nonordered)),
  posWidth = 32,
  crdWidth = 8,
  explicitVal = 1 : i32
}>
// expected-error @+1 {{expected '>'}}
func.func private @f(!sparse_tensor.storage_specifier<#CSR, 3>)

// -----

#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>

// expected-error @+1 {{expected integer value}}
func.func private @f(!sparse_tensor.iter_space<#CSC, lvls = a>)

// -----

#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>

// expected-error @+1 {{expected '='}}
func.func private @f(!sparse_tensor.iter_space<#CSC, lvls 1>)

// -----

#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>

// expected-error @+1 {{expected 'lvls'}}
func.func private @f(!sparse_tensor.iter_space<#CSC, lvl = 1>)

// -----

#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>

// expected-error @+1 {{expected ','}}
func.func private @f(!sparse_tensor.iter_space<#CSC lvls = 1>)

// -----

#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>

// expected-error @+1 {{expected '>'}}
func.func private @f(!sparse_tensor.iterator<#CSC, lvls = 1, 2>)

// -----

// expected-error @+2 {{expected '<'}}
// expected-error @+1 {{failed to parse SparseTensor_Iterator parameter 'encoding' which is to be a `::mlir::sparse_tensor::SparseTensorEncodingAttr`}}
func.func private @f(!sparse_tensor.iterator<3 : i32, lvls = 1>)

// -----

// expected-error @+1 {{expected '<'}}
func.func private @f(!sparse_tensor.iter_space)

// -----

// expected-error @+1 {{unknown  type `foo` in dialect `sparse_tensor`}}
func.func private @f(!sparse_tensor.foo)

// -----

// expected-error @+1 {{unknown attribute `foo` in dialect `sparse_tensor`}}
func.func private @f() attributes {a = #sparse_tensor.foo}

// -----

// expected-error @+2 {{expected ::mlir::sparse_tensor::StorageSpecifierKind to be one of: lvl_sz, pos_mem_sz, crd_mem_sz, val_mem_sz, dim_offset, dim_stride}}
// expected-error @+1 {{failed to parse SparseTensorStorageSpecifierKindAttr parameter 'value' which is to be a `::mlir::sparse_tensor::StorageSpecifierKind`}}
func.func private @f() attributes {a = #sparse_tensor<kind foo>}

// -----

// expected-error @+2 {{expected valid keyword or string}}
// expected-error @+1 {{failed to parse SparseTensorStorageSpecifierKindAttr parameter 'value' which is to be a `::mlir::sparse_tensor::StorageSpecifierKind`}}
func.func private @f() attributes {a = #sparse_tensor.kind<lvl_sz>}

// -----

// expected-error @+2 {{expected ::mlir::sparse_tensor::SparseTensorSortKind to be one of: hybrid_quick_sort, insertion_sort_stable, quick_sort, heap_sort}}
// expected-error @+1 {{failed to parse SparseTensorSortKindAttr parameter 'value' which is to be a `::mlir::sparse_tensor::SparseTensorSortKind`}}
func.func private @f() attributes {a = #sparse_tensor<SparseTensorSortAlgorithm foo>}

// -----

// expected-error @+2 {{expected ::mlir::sparse_tensor::CrdTransDirectionKind to be one of: dim_to_lvl, lvl_to_dim}}
// expected-error @+1 {{failed to parse SparseTensorCrdTransDirectionAttr parameter 'value' which is to be a `::mlir::sparse_tensor::CrdTransDirectionKind`}}
func.func private @f() attributes {a = #sparse_tensor<CrdTransDirection foo>}

// -----

#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>

// expected-error @+1 {{invalid memref element type}}
func.func private @f(memref<2x!sparse_tensor.storage_specifier<#CSC>>)

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse SparseTensor_IterSpace parameter 'encoding' which is to be a `::mlir::sparse_tensor::SparseTensorEncodingAttr`}}
func.func private @f(!sparse_tensor.iter_space<#sparse_tensor<slice(1,2,3)>, lvls = 0 to 2>)
