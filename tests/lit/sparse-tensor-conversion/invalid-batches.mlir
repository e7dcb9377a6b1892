// RUN: pyopt --split-input-file --verify-diagnostics --sparse-tensor-conversion %s

// The runtime library has no storage with batch levels; the errors are the reference's.

#BATCH = #sparse_tensor.encoding<{
  map = (d0, d1, d2) -> (d0 : batch, d1 : dense, d2 : compressed)
}>
func.func @values(%t: tensor<4x8x8xf64, #BATCH>) -> memref<4x?xf64> {
  // expected-error @+2 {{failed to legalize operation 'sparse_tensor.values' that was explicitly marked illegal}}
  // expected-note @+1 {{the runtime library has no storage with batch levels}}
  %0 = sparse_tensor.values %t : tensor<4x8x8xf64, #BATCH> to memref<4x?xf64>
  return %0 : memref<4x?xf64>
}
