// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// Nothing folds; what has no users goes.
func.func @powi(%a: complex<f32>) -> complex<f32> {
  %0 = arith.constant 1 : i32
  %1 = complex.powi %a, %0 : complex<f32>, i32
  %2 = complex.powi %1, %0 : complex<f32>, i32
  return %1 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @powi(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %0 = complex.powi %arg0, %c1_i32 : complex<f32>, i32
// CHECK-NEXT:     return %0 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
