// RUN: pyopt --split-input-file --verify-diagnostics %s

func.func @f(%a: tensor<*xf16>) {
  // expected-error @+1 {{'arith.extf' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.extf %a : tensor<*xf16> to tensor<*xf32>
  return
}

// -----

func.func @f(%a: tensor<*xi16>) {
  // expected-error @+1 {{'arith.extsi' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.extsi %a : tensor<*xi16> to tensor<*xi32>
  return
}

// -----

func.func @f(%a: tensor<*xi16>) {
  // expected-error @+1 {{'arith.bitcast' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.bitcast %a : tensor<*xi16> to tensor<*xf16>
  return
}

// -----

func.func @f(%a: tensor<*xi16>) {
  // expected-error @+1 {{'arith.index_cast' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.index_cast %a : tensor<*xi16> to tensor<*xindex>
  return
}
