// RUN: pyopt %s --split-input-file --scf-forall-to-parallel | FileCheck %s

// Loops that give tensors, or have no counters, stay; the reference makes invalid IR of them.

func.func @outputs(%t: tensor<4xf32>) -> tensor<4xf32> {
  %c = arith.constant dense<1.0> : tensor<1xf32>
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<4xf32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %c into %o[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
    }
  }
  return %r : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @outputs(%arg0: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : tensor<1xf32>
// CHECK-NEXT:     %0 = scf.forall (%arg1) in (4) shared_outs(%arg2 = %arg0) -> (tensor<4xf32>) {
// CHECK-NEXT:       scf.forall.in_parallel {
// CHECK-NEXT:         tensor.parallel_insert_slice %cst into %arg2[%arg1] [1] [1] : tensor<1xf32> into tensor<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @zero_dims(%m: memref<f32>) {
  %c = arith.constant 1.0 : f32
  scf.forall () in () {
    memref.store %c, %m[] : memref<f32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @zero_dims(%arg0: memref<f32>) {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     scf.forall () in () {
// CHECK-NEXT:       memref.store %cst, %arg0[] : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
