// RUN: pyopt %s --allow-unregistered-dialect --sparse-assembler=direct-out=true --verify-diagnostics

// The buffer of the values would be a memref of a type that no memref can hold: the reference makes it, and does not
// read it back.

#V = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>

// expected-error @+1 {{the sparse-tensor must have elements that a memref can hold}}
func.func @f(%i: i1) -> tensor<8x!t.t, #V> {
  %0 = bufferization.alloc_tensor() : tensor<8x!t.t, #V>
  return %0 : tensor<8x!t.t, #V>
}
