// RUN: pyopt --split-input-file --sparse-tensor-conversion --verify-diagnostics %s

// The library has no batches; the reference says so in other words.
#BATCH = #sparse_tensor.encoding<{ map = (i, j) -> (i : batch, j : compressed) }>
func.func @f(%a: tensor<8x4xi16, #BATCH>) -> memref<8x?xi16> {
  // expected-error @+2 {{failed to legalize operation 'sparse_tensor.values' that was explicitly marked illegal}}
  // expected-note @+1 {{the runtime library has no storage with batch levels}}
  %0 = sparse_tensor.values %a : tensor<8x4xi16, #BATCH> to memref<8x?xi16>
  return %0 : memref<8x?xi16>
}

// -----

// It has no i4; the reference takes the number of the type from memory that it did not write.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @f() -> tensor<8xi4, #SV> {
  // expected-error @+1 {{failed to legalize operation 'tensor.empty' that was explicitly marked illegal}}
  %0 = tensor.empty() : tensor<8xi4, #SV>
  return %0 : tensor<8xi4, #SV>
}

// -----

// It has no maps with symbols; the reference ends with a fatal error.
#ELL = #sparse_tensor.encoding<{
  map = [c](i, j) -> (i * (c * 4) : dense, i : dense, j : compressed)
}>
func.func @f() -> tensor<8x8xf32, #ELL> {
  // expected-error @+1 {{failed to legalize operation 'tensor.empty' that was explicitly marked illegal}}
  %0 = tensor.empty() : tensor<8x8xf32, #ELL>
  return %0 : tensor<8x8xf32, #ELL>
}
