// RUN: pyopt --split-input-file --verify-diagnostics %s

// Ops in generic form that the verifier rejects.

func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>, %c: tensor<4x3xf32>) {
  // expected-error @+1 {{'linalg.matmul' op operand count (3) does not match with the total size (2) specified in attribute 'operandSegmentSizes'}}
  %r = "linalg.matmul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 0>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = "arith.mulf"(%x, %y) : (f32, f32) -> f32
    %1 = "arith.addf"(%z, %0) : (f32, f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()
  }) : (tensor<4x8xf32>, tensor<8x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>, %c: tensor<4x3xf32>) {
  // expected-error @+1 {{invalid properties {cast = 1 : i64, operandSegmentSizes = array<i32: 2, 1>} for op linalg.matmul: Invalid attribute `cast` in property conversion: 1 : i64}}
  %r = "linalg.matmul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>, cast = 1}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = "arith.mulf"(%x, %y) : (f32, f32) -> f32
    %1 = "arith.addf"(%z, %0) : (f32, f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()
  }) : (tensor<4x8xf32>, tensor<8x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>, %c: tensor<4x3xf32>) {
  // expected-error @+1 {{invalid properties {cast = #linalg.unary_fn<exp>, operandSegmentSizes = array<i32: 2, 1>} for op linalg.matmul: Invalid attribute `cast` in property conversion: #linalg.unary_fn<exp>}}
  %r = "linalg.matmul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>, cast = #linalg.unary_fn<exp>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = "arith.mulf"(%x, %y) : (f32, f32) -> f32
    %1 = "arith.addf"(%z, %0) : (f32, f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()
  }) : (tensor<4x8xf32>, tensor<8x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>, %c: tensor<4x3xf32>) {
  // expected-error @+1 {{'linalg.matmul' op requires one region}}
  %r = "linalg.matmul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<4x8xf32>, tensor<8x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>, %c: tensor<4x3xf32>) {
  // expected-error @+1 {{'linalg.matmul' op expects to have 1 region with 1 block}}
  %r = "linalg.matmul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({}) : (tensor<4x8xf32>, tensor<8x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>, %c: tensor<4x3xf32>) {
  // expected-error @+1 {{'linalg.matmul' op expected as many non-induction variable region arguments as the number of input/output operands}}
  %r = "linalg.matmul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32, %w: f32):
    %0 = "arith.mulf"(%x, %y) : (f32, f32) -> f32
    %1 = "arith.addf"(%z, %0) : (f32, f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()
  }) : (tensor<4x8xf32>, tensor<8x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>, %c: tensor<4x3xf32>) {
  // expected-error @+1 {{expected add/mul op in the body}}
  %r = "linalg.matmul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = "arith.mulf"(%x, %y) : (f32, f32) -> f32
    "linalg.yield"(%0) : (f32) -> ()
  }) : (tensor<4x8xf32>, tensor<8x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>, %c: tensor<4x3xf32>) {
  // expected-error @+1 {{'linalg.matmul' op expects region #0 to have 0 or 1 blocks}}
  %r = "linalg.matmul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = "arith.mulf"(%y, %x) : (f32, f32) -> f32
    %1 = "arith.addf"(%0, %z) : (f32, f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()
  ^bb1:
    "linalg.yield"(%z) : (f32) -> ()
  }) : (tensor<4x8xf32>, tensor<8x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>, %c: tensor<4x3xf32>) {
  %r = "linalg.matmul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    // expected-error @+1 {{block with no terminator, has %1 = "arith.mulf"(%arg4, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32}}
    %0 = "arith.mulf"(%y, %x) : (f32, f32) -> f32
  }) : (tensor<4x8xf32>, tensor<8x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>, %c: tensor<4x3xf32>) {
  // expected-error @+1 {{'linalg.matmul' op expected type of bb argument #1 ('f64') to match element or self type of the corresponding operand ('f32')}}
  %r = "linalg.matmul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f64, %z: f32):
    "linalg.yield"(%z) : (f32) -> ()
  }) : (tensor<4x8xf32>, tensor<8x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>, %c: tensor<4x3xf32>) {
  // expected-error @+1 {{'linalg.matmul' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  "linalg.matmul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = "arith.mulf"(%x, %y) : (f32, f32) -> f32
    %1 = "arith.addf"(%z, %0) : (f32, f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()
  }) : (tensor<4x8xf32>, tensor<8x3xf32>, tensor<4x3xf32>) -> ()
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>, %c: tensor<4x3xf32>) {
  // expected-error @+1 {{'linalg.matmul' op expected type of operand #2 ('tensor<4x3xf32>') to match type of corresponding result ('tensor<3x4xf32>')}}
  %r = "linalg.matmul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = "arith.mulf"(%x, %y) : (f32, f32) -> f32
    %1 = "arith.addf"(%z, %0) : (f32, f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()
  }) : (tensor<4x8xf32>, tensor<8x3xf32>, tensor<4x3xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>, %c: tensor<4x3xf32>) {
  // expected-error @+1 {{'linalg.matmul' op result #0 must be variadic of ranked tensor of any type values, but got 'memref<3x4xf32>'}}
  %r = "linalg.matmul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = "arith.mulf"(%x, %y) : (f32, f32) -> f32
    %1 = "arith.addf"(%z, %0) : (f32, f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()
  }) : (tensor<4x8xf32>, tensor<8x3xf32>, tensor<4x3xf32>) -> memref<3x4xf32>
  return
}

