// RUN: pyopt %s --canonicalize --mlir-print-local-scope | FileCheck %s

// A padded tensor that is inserted in steps begins `low` steps later. The reference moves it by `low` elements.

// CHECK-LABEL: @in_steps
// CHECK: tensor.insert_slice %arg0 into %{{.*}}[7] [2] [3] : tensor<2xf32> into tensor<12xf32>
func.func @in_steps(%t: tensor<2xf32>, %d: tensor<12xf32>) -> tensor<12xf32> {
  %c = arith.constant 5.0 : f32
  %f = linalg.fill ins(%c : f32) outs(%d : tensor<12xf32>) -> tensor<12xf32>
  %p = tensor.pad %t low[2] high[0] {
  ^bb0(%i: index):
    tensor.yield %c : f32
  } : tensor<2xf32> to tensor<4xf32>
  %r = tensor.insert_slice %p into %f[1] [4] [3] : tensor<4xf32> into tensor<12xf32>
  return %r : tensor<12xf32>
}

// CHECK-LABEL: @in_unknown_steps
// CHECK: %[[AT:.*]] = affine.apply affine_map<()[s0] -> (s0 * 2 + 1)>()[%arg2]
// CHECK: tensor.insert_slice %arg0 into %{{.*}}[%[[AT]]] [2] [%arg2] : tensor<2xf32> into tensor<12xf32>
func.func @in_unknown_steps(%t: tensor<2xf32>, %d: tensor<12xf32>, %s: index) -> tensor<12xf32> {
  %c = arith.constant 5.0 : f32
  %f = linalg.fill ins(%c : f32) outs(%d : tensor<12xf32>) -> tensor<12xf32>
  %p = tensor.pad %t low[2] high[0] {
  ^bb0(%i: index):
    tensor.yield %c : f32
  } : tensor<2xf32> to tensor<4xf32>
  %r = tensor.insert_slice %p into %f[1] [4] [%s] : tensor<4xf32> into tensor<12xf32>
  return %r : tensor<12xf32>
}
