// RUN: pyopt --one-shot-bufferize --split-input-file --verify-diagnostics %s

func.func @made() -> tensor<3x!shape.size> {
  // expected-error @+1 {{no buffer has elements of type '!shape.size'}}
  %0 = bufferization.alloc_tensor() : tensor<3x!shape.size>
  return %0 : tensor<3x!shape.size>
}

// -----

func.func @taken(%t: tensor<3x!shape.size>, %i: index) -> !shape.size {
  // expected-error @+1 {{no buffer has elements of type '!shape.size'}}
  %0 = tensor.extract %t[%i] : tensor<3x!shape.size>
  return %0 : !shape.size
}
