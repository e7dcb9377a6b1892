// RUN: pyopt --split-input-file --convert-complex-to-standard=reference-exact=true %s | FileCheck %s

// Fast-math flags; special values are left out where there are none.

func.func @abs(%a: complex<f32>) -> f32 {
  %0 = complex.abs %a fastmath<nnan,ninf> : complex<f32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @abs(%arg0: complex<f32>) -> f32 {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %2 = math.absf %0 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %3 = math.absf %1 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %4 = arith.maximumf %2, %3 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %5 = arith.minimumf %2, %3 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %6 = arith.divf %5, %4 : f32
// CHECK-NEXT:     %7 = arith.mulf %6, %6 : f32
// CHECK-NEXT:     %8 = arith.addf %7, %cst : f32
// CHECK-NEXT:     %9 = math.sqrt %8 : f32
// CHECK-NEXT:     %10 = arith.mulf %4, %9 : f32
// CHECK-NEXT:     %11 = arith.cmpf uno, %10, %10 : f32
// CHECK-NEXT:     %12 = arith.select %11, %5, %10 : f32
// CHECK-NEXT:     return %12 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @angle(%a: complex<f32>) -> f32 {
  %0 = complex.angle %a fastmath<nnan,ninf> : complex<f32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @angle(%arg0: complex<f32>) -> f32 {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %2 = math.atan2 %1, %0 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @conj(%a: complex<f32>) -> complex<f32> {
  %0 = complex.conj %a fastmath<nnan,ninf> : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @conj(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %2 = arith.negf %1 : f32
// CHECK-NEXT:     %3 = complex.create %0, %2 : complex<f32>
// CHECK-NEXT:     return %3 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cos(%a: complex<f32>) -> complex<f32> {
  %0 = complex.cos %a fastmath<nnan,ninf> : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cos(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %cst = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     %2 = math.exp %1 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %3 = arith.mulf %cst, %2 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %4 = arith.divf %cst, %2 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %5 = math.sin %0 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %6 = math.cos %0 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %7 = arith.addf %4, %3 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %8 = arith.mulf %7, %6 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %9 = arith.subf %4, %3 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %10 = arith.mulf %9, %5 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %11 = complex.create %8, %10 : complex<f32>
// CHECK-NEXT:     return %11 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cos(%a: complex<f64>) -> complex<f64> {
  %0 = complex.cos %a fastmath<nnan,ninf> : complex<f64>
  return %0 : complex<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cos(%arg0: complex<f64>) -> complex<f64> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f64>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f64>
// CHECK-NEXT:     %cst = arith.constant 5.000000e-01 : f64
// CHECK-NEXT:     %2 = math.exp %1 fastmath<nnan,ninf> : f64
// CHECK-NEXT:     %3 = arith.mulf %cst, %2 fastmath<nnan,ninf> : f64
// CHECK-NEXT:     %4 = arith.divf %cst, %2 fastmath<nnan,ninf> : f64
// CHECK-NEXT:     %5 = math.sin %0 fastmath<nnan,ninf> : f64
// CHECK-NEXT:     %6 = math.cos %0 fastmath<nnan,ninf> : f64
// CHECK-NEXT:     %7 = arith.addf %4, %3 fastmath<nnan,ninf> : f64
// CHECK-NEXT:     %8 = arith.mulf %7, %6 fastmath<nnan,ninf> : f64
// CHECK-NEXT:     %9 = arith.subf %4, %3 fastmath<nnan,ninf> : f64
// CHECK-NEXT:     %10 = arith.mulf %9, %5 fastmath<nnan,ninf> : f64
// CHECK-NEXT:     %11 = complex.create %8, %10 : complex<f64>
// CHECK-NEXT:     return %11 : complex<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @exp(%a: complex<f32>) -> complex<f32> {
  %0 = complex.exp %a fastmath<nnan,ninf> : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @exp(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %2 = math.exp %0 fastmath<nnan> : f32
// CHECK-NEXT:     %3 = arith.mulf %0, %cst_0 fastmath<nnan> : f32
// CHECK-NEXT:     %4 = math.exp %3 fastmath<nnan> : f32
// CHECK-NEXT:     %5 = math.cos %1 fastmath<nnan> : f32
// CHECK-NEXT:     %6 = math.sin %1 fastmath<nnan> : f32
// CHECK-NEXT:     %7 = arith.cmpf oeq, %2, %cst_1 fastmath<nnan> : f32
// CHECK-NEXT:     %8 = arith.cmpf oeq, %1, %cst : f32
// CHECK-NEXT:     %9 = arith.mulf %2, %5 fastmath<nnan> : f32
// CHECK-NEXT:     %10 = arith.mulf %4, %5 fastmath<nnan> : f32
// CHECK-NEXT:     %11 = arith.mulf %10, %4 fastmath<nnan> : f32
// CHECK-NEXT:     %12 = arith.select %7, %11, %9 : f32
// CHECK-NEXT:     %13 = arith.mulf %2, %6 fastmath<nnan> : f32
// CHECK-NEXT:     %14 = arith.mulf %4, %6 fastmath<nnan> : f32
// CHECK-NEXT:     %15 = arith.mulf %14, %4 fastmath<nnan> : f32
// CHECK-NEXT:     %16 = arith.select %7, %15, %13 : f32
// CHECK-NEXT:     %17 = arith.select %8, %cst, %16 : f32
// CHECK-NEXT:     %18 = complex.create %12, %17 : complex<f32>
// CHECK-NEXT:     return %18 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @expm1(%a: complex<f32>) -> complex<f32> {
  %0 = complex.expm1 %a fastmath<nnan,ninf> : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @expm1(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %2 = math.expm1 %0 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %3 = arith.addf %2, %cst_0 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %4 = math.sin %1 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %cst_1 = arith.constant -5.000000e-01 : f32
// CHECK-NEXT:     %cst_2 = arith.constant -1.000000e+00 : f32
// CHECK-NEXT:     %5 = math.cos %1 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %6 = arith.addf %5, %cst_2 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %7 = arith.mulf %1, %1 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %8 = arith.mulf %7, %7 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %cst_3 = arith.constant 4.73775072E-14 : f32
// CHECK-NEXT:     %cst_4 = arith.constant -1.14702848E-11 : f32
// CHECK-NEXT:     %9 = math.fma %cst_3, %7, %cst_4 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %cst_5 = arith.constant 2.08767537E-9 : f32
// CHECK-NEXT:     %10 = math.fma %9, %7, %cst_5 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %cst_6 = arith.constant -2.755732E-7 : f32
// CHECK-NEXT:     %11 = math.fma %10, %7, %cst_6 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %cst_7 = arith.constant 2.48015876E-5 : f32
// CHECK-NEXT:     %12 = math.fma %11, %7, %cst_7 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %cst_8 = arith.constant -0.00138888892 : f32
// CHECK-NEXT:     %13 = math.fma %12, %7, %cst_8 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %cst_9 = arith.constant 0.0416666679 : f32
// CHECK-NEXT:     %14 = math.fma %13, %7, %cst_9 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %15 = arith.mulf %8, %14 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %16 = arith.mulf %cst_1, %7 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %17 = arith.addf %15, %16 : f32
// CHECK-NEXT:     %cst_10 = arith.constant 6.168500e-01 : f32
// CHECK-NEXT:     %18 = arith.cmpf oge, %7, %cst_10 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %19 = arith.select %18, %6, %17 : f32
// CHECK-NEXT:     %20 = arith.addf %19, %cst_0 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %21 = arith.mulf %2, %20 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %22 = arith.addf %21, %19 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %23 = arith.cmpf oeq, %1, %cst fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %24 = arith.mulf %3, %4 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %25 = arith.select %23, %cst, %24 : f32
// CHECK-NEXT:     %26 = complex.create %22, %25 : complex<f32>
// CHECK-NEXT:     return %26 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @expm1(%a: complex<f64>) -> complex<f64> {
  %0 = complex.expm1 %a fastmath<nsz> : complex<f64>
  return %0 : complex<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @expm1(%arg0: complex<f64>) -> complex<f64> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f64>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f64>
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %cst_0 = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:     %2 = math.expm1 %0 fastmath<nsz> : f64
// CHECK-NEXT:     %3 = arith.addf %2, %cst_0 fastmath<nsz> : f64
// CHECK-NEXT:     %4 = math.sin %1 fastmath<nsz> : f64
// CHECK-NEXT:     %cst_1 = arith.constant -5.000000e-01 : f64
// CHECK-NEXT:     %cst_2 = arith.constant -1.000000e+00 : f64
// CHECK-NEXT:     %5 = math.cos %1 fastmath<nsz> : f64
// CHECK-NEXT:     %6 = arith.addf %5, %cst_2 fastmath<nsz> : f64
// CHECK-NEXT:     %7 = arith.mulf %1, %1 fastmath<nsz> : f64
// CHECK-NEXT:     %8 = arith.mulf %7, %7 fastmath<nsz> : f64
// CHECK-NEXT:     %cst_3 = arith.constant 4.7377507964246208E-14 : f64
// CHECK-NEXT:     %cst_4 = arith.constant -1.147028484342536E-11 : f64
// CHECK-NEXT:     %9 = math.fma %cst_3, %7, %cst_4 fastmath<nsz> : f64
// CHECK-NEXT:     %cst_5 = arith.constant 2.087675428708152E-9 : f64
// CHECK-NEXT:     %10 = math.fma %9, %7, %cst_5 fastmath<nsz> : f64
// CHECK-NEXT:     %cst_6 = arith.constant -2.755731921499979E-7 : f64
// CHECK-NEXT:     %11 = math.fma %10, %7, %cst_6 fastmath<nsz> : f64
// CHECK-NEXT:     %cst_7 = arith.constant 2.4801587301570551E-5 : f64
// CHECK-NEXT:     %12 = math.fma %11, %7, %cst_7 fastmath<nsz> : f64
// CHECK-NEXT:     %cst_8 = arith.constant -0.0013888888888888872 : f64
// CHECK-NEXT:     %13 = math.fma %12, %7, %cst_8 fastmath<nsz> : f64
// CHECK-NEXT:     %cst_9 = arith.constant 0.041666666666666664 : f64
// CHECK-NEXT:     %14 = math.fma %13, %7, %cst_9 fastmath<nsz> : f64
// CHECK-NEXT:     %15 = arith.mulf %8, %14 fastmath<nsz> : f64
// CHECK-NEXT:     %16 = arith.mulf %cst_1, %7 fastmath<nsz> : f64
// CHECK-NEXT:     %17 = arith.addf %15, %16 : f64
// CHECK-NEXT:     %cst_10 = arith.constant 6.168500e-01 : f64
// CHECK-NEXT:     %18 = arith.cmpf oge, %7, %cst_10 fastmath<nsz> : f64
// CHECK-NEXT:     %19 = arith.select %18, %6, %17 : f64
// CHECK-NEXT:     %20 = arith.addf %19, %cst_0 fastmath<nsz> : f64
// CHECK-NEXT:     %21 = arith.mulf %2, %20 fastmath<nsz> : f64
// CHECK-NEXT:     %22 = arith.addf %21, %19 fastmath<nsz> : f64
// CHECK-NEXT:     %23 = arith.cmpf oeq, %1, %cst fastmath<nsz> : f64
// CHECK-NEXT:     %24 = arith.mulf %3, %4 fastmath<nsz> : f64
// CHECK-NEXT:     %25 = arith.select %23, %cst, %24 : f64
// CHECK-NEXT:     %26 = complex.create %22, %25 : complex<f64>
// CHECK-NEXT:     return %26 : complex<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @log(%a: complex<f32>) -> complex<f32> {
  %0 = complex.log %a fastmath<nnan,ninf> : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @log(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %2 = math.absf %0 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %3 = math.absf %1 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %4 = arith.maximumf %2, %3 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %5 = arith.minimumf %2, %3 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %6 = arith.divf %5, %4 : f32
// CHECK-NEXT:     %7 = arith.mulf %6, %6 : f32
// CHECK-NEXT:     %8 = arith.addf %7, %cst : f32
// CHECK-NEXT:     %9 = math.sqrt %8 : f32
// CHECK-NEXT:     %10 = arith.mulf %4, %9 : f32
// CHECK-NEXT:     %11 = arith.cmpf uno, %10, %10 : f32
// CHECK-NEXT:     %12 = arith.select %11, %5, %10 : f32
// CHECK-NEXT:     %13 = math.log %12 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %14 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %15 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %16 = math.atan2 %15, %14 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %17 = complex.create %13, %16 : complex<f32>
// CHECK-NEXT:     return %17 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @log1p(%a: complex<f32>) -> complex<f32> {
  %0 = complex.log1p %a fastmath<nnan,ninf> : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @log1p(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %cst = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %2 = arith.addf %0, %cst_0 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %3 = math.absf %2 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %4 = math.absf %1 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %5 = arith.maximumf %3, %4 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %6 = arith.minimumf %3, %4 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %7 = arith.cmpf ogt, %2, %4 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %8 = arith.subf %5, %cst_0 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %9 = arith.select %7, %0, %8 : f32
// CHECK-NEXT:     %10 = arith.divf %6, %5 : f32
// CHECK-NEXT:     %11 = math.log1p %9 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %12 = arith.mulf %10, %10 : f32
// CHECK-NEXT:     %13 = math.log1p %12 : f32
// CHECK-NEXT:     %14 = arith.mulf %cst, %13 : f32
// CHECK-NEXT:     %15 = arith.addf %14, %11 : f32
// CHECK-NEXT:     %16 = arith.cmpf uno, %15, %15 : f32
// CHECK-NEXT:     %17 = arith.select %16, %6, %15 : f32
// CHECK-NEXT:     %18 = math.atan2 %1, %2 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %19 = complex.create %17, %18 : complex<f32>
// CHECK-NEXT:     return %19 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @neg(%a: complex<f32>) -> complex<f32> {
  %0 = complex.neg %a fastmath<nnan,ninf> : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @neg(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %2 = arith.negf %0 : f32
// CHECK-NEXT:     %3 = arith.negf %1 : f32
// CHECK-NEXT:     %4 = complex.create %2, %3 : complex<f32>
// CHECK-NEXT:     return %4 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @rsqrt(%a: complex<f32>) -> complex<f32> {
  %0 = complex.rsqrt %a fastmath<nnan,ninf> : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @rsqrt(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %cst_1 = arith.constant -5.000000e-01 : f32
// CHECK-NEXT:     %cst_2 = arith.constant 0x7FC00000 : f32
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %cst_3 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %2 = math.absf %0 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %3 = math.absf %1 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %4 = arith.maximumf %2, %3 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %5 = arith.minimumf %2, %3 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %6 = arith.divf %5, %4 : f32
// CHECK-NEXT:     %7 = arith.mulf %6, %6 : f32
// CHECK-NEXT:     %8 = arith.addf %7, %cst_3 : f32
// CHECK-NEXT:     %9 = math.rsqrt %8 : f32
// CHECK-NEXT:     %10 = math.rsqrt %5 : f32
// CHECK-NEXT:     %11 = math.rsqrt %4 : f32
// CHECK-NEXT:     %12 = math.sqrt %9 : f32
// CHECK-NEXT:     %13 = arith.mulf %11, %12 : f32
// CHECK-NEXT:     %14 = arith.cmpf uno, %13, %13 : f32
// CHECK-NEXT:     %15 = arith.select %14, %10, %13 : f32
// CHECK-NEXT:     %16 = math.atan2 %1, %0 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %17 = arith.mulf %16, %cst_1 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %18 = math.cos %17 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %19 = math.sin %17 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %20 = arith.mulf %15, %18 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %21 = arith.mulf %15, %19 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %22 = arith.cmpf oeq, %0, %cst fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %23 = arith.cmpf oeq, %1, %cst fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %24 = arith.andi %22, %23 : i1
// CHECK-NEXT:     %25 = arith.select %24, %cst_0, %20 : f32
// CHECK-NEXT:     %26 = arith.select %24, %cst_2, %21 : f32
// CHECK-NEXT:     %27 = complex.create %25, %26 : complex<f32>
// CHECK-NEXT:     return %27 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sign(%a: complex<f32>) -> complex<f32> {
  %0 = complex.sign %a fastmath<nnan,ninf> : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sign(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %2 = arith.cmpf oeq, %0, %cst : f32
// CHECK-NEXT:     %3 = arith.cmpf oeq, %1, %cst : f32
// CHECK-NEXT:     %4 = arith.andi %2, %3 : i1
// CHECK-NEXT:     %5 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %6 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %cst_0 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %7 = math.absf %5 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %8 = math.absf %6 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %9 = arith.maximumf %7, %8 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %10 = arith.minimumf %7, %8 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %11 = arith.divf %10, %9 : f32
// CHECK-NEXT:     %12 = arith.mulf %11, %11 : f32
// CHECK-NEXT:     %13 = arith.addf %12, %cst_0 : f32
// CHECK-NEXT:     %14 = math.sqrt %13 : f32
// CHECK-NEXT:     %15 = arith.mulf %9, %14 : f32
// CHECK-NEXT:     %16 = arith.cmpf uno, %15, %15 : f32
// CHECK-NEXT:     %17 = arith.select %16, %10, %15 : f32
// CHECK-NEXT:     %18 = arith.divf %0, %17 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %19 = arith.divf %1, %17 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %20 = complex.create %18, %19 : complex<f32>
// CHECK-NEXT:     %21 = arith.select %4, %arg0, %20 : complex<f32>
// CHECK-NEXT:     return %21 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sin(%a: complex<f32>) -> complex<f32> {
  %0 = complex.sin %a fastmath<nnan,ninf> : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sin(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %cst = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     %2 = math.exp %1 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %3 = arith.mulf %cst, %2 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %4 = arith.divf %cst, %2 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %5 = math.sin %0 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %6 = math.cos %0 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %7 = arith.addf %3, %4 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %8 = arith.mulf %7, %5 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %9 = arith.subf %3, %4 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %10 = arith.mulf %9, %6 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %11 = complex.create %8, %10 : complex<f32>
// CHECK-NEXT:     return %11 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sin(%a: complex<f64>) -> complex<f64> {
  %0 = complex.sin %a fastmath<nnan,ninf> : complex<f64>
  return %0 : complex<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sin(%arg0: complex<f64>) -> complex<f64> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f64>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f64>
// CHECK-NEXT:     %cst = arith.constant 5.000000e-01 : f64
// CHECK-NEXT:     %2 = math.exp %1 fastmath<nnan,ninf> : f64
// CHECK-NEXT:     %3 = arith.mulf %cst, %2 fastmath<nnan,ninf> : f64
// CHECK-NEXT:     %4 = arith.divf %cst, %2 fastmath<nnan,ninf> : f64
// CHECK-NEXT:     %5 = math.sin %0 fastmath<nnan,ninf> : f64
// CHECK-NEXT:     %6 = math.cos %0 fastmath<nnan,ninf> : f64
// CHECK-NEXT:     %7 = arith.addf %3, %4 fastmath<nnan,ninf> : f64
// CHECK-NEXT:     %8 = arith.mulf %7, %5 fastmath<nnan,ninf> : f64
// CHECK-NEXT:     %9 = arith.subf %3, %4 fastmath<nnan,ninf> : f64
// CHECK-NEXT:     %10 = arith.mulf %9, %6 fastmath<nnan,ninf> : f64
// CHECK-NEXT:     %11 = complex.create %8, %10 : complex<f64>
// CHECK-NEXT:     return %11 : complex<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sqrt(%a: complex<f32>) -> complex<f32> {
  %0 = complex.sqrt %a fastmath<nnan,ninf> : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sqrt(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %cst_1 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %2 = math.absf %0 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %3 = math.absf %1 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %4 = arith.maximumf %2, %3 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %5 = arith.minimumf %2, %3 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %6 = arith.divf %5, %4 : f32
// CHECK-NEXT:     %7 = arith.mulf %6, %6 : f32
// CHECK-NEXT:     %8 = arith.addf %7, %cst_1 : f32
// CHECK-NEXT:     %cst_2 = arith.constant 2.500000e-01 : f32
// CHECK-NEXT:     %9 = math.sqrt %4 : f32
// CHECK-NEXT:     %10 = math.powf %8, %cst_2 : f32
// CHECK-NEXT:     %11 = arith.mulf %9, %10 : f32
// CHECK-NEXT:     %12 = arith.cmpf uno, %11, %11 : f32
// CHECK-NEXT:     %13 = arith.select %12, %5, %11 : f32
// CHECK-NEXT:     %14 = math.atan2 %1, %0 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %15 = arith.mulf %14, %cst_0 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %16 = math.cos %15 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %17 = math.sin %15 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %18 = arith.cmpf oeq, %17, %cst fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %19 = arith.mulf %13, %16 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %20 = arith.mulf %13, %17 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %21 = arith.select %18, %cst, %20 : f32
// CHECK-NEXT:     %22 = arith.cmpf oeq, %13, %cst fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %23 = arith.select %22, %cst, %19 : f32
// CHECK-NEXT:     %24 = arith.select %22, %cst, %21 : f32
// CHECK-NEXT:     %25 = complex.create %23, %24 : complex<f32>
// CHECK-NEXT:     return %25 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @tan(%a: complex<f32>) -> complex<f32> {
  %0 = complex.tan %a fastmath<nnan,ninf> : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @tan(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %cst = arith.constant -1.000000e+00 : f32
// CHECK-NEXT:     %2 = arith.mulf %1, %cst fastmath<nnan> : f32
// CHECK-NEXT:     %cst_0 = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 4.000000e+00 : f32
// CHECK-NEXT:     %3 = arith.addf %2, %2 fastmath<nnan> : f32
// CHECK-NEXT:     %4 = arith.mulf %cst, %3 fastmath<nnan> : f32
// CHECK-NEXT:     %5 = math.expm1 %3 fastmath<nnan> : f32
// CHECK-NEXT:     %6 = math.expm1 %4 fastmath<nnan> : f32
// CHECK-NEXT:     %7 = arith.subf %5, %6 fastmath<nnan> : f32
// CHECK-NEXT:     %8 = math.cos %0 fastmath<nnan> : f32
// CHECK-NEXT:     %9 = arith.mulf %8, %8 fastmath<nnan> : f32
// CHECK-NEXT:     %10 = arith.mulf %9, %cst_1 fastmath<nnan> : f32
// CHECK-NEXT:     %11 = math.sin %0 fastmath<nnan> : f32
// CHECK-NEXT:     %12 = arith.mulf %8, %11 fastmath<nnan> : f32
// CHECK-NEXT:     %13 = arith.mulf %cst_1, %12 fastmath<nnan> : f32
// CHECK-NEXT:     %14 = arith.addf %5, %6 fastmath<nnan> : f32
// CHECK-NEXT:     %15 = arith.addf %14, %10 fastmath<nnan> : f32
// CHECK-NEXT:     %16 = arith.cmpf oeq, %14, %cst_0 fastmath<nnan> : f32
// CHECK-NEXT:     %17 = math.copysign %cst, %2 fastmath<nnan> : f32
// CHECK-NEXT:     %18 = arith.divf %7, %15 fastmath<nnan> : f32
// CHECK-NEXT:     %19 = arith.select %16, %17, %18 : f32
// CHECK-NEXT:     %20 = arith.divf %13, %15 fastmath<nnan> : f32
// CHECK-NEXT:     %21 = arith.mulf %19, %cst fastmath<nnan> : f32
// CHECK-NEXT:     %22 = complex.create %20, %21 : complex<f32>
// CHECK-NEXT:     return %22 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @tanh(%a: complex<f32>) -> complex<f32> {
  %0 = complex.tanh %a fastmath<nnan,ninf> : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @tanh(%arg0: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %cst = arith.constant -1.000000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 4.000000e+00 : f32
// CHECK-NEXT:     %2 = arith.addf %0, %0 fastmath<nnan> : f32
// CHECK-NEXT:     %3 = arith.mulf %cst, %2 fastmath<nnan> : f32
// CHECK-NEXT:     %4 = math.expm1 %2 fastmath<nnan> : f32
// CHECK-NEXT:     %5 = math.expm1 %3 fastmath<nnan> : f32
// CHECK-NEXT:     %6 = arith.subf %4, %5 fastmath<nnan> : f32
// CHECK-NEXT:     %7 = math.cos %1 fastmath<nnan> : f32
// CHECK-NEXT:     %8 = arith.mulf %7, %7 fastmath<nnan> : f32
// CHECK-NEXT:     %9 = arith.mulf %8, %cst_1 fastmath<nnan> : f32
// CHECK-NEXT:     %10 = math.sin %1 fastmath<nnan> : f32
// CHECK-NEXT:     %11 = arith.mulf %7, %10 fastmath<nnan> : f32
// CHECK-NEXT:     %12 = arith.mulf %cst_1, %11 fastmath<nnan> : f32
// CHECK-NEXT:     %13 = arith.addf %4, %5 fastmath<nnan> : f32
// CHECK-NEXT:     %14 = arith.addf %13, %9 fastmath<nnan> : f32
// CHECK-NEXT:     %15 = arith.cmpf oeq, %13, %cst_0 fastmath<nnan> : f32
// CHECK-NEXT:     %16 = math.copysign %cst, %0 fastmath<nnan> : f32
// CHECK-NEXT:     %17 = arith.divf %6, %14 fastmath<nnan> : f32
// CHECK-NEXT:     %18 = arith.select %15, %16, %17 : f32
// CHECK-NEXT:     %19 = arith.divf %12, %14 fastmath<nnan> : f32
// CHECK-NEXT:     %20 = complex.create %18, %19 : complex<f32>
// CHECK-NEXT:     return %20 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @add(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.add %a, %b fastmath<nnan,ninf> : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @add(%arg0: complex<f32>, %arg1: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.re %arg1 : complex<f32>
// CHECK-NEXT:     %2 = arith.addf %0, %1 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %3 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %4 = complex.im %arg1 : complex<f32>
// CHECK-NEXT:     %5 = arith.addf %3, %4 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %6 = complex.create %2, %5 : complex<f32>
// CHECK-NEXT:     return %6 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sub(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.sub %a, %b fastmath<nnan,ninf> : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sub(%arg0: complex<f32>, %arg1: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.re %arg1 : complex<f32>
// CHECK-NEXT:     %2 = arith.subf %0, %1 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %3 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %4 = complex.im %arg1 : complex<f32>
// CHECK-NEXT:     %5 = arith.subf %3, %4 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %6 = complex.create %2, %5 : complex<f32>
// CHECK-NEXT:     return %6 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mul(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.mul %a, %b fastmath<nnan,ninf> : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @mul(%arg0: complex<f32>, %arg1: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %2 = complex.re %arg1 : complex<f32>
// CHECK-NEXT:     %3 = complex.im %arg1 : complex<f32>
// CHECK-NEXT:     %4 = arith.mulf %0, %2 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %5 = arith.mulf %1, %3 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %6 = arith.subf %4, %5 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %7 = arith.mulf %1, %2 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %8 = arith.mulf %0, %3 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %9 = arith.addf %7, %8 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %10 = complex.create %6, %9 : complex<f32>
// CHECK-NEXT:     return %10 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @div(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.div %a, %b fastmath<nnan,ninf> : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @div(%arg0: complex<f32>, %arg1: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %2 = complex.re %arg1 : complex<f32>
// CHECK-NEXT:     %3 = complex.im %arg1 : complex<f32>
// CHECK-NEXT:     %4 = arith.divf %2, %3 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %5 = arith.mulf %4, %2 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %6 = arith.addf %3, %5 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %7 = arith.mulf %0, %4 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %8 = arith.addf %7, %1 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %9 = arith.divf %8, %6 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %10 = arith.mulf %1, %4 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %11 = arith.subf %10, %0 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %12 = arith.divf %11, %6 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %13 = arith.divf %3, %2 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %14 = arith.mulf %13, %3 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %15 = arith.addf %2, %14 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %16 = arith.mulf %1, %13 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %17 = arith.addf %0, %16 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %18 = arith.divf %17, %15 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %19 = arith.mulf %0, %13 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %20 = arith.subf %1, %19 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %21 = arith.divf %20, %15 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %22 = math.absf %2 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %23 = arith.cmpf oeq, %22, %cst : f32
// CHECK-NEXT:     %24 = math.absf %3 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %25 = arith.cmpf oeq, %24, %cst : f32
// CHECK-NEXT:     %26 = arith.cmpf ord, %0, %cst : f32
// CHECK-NEXT:     %27 = arith.cmpf ord, %1, %cst : f32
// CHECK-NEXT:     %28 = arith.ori %26, %27 : i1
// CHECK-NEXT:     %29 = arith.andi %23, %25 : i1
// CHECK-NEXT:     %30 = arith.andi %28, %29 : i1
// CHECK-NEXT:     %cst_0 = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %31 = math.copysign %cst_0, %2 : f32
// CHECK-NEXT:     %32 = arith.mulf %31, %0 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %33 = arith.mulf %31, %1 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %34 = arith.cmpf one, %22, %cst_0 : f32
// CHECK-NEXT:     %35 = arith.cmpf one, %24, %cst_0 : f32
// CHECK-NEXT:     %36 = arith.andi %34, %35 : i1
// CHECK-NEXT:     %37 = math.absf %0 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %38 = arith.cmpf oeq, %37, %cst_0 : f32
// CHECK-NEXT:     %39 = math.absf %1 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %40 = arith.cmpf oeq, %39, %cst_0 : f32
// CHECK-NEXT:     %41 = arith.ori %38, %40 : i1
// CHECK-NEXT:     %42 = arith.andi %41, %36 : i1
// CHECK-NEXT:     %cst_1 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %43 = arith.select %38, %cst_1, %cst : f32
// CHECK-NEXT:     %44 = math.copysign %43, %0 : f32
// CHECK-NEXT:     %45 = arith.select %40, %cst_1, %cst : f32
// CHECK-NEXT:     %46 = math.copysign %45, %1 : f32
// CHECK-NEXT:     %47 = arith.mulf %44, %2 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %48 = arith.mulf %46, %3 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %49 = arith.addf %47, %48 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %50 = arith.mulf %cst_0, %49 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %51 = arith.mulf %44, %3 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %52 = arith.mulf %46, %2 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %53 = arith.subf %52, %51 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %54 = arith.mulf %cst_0, %53 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %55 = arith.cmpf one, %37, %cst_0 : f32
// CHECK-NEXT:     %56 = arith.cmpf one, %39, %cst_0 : f32
// CHECK-NEXT:     %57 = arith.andi %55, %56 : i1
// CHECK-NEXT:     %58 = arith.cmpf oeq, %22, %cst_0 : f32
// CHECK-NEXT:     %59 = arith.cmpf oeq, %24, %cst_0 : f32
// CHECK-NEXT:     %60 = arith.ori %58, %59 : i1
// CHECK-NEXT:     %61 = arith.andi %57, %60 : i1
// CHECK-NEXT:     %62 = arith.select %58, %cst_1, %cst : f32
// CHECK-NEXT:     %63 = math.copysign %62, %2 : f32
// CHECK-NEXT:     %64 = arith.select %59, %cst_1, %cst : f32
// CHECK-NEXT:     %65 = math.copysign %64, %3 : f32
// CHECK-NEXT:     %66 = arith.mulf %0, %63 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %67 = arith.mulf %1, %65 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %68 = arith.addf %66, %67 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %69 = arith.mulf %cst, %68 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %70 = arith.mulf %1, %63 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %71 = arith.mulf %0, %65 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %72 = arith.subf %70, %71 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %73 = arith.mulf %cst, %72 fastmath<nnan,ninf> : f32
// CHECK-NEXT:     %74 = arith.cmpf olt, %22, %24 : f32
// CHECK-NEXT:     %75 = arith.select %74, %9, %18 : f32
// CHECK-NEXT:     %76 = arith.select %74, %12, %21 : f32
// CHECK-NEXT:     %77 = arith.select %61, %69, %75 : f32
// CHECK-NEXT:     %78 = arith.select %61, %73, %76 : f32
// CHECK-NEXT:     %79 = arith.select %42, %50, %77 : f32
// CHECK-NEXT:     %80 = arith.select %42, %54, %78 : f32
// CHECK-NEXT:     %81 = arith.select %30, %32, %79 : f32
// CHECK-NEXT:     %82 = arith.select %30, %33, %80 : f32
// CHECK-NEXT:     %83 = arith.cmpf uno, %75, %cst : f32
// CHECK-NEXT:     %84 = arith.cmpf uno, %76, %cst : f32
// CHECK-NEXT:     %85 = arith.andi %83, %84 : i1
// CHECK-NEXT:     %86 = arith.select %85, %81, %75 : f32
// CHECK-NEXT:     %87 = arith.select %85, %82, %76 : f32
// CHECK-NEXT:     %88 = complex.create %86, %87 : complex<f32>
// CHECK-NEXT:     return %88 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pow(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.pow %a, %b fastmath<nnan,ninf> : complex<f32>
  return %0 : complex<f32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pow(%arg0: complex<f32>, %arg1: complex<f32>) -> complex<f32> {
// CHECK-NEXT:     %0 = complex.re %arg1 : complex<f32>
// CHECK-NEXT:     %1 = complex.im %arg1 : complex<f32>
// CHECK-NEXT:     %2 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %3 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %4 = complex.re %arg0 : complex<f32>
// CHECK-NEXT:     %5 = complex.im %arg0 : complex<f32>
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %6 = math.absf %4 : f32
// CHECK-NEXT:     %7 = math.absf %5 : f32
// CHECK-NEXT:     %8 = arith.maximumf %6, %7 : f32
// CHECK-NEXT:     %9 = arith.minimumf %6, %7 : f32
// CHECK-NEXT:     %10 = arith.divf %9, %8 : f32
// CHECK-NEXT:     %11 = arith.mulf %10, %10 : f32
// CHECK-NEXT:     %12 = arith.addf %11, %cst : f32
// CHECK-NEXT:     %13 = math.sqrt %12 : f32
// CHECK-NEXT:     %14 = arith.mulf %8, %13 : f32
// CHECK-NEXT:     %15 = arith.cmpf uno, %14, %14 : f32
// CHECK-NEXT:     %16 = arith.select %15, %9, %14 : f32
// CHECK-NEXT:     %17 = math.powf %16, %0 : f32
// CHECK-NEXT:     %18 = arith.negf %1 : f32
// CHECK-NEXT:     %19 = math.atan2 %3, %2 : f32
// CHECK-NEXT:     %20 = arith.mulf %18, %19 : f32
// CHECK-NEXT:     %21 = math.exp %20 : f32
// CHECK-NEXT:     %22 = arith.mulf %17, %21 : f32
// CHECK-NEXT:     %23 = math.log %16 : f32
// CHECK-NEXT:     %24 = arith.mulf %0, %19 : f32
// CHECK-NEXT:     %25 = arith.mulf %1, %23 : f32
// CHECK-NEXT:     %26 = arith.addf %24, %25 : f32
// CHECK-NEXT:     %27 = math.cos %26 : f32
// CHECK-NEXT:     %28 = math.sin %26 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %cst_1 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cst_2 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %29 = complex.create %cst_2, %cst_1 : complex<f32>
// CHECK-NEXT:     %30 = complex.create %cst_1, %cst_1 : complex<f32>
// CHECK-NEXT:     %31 = complex.create %cst_0, %cst_1 : complex<f32>
// CHECK-NEXT:     %32 = arith.cmpf oeq, %16, %cst_1 : f32
// CHECK-NEXT:     %33 = arith.cmpf oeq, %1, %cst_1 : f32
// CHECK-NEXT:     %34 = arith.cmpf oeq, %0, %cst_1 : f32
// CHECK-NEXT:     %35 = arith.cmpf oeq, %3, %cst_1 : f32
// CHECK-NEXT:     %36 = arith.cmpf ole, %cst_1, %0 : f32
// CHECK-NEXT:     %37 = arith.mulf %22, %27 : f32
// CHECK-NEXT:     %38 = arith.mulf %22, %28 : f32
// CHECK-NEXT:     %39 = arith.select %34, %29, %30 : complex<f32>
// CHECK-NEXT:     %40 = complex.create %37, %38 : complex<f32>
// CHECK-NEXT:     %41 = arith.andi %32, %33 : i1
// CHECK-NEXT:     %42 = arith.andi %41, %36 : i1
// CHECK-NEXT:     %43 = arith.select %42, %39, %40 : complex<f32>
// CHECK-NEXT:     %44 = arith.andi %34, %33 : i1
// CHECK-NEXT:     %45 = arith.select %44, %29, %43 : complex<f32>
// CHECK-NEXT:     %46 = arith.cmpf oeq, %2, %cst_2 : f32
// CHECK-NEXT:     %47 = arith.andi %46, %35 : i1
// CHECK-NEXT:     %48 = arith.select %47, %29, %45 : complex<f32>
// CHECK-NEXT:     %49 = arith.cmpf oeq, %2, %cst_0 : f32
// CHECK-NEXT:     %50 = arith.andi %49, %35 : i1
// CHECK-NEXT:     %51 = arith.cmpf ogt, %0, %cst_1 : f32
// CHECK-NEXT:     %52 = arith.andi %33, %51 : i1
// CHECK-NEXT:     %53 = arith.andi %50, %52 : i1
// CHECK-NEXT:     %54 = arith.select %53, %31, %48 : complex<f32>
// CHECK-NEXT:     %55 = arith.cmpf olt, %0, %cst_1 : f32
// CHECK-NEXT:     %56 = arith.andi %33, %55 : i1
// CHECK-NEXT:     %57 = arith.andi %50, %56 : i1
// CHECK-NEXT:     %58 = arith.select %57, %30, %54 : complex<f32>
// CHECK-NEXT:     return %58 : complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
