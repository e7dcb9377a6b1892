// RUN: pyopt --split-input-file --allow-unregistered-dialect --verify-diagnostics --one-shot-bufferize=bufferize-function-boundaries %s

// llvm/llvm-project 120535: a function without a return.
// expected-error @+1 {{cannot bufferize func.func without func.return}}
func.func @endless(%t: tensor<4xf32>) -> tensor<4xf32> {
  cf.br ^1
^1:
  cf.br ^1
}

// -----

func.func @indirect(%t: tensor<4xf32>) {
  %f = constant @same : (tensor<4xf32>) -> tensor<4xf32>
  // expected-error @+1 {{op was not bufferized}}
  %0 = call_indirect %f(%t) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
func.func @same(%t: tensor<4xf32>) -> tensor<4xf32> {
  return %t : tensor<4xf32>
}

// -----

func.func private @outside(tensor<*xf32>)
func.func @unranked(%t: tensor<4xf32>) -> tensor<*xf32> {
  // expected-error @+1 {{'tensor.cast' op not bufferizable under the given constraints: cannot avoid RaW conflict}}
  %0 = tensor.cast %t : tensor<4xf32> to tensor<*xf32>
  call @outside(%0) : (tensor<*xf32>) -> ()
  return %0 : tensor<*xf32>
}
