// RUN: pyopt --verify-diagnostics --one-shot-bufferize=bufferize-function-boundaries %s

// A layout for a tensor of which no rank is known: the reference crashes.
// expected-error @+2 {{buffer layout not supported on unranked tensors}}
// expected-error @+1 {{failed to bufferize op}}
func.func @unranked(%t: tensor<*xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}) {
  return
}
