// RUN: pyopt --split-input-file --verify-diagnostics %s

// What the custom forms of linalg reject while reading.

func.func @f(%a: tensor<1x8x3xf32>, %b: tensor<3x3x4xf32>, %c: tensor<1x7x4xf32>) {
  // expected-error @+1 {{custom op 'linalg.conv_1d_nwc_wcf' 'linalg.conv_1d_nwc_wcf' op attribute 'dilations' failed to satisfy constraint: 64-bit signless int elements attribute of shape [1]}}
  %0 = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi32>} ins(%a, %b : tensor<1x8x3xf32>, tensor<3x3x4xf32>) outs(%c : tensor<1x7x4xf32>) -> tensor<1x7x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %0 = linalg.map ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>)
    (%x: f32) {
      // expected-error @+1 {{custom op 'linalg.index' invalid kind of type specified: expected builtin.index, but found 'i32'}}
      %1 = linalg.index 0 : i32
      linalg.yield %x : f32
    }
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %0 = linalg.map ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>)
    (%x: f32) {
      // expected-error @+1 {{custom op 'linalg.yield' number of operands and types do not match: got 2 operands and 1 types}}
      linalg.yield %x, %x : f32
    }
  return
}

// -----

func.func @f(%a: tensor<f32>, %b: tensor<f32>) {
  // expected-error @+1 {{attribute '"linalg.foo"' not supported by the linalg dialect}}
  %0 = linalg.map ins(%a : tensor<f32>) outs(%b : tensor<f32>) {linalg.foo} (%x: f32) {
      linalg.yield %x : f32
    }
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %e: tensor<8x4xf32>) {
  // expected-error @+1 {{expected '='}}
  %r = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%e : tensor<8x4xf32>) permutation [1, 0]
  return
}

// -----

func.func @f(%s_: f32, %z: tensor<f32>) {
  // expected-error @+1 {{custom op 'linalg.softmax' invalid kind of type specified}}
  linalg.softmax dimension(0) ins(%s_ : f32) outs(%z : tensor<f32>)
  return
}

// -----

func.func @f(%a: memref<2x3x3x5xf32>, %b: tensor<6x6x5x2xf32>) {
  // expected-error @+1 {{custom op 'linalg.winograd_filter_transform' invalid kind of type specified: expected builtin.tensor, but found 'memref<2x3x3x5xf32>'}}
  %r = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : memref<2x3x3x5xf32>) outs(%b : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{expected '{' to begin a region}}
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{expected attribute value}}
  %r = linalg.generic ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{custom op 'linalg.generic' expected "iterator_types" array attribute}}
  %r = linalg.generic {} ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{custom op 'linalg.generic' invalid kind of attribute specified}}
  %r = linalg.generic 3 ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{custom op 'linalg.generic' unexpected iterator_type (window)}}
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "window"]} ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{custom op 'linalg.generic' 'linalg.generic' op attribute 'indexing_maps' failed to satisfy constraint: AffineMap array attribute}}
  %r = linalg.generic {indexing_maps = affine_map<(d0, d1) -> (d0, d1)>, iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{expected attribute name}}
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) attrs = {
  ^bb0(%x : f32, %y : f32) :
    linalg.yield %x : f32
  } -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{custom op 'linalg.generic' 'linalg.generic' op attribute 'library_call' failed to satisfy constraint: string attribute}}
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"], library_call = 3} ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{custom op 'linalg.generic' attribute 'operandSegmentSizes' occurs more than once in the attribute list}}
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) attrs = {operandSegmentSizes = array<i32: 1, 1>} {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{custom op 'linalg.generic' number of operands and types do not match: got 2 operands and 1 types}}
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a, %a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x8xf32>
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'tensor<4x9xf32>' vs 'tensor<4x8xf32>'}}
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x9xf32>) outs(%a : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x8xf32>
  return
}

// -----

// expected-error @+2 {{expected ::mlir::utils::IteratorType to be one of: parallel, reduction}}
// expected-error @+1 {{failed to parse IteratorTypeEnum parameter 'value' which is to be a `::mlir::utils::IteratorType`}}
func.func @f() attributes {a.x = #linalg.iterator_type<window>} {
  return
}

// -----

// expected-error @+2 {{expected ::mlir::linalg::UnaryFn to be one of: exp, log, abs, ceil, floor, negf, reciprocal, round, sqrt, rsqrt, square, tanh, erf}}
// expected-error @+1 {{failed to parse UnaryFnAttr parameter 'value' which is to be a `::mlir::linalg::UnaryFn`}}
func.func @f() attributes {a.x = #linalg.unary_fn<foo>} {
  return
}

