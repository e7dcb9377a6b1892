// RUN: pyopt %s --split-input-file --verify-diagnostics

// foreach and iteration spaces: what the parser and the verifier reject.

#DCSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>

func.func @f(%t: tensor<2x4xf64, #DCSR>, %r: f32) {
  // expected-error @+1 {{Mismatch in number of init arguments and results}}
  sparse_tensor.foreach in %t init(%r) : tensor<2x4xf64, #DCSR>, f32 do {
  ^bb0(%i: index, %j: index, %v: f64, %k: f32):
    sparse_tensor.yield %r : f32
  }
  return
}

// -----

#DCSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>

func.func @f(%t: tensor<2x4xf64, #DCSR>, %r: f32) {
  // expected-error @+1 {{Mismatch in types of init arguments and results}}
  %0 = sparse_tensor.foreach in %t init(%r) : tensor<2x4xf64, #DCSR>, f32 -> i32 do {
  ^bb0(%i: index, %j: index, %v: f64, %k: f32):
    sparse_tensor.yield %r : f32
  }
  return
}

// -----

#DCSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>

func.func @f(%t: tensor<2x4xf64, #DCSR>, %r: f32) {
  // expected-error @+1 {{Mismatch in types of yield values and results}}
  %0 = sparse_tensor.foreach in %t init(%r) : tensor<2x4xf64, #DCSR>, f32 -> f32 do {
  ^bb0(%i: index, %j: index, %v: f64, %k: f32):
  }
  return
}

// -----

func.func @f(%t: tensor<2x4xf64>) {
  // expected-error @+1 {{Level traverse order does not match tensor's level rank}}
  sparse_tensor.foreach in %t {order = affine_map<(i, j, k) -> (j, i, k)>} : tensor<2x4xf64> do {
  ^bb0(%i: index, %j: index, %v: f64):
  }
  return
}

// -----

func.func @f(%t: tensor<2x4xf64>) {
  // expected-error @+1 {{custom op 'sparse_tensor.foreach' 'sparse_tensor.foreach' op attribute 'order' failed to satisfy constraint: AffineMap attribute}}
  sparse_tensor.foreach in %t {order = 1} : tensor<2x4xf64> do {
  ^bb0(%i: index, %j: index, %v: f64):
  }
  return
}

// -----

func.func @f(%t: tensor<2x4xf64>) {
  // expected-error @+1 {{Unmatched number of arguments in the block}}
  sparse_tensor.foreach in %t : tensor<2x4xf64> do {
  }
  return
}

// -----

func.func @f(%t: tensor<2x4xf64>) {
  // expected-error @+1 {{custom op 'sparse_tensor.foreach' expected 'in'}}
  sparse_tensor.foreach %t : tensor<2x4xf64> do {
  ^bb0(%i: index, %j: index, %v: f64):
  }
  return
}

// -----

func.func @f(%t: tensor<*xf64>) {
  // expected-error @+1 {{custom op 'sparse_tensor.foreach' invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xf64>'}}
  sparse_tensor.foreach in %t : tensor<*xf64> do {
  ^bb0(%v: f64):
  }
  return
}

// -----

func.func @f(%t: memref<2xf64>) {
  // expected-error @+1 {{custom op 'sparse_tensor.foreach' invalid kind of type specified: expected builtin.tensor, but found 'memref<2xf64>'}}
  sparse_tensor.foreach in %t : memref<2xf64> do {
  ^bb0(%i: index, %v: f64):
  }
  return
}

// -----

func.func @f(%t: tensor<2x4xf64>) {
  // expected-error @+1 {{'sparse_tensor.foreach' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
  "sparse_tensor.foreach"(%t) ({
  }) : (tensor<2x4xf64>) -> ()
  return
}

// -----

func.func @f(%t: tensor<2x4xf64>) {
  // expected-error @+1 {{'sparse_tensor.foreach' op requires one region}}
  "sparse_tensor.foreach"(%t) : (tensor<2x4xf64>) -> ()
  return
}

// -----

