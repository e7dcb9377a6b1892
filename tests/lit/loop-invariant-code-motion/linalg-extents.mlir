// RUN: pyopt --loop-invariant-code-motion --allow-unregistered-dialect --split-input-file %s | FileCheck %s

// Extents that are not known may contradict each other, which is undefined behaviour: the loop may not run for that
// reason. mlir-opt moves these ops all the same.

func.func @two_tensors(%a: tensor<?xf32>, %b: tensor<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = linalg.add
        ins(%a, %b : tensor<?xf32>, tensor<?xf32>)
        outs(%a : tensor<?xf32>) -> tensor<?xf32>
    "test.use"(%0) : (tensor<?xf32>) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_tensors(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg3 = %c0 to %arg2 step %c1 {
// CHECK-NEXT:       %0 = linalg.add ins(%arg0, %arg1 : tensor<?xf32>, tensor<?xf32>) outs(%arg0 : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:       "test.use"(%0) : (tensor<?xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @window(%a: tensor<?xf32>, %k: tensor<3xf32>, %o: tensor<8xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = linalg.conv_1d
        ins(%a, %k : tensor<?xf32>, tensor<3xf32>)
        outs(%o : tensor<8xf32>) -> tensor<8xf32>
    "test.use"(%0) : (tensor<8xf32>) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @window(%arg0: tensor<?xf32>, %arg1: tensor<3xf32>, %arg2: tensor<8xf32>, %arg3: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg4 = %c0 to %arg3 step %c1 {
// CHECK-NEXT:       %0 = linalg.conv_1d ins(%arg0, %arg1 : tensor<?xf32>, tensor<3xf32>) outs(%arg2 : tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT:       "test.use"(%0) : (tensor<8xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
