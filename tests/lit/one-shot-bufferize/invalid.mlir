// RUN: pyopt --split-input-file --verify-diagnostics --allow-unregistered-dialect --one-shot-bufferize %s

func.func @yields_two_new(%l: index, %u: index, %s: index, %v: f32, %t: tensor<8xf32>)
    -> (tensor<8xf32>, f32, tensor<8xf32>) {
  %r:3 = scf.for %k = %l to %u step %s
      iter_args(%a = %t, %f = %v, %b = %t) -> (tensor<8xf32>, f32, tensor<8xf32>) {
    // expected-error @+1 {{Yield operand #2 is not equivalent to the corresponding iter bbArg}}
    scf.yield %a, %f, %a : tensor<8xf32>, f32, tensor<8xf32>
  }
  return %r#0, %r#1, %r#2 : tensor<8xf32>, f32, tensor<8xf32>
}

// -----

func.func @condition_hands_on_new(%i: index, %v: f32, %c: i1, %t: tensor<4xf32>) -> tensor<4xf32> {
  %r = scf.while (%a = %t) : (tensor<4xf32>) -> tensor<4xf32> {
    %e = bufferization.alloc_tensor() : tensor<4xf32>
    // expected-error @+1 {{Condition arg #0 is not equivalent to the corresponding iter bbArg}}
    scf.condition(%c) %e : tensor<4xf32>
  } do {
  ^bb0(%b: tensor<4xf32>):
    scf.yield %b : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// -----

func.func @to_tensor_without_restrict(%m: memref<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{'bufferization.to_tensor' op to_tensor ops without `restrict` are not supported by One-Shot Analysis}}
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @select_by_tensor(%c: tensor<4xi1>, %a: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+2 {{'arith.select' op only i1 condition values are supported}}
  // expected-error @+1 {{failed to bufferize op}}
  %0 = arith.select %c, %a, %a : tensor<4xi1>, tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @two_yields(%c: i1, %a: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{'scf.execute_region' op op without unique scf.yield is not supported}}
  %r = scf.execute_region -> tensor<4xf32> {
    cf.cond_br %c, ^a, ^b
  ^a:
    scf.yield %a : tensor<4xf32>
  ^b:
    scf.yield %a : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// -----

func.func @mixed(%a: tensor<4xf32>, %m: memref<4xf32>) {
  // expected-error @+1 {{'linalg.copy' op expected to have pure tensor or buffer semantics}}
  linalg.copy ins(%a : tensor<4xf32>) outs(%m : memref<4xf32>)
  return
}

// -----

func.func @spaces(%c: i1) -> tensor<4xf32> {
  %a = bufferization.alloc_tensor() {memory_space = 1 : i64} : tensor<4xf32>
  %b = bufferization.alloc_tensor() {memory_space = 2 : i64} : tensor<4xf32>
  // expected-error @+2 {{inconsistent memory space on true/false operands}}
  // expected-error @+1 {{failed to bufferize op}}
  %0 = arith.select %c, %a, %b : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @spaces_of_branches(%c: i1) -> tensor<4xf32> {
  %a = bufferization.alloc_tensor() {memory_space = 1 : i64} : tensor<4xf32>
  %b = bufferization.alloc_tensor() {memory_space = 2 : i64} : tensor<4xf32>
  // expected-error @+1 {{inconsistent memory space on then/else branches}}
  %0 = scf.if %c -> tensor<4xf32> {
    // expected-error @+1 {{failed to bufferize op}}
    scf.yield %a : tensor<4xf32>
  } else {
    scf.yield %b : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// -----

func.func @masked_needs_a_copy(%t: tensor<?xf32>, %i: index, %v: vector<4xf32>, %m: vector<4xi1>)
    -> tensor<?xf32> {
  // expected-error @+1 {{'vector.mask' op body must bufferize in-place}}
  %0 = vector.mask %m { vector.transfer_write %v, %t[%i] : vector<4xf32>, tensor<?xf32> }
      : vector<4xi1> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// A read of what the destination must not overwrite.

func.func @materialize_conflict(%m: memref<4xf32>, %v: f32, %i: index) -> f32 {
  %0 = bufferization.to_tensor %m restrict writable : memref<4xf32> to tensor<4xf32>
  %a = bufferization.alloc_tensor() : tensor<4xf32>
  %b = linalg.fill ins(%v : f32) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  // expected-error @+1 {{'bufferization.materialize_in_destination' op not bufferizable under the given constraints: cannot avoid RaW conflict}}
  %1 = bufferization.materialize_in_destination %b in %0
      : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %x = tensor.extract %0[%i] : tensor<4xf32>
  %y = tensor.extract %1[%i] : tensor<4xf32>
  %z = arith.addf %x, %y : f32
  return %z : f32
}

// -----

func.func @materialize_read_only(%m: memref<4xf32>, %t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = bufferization.to_tensor %m restrict : memref<4xf32> to tensor<4xf32>
  // expected-error @+1 {{'bufferization.materialize_in_destination' op not bufferizable under the given constraints: would write to read-only buffer}}
  %1 = bufferization.materialize_in_destination %t in %0
      : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

#V = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>

func.func @sparse(%t: tensor<8xf32>) -> tensor<8xf32, #V> {
  // expected-error @+2 {{sparse_tensor ops must be bufferized with the sparsifier}}
  // expected-error @+1 {{failed to bufferize op}}
  %0 = sparse_tensor.convert %t : tensor<8xf32> to tensor<8xf32, #V>
  return %0 : tensor<8xf32, #V>
}
