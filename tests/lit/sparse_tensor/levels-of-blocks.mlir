// RUN: pyopt %s --split-input-file --canonicalize --verify-diagnostics | FileCheck %s

// Blocks are whole, also the last one of a dimension, and one that is larger than it.
#Blocks = #sparse_tensor.encoding<{ map = (i) -> (i floordiv 2 : dense, i mod 2 : dense) }>
#Levels = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : dense) }>

// CHECK-LABEL: func.func @levels(
// CHECK-DAG:     %[[BLOCKS:.*]] = arith.constant 3 : index
// CHECK-DAG:     %[[SIZE:.*]] = arith.constant 2 : index
// CHECK:         return %[[BLOCKS]], %[[SIZE]]
func.func @levels(%a: tensor<5xf64, #Blocks>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = sparse_tensor.lvl %a, %c0 : tensor<5xf64, #Blocks>
  %1 = sparse_tensor.lvl %a, %c1 : tensor<5xf64, #Blocks>
  return %0, %1 : index, index
}

// CHECK-LABEL: func.func @over_levels(
// CHECK:         sparse_tensor.reinterpret_map {{.*}} to tensor<3x2xf64,
// CHECK:         sparse_tensor.reinterpret_map {{.*}} to tensor<1x2xf64,
func.func @over_levels(%a: tensor<5xf64, #Blocks>, %b: tensor<1xf64, #Blocks>)
    -> (tensor<3x2xf64, #Levels>, tensor<1x2xf64, #Levels>) {
  %0 = sparse_tensor.reinterpret_map %a : tensor<5xf64, #Blocks> to tensor<3x2xf64, #Levels>
  %1 = sparse_tensor.reinterpret_map %b : tensor<1xf64, #Blocks> to tensor<1x2xf64, #Levels>
  return %0, %1 : tensor<3x2xf64, #Levels>, tensor<1x2xf64, #Levels>
}

// -----

#Blocks = #sparse_tensor.encoding<{ map = (i) -> (i floordiv 2 : dense, i mod 2 : dense) }>
#Levels = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : dense) }>
func.func @part_of_block(%a: tensor<5xf64, #Blocks>) -> tensor<3x1xf64, #Levels> {
  // expected-error @+1 {{Level size mismatch between source/dest tensors}}
  %0 = sparse_tensor.reinterpret_map %a : tensor<5xf64, #Blocks> to tensor<3x1xf64, #Levels>
  return %0 : tensor<3x1xf64, #Levels>
}