func.func @f(%t: tensor<2x4xf64>, %r: f32) {
  // expected-error @+1 {{custom op 'sparse_tensor.foreach' number of operands and types do not match: got 1 operands and 0 types}}
  %0 = sparse_tensor.foreach in %t init(%r) : tensor<2x4xf64> -> f32 do {
  ^bb0(%i: index, %j: index, %v: f64, %k: f32):
    sparse_tensor.yield %k : f32
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%t: tensor<4x8xf32, #CSR>, %i: index) {
  // expected-error @+1 {{'sparse_tensor.extract_iteration_space' op parent iterator should be specified iff level lower bound equals 0}}
  %0 = sparse_tensor.extract_iteration_space %t lvls = 2 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 2>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#DCSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>

func.func @f(%t: tensor<4x8xf32, #CSR>, %i: !sparse_tensor.iterator<#DCSR, lvls = 0>) {
  // expected-error @+1 {{'sparse_tensor.extract_iteration_space' op mismatch in parent iterator encoding and iteration space encoding.}}
  %0 = sparse_tensor.extract_iteration_space %t at %i lvls = 1 : tensor<4x8xf32, #CSR>, !sparse_tensor.iterator<#DCSR, lvls = 0> -> !sparse_tensor.iter_space<#CSR, lvls = 1>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%t: tensor<4x8xf32, #CSR>, %i: index) {
  // expected-error @+2 {{'sparse_tensor.extract_iteration_space' op inferred type(s) '!sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>, lvls = 0>' are incompatible with return type(s) of operation '!sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>, lvls = 0 to 2>'}}
  // expected-error @+1 {{'sparse_tensor.extract_iteration_space' op failed to infer returned types}}
  %0 = sparse_tensor.extract_iteration_space %t lvls = 0 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#DCSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>

func.func @f(%t: tensor<4x8xf32, #CSR>, %i: index) {
  // expected-error @+2 {{'sparse_tensor.extract_iteration_space' op inferred type(s) '!sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>, lvls = 0>' are incompatible with return type(s) of operation '!sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>, lvls = 0>'}}
  // expected-error @+1 {{'sparse_tensor.extract_iteration_space' op failed to infer returned types}}
  %0 = sparse_tensor.extract_iteration_space %t lvls = 0 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#DCSR, lvls = 0>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%t: tensor<4x8xf32, #CSR>, %i: index) {
  // expected-error @+1 {{custom op 'sparse_tensor.extract_iteration_space' expect larger level upper bound than lower bound}}
  %0 = sparse_tensor.extract_iteration_space %t lvls = 1 to 1 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 1>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%t: tensor<4x8xf32, #CSR>, %i: index) {
  // expected-error @+1 {{custom op 'sparse_tensor.extract_iteration_space' expected integer value}}
  %0 = sparse_tensor.extract_iteration_space %t lvls = a : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 1>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%t: tensor<4x8xf32, #CSR>, %i: index) {
  // expected-error @+1 {{'sparse_tensor.extract_iteration_space' op operand #1 must be sparse iterator, but got 'index'}}
  %0 = sparse_tensor.extract_iteration_space %t at %i lvls = 1 : tensor<4x8xf32, #CSR>, index -> !sparse_tensor.iter_space<#CSR, lvls = 1>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%t: tensor<4x8xf32, #CSR>, %i: index) {
  // expected-error @+1 {{'sparse_tensor.extract_iteration_space' op result #0 must be sparse iteration space, but got 'index'}}
  %0 = sparse_tensor.extract_iteration_space %t lvls = 0 : tensor<4x8xf32, #CSR> -> index
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%t: tensor<4x8xf32>, %i: index) {
  // expected-error @+1 {{'sparse_tensor.extract_iteration_space' op operand #0 must be sparse tensor of any type values, but got 'tensor<4x8xf32>'}}
  %0 = sparse_tensor.extract_iteration_space %t lvls = 0 : tensor<4x8xf32> -> !sparse_tensor.iter_space<#CSR, lvls = 0>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%t: tensor<4x8xf32, #CSR>) {
  // expected-error @+1 {{'sparse_tensor.extract_iteration_space' op requires attribute 'hiLvl'}}
  %0 = "sparse_tensor.extract_iteration_space"(%t) <{loLvl = 0 : index}> : (tensor<4x8xf32, #CSR>) -> !sparse_tensor.iter_space<#CSR, lvls = 0>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%t: tensor<4x8xf32, #CSR>) {
  // expected-error @+1 {{'sparse_tensor.extract_iteration_space' op expected smaller level low than level high}}
  %0 = "sparse_tensor.extract_iteration_space"(%t) <{loLvl = 1 : index, hiLvl = 1 : index}> : (tensor<4x8xf32, #CSR>) -> !sparse_tensor.iter_space<#CSR, lvls = 0>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%t: tensor<4x8xf32, #CSR>) {
  // expected-error @+1 {{'sparse_tensor.extract_iteration_space' op attribute 'loLvl' failed to satisfy constraint: level attribute}}
  %0 = "sparse_tensor.extract_iteration_space"(%t) <{loLvl = 0 : i32, hiLvl = 1 : index}> : (tensor<4x8xf32, #CSR>) -> !sparse_tensor.iter_space<#CSR, lvls = 0>
  return
}

// -----

#DCSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>

func.func @f(%t: tensor<2x4xf64, #DCSR>) {
  // expected-error @+1 {{Expecting Index type for argument at index 1}}
  sparse_tensor.foreach in %t : tensor<2x4xf64, #DCSR> do {
  ^bb0(%i: index, %j: f64, %v: f64):
  }
  return
}

// -----

#DCSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>

func.func @f(%t: tensor<2x4xf64, #DCSR>) {
  // expected-error @+1 {{Unmatched element type between input tensor and block argument, expected:f64, got: f32}}
  sparse_tensor.foreach in %t : tensor<2x4xf64, #DCSR> do {
  ^bb0(%i: index, %j: index, %v: f32):
  }
  return
}
