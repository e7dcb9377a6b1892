// RUN: not pyopt --split-input-file %s 2>&1 | FileCheck %s

// What follows an attribute that is wrong inside is reported behind it.

func.func @f(%a: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: .mlir:{{[0-9]+}}:57: error: expected ::mlir::linalg::ElementwiseKind to be one of: exp, log,
  // CHECK: .mlir:{{[0-9]+}}:60: error: failed to parse ElementwiseKindAttr parameter 'value' which is to be a `::mlir::linalg::ElementwiseKind`
  // CHECK: .mlir:{{[0-9]+}}:62: error: custom op 'linalg.elementwise' expected operation 'kind' attribute
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<foo> ins(%a : tensor<4xf32>) outs(%o : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @f(%a: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: .mlir:{{[0-9]+}}:41: error: unknown attribute `foo` in dialect `linalg`
  // CHECK: .mlir:{{[0-9]+}}:57: error: custom op 'linalg.elementwise' expected operation 'kind' attribute
  %0 = linalg.elementwise kind= #linalg.foo<add, <"]">> ins(%a : tensor<4xf32>) outs(%o : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
