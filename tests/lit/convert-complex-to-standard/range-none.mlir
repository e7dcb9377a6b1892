// RUN: pyopt --split-input-file --convert-complex-to-standard=complex-range=none %s | FileCheck %s

// Without any control of the range: the plain formula.

func.func @quotient(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %0 = complex.div %x, %y : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @quotient(%arg0: complex<f32>, %arg1: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %2 = complex.re %arg1 : complex<f32>
// CHECK-NEXT:     %3 = complex.im %arg1 : complex<f32>
// CHECK-NEXT:     %4 = arith.mulf %2, %2 : f32
// CHECK-NEXT:     %5 = arith.mulf %3, %3 : f32
// CHECK-NEXT:     %6 = arith.addf %4, %5 : f32
// CHECK-NEXT:     %7 = arith.mulf %0, %2 : f32
// CHECK-NEXT:     %8 = arith.mulf %1, %3 : f32
// CHECK-NEXT:     %9 = arith.addf %7, %8 : f32
// CHECK-NEXT:     %10 = arith.mulf %1, %2 : f32
// CHECK-NEXT:     %11 = arith.mulf %0, %3 : f32
// CHECK-NEXT:     %12 = arith.subf %10, %11 : f32
// CHECK-NEXT:     %13 = arith.divf %9, %6 : f32
// CHECK-NEXT:     %14 = arith.divf %12, %6 : f32
// CHECK-NEXT:     %15 = complex.create %13, %14 : complex<f32>
// CHECK-NEXT:     return %15 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
