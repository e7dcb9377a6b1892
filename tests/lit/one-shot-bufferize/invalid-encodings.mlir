// RUN: pyopt --split-input-file --verify-diagnostics --one-shot-bufferize %s

// Sparse tensors are several buffers, which sparse-tensor-codegen makes.
#S = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
// expected-error @+1 {{'func.func' op is on a tensor with an encoding, which has no single buffer}}
func.func @of_cast(%t: tensor<4xf64, #S>, %i: index) -> f64 {
  // expected-error @+1 {{failed to bufferize op}}
  %0 = tensor.cast %t : tensor<4xf64, #S> to tensor<?xf64>
  %1 = tensor.extract %0[%i] : tensor<?xf64>
  return %1 : f64
}

// -----

func.func @of_empty() -> tensor<4xf32, "encoding"> {
  // expected-error @+2 {{'bufferization.alloc_tensor' op is on a tensor with an encoding, which has no single buffer}}
  // expected-error @+1 {{failed to bufferize op}}
  %0 = tensor.empty() : tensor<4xf32, "encoding">
  return %0 : tensor<4xf32, "encoding">
}
