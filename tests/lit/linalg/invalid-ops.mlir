// RUN: pyopt --split-input-file --verify-diagnostics %s

// Ops in custom form that the verifier rejects.

func.func @f(%a: tensor<4xf32>, %s: f32) {
  // expected-error @+1 {{'linalg.copy' op operand #1 must be variadic of shaped of any type values, but got 'f32'}}
  %0 = linalg.copy ins(%a : tensor<4xf32>) outs(%s : f32) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.copy' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  linalg.copy ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>)
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.copy' op expected type of operand #1 ('tensor<4xf32>') to match type of corresponding result ('tensor<5xf32>')}}
  %0 = linalg.copy ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.copy' op result #0 must be variadic of ranked tensor of any type values, but got 'memref<5xf32>'}}
  %0 = linalg.copy ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> memref<5xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %s: tensor<4x5xf32>) {
  // expected-error @+1 {{'linalg.copy' op expected operand #0 rank (1) to match the result rank of indexing_map (2)}}
  %0 = linalg.copy ins(%a : tensor<4xf32>) outs(%s : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %m: vector<4xf32>) {
  // expected-error @+1 {{'linalg.copy' op expected that operand #1 is a tensor or a memref}}
  linalg.copy ins(%a : vector<4xf32>) outs(%m : vector<4xf32>)
  return
}

// -----

func.func @f(%a: tensor<4x5xf32>, %b: tensor<4x5xf32>, %c: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.matmul' op expected operand #2 rank (1) to match the result rank of indexing_map (2)}}
  %0 = linalg.matmul ins(%a, %b : tensor<4x5xf32>, tensor<4x5xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x3xf32>, %b: tensor<3x3x4xf32>, %c: tensor<1x7x4xf32>) {
  // expected-error @+1 {{'linalg.conv_1d_nwc_wcf' op inferred input/output operand #0 has shape's dimension #1 to be greater than or equal to 9, but found 8}}
  %0 = linalg.conv_1d_nwc_wcf ins(%a, %b : tensor<1x8x3xf32>, tensor<3x3x4xf32>) outs(%c : tensor<1x7x4xf32>) -> tensor<1x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x3xf32>, %b: tensor<3x3x4xf32>, %c: tensor<1x7x4xf32>) {
  // expected-error @+1 {{unexpected loop dimension for convolution op}}
  %0 = linalg.conv_1d_nwc_wcf {strides = dense<0> : tensor<1xi64>} ins(%a, %b : tensor<1x8x3xf32>, tensor<3x3x4xf32>) outs(%c : tensor<1x7x4xf32>) -> tensor<1x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x3xf32>, %b: tensor<3x3x4xf32>, %c: tensor<1x7x4xf32>) {
  // expected-error @+1 {{unexpected input index map for convolutions}}
  %0 = linalg.conv_1d_nwc_wcf {dilations = dense<0> : tensor<1xi64>, strides = dense<0> : tensor<1xi64>} ins(%a, %b : tensor<1x8x3xf32>, tensor<3x3x4xf32>) outs(%c : tensor<1x7x4xf32>) -> tensor<1x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x3xf32>) {
  // expected-error @+1 {{'linalg.yield' op expected parent op with LinalgOp interface}}
  linalg.yield %a : tensor<1x8x3xf32>
}

// -----

func.func @f() {
  // expected-error @+1 {{'linalg.index' op expected parent op with LinalgOp interface}}
  %0 = linalg.index 0 : index
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %0 = linalg.map ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>)
    (%x: f32, %init: f32) {
      // expected-error @+1 {{'linalg.index' op expected dim (1) to be lower than the number of loops (1) of the enclosing LinalgOp}}
      %1 = linalg.index 1 : index
      linalg.yield %x : f32
    }
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %0 = linalg.map ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>)
    (%x: f32, %init: f32) {
      // expected-error @+1 {{'linalg.index' op attribute 'dim' failed to satisfy constraint: 64-bit signless integer attribute whose minimum value is 0}}
      %1 = linalg.index -1 : index
      linalg.yield %x : f32
    }
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %0 = linalg.map ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>)
    (%x: f32, %init: f32) {
      // expected-error @+1 {{'linalg.yield' op expected number of yield values (2) to match the number of inits / outs operands of the enclosing LinalgOp (1)}}
      linalg.yield %x, %x : f32, f32
    }
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xi32>) {
  %0 = linalg.map ins(%b : tensor<4xi32>) outs(%a : tensor<4xf32>)
    (%x: i32, %init: f32) {
      // expected-error @+1 {{'linalg.yield' op type of yield operand 1 ('i32') doesn't match the element type of the enclosing linalg.generic op ('f32')}}
      linalg.yield %x : i32
    }
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xi32>) {
  // expected-error @+1 {{'linalg.map' op expected element type of input 'i32' to match bbArg type 'f32'}}
  %0 = linalg.map ins(%b : tensor<4xi32>) outs(%a : tensor<4xf32>) (%x: f32, %init: f32) {
      linalg.yield %x : f32
    }
  return
}

