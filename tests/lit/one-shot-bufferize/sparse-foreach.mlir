// RUN: pyopt --split-input-file --allow-unregistered-dialect --one-shot-bufferize=test-analysis-only %s | FileCheck %s

// Only reads the tensor.
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @count(%a: tensor<8x16xf64, #CSR>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = sparse_tensor.foreach in %a init(%c0) : tensor<8x16xf64, #CSR>, index -> index do {
  ^bb0(%i: index, %j: index, %v: f64, %k: index):
    %kk = arith.addi %k, %c1 : index
    sparse_tensor.yield %kk : index
  }
  return %r : index
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @count(%arg0: tensor<8x16xf64, #sparse>) -> index {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = sparse_tensor.foreach in %arg0 init(%c0) {__inplace_operands_attr__ = ["true", "none"]} : tensor<8x16xf64, #sparse>, index -> index do {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index, %arg3: f64, %arg4: index):
// CHECK-NEXT:       %1 = arith.addi %arg4, %c1 : index
// CHECK-NEXT:       sparse_tensor.yield %1 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @reads(%a: tensor<4x4xf32, #CSR>, %x: f32, %i: index) -> tensor<4x4xf32, #CSR> {
  sparse_tensor.foreach in %a : tensor<4x4xf32, #CSR> do {
  ^bb0(%j: index, %k: index, %v: f32):
    vector.print %v : f32
    "sparse_tensor.yield"() : () -> ()
  }
  %0 = tensor.insert %x into %a[%i, %i] : tensor<4x4xf32, #CSR>
  return %0 : tensor<4x4xf32, #CSR>
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @reads(%arg0: tensor<4x4xf32, #sparse>, %arg1: f32, %arg2: index) -> tensor<4x4xf32, #sparse> {
// CHECK-NEXT:     sparse_tensor.foreach in %arg0 {__inplace_operands_attr__ = ["true"]} : tensor<4x4xf32, #sparse> do {
// CHECK-NEXT:     ^bb0(%arg3: index, %arg4: index, %arg5: f32):
// CHECK-NEXT:       vector.print %arg5 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %inserted = tensor.insert %arg1 into %arg0[%arg2, %arg2] {__inplace_operands_attr__ = ["none", "false", "none", "none"]} : tensor<4x4xf32, #sparse>
// CHECK-NEXT:     return {__inplace_operands_attr__ = ["true"]} %inserted : tensor<4x4xf32, #sparse>
// CHECK-NEXT:   }
// CHECK-NEXT: }
