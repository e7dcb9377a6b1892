// RUN: pyopt %s --split-input-file --verify-diagnostics

// Ops of other dialects on sparse tensors that they reject.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%a: tensor<4x8xf64, #CSR>, %b: tensor<4x8xf64>) -> tensor<4x8xf64, #CSR> {
  %3 = arith.addf %a, %a : tensor<4x8xf64, #CSR>
  %4 = math.absf %3 : tensor<4x8xf64, #CSR>
  // expected-error @+1 {{'arith.addf' op requires the same encoding for all operands and results}}
  %5 = "arith.addf"(%3, %b) : (tensor<4x8xf64, #CSR>, tensor<4x8xf64>) -> tensor<4x8xf64, #CSR>
  return %4 : tensor<4x8xf64, #CSR>
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%t: tensor<8x8xf64, #CSR>) {
  // expected-error @+1 {{Expected COO sparse tensors only}}
  %0 = sparse_tensor.reorder_coo quick_sort %t : tensor<8x8xf64, #CSR> to tensor<8x8xf64, #CSR>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#COOT = #sparse_tensor.encoding<{ map = (i, j) -> (j : compressed(nonunique), i : singleton) }>

func.func @f(%t: tensor<8x8xf64, #COO>) {
  // expected-error @+1 {{Unmatched dim2lvl map between input and result COO}}
  %0 = sparse_tensor.reorder_coo quick_sort %t : tensor<8x8xf64, #COO> to tensor<8x8xf64, #COOT>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#COO32 = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed(nonunique), j : singleton),
  crdWidth = 32
}>

func.func @f(%t: tensor<8x8xf64, #COO>) {
  // expected-error @+1 {{Unmatched storage format between input and result COO}}
  %0 = sparse_tensor.reorder_coo quick_sort %t : tensor<8x8xf64, #COO> to tensor<8x8xf64, #COO32>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#COOPos = #sparse_tensor.encoding<{
  map = (i, j) -> (i : compressed(nonunique), j : singleton),
  posWidth = 32
}>

func.func @f(%t: tensor<8x8xf64, #COO>) {
  // expected-error @+1 {{Unmatched storage format between input and result COO}}
  %0 = sparse_tensor.reorder_coo quick_sort %t : tensor<8x8xf64, #COO> to tensor<8x8xf64, #COOPos>
  return
}