// -----

func.func @f(%a: tensor<4x?xf32>, %b: tensor<3x4xf32>) {
  // expected-error @+1 {{'linalg.map' op expected shape of input (3, 4) to match shape of output (4, -9223372036854775808)}}
  %0 = linalg.map ins(%b : tensor<3x4xf32>) outs(%a : tensor<4x?xf32>) (%x: f32, %init: f32) {
      linalg.yield %x : f32
    }
  return
}

// -----

func.func @f(%a: tensor<f32>, %b: tensor<3x4xf32>) {
  // expected-error @+1 {{'linalg.map' op expected shape of input () to match shape of output (3, 4)}}
  %0 = linalg.map ins(%a : tensor<f32>) outs(%b : tensor<3x4xf32>) (%x: f32, %init: f32) {
      linalg.yield %x : f32
    }
  return
}

// -----

func.func @f(%a: tensor<f32>) {
  // expected-error @+1 {{'linalg.map' op expects number of operands to match the arity of mapper, but got: 2 and 3}}
  %0 = linalg.map ins(%a : tensor<f32>) outs(%a : tensor<f32>) (%x: f32, %y: f32, %z: f32) {
      linalg.yield %x : f32
    }
  return
}

// -----

func.func @f(%a: tensor<f32>, %b: tensor<i32>) {
  // expected-error @+1 {{'linalg.map' op expected type of bb argument #1 ('f32') to match element or self type of the corresponding operand ('i32')}}
  %0 = linalg.map ins(%a : tensor<f32>) outs(%b : tensor<i32>) (%x: f32, %init: f32) {
      %1 = arith.fptosi %x : f32 to i32
      linalg.yield %1 : i32
    }
  return
}

// -----

func.func @f(%a: tensor<f32>, %b: f32) {
  // expected-error @+1 {{'linalg.map' op operand #0 must be variadic of memref of any type values or ranked tensor of any type values, but got 'f32'}}
  %0 = linalg.map ins(%b : f32) outs(%a : tensor<f32>) (%x: f32, %init: f32) {
      linalg.yield %x : f32
    }
  return
}

// -----

func.func @f(%a: tensor<f32>, %b: f32) {
  // expected-error @+1 {{'linalg.map' op operand #1 must be memref of any type values or ranked tensor of any type values, but got 'f32'}}
  linalg.map ins(%a : tensor<f32>) outs(%b : f32) (%x: f32, %init: f32) {
      linalg.yield %x : f32
    }
  return
}

// -----

func.func @f(%a: tensor<*xf32>, %b: tensor<f32>) {
  // expected-error @+1 {{'linalg.map' op operand #0 must be variadic of memref of any type values or ranked tensor of any type values, but got 'tensor<*xf32>'}}
  linalg.map ins(%a : tensor<*xf32>) outs(%b : tensor<f32>) (%x: f32, %init: f32) {
      linalg.yield %x : f32
    }
  return
}

// -----

func.func @f(%a: tensor<f32>, %b: tensor<f32>) {
  // expected-error @+1 {{'linalg.map' op expected the number of tensor results (2) to be equal to the number of output tensors (1)}}
  %0:2 = linalg.map ins(%a : tensor<f32>) outs(%b, %b : tensor<f32>, tensor<f32>) (%x: f32, %y: f32, %z: f32) {
      linalg.yield %x : f32
    }
  return
}

// -----

func.func @f(%a: tensor<f32>, %b: tensor<f32>) {
  // expected-error @+1 {{'linalg.map' op expects region #0 to have 0 or 1 blocks}}
  %0 = linalg.map ins(%a : tensor<f32>) outs(%b : tensor<f32>) (%x: f32, %init: f32) {
      linalg.yield %x : f32
    ^bb2:
      linalg.yield %x : f32
    }
  return
}

// -----

