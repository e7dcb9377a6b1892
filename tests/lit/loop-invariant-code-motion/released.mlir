// RUN: pyopt %s --allow-unregistered-dialect --loop-invariant-code-motion --affine-loop-invariant-code-motion | FileCheck %s

// What an iteration releases it has made: a tensor that was made in front of the loop would be released once for each.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>

func.func @released(%a: tensor<4x4xf32, #CSR>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %d = sparse_tensor.convert %a : tensor<4x4xf32, #CSR> to tensor<4x4xf32, #CSC>
    %r = sparse_tensor.reinterpret_map %d : tensor<4x4xf32, #CSC> to tensor<4x4xf32, #CSR>
    "test.use"(%r) : (tensor<4x4xf32, #CSR>) -> ()
    bufferization.dealloc_tensor %r : tensor<4x4xf32, #CSR>
  }
  return
}

func.func @affine(%a: tensor<4x4xf32, #CSR>) {
  affine.for %i = 0 to 4 {
    %d = sparse_tensor.convert %a : tensor<4x4xf32, #CSR> to tensor<4x4xf32, #CSC>
    "test.use"(%d) : (tensor<4x4xf32, #CSC>) -> ()
    bufferization.dealloc_tensor %d : tensor<4x4xf32, #CSC>
  }
  return
}

// What no iteration releases goes in front of the loop.
func.func @kept(%a: tensor<4x4xf32, #CSR>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %d = sparse_tensor.convert %a : tensor<4x4xf32, #CSR> to tensor<4x4xf32, #CSC>
    "test.use"(%d) : (tensor<4x4xf32, #CSC>) -> ()
  }
  return
}

// CHECK: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @released(%arg0: tensor<4x4xf32, #sparse>, %arg1: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg2 = %c0 to %arg1 step %c1 {
// CHECK-NEXT:       %0 = sparse_tensor.convert %arg0 : tensor<4x4xf32, #sparse> to tensor<4x4xf32, #sparse1>
// CHECK-NEXT:       %1 = sparse_tensor.reinterpret_map %0 : tensor<4x4xf32, #sparse1> to tensor<4x4xf32, #sparse>
// CHECK-NEXT:       "test.use"(%1) : (tensor<4x4xf32, #sparse>) -> ()
// CHECK-NEXT:       bufferization.dealloc_tensor %1 : tensor<4x4xf32, #sparse>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @affine(%arg0: tensor<4x4xf32, #sparse>) {
// CHECK-NEXT:     affine.for %arg1 = 0 to 4 {
// CHECK-NEXT:       %0 = sparse_tensor.convert %arg0 : tensor<4x4xf32, #sparse> to tensor<4x4xf32, #sparse1>
// CHECK-NEXT:       "test.use"(%0) : (tensor<4x4xf32, #sparse1>) -> ()
// CHECK-NEXT:       bufferization.dealloc_tensor %0 : tensor<4x4xf32, #sparse1>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @kept(%arg0: tensor<4x4xf32, #sparse>, %arg1: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = sparse_tensor.convert %arg0 : tensor<4x4xf32, #sparse> to tensor<4x4xf32, #sparse1>
// CHECK-NEXT:     scf.for %arg2 = %c0 to %arg1 step %c1 {
// CHECK-NEXT:       "test.use"(%0) : (tensor<4x4xf32, #sparse1>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
