// RUN: pyopt %s --math-extend-to-supported-types --split-input-file --verify-diagnostics

// What is wider than the target type cannot be extended to it, nor can tensors without a rank.

func.func @quadruple(%a: f128) -> f128 {
  // expected-error @+1 {{'arith.extf' op operand type 'f128' and result type 'f32' are cast incompatible}}
  %0 = math.exp %a : f128
  return %0 : f128
}

// -----

func.func @vector(%a: vector<2xf80>) -> vector<2xf80> {
  // expected-error @+1 {{'arith.extf' op operand type 'vector<2xf80>' and result type 'vector<2xf32>' are cast incompatible}}
  %0 = math.exp %a : vector<2xf80>
  return %0 : vector<2xf80>
}

// -----

func.func @unranked(%a: tensor<*xf16>) -> tensor<*xf16> {
  // expected-error @+1 {{'arith.extf' op failed to verify that input and output have the same tensor dimensions}}
  %0 = math.sqrt %a : tensor<*xf16>
  return %0 : tensor<*xf16>
}