func.func @f(%a: tensor<f32>, %b: tensor<f32>) {
  %0 = linalg.map ins(%a : tensor<f32>) outs(%b : tensor<f32>)
    (%x: f32, %init: f32) {
      // expected-error @+1 {{block with no terminator, has %1 = "arith.addf"(%arg2, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32}}
      %1 = arith.addf %x, %x : f32
    }
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<8xf32>) {
  // expected-error @+1 {{'linalg.reduce' op init dimensions [8] doesn't match input dimensions after reduction [4]}}
  %r = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%b : tensor<8xf32>) dimensions = [1] (%x: f32, %y: f32) {
      linalg.yield %x : f32
    }
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %c: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.reduce' op number of dimensions after reduction 0 doesn't match the init rank 1}}
  %r = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%c : tensor<4xf32>) dimensions = [0, 1] (%x: f32, %y: f32) {
      linalg.yield %x : f32
    }
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{'linalg.reduce' op attribute 'dimensions' failed to satisfy constraint: i64 dense array attribute should be in increasing order}}
  %r = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%z : tensor<f32>) dimensions = [1, 0] (%x: f32, %y: f32) {
      linalg.yield %x : f32
    }
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<8xf32>) {
  // expected-error @+1 {{'linalg.reduce' op dimensions for reduction should be in the range [0, 1].}}
  %r = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%b : tensor<8xf32>) dimensions = [2] (%x: f32, %y: f32) {
      linalg.yield %x : f32
    }
  return
}

// -----

func.func @f(%c: tensor<4xf32>, %d: tensor<?x8xf32>) {
  // expected-error @+1 {{'linalg.reduce' op init dimensions [4] doesn't match input dimensions after reduction [-9223372036854775808]}}
  %r = linalg.reduce ins(%d : tensor<?x8xf32>) outs(%c : tensor<4xf32>) dimensions = [1] (%x: f32, %y: f32) {
      linalg.yield %x : f32
    }
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %i: tensor<8xi32>) {
  // expected-error @+1 {{'linalg.reduce' op output element type 'i32' does not match corresponding block argument type 'f32'}}
  %r = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%i : tensor<8xi32>) dimensions = [0] (%x: f32, %y: f32) {
      linalg.yield %x : f32
    }
  return
}

// -----

func.func @f(%b: tensor<8xf32>, %u: tensor<*xf32>) {
  // expected-error @+1 {{'linalg.reduce' op operand #0 must be variadic of memref of any type values or ranked tensor of any type values, but got 'tensor<*xf32>'}}
  %r = linalg.reduce ins(%u : tensor<*xf32>) outs(%b : tensor<8xf32>) dimensions = [0] (%x: f32, %y: f32) {
      linalg.yield %x : f32
    }
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %n: memref<8x4xf32>) {
  // expected-error @+1 {{'linalg.reduce' op init dimensions [8, 4] doesn't match input dimensions after reduction [4, 8]}}
  linalg.reduce ins(%m : memref<4x8xf32>) outs(%n : memref<8x4xf32>) dimensions = [] (%x: f32, %y: f32) {
      linalg.yield %x : f32
    }
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %m: memref<4x8xf32>) {
  // expected-error @+1 {{'linalg.reduce' op expected to have pure tensor or buffer semantics}}
  linalg.reduce ins(%a : tensor<4x8xf32>) outs(%m : memref<4x8xf32>) dimensions = [] (%x: f32, %y: f32) {
      linalg.yield %x : f32
    }
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %e: tensor<8x4xf32>) {
  // expected-error @+1 {{'linalg.transpose' op dim(result, 0) = 8 doesn't match dim(input, permutation[0]) = 4}}
  %r = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%e : tensor<8x4xf32>) permutation = [0, 1]
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'linalg.transpose' op size of permutation 1 does not match the argument rank 2}}
  %r = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) permutation = [0]
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<8xf32>) {
  // expected-error @+1 {{'linalg.transpose' op input rank 2 does not match init rank 1}}
  %r = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%b : tensor<8xf32>) permutation = [0, 1]
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %d: tensor<?x8xf32>) {
  // expected-error @+1 {{'linalg.transpose' op dim(result, 0) = -9223372036854775808 doesn't match dim(input, permutation[0]) = 4}}
  %r = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%d : tensor<?x8xf32>) permutation = [0, 1]
  return
}

// -----

func.func @f(%d: tensor<?x8xf32>, %e: tensor<8x4xf32>) {
  // expected-error @+1 {{'linalg.transpose' op dim(result, 1) = 4 doesn't match dim(input, permutation[1]) = -9223372036854775808}}
  %r = linalg.transpose ins(%d : tensor<?x8xf32>) outs(%e : tensor<8x4xf32>) permutation = [1, 0]
  return
}

// -----

func.func @f(%b: tensor<8xf32>, %i: tensor<8xi32>) {
  // expected-error @+1 {{'linalg.yield' op type of yield operand 1 ('f32') doesn't match the element type of the enclosing linalg.generic op ('i32')}}
  %r = linalg.transpose ins(%b : tensor<8xf32>) outs(%i : tensor<8xi32>) permutation = [0]
  return
}

