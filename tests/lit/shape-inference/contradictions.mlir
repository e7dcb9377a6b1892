// RUN: pyopt %s --shape-inference --split-input-file --verify-diagnostics

// An extent that must be 3 and 4.

func.func @elementwise(%a: tensor<3xf32>, %b: tensor<4xf32>) -> tensor<?xf32> {
  // expected-note @+1 {{operand #0 comes from here}}
  %0 = tensor.cast %a : tensor<3xf32> to tensor<?xf32>
  // expected-note @+1 {{operand #1 comes from here}}
  %1 = tensor.cast %b : tensor<4xf32> to tensor<?xf32>
  // expected-error @+1 {{'arith.addf' op needs extent 0 of result #0 to be 4, but it is 3}}
  %2 = arith.addf %0, %1 : tensor<?xf32>
  return %2 : tensor<?xf32>
}

// -----

// The inner dimensions of a matmul.

func.func @matmul(%a: tensor<2x3xf32>, %b: tensor<4x5xf32>, %c: tensor<2x5xf32>)
    -> tensor<2x5xf32> {
  // expected-note @+1 {{operand #0 comes from here}}
  %0 = tensor.cast %a : tensor<2x3xf32> to tensor<2x?xf32>
  // expected-note @+1 {{operand #1 comes from here}}
  %1 = tensor.cast %b : tensor<4x5xf32> to tensor<?x5xf32>
  // expected-error @+1 {{'linalg.matmul' op needs two extents to be equal that are 3 and 4}}
  %2 = linalg.matmul ins(%0, %1 : tensor<2x?xf32>, tensor<?x5xf32>) outs(%c : tensor<2x5xf32>) -> tensor<2x5xf32>
  return %2 : tensor<2x5xf32>
}

// -----

// Ranks.

func.func @ranks(%a: tensor<2x3xf32>) -> tensor<6xf32> {
  // expected-note @+1 {{operand #0 comes from here}}
  %0 = tensor.cast %a : tensor<2x3xf32> to tensor<*xf32>
  // expected-error @+1 {{'tensor.cast' op needs result #0 to have rank 2, but its rank is 1}}
  %1 = tensor.cast %0 : tensor<*xf32> to tensor<6xf32>
  return %1 : tensor<6xf32>
}

// -----

// No number is twice as large as 3: n and n make 2 * n.

func.func @odd(%a: tensor<?xf32>) -> tensor<3xf32> {
  // expected-note @+1 {{operand #0 comes from here}}
  %0 = tensor.concat dim(0) %a, %a : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  // expected-error @+1 {{'tensor.cast' op needs extent 0 of result #0 to be 2 * arg0[0], but it is 3}}
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<3xf32>
  return %1 : tensor<3xf32>
}

// -----

// A callee needs what its only caller does not give.

// expected-note @+1 {{operand #0 comes from here}}
func.func private @needs_four(%x: tensor<?xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{'tensor.cast' op needs extent 0 of result #0 to be 3, but it is 4}}
  %0 = tensor.cast %x : tensor<?xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @gives_three(%a: tensor<3xf32>) -> tensor<4xf32> {
  %0 = tensor.cast %a : tensor<3xf32> to tensor<?xf32>
  %1 = call @needs_four(%0) : (tensor<?xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

// What may be dead code is no error: the program may have asked before.

func.func @asks(%a: tensor<3xf32>, %d: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  // expected-note @+1 {{operand #0 comes from here}}
  %0 = tensor.cast %a : tensor<3xf32> to tensor<?xf32>
  %n = tensor.dim %0, %c0 : tensor<?xf32>
  %is = arith.cmpi eq, %n, %c4 : index
  %1 = scf.if %is -> (tensor<4xf32>) {
    // expected-warning @+1 {{'tensor.cast' op needs extent 0 of result #0 to be 3, but it is 4}}
    %2 = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
    scf.yield %2 : tensor<4xf32>
  } else {
    scf.yield %d : tensor<4xf32>
  }
  return %1 : tensor<4xf32>
}

// -----

// The same in a function that is only called where the program has asked.

// expected-note @+1 {{operand #0 comes from here}}
func.func private @only_then(%x: tensor<?xf32>) -> tensor<4xf32> {
  // expected-warning @+1 {{'tensor.cast' op needs extent 0 of result #0 to be 3, but it is 4}}
  %0 = tensor.cast %x : tensor<?xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @asks_before_it_calls(%a: tensor<3xf32>, %d: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  %0 = tensor.cast %a : tensor<3xf32> to tensor<?xf32>
  %1 = scf.if %c -> (tensor<4xf32>) {
    %2 = func.call @only_then(%0) : (tensor<?xf32>) -> tensor<4xf32>
    scf.yield %2 : tensor<4xf32>
  } else {
    scf.yield %d : tensor<4xf32>
  }
  return %1 : tensor<4xf32>
}

// -----

// A function that nobody calls never runs.

func.func private @dead(%a: tensor<?xf32>) -> (tensor<3xf32>, tensor<4xf32>) {
  // expected-note @below {{what 'tensor.cast' op here needs says something else}}
  %0 = tensor.cast %a : tensor<?xf32> to tensor<3xf32>
  // expected-warning @below {{'tensor.cast' op needs extent 0 of result #0 to be 3, but it is 4}}
  %1 = tensor.cast %a : tensor<?xf32> to tensor<4xf32>
  return %0, %1 : tensor<3xf32>, tensor<4xf32>
}
