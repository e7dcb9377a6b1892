// RUN: pyopt %s --loop-invariant-code-motion | FileCheck %s

// llvm-project #218091: a tensor whose buffer the loop writes to is made anew in each iteration.

func.func @filled(%n: index, %v: f64, %x: tensor<4xf64>) -> tensor<4xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %x) -> (tensor<4xf64>) {
    %f = tensor.from_elements %v : tensor<f64>
    %m = bufferization.to_buffer %f : tensor<f64> to memref<f64>
    %o = memref.load %m[] : memref<f64>
    %s = arith.addf %o, %v : f64
    memref.store %s, %m[] : memref<f64>
    %b = bufferization.to_tensor %m : memref<f64> to tensor<f64>
    %g = tensor.extract %b[] : tensor<f64>
    %u = tensor.insert %g into %t[%i] : tensor<4xf64>
    scf.yield %u : tensor<4xf64>
  }
  return %r : tensor<4xf64>
}

// What is only read goes in front of the loop.
func.func @read(%n: index, %v: f64, %x: tensor<4xf64>) -> tensor<4xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %x) -> (tensor<4xf64>) {
    %f = tensor.from_elements %v : tensor<f64>
    %m = bufferization.to_buffer %f : tensor<f64> to memref<f64>
    %o = memref.load %m[] : memref<f64>
    %u = tensor.insert %o into %t[%i] : tensor<4xf64>
    scf.yield %u : tensor<4xf64>
  }
  return %r : tensor<4xf64>
}

// The buffer of a tensor from outside is the same in all iterations.
func.func @outer(%n: index, %v: f64, %f: tensor<f64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %m = bufferization.to_buffer %f : tensor<f64> to memref<f64>
    memref.store %v, %m[] : memref<f64>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @filled(%arg0: index, %arg1: f64, %arg2: tensor<4xf64>) -> tensor<4xf64> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %arg2) -> (tensor<4xf64>) {
// CHECK-NEXT:       %from_elements = tensor.from_elements %arg1 : tensor<f64>
// CHECK-NEXT:       %1 = bufferization.to_buffer %from_elements : tensor<f64> to memref<f64>
// CHECK-NEXT:       %2 = memref.load %1[] : memref<f64>
// CHECK-NEXT:       %3 = arith.addf %2, %arg1 : f64
// CHECK-NEXT:       memref.store %3, %1[] : memref<f64>
// CHECK-NEXT:       %4 = bufferization.to_tensor %1 : memref<f64> to tensor<f64>
// CHECK-NEXT:       %extracted = tensor.extract %4[] : tensor<f64>
// CHECK-NEXT:       %inserted = tensor.insert %extracted into %arg4[%arg3] : tensor<4xf64>
// CHECK-NEXT:       scf.yield %inserted : tensor<4xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : tensor<4xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @read(%arg0: index, %arg1: f64, %arg2: tensor<4xf64>) -> tensor<4xf64> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %from_elements = tensor.from_elements %arg1 : tensor<f64>
// CHECK-NEXT:     %0 = bufferization.to_buffer %from_elements : tensor<f64> to memref<f64>
// CHECK-NEXT:     %1 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %arg2) -> (tensor<4xf64>) {
// CHECK-NEXT:       %2 = memref.load %0[] : memref<f64>
// CHECK-NEXT:       %inserted = tensor.insert %2 into %arg4[%arg3] : tensor<4xf64>
// CHECK-NEXT:       scf.yield %inserted : tensor<4xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : tensor<4xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @outer(%arg0: index, %arg1: f64, %arg2: tensor<f64>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg2 : tensor<f64> to memref<f64>
// CHECK-NEXT:     scf.for %arg3 = %c0 to %arg0 step %c1 {
// CHECK-NEXT:       memref.store %arg1, %0[] : memref<f64>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