// -----

func.func @f(%s_: f32, %z: tensor<f32>) {
  // expected-error @+1 {{'linalg.transpose' op operand #0 must be memref of any type values or ranked tensor of any type values, but got 'f32'}}
  %r = linalg.transpose ins(%s_ : f32) outs(%z : tensor<f32>) permutation = []
  return
}

// -----

func.func @f(%e: tensor<8x4xf32>, %m: memref<4x8xf32>) {
  // expected-error @+1 {{'linalg.transpose' op expected to have pure tensor or buffer semantics}}
  %r = linalg.transpose ins(%m : memref<4x8xf32>) outs(%e : tensor<8x4xf32>) permutation = [1, 0]
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %e: tensor<8x4xf32>) {
  // expected-error @+1 {{'linalg.transpose' op expected 2 operands, but found 3}}
  %r = linalg.transpose ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<8x4xf32>) permutation = [1, 0]
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<8xf32>) {
  // expected-error @+1 {{'linalg.broadcast' op input dim 0 should match init dim 0. input: 8, init: 4}}
  %r = linalg.broadcast ins(%b : tensor<8xf32>) outs(%a : tensor<4x8xf32>) dimensions = [1]
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{'linalg.broadcast' op input rank plus added dimensions does not match init rank. input rank: 0, dimensions size: 1, init rank: 2}}
  %r = linalg.broadcast ins(%z : tensor<f32>) outs(%a : tensor<4x8xf32>) dimensions = [0]
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %q: tensor<4x8x2xf32>) {
  // expected-error @+1 {{'linalg.broadcast' op dimension 0 is out of range. expected range: [0, 2], got: 3}}
  %r = linalg.broadcast ins(%a : tensor<4x8xf32>) outs(%q : tensor<4x8x2xf32>) dimensions = [3]
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %q: tensor<4x8x2xf32>) {
  // expected-error @+1 {{'linalg.broadcast' op dimension 0 is out of range. expected range: [0, 2], got: -1}}
  %r = linalg.broadcast ins(%a : tensor<4x8xf32>) outs(%q : tensor<4x8x2xf32>) dimensions = [-1]
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %d: tensor<?x8xf32>) {
  // expected-error @+1 {{'linalg.broadcast' op input dim 0 should match init dim 0. input: -9223372036854775808, init: 4}}
  %r = linalg.broadcast ins(%d : tensor<?x8xf32>) outs(%a : tensor<4x8xf32>) dimensions = []
  return
}

// -----

func.func @f(%s_: f32, %z: tensor<f32>) {
  // expected-error @+1 {{'linalg.broadcast' op operand #0 must be memref of any type values or ranked tensor of any type values, but got 'f32'}}
  %r = linalg.broadcast ins(%s_ : f32) outs(%z : tensor<f32>) dimensions = []
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %m: memref<4x8xf32>) {
  // expected-error @+1 {{'linalg.broadcast' op expected to have pure tensor or buffer semantics}}
  %r = linalg.broadcast ins(%m : memref<4x8xf32>) outs(%a : tensor<4x8xf32>) dimensions = []
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'linalg.softmax' op incorrect dimension specified}}
  %r = linalg.softmax dimension(2) ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %e: tensor<8x4xf32>) {
  // expected-error @+1 {{'linalg.softmax' op incompatible output shape}}
  %r = linalg.softmax dimension(1) ins(%a : tensor<4x8xf32>) outs(%e : tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'linalg.softmax' op expected type of operand #1 ('tensor<4x8xf32>') to match type of corresponding result ('tensor<?x8xf32>')}}
  %r = linalg.softmax dimension(1) ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<?x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'linalg.softmax' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  linalg.softmax dimension(1) ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>)
  return
}

// -----

func.func @f(%b: tensor<8xf32>, %i: tensor<8xi32>) {
  // expected-error @+1 {{'linalg.softmax' op failed to verify that input and output have same element type}}
  %r = linalg.softmax dimension(0) ins(%b : tensor<8xf32>) outs(%i : tensor<8xi32>) -> tensor<8xi32>
  return
}

// -----

