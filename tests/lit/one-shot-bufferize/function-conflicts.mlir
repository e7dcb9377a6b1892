// RUN: pyopt --one-shot-bufferize="bufferize-function-boundaries test-analysis-only print-conflicts" %s | FileCheck %s

// What a call would overwrite though it is read later. Of several conflicts mlir-opt shows now one, now another.
func.func private @writer(%t: tensor<4xf32>, %i: index, %f: f32) -> tensor<4xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @caller(%t: tensor<4xf32>, %i: index, %f: f32) -> (tensor<4xf32>, f32) {
  %0 = call @writer(%t, %i, %f) : (tensor<4xf32>, index, f32) -> tensor<4xf32>
  %1 = tensor.extract %t[%i] : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @writer(%arg0: tensor<4xf32> {bufferization.access = "read-write"}, %arg1: index, %arg2: f32) -> tensor<4xf32> {
// CHECK-NEXT:     %inserted = tensor.insert %arg2 into %arg0[%arg1] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<4xf32>
// CHECK-NEXT:     return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %inserted : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: tensor<4xf32> {bufferization.access = "read"}, %arg1: index, %arg2: f32) -> (tensor<4xf32>, f32) attributes {"C_0[DEF: bbArg 0]"} {
// CHECK-NEXT:     %0 = call @writer(%arg0, %arg1, %arg2) {"C_0[CONFL-WRITE: 0]", __inplace_operands_attr__ = ["false", "none", "none"]} : (tensor<4xf32>, index, f32) -> tensor<4xf32>
// CHECK-NEXT:     %extracted = tensor.extract %arg0[%arg1] {"C_0[READ: 0]", __inplace_operands_attr__ = ["true", "none"]} : tensor<4xf32>
// CHECK-NEXT:     return {__inplace_operands_attr__ = ["true", "none"]} %0, %extracted : tensor<4xf32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
