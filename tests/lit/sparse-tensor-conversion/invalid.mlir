// RUN: pyopt --split-input-file --sparse-tensor-conversion --verify-diagnostics %s

// Which level is not known.
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
func.func @f(%a: tensor<?x?xf64, #CSC>, %i: index) -> index {
  // expected-error @+1 {{failed to legalize operation 'sparse_tensor.lvl' that was explicitly marked illegal}}
  %0 = sparse_tensor.lvl %a, %i : tensor<?x?xf64, #CSC>
  return %0 : index
}

// -----

// Sizes of dimensions are asked for by levels before.
#CSR = #sparse_tensor.encoding<{
  map = (i, j) -> (i : dense, j : compressed),
  posWidth = 8,
  crdWidth = 16
}>
func.func @f(%a: tensor<?x8xf64, #CSR>) -> index {
  %c0 = arith.constant 0 : index
  // expected-error @+1 {{failed to legalize operation 'tensor.dim' that was explicitly marked illegal}}
  %0 = tensor.dim %a, %c0 : tensor<?x8xf64, #CSR>
  return %0 : index
}

// -----

// Conversions to another structure are loops by now.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
#LV = #sparse_tensor.encoding<{ map = (i) -> (i : loose_compressed) }>
func.func @f(%a: tensor<8xf64, #SV>) -> tensor<8xf64, #LV> {
  // expected-error @+1 {{failed to legalize operation 'sparse_tensor.convert' that was explicitly marked illegal}}
  %0 = sparse_tensor.convert %a : tensor<8xf64, #SV> to tensor<8xf64, #LV>
  return %0 : tensor<8xf64, #LV>
}

// -----

// So are concatenations.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @f(%a: tensor<8xf32, #SV>) -> tensor<16xf32, #SV> {
  // expected-error @+1 {{failed to legalize operation 'sparse_tensor.concatenate' that was explicitly marked illegal}}
  %0 = sparse_tensor.concatenate %a, %a {dimension = 0 : index}
      : tensor<8xf32, #SV>, tensor<8xf32, #SV> to tensor<16xf32, #SV>
  return %0 : tensor<16xf32, #SV>
}

// -----

// And output.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @f(%a: tensor<8xf32, #SV>, %file: !llvm.ptr) {
  // expected-error @+1 {{failed to legalize operation 'sparse_tensor.out' that was explicitly marked illegal}}
  sparse_tensor.out %a, %file : tensor<8xf32, #SV>, !llvm.ptr
  return
}

// -----

// The library knows no slices.
#SLICE = #sparse_tensor.encoding<{
  map = (i : #sparse_tensor<slice(1, 4, 1)>, j : #sparse_tensor<slice(1, 4, 2)>) -> (
      i : dense, j : compressed)
}>
func.func @f(%a: tensor<8x8xi32, #SLICE>) -> index {
  // expected-error @+1 {{failed to legalize operation 'sparse_tensor.slice.offset' that was explicitly marked illegal}}
  %0 = sparse_tensor.slice.offset %a at 1 : tensor<8x8xi32, #SLICE>
  return %0 : index
}