func.func @f(%a: tensor<2x1x1x5xf32>, %b: tensor<1x1x5x2xf32>) {
  // expected-error @+1 {{'linalg.winograd_filter_transform' op expect either filter height or width equals to r}}
  %r = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x1x1x5xf32>) outs(%b : tensor<1x1x5x2xf32>) -> tensor<1x1x5x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x4x3x5xf32>, %b: tensor<6x6x5x2xf32>) {
  // expected-error @+1 {{'linalg.winograd_filter_transform' op expect filter height either equals to r or 1}}
  %r = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x4x3x5xf32>) outs(%b : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x4x5xf32>, %b: tensor<6x6x5x2xf32>) {
  // expected-error @+1 {{'linalg.winograd_filter_transform' op expect filter width either equals to r or 1}}
  %r = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x3x4x5xf32>) outs(%b : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x3x5xf32>, %b: tensor<6x6x5x3xf32>) {
  // expected-error @+1 {{'linalg.winograd_filter_transform' op the output shape is not expected}}
  %r = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x3x3x5xf32>) outs(%b : tensor<6x6x5x3xf32>) -> tensor<6x6x5x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x3xf32>, %b: tensor<6x6x5x2xf32>) {
  // expected-error @+1 {{'linalg.winograd_filter_transform' op operand #0 must be 4D tensor of any type values, but got 'tensor<2x3x3xf32>'}}
  %r = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x3x3xf32>) outs(%b : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x3x5xf32>, %b: tensor<6x6x5x2xi32>) {
  // expected-error @+1 {{'linalg.winograd_filter_transform' op failed to verify that all of {filter, output} have same element type}}
  %r = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x3x3x5xf32>) outs(%b : tensor<6x6x5x2xi32>) -> tensor<6x6x5x2xi32>
  return
}

// -----

func.func @f(%a: tensor<2x10x10x5xf32>, %b: tensor<6x6x3x2x2x5xf32>) {
  // expected-error @+1 {{'linalg.winograd_input_transform' op the output shape is not expected}}
  %r = linalg.winograd_input_transform fmr(F_4_3) ins(%a : tensor<2x10x10x5xf32>) outs(%b : tensor<6x6x3x2x2x5xf32>) -> tensor<6x6x3x2x2x5xf32>
  return
}

// -----

func.func @f(%a: tensor<5x6x2x2x2x5xf32>, %b: tensor<2x8x8x5xf32>) {
  // expected-error @+1 {{'linalg.winograd_output_transform' op expect input height equals to input tile size}}
  %r = linalg.winograd_output_transform fmr(F_4_3) ins(%a : tensor<5x6x2x2x2x5xf32>) outs(%b : tensor<2x8x8x5xf32>) -> tensor<2x8x8x5xf32>
  return
}

// -----

func.func @f(%a: tensor<6x5x2x2x2x5xf32>, %b: tensor<2x8x8x5xf32>) {
  // expected-error @+1 {{'linalg.winograd_output_transform' op expect input width equals to input tile size}}
  %r = linalg.winograd_output_transform fmr(F_4_3) ins(%a : tensor<6x5x2x2x2x5xf32>) outs(%b : tensor<2x8x8x5xf32>) -> tensor<2x8x8x5xf32>
  return
}

// -----

func.func @f(%a: tensor<6x6x2x2x2x5xf32>, %b: tensor<2x8x9x5xf32>) {
  // expected-error @+1 {{'linalg.winograd_output_transform' op the output shape is not expected}}
  %r = linalg.winograd_output_transform fmr(F_4_3) ins(%a : tensor<6x6x2x2x2x5xf32>) outs(%b : tensor<2x8x9x5xf32>) -> tensor<2x8x9x5xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'linalg.generic' op expects to have 1 region with 1 block}}
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) {} -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected type of operand #1 ('tensor<4x8xf32>') to match type of corresponding result ('tensor<4x9xf32>')}}
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x9xf32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'linalg.map' op expected 1 or more operands, but found 0}}
  linalg.map { arith.addf } {arith.addf}
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{expected bare identifier or keyword}}
  %0 = linalg.map {"arith.addf"} ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>)
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'arith.addf' op expected 2 operands, but found 1}}
  %0 = linalg.map { arith.addf } ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>)
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'linalg.map' op expects a non-empty block}}
  %0 = linalg.map ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>)
    (%x: f32 loc("foo")) {
    }
  return
}

// -----

// A fill converts nothing.
func.func @f(%v: f32, %o: memref<4xf64>) {
  // expected-error @+1 {{'linalg.fill' op expected fill value type ('f32') to match output element type ('f64')}}
  linalg.fill ins(%v : f32) outs(%o : memref<4xf64>)
  return
}

// -----

func.func @f(%v: i8, %o: tensor<2xui8>) {
  // expected-error @+1 {{'linalg.fill' op expected fill value type ('i8') to match output element type ('ui8')}}
  %0 = linalg.fill ins(%v : i8) outs(%o : tensor<2xui8>) -> tensor<2xui8>
  return
}