// -----

func.func @f(%b: tensor<8x3xf32>, %c: tensor<4x3xf32>, %m: memref<4x8xf32>) {
  // expected-error @+1 {{'linalg.matmul' op expected to have pure tensor or buffer semantics}}
  %r = "linalg.matmul"(%m, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = "arith.mulf"(%x, %y) : (f32, f32) -> f32
    %1 = "arith.addf"(%z, %0) : (f32, f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()
  }) : (memref<4x8xf32>, tensor<8x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>, %c: tensor<4x3xf32>) {
  // expected-error @+1 {{'linalg.generic' op requires attribute 'iterator_types'}}
  %r = "linalg.generic"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>, indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = "arith.mulf"(%x, %y) : (f32, f32) -> f32
    %1 = "arith.addf"(%z, %0) : (f32, f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()
  }) : (tensor<4x8xf32>, tensor<8x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>, %c: tensor<4x3xf32>) {
  // expected-error @+1 {{'linalg.generic' op requires attribute 'indexing_maps'}}
  %r = "linalg.generic"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>, iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>]}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = "arith.mulf"(%x, %y) : (f32, f32) -> f32
    %1 = "arith.addf"(%z, %0) : (f32, f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()
  }) : (tensor<4x8xf32>, tensor<8x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>, %c: tensor<4x3xf32>) {
  // expected-error @+1 {{'linalg.generic' op attribute 'iterator_types' failed to satisfy constraint: Iterator type should be an enum.}}
  %r = "linalg.generic"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>, indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel"]}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = "arith.mulf"(%x, %y) : (f32, f32) -> f32
    %1 = "arith.addf"(%z, %0) : (f32, f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()
  }) : (tensor<4x8xf32>, tensor<8x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>, %c: tensor<4x3xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected indexing_map #0 to have 0 dim(s) to match the number of loops}}
  %r = "linalg.generic"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>, indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = []}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = "arith.mulf"(%x, %y) : (f32, f32) -> f32
    %1 = "arith.addf"(%z, %0) : (f32, f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()
  }) : (tensor<4x8xf32>, tensor<8x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>, %c: tensor<4x3xf32>) {
  // expected-error @+1 {{invalid properties {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = 3 : i64, operandSegmentSizes = array<i32: 2, 1>} for op linalg.generic: Invalid attribute `iterator_types` in property conversion: 3 : i64}}
  %r = "linalg.generic"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>, indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = 3}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = "arith.mulf"(%x, %y) : (f32, f32) -> f32
    %1 = "arith.addf"(%z, %0) : (f32, f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()
  }) : (tensor<4x8xf32>, tensor<8x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>, %c: tensor<4x3xf32>) {
  // expected-error @+1 {{invalid properties {indexing_maps = 3 : i64, iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>} for op linalg.generic: Invalid attribute `indexing_maps` in property conversion: 3 : i64}}
  %r = "linalg.generic"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>, indexing_maps = 3, iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>]}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = "arith.mulf"(%x, %y) : (f32, f32) -> f32
    %1 = "arith.addf"(%z, %0) : (f32, f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()
  }) : (tensor<4x8xf32>, tensor<8x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>, %c: tensor<4x3xf32>) {
  // expected-error @+1 {{'linalg.generic' op attribute 'indexing_maps' failed to satisfy constraint: AffineMap array attribute}}
  %r = "linalg.generic"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>, indexing_maps = [3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>]}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = "arith.mulf"(%x, %y) : (f32, f32) -> f32
    %1 = "arith.addf"(%z, %0) : (f32, f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()
  }) : (tensor<4x8xf32>, tensor<8x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>, %c: tensor<4x3xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected the number of indexing_map (0) to be equal to the number of input/output operands (3)}}
  %r = "linalg.generic"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>, indexing_maps = [], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>]}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = "arith.mulf"(%x, %y) : (f32, f32) -> f32
    %1 = "arith.addf"(%z, %0) : (f32, f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()
  }) : (tensor<4x8xf32>, tensor<8x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>, %c: tensor<4x3xf32>) {
  // expected-error @+1 {{invalid properties {doc = 3 : i64, indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>} for op linalg.generic: Invalid attribute `doc` in property conversion: 3 : i64}}
  %r = "linalg.generic"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>, indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], doc = 3}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = "arith.mulf"(%x, %y) : (f32, f32) -> f32
    %1 = "arith.addf"(%z, %0) : (f32, f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()
  }) : (tensor<4x8xf32>, tensor<8x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>, %c: tensor<4x3xf32>) {
  // expected-error @+1 {{invalid properties {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], library_call = 3 : i64, operandSegmentSizes = array<i32: 2, 1>} for op linalg.generic: Invalid attribute `library_call` in property conversion: 3 : i64}}
  %r = "linalg.generic"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>, indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], library_call = 3}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = "arith.mulf"(%x, %y) : (f32, f32) -> f32
    %1 = "arith.addf"(%z, %0) : (f32, f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()
  }) : (tensor<4x8xf32>, tensor<8x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>, %c: tensor<4x3xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected operand #2 rank (2) to match the result rank of indexing_map (1)}}
  %r = "linalg.generic"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>, indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>]}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = "arith.mulf"(%x, %y) : (f32, f32) -> f32
    %1 = "arith.addf"(%z, %0) : (f32, f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()
  }) : (tensor<4x8xf32>, tensor<8x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>, %c: tensor<4x3xf32>) {
  // expected-error @+1 {{'linalg.generic' op invalid indexing maps are non-invertible: ((d0, d1, d2) -> (d0, d0, d1, d1, d0, d1))}}
  %r = "linalg.generic"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>, indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d0)>, affine_map<(d0, d1, d2) -> (d1, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>]}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = "arith.mulf"(%x, %y) : (f32, f32) -> f32
    %1 = "arith.addf"(%z, %0) : (f32, f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()
  }) : (tensor<4x8xf32>, tensor<8x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>, %c: tensor<4x3xf32>) {
  // expected-error @+1 {{'linalg.generic' op unexpected result less than 0 at expression #1 in (d0, d1, d2) -> (d0, d2 - 1)}}
  %r = "linalg.generic"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>, indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2 - 1)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>]}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = "arith.mulf"(%x, %y) : (f32, f32) -> f32
    %1 = "arith.addf"(%z, %0) : (f32, f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()
  }) : (tensor<4x8xf32>, tensor<8x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>, %c: tensor<4x3xf32>) {
  // expected-error @+1 {{'linalg.generic' op inferred input/output operand #1 has shape's dimension #1 to be greater than or equal to 4, but found 3}}
  %r = "linalg.generic"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>, indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1 + 1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>]}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = "arith.mulf"(%x, %y) : (f32, f32) -> f32
    %1 = "arith.addf"(%z, %0) : (f32, f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()
  }) : (tensor<4x8xf32>, tensor<8x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>, %c: tensor<4x3xf32>) {
  // expected-error @+1 {{non-affine expression: at least one of the multiply operands has to be either a constant or symbolic}}
  %r = "linalg.generic"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>, indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d0 * d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>]}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = "arith.mulf"(%x, %y) : (f32, f32) -> f32
    %1 = "arith.addf"(%z, %0) : (f32, f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()
  }) : (tensor<4x8xf32>, tensor<8x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'linalg.map' op requires one region}}
  %r = "linalg.map"(%a, %a) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'linalg.map' op region #0 ('mapper') failed to verify constraint: region with 1 blocks}}
  %r = "linalg.map"(%a, %a) ({}) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{invalid properties {dimensions = array<i64: 0>} for op linalg.map: this operation does not support properties}}
  %r = "linalg.map"(%a, %a) <{dimensions = array<i64: 0>}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{invalid properties {permutation = array<i64: 0, 1>} for op linalg.map: this operation does not support properties}}
  %r = "linalg.map"(%a, %a) <{permutation = array<i64: 0, 1>}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{invalid properties {dimensions = [0]} for op linalg.map: this operation does not support properties}}
  %r = "linalg.map"(%a, %a) <{dimensions = [0]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{invalid properties {dimensions = array<i64: 1, 0>} for op linalg.map: this operation does not support properties}}
  %r = "linalg.map"(%a, %a) <{dimensions = array<i64: 1, 0>}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{invalid properties {dimensions = array<i64>} for op linalg.map: this operation does not support properties}}
  %r = "linalg.map"(%a, %a) <{dimensions = array<i64>}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'linalg.reduce' op requires one region}}
  %r = "linalg.reduce"(%a, %a) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'linalg.reduce' op requires attribute 'dimensions'}}
  %r = "linalg.reduce"(%a, %a) ({}) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'linalg.reduce' op region #0 ('combiner') failed to verify constraint: region with 1 blocks}}
  %r = "linalg.reduce"(%a, %a) <{dimensions = array<i64: 0>}> ({}) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{invalid properties {dimensions = [0]} for op linalg.reduce: Invalid attribute `dimensions` in property conversion: [0]}}
  %r = "linalg.reduce"(%a, %a) <{dimensions = [0]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'linalg.reduce' op mismatching number of operands and block arguments}}
  %r = "linalg.reduce"(%a, %a, %a) <{dimensions = array<i64>}> ({ ^bb0(%x: f32, %y: f32): "linalg.yield"(%x) : (f32) -> () }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'linalg.transpose' op requires one region}}
  %r = "linalg.transpose"(%a, %a) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'linalg.transpose' op requires attribute 'permutation'}}
  %r = "linalg.transpose"(%a, %a) ({}) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'linalg.transpose' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
  %r = "linalg.transpose"(%a, %a) <{permutation = array<i64: 0, 1>}> ({}) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'linalg.transpose' op expected as many non-induction variable region arguments as the number of input/output operands}}
  %r = "linalg.transpose"(%a, %a) <{permutation = array<i64: 0, 1>}> ({ ^bb0(%x: f32): "linalg.yield"(%x) : (f32) -> () }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{invalid properties {permutation = array<i32: 0, 1>} for op linalg.transpose: Invalid attribute `permutation` in property conversion: array<i32: 0, 1>}}
  %r = "linalg.transpose"(%a, %a) <{permutation = array<i32: 0, 1>}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'linalg.broadcast' op requires one region}}
  %r = "linalg.broadcast"(%a, %a) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'linalg.broadcast' op requires attribute 'dimensions'}}
  %r = "linalg.broadcast"(%a, %a) ({}) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'linalg.broadcast' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
  %r = "linalg.broadcast"(%a, %a) <{dimensions = array<i64: 0>}> ({}) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{invalid properties {dimensions = [0]} for op linalg.broadcast: Invalid attribute `dimensions` in property conversion: [0]}}
  %r = "linalg.broadcast"(%a, %a) <{dimensions = [0]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'linalg.broadcast' op expected as many non-induction variable region arguments as the number of input/output operands}}
  %r = "linalg.broadcast"(%a, %a) <{dimensions = array<i64>}> ({ ^bb0(%x: f32): "linalg.yield"(%x) : (f32) -> () }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %s: f32) {
  // expected-error @+1 {{'linalg.fill' op requires one region}}
  %r = "linalg.fill"(%s, %a) : (f32, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %s: f32) {
  // expected-error @+1 {{'linalg.copy' op requires one region}}
  %r = "linalg.copy"(%s, %a) : (f32, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %s: f32) {
  // expected-error @+1 {{'linalg.elementwise' op requires one region}}
  %r = "linalg.elementwise"(%s, %a) <{kind = #linalg.elementwise_kind<exp>}> : (f32, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %s: f32) {
  // expected-error @+1 {{'linalg.fill' op operand count (2) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  %r = "linalg.fill"(%s, %a) ({}) : (f32, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %s: f32) {
  // expected-error @+1 {{'linalg.copy' op operand count (2) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  %r = "linalg.copy"(%s, %a) ({}) : (f32, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %s: f32) {
  // expected-error @+1 {{'linalg.elementwise' op operand count (2) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  %r = "linalg.elementwise"(%s, %a) <{kind = #linalg.elementwise_kind<exp>}> ({}) : (f32, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %s: f32) {
  // expected-error @+1 {{'linalg.fill' op expects to have 1 region with 1 block}}
  %r = "linalg.fill"(%s, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({}) : (f32, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %s: f32) {
  // expected-error @+1 {{'linalg.copy' op expects to have 1 region with 1 block}}
  %r = "linalg.copy"(%s, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({}) : (f32, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %s: f32) {
  // expected-error @+1 {{'linalg.elementwise' op expects to have 1 region with 1 block}}
  %r = "linalg.elementwise"(%s, %a) <{indexing_maps = [affine_map<(i, j) -> ()>, affine_map<(i, j) -> (i, j)>], kind = #linalg.elementwise_kind<exp>, operandSegmentSizes = array<i32: 1, 1>}> ({}) : (f32, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %s: f32) {
  // expected-error @+1 {{'linalg.fill' op expected as many non-induction variable region arguments as the number of input/output operands}}
  %r = "linalg.fill"(%s, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%x: f32): "linalg.yield"(%x) : (f32) -> () }) : (f32, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %s: f32) {
  // expected-error @+1 {{'linalg.copy' op expected as many non-induction variable region arguments as the number of input/output operands}}
  %r = "linalg.copy"(%s, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%x: f32): "linalg.yield"(%x) : (f32) -> () }) : (f32, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %s: f32) {
  // expected-error @+1 {{'linalg.elementwise' op expected as many non-induction variable region arguments as the number of input/output operands}}
  %r = "linalg.elementwise"(%s, %a) <{indexing_maps = [affine_map<(i, j) -> ()>, affine_map<(i, j) -> (i, j)>], kind = #linalg.elementwise_kind<exp>, operandSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%x: f32): "linalg.yield"(%x) : (f32) -> () }) : (f32, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{expected op with scalar input}}
  %r = "linalg.fill"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({}) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'linalg.softmax' op requires attribute 'dimension'}}
  %r = "linalg.softmax"(%a, %a) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'linalg.softmax' op expected 2 operands, but found 1}}
  %r = "linalg.softmax"(%a) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'linalg.softmax' op requires zero regions}}
  %r = "linalg.softmax"(%a, %a) ({}) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'linalg.winograd_filter_transform' op requires attribute 'fmr'}}
  %r = "linalg.winograd_filter_transform"(%a, %a) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'linalg.index' op requires attribute 'dim'}}
  %r = "linalg.index"() : () -> index
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{'linalg.softmax' op attribute 'dimension' failed to satisfy constraint: 64-bit signless integer attribute}}
  %r = "linalg.softmax"(%a, %a) <{dimension = 0 : i32}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{invalid properties {dimension = "x"} for op linalg.softmax: Invalid attribute `dimension` in property conversion: "x"}}
  %r = "linalg.softmax"(%a, %a) <{dimension = "x"}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'linalg.index' op result #0 must be index, but got 'i32'}}
  %r = "linalg.index"() <{dim = 1 : i64}> : () -> i32
  return
}

