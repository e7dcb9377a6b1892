// RUN: pyopt --split-input-file --allow-unregistered-dialect --verify-diagnostics --one-shot-bufferize="bufferize-function-boundaries must-infer-memory-space" %s

// The reference crashes on tensors in signatures when there is no default memory space.
// expected-error @+2 {{could not infer memory space}}
// expected-error @+1 {{failed to bufferize op}}
func.func @argument(%t: tensor<4xf32>) {
  return
}

// -----

func.func @buffers(%m: memref<4xf32, 2>, %i: index) -> f32 {
  %t = bufferization.to_tensor %m restrict : memref<4xf32, 2> to tensor<4xf32>
  %0 = tensor.extract %t[%i] : tensor<4xf32>
  return %0 : f32
}

// -----

// expected-error @+2 {{could not infer memory space}}
// expected-error @+1 {{failed to bufferize op}}
func.func @result() -> tensor<4xf32> {
  %0 = bufferization.alloc_tensor() {memory_space = 1 : i64} : tensor<4xf32>
  return %0 : tensor<4xf32>
}
