// RUN: pyopt --split-input-file --sparsifier --verify-diagnostics %s
// RUN: pyopt --split-input-file --sparsifier=enable-runtime-library=false --verify-diagnostics %s

// What none of the sparsifier's passes lowers stays, with a remark. What stays is no llvm, so nothing runs it.
func.func @pack(%a: tensor<4x6xf64>) -> tensor<2x3x2x2xf64> {
  %e = tensor.empty() : tensor<2x3x2x2xf64>
  // expected-remark @+1 {{the sparsifier leaves this as it is: none of its passes lowers 'linalg.pack'}}
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e : tensor<4x6xf64> -> tensor<2x3x2x2xf64>
  return %0 : tensor<2x3x2x2xf64>
}

// -----

func.func @softmax(%a: tensor<4x6xf64>) -> tensor<4x6xf64> {
  %e = tensor.empty() : tensor<4x6xf64>
  // expected-remark @+1 {{the sparsifier leaves this as it is: none of its passes lowers 'linalg.softmax'}}
  %0 = linalg.softmax dimension(1) ins(%a : tensor<4x6xf64>) outs(%e : tensor<4x6xf64>) -> tensor<4x6xf64>
  return %0 : tensor<4x6xf64>
}

// -----

func.func @gather(%a: tensor<4x6xf64>, %i: tensor<4x1xindex>) -> tensor<4x1x6xf64> {
  // expected-remark @+1 {{the sparsifier leaves this as it is: none of its passes lowers 'tensor.gather'}}
  %0 = tensor.gather %a[%i] gather_dims([0]) : (tensor<4x6xf64>, tensor<4x1xindex>) -> tensor<4x1x6xf64>
  return %0 : tensor<4x1x6xf64>
}

// -----

// Nothing is said of what becomes loops or buffers.
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @padded(%a: tensor<4xf64, #SV>) -> tensor<6xf64> {
  %z = arith.constant 0.0 : f64
  %e = tensor.empty() : tensor<4xf64>
  %d = linalg.copy ins(%a : tensor<4xf64, #SV>) outs(%e : tensor<4xf64>) -> tensor<4xf64>
  %0 = tensor.pad %d low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %z : f64
  } : tensor<4xf64> to tensor<6xf64>
  return %0 : tensor<6xf64>
}
