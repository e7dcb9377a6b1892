// RUN: not pyopt --split-input-file %s 2>&1 | FileCheck %s

// What follows an attribute that is wrong inside is reported behind it.

func.func @f(%a: memref<f32>) {
  // CHECK: .mlir:{{[0-9]+}}:52: error: expected ::mlir::linalg::ElementwiseKind to be one of: exp, log,
  // CHECK: .mlir:{{[0-9]+}}:55: error: failed to parse ElementwiseKindAttr parameter 'value' which is to be a `::mlir::linalg::ElementwiseKind`
  // CHECK: .mlir:{{[0-9]+}}:57: error: custom op 'linalg.elementwise' expected operation 'kind' attribute
  linalg.elementwise kind=#linalg.elementwise_kind<foo> ins(%a : memref<f32>) outs(%a : memref<f32>)
  return
}

// -----

func.func @f(%a: memref<f32>) {
  // CHECK: .mlir:{{[0-9]+}}:36: error: unknown attribute `foo` in dialect `linalg`
  // CHECK: .mlir:{{[0-9]+}}:52: error: custom op 'linalg.elementwise' expected operation 'kind' attribute
  linalg.elementwise kind= #linalg.foo<add, <"]">> ins(%a : memref<f32>) outs(%a : memref<f32>)
  return
}
