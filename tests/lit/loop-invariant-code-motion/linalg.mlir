// RUN: pyopt --loop-invariant-code-motion --allow-unregistered-dialect --split-input-file %s | FileCheck %s

// Structured ops on tensors move out of loops, as far as what their bodies do may be done for nothing.

func.func @moves(%a: tensor<4x4xf32>, %e: tensor<4x4xf32>, %f: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = linalg.fill ins(%f : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.matmul
        ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>)
        outs(%0 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = linalg.map { math.exp } ins(%1 : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>)
    %3 = linalg.transpose ins(%2 : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) permutation = [1, 0]
    "test.use"(%3) : (tensor<4x4xf32>) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @moves(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>, %arg2: f32, %arg3: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = linalg.fill ins(%arg2 : f32) outs(%arg1 : tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:     %1 = linalg.matmul ins(%arg0, %arg0 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%0 : tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:     %mapped = linalg.map { math.exp } ins(%1 : tensor<4x4xf32>) outs(%arg1 : tensor<4x4xf32>)
// CHECK-NEXT:     %transposed = linalg.transpose ins(%mapped : tensor<4x4xf32>) outs(%arg1 : tensor<4x4xf32>) permutation = [1, 0]
// CHECK-NEXT:     scf.for %arg4 = %c0 to %arg3 step %c1 {
// CHECK-NEXT:       "test.use"(%transposed) : (tensor<4x4xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A division may be one by zero.
func.func @division(%a: tensor<4xi32>, %e: tensor<4xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = linalg.div
        ins(%a, %a : tensor<4xi32>, tensor<4xi32>)
        outs(%e : tensor<4xi32>) -> tensor<4xi32>
    "test.use"(%0) : (tensor<4xi32>) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @division(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>, %arg2: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %arg2 step %c1 {
// CHECK-NEXT:       %0 = linalg.div ins(%arg0, %arg0 : tensor<4xi32>, tensor<4xi32>) outs(%arg1 : tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:       "test.use"(%0) : (tensor<4xi32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Memrefs are written, and softmax is not structured.
func.func @stays(%m: memref<4xf32>, %a: tensor<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    linalg.exp ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)
    %0 = linalg.softmax dimension(0)
        ins(%a : tensor<4xf32>)
        outs(%a : tensor<4xf32>) -> tensor<4xf32>
    "test.use"(%0) : (tensor<4xf32>) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @stays(%arg0: memref<4xf32>, %arg1: tensor<4xf32>, %arg2: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %arg2 step %c1 {
// CHECK-NEXT:       linalg.exp ins(%arg0 : memref<4xf32>) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT:       %0 = linalg.softmax dimension(0) ins(%arg1 : tensor<4xf32>) outs(%arg1 : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:       "test.use"(%0) : (tensor<4xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
