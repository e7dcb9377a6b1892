// RUN: pyopt --split-input-file  %s | FileCheck %s

// Splats of any type.

func.func @t(%t: tensor<?x4xf32>, %f: complex<f32>, %i: index) {
  %0 = tensor.splat %f[%i] : tensor<?x4xcomplex<f32>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @t(%arg0: tensor<?x4xf32>, %arg1: complex<f32>, %arg2: index) {
// CHECK-NEXT:     %splat = tensor.splat %arg1[%arg2] : tensor<?x4xcomplex<f32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t(%t: tensor<?x4xf32>, %f: vector<2xf32>, %i: index) {
  %0 = tensor.splat %f : tensor<3xvector<2xf32>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @t(%arg0: tensor<?x4xf32>, %arg1: vector<2xf32>, %arg2: index) {
// CHECK-NEXT:     %splat = tensor.splat %arg1 : tensor<3xvector<2xf32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