// -----

// expected-error @+1 {{unknown attribute `foo` in dialect `linalg`}}
func.func @f() attributes {a.x = #linalg.foo<x>} {
  return
}

// -----

// expected-error @+1 {{dialect 'linalg' provides no type parsing hook}}
func.func @f() attributes {a.x = !linalg.foo} {
  return
}

// -----

// expected-error @+2 {{expected ::mlir::linalg::TernaryFn to be one of: select}}
// expected-error @+1 {{failed to parse TernaryFnAttr parameter 'value' which is to be a `::mlir::linalg::TernaryFn`}}
func.func @f() attributes {a.x = #linalg.ternary_fn<foo>} {
  return
}

// -----

func.func @f() {
  linalg.matmul
  // expected-error @+1 {{custom op 'linalg.matmul' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 0}}
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>, %c: tensor<4x3xf32>) {
  // expected-error @+1 {{expected ':'}}
  linalg.matmul ins(%a, %b) outs(%c)
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{expected SSA operand}}
  linalg.yield %a, : tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{expected integer number of results}}
  linalg.yield {a} %a : f32
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{custom op 'linalg.foo' is unknown}}
  linalg.foo
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{expected '(' in argument list}}
  linalg.map
  return
}

// -----

func.func @f() {
  linalg.reduce
  // expected-error @+1 {{custom op 'linalg.reduce' expected 'dimensions'}}
  return
}

// -----

func.func @f() {
  linalg.transpose
  // expected-error @+1 {{custom op 'linalg.transpose' expected 'permutation'}}
  return
}

// -----

func.func @f() {
  linalg.broadcast
  // expected-error @+1 {{custom op 'linalg.broadcast' expected 'dimensions'}}
  return
}

// -----

func.func @f() {
  linalg.softmax
  // expected-error @+1 {{custom op 'linalg.softmax' expected 'dimension'}}
  return
}

// -----

func.func @f() {
  linalg.softmax dimension(0)
  // expected-error @+1 {{custom op 'linalg.softmax' expected 'ins'}}
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{custom op 'linalg.winograd_filter_transform' expected 'fmr'}}
  linalg.winograd_filter_transform m(4) ins
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{expected '}'}}
  linalg.map { arith.addf
    return
  }

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'foo.bar' op created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used}}
  %0 = linalg.map { foo.bar } ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>)
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'.addf' op created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used}}
  %0 = linalg.map {addf} ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>)
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  %0 = linalg.map ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) {
    // expected-error @+1 {{expected '}' in attribute dictionary}}
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{custom op 'linalg.map' number of operands and types do not match: got 2 operands and 1 types}}
  %0 = linalg.map ins(%a, %a : tensor<4xf32>) outs(%a : tensor<4xf32>)
    (%x: f32)
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{expected ')'}}
  %0 = linalg.map ins(%a : tensor<4xf32> outs(%a : tensor<4xf32>)
    (%x: f32)
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{custom op 'linalg.generic' attribute 'iterator_types' occurs more than once in the attribute list}}
  %0 = linalg.generic {iterator_types = ["parallel"], indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>]} ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) attrs = {iterator_types = ["parallel"]} {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{custom op 'linalg.generic' attribute 'foo' occurs more than once in the attribute list}}
  %0 = linalg.generic {iterator_types = ["parallel"], indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>]} {foo} ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) attrs = {foo} {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{custom op 'linalg.conv_1d_nwc_wcf' 'linalg.conv_1d_nwc_wcf' op attribute 'strides' failed to satisfy constraint: 64-bit signless int elements attribute of shape [1]}}
  %0 = linalg.conv_1d_nwc_wcf {strides = 3} ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+2 {{expected ::mlir::linalg::BinaryFn to be one of: add, sub, mul, div, div_unsigned, max_signed, min_signed, max_unsigned, min_unsigned, powf}}
  // expected-error @+1 {{failed to parse BinaryFnAttr parameter 'value' which is to be a `::mlir::linalg::BinaryFn`}}
  "test.op"() {fun = #linalg.binary_fn<mull>} : () -> ()
  return
}

// -----

func.func @f(%a: tensor<f32>) {
  // expected-error @+2 {{region entry argument '%x' is already in use}}
  // expected-note @+1 {{previously referenced here}}
  %0 = linalg.map ins(%a : tensor<f32>) outs(%a : tensor<f32>) (%x: f32, %x: f32) {
      linalg.yield %x : f32
    }
  return
}
