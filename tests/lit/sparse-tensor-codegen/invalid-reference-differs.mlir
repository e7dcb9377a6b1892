// RUN: pyopt --split-input-file --verify-diagnostics --sparse-tensor-codegen --allow-unregistered-dialect %s

// What the reference makes ops of that are not valid, or crashes on.

#DCSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
func.func @convert(%a: tensor<8x8xf64>) -> tensor<8x8xf64, #DCSR> {
  // expected-error @+1 {{failed to legalize operation 'sparse_tensor.convert' that was explicitly marked illegal}}
  %0 = sparse_tensor.convert %a : tensor<8x8xf64> to tensor<8x8xf64, #DCSR>
  return %0 : tensor<8x8xf64, #DCSR>
}

// -----

#BATCH = #sparse_tensor.encoding<{
  map = (d0, d1, d2) -> (d0 : batch, d1 : dense, d2 : compressed)
}>
func.func @batch(%t: tensor<4x8x8xf64, #BATCH>, %v: f64, %i: index) -> tensor<4x8x8xf64, #BATCH> {
  // expected-error @+2 {{failed to legalize operation 'tensor.insert' that was explicitly marked illegal}}
  // expected-note @+1 {{elements are added to a sparse tensor with batch levels where it is made, before anything else looks at it}}
  %0 = tensor.insert %v into %t[%i, %i, %i] : tensor<4x8x8xf64, #BATCH>
  return %0 : tensor<4x8x8xf64, #BATCH>
}

// -----

#ELL = #sparse_tensor.encoding<{
  map = [s0](d0, d1) -> (d0 * (s0 * 4) : dense, d0 : dense, d1 : compressed)
}>
func.func @symbol() {
  // expected-error @+1 {{failed to legalize operation 'tensor.empty' that was explicitly marked illegal}}
  %0 = tensor.empty() : tensor<8x8xf64, #ELL>
  return
}

// -----

#ELL = #sparse_tensor.encoding<{
  map = [s0](d0, d1) -> (d0 * (s0 * 4) : dense, d0 : dense, d1 : compressed)
}>
func.func @symbol(%t: tensor<8x8xf64, #ELL>, %v: f64, %i: index) {
  // expected-error @+1 {{failed to legalize operation 'tensor.insert' that was explicitly marked illegal}}
  %0 = tensor.insert %v into %t[%i, %i] : tensor<8x8xf64, #ELL>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @unknown() -> memref<?xf64> {
  %t = "test.make"() : () -> tensor<8x8xf64, #CSR>
  // expected-error @+1 {{failed to legalize operation 'sparse_tensor.values' that was explicitly marked illegal}}
  %0 = sparse_tensor.values %t : tensor<8x8xf64, #CSR> to memref<?xf64>
  return %0 : memref<?xf64>
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @unknown() -> tensor<8x8xf64, #CSR> {
  %t = "test.make"() : () -> tensor<8x8xf64, #CSR>
  // expected-error @+1 {{failed to legalize operation 'func.return' that was explicitly marked illegal}}
  return %t : tensor<8x8xf64, #CSR>
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @unknown(%n: index) {
  %t = "test.make"() : () -> tensor<8x8xf64, #CSR>
  // expected-error @+1 {{failed to legalize operation 'scf.for' that was explicitly marked illegal}}
  %u = scf.for %i = %n to %n step %n iter_args(%x = %t) -> tensor<8x8xf64, #CSR> {
    scf.yield %x : tensor<8x8xf64, #CSR>
  }
  return
}
