// RUN: pyopt --split-input-file --verify-diagnostics %s

func.func @exp_of_another_rank(%a: tensor<4xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32> {
  // expected-error @+1 {{'linalg.exp' op expected operand #0 rank (1) to match the result rank of indexing_map (2)}}
  %0 = linalg.exp ins(%a : tensor<4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

func.func @floor_of_another_shape(%a: tensor<4xf32>, %b: tensor<5xf32>) -> tensor<5xf32> {
  // expected-error @+1 {{'linalg.floor' op inferred input/output operand #1 has shape's dimension #0 to be 4, but found 5}}
  %0 = linalg.floor ins(%a : tensor<4xf32>) outs(%b : tensor<5xf32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

// -----

func.func @tanh_into_another_type(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<?xf32> {
  // expected-error @+1 {{'linalg.tanh' op expected type of operand #1 ('tensor<4xf32>') to match type of corresponding result ('tensor<?xf32>')}}
  %0 = linalg.tanh ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @div_unsigned_of_different_shapes(%a: tensor<4xi32>, %b: tensor<5xi32>) -> tensor<4xi32> {
  // expected-error @+1 {{'linalg.div_unsigned' op inferred input/output operand #1 has shape's dimension #0 to be 4, but found 5}}
  %0 = linalg.div_unsigned ins(%a, %b : tensor<4xi32>, tensor<5xi32>) outs(%a : tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
