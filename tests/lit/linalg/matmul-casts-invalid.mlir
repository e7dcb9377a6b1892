// RUN: pyopt %s --split-input-file --verify-diagnostics

// How the operands of products become numbers of the result's type.

func.func @unknown(%a: tensor<2x3xi8>, %b: tensor<3x4xi8>, %c: tensor<2x4xi32>) -> tensor<2x4xi32> {
  // expected-error @+2 {{expected ::mlir::linalg::TypeFn to be one of: cast_signed, cast_unsigned}}
  // expected-error @+1 {{failed to parse TypeFnAttr parameter 'value' which is to be a `::mlir::linalg::TypeFn`}}
  %0 = linalg.matmul {cast = #linalg.type_fn<cast_sideways>} ins(%a, %b : tensor<2x3xi8>, tensor<3x4xi8>) outs(%c : tensor<2x4xi32>) -> tensor<2x4xi32>
  return %0 : tensor<2x4xi32>
}

// -----

func.func @no_enumeration(%a: tensor<2x3xi8>, %b: tensor<3x4xi8>, %c: tensor<2x4xi32>)
    -> tensor<2x4xi32> {
  // expected-error @+1 {{custom op 'linalg.matmul' 'linalg.matmul' op attribute 'cast' failed to satisfy constraint: allowed 32-bit signless integer cases: 0, 1}}
  %0 = linalg.matmul {cast = "cast_signed"} ins(%a, %b : tensor<2x3xi8>, tensor<3x4xi8>) outs(%c : tensor<2x4xi32>) -> tensor<2x4xi32>
  return %0 : tensor<2x4xi32>
}