// -----

func.func @f(%a: tensor<1x8x3xf32>, %b: tensor<3x3x4xf32>, %c: tensor<1x6x4xf32>) {
  // expected-error @+1 {{'linalg.conv_1d_nwc_wcf' op inferred input/output operand #1 has shape's dimension #1 to be 1, but found 3}}
  %r = "linalg.conv_1d_nwc_wcf"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = "arith.mulf"(%x, %y) : (f32, f32) -> f32
    %1 = "arith.addf"(%z, %0) : (f32, f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()
  }) {
    linalg.memoized_indexing_maps = [affine_map<(n, w, f, k, c) -> (c, w + k, n)>,
                                     affine_map<(n, w, f, k, c) -> (k, c, f)>,
                                     affine_map<(n, w, f, k, c) -> (n, w, f)>]
  } : (tensor<1x8x3xf32>, tensor<3x3x4xf32>, tensor<1x6x4xf32>) -> tensor<1x6x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x3xf32>, %b: tensor<3x3x4xf32>, %c: tensor<1x6x4xf32>) {
  // expected-error @+1 {{expected output/filter indexing maps to be projected permutations}}
  %r = "linalg.conv_1d_nwc_wcf"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = "arith.mulf"(%x, %y) : (f32, f32) -> f32
    %1 = "arith.addf"(%z, %0) : (f32, f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()
  }) {
    linalg.memoized_indexing_maps = [affine_map<(n, w, f, k, c) -> (n, w + k, c)>,
                                     affine_map<(n, w, f, k, c) -> (k, c + 0, f + 1)>,
                                     affine_map<(n, w, f, k, c) -> (n, w, f)>]
  } : (tensor<1x8x3xf32>, tensor<3x3x4xf32>, tensor<1x6x4xf32>) -> tensor<1x6x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x3xf32>, %b: tensor<3x3x4xf32>, %c: tensor<1x6x4xf32>) {
  // expected-error @+1 {{expected all iterators used to access outputs to be parallel}}
  %r = "linalg.conv_1d_nwc_wcf"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = "arith.mulf"(%x, %y) : (f32, f32) -> f32
    %1 = "arith.addf"(%z, %0) : (f32, f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()
  }) {
    linalg.memoized_indexing_maps = [affine_map<(n, w, f, k, c) -> (n, w + k, c)>,
                                     affine_map<(n, w, f, k, c) -> (k, c, f)>,
                                     affine_map<(n, w, f, k, c) -> (n, w, c)>]
  } : (tensor<1x8x3xf32>, tensor<3x3x4xf32>, tensor<1x6x4xf32>) -> tensor<1x6x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x3xf32>, %b: tensor<3x3x4xf32>) {
  // expected-error @+1 {{expected op with 2 inputs and 1 output}}
  %r = "linalg.conv_1d_nwc_wcf"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%x: f32, %y: f32):
    "linalg.yield"(%x) : (f32) -> ()
  }) : (tensor<1x8x3xf32>, tensor<3x3x4xf32>) -> tensor<3x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x3xf32>, %b: tensor<3x3x4xf32>, %c: tensor<1x6x4xf32>) {
  // expected-error @+1 {{expected op with 1 input and 1 output}}
  %r = "linalg.fill"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = "arith.mulf"(%x, %y) : (f32, f32) -> f32
    %1 = "arith.addf"(%z, %0) : (f32, f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()
  }) : (tensor<1x8x3xf32>, tensor<3x3x4xf32>, tensor<1x6x4xf32>) -> tensor<1x6x4xf32>
  return
}
