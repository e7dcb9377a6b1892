// RUN: pyopt --split-input-file --convert-complex-to-standard=reference-exact=true %s | FileCheck %s

// Other floats, whose infinities and NaNs are other numbers.

func.func @tanh(%a: complex<f8E4M3FN>) -> complex<f8E4M3FN> {
  %0 = complex.tanh %a : complex<f8E4M3FN>
  return %0 : complex<f8E4M3FN>
}

// CHECK: module {
// CHECK-NEXT:   func.func @tanh(%arg0: complex<f8E4M3FN>) -> complex<f8E4M3FN> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f8E4M3FN>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f8E4M3FN>
// CHECK-NEXT:     %cst = arith.constant -1.000000e+00 : f8E4M3FN
// CHECK-NEXT:     %cst_0 = arith.constant 0x7F : f8E4M3FN
// CHECK-NEXT:     %cst_1 = arith.constant 4.000000e+00 : f8E4M3FN
// CHECK-NEXT:     %2 = arith.addf %0, %0 : f8E4M3FN
// CHECK-NEXT:     %3 = arith.mulf %cst, %2 : f8E4M3FN
// CHECK-NEXT:     %4 = math.expm1 %2 : f8E4M3FN
// CHECK-NEXT:     %5 = math.expm1 %3 : f8E4M3FN
// CHECK-NEXT:     %6 = arith.subf %4, %5 : f8E4M3FN
// CHECK-NEXT:     %7 = math.cos %1 : f8E4M3FN
// CHECK-NEXT:     %8 = arith.mulf %7, %7 : f8E4M3FN
// CHECK-NEXT:     %9 = arith.mulf %8, %cst_1 : f8E4M3FN
// CHECK-NEXT:     %10 = math.sin %1 : f8E4M3FN
// CHECK-NEXT:     %11 = arith.mulf %7, %10 : f8E4M3FN
// CHECK-NEXT:     %12 = arith.mulf %cst_1, %11 : f8E4M3FN
// CHECK-NEXT:     %13 = arith.addf %4, %5 : f8E4M3FN
// CHECK-NEXT:     %14 = arith.addf %13, %9 : f8E4M3FN
// CHECK-NEXT:     %15 = arith.cmpf oeq, %13, %cst_0 : f8E4M3FN
// CHECK-NEXT:     %16 = math.copysign %cst, %0 : f8E4M3FN
// CHECK-NEXT:     %17 = arith.divf %6, %14 : f8E4M3FN
// CHECK-NEXT:     %18 = arith.select %15, %16, %17 : f8E4M3FN
// CHECK-NEXT:     %19 = arith.divf %12, %14 : f8E4M3FN
// CHECK-NEXT:     %20 = math.absf %0 : f8E4M3FN
// CHECK-NEXT:     %cst_2 = arith.constant 0.000000e+00 : f8E4M3FN
// CHECK-NEXT:     %cst_3 = arith.constant 0x7F : f8E4M3FN
// CHECK-NEXT:     %21 = arith.cmpf oeq, %20, %cst_0 : f8E4M3FN
// CHECK-NEXT:     %22 = arith.cmpf oeq, %1, %cst_2 : f8E4M3FN
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %23 = arith.xori %21, %true : i1
// CHECK-NEXT:     %24 = arith.cmpf uno, %12, %12 : f8E4M3FN
// CHECK-NEXT:     %25 = arith.andi %24, %23 : i1
// CHECK-NEXT:     %26 = arith.andi %21, %24 : i1
// CHECK-NEXT:     %27 = arith.ori %22, %26 : i1
// CHECK-NEXT:     %28 = arith.select %25, %cst_3, %18 : f8E4M3FN
// CHECK-NEXT:     %29 = arith.select %27, %cst_2, %19 : f8E4M3FN
// CHECK-NEXT:     %30 = complex.create %28, %29 : complex<f8E4M3FN>
// CHECK-NEXT:     return %30 : complex<f8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT: }
