// RUN: pyopt %s --upgrade --split-input-file --verify-diagnostics

#E = #sparse_tensor.encoding<{
  // expected-error @+1 {{unexpected dimension level type: squeezed}}
  dimLevelType = ["dense", "squeezed"]
}>

// -----

#CSR = #sparse_tensor.encoding<{ dimLevelType = ["dense", "compressed"] }>
func @level(%t: tensor<4x6xf64, #CSR>, %d: index) {
  // expected-error @+1 {{'sparse_tensor.indices' op its level %d is no constant: today it is an attribute}}
  %0 = sparse_tensor.indices %t, %d : tensor<4x6xf64, #CSR> to memref<?xindex>
  return
}

// -----

func @sort(%n: index, %x: memref<?xindex>, %y: memref<?xindex>) {
  // expected-error @+1 {{'sparse_tensor.sort' op has its 2 keys in buffers of their own: today they are in one}}
  sparse_tensor.sort %n, %x, %y : memref<?xindex>, memref<?xindex>
  return
}

// -----

#SV = #sparse_tensor.encoding<{ dimLevelType = ["compressed"] }>
func @parallel(%n: index, %x: f64, %at: memref<?xindex>) -> tensor<9xf64, #SV> {
  %t = sparse_tensor.init [%n] : tensor<9xf64, #SV>
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    // expected-error @+1 {{'sparse_tensor.lex_insert' op changes its tensor in place within scf.parallel, which cannot carry it}}
    sparse_tensor.lex_insert %t, %at, %x : tensor<9xf64, #SV>, memref<?xindex>, f64
  }
  return %t : tensor<9xf64, #SV>
}
