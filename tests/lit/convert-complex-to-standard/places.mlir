// RUN: pyopt --split-input-file --convert-complex-to-standard=reference-exact=true %s | FileCheck %s

// What stays, what folds, and ops below others.

func.func @constants() -> (complex<f32>, complex<f32>) {
  %c = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %0 = complex.exp %c : complex<f32>
  %1 = complex.neg %0 : complex<f32>
  %2 = complex.neg %1 : complex<f32>
  return %1, %2 : complex<f32>, complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @constants() -> (complex<f32>, complex<f32>) {
// CHECK-NEXT:     %cst = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:     %0 = complex.re %cst : complex<f32>
// CHECK-NEXT:     %1 = complex.im %cst : complex<f32>
// CHECK-NEXT:     %cst_0 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     %cst_2 = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %2 = math.exp %0 : f32
// CHECK-NEXT:     %3 = arith.mulf %0, %cst_1 : f32
// CHECK-NEXT:     %4 = math.exp %3 : f32
// CHECK-NEXT:     %5 = math.cos %1 : f32
// CHECK-NEXT:     %6 = math.sin %1 : f32
// CHECK-NEXT:     %7 = arith.cmpf oeq, %2, %cst_2 : f32
// CHECK-NEXT:     %8 = arith.cmpf oeq, %1, %cst_0 : f32
// CHECK-NEXT:     %9 = arith.mulf %2, %5 : f32
// CHECK-NEXT:     %10 = arith.mulf %4, %5 : f32
// CHECK-NEXT:     %11 = arith.mulf %10, %4 : f32
// CHECK-NEXT:     %12 = arith.select %7, %11, %9 : f32
// CHECK-NEXT:     %13 = arith.mulf %2, %6 : f32
// CHECK-NEXT:     %14 = arith.mulf %4, %6 : f32
// CHECK-NEXT:     %15 = arith.mulf %14, %4 : f32
// CHECK-NEXT:     %16 = arith.select %7, %15, %13 : f32
// CHECK-NEXT:     %17 = arith.select %8, %cst_0, %16 : f32
// CHECK-NEXT:     %18 = complex.create %12, %17 : complex<f32>
// CHECK-NEXT:     %19 = complex.re %18 : complex<f32>
// CHECK-NEXT:     %20 = complex.im %18 : complex<f32>
// CHECK-NEXT:     %21 = arith.negf %19 : f32
// CHECK-NEXT:     %22 = arith.negf %20 : f32
// CHECK-NEXT:     %23 = complex.create %21, %22 : complex<f32>
// CHECK-NEXT:     return %23, %18 : complex<f32>, complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @stay(%a: complex<f32>, %b: i64) -> (complex<f32>, i64) {
  %0 = complex.bitcast %b : i64 to complex<f32>
  %1 = complex.bitcast %a : complex<f32> to i64
  return %0, %1 : complex<f32>, i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @stay(%arg0: complex<f32>, %arg1: i64) -> (complex<f32>, i64) {
// CHECK-NEXT:     %0 = complex.bitcast %arg1 : i64 to complex<f32>
// CHECK-NEXT:     %1 = complex.bitcast %arg0 : complex<f32> to i64
// CHECK-NEXT:     return %0, %1 : complex<f32>, i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @parts(%a: complex<f32>) -> (f32, f32, complex<f32>) {
  %0 = complex.re %a : complex<f32>
  %1 = complex.im %a : complex<f32>
  %2 = complex.create %1, %0 : complex<f32>
  return %0, %1, %2 : f32, f32, complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @parts(%arg0: complex<f32>) -> (f32, f32, complex<f32>) {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %2 = complex.create %1, %0 : complex<f32>
// CHECK-NEXT:     return %0, %1, %2 : f32, f32, complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @loop(%a: complex<f64>, %n: index) -> complex<f64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%z = %a) -> complex<f64> {
    %1 = complex.conj %z : complex<f64>
    %2 = complex.add %1, %a : complex<f64>
    scf.yield %2 : complex<f64>
  }
  return %0 : complex<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop(%arg0: complex<f64>, %arg1: index) -> complex<f64> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %arg0) -> (complex<f64>) {
// CHECK-NEXT:       %1 = complex.re %arg3 : complex<f64>
// CHECK-NEXT:       %2 = complex.im %arg3 : complex<f64>
// CHECK-NEXT:       %3 = arith.negf %2 : f64
// CHECK-NEXT:       %4 = complex.create %1, %3 : complex<f64>
// CHECK-NEXT:       %5 = complex.re %4 : complex<f64>
// CHECK-NEXT:       %6 = complex.re %arg0 : complex<f64>
// CHECK-NEXT:       %7 = arith.addf %5, %6 : f64
// CHECK-NEXT:       %8 = complex.im %4 : complex<f64>
// CHECK-NEXT:       %9 = complex.im %arg0 : complex<f64>
// CHECK-NEXT:       %10 = arith.addf %8, %9 : f64
// CHECK-NEXT:       %11 = complex.create %7, %10 : complex<f64>
// CHECK-NEXT:       scf.yield %11 : complex<f64>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : complex<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
