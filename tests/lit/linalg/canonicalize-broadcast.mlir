// RUN: pyopt %s --split-input-file --canonicalize | FileCheck %s

// One broadcast into all dimensions, whichever the second one adds.
func.func @once(%v: tensor<8xf32>, %s: tensor<f32>, %a: tensor<4x8xf32>, %b: tensor<3x4x8xf32>,
                %c: tensor<4x8x3xf32>)
    -> (tensor<3x4x8xf32>, tensor<4x8x3xf32>, tensor<4x8x3xf32>) {
  %0 = linalg.broadcast ins(%v : tensor<8xf32>) outs(%a : tensor<4x8xf32>) dimensions = [0]
  %1 = linalg.broadcast ins(%0 : tensor<4x8xf32>) outs(%b : tensor<3x4x8xf32>) dimensions = [0]
  %2 = linalg.broadcast ins(%0 : tensor<4x8xf32>) outs(%c : tensor<4x8x3xf32>) dimensions = [2]
  %3 = linalg.broadcast ins(%s : tensor<f32>) outs(%v : tensor<8xf32>) dimensions = [0]
  %4 = linalg.broadcast ins(%3 : tensor<8xf32>) outs(%a : tensor<4x8xf32>) dimensions = [0]
  %5 = linalg.broadcast ins(%4 : tensor<4x8xf32>) outs(%c : tensor<4x8x3xf32>) dimensions = [2]
  return %1, %2, %5 : tensor<3x4x8xf32>, tensor<4x8x3xf32>, tensor<4x8x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @once(%arg0: tensor<8xf32>, %arg1: tensor<f32>, %arg2: tensor<4x8xf32>, %arg3: tensor<3x4x8xf32>, %arg4: tensor<4x8x3xf32>) -> (tensor<3x4x8xf32>, tensor<4x8x3xf32>, tensor<4x8x3xf32>) {
// CHECK-NEXT:     %broadcasted = linalg.broadcast ins(%arg0 : tensor<8xf32>) outs(%arg3 : tensor<3x4x8xf32>) dimensions = [0, 1]
// CHECK-NEXT:     %broadcasted_0 = linalg.broadcast ins(%arg0 : tensor<8xf32>) outs(%arg4 : tensor<4x8x3xf32>) dimensions = [0, 2]
// CHECK-NEXT:     %broadcasted_1 = linalg.broadcast ins(%arg1 : tensor<f32>) outs(%arg4 : tensor<4x8x3xf32>) dimensions = [0, 1, 2]
// CHECK-NEXT:     return %broadcasted, %broadcasted_0, %broadcasted_1 : tensor<3x4x8xf32>, tensor<4x8x3xf32>, tensor<4x8x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Not in memory.
func.func @memory(%v: memref<8xf32>, %a: memref<4x8xf32>, %b: memref<3x4x8xf32>) {
  linalg.broadcast ins(%v : memref<8xf32>) outs(%a : memref<4x8xf32>) dimensions = [0]
  linalg.broadcast ins(%a : memref<4x8xf32>) outs(%b : memref<3x4x8xf32>) dimensions = [0]
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @memory(%arg0: memref<8xf32>, %arg1: memref<4x8xf32>, %arg2: memref<3x4x8xf32>) {
// CHECK-NEXT:     linalg.broadcast ins(%arg0 : memref<8xf32>) outs(%arg1 : memref<4x8xf32>) dimensions = [0]
// CHECK-NEXT:     linalg.broadcast ins(%arg1 : memref<4x8xf32>) outs(%arg2 : memref<3x4x8xf32>) dimensions = [0]
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
